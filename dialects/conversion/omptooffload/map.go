package omptooffload

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A mapping is a variable that a construct maps, or a part of one.
type mapping struct {
	info  *ir.Op // omp.map.info
	flags int64
	parts []*mapping
	// base is the address of the variable on the host, of what a pointer leads to where there is one; pointer is then the
	// address of that pointer.
	base, pointer *ir.Value
	// descriptor is how many bytes after the pointer describe what it leads to.
	descriptor int64
	section    section.Section
	// count is how many variables of the mapper's type there are; nil: no mapper says how they are mapped.
	count *ir.Value
	mover *ir.Op // omp.declare_mapper
	// itself: a pointer leads to the place of the mapping, or describes what is mapped.
	itself bool
	// iterated: base is that of a list of places, which a clause with iterators names.
	iterated bool
}

// A mover carries out what a construct says of its data.
type mover struct {
	*code
	o         *ir.Op // the construct
	directive string
	list      []*mapping
	// parent tells that the construct is reverse offload: its data is about host memory, the parent of the device.
	parent bool
	// functions are the functions that map a variable and what belongs to it, by mappers that map variables of their own type.
	functions map[*ir.Op]string
}

// mover reads the variables that a construct maps, before at.
func (c *code) mover(o, at *ir.Op) *mover {
	m := &mover{code: c, o: o, directive: directive(o)}
	m.list = m.read(o.GetAll("map_vars"), build.Before(at))
	return m
}

// read makes mappings of the results of map operations, computing what they are about where e is.
func (m *mover) read(values []*ir.Value, e build.Emit) (list []*mapping) {
	all := map[*ir.Op]*mapping{}
	part := map[*ir.Op]bool{}
	for _, v := range values {
		info := v.Op()
		if info == nil || !info.Is(omp.MapInfo) {
			m.unsupported(m.o, "a variable that is not mapped by omp.map.info in the same function")
			return nil
		}
		if all[info] == nil {
			all[info] = m.mapping(info, e)
		}
		for _, p := range info.GetAll("members") {
			part[p.Op()] = true
		}
	}
	for _, v := range values {
		info := v.Op()
		x := all[info]
		if x == nil {
			continue
		}
		var data, before *mapping
		for i, p := range info.GetAll("members") {
			y := all[p.Op()]
			if y == nil {
				y = m.mapping(p.Op(), e)
			}
			of := x
			switch {
			case y == nil:
				continue
			case x.isDescriptor() && depth(info, i) == 1:
				y.descriptor = info.IntAttr(accc.DescriptorBytes.Name)
				data = y
			case before != nil && before.isDescriptor() && y.pointer != nil && depth(info, i) == depth(info, i-1)+1:
				y.descriptor = before.info.IntAttr(accc.DescriptorBytes.Name) // the data of a component
			case data != nil && data.info.BoolAttr("partial_map"):
				of = data // a component of what the descriptor describes
			}
			before = y
			y.alone(e)
			if !slices.Contains(of.parts, y) {
				of.parts = append(of.parts, y)
			}
		}
		if !part[info] && !slices.Contains(list, x) {
			x.alone(e)
			list = append(list, x)
		}
	}
	// Places that a list names may be in variables that the same construct maps as a whole.
	slices.SortStableFunc(list, func(a, b *mapping) int {
		switch {
		case a.iterated == b.iterated:
			return 0
		case a.iterated:
			return 1
		}
		return -1
	})
	return list
}

// alone maps nothing for a pointer itself, which is attached if what it leads to is there (OpenMP 5.2 §5.8.6). The first word of a descriptor is
// a pointer too, but what is mapped is what it describes.
func (x *mapping) alone(e build.Emit) {
	if x.itself && x.descriptor == 0 {
		x.section.Size = e.I64(0)
	}
}

// depth is how many components a member of a mapped variable is inside of others.
func depth(info *ir.Op, member int) int {
	list, ok := info.Attr("members_index").(*ir.ArrayAttr)
	if !ok || member >= len(list.Elems) {
		return 0
	}
	way, ok := list.Elems[member].(*ir.ArrayAttr)
	if !ok {
		return 0
	}
	return len(way.Elems)
}

