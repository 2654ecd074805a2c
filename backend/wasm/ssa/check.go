package ssa

import "fmt"

// Check verifies the structure of a function: edges agree at both ends, phis have an argument for each predecessor,
// types fit, uses are counted right, and definitions dominate uses.
func (f *Func) Check() error {
	f.Dominators()
	uses := map[*Value]int{}
	at := map[*Value]int{}
	for _, b := range f.Blocks {
		for i, v := range b.Values {
			if v.Block != b {
				return fmt.Errorf("%s: v%d is in b%d but says otherwise", f.Name, v.ID, b.ID)
			}
			if v.forward != nil {
				return fmt.Errorf("%s: v%d was replaced but is still there", f.Name, v.ID)
			}
			if _, twice := at[v]; twice {
				return fmt.Errorf("%s: v%d is there twice", f.Name, v.ID)
			}
			at[v] = i
		}
	}
	visible := func(v *Value, b *Block, i int) bool {
		if v.Op == Const {
			return true
		}
		j, ok := at[v]
		if !ok {
			return false
		}
		if v.Block == b {
			return j < i
		}
		return v.Block.Dominates(b)
	}
	for _, b := range f.Blocks {
		for i, s := range b.Succs {
			if s.Index >= len(s.Block.Preds) || s.Block.Preds[s.Index] != (Edge{b, i}) {
				return fmt.Errorf("%s: edge %d of b%d does not match", f.Name, i, b.ID)
			}
		}
		for i, v := range b.Values {
			if err := f.checkValue(v); err != nil {
				return err
			}
			for k, a := range v.Args {
				uses[a]++
				ok := false
				if v.Op == Phi {
					p := b.Preds[k].Block
					ok = visible(a, p, len(p.Values))
				} else {
					ok = visible(a, b, i)
				}
				if !ok {
					return fmt.Errorf("%s: in b%d, %s: v%d is not defined here", f.Name, b.ID, v.Long(), a.ID)
				}
			}
		}
		var ends []*Value
		if b.Control != nil {
			ends = append(ends, b.Control)
		}
		ends = append(ends, b.Results...)
		for _, v := range ends {
			uses[v]++
			if !visible(v, b, len(b.Values)) {
				return fmt.Errorf("%s: at the end of b%d: v%d is not defined here", f.Name, b.ID, v.ID)
			}
		}
		want := map[Kind]int{Jump: 1, If: 2, Return: 0, Unreachable: 0}
		if n, ok := want[b.Kind]; ok && n != len(b.Succs) || b.Kind == Open || b.Kind == Switch && len(b.Succs) == 0 {
			return fmt.Errorf("%s: b%d has %d ways out", f.Name, b.ID, len(b.Succs))
		}
	}
	for v := range at {
		if uses[v] != v.Uses {
			return fmt.Errorf("%s: v%d is used %d times, not %d", f.Name, v.ID, uses[v], v.Uses)
		}
	}
	return nil
}

func (f *Func) checkValue(v *Value) error {
	fail := func() error {
		var args []string
		for _, a := range v.Args {
			args = append(args, a.Long())
		}
		return fmt.Errorf("%s: types of %s of %q", f.Name, v.Long(), args)
	}
	switch v.Op {
	case Phi:
		if len(v.Args) != len(v.Block.Preds) {
			return fmt.Errorf("%s: %s has %d arguments for %d predecessors", f.Name, v.Long(), len(v.Args), len(v.Block.Preds))
		}
		for _, a := range v.Args {
			if a.Type != v.Type {
				return fail()
			}
		}
	case Select:
		if len(v.Args) != 3 || v.Args[0].Type != v.Type || v.Args[1].Type != v.Type || v.Args[2].Type != I32 {
			return fail()
		}
	case Call, CallIndirect:
		n := len(v.Sig.Params)
		if v.Op == CallIndirect {
			n++
		}
		if len(v.Args) != n {
			return fail()
		}
		for i, t := range v.Sig.Params {
			if v.Args[i].Type != t {
				return fail()
			}
		}
	case Param, Const, Result, GlobalGet, GlobalSet:
	default:
		in := v.Op.Info()
		if len(in.Args) != len(v.Args) || in.Result != v.Type {
			return fail()
		}
		for i, t := range in.Args {
			if v.Args[i].Type != t {
				return fail()
			}
		}
	}
	return nil
}
