package memory

import (
	"slices"
	"sort"

	"accc/ir"
	"accc/ir/dataflow"
)

// Reaching says by whom bytes may have been written last when control is at a point.
type Reaching struct {
	// Stores are the operations that may have written some of the bytes: stores, calls, constructs, and operations behind which other threads may have.
	Stores []*ir.Op
	// Entry: the bytes may be as they were when the function was entered, or when the object began to exist.
	Entry bool
	// Lost is where the answer was given up, nil if it was not: anything may have written the bytes.
	Lost *ir.Op
}

// mostPoints bounds the points that one question goes back to.
const mostPoints = 4096

// Stores returns the operations whose writes the bytes may hold before at. A store of all the bytes hides those before it. Bytes that are found by
// values, as subscripts, are those of the values before at.
func (a *Analysis) Stores(l Location, at *ir.Op) Reaching {
	t := a.trace(l, at, nil)
	return t.out
}

// Unchanged returns an operation that may write bytes after from and before to, on a path that has no other execution of from; nil: the bytes stay as
// they are.
func (a *Analysis) Unchanged(l Location, from, to *ir.Op) (by *ir.Op) {
	t := a.trace(l, to, from)
	switch {
	case t.out.Lost != nil:
		return t.out.Lost
	case len(t.out.Stores) > 0:
		return t.out.Stores[0]
	}
	return nil
}

// A flow has the operations of a function that may write memory, with what is inside of them aside, in the order of the text.
type flow struct {
	writers []*ir.Op
	// complete: all have been collected.
	complete bool
}

// flowOf collects that of a function.
func (a *Analysis) flowOf(f *ir.Op) *flow {
	if x := a.flows[f]; x != nil {
		return x
	}
	x := &flow{}
	a.flows[f] = x
	var visit func(o *ir.Op)
	e := &Effects{}
	visit = func(o *ir.Op) {
		inside := o == f || a.own(o, e)
		if e.mayWrite() {
			x.writers = append(x.writers, o)
			a.owned[o] = e
			e = &Effects{}
		} else {
			*e = Effects{List: e.List[:0]}
		}
		for _, r := range o.Regions() {
			for _, b := range r.Blocks() {
				for in := b.First(); in != nil && inside; in = in.Next() {
					visit(in)
				}
			}
		}
	}
	visit(f)
	x.complete = true
	return x
}

// mayWrite reports whether the list has a write, or anything may happen.
func (e *Effects) mayWrite() bool {
	return e.Any != nil || e.Acquires != nil || e.inTeam != nil || slices.ContainsFunc(e.List, func(x Effect) bool { return x.Write })
}

type placesKey struct {
	f  *ir.Op
	in *Object
}

// placesOf are the operations that may write an object, and those that hold one, by their blocks; nil: the operations of the function are being collected.
func (a *Analysis) placesOf(f *ir.Op, x *Object) map[*ir.Block][]*ir.Op {
	key := placesKey{f, x}
	if p := a.places[key]; p != nil {
		return p
	}
	list, all := a.givenTo(x)
	if !all {
		w := a.flowOf(f)
		if !w.complete {
			return nil
		}
		list = w.writers
	}
	p := map[*ir.Block][]*ir.Op{}
	for _, o := range list {
		if a.ownOf(o).writer(a, Location{In: x}) != nil {
			mark(p, o, f)
		}
	}
	if all {
		for b := range p {
			p[b] = inOrder(p[b])
		}
	}
	a.places[key] = p
	return p
}

// givenTo are the operations of the function that may write an object, if they are all given its address, and run in one thread.
func (a *Analysis) givenTo(x *Object) (list []*ir.Op, all bool) {
	list, all = a.givenAlone(x)
	for _, o := range list {
		if isForked(o, x.Site) && a.ownOf(o).mayWrite() {
			return nil, false
		}
	}
	return list, all
}

// givenAlone are the operations of the function that may write an object, if they are all given its address.
func (a *Analysis) givenAlone(x *Object) (list []*ir.Op, all bool) {
	if !x.isNew() || x.Device {
		return nil, false
	}
	how, _ := a.Escapes(x)
	e := a.escapes[escapeKey{x.Site}]
	if how == Kept || e == nil || e.held {
		return nil, false
	}
	return e.writers, true
}

// ownOf are the effects of an operation without what is inside of it.
func (a *Analysis) ownOf(o *ir.Op) *Effects {
	e := a.owned[o]
	if e == nil {
		e = a.alone(o)
		a.owned[o] = e
	}
	return e
}

// mark adds an operation, and those around it in a function, to the lists of their blocks.
func mark(p map[*ir.Block][]*ir.Op, o, f *ir.Op) {
	for ; o != nil && o != f && o.Parent() != nil; o = o.ParentOp() {
		list := p[o.Parent()]
		if n := len(list); n > 0 && list[n-1] == o {
			return
		}
		p[o.Parent()] = append(list, o)
	}
}

