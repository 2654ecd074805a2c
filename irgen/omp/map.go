package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A Place is a part of memory that is mapped, as the host language addresses it.
type Place struct {
	// Object is the variable that regions refer to by the place; nil for a part of one.
	Object *irgen.Object
	Name   string
	Loc    ir.Location
	// Var is the address, Type what is there; PtrPtr is the address of the pointer that leads to it.
	Var, PtrPtr *ir.Value
	Type        ir.Type
	// Result is the type of the device's address.
	Result ir.Type
	Dims   []irgen.Dim
	// ByCopy: the value is small enough to be passed in place of its address. Pointer: no data is moved unless a clause says so.
	ByCopy, Pointer bool
	// Data is what the descriptor at Var describes.
	Data *Place
	// Prepare sets Var of a descriptor that has to be stored first, and of its data.
	Prepare func()
	// Of is the variable of which the place is a member, and Index the way to it, by the positions of members.
	Of    *Place
	Index []int64
	// Mapper is the key of the declared mapper of the type, "" for a type that can have none.
	Mapper string
}

// A mapping is a place with what is said of it.
type mapping struct {
	place  *Place
	flags  int64
	byCopy bool
	mapper *ir.SymbolRefAttr
	// mapperName is what the clause calls the mapper.
	mapperName string
	words      []string // map types and modifiers that the flags do not distinguish
	// implied: no clause maps it.
	implied bool
	// partial: only members of it are mapped. copied: it is mapped for the copy that a region has.
	partial, copied bool
	members         []*mapping
	loc             ir.Location
	info            *ir.Op
	data            *ir.Op // of what the descriptor describes
}

// flags are the flags of words of map clauses. The map types without data movement have one flag; which of them is
// meant follows from the construct.
var flags = map[string]int64{
	"to": omp.MapTo, "from": omp.MapFrom, "tofrom": omp.MapTo | omp.MapFrom, "alloc": omp.MapStorage,
	"release": omp.MapStorage, "storage": omp.MapStorage, "delete": omp.MapStorage | omp.MapDelete, "always": omp.MapAlways,
	"close": omp.MapClose, "present": omp.MapPresent, "ref_ptr": omp.MapRefPtr, "ref_ptee": omp.MapRefPtee, "ref_ptr_ptee": omp.MapRefPtrPtee,
}

// directions are the map types of which a clause has one at most.
const directions = omp.MapStorage | omp.MapTo | omp.MapFrom

// maps are the variables that one operation maps.
type maps struct {
	*Generator
	c *frontend.Construct
	// exit: nothing is brought to the device, so descriptors move as their data does. addresses: the data is there already.
	exit, addresses bool
	// own: declared mappers of types apply, but for that of the type whose mapper this is.
	own    bool
	mapper string
	list   []*mapping
	// parts are the members that clauses name. Variables that are mapped for them alone follow the others.
	parts []*mapping
	// members are the variables of which a clause names members.
	members map[*frontend.Symbol]bool
}

// newMaps begins the maps of a construct.
func (g *Generator) newMaps(c *frontend.Construct, clauses []*pragma.Clause) *maps {
	def := c.Directive.Def
	m := &maps{Generator: g, c: c, own: true, members: map[*frontend.Symbol]bool{}}
	m.exit = def == ompdir.DirTargetExitData || def == ompdir.DirTargetUpdate
	for _, cl := range clauses {
		for _, a := range cl.Args {
			if a.Var != nil && c.Vars[a.Var] != nil && (g.host.NamesMember(a.Var) || c.Vars[a.Var].Associate) {
				m.members[c.Vars[a.Var].Symbol] = true
			}
		}
	}
	return m
}

// clause adds the variables of a clause.
func (m *maps) clause(cl *pragma.Clause, flags int64, implied bool) {
	words := m.modifiers(cl, &flags)
	for _, a := range cl.Args {
		if a.Var == nil || m.c.Vars[a.Var] == nil {
			m.host.Unsupported(a.Span, "mapping '%s'", a.Text())
		}
		if len(iteratorsOf(cl)) > 0 {
			m.iterated(cl, a, &mapping{flags: flags, words: words, implied: implied})
			continue
		}
		m.add(m.mapping(cl, a, flags, words, implied))
	}
}

