package acctorun

import (
	"fmt"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/conversion/dependence"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// compute replaces a compute construct by a launch of its kernel, by its host version, or by a choice of both.
func (h *hostFunction) compute(o *ir.Op, s *setting) {
	var onHost *ir.Region
	if h.switches || s.on != nil || s.off {
		onHost = &ir.Region{}
		o.Region(0).CloneInto(onHost, ir.NewMapping())
	}
	if s.off {
		h.hostVersion(o, s, onHost)
		o.Erase()
		return
	}
	if onHost == nil {
		h.launchAll(o, s, o)
		o.Erase()
		return
	}
	head, loc := o.Parent(), o.Loc
	e := before(o)
	on := s.on
	if h.switches {
		away := e.cmp(arith.EQ, h.runtime(e, FnOnHost), e.i32(0))
		if on == nil {
			on = away
		} else {
			on = e.arith("andi", on, away)
		}
	}
	after := head.Split(o.Next())
	device, local := &ir.Block{}, &ir.Block{}
	head.Region().InsertAfter(device, head)
	head.Region().InsertAfter(local, device)
	o.MoveToEnd(local)
	end(local, loc).br(after)
	h.hostVersion(o, s, onHost)
	end(device, loc).br(after)
	h.launchAll(o, s, device.Last())
	o.Erase()
	end(head, loc).condBr(on, device, nil, local, nil)
}

// hostVersion inserts the region of a construct before o, run by one gang on host memory, where the data clauses yield
// host addresses.
func (h *hostFunction) hostVersion(o *ir.Op, s *setting, r *ir.Region) {
	b := &body{lowering: h.lowering, f: h.f, rename: map[*ir.Value]*ir.Value{}}
	// The clone still refers to the clauses' own values: with copies of those it has copies of the variables.
	swap := map[*ir.Value]*ir.Value{}
	type reduction struct {
		op              *ir.Op
		target, private *ir.Value
	}
	var reds []reduction
	next := o.Next()
	for _, slot := range acc.CopySlots {
		for _, v := range slot.Operands(o) {
			if v.Op() == nil || v.Op().Def().Dialect != acc.Dialect {
				continue
			}
			c := v.Op().Clone(ir.NewMapping())
			o.Parent().InsertBefore(c, o)
			target := s.place(acc.Var(c))
			private := b.privateCopy(c, o, target)
			if private == nil {
				continue
			}
			swap[v] = private
			c.Erase()
			if slot == acc.SlotReduction {
				b.rename[acc.Var(v.Op())] = private
				b.rename[target] = private
				reds = append(reds, reduction{v.Op(), target, private})
			}
		}
	}
	for _, x := range reds {
		b.combine(x.op, next, x.target, x.private)
	}
	var list []*ir.Op
	for _, blk := range r.Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			ir.Walk(x, func(y *ir.Op) bool {
				for i := range y.NumOperands() {
					if to, ok := swap[y.Operand(i)]; ok {
						y.SetOperand(i, to)
					}
				}
				return true
			})
			list = append(list, outermost(x)...)
		}
	}
	h.localize(r, s, o)
	if len(r.Blocks()) == 1 {
		for _, x := range r.Entry().Ops() {
			if !x.IsTerminator() {
				x.MoveBefore(o)
			}
		}
	} else {
		head, entry := o.Parent(), r.Entry()
		after := head.Split(o)
		spill(r, head, func(e emit, t *ir.Op) { e.br(after) })
		end(head, o.Loc).br(entry)
	}
	b.each(list, 0)
}

// localize makes a region's own copies of private, firstprivate and reduction operations that are outside of it and
// belong to loops inside, in terms of the device's variables.
func (l *lowering) localize(r *ir.Region, s *setting, o *ir.Op) {
	copies := map[*ir.Op]*ir.Op{}
	var first *ir.Op
	if r.Entry() != nil {
		first = r.Entry().First()
	}
	for _, blk := range r.Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			ir.Walk(x, func(y *ir.Op) bool {
				for i := range y.NumOperands() {
					d := y.Operand(i).Op()
					if d == nil || !isCopyOp(d) || within(d, r) {
						continue
					}
					c := copies[d]
					if c == nil {
						c = d.Clone(ir.NewMapping())
						first.Parent().InsertBefore(c, first)
						if d.Is(acc.Reduction) {
							c.SetOperand(0, s.place(acc.Var(c)))
						}
						copies[d] = c
					}
					y.SetOperand(i, c.Result(0))
				}
				return true
			})
		}
	}
}

