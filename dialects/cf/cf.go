// Package cf is the dialect of control flow between the blocks of a region.
package cf

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the cf namespace.
var Dialect = ir.NewDialect("cf", "Branches between blocks.")

func many(name string) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: constraint.AnyType}
}

// Branches.
var (
	Br = Dialect.Op("br", ir.Spec{
		Doc:        "Go to a block.",
		Operands:   []ir.OperandSpec{many("destOperands")},
		Successors: []ir.SuccessorSpec{{Name: "dest"}},
		Traits:     ir.Terminator | ir.Pure,
		Format:     "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
		Interfaces: []any{ir.Branch{First: 0}},
	})
	CondBr = Dialect.Op("cond_br", ir.Spec{
		Doc: "Go to one of two blocks.",
		Operands: []ir.OperandSpec{{Name: "condition", Type: constraint.I1},
			many("trueDestOperands"), many("falseDestOperands")},
		Attrs:      []ir.AttrSpec{{Name: "branch_weights", Type: constraint.DenseI32Array, Optional: true}},
		Successors: []ir.SuccessorSpec{{Name: "trueDest"}, {Name: "falseDest"}},
		Traits:     ir.Terminator | ir.Pure | ir.AttrSizedOperands,
		Format: "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` " +
			"$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
		Verify:     ir.VerifyBranchWeights,
		Interfaces: []any{ir.Branch{First: 1}},
	})
	Switch = Dialect.Op("switch", ir.Spec{
		Doc:      "Go to the block of a value.",
		Operands: []ir.OperandSpec{{Name: "flag", Type: constraint.AnyInteger}, many("defaultOperands"), many("caseOperands")},
		Attrs: []ir.AttrSpec{{Name: "case_operand_segments", Type: constraint.DenseI32Array},
			{Name: "case_values", Type: constraint.AnyAttr, Optional: true}},
		Successors: []ir.SuccessorSpec{{Name: "defaultDestination"}, {Name: "caseDestinations", Kind: ir.Many}},
		Traits:     ir.Terminator | ir.Pure | ir.AttrSizedOperands,
		Format: "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, " +
			"type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) `]` attr-dict",
		Verify:     verifySwitch,
		Interfaces: []any{ir.Branch{First: 1, Cases: "case_operand_segments"}},
	})
)

// Assert is cf.assert.
var Assert = Dialect.Op("assert", ir.Spec{
	Doc:      "End the program with a message unless a condition holds.",
	Operands: []ir.OperandSpec{{Name: "arg", Type: constraint.I1}},
	Attrs:    []ir.AttrSpec{{Name: "msg", Type: constraint.StringAttr}},
	Format:   "$arg `,` $msg attr-dict",
})

// CaseValues are the values of a switch, in the order of its case destinations.
func CaseValues(o *ir.Op) []int64 {
	d, ok := o.Attr("case_values").(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	n := len(o.Successors()) - 1
	out := make([]int64, 0, n)
	for i := range n {
		at := i
		if d.Splat {
			at = 0
		}
		v, ok := d.Elems[at].(*ir.IntegerAttr)
		if !ok {
			return nil
		}
		out = append(out, v.Value)
	}
	return out
}

func verifySwitch(o *ir.Op) error {
	n := len(o.Successors()) - 1
	count := 0
	if d, ok := o.Attr("case_values").(*ir.DenseElementsAttr); ok {
		var elem ir.Type
		switch t := d.Type.(type) {
		case *ir.VectorType:
			elem = t.Elem
			if len(t.Shape) == 1 {
				count = int(t.Shape[0])
			}
		case *ir.TensorType:
			elem = t.Elem
			if len(t.Shape) == 1 {
				count = int(t.Shape[0])
			}
		}
		if elem != o.Operand(0).Type() {
			return fmt.Errorf("the case values must have the type of the flag")
		}
	}
	if count != n {
		return fmt.Errorf("%d case values and %d destinations", count, n)
	}
	if segs := o.Attr("case_operand_segments").(*ir.DenseArrayAttr).Values; len(segs) != n {
		return fmt.Errorf("%d operand segments and %d destinations", len(segs), n)
	}
	return nil
}
