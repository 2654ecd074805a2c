package scf

import (
	"math"
	"slices"

	"accc/dialects/arith"
	"accc/ir"
)

// constant is the value of an integer constant, whatever dialect defines it.
func constant(v *ir.Value) (*ir.IntegerAttr, bool) {
	a, ok := ir.ConstantValue(v).(*ir.IntegerAttr)
	return a, ok
}

// inline inserts the operations of a region before o and replaces o's results by what the region yields.
func inline(o *ir.Op, r *ir.Region, rw *ir.Rewriter) {
	b := r.Entry()
	y := b.Last()
	for _, in := range b.Ops() {
		if in == y {
			break
		}
		in.MoveBefore(o)
		if rw.Changed != nil {
			rw.Changed(in)
		}
	}
	vals := y.Operands()
	rw.Erase(y)
	rw.Replace(o, vals...)
}

// decideIf: a condition that is known chooses its region.
func decideIf(o *ir.Op, rw *ir.Rewriter) bool {
	c, ok := constant(o.Operand(0))
	if !ok {
		return false
	}
	switch {
	case c.Value != 0:
		inline(o, o.Region(0), rw)
	case o.Region(1).Empty():
		rw.Erase(o)
	default:
		inline(o, o.Region(1), rw)
	}
	return true
}

// unusedResults leaves out what nothing uses of the results of a condition.
func unusedResults(o *ir.Op, rw *ir.Rewriter) bool {
	var types []ir.Type
	for _, v := range o.Results() {
		if v.HasUses() {
			types = append(types, v.Type())
		}
	}
	if len(types) == o.NumResults() || o.Region(1).Empty() {
		return false
	}
	for _, r := range o.Regions() {
		end := r.Entry().Last()
		if end == nil || !end.Is(Yield) || end.NumOperands() != o.NumResults() {
			return false
		}
	}
	for _, r := range o.Regions() {
		end := r.Entry().Last()
		var vals []*ir.Value
		for i, v := range o.Results() {
			if v.HasUses() {
				vals = append(vals, end.Operand(i))
			}
		}
		end.SetOperands(vals, nil)
		rw.Modified(end)
	}
	made := rw.Op(o.Def(), ir.With{Operands: o.Operands(), Types: append([]ir.Type{}, types...), Attrs: o.DiscardableAttrs()})
	for i, r := range o.Regions() {
		made.Region(i).Take(r)
	}
	results := make([]*ir.Value, o.NumResults())
	at := 0
	for i, v := range o.Results() {
		results[i] = v
		if v.HasUses() {
			results[i] = made.Result(at)
			at++
		}
	}
	rw.Replace(o, results...)
	return true
}

// knowCondition: where a region of it runs, the condition is what chooses the region.
func knowCondition(o *ir.Op, rw *ir.Rewriter) bool {
	c := o.Operand(0)
	if ir.ConstantValue(c) != nil {
		return false
	}
	known := make([]*ir.Value, len(o.Regions()))
	for u := c.FirstUse(); u != nil; {
		next := u.Next()
		for i, r := range o.Regions() {
			if u.Owner() == o || !isInside(u.Owner(), r) {
				continue
			}
			if known[i] == nil {
				v := int64(1 - i)
				made := arith.Int(&rw.Builder, c.Type(), v)
				rw.Modified(made.Op())
				known[i] = made
			}
			u.Set(known[i])
			rw.Modified(u.Owner())
		}
		u = next
	}
	return known[0] != nil || len(known) > 1 && known[1] != nil
}

func isInside(o *ir.Op, r *ir.Region) bool {
	for ; o != nil && o.Parent() != nil; o = o.ParentOp() {
		if o.Parent().Region() == r {
			return true
		}
	}
	return false
}

