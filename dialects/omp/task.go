package omp

import "accc/ir"

// Tasks.
var (
	Task = define("task", op{doc: "Make a task of the region.", source: "OpenMP 5.2 §12.5",
		clauses: []*Clause{Allocate, Depend, Final, If, InReduction, Mergeable, Priority, PrivateClause, Untied, Detach},
		regions: region, traits: ir.AutomaticAllocationScope, verify: verifyTask, interfaces: []any{&Construct{}, ir.FixedOrder(ir.Acquire | ir.Release | ir.Fork)}})
	Taskgroup = define("taskgroup", op{doc: "Wait for the tasks of the region and those in them.", source: "OpenMP 5.2 §15.4",
		clauses: []*Clause{Allocate, TaskReduction}, regions: region, traits: ir.AutomaticAllocationScope, verify: verifyTaskgroup,
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release)}})
	Taskwait = define("taskwait", op{doc: "Wait for the tasks that the current one made.", source: "OpenMP 5.2 §15.5", clauses: []*Clause{Depend, Nowait}, verify: verifyDepend,
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release)}})
	Taskyield = define("taskyield", op{doc: "Let another task run.", source: "OpenMP 5.2 §12.7",
		interfaces: []any{ir.FixedOrder(ir.Acquire | ir.Release)}})
)
