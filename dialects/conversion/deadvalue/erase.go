package deadvalue

import (
	"slices"

	fn "accc/dialects/func"
	"accc/dialects/ub"
	"accc/ir"
)

// erase changes the module: first no value that is dead is passed on, then nothing uses what is erased.
func (w *work) erase() {
	gone := map[*ir.Op]bool{}
	for _, o := range w.dead {
		gone[o] = true
	}
	for _, o := range w.poisoned {
		if gone[o] || inside(o, gone) {
			continue
		}
		slices.Sort(w.poison[o])
		for _, k := range w.poison[o] {
			p := ir.Before(o).Op(ub.Poison, ir.With{Types: []ir.Type{o.Operand(k).Type()}})
			o.SetOperand(k, p.Result(0))
		}
	}
	w.arguments()
	for _, f := range w.functions {
		w.function(f)
	}
	for _, o := range slices.Backward(w.dead) { // users first, and those around others
		if !inside(o, gone) {
			o.Erase()
		}
	}
}

// inside reports whether an operation is in one that is to be erased.
func inside(o *ir.Op, gone map[*ir.Op]bool) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if gone[p] {
			return true
		}
	}
	return false
}

// arguments erases the arguments of blocks that branches pass values to, and what they pass.
func (w *work) arguments() {
	into := map[*ir.Block]bool{}
	var blocks []*ir.Block
	for _, o := range w.branches {
		branch, _ := ir.As[ir.BranchLike](o)
		for i, s := range o.Successors() {
			lo, hi := branch.SuccessorOperands(o, i)
			vals := o.Operands()[lo:hi]
			if len(vals) != len(s.Args()) || slices.ContainsFunc(s.Args(), w.live.isLive) && !slices.ContainsFunc(s.Args(), w.live.isDead) {
				continue
			}
			var keep []*ir.Value
			for k, a := range s.Args() {
				if w.live.values[a] {
					keep = append(keep, vals[k])
				}
			}
			ir.SetSuccessorOperands(o, i, keep)
			if !into[s] {
				into[s] = true
				blocks = append(blocks, s)
			}
		}
	}
	w.dropUses(blocks)
}

func (l *liveness) isLive(v *ir.Value) bool { return l.values[v] }
func (l *liveness) isDead(v *ir.Value) bool { return !l.values[v] }

// dropUses erases the dead arguments of blocks; what uses them is dead, too.
func (w *work) dropUses(blocks []*ir.Block) {
	for _, b := range blocks {
		for i := len(b.Args()) - 1; i >= 0; i-- {
			if !w.live.values[b.Arg(i)] {
				poisonUses(b.Arg(i))
				b.RemoveArg(i)
			}
		}
	}
}

// poisonUses lets the users of a value use none: they are erased afterwards.
func poisonUses(v *ir.Value) {
	for v.HasUses() {
		v.FirstUse().Set(nil)
	}
}

// function erases the dead arguments of a function, and the results that no call needs, with what calls pass and take.
func (w *work) function(f *ir.Op) {
	t := fn.TypeOf(f)
	entry := f.Region(0).Entry()
	args := make([]bool, len(t.Inputs))
	for i, a := range entry.Args() {
		args[i] = w.live.values[a]
	}
	results := make([]bool, len(t.Results))
	for _, c := range w.live.calls[f] {
		for i, v := range c.Results() {
			results[i] = results[i] || w.live.values[v]
		}
	}
	if !slices.Contains(args, false) && !slices.Contains(results, false) {
		return
	}
	for _, b := range f.Region(0).Blocks() {
		if end := b.Terminator(); end != nil && end.Is(fn.Return) {
			end.SetGroup(0, kept(end.Operands(), results))
		}
	}
	w.dropUses([]*ir.Block{entry})
	f.SetAttr("function_type", ir.TypeValue(ir.Func(kept(t.Inputs, args), kept(t.Results, results))))
	for name, keep := range map[string][]bool{"arg_attrs": args, "res_attrs": results} {
		if list, ok := f.Attr(name).(*ir.ArrayAttr); ok {
			if rest := kept(list.Elems, keep); len(rest) > 0 {
				f.SetAttr(name, ir.ArrayOf(rest...))
			} else {
				f.SetAttr(name, nil)
			}
		}
	}
	for _, c := range w.live.calls[f] {
		call(c, args, results)
	}
}

// kept are the elements of a list that are kept.
func kept[T any](list []T, keep []bool) (out []T) {
	for i, x := range list {
		if keep[i] {
			out = append(out, x)
		}
	}
	return out
}

// call replaces a call by one with fewer arguments and results.
func call(c *ir.Op, args, results []bool) {
	c.SetGroup(0, kept(c.Operands(), args))
	if !slices.Contains(results, false) {
		return
	}
	var types []ir.Type
	for i, v := range c.Results() {
		if results[i] {
			types = append(types, v.Type())
		}
	}
	n := ir.Before(c).Op(fn.Call, ir.With{Groups: [][]*ir.Value{c.Operands()}, Types: types, Attrs: c.Attributes()})
	k := 0
	for i, v := range c.Results() {
		if results[i] {
			v.ReplaceAllUses(n.Result(k))
			k++
		} else {
			poisonUses(v)
		}
	}
	c.Erase()
}
