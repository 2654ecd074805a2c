package typeinfo

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typemap"
)

// Host is what descriptions ask of the lowering of a module.
type Host interface {
	// ComponentImage is the name of the global with the value that a component of a type starts with.
	ComponentImage(t *fir.RecordType, c *front.Symbol) string
	// Unsupported reports what is not supported, and does not return.
	Unsupported(at source.Span, format string, args ...any)
}

// A Describer makes the descriptions of the derived types of a module.
type Describer struct {
	module     *build.Module
	types      *typemap.Map
	procedures *procedure.Table
	host       Host
}

// New describes derived types whose procedures are in a table.
func New(m *build.Module, types *typemap.Map, procedures *procedure.Table, host Host) *Describer {
	return &Describer{module: m, types: types, procedures: procedures, host: host}
}
