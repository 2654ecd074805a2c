package memory

import (
	"slices"

	"accc/ir"
	"accc/ir/memory/library"
)

// A content is what is ever stored in a variable on the stack, a private copy, or memory from an allocator, whose address is not known elsewhere.
type content struct {
	stores []stored
	// loads are the addresses that are read there, copies the private copies that begin with the value.
	loads, copies []*ir.Value
	// lost is an operation that may store anything, nil if there is none.
	lost *ir.Op
}

// A stored value is at a place in the variable; !known: it may be anywhere.
type stored struct {
	op    *ir.Op
	value *ir.Value
	at    ir.Expr
	known bool
}

// contentOf collects what is stored in the object that a value leads to, by all operations that know its address.
func (a *Analysis) contentOf(site *ir.Value) *content {
	if c := a.contents[site]; c != nil {
		return c
	}
	c := &content{}
	a.contents[site] = c
	f := &filling{Analysis: a, content: c, seen: map[*ir.Value]bool{}}
	f.uses(site, nil, true)
	return c
}

// A filling follows an address to all operations that store there.
type filling struct {
	*Analysis
	*content
	seen map[*ir.Value]bool
}

func (f *filling) fail(o *ir.Op) {
	if f.lost == nil {
		f.lost = o
	}
}

// uses follows a value that is at bytes into the object.
func (f *filling) uses(v *ir.Value, at ir.Expr, known bool) {
	if f.seen[v] {
		return
	}
	f.seen[v] = true
	for u := v.FirstUse(); u != nil && f.lost == nil; u = u.Next() {
		f.use(u, v, at, known)
	}
}

func (f *filling) use(u *ir.Operand, v *ir.Value, at ir.Expr, known bool) {
	o := u.Owner()
	if f.Ignored != nil && f.Ignored(o) {
		return
	}
	if x, ok := ir.As[ir.Accesses](o); ok {
		f.access(o, x, v, at, known)
		return
	}
	if d, ok := derivationFrom(o, v); ok {
		if d.Path != ir.Within {
			f.loads = append(f.loads, o.Results()...)
			return
		}
		l := Location{at: at, known: known && !d.Vague}
		if l.known && !d.Whole() {
			f.step(&l, d.Subscripts, d.Offset)
		}
		for _, r := range o.Results() {
			f.uses(r, l.at, l.known)
		}
		return
	}
	if m, ok := ir.As[ir.Mirrors](o); ok {
		if of, how := m.Mirror(o); of == v && how.IsPrivate() && how != ir.CombinedCopy {
			if how == ir.InitializedCopy {
				f.copies = append(f.copies, o.Result(0))
			}
			return // which is stored to by itself
		}
		f.fail(o)
		return
	}
	if e, ok := ir.As[ir.EntryArguments](o); ok {
		for _, x := range e.EntryArguments(o) {
			switch {
			case x.Outer != v, x.How == ir.PrivateCopy:
			case x.How == ir.InitializedCopy:
				f.copies = append(f.copies, x.Inner)
			default:
				f.fail(o)
			}
		}
		return
	}
	if !f.lends(o, u) {
		f.fail(o)
	}
}

// lends reports whether an operation neither stores in the memory at its operand nor keeps the address.
func (f *filling) lends(o *ir.Op, u *ir.Operand) bool {
	if x := CalleeOf(o).Library; x != nil {
		arg := x.Arg(u.Index())
		return arg.Access&(library.Writes|library.Keeps) == 0 && x.Does&library.Calls == 0 && x.Result != library.Same
	}
	if _, ok := ir.As[ir.CallLike](o); ok {
		return false
	}
	if _, ok := ir.As[ir.Borrows](o); ok {
		return o.NumResults() == 0 && o.NumRegions() > 0 && copiesOnly(o, u.Value())
	}
	return ir.Is[ir.Lifetimes](o) || comparesOnly(o)
}

// copiesOnly reports whether a construct has a value among its operands for private copies alone.
func copiesOnly(o *ir.Op, v *ir.Value) bool {
	if m := v.Op(); m != nil {
		if x, ok := ir.As[ir.Mirrors](m); ok {
			_, how := x.Mirror(m)
			return how.IsPrivate() && how != ir.CombinedCopy
		}
	}
	return false
}

// comparesOnly reports whether an operation computes no address, and nothing from which one could be computed.
func comparesOnly(o *ir.Op) bool {
	effects, ok := ir.EffectsOf(o)
	if !ok || slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Kind == ir.WriteEffect && e.On == "" && e.Resource == "" }) {
		return false
	}
	for _, r := range o.Results() {
		if r.Type() != ir.I1() {
			return false
		}
	}
	return !o.IsTerminator() && o.NumRegions() == 0
}

// derivationFrom is how the results of an operation are derived from v; ok is false if they are not.
func derivationFrom(o *ir.Op, v *ir.Value) (d ir.Derivation, ok bool) {
	if x, is := ir.As[ir.Derives](o); is {
		d, ok = x.Derivation(o)
	}
	return d, ok && d.From == v
}

