package deadvalue

import (
	fn "accc/dialects/func"
	"accc/ir"
)

// liveness is the values that an effect needs, or a result of a function that others may call.
type liveness struct {
	values  map[*ir.Value]bool
	from    map[*ir.Value][]*ir.Value // what a value is made from, or may be
	work    []*ir.Value
	private map[*ir.Op]bool     // functions all whose calls are known
	calls   map[*ir.Op][]*ir.Op // those of private functions
}

func newLiveness(root *ir.Op) *liveness {
	l := &liveness{values: map[*ir.Value]bool{}, from: map[*ir.Value][]*ir.Value{}, private: map[*ir.Op]bool{}, calls: map[*ir.Op][]*ir.Op{}}
	l.findPrivate(root)
	ir.Walk(root, func(o *ir.Op) bool {
		l.visit(o)
		return true
	})
	for len(l.work) > 0 {
		v := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		l.need(l.from[v]...)
	}
	return l
}

// findPrivate finds the functions that are only called, by operations of the module.
func (l *liveness) findPrivate(root *ir.Op) {
	ir.Walk(root, func(o *ir.Op) bool {
		if o.Is(fn.Func) && o.StringAttr("sym_visibility") == "private" && !o.Region(0).Empty() {
			l.private[o] = true
		}
		return true
	})
	ir.Walk(root, func(o *ir.Op) bool {
		var called *ir.SymbolRefAttr
		if o.Is(fn.Call) {
			called, _ = o.Attr("callee").(*ir.SymbolRefAttr)
			if f := ir.LookupSymbolRef(o, called); f != nil {
				l.calls[f] = append(l.calls[f], o)
			}
		}
		named := func(a ir.Attribute) {
			ir.SymbolRefsIn(a, func(ref *ir.SymbolRefAttr) {
				if ref == called {
					called = nil // one of them is the call
				} else if f := ir.LookupSymbolRef(o, ref); f != nil {
					delete(l.private, f)
				}
			})
		}
		for i := range o.Def().Attrs {
			named(o.Prop(i))
		}
		for _, a := range o.DiscardableAttrs() {
			named(a.Value)
		}
		return true
	})
}

// need makes values live.
func (l *liveness) need(vals ...*ir.Value) {
	for _, v := range vals {
		if !l.values[v] {
			l.values[v] = true
			l.work = append(l.work, v)
		}
	}
}

// become notes that values may become others.
func (l *liveness) become(vals, become []*ir.Value) {
	for i, v := range become {
		if i < len(vals) {
			l.from[v] = append(l.from[v], vals[i])
		}
	}
}

// some reports whether one of the values is live.
func (l *liveness) some(vals []*ir.Value) bool {
	for _, v := range vals {
		if l.values[v] {
			return true
		}
	}
	return false
}

// visit notes what an operation needs.
func (l *liveness) visit(o *ir.Op) {
	switch {
	case o.IsTerminator():
		l.terminator(o)
		return
	case o.Is(fn.Call):
		ref, _ := o.Attr("callee").(*ir.SymbolRefAttr)
		if f := ir.LookupSymbolRef(o, ref); f != nil && l.private[f] {
			l.become(o.Operands(), f.Region(0).Entry().Args())
			return
		}
	}
	needed := o.Operands()
	if b, ok := ir.As[ir.RegionBranch](o); ok {
		edges(o, b, func(end *ir.Op, vals, become []*ir.Value) {
			l.become(vals, become)
			if end == nil {
				if i := position(o, vals); i >= 0 && len(vals) > 0 {
					needed = append(o.Operands()[:i], o.Operands()[i+len(vals):]...)
				}
			}
		})
	}
	if !removable(o) {
		l.need(needed...)
		return
	}
	for _, v := range o.Results() {
		l.from[v] = append(l.from[v], needed...)
	}
}

// terminator notes what leaves a block.
func (l *liveness) terminator(o *ir.Op) {
	passed := make([]bool, o.NumOperands())
	note := func(vals []*ir.Value) {
		if i := position(o, vals); i >= 0 {
			for k := range vals {
				passed[i+k] = true
			}
		}
	}
	around := o.ParentOp()
	if around == nil {
		return
	}
	if branch, ok := ir.As[ir.BranchLike](o); ok {
		for i, s := range o.Successors() {
			lo, hi := branch.SuccessorOperands(o, i)
			args := s.Args()
			l.become(o.Operands()[lo:hi], args[len(args)-(hi-lo):])
			for k := lo; k < hi; k++ {
				passed[k] = true
			}
		}
	} else if l.private[around] {
		for _, c := range l.calls[around] {
			l.become(o.Operands(), c.Results())
		}
		note(o.Operands())
	} else if b, ok := ir.As[ir.RegionBranch](around); ok {
		edges(around, b, func(end *ir.Op, vals, _ []*ir.Value) {
			if end == o {
				note(vals)
			}
		})
	}
	_, inner := ir.As[ir.RegionBranch](around)
	for k, v := range o.Operands() {
		switch {
		case passed[k]:
		case inner && len(o.Successors()) == 0 && removable(around): // it may go with what is around it
			for _, r := range around.Results() {
				l.from[r] = append(l.from[r], v)
			}
		default:
			l.need(v)
		}
	}
}

// edges calls f for each way that control takes from before an operation (end is nil), and from the end of each of its
// regions, to regions and past it: with the values that are passed, and what they become.
func edges(o *ir.Op, b ir.RegionBranch, f func(end *ir.Op, vals, become []*ir.Value)) {
	p, knows := ir.As[ir.RegionPasses](o)
	if !knows {
		return
	}
	all := func(end *ir.Op, regions []int, parent bool) {
		for _, i := range regions {
			if !o.Region(i).Empty() {
				vals, become := p.Passed(o, end, i)
				f(end, vals, become)
			}
		}
		if parent {
			vals, become := p.Passed(o, end, -1)
			f(end, vals, become)
		}
	}
	regions, parent := b.EntryRegions(o)
	all(nil, regions, parent)
	for i, r := range o.Regions() {
		for _, blk := range r.Blocks() {
			if end := blk.Terminator(); end != nil && len(end.Successors()) == 0 {
				regions, parent := b.AfterRegion(o, i)
				all(end, regions, parent)
			}
		}
	}
}
