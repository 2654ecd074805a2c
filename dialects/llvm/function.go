package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

func stringAttrs(names ...string) []ir.AttrSpec {
	var list []ir.AttrSpec
	for _, n := range names {
		list = append(list, optional(n, constraint.StringAttr))
	}
	return list
}

func unitAttrs(names ...string) []ir.AttrSpec {
	var list []ir.AttrSpec
	for _, n := range names {
		list = append(list, unit(n))
	}
	return list
}

func anyAttrs(names ...string) []ir.AttrSpec {
	var list []ir.AttrSpec
	for _, n := range names {
		list = append(list, optional(n, constraint.AnyAttr))
	}
	return list
}

var (
	cconv = ir.AttrSpec{Name: "CConv", Type: CConvEnum.Constraint("LLVM calling convention specification"), Default: CConvEnum.Attr(0)}
	tail  = ir.AttrSpec{Name: "TailCallKind", Type: TailCallEnum.Constraint("LLVM tail call kind"), Default: TailCallEnum.Attr(0)}
)

// Functions and calls.
var (
	Func = Dialect.Op("func", ir.Spec{
		Doc: "A function, which may take variable arguments. Without a body it is declared only.",
		Attrs: attrs(argAttrs, []ir.AttrSpec{needed("sym_name", constraint.StringAttr), optional("sym_visibility", constraint.StringAttr),
			needed("function_type", constraint.Attr("type attribute of LLVM function type", isFuncType)),
			{Name: "linkage", Type: linkage, Default: LinkageEnum.Attr(External)}, cconv, optional("comdat", constraint.SymbolRef),
			optional("personality", constraint.FlatSymbol), optional("function_entry_count", constraint.I64Attr), visibility, unnamedAddr, alignment},
			unitAttrs("dso_local", "convergent", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za",
				"arm_out_za", "arm_inout_za", "arm_preserves_za", "no_inline", "always_inline", "inline_hint", "no_unwind", "will_return", "optimize_none"),
			stringAttrs("garbageCollector", "section", "target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width", "denormal_fp_math",
				"denormal_fp_math_f32", "fp_contract", "instrument_function_entry", "instrument_function_exit"),
			anyAttrs("passthrough", "memory_effects", "vscale_range", "frame_pointer", "target_features", "no_infs_fp_math", "no_nans_fp_math",
				"no_signed_zeros_fp_math", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind")),
		Regions:       []ir.RegionSpec{{Name: "body"}},
		Traits:        ir.IsolatedFromAbove | ir.SymbolOp | ir.AutomaticAllocationScope | ir.AffineScope,
		Parse:         parseFunc,
		Print:         printFunc,
		Verify:        verifyFunc,
		VerifyRegions: verifyFuncRegion,
		Interfaces:    []any{functionLike{}, linked{}},
	})
	Call = Dialect.Op("call", ir.Spec{
		Doc: "Call a function by name, or by a pointer that is the first operand.",
		Operands: []ir.OperandSpec{many("callee_operands", anyLLVM),
			many("op_bundle_operands", anyLLVM)},
		Attrs: attrs(aliasAttrs, argAttrs, []ir.AttrSpec{optional("var_callee_type", constraint.TypeAttr), optional("callee", constraint.FlatSymbol),
			fastmathAttr, cconv, tail, optional("memory_effects", constraint.AnyAttr)}, bundleAttrs, unitAttrs("convergent", "no_unwind", "will_return", "no_inline", "always_inline", "inline_hint")),
		Results:       []ir.ResultSpec{maybe("result", anyLLVM)},
		Traits:        ir.AttrSizedOperands,
		Parse:         parseCall,
		Print:         printCall,
		Verify:        verifyCall,
		VerifySymbols: verifyCallee,
		Interfaces:    []any{callLike{}},
	})
	Return = Dialect.Op("return", ir.Spec{
		Doc:      "Return from the function, or give the value of a global.",
		Operands: []ir.OperandSpec{maybe("arg", anyLLVM)},
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Format:   "attr-dict ($arg^ `:` type($arg))?",
		Verify:   verifyReturn,
	})
)

func isFuncType(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	if !ok {
		return false
	}
	_, ok = t.Type.(*FuncType)
	return ok
}

// TypeOfFunc is the type of an llvm.func.
func TypeOfFunc(o *ir.Op) *FuncType { return o.Attr("function_type").(*ir.TypeAttr).Type.(*FuncType) }

type functionLike struct{}

// FunctionType implements ir.FunctionLike; a void function has no results.
func (functionLike) FunctionType(o *ir.Op) (inputs, results []ir.Type) {
	t := TypeOfFunc(o)
	if t.Result == Void() {
		return t.Params, nil
	}
	return t.Params, []ir.Type{t.Result}
}

// Body implements ir.FunctionLike.
func (functionLike) Body(o *ir.Op) *ir.Region { return o.Region(0) }

type callLike struct{}

// Callee implements ir.CallLike.
func (callLike) Callee(o *ir.Op) *ir.SymbolRefAttr {
	s, _ := o.Attr("callee").(*ir.SymbolRefAttr)
	return s
}

// Arguments implements ir.CallLike.
func (callLike) Arguments(o *ir.Op) []*ir.Value {
	args := o.Group(0)
	if o.Attr("callee") == nil && len(args) > 0 {
		return args[1:]
	}
	return args
}
