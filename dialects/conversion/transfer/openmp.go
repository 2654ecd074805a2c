package transfer

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// openMP is the language of the omp dialect.
type openMP struct{}

func (openMP) dialect() *ir.Dialect { return omp.Dialect }

func (openMP) isCompute(o *ir.Op) bool { return o.Is(omp.Target) }

func (openMP) isData(o *ir.Op) bool { return o.Is(omp.TargetData) }

func (openMP) isExit(o *ir.Op) bool { return o.Is(omp.TargetExitData) }

// entries are the variables and sections that are mapped, without the parts of those that have a descriptor, and without scalars that are copied.
func (openMP) entries(construct *ir.Op) (list []*ir.Op) {
	for _, v := range construct.GetAny("map_vars") {
		if o := v.Op(); o != nil && !omp.IsData(o) && !omp.IsByCopy(o) {
			list = append(list, o)
		}
	}
	return list
}

func (openMP) mapping(entry *ir.Op) mapping {
	of := entry
	if p := omp.DataOf(entry); p != nil {
		of = p
	}
	m := mapping{addr: boxOf(entry.Operand(0)), bounds: of.GetAny("bounds"), modified: omp.FlagsOf(of)&^(omp.MapTo|omp.MapFrom|omp.MapImplicit|omp.MapStorage) != 0}
	if t, ok := entry.Attr("var_type").(*ir.TypeAttr); ok {
		m.typ = t.Type
	}
	m.unclear = of == entry && (len(entry.GetAny("members")) > 0 || len(entry.GetAny("var_ptr_ptr")) > 0)
	if words, ok := entry.Attr(accc.MapWords.Name).(*ir.ArrayAttr); ok {
		m.modified = m.modified || slices.ContainsFunc(words.Elems, func(w ir.Attribute) bool {
			s, ok := w.(*ir.StringAttr)
			return !ok || s.Value != "default" && s.Value != "tofrom"
		})
	}
	return m
}

// boxOf is the descriptor that is stored in a temporary variable, for what has none in memory; other addresses are as they are.
func boxOf(addr *ir.Value) *ir.Value {
	if store := storeOf(addr); store != nil {
		return store.Operand(0)
	}
	return addr
}

// storeOf is the operation that stores a descriptor in a temporary variable, or nil.
func storeOf(addr *ir.Value) *ir.Op {
	o := addr.Op()
	if o == nil || !o.Is(fir.Alloca) || o.StringAttr("uniq_name") != "" || !holdsDescriptor(addr) {
		return nil
	}
	var only *ir.Op
	for _, u := range addr.Users() {
		if u.Is(fir.Store) && u.Operand(1) == addr {
			if only != nil && only.Operand(0) != u.Operand(0) {
				return nil
			}
			only = u
		}
	}
	return only
}

// conditions are the operands of constructs that may not run at once, or on another device, or with addresses of the device.
var conditions = []string{"if_expr", "depend_vars", "device", "in_reduction_vars", "is_device_ptr_vars", "has_device_addr_vars", "use_device_addr_vars", "use_device_ptr_vars", "depend_iterated"}

func (openMP) isPlain(o *ir.Op) bool { return hasNone(o, conditions) }

func (openMP) isOrdered(o *ir.Op) bool { return hasNone(o, conditions[1:]) }

// hasNone reports whether the program waits for a construct that has none of the operands.
func hasNone(o *ir.Op, names []string) bool {
	return o.Attr("nowait") == nil && !slices.ContainsFunc(names, func(name string) bool { return len(o.GetAny(name)) > 0 })
}

func (openMP) condition(o *ir.Op) *ir.Value {
	if list := o.GetAny("if_expr"); len(list) == 1 {
		return list[0]
	}
	return nil
}

// shared are the constructs of the host that are no more than loops or threads that share them.
var shared = []*ir.OpDef{omp.Parallel, omp.Wsloop, omp.LoopNest, omp.Simd}

// directive adds the effects of an operation of OpenMP.
func (l openMP) directive(a *analysis, o *ir.Op, e *effects, device bool) {
	_, atomic := ir.As[*omp.Atomic](o)
	switch {
	case o.IsTerminator(), o.Is(omp.MapInfo), o.Is(omp.MapBoundsOp), o.Is(omp.Barrier), o.Is(omp.Flush):
	case o.Is(omp.TargetUpdate) && l.isPlain(o):
		for _, v := range o.GetAny("map_vars") {
			info := v.Op()
			if omp.IsData(info) {
				continue
			}
			objects, ok := a.variable(info)
			e.touch(o, objects, ok && !mappingOf(info).unclear, true, mappingOf(info).action != copyIn)
		}
	case l.isCompute(o) && !device:
		if !l.isPlain(o) {
			e.unknown = o
		}
	case o.Is(omp.TargetData) && !device && l.isPlain(o):
		a.inside(o, e, device)
	case atomic:
		a.updated(o, e)
		a.inside(o, e, device)
	case o.NumRegions() > 0 && (device || slices.Contains(shared, o.Def())) && l.isPlain(o):
		for _, x := range omp.EntryArgs(o) {
			if x.Clause != omp.MapEntry && x.Clause != omp.HostEval && leads(x.Outer.Type()) {
				objects, ok := a.reachable(x.Outer)
				e.touch(o, objects, ok, true, x.Clause != omp.PrivateClause && x.Clause != omp.PrivateMap)
			}
		}
		if ir.OrderOf(o)&ir.Fork == 0 {
			a.inside(o, e, device)
			return
		}
		// All that a team does is inside of the construct that starts it, and so is all that its barriers order.
		inside := &effects{reads: e.reads, writes: e.writes, frees: e.frees, transfers: e.transfers}
		a.inside(o, inside, device)
		inside.inTeam = nil
		e.add(inside)
	default:
		e.unknown = o
	}
}

