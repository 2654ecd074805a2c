package memory

import (
	"slices"

	"accc/ir"
	"accc/ir/dataflow"
)

// A Coverage is what one execution of an operation's regions does with bytes; of a loop, one iteration.
type Coverage struct {
	// Reads and Writes are the operations that may read the bytes, and write them, in the order of the text.
	Reads, Writes []*ir.Op
	// ReadFirst is an operation that may read bytes that are not surely written before in this execution, nil if there is none.
	ReadFirst *ir.Op
	// Written are bytes of the object that are surely written when the execution ends. All: those of the location are among them.
	Written Boxes
	All     bool
}

// Accesses returns the operations in another one that may read bytes, and write them, in the order of the text.
func (a *Analysis) Accesses(in *ir.Op, l Location) (reads, writes []*ir.Op) {
	c := a.newCovering(in, l).accesses()
	return c.Reads, c.Writes
}

func (c *covering) accesses() (out Coverage) {
	for _, o := range c.order {
		if c.touches[o].write {
			out.Writes = append(out.Writes, o)
		}
		if c.touches[o].read {
			out.Reads = append(out.Reads, o)
		}
	}
	return out
}

// Cover returns what the regions of an operation do with bytes, in the order in which they do it.
func (a *Analysis) Cover(in *ir.Op, l Location) Coverage {
	c := a.newCovering(in, l)
	if len(c.touches) == 0 {
		return Coverage{}
	}
	out := c.accesses()
	if len(out.Writes) == 0 {
		out.ReadFirst = out.Reads[0]
		return out
	}
	facts := c.run(in)
	for _, o := range out.Reads {
		if !c.isWritten(o, c.touches[o], facts.Before(o)) {
			out.ReadFirst = o
			break
		}
	}
	out.Written = c.atEnd(in, facts)
	out.All = c.isAll(out.Written)
	return out
}

// A covering follows what an operation does with the bytes of one location.
type covering struct {
	*Analysis
	in *ir.Op
	l  Location
	// exact: the object of the location is one object, of which it is known where the bytes are.
	exact   bool
	touches map[*ir.Op]touch
	order   []*ir.Op // those with touches, as they are in the text
	// loops are the bytes that each iteration of a counting loop surely writes.
	loops map[*ir.Op]Boxes
}

// A touch is what an operation does with the bytes by itself, without what is in its regions.
type touch struct {
	read, write bool
	// reads are the bytes; vague: others, too. writes are those that it surely writes.
	reads, writes Boxes
	vague         bool
}

func (a *Analysis) newCovering(in *ir.Op, l Location) *covering {
	c := &covering{Analysis: a, in: in, l: l, exact: !l.In.isUnknown() && !(l.Loose && a.isMany(l.In)), touches: map[*ir.Op]touch{}, loops: map[*ir.Op]Boxes{}}
	users, own := a.usersOf(l.In), a.isOwn(l.In)
	ir.Walk(in, func(o *ir.Op) bool {
		if o == in || users != nil && !users[o] && (own || !ir.Is[ir.CallLike](o) && ir.OrderOf(o) == 0) {
			return true
		}
		if t := c.touch(o); t.read || t.write {
			c.touches[o] = t
			c.order = append(c.order, o)
		}
		return true
	})
	return c
}

// touch finds out what an operation does with the bytes.
func (c *covering) touch(o *ir.Op) (t touch) {
	if f := CalleeOf(o).Body; f != nil {
		return c.call(o, f)
	}
	return c.touched(o, c.alone(o))
}

// call finds out what a call of a function with a body does. Of memory that it is passed it may write some before it reads it.
func (c *covering) call(o, f *ir.Op) (t touch) {
	t = c.touched(o, c.alone(o))
	call, _ := ir.As[ir.CallLike](o)
	for i, v := range call.Arguments(o) {
		target := c.Targets(v)
		if !c.exact || target.Lost != nil || len(target.Of) != 1 || target.Of[0].In != c.l.In || !target.Of[0].known || target.Of[0].Loose && c.isMany(c.l.In) {
			continue
		}
		in := c.coverOfParam(f, i)
		for _, b := range in.Written {
			if b.has(func(*ir.Value) bool { return true }) {
				continue // of values of the function
			}
			b.At = b.At.Plus(target.Of[0].at, 1)
			t.writes = t.writes.with(b)
		}
		if in.ReadFirst == nil && t.read && !t.vague {
			t.reads, t.vague = nil, c.readsBeside(o, f, i) // it reads what it has written
		}
	}
	return t
}

// readsBeside reports whether a function that is called may read the bytes otherwise than by a parameter.
func (c *covering) readsBeside(o, f *ir.Op, param int) bool {
	body := bodyOf(f)
	s := *c.summary(f)
	s.List = slices.DeleteFunc(slices.Clone(s.List), func(x Effect) bool { return x.Loc.In.Kind == Param && x.Loc.In.Site == body.Arg(param) })
	e := &Effects{}
	c.translate(o, f, &s, e)
	return e.reader(c.Analysis, c.l) != nil
}

// coverOfParam returns what a function does with what a parameter leads to.
func (a *Analysis) coverOfParam(f *ir.Op, i int) Coverage {
	body := bodyOf(f)
	if i >= len(body.Args()) {
		return Coverage{}
	}
	v := body.Arg(i)
	if c, done := a.covers[v]; done {
		return c
	}
	a.covers[v] = Coverage{ReadFirst: f} // while it is being found out: the function calls itself
	c := a.Cover(f, Location{In: a.intern(Object{Kind: Param, Site: v}), known: true})
	a.covers[v] = c
	return c
}

