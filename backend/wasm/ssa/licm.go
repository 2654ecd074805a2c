package ssa

// HoistInvariants moves values that are the same in every round of a loop in front of it: pure operations always,
// loads when they happen in every run of the loop and nothing in it writes memory. Inner loops come first, so
// that a value moves out as far as it can.
func (f *Func) HoistInvariants() {
	for _, l := range f.Loops() {
		l.hoist()
	}
	f.Dominators()
}

func (l *Loop) hoist() {
	writes := false
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			if v.Op.Is(Writes) && v.Op != GlobalSet {
				writes = true
			}
		}
	}
	var to *Block
	for _, b := range l.Blocks { // in reverse postorder: definitions before uses
		kept := b.Values[:0:0]
		for _, v := range b.Values {
			if !l.hoistable(v, b, writes) {
				kept = append(kept, v)
				continue
			}
			if to == nil {
				to = l.preheader()
			}
			v.Block = to
			to.Values = append(to.Values, v)
		}
		if len(kept) != len(b.Values) {
			b.Values = kept
		}
	}
}

func (l *Loop) hoistable(v *Value, b *Block, writes bool) bool {
	switch {
	case v.Op == Phi || v.Op == Param || v.Op == Result || v.Op.Is(Writes) || v.Op == GlobalGet || v.Op == MemorySize:
		return false
	case v.Op.IsLoad() && (writes || !l.always(b)):
		return false
	case v.Op.Is(Traps) && !v.Op.IsLoad() && !l.always(b):
		return false
	}
	for _, a := range v.Args {
		if !l.invariant(a) {
			return false
		}
	}
	return true
}

// always tells whether every run of the loop comes through the block before it can leave or end a round.
func (l *Loop) always(b *Block) bool {
	for _, c := range l.Blocks {
		for _, s := range c.Succs {
			if (s.Block == l.Header || !l.Contains(s.Block)) && !b.Dominates(c) {
				return false
			}
		}
		if len(c.Succs) == 0 && !b.Dominates(c) {
			return false
		}
	}
	return true
}
