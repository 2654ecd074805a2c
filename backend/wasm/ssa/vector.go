package ssa

import (
	"math"
	"slices"
)

// A vectorKind is how numbers of a type are computed several at once.
type vectorKind struct {
	load, store, splat Op
	ops                map[Op]Op // the vector operations for those on one number
	compare            map[Op]Op // those whose result is all ones or all zeros for each number
}

var vectorKinds = map[Type]*vectorKind{
	I32: {I32Load, I32Store, V128 + 0x11,
		map[Op]Op{I32Add: V128 + 0xAE, I32Sub: V128 + 0xB1, I32Mul: V128 + 0xB5, I32And: V128 + 0x4E, I32Or: V128 + 0x50, I32Xor: V128 + 0x51},
		map[Op]Op{I32Eq: V128 + 0x37, I32Ne: V128 + 0x38, I32LtS: V128 + 0x39, I32LtU: V128 + 0x3A, I32GtS: V128 + 0x3B, I32GtU: V128 + 0x3C,
			I32LeS: V128 + 0x3D, I32LeU: V128 + 0x3E, I32GeS: V128 + 0x3F, I32GeU: V128 + 0x40}},
	F32: {F32Load, F32Store, V128 + 0x13,
		map[Op]Op{F32Abs: V128 + 0xE0, F32Neg: V128 + 0xE1, F32Sqrt: V128 + 0xE3, F32Add: V128 + 0xE4, F32Sub: V128 + 0xE5, F32Mul: V128 + 0xE6, F32Div: V128 + 0xE7},
		map[Op]Op{F32Eq: V128 + 0x41, F32Ne: V128 + 0x42, F32Lt: V128 + 0x43, F32Gt: V128 + 0x44, F32Le: V128 + 0x45, F32Ge: V128 + 0x46}},
	F64: {F64Load, F64Store, V128 + 0x14,
		map[Op]Op{F64Abs: V128 + 0xEC, F64Neg: V128 + 0xED, F64Sqrt: V128 + 0xEF, F64Add: V128 + 0xF0, F64Sub: V128 + 0xF1, F64Mul: V128 + 0xF2, F64Div: V128 + 0xF3},
		map[Op]Op{F64Eq: V128 + 0x47, F64Ne: V128 + 0x48, F64Lt: V128 + 0x49, F64Gt: V128 + 0x4A, F64Le: V128 + 0x4B, F64Ge: V128 + 0x4C}},
}

// leastInts and mostInts are the comparisons whose choice of the left side, where they hold, is the least or greatest of two integers.
var (
	leastInts = map[Op]Op{I32LtS: V128 + 0xB6, I32LeS: V128 + 0xB6, I32LtU: V128 + 0xB7, I32LeU: V128 + 0xB7}
	mostInts  = map[Op]Op{I32GtS: V128 + 0xB8, I32GeS: V128 + 0xB8, I32GtU: V128 + 0xB9, I32GeU: V128 + 0xB9}
)

// elementOf is the type of the numbers that a load or store can work on in vectors.
var elementOf = func() map[Op]Type {
	m := map[Op]Type{}
	for t, k := range vectorKinds {
		m[k.load], m[k.store] = t, t
	}
	return m
}()

// chooseBits takes the bits of its first operand where those of the third are set, and those of the second elsewhere.
const chooseBits = V128 + 0x52

