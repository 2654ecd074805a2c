package procedure

import (
	front "accc/frontend/fortran"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// Host is what the interfaces of procedures ask of the lowering of a module.
type Host interface {
	// Static reports whether a variable has storage of the whole program.
	Static(s *front.Symbol) bool
	// NeedLibrary notes a procedure of a module that comes with accc and is called.
	NeedLibrary(p *front.ProgUnit)
}

// A Table has the procedures of a module.
type Table struct {
	module  *build.Module
	types   *typemap.Map
	host    Host
	sources []*front.Unit
	procs   map[*front.ProgUnit]*Procedure
	// externals are the procedures outside of modules that the sources define.
	externals map[string]*front.Symbol
}

// New has the procedures of sources, which a module defines, declares and calls.
func New(m *build.Module, types *typemap.Map, sources []*front.Unit, host Host) *Table {
	return &Table{module: m, types: types, host: host, sources: sources, procs: map[*front.ProgUnit]*Procedure{}}
}
