package ssa

import (
	"math"
	"math/bits"
)

// foldDivision replaces divisions by constants, which processors do slowly, by multiplications and shifts.
func (fo *folder) foldDivision(k *intOps, op Op, x *Value, c int64) *Value {
	signed := op == k.divS || op == k.remS
	rem := op == k.remS || op == k.remU
	num := func(n int64) *Value { return fo.constant(k.t, n) }
	d := uint64(c)
	if k.t == I32 {
		d = uint64(uint32(c))
	}
	if signed && unsignedBits(x) < int(k.bits) && c > 0 {
		signed = false
	}
	switch {
	case c == 0:
		return nil
	case c == 1 && rem:
		return num(0)
	case c == 1:
		return x
	case signed && c == -1:
		if rem {
			return num(0)
		}
		return nil // the one overflow traps, as the division instruction does
	case !signed && d&(d-1) == 0:
		if rem {
			return fo.make(k.and, x, num(int64(d-1)))
		}
		return fo.make(k.shrU, x, num(int64(bits.TrailingZeros64(d))))
	}
	var q *Value
	switch {
	case signed && c > 0 && c&(c-1) == 0:
		n := int64(bits.TrailingZeros64(uint64(c)))
		bias := fo.make(k.shrU, fo.make(k.shrS, x, num(k.bits-1)), num(k.bits-n))
		q = fo.make(k.shrS, fo.make(k.add, x, bias), num(n))
	case k.t == I32 && signed && c > 0:
		// Granlund and Montgomery: q = floor(x * m / 2^(32+s)) + (x < 0), m = ceil(2^(32+s) / c), s = log2 c rounded up - 1.
		s := int64(bits.Len64(uint64(c-1))) - 1
		m := int64((uint64(1)<<(32+uint(s)))/uint64(c) + 1)
		wide := fo.make(I64Mul, fo.make(I64ExtendI32S, x), fo.constant(I64, m))
		hi := fo.emit(I32WrapI64, I32, 0, fo.make(I64ShrS, wide, fo.constant(I64, 32+s)))
		q = fo.make(I32Sub, hi, fo.make(I32ShrS, x, fo.constant(I32, 31)))
	case k.t == I32 && !signed && unsignedBits(x) <= 31:
		// For x below 2^31 the multiplier fits, and so does the product.
		s := int64(bits.Len64(d-1)) - 1
		m := int64((uint64(1)<<(32+uint(s)))/d + 1)
		wide := fo.make(I64Mul, fo.make(I64ExtendI32U, x), fo.constant(I64, m))
		q = fo.emit(I32WrapI64, I32, 0, fo.make(I64ShrU, wide, fo.constant(I64, 32+s)))
	case k.t == I32 && !signed:
		q = fo.divideUnsigned(x, d)
	default:
		return nil
	}
	if rem {
		return fo.make(k.sub, x, fo.make(k.mul, q, num(c)))
	}
	return q
}

// divideUnsigned is x / d for all x of 32 bits; d is not a power of two. The multiplier is 2^(32+s)/d rounded up; if
// it needs 33 bits, its highest is multiplied separately.
func (fo *folder) divideUnsigned(x *Value, d uint64) *Value {
	s := bits.Len64(d-1) - 1
	high := func(m uint64) *Value {
		return fo.make(I64Mul, fo.make(I64ExtendI32U, x), fo.constant(I64, int64(m)))
	}
	shr := func(v *Value, n int) *Value {
		return fo.emit(I32WrapI64, I32, 0, fo.make(I64ShrU, v, fo.constant(I64, int64(n))))
	}
	if m := uint64(1)<<(32+s)/d + 1; m*d-1<<(32+s) <= 1<<s {
		return shr(high(m), 32+s)
	}
	m, _ := bits.Div64(1<<(s+1), 0, d<<32) // 2^(33+s) / d, rounded down, has 33 bits
	m++
	t := shr(high(m&math.MaxUint32), 32)
	half := fo.make(I32ShrU, fo.make(I32Sub, x, t), fo.constant(I32, 1))
	return fo.make(I32ShrU, fo.make(I32Add, half, t), fo.constant(I32, int64(s)))
}