// mapping is what an item of a clause maps.
func (m *maps) mapping(cl *pragma.Clause, a *pragma.Arg, flags int64, words []string, implied bool) *mapping {
	x := &mapping{place: m.host.Mapped(m.c, a.Var), flags: flags, words: words, implied: implied}
	if w := cl.Modifier("mapper"); w != nil && len(w.Args) > 0 {
		x.mapper = m.mapperOf(m.c, *w, x.place)
		x.mapperName = w.Args[0].Text()
	}
	x.loc = x.place.Loc
	if o := x.place.Object; o != nil && o.Symbol != nil && len(o.Symbol.Members) > 0 {
		x.words = append(slices.Clone(words), "common")
	}
	return x
}

// iterated maps a list of the places that an item of a clause with iterators names: loops of the program fill it in with their
// operations.
func (m *maps) iterated(cl *pragma.Clause, a *pragma.Arg, x *mapping) {
	e := exprs{m.Generator, m.c}
	list := e.list(cl)
	e.each(cl, a, func() {
		y := m.newMaps(m.c, nil)
		one := y.mapping(cl, a, x.flags, nil, x.implied)
		y.add(one)
		y.finish()
		for _, p := range y.entry(&omp.SlotMap).list {
			e.add(cl, list, p.item.Value)
		}
		x.mapper, x.mapperName = one.mapper, one.mapperName
		x.place = &Place{Name: one.place.Name, Loc: one.place.Loc}
	})
	x.place.Var, x.place.Type, x.place.Result, x.loc = list, ir.I8(), list.Type(), x.place.Loc
	m.list = append(m.list, x)
	m.info(x)
}

// against are the directions in which a directive that moves data does not copy.
var against = map[*pragma.DirectiveDef]int64{ompdir.DirTargetEnterData: omp.MapFrom, ompdir.DirTargetExitData: omp.MapTo}

// modifiers reads the modifiers of a clause into flags.
func (m *maps) modifiers(cl *pragma.Clause, into *int64) (words []string) {
	var set int64
	for _, w := range cl.Modifiers {
		switch word := w.Word.Text; {
		case word == "self":
			words = append(words, word)
		case flags[word] != 0:
			set |= flags[word]
			if word == "storage" {
				words = append(words, word)
			}
			// Data that enters a device is copied to it alone, data that leaves it from it (OpenMP 5.2 §13.6, §13.7).
			if away := against[m.c.Directive.Def]; word == "tofrom" && away != 0 {
				set &^= away
				words = append(words, word)
			}
		}
	}
	if set&directions != 0 {
		*into &^= directions
	} else if cl.Def == ompdir.ClauseMap && *into&directions != 0 {
		words = append(words, "default")
	}
	*into |= set
	return words
}

// add adds a mapping and makes its operation, unless that has to wait for those of members.
func (m *maps) add(x *mapping) {
	if x.place.Of != nil {
		m.info(x)
		m.parts = append(m.parts, x)
		return
	}
	m.list = append(m.list, x)
	if o := x.place.Object; o == nil || !m.members[o.Symbol] {
		m.info(x)
	}
}

// parent is the mapping of a variable as a whole.
func (m *maps) parent(of *Place) *mapping {
	for _, x := range m.list {
		a, b := x.place.Object, of.Object
		if a != nil && b != nil && a.Symbol == b.Symbol && sameAddress(x.place, of) {
			return x
		}
		if a == nil && b == nil && of.Name != "" && x.place.Name == of.Name { // a structure inside of a variable
			return x
		}
	}
	return nil
}

// sameAddress reports whether two places of a variable are the whole of it; one that is not prepared has no address yet.
func sameAddress(a, b *Place) bool {
	return a.Var == nil || b.Var == nil || a.Var.Type() == b.Var.Type()
}

// finish makes the operations of variables with members.
func (m *maps) finish() {
	for _, x := range m.parts {
		p := m.parent(x.place.Of)
		if p == nil {
			p = &mapping{place: x.place.Of, flags: x.flags, partial: true, implied: x.implied, loc: x.loc}
			m.list = append(m.list, p)
		}
		p.members = append(p.members, x)
	}
	m.parts = nil
	for _, x := range m.list {
		if x.info == nil {
			m.whole(x)
		}
	}
}

