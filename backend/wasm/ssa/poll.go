package ssa

import "slices"

// A poll takes from an allowance, after whose end the surroundings of the program are asked: one in a round of a loop takes pollRound. A
// loop that counts polls after chunkRounds. Both take more the more loops are in the loop, of which the innermost may have no poll.
const (
	pollRound  = 1
	pollNested = 8 // factor for each level
	pollMost   = 1 << 12
)

// chunkRounds is a variable for tests.
var chunkRounds int64 = 64

// AddPolls lets the surroundings of the program interrupt each of the functions: compiled code cannot be interrupted in any other
// way. A loop polls, and so does a call of a function that may call itself. An innermost loop that only counts does not: it
// ends by itself, in the time of some billion rounds at most.
func AddPolls(funcs []*Func) {
	again := recursive(funcs)
	for _, f := range funcs {
		f.pollLoops()
		if again[f] {
			entry := f.Entry()
			n := 0
			for n < len(entry.Values) && entry.Values[n].Op == Param {
				n++
			}
			entry.insertPoll(n, pollRound)
		}
	}
}

// pollLoops makes the loops of a function poll.
func (f *Func) pollLoops() {
	if f.NestDepth() > MaxNest {
		_, loops := f.forest()
		for _, l := range loops {
			l.poll(pollRound)
		}
		return
	}
	loops := f.Loops()
	height := map[*Loop]int{} // 1: innermost
	type plan struct {
		l       *Loop
		c       count
		counted bool
	}
	var plans []plan
	for _, l := range loops {
		height[l]++
		if l.Outer != nil {
			height[l.Outer] = max(height[l.Outer], height[l])
		}
		if height[l] == 1 && l.brief() {
			continue
		}
		c, ok := l.latched()
		plans = append(plans, plan{l, c, ok})
	}
	for _, p := range plans { // which other analyses do not survive
		takes := int64(pollRound)
		if p.counted {
			takes = chunkRounds
		}
		for range height[p.l] - 1 {
			takes = min(takes*pollNested, pollMost)
		}
		if p.counted {
			p.l.chunk(&p.c, takes)
		} else {
			p.l.poll(takes)
		}
	}
	if len(plans) > 0 {
		f.DeadCode()
	}
}

// poll polls in each round.
func (l *Loop) poll(takes int64) { l.Header.insertPoll(len(l.Header.Phis()), takes) }

func (b *Block) insertPoll(at int, takes int64) {
	v := b.Func.NewValue(Poll, Void, takes)
	v.Block, v.Pos = b, b.Pos
	if at < len(b.Values) {
		v.Pos = b.Values[at].Pos
	}
	b.Values = append(b.Values, nil)
	copy(b.Values[at+1:], b.Values[at:])
	b.Values[at] = v
}

// recursive finds functions of which one is in each cycle of calls. A call through a pointer may be one of any function that makes such calls
// itself.
func recursive(funcs []*Func) map[*Func]bool {
	byName := map[string]*Func{}
	for _, f := range funcs {
		byName[f.Name] = f
	}
	calls := map[*Func][]*Func{}
	again := map[*Func]bool{}
	for _, f := range funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				switch v.Op {
				case Call:
					if g := byName[v.Sym]; g != nil {
						calls[f] = append(calls[f], g)
					}
				case CallIndirect:
					again[f] = true
				}
			}
		}
	}
	// A function that is met while it is on the way calls itself.
	const onTheWay, done = 1, 2
	state := map[*Func]int{}
	type visit struct {
		f    *Func
		next int
	}
	for _, f := range funcs {
		if state[f] != 0 {
			continue
		}
		way := []visit{{f, 0}}
		state[f] = onTheWay
		for len(way) > 0 {
			top := &way[len(way)-1]
			if top.next == len(calls[top.f]) {
				state[top.f] = done
				way = way[:len(way)-1]
				continue
			}
			g := calls[top.f][top.next]
			top.next++
			switch state[g] {
			case onTheWay:
				again[g] = true
			case 0:
				state[g] = onTheWay
				way = append(way, visit{g, 0})
			}
		}
	}
	return again
}

// brief reports whether an innermost loop ends by itself after a number of rounds that is known before, and not too large.
func (l *Loop) brief() bool {
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			if v.Op == Call || v.Op == CallIndirect {
				return false
			}
		}
	}
	for _, b := range l.Blocks {
		if c, ok := l.decides(b); ok && l.everyRound(b) &&
			(c.limit.Type == I32 || l.progresses() || l.startsSmall(c.phi) && small(c.limit, smallDepth)) {
			return true
		}
	}
	return false
}

// everyRound reports whether each round comes through the block.
func (l *Loop) everyRound(b *Block) bool {
	for _, e := range l.Header.Preds {
		if l.Contains(e.Block) && !b.Dominates(e.Block) {
			return false
		}
	}
	return true
}

