// Package acc is the checks of OpenACC, each a value of package sema.
//
// Read clause.go (which clauses a directive takes), argument.go
// (what their arguments must be), loop.go, atomic.go and nesting.go (what directives govern and
// where they are), routine.go and declare.go, variable.go, section.go, extent.go, overlap.go, reduction.go and default.go
// (data), flow.go, lost.go, stale.go and transfer.go (what becomes of variables in a routine), advice.go (what was probably meant).
package acc

import (
	"accc/frontend"
	"accc/pragma/acc"
	"accc/sema"
)

// Checks are the checks of OpenACC, with the rules of its parser.
var Checks = &sema.Set{Table: acc.Table, Parser: acc.Rules, Facts: collect}

func check(c sema.Check) *sema.Check { return Checks.Add(c) }

// facts are what several checks ask for.
type facts struct {
	declared map[*frontend.Symbol]*frontend.Construct // by a declare directive
	levels   map[string]*frontend.Construct           // routine directives by procedure
	imported map[*frontend.Symbol]*frontend.Construct // those of procedures of other files
}

func factsOf(p *sema.Pass) *facts { return p.Facts.(*facts) }

func collect(p *sema.Pass) any {
	f := &facts{declared: map[*frontend.Symbol]*frontend.Construct{}, levels: map[string]*frontend.Construct{}, imported: map[*frontend.Symbol]*frontend.Construct{}}
	for _, r := range p.Unit.Routines {
		for _, d := range r.Directives {
			if d.Directive.Def == acc.DirRoutine && f.levels[r.Name] == nil {
				f.levels[r.Name] = d
			}
		}
	}
	for _, c := range p.Constructs {
		switch c.Directive.Def {
		case acc.DirRoutine:
			if a := c.Directive.Args; a != nil && len(a.Args) > 0 && f.levels[a.Args[0].Word] == nil {
				f.levels[a.Args[0].Word] = c
			}
		case acc.DirDeclare:
			for _, v := range c.Vars {
				if v.Symbol == nil {
					continue
				}
				for _, s := range append([]*frontend.Symbol{v.Symbol}, v.Symbol.Members...) {
					if f.declared[s] == nil {
						f.declared[s] = c
					}
				}
			}
		}
	}
	for _, c := range p.Unit.Imported {
		if c.Directive.Def == acc.DirRoutine && c.Target != nil && c.Target.Symbol != nil && f.imported[c.Target.Symbol] == nil {
			f.imported[c.Target.Symbol] = c
		}
	}
	return f
}

// levelOf returns the routine directive of the procedure that a call calls, nil if there is none.
func (f *facts) levelOf(call frontend.Call) *frontend.Construct {
	if c := f.imported[call.Symbol]; c != nil {
		return c
	}
	return f.levels[call.Name]
}