// whole makes the operation of a variable with members, after those of the members: of one that a clause names as a whole, right after
// the last, as in flang's lowering.
func (m *maps) whole(x *mapping) {
	if x.partial || len(x.members) == 0 {
		m.info(x)
		return
	}
	list := x.flatten()
	last := list[len(list)-1].info
	var values []*ir.Value
	for p := x.place; p != nil; p = p.Data {
		values = append(values, p.Var, p.PtrPtr)
		for _, d := range p.Dims {
			values = append(values, d.Lower, d.Upper, d.Extent, d.Stride, d.Start)
		}
	}
	for _, member := range list { // they are in the order of the components, not of the clause
		if member.info != nil {
			values = append(values, member.info.Result(0))
		}
	}
	for _, v := range values {
		if v != nil && v.Op() != nil && v.ParentBlock() == last.Parent() && last.Before(v.Op()) {
			last = v.Op()
		}
	}
	b := m.host.Builder()
	at := *b
	if next := last.Next(); next != nil {
		b.SetBefore(next)
	}
	m.info(x)
	*b = at
}

// has reports whether a variable, or a member of it, is mapped.
func (m *maps) has(s *frontend.Symbol) bool {
	of := func(x *mapping) bool {
		o := x.place.Object
		return o != nil && o.Symbol != nil && (o.Symbol == s || slices.Contains(o.Symbol.Members, s))
	}
	return slices.ContainsFunc(m.list, of)
}

// copyOf maps a variable of which a region has a copy.
func (m *maps) copyOf(x *copied, flags int64) *mapping {
	o := x.object
	_, _, t := m.host.Privatizer(o)
	y := &mapping{place: &Place{Loc: o.Loc, Var: o.Var, Type: t, Result: o.Var.Type()}, flags: flags, implied: true, copied: true, loc: o.Loc}
	y.byCopy = flags == omp.MapTo && m.host.Small(o)
	y.info = m.op(y, nil, nil)
	m.list = append(m.list, y)
	return y
}

// info makes the operations of a mapping.
func (m *maps) info(x *mapping) {
	p := x.place
	if d := p.Data; d != nil {
		var bounds []*ir.Value
		if !m.addresses {
			bounds = m.bounds(d.Dims)
		}
		if p.Prepare != nil {
			p.Prepare()
		}
		if !m.addresses {
			if d.Prepare != nil {
				d.Prepare()
			}
			// Where the clauses name members alone, what the descriptor describes is mapped for those.
			data := &mapping{place: d, flags: x.flags, loc: x.loc, partial: x.partial}
			x.data = m.op(data, bounds, nil)
		}
		of := *x
		of.flags = omp.MapAlways | omp.MapTo | x.flags&omp.MapImplicit
		if m.exit {
			of.flags = x.flags
		}
		of.partial = false
		members := x.ownData()
		for _, y := range x.flatten() {
			members = append(members, member{y.info, append([]int64{0}, y.index...)})
		}
		x.info = m.op(&of, nil, members)
		return
	}
	if p.Prepare != nil {
		p.Prepare()
	}
	if x.mapper == nil && m.own && !x.partial && (m.mapper == "" || p.Mapper != m.mapper) {
		x.mapper = m.defaultMapper(m.c, p)
	}
	x.info = m.op(x, m.bounds(p.Dims), x.flatten())
}

// A member is a part of a mapped variable: the operation of the part, and the way to it.
type member struct {
	info  *ir.Op
	index []int64
}

// ownData is the member that a descriptor's data is; it belongs to the variable around where there is one.
func (x *mapping) ownData() []member {
	if x.data == nil || x.place.Of != nil {
		return nil
	}
	return []member{{x.data, []int64{0}}}
}

// flatten lists the members of a variable, with what descriptors among them describe.
func (x *mapping) flatten() (list []member) {
	for _, y := range x.members {
		list = append(list, member{y.info, y.place.Index})
		if y.data != nil {
			list = append(list, member{y.data, append(slices.Clone(y.place.Index), 0)})
		}
	}
	return list
}

// parts are the operations of parts, which follow those of variables in the operation that maps.
func (x *mapping) parts() (list []*ir.Op) {
	if x.data != nil {
		list = append(list, x.data)
	}
	for _, p := range x.flatten() {
		list = append(list, p.info)
	}
	return list
}