// declaredPointer is the pointer variable that an address comes from, if a declare target directive makes it present: the device uses
// its own pointer, which a map of what it leads to attaches (OpenMP 5.2 §5.8.6).
func (m *mover) declaredPointer(address *ir.Value) *ir.Value {
	load := address.Op()
	if load == nil || !load.Is(llvm.Load) {
		return nil
	}
	at := load.Operand(0)
	if at.Op() == nil || !at.Op().Is(llvm.AddressOf) {
		return nil
	}
	name, _ := at.Op().Attr("global_name").(*ir.SymbolRefAttr)
	if name == nil || m.symbols[name.Root] == nil {
		return nil
	}
	if capture, ok := DeclaredTarget(m.symbols[name.Root]); !ok || capture == "link" {
		return nil
	}
	return at
}

// mapping reads one map operation.
func (m *mover) mapping(info *ir.Op, e build.Emit) *mapping {
	if x := m.iterated(info); x != nil {
		return x
	}
	x := &mapping{info: info, base: info.Get("var_ptr")}
	x.flags = omp.FlagsOf(info)
	if x.flags&(omp.MapRefPtr|omp.MapRefPtee|omp.MapRefPtrPtee) != 0 {
		m.unsupported(info, "a modifier of the map of "+info.StringAttr("name"))
		return nil
	}
	e.Loc = info.Loc
	if x.pointer = info.Get("var_ptr_ptr"); x.pointer != nil {
		x.base = e.Load(build.Ptr(), x.pointer)
	} else {
		x.pointer = m.declaredPointer(x.base)
	}
	var bounds []section.Bound
	for _, b := range info.GetAll("bounds") {
		def := b.Op()
		if def == nil || !def.Is(omp.MapBoundsOp) {
			m.unsupported(info, "bounds that are not given by omp.map.bounds in the same function")
			return nil
		}
		y := section.Bound{Lower: def.Get("lower_bound"), Count: def.Get("extent"), Extent: def.Get("extent"), Stride: def.Get("stride"),
			InBytes: def.BoolAttr("stride_in_bytes"), Step: def.Attr(accc.Step.Name) != nil && len(bounds) > 0}
		if upper := def.Get("upper_bound"); upper != nil {
			y.Count = e.Add(e.Cast(upper, ir.I64()), e.I64(1))
			if y.Lower != nil {
				y.Count = e.Sub(y.Count, e.Cast(y.Lower, ir.I64()))
			}
		}
		bounds = append(bounds, y)
	}
	t := info.Attr("var_type").(*ir.TypeAttr).Type
	var err error
	if x.section, err = section.Of(e, t, bounds); err != nil {
		m.fail(info.Errorf("%v", err))
		return nil
	}
	x.itself = info.Get("var_ptr_ptr") == info.Get("var_ptr") && len(bounds) == 0
	if s, ok := info.Attr("mapper_id").(*ir.SymbolRefAttr); ok {
		if x.mover = m.symbols[s.Root]; x.mover == nil {
			m.fail(info.ErrorCode(ir.CodeSymbol, "refers to the mapper @%s, which is not there", s.Root))
			return nil
		}
		size, err := x.elementSize()
		if err != nil {
			m.fail(info.Errorf("%v", err))
			return nil
		}
		x.count = e.Arith("divsi", x.section.Size, e.I64(size))
	}
	return x
}

// elementSize is the size of a variable of the mapper's type, which may be an element of the array that is mapped.
func (x *mapping) elementSize() (int64, error) {
	return section.Size(x.mover.Attr("type").(*ir.TypeAttr).Type)
}

// words are the words of map clauses that LLVM's flags do not distinguish.
func words(info *ir.Op) (list []string) {
	if a, ok := info.Attr(accc.MapWords.Name).(*ir.ArrayAttr); ok {
		for _, w := range a.Elems {
			if s, ok := w.(*ir.StringAttr); ok {
				list = append(list, s.Value)
			}
		}
	}
	return list
}

