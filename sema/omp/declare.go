package omp

import (
	"accc/frontend"
	"accc/pragma/omp"
)

// declared reports whether a declare reduction directive that is visible at a construct may define an operator for some type. The types
// that it lists are text of the host language: a directive for the operator is enough for the checks to be quiet.
func declared(at *frontend.Construct, op string) bool {
	list, all := at.Named(omp.DirDeclareReduction, op)
	return len(list) > 0 || !all
}
