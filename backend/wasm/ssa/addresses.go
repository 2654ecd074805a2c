package ssa

// minAddressWork is how many operations on vectors an address must take, so that taking it out of the vector costs less.
const minAddressWork = 4

// planAddresses finds out whether an unrolled loop of one block can compute addresses in vectors, of numbers that it loads one after the other:
// bin[value[i] >> s & 1023]++. What it does at the addresses is done in the order of the program, one round after the other. Numbers
// are loaded several rounds before their turn, so that nothing may be stored where they are: there is a condition for that in front.
func (l *Loop) planAddresses(entry, latch, log2 int, more *Value, fo *folder) *partlyPlan {
	b := l.Header
	p := &partlyPlan{vectorPlan: vectorPlan{elem: I32, addrs: map[*Value]vaddr{}, found: map[*Value]*extremum{}, wanted: map[*Value]bool{}},
		inVector: map[*Value]bool{}, skip: map[*Value]bool{}}
	steps := l.steps(latch)
	may, taken := map[*Value]bool{}, map[*Value]bool{}
	work := 0
	var loads, stores []*Value
	for _, v := range b.Values[len(b.Phis()):] {
		switch {
		case v.Op.IsStore():
			stores = append(stores, v)
		case v.Op.Is(Writes):
			return nil
		case v.Op == I32Add && v.Args[1].Op == Const && steps[v.Args[0]] != 0:
			p.addrs[v] = vaddr{v.Args[0], v.Args[1].Aux}
		case p.vectorLoad(v, steps):
			p.inVector[v] = true
			loads = append(loads, v)
		case p.vectorOp(v, l) || p.vectorShift(v, l):
			p.inVector[v] = true
			work++
		}
		if may[v] = !p.inVector[v]; may[v] {
			for _, a := range v.Args {
				if p.inVector[a] {
					taken[a] = true
				}
			}
		}
	}
	if len(loads) == 0 || len(stores) == 0 || work < minAddressWork*len(taken) {
		return nil
	}
	for _, phi := range b.Phis() {
		if p.inVector[phi.Args[latch]] { // which the next round uses
			return nil
		}
		may[phi] = true
	}
	if b.usedOutside(may) || b.Control != nil && p.inVector[b.Control] {
		return nil
	}
	for _, s := range stores {
		base, size, ok := l.bounded(s.Args[0])
		if !ok {
			return nil
		}
		for _, v := range loads {
			a, _ := p.address(v, b)
			p.keepApart(fo, base, s.Aux, size+int64(s.Op.Info().Width), a.phi.Args[entry], a.c, more)
		}
	}
	for p.log2 = log2; 1<<p.log2 < p.lanes(); p.log2++ {
	}
	return p
}

// keepApart adds the condition that bytes from base+off on, and the numbers that all rounds load from at+c on, have none in common.
func (p *partlyPlan) keepApart(fo *folder, base *Value, off, size int64, at *Value, c int64, more *Value) {
	if more.Type == I64 {
		more = fo.make(I32WrapI64, more)
	}
	first := fo.make(I32Add, base, fo.constant(I32, off))
	from := fo.make(I32Add, at, fo.constant(I32, c))
	end := fo.make(I32Add, fo.make(I32Add, from, fo.make(I32Shl, more, fo.constant(I32, 2))), fo.constant(I32, 4))
	after := fo.make(I32LeU, end, first)
	before := fo.make(I32LeU, fo.make(I32Add, first, fo.constant(I32, size)), from)
	apart := fo.make(I32And, fo.make(I32Or, before, after), fo.make(I32LeU, first, fo.constant(I32, -size)))
	if p.apart != nil {
		apart = fo.make(I32And, p.apart, apart)
	}
	p.apart = apart
}

// bounded splits an address into one from outside of the loop and what it is ahead of that, at most size bytes.
func (l *Loop) bounded(v *Value) (base *Value, size int64, ok bool) {
	if l.invariant(v) {
		return v, 0, true
	}
	if v.Op != I32Add {
		return nil, 0, false
	}
	for i, a := range v.Args {
		if most, ok := mostOf(v.Args[1-i]); ok && l.invariant(a) {
			return a, most, true
		}
	}
	return nil, 0, false
}

// maxReach limits what is known to be bounded: more is no table that values are counted in.
const maxReach = 1 << 28

// mostOf is the largest number that an i32 without sign can be, if that is not large.
func mostOf(v *Value) (int64, bool) {
	if v.Op == I32Shl {
		n, ok := v.Args[1].IsConst()
		most, known := mostOf(v.Args[0])
		return most << (n & 31), ok && known && most<<(n&31) < maxReach
	}
	if n := unsignedBits(v); n < 28 {
		return 1<<n - 1, true
	}
	return 0, false
}

// steps are the phis of i32 that grow by a constant.
func (l *Loop) steps(latch int) map[*Value]int64 {
	steps := map[*Value]int64{}
	for _, phi := range l.Header.Phis() {
		next := phi.Args[latch]
		if phi.Type == I32 && next.Block == l.Header && next.Op == I32Add && next.Args[0] == phi && next.Args[1].Op == Const {
			steps[phi] = next.Args[1].Aux
		}
	}
	return steps
}

// vectorShift reports whether a value is one of a vector, shifted by the same number in all rounds.
func (p *partlyPlan) vectorShift(v *Value, l *Loop) bool {
	return shiftOf[v.Op] != 0 && p.inVector[v.Args[0]] && l.invariant(v.Args[1])
}

// shift makes such a shift. To the left by one or two is adding: the engine needs five instructions for a shift.
func (p *partlyPlan) shift(main *Block, v, x *Value) *Value {
	if n, ok := v.Args[1].IsConst(); ok && v.Op == I32Shl && n > 0 && n <= 2 {
		for range n {
			x = main.Add(vectorKinds[I32].ops[I32Add], Vector, 0, x, x)
		}
		return x
	}
	return main.Add(shiftOf[v.Op], Vector, 0, x, v.Args[1])
}
