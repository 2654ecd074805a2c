package driver

import (
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/conversion/tollvm"
	"accc/dialects/omp"
	"accc/ir"
)

// ToLLVM takes a module to the llvm dialect, with directives as operations of omp: mlir-translate-22 makes LLVM IR of
// it. Directives of OpenACC become those of OpenMP, because LLVM translates no others.
func (s *Session) ToLLVM(module *ir.Op) error {
	var steps []string
	if holds(module, acc.Dialect) {
		steps = append(steps, "acc-to-omp")
	}
	if holds(module, omp.Dialect) {
		steps = append(steps, "omp-private-locals", "omp-generic-loop-conversion", "lower-workshare") // LLVM translates neither construct
	}
	if firtollvm.Has(module) {
		steps = append(steps, "convert-fir-to-llvm")
	}
	if holds(module, omp.Dialect) {
		steps = append(steps, "omp-for-llvm")
	}
	return s.RunPasses(module, strings.Join(append(steps, "convert-to-llvm{target="+tollvm.Host()+"}"), ","))
}

// holds reports whether an operation of a dialect is in a module.
func holds(module *ir.Op, d *ir.Dialect) bool {
	found := false
	ir.Walk(module, func(o *ir.Op) bool {
		found = found || o.Def().Dialect == d
		return !found
	})
	return found
}
