package memory

import (
	"slices"

	"accc/ir"
	"accc/ir/memory/library"
)

// An Effect is what an operation may do to bytes.
type Effect struct {
	Loc         Location
	Read, Write bool
	// Free: there is no memory afterwards.
	Free bool
	At   *ir.Op
}

// Effects are what an operation may do to memory, with what is inside of it and what it calls.
type Effects struct {
	List []Effect
	// Any is an operation that may do anything to memory that it can reach, nil if there is none. Ends is one that may end the program.
	Any, Ends *ir.Op
	// full: there were too many for the list, which says that they are anywhere.
	full bool
	// Acquires and Releases are operations that order memory against other threads, nil if there are none; inTeam one that does it for the team alone.
	Acquires, Releases, inTeam *ir.Op
}

// mostEffects bounds the list.
const mostEffects = 256

// add adds an effect. What is known beside an operation that may do anything is about memory whose address that operation may not know.
func (e *Effects) add(a *Analysis, x Effect) {
	if x.Loc.In.Kind == Unknown {
		e.any(x.At)
		return
	}
	switch {
	case e.full:
	case len(e.List) == mostEffects:
		e.any(x.At)
		e.full, e.List = true, []Effect{{Loc: a.anywhere(), Read: true, Write: true, At: x.At}}
	default:
		e.List = append(e.List, x)
	}
}

func (e *Effects) any(o *ir.Op) {
	if e.Any == nil {
		e.Any = o
	}
}

// order notes how an operation orders memory.
func (e *Effects) order(o *ir.Op, x ir.Order) {
	switch {
	case x&ir.Team != 0:
		e.inTeam = o
	default:
		if x&ir.Acquire != 0 {
			e.Acquires = o
		}
		if x&ir.Release != 0 {
			e.Releases = o
		}
	}
}

// Of returns the effects of an operation.
func (a *Analysis) Of(o *ir.Op) *Effects {
	e := &Effects{}
	a.collect(o, e)
	return e
}

func (a *Analysis) collect(o *ir.Op, e *Effects) {
	if !a.own(o, e) {
		return
	}
	order := ir.OrderOf(o)
	if order&ir.Fork == 0 || order&ir.Join == 0 {
		a.inside(o, e)
		return
	}
	// A construct that starts threads orders memory among these alone.
	inside := &Effects{}
	a.inside(o, inside)
	inside.inTeam = nil
	e.join(a, inside)
}

// own adds the effects that an operation has by itself. It reports whether the operations inside of it have theirs, too.
func (a *Analysis) own(o *ir.Op, e *Effects) (inside bool) {
	if a.Ignored != nil && a.Ignored(o) {
		return false
	}
	order := ir.OrderOf(o)
	if order&(ir.Acquire|ir.Release) != 0 {
		e.order(o, order)
	}
	if x, ok := ir.As[ir.Accesses](o); ok {
		a.access(o, x, order, e)
		return false
	}
	switch {
	case order != 0 && o.NumOperands()+o.NumRegions() == 0:
	case ir.Is[ir.CallLike](o):
		a.call(o, e)
	case ir.Is[ir.FunctionLike](o):
		return true
	case ir.Is[ir.Borrows](o) && o.NumRegions() == 0 && knowsEffects(o):
		a.declared(o, e)
	case ir.Is[ir.EntryArguments](o), ir.Is[ir.Borrows](o):
		a.construct(o, e)
		return true
	case ir.Is[ir.Lifetimes](o), o.IsTerminator() && o.NumRegions() == 0, o.Def().Has(ir.ConstantLike):
	case ir.Is[ir.Derives](o) && ir.IsPure(o), ir.Is[ir.Identifies](o), ir.Is[ir.Mirrors](o) && o.NumRegions() == 0:
		a.declared(o, e)
	case o.NumRegions() > 0:
		if !ir.Is[ir.RegionBranch](o) && !o.Def().Has(ir.RecursiveEffects) {
			e.any(o)
		}
		a.listed(o, o.Def().Effects, e)
		return true
	default:
		a.declared(o, e)
	}
	return false
}

func (a *Analysis) inside(o *ir.Op, e *Effects) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				a.collect(in, e)
			}
		}
	}
}

// access adds the effects of an access. One that orders memory reads and writes at its addresses.
func (a *Analysis) access(o *ir.Op, x ir.Accesses, order ir.Order, e *Effects) {
	list, plain := x.Accesses(o)
	if !plain && len(list) == 0 {
		e.any(o)
	}
	for _, x := range list {
		size, _ := a.offset(x.Size, 0).Constant()
		for l := range a.at(x.Addr, size) {
			if len(x.Subscripts) > 0 {
				a.step(&l, x.Subscripts, 0)
			}
			e.add(a, Effect{Loc: l, Read: !x.Write || !plain, Write: x.Write || !plain, At: o})
		}
	}
}

