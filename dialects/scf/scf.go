// Package scf is the dialect of structured control flow: conditions and loops
// whose regions have one way in and one way out.
//
// scf.go holds the operations, forall.go that of boxes of loops, verify.go their checks, canonicalize.go what is
// known when a condition is, text.go the syntax.
package scf

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the scf namespace.
var Dialect = ir.NewDialect("scf", "Structured conditions and loops.")

func many(name string) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: constraint.AnyType}
}

func one(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

var results = []ir.ResultSpec{{Name: "results", Kind: ir.Many, Type: constraint.AnyType}}

// whileLoop is a LoopLike with two regions.
type whileLoop struct{}

// LoopRegions implements ir.LoopLike.
func (whileLoop) LoopRegions(o *ir.Op) []*ir.Region { return o.Regions() }

// counting is the ir.CountingLoop of for and parallel, whose upper bounds are not included.
type counting struct{}

// Counters implements ir.CountingLoop.
func (counting) Counters(o *ir.Op) (list []ir.Counter) {
	lower, upper, steps := o.GetAll("lowerBound"), o.GetAll("upperBound"), o.GetAll("step")
	for i, v := range o.Region(0).Entry().Args()[:len(lower)] {
		list = append(list, ir.Counter{Var: v, Lower: lower[i], Upper: upper[i], Step: steps[i]})
	}
	return list
}

// Conditions and loops.
var (
	If = Dialect.Op("if", ir.Spec{
		Doc:          "Run one of two regions, by a condition; the second may be missing when there are no results.",
		Operands:     []ir.OperandSpec{one("condition", constraint.I1)},
		Results:      results,
		Regions:      []ir.RegionSpec{{Name: "thenRegion", Sized: 1}, {Name: "elseRegion"}},
		Traits:       ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator | ir.NoRegionArguments,
		Terminator:   "scf.yield",
		Parse:        parseIf,
		Print:        printIf,
		Verify:       verifyIf,
		Interfaces:   []any{ifBranch{}},
		Canonicalize: []func(*ir.Op, *ir.Rewriter) bool{decideIf, unusedResults, knowCondition},
	})
	For = Dialect.Op("for", ir.Spec{
		Doc: "Run the region for a counter from lowerBound up to, not including, upperBound. " +
			"initArgs are carried from one iteration to the next; the last values are the results.",
		Operands: []ir.OperandSpec{one("lowerBound", constraint.SignlessOrIndex), one("upperBound", constraint.SignlessOrIndex),
			one("step", constraint.SignlessOrIndex), many("initArgs")},
		Attrs:        []ir.AttrSpec{{Name: "unsignedCmp", Type: constraint.UnitAttr, Optional: true}},
		Results:      results,
		Regions:      []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:       ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator | ir.AutomaticAllocationScope,
		Terminator:   "scf.yield",
		Parse:        parseFor,
		Print:        printFor,
		Verify:       verifyFor,
		Interfaces:   []any{ir.RunsAgain{}, counting{}, forPasses{}},
		Canonicalize: []func(*ir.Op, *ir.Rewriter) bool{foldCarried, decideFor},
	})
	While = Dialect.Op("while", ir.Spec{
		Doc: "Run the first region, which ends with a condition, and the second as long as it holds. " +
			"What the condition passes on goes to the second region, or becomes the results.",
		Operands:   []ir.OperandSpec{many("inits")},
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "before", Sized: 1}, {Name: "after", Sized: 1}},
		Traits:     ir.SingleBlock | ir.RecursiveEffects,
		Parse:      parseWhile,
		Print:      printWhile,
		Verify:     verifyWhile,
		Interfaces: []any{whileLoop{}, whileBranch{}},
	})
	ExecuteRegion = Dialect.Op("execute_region", ir.Spec{
		Doc:        "Run a region of several blocks where one operation is wanted.",
		Attrs:      []ir.AttrSpec{{Name: "no_inline", Type: constraint.UnitAttr, Optional: true}},
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "region"}},
		Traits:     ir.RecursiveEffects,
		Parse:      parseExecuteRegion,
		Print:      printExecuteRegion,
		Verify:     verifyExecuteRegion,
		Interfaces: []any{ir.RunsOnce{}},
	})
	IndexSwitch = Dialect.Op("index_switch", ir.Spec{
		Doc:        "Run the region of a value.",
		Operands:   []ir.OperandSpec{one("arg", constraint.Index)},
		Attrs:      []ir.AttrSpec{{Name: "cases", Type: constraint.DenseI64Array}},
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "defaultRegion", Sized: 1}, {Name: "caseRegions", Kind: ir.Many, Sized: 1}},
		Traits:     ir.RecursiveEffects | ir.SingleBlock | ir.ImplicitTerminator,
		Terminator: "scf.yield",
		Format:     "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
		Verify:     verifyIndexSwitch,
		Interfaces: []any{ir.RunsOnce{}},
	})
	Parallel = Dialect.Op("parallel", ir.Spec{
		Doc:        "Run the region for all counters of a box, in any order or at once; reductions combine initVals.",
		Operands:   []ir.OperandSpec{indexes("lowerBound"), indexes("upperBound"), indexes("step"), many("initVals")},
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:     ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator | ir.AttrSizedOperands | ir.AutomaticAllocationScope,
		Terminator: "scf.reduce",
		Parse:      parseParallel,
		Print:      printParallel,
		Verify:     verifyParallel,
		Interfaces: []any{ir.RunsAgain{}, counting{}},
	})
)