func init() {
	two := []Type{Vector, Vector}
	for t, k := range vectorKinds {
		for _, m := range []map[Op]Op{k.ops, k.compare} {
			for scalar, op := range m {
				in := Info{Name: "v128 " + scalar.String(), Result: Vector, Flags: scalar.Info().Flags & Commutes}
				for range scalar.Info().Args {
					in.Args = append(in.Args, Vector)
				}
				infos[op] = in
			}
		}
		infos[k.splat] = Info{Name: t.String() + " splat", Args: []Type{t}, Result: Vector}
	}
	for _, m := range []map[Op]Op{leastInts, mostInts} {
		for scalar, op := range m {
			infos[op] = Info{Name: "v128 choice by " + scalar.String(), Args: two, Result: Vector}
		}
	}
	infos[chooseBits] = Info{Name: "v128.bitselect", Args: []Type{Vector, Vector, Vector}, Result: Vector}
	infos[VectorLoad] = Info{"v128.load", []Type{I32}, Vector, Reads | Traps, vectorSize}
	infos[VectorStore] = Info{"v128.store", []Type{I32, Vector}, Void, Writes | Traps, vectorSize}
	for i, t := range []Type{F32, F64} {
		infos[extremes[i].max] = Info{Name: "v128 max " + t.String(), Args: two, Result: Vector}
		infos[extremes[i].min] = Info{Name: "v128 min " + t.String(), Args: two, Result: Vector}
		infos[extremes[i].lane] = Info{Name: t.String() + " of v128", Args: []Type{Vector}, Result: t}
	}
	infos[intLane] = Info{Name: "i32 of v128", Args: []Type{Vector}, Result: I32}
	infos[splatLong] = Info{Name: "i64 splat", Args: []Type{I64}, Result: Vector}
	infos[replaceLong] = Info{Name: "i64x2.replace_lane", Args: []Type{Vector, I64}, Result: Vector}
}

// For f32 and f64: max(a, b) is b where a < b, else a; min(a, b) is b where b < a, else a; lane extracts a number,
// whose index is Aux.
var extremes = [2]struct{ max, min, lane, greater, less Op }{
	{V128 + 0xEB, V128 + 0xEA, V128 + 0x1F, F32Gt, F32Lt}, {V128 + 0xF7, V128 + 0xF6, V128 + 0x21, F64Gt, F64Lt},
}

const (
	vectorSize = 16 // bytes

	// Limits of what is computed in vectors: operations of the body, and pairs of addresses to compare in front.
	maxVectorBody = 24
	// quotientWork is how many operations a division by a constant takes.
	quotientWork = 12

	// How many vectors a loop works on at once: the more, the fewer checks, and the more rounds are left over.
	smallVector  = 9 // operations of the body
	smallVectors = 4
	mostVectors  = 8
	restVectors  = 2
	maxPairs     = 8
)

// Two numbers of 64 bits make a vector, whose elements are of any size.
const (
	splatLong   = V128 + 0x12
	replaceLong = V128 + 0x1E // Aux: which of them
)

// intLane extracts an i32, whose index is Aux.
const intLane = V128 + 0x1B

// TakesLane reports whether Aux is the index of a number in the vector.
func (o Op) TakesLane() bool {
	return o == intLane || o == extremes[0].lane || o == extremes[1].lane || o == replaceLong
}

// A vectorPlan is how an unrolled loop of one block works on vectors: all that it does with memory is to read and
// write numbers of one type at addresses that grow by the size of one in each round.
type vectorPlan struct {
	elem  Type
	log2  int              // rounds at once
	count int              // vectors at once
	addrs map[*Value]vaddr // addresses in the body
	apart *Value           // condition under which no write meets another access within a vector; nil: always
	found map[*Value]*extremum
	again bool // vectors of a round at once are loads of the same address: each is loaded once
	// wanted are the operations that are done on vectors; of the same kind are those on addresses and counts.
	wanted map[*Value]bool

	quotients map[*Value]*quotient
	inner     map[*Value]bool  // what computes quotients
	numbers   map[*Value]bool  // phis whose numbers are computed with
	sequences map[vaddr]*Value // and the vectors of these, while the loop is filled
}

// An extremum is a phi that keeps the largest or smallest number met so far. The lanes of a vector keep one each, and
// in the end the numbers of the lanes are compared.
type extremum struct {
	next *Value // the choice
	x    *Value // what is compared with the one so far
	max  bool
}

