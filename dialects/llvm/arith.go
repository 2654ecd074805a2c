package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// binary defines an operation on two values of one type.
func binary(name, doc string, c ir.Constraint, format string, traits ir.Trait, extra ...ir.AttrSpec) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("lhs", c), one("rhs", c)},
		Attrs:    extra,
		Results:  []ir.ResultSpec{one("res", c)},
		Traits:   traits | ir.SameTypes,
		Effects:  []ir.Effect{},
		Format:   format + " attr-dict `:` type($res)",
	})
}

const (
	fmtBinary   = "$lhs `,` $rhs"
	fmtOverflow = fmtBinary + " (`overflow` `` `<` $overflowFlags^ `>`)?"
	fmtExact    = "(`exact` $isExact^)? " + fmtBinary
	fmtCast     = "$arg attr-dict `:` type($arg) `to` type($res)"
	fmtNonNeg   = "(`nneg` $nonNeg^)? " + fmtCast
)

// Arithmetic.
var (
	Add  = binary("add", "Integer addition.", integers, fmtOverflow, ir.Pure|ir.Commutative, overflowAttr)
	Sub  = binary("sub", "Integer subtraction.", integers, fmtOverflow, ir.Pure, overflowAttr)
	Mul  = binary("mul", "Integer multiplication.", integers, fmtOverflow, ir.Pure|ir.Commutative, overflowAttr)
	Shl  = binary("shl", "Shift left.", integers, fmtOverflow, ir.Pure, overflowAttr)
	UDiv = binary("udiv", "Unsigned division.", integers, fmtExact, 0, unit("isExact"))
	SDiv = binary("sdiv", "Signed division, rounding toward zero.", integers, fmtExact, 0, unit("isExact"))
	LShr = binary("lshr", "Shift right, filling with zeros.", integers, fmtExact, ir.Pure, unit("isExact"))
	AShr = binary("ashr", "Shift right, keeping the sign.", integers, fmtExact, ir.Pure, unit("isExact"))
	URem = binary("urem", "Remainder of unsigned division.", integers, fmtBinary, 0)
	SRem = binary("srem", "Remainder of signed division.", integers, fmtBinary, 0)
	And  = binary("and", "Bitwise and.", integers, fmtBinary, ir.Pure|ir.Commutative)
	Or   = binary("or", "Bitwise or.", integers, "(`disjoint` $isDisjoint^)? "+fmtBinary, ir.Pure|ir.Commutative, unit("isDisjoint"))
	Xor  = binary("xor", "Bitwise exclusive or.", integers, fmtBinary, ir.Pure|ir.Commutative)
	FAdd = binary("fadd", "Floating-point addition.", floats, fmtBinary, ir.Pure|ir.Commutative, fastmathAttr)
	FSub = binary("fsub", "Floating-point subtraction.", floats, fmtBinary, ir.Pure, fastmathAttr)
	FMul = binary("fmul", "Floating-point multiplication.", floats, fmtBinary, ir.Pure|ir.Commutative, fastmathAttr)
	FDiv = binary("fdiv", "Floating-point division.", floats, fmtBinary, ir.Pure, fastmathAttr)
	FRem = binary("frem", "Floating-point remainder.", floats, fmtBinary, ir.Pure, fastmathAttr)
	FNeg = Dialect.Op("fneg", ir.Spec{
		Doc:      "Floating-point negation.",
		Operands: []ir.OperandSpec{one("operand", floats)},
		Attrs:    []ir.AttrSpec{fastmathAttr},
		Results:  []ir.ResultSpec{one("res", floats)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "$operand attr-dict `:` type($res)",
	})
)

// compare defines icmp and fcmp.
func compare(name, doc string, c ir.Constraint, predicate *ir.Enum, extra ...ir.AttrSpec) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("lhs", c), one("rhs", c)},
		Attrs:    attrs([]ir.AttrSpec{needed("predicate", predicate.Constraint("comparison predicate"))}, extra),
		Results:  []ir.ResultSpec{one("res", bools)},
		Traits:   ir.Pure | ir.SameOperands,
		Parse:    parseCompare,
		Print:    printCompare,
		Infer: func(s *ir.State) ([]ir.Type, error) {
			return []ir.Type{constraint.WithElement(s.Operands[0].Type(), ir.I1())}, nil
		},
	})
}

