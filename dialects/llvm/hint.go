package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// invariant defines an intrinsic between a pointer and a pointer of the same type.
func invariant(name, doc string) *ir.OpDef {
	return Dialect.Op("intr."+name+".invariant.group", ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one("ptr", pointer)},
		Results:  []ir.ResultSpec{one("res", pointer)},
		Traits:   ir.SameTypes,
		Format:   "$ptr attr-dict `:` qualified(type($ptr))",
	})
}

// annotation defines an intrinsic that marks a value or variable with a string, a file and a line.
func annotation(name, doc, marked string, c ir.Constraint, attr, result bool) *ir.OpDef {
	s := ir.Spec{Doc: doc, Operands: []ir.OperandSpec{one(marked, c), one("annotation", pointer), one("fileName", pointer), one("line", constraint.I32)},
		AllTypesMatch: [][]string{{"annotation", "fileName"}}}
	if attr {
		s.Operands = append(s.Operands, one("attr", pointer))
		s.AllTypesMatch = [][]string{{"annotation", "fileName", "attr"}}
	}
	if result {
		s.Results = []ir.ResultSpec{one("res", c)}
		s.AllTypesMatch = append([][]string{{"res", marked}}, s.AllTypesMatch...)
	}
	return Dialect.Op("intr."+name, s)
}

var (
	f64Attr = ir.AttrConstraint{Name: "64-bit float attribute", Elided: ir.F64(), Match: func(a ir.Attribute) bool {
		f, ok := a.(*ir.FloatAttr)
		return ok && f.Type == ir.F64()
	}}
	i8Attr = constraint.Typed("8-bit signless integer attribute", ir.I8())
)

// What optimizers may know, and what stays for people and tools.
var (
	Assume = Dialect.Op("intr.assume", ir.Spec{
		Doc:      "A condition that holds here.",
		Operands: []ir.OperandSpec{one("cond", constraint.I1), many("op_bundle_operands", anyLLVM)},
		Attrs:    attrs(bundleAttrs),
		Format:   "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags, $op_bundle_sizes)^ )? `:` type($cond) attr-dict",
		Verify:   verifyBundles,
	})
	ExpectProbability = Dialect.Op("intr.expect.with.probability", ir.Spec{
		Doc:           "A value, with the one it is with a probability.",
		Operands:      []ir.OperandSpec{one("val", signless), one("expected", signless)},
		Attrs:         []ir.AttrSpec{needed("prob", f64Attr)},
		Results:       []ir.ResultSpec{one("res", anyLLVM)},
		Traits:        ir.Pure,
		AllTypesMatch: [][]string{{"val", "expected", "res"}},
		Format:        "$val `,` $expected `,` $prob attr-dict `:` type($val)",
	})
	Launder        = invariant("launder", "A pointer about whose memory nothing is known yet.")
	Strip          = invariant("strip", "A pointer that is good for comparing only.")
	InvariantStart = Dialect.Op("intr.invariant.start", ir.Spec{
		Doc:      "From here on memory does not change.",
		Operands: []ir.OperandSpec{one("ptr", pointer)},
		Attrs:    []ir.AttrSpec{needed("size", constraint.I64Attr)},
		Results:  []ir.ResultSpec{one("res", plainPtr)},
		Format:   "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
	})
	InvariantEnd = Dialect.Op("intr.invariant.end", ir.Spec{
		Doc:      "Memory may change again.",
		Operands: []ir.OperandSpec{one("start", plainPtr), one("ptr", pointer)},
		Attrs:    []ir.AttrSpec{needed("size", constraint.I64Attr)},
		Format:   "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
	})
	Prefetch = generic("prefetch", "Memory that will be used soon.", 0, nil, []ir.OperandSpec{one("addr", pointer)},
		needed("rw", constraint.I32Attr), needed("hint", constraint.I32Attr), needed("cache", constraint.I32Attr))
	ThreadLocalAddress = generic("threadlocal.address", "The address of a thread's own variable.", ir.Pure, &anyLLVM, []ir.OperandSpec{one("global", pointer)})
	IsConstant         = generic("is.constant", "Whether the compiler knows the value.", ir.Pure, &constraint.I1, []ir.OperandSpec{one("val", anyLLVM)})
	IsFPClass          = generic("is.fpclass", "Whether a number is of one of some classes.", ir.Pure, &anyLLVM, []ir.OperandSpec{one("in", floats)}, needed("bit", constraint.I32Attr))
	SSACopy            = Dialect.Op("intr.ssa.copy", ir.Spec{
		Doc:      "The same value under another name.",
		Operands: []ir.OperandSpec{one("operand", constraint.AnyType)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure | ir.SameTypes,
		Format:   "$operand attr-dict `:` type($operand)",
	})
	PtrMask = Dialect.Op("intr.ptrmask", ir.Spec{
		Doc:           "A pointer of which only some bits are kept.",
		Operands:      []ir.OperandSpec{one("ptr", pointers), one("mask", like("integer or LLVM dialect-compatible vector of integer", isInt))},
		Results:       []ir.ResultSpec{one("res", pointers)},
		Traits:        ir.Pure,
		AllTypesMatch: [][]string{{"ptr", "res"}},
		Format:        "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
	})
	VarAnnotation = annotation("var.annotation", "Mark a variable.", "val", pointer, true, false)
	PtrAnnotation = annotation("ptr.annotation", "Mark a pointer.", "ptr", pointer, true, true)
	Annotation    = annotation("annotation", "Mark an integer.", "integer", signless, false, true)
	DebugTrap     = Dialect.Op("intr.debugtrap", ir.Spec{Doc: "Stop in a debugger.", Format: "attr-dict"})
	UBSanTrap     = Dialect.Op("intr.ubsantrap", ir.Spec{
		Doc:    "End the program: something undefined happened.",
		Attrs:  []ir.AttrSpec{needed("failureKind", i8Attr)},
		Format: "prop-dict attr-dict",
	})
)

// debugVariable defines an intrinsic that describes a variable's value or location to debuggers.
func debugVariable(name, doc, of string, c ir.Constraint) *ir.OpDef {
	variable, expression := structured("di_local_variable"), structured("di_expression")
	for _, c := range []*ir.AttrConstraint{&variable, &expression} {
		c.Parse, c.Print = nil, nil // written with their names
	}
	return Dialect.Op("intr.dbg."+name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{one(of, c)},
		Attrs:    attrs([]ir.AttrSpec{needed("varInfo", variable), {Name: "locationExpr", Type: expression, Default: ir.Structured("llvm", "di_expression", "", []any{"<>"})}}),
		Format:   "qualified($varInfo) (qualified($locationExpr)^)? `=` $" + of + " `:` qualified(type($" + of + ")) attr-dict",
	})
}

// What debuggers are told.
var (
	DbgDeclare = debugVariable("declare", "Where a variable is.", "addr", pointer)
	DbgValue   = debugVariable("value", "What value a variable has from here on.", "value", anyLLVM)
	DbgLabel   = Dialect.Op("intr.dbg.label", ir.Spec{
		Doc:    "A label of the source is here.",
		Attrs:  []ir.AttrSpec{needed("label", structured("di_label"))},
		Format: "$label attr-dict",
	})
)
