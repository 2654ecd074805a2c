// Package hlfir is the dialect of Fortran expressions and assignments that flang starts
// from. accc does not look into it: its operations are read and written in the
// generic form, its types as they are written, so that the OpenACC operations among them can be
// checked and transformed.
package hlfir

import "accc/ir"

// Dialect is the hlfir namespace.
var Dialect = ir.NewDialect("hlfir", "Fortran expressions and assignments, which accc keeps as they are written.")

func init() { Dialect.Opaque = true }
