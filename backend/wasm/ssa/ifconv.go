package ssa

// maxSpeculated is the number of values that are computed on both ways instead of branching around them.
const maxSpeculated = 3

// Speculate computes a few cheap values before a branch instead of after it, so that the branch becomes a select.
// Where the paths join again at once, [Func.Simplify] does the rest.
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

// MergeStores makes a conditional store unconditional if the same location was read before the branch: it then writes
// back what was read. The read shows that the location can be accessed, and that no other thread may be writing it.
func (f *Func) MergeStores() {
	for _, b := range f.Blocks {
		if b.Kind != If {
			continue
		}
		for i, s := range b.Succs {
			if other := b.Succs[1-i].Block; s.Block != other && len(s.Block.Succs) == 1 && s.Block.Succs[0].Block == other {
				b.mergeStore(s.Block, i == 0)
			}
		}
	}
}

// mergeStore does so for one side way, which is taken where the condition is holds.
func (b *Block) mergeStore(s *Block, holds bool) {
	if len(s.Preds) != 1 || s.Kind != Jump || len(s.Values) == 0 || len(s.Values) > maxSpeculated+1 || s.Succs[0].Block == b {
		return
	}
	last := len(s.Values) - 1
	store := s.Values[last]
	if elementOf[store.Op] == Void && store.Op != I64Store || !store.Op.IsStore() {
		return
	}
	for _, v := range s.Values[:last] {
		if v.Op == Phi || v.Op == Result || v.Op.Is(Reads|Writes|Traps) {
			return
		}
	}
	old := b.alreadyRead(store)
	if old == nil {
		return
	}
	choice := [2]*Value{store.Args[1], old}
	if !holds {
		choice[0], choice[1] = choice[1], choice[0]
	}
	for _, v := range s.Values {
		v.Block = b
	}
	b.Values = append(b.Values, s.Values[:last]...)
	merged := b.Add(Select, old.Type, 0, choice[0], choice[1], b.Control)
	merged.Pos = store.Pos
	b.Values = append(b.Values, store)
	store.SetArg(1, merged)
	s.Values = nil
}

// alreadyRead is a load of b from the location that a store writes, with no change of memory after it in b.
func (b *Block) alreadyRead(store *Value) *Value {
	for i := len(b.Values) - 1; i >= 0; i-- {
		v := b.Values[i]
		switch {
		case v.Op.IsLoad() && v.Op-I32Load == store.Op-I32Store && v.Args[0] == store.Args[0] && v.Aux == store.Aux:
			return v
		case v.Op.Is(Writes) || v.Op == Call || v.Op == CallIndirect:
			return nil
		}
	}
	return nil
}

// sideWay reports whether s is reached from b only, and does nothing but compute a few things that cannot fail.
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

// choices counts the phis of join whose values differ between the two paths from b.
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
