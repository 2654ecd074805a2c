// Package sema checks directives: the engine, and what the checks of both directive languages have in common. A check is
// a value: its code, what it means, the section of the specification, a wrong and a right example, and the function
// that finds the mistake. The checks themselves are in packages acc and omp. They see the neutral model of package frontend
// only, so each is written once for all host languages.
//
// Read this file, then walk.go (the arguments of a directive) and fix.go (edits); clause.go, version.go, argument.go, variable.go,
// section.go, extent.go and loop.go have functions that are the Run of a check in each language, with what the tables say of its clauses;
// flow.go is what becomes of a variable in a routine, stale.go which side has its newest value, transfer.go what moves values between the
// sides, concurrent.go which loops of the host use values of the device, carried.go what an iteration of a loop leaves to the next. For example
//
//	sema.Run(unit, reporter, acc.Checks, omp.Checks.At(51))
//
// A rule may miss cases; a false alarm is a bug. What compilers disagree about is
// decided by the specification, and where it says nothing, it is not an error here.
//
// Considered: go/analysis and staticcheck, where a check carries its documentation, and
// types2, whose error codes have examples that a test compiles. Both ideas are here:
// every Avoid is reported with exactly its code, and every Prefer not at all.
package sema

import (
	"slices"
	"sort"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/parallel"
	"accc/frontend/source"
	"accc/pragma"
)

// A Check finds one kind of mistake.
type Check struct {
	diag.Rule
	// Run is called for every construct of the directive language: those of routines from
	// the outside in, then those outside of routines. Other checks, and this one for other constructs, may run at the same time.
	Run func(p *Pass, c *frontend.Construct)
	// RunUnit is called once.
	RunUnit func(p *Pass)
}

// A Set is the checks of one directive language.
type Set struct {
	Table *pragma.Table
	// Version is what to check against, times ten; 0 means the latest.
	Version int
	// Parser are the rules of the directive parser.
	Parser []*diag.Rule
	// List are the checks by code.
	List []*Check
	// Facts is called once for a unit and finds out what several checks ask for; the result is Pass.Facts.
	Facts func(p *Pass) any
}

// Add puts a check into the set, which is returned as it is kept.
func (s *Set) Add(c Check) *Check {
	at := sort.Search(len(s.List), func(i int) bool { return s.List[i].Code >= c.Code })
	if at < len(s.List) && s.List[at].Code == c.Code {
		panic("sema: two checks with code " + c.Code)
	}
	s.List = append(s.List, nil)
	copy(s.List[at+1:], s.List[at:])
	s.List[at] = &c
	return &c
}

// At is the set for a version times ten; 0 means the latest.
func (s *Set) At(version int) *Set {
	out := *s
	out.Version = version
	return &out
}

// Rules are what the checks and the directive parser can report.
func (s *Set) Rules() []*diag.Rule {
	out := append([]*diag.Rule(nil), s.Parser...)
	for _, c := range s.List {
		out = append(out, &c.Rule)
	}
	return out
}

// parallelConstructs is the number of constructs of a unit from which on its checks are done in parallel.
const parallelConstructs = 64

