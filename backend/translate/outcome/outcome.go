// Package outcome is what the directives of a module become in another language, whichever of the two they come from. acctoomp and omptoacc replace
// operations and say what they have done; emit writes the text of that, with what goes beside the directives.
//
//	program := acctoomp.Directives(module, choices)   // an *outcome.Program
//	for _, m := range program.Remarks { ... }         // what the other language says in another way, or not at all
//
// Read outcome.go (a Program), beside.go (what stands next to directives), level.go (functions of devices).
package outcome

import (
	"accc/backend/quirks"
	"accc/frontend/diag"
	"accc/ir"
)

// Target is what a program in OpenMP is for.
type Target uint8

// The targets.
const (
	Offload   Target = iota // a device, by target constructs
	Multicore               // the threads of the host
)

// A Program is a module whose directives are operations of the other language.
type Program struct {
	Module  *ir.Op
	Target  Target
	Version int // of OpenMP, times ten; 0: any
	// For are the compilers whose mistakes are avoided.
	For     quirks.Compilers
	Remarks []Remark
	// Failures are what the language cannot represent.
	Failures []Failure

	// Checks are what a program that keeps the promise of present looks for.
	Checks []Check
	// Rows are what calls beside directives move.
	Rows []Rows
	// Own are the arrays that hide pointers.
	Own []Own
	// Components are those in map clauses whose variables have allocatable ones, in small letters and without blanks and sections.
	Components map[string]bool
	// Constants are the named constants in map clauses, in small letters.
	Constants map[string]bool

	// Gone are the operations whose directives leave nothing; Stay are those whose directives stay, Host those that are about the host.
	Gone, Stay, Host []*ir.Op
	// Routines are the functions that run on devices, by their names in the module, with the level of parallelism in them.
	Routines map[string]Level
	// symbols are the names of Routines by those in the source; nil: not made yet.
	symbols map[string]string

	said map[remarked]bool
}

// A Failure is an operation that no directive represents, and why.
type Failure struct {
	Op     *ir.Op // it has a location, and may be gone from the module
	Reason string
}

// A Remark is something that the other language says in another way or not at all.
type Remark struct {
	Rule   *diag.Rule
	Op     *ir.Op // may be gone from the module; it still has its location
	At     ir.Location
	Reason string
}

// remarked is what tells remarks apart.
type remarked struct {
	rule   *diag.Rule
	op     *ir.Op
	reason string
}

// Remark adds a remark about a construct that points to a part of its directive, once for each construct and reason.
func (p *Program) Remark(r *diag.Rule, o *ir.Op, at ir.Location, reason string) {
	p.once(remarked{r, o, reason}, Remark{r, o, at, reason})
}

// RemarkOnce adds the first remark of a rule, about all of the program.
func (p *Program) RemarkOnce(r *diag.Rule, o *ir.Op, reason string) {
	p.once(remarked{rule: r}, Remark{Rule: r, Op: o, Reason: reason})
}

func (p *Program) once(key remarked, m Remark) {
	if p.said == nil {
		p.said = map[remarked]bool{}
	}
	if !p.said[key] {
		p.said[key] = true
		p.Remarks = append(p.Remarks, m)
	}
}
