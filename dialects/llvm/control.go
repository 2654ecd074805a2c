package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

var (
	branchWeights  = optional("branch_weights", constraint.DenseI32Array)
	loopAnnotation = optional("loop_annotation", constraint.AnyAttr)
)

// Control flow between blocks.
var (
	Br = Dialect.Op("br", ir.Spec{
		Doc:        "Go to a block.",
		Operands:   []ir.OperandSpec{many("destOperands", anyLLVM)},
		Attrs:      []ir.AttrSpec{loopAnnotation},
		Successors: []ir.SuccessorSpec{{Name: "dest"}},
		Traits:     ir.Terminator | ir.Pure,
		Format:     "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
		Interfaces: []any{ir.Branch{First: 0}},
	})
	CondBr = Dialect.Op("cond_br", ir.Spec{
		Doc:        "Go to one of two blocks.",
		Operands:   []ir.OperandSpec{one("condition", constraint.I1), many("trueDestOperands", anyLLVM), many("falseDestOperands", anyLLVM)},
		Attrs:      attrs([]ir.AttrSpec{branchWeights, loopAnnotation}),
		Successors: []ir.SuccessorSpec{{Name: "trueDest"}, {Name: "falseDest"}},
		Traits:     ir.Terminator | ir.Pure | ir.AttrSizedOperands,
		Format: "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` " +
			"$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
		Verify:     ir.VerifyBranchWeights,
		Interfaces: []any{ir.Branch{First: 1}},
	})
	Switch = Dialect.Op("switch", ir.Spec{
		Doc:      "Go to the block of a value.",
		Operands: []ir.OperandSpec{one("value", signless), many("defaultOperands", anyLLVM), many("caseOperands", anyLLVM)},
		Attrs: attrs([]ir.AttrSpec{optional("case_values", constraint.AnyAttr), needed("case_operand_segments", constraint.DenseI32Array),
			branchWeights}),
		Successors: []ir.SuccessorSpec{{Name: "defaultDestination"}, {Name: "caseDestinations", Kind: ir.Many}},
		Traits:     ir.Terminator | ir.Pure | ir.AttrSizedOperands,
		Format: "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? " +
			"custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) attr-dict",
		Verify:     verifySwitch,
		Interfaces: []any{ir.Branch{First: 1, Cases: "case_operand_segments"}},
	})
	Unreachable = Dialect.Op("unreachable", ir.Spec{
		Doc:    "A point that is never reached.",
		Traits: ir.Terminator,
		Format: "attr-dict",
	})
)
