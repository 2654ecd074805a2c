package ssa

// Guards say how code tells addresses that may be used from others. A [GuardAt] tests those of one access, a [GuardRounds] those of all rounds of
// a loop at once. What the tests do not know for good is left to the surroundings, which decide.
type Guards struct {
	First, End uint64 // the addresses that may be used; both 0: the shadow and the slots say it
	// Shadow is the offset in memory of a byte for each 8 bytes of memory: how many of them, from the first on, may be used. There are
	// ShadowSize of them, and the last one is always 0. Flip makes the offset in memory of the low bits of an address.
	Shadow, ShadowSize, Flip int64
	// Slots is the offset in memory of SlotCount words that the surroundings write: the low bits of addresses all of which may be used, the
	// first one below and the end above.
	Slots, SlotCount int64
	// Check is a function (address i64, step i64, rounds i64, size i64, whether it is written i32, number of a slot i32).
	Check string

	used int64 // slots
}

// checkSignature is the type of Guards.Check.
var checkSignature = Signature{Params: []Type{I64, I64, I64, I64, I32, I32}}

// CheckSignature is the type of Guards.Check.
func CheckSignature() *Signature { return &checkSignature }

// GuardOf is the Aux of a guard for an access of so many bytes.
func GuardOf(size int64, write bool) int64 {
	if write {
		return size<<1 | 1
	}
	return size << 1
}

// GatherGuards moves the guards of counted innermost loops of one block before the loop, as one for all rounds, where addresses
// grow by the same amount in each round. All rounds of such a loop are made if the first one is, and nothing outside sees where it is:
// there are no calls and no atomic operations.
func (f *Func) GatherGuards() {
	for _, l := range f.Loops() {
		if len(l.Blocks) == 1 {
			l.gatherGuards()
		}
	}
}

func (l *Loop) gatherGuards() {
	b := l.Header
	found := false
	for _, v := range b.Values {
		if v.Op == Call || v.Op == CallIndirect || v.Op.IsAtomic() || mayEnd(v) {
			return
		}
		found = found || v.Op == GuardAt
	}
	if !found {
		return
	}
	c, ok := l.counted()
	if !ok {
		return
	}
	pre, entry, latch, fo := l.entrance()
	a := affine{l, entry, latch, fo, map[*Value]grows{}}
	type guard struct {
		grows
		aux int64
	}
	done := map[guard]bool{}
	var rounds *Value
	kept := b.Values[:0:0]
	for _, v := range b.Values {
		if v.Op != GuardAt {
			kept = append(kept, v)
			continue
		}
		g, ok := a.of(v.Args[0])
		if ok && rounds == nil {
			if rounds, ok = c.more(fo, c.phi.Args[entry], pre); ok {
				if rounds.Type == I32 {
					rounds = fo.make(I64ExtendI32U, rounds)
				}
				rounds = fo.make(I64Add, rounds, fo.constant(I64, 1))
			}
		}
		if !ok {
			kept = append(kept, v)
			continue
		}
		v.dropArgs()
		if key := (guard{g, v.Aux}); !done[key] {
			done[key] = true
			w := pre.Add(GuardRounds, Void, v.Aux, g.start, g.step, rounds)
			w.Pos = v.Pos
		}
	}
	b.Values = kept
}

// WriteGuards makes the tests of the guards.
func (f *Func) WriteGuards(g *Guards) {
	for _, b := range f.Blocks[:len(f.Blocks):len(f.Blocks)] {
		b.dropGuards()
		for i := len(b.Values) - 1; i >= 0; i-- {
			switch v := b.Values[i]; v.Op {
			case GuardAt, GuardRounds:
				b.writeGuard(g, i)
			}
		}
	}
	f.Dominators()
}

