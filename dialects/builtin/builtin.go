// Package builtin is the dialect of modules and of casts that later steps remove.
// The builtin types and attributes are those of package ir.
package builtin

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the builtin namespace.
var Dialect = ir.NewDialect("builtin", "Modules, and casts between types of different dialects.")

// Module is builtin.module.
var Module = Dialect.Op("module", ir.Spec{
	Doc: "A list of functions and globals, one of which may be another module.",
	Attrs: []ir.AttrSpec{{Name: "sym_name", Type: constraint.SymbolName, Optional: true},
		{Name: "sym_visibility", Type: constraint.StringAttr, Optional: true}},
	Regions: []ir.RegionSpec{{Name: "bodyRegion", Sized: 1}},
	Traits:  ir.IsolatedFromAbove | ir.SymbolTable | ir.SymbolOp | ir.SingleBlock | ir.NoTerminator | ir.NoRegionArguments | ir.AffineScope | ir.GraphRegion,
	Format:  "($sym_name^)? attr-dict-with-keyword $bodyRegion",
	Verify:  verifyModule,

	Interfaces:     []any{ir.ByVisibility{}},
	DefaultDialect: "builtin",
})

// verifyModule: discardable attributes belong to a dialect.
func verifyModule(o *ir.Op) error {
	for _, a := range o.DiscardableAttrs() {
		if !hasDot(a.Name) {
			return fmt.Errorf("attribute %s needs the prefix of a dialect", a.Name)
		}
	}
	return nil
}

func hasDot(s string) bool {
	for i := range s {
		if s[i] == '.' {
			return true
		}
	}
	return false
}

// UnrealizedConversionCast is builtin.unrealized_conversion_cast.
var UnrealizedConversionCast = Dialect.Op("unrealized_conversion_cast", ir.Spec{
	Doc:      "Values of other types that represent the operands, until both sides of a conversion agree.",
	Operands: []ir.OperandSpec{{Name: "inputs", Kind: ir.Many, Type: constraint.AnyType}},
	Results:  []ir.ResultSpec{{Name: "outputs", Kind: ir.Many, Type: constraint.AnyType}},
	Traits:   ir.Pure,
	Format:   "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
	Verify: func(o *ir.Op) error {
		if o.NumResults() == 0 {
			return fmt.Errorf("at least one result is needed")
		}
		return nil
	},
	Fold: foldCast,
})

// foldCast: a cast to the same types does nothing, and neither does one back to the types of another's operands.
func foldCast(o *ir.Op, _ []ir.Attribute) []any {
	if same(o.Operands(), o.Results()) {
		return values(o.Operands())
	}
	if o.NumOperands() == 0 {
		return nil
	}
	d := o.Operand(0).Op()
	if !d.Is(o.Def()) || d.NumResults() != o.NumOperands() || !same(d.Operands(), o.Results()) {
		return nil
	}
	for i, v := range o.Operands() {
		if v != d.Result(i) {
			return nil
		}
	}
	return values(d.Operands())
}

func same(a, b []*ir.Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Type() != b[i].Type() {
			return false
		}
	}
	return true
}

func values(vs []*ir.Value) []any {
	out := make([]any, len(vs))
	for i, v := range vs {
		out[i] = v
	}
	return out
}

// NewModule makes an empty module.
func NewModule() *ir.Op {
	m := ir.Create(Module, ir.With{}, ir.Unknown)
	m.Region(0).AddBlock()
	return m
}

// Cast makes an unrealized_conversion_cast of one value to one type.
func Cast(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
	return b.Op(UnrealizedConversionCast, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t}}).Result(0)
}
