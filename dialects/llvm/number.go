package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// number defines an intrinsic that is a function of values, whose result may have another type.
func number(name, doc string, result ir.Constraint, operands []ir.OperandSpec, extra ...ir.AttrSpec) *ir.OpDef {
	return Dialect.Op("intr."+name, ir.Spec{Doc: doc, Operands: operands, Attrs: attrs(extra), Results: []ir.ResultSpec{one("res", result)},
		Traits: ir.Pure, Format: callForm})
}

func threeWay(name, doc string) *ir.OpDef {
	d := number(name, doc, integers, []ir.OperandSpec{one("a", integers), one("b", integers)})
	d.Traits |= ir.SameOperands
	return d
}

// constrained defines a conversion that says how it rounds and what becomes of exceptions.
func constrained(name, doc string, rounds bool) *ir.OpDef {
	s := ir.Spec{Doc: doc, Operands: []ir.OperandSpec{one("arg_0", anyLLVM)}, Results: []ir.ResultSpec{one("res", anyLLVM)}, Traits: ir.Pure,
		Attrs:  []ir.AttrSpec{needed("fpExceptionBehavior", ExceptionEnum.Constraint("LLVM Exception Behavior"))},
		Format: "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"}
	if rounds {
		s.Attrs = attrs(s.Attrs, []ir.AttrSpec{needed("roundingmode", RoundingEnum.Constraint("LLVM Rounding Mode"))})
		s.Format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
	}
	return Dialect.Op("intr.experimental.constrained."+name, s)
}

// Functions of numbers whose operands and results differ.
var (
	FrExp   = number("frexp", "A number taken apart: fraction and power of two.", anyLLVM, []ir.OperandSpec{one("val", floats)}, fastmathAttr)
	LdExp   = number("ldexp", "A number times a power of two.", anyLLVM, []ir.OperandSpec{one("val", floats), one("power", signless)}, fastmathAttr)
	PowI    = number("powi", "Power with an integer.", anyLLVM, []ir.OperandSpec{one("val", floats), one("power", signless)}, fastmathAttr)
	LRint   = number("lrint", "The nearest integer by the current mode.", anyLLVM, []ir.OperandSpec{one("val", floats)})
	LLRint  = number("llrint", "The nearest long integer by the current mode.", anyLLVM, []ir.OperandSpec{one("val", floats)})
	LRound  = number("lround", "The nearest integer, halves away from zero.", anyLLVM, []ir.OperandSpec{one("val", floats)})
	LLRound = number("llround", "The nearest long integer, halves away from zero.", anyLLVM, []ir.OperandSpec{one("val", scalarFloat)})
	SinCos  = func() *ir.OpDef {
		d := number("sincos", "Sine and cosine, as a structure.", anyLLVM, []ir.OperandSpec{one("val", floats)}, fastmathAttr)
		d.Verify = verifySinCos
		return d
	}()
	SCmp    = threeWay("scmp", "-1, 0 or 1, as two signed integers compare.")
	UCmp    = threeWay("ucmp", "-1, 0 or 1, as two unsigned integers compare.")
	SShlSat = fn("sshl.sat", "Signed shift, kept in range.", integers, []string{"a", "b"})
	UShlSat = fn("ushl.sat", "Unsigned shift, kept in range.", integers, []string{"a", "b"})

	ConstrainedSIToFP  = constrained("sitofp", "A signed integer as a number.", true)
	ConstrainedUIToFP  = constrained("uitofp", "An unsigned integer as a number.", true)
	ConstrainedFPTrunc = constrained("fptrunc", "A number in a smaller type.", true)
	ConstrainedFPExt   = constrained("fpext", "A number in a larger type.", false)

	MemcpyInline = inlineCopy("intr.memcpy.inline", "Copy a constant number of bytes between ranges that do not overlap, without a call.", one("src", pointer))
	MemsetInline = inlineCopy("intr.memset.inline", "Set so many bytes, without a call.", one("val", constraint.I8))
)

// verifySinCos: the result holds two values of the operand's type.
func verifySinCos(o *ir.Op) error {
	t := o.Operand(0).Type()
	s, ok := o.Result(0).Type().(*StructType)
	if !ok || len(s.Elems()) != 2 || s.Elems()[0] != t || s.Elems()[1] != t {
		return fmt.Errorf("expected a structure of two %s", ir.TypeString(t))
	}
	return nil
}