// decideFor: a loop that never runs is its initial values, and one that runs once is its body; so is what a loop without
// operations yields, if that is from outside.
func decideFor(o *ir.Op, rw *ir.Rewriter) bool {
	if p := o.ParentOp(); p != nil {
		if c, ok := ir.As[ir.LoopContainer](p); ok && c.HoldsLoops(p) {
			return false
		}
	}
	n, known := trips(o)
	body := o.Region(0).Entry()
	switch {
	case !known:
		return false
	case n == 0:
		rw.Replace(o, o.Group(3)...)
	case n == 1:
		rw.ReplaceAllUses(body.Arg(0), o.Operand(0))
		for i, v := range o.Group(3) {
			rw.ReplaceAllUses(body.Arg(1+i), v)
		}
		inline(o, o.Region(0), rw)
	default:
		end := body.Last()
		if body.First() != end || slices.ContainsFunc(end.Operands(), func(v *ir.Value) bool { return v.ParentBlock() == body }) {
			return false
		}
		rw.Replace(o, end.Operands()...)
	}
	return true
}

// trips is how often a loop runs, if that is known.
func trips(o *ir.Op) (n int64, known bool) {
	lo, okLo := ir.ConstantInt(o.Operand(0))
	hi, okHi := ir.ConstantInt(o.Operand(1))
	step, okStep := ir.ConstantInt(o.Operand(2))
	switch {
	case o.Operand(0) == o.Operand(1), okStep && step == 0:
		return 0, true
	case !okLo || !okHi || o.Attr("unsignedCmp") != nil:
		return 0, false
	case lo >= hi:
		return 0, true
	case !okStep || step < 0 || hi-lo < 0:
		return 0, false
	}
	return (hi - lo + step - 1) / step, hi-lo <= math.MaxInt64-step
}

// foldCarried leaves out the values that a loop carries where they are always the initial ones, where nothing uses them,
// or where another is the same.
func foldCarried(o *ir.Op, rw *ir.Rewriter) bool {
	body := o.Region(0).Entry()
	end := body.Last()
	inits := o.Group(3)
	if len(inits) == 0 || end == nil || !end.Is(Yield) {
		return false
	}
	same := make([]int, len(inits)) // the value that takes its place; -1: the initial one
	kept := 0
	for i, init := range inits {
		arg, next := body.Arg(1+i), end.Operand(i)
		switch same[i] = i; {
		case next == arg, next == init, !arg.HasUses() && !o.Result(i).HasUses():
			same[i] = -1
			continue
		}
		for j := range i {
			if same[j] == j && inits[j] == init && end.Operand(j) == next {
				same[i] = j
				break
			}
		}
		if same[i] == i {
			kept++
		}
	}
	if kept == len(inits) {
		return false
	}
	var first, last []*ir.Value
	var types []ir.Type
	for i, init := range inits {
		switch {
		case same[i] < 0:
			rw.ReplaceAllUses(body.Arg(1+i), init)
		case same[i] != i:
			rw.ReplaceAllUses(body.Arg(1+i), body.Arg(1+same[i]))
		default:
			first, last, types = append(first, init), append(last, end.Operand(i)), append(types, init.Type())
		}
	}
	for i := len(inits) - 1; i >= 0; i-- {
		if same[i] != i {
			body.RemoveArg(1 + i)
		}
	}
	end.SetOperands(last, nil)
	rw.Modified(end)
	w := ir.With{Groups: [][]*ir.Value{{o.Operand(0)}, {o.Operand(1)}, {o.Operand(2)}, first}, Types: append([]ir.Type{}, types...), Attrs: o.DiscardableAttrs()}
	for i, a := range o.Def().Attrs {
		if v := o.Prop(i); v != nil {
			w.Attrs = append(w.Attrs, ir.NamedAttr{Name: a.Name, Value: v})
		}
	}
	made := rw.Op(o.Def(), w)
	made.Region(0).Take(o.Region(0))
	results := make([]*ir.Value, len(inits))
	at := 0
	for i, init := range inits {
		switch {
		case same[i] < 0:
			results[i] = init
		case same[i] != i:
			results[i] = results[same[i]]
		default:
			results[i] = made.Result(at)
			at++
		}
	}
	rw.Replace(o, results...)
	return true
}
