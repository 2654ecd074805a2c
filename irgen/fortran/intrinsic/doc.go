// Package intrinsic lowers references to the intrinsic procedures of Fortran (Fortran 2018 §16), and those that gfortran
// adds: as operations and loops where programs need them to be fast or in kernels, else as calls of the run-time library.
//
//	x := intrinsic.New(memory, types, host)
//	v := x.Scalar(node)
//
// Read host.go, what is asked of the lowering of expressions, and reference.go, how a procedure finds its rule. Then the
// rules: inquiry.go and rank.go (what a variable is), reduce.go (reductions to a scalar), array.go (functions that return
// arrays), text.go (characters), system.go (subroutines, time, the system, C) and legacy.go (procedures of gfortran).
// Elemental functions are in package elemental.
package intrinsic