// A point is before an operation of a block, or at the end of the block if the operation is nil. other: values by which the bytes are found may be
// other ones there than where the question began.
type point struct {
	b      *ir.Block
	before *ir.Op
	other  bool
}

// A trace goes back from a point to what wrote bytes.
type trace struct {
	*Analysis
	out          Reaching
	bytes, whole Location
	at, from     *ir.Op
	places       map[*ir.Block][]*ir.Op
	marks        map[*ir.Block][]*ir.Op // of from and of values that the bytes are found by
	lists        map[*ir.Block][]*ir.Op
	depends      []*ir.Value
	seen         map[point]bool
	todo         []point
}

func (a *Analysis) trace(l Location, at, from *ir.Op) *trace {
	t := &trace{Analysis: a, bytes: l, whole: l.Whole(), at: at, from: from}
	f := functionOf(at.Parent())
	if f == nil || l.In.isUnknown() {
		t.out.Lost = at
		return t
	}
	if t.places = a.placesOf(f, l.In); t.places == nil {
		t.out.Lost = at
		return t
	}
	t.depends = l.dependsOn()
	if from != nil {
		t.mark(from, f)
	}
	for _, v := range t.depends {
		if v.Op() != nil {
			t.mark(v.Op(), f)
		}
	}
	t.back(point{at.Parent(), at, false})
	for n := 1; len(t.todo) > 0; n++ {
		if n == mostPoints {
			t.out.Lost = at
			break
		}
		p := t.todo[len(t.todo)-1]
		t.todo = t.todo[:len(t.todo)-1]
		t.back(p)
	}
	return t
}

// dependsOn are the values that bytes are found by.
func (l Location) dependsOn() (list []*ir.Value) {
	for x := l.In; x != nil; x = x.Holder {
		if x.Site != nil {
			list = append(list, x.Site)
		}
	}
	if l.known {
		list = append(list, l.at.Symbols()...)
	}
	for _, d := range l.dims {
		list = append(list, d.index.Symbols()...)
	}
	return list
}

func (t *trace) mark(o, f *ir.Op) {
	if t.marks == nil {
		t.marks, t.lists = map[*ir.Block][]*ir.Op{}, map[*ir.Block][]*ir.Op{}
	}
	mark(t.marks, o, f)
}

func (t *trace) push(p point) {
	if t.seen == nil {
		t.seen = map[point]bool{}
	}
	if !t.seen[p] {
		t.seen[p] = true
		t.todo = append(t.todo, p)
	}
}

func (t *trace) found(o *ir.Op) {
	if !slices.Contains(t.out.Stores, o) {
		t.out.Stores = append(t.out.Stores, o)
	}
}

// list has the operations of a block that matter, in their order.
func (t *trace) list(b *ir.Block) []*ir.Op {
	if len(t.marks[b]) == 0 {
		return t.places[b]
	}
	list, done := t.lists[b]
	if !done {
		list = inOrder(slices.Concat(t.places[b], t.marks[b]))
		t.lists[b] = list
	}
	return list
}

// inOrder sorts operations of a block, each once.
func inOrder(list []*ir.Op) []*ir.Op {
	slices.SortFunc(list, func(x, y *ir.Op) int {
		switch {
		case x == y:
			return 0
		case x.Before(y):
			return -1
		}
		return 1
	})
	return slices.Compact(list)
}

// back goes back from a point to the beginning of its block.
func (t *trace) back(p point) {
	list := t.list(p.b)
	if p.before != nil {
		list = list[:sort.Search(len(list), func(i int) bool { return !list[i].Before(p.before) })]
	}
	for _, o := range slices.Backward(list) {
		if t.past(o, &p.other) {
			return
		}
	}
	t.start(p)
}

// past goes back past an operation; true: nothing before it matters.
func (t *trace) past(o *ir.Op, other *bool) (ends bool) {
	if o == t.from {
		return true
	}
	for _, r := range o.Results() {
		if t.begins(r, other) {
			return true
		}
	}
	if o.NumRegions() == 0 || ir.Is[ir.Accesses](o) {
		return t.writes(o, *other, true)
	}
	t.writes(o, *other, true)
	for i := range o.Regions() {
		if dataflow.ExitsAfter(o, i) {
			t.ends(o.Region(i), *other)
		}
	}
	_, skipped := dataflow.Entries(o)
	return !skipped
}

// begins notes that a value has another one before it is defined; true: it is what the object began with.
func (t *trace) begins(v *ir.Value, other *bool) bool {
	if !slices.Contains(t.depends, v) {
		return false
	}
	if x := t.bytes.In; x.Site == v && x.isNew() && !x.Device && !t.bytes.Loose {
		t.out.Entry = true
		return true
	}
	*other = true
	return false
}