// isDescriptor reports whether a mapping is about the descriptor of an array, which the program does not see.
func (x *mapping) isDescriptor() bool { return isDescriptor(x.info) }

func isDescriptor(info *ir.Op) bool { return info.Attr(accc.DescriptorBytes.Name) != nil }

// partial reports whether members alone are mapped, but for the memory that is around them.
func (x *mapping) partial() bool { return x.info.BoolAttr("partial_map") && len(x.parts) > 0 }

// pointerBytes is the size of what leads to the memory of a mapping: a pointer, or a descriptor.
func (x *mapping) pointerBytes() int64 { return 8 + x.descriptor }

// hull is the memory around the parts of a variable: the first byte and the one after the last.
func (x *mapping) hull(e build.Emit) (lo, hi *ir.Value) {
	address := func(p *ir.Value) *ir.Value { return e.Value(llvm.Dialect, "ptrtoint", ir.I64(), p) }
	for _, p := range x.parts {
		var from, to *ir.Value
		if p.pointer != nil {
			from = address(p.pointer)
			to = e.Add(from, e.I64(p.pointerBytes()))
		} else {
			from = address(p.base)
			if p.section.Offset != nil {
				from = e.Add(from, p.section.Offset)
			}
			to = e.Add(from, p.section.Size)
		}
		if lo == nil {
			lo, hi = from, to
			continue
		}
		lo = e.Choose(e.Cmp(arith.ULT, from, lo), from, lo)
		hi = e.Choose(e.Cmp(arith.UGT, to, hi), to, hi)
	}
	return lo, hi
}

// A piece is a range of memory with what is done with it.
type piece struct {
	info   *ir.Op
	base   *ir.Value
	offset *ir.Value
	bytes  *ir.Value
	dims   []section.Dimension
	rows   []*ir.Value
	// pointer leads to the range, and is attached.
	pointer    *ir.Value
	descriptor int64
	flags      int64
}

// name is what the user calls the variable: the one that has the descriptor, where it is the data of that.
func (p piece) name() string {
	name := p.info.StringAttr("name")
	if name != "" || p.descriptor == 0 {
		return name
	}
	for _, u := range p.info.Result(0).Users() {
		if u.Is(omp.MapInfo) {
			return u.StringAttr("name")
		}
	}
	return ""
}

// whole is the memory of a variable itself.
func (x *mapping) whole() piece {
	p := piece{info: x.info, base: x.base, offset: x.section.Offset, bytes: x.section.Size, dims: x.section.Dims, pointer: x.pointer, descriptor: x.descriptor, flags: x.flags}
	if x.section.Rows != nil {
		p.rows = []*ir.Value{x.section.Rows, x.section.Inner, x.section.Length}
	}
	return p
}

// each calls do for the memory of a variable and of its parts, before at: what is around others comes first. It returns what
// do returns for the first.
func (m *mover) each(at *ir.Op, x *mapping, do func(at *ir.Op, p piece) *ir.Value) *ir.Value {
	switch {
	case x.iterated:
		m.recorded(at, x, do)
		return x.base
	case x.mover != nil:
		first := m.byMapper(at, x, do)
		m.parts(at, x, do)
		return first
	case x.partial():
		e := build.Before(at)
		e.Loc = x.info.Loc
		lo, hi := x.hull(e)
		p := piece{info: x.info, base: x.base, offset: e.Sub(lo, e.Value(llvm.Dialect, "ptrtoint", ir.I64(), x.base)), bytes: e.Sub(hi, lo), pointer: x.pointer, descriptor: x.descriptor, flags: omp.MapStorage | x.flags&omp.MapImplicit}
		first := do(at, p)
		for _, y := range x.parts {
			if y.pointer != nil { // the pointer itself keeps its value where it leads to nothing there
				do(at, piece{info: y.info, base: y.pointer, bytes: e.I64(y.pointerBytes()), flags: omp.MapTo | omp.MapImplicit})
			}
		}
		m.parts(at, x, do)
		return first
	}
	first := do(at, x.whole())
	m.parts(at, x, do)
	return first
}

