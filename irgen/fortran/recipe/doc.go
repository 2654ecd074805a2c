// Package recipe fills the recipes of OpenMP for variables of Fortran: how a private copy is made, gets the value of the original
// and is freed, and how copies are combined. It needs no knowledge of the program but the description of a variable. The
// operations are those of flang.
//
//	v := &recipe.Variable{Fortran: symbol.Type, Type: type}
//	value := v.Init(x, original, copy)
//
// Read variable.go (what is copied), private.go (copies) and reduction.go (combining them).
package recipe
