// Package elemental lowers elemental intrinsic functions of Fortran (Fortran 2018 §16): functions of values, which it
// knows nothing else of.
//
//	v, ok := elemental.Lower(x, &elemental.Call{Name: "modulo", Type: ir.I32(), Vals: []*ir.Value{a, p}})
//
// Read call.go, what a call is and the table of rules; then math.go, bit.go, char.go and ieee.go, which fill it.
package elemental