func (m *mover) parts(at *ir.Op, x *mapping, do func(at *ir.Op, p piece) *ir.Value) {
	for _, y := range x.parts {
		if y.mover != nil || len(y.parts) == 0 || y.partial() {
			m.each(at, y, do)
		} else {
			do(at, y.whole()) // its parts are parts of x as well
		}
	}
}

// byMapper does it for variables that a mapper says how to map (OpenMP 5.2 §5.8.8), one after the other in memory that is theirs
// as a whole.
func (m *mover) byMapper(at *ir.Op, x *mapping, do func(at *ir.Op, p piece) *ir.Value) *ir.Value {
	p := x.whole()
	p.flags = omp.MapStorage | x.flags&(omp.MapImplicit|omp.MapDelete|omp.MapPresent)
	p.pointer = nil
	p.dims = nil
	first := do(at, p)
	if x.pointer != nil {
		p.pointer = x.pointer
		do(at, p)
	}
	e := build.Before(at)
	e.Loc = x.info.Loc
	start := x.base
	if x.section.Offset != nil {
		start = e.Offset(start, x.section.Offset)
	}
	size, _ := x.elementSize()
	if n, ok := ir.ConstantInt(x.count); ok && n == 1 {
		m.element(at, x, start, do)
		return first
	}
	body := loop(e, e.I64(0), x.count)
	end := body.Region(0).Entry().Last()
	in := build.Before(end)
	m.element(end, x, in.Offset(start, in.Mul(body.Region(0).Entry().Arg(0), in.I64(size))), do)
	return first
}

// element does it for what the mapper maps of one variable.
func (m *mover) element(at *ir.Op, x *mapping, address *ir.Value, do func(at *ir.Op, p piece) *ir.Value) {
	if m.isRecursive(x.mover) {
		m.byFunction(at, x, address, do)
		return
	}
	m.inlined(at, x, address, do)
}

// isRecursive reports whether a mapper maps variables of its own type.
func (m *mover) isRecursive(mapper *ir.Op) bool {
	seen := map[*ir.Op]bool{}
	var reaches func(from *ir.Op) bool
	reaches = func(from *ir.Op) bool {
		for _, o := range from.Region(0).Entry().Ops() {
			s, ok := o.Attr("mapper_id").(*ir.SymbolRefAttr)
			if !ok || !o.Is(omp.MapInfo) {
				continue
			}
			next := m.symbols[s.Root]
			if next == mapper {
				return true
			}
			if next != nil && !seen[next] {
				seen[next] = true
				if reaches(next) {
					return true
				}
			}
		}
		return false
	}
	return reaches(mapper)
}

// byFunction does it by a function that calls itself for the variables of its own type: allocatable components end such a chain.
func (m *mover) byFunction(at *ir.Op, x *mapping, address *ir.Value, do func(at *ir.Op, p piece) *ir.Value) {
	if !strings.HasSuffix(x.mover.StringAttr("sym_name"), omp.PredefinedMapper) {
		m.unsupported(x.info, "a mapper that maps variables of its own type by itself")
		return
	}
	name := m.functions[x.mover]
	if name == "" {
		name = m.newRegion("mapper")
		f := build.Function(m.module, name, []ir.Type{build.Ptr()}, nil, false)
		m.symbols[name] = f
		if m.functions == nil {
			m.functions = map[*ir.Op]string{}
		}
		m.functions[x.mover] = name
		body := build.End(f.Region(0).Entry(), x.info.Loc)
		body.Ret()
		m.inlined(f.Region(0).Entry().Last(), x, f.Region(0).Entry().Arg(0), do)
		delete(m.functions, x.mover)
		sweep(f)
	}
	e := build.Before(at)
	e.Loc = x.info.Loc
	e.Call(name, nil, address)
}

