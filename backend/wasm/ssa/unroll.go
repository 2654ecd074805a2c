package ssa

import "slices"

// The number of rounds that an unrolled loop makes at once, as a power of two, by the size of the body; larger ones
// are left alone. Accesses that start from the same address share one check of the engine, so that more rounds pay.
const (
	smallBody, smallLog2 = 16, 3
	largeBody, largeLog2 = 40, 2
)

// Unroll makes counted innermost loops of one block go several rounds at once. The number of rounds is computed in front;
// what is left over is done by the loop as it was.
func (f *Func) Unroll() {
	for _, l := range f.Loops() {
		if len(l.Blocks) == 1 {
			if p := f.unroll(l, nil); p != nil && p.count > restVectors {
				f.unroll(l, p)
			}
		}
	}
}

// A count is how a loop decides: after a round it goes on while phi+step compares with limit.
type count struct {
	phi   *Value
	step  int64
	op    Op
	limit *Value
}

// counted recognises the decision of a loop of one block.
func (l *Loop) counted() (count, bool) {
	b := l.Header
	cond := b.Control
	if b.Kind != If || cond == nil || len(cond.Args) != 2 || b.Succs[0].Block == b.Succs[1].Block {
		return count{}, false
	}
	op := cond.Op
	x, y := cond.Args[0], cond.Args[1]
	if !l.invariant(y) {
		x, y = y, x
		s, ok := swapped[op]
		if !ok && op != I32Ne && op != I64Ne && op != I32Eq && op != I64Eq {
			return count{}, false
		}
		if ok {
			op = s
		}
	}
	if b.Succs[0].Block != b { // goes on when the condition does not hold
		n, ok := negated[op]
		if !ok {
			return count{}, false
		}
		op = n
	}
	if !l.invariant(y) || x.Op != I32Add && x.Op != I64Add || x.Block != b || x.Args[1].Op != Const {
		return count{}, false
	}
	phi := x.Args[0]
	if phi.Op != Phi || phi.Block != b || len(b.Preds) != 2 {
		return count{}, false
	}
	for i, p := range b.Preds {
		if p.Block == b && phi.Args[i] != x {
			return count{}, false
		}
	}
	return count{phi, x.Args[1].Aux, op, y}, true
}

// more computes how often the loop goes on after the first round, when it starts at a value.
func (c *count) more(fo *folder, start *Value, pre *Block) (*Value, bool) {
	t := start.Type
	k := family(t)
	base := I32Eq
	if t == I64 {
		base = I64Eq
	}
	one := fo.constant(t, 1)
	up := c.step > 0
	size := c.step
	if !up {
		size = -size
	}
	if size <= 0 {
		return nil, false
	}
	span := func(hi, lo *Value) *Value { return fo.make(k.sub, hi, lo) }
	rounds := func(d *Value) *Value {
		d = fo.make(k.divU, d, fo.constant(t, size))
		if pre.knows(c.op, start, c.limit) {
			return d
		}
		return fo.choose(fo.make(c.op, start, c.limit), d, fo.constant(t, 0))
	}
	switch c.op - base + I32Eq {
	case I32Ne:
		if size != 1 {
			return nil, false
		}
		if up {
			return fo.make(k.sub, span(c.limit, start), one), true
		}
		return fo.make(k.sub, span(start, c.limit), one), true
	case I32LtS, I32LtU:
		if !up {
			return nil, false
		}
		return rounds(fo.make(k.sub, span(c.limit, start), one)), true
	case I32LeS, I32LeU:
		if !up {
			return nil, false
		}
		return rounds(span(c.limit, start)), true
	case I32GtS, I32GtU:
		if up {
			return nil, false
		}
		return rounds(fo.make(k.sub, span(start, c.limit), one)), true
	case I32GeS, I32GeU:
		if up {
			return nil, false
		}
		return rounds(span(start, c.limit)), true
	}
	return nil, false
}

// knows reports whether a comparison holds in b because a branch on it leads there.
func (b *Block) knows(op Op, x, y *Value) bool {
	for ; b.idom != nil; b = b.idom {
		p := b.idom
		if p.Kind != If || len(b.Preds) != 1 || b.Preds[0].Block != p || p.Control == nil {
			continue
		}
		held := p.Control.Op
		if b.Preds[0].Index == 1 {
			n, ok := held.Negated()
			if !ok {
				continue
			}
			held = n
		}
		a := p.Control.Args
		if held == op && len(a) == 2 && same(a[0], x) && same(a[1], y) {
			return true
		}
		if s, ok := swapped[held]; ok && s == op && same(a[0], y) && same(a[1], x) {
			return true
		}
	}
	return false
}

// same reports whether two values are one, or equal constants.
func same(a, b *Value) bool {
	return a == b || a.Op == Const && b.Op == Const && a.Type == b.Type && a.Aux == b.Aux
}

