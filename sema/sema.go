// Package sema checks directives. A check is a value: its code, what it means,
// the section of the specification, a wrong and a right example, and the function
// that finds the mistake. Checks see the neutral model of package frontend
// only, so each is written once for all host languages.
//
// Read this file, then clause.go (which clauses a directive takes), argument.go
// (what their arguments must be), loop.go and nesting.go (what directives govern and
// where they stand), routine.go, variable.go, section.go, reduction.go and default.go
// (data), flow.go (what becomes of variables in a routine). For example
//
//	sema.Run(unit, reporter, sema.Options{Version: 33})
//
// A rule may miss cases; a false alarm is a bug. What compilers disagree about is
// decided by the specification, and where it says nothing, it is no error here.
//
// Looked at: go/analysis and staticcheck, where a check carries its documentation, and
// types2, whose error codes have examples that a test compiles. Both ideas are here:
// every Avoid must give exactly its code, and every Prefer nothing.
package sema

import (
	"sort"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A Check finds one kind of mistake.
type Check struct {
	diag.Rule
	// Model is the directive language it is about.
	Model pragma.Model
	// Run is called for every construct of that language: those of routines from
	// the outside in, then those outside of routines.
	Run func(p *Pass, c *frontend.Construct)
	// RunUnit is called once, after Run has seen everything.
	RunUnit func(p *Pass)
}

// Checks are all checks, by code.
var Checks []*Check

func check(c Check) *Check {
	at := sort.Search(len(Checks), func(i int) bool { return Checks[i].Code >= c.Code })
	if at < len(Checks) && Checks[at].Code == c.Code {
		panic("sema: two checks with code " + c.Code)
	}
	Checks = append(Checks, nil)
	copy(Checks[at+1:], Checks[at:])
	Checks[at] = &c
	return &c
}

// Rules are what the checks and the directive parser can report.
func Rules() []*diag.Rule {
	out := append([]*diag.Rule(nil), pragma.Rules...)
	for _, c := range Checks {
		out = append(out, &c.Rule)
	}
	return out
}

// Explain returns what a code of the checks or of the directive parser stands for, or nil.
func Explain(code string) *diag.Rule {
	for _, r := range Rules() {
		if r.Code == code {
			return r
		}
	}
	return nil
}

// Latest is the newest version of OpenACC that is known, times ten.
const Latest = 34

// Options say what to check against.
type Options struct {
	Version int // of OpenACC times ten: 27, 33, ...; 0 means Latest
}

// Run checks a unit. The unit is not changed.
func Run(u *frontend.Unit, r diag.Reporter, o Options) {
	if o.Version == 0 {
		o.Version = Latest
	}
	shared := &unitPass{unit: u, options: o, reporter: r}
	shared.collect()
	for _, c := range Checks {
		p := &Pass{unitPass: shared, check: c}
		if c.Run != nil {
			for _, construct := range shared.constructs {
				if construct.Directive.Def.Model == c.Model {
					c.Run(p, construct)
				}
			}
		}
		if c.RunUnit != nil {
			c.RunUnit(p)
		}
	}
}

// unitPass is what the passes over one unit share.
type unitPass struct {
	unit       *frontend.Unit
	options    Options
	reporter   diag.Reporter
	constructs []*frontend.Construct
	routines   map[*frontend.Construct]*frontend.Routine // the routine around
	declared   map[*frontend.Symbol]*frontend.Construct  // by a declare directive
	levels     map[string]*frontend.Construct            // routine directives by procedure
}

func (u *unitPass) collect() {
	u.routines = map[*frontend.Construct]*frontend.Routine{}
	u.declared = map[*frontend.Symbol]*frontend.Construct{}
	u.levels = map[string]*frontend.Construct{}
	seen := map[*frontend.Construct]bool{}
	var walk func(list []*frontend.Construct, r *frontend.Routine)
	walk = func(list []*frontend.Construct, r *frontend.Routine) {
		for _, c := range list {
			if seen[c] || c.Directive == nil {
				continue
			}
			seen[c] = true
			u.constructs = append(u.constructs, c)
			u.routines[c] = r
			walk(c.Children, r)
		}
	}
	for _, r := range u.unit.Routines {
		walk(r.Constructs, r)
	}
	walk(u.unit.Directives, nil)
	for _, r := range u.unit.Routines {
		walk(r.Directives, nil)
		for _, d := range r.Directives {
			if d.Directive.Def == pragma.DirRoutine && u.levels[r.Name] == nil {
				u.levels[r.Name] = d
			}
		}
	}
	for _, c := range u.constructs {
		switch c.Directive.Def {
		case pragma.DirRoutine:
			if a := c.Directive.Args; a != nil && len(a.Args) > 0 && u.levels[a.Args[0].Word] == nil {
				u.levels[a.Args[0].Word] = c
			}
		case pragma.DirDeclare:
			for _, v := range c.Vars {
				if v.Symbol == nil {
					continue
				}
				for _, s := range append([]*frontend.Symbol{v.Symbol}, v.Symbol.Members...) {
					if u.declared[s] == nil {
						u.declared[s] = c
					}
				}
			}
		}
	}
}

// A Pass is one check at work on one unit.
type Pass struct {
	*unitPass
	check *Check
}

// New starts a diagnostic of the check; To(p) ends it.
func (p *Pass) New(at source.Span, format string, args ...any) *diag.Diagnostic {
	return p.check.Rule.New(at, format, args...)
}

// Report hands a diagnostic on.
func (p *Pass) Report(d diag.Diagnostic) { p.reporter.Report(d) }

// variables calls f for every variable of the clause.
func variables(c *pragma.Clause, f func(v *pragma.Var)) {
	if c == nil {
		return
	}
	for _, a := range c.Args {
		if a.Kind == pragma.ArgVar {
			f(a.Var)
		}
	}
}

// clausesAndArgument are the clauses and the directive's own argument, which is
// first, in the order written.
func clausesAndArgument(d *pragma.Directive) []*pragma.Clause {
	if d.Args == nil {
		return d.Clauses
	}
	return append([]*pragma.Clause{d.Args}, d.Clauses...)
}

// removal is an edit that takes a clause out, with the blanks and the comma before
// it. It makes none where the text comes from a macro.
func removal(d *pragma.Directive, c *pragma.Clause) []source.Edit {
	start := d.NameSpan.End
	if d.Args != nil {
		start = max(start, d.Args.Span.End)
	}
	for _, other := range d.Clauses {
		if other == c {
			break
		}
		start = max(start, other.Span.End)
	}
	for _, t := range d.Tokens {
		if t.Macro != "" {
			return nil
		}
	}
	if c.Span.File == nil || c.Span.File != d.NameSpan.File || start > c.Span.Start {
		return nil
	}
	return []source.Edit{{Span: source.Span{File: c.Span.File, Start: start, End: c.Span.End}}}
}

// fixes adds a mend if it has edits.
func fix(d *diag.Diagnostic, message string, edits []source.Edit) *diag.Diagnostic {
	if len(edits) > 0 {
		d.Fix(message, edits...)
	}
	return d
}