// dropGuards drops guards of what has been tested in the same block.
func (b *Block) dropGuards() {
	type guard struct {
		address *Value
		size    int64
	}
	done := map[guard]bool{}
	kept := b.Values[:0]
	for _, v := range b.Values {
		switch v.Op {
		case Call, CallIndirect:
			clear(done)
		case GuardAt:
			key := guard{v.Args[0], v.Aux >> 1}
			if done[key] {
				v.dropArgs()
				continue
			}
			done[key] = true
		}
		kept = append(kept, v)
	}
	clear(b.Values[len(kept):])
	b.Values = kept
}

// writeGuard makes the test of the guard at an index, and of the values behind it a block of their own.
func (b *Block) writeGuard(g *Guards, at int) {
	f := b.Func
	v := b.Values[at]
	rest, ask := b.splitAfter(at), f.NewBlock()
	ask.loop = b.loop
	b.Kind = If

	fo := b.folder()
	slot := int64(0)
	if g.End == 0 {
		slot = g.used % g.SlotCount
		g.used++
	}
	step, rounds := fo.constant(I64, 0), fo.constant(I64, 1)
	if v.Op == GuardRounds {
		step, rounds = v.Args[1], v.Args[2]
	}
	b.SetControl(b.suspicious(g, fo, v, step, rounds, slot))
	b.Connect(ask)
	b.Connect(rest)
	call := ask.Add(Call, Void, 0, v.Args[0], step, rounds, f.NewValue(Const, I64, v.Aux>>1), f.NewValue(Const, I32, v.Aux&1), f.NewValue(Const, I32, slot))
	call.Sym, call.Sig, call.Pos = g.Check, &checkSignature, v.Pos
	ask.Kind = Jump
	ask.Connect(rest)
	v.dropArgs()
}

// suspicious is whether the surroundings have to decide on a guard.
func (b *Block) suspicious(g *Guards, fo *folder, v, step, rounds *Value, slot int64) *Value {
	size := v.Aux >> 1
	number := func(n int64) *Value { return fo.constant(I64, n) }
	if v.Op == GuardAt && g.End == 0 && size <= 8 {
		// An address of the other side has a number that is too large for the shadow: it gets the last byte.
		low := fo.make(I32WrapI64, v.Args[0])
		at := fo.make(I32ShrU, fo.make(I32Xor, low, fo.constant(I32, Normal(I32, g.Flip))), fo.constant(I32, 3))
		last := fo.constant(I32, g.ShadowSize-1)
		at = fo.choose(fo.make(I32LtU, at, last), at, last)
		usable := b.Add(I32Load8U, I32, 0, fo.make(I32Add, at, fo.constant(I32, Normal(I32, g.Shadow))))
		usable.Pos, usable.Class = v.Pos, Logged
		return fo.make(I32GtU, fo.make(I32Add, fo.make(I32And, low, fo.constant(I32, 7)), fo.constant(I32, size)), usable)
	}
	from, span := v.Args[0], number(size)
	if v.Op == GuardRounds {
		far := fo.make(I64Mul, step, fo.make(I64Sub, rounds, number(1)))
		back := fo.make(I64LtS, far, number(0))
		from = fo.choose(back, fo.make(I64Add, from, far), from)
		span = fo.make(I64Add, fo.choose(back, fo.make(I64Sub, number(0), far), far), number(size))
	}
	first, end := number(int64(g.First)), number(int64(g.End))
	if g.End == 0 {
		word := b.Add(I64Load, I64, 0, fo.constant(I32, Normal(I32, g.Slots+8*slot)))
		word.Pos, word.Class = v.Pos, Logged
		low := number(0xFFFFFFFF)
		from, first, end = fo.make(I64And, from, low), fo.make(I64And, word, low), fo.make(I64ShrU, word, number(32))
	}
	outside := fo.make(I32Or, fo.make(I64LtU, from, first), fo.make(I64GtU, from, end))
	return fo.make(I32Or, outside, fo.make(I64GtU, span, fo.make(I64Sub, end, from)))
}
