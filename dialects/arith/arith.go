// Package arith is the dialect of integer and floating-point arithmetic on
// scalars (and vectors and tensors of them, element by element). Signedness is
// in the operations, not in the types.
//
// enum.go holds predicates and flags, arith.go the operations as tables of their families, fold.go constant folding,
// canonicalize.go what operations on operations are.
// Like MLIR's own definitions the families are what counts: every operation is one line of a table, and the semantics
// (wrapping two's complement, IEEE 754) are written once in fold.go. cast.go holds the conversions, text.go the custom
// syntax.
package arith

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the arith namespace.
var Dialect = ir.NewDialect("arith", "Integer and floating-point arithmetic.")

func one(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

var (
	overflowAttr = ir.AttrSpec{Name: "overflowFlags", Type: OverflowEnum.Constraint("integer overflow flags"), Default: OverflowEnum.Attr(0)}
	fastmathAttr = ir.AttrSpec{Name: "fastmath", Type: FastMathEnum.Constraint("floating-point fast math flags"), Default: FastMathEnum.Attr(0)}
	exactAttr    = ir.AttrSpec{Name: "isExact", Type: constraint.UnitAttr, Optional: true}
	noEffects    = []ir.Effect{}
)

const (
	fmtTail     = " attr-dict `:` type($result)"
	fmtCastTail = " attr-dict `:` type($in) `to` type($out)"
	fmtOverflow = " (`overflow` `` $overflowFlags^)?"
	fmtFastmath = " (`fastmath` `` $fastmath^)?"
	fmtExact    = " (`exact` $isExact^)?"
)

// flags says which attributes an operation carries, with their syntax.
type flags struct {
	attrs  []ir.AttrSpec
	format string
}

var (
	plain    = flags{}
	overflow = flags{[]ir.AttrSpec{overflowAttr}, fmtOverflow}
	fast     = flags{[]ir.AttrSpec{fastmathAttr}, fmtFastmath}
	exact    = flags{[]ir.AttrSpec{exactAttr}, fmtExact}
)

// binary defines an operation on two values of one type. Traits 0 makes it a division.
func binary(name, doc string, c ir.Constraint, f flags, traits ir.Trait) *ir.OpDef {
	var interfaces []any
	if traits == 0 {
		interfaces = []any{division{wraps: name == "divsi" || name == "ceildivsi" || name == "floordivsi"}}
	}
	if f, ok := polynomials[name]; ok {
		interfaces = append(interfaces, f)
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("lhs", c), one("rhs", c)},
		Attrs:    f.attrs,
		Results:  []ir.ResultSpec{one("result", c)},
		Traits:   traits | ir.SameTypes,
		Effects:  noEffects,
		Format:   "$lhs `,` $rhs" + f.format + fmtTail,
		Fold:     fold(name),

		Interfaces: interfaces,
	})
}

// A polynomial is the ir.Computes of operations that compute one of their operands.
type polynomial func(x, y ir.Expr) ir.Expr

var polynomials = map[string]polynomial{
	"addi": func(x, y ir.Expr) ir.Expr { return x.Plus(y, 1) },
	"subi": func(x, y ir.Expr) ir.Expr { return x.Plus(y, -1) },
	"muli": func(x, y ir.Expr) ir.Expr { p, _ := x.Times(y); return p },
}

// Expr implements ir.Computes.
func (f polynomial) Expr(o *ir.Op) (ir.Expr, bool) {
	switch o.Result(0).Type().(type) {
	case *ir.IntegerType, *ir.IndexType:
		return f(ir.ValueExpr(o.Operand(0)), ir.ValueExpr(o.Operand(1))), true
	}
	return nil, false
}

// A division may be executed early if it divides by a constant with which every value has a quotient.
type division struct{ wraps bool } // wraps: the least number divided by -1 is none

