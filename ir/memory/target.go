package memory

import (
	"iter"
	"slices"

	"accc/ir"
	"accc/ir/memory/library"
)

// A Target is where an address may lead.
type Target struct {
	Of []Location
	// Lost is an operation, or the one around an argument, behind which the address may lead elsewhere too; nil: it leads to one of Of. It leads to memory
	// whose address is known elsewhere, unless bounded: then it was not followed to its end.
	Lost    *ir.Op
	bounded bool
}

const (
	// mostTargets bounds the locations of a target, mostDepthOfTarget and mostSteps how far an address is followed.
	mostTargets       = 8
	mostDepthOfTarget = 64
	mostSteps         = 1024
)

// Targets returns where an address may lead, or the data that a descriptor describes.
func (a *Analysis) Targets(v *ir.Value) Target {
	if t := a.targets[v]; t != nil {
		return *t
	}
	partial := a.partial
	t := a.newWalk().follow(v)
	if a.partial == partial {
		a.targets[v] = &t
	}
	return t
}

// At returns bytes at an address, if the address leads to one object; size 0: it is not known how many.
func (a *Analysis) At(v *ir.Value, size int64) []Location {
	return slices.Collect(a.at(v, size))
}

// at goes over the bytes that At returns.
func (a *Analysis) at(v *ir.Value, size int64) iter.Seq[Location] {
	return func(yield func(Location) bool) {
		t := a.Targets(v)
		for _, l := range t.Of {
			if l.Size = size; !yield(l) {
				return
			}
		}
		switch {
		case t.bounded:
			yield(a.anywhere())
		case t.Lost != nil:
			yield(Location{In: a.intern(Object{})})
		}
	}
}

// anywhere is the location of which nothing is known.
func (a *Analysis) anywhere() Location { return Location{In: a.intern(Object{Kind: Anywhere})} }

// A walk follows one address.
type walk struct {
	*Analysis
	// stack has the values, and the variables that hold pointers, that are being followed, the first one first; cyclic are those that were met again
	// meanwhile: addresses that go round in a loop may be anywhere in their objects.
	stack  []*ir.Value
	cyclic map[*ir.Value]bool
	steps  int
}

func (a *Analysis) newWalk() *walk { return &walk{Analysis: a} }

// enter notes that v is being followed; false: it is already, and all that has been met since goes round with it.
func (w *walk) enter(v *ir.Value) bool {
	i := slices.Index(w.stack, v)
	if i < 0 {
		w.stack = append(w.stack, v)
		return true
	}
	if w.cyclic == nil {
		w.cyclic = map[*ir.Value]bool{}
	}
	for _, x := range w.stack[i:] {
		w.cyclic[x] = true
	}
	return false
}

// leave ends that, with the target that was found.
func (w *walk) leave(v *ir.Value, t Target) Target {
	w.stack = w.stack[:len(w.stack)-1]
	if w.cyclic[v] {
		for i := range t.Of {
			t.Of[i] = t.Of[i].Whole()
		}
	}
	return t
}

// add adds a location, with what is not known of where in the object it is.
func (t *Target) add(l Location) {
	for i := range t.Of {
		x := &t.Of[i]
		if x.In != l.In {
			continue
		}
		if x.known && l.known && x.at.Equal(l.at) {
			x.Loose = x.Loose || l.Loose
		} else {
			*x = Location{In: x.In, Loose: x.Loose || l.Loose}
		}
		return
	}
	if t.Of = append(t.Of, l); len(t.Of) > mostTargets && !t.bounded && l.In.Site != nil {
		t.Lost, t.bounded = l.In.Site.ParentBlock().ParentOp(), true
	}
}

func (t *Target) join(u Target) {
	for _, l := range u.Of {
		t.add(l)
	}
	if t.Lost == nil {
		t.Lost = u.Lost
	}
	t.bounded = t.bounded || u.bounded
}

// lost is the target of an address of which nothing is known.
func lost(v *ir.Value) Target {
	if v.Op() != nil {
		return Target{Lost: v.Op()}
	}
	return Target{Lost: v.ParentBlock().ParentOp()}
}

func (a *Analysis) one(x Object) Target {
	return Target{Of: []Location{{In: a.intern(x), known: true}}}
}

// follow returns where v leads.
func (w *walk) follow(v *ir.Value) Target {
	if t := w.targets[v]; t != nil {
		return *t
	}
	if w.steps++; len(w.stack) > mostDepthOfTarget || w.steps > mostSteps {
		t := lost(v)
		t.bounded = true
		return t
	}
	if !w.enter(v) {
		return Target{} // what else reaches it counts
	}
	return w.leave(v, w.of(v))
}

// of is the target of v by the operation, or the argument, that it is.
func (w *walk) of(v *ir.Value) Target {
	o := v.Op()
	if o == nil {
		return w.argument(v)
	}
	id, identified := ir.IdentityOf(v)
	d, derived := ir.DerivationOf(v)
	switch {
	case identified && id.Global != nil:
		if f := ir.LookupSymbolRef(o, id.Global); f != nil {
			if _, code := ir.As[ir.FunctionLike](f); code {
				return w.one(Object{Kind: Code, Symbol: id.Global.Root})
			}
		}
		return w.one(Object{Kind: Global, Symbol: id.Global.Root})
	case identified && id.Fresh && id.Local:
		return w.one(Object{Kind: Local, Site: v})
	case identified && id.Fresh, Allocates(o):
		return w.one(Object{Kind: Heap, Site: v})
	case derived:
		return w.derived(v, d, id, identified)
	}
	if m, ok := ir.As[ir.Mirrors](o); ok && o.NumResults() == 1 {
		of, how := m.Mirror(o)
		return w.mirror(v, of, how)
	}
	if f := CalleeOf(o).Library; f != nil && o.NumResults() == 1 {
		return w.fromLibrary(o, f)
	}
	switch {
	case o.Def().Has(ir.ConstantLike) && leads(v.Type()):
		return w.one(Object{Kind: Null})
	case o.NumRegions() > 0:
		return w.joined(v, o, -1)
	}
	if s, ok := ir.As[ir.Selects](o); ok {
		return w.among(v, s.Selected(o))
	}
	return lost(v)
}