// unroll returns the plan by which the loop works on vectors, if it does. What such a loop leaves over may be done by one with fewer vectors at
// once, for which the plan of the first is given.
func (f *Func) unroll(l *Loop, first *vectorPlan) *vectorPlan {
	b := l.Header
	pre, entry, latch, fo := l.entrance()
	c, ok := l.counted()
	log2 := unrollLog2(b)
	if !ok || log2 == 0 {
		return nil
	}
	start := c.phi.Args[entry]
	more, ok := c.more(fo, start, pre)
	if !ok {
		return nil
	}
	plan := l.planVectors(entry, latch, c, fo, more, first)
	var partly *partlyPlan
	if plan == nil {
		if partly = l.planPartly(latch, log2); partly == nil {
			partly = l.planAddresses(entry, latch, log2, more, fo)
		}
		if partly != nil {
			plan = &partly.vectorPlan
		}
	}
	if plan != nil {
		log2 = plan.log2
	}
	t := start.Type
	k := family(t)
	total := fo.make(k.add, more, fo.constant(t, 1))
	big := fo.make(k.shrU, total, fo.constant(t, int64(log2)))
	rest := fo.make(k.and, total, fo.constant(t, 1<<log2-1))

	exit := 0
	if b.Succs[0].Block == b {
		exit = 1
	}
	out := f.closeLoop(l, exit)

	phis := append([]*Value(nil), b.Phis()...)
	body := append([]*Value(nil), b.Values[len(phis):]...)
	main := f.NewBlock()
	main.Pos, main.loop = b.Pos, l.another(main)
	cur := map[*Value]*Value{} // the values of the latest copy for the values of the loop
	heads := make([]*Value, len(phis))
	for i, p := range phis {
		h := f.NewValue(Phi, p.Type, 0)
		if plan != nil && plan.found[p] != nil {
			h.Type = Vector
		}
		h.Block, h.Pos = main, p.Pos
		main.Values = append(main.Values, h)
		heads[i] = h
		cur[p] = h
	}
	look := func(v *Value) *Value {
		if n, ok := cur[v]; ok {
			return n
		}
		return v
	}
	switch {
	case partly != nil:
		partly.fill(main, l, latch, cur, fo)
	case plan != nil:
		plan.fill(main, l, latch, cur, fo)
	}
	for round := 0; plan == nil && round < 1<<log2; round++ {
		if round > 0 {
			next := make([]*Value, len(phis))
			for i, p := range phis {
				next[i] = look(p.Args[latch])
			}
			for i, p := range phis {
				cur[p] = next[i]
			}
		}
		for _, v := range body {
			args := make([]*Value, len(v.Args))
			for i, a := range v.Args {
				args[i] = look(a)
			}
			n := main.Add(v.Op, v.Type, v.Aux, args...)
			n.Sym, n.Sig, n.Pos, n.Class = v.Sym, v.Sig, v.Pos, v.Class
			cur[v] = n
		}
	}
	ends := make([]*Value, len(phis))
	for i, p := range phis {
		ends[i] = look(p.Args[latch])
	}
	left := f.NewValue(Phi, t, 0)
	left.Block = main
	main.Values = append([]*Value{left}, main.Values...)
	fewer := main.Add(k.sub, t, 0, left, f.NewValue(Const, t, 1))
	left.Args = []*Value{big, fewer}
	big.Uses++
	fewer.Uses++
	main.Kind = If
	main.SetControl(f.wide(main, fewer))

	// In front: to the new loop if there is a whole group of rounds, else to the old one.
	pre.Kind = If
	enough := f.wide(pre, big)
	if plan != nil && plan.apart != nil {
		enough = fo.make(I32And, fo.make(k.ne, big, fo.constant(t, 0)), plan.apart)
	}
	pre.SetControl(enough)
	pre.Succs = append([]Edge{{}}, pre.Succs...)
	pre.Succs[1].Block.Preds[pre.Succs[1].Index].Index = 1
	pre.Succs[0] = Edge{main, 0}
	main.Preds = append(main.Preds, Edge{pre, 0})
	mid := f.NewBlock()
	mid.Pos, mid.loop = b.Pos, l.Outer
	main.Connect(main)
	main.Connect(mid)
	at := mid.folder()
	for i, h := range heads {
		first, next := phis[i].Args[entry], look(phis[i].Args[latch])
		if h.Type == Vector {
			first = plan.splat(first, fo)
			ends[i] = plan.gather(plan.found[phis[i]], next, at)
			cur[phis[i].Args[latch]] = ends[i]
		}
		h.Args = []*Value{first, next}
		first.Uses++
		next.Uses++
	}

	// Behind: to the old loop for the rounds that are left, else out. What is only counted up to the limit need not be
	// counted in the new loop: it follows from the rounds that are left.
	if l.onlyCounts(c.phi, latch) {
		if end := c.before(at, rest); end != nil {
			ends[slices.Index(phis, c.phi)] = end
		}
	}
	mid.Kind = If
	mid.SetControl(f.wide(mid, rest))
	mid.Connect(b)
	for i, p := range phis {
		p.Args = append(p.Args, ends[i])
		ends[i].Uses++
	}
	mid.Connect(out)
	for _, p := range out.Phis() {
		a := look(p.Args[0])
		p.Args = append(p.Args, a)
		a.Uses++
	}
	if partly != nil {
		return nil
	}
	return plan
}

