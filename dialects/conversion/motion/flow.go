package motion

import (
	"slices"
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
	*Outline
	states *dataflow.Result[State]
	reads  *dataflow.Result[Reads]
	// start is where entry is the state.
	start  *ir.Op
	entry  State
	points map[*ir.Op]*point
}

// An Outline has the operations of a function that matter to any subject, with the actions that happen there. The function must not change while it is in use.
type Outline struct {
	f       *ir.Op
	matters map[*ir.Op][]offload.Action
}

// OutlineOf returns that of a function. What runs on a device belongs to the construct around it, and operations without effects do nothing.
func OutlineOf(f *ir.Op) *Outline {
	l := &Outline{f, map[*ir.Op][]offload.Action{}}
	ir.Walk(f, func(o *ir.Op) bool {
		if list := append(Actions(o), endsOf(o)...); len(list) > 0 || o.NumRegions() > 0 || !ir.IsPure(o) {
			l.matters[o] = list
		}
		return o == f || !IsOffloaded(o)
	})
	return l
}

// Actions returns what an operation of the function, or an end of a clause, does with data.
func (l *Outline) Actions(o *ir.Op) []offload.Action { return l.matters[o] }

// A point is what is known of an operation: what code and actions do there, those where its regions have ended apart, the states before it and where its
// regions end, and what is read after it.
type point struct {
	code           Access
	begin, end     []step
	before, inside State
	after          Reads
}

// A step is an action that has to do with the bytes.
type step struct {
	offload.Action
	how Extent
}

// Follow computes the states of a subject in a function.
func (l *Outline) Follow(of Subject) *Flow {
	w := l.Reading(of)
	w.start, w.entry = of.Entry()
	boundary := w.entry
	if w.start != nil {
		boundary = Anything
	}
	w.states = (&dataflow.Analysis[State]{Boundary: boundary, Join: join, Operation: w.forward, Results: w.left, Whole: IsOffloaded}).Run(w.f)
	return w
}

// Reading returns a flow that knows no states, but what is read: nothing is known to be on the device.
func (l *Outline) Reading(of Subject) *Flow {
	return &Flow{Subject: of, Outline: l, points: map[*ir.Op]*point{}}
}

// Before returns the state in which an operation begins.
func (w *Flow) Before(o *ir.Op) State {
	if p := w.at(o); p != nil {
		return p.before
	}
	return Anything
}

// at returns what is known of an operation, nil: it does nothing.
func (w *Flow) at(o *ir.Op) *point {
	if p := w.points[o]; p != nil {
		return p
	}
	actions, matters := w.matters[o]
	if !matters {
		return nil
	}
	p := &point{code: w.Code(o)}
	w.points[o] = p
	for _, x := range actions {
		s := step{x, w.Extent(x)}
		switch {
		case where(x) != o || s.how == None:
		case x.Def == offload.Exit && o.NumRegions() > 0 && !o.Def().Has(ir.IsolatedFromAbove):
			p.end = append(p.end, s)
		default:
			p.begin = append(p.begin, s)
		}
	}
	return p
}

// forward is the state after an operation, or where its regions begin.
func (w *Flow) forward(o *ir.Op, s State) State {
	p := w.at(o)
	if p == nil {
		return s
	}
	if o == w.start {
		s = w.entry
	}
	p.before = s
	for _, x := range p.begin {
		s = x.after(s)
	}
	if p.code.Unknown {
		return Anything
	}
	if p.code.DeviceWrites {
		s = s.written(o, true, p.code.DeviceAll)
	}
	if p.code.HostWrites {
		s = s.written(o, false, p.code.HostAll)
	}
	return s
}

// left is the state after an operation with regions.
func (w *Flow) left(o *ir.Op, s State) State {
	p := w.at(o)
	p.inside = s
	for _, x := range p.end {
		s = x.after(s)
	}
	return s
}