// extremum recognises next = x > phi ? x : phi, and the same with less.
func (phi *Value) extremum(latch int) *extremum {
	next := phi.Args[latch]
	if phi.Type != F32 && phi.Type != F64 || next.Op != Select || next.Args[1] != phi || phi.Uses != 2 || next.Block != phi.Block {
		return nil
	}
	x, cond := next.Args[0], next.Args[2]
	if cond.Uses != 1 || len(cond.Args) != 2 || cond.Block != phi.Block {
		return nil
	}
	e := extremes[0]
	if phi.Type == F64 {
		e = extremes[1]
	}
	forward := cond.Args[0] == x && cond.Args[1] == phi
	backward := cond.Args[1] == x && cond.Args[0] == phi
	switch {
	case forward && cond.Op == e.greater, backward && cond.Op == e.less:
		return &extremum{next, x, true}
	case forward && cond.Op == e.less, backward && cond.Op == e.greater:
		return &extremum{next, x, false}
	}
	return nil
}

// vaddr is a phi plus a constant.
type vaddr struct {
	phi *Value
	c   int64
}

// planVectors finds out whether a loop can work on vectors. Conditions that are only known when it runs are computed in
// front by fo. After the first round the loop makes more of them: all, or those that the loop of another plan leaves over.
func (l *Loop) planVectors(entry, latch int, c count, fo *folder, more *Value, first *vectorPlan) *vectorPlan {
	b := l.Header
	p := &vectorPlan{addrs: map[*Value]vaddr{}, found: map[*Value]*extremum{}, wanted: map[*Value]bool{}, numbers: map[*Value]bool{}}
	p.quotients, p.inner = b.quotients()
	if len(b.Values)-len(p.inner) > maxVectorBody+2*len(b.Phis()) {
		return nil
	}
	skip := map[*Value]bool{b.Control: true}
	steps := map[*Value]int64{}
	results := map[*Value]bool{}
	for _, phi := range b.Phis() {
		if e := phi.extremum(latch); e != nil {
			p.found[phi] = e
			skip[e.next], skip[e.next.Args[2]], results[e.next] = true, true, true
			continue
		}
		next := phi.Args[latch]
		if next.Block != b || next.Op != I32Add && next.Op != I64Add || next.Args[0] != phi || next.Args[1].Op != Const {
			return nil
		}
		skip[next] = true
		steps[phi] = next.Args[1].Aux
		if phi.Type == I32 {
			p.addrs[next] = vaddr{phi, next.Args[1].Aux}
		}
	}
	if b.usedOutside(results) {
		return nil
	}
	inVector, masks := map[*Value]bool{}, map[*Value]bool{}
	operand := func(a *Value) bool {
		if a.Type != p.elem {
			return false
		}
		if at, ok := p.sequence(a, b); ok && steps[at.phi] != 0 {
			p.numbers[at.phi] = true
			return true
		}
		return inVector[a] || l.invariant(a)
	}
	var stores, loads []vaddr
	work := 0
	for _, v := range b.Values {
		if t := elementOf[v.Op]; t != Void {
			p.elem = t // the others must be like it
			break
		}
	}
	for _, v := range b.Values[len(b.Phis()):] {
		if skip[v] || p.inner[v] {
			continue
		}
		work++
		switch q := p.quotients[v]; {
		case q != nil:
			if !operand(q.x) {
				return nil
			}
			inVector[v] = true
			work += quotientWork
		case v.Op == I32Add && v.Args[0].Op == Phi && v.Args[0].Block == b && v.Args[1].Op == Const:
			p.addrs[v] = vaddr{v.Args[0], v.Args[1].Aux}
			work--
		case elementOf[v.Op] != Void:
			t := elementOf[v.Op]
			a, ok := p.address(v, b)
			if !ok || p.elem != t || steps[a.phi] != int64(t.Size()) {
				return nil
			}
			if v.Op.IsLoad() {
				loads = append(loads, a)
			} else {
				if !operand(v.Args[1]) {
					return nil
				}
				stores = append(stores, a)
			}
			inVector[v] = true
		case v.Op == Select:
			if !operand(v.Args[0]) || !operand(v.Args[1]) || !masks[v.Args[2]] {
				return nil
			}
			inVector[v] = true
		case p.compare(v.Op) != 0:
			if !operand(v.Args[0]) || !operand(v.Args[1]) {
				return nil
			}
			masks[v], p.wanted[v] = true, true
		default:
			if p.operation(v.Op) == 0 {
				return nil
			}
			for _, a := range v.Args {
				if !operand(a) {
					return nil
				}
			}
			inVector[v], p.wanted[v] = true, true
		}
	}
	// Phis that are not addresses may only count.
	for phi := range steps {
		if phi != c.phi && !p.isAddress(phi) && !p.numbers[phi] || phi == c.phi && !l.onlyCounts(phi, latch) && !p.isAddress(phi) && !p.numbers[phi] {
			return nil
		}
	}
	for phi, e := range p.found {
		if phi.Type != p.elem || !inVector[e.x] {
			return nil
		}
	}
	if len(loads)+len(stores) == 0 || len(stores)+len(p.found) == 0 {
		return nil
	}
	p.count = restVectors
	if first == nil {
		p.count = p.atOnce(work, more)
	}
	p.again = p.repeats(loads)
	if first != nil {
		p.apart = first.apart
	} else if !p.separate(stores, append(loads, stores...), entry, fo) {
		return nil
	}
	for n := p.count * vectorSize / p.elem.Size(); n > 1; n /= 2 {
		p.log2++
	}
	return p
}

