// Package build makes operations of FIR, with no knowledge of the program that is lowered: constants that fold,
// arithmetic on Fortran's numbers and characters, memory, descriptors, structured control flow, and calls of the
// run-time library, in the form that flang uses.
//
//	m := build.NewModule(ir.Unknown)
//	x := build.New(m, function)
//	sum := x.AddI(x.Idx(1), n)
//	x.Runtime("StopStatement", nil, x.I32(0), x.Bool(false), x.Bool(false))
//
// Read module.go (what a module defines, by name) and builder.go (insertion points, frames, temporaries of a
// statement); op.go, constant.go, number.go, text.go, memory.go, shape.go, procedure.go and region.go are what a Builder makes;
// kind.go has questions about types, location.go locations; signature.go and runtime.go are the library.
package build