// inlined does it by the code of the mapper.
func (m *mover) inlined(at *ir.Op, x *mapping, address *ir.Value, do func(at *ir.Op, p piece) *ir.Value) {
	values := build.Inline(at, x.mover.Region(0), []*ir.Value{address})
	for _, v := range values { // components are named after the variable that has them
		if name := v.Op().StringAttr("name"); strings.HasPrefix(name, "%") {
			v.Op().SetAttr("name", ir.String(x.info.StringAttr("name")+name))
			v.Op().Loc = x.info.Loc
		}
	}
	for _, y := range m.read(values, build.Before(at)) {
		m.each(at, y, func(at *ir.Op, p piece) *ir.Value {
			p.flags = combined(p.flags, x.flags)
			if m.o.Is(omp.TargetUpdate) && strings.HasSuffix(x.mover.StringAttr("sym_name"), omp.PredefinedMapper) {
				p.flags &^= omp.MapImplicit // components are updated with their variable
			}
			return do(at, p)
		})
	}
}

// sweep erases the map operations in a function, which say nothing any more where no construct uses them.
func sweep(f *ir.Op) {
	for again := true; again; {
		again = false
		ir.WalkPost(f, func(o *ir.Op) {
			if (o.Is(omp.MapInfo) || o.Is(omp.MapBoundsOp)) && !o.Result(0).HasUses() {
				o.Erase()
				again = true
			}
		})
	}
}

// combined is how a part is mapped for which a mapper and the clause that applies it say something (OpenMP 5.2 §5.8.8).
func combined(mapper, clause int64) int64 {
	const directions = omp.MapTo | omp.MapFrom
	out := mapper&^(directions|omp.MapStorage) | clause&(omp.MapAlways|omp.MapClose|omp.MapPresent|omp.MapDelete|omp.MapImplicit)
	if move := mapper & clause & directions; move != 0 {
		return out | move
	}
	return out | omp.MapStorage
}

// rangeOf makes the range of a piece.
func (m *mover) rangeOf(e build.Emit, p piece) *ir.Value {
	d := ir.NewDraft(offload.Range)
	d.Add("base", p.base)
	d.Add("offset", p.offset)
	d.Add("bytes", p.bytes)
	if p.rows != nil {
		d.Add("rows", p.rows...)
	} else {
		for _, x := range p.dims {
			d.Add("counts", x.Count)
			d.Add("strides", x.Stride)
		}
	}
	d.Add("pointer", p.pointer)
	if s := p.name(); s != "" {
		d.Set("name", ir.String(s))
	}
	return d.Insert(e.Builder, p.info.Loc).Result(0)
}

// insert makes the operation of an action on a piece.
func (m *mover) insert(e build.Emit, p piece, x offload.Action) *ir.Op {
	if p.pointer != nil {
		x.Descriptor = p.descriptor
	}
	d := x.Draft(m.rangeOf(e, p))
	if x.Def == offload.Enter || x.Def == offload.Address {
		d.Types = []ir.Type{p.base.Type()}
	}
	return d.Insert(e.Builder, p.info.Loc)
}

// enter maps a piece before at and returns the address on the device that corresponds to its base.
func (m *mover) enter(at *ir.Op, p piece) *ir.Value {
	return m.insert(m.before(at, p), p, enterOf(m.o, p.info, p.flags)).Result(0)
}

// exit unmaps a piece before at.
func (m *mover) exit(at *ir.Op, p piece) *ir.Value {
	m.insert(m.before(at, p), p, exitOf(m.o, p.info, p.flags))
	return nil
}

// update copies a piece before at.
func (m *mover) update(at *ir.Op, p piece) *ir.Value {
	for _, x := range updatesOf(m.o, p.info, p.flags) {
		m.insert(m.before(at, p), p, x)
	}
	return p.base
}

func (*mover) before(at *ir.Op, p piece) build.Emit {
	e := build.Before(at)
	e.Loc = p.info.Loc
	return e
}