// atOnce is how many vectors the loop works on at once, when its body has some operations.
func (p *vectorPlan) atOnce(work int, more *Value) int {
	if work > smallVector {
		return restVectors
	}
	if c, ok := more.IsConst(); ok && c+1 < 2*mostVectors*int64(vectorSize/p.elem.Size()) {
		return smallVectors
	}
	return mostVectors
}

// address is where an access of the body goes.
func (p *vectorPlan) address(v *Value, b *Block) (vaddr, bool) {
	a := v.Args[0]
	if known, ok := p.addrs[a]; ok {
		known.c += v.Aux
		return known, true
	}
	return vaddr{a, v.Aux}, a.Op == Phi && a.Block == b
}

// sequence is what a number is that grows from round to round: a phi, and a constant.
func (p *vectorPlan) sequence(a *Value, b *Block) (vaddr, bool) {
	if at, ok := p.addrs[a]; ok {
		return at, true
	}
	return vaddr{phi: a}, a.Op == Phi && a.Block == b && p.found[a] == nil
}

// numbersOf is the vector of the numbers of a sequence in the k-th vector of a round. A phi holds the first one: making it of a number would
// wait for what was in the engine's register before.
func (p *vectorPlan) numbersOf(main *Block, at vaddr, k, latch int, fo *folder, number func(Type, int64) *Value) *Value {
	step := at.phi.Args[latch].Args[1].Aux
	lanes := int64(vectorSize / p.elem.Size())
	key := vaddr{at.phi, at.c + int64(k)*lanes*step}
	if v := p.sequences[key]; v != nil {
		return v
	}
	add := func(b *Block, x, y *Value) *Value { return b.Add(vectorKinds[p.elem].ops[I32Add], Vector, 0, x, y) }
	if key.c != 0 {
		v := add(main, p.numbersOf(main, vaddr{phi: at.phi}, 0, latch, fo, number), number(p.elem, key.c))
		p.sequences[key] = v
		return v
	}
	two := func(i int64) *Value { return fo.constant(I64, i*step&math.MaxUint32|(i+1)*step<<32) }
	growing := fo.emit(replaceLong, Vector, 1, fo.emit(splatLong, Vector, 0, two(0)), two(2))
	v := main.Func.NewValue(Phi, Vector, 0)
	v.Block, v.Pos = main, at.phi.Pos
	main.Values = slices.Insert(main.Values, 0, v)
	p.sequences[key] = v
	first := fo.emit(vectorKinds[p.elem].ops[I32Add], Vector, 0, p.splat(at.phi.Args[1-latch], fo), growing)
	next := add(main, v, number(p.elem, Normal(p.elem, step<<p.log2)))
	v.Args = []*Value{first, next}
	first.Uses++
	next.Uses++
	return v
}

// isAddress reports whether the body accesses memory through a phi.
func (p *vectorPlan) isAddress(phi *Value) bool {
	for _, v := range phi.Block.Values {
		if v.Op.IsLoad() || v.Op.IsStore() {
			if a, ok := p.address(v, phi.Block); ok && a.phi == phi {
				return true
			}
		}
	}
	return false
}

