// Package omp is the OpenMP dialect, built from clauses. A clause is a value that
// contributes operands, attributes, syntax and a description; an operation is a list of
// clauses plus what is its own.
//
// Read clause.go (what a clause is and how an operation is put together from clauses), clauses.go (the clauses),
// enum.go and attr.go (the vocabulary), then parallel.go, loop.go, task.go, target.go, sync.go and recipe.go (the
// operations). blockargs.go is the syntax of the clauses that define arguments of their region (private, reduction,
// map_entries, ...), custom.go the rest of the syntax that the declarative formats cannot express, text.go that of
// types and attributes, verify*.go the checks. interface.go is what other packages ask of an operation, names.go the
// names of loops, region.go what the arguments of regions stand for, slot.go and slots.go where operations hold clauses, mapped.go what map.info says; canonicalize.go folds, check.go, check_nesting.go and
// check_clause.go have the rules that the verifier leaves out. operands_*.go have a structure for each clause and operation.
//
//	omp.parallel if(%c) private(@x.privatizer %x -> %arg0 : !llvm.ptr) {
//	  omp.terminator
//	}
//
// Loops are nested: wrappers (omp.wsloop, omp.simd, ...) hold one operation each, down to
// omp.loop_nest. The design is that of the OpenMP dialect's document: clauses as definitions,
// recipes named by symbols, block arguments for what a construct privatizes.
package omp

import "accc/ir"

// Dialect is the omp namespace.
var Dialect = ir.NewDialect("omp", "OpenMP constructs and clauses.")
