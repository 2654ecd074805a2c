package run

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"accc/backend/check"
	"accc/backend/device"
	"accc/backend/run/libc"
	"accc/dialects/arith"
	"accc/dialects/conversion/offloadtorun"
	fn "accc/dialects/func"
	"accc/ir"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// fnFree and fnRealloc are free and realloc of the C library with one more argument, the site of the call.
const (
	fnFree    = "__accc_free"
	fnRealloc = "__accc_realloc"
)

// placed are the functions that end the life of host memory, and what they are called in the code.
var placed = map[string]string{"free": fnFree, "realloc": fnRealloc}

// placeFrees makes the calls that end the life of host memory say where they are. Programs without data on devices stay as they are.
func (im *Image) placeFrees(module *ir.Op) {
	entry := module.Region(0).Entry()
	if len(im.program.Sites) == 0 {
		return
	}
	declared := map[string]bool{}
	ir.Walk(module, func(o *ir.Op) bool {
		s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
		if !ok || !o.Is(fn.Call) || placed[s.Root] == "" {
			return true
		}
		if f := ir.SymbolIn(module, s.Root); f == nil || !f.Region(0).Empty() {
			return true // the program's own function
		}
		directive := s.Root
		if f := ir.File(o.Loc); f != nil && strings.Contains(strings.ToLower(f.File[strings.LastIndexByte(f.File, '.')+1:]), "f") {
			directive = "deallocate"
		}
		im.program.Sites = append(im.program.Sites, offloadtorun.Site{Directive: directive, Var: variableOf(o.Operand(0)) + memberOf(o.Operand(0)), Loc: o.Loc})
		b := ir.Before(o)
		site := b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.I32()},
			Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.I32(), int64(len(im.program.Sites)-1))}}}).Result(0)
		name := placed[s.Root]
		args := append(slices.Clone(o.Operands()), site)
		if !declared[name] {
			declared[name] = true
			var params, results []ir.Type
			for _, v := range args {
				params = append(params, v.Type())
			}
			for _, v := range o.Results() {
				results = append(results, v.Type())
			}
			ir.At(entry).Op(fn.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
				{Name: "function_type", Value: ir.TypeValue(ir.Func(params, results))}, {Name: "sym_visibility", Value: ir.String("private")}}})
		}
		o.SetOperands(args, nil)
		o.SetAttr("callee", ir.Symbol(name))
		return true
	})
}

// freeing is free and realloc of host code; on the device they are those of the device's memory.
func (in *instance) freeing(name string, onDevice bool) wasmapi.GoFunc {
	plain, n := "free", 1
	if name == fnRealloc {
		plain, n = "realloc", 2
	}
	f := libc.Lookup(plain)
	if do, heap := deviceHeap[plain]; heap && onDevice && in.p.opts.Mode == Discrete {
		return in.deviceCall(do)
	}
	if onDevice && !f.Device {
		return in.forbidden(plain)
	}
	p := in.p
	return func(_ ctx, s []uint64) {
		addr, site := s[0], int(i32(s[n]))
		start, size, ok := uint64(0), uint64(0), false
		if addr != 0 && p.anyPresent() {
			start, size, ok = p.heap.Block(addr)
		}
		if r := p.races; r != nil && !onDevice && addr != 0 {
			if at, n, found := p.heap.Block(addr); found && at == addr {
				in.calls()
				r.transfer(at, n, "", p.site(site), true, false)
			}
		}
		p.races.calling(in, func() { f.Invoke(in.env, s) })
		if ok && start == addr && (plain == "free" || s[0] != addr) {
			p.ends(device.Range{Addr: start, Size: size}, p.site(site), p.image.program.Sites[site].Var)
		}
	}
}

// anyPresent reports whether there is data on a device.
func (p *process) anyPresent() bool {
	return slices.ContainsFunc(p.platform.Devices(), func(d *device.Device) bool { return d.Holds() })
}

// ends tells of host memory whose life ends at a site though it is present on a device. name is what the program calls the memory there; ""
// if nothing is known.
func (p *process) ends(r device.Range, site device.Site, name string) {
	for _, d := range p.platform.Devices() {
		for _, x := range d.Present(r) {
			second := x.Site.Place()
			second.Text = "brought to the device by " + x.Site.Directive
			how := "is freed"
			if site.Directive == "return" {
				how = "ends with its scope"
			}
			p.report.Add(check.Finding{Code: check.StillPresent, Kind: check.Lifetime, Level: check.Warn, Variable: x.Name,
				First: site.Place(), Second: second,
				Message: fmt.Sprintf("the memory of %s %s while it is present on the device", cmp.Or(x.Name, "present data"), how),
				Notes:   []string{"memory that the host uses for something else later would be taken for present, with old values"},
				Fix:     p.release(x, name)})
		}
	}
}

