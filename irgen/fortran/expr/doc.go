// Package expr lowers expressions of Fortran: scalars to values, characters to addresses and lengths, designators to
// entities, and array expressions to functions from indices to elements. What a construct makes of a name, declarations
// of components and calls are asked of a host.
//
//	x := expr.New(memory, types, host)
//	v := x.Scalar(node)
//
// Read host.go (what is asked of the lowering of a procedure, and what intrinsic procedures ask of this package), scalar.go,
// operator.go, char.go, designator.go, array.go and constructor.go (array constructors).
package expr