// Speculatable implements ir.ConditionallySpeculatable.
func (d division) Speculatable(o *ir.Op) bool {
	n, ok := ir.ConstantInt(o.Operand(1))
	return ok && n != 0 && !(d.wraps && n == -1)
}

func integer(name, doc string, f flags, traits ir.Trait) *ir.OpDef {
	return binary(name, doc, constraint.SignlessOrIndexLike, f, traits)
}

func float(name, doc string, traits ir.Trait) *ir.OpDef {
	return binary(name, doc, constraint.FloatLike, fast, traits|ir.Pure)
}

// Integer arithmetic wraps around; division truncates toward zero.
var (
	AddI      = integer("addi", "Integer addition.", overflow, ir.Pure|ir.Commutative)
	SubI      = integer("subi", "Integer subtraction.", overflow, ir.Pure)
	MulI      = integer("muli", "Integer multiplication.", overflow, ir.Pure|ir.Commutative)
	DivSI     = integer("divsi", "Signed integer division, rounding toward zero.", exact, 0)
	DivUI     = integer("divui", "Unsigned integer division.", exact, 0)
	CeilDivSI = integer("ceildivsi", "Signed integer division, rounding up.", plain, 0)
	CeilDivUI = integer("ceildivui", "Unsigned integer division, rounding up.", plain, 0)
	FloorDiv  = integer("floordivsi", "Signed integer division, rounding down.", plain, 0)
	RemSI     = integer("remsi", "Remainder of signed integer division, with the sign of the dividend.", plain, 0)
	RemUI     = integer("remui", "Remainder of unsigned integer division.", plain, 0)
	AndI      = integer("andi", "Bitwise and.", plain, ir.Pure|ir.Commutative)
	OrI       = integer("ori", "Bitwise or.", plain, ir.Pure|ir.Commutative)
	XOrI      = integer("xori", "Bitwise exclusive or.", plain, ir.Pure|ir.Commutative)
	ShLI      = integer("shli", "Shift left.", overflow, ir.Pure)
	ShRSI     = integer("shrsi", "Shift right, keeping the sign.", exact, ir.Pure)
	ShRUI     = integer("shrui", "Shift right, filling with zeros.", exact, ir.Pure)
	MaxSI     = integer("maxsi", "Greater of two signed integers.", plain, ir.Pure|ir.Commutative)
	MaxUI     = integer("maxui", "Greater of two unsigned integers.", plain, ir.Pure|ir.Commutative)
	MinSI     = integer("minsi", "Less of two signed integers.", plain, ir.Pure|ir.Commutative)
	MinUI     = integer("minui", "Less of two unsigned integers.", plain, ir.Pure|ir.Commutative)
)

