package ssa

import (
	"math"
	"math/bits"
)

// A quotient is a division by a constant that foldDivision has replaced, found again in what it left, for loops on vectors: no vector
// instruction multiplies 32 bits by 32 to the upper half of the product.
type quotient struct {
	x      *Value // what is divided
	by     int64
	signed bool
	rem    bool     // the remainder is the result
	inner  []*Value // what computes it from x
}

// maxVectorDivisor is the largest divisor of quotients in vectors.
const maxVectorDivisor = math.MaxUint16

// quotient recognises divisions of i32 by constants that are no powers of two.
func (v *Value) quotient() *quotient {
	switch {
	case v.Op == I32Sub && v.Args[1].Op == I32Mul: // x - x/c*c
		product := v.Args[1]
		q := product.Args[0].quotient()
		if q == nil || q.rem || q.x != v.Args[0] || !product.Args[1].isInt(q.by) {
			return nil
		}
		q.rem, q.inner = true, append(q.inner, product, product.Args[0])
		return q
	case v.Op == I32Sub && v.Args[1].Op == I32ShrS: // see foldDivision
		sign := v.Args[1]
		h := v.Args[0].upper(I64ExtendI32S, I64ShrS)
		if h == nil || h.x != sign.Args[0] || !sign.Args[1].isInt(31) {
			return nil
		}
		d, ok := h.divisor(uint64(h.m))
		return d.quotient(ok, h, true, sign, v.Args[0])
	case v.Op == I32WrapI64:
		h := v.upper(I64ExtendI32U, I64ShrU)
		if h == nil {
			return nil
		}
		d, ok := h.divisor(uint64(h.m))
		s := h.shift - 32
		return d.quotient(ok && (uint64(h.m)*uint64(d)-1<<h.shift <= 1<<s || unsignedBits(h.x) < 32), h, false)
	case v.Op == I32ShrU && v.Args[0].Op == I32Add: // see divideUnsigned
		sum := v.Args[0]
		for i, half := range sum.Args {
			t := sum.Args[1-i]
			h := t.upper(I64ExtendI32U, I64ShrU)
			s, ok := v.Args[1].IsConst()
			if h == nil || !ok || h.shift != 32 || half.Op != I32ShrU || !half.Args[1].isInt(1) {
				continue
			}
			diff := half.Args[0]
			if diff.Op != I32Sub || diff.Args[0] != h.x || diff.Args[1] != t || s < 1 || s > 30 {
				continue
			}
			h.shift = 33 + s
			d, ok := h.divisor(1<<32 + uint64(h.m))
			return d.quotient(ok && int64(bits.Len64(uint64(d)-1)) == s+1, h, false, sum, half, diff, t)
		}
	}
	return nil
}

// divided is the divisor of a quotient.
type divided int64

func (d divided) quotient(ok bool, h *upper, signed bool, inner ...*Value) *quotient {
	if !ok {
		return nil
	}
	return &quotient{x: h.x, by: int64(d), signed: signed, inner: append(inner, h.inner...)}
}

// An upper is x * m >> shift in 64 bits, as 32 bits.
type upper struct {
	x        *Value
	m, shift int64
	inner    []*Value
}

func (v *Value) upper(extend, shr Op) *upper {
	if v.Op != I32WrapI64 || v.Args[0].Op != shr {
		return nil
	}
	shifted := v.Args[0]
	product := shifted.Args[0]
	if product.Op != I64Mul || product.Args[0].Op != extend {
		return nil
	}
	m, ok := product.Args[1].IsConst()
	shift, known := shifted.Args[1].IsConst()
	if !ok || !known || m < 1 || m > math.MaxUint32 || shift < 32 || shift > 62 {
		return nil
	}
	return &upper{product.Args[0].Args[0], m, shift, []*Value{shifted, product, product.Args[0]}}
}

// divisor is the number by which multiplying by m and shifting divides: m is 2^shift / d and a fraction, rounded up.
func (h *upper) divisor(m uint64) (divided, bool) {
	d := (uint64(1)<<h.shift-1)/m + 1
	s := int64(bits.Len64(d-1)) - 1
	ok := d > 2 && d <= maxVectorDivisor && d&(d-1) != 0 && uint64(1)<<h.shift/d+1 == m && (h.shift == 32+s || h.shift == 33+s)
	return divided(d), ok
}

// The operations on vectors that quotients need.
const (
	pairSums   = V128 + 0xBA // signed numbers of 16 bits are multiplied, and the products of neighbours added
	toSingle   = V128 + 0xFA // i32 to f32
	shiftLeft  = V128 + 0xAB // of each i32 by one number
	shiftRight = V128 + 0xAC // with the sign
	shiftDown  = V128 + 0xAD // with zeros
)