// op makes one omp.map.info.
func (m *maps) op(x *mapping, bounds []*ir.Value, members []member) *ir.Op {
	p := x.place
	o := ir.NewDraft(omp.MapInfo)
	o.Types = []ir.Type{p.Result}
	o.Add("var_ptr", p.Var)
	o.Add("var_ptr_ptr", p.PtrPtr)
	o.Add("bounds", bounds...)
	o.Set("var_type", ir.TypeValue(p.Type))
	o.Set("map_type", omp.MapFlagsEnum.Attr(x.flags))
	capture := "ByRef"
	if x.byCopy {
		capture = "ByCopy"
	}
	v, _ := omp.VarCaptureEnum.Value(capture)
	o.Set("map_capture_type", omp.VarCaptureEnum.Attr(v))
	if len(members) > 0 {
		var index []ir.Attribute
		for _, y := range members {
			o.Add("members", y.info.Result(0))
			var way []ir.Attribute
			for _, i := range y.index {
				way = append(way, ir.Integer(ir.I64(), i))
			}
			index = append(index, ir.ArrayOf(way...))
		}
		o.Set("members_index", ir.ArrayOf(index...))
	}
	if x.mapper != nil {
		o.Set("mapper_id", x.mapper)
	}
	if !x.copied {
		o.Set("name", ir.String(p.Name))
	}
	if x.partial {
		o.Set("partial_map", ir.Bool(true))
	}
	if x.mapperName != "" && x.mapper != nil {
		o.Set(accc.MapperName.Name, ir.String(x.mapperName))
	}
	if x.words != nil {
		var words []ir.Attribute
		for _, w := range x.words {
			words = append(words, ir.String(w))
		}
		o.Set(accc.MapWords.Name, ir.ArrayOf(words...))
	}
	return o.Insert(m.host.Builder(), x.loc)
}

// bounds makes the operations of dimensions. LLVM 22 has no place for a stride that the user wrote: such a dimension is two, one that
// selects the first element and another one whose items are a number of elements apart (accc.step).
func (m *maps) bounds(dims []irgen.Dim) (out []*ir.Value) {
	var list []irgen.Dim
	for _, d := range dims {
		if d.Step == nil {
			list = append(list, d)
			continue
		}
		zero := irgen.Constant(m.host.Builder(), 0, d.Lower.Type())
		last := minusOne(m.host.Builder(), d.Count)
		items := irgen.Dim{Lower: zero, Upper: last, Extent: d.Count, Stride: d.Step, Start: zero, Step: d.Step, Loc: d.Loc}
		d.Upper, d.Step = d.Lower, nil
		list = append(list, d, items)
	}
	for _, d := range list {
		o := ir.NewDraft(omp.MapBoundsOp)
		o.Add("lower_bound", d.Lower)
		o.Add("upper_bound", d.Upper)
		o.Add("extent", d.Extent)
		o.Add("stride", d.Stride)
		o.Add("start_idx", d.Start)
		if d.Bytes {
			o.Set("stride_in_bytes", ir.Bool(true))
		}
		if d.Step != nil {
			o.Set(accc.Step.Name, ir.Unit())
		}
		loc := d.Loc
		if loc == nil {
			loc = m.host.Builder().Loc
		}
		out = append(out, o.Insert(m.host.Builder(), loc).Result(0))
	}
	return out
}

// minusOne is an index less one.
func minusOne(b *ir.Builder, v *ir.Value) *ir.Value {
	if n, ok := ir.ConstantInt(v); ok {
		return irgen.Constant(b, n-1, v.Type())
	}
	return b.Op(arith.SubI, ir.With{Operands: []*ir.Value{v, irgen.Constant(b, 1, v.Type())}, Types: []ir.Type{v.Type()}}).Result(0)
}

// entry are the mappings as arguments of a region, or operands: variables, then parts.
func (m *maps) entry(slot *omp.Slot) entry {
	e := entry{slot: slot}
	for _, x := range m.list {
		e.list = append(e.list, &copied{object: x.place.Object, item: omp.Item{Value: x.info.Result(0), Implied: x.implied}})
	}
	for _, x := range m.list {
		for _, p := range x.parts() {
			e.list = append(e.list, &copied{item: omp.Item{Value: p.Result(0), Implied: x.implied}})
		}
	}
	return e
}
