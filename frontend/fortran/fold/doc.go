// Package fold computes with constants of Fortran: scalars of intrinsic types, whose values are those of package
// go/constant. A value that is not known, that has no representation in its type, or that this package does not compute
// is nil.
//
//	fold.Binary("+", a, b, fold.Type{Class: frontend.Integer, Kind: 4}, fold.Type{Class: frontend.Integer, Kind: 4})
//	fold.Function(&fold.Call{Name: "ishft", Type: t, Args: []constant.Value{a, b}, First: t})
//
// Read type.go (conversions), operator.go, function.go (intrinsic functions by name) with integer.go, real.go, text.go
// and number.go, model.go (properties of types), bits.go (values in memory).
package fold
