// Package procedure says how procedures of Fortran are called, as flang does it: their names, the types of arguments and
// results, and the variables that they pass to the procedures they contain.
//
//	procedures := procedure.New(module, types, sources, host)
//	name, t := procedures.ProcedureName(s), procedures.ProcedureType(s)
//
// Read host.go (what is asked of the lowering of a module), procedure.go (what is known of a procedure), name.go, type.go
// and capture.go (host association).
package procedure
