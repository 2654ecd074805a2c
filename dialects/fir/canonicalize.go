package fir

import (
	"accc/dialects/arith"
	"accc/ir"
)

// foldConvert: a conversion to the same type does nothing, and neither does one that undoes another exactly.
func foldConvert(o *ir.Op, _ []ir.Attribute) []any {
	from, to := o.Operand(0), o.Result(0).Type()
	if from.Type() == to {
		return []any{from}
	}
	in := from.Op()
	if in == nil || in.Def() != o.Def() || in.Operand(0).Type() != to {
		return nil
	}
	between := in.Result(0).Type()
	if _, integer := integerWidth(between); isLogical(to) && integer || isLogical(between) && to == ir.I1() {
		return []any{in.Operand(0)}
	}
	return nil
}

func isLogical(t ir.Type) bool {
	f, ok := t.(Type)
	return ok && f.Mnemonic() == "logical"
}

// convertOnce: a conversion of an integer that was widened before, or is narrowed again, is one conversion.
func convertOnce(o *ir.Op, rw *ir.Rewriter) bool {
	in := o.Operand(0).Op()
	if !in.Is(Convert) {
		return false
	}
	from, between, to := in.Operand(0).Type(), in.Result(0).Type(), o.Result(0).Type()
	w, ok := integerWidth(between)
	if !ok || !oneConversion(from, to, w) {
		return false
	}
	if from == to {
		rw.Replace(o, in.Operand(0))
		return true
	}
	made := rw.Op(Convert, ir.With{Operands: []*ir.Value{in.Operand(0)}, Types: []ir.Type{to}})
	rw.Replace(o, made.Result(0))
	return true
}

// oneConversion reports whether a conversion to an integer of width w and from there to another type is one conversion.
func oneConversion(from, to ir.Type, w int) bool {
	a, fromInteger := integerWidth(from)
	b, toInteger := integerWidth(to)
	switch {
	case fromInteger && toInteger:
		return a < w && (w <= b || b <= a) || a > w && w > b
	case fromInteger:
		return to == ir.Index() && a < w
	case toInteger:
		return from == ir.Index() && b < w
	}
	return false
}

func integerWidth(t ir.Type) (int, bool) {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return 0, false
	}
	return i.Width, true
}

// convertConstant: a constant integer as an index is a constant.
func convertConstant(o *ir.Op, rw *ir.Rewriter) bool {
	a, ok := arith.ConstantValue(o.Operand(0)).(*ir.IntegerAttr)
	if _, integer := integerWidth(o.Operand(0).Type()); !ok || !integer || a.Big != nil || o.Result(0).Type() != ir.Index() {
		return false
	}
	rw.Replace(o, arith.Int(&rw.Builder, ir.Index(), a.Value))
	return true
}

func init() {
	Convert.Canonicalize = append(Convert.Canonicalize, convertOnce, convertConstant)
}