// Comparisons and choices.
var (
	ICmp   = compare("icmp", "Compare integers or pointers.", intsOrPtrs, ICmpEnum)
	FCmp   = compare("fcmp", "Compare floating-point numbers.", floats, FCmpEnum, fastmathAttr)
	Select = Dialect.Op("select", ir.Spec{
		Doc:      "One of two values, by a condition.",
		Operands: []ir.OperandSpec{one("condition", bools), one("trueValue", anyLLVM), one("falseValue", anyLLVM)},
		Attrs:    []ir.AttrSpec{fastmathAttr},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure,
		Format:   "operands attr-dict `:` type($condition) `,` type($res)",

		AllTypesMatch: [][]string{{"trueValue", "falseValue", "res"}},
		Infer:         func(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[1].Type()}, nil },
		Interfaces:    []any{ir.SelectsByCondition{}},
	})
	Freeze = Dialect.Op("freeze", ir.Spec{
		Doc:      "A value that is specified, whatever its operand is.",
		Operands: []ir.OperandSpec{one("val", anyLLVM)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "$val attr-dict `:` type($val)",
	})
)

// cast defines a conversion; check compares the operand's and the result's type.
func cast(name, doc, format string, in, out ir.Constraint, check func(in, out ir.Type) error, extra ...ir.AttrSpec) *ir.OpDef {
	var verify func(*ir.Op) error
	if check != nil {
		verify = func(o *ir.Op) error { return check(o.Operand(0).Type(), o.Result(0).Type()) }
	}
	interfaces := []any{derived{}, widening(name == "sext")}
	if name == "zext" {
		interfaces = append(interfaces, zeroExtends{})
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("arg", in)},
		Attrs:    extra,
		Results:  []ir.ResultSpec{one("res", out)},
		Traits:   ir.Pure,
		Format:   format,
		Verify:   verify,
		Fold:     foldCast(name),

		Interfaces: interfaces,
	})
}

// zeroExtends is the ir.ZeroExtends of conversions of unsigned numbers.
type zeroExtends struct{}

// ZeroExtends implements ir.ZeroExtends.
func (zeroExtends) ZeroExtends(*ir.Op) {}

// widening is the ir.IntegerCast of conversions.
type widening bool

// KeepsValue implements ir.IntegerCast.
func (w widening) KeepsValue(*ir.Op) bool { return bool(w) }

// Conversions.
var (
	SExt          = cast("sext", "Widen an integer, keeping its sign.", fmtCast, integers, integers, wider)
	ZExt          = cast("zext", "Widen an integer with zeros.", fmtNonNeg, integers, integers, wider, unit("nonNeg"))
	Trunc         = cast("trunc", "Narrow an integer.", "$arg (`overflow` `` `<` $overflowFlags^ `>`)? attr-dict `:` type($arg) `to` type($res)", integers, integers, nil, overflowAttr)
	SIToFP        = cast("sitofp", "Convert a signed integer to floating point.", fmtCast, integers, floats, nil)
	UIToFP        = cast("uitofp", "Convert an unsigned integer to floating point.", fmtNonNeg, integers, floats, nil, unit("nonNeg"))
	FPToSI        = cast("fptosi", "Convert a floating-point number to a signed integer.", fmtCast, floats, integers, nil)
	FPToUI        = cast("fptoui", "Convert a floating-point number to an unsigned integer.", fmtCast, floats, integers, nil)
	FPExt         = cast("fpext", "Widen a floating-point number.", fmtCast, floats, floats, nil)
	FPTrunc       = cast("fptrunc", "Narrow a floating-point number.", fmtCast, floats, floats, nil)
	PtrToInt      = cast("ptrtoint", "The number of an address.", fmtCast, pointers, integers, nil)
	IntToPtr      = cast("inttoptr", "The address of a number.", "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)", integers, pointers, nil, optional("dereferenceable", dereferenceable))
	AddrSpaceCast = cast("addrspacecast", "A pointer in another address space.", fmtCast, pointers, pointers, nil)
	Bitcast       = cast("bitcast", "The bits of a value as another type.", fmtCast, nonAgg, nonAgg, bitcastable)
)