// onlyCounts reports whether nothing in the loop but its increment and the decision uses a counting phi.
func (l *Loop) onlyCounts(p *Value, latch int) bool {
	next := p.Args[latch]
	for _, v := range l.Header.Values {
		for i, a := range v.Args {
			if a == p && v != next || a == next && v != l.Header.Control && !(v == p && i == latch) {
				return false
			}
		}
	}
	return true
}

// before is the value of the counting phi when a number of rounds are left, from 0 on; nil where the limit is not
// reached exactly.
func (c *count) before(fo *folder, rest *Value) *Value {
	t := c.phi.Type
	k := family(t)
	base := I32Eq
	if t == I64 {
		base = I64Eq
	}
	end := c.limit
	switch c.op - base + I32Eq {
	case I32LeS, I32LeU, I32GeS, I32GeU:
		end = fo.make(k.add, end, fo.constant(t, c.step))
	}
	switch c.step {
	case 1:
		return fo.make(k.sub, end, rest)
	case -1:
		return fo.make(k.add, end, rest)
	}
	return nil
}

// wide is a condition that holds when an integer is not zero.
func (f *Func) wide(b *Block, v *Value) *Value {
	if v.Type == I32 {
		return v
	}
	return b.Add(I64Ne, I32, 0, v, f.NewValue(Const, I64, 0))
}

// unrollLog2 is the logarithm of the number of rounds to make at once, 0 when it is not worth it.
func unrollLog2(b *Block) int {
	n, accesses := 0, 0
	for _, v := range b.Values {
		switch {
		case v.Op == Phi:
			continue
		case v.Op == Call || v.Op == CallIndirect || v.Op == MemoryCopy || v.Op == MemoryFill || v.Op.IsAtomic():
			return 0
		case v.Op.IsLoad() || v.Op.IsStore():
			accesses++
		}
		n++
	}
	switch {
	case accesses == 0 || n > largeBody:
		return 0
	case n > smallBody || b.gathers():
		return largeLog2
	}
	return smallLog2
}

// gathers reports whether b only reads memory, and from an address that it has loaded. Such a loop is often about a row of a sparse matrix, which
// has few elements: with many rounds at once, most would be left over. And an address like that shares its check with no other.
func (b *Block) gathers() bool {
	found := false
	loaded := map[*Value]bool{} // those that depend on a load
	for _, v := range b.Values {
		switch {
		case v.Op == Phi:
			continue
		case v.Op.IsStore():
			return false
		case v.Op.IsLoad():
			found = found || loaded[v.Args[0]]
		}
		loaded[v] = v.Op.IsLoad() || slices.ContainsFunc(v.Args, func(a *Value) bool { return loaded[a] })
	}
	return found
}

// usedOutside reports whether another block uses a value of b that is not among those that may be used.
func (b *Block) usedOutside(may map[*Value]bool) bool {
	inside := map[*Value]int{}
	for _, v := range b.Values {
		for _, a := range v.Args {
			inside[a]++
		}
	}
	if b.Control != nil {
		inside[b.Control]++
	}
	for _, v := range b.Values {
		if v.Uses > inside[v] && !may[v] {
			return true
		}
	}
	return false
}

// closeLoop makes the exit of a loop of one block lead to a block of its own, in which phis represent the values of
// the loop that are used after it.
func (f *Func) closeLoop(l *Loop, exit int) *Block {
	b := l.Header
	out := b.splitEdge(exit)
	if !b.usedOutside(nil) {
		return out
	}
	stand := map[*Value]*Value{}
	replace := func(a *Value, in *Block) *Value {
		if a.Block != b || in == b || in == out {
			return nil
		}
		s := stand[a]
		if s == nil {
			s = out.AddPhi(a.Type, a)
			stand[a] = s
		}
		return s
	}
	for _, u := range f.Blocks {
		for _, v := range u.Values {
			for i, a := range v.Args {
				in := u
				if v.Op == Phi {
					in = u.Preds[i].Block
					if u == b {
						continue
					}
					if in == out && a.Block == b { // used at the end of the way out
						if s := replace(a, nil); s != nil {
							v.SetArg(i, s)
						}
						continue
					}
				}
				if s := replace(a, in); s != nil {
					v.SetArg(i, s)
				}
			}
		}
		if u.Control != nil && u != b {
			if s := replace(u.Control, u); s != nil {
				u.SetControl(s)
			}
		}
		for i, r := range u.Results {
			if s := replace(r, u); s != nil {
				r.Uses--
				u.Results[i] = s
				s.Uses++
			}
		}
	}
	return out
}
