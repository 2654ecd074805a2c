package ssa

// maxGathered bounds the entries that a loop makes in each round to be gathered.
const maxGathered = 48

// GatherLog makes one entry of all those that a counted innermost loop of one block writes to the log, before the loop, where they are the
// same or grow by the same amount in each round: the reader knows what each round would have written. The loop is then free
// of them. The entry is a Log32 of the number of rounds, whose word is LogLoop with the number of entries of a round, then for each
// of these what the first round writes, and by how much it grows.
func (f *Func) GatherLog() {
	for _, l := range f.Loops() {
		if len(l.Blocks) == 1 {
			l.gatherLog()
		}
	}
}

// LogLoop is in the word of an entry for a loop.
const LogLoop = 15 << 28

func (l *Loop) gatherLog() {
	b := l.Header
	var entries []*Value
	for _, v := range b.Values {
		switch {
		case v.Op == Log32 && uint32(v.Aux) >= LogLoop, v.Op == Call, v.Op == CallIndirect, mayEnd(v):
			return
		case v.Op == Log32, v.Op == Log64:
			entries = append(entries, v)
		}
	}
	if len(entries) == 0 || len(entries) > maxGathered {
		return
	}
	c, ok := l.counted()
	if !ok {
		return
	}
	pre, entry, latch, fo := l.entrance()
	a := affine{l, entry, latch, fo, map[*Value]grows{}}
	var list []grows
	for _, v := range entries {
		g, ok := a.of(v.Args[0])
		if !ok {
			return
		}
		list = append(list, g)
	}
	more, ok := c.more(fo, c.phi.Args[entry], pre)
	if !ok {
		return
	}
	if more.Type == I64 {
		more = fo.make(I32WrapI64, more)
	}
	add := func(op Op, aux int64, x *Value) {
		pre.Add(op, Void, aux, x).Pos = entries[0].Pos
	}
	add(Log32, Normal(I32, LogLoop|int64(len(entries))), fo.make(I32Add, more, fo.constant(I32, 1)))
	for i, v := range entries {
		start, step := list[i].start, list[i].step
		if v.Op == Log32 {
			start = fo.make(I64Or, fo.make(I64ExtendI32U, start), fo.constant(I64, v.Aux<<32))
			step = fo.make(I64ExtendI32S, step)
		}
		add(Log64, 0, start)
		add(Log64, 0, step)
	}
	kept := b.Values[:0:0]
	for _, v := range b.Values {
		if v.Op == Log32 || v.Op == Log64 {
			v.dropArgs()
			continue
		}
		kept = append(kept, v)
	}
	b.Values = kept
}

// mayEnd reports whether an operation may end the program; what accesses may is known of them.
func mayEnd(v *Value) bool {
	if !v.Op.Is(Traps) || v.Op.Is(Reads|Writes) {
		return false
	}
	if len(v.Args) == 2 {
		c, ok := v.Args[1].IsConst()
		return !ok || c == 0 || c == -1
	}
	return true
}

// An affine finds out how values of a loop grow.
type affine struct {
	l            *Loop
	entry, latch int
	fo           *folder
	known        map[*Value]grows
}

// A grows is the value of the first round and what each round adds to it, both from before the loop.
type grows struct{ start, step *Value }

func (a *affine) of(v *Value) (g grows, ok bool) {
	if g, ok = a.known[v]; ok {
		return g, true
	}
	if g, ok = a.find(v); ok {
		a.known[v] = g
	}
	return g, ok
}

func (a *affine) find(v *Value) (g grows, ok bool) {
	if a.l.invariant(v) {
		return grows{v, a.fo.constant(v.Type, 0)}, v.Type == I32 || v.Type == I64
	}
	both := func(op Op) (grows, bool) {
		x, ok := a.of(v.Args[0])
		if !ok {
			return g, false
		}
		y, ok := a.of(v.Args[1])
		if !ok {
			return g, false
		}
		return grows{a.fo.make(op, x.start, y.start), a.fo.make(op, x.step, y.step)}, true
	}
	scaled := func(op Op, x, by *Value) (grows, bool) {
		y, ok := a.of(x)
		if !ok || !a.l.invariant(by) {
			return g, false
		}
		return grows{a.fo.make(op, y.start, by), a.fo.make(op, y.step, by)}, true
	}
	one := func(op Op) (grows, bool) {
		x, ok := a.of(v.Args[0])
		if !ok {
			return g, false
		}
		return grows{a.fo.make(op, x.start), a.fo.make(op, x.step)}, true
	}
	switch v.Op {
	case Phi:
		next := v.Args[a.latch]
		if v.Block != a.l.Header || next.Op != I32Add && next.Op != I64Add || next.Args[0] != v || !a.l.invariant(next.Args[1]) {
			return g, false
		}
		return grows{v.Args[a.entry], next.Args[1]}, true
	case I32Add, I64Add, I32Sub, I64Sub:
		return both(v.Op)
	case I32Mul, I64Mul:
		if a.l.invariant(v.Args[1]) {
			return scaled(v.Op, v.Args[0], v.Args[1])
		}
		return scaled(v.Op, v.Args[1], v.Args[0])
	case I32Shl, I64Shl:
		return scaled(v.Op, v.Args[0], v.Args[1])
	case I32WrapI64, I64ExtendI32S: // a counter that is extended does not overflow
		return one(v.Op)
	}
	return g, false
}
