package memref

import (
	"fmt"
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

// RMWEnum is what an atomic operation does with the old value and the new one.
var RMWEnum = &ir.Enum{Dialect: "arith", Name: "AtomicRMWKind", Store: ir.I64(), Cases: []string{"addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs",
	"maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"}}

var numbers = constraint.Type("signless integer or floating-point", func(t ir.Type) bool { return ir.IsInteger(t, 0) || ir.IsFloat(t) })

var elementType = []ir.TypeMatch{{Doc: "the result is an element of the memref", From: "memref", To: "result", Of: elementOf}}

// Scopes of stack memory, and atomic updates.
var (
	AllocaScope = Dialect.Op("alloca_scope", ir.Spec{
		Doc:        "Run the region, and free what it allocated on the stack.",
		Results:    []ir.ResultSpec{many("results", constraint.AnyType)},
		Regions:    []ir.RegionSpec{{Name: "bodyRegion", Sized: 1}},
		Traits:     ir.AutomaticAllocationScope | ir.SingleBlock | ir.ImplicitTerminator | ir.RecursiveEffects | ir.NoRegionArguments,
		Terminator: "memref.alloca_scope.return",
		Parse:      parseScope,
		Print:      printScope,
	})
	ScopeReturn = Dialect.Op("alloca_scope.return", ir.Spec{
		Doc:      "The end of a scope of stack memory, with its results.",
		Operands: []ir.OperandSpec{many("results", constraint.AnyType)},
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents:  []string{"memref.alloca_scope"},
		Format:   "attr-dict ($results^ `:` type($results))?",
	})
	AtomicRMW = Dialect.Op("atomic_rmw", ir.Spec{
		Doc:        "Change an element at once; the result is the old value.",
		Operands:   []ir.OperandSpec{one("value", numbers), one("memref", constraint.RankedMemRef), indexes("indices")},
		Attrs:      []ir.AttrSpec{{Name: "kind", Type: RMWEnum.Constraint("kind of atomic update")}},
		Results:    []ir.ResultSpec{one("result", numbers)},
		Effects:    []ir.Effect{{Kind: ir.ReadEffect, On: "memref"}, {Kind: ir.WriteEffect, On: "memref"}},
		TypesMatch: elementType,
		Format:     "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
		Verify:     verifyAtomic,
	})
	GenericAtomicRMW = Dialect.Op("generic_atomic_rmw", ir.Spec{
		Doc:        "Change an element at once to what the region makes of it; the result is the old value.",
		Operands:   []ir.OperandSpec{one("memref", constraint.RankedMemRef), indexes("indices")},
		Results:    []ir.ResultSpec{one("result", numbers)},
		Regions:    []ir.RegionSpec{{Name: "atomic_body"}},
		Effects:    []ir.Effect{{Kind: ir.ReadEffect, On: "memref"}, {Kind: ir.WriteEffect, On: "memref"}},
		TypesMatch: elementType,
		Infer:      func(s *ir.State) ([]ir.Type, error) { return elementOf(s.Operands[0].Type()), nil },
		Parse:      parseGenericAtomic,
		Print:      printGenericAtomic,
		Verify:     verifyGenericAtomic,
	})
	AtomicYield = Dialect.Op("atomic_yield", ir.Spec{
		Doc:      "The new value of an element.",
		Operands: []ir.OperandSpec{one("result", constraint.AnyType)},
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents:  []string{"memref.generic_atomic_rmw"},
		Format:   "$result attr-dict `:` type($result)",
		Verify: func(o *ir.Op) error {
			if p := o.ParentOp(); p.NumResults() == 1 && p.Result(0).Type() != o.Operand(0).Type() {
				return fmt.Errorf("the value must have the type of the elements")
			}
			return nil
		},
	})
)

func parseScope(p *ir.Parser, s *ir.State) error {
	var err error
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	r, err := p.Region(s, nil)
	if err != nil {
		return err
	}
	s.Regions = []*ir.Region{r}
	if s.Types == nil {
		s.Types = []ir.Type{}
	}
	if err := p.EnsureTerminator(s, r); err != nil {
		return err
	}
	return p.AttrDict(s)
}

func printScope(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	if o.NumResults() > 0 {
		p.Text(" -> (")
		p.List(o.NumResults(), func(i int) { p.Type(o.Result(i).Type()) })
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoTerminator: o.NumResults() == 0})
	p.AttrDict(o)
}

func parseGenericAtomic(p *ir.Parser, s *ir.State) error {
	m, err := p.Operand()
	if err != nil {
		return err
	}
	indices, ok, err := p.OptionalOperandList("[", "]")
	if err == nil && !ok {
		err = p.Punct("[")
	}
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	types := []ir.Type{t}
	for range indices {
		types = append(types, ir.Index())
	}
	if s.Operands, err = p.ResolveAll(append([]ir.Unresolved{m}, indices...), types); err != nil {
		return err
	}
	r, err := p.Region(s, nil)
	if err != nil {
		return err
	}
	s.Regions, s.Types = []*ir.Region{r}, elementOf(t)
	return p.AttrDict(s)
}

func printGenericAtomic(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.Byte('[')
	p.Values(o.Group(1))
	p.Text("] : ")
	p.Type(o.Operand(0).Type())
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{})
	p.AttrDict(o)
}

func verifyAtomic(o *ir.Op) error {
	if err := verifyIndices(o, 1, 2); err != nil {
		return err
	}
	v, _ := RMWEnum.Of(o.Attr("kind"))
	kind := RMWEnum.Keyword(v)
	switch isFloat := ir.IsFloat(o.Operand(0).Type()); {
	case kind == "assign":
	case strings.HasSuffix(kind, "f") != isFloat:
		return fmt.Errorf("%s does not apply to %s", kind, ir.TypeString(o.Operand(0).Type()))
	}
	return nil
}

func verifyGenericAtomic(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil || len(b.Args()) != 1 || b.Arg(0).Type() != o.Result(0).Type() {
		return fmt.Errorf("the region must have one argument of the type of the elements")
	}
	return nil
}
