// Package fn is the func dialect: functions, calls and returns. (func is a
// keyword of Go, so the package has another name than its directory.)
package fn

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the func namespace.
var Dialect = ir.NewDialect("func", "Functions and calls.")

func many(name string) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: constraint.AnyType}
}

func optional(name string, c ir.AttrConstraint) ir.AttrSpec {
	return ir.AttrSpec{Name: name, Type: c, Optional: true}
}

var (
	argAttrs = optional("arg_attrs", constraint.DictArray)
	resAttrs = optional("res_attrs", constraint.DictArray)
	noInline = optional("no_inline", constraint.UnitAttr)
	funcType = constraint.Type("function type", func(t ir.Type) bool { _, ok := t.(*ir.FunctionType); return ok })
)

// Func is func.func.
var Func = Dialect.Op("func", ir.Spec{
	Doc: "A function. Without a body it is declared only.",
	Attrs: constraint.Attrs([]ir.AttrSpec{{Name: "sym_name", Type: constraint.SymbolName}, {Name: "function_type", Type: constraint.FuncType},
		optional("sym_visibility", constraint.StringAttr), argAttrs, resAttrs, noInline}),
	Regions:    []ir.RegionSpec{{Name: "body"}},
	Traits:     ir.IsolatedFromAbove | ir.SymbolOp | ir.AutomaticAllocationScope | ir.AffineScope,
	Parse:      parseFunc,
	Print:      printFunc,
	Verify:     verifyFunc,
	Interfaces: []any{functionLike{}, linked{}},

	DefaultDialect: "func",
})

// linked is the linkage of functions: their visibility, unless an attribute for the conversion to llvm.func says that they are weak.
type linked struct{}

// LinkageOf implements ir.Linkable.
func (linked) LinkageOf(o *ir.Op) ir.Linkage {
	if a, ok := o.Attr("llvm.linkage").(fmt.Stringer); ok && a.String() == "weak" && !o.Region(0).Empty() {
		return ir.WeakLinkage
	}
	return ir.ByVisibility{}.LinkageOf(o)
}

// Return is func.return.
var Return = Dialect.Op("return", ir.Spec{
	Doc:      "Return from the function.",
	Operands: []ir.OperandSpec{many("operands")},
	Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
	Parents:  []string{"func.func"},
	Format:   "attr-dict ($operands^ `:` type($operands))?",
	Verify:   verifyReturn,
})

// Calls and function values.
var (
	Call = Dialect.Op("call", ir.Spec{
		Doc:      "Call a function by name.",
		Operands: []ir.OperandSpec{many("operands")},
		Attrs: constraint.Attrs([]ir.AttrSpec{{Name: "callee", Type: constraint.FlatSymbol},
			argAttrs, resAttrs, noInline}),
		Results:       []ir.ResultSpec{many("results")},
		Format:        "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
		VerifySymbols: verifyCall,
		Interfaces:    []any{callLike{}},
	})
	CallIndirect = Dialect.Op("call_indirect", ir.Spec{
		Doc:      "Call a function value.",
		Operands: []ir.OperandSpec{{Name: "callee", Type: funcType}, many("callee_operands")},
		Attrs:    constraint.Attrs([]ir.AttrSpec{argAttrs, resAttrs}),
		Results:  []ir.ResultSpec{many("results")},
		Format:   "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
		Infer: func(s *ir.State) ([]ir.Type, error) {
			if f, ok := s.Operands[0].Type().(*ir.FunctionType); ok {
				return f.Results, nil
			}
			return nil, fmt.Errorf("the callee must have a function type")
		},
		TypesMatch: []ir.TypeMatch{
			{Doc: "callee_operands are the inputs of callee", From: "callee", To: "callee_operands", Of: func(t ir.Type) []ir.Type {
				if f, ok := t.(*ir.FunctionType); ok {
					return f.Inputs
				}
				return nil
			}},
			{Doc: "results are those of callee", From: "callee", To: "results", Of: func(t ir.Type) []ir.Type {
				if f, ok := t.(*ir.FunctionType); ok {
					return f.Results
				}
				return nil
			}},
		},
		Verify:     verifyCallIndirect,
		Interfaces: []any{callLike{}},
	})
	Constant = Dialect.Op("constant", ir.Spec{
		Doc:           "A function as a value.",
		Attrs:         []ir.AttrSpec{{Name: "value", Type: constraint.FlatSymbol}},
		Results:       []ir.ResultSpec{{Name: "result", Type: constraint.AnyType}},
		Traits:        ir.Pure | ir.ConstantLike,
		Format:        "attr-dict $value `:` type(results)",
		VerifySymbols: verifyConstant,
		ResultNames:   func(o *ir.Op, name func(v *ir.Value, n string)) { name(o.Result(0), "f") },
		Fold:          func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("value")} },
	})
)

func init() {
	Dialect.Constant = func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Op {
		s, ok := value.(*ir.SymbolRefAttr)
		if _, isFunc := t.(*ir.FunctionType); !ok || !isFunc || len(s.Nested) > 0 {
			return nil
		}
		return b.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: value}}, Types: []ir.Type{t}})
	}
}

// TypeOf is the type of a func.func.
func TypeOf(o *ir.Op) *ir.FunctionType {
	return o.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
}

type functionLike struct{}

// FunctionType implements ir.FunctionLike.
func (functionLike) FunctionType(o *ir.Op) (inputs, results []ir.Type) {
	t := TypeOf(o)
	return t.Inputs, t.Results
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
	if o.Is(CallIndirect) {
		return o.Operands()[1:]
	}
	return o.Operands()
}