func indexes(name string) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: constraint.Index}
}

// Terminators.
var (
	Yield = Dialect.Op("yield", ir.Spec{
		Doc:      "End a region with the values it yields.",
		Operands: []ir.OperandSpec{many("results")},
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents:  []string{"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
		Format:   "attr-dict ($results^ `:` type($results))?",
	})
	Condition = Dialect.Op("condition", ir.Spec{
		Doc:      "End the first region of a while loop.",
		Operands: []ir.OperandSpec{one("condition", constraint.I1), many("args")},
		Traits:   ir.Terminator | ir.Pure,
		Parents:  []string{"scf.while"},
		Format:   "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
	})
	Reduce = Dialect.Op("reduce", ir.Spec{
		Doc:      "End the region of scf.parallel with the values to combine, and how.",
		Operands: []ir.OperandSpec{many("operands")},
		Regions:  []ir.RegionSpec{{Name: "reductions", Kind: ir.Many, Sized: 1}},
		Traits:   ir.Terminator | ir.RecursiveEffects,
		Parents:  []string{"scf.parallel"},
		Format:   "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
		Verify:   verifyReduce,
	})
	ReduceReturn = Dialect.Op("reduce.return", ir.Spec{
		Doc:      "Give what two values combine to.",
		Operands: []ir.OperandSpec{one("result", constraint.AnyType)},
		Traits:   ir.Terminator | ir.Pure,
		Parents:  []string{"scf.reduce"},
		Format:   "$result attr-dict `:` type($result)",
	})
)

// ifBranch and whileBranch say how control flows among the regions.
type (
	ifBranch    struct{}
	whileBranch struct{}
)

// EntryRegions implements ir.RegionBranch.
func (ifBranch) EntryRegions(o *ir.Op) ([]int, bool) {
	if o.Region(1).Empty() {
		return []int{0}, true
	}
	return []int{0, 1}, false
}

// AfterRegion implements ir.RegionBranch.
func (ifBranch) AfterRegion(*ir.Op, int) ([]int, bool) { return nil, true }

// EntryRegions implements ir.RegionBranch.
func (whileBranch) EntryRegions(*ir.Op) ([]int, bool) { return []int{0}, false }

// AfterRegion implements ir.RegionBranch.
func (whileBranch) AfterRegion(_ *ir.Op, i int) ([]int, bool) {
	if i == 0 {
		return []int{1}, true
	}
	return []int{0}, false
}

// Passed implements ir.RegionPasses.
func (ifBranch) Passed(o, end *ir.Op, to int) (vals, become []*ir.Value) {
	return ir.RunsOnce{}.Passed(o, end, to)
}

// Passed implements ir.RegionPasses.
func (whileBranch) Passed(o, end *ir.Op, to int) (vals, become []*ir.Value) {
	switch {
	case end == nil:
		vals = o.Operands()
	case end.Is(Condition):
		vals = end.Operands()[1:]
	default:
		vals = end.Operands()
	}
	if to < 0 {
		return vals, o.Results()
	}
	return vals, o.Region(to).Entry().Args()
}

// forPasses is the ir.RegionPasses of scf.for.
type forPasses struct{}

// Passed implements ir.RegionPasses.
func (forPasses) Passed(o, end *ir.Op, to int) (vals, become []*ir.Value) {
	vals = o.GetAll("initArgs")
	if end != nil {
		vals = end.Operands()
	}
	if to < 0 {
		return vals, o.Results()
	}
	return vals, o.Region(0).Entry().Args()[1:]
}