// access notes what an access stores. The address must not be what is stored.
func (f *filling) access(o *ir.Op, x ir.Accesses, v *ir.Value, at ir.Expr, known bool) {
	list, plain := x.Accesses(o)
	for _, x := range list {
		switch {
		case x.Value == v:
			continue // where that goes is a matter of Escapes
		case x.Addr != v:
			continue
		case !x.Write:
			if x.Value != nil && leads(x.Value.Type()) {
				f.loads = append(f.loads, x.Value)
			} else if x.Value == nil {
				f.fail(o) // a block with what is stored there is copied elsewhere
			}
			continue
		case x.Value == nil:
			f.fail(o)
			return
		}
		l := Location{at: at, known: known}
		if l.known {
			f.step(&l, x.Subscripts, 0)
		}
		if !plain && !leads(x.Value.Type()) {
			l.known = false
		}
		f.stores = append(f.stores, stored{o, x.Value, l.at, l.known})
	}
	if len(list) == 0 {
		f.fail(o)
	}
}

// held is where the pointer or descriptor in memory leads that v is the value of.
func (w *walk) held(v *ir.Value, d ir.Derivation) Target {
	if d.Vague {
		return lost(v)
	}
	t := w.follow(d.From)
	out := Target{Lost: t.Lost, bounded: t.bounded}
	for _, l := range t.Of {
		out.join(w.loaded(v, l, d.Path))
	}
	return out
}

// loaded is where a pointer at one place leads.
func (w *walk) loaded(v *ir.Value, l Location, path ir.Path) Target {
	x := l.In
	switch x.Kind {
	case Null:
		return Target{}
	case Unknown, Code, Library:
		return lost(v)
	case Local, Copy, Heap:
		if x.Device {
			break
		}
		if c := w.contentOf(x.Site); c.lost == nil && !w.isKept(x) {
			return w.oneOf(v, l, c, path)
		}
	}
	p := Object{Kind: Pointed, Site: v, Device: x.Device} // what a device reads through a pointer is memory of the device
	if at, ok := l.Constant(); ok && !l.Loose && w.isStable(v, x, at) {
		p.Site, p.Holder, p.At = nil, x, at
	}
	return Target{Of: []Location{{In: w.intern(p), known: true, Unique: l.Unique, declared: l.declared, deep: l.deep + 1}}}
}

// oneOf is the target of a load from a variable all of whose stores are known.
func (w *walk) oneOf(v *ir.Value, l Location, c *content, path ir.Path) (out Target) {
	site := l.In.Site
	if !w.enter(site) {
		return out
	}
	defer func() { out = w.leave(site, out) }()
	for _, s := range c.stores {
		if !leads(s.value.Type()) {
			if s.known && l.known && !s.at.Equal(l.at) {
				continue // a number beside the pointer
			}
			return lost(v) // or over it
		}
		if s.known && l.known {
			if _, number := apart(s.at, l.at); number && !s.at.Equal(l.at) {
				continue
			}
		}
		out.join(w.follow(s.value))
	}
	switch of := initializedBy(site); {
	case l.In.Kind == Copy && path == ir.Described:
		// The copy has data of its own, unless it is a pointer: whatever its descriptor describes.
		at, _ := l.Constant()
		out.add(Location{In: w.intern(Object{Kind: Pointed, Holder: l.In, At: at}), known: true, deep: l.deep + 1})
	case of != nil:
		t := w.follow(of)
		out.join(Target{Lost: t.Lost, bounded: t.bounded})
		for _, o := range t.Of {
			o.known = o.known && l.known
			out.join(w.loaded(v, o, path))
		}
	}
	for i, o := range out.Of {
		out.Of[i].Loose = o.Loose || len(c.stores) != 1 || !holdsLatest(c.stores[0].op, o.In, v)
	}
	return out
}

// holdsLatest reports whether a load that finds the only address that is ever stored finds that of the object that its operation has made last: the store
// follows in its block, and the load is not in between.
func holdsLatest(store *ir.Op, x *Object, load *ir.Value) bool {
	if x.Site == nil || x.Kind == Param {
		return true // there is one in the function
	}
	b := x.Site.ParentBlock()
	if x.Site.Op() == nil || load.Op() == nil || store.Parent() != b || !x.Site.Op().Before(store) {
		return false
	}
	at := b.Holding(load.Op())
	return at == nil || !x.Site.Op().Before(at) || store.Before(at)
}

// initializedBy is the variable whose value a private copy begins with, nil if there is none.
func initializedBy(site *ir.Value) *ir.Value {
	if o := site.Op(); o != nil {
		if m, ok := ir.As[ir.Mirrors](o); ok {
			if of, how := m.Mirror(o); how == ir.InitializedCopy {
				return of
			}
		}
		return nil
	}
	p := site.ParentBlock().ParentOp()
	if e, ok := ir.As[ir.EntryArguments](p); ok {
		for _, x := range e.EntryArguments(p) {
			if x.Inner == site && x.How == ir.InitializedCopy {
				return x.Outer
			}
		}
	}
	return nil
}

// isStable reports whether nothing in the function of v, nor what runs meanwhile, writes a pointer in an object.
func (a *Analysis) isStable(v *ir.Value, x *Object, at int64) bool {
	f := functionOf(v.ParentBlock())
	if f == nil {
		return false
	}
	key := stableKey{f, x, at}
	if is, done := a.stable[key]; done {
		return is
	}
	a.stable[key] = false // while it is being found out
	partial := a.partial
	write, _ := a.ModRef(f, Location{In: x, at: number(at), known: true, Size: 8})
	if a.stable[key] = write == nil; a.partial != partial {
		delete(a.stable, key)
	}
	return write == nil
}

type stableKey struct {
	f  *ir.Op
	in *Object
	at int64
}
