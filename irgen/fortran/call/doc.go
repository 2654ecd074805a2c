// Package call lowers calls of the program's procedures (Fortran 2018 §15.5): it associates arguments with dummy
// arguments, passes them as the interface says, and keeps the result.
//
//	x := call.New(expressions, procedures, module, types, host)
//	e := x.Function(node)
//	x.Subroutine(node, false)
//
// Read host.go (what is asked of the lowering of a procedure), callee.go (which procedure is called, with which
// arguments), call.go (the call and its result), argument.go (how an argument is passed), dummy.go (declarations of the
// callee, in terms of the arguments), elemental.go (elemental procedures on arrays) and procedure.go (procedures as
// values).
package call
