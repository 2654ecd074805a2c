package omp

import (
	"accc/frontend"
	"accc/pragma/omp"
	"accc/sema"
)

// declared reports whether a declare reduction directive may define an operator for a type. The types that it lists are text of the
// host language: a directive for the operator is enough for the checks to be quiet.
func declared(p *sema.Pass, op string, _ *frontend.TypeInfo) bool {
	for _, c := range p.Constructs {
		if c.Directive.Def == omp.DirDeclareReduction && c.Directive.Args != nil && c.Directive.Args.Operator.Text == op {
			return true
		}
	}
	return false
}
