package entity

import (
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// Host is what the operations of entities ask of the lowering of a procedure.
type Host interface {
	// Here are the file and the line of the statement, as the library takes them.
	Here() (file, line *ir.Value)
	// DefaultImage is the name of the global with the value that variables of a type start with.
	DefaultImage(d *front.Derived) string
	// Unsupported reports what is not supported in the statement, and does not return.
	Unsupported(format string, args ...any)
}

// A Memory makes operations of entities.
type Memory struct {
	*build.Builder
	types *typemap.Map
	host  Host
}

// New makes operations with a builder.
func New(b *build.Builder, types *typemap.Map, host Host) *Memory {
	return &Memory{Builder: b, types: types, host: host}
}
