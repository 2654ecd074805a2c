package ir

import "fmt"

// VerifyBranchWeights checks how likely a branch says its successors are: a weight for each, not all of them zero.
func VerifyBranchWeights(o *Op) error {
	list, ok := o.Attr("branch_weights").(*DenseArrayAttr)
	if !ok || len(list.Values) == 0 {
		return nil
	}
	if n := len(o.Successors()); len(list.Values) != n {
		return fmt.Errorf("has %d weights for %d successors", len(list.Values), n)
	}
	for _, w := range list.Values {
		if w != 0 {
			return nil
		}
	}
	return fmt.Errorf("has weights that are all zero")
}

// SetSuccessorOperands implements BranchMutator.
func (b Branch) SetSuccessorOperands(o *Op, i int, vals []*Value) {
	if b.Cases == "" || i == 0 {
		o.SetGroup(b.First+i, vals)
		return
	}
	lo, hi := b.SuccessorOperands(o, i)
	group, _ := o.GroupRange(b.First + 1)
	all := o.Group(b.First + 1)
	all = append(append(append([]*Value(nil), all[:lo-group]...), vals...), all[hi-group:]...)
	if segs, ok := o.Attr(b.Cases).(*DenseArrayAttr); ok {
		sizes := append([]int64(nil), segs.Values...)
		sizes[i-1] = int64(len(vals))
		o.SetAttr(b.Cases, DenseArray(segs.Elem, sizes))
	}
	o.SetGroup(b.First+1, all)
}
