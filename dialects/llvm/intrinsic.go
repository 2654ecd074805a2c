package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// copies defines an intrinsic on a block of memory; these print in the generic form.
func copies(name, doc string, second ir.OperandSpec) *ir.OpDef {
	return block(name, doc, []ir.OperandSpec{one("dst", pointer), second, one("len", signless)})
}

// inlineCopy defines an intrinsic on a block of memory of a known size.
func inlineCopy(name, doc string, second ir.OperandSpec) *ir.OpDef {
	return block(name, doc, []ir.OperandSpec{one("dst", pointer), second}, needed("len", constraint.IntegerAttr))
}

func block(name, doc string, operands []ir.OperandSpec, extra ...ir.AttrSpec) *ir.OpDef {
	effects := []ir.Effect{{Kind: ir.WriteEffect, On: "dst"}}
	if operands[1].Name == "src" {
		effects = append(effects, ir.Effect{Kind: ir.ReadEffect, On: "src"})
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: operands,
		Attrs:    attrs(aliasAttrs, argAttrs, extra, []ir.AttrSpec{needed("isVolatile", constraint.I1Attr)}),
		Effects:  effects,

		Interfaces: []any{blockAccess{}, orders{}},
	})
}

// Blocks of memory and stack marks.
var (
	Memcpy    = copies("intr.memcpy", "Copy len bytes between ranges that do not overlap.", one("src", pointer))
	Memmove   = copies("intr.memmove", "Copy len bytes between ranges that may overlap.", one("src", pointer))
	Memset    = copies("intr.memset", "Set len bytes.", one("val", constraint.I8))
	StackSave = Dialect.Op("intr.stacksave", ir.Spec{
		Doc:     "A mark of the stack, for stackrestore.",
		Results: []ir.ResultSpec{one("res", anyLLVM)},
		Format:  "attr-dict `:` qualified(type($res))",
	})
	StackRestore  = onePointer("intr.stackrestore", "Give back what was allocated on the stack since a mark.", "ptr")
	LifetimeStart = onePointer("intr.lifetime.start", "The life of a variable on the stack begins.", "ptr", partLife{})
	LifetimeEnd   = onePointer("intr.lifetime.end", "The life of a variable on the stack ends.", "ptr", partLife{})
	VaStart       = onePointer("intr.vastart", "Begin to read variable arguments.", "arg_list")
	VaEnd         = onePointer("intr.vaend", "End to read variable arguments.", "arg_list")
	VaCopy        = Dialect.Op("intr.vacopy", ir.Spec{
		Doc:      "Copy the state of reading variable arguments.",
		Operands: []ir.OperandSpec{one("dest_list", pointer), one("src_list", pointer)},
		Format:   "$src_list `to` $dest_list attr-dict `:` type(operands)",
	})
	Trap = Dialect.Op("intr.trap", ir.Spec{
		Doc:    "End the program abnormally.",
		Format: "attr-dict",
	})
)

func onePointer(name, doc, operand string, interfaces ...any) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one(operand, pointer)},
		Format:   "$" + operand + " attr-dict `:` qualified(type($" + operand + "))",

		Interfaces: interfaces,
	})
}

// fn defines an intrinsic that is a function of values of one type.
func fn(name, doc string, c ir.Constraint, operands []string, extra ...ir.AttrSpec) *ir.OpDef {
	var ops []ir.OperandSpec
	for _, n := range operands {
		ops = append(ops, one(n, c))
	}
	return Dialect.Op("intr."+name, ir.Spec{
		Doc:      doc,
		Operands: ops,
		Attrs:    extra,
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "`(` operands `)` attr-dict `:` functional-type(operands, results)",
	})
}

// Functions are the intrinsics that are functions of values, found by name with Intrinsic.
var Functions = defineFunctions()

func defineFunctions() (defs []*ir.OpDef) {
	add := func(d *ir.OpDef) { defs = append(defs, d) }
	for _, f := range []struct{ name, doc string }{
		{"acos", "Arc cosine."}, {"asin", "Arc sine."}, {"atan", "Arc tangent."}, {"ceil", "Round up."}, {"cos", "Cosine."},
		{"cosh", "Hyperbolic cosine."}, {"exp", "Power of e."}, {"exp10", "Power of ten."}, {"exp2", "Power of two."},
		{"fabs", "Absolute value."}, {"floor", "Round down."}, {"log", "Natural logarithm."}, {"log10", "Decimal logarithm."},
		{"log2", "Binary logarithm."}, {"nearbyint", "Round by the current mode, quietly."}, {"rint", "Round by the current mode."},
		{"round", "Round to nearest, halves away from zero."}, {"roundeven", "Round to nearest, halves to even."}, {"sin", "Sine."},
		{"sinh", "Hyperbolic sine."}, {"sqrt", "Square root."}, {"tan", "Tangent."}, {"tanh", "Hyperbolic tangent."}, {"trunc", "Round toward zero."},
	} {
		add(fn(f.name, f.doc, floats, []string{"in"}, fastmathAttr))
	}
	for _, f := range []struct{ name, doc string }{
		{"atan2", "Arc tangent of a quotient."}, {"copysign", "The first value with the sign of the second."}, {"maximum", "Greater value; NaN if either is."},
		{"maxnum", "Greater value; the other if one is NaN."}, {"minimum", "Less value; NaN if either is."}, {"minnum", "Less value; the other if one is NaN."},
		{"pow", "Power."},
	} {
		add(fn(f.name, f.doc, floats, []string{"a", "b"}, fastmathAttr))
	}
	add(fn("fma", "Product and sum, rounded once.", floats, []string{"a", "b", "c"}, fastmathAttr))
	add(fn("fmuladd", "Product and sum, rounded once or twice.", floats, []string{"a", "b", "c"}, fastmathAttr))
	for _, f := range []struct{ name, doc string }{
		{"smax", "Greater signed integer."}, {"smin", "Less signed integer."}, {"umax", "Greater unsigned integer."}, {"umin", "Less unsigned integer."},
	} {
		add(fn(f.name, f.doc, integers, []string{"a", "b"}))
	}
	for _, f := range []struct{ name, doc string }{
		{"bitreverse", "Reverse the bits."}, {"bswap", "Reverse the bytes."}, {"ctpop", "Count the bits that are set."},
	} {
		add(fn(f.name, f.doc, integers, []string{"in"}))
	}
	return defs
}

// Intrinsics with a flag print in the generic form.
var (
	Abs  = flagged("intr.abs", "Absolute value of an integer.", "is_int_min_poison")
	Ctlz = flagged("intr.ctlz", "Count leading zeros.", "is_zero_poison")
	Cttz = flagged("intr.cttz", "Count trailing zeros.", "is_zero_poison")
)

func flagged(name, doc, flag string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("in", integers)},
		Attrs:    []ir.AttrSpec{needed(flag, constraint.I1Attr)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure,
	})
}

// Expect is llvm.intr.expect.
var Expect = Dialect.Op("intr.expect", ir.Spec{
	Doc:      "A value, with the one it probably is.",
	Operands: []ir.OperandSpec{one("val", signless), one("expected", signless)},
	Results:  []ir.ResultSpec{one("res", anyLLVM)},
	Traits:   ir.Pure | ir.SameTypes,
	Format:   "$val `,` $expected attr-dict `:` type($val)",
})

// Intrinsic is the definition of llvm.intr.name, or nil.
func Intrinsic(name string) *ir.OpDef { return Dialect.Lookup("intr." + name) }