// operation and compare return the vector operation for an operation on one number, or 0.
func (p *vectorPlan) operation(op Op) Op {
	if k := vectorKinds[p.elem]; k != nil {
		return k.ops[op]
	}
	return 0
}

func (p *vectorPlan) compare(op Op) Op {
	if k := vectorKinds[p.elem]; k != nil {
		return k.compare[op]
	}
	return 0
}

// choose is a choice between numbers of two vectors.
func (p *vectorPlan) choose(main *Block, v *Value, look func(*Value) *Value) *Value {
	x, y, cond := v.Args[0], v.Args[1], v.Args[2]
	switch {
	case cond.Args[0] == x && cond.Args[1] == y && leastInts[cond.Op]+mostInts[cond.Op] != 0: // one of them is 0
		return main.Add(leastInts[cond.Op]+mostInts[cond.Op], Vector, 0, look(x), look(y))
	case cond.Args[0] == y && cond.Args[1] == x && leastInts[cond.Op] != 0:
		return main.Add(mostInts[swapped[cond.Op]], Vector, 0, look(x), look(y))
	case cond.Args[0] == y && cond.Args[1] == x && mostInts[cond.Op] != 0:
		return main.Add(leastInts[swapped[cond.Op]], Vector, 0, look(x), look(y))
	}
	return main.Add(chooseBits, Vector, 0, look(x), look(y), look(cond))
}

// repeats reports whether a vector is loaded where a later one of the same round begins, as in a stencil.
func (p *vectorPlan) repeats(loads []vaddr) bool {
	for i, a := range loads {
		for _, b := range loads[:i] {
			if d := a.c - b.c; a.phi == b.phi && d%vectorSize == 0 && d > -p.size() && d < p.size() {
				return true
			}
		}
	}
	return false
}

// size is how many bytes of an array a round works on.
func (p *vectorPlan) size() int64 { return int64(p.count) * vectorSize }

// separate makes sure that what is written in one round is not what another round within the same vector accesses: two
// addresses must be the same or at least a vector apart. What is loaded once for several vectors must not be written by
// those before the last one of these either. It tells whether that can be.
func (p *vectorPlan) separate(stores, accesses []vaddr, entry int, fo *folder) bool {
	below := int64(vectorSize)
	if p.again {
		below = p.size()
	}
	type pair struct {
		a, b *Value
		c    int64
	}
	checked := map[pair]bool{}
	for _, s := range stores {
		for _, a := range accesses {
			d := a.c - s.c
			if a.phi == s.phi {
				if d != 0 && d > -vectorSize && d < vectorSize {
					return false
				}
				continue
			}
			k := pair{a.phi, s.phi, d}
			if checked[k] {
				continue
			}
			checked[k] = true
			if len(checked) > maxPairs {
				return false
			}
			// apart by d: d is 0, or outside of -below+1..15
			dist := fo.make(I32Sub, a.phi.Args[entry], s.phi.Args[entry])
			shifted := fo.make(I32Add, dist, fo.constant(I32, d+below-1))
			ok := fo.make(I32Or, fo.make(I32GtU, shifted, fo.constant(I32, below+vectorSize-2)), fo.make(I32Eq, shifted, fo.constant(I32, below-1)))
			if p.apart == nil {
				p.apart = ok
			} else {
				p.apart = fo.make(I32And, p.apart, ok)
			}
		}
	}
	return true
}

func (p *vectorPlan) extreme(e *extremum) Op {
	ops := extremes[0]
	if p.elem == F64 {
		ops = extremes[1]
	}
	if e.max {
		return ops.max
	}
	return ops.min
}

// splat is a vector of copies of a number.
func (p *vectorPlan) splat(v *Value, fo *folder) *Value {
	return fo.emit(vectorKinds[p.elem].splat, Vector, 0, v)
}