// release is the directive that ends what a directive or routine has brought, in the words of the place where the memory ends: the clause
// that has brought it can be in another function, whose names mean nothing here.
func (p *process) release(x device.Presence, here string) string {
	name := x.Name
	if here != "" && baseName(name) != here {
		name = here
	}
	switch {
	case name == "":
		return "delete it on the device before, with the length that it has there"
	case strings.HasPrefix(x.Site.Directive, "target"):
		return fmt.Sprintf("before it, write target exit data map(delete: %s)", name)
	default:
		return fmt.Sprintf("before it, write exit data delete(%s)", name)
	}
}

// owner is the variable or block of host memory that holds an address, where the runtime knows it.
func (p *process) owner(addr uint64) (device.Object, bool) {
	if start, size, ok := p.heap.Block(addr); ok {
		return device.Object{Range: device.Range{Addr: start, Size: size}, What: "the block of memory that it is in"}, true
	}
	i, found := slices.BinarySearchFunc(p.globals(), addr, func(g device.Object, at uint64) int { return cmp.Compare(g.Addr, at) })
	if !found {
		i--
	}
	if i < 0 || addr >= p.globals()[i].End() {
		return device.Object{}, false
	}
	return p.globals()[i], true
}

// globalObjects are the variables of static storage, by address.
func (p *process) globalObjects() []device.Object {
	var list []device.Object
	for name, s := range p.hostCode.Symbols {
		if s.Size > 0 {
			list = append(list, device.Object{Range: device.Range{Addr: s.Addr, Size: s.Size}, What: "the variable '" + globalName(name) + "'"})
		}
	}
	slices.SortFunc(list, func(a, b device.Object) int { return cmp.Compare(a.Addr, b.Addr) })
	return list
}

// leave: (site, variable, bytes): a procedure returns, whose local variable it is.
func leave(p *process, s []uint64) error {
	if r := (device.Range{Addr: s[1], Size: s[2]}); r.Size > 0 && p.anyPresent() {
		p.ends(r, p.site(int(i32(s[0]))), "")
	}
	return nil
}

// fits: (site, bytes from the start of the variable on, bytes of the section, bytes of the variable).
func fits(p *process, s []uint64) error {
	site := int(i32(s[0]))
	offset, bytes, size := s[1], s[2], s[3]
	if int64(bytes) <= 0 || int64(offset) < 0 || offset+bytes <= size || offset >= size {
		return nil
	}
	x := p.image.program.Sites[site]
	v := device.Var{Name: x.Var, Range: device.Range{Addr: offset, Size: bytes}}
	what := "the array"
	if x.Object != "" {
		what = "the array '" + x.Object + "'"
	}
	return device.TooLong(v, device.Object{Range: device.Range{Size: size}, What: what}, p.site(site))
}

// advised tells of what may be wrong, if notes are wanted.
func (p *process) advised(f check.Finding) {
	if f.Level == check.Note && !p.opts.Verbose && p.opts.Check&(check.Data|check.Async) == 0 {
		return
	}
	p.report.Add(f)
}

// remains notes what is on the devices when the program ends.
func (p *process) remains() {
	if !p.opts.Verbose {
		return
	}
	for _, d := range p.platform.Devices() {
		for _, x := range d.Present(device.Range{Size: 1 << 62}) {
			if x.Site.Directive == "declare" {
				continue
			}
			p.report.Add(check.Finding{Code: check.LeftPresent, Kind: check.Lifetime, Level: check.Note, Variable: x.Name, First: x.Site.Place(),
				Message: fmt.Sprintf("%s is still present on the device at the end of the program", cmp.Or(x.Name, "the data")), Fix: p.release(x, "")})
		}
		for _, x := range d.Allocated() {
			p.report.Add(check.Finding{Code: check.LeftPresent, Kind: check.Lifetime, Level: check.Note, First: x.Site.Place(),
				Message: fmt.Sprintf("the %d bytes of %s are never freed on the device", x.Size, x.Site.Directive)})
		}
	}
}
