// Package typeinfo makes the descriptions of derived types (fir.type_info), from which the run-time library knows their
// components, bound procedures, final subroutines and procedures for input and output.
//
//	typeinfo.New(module, types, procedures, host).Type(derived)
//
// Read host.go (what is asked of the lowering of a module), typeinfo.go (a type and its components) and binding.go (its
// procedures).
package typeinfo