func isCopyOp(o *ir.Op) bool {
	return o.Is(acc.Private) || o.Is(acc.Firstprivate) || o.Is(acc.Reduction)
}

func within(o *ir.Op, r *ir.Region) bool {
	for b := o.Parent(); b != nil; {
		if b.Region() == r {
			return true
		}
		p := b.ParentOp()
		if p == nil {
			return false
		}
		b = p.Parent()
	}
	return false
}

// place is the address of the variable in a construct's code: the device address when a data clause has it.
func (s *setting) place(v *ir.Value) *ir.Value {
	if d, ok := s.mapped[v]; ok {
		return d
	}
	return v
}

// launchAll launches the kernels of a construct, before at.
func (h *hostFunction) launchAll(o *ir.Op, s *setting, at *ir.Op) {
	if o.Is(acc.Kernels) {
		for _, part := range h.split(o) {
			h.launch(o, part, s, at)
		}
		return
	}
	h.launch(o, part{region: o.Region(0)}, s, at)
}

// launch makes a kernel of a part of a construct and the call that runs it, before at.
func (h *hostFunction) launch(o *ir.Op, p part, s *setting, at *ir.Op) {
	l, region, share := h.lowering, p.region, p.share
	number := len(l.program.Kernels)
	name := fmt.Sprintf("%s_acc_kernel_%d", h.name, l.kernels[h.name])
	l.kernels[h.name]++
	site := l.site(s.directive, "", "", o.Loc)
	l.program.Kernels = append(l.program.Kernels, Kernel{Name: name, Site: site})

	k := l.newKernel(name, o.Loc)
	entry := k.Region(0).Entry()
	b := &body{lowering: l, f: k, share: share, verdict: p.verdict, rename: map[*ir.Value]*ir.Value{}}
	if !o.Is(acc.Serial) && (!o.Is(acc.Kernels) || share != nil) {
		b.gang, b.gangs = []*ir.Value{entry.Arg(0)}, []*ir.Value{entry.Arg(1)}
	}
	b.parallel = o.Is(acc.Parallel)
	e := before(at)
	e.Loc = o.Loc
	b.host = e

	grid := gridOf(o)
	total := e.i32(0)
	sizes := make([]*ir.Value, len(grid.gangs))
	for i, g := range grid.gangs {
		sizes[i] = e.cast(g, ir.I32())
		if i == 0 {
			total = sizes[0]
		} else {
			total = e.mul(total, sizes[i])
		}
	}

	h.privateOperands(o, region, region.Entry().First(), s, b, e)
	l.localize(region, s, o)
	if o.Is(acc.Parallel) && len(sizes) <= 1 {
		b.share, b.verdict = h.only(region, len(sizes) == 0)
	}
	body := region.Entry()
	k.Region(0).Take(region)
	end(entry, o.Loc).br(body)
	if len(sizes) > 1 && b.gang != nil {
		b.dimensions(entry.Last(), sizes)
	}

	// One way out: the partials are written there.
	out := k.Region(0).AddBlock()
	end(out, o.Loc).ret()
	ret := out.Last()
	for _, blk := range k.Region(0).Blocks() {
		if t := blk.Last(); t != nil && (t.Is(acc.Yield) || t.Is(acc.Terminator)) && blk != out {
			loc := t.Loc
			t.Erase()
			end(blk, loc).br(out)
		}
	}
	b.constructReductions(o, s, ret)
	b.lower()
	b.leave(ret, entry.Arg(4))
	functions := []*ir.Op{k}
	kernel := &l.program.Kernels[number]
	if len(b.folds) > 0 {
		f := l.combineKernel(name+"_combine", o.Loc, b.folds)
		kernel.Combine = name + "_combine"
		functions = append(functions, f)
	}
	stride := b.stride(e)
	for _, f := range functions {
		readBounds(f)
		sweep(f)
	}
	caps := h.capture(k, s)
	for _, f := range functions {
		hoistAllocas(f)
	}
	setSignature(k)
	for i, c := range caps {
		kernel.Args = append(kernel.Args, Arg{c.name, llvm.IsPtr(entry.Arg(fixedParams + i).Type())})
	}

	slots := e.null()
	if len(caps) > 0 {
		slots = h.scratch(o.Loc, int64(len(caps)))
		for i, c := range caps {
			v := c.value
			if v.Type() == ir.Index() {
				v = e.cast(v, ir.I64())
			}
			if !llvm.Compatible(v.Type()) {
				l.unsupported(o, "a value of type "+ir.TypeString(v.Type())+" from outside of the construct")
				continue
			}
			e.store(v, e.offset(slots, e.i64(int64(i)*8)))
		}
	}
	if len(sizes) == 0 && !b.takesGangs || b.gang == nil {
		total = e.i32(1)
	}
	total = h.onTerms(e, o.Loc, b.terms, total)
	l.runtime(e, FnLaunch, e.i32(int64(site)), l.specialize(e, k, number, caps), slots, total, grid.number(e, grid.workers), grid.number(e, grid.vector),
		stride, s.queue(e))
}

