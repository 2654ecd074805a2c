package fold

import (
	"go/constant"
	"math"

	"accc/frontend"
)

// integersOf are arguments as integers of 64 bits; ok is false if one is not an integer.
func integersOf(args []constant.Value) (out []int64, ok bool) {
	for _, v := range args {
		if v == nil {
			out = append(out, 0)
			continue
		}
		i, exact := constant.Int64Val(constant.ToInt(v))
		if v.Kind() != constant.Int || !exact {
			return nil, false
		}
		out = append(out, i)
	}
	return out, true
}

// ofIntegers is a function of integers whose result has the type of the call; width is the number of bits of the first
// argument.
func ofIntegers(f func(a []int64, width uint) int64) rule {
	return func(c *Call) constant.Value {
		a, ok := integersOf(c.Args)
		if !ok {
			return nil
		}
		width := uint(8 * c.Type.Kind)
		if c.First.Class == frontend.Integer {
			width = uint(8 * c.First.Kind)
		}
		if width > 64 {
			return nil
		}
		return Wrapped(constant.MakeInt64(f(a, width)), c.Type)
	}
}

// ofBitsTest is a comparison of bits.
func ofBitsTest(f func(a, b uint64) bool) rule {
	return func(c *Call) constant.Value {
		a, ok := integersOf(c.Args)
		if !ok || len(a) < 2 {
			return nil
		}
		return constant.MakeBool(f(uint64(a[0]), uint64(a[1])))
	}
}

func low(n int64) uint64 {
	if n >= 64 {
		return math.MaxUint64
	}
	return 1<<uint(max(n, 0)) - 1
}

// masked keeps the bits of a kind.
func masked(v int64, width uint) uint64 { return uint64(v) & low(int64(width)) }

func circular(a []int64, width uint) int64 {
	size := int64(width)
	if len(a) > 2 && a[2] > 0 {
		size = a[2]
	}
	field := uint64(a[0]) & low(size)
	s := uint((a[1]%size + size) % size)
	turned := (field<<s | field>>(uint(size)-s)) & low(size)
	return int64(uint64(a[0])&^low(size) | turned)
}

func ofCode(code int64) rule {
	return func(c *Call) constant.Value {
		i, ok := constant.Int64Val(c.Args[0])
		return constant.MakeBool(ok && i == code)
	}
}

// shiftBoth is ishft: to the left, or to the right where the shift is negative.
func shiftBoth(a []int64, w uint) int64 {
	if a[1] < 0 {
		return int64(masked(a[0], w) >> uint(-a[1]))
	}
	return a[0] << uint(a[1])
}
