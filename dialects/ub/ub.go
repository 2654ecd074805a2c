// Package ub is the dialect of undefined behavior: values that must not be used, and points that are not reached.
//
//	%0 = ub.poison : i32
package ub

import (
	_ "embed"

	"accc/ir"
	"accc/ir/constraint"
)

//go:embed examples.mlir
var examples string

// Dialect is the ub namespace.
var Dialect = ir.NewDialect("ub", "Undefined behavior: poison and what is not reached.")

// poisoned is #ub.poison: all of a value is poison.
var poisoned = ir.Structured("ub", "poison", "", nil)

// The operations.
var (
	Poison = Dialect.Op("poison", ir.Spec{
		Doc: "A value of which nothing is known: it stands where no value is needed.",
		Attrs: []ir.AttrSpec{{Name: "value", Default: poisoned, Type: constraint.Attr("an attribute of poison", func(a ir.Attribute) bool {
			return a == ir.Attribute(poisoned)
		})}},
		Results: []ir.ResultSpec{{Name: "result", Type: constraint.AnyType}},
		Traits:  ir.Pure | ir.ConstantLike,
		Format:  "attr-dict (`<` $value^ `>`)? `:` type($result)",
		Fold:    func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("value")} },
	})
	Unreachable = Dialect.Op("unreachable", ir.Spec{
		Doc:    "A point that control does not reach.",
		Traits: ir.Terminator,
		Format: "attr-dict",
	})
)

func init() {
	ir.AddExamples(Dialect, examples)
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		at := p.Offset()
		name, err := p.AnyKeyword()
		if err == nil && name != "poison" {
			err = p.Errorf(at, "unknown attribute '%s' in dialect 'ub'", name)
		}
		return poisoned, err
	}
	Dialect.Constant = func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Op {
		if value != ir.Attribute(poisoned) {
			return nil
		}
		return b.Op(Poison, ir.With{Types: []ir.Type{t}})
	}
}
