package motion

import (
	"strings"

	"accc/dialects/offload"
	"accc/ir"
	"accc/ir/dataflow"
)

// An Extent says how much of the bytes that are asked about an action moves.
type Extent uint8

const (
	None Extent = iota
	Some
	All
)

// An Access is what code may do with the bytes, on either side.
type Access struct {
	HostReads, HostWrites, DeviceReads, DeviceWrites bool
	// HostAll, DeviceAll: it certainly writes all of them.
	HostAll, DeviceAll bool
	// Unknown: it may do anything, and begin or end what is on the device. Ends: the program may end.
	Unknown, Ends bool
}

// A Subject is bytes of one object, as an analysis of memory sees them.
type Subject interface {
	// Code returns what an operation does of its own accord, without what directives move: host code, a call with all that it calls, or a construct with the
	// code of its region on the device. Operations whose regions are host code do nothing.
	Code(o *ir.Op) Access
	// Extent returns how much of the bytes an action is about.
	Extent(x offload.Action) Extent
	// Entry is the state where the operation that it returns begins, nil: where the function does. Survives reports whether something may read the bytes on the
	// host after the function.
	Entry() (at *ir.Op, s State)
	Survives() bool
}

// A Flow knows the states of a subject at all points of a function.
type Flow struct {
	Subject
	states *dataflow.Result[State]
	reads  *dataflow.Result[Reads]
	f      *ir.Op
	// start is where entry is the state.
	start *ir.Op
	entry State
}

// Follow computes the states of a subject in a function.
func Follow(f *ir.Op, of Subject) *Flow {
	w := &Flow{Subject: of, f: f}
	w.start, w.entry = of.Entry()
	boundary := w.entry
	if w.start != nil {
		boundary = Anything
	}
	w.states = (&dataflow.Analysis[State]{Boundary: boundary, Join: join, Operation: w.forward, Results: w.left}).Run(f)
	return w
}

// Before returns the state in which an operation begins.
func (w *Flow) Before(o *ir.Op) State {
	if o == w.start {
		return w.entry
	}
	return w.states.Before(o)
}

// isOnDevice reports whether an operation is in the region of a construct that runs on the device: the construct is what happens.
func (w *Flow) isOnDevice(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil && p != w.f; p = p.ParentOp() {
		if IsOffloaded(p) {
			return true
		}
	}
	return false
}

// forward is the state after an operation, or where its regions begin.
func (w *Flow) forward(o *ir.Op, s State) State {
	if w.isOnDevice(o) {
		return s
	}
	if o == w.start {
		s = w.entry
	}
	for _, x := range at(o, false) {
		s = w.step(x, s)
	}
	c := w.Code(o)
	if c.Unknown {
		return Anything
	}
	if c.DeviceWrites {
		s = s.written(o, true, c.DeviceAll)
	}
	if c.HostWrites {
		s = s.written(o, false, c.HostAll)
	}
	return s
}

// left is the state after an operation with regions.
func (w *Flow) left(o *ir.Op, s State) State {
	if w.isOnDevice(o) {
		return s
	}
	for _, x := range at(o, true) {
		s = w.step(x, s)
	}
	return s
}

// at are the actions that happen where an operation begins, or where its regions have ended: ends of clauses that have operations of their own happen there.
func at(o *ir.Op, end bool) (list []offload.Action) {
	for _, x := range append(Actions(o), endsOf(o)...) {
		later := x.Def == offload.Exit && o.NumRegions() > 0 && !o.Def().Has(ir.IsolatedFromAbove)
		if where(x) == o && end == later {
			list = append(list, x)
		}
	}
	return list
}

// step is the state after an action.
func (w *Flow) step(x offload.Action, s State) State {
	how := w.Extent(x)
	switch {
	case how == None || s.pairs == 0:
		return s
	case x.Queued || x.Partial || x.Flags&(offload.FlagParent|offload.FlagSelf) != 0:
		return Anything // when it happens, or to which bytes, is not known
	}
	after := s.act(x)
	if how == Some || x.Conditional {
		return maybe(s, after)
	}
	return after
}

// Reads are operations that may read the bytes on the host before they are made new there, all of them unless Lost.
type Reads struct {
	By   []*ir.Op
	Lost bool
	// reached: some end of the function comes after.
	reached bool
}

func joinReads(a, b Reads) (Reads, bool) {
	out := Reads{union(a.By, b.By), a.Lost || b.Lost, a.reached || b.reached}
	if len(out.By) > mostWriters {
		out.By, out.Lost = nil, true
	}
	return out, len(out.By) != len(a.By) || out.Lost != a.Lost || out.reached != a.reached
}

// Read returns what may read the bytes on the host after an action has copied them there, and before they are copied again.
func (w *Flow) Read(x offload.Action) Reads {
	if w.reads == nil {
		w.reads = (&dataflow.Analysis[Reads]{Direction: dataflow.Backward, Boundary: Reads{Lost: w.Survives(), reached: true}, Join: joinReads,
			Operation: w.backward, Results: w.leftBackward}).Run(w.f)
	}
	return w.reads.After(where(x))
}

// where is the operation where an action happens: the construct, or one of its own.
func where(x offload.Action) *ir.Op {
	if isApart(x) {
		return x.Of
	}
	return x.By
}

// isApart reports whether an action at the end of a clause has an operation of its own, as acc.copyout.
func isApart(x offload.Action) bool {
	return x.Of != x.Entry && x.Of.NumResults() == 0
}

// backward is what may read the bytes from an operation on.
func (w *Flow) backward(o *ir.Op, r Reads) Reads {
	if strings.HasSuffix(o.Name(), ".unreachable") {
		return Reads{} // the program has ended
	}
	if w.isOnDevice(o) {
		return r
	}
	c := w.Code(o)
	switch {
	case c.Unknown, c.Ends && w.Survives():
		r.Lost = true
	case c.HostAll && !c.HostReads:
		r = Reads{}
	case c.HostReads:
		r, _ = joinReads(r, Reads{By: []*ir.Op{o}})
	}
	return w.read(o, at(o, false), r)
}

func (w *Flow) leftBackward(o *ir.Op, r Reads) Reads {
	if w.isOnDevice(o) {
		return r
	}
	return w.read(o, at(o, true), r)
}

// read is what may read the bytes before actions.
func (w *Flow) read(o *ir.Op, list []offload.Action, r Reads) Reads {
	for i := len(list) - 1; i >= 0; i-- {
		x := list[i]
		how := w.Extent(x)
		before := w.Before(o)
		if o.NumRegions() > 0 && x.Def == offload.Exit {
			before = w.inside(o)
		}
		always := x.Flags&offload.FlagAlways != 0
		switch {
		case how == None:
		case x.ToDevice() && (x.Def == offload.Update || always || !before.IsPresent()) || x.Def == offload.Enter && x.How == offload.EntryFind && !before.IsPresent():
			r, _ = joinReads(r, Reads{By: []*ir.Op{o}})
		case how != All || x.Conditional || x.Queued || x.Partial || !x.ToHost():
		case x.Def == offload.Update && before.IsPresent(), x.Def == offload.Exit && before.IsPresent() && (always || before.most <= 1):
			r = Reads{}
		}
	}
	return r
}

// inside is the state where the region of a construct ends.
func (w *Flow) inside(o *ir.Op) (s State) {
	for _, b := range o.Region(0).Blocks() {
		if t := b.Last(); t != nil && len(b.Successors()) == 0 {
			s = maybe(s, w.states.After(t))
		}
	}
	return s
}
