// Package omp is the checks of OpenMP, each a value of package sema.
//
// Read clause.go (which clauses a directive takes) and argument.go (what their arguments must be), loop.go (loop nests, branches,
// atomic statements), nesting.go, region.go and place.go (which region may be in which, and where directives may be in the text), content.go (what regions hold), task.go (dependences,
// vectors, memory orders), modifier.go (arguments of modifiers); package frontend/sharing finds out the data-sharing attribute of a variable,
// variable.go, reduction.go, mapping.go, section.go and extent.go check what clauses say of it; declare.go is about declarative directives,
// identifier.go about the reductions and mappers that they name, advice.go, lost.go, wait.go,
// stale.go, result.go and transfer.go about what was probably meant; fix.go makes edits.
//
// Codes: OMP1xxx are those of the parser, OMP2xxx about clauses and their arguments, OMP3xxx about regions and loops, OMP4xxx about
// data, OMP6xxx what was probably meant.
//
// Considered: clang's checks of OpenMP, which hold a stack of regions and compute attributes while parsing, and gfortran's, which
// resolve after parsing. Here the neutral model is complete before the first check runs, so an attribute is a pure function of a
// construct and a symbol, and editors ask it, too.
package omp

import (
	"slices"

	"accc/frontend/sharing"
	"accc/pragma/omp"
	"accc/sema"
)

// Checks are the checks of OpenMP, with the rules of its parser.
var Checks = &sema.Set{Table: omp.Table, Parser: omp.Rules, Facts: collect}

func check(c sema.Check) *sema.Check { return Checks.Add(c) }

func factsOf(p *sema.Pass) *sharing.Facts { return p.Facts.(*sharing.Facts) }

func collect(p *sema.Pass) any { return sharing.Find(slices.Concat(p.Constructs, p.Unit.Imported)) }
