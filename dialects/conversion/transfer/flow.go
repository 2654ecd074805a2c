package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/scf"
	"accc/ir"
)

// The order in which the host may execute what is inside of a data construct, or of the data region of declare.

// A flow has the operations inside, compute constructs and what is not understood as one each.
type flow struct {
	*analysis
	// home is the construct, or the directive.
	home        *ir.Op
	first       *ir.Op
	next, prior map[*ir.Op][]*ir.Op
	// host and constructs are the effects of operations that have been asked for.
	host, constructs map[*ir.Op]*effects
}

func (a *analysis) flow(home *ir.Op) *flow {
	f := &flow{analysis: a, home: home, next: map[*ir.Op][]*ir.Op{}, prior: map[*ir.Op][]*ir.Op{}, host: map[*ir.Op]*effects{}, constructs: map[*ir.Op]*effects{}}
	f.first = home.Next()
	if !isDeclare(home) {
		f.first = home.Region(0).Entry().First()
	}
	todo := []*ir.Op{f.first}
	for len(todo) > 0 {
		o := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if _, done := f.next[o]; done {
			continue
		}
		f.next[o] = f.after(o)
		for _, n := range f.next[o] {
			f.prior[n] = append(f.prior[n], o)
			todo = append(todo, n)
		}
	}
	return f
}

// isStructured reports whether the operations in the regions of an operation are in the flow by themselves.
func isStructured(o *ir.Op) bool {
	return o.Is(scf.If) || o.Is(fir.If) || o.Is(scf.While) || isCounting(o) || isData(o)
}

// isCounting reports whether an operation is a loop that may run its only region any number of times.
func isCounting(o *ir.Op) bool {
	return o.Is(scf.For) || o.Is(fir.DoLoop) || o.Is(fir.IterateWhile)
}

// isEnd reports whether what is inside ends at an operation.
func (f *flow) isEnd(o *ir.Op) bool {
	if isDeclare(f.home) {
		return endsDeclare(o, f.home)
	}
	return o.IsTerminator() && o.ParentOp() == f.home && len(o.Parent().Successors()) == 0
}

// after are the operations that may come next.
func (f *flow) after(o *ir.Op) (list []*ir.Op) {
	switch {
	case f.isEnd(o):
	case isStructured(o):
		for i, r := range o.Regions() {
			if !r.Empty() && (i == 0 || !o.Is(scf.While)) {
				list = append(list, r.Entry().First())
			}
		}
		if isCounting(o) || len(list) < 2 && (o.Is(scf.If) || o.Is(fir.If)) {
			list = append(list, o.Next())
		}
	case !o.IsTerminator():
		list = append(list, o.Next())
	case len(o.Parent().Successors()) > 0:
		for _, b := range o.Parent().Successors() {
			list = append(list, b.First())
		}
	case !isStructured(o.ParentOp()): // the function returns, or the program ends
	default:
		p := o.ParentOp()
		switch {
		case p.Is(scf.While) && o.Parent().Region() == p.Region(0):
			list = append(list, p.Region(1).Entry().First(), p.Next())
		case p.Is(scf.While):
			list = append(list, p.Region(0).Entry().First())
		case isCounting(p):
			list = append(list, p.Region(0).Entry().First(), p.Next())
		default:
			list = append(list, p.Next())
		}
	}
	return list
}

// onHost are the effects of an operation of the flow on the host, with what the constructs of functions that it calls do. Operations whose regions are in the flow have none
// of their own, nor have updates.
func (f *flow) onHost(o *ir.Op) *effects {
	e := f.host[o]
	if e == nil {
		e = withTransfers()
		if !isStructured(o) && !o.Is(acc.UpdateHost) && f.lang.updated(o) == nil {
			f.collect(o, e, false)
		}
		f.host[o] = e
	}
	return e
}

// onDevice are those of the constructs that an operation is or has.
func (f *flow) onDevice(o *ir.Op) *effects {
	e := f.constructs[o]
	if e == nil {
		e = newEffects()
		if !isStructured(o) {
			ir.Walk(o, func(in *ir.Op) bool {
				if f.lang.isCompute(in) {
					e.add(f.device(in))
					return false
				}
				f.constructsOf(in, e)
				return true
			})
		}
		f.constructs[o] = e
	}
	return e
}

// walk calls visit with what may come after an operation, or before it, as long as that says to go on from there. It ends where visit is not ok.
func (f *flow) walk(from *ir.Op, forward bool, visit func(o *ir.Op) (goOn, ok bool)) bool {
	edges := f.prior
	if forward {
		edges = f.next
	}
	seen := map[*ir.Op]bool{}
	todo := slices.Clone(edges[from])
	for len(todo) > 0 {
		o := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[o] {
			continue
		}
		seen[o] = true
		goOn, ok := visit(o)
		if !ok {
			return false
		}
		if goOn {
			todo = append(todo, edges[o]...)
		}
	}
	return true
}