// Run checks the directives of a unit, each by the set of its language. The unit is not changed. Checks know nothing of one another, nor of
// the constructs that they have seen: those of a big unit are done in parallel, and what they find is reported in their order.
func Run(u *frontend.Unit, r diag.Reporter, sets ...*Set) {
	whole := &Pass{Unit: u, reporter: r}
	whole.collect()
	var passes []*Pass
	for _, s := range sets {
		pass := *whole
		pass.Version = s.Version
		pass.Asked = s.Version != 0
		if pass.Version == 0 {
			pass.Version = s.Table.Default()
		}
		pass.Table = s.Table
		if s.Facts != nil {
			pass.Facts = s.Facts(&pass)
		}
		for _, c := range s.List {
			p := pass
			p.check = c
			passes = append(passes, &p)
		}
	}
	if len(whole.Constructs) < parallelConstructs {
		for _, p := range passes {
			p.constructs(whole.Constructs)
			p.unit()
		}
		return
	}
	// A part of the constructs goes through all checks before the next one does: it is read from memory once.
	parts := slices.Collect(slices.Chunk(whole.Constructs, parallelConstructs))
	found := make([][]findings, len(parts)+1)
	parallel.Do(len(found), func(i int) {
		found[i] = make([]findings, len(passes))
		own := &Pass{}
		for k, p := range passes {
			*own = *p
			own.reporter = &found[i][k]
			if i < len(parts) {
				own.constructs(parts[i])
			} else {
				own.unit()
			}
		}
	})
	for k := range passes {
		for _, part := range found {
			for _, d := range part[k] {
				r.Report(d)
			}
		}
	}
}

// constructs does the part of one check that is about constructs.
func (p *Pass) constructs(list []*frontend.Construct) {
	if p.check.Run == nil {
		return
	}
	for _, c := range list {
		if c.Directive.Def.Table == p.Table {
			p.check.Run(p, c)
		}
	}
}

// unit does the part of one check that is about the whole.
func (p *Pass) unit() {
	if p.check.RunUnit != nil {
		p.check.RunUnit(p)
	}
}

// findings is what one check has found.
type findings []diag.Diagnostic

func (f *findings) Report(d diag.Diagnostic) { *f = append(*f, d) }

// A Pass is one check at work on one unit.
type Pass struct {
	Unit    *frontend.Unit
	Table   *pragma.Table // of the directives that are checked
	Version int           // of the directive language, times ten
	Asked   bool          // the user asked for this version
	// Constructs are all of the unit, of any directive language, an outer one before those inside of it.
	Constructs []*frontend.Construct
	// Routines are the routines around constructs.
	Routines map[*frontend.Construct]*frontend.Routine
	// directives are those of the unit.
	directives map[*pragma.DirectiveDef]bool
	// inRoutine are the constructs by the routines around them, in their order.
	inRoutine map[*frontend.Routine][]*frontend.Construct
	// Facts is what Set.Facts found out.
	Facts any

	reporter diag.Reporter
	check    *Check
}

func (p *Pass) collect() {
	p.Routines = map[*frontend.Construct]*frontend.Routine{}
	p.inRoutine = map[*frontend.Routine][]*frontend.Construct{}
	p.directives = map[*pragma.DirectiveDef]bool{}
	seen := map[*frontend.Construct]bool{}
	var walk func(list []*frontend.Construct, r *frontend.Routine)
	walk = func(list []*frontend.Construct, r *frontend.Routine) {
		for _, c := range list {
			if seen[c] || c.Directive == nil {
				continue
			}
			seen[c] = true
			p.Constructs = append(p.Constructs, c)
			p.Routines[c] = r
			p.directives[c.Directive.Def] = true
			p.inRoutine[r] = append(p.inRoutine[r], c)
			walk(c.Children, r)
		}
	}
	for _, r := range p.Unit.Routines {
		walk(r.Constructs, r)
	}
	walk(p.Unit.Directives, nil)
	for _, r := range p.Unit.Routines {
		walk(r.Directives, nil)
	}
}

// Has reports whether the unit has a directive.
func (p *Pass) Has(d *pragma.DirectiveDef) bool { return p.directives[d] }

// Of are the constructs in a routine, in their order.
func (p *Pass) Of(r *frontend.Routine) []*frontend.Construct { return p.inRoutine[r] }

// New starts a diagnostic of the check; To(p) ends it.
func (p *Pass) New(at source.Span, format string, args ...any) *diag.Diagnostic {
	return p.check.Rule.New(at, format, args...)
}

// Report hands a diagnostic on.
func (p *Pass) Report(d diag.Diagnostic) { p.reporter.Report(d) }
