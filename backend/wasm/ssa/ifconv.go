package ssa

// maxSpeculated is the number of values that are computed on both ways instead of branching around them.
const maxSpeculated = 3

// Speculate computes a few cheap values before a branch instead of behind it, so that the branch becomes a choice:
// where the ways meet again at once, [Func.Simplify] does the rest.
func (f *Func) Speculate() {
	for _, b := range f.Blocks {
		if b.Kind != If {
			continue
		}
		t, e := b.Succs[0].Block, b.Succs[1].Block
		join := t
		switch {
		case b.sideWay(t) && (t.Succs[0].Block == e || b.sideWay(e) && e.Succs[0].Block == t.Succs[0].Block):
			join = t.Succs[0].Block
		case b.sideWay(e) && e.Succs[0].Block == t:
		default:
			continue
		}
		if choices(join, b, t, e) > maxChoices {
			continue
		}
		for _, s := range []*Block{t, e} {
			if s != join {
				for _, v := range s.Values {
					v.Block = b
				}
				b.Values = append(b.Values, s.Values...)
				s.Values = nil
			}
		}
	}
}

// sideWay tells whether s is reached from b only, and does nothing but compute a few things that cannot fail.
func (b *Block) sideWay(s *Block) bool {
	if len(s.Preds) != 1 || s.Kind != Jump || len(s.Values) > maxSpeculated || s.Succs[0].Block == b {
		return false
	}
	for _, v := range s.Values {
		if v.Op == Phi || v.Op == Result || v.Op.Is(Reads|Writes|Traps) {
			return false
		}
	}
	return true
}

// choices counts the phis of join that the two ways from b give different values.
func choices(join, b, t, e *Block) int {
	index := func(i int, s *Block) int {
		if s == join {
			return b.Succs[i].Index
		}
		return s.Succs[0].Index
	}
	i, j := index(0, t), index(1, e)
	n := 0
	for _, p := range join.Phis() {
		if p.Args[i] != p.Args[j] {
			n++
		}
	}
	return n
}
