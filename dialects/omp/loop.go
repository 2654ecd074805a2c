package omp

import (
	"slices"

	"accc/ir"
)

// wrapper defines a loop wrapper: it holds one operation, a wrapper or omp.loop_nest.
func wrapper(name, doc, source string, verify func(*ir.Op) error, w *Wrapper, clauses ...*Clause) *ir.OpDef {
	interfaces := []any{w, &Construct{}}
	if slices.Contains(clauses, Nowait) {
		interfaces = append(interfaces, barrierAtEnd)
	}
	return define(name, op{doc: doc, source: source, clauses: clauses, regions: region,
		// The types of linear variables are for the translation to LLVM IR and are kept as attributes.
		skip:   []string{"linear_var_types"},
		traits: ir.NoTerminator | ir.SingleBlock | ir.RecursiveEffects, verify: verify, verifyRegions: verifyWrapper,
		interfaces: interfaces})
}

// Loop wrappers.
var (
	Wsloop = wrapper("wsloop", "Share the iterations among the threads.", "OpenMP 5.2 §11.5", verifyWsloop, &Wrapper{true, []string{"simd"}},
		Allocate, Linear, Nowait, Order, OrderedClause, PrivateClause, ReductionClause, Schedule)
	Simd = wrapper("simd", "Run iterations together in the lanes of a vector.", "OpenMP 5.2 §10.4", verifySimd, &Wrapper{Composable: true},
		Aligned, If, Linear, Nontemporal, Order, PrivateClause, ReductionClause, Safelen, Simdlen)
	Distribute = wrapper("distribute", "Share the iterations among the teams.", "OpenMP 5.2 §11.6", verifyDistribute, &Wrapper{true, []string{"simd", "wsloop"}},
		Allocate, DistSchedule, Order, PrivateClause)
	Loop = wrapper("loop", "Iterations that may run in any order, at once.", "OpenMP 5.2 §11.7", verifyLoop, &Wrapper{},
		Bind, PrivateClause, Order, ReductionClause)
	WorkshareLoop = wrapper("workshare.loop_wrapper", "A loop nest of a workshare construct.", "OpenMP 5.2 §11.4", verifyWorkshareLoop, &Wrapper{})
	Taskloop      = define("taskloop", op{
		doc: "Make tasks of the iterations.", source: "OpenMP 5.2 §12.6",
		clauses: []*Clause{Allocate, Final, Grainsize, If, InReduction, Mergeable, Nogroup, NumTasks, Priority, PrivateClause, ReductionClause, Untied},
		regions: region, traits: ir.AutomaticAllocationScope | ir.NoTerminator | ir.SingleBlock | ir.RecursiveEffects,
		verify: verifyTaskloop, verifyRegions: verifyWrapper, interfaces: []any{&Wrapper{true, []string{"simd"}}, &Construct{}, ir.FixedOrder(ir.Acquire | ir.Release | ir.Fork)}})
)

// LoopNest is omp.loop_nest.
var LoopNest = define("loop_nest", op{
	doc: "A rectangular nest of loops, inside the wrappers that say how it runs. The upper bounds are not included unless it is inclusive.", source: "OpenMP 5.2 §4.4.1",
	clauses: []*Clause{Collapse, LoopRelated, TileSizes}, regions: region, traits: ir.RecursiveEffects | ir.SameVariadicOperands,
	parse: parseLoopNest, print: printLoopNest, verify: verifyLoopNest, interfaces: []any{counting{}}})

// counting is the ir.CountingLoop of loop_nest.
type counting struct{}

// Counters implements ir.CountingLoop.
func (counting) Counters(o *ir.Op) (list []ir.Counter) {
	lower, upper, steps := o.GetAll("loop_lower_bounds"), o.GetAll("loop_upper_bounds"), o.GetAll("loop_steps")
	if o.Region(0).Empty() {
		return nil
	}
	for i, v := range o.Region(0).Entry().Args() {
		if i < len(lower) && i < len(upper) && i < len(steps) {
			list = append(list, ir.Counter{Var: v, Lower: lower[i], Upper: upper[i], Step: steps[i], Inclusive: o.BoolAttr("loop_inclusive")})
		}
	}
	return list
}

// Loops that transformations are applied to.
var (
	NewCLI = define("new_cli", op{doc: "A reference to a canonical loop, to be defined by omp.canonical_loop or a transformation.",
		results: []ir.ResultSpec{one("result", cliOnly)}, format: "attr-dict", verify: verifyNewCLI, names: nameCLI})
	CanonicalLoop = define("canonical_loop", op{doc: "A loop that counts from zero, so many times.", source: "OpenMP 5.2 §4.4.1",
		operands: []ir.OperandSpec{one("tripCount", intOrIndex), maybe("cli", cliOnly)}, regions: region,
		parse: parseCanonicalLoop, print: printCanonicalLoop, verify: verifyCanonicalLoop, argNames: nameCounter, interfaces: []any{nest{}}})
	Tile = define("tile", op{doc: "Cut loops into tiles.", source: "OpenMP 5.2 §9.1",
		operands: []ir.OperandSpec{many("generatees", cliOnly), many("applyees", cliOnly)}, clauses: []*Clause{Sizes},
		before: "custom<LoopTransformClis>($generatees, $applyees)", verify: verifyTile})
	UnrollHeuristic = define("unroll_heuristic", op{doc: "Unroll a loop as far as it pays.", source: "OpenMP 5.2 §9.2",
		operands: []ir.OperandSpec{one("applyee", cliOnly)}, parse: parseUnroll, print: printUnroll})
)

// Scan is omp.scan.
var Scan = define("scan", op{doc: "Where an iteration's part of a scan is used or computed.", source: "OpenMP 5.2 §5.6",
	clauses: []*Clause{Inclusive, Exclusive}, effects: []ir.Effect{{Kind: ir.WriteEffect}}, verify: verifyScan})

// Ordered is omp.ordered, OrderedRegion omp.ordered.region.
var (
	Ordered = define("ordered", op{doc: "Wait for iterations, or let others go on.", source: "OpenMP 5.2 §15.10.1",
		clauses: []*Clause{Doacross}, skip: []string{"doacross_num_loops"}, verify: verifyOrdered,
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release | ir.Team)}})
	OrderedRegion = define("ordered.region", op{doc: "Run the region in the order of the iterations.", source: "OpenMP 5.2 §15.10.2",
		clauses: []*Clause{ParLevelSimd}, regions: region, verify: verifyOrderedRegion,
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release | ir.Team)}})
)

// Cancellation.
var (
	Cancel = define("cancel", op{doc: "Cancel a construct.", source: "OpenMP 5.2 §16.1", clauses: []*Clause{CancelDirective, If}, verify: verifyCancel})
	Point  = define("cancellation_point", op{doc: "Where a thread looks for cancellation.", source: "OpenMP 5.2 §16.2",
		clauses: []*Clause{CancelDirective}, verify: verifyCancel})
)

// nest is a LoopLike with one region.
type nest struct{}

// LoopRegions implements ir.LoopLike.
func (nest) LoopRegions(o *ir.Op) []*ir.Region { return o.Regions() }