// specialize makes a second version of a kernel that captures values with an expectation, for when that holds, and
// returns the number of the one to launch.
func (l *lowering) specialize(e emit, k *ir.Op, number int, caps []captured) *ir.Value {
	var as *ir.Value
	expected := map[int]int64{}
	for i, c := range caps {
		d := c.value.Op()
		if d == nil {
			continue
		}
		a, ok := d.Attr(accc.Expect.Name).(*ir.IntegerAttr)
		if !ok {
			continue
		}
		expected[i] = a.Value
		same := e.cmp(arith.EQ, c.value, e.constant(c.value.Type(), a.Value))
		if as != nil {
			same = e.arith("andi", as, same)
		}
		as = same
	}
	if as == nil {
		return e.i32(int64(number))
	}
	usual := l.program.Kernels[number]
	usual.Name += "_usual"
	c := k.Clone(ir.NewMapping())
	c.SetAttr("sym_name", ir.String(usual.Name))
	k.Parent().InsertBefore(c, k)
	l.symbols[usual.Name] = c
	entry := c.Region(0).Entry()
	for i, n := range expected {
		p := entry.Arg(fixedParams + i)
		p.ReplaceAllUses(before(entry.First()).constant(p.Type(), n))
	}
	l.program.Kernels = append(l.program.Kernels, usual)
	return e.choose(as, e.i32(int64(len(l.program.Kernels)-1)), e.i32(int64(number)))
}

// onTerms is the number of gangs of a launch: one, which runs the loops in order, where objects that must be different are not.
func (h *hostFunction) onTerms(e emit, loc ir.Location, terms []dependence.Verdict, total *ir.Value) *ir.Value {
	for _, v := range terms {
		n := len(v.Written) + len(v.Read)
		if len(v.Written) == 0 || n == 1 {
			continue
		}
		slots := h.scratch(loc, int64(n))
		for i, x := range append(slices.Clone(v.Written), v.Read...) {
			e.store(x, e.offset(slots, e.i64(int64(i)*8)))
		}
		apart := h.runtime(e, FnDistinct, slots, e.i32(int64(len(v.Written))), e.i32(int64(n)))
		total = e.choose(e.cmp(arith.NE, apart, e.i32(0)), total, e.i32(1))
	}
	return total
}

// A grid is what num_gangs, num_workers and vector_length say.
type grid struct {
	gangs           []*ir.Value
	workers, vector *ir.Value
}