// decides reports how a block leaves the loop when it has counted up or down to a limit: the count's phi is what the comparison is about, plus a
// constant.
func (l *Loop) decides(b *Block) (c count, ok bool) {
	if b.Kind != If || l.Contains(b.Succs[0].Block) == l.Contains(b.Succs[1].Block) {
		return c, false
	}
	x, y, op, ok := l.comparison(b.Control, l.Contains(b.Succs[0].Block))
	if !ok {
		return c, false
	}
	base, _ := offset(x)
	step, ok := l.induction(base)
	if !ok {
		return c, false
	}
	shift := Op(0)
	if y.Type == I64 {
		shift = I64Eq - I32Eq
	}
	up := step > 0
	switch op - shift {
	case I32Ne:
		ok = step == 1 || step == -1
	case I32LtS, I32LtU:
		ok = up
	case I32GtS, I32GtU:
		ok = !up
	case I32LeS:
		ok = up && !(y.Op == Const && y.Aux == extreme(y.Type, false))
	case I32GeS:
		ok = !up && !(y.Op == Const && y.Aux == extreme(y.Type, true))
	default: // i <= n may hold for all i
		ok = false
	}
	return count{base, step, op, y}, ok
}

// comparison takes a condition that is true, or false, as long as a loop goes on: x op y, where y is invariant.
func (l *Loop) comparison(cond *Value, while bool) (x, y *Value, op Op, ok bool) {
	op = cond.Op
	switch {
	case (op == I32Eqz || op == I64Eqz) && !while:
		x, op = cond.Args[0], I32Ne
		if cond.Op == I64Eqz {
			op = I64Ne
		}
		return x, cond.Block.Func.NewValue(Const, x.Type, 0), op, true
	case len(cond.Args) == 2 && (op >= I32Eq && op <= I32GeU || op >= I64Eq && op <= I64GeU):
		x, y = cond.Args[0], cond.Args[1]
		if l.invariant(x) {
			x, y = y, x
			if s, ok := swapped[op]; ok {
				op = s
			}
		}
		if !while {
			op, _ = op.Negated()
		}
		return x, y, op, l.invariant(y)
	case cond.Type == I32 && while && (op == I32Add || op == I32Sub):
		return cond, cond.Block.Func.NewValue(Const, I32, 0), I32Ne, true
	}
	return nil, nil, 0, false
}

// maxChunkStep is the largest step of a loop that goes on in chunks: those of a chunk are a number of 32 bits.
const maxChunkStep = 1 << 20

// latched is how a loop counts whose rounds all end with the decision whether there is another one.
func (l *Loop) latched() (count, bool) {
	var latch *Block
	for _, e := range l.Header.Preds {
		if l.Contains(e.Block) {
			if latch != nil {
				return count{}, false
			}
			latch = e.Block
		}
	}
	c, ok := l.decides(latch)
	return c, ok && c.step <= maxChunkStep && c.step >= -maxChunkStep
}

// chunk makes a loop stop after chunkRounds rounds, for a poll, and go on where it was. So nothing is added to its rounds.
func (l *Loop) chunk(c *count, takes int64) {
	f, h := l.Header.Func, l.Header
	pre := l.preheader()
	var latch *Block
	entry, back := 0, 0
	for i, e := range h.Preds {
		if e.Block == pre {
			entry = i
		} else {
			latch, back = e.Block, i
		}
	}
	phis := slices.Clone(h.Phis())
	first, next := make([]*Value, len(phis)), make([]*Value, len(phis))
	for i, p := range phis {
		first[i], next[i] = p.Args[entry], p.Args[back]
	}

	// In front: the limit of this chunk.
	from := f.NewBlock()
	from.Kind, from.Pos, from.loop = Jump, h.Pos, l.Outer
	pre.Redirect(0, from)
	now := make([]*Value, len(phis))
	for i, p := range phis {
		now[i] = from.AddPhi(p.Type, first[i])
	}
	from.Connect(h)
	var start *Value
	for i, p := range phis {
		p.Args = append(p.Args, now[i])
		now[i].Uses++
		if p == c.phi {
			start = now[i]
		}
	}
	fo := from.folder()
	stays := 0
	if latch.Succs[1].Block == h {
		stays = 1
	}
	x, _, _, _ := l.comparison(latch.Control, stays == 0)
	_, by := offset(x)
	t := start.Type
	limit := c.chunkEnd(fo, fo.make(family(t).add, start, fo.constant(t, by-c.step)))

	// Behind: another chunk, or out.
	goesOn := func(b *Block, to *Value, stays int) {
		op := c.op
		if stays == 1 {
			op, _ = op.Negated()
		}
		b.SetControl(b.Add(op, I32, 0, x, to))
	}
	goesOn(latch, limit, stays)
	done := latch.splitEdge(1 - stays)
	again := f.NewBlock()
	done.Kind, done.loop, again.loop = If, l.Outer, l.Outer
	again.Kind, again.Pos = Jump, h.Pos
	goesOn(done, c.limit, 1) // out is the first way
	done.Connect(again)
	again.insertPoll(0, takes)
	again.Connect(from)
	for i := range phis {
		now[i].Args = append(now[i].Args, next[i])
		next[i].Uses++
	}
}

