// Package dialects lists the dialects of accc.
package dialects

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/cf"
	"accc/dialects/complex"
	"accc/dialects/dlti"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/dialects/math"
	"accc/dialects/memref"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/dialects/ub"
	"accc/ir"
)

// All are the dialects, in the order of their names.
func All() []*ir.Dialect {
	return []*ir.Dialect{acc.Dialect, accc.Dialect, arith.Dialect, builtin.Dialect, cf.Dialect, complex.Dialect, dlti.Dialect, fir.Dialect, fn.Dialect,
		hlfir.Dialect, llvm.Dialect, math.Dialect, memref.Dialect, offload.Dialect, omp.Dialect, scf.Dialect, ub.Dialect}
}

// NewContext makes a context that knows all dialects.
func NewContext() *ir.Context { return ir.NewContext(All()...) }
