package omp

import (
	"slices"

	"accc/frontend"
	"accc/pragma/omp"
	"accc/sema"
)

// declared reports whether a declare reduction directive may define an operator for a type. The types that it lists are text of the
// host language: a directive for the operator that the construct's routine, its host or another unit may see is enough for the
// checks to be quiet.
func declared(p *sema.Pass, at *frontend.Construct, op string, _ *frontend.TypeInfo) bool {
	declares := func(c *frontend.Construct) bool {
		return c.Directive.Def == omp.DirDeclareReduction && c.Directive.Args != nil && c.Directive.Args.Operator.Text == op && visible(c, at)
	}
	return p.Has(omp.DirDeclareReduction) && slices.ContainsFunc(p.Constructs, declares) || slices.ContainsFunc(p.Unit.Imported, declares)
}

// visible reports whether what a directive declares may be known at a construct: not if it is local to a procedure of Fortran that
// the construct is not in.
func visible(c, at *frontend.Construct) bool {
	r, in := c.Routine, at.Directive.Span
	return !c.Directive.Fortran || r == nil || r == at.Routine || r.Span.File != in.File || r.Span.Start <= in.Start && in.End <= r.Span.End
}