// chunkEnd is the limit of the chunk before whose first round a value has been compared with the limit of all.
func (c *count) chunkEnd(fo *folder, start *Value) *Value {
	t := start.Type
	k := family(t)
	size, left := c.step, fo.make(k.sub, c.limit, start)
	if c.step < 0 {
		size, left = -size, fo.make(k.sub, start, c.limit)
	}
	more, less := I32GtU, I32LtS
	if t == I64 {
		more, less = I64GtU, I64LtS
	}
	far := fo.make(more, left, fo.constant(t, size*chunkRounds))
	if c.op != I32Ne && c.op != I64Ne {
		// What is left is not negative.
		if c.op == less+I32LtU-I32LtS || c.op == less+I32GtU-I32LtS {
			less += I32LtU - I32LtS
		}
		lo, hi := start, c.limit
		if c.step < 0 {
			lo, hi = hi, lo
		}
		far = fo.make(I32And, far, fo.make(less, lo, hi))
	}
	return fo.choose(far, fo.make(k.add, start, fo.constant(t, c.step*chunkRounds)), c.limit)
}

// extreme is the least or largest signed number of a type.
func extreme(t Type, least bool) int64 {
	n := int64(1)<<31 - 1
	if t == I64 {
		n = 1<<63 - 1
	}
	if least {
		n = -n - 1
	}
	return n
}

// induction is by how much a phi of the header grows in each round.
func (l *Loop) induction(p *Value) (step int64, ok bool) {
	if p.Op != Phi || p.Block != l.Header {
		return 0, false
	}
	for i, e := range l.Header.Preds {
		if !l.Contains(e.Block) {
			continue
		}
		from, by := offset(p.Args[i])
		if from != p || by == 0 || step != 0 && by != step {
			return 0, false
		}
		step = by
	}
	return step, step != 0
}

// startsSmall reports whether a phi of the header is a small number in the first round.
func (l *Loop) startsSmall(p *Value) bool {
	for i, e := range l.Header.Preds {
		if !l.Contains(e.Block) && !small(p.Args[i], smallDepth) {
			return false
		}
	}
	return true
}

// offset takes constants off a sum.
func offset(v *Value) (base *Value, by int64) {
	for len(v.Args) == 2 && v.Args[1].Op == Const {
		switch v.Op {
		case I32Add, I64Add:
			by += v.Args[1].Aux
		case I32Sub, I64Sub:
			by -= v.Args[1].Aux
		default:
			return v, by
		}
		v = v.Args[0]
	}
	return v, by
}

// smallDepth is how far small looks.
const smallDepth = 6

// small reports whether an integer is known to be of the size of those of 32 bits.
func small(v *Value, depth int) bool {
	switch {
	case v.Type == I32 || v.Op == I64ExtendI32S || v.Op == I64ExtendI32U || v.Op == I64Extend32S || v.Op == I64Load32S || v.Op == I64Load32U:
		return true
	case v.Op == Const:
		return v.Aux>>33 == 0 || v.Aux>>33 == -1
	case depth == 0:
		return false
	}
	depth--
	switch v.Op {
	case I64Add, I64Sub, Select:
		return small(v.Args[0], depth) && small(v.Args[1], depth)
	case I64DivS, I64ShrS, I64RemS:
		return small(v.Args[0], depth)
	case I64Mul:
		c, ok := v.Args[1].IsConst()
		return ok && c >= -16 && c <= 16 && small(v.Args[0], depth)
	}
	return false
}

// progresses reports whether each round accesses memory further on, whose end it then reaches sooner or later.
func (l *Loop) progresses() bool {
	for _, b := range l.Blocks {
		for _, v := range b.Values {
			if (v.Op.IsLoad() || v.Op.IsStore()) && l.moves(v.Args[0], smallDepth) && l.everyRound(b) {
				return true
			}
		}
	}
	return false
}

// moves reports whether an address grows by the same amount in each round.
func (l *Loop) moves(v *Value, depth int) bool {
	if l.invariant(v) || depth == 0 {
		return false
	}
	depth--
	switch v.Op {
	case Phi:
		_, ok := l.induction(v)
		return ok || v.Block == l.Header && l.grows(v)
	case I32WrapI64, I64ExtendI32S, I64ExtendI32U:
		return l.moves(v.Args[0], depth)
	case I32Add, I64Add:
		return l.invariant(v.Args[0]) && l.moves(v.Args[1], depth) || l.invariant(v.Args[1]) && l.moves(v.Args[0], depth)
	case I32Sub, I64Sub, I32Shl, I64Shl, I32Mul, I64Mul:
		return l.invariant(v.Args[1]) && l.moves(v.Args[0], depth)
	}
	return false
}

// grows reports whether every round adds an invariant number to a phi.
func (l *Loop) grows(p *Value) bool {
	for i, e := range l.Header.Preds {
		if next := p.Args[i]; l.Contains(e.Block) && !(next.Op == I32Add && next.Args[0] == p && l.invariant(next.Args[1])) {
			return false
		}
	}
	return true
}
