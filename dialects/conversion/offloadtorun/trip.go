package offloadtorun

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/ir"
)

// trip is the number of iterations of a loop, as an i64 that is not negative.
func trip(e build.Emit, lb, ub, step *ir.Value, inclusive bool) *ir.Value {
	t := ir.I64()
	lo, hi, by := e.Cast(lb, t), e.Cast(ub, t), e.Cast(step, t)
	if lb.Type() == t {
		return tripWide(e, lo, hi, by, inclusive, false)
	}
	zero, one := e.I64(0), e.I64(1)
	span := e.Sub(hi, lo)
	down := func() *ir.Value { return e.Sub(zero, span) }
	short := func(n *ir.Value) *ir.Value {
		if inclusive {
			return n
		}
		return e.Sub(n, one)
	}
	var n *ir.Value
	switch c, known := ir.ConstantInt(step); {
	case known && c == 1 && inclusive:
		n = e.Add(span, one)
	case known && c == 1:
		n = span
	case known && c == -1 && inclusive:
		n = e.Add(down(), one)
	case known && c == -1:
		n = down()
	case known && c > 0:
		n = e.Arith("divsi", e.Add(short(span), by), by)
	case known:
		by = e.I64(-c)
		n = e.Arith("divsi", e.Add(short(down()), by), by)
	default:
		up := e.Cmp(arith.SGT, by, zero)
		size := e.Choose(up, by, e.Sub(zero, by))
		dist := e.Choose(up, span, down())
		n = e.Arith("divsi", e.Add(short(dist), size), size)
	}
	return e.Choose(e.Cmp(arith.SGT, n, zero), n, zero)
}

// tripWide is the number of iterations of a loop whose 64-bit bounds, with a sign or without, may be farther apart than
// the largest signed number.
func tripWide(e build.Emit, lb, ub, step *ir.Value, inclusive, unsigned bool) *ir.Value {
	zero, one := e.I64(0), e.I64(1)
	less := map[[2]bool]int{{false, false}: arith.SLT, {true, false}: arith.SLE, {false, true}: arith.ULT, {true, true}: arith.ULE}[[2]bool{inclusive, unsigned}]
	count := func(from, to, by *ir.Value) *ir.Value {
		span := e.Sub(to, from)
		c, known := ir.ConstantInt(by)
		if known && c == 1 && !inclusive {
			return e.Choose(e.Cmp(less, from, to), span, zero)
		}
		if !inclusive {
			span = e.Sub(span, one)
		}
		if !known || c != 1 {
			span = e.Arith("divui", span, by)
		}
		return e.Choose(e.Cmp(less, from, to), e.Add(span, one), zero)
	}
	if c, known := ir.ConstantInt(step); known {
		if c > 0 {
			return count(lb, ub, e.I64(c))
		}
		return count(ub, lb, e.I64(-c))
	}
	up := e.Cmp(arith.SGT, step, zero)
	return e.Choose(up, count(lb, ub, step), count(ub, lb, e.Sub(zero, step)))
}