// after is the state after the action.
func (x step) after(s State) State {
	switch {
	case s.pairs == 0:
		return s
	case x.Queued || x.Partial || x.Flags&(offload.FlagParent|offload.FlagSelf) != 0:
		return Anything // when it happens, or to which bytes, is not known
	}
	after := s.act(x.Action)
	if x.how == Some || x.Conditional {
		return maybe(s, after)
	}
	return after
}

// Reads are operations that may read the bytes on the host before they are made new there, all of them unless Lost: code, updates, and the data operations of clauses.
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

// IsNone reports whether nothing does.
func (r Reads) IsNone() bool { return !r.Lost && len(r.By) == 0 }

// Without returns those of which f is false.
func (r Reads) Without(f func(o *ir.Op) bool) Reads {
	r.By = slices.DeleteFunc(slices.Clone(r.By), f)
	return r
}

// ReadFirst returns what may read the bytes on the host that were there before the function.
func (w *Flow) ReadFirst() Reads {
	return w.backwards().Start(w.body().Entry())
}

// body is the region of the function.
func (w *Flow) body() *ir.Region {
	if f, ok := ir.As[ir.FunctionLike](w.f); ok {
		return f.Body(w.f)
	}
	return w.f.Region(0)
}

// Read returns what may read the bytes on the host after an action has copied them there, and before they are copied again.
func (w *Flow) Read(x offload.Action) Reads {
	w.backwards()
	if p := w.at(where(x)); p != nil {
		return p.after
	}
	return Reads{Lost: true}
}

// backwards returns the analysis of reads, which is made when it is first asked for.
func (w *Flow) backwards() *dataflow.Result[Reads] {
	if w.reads == nil {
		w.reads = (&dataflow.Analysis[Reads]{Direction: dataflow.Backward, Boundary: Reads{Lost: w.Survives(), reached: true}, Join: joinReads,
			Operation: w.backward, Results: w.leftBackward, Whole: IsOffloaded}).Run(w.f)
	}
	return w.reads
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
	if o.IsTerminator() && strings.HasSuffix(o.Name(), ".unreachable") {
		return Reads{} // the program has ended
	}
	p := w.at(o)
	if p == nil {
		return r
	}
	if o.NumRegions() == 0 || o.Def().Has(ir.IsolatedFromAbove) {
		p.after = r
	}
	c := p.code
	switch {
	case c.Unknown, c.Ends && w.Survives():
		r.Lost = true
	case c.HostAll && !c.HostReads:
		r = Reads{}
	case c.HostReads:
		r, _ = joinReads(r, Reads{By: []*ir.Op{o}})
	}
	return w.read(o, p.begin, p.before, r)
}

func (w *Flow) leftBackward(o *ir.Op, r Reads) Reads {
	p := w.at(o)
	p.after = r
	return w.read(o, p.end, p.inside, r)
}

// read is what may read the bytes before actions, in the state before these.
func (w *Flow) read(o *ir.Op, list []step, before State, r Reads) Reads {
	if w.states == nil {
		before = Anything
	}
	states := make([]State, len(list)) // before each: a region that is isolated has the end of its clauses here, too
	for i, x := range list {
		states[i] = before
		before = x.after(before)
	}
	for i, x := range slices.Backward(list) {
		before := states[i]
		always := x.Flags&offload.FlagAlways != 0
		switch {
		case x.Partial:
			r.Lost = true
		case x.Def == offload.Update && x.How == offload.ToDevice:
			r, _ = joinReads(r, Reads{By: []*ir.Op{o}})
		case x.Def == offload.Enter:
			if x.ToDevice() && (always || !before.IsPresent()) || x.How == offload.EntryFind && !before.IsPresent() {
				r, _ = joinReads(r, Reads{By: []*ir.Op{x.Entry}})
			}
		case x.how != All || x.Conditional || x.Queued || !x.ToHost():
		case x.Def == offload.Update && before.IsPresent(), x.Def == offload.Exit && before.IsPresent() && (always || before.most <= 1):
			r = Reads{}
		}
	}
	return r
}
