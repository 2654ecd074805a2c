package ssa

import (
	"math"
	"math/bits"
)

func b2i(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// Eval computes an operation of the table without memory on encoded operands (see [Normal]); for unary operations y is
// ignored. trap says why there is no result.
func Eval(op Op, x, y int64) (r int64, trap string) {
	in := op.Info()
	if len(in.Args) == 0 {
		return 0, "not arithmetic"
	}
	switch {
	case op >= I32Eqz && op <= I32GeU || op >= I32Clz && op <= I32Rotr:
		r, trap = evalInt(op, x, y, 32)
	case op >= I64Eqz && op <= I64GeU || op >= I64Clz && op <= I64Rotr:
		base := op - I64Eqz + I32Eqz
		if op >= I64Clz {
			base = op - I64Clz + I32Clz
		}
		r, trap = evalInt(base, x, y, 64)
	case op >= F32Eq && op <= F32Ge:
		r = evalFloatCompare(op-F32Eq, float64(asF32(x)), float64(asF32(y)))
	case op >= F64Eq && op <= F64Ge:
		r = evalFloatCompare(op-F64Eq, asF64(x), asF64(y))
	case op >= F32Abs && op <= F32Copysign:
		r = evalF32(op, x, y)
	case op >= F64Abs && op <= F64Copysign:
		r = evalF64(op, x, y)
	default:
		r, trap = evalConversion(op, x)
	}
	return Normal(in.Result, r), trap
}

// evalInt computes the operation that op, one of i32, names, at a width.
func evalInt(op Op, x, y int64, width int) (int64, string) {
	ux, uy := uint64(x), uint64(y)
	lowest := int64(math.MinInt64)
	if width == 32 {
		ux, uy = uint64(uint32(x)), uint64(uint32(y))
		lowest = math.MinInt32
	}
	s := uint(y) & uint(width-1)
	switch op {
	case I32Eqz:
		return b2i(ux == 0), ""
	case I32Eq:
		return b2i(ux == uy), ""
	case I32Ne:
		return b2i(ux != uy), ""
	case I32LtS:
		return b2i(x < y), ""
	case I32LtU:
		return b2i(ux < uy), ""
	case I32GtS:
		return b2i(x > y), ""
	case I32GtU:
		return b2i(ux > uy), ""
	case I32LeS:
		return b2i(x <= y), ""
	case I32LeU:
		return b2i(ux <= uy), ""
	case I32GeS:
		return b2i(x >= y), ""
	case I32GeU:
		return b2i(ux >= uy), ""
	case I32Clz:
		return int64(bits.LeadingZeros64(ux) - 64 + width), ""
	case I32Ctz:
		return int64(min(width, bits.TrailingZeros64(ux))), ""
	case I32Popcnt:
		return int64(bits.OnesCount64(ux)), ""
	case I32Add:
		return x + y, ""
	case I32Sub:
		return x - y, ""
	case I32Mul:
		return x * y, ""
	case I32DivS, I32RemS, I32DivU, I32RemU:
		switch {
		case uy == 0:
			return 0, "integer divide by zero"
		case op == I32DivS && x == lowest && y == -1:
			return 0, "integer overflow"
		case op == I32DivS:
			return x / y, ""
		case op == I32RemS && y == -1:
			return 0, ""
		case op == I32RemS:
			return x % y, ""
		case op == I32DivU:
			return int64(ux / uy), ""
		}
		return int64(ux % uy), ""
	case I32And:
		return x & y, ""
	case I32Or:
		return x | y, ""
	case I32Xor:
		return x ^ y, ""
	case I32Shl:
		return x << s, ""
	case I32ShrS:
		return x >> s, ""
	case I32ShrU:
		return int64(ux >> s), ""
	case I32Rotl, I32Rotr:
		if op == I32Rotr {
			s = (uint(width) - s) & uint(width-1)
		}
		if width == 32 {
			return int64(bits.RotateLeft32(uint32(x), int(s))), ""
		}
		return int64(bits.RotateLeft64(ux, int(s))), ""
	}
	return 0, "not arithmetic"
}

func evalFloatCompare(which Op, x, y float64) int64 {
	switch which {
	case 0:
		return b2i(x == y)
	case 1:
		return b2i(x != y)
	case 2:
		return b2i(x < y)
	case 3:
		return b2i(x > y)
	case 4:
		return b2i(x <= y)
	}
	return b2i(x >= y)
}

func floatMin(x, y float64) float64 {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	return math.Min(x, y)
}

func floatMax(x, y float64) float64 {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	return math.Max(x, y)
}

func evalF32(op Op, xb, yb int64) int64 {
	x, y := asF32(xb), asF32(yb)
	switch op {
	case F32Abs:
		return xb & 0x7FFFFFFF
	case F32Neg:
		return xb ^ 0x80000000
	case F32Copysign:
		return xb&0x7FFFFFFF | yb&0x80000000
	case F32Add:
		return f32bits(x + y)
	case F32Sub:
		return f32bits(x - y)
	case F32Mul:
		return f32bits(x * y)
	case F32Div:
		return f32bits(x / y)
	}
	// The rest is exact, or correctly rounded, by way of double precision.
	return f32bits(float32(asF64(evalF64(op-F32Abs+F64Abs, f64bits(float64(x)), f64bits(float64(y))))))
}

func evalF64(op Op, xb, yb int64) int64 {
	x, y := asF64(xb), asF64(yb)
	const sign = math.MinInt64
	switch op {
	case F64Abs:
		return xb &^ sign
	case F64Neg:
		return xb ^ sign
	case F64Ceil:
		return f64bits(math.Ceil(x))
	case F64Floor:
		return f64bits(math.Floor(x))
	case F64Trunc:
		return f64bits(math.Trunc(x))
	case F64Nearest:
		return f64bits(math.RoundToEven(x))
	case F64Sqrt:
		return f64bits(math.Sqrt(x))
	case F64Add:
		return f64bits(x + y)
	case F64Sub:
		return f64bits(x - y)
	case F64Mul:
		return f64bits(x * y)
	case F64Div:
		return f64bits(x / y)
	case F64Min:
		return f64bits(floatMin(x, y))
	case F64Max:
		return f64bits(floatMax(x, y))
	}
	return xb&^sign | yb&sign
}

func evalConversion(op Op, x int64) (int64, string) {
	switch op {
	case I32WrapI64, I64ExtendI32S, I32ReinterpretF32, I64ReinterpretF64, F32ReinterpretI32, F64ReinterpretI64:
		return x, ""
	case I64ExtendI32U:
		return int64(uint32(x)), ""
	case I32Extend8S, I64Extend8S:
		return int64(int8(x)), ""
	case I32Extend16S, I64Extend16S:
		return int64(int16(x)), ""
	case I64Extend32S:
		return int64(int32(x)), ""
	case F32ConvertI32S, F32ConvertI64S:
		return f32bits(float32(x)), ""
	case F32ConvertI32U:
		return f32bits(float32(uint32(x))), ""
	case F32ConvertI64U:
		return f32bits(float32(uint64(x))), ""
	case F64ConvertI32S, F64ConvertI64S:
		return f64bits(float64(x)), ""
	case F64ConvertI32U:
		return f64bits(float64(uint32(x))), ""
	case F64ConvertI64U:
		return f64bits(float64(uint64(x))), ""
	case F32DemoteF64:
		return f32bits(float32(asF64(x))), ""
	case F64PromoteF32:
		return f64bits(float64(asF32(x))), ""
	case I32TruncSatF32S:
		return saturate(float64(asF32(x)), math.MinInt32, math.MaxInt32), ""
	case I32TruncSatF64S:
		return saturate(asF64(x), math.MinInt32, math.MaxInt32), ""
	case I32TruncSatF32U:
		return saturate(float64(asF32(x)), 0, math.MaxUint32), ""
	case I32TruncSatF64U:
		return saturate(asF64(x), 0, math.MaxUint32), ""
	case I64TruncSatF32S:
		return saturate(float64(asF32(x)), math.MinInt64, math.MaxInt64), ""
	case I64TruncSatF64S:
		return saturate(asF64(x), math.MinInt64, math.MaxInt64), ""
	case I64TruncSatF32U:
		return saturateUnsigned(float64(asF32(x))), ""
	case I64TruncSatF64U:
		return saturateUnsigned(asF64(x)), ""
	}
	return 0, "not folded"
}

func saturate(x float64, lo, hi int64) int64 {
	switch {
	case math.IsNaN(x):
		return 0
	case x <= float64(lo):
		return lo
	case x >= float64(hi):
		return hi
	}
	return int64(x)
}

func saturateUnsigned(x float64) int64 {
	switch {
	case math.IsNaN(x) || x <= 0:
		return 0
	case x >= math.MaxUint64:
		return -1
	}
	return int64(uint64(x))
}
