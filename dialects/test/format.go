// Package test is a dialect for tests of the infrastructure: its operations have one feature each, where those of
// real dialects have many, so that a test says what it is about.
//
// Read format.go (operations for the format language), then effect.go (operations for passes). It was
// learned from MLIR's test dialect that such operations do not belong into the tests of one package:
// formats, verifiers and passes use the same ones.
package test

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the test namespace. No tool knows it: tests add it to their contexts.
var Dialect = ir.NewDialect("test", "Operations for tests: one for each feature of the format language, and one for each kind of effect.")

var mode = &ir.Enum{Dialect: "test", Name: "mode", Cases: []string{"slow", "fast"}, Store: ir.I64()}

func one(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Type: c}
}

func many(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: c}
}

func maybe(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Maybe, Type: c}
}

func optional(name string, c ir.AttrConstraint) ir.AttrSpec {
	return ir.AttrSpec{Name: name, Type: c, Optional: true}
}

func init() {
	anyType, i1 := constraint.AnyType, constraint.I1
	op := func(name, format string, s ir.Spec) {
		s.Doc, s.Format = "An operation with the format "+format+".", format
		Dialect.Op(name, s)
	}
	op("value", "attr-dict `:` type(results)", ir.Spec{Results: []ir.ResultSpec{many("results", anyType)}})
	op("end", "attr-dict", ir.Spec{Traits: ir.Terminator})
	op("same", "$a `,` $b attr-dict `:` type($r)", ir.Spec{Traits: ir.SameTypes,
		Operands: []ir.OperandSpec{one("a", anyType), one("b", anyType)}, Results: []ir.ResultSpec{one("r", anyType)}})
	op("cond", "$c `,` $v attr-dict `:` type($v)", ir.Spec{Operands: []ir.OperandSpec{one("c", i1), one("v", anyType)}})
	op("clauses", "oilist( `if` `(` $c `)` | `list` `(` $l `:` type($l) `)` | `flag` $flag | `size` `(` $size `)` ) attr-dict-with-keyword", ir.Spec{
		Traits:   ir.AttrSizedOperands,
		Operands: []ir.OperandSpec{maybe("c", i1), many("l", anyType)},
		Attrs:    []ir.AttrSpec{optional("flag", constraint.UnitAttr), optional("size", constraint.I64Attr)}})
	op("group", "(`with` $v^ `:` type($v)) : (`without` $reason)? (`flag` $flag^)? attr-dict", ir.Spec{
		Operands: []ir.OperandSpec{maybe("v", anyType)},
		Attrs:    []ir.AttrSpec{optional("flag", constraint.UnitAttr), optional("reason", constraint.StringAttr)}})
	op("kind", "$mode (`sizes` $sizes^)? attr-dict", ir.Spec{
		Attrs: []ir.AttrSpec{{Name: "mode", Type: mode.Constraint("mode")}, optional("sizes", constraint.DenseI64Array)}})
	op("default", "attr-dict", ir.Spec{Attrs: []ir.AttrSpec{{Name: "level", Type: constraint.I64Attr, Default: ir.Integer(ir.I64(), 3)}}})
	op("symbol", "$sym_name $body attr-dict", ir.Spec{Traits: ir.SymbolOp | ir.SingleBlock | ir.ImplicitTerminator, Terminator: "test.end",
		Attrs: []ir.AttrSpec{{Name: "sym_name", Type: constraint.SymbolName}}, Regions: []ir.RegionSpec{{Name: "body"}}})
	op("branch", "$to (`(` $args^ `:` type($args) `)`)? attr-dict", ir.Spec{Traits: ir.Terminator, Successors: []ir.SuccessorSpec{{Name: "to"}},
		Operands: []ir.OperandSpec{many("args", anyType)}, Interfaces: []any{ir.Branch{}}})
	op("call", "$callee `(` operands `)` attr-dict `:` functional-type(operands, results)", ir.Spec{
		Attrs:    []ir.AttrSpec{{Name: "callee", Type: constraint.SymbolRef}},
		Operands: []ir.OperandSpec{many("args", anyType)}, Results: []ir.ResultSpec{many("out", anyType)}})
	op("load", "$m attr-dict `:` type($m)", ir.Spec{Operands: []ir.OperandSpec{one("m", constraint.RankedMemRef)},
		Results: []ir.ResultSpec{one("r", anyType)},
		TypesMatch: []ir.TypeMatch{{Doc: "the result is an element", From: "m", To: "r", Of: func(t ir.Type) []ir.Type {
			if m, ok := t.(*ir.MemRefType); ok {
				return []ir.Type{m.Elem}
			}
			return nil
		}}}})
	op("tight", "`[` $l `]` `` `<` $n `>` ` ` `after` `` `tight` attr-dict", ir.Spec{
		Operands: []ir.OperandSpec{many("l", ir.Constraint{Name: "i32", Only: ir.I32(), Match: func(t ir.Type) bool { return t == ir.I32() }})},
		Attrs:    []ir.AttrSpec{{Name: "n", Type: constraint.I64Attr}}})
	op("typed", "$value attr-dict", ir.Spec{Attrs: []ir.AttrSpec{{Name: "value", Type: constraint.AnyAttr}},
		Results: []ir.ResultSpec{one("r", anyType)}, AllTypesMatch: [][]string{{"value", "r"}},
		ResultNames: func(o *ir.Op, name func(*ir.Value, string)) { name(o.Result(0), "c") }})
	op("isolated", "$body attr-dict", ir.Spec{Traits: ir.IsolatedFromAbove, Regions: []ir.RegionSpec{{Name: "body"}}})
	op("inside", "attr-dict", ir.Spec{Parents: []string{"test.symbol"}})
	op("custom", "custom<Pair>($l, type($l), \"and\") attr-dict", ir.Spec{Operands: []ir.OperandSpec{many("l", anyType)}})
	Dialect.Custom = map[string]ir.CustomDirective{"Pair": {
		Parse: func(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
			for {
				u, err := p.Operand()
				if err != nil {
					return err
				}
				t, err := p.ColonType()
				if err != nil {
					return err
				}
				args[0].Operands, args[1].Types = append(args[0].Operands, u), append(args[1].Types, t)
				if !p.OptionalKeyword(args[2].Text) {
					return nil
				}
			}
		},
		Print: func(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
			for i, v := range args[0].Values {
				if i > 0 {
					p.Text(" ", args[2].Text, " ")
				}
				p.Value(v)
				p.Text(" : ")
				p.Type(args[1].Types[i])
			}
		},
	}}
}