// ends goes on at all ends of a region.
func (t *trace) ends(r *ir.Region, other bool) {
	for _, b := range r.Blocks() {
		if dataflow.Leaves(b) {
			t.push(point{b, nil, other})
		}
	}
}

// writes notes whether an operation may write the bytes by itself, before it runs its regions or after that (ended); true: it writes all of them.
func (t *trace) writes(o *ir.Op, other, ended bool) (all bool) {
	e, l := t.ownOf(o), t.bytes
	if other {
		l = t.whole
	}
	if e.inTeam != nil && (!ended || t.isJoined(o)) { // worksharing constructs order memory at their end
		alone := *e
		alone.inTeam = nil
		e = &alone
	}
	if e.writer(t.Analysis, l) == nil || t.apart != nil && t.apart(o) && !e.isKnownToWrite(t.Analysis, l) {
		return false
	}
	t.found(o)
	_, all = t.stored(o, l)
	return all
}

// isKnownToWrite reports whether an operation may write bytes of an object by an address of which it is known that it may lead there.
func (e *Effects) isKnownToWrite(a *Analysis, l Location) bool {
	return e.Any != nil || e.Acquires != nil || e.inTeam != nil ||
		slices.ContainsFunc(e.List, func(x Effect) bool { return x.Write && x.Loc.In == l.In && a.Alias(x.Loc, l, Scope{}) > NoIfWritten })
}

// isJoined reports whether all threads that an operation orders memory among have ended, or do not run yet, where the question began: what they write
// is written by the operations that they run.
func (t *trace) isJoined(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if order := ir.OrderOf(p); order&ir.Fork != 0 {
			return order&ir.Join != 0 && !p.IsAncestorOf(t.at)
		}
	}
	return false
}

// start goes on before a block.
func (t *trace) start(p point) {
	for _, v := range p.b.Args() {
		if t.begins(v, &p.other) {
			return
		}
	}
	r := p.b.Region()
	if p.b != r.Entry() {
		for _, from := range t.predecessors(p.b) {
			t.push(point{from, nil, p.other})
		}
		return
	}
	o := p.b.ParentOp()
	switch {
	case o == nil || ir.Is[ir.FunctionLike](o) || o.Def().Has(ir.IsolatedFromAbove):
		t.out.Entry = true
		return
	case o == t.from:
		return
	}
	t.writes(o, p.other, false)
	i := dataflow.Number(r)
	if first, _ := dataflow.Entries(o); slices.Contains(first, i) {
		t.push(point{o.Parent(), o, p.other})
	}
	for j := range o.Regions() {
		if slices.Contains(dataflow.After(o, j), i) {
			t.ends(o.Region(j), p.other)
		}
	}
}

// predecessors are the blocks that branch to one.
func (a *Analysis) predecessors(b *ir.Block) []*ir.Block {
	r := b.Region()
	p, done := a.preds[r]
	if !done {
		p = map[*ir.Block][]*ir.Block{}
		for _, x := range r.Blocks() {
			for _, s := range x.Successors() {
				p[s] = append(p[s], x)
			}
		}
		a.preds[r] = p
	}
	return p[b]
}

// stored reports whether an operation, which writes at one address, writes all of some bytes whenever it runs, and the value that they have then, nil if
// that is only a part of what is stored.
func (a *Analysis) stored(o *ir.Op, l Location) (v *ir.Value, all bool) {
	x, ok := ir.As[ir.Accesses](o)
	if !ok || l.Size == 0 || !l.known {
		return nil, false
	}
	list, plain := x.Accesses(o)
	if !plain {
		return nil, false
	}
	for _, x := range list {
		if !x.Write {
			continue
		}
		w, one := a.located(x)
		if !one || w.Size == 0 || w.Loose && a.isMany(w.In) {
			return nil, false
		}
		switch a.Alias(w, l, Scope{}) {
		case Must:
			return x.Value, true
		case Part:
			return nil, w.Size > l.Size
		}
		return nil, false
	}
	return nil, false
}

// located is where an access is, if that is in one object.
func (a *Analysis) located(x ir.Access) (Location, bool) {
	size, _ := a.offset(x.Size, 0).Constant()
	t := a.Targets(x.Addr)
	if len(t.Of) != 1 || t.Lost != nil || t.bounded || t.Of[0].In.isUnknown() || t.Of[0].In.Kind == Null {
		return Location{}, false
	}
	l := t.Of[0]
	l.Size = size
	if len(x.Subscripts) > 0 {
		a.step(&l, x.Subscripts, 0)
	}
	if in := l.In; in.Kind == Pointed && in.Site != nil {
		if s := a.Same(in.Site); s != in.Site { // the pointer has been read before
			same := *in
			same.Site = s
			l.In = a.intern(same)
		}
	}
	return l, true
}
