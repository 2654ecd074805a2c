package firtollvm

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// The bits of llvm.intr.is.fpclass: for each magnitude that of the negative and that of the positive numbers.
const (
	classSignalingNaN = 1 << 0
	classQuietNaN     = 1 << 1
)

var magnitudes = []struct {
	negative, positive int64
	from, to           func(f layout) int64 // of the bits without the sign, to excluded
}{
	{1 << 5, 1 << 6, func(layout) int64 { return 0 }, func(layout) int64 { return 1 }},                 // zero
	{1 << 4, 1 << 7, func(layout) int64 { return 1 }, func(f layout) int64 { return f.normal }},        // subnormal
	{1 << 3, 1 << 8, func(f layout) int64 { return f.normal }, func(f layout) int64 { return f.inf }},  // normal
	{1 << 2, 1 << 9, func(f layout) int64 { return f.inf }, func(f layout) int64 { return f.inf + 1 }}, // infinite
}

// A layout has the bits of the least normal number, infinity and the least quiet NaN.
type layout struct{ normal, inf, quiet int64 }

var layouts = map[int]layout{32: {1 << 23, 0x7f800000, 0x7fc00000}, 64: {1 << 52, 0x7ff0000000000000, 0x7ff8000000000000}}

func init() { handlers[llvm.IsFPClass] = (*converter).isClass }

// isClass tests the bits of a number: each class is a range of them, on one side of zero or on both.
func (c *converter) isClass(o *ir.Op) {
	v := c.get(o, o.Operand(0))
	width := arith.Width(v.Type())
	f, ok := layouts[width]
	mask, isNumber := o.Attr("bit").(*ir.IntegerAttr)
	if !ok || !isNumber {
		c.unsupported(o, "classes of numbers of type %s", ir.TypeString(v.Type()))
	}
	e := before(o)
	t := ir.Int(width)
	bits := e.value(arith.Dialect, "bitcast", t, v)
	abs := e.arith("andi", bits, e.constant(t, int64(uint64(1)<<(width-1)-1)))
	negative := e.cmp(arith.SLT, bits, e.constant(t, 0))
	result := e.bool(false)
	among := func(from, to int64) *ir.Value {
		least := e.cmp(arith.UGE, abs, e.constant(t, from))
		if to < 0 {
			return least
		}
		return e.arith("andi", least, e.cmp(arith.ULT, abs, e.constant(t, to)))
	}
	for _, m := range magnitudes {
		var in *ir.Value
		switch mask.Value & (m.negative | m.positive) {
		case 0:
			continue
		case m.negative:
			in = e.arith("andi", among(m.from(f), m.to(f)), negative)
		case m.positive:
			in = e.arith("andi", among(m.from(f), m.to(f)), e.arith("xori", negative, e.bool(true)))
		default:
			in = among(m.from(f), m.to(f))
		}
		result = e.arith("ori", result, in)
	}
	if mask.Value&classSignalingNaN != 0 {
		result = e.arith("ori", result, among(f.inf+1, f.quiet))
	}
	if mask.Value&classQuietNaN != 0 {
		result = e.arith("ori", result, among(f.quiet, -1))
	}
	c.set(o, result)
}