func gridOf(o *ir.Op) grid {
	var g grid
	if o.Is(acc.Serial) {
		return g
	}
	g.gangs = acc.SlotNumGangs.Choose(target, o).Values
	if p := acc.SlotNumWorkers.Choose(target, o); p.Found {
		g.workers = p.Values[0]
	}
	if p := acc.SlotVectorLength.Choose(target, o); p.Found {
		g.vector = p.Values[0]
	}
	return g
}

func (g grid) number(e emit, v *ir.Value) *ir.Value {
	if v == nil {
		return e.i32(1)
	}
	return e.cast(v, ir.I32())
}

// dimensions takes the number of the gang apart when num_gangs has several values. The sizes are captured.
func (b *body) dimensions(at *ir.Op, sizes []*ir.Value) {
	e := before(at)
	n := b.gang[0]
	b.gang, b.gangs = nil, sizes
	for i, s := range sizes {
		if i == len(sizes)-1 {
			b.gang = append(b.gang, n)
			break
		}
		b.gang = append(b.gang, e.arith("remsi", n, s))
		n = e.arith("divsi", n, s)
	}
}

// privateOperands prepares the private, firstprivate and reduction copies of the construct itself, before first, the
// region's first operation. e makes what the host does before the launch.
func (h *hostFunction) privateOperands(o *ir.Op, region *ir.Region, first *ir.Op, s *setting, b *body, e emit) {
	replace := func(v, private *ir.Value) {
		v.ReplaceUsesIf(private, func(u *ir.Operand) bool { return within(u.Owner(), region) })
	}
	for _, slot := range acc.CopySlots {
		for _, v := range slot.Operands(o) {
			d := v.Op()
			if d == nil || !isCopyOp(d) {
				continue
			}
			c := d.Clone(ir.NewMapping())
			first.Parent().InsertBefore(c, first)
			replace(v, c.Result(0))
			original := s.place(acc.Var(d))
			if d.Is(acc.Firstprivate) {
				original = h.stage(d, first, e, s)
				if original == nil {
					continue
				}
			}
			private := b.privateCopy(c, first, original)
			if private == nil {
				continue
			}
			c.Erase()
			if d.Is(acc.Reduction) {
				b.rename[acc.Var(d)] = private
				b.rename[original] = private
				b.folds = append(b.folds, b.constructFold(d, original, private))
			}
		}
	}
}

// constructFold is the reduction of a reduction clause on the construct itself.
func (b *body) constructFold(d *ir.Op, target, private *ir.Value) *fold {
	return &fold{op: d, recipe: b.recipeOf(d), target: target, copy: private}
}

// constructReductions folds the construct's reductions at once if there is one gang, before ret.
func (b *body) constructReductions(o *ir.Op, s *setting, ret *ir.Op) {
	if b.gang != nil {
		return
	}
	for _, f := range b.folds {
		if f.recipe != nil {
			combineWith(f.recipe, f.op.GetAll("bounds"), ret, f.target, f.copy)
		}
	}
	b.folds = nil
}

// stage makes the value of a firstprivate variable available to a kernel: scalars are passed with the launch, anything
// else is copied to the device. It returns the address of the value, computed before first.
func (h *hostFunction) stage(d, first *ir.Op, e emit, s *setting) *ir.Value {
	host := acc.Var(d)
	t := acc.VarType(d)
	ep := before(first)
	if whole := isWhole(d); whole {
		size, err := sizeOf(t)
		if err != nil {
			h.fail(d.Errorf("%v", err))
			return nil
		}
		if !isScalar(t) && size <= 8 && size&(size-1) == 0 && size > 0 {
			t = ir.Int(int(size) * 8)
		}
		if isScalar(t) {
			at := ep.alloca(t, 1)
			ep.store(e.load(t, host), at)
			return at
		}
	}
	sec, err := h.section(e, d)
	if err != nil {
		h.fail(err)
		return nil
	}
	if isWhole(d) {
		size, _ := sizeOf(t)
		sec = section{size: e.i64(size)}
	}
	site := h.site(s.directive, "firstprivate", d.StringAttr("name"), d.Loc)
	addr := host
	if sec.offset != nil {
		addr = e.offset(host, sec.offset)
	}
	dev := h.runtime(e, FnStage, e.i32(int64(site)), addr, sec.size)
	if sec.offset != nil {
		dev = e.offset(dev, e.sub(e.i64(0), sec.offset))
	}
	s.names[dev] = d.StringAttr("name")
	return dev
}

