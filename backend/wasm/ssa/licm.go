package ssa

// HoistInvariants moves values that are the same in every iteration before the loop: pure operations always, loads
// when they happen in every execution of the loop and nothing in it writes memory. Inner loops come first, so that a
// value moves out as far as it can.
func (f *Func) HoistInvariants() {
	for _, l := range f.Loops() {
		l.hoist()
	}
	f.Dominators()
}

func (l *Loop) hoist() {
	var stores []*Value
	unknown := false // something writes anywhere
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			switch {
			case v.Op.IsStore():
				stores = append(stores, v)
			case v.Op.Is(Writes) && v.Op != GlobalSet && !v.Op.notes():
				unknown = true
			}
		}
	}
	var to *Block
	for _, b := range l.Blocks { // in reverse postorder: definitions before uses
		kept := b.Values[:0:0]
		for _, v := range b.Values {
			if !l.hoistable(v, b) || v.Op.IsLoad() && (unknown || anyTouches(stores, v)) {
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

// anyTouches reports whether one of the stores may change what a load reads.
func anyTouches(stores []*Value, load *Value) bool {
	for _, s := range stores {
		apart, known := distance(s.Args[0], s.Aux, int64(s.Op.Info().Width), load.Args[0], load.Aux, int64(load.Op.Info().Width))
		if !apart && (known || !s.Class.excludes(load.Class)) {
			return true
		}
	}
	return false
}

// hoistable reports whether v is the same in every iteration and may be computed before the loop, memory aside.
func (l *Loop) hoistable(v *Value, b *Block) bool {
	switch {
	case v.Op == Phi || v.Op == Param || v.Op == Result || v.Op.Is(Writes) || v.Op == GlobalGet || v.Op == MemorySize || v.Op == Probe:
		return false
	case v.Op.Is(Traps) && !l.always(b):
		return false
	}
	for _, a := range v.Args {
		if !l.invariant(a) {
			return false
		}
	}
	return true
}

// always reports whether every run of the loop comes through the block before it can leave or end a round.
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