// Floating-point arithmetic.
var (
	AddF     = float("addf", "Floating-point addition.", ir.Commutative)
	SubF     = float("subf", "Floating-point subtraction.", 0)
	MulF     = float("mulf", "Floating-point multiplication.", ir.Commutative)
	DivF     = float("divf", "Floating-point division.", 0)
	RemF     = float("remf", "Floating-point remainder, with the sign of the dividend.", 0)
	MaximumF = float("maximumf", "Greater of two numbers; NaN if either is.", ir.Commutative)
	MinimumF = float("minimumf", "Less of two numbers; NaN if either is.", ir.Commutative)
	MaxNumF  = float("maxnumf", "Greater of two numbers; the other if one is NaN.", ir.Commutative)
	MinNumF  = float("minnumf", "Less of two numbers; the other if one is NaN.", ir.Commutative)
	NegF     = Dialect.Op("negf", ir.Spec{
		Doc:      "Floating-point negation.",
		Operands: []ir.OperandSpec{one("operand", constraint.FloatLike)},
		Attrs:    []ir.AttrSpec{fastmathAttr},
		Results:  []ir.ResultSpec{one("result", constraint.FloatLike)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "$operand" + fmtFastmath + fmtTail,
		Fold:     fold("negf"),
	})
)

// extended defines a multiplication or addition with two results.
func extended(name, doc string, results [2]string, second ir.Constraint, tail string) *ir.OpDef {
	c := constraint.SignlessOrIndexLike
	same := []string{"lhs", "rhs", results[0]}
	if results[1] != "overflow" {
		same = append(same, results[1])
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("lhs", c), one("rhs", c)},
		Results:  []ir.ResultSpec{one(results[0], c), one(results[1], second)},
		Traits:   ir.Pure | ir.SameOperands | ir.Commutative,
		ResultNames: func(o *ir.Op, name func(v *ir.Value, n string)) {
			name(o.Result(0), results[0])
			name(o.Result(1), results[1])
		},
		AllTypesMatch: [][]string{same},
		Format:        "$lhs `,` $rhs attr-dict `:` " + tail,
		Infer: func(s *ir.State) ([]ir.Type, error) {
			t := s.Operands[0].Type()
			if results[1] == "overflow" {
				return []ir.Type{t, boolLike(t)}, nil
			}
			return []ir.Type{t, t}, nil
		},
		Verify: func(o *ir.Op) error {
			if results[1] == "overflow" && o.Result(1).Type() != boolLike(o.Operand(0).Type()) {
				return fmt.Errorf("the carry must be i1 in the shape of the operands")
			}
			return nil
		},
	})
}

// Arithmetic with two results.
var (
	AddUIExtended = extended("addui_extended", "Unsigned addition with its carry.", [2]string{"sum", "overflow"}, constraint.BoolLike, "type($sum) `,` type($overflow)")
	MulSIExtended = extended("mulsi_extended", "Signed multiplication into twice the width.", [2]string{"low", "high"}, constraint.SignlessOrIndexLike, "type($lhs)")
	MulUIExtended = extended("mului_extended", "Unsigned multiplication into twice the width.", [2]string{"low", "high"}, constraint.SignlessOrIndexLike, "type($lhs)")
)

func boolLike(t ir.Type) ir.Type { return constraint.WithElement(t, ir.I1()) }

func inferBool(s *ir.State) ([]ir.Type, error) { return []ir.Type{boolLike(s.Operands[0].Type())}, nil }

// Comparisons return i1.
var (
	CmpI = Dialect.Op("cmpi", ir.Spec{
		Doc:      "Compare integers.",
		Operands: []ir.OperandSpec{one("lhs", constraint.SignlessOrIndexLike), one("rhs", constraint.SignlessOrIndexLike)},
		Attrs:    []ir.AttrSpec{{Name: "predicate", Type: CmpIEnum.Constraint("integer comparison predicate")}},
		Results:  []ir.ResultSpec{one("result", constraint.BoolLike)},
		Traits:   ir.Pure | ir.SameOperands,
		Format:   "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
		Infer:    inferBool,
		Verify:   verifyBoolResult,
		Fold:     foldCmpI,
	})
	CmpF = Dialect.Op("cmpf", ir.Spec{
		Doc:      "Compare floating-point numbers. Ordered predicates (oeq, ...) are false with a NaN, unordered ones (ueq, ...) true.",
		Operands: []ir.OperandSpec{one("lhs", constraint.FloatLike), one("rhs", constraint.FloatLike)},
		Attrs:    []ir.AttrSpec{fastmathAttr, {Name: "predicate", Type: CmpFEnum.Constraint("floating-point comparison predicate")}},
		Results:  []ir.ResultSpec{one("result", constraint.BoolLike)},
		Traits:   ir.Pure | ir.SameOperands,
		Format:   "$predicate `,` $lhs `,` $rhs" + fmtFastmath + " attr-dict `:` type($lhs)",
		Infer:    inferBool,
		Verify:   verifyBoolResult,
		Fold:     foldCmpF,
	})
)

func verifyBoolResult(o *ir.Op) error {
	if o.Result(0).Type() != boolLike(o.Operand(0).Type()) {
		return fmt.Errorf("the result must be i1 in the shape of the operands")
	}
	return nil
}

