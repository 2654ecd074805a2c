package arith

import (
	"fmt"
	"slices"

	"accc/ir"
	"accc/ir/constraint"
)

// fixed are the integers that have a width: not index.
var fixed = constraint.SignlessLike

var indexLike = constraint.Like("signless-integer-like or memref of signless-integer", func(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		t = m.Elem
	}
	return ir.IsInteger(t, 0) || t == ir.Index()
})

var bitcastable = constraint.Like("signless-integer-or-float-like or memref of signless-integer or float", func(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		t = m.Elem
	}
	return ir.IsInteger(t, 0) || t == ir.Index() || ir.IsFloat(t)
})

// Width is the width in bits of an integer or floating-point type; 0 for others, index among them.
func Width(t ir.Type) int {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width
	case *ir.FloatType:
		return t.Width
	}
	return 0
}

func wider(in, out int) error {
	if out <= in {
		return fmt.Errorf("the result must be wider than the operand")
	}
	return nil
}

func narrower(in, out int) error {
	if out >= in {
		return fmt.Errorf("the result must be narrower than the operand")
	}
	return nil
}

func anyWidth(int, int) error { return nil }

// cast defines a conversion; widths checks the widths of the elements.
func cast(name, doc string, in, out ir.Constraint, widths func(in, out int) error, f flags) *ir.OpDef {
	var interfaces []any
	switch name {
	case "extsi", "index_cast":
		interfaces = []any{sameNumber{}}
	case "extui", "index_castui":
		interfaces = []any{zeroExtends{}}
	case "trunci":
		interfaces = []any{narrowsCounter{}}
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("in", in)},
		Attrs:    f.attrs,
		Results:  []ir.ResultSpec{one("out", out)},
		Traits:   ir.Pure,
		Format:   "$in" + f.format + fmtCastTail,
		Verify: func(o *ir.Op) error {
			from, to := o.Operand(0).Type(), o.Result(0).Type()
			if !SameShape(from, to) {
				return fmt.Errorf("%s: operand and result must have one shape", name)
			}
			return widths(Width(constraint.ElementOrSelf(from)), Width(constraint.ElementOrSelf(to)))
		},
		Fold: foldCast(name),

		Interfaces: interfaces,
	})
}

// sameNumber is the ir.Computes of conversions whose result is the operand, as signed numbers.
type sameNumber struct{}

// Expr implements ir.Computes.
func (sameNumber) Expr(o *ir.Op) (ir.Expr, bool) {
	switch o.Result(0).Type().(type) {
	case *ir.IntegerType, *ir.IndexType:
		return ir.ValueExpr(o.Operand(0)), true
	}
	return nil, false
}

// zeroExtends is the ir.ZeroExtends of conversions of unsigned numbers.
type zeroExtends struct{}

// ZeroExtends implements ir.ZeroExtends.
func (zeroExtends) ZeroExtends(*ir.Op) {}

// narrowsCounter is the ir.IntegerCast of truncations: a loop counts in a wider type where its variable is unsigned in C.
type narrowsCounter struct{}

// KeepsValue implements ir.IntegerCast.
func (narrowsCounter) KeepsValue(o *ir.Op) bool {
	v := o.Operand(0)
	return v.Op() == nil && slices.ContainsFunc(ir.CountersOf(v.ParentBlock().ParentOp()), func(c ir.Counter) bool { return c.Var == v })
}

// SameShape reports whether two types differ in their element type at most.
func SameShape(a, b ir.Type) bool {
	if m, ok := a.(*ir.MemRefType); ok {
		n, ok := b.(*ir.MemRefType)
		return ok && ir.MemRef(m.Shape, n.Elem, m.Layout, m.Space) == b
	}
	if _, ok := b.(*ir.MemRefType); ok {
		return false
	}
	return constraint.WithElement(a, constraint.ElementOrSelf(b)) == b
}

var roundingAttr = ir.AttrSpec{Name: "roundingmode", Type: RoundingEnum.Constraint("floating point rounding mode"), Optional: true}

// Conversions.
var (
	ExtSI  = cast("extsi", "Widen an integer, keeping its sign.", fixed, fixed, wider, plain)
	ExtUI  = cast("extui", "Widen an integer with zeros.", fixed, fixed, wider, plain)
	TruncI = cast("trunci", "Narrow an integer, keeping its low bits.", fixed, fixed, narrower, overflow)
	ExtF   = cast("extf", "Widen a floating-point number.", constraint.FloatLike, constraint.FloatLike, wider,
		flags{[]ir.AttrSpec{{Name: "fastmath", Type: FastMathEnum.Constraint("floating-point fast math flags"), Optional: true}}, fmtFastmath})
	TruncF = cast("truncf", "Narrow a floating-point number.", constraint.FloatLike, constraint.FloatLike, narrower,
		flags{[]ir.AttrSpec{{Name: "fastmath", Type: FastMathEnum.Constraint("floating-point fast math flags"), Optional: true}, roundingAttr},
			" ($roundingmode^)?" + fmtFastmath})
	SIToFP      = cast("sitofp", "Convert a signed integer to floating point.", fixed, constraint.FloatLike, anyWidth, plain)
	UIToFP      = cast("uitofp", "Convert an unsigned integer to floating point.", fixed, constraint.FloatLike, anyWidth, plain)
	FPToSI      = cast("fptosi", "Convert a floating-point number to a signed integer, rounding toward zero.", constraint.FloatLike, fixed, anyWidth, plain)
	FPToUI      = cast("fptoui", "Convert a floating-point number to an unsigned integer, rounding toward zero.", constraint.FloatLike, fixed, anyWidth, plain)
	IndexCast   = cast("index_cast", "Convert between index and a signed integer.", indexLike, indexLike, anyWidth, plain)
	IndexCastUI = cast("index_castui", "Convert between index and an unsigned integer.", indexLike, indexLike, anyWidth, plain)
	Bitcast     = cast("bitcast", "Take the bits of a value as another type of the same width.", bitcastable, bitcastable, func(in, out int) error {
		if in != out {
			return fmt.Errorf("operand and result must have one width")
		}
		return nil
	}, plain)
)

// scaled defines a conversion of a number that is a value and a power of two.
func scaled(name, doc string, widths func(in, out int) error, extra ...ir.AttrSpec) *ir.OpDef {
	rounding := ""
	if len(extra) > 0 {
		rounding = " ($roundingmode^)?"
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("in", constraint.FloatLike), one("scale", constraint.FloatLike)},
		Attrs:    append([]ir.AttrSpec{{Name: "fastmath", Type: FastMathEnum.Constraint("floating-point fast math flags"), Optional: true}}, extra...),
		Results:  []ir.ResultSpec{one("out", constraint.FloatLike)},
		Traits:   ir.Pure,
		Format:   "$in `,` $scale" + rounding + fmtFastmath + " attr-dict `:` type($in) `,` type($scale) `to` type($out)",
		Verify: func(o *ir.Op) error {
			from, to := o.Operand(0).Type(), o.Result(0).Type()
			if !SameShape(from, to) {
				return fmt.Errorf("%s: operand and result must have one shape", name)
			}
			return widths(Width(constraint.ElementOrSelf(from)), Width(constraint.ElementOrSelf(to)))
		},
	})
}

// Conversions of small numbers that share an exponent.
var (
	ScalingExtF   = scaled("scaling_extf", "Widen a floating-point number, times a power of two.", wider)
	ScalingTruncF = scaled("scaling_truncf", "Narrow a floating-point number, by a power of two.", narrower, roundingAttr)
)
