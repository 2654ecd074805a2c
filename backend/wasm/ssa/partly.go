package ssa

import "slices"

// A partlyPlan is how an unrolled loop of one block works on vectors where some of its values are of no use there: a sum of which each number
// is added in order, a conversion. What is loaded and computed for several rounds at once is taken apart for those. It pays for the largest
// and smallest numbers, which cost a branch each.
type partlyPlan struct {
	vectorPlan
	inVector map[*Value]bool
	skip     map[*Value]bool // choices of extremes and their conditions
}

// planPartly finds out whether a loop can do so: it writes nothing, and keeps an extreme of numbers that are in vectors. It makes
// 1<<log2 rounds at once, or more.
func (l *Loop) planPartly(latch, log2 int) *partlyPlan {
	b := l.Header
	p := &partlyPlan{vectorPlan: vectorPlan{addrs: map[*Value]vaddr{}, found: map[*Value]*extremum{}, wanted: map[*Value]bool{}},
		inVector: map[*Value]bool{}, skip: map[*Value]bool{}}
	steps := map[*Value]int64{}
	for _, phi := range b.Phis() {
		next := phi.Args[latch]
		if e := phi.extremum(latch); e != nil && (p.elem == Void || p.elem == phi.Type) {
			p.elem = phi.Type
			p.found[phi] = e
			p.skip[e.next], p.skip[e.next.Args[2]] = true, true
		} else if phi.Type == I32 && next.Block == b && next.Op == I32Add && next.Args[0] == phi && next.Args[1].Op == Const {
			steps[phi] = next.Args[1].Aux
		}
	}
	if len(p.found) == 0 {
		return nil
	}
	may := map[*Value]bool{}
	for _, v := range b.Values[len(b.Phis()):] {
		if p.skip[v] {
			may[v] = true
			continue
		}
		if v.Op.Is(Writes) || slices.ContainsFunc(v.Args, func(a *Value) bool { return p.skip[a] }) {
			return nil
		}
		if v.Op == I32Add && v.Args[1].Op == Const && steps[v.Args[0]] != 0 {
			p.addrs[v] = vaddr{v.Args[0], v.Args[1].Aux}
		}
		p.inVector[v] = p.vectorLoad(v, steps) || p.vectorOp(v, l)
		may[v] = !p.inVector[v]
	}
	for _, e := range p.found {
		if !p.inVector[e.x] {
			return nil
		}
	}
	for _, phi := range b.Phis() {
		if p.inVector[phi.Args[latch]] { // which the next round uses
			return nil
		}
		may[phi] = true
	}
	if b.usedOutside(may) {
		return nil
	}
	for p.log2 = log2; 1<<p.log2 < p.lanes(); p.log2++ {
	}
	return p
}

// lanes is how many numbers are in a vector.
func (p *partlyPlan) lanes() int { return vectorSize / p.elem.Size() }

// vectorLoad reports whether a value is loaded from an address that grows by its size in each round.
func (p *partlyPlan) vectorLoad(v *Value, steps map[*Value]int64) bool {
	if !v.Op.IsLoad() || elementOf[v.Op] != p.elem {
		return false
	}
	a, ok := p.address(v, v.Block)
	return ok && steps[a.phi] == int64(p.elem.Size())
}

// vectorOp reports whether a value is computed from others in vectors.
func (p *partlyPlan) vectorOp(v *Value, l *Loop) bool {
	if p.operation(v.Op) == 0 || !slices.ContainsFunc(v.Args, func(a *Value) bool { return p.inVector[a] }) {
		return false
	}
	return !slices.ContainsFunc(v.Args, func(a *Value) bool { return !p.inVector[a] && !l.invariant(a) })
}

// fill writes the body of the new loop, as that of [vectorPlan].
func (p *partlyPlan) fill(main *Block, l *Loop, latch int, cur map[*Value]*Value, fo *folder) {
	b := l.Header
	phis := b.Phis()
	number := map[Type]Op{I32: intLane, F32: extremes[0].lane, F64: extremes[1].lane}[p.elem]
	splats, vals := map[*Value]*Value{}, map[*Value]*Value{}
	vector := func(a *Value) *Value {
		if v := vals[a]; v != nil {
			return v
		}
		if splats[a] == nil {
			splats[a] = p.splat(a, fo)
		}
		return splats[a]
	}
	for round := range 1 << p.log2 {
		lane := round % p.lanes()
		if round > 0 {
			next := make([]*Value, len(phis))
			for i, phi := range phis {
				if next[i] = phi.Args[latch]; cur[next[i]] != nil {
					next[i] = cur[next[i]]
				}
			}
			for i, phi := range phis {
				if p.found[phi] == nil {
					cur[phi] = next[i]
				}
			}
		}
		if lane == 0 {
			clear(vals)
			p.together(main, b, cur, vals, vector)
			for _, phi := range phis {
				if e := p.found[phi]; e != nil {
					cur[phi] = main.Add(p.extreme(e), Vector, 0, cur[phi], vals[e.x])
				}
			}
		}
		apart := map[*Value]*Value{}
		for _, v := range b.Values[len(phis):] {
			if p.skip[v] || p.inVector[v] {
				continue
			}
			args := make([]*Value, len(v.Args))
			for i, a := range v.Args {
				args[i] = a
				switch {
				case vals[a] != nil:
					if apart[a] == nil {
						apart[a] = main.Add(number, p.elem, int64(lane), vals[a])
					}
					args[i] = apart[a]
				case cur[a] != nil:
					args[i] = cur[a]
				}
			}
			n := main.Add(v.Op, v.Type, v.Aux, args...)
			n.Sym, n.Sig, n.Pos, n.Class = v.Sym, v.Sig, v.Pos, v.Class
			cur[v] = n
		}
	}
	for phi, e := range p.found {
		cur[e.next] = cur[phi]
	}
}

// together computes the vectors of the next rounds.
func (p *partlyPlan) together(main, b *Block, cur, vals map[*Value]*Value, vector func(*Value) *Value) {
	for _, v := range b.Values {
		if !p.inVector[v] {
			continue
		}
		if v.Op.IsLoad() {
			a, _ := p.address(v, b)
			at := main.Add(I32Add, I32, 0, cur[a.phi], main.Func.NewValue(Const, I32, a.c))
			at.Pos = v.Pos
			vals[v] = main.Add(VectorLoad, Vector, 0, at)
		} else if shiftOf[v.Op] != 0 {
			vals[v] = p.shift(main, v, vector(v.Args[0]))
		} else {
			args := make([]*Value, len(v.Args))
			for i, a := range v.Args {
				args[i] = vector(a)
			}
			vals[v] = main.Add(p.operation(v.Op), Vector, 0, args...)
		}
		vals[v].Pos, vals[v].Class = v.Pos, v.Class
	}
}