// Constant is arith.constant.
var Constant = Dialect.Op("constant", ir.Spec{
	Doc:     "A constant.",
	Attrs:   []ir.AttrSpec{{Name: "value", Type: constraint.Attr("TypedAttr instance", func(a ir.Attribute) bool { return TypeOf(a) != nil })}},
	Results: []ir.ResultSpec{one("result", constraint.AnyType)},
	Traits:  ir.Pure | ir.ConstantLike,
	Format:  "attr-dict $value",
	Infer: func(s *ir.State) ([]ir.Type, error) {
		t := TypeOf(s.Attr("value"))
		if t == nil {
			return nil, fmt.Errorf("the value must have a type")
		}
		return []ir.Type{t}, nil
	},
	Verify: func(o *ir.Op) error {
		t := o.Result(0).Type()
		if TypeOf(o.Attr("value")) != t {
			return fmt.Errorf("the result must have the type of the value")
		}
		if i, ok := constraint.ElementOrSelf(t).(*ir.IntegerType); ok && i.Signedness != ir.Signless {
			return fmt.Errorf("integer constants must be signless")
		}
		return nil
	},
	ResultNames: nameConstant,
	Fold: func(o *ir.Op, _ []ir.Attribute) []any {
		if ir.FreeName(o.Result(0)) != "" {
			return nil
		}
		return []any{o.Attr("value")}
	},
})

func init() {
	Dialect.Constant = func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Op {
		if TypeOf(value) != t {
			return nil
		}
		return b.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: value}}, Types: []ir.Type{t}})
	}
}

// TypeOf is the type of an attribute that has one, or nil.
func TypeOf(a ir.Attribute) ir.Type {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Type
	case *ir.FloatAttr:
		return a.Type
	case *ir.DenseElementsAttr:
		return a.Type
	case *ir.StringAttr:
		return a.Type
	case *ir.OpaqueAttr:
		return a.Type
	}
	return nil
}

// Int makes an integer or index constant.
func Int(b *ir.Builder, t ir.Type, v int64) *ir.Value { return makeConstant(b, ir.Integer(t, v), t) }

// Float makes a constant of type f32 or f64.
func Float(b *ir.Builder, t ir.Type, v float64) *ir.Value {
	return makeConstant(b, ir.FloatValue(t, v), t)
}

func makeConstant(b *ir.Builder, a ir.Attribute, t ir.Type) *ir.Value {
	return b.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: a}}, Types: []ir.Type{t}}).Result(0)
}

// ConstantValue is the value of v when an arith.constant defines it, else nil. It is nil for a constant that has a value in one build alone.
func ConstantValue(v *ir.Value) ir.Attribute {
	if v.Op().Is(Constant) && ir.FreeName(v) == "" {
		return v.Op().Attr("value")
	}
	return nil
}

// Select is arith.select.
var Select = Dialect.Op("select", ir.Spec{
	Doc: "One of two values, by a condition.",
	Operands: []ir.OperandSpec{one("condition", constraint.BoolLike), one("true_value", constraint.AnyType),
		one("false_value", constraint.AnyType)},
	Results: []ir.ResultSpec{one("result", constraint.AnyType)},
	Traits:  ir.Pure,
	Parse:   parseSelect,
	Print:   printSelect,
	Infer:   func(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[1].Type()}, nil },
	Verify: func(o *ir.Op) error {
		t := o.Result(0).Type()
		if o.Operand(1).Type() != t || o.Operand(2).Type() != t {
			return fmt.Errorf("both values and the result must have one type")
		}
		if c := o.Operand(0).Type(); c != ir.I1() && c != boolLike(t) {
			return fmt.Errorf("the condition must be i1 or have the shape of the values")
		}
		return nil
	},
	Fold: foldSelect,

	Interfaces: []any{ir.SelectsByCondition{}},
})
