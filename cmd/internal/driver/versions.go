package driver

import (
	"accc/sema"
	semaacc "accc/sema/acc"
)

// Versions are those of the directive languages to check against, times ten; 0: the newest.
type Versions struct {
	Acc, Omp int
}

// Checks are the checks of all directive languages, each for its version.
func (v Versions) Checks() []*sema.Set { return []*sema.Set{semaacc.Checks.At(v.Acc)} }