// gather compares the lanes of an extremum.
func (p *vectorPlan) gather(e *extremum, v *Value, fo *folder) *Value {
	ops := extremes[0]
	if p.elem == F64 {
		ops = extremes[1]
	}
	better := ops.less
	if e.max {
		better = ops.greater
	}
	best := fo.emit(ops.lane, p.elem, 0, v)
	for i := 1; i < vectorSize/p.elem.Size(); i++ {
		x := fo.emit(ops.lane, p.elem, int64(i), v)
		best = fo.choose(fo.make(better, x, best), x, best)
	}
	return best
}

// note remembers what was loaded from an address, or forgets what a store there overwrites.
func (p *vectorPlan) note(loaded map[vaddr]*Value, at vaddr, store bool, v *Value) {
	if !store {
		loaded[at] = v
		return
	}
	for a := range loaded {
		if d := a.c - at.c; a.phi == at.phi && d > -vectorSize && d < vectorSize {
			delete(loaded, a)
		}
	}
}

// fill writes the body of the new loop. cur maps the phis to their replacements and receives those of their next
// values.
func (p *vectorPlan) fill(main *Block, l *Loop, latch int, cur map[*Value]*Value, fo *folder) {
	b := l.Header
	f := b.Func
	splats := map[*Value]*Value{}
	splat := func(v *Value) *Value {
		if splats[v] == nil {
			splats[v] = p.splat(v, fo)
		}
		return splats[v]
	}
	so := map[*Value]*Value{} // the extrema so far
	for phi := range p.found {
		so[phi] = cur[phi]
	}
	number := func(t Type, n int64) *Value {
		k := fo.constant(t, n)
		if splats[k] == nil {
			splats[k] = fo.emit(vectorKinds[t].splat, Vector, 0, k)
		}
		return splats[k]
	}
	loaded := map[vaddr]*Value{}
	p.sequences = map[vaddr]*Value{}
	for k := 0; k < p.count; k++ {
		vals := map[*Value]*Value{}
		written := false // by this vector, perhaps what is loaded after it
		look := func(a *Value) *Value {
			if v := vals[a]; v != nil {
				return v
			}
			if at, ok := p.sequence(a, b); ok && p.numbers[at.phi] {
				return p.numbersOf(main, at, k, latch, fo, number)
			}
			return splat(a)
		}
		for _, v := range b.Values {
			var n *Value
			switch q := p.quotients[v]; {
			case q != nil:
				n = q.compute(main, look(q.x), number)
			case v.Op.IsLoad() || v.Op.IsStore():
				a, _ := p.address(v, b)
				a.c += int64(k) * vectorSize
				if old := loaded[a]; old != nil && v.Op.IsLoad() && !written {
					vals[v] = old
					continue
				}
				at := main.Add(I32Add, I32, 0, cur[a.phi], f.NewValue(Const, I32, a.c))
				at.Pos = v.Pos
				if v.Op.IsLoad() {
					n = main.Add(VectorLoad, Vector, 0, at)
				} else {
					n = main.Add(VectorStore, Void, 0, at, look(v.Args[1]))
				}
				if written = written || v.Op.IsStore(); p.again {
					p.note(loaded, a, v.Op.IsStore(), n)
				}
			case v.Op == Select && vals[v.Args[2]] != nil:
				n = p.choose(main, v, look)
			default:
				op := p.operation(v.Op) + p.compare(v.Op) // one of them is 0
				if op == 0 || !p.wanted[v] || p.inner[v] {
					continue
				}
				args := make([]*Value, len(v.Args))
				for i, a := range v.Args {
					args[i] = look(a)
				}
				n = main.Add(op, Vector, 0, args...)
			}
			n.Pos, n.Class = v.Pos, v.Class
			vals[v] = n
		}
		for _, phi := range b.Phis() {
			if e := p.found[phi]; e != nil {
				so[phi] = main.Add(p.extreme(e), Vector, 0, so[phi], look(e.x))
			}
		}
	}
	for _, phi := range b.Phis() {
		next := phi.Args[latch]
		if p.found[phi] != nil {
			cur[next] = so[phi]
			continue
		}
		step := f.NewValue(Const, phi.Type, Normal(phi.Type, next.Args[1].Aux<<p.log2))
		cur[next] = main.Add(family(phi.Type).add, phi.Type, 0, cur[phi], step)
	}
}