func isScalar(t ir.Type) bool {
	return arith.Width(t) > 0 && arith.Width(t) <= 64 || t != nil && llvm.IsPtr(t)
}

// A captured is a value of the host function that a kernel uses.
type captured struct {
	value *ir.Value
	name  string
}

// fixedParams are the parameters of a kernel that precede the captured values.
const fixedParams = 5

// capture makes parameters of the values that a kernel uses and the host function defines. Constants and addresses of
// globals are made again instead.
func (h *hostFunction) capture(k *ir.Op, s *setting) []captured {
	var caps []captured
	entry := k.Region(0).Entry()
	first := entry.First()
	known := map[*ir.Value]*ir.Value{}
	ir.Walk(k, func(o *ir.Op) bool {
		for i := range o.NumOperands() {
			v := o.Operand(i)
			if defines(k, v) {
				continue
			}
			to := known[v]
			if to == nil {
				to = remake(v, first, known)
			}
			if to == nil {
				name := s.names[v]
				if name == "" {
					name = ir.NameOf(v.Loc())
				}
				caps = append(caps, captured{v, name})
				to = entry.AddArg(v.Type(), named(name, v.Loc()))
				if v.Type() == ir.Index() {
					to.SetType(ir.I64())
					to = before(first).cast(to, ir.Index())
				}
			}
			known[v] = to
			o.SetOperand(i, to)
		}
		return true
	})
	return caps
}

// named is a location that names a value after a variable, if there is one.
func named(name string, loc ir.Location) ir.Location {
	if name == "" {
		return ir.Unknown
	}
	return &ir.NameLoc{Name: name, Child: loc}
}

// defines reports whether a value is defined in a function.
func defines(f *ir.Op, v *ir.Value) bool {
	b := v.ParentBlock()
	return b != nil && f.IsAncestorOf(b.ParentOp())
}

// remake copies the operation of a constant before at; nil when v is not a constant.
func remake(v *ir.Value, at *ir.Op, known map[*ir.Value]*ir.Value) *ir.Value {
	o := v.Op()
	if o == nil {
		return nil
	}
	m := ir.NewMapping()
	switch {
	case o.Def().Has(ir.ConstantLike), o.Is(fn.Constant), o.Def().FullName == "llvm.mlir.addressof", o.Def().FullName == "llvm.mlir.zero",
		o.Def().FullName == "llvm.mlir.constant", o.Def().FullName == "llvm.mlir.undef", o.Def().FullName == "llvm.mlir.poison":
	case o.Is(builtin.UnrealizedConversionCast) && o.NumOperands() == 1:
		in := known[o.Operand(0)]
		if in == nil {
			in = remake(o.Operand(0), at, known)
		}
		if in == nil {
			return nil
		}
		m.Values[o.Operand(0)] = in
	default:
		return nil
	}
	c := o.Clone(m)
	at.Parent().InsertBefore(c, at)
	return c.Result(v.Index())
}

// newKernel adds a kernel without captured values to the module.
func (l *lowering) newKernel(name string, loc ir.Location) *ir.Op {
	k := l.newFunc(name, []ir.Type{ir.I32(), ir.I32(), ir.I32(), ir.I32(), ptr()}, nil, false)
	k.SetAttr(accc.Kernel.Name, ir.Unit())
	k.Loc = loc
	for i, n := range []string{"gang", "gangs", "workers", "vector", "partials"} {
		k.Region(0).Entry().Arg(i).SetLoc(&ir.NameLoc{Name: n})
	}
	return k
}

// setSignature makes a function's type that of its entry block.
func setSignature(f *ir.Op) {
	var params []ir.Type
	for _, a := range f.Region(0).Entry().Args() {
		params = append(params, a.Type())
	}
	f.SetAttr("function_type", ir.TypeValue(ir.Func(params, nil)))
}
