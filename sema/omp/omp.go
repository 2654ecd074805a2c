// Package omp is the checks of OpenMP, each a value of package sema.
//
// Read clause.go (which clauses a directive takes) and argument.go (what their arguments must be), loop.go (loop nests, branches,
// atomic statements), nesting.go, region.go and place.go (which region may be in which, and where directives may be in the text), task.go (dependences,
// vectors, memory orders), modifier.go (arguments of modifiers); sharing.go finds out the data-sharing attribute of a variable,
// variable.go, reduction.go, mapping.go and section.go check what clauses say of it; declare.go is about declarative directives,
// identifier.go about the reductions and mappers that they name, advice.go, lost.go and wait.go about what was probably meant; fix.go makes edits.
//
// Codes: OMP1xxx are those of the parser, OMP2xxx about clauses and their arguments, OMP3xxx about regions and loops, OMP4xxx about
// data, OMP6xxx what was probably meant.
//
// Considered: clang's checks of OpenMP, which hold a stack of regions and compute attributes while parsing, and gfortran's, which
// resolve after parsing. Here the neutral model is complete before the first check runs, so an attribute is a pure function of a
// construct and a symbol, and editors ask it, too.
package omp

import (
	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Checks are the checks of OpenMP, with the rules of its parser.
var Checks = &sema.Set{Table: omp.Table, Parser: omp.Rules, Facts: collect}

func check(c sema.Check) *sema.Check { return Checks.Add(c) }

// facts are what several checks ask for.
type facts struct {
	// threadprivate are the variables of threadprivate directives.
	threadprivate map[*frontend.Symbol]*frontend.Construct
	// targets are the variables of declare target directives.
	targets map[*frontend.Symbol]*frontend.Construct
}

func factsOf(p *sema.Pass) *facts { return p.Facts.(*facts) }

func collect(p *sema.Pass) any {
	f := &facts{threadprivate: map[*frontend.Symbol]*frontend.Construct{}, targets: map[*frontend.Symbol]*frontend.Construct{}}
	add := func(to map[*frontend.Symbol]*frontend.Construct, c *frontend.Construct) {
		for _, v := range c.Vars {
			if v.Symbol == nil {
				continue
			}
			for _, s := range append([]*frontend.Symbol{v.Symbol}, v.Symbol.Members...) {
				if to[s] == nil {
					to[s] = c
				}
			}
		}
	}
	for _, c := range p.Constructs {
		switch c.Directive.Def {
		case omp.DirThreadprivate:
			add(f.threadprivate, c)
		case omp.DirDeclareTarget:
			add(f.targets, c)
		}
	}
	return f
}

// isOMP reports whether a construct is one of OpenMP.
func isOMP(c *frontend.Construct) bool { return c != nil && c.Directive.Def.Table == omp.Table }

// has reports whether the directive is, or is compounded of, one of the directives.
func has(c *frontend.Construct, defs ...*pragma.DirectiveDef) bool {
	for _, d := range defs {
		if c.Directive.Def.Is(d) {
			return true
		}
	}
	return false
}
