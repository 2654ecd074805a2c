package ssa

import "slices"

// Guard is the number of bytes at the start of the memory that contain no object.
const Guard = 1 << 16

// FoldOffsets moves the constants of addresses into the accesses, where they are added without wrapping around. That
// is equivalent in every correct program: either the address without the constant is that of another access in the
// same execution of the block, or the constant is below Guard, so that no valid address becomes negative without it.
// It then inserts one check before accesses that start from the same address, because the engine checks each access
// that reaches further than those before it in the block.
func (f *Func) FoldOffsets() {
	f.NestDepth() // the loop of each block
	for _, b := range f.Blocks {
		from := 0
		for i := 0; i <= len(b.Values); i++ {
			if i == len(b.Values) || b.Values[i].Op == Call || b.Values[i].Op == CallIndirect {
				added := b.foldRun(from, i)
				i += added
				from = i + 1
			}
		}
	}
}

// reach is the accesses of a run that start from one address.
type reach struct {
	base     *Value
	lowest   int64
	accesses []*Value
	offsets  []int64
}

// foldRun handles the values from lo to hi, none of which is a call. It returns how many values it added.
func (b *Block) foldRun(lo, hi int) int {
	var groups []*reach
	byBase := map[*Value]*reach{}
	for _, v := range b.Values[lo:hi] {
		if !v.Op.IsLoad() && !v.Op.IsStore() {
			continue
		}
		base, c := splitConst(v.Args[0])
		c += v.Aux
		g := byBase[base]
		if g == nil {
			g = &reach{base: base, lowest: c}
			byBase[base] = g
			groups = append(groups, g)
		} else { // constants are modulo 2^32; those of one group are close together
			c = g.offsets[0] + int64(int32(c-g.offsets[0]))
		}
		g.lowest = min(g.lowest, c)
		g.accesses = append(g.accesses, v)
		g.offsets = append(g.offsets, c)
	}
	added := 0
	for _, g := range groups {
		added += b.foldGroup(g)
	}
	return added
}

func (b *Block) foldGroup(g *reach) int {
	f := b.Func
	at := slices.Index(b.Values, g.accesses[0])
	added := 0
	base := g.base
	lowest := g.lowest
	switch {
	case base.Op == Const: // a constant address: nothing to share but the sum
		lowest, base = 0, nil
	case lowest >= 0 && lowest <= Guard:
		lowest = 0
	default:
		x, y := b.inner(g.base)
		sum := b.sumOf(y, int64(int32(lowest)), at)
		if sum == nil {
			sum = f.NewValue(I32Add, I32, 0, y, f.NewValue(Const, I32, int64(int32(lowest))))
			sum.Block, sum.Pos = b, g.accesses[0].Pos
			b.Values = slices.Insert(b.Values, at, sum)
			added++
			at++
		}
		if base = sum; x != nil {
			base = f.NewValue(I32Add, I32, 0, sum, x)
			base.Block, base.Pos = b, g.accesses[0].Pos
			b.Values = slices.Insert(b.Values, at, base)
			added++
			at++
		}
	}
	if base == nil {
		return 0
	}
	farthest, steps := int64(0), 0
	last := g.accesses[0]
	for i, v := range g.accesses {
		v.SetArg(0, base)
		v.Aux = g.offsets[i] - lowest
		if end := v.Aux + int64(v.Op.Info().Width); end > farthest {
			farthest, last = end, v
			steps++
		}
	}
	if steps >= 2 {
		p := f.NewValue(Probe, Void, farthest-1, base)
		p.Block, p.Pos = b, last.Pos
		b.Values = slices.Insert(b.Values, at, p)
		added++
	}
	return added
}

// inner splits an address that is a sum into what the innermost loop of b changes and what it does not, to which a constant can be added
// once before the loop. x is nil where the address is no such sum.
func (b *Block) inner(address *Value) (x, y *Value) {
	l := b.loop
	if l == nil || address.Op != I32Add || l.invariant(address) {
		return nil, address
	}
	for i, a := range address.Args {
		if a.Op != Const && l.invariant(a) && !l.invariant(address.Args[1-i]) {
			return address.Args[1-i], a
		}
	}
	return nil, address
}

// sumOf finds a sum of a value and a constant that is computed where the value is, or among the first values of b.
func (b *Block) sumOf(v *Value, c int64, first int) *Value {
	is := func(s *Value) bool { return s.Op == I32Add && s.Args[0] == v && s.Args[1].isInt(c) }
	if i := slices.IndexFunc(b.Values[:first], is); i >= 0 {
		return b.Values[i]
	}
	if v.Block == nil || v.Block == b {
		return nil
	}
	if i := slices.IndexFunc(v.Block.Values, is); i >= 0 {
		return v.Block.Values[i]
	}
	return nil
}