// alone returns the effects of an operation without what is in its regions.
func (a *Analysis) alone(o *ir.Op) *Effects {
	if e := a.effects[o]; e != nil {
		return e
	}
	e, partial := &Effects{}, a.partial
	if a.own(o, e); o.NumOperands() > 2 && a.partial == partial { // others are quickly found again
		a.effects[o] = e
	}
	return e
}

// construct adds that a construct may read and write the variables among its operands, on the host and on the device.
func (a *Analysis) construct(o *ir.Op, e *Effects) {
	var how map[*ir.Value]ir.Mirror
	if x, ok := ir.As[ir.EntryArguments](o); ok {
		if list := x.EntryArguments(o); len(list) > 0 {
			how = make(map[*ir.Value]ir.Mirror, len(list))
			for _, arg := range list {
				how[arg.Outer] = max(how[arg.Outer], arg.How)
			}
		}
	}
	e.List = slices.Grow(e.List, o.NumOperands())
	for _, v := range o.Operands() {
		if !leads(v.Type()) {
			continue
		}
		m, of := how[v], v
		if d := v.Op(); d != nil {
			if x, ok := ir.As[ir.Mirrors](d); ok {
				of, m = x.Mirror(d)
			}
		}
		switch m {
		case ir.PrivateCopy:
		case ir.InitializedCopy:
			a.touch(o, of, true, false, e)
		default:
			a.touch(o, of, true, true, e)
			if of != v {
				a.touch(o, v, true, true, e)
			}
		}
	}
}

func knowsEffects(o *ir.Op) bool {
	_, known := ir.EffectsOf(o)
	return known
}

func (e *Effects) join(a *Analysis, x *Effects) {
	if x.Any != nil {
		e.any(x.Any)
	}
	for _, y := range x.List {
		e.add(a, y)
	}
	for _, p := range []struct{ to, from **ir.Op }{{&e.Ends, &x.Ends}, {&e.Acquires, &x.Acquires}, {&e.Releases, &x.Releases}, {&e.inTeam, &x.inTeam}} {
		if *p.from != nil {
			*p.to = *p.from
		}
	}
}

// touch adds that an operation accesses somewhere in the objects at an address.
func (a *Analysis) touch(o *ir.Op, v *ir.Value, read, write bool, e *Effects) {
	if !read && !write {
		return
	}
	for l := range a.at(v, 0) {
		e.add(a, Effect{Loc: l.Whole(), Read: read, Write: write, At: o})
	}
}

// declared adds the effects that the definition of an operation lists.
func (a *Analysis) declared(o *ir.Op, e *Effects) {
	list, known := ir.EffectsOf(o)
	if !known {
		if ir.Is[ir.Identifies](o) || ir.Is[ir.Mirrors](o) {
			return // it makes an object, or describes one
		}
		e.any(o)
		return
	}
	a.listed(o, list, e)
}

// listed adds effects that name operands and results.
func (a *Analysis) listed(o *ir.Op, list []ir.Effect, e *Effects) {
	for _, x := range list {
		switch {
		case x.Resource != "" || x.Kind == ir.AllocEffect:
		case x.On == "":
			e.any(o)
		default:
			for _, v := range append(o.GetAny(x.On), resultsNamed(o, x.On)...) {
				if !leads(v.Type()) {
					e.any(o)
					continue
				}
				n := len(e.List)
				a.touch(o, v, x.Kind == ir.ReadEffect, x.Kind != ir.ReadEffect, e)
				for i := n; i < len(e.List); i++ {
					e.List[i].Free = x.Kind == ir.FreeEffect
				}
			}
		}
	}
}

// resultsNamed are the results of an operation with a name in its definition.
func resultsNamed(o *ir.Op, name string) []*ir.Value {
	for i, r := range o.Def().Results {
		if r.Name == name && i < o.NumResults() {
			return []*ir.Value{o.Result(i)}
		}
	}
	return nil
}