// touched is what effects of an operation are to the bytes.
func (c *covering) touched(o *ir.Op, e *Effects) (t touch) {
	sure := writesAll(o, e)
	for _, x := range e.List {
		answer := c.Alias(x.Loc, c.l, Scope{})
		if answer == No {
			continue
		}
		box, known := x.Loc.Box()
		known = known && c.exact && x.Loc.In == c.l.In && !(x.Loc.Loose && c.isMany(x.Loc.In))
		if x.Write && answer != NoIfWritten {
			t.write = true
			if known && sure {
				t.writes = t.writes.with(box)
			}
		}
		if x.Read {
			t.read = true
			if known {
				t.reads = append(t.reads, box)
			} else {
				t.vague = true
			}
		}
	}
	if e.Any != nil && c.isReachable(c.l.In) {
		t.read, t.write, t.vague = true, true, true
	}
	if e.byOthers(c.Analysis, c.l, e.Acquires) != nil {
		t.write = true
	}
	if e.byOthers(c.Analysis, c.l, e.Releases) != nil {
		t.read, t.vague = true, true
	}
	return t
}

// writesAll reports whether an operation writes, each time that it runs, all of the locations that it is said to write: none of its addresses leads to one
// of several.
func writesAll(o *ir.Op, e *Effects) bool {
	x, ok := ir.As[ir.Accesses](o)
	if !ok || e.Any != nil {
		return false
	}
	list, plain := x.Accesses(o)
	n := 0
	for _, x := range list {
		if x.Write {
			n--
		}
	}
	for _, x := range e.List {
		if x.Write {
			n++
		}
	}
	return plain && n == 0
}

// A fact is what is surely written at a point.
type fact struct {
	reached bool
	boxes   Boxes
}

func joinFacts(x, y fact) (fact, bool) {
	switch {
	case !y.reached:
		return x, false
	case !x.reached:
		return y, true
	}
	both := x.boxes.both(y.boxes)
	if slices.ContainsFunc(x.boxes, func(b Box) bool { return !both.Contains(b) }) {
		return fact{true, both}, true
	}
	return x, false
}

// run follows the regions of an operation. What is written of a value that is computed there cannot be known where the value is computed again: a path
// leads there on which it is not.
func (c *covering) run(in *ir.Op) *dataflow.Result[fact] {
	a := &dataflow.Analysis[fact]{
		Boundary: fact{reached: true},
		Join:     joinFacts,
		Operation: func(o *ir.Op, f fact) fact {
			for _, b := range c.touches[o].writes {
				f.boxes = f.boxes.with(b)
			}
			return f
		},
		Results: func(o *ir.Op, f fact) fact {
			for _, b := range c.afterLoop(o) {
				f.boxes = f.boxes.with(b)
			}
			return f
		},
	}
	return a.Run(in)
}

// atEnd returns what is surely written when the regions of an operation have run.
func (c *covering) atEnd(in *ir.Op, facts *dataflow.Result[fact]) Boxes {
	if b, ok := ir.As[ir.RegionBranch](in); ok && !ir.Is[ir.LoopLike](in) {
		if _, skipped := b.EntryRegions(in); skipped {
			return nil
		}
	}
	end := fact{}
	for _, r := range in.Regions() {
		for _, b := range r.Blocks() {
			if len(b.Successors()) == 0 {
				end, _ = joinFacts(end, facts.End(b))
			}
		}
	}
	return end.boxes
}

// afterLoop returns what is surely written in all iterations of a loop that counts, as boxes that mean the same behind it.
func (c *covering) afterLoop(o *ir.Op) (list Boxes) {
	counters := ir.CountersOf(o)
	if len(counters) == 0 || c.l.In.Site != nil && isInside(c.l.In.Site, o) {
		return nil
	}
	if list, done := c.loops[o]; done {
		return list
	}
	for _, b := range c.atEnd(o, c.run(o)) {
		ok := true
		for _, x := range slices.Backward(counters) {
			if ok {
				b, ok = c.over(b, x)
			}
		}
		if ok && !b.has(func(v *ir.Value) bool { return isInside(v, o) }) {
			list = list.with(b)
		}
	}
	c.loops[o] = list
	return list
}

// isWritten reports whether all that an operation reads is written before it.
func (c *covering) isWritten(o *ir.Op, t touch, f fact) bool {
	if !f.reached || c.isAll(f.boxes) {
		return true
	}
	return !t.vague && !slices.ContainsFunc(t.reads, func(b Box) bool { return !c.isBoxWritten(o, b, f.boxes) })
}

// isBoxWritten reports whether bytes are written before an operation that reads them, or all those that it reads in loops around it.
func (c *covering) isBoxWritten(o *ir.Op, b Box, written Boxes) bool {
	for p := o.ParentOp(); !written.Contains(b); p = p.ParentOp() {
		if p == c.in {
			return false
		}
		for _, x := range slices.Backward(ir.CountersOf(p)) {
			if !b.has(func(v *ir.Value) bool { return v == x.Var }) {
				continue
			}
			var ok bool
			if b, ok = c.over(b, x); !ok {
				return false
			}
		}
		if b.has(func(v *ir.Value) bool { return isInside(v, p) }) {
			return false
		}
	}
	return true
}

// isAll reports whether boxes have all bytes of the location.
func (c *covering) isAll(list Boxes) bool {
	b, known := c.l.Box()
	return known && c.exact && list.Contains(b)
}