// shifts are the vector operations that shift each number as one on a number does, and shiftOf are those for these.
var (
	shifts  = map[Op]Op{shiftLeft: I32Shl, shiftRight: I32ShrS, shiftDown: I32ShrU}
	shiftOf = map[Op]Op{I32Shl: shiftLeft, I32ShrS: shiftRight, I32ShrU: shiftDown}
)

func init() {
	infos[pairSums] = Info{Name: "i32x4.dot_i16x8_s", Args: []Type{Vector, Vector}, Result: Vector}
	infos[toSingle] = Info{Name: "f32x4.convert_i32x4_s", Args: []Type{Vector}, Result: Vector}
	for op, scalar := range shifts {
		infos[op] = Info{Name: "v128 " + scalar.String(), Args: []Type{Vector, I32}, Result: Vector}
	}
}

// compute makes the quotients or remainders of a vector in b; number makes a vector of one number.
//
// With c = 2^16 mod d, high*2^16 + low has the same remainder as high*c + low, which pairSums computes for signed halves. It is below
// 2^15*d, so that in single precision its quotient is off by less than 0.01. The remainder to the nearest integer is between -d and d,
// and the lesser of it and d more, without signs, is the remainder. What is left is a multiple of d: multiplying it by the inverse of d
// modulo 2^32 divides it.
func (q *quotient) compute(b *Block, x *Value, number func(t Type, n int64) *Value) *Value {
	d := q.by
	c := int64(1<<16) % d
	if c > d/2 {
		c -= d
	}
	two := func(op Op, x, y *Value) *Value { return b.Add(op, Vector, 0, x, y) }
	ints := vectorKinds[I32].ops
	floats := vectorKinds[F32].ops
	int32s := func(n int64) *Value { return number(I32, Normal(I32, n)) }
	single := func(f float32) *Value { return number(F32, Normal(F32, int64(math.Float32bits(f)))) }

	// Halves that are not signed are made so: the difference has a remainder, too.
	flip, more := int64(0x8000), int64(1<<15)
	if !q.signed {
		flip, more = 0x80008000, (1+c)<<15
	}
	y := two(pairSums, two(ints[I32Xor], x, int32s(flip)), int32s(c<<16|1))
	y = two(ints[I32Add], y, int32s((more%d+d)%d))
	const toInteger = 3 << 22 // added to a single: the bits are those of the sum and the nearest integer
	near := two(floats[F32Mul], b.Add(toSingle, Vector, 0, y), single(1/float32(d)))
	near = two(ints[I32Sub], two(floats[F32Add], near, single(toInteger)), int32s(int64(math.Float32bits(toInteger))))
	r := two(ints[I32Sub], y, two(ints[I32Mul], near, int32s(d)))
	r = two(leastInts[I32LtU], r, two(ints[I32Add], r, int32s(d)))
	if q.signed { // the remainder has the sign of x
		compare := vectorKinds[I32].compare
		negative := two(ints[I32And], two(compare[I32LtS], x, int32s(0)), two(compare[I32Ne], r, int32s(0)))
		r = two(ints[I32Sub], r, two(ints[I32And], negative, int32s(d)))
	}
	if q.rem {
		return r
	}
	zeros := int64(bits.TrailingZeros64(uint64(d)))
	result := two(ints[I32Mul], two(ints[I32Sub], x, r), int32s(reciprocal(d>>zeros)))
	if zeros > 0 {
		shift := Op(shiftDown)
		if q.signed {
			shift = shiftRight
		}
		result = b.Add(shift, Vector, 0, result, b.Func.NewValue(Const, I32, zeros))
	}
	return result
}

// reciprocal is the number whose product with an odd one is 1 modulo 2^32.
func reciprocal(d int64) int64 {
	x := d // good for 3 bits; each step doubles them
	for range 4 {
		x *= 2 - d*x
	}
	return int64(uint32(x))
}

// quotients are the divisions by constants in a block, and what nothing but them uses.
func (b *Block) quotients() (found map[*Value]*quotient, inner map[*Value]bool) {
	found, inner = map[*Value]*quotient{}, map[*Value]bool{}
	for _, v := range b.Values {
		if q := v.quotient(); q != nil {
			found[v] = q
		}
	}
	for v, q := range found {
		for _, i := range q.inner {
			if found[i] == nil && i.Block == v.Block {
				inner[i] = true
			}
		}
	}
	if len(inner) == 0 {
		return found, inner
	}
	uses := map[*Value]int{}
	for _, v := range b.Values {
		if !inner[v] && found[v] == nil {
			continue
		}
		for _, a := range v.Args {
			uses[a]++
		}
	}
	for v := range inner {
		if v.Uses != uses[v] {
			return nil, nil
		}
	}
	return found, inner
}