// call adds the effects of a call.
func (a *Analysis) call(o *ir.Op, e *Effects) {
	callee := CalleeOf(o)
	if callee.Body != nil {
		a.translate(o, callee.Body, a.summary(callee.Body), e)
		return
	}
	f := callee.Library
	if f == nil || f.Does&(library.Calls|library.Moves) != 0 {
		e.any(o)
		return
	}
	if f.Does&library.Ends != 0 {
		e.Ends = o
	}
	if f.Does&library.Acquire != 0 {
		e.Acquires = o
	}
	if f.Does&library.Release != 0 {
		e.Releases = o
	}
	for i, v := range o.Operands() {
		x := f.Arg(i).Access
		switch {
		case x&(library.Reads|library.Writes|library.Frees|library.Counts) == 0, x&library.Object != 0, isNumber(v.Type()):
		case !leads(v.Type()):
			e.any(o)
		default:
			n := len(e.List)
			a.touch(o, v, x&library.Reads != 0, x&(library.Writes|library.Counts|library.Frees) != 0, e)
			for i := n; i < len(e.List); i++ {
				e.List[i].Free = x&library.Frees != 0
			}
			a.reach(o, v, x, e)
		}
	}
}

// reach adds that a function of a library may access what descriptors describe that are in the memory that it is passed.
func (a *Analysis) reach(o *ir.Op, v *ir.Value, x library.Access, e *Effects) {
	if holdsAddresses(ir.Pointee(v)) {
		e.any(o)
	}
}

// holdsAddresses reports whether values of a type may have addresses in them; nil: the type is not known, as that of a plain pointer.
func holdsAddresses(t ir.Type) bool { return t != nil && leads(t) }

// isNumber reports whether values of a type lead to no memory.
func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.ComplexType:
		return true
	}
	return false
}

// A Summary is what a function does, in terms of its parameters and of globals.
type Summary struct {
	Effects
	// Exact: nothing was left out or taken as anything.
	Exact bool
	// making: the function calls itself, and may do anything to what it is passed.
	making bool
}

// Summary returns that of a function with a body.
func (a *Analysis) Summary(f *ir.Op) *Summary { return a.summary(f) }

func (a *Analysis) summary(f *ir.Op) *Summary {
	if s := a.summaries[f]; s != nil {
		return s
	}
	// While it is being made: the function calls itself.
	a.summaries[f] = &Summary{Effects: Effects{Any: f, Ends: f, Acquires: f, Releases: f}, making: true}
	partial := a.partial
	s := &Summary{Effects: *a.Of(f)}
	s.Exact = s.Any == nil
	if a.summaries[f] = s; a.partial != partial {
		delete(a.summaries, f)
	}
	return s
}

// translate adds what a function does, in terms of its caller.
func (a *Analysis) translate(call, f *ir.Op, s *Summary, e *Effects) {
	if s.Any != nil {
		e.any(call)
	}
	for _, p := range []struct{ to, from **ir.Op }{{&e.Ends, &s.Ends}, {&e.Acquires, &s.Acquires}, {&e.Releases, &s.Releases}, {&e.inTeam, &s.inTeam}} {
		if *p.from != nil {
			*p.to = call
		}
	}
	c, _ := ir.As[ir.CallLike](call)
	args := c.Arguments(call)
	for _, v := range args {
		if s.making && leads(v.Type()) {
			a.touch(call, v, true, true, e)
		}
	}
	for _, x := range s.List {
		list, ok := a.outside(x.Loc, f, args)
		if !ok {
			e.any(call)
			continue
		}
		for _, l := range list {
			e.add(a, Effect{Loc: l, Read: x.Read, Write: x.Write, Free: x.Free, At: call})
		}
	}
}

// outside are the locations of the caller that one of a function may be; none if it is the function's own.
func (a *Analysis) outside(l Location, f *ir.Op, args []*ir.Value) (list []Location, ok bool) {
	x := l.In
	switch x.Kind {
	case Global, Code, Library, Null, Anywhere:
		l.dims, l.Unique, l.restrict = nil, "", nil
		_, l.known = l.Constant()
		return []Location{l}, true
	case Local, Copy:
		return nil, true
	case Heap:
		return nil, true // what the caller knows of it begins with the call
	case Param:
		body := bodyOf(f)
		if body == nil || x.Site.Block() != body || x.Site.Index() >= len(args) {
			return nil, false
		}
		at, constant := l.Constant()
		for _, y := range a.At(args[x.Site.Index()], 0) {
			if x.Device && y.In.Kind != Null && !y.In.isUnknown() {
				y.In = a.onDevice(y.In)
			}
			y.Size = l.Size
			y.dims = nil
			if constant && y.known {
				y.at = y.at.Plus(number(at), 1)
				y.known = y.at.IsKnown()
			} else {
				y.known = false
			}
			list = append(list, y)
		}
		return list, true
	}
	if x.Kind == Pointed && x.Holder != nil {
		return a.pointedOutside(x, f, args)
	}
	return nil, false
}

