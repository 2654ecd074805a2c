// Package host lists the dialects that have variables, for passes that know none of them:
//
//	h := host.Of(v.Type())                          // firacc's for !fir.ref, memref's for memref, llvm's for !llvm.ptr
//	own, free := h.Allocate(b, v, h.Type(v))
package host

import (
	"accc/dialects/conversion/firacc"
	"accc/dialects/llvm"
	"accc/dialects/memref"
	"accc/ir"
)

// All are the dialects that have variables.
func All() []ir.Variables { return []ir.Variables{firacc.Variables, memref.Variables, llvm.Variables} }

// Of is the dialect that knows variables whose addresses or descriptors are of a type, or nil.
func Of(t ir.Type) ir.Variables {
	for _, h := range All() {
		if h.Addresses(t) {
			return h
		}
	}
	return nil
}
