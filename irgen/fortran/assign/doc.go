// Package assign lowers what gives variables their values and memory: assignment, where, pointer assignment, allocate and
// deallocate (Fortran 2018 §9.7, §10.2), and the values of structure constructors.
//
//	x := assign.New(calls, types, host)
//	x.Assignment(stmt)
//
// Read host.go (what is asked of the lowering of a procedure), assign.go (the forms of assignment), array.go, overlap.go
// (whether the right side has to be evaluated before), where.go, structure.go, pointer.go, allocate.go, deallocate.go and
// length.go (length parameters of derived types).
package assign
