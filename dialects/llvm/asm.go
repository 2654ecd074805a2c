package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Code that is not of the dialect: instructions of the machine, and intrinsics by name.
var (
	InlineAsm = Dialect.Op("inline_asm", ir.Spec{
		Doc:      "Instructions of the machine.",
		Operands: []ir.OperandSpec{many("operands", anyLLVM)},
		Attrs: attrs([]ir.AttrSpec{needed("asm_string", constraint.StringAttr), needed("constraints", constraint.StringAttr), unit("has_side_effects"),
			unit("is_align_stack"), tailKind, optional("asm_dialect", AsmEnum.Constraint("ATT (0) or Intel (1) asm dialect")),
			optional("operand_attrs", constraint.ArrayAttr)}),
		Results: []ir.ResultSpec{maybe("res", anyLLVM)},
		Format: "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? " +
			"(`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` " +
			"functional-type(operands, results)",
		Verify: func(o *ir.Op) error {
			if v, _ := TailCallEnum.Of(o.Attr("tail_call_kind")); v == mustTail {
				return fmt.Errorf("tail call kind musttail is not possible here")
			}
			return nil
		},
		Interfaces: []any{asmEffects{}},
	})
	CallIntrinsic = Dialect.Op("call_intrinsic", ir.Spec{
		Doc:      "Call an intrinsic of LLVM by name.",
		Operands: []ir.OperandSpec{many("args", anyLLVM), many("op_bundle_operands", anyLLVM)},
		Attrs:    attrs(argAttrs, bundleAttrs, []ir.AttrSpec{needed("intrin", constraint.StringAttr), fastmathAttr}),
		Results:  []ir.ResultSpec{maybe("results", anyLLVM)},
		Traits:   ir.AttrSizedOperands,
		Parse:    parseCallIntrinsic,
		Print:    printCallIntrinsic,
		Verify: func(o *ir.Op) error {
			if s := o.StringAttr("intrin"); len(s) < 5 || s[:5] != "llvm." {
				return fmt.Errorf("the name of an intrinsic begins with llvm., found %q", s)
			}
			return verifyBundles(o)
		},
	})
)

// asmEffects: instructions have effects when they say so.
type asmEffects struct{}

// Effects implements ir.MemoryEffects.
func (asmEffects) Effects(o *ir.Op) ([]ir.Effect, bool) {
	if o.Attr("has_side_effects") == nil {
		return nil, true
	}
	return []ir.Effect{{Kind: ir.WriteEffect}, {Kind: ir.ReadEffect}}, true
}

// mustTail is the number of musttail.
const mustTail = 2

// tailKind is the attribute as formats write it, <tail>.
var tailKind = ir.AttrSpec{Name: "tail_call_kind", Type: TailCallEnum.Constraint("LLVM Calling Convention specification"), Default: TailCallEnum.Attr(0)}

// llvm.call_intrinsic "name"(%a) ["tag"(%b : t)] {...} : (t) -> t

func parseCallIntrinsic(p *ir.Parser, s *ir.State) error {
	name, err := p.String()
	if err != nil {
		return err
	}
	s.Add("intrin", ir.String(name))
	c := called{direct: true}
	if c.args, err = operandsInParens(p); err != nil {
		return err
	}
	bundles, err := c.rest(p, s)
	n := len(s.Operands)
	s.Operands = append(s.Operands, bundles...)
	s.Segments = []int32{int32(n), int32(len(bundles))}
	return err
}

func printCallIntrinsic(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Attr(o.Attr("intrin"))
	p.Byte('(')
	p.Values(o.Group(0))
	p.Byte(')')
	printCallRest(p, o, nil, o.Group(0), o.Group(1))
}
