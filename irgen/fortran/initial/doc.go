// Package initial computes the values that variables of Fortran have when the program starts: from the initializers
// of declarations, the defaults of components and data statements (Fortran 2018 §8.4, §8.6.7).
//
//	values := initial.New(host)
//	values.Read(source)
//	d := values.Of(symbol) // nil: nothing is known of it
//
// Read datum.go (what a value is), list.go (the elements of constant arrays), value.go and statement.go (where values
// come from), length.go (length parameters), and attr.go (values as attributes).
package initial
