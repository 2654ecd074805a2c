// Package typemap maps the names and types of Fortran to those of FIR, as flang does.
//
//	m := typemap.New(context, procedureType)
//	m.VariableName(symbol) // _QMshapesEarea
//	m.SymbolType(symbol)   // !fir.box<!fir.heap<!fir.array<?xf32>>>
//
// Read name.go and types.go.
package typemap