// derived follows an address to the one that it is computed from.
func (w *walk) derived(v *ir.Value, d ir.Derivation, id ir.Identity, declares bool) Target {
	if d.Path != ir.Within {
		return w.held(v, d)
	}
	t := w.follow(d.From)
	out := Target{Lost: t.Lost, bounded: t.bounded}
	for _, l := range t.Of {
		if d.Vague {
			l.known, l.dims = false, nil
		} else if !d.Whole() {
			w.step(&l, d.Subscripts, d.Offset)
		}
		if declares && id.Global == nil && !id.Fresh && !l.declared {
			l.declared, l.Unique = true, id.Unique // other declarations may be of associated names
		}
		out.add(l)
	}
	return out
}

// mirror is the copy that a value leads to.
func (w *walk) mirror(v, of *ir.Value, how ir.Mirror) Target {
	switch how {
	case ir.Alias:
		return w.follow(of)
	case ir.PrivateCopy, ir.InitializedCopy, ir.CombinedCopy:
		return w.one(Object{Kind: Copy, Site: v})
	case ir.DeviceCopy:
		t := w.follow(of)
		out := Target{Lost: t.Lost, bounded: t.bounded}
		for _, l := range t.Of {
			if l.In.Kind != Null {
				l.In = w.onDevice(l.In)
			}
			out.add(l)
		}
		return out
	}
	return lost(v)
}

// argument follows an argument of a block.
func (w *walk) argument(v *ir.Value) Target {
	b := v.Block()
	p := b.ParentOp()
	if p == nil {
		return Target{}
	}
	if fn, ok := ir.As[ir.FunctionLike](p); ok && fn.Body(p) == b.Region() && b == b.Region().Entry() {
		t := w.one(Object{Kind: Param, Site: v})
		if isRestrict(v) {
			t.Of[0].restrict = v
		}
		return t
	}
	if b != b.Region().Entry() {
		return w.branched(v, b)
	}
	if e, ok := ir.As[ir.EntryArguments](p); ok {
		for _, x := range e.EntryArguments(p) {
			if x.Inner == v {
				return w.mirror(v, x.Outer, x.How)
			}
		}
		return lost(v)
	}
	return w.joined(v, p, slices.Index(p.Regions(), b.Region()))
}

// isRestrict reports whether a parameter is declared restrict.
func isRestrict(v *ir.Value) bool {
	attrs, ok := v.ParentBlock().ParentOp().Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(attrs.Elems) {
		return false
	}
	d, ok := attrs.Elems[v.Index()].(*ir.DictAttr)
	return ok && d.Get("llvm.noalias") != nil
}

// branched follows the argument of a block to what branches pass.
func (w *walk) branched(v *ir.Value, b *ir.Block) Target {
	var list []*ir.Value
	for _, p := range b.Region().Blocks() {
		end := p.Last()
		if end == nil {
			continue
		}
		for i, s := range end.Successors() {
			if s != b {
				continue
			}
			vals := ir.SuccessorOperands(end, i)
			if v.Index() >= len(vals) {
				return lost(v)
			}
			list = append(list, vals[v.Index()])
		}
	}
	return w.among(v, list)
}

// joined follows an argument of the region with the number to of o, or a result of o (-1), to what is passed there.
func (w *walk) joined(v *ir.Value, o *ir.Op, to int) Target {
	p, ok := ir.As[ir.RegionPasses](o)
	if !ok {
		return lost(v)
	}
	var list []*ir.Value
	from := func(end *ir.Op) {
		vals, become := p.Passed(o, end, to)
		i := slices.Index(become, v)
		if i < 0 || i >= len(vals) {
			return
		}
		list = append(list, vals[i])
	}
	from(nil)
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			if end := b.Last(); end != nil && len(end.Successors()) == 0 {
				from(end)
			}
		}
	}
	if len(list) == 0 {
		return lost(v)
	}
	return w.among(v, list)
}

// among is the target of a value that is one of a list. An address that goes round in a loop may be anywhere in its object.
func (w *walk) among(v *ir.Value, list []*ir.Value) Target {
	var out Target
	for _, x := range list {
		out.join(w.follow(x))
	}
	for i := range out.Of {
		out.Of[i].Loose = true
	}
	return out
}

// fromLibrary is the target of what a function of a library returns.
func (w *walk) fromLibrary(o *ir.Op, f *library.Function) Target {
	switch {
	case f.Result == library.Static:
		return w.one(Object{Kind: Library})
	case f.Result == library.Same && f.From < o.NumOperands():
		t := w.follow(o.Operand(f.From))
		for i := range t.Of {
			t.Of[i] = t.Of[i].Whole()
		}
		return t
	}
	return lost(o.Result(0))
}