// pointedOutside are the locations of the caller that a pointer leads to which the caller knows the place of.
func (a *Analysis) pointedOutside(x *Object, f *ir.Op, args []*ir.Value) (list []Location, ok bool) {
	root := x.Holder
	for root.Holder != nil {
		root = root.Holder
	}
	holders, ok := a.outside(Location{In: x.Holder, at: number(x.At), known: true, Size: 8}, f, args)
	if !ok {
		return nil, false
	}
	for _, h := range holders {
		if h.In.isNew() && !h.In.Device && !a.isKept(h.In) {
			if c := a.contentOf(h.In.Site); c.lost == nil {
				t := a.newWalk().oneOf(h.In.Site, h, c, ir.Pointed)
				if t.Lost != nil {
					return nil, false
				}
				for _, l := range t.Of {
					list = append(list, l.Whole())
				}
				continue
			}
		}
		// Whether the pointer is the same in the whole caller is not known: any bytes of an object of its own.
		at, _ := h.Constant()
		p := Object{Kind: Pointed, At: at, Device: h.In.Device}
		if root.Kind == Param && root.Site.Index() < len(args) {
			p.Site = args[root.Site.Index()]
		} else {
			p.Symbol = root.Symbol
		}
		list = append(list, Location{In: a.intern(p)})
	}
	return list, true
}

// isOwn reports whether an object is one that only the thread that runs the function can reach, and what it calls.
func (a *Analysis) isOwn(x *Object) bool {
	if !x.isNew() || x.Device {
		return false
	}
	how, _ := a.Escapes(x)
	return how <= Lent
}

// ModRef returns operations in o by which bytes may be written, and read; nil: they are not.
func (a *Analysis) ModRef(o *ir.Op, l Location) (mod, ref *ir.Op) {
	e := a.Of(o)
	return e.writer(a, l), e.reader(a, l)
}

// writer returns an operation by which bytes may be written, nil if there is none.
func (e *Effects) writer(a *Analysis, l Location) *ir.Op {
	if a.isConstant(l.In) {
		return nil
	}
	for _, x := range e.List {
		if x.Write && a.Alias(x.Loc, l, Scope{}) > NoIfWritten {
			return x.At
		}
	}
	if e.Any != nil && a.isReachable(l.In) {
		return e.Any
	}
	if by := e.byOthers(a, l, e.Acquires); by != nil && a.mayOthersWrite(l.In) {
		return by
	}
	return nil
}

// isConstant reports whether an object is a variable that no program may write.
func (a *Analysis) isConstant(x *Object) bool {
	if x.Kind != Global {
		return false
	}
	g := ir.LookupSymbol(a.module, x.Symbol)
	return g != nil && g.BoolAttr("constant")
}

// reader returns an operation by which bytes may be read, nil if there is none.
func (e *Effects) reader(a *Analysis, l Location) *ir.Op {
	for _, x := range e.List {
		if x.Read && a.Alias(x.Loc, l, Scope{}) != No {
			return x.At
		}
	}
	if e.Any != nil && a.isReachable(l.In) {
		return e.Any
	}
	return e.byOthers(a, l, e.Releases)
}

// byOthers returns the operation by which other threads may access bytes: at, or one that orders memory in the team.
func (e *Effects) byOthers(a *Analysis, l Location, at *ir.Op) *ir.Op {
	if at == nil {
		at = e.inTeam
	}
	if at != nil && !a.isOwn(l.In) {
		return at
	}
	return nil
}

// mayOthersWrite reports whether other threads may write an object. Of one whose address is not kept all writes are in its function.
func (a *Analysis) mayOthersWrite(x *Object) bool {
	if !x.isNew() || x.Device || a.isKept(x) {
		return true
	}
	is, done := a.beside[x]
	if !done {
		list, all := a.givenAlone(x)
		if !all {
			f := functionOf(x.Site.ParentBlock())
			if f == nil {
				return true
			}
			w := a.flowOf(f)
			if !w.complete {
				return true
			}
			list = w.writers
		}
		is = slices.ContainsFunc(list, func(o *ir.Op) bool {
			if !isForked(o, x.Site) {
				return false
			}
			e := *a.ownOf(o)
			e.Acquires, e.inTeam = nil, nil
			return e.writer(a, Location{In: x}) != nil
		})
		a.beside[x] = is
	}
	return is
}

// isReachable reports whether code that is not known can reach an object.
func (a *Analysis) isReachable(x *Object) bool {
	switch x.Kind {
	case Null, Code:
		return false
	}
	return !x.isNew() || a.isKept(x)
}
