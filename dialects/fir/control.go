package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

var results = operands(many("results", anyType))

// structured are the traits of operations whose regions end with fir.result.
const structured = ir.SingleBlock | ir.ImplicitTerminator | ir.RecursiveEffects

// Structured control flow.
var (
	If = Dialect.Op("if", ir.Spec{
		Doc:        "Run one of two regions, by a condition; the second may be missing when there are no results.",
		Operands:   operands(one("condition", constraint.I1)),
		Attrs:      attrs(optional("region_weights", constraint.DenseI32Array)),
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "thenRegion", Sized: 1}, {Name: "elseRegion"}},
		Traits:     structured | ir.NoRegionArguments,
		Terminator: "fir.result",
		Parse:      parseIf,
		Print:      printIf,
		Verify:     verifyIf,
		Interfaces: []any{ifBranch{}},
	})
	DoLoop = Dialect.Op("do_loop", ir.Spec{
		Doc: "Run the region for a counter from lowerBound to upperBound, both included. initArgs are carried from one " +
			"iteration to the next, the last values are the results; with finalValue so is the counter, before them.",
		Operands: operands(one("lowerBound", constraint.Index), one("upperBound", constraint.Index), one("step", constraint.Index),
			many("reduceOperands", anyType), many("initArgs", anyType)),
		Attrs: attrs(unit("unordered"), unit("finalValue"), optional("reduceAttrs", constraint.ArrayAttr),
			optional("loopAnnotation", constraint.AnyAttr)),
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:     structured | ir.AttrSizedOperands,
		Terminator: "fir.result",
		Parse:      parseDoLoop,
		Print:      printDoLoop,
		Verify:     verifyDoLoop,
		Interfaces: []any{ir.RunsAgain{}, counting{}},
	})
	IterateWhile = Dialect.Op("iterate_while", ir.Spec{
		Doc: "Run the region for a counter from lowerBound to upperBound as long as a condition holds, which the region " +
			"yields with the carried values. The condition and the values are the results; with finalValue so is the counter, before them.",
		Operands: operands(one("lowerBound", constraint.Index), one("upperBound", constraint.Index), one("step", constraint.Index),
			one("iterateIn", constraint.I1), many("initArgs", anyType)),
		Attrs:      attrs(unit("finalValue")),
		Results:    results,
		Regions:    []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:     structured,
		Terminator: "fir.result",
		Parse:      parseIterateWhile,
		Print:      printIterateWhile,
		Verify:     verifyIterateWhile,
		Interfaces: []any{ir.RunsAgain{}},
	})
	Result = Dialect.Op("result", ir.Spec{
		Doc:      "End a region with the values it yields.",
		Operands: operands(many("results", anyType)),
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents:  []string{"fir.if", "fir.do_loop", "fir.iterate_while"},
		Format:   "($results^ `:` type($results))? attr-dict",
		Verify:   verifyResult,
	})
	Unreachable = Dialect.Op("unreachable", ir.Spec{
		Doc:    "End a block that control never leaves, such as after STOP.",
		Traits: ir.Terminator,
		Format: "attr-dict",
	})
)

// selection defines a branch to one of several blocks.
func selection(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:        doc,
		Operands:   operands(one("selector", anyType), many("compareArgs", anyType), many("targetArgs", anyType)),
		Successors: []ir.SuccessorSpec{{Name: "targets", Kind: ir.Many}},
		Traits:     ir.Terminator | ir.AttrSizedOperands,
		Parse:      parseSelect,
		Print:      printSelect,
		Verify:     verifySelect,
		Interfaces: []any{selectBranch{}},
	})
}

// Branches to one of several blocks. What is tested, how many operands each test has and
// how many are passed to each block are attributes outside of the properties.
var (
	Select     = selection("select", "Branch by the value of an integer; unit is the case of all others.")
	SelectRank = selection("select_rank", "Branch by the rank of a variable; -1 is an assumed-size array, unit the case of all others.")
	SelectCase = selection("select_case", "Branch by ranges of values: points, intervals, and those with one bound.")
	SelectType = selection("select_type", "Branch by the dynamic type of a variable: of exactly a type, or of one or an extension of it.")
)

const (
	caseTags       = "case_tags"
	compareOffsets = "compare_operand_offsets"
	targetOffsets  = "target_operand_offsets"
)

// counts are the numbers of an attribute of a select operation.
func counts(o *ir.Op, name string) []int64 {
	if d, ok := o.Attr(name).(*ir.DenseArrayAttr); ok {
		return d.Values
	}
	return nil
}

type selectBranch struct{}

// SuccessorOperands implements ir.BranchLike.
func (selectBranch) SuccessorOperands(o *ir.Op, i int) (lo, hi int) {
	lo, end := o.GroupRange(2)
	for j, n := range counts(o, targetOffsets) {
		if j == i {
			return min(lo, end), min(lo+int(n), end)
		}
		lo += int(n)
	}
	return end, end
}

// counting is the ir.CountingLoop of do_loop.
type counting struct{}

// Counters implements ir.CountingLoop.
func (counting) Counters(o *ir.Op) []ir.Counter {
	return []ir.Counter{{Var: o.Region(0).Entry().Arg(0), Lower: o.Get("lowerBound"), Upper: o.Get("upperBound"), Step: o.Get("step"), Inclusive: true}}
}

// ifBranch says how control flows among the regions.
type ifBranch struct{}

// EntryRegions implements ir.RegionBranch.
func (ifBranch) EntryRegions(o *ir.Op) ([]int, bool) {
	if o.Region(1).Empty() {
		return []int{0}, true
	}
	return []int{0, 1}, false
}

// AfterRegion implements ir.RegionBranch.
func (ifBranch) AfterRegion(*ir.Op, int) ([]int, bool) { return nil, true }

// Passed implements ir.RegionPasses.
func (ifBranch) Passed(o, end *ir.Op, to int) (vals, become []*ir.Value) {
	return ir.RunsOnce{}.Passed(o, end, to)
}