// argument is what an argument of a region stands for: the address outside, or, where own, a copy for the region. ok is false where that is
// unknown.
func argument(v *ir.Value) (outer *ir.Value, own, ok bool) {
	o := v.ParentBlock().ParentOp()
	if o == nil || o.Def().Dialect != omp.Dialect {
		return nil, false, false
	}
	for _, x := range omp.EntryArgs(o) {
		if x.Inner != v {
			continue
		}
		switch {
		case x.Clause == omp.PrivateClause || x.Clause == omp.PrivateMap:
			return nil, true, true
		case x.Clause == omp.MapEntry && omp.IsByCopy(x.Outer.Op()):
			return nil, true, true
		case x.Clause == omp.MapEntry:
			return x.Outer.Op().Operand(0), false, true
		case x.Clause == omp.HostEval, x.Clause == omp.ReductionClause:
			return x.Outer, false, true
		}
	}
	return nil, false, false
}

// entryAt is the data operation that a value is the device's address of: its result, or the argument of a region for it.
func entryAt(v *ir.Value) *ir.Op {
	if o := v.Op(); o != nil {
		return o
	}
	if o := v.ParentBlock().ParentOp(); o != nil && o.Def().Dialect == omp.Dialect {
		for _, x := range omp.EntryArgs(o) {
			if x.Inner == v && x.Clause == omp.MapEntry {
				return x.Outer.Op()
			}
		}
	}
	return nil
}

func (openMP) terminator() *ir.OpDef { return omp.Terminator }

// setAction makes a map one of another kind, which a clause of the user says.
func setAction(info *ir.Op, how action) {
	flags := map[action]int64{copyBoth: omp.MapTo | omp.MapFrom, copyIn: omp.MapTo, copyOut: omp.MapFrom, allocate: omp.MapStorage}[how]
	of := info
	if p := omp.DataOf(info); p != nil {
		of = p
		info.SetAttr("map_type", omp.MapFlagsEnum.Attr(omp.FlagsOf(info)&^omp.MapImplicit))
	}
	of.SetAttr("map_type", omp.MapFlagsEnum.Attr(flags))
	if info.Attr(accc.MapWords.Name) != nil {
		info.SetAttr(accc.MapWords.Name, nil)
	}
}

func (openMP) transfer(entry *ir.Op, how action) bool {
	setAction(entry, how)
	return true
}

func (openMP) present(entry *ir.Op) { setAction(entry, allocate) }

func (openMP) release(entry *ir.Op) bool {
	setAction(entry, allocate)
	return true
}

func (openMP) construct(s *scope, stay []*candidate, condition *ir.Value) *ir.Op {
	b, m := s.begin(), ir.NewMapping()
	var mapped, parts []*ir.Value
	for _, c := range stay {
		if store := storeOf(c.first.Operand(0)); store != nil {
			m.Values[store.Operand(0)] = s.before(b, store.Operand(0), m)
			b.Insert(store.Clone(m))
		}
		v := s.before(b, c.first.Result(0), m)
		v.Op().Loc = s.loop.Loc // clauses are in the order of the maps
		setAction(v.Op(), c.action)
		v.Op().SetAttr(accc.Reason.Name, ir.String(reason(c, s.loop)))
		mapped = append(mapped, v)
		if p := omp.DataOf(v.Op()); p != nil {
			parts = append(parts, p.Result(0))
		}
	}
	d := ir.NewDraft(omp.TargetData)
	d.Add("map_vars", append(mapped, parts...)...)
	if condition != nil {
		d.Add("if_expr", condition)
	}
	return d.Insert(b, s.loop.Loc)
}

func (openMP) update(b *ir.Builder, of []moved) *ir.Op {
	var mapped, parts []*ir.Value
	for _, x := range of {
		how := copyIn
		if x.toHost {
			how = copyOut
		}
		e, m := x.entry, ir.NewMapping()
		if p := omp.DataOf(e); p != nil {
			b.Insert(p.Clone(m))
			parts = append(parts, m.Lookup(p.Result(0)))
		}
		b.Insert(e.Clone(m))
		info := m.Lookup(e.Result(0)).Op()
		info.Loc = b.Loc
		info.SetAttr(accc.Reason.Name, nil)
		setAction(info, how)
		if p := omp.DataOf(info); p != nil {
			info.SetAttr("map_type", p.Attr("map_type")) // of the descriptor, too
		}
		mapped = append(mapped, info.Result(0))
	}
	d := ir.NewDraft(omp.TargetUpdate)
	d.Add("map_vars", append(mapped, parts...)...)
	return d.Insert(b, b.Loc)
}

func (openMP) part(b *ir.Builder, entry *ir.Op, bounds []*ir.Value, name string) *ir.Op {
	m := ir.NewMapping()
	p := omp.DataOf(entry)
	if p != nil {
		b.Insert(p.Clone(m))
	}
	made := entry.Clone(m)
	b.Insert(made)
	made.SetAttr("name", ir.String(name))
	if p != nil {
		m.Lookup(p.Result(0)).Op().SetAll("bounds", bounds)
	} else {
		made.SetAll("bounds", bounds)
	}
	return made
}

// ifPresent does nothing: updates of OpenMP are of what is present.
func (openMP) ifPresent(*ir.Op) {}

func (openMP) updated(o *ir.Op) (list []*ir.Op) {
	if o.Is(omp.TargetUpdate) {
		for _, v := range o.GetAny("map_vars") {
			if info := v.Op(); info != nil && !omp.IsData(info) {
				list = append(list, info)
			}
		}
	}
	return list
}
