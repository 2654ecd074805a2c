package omp

import "accc/ir"

var region = []ir.RegionSpec{{Name: "region"}}

// barrierAtEnd is the ir.Orders of constructs that the threads of the team leave together.
const barrierAtEnd = ir.OrderUnlessNowait(ir.Acquire | ir.Release | ir.Team)

// Constructs that make threads or teams, and those that share their work.
var (
	Parallel = define("parallel", op{
		doc: "Run the region by a team of threads.", source: "OpenMP 5.2 §10.1",
		clauses: []*Clause{Allocate, If, NumThreads, PrivateClause, ProcBind, ReductionClause},
		regions: region, traits: ir.AutomaticAllocationScope | ir.RecursiveEffects,
		verify: verifyParallel, verifyRegions: verifyParallelRegion, interfaces: []any{&Construct{}, ir.FixedOrder(ir.Fork | ir.Join)}})
	Teams = define("teams", op{
		doc: "Run the region by a league of teams.", source: "OpenMP 5.2 §10.2",
		clauses: []*Clause{Allocate, If, NumTeams, PrivateClause, ReductionClause, ThreadLimit},
		regions: region, traits: ir.RecursiveEffects, verify: verifyTeams, interfaces: []any{&Construct{}, ir.FixedOrder(ir.Fork | ir.Join)}})
	Sections = define("sections", op{
		doc: "Share sections among the threads.", source: "OpenMP 5.2 §11.3",
		clauses: []*Clause{Allocate, Nowait, PrivateClause, ReductionClause},
		regions: []ir.RegionSpec{{Name: "region", Sized: 1}}, verify: verifySections, verifyRegions: verifySectionsRegion, interfaces: []any{barrierAtEnd}})
	Section = define("section", op{
		doc: "One section. Its arguments are those of omp.sections.", source: "OpenMP 5.2 §11.3.1",
		regions: region, parents: []string{"omp.sections"}})
	Single = define("single", op{
		doc: "Run the region by one thread.", source: "OpenMP 5.2 §11.1",
		clauses: []*Clause{Allocate, Copyprivate, Nowait, PrivateClause}, regions: region, verify: verifySingle, interfaces: []any{barrierAtEnd}})
	Master = define("master", op{doc: "Run the region by the primary thread.", source: "OpenMP 5.1 §2.26", regions: region})
	Masked = define("masked", op{doc: "Run the region by the threads of a filter.", source: "OpenMP 5.2 §10.5",
		clauses: []*Clause{Filter}, regions: region})
	Workshare = define("workshare", op{doc: "Share the statements of the region among the threads.", source: "OpenMP 5.2 §11.4",
		clauses: []*Clause{Nowait}, regions: region, traits: ir.RecursiveEffects, interfaces: []any{barrierAtEnd}})
	Workdistribute = define("workdistribute", op{doc: "Share the statements of the region among the teams.", source: "OpenMP 6.0 §13.5",
		regions: region, verify: verifyWorkdistribute})
)

// Terminators.
var (
	Terminator = define("terminator", op{doc: "The end of a region without a value.", traits: ir.Terminator | ir.Pure, format: "attr-dict"})
	Yield      = define("yield", op{doc: "The end of a region, with the values it yields.",
		operands: []ir.OperandSpec{many("results", anyType)}, traits: ir.Terminator | ir.ReturnLike | ir.Pure,
		parents: []string{"omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"},
		format:  "( `(` $results^ `:` type($results) `)` )? attr-dict"})
)
