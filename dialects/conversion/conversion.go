// Package conversion joins passes with the host dialects that they are about, and passes with one another.
package conversion

import (
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/deadvalue"
	"accc/dialects/conversion/host"
	"accc/dialects/conversion/implicit"
	"accc/dialects/conversion/inline"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/conversion/omptooffload"
	"accc/ir"
	"accc/ir/pass"
)

// Passes are the passes of the package.
var Passes pass.Table

// Implicit is the pass acc-implicit-data for the variables of all host dialects.
var Implicit = Passes.Define(implicit.New(host.All()...))

// DeadValues is the pass remove-dead-values.
var DeadValues = Passes.Define(deadvalue.Pass)

// Inline is the pass inline.
var Inline = Passes.Define(inline.Pass)

// ToRun is the pass acc-to-run: acc-to-offload, omp-to-offload and offload-to-run, one after the other.
var ToRun = Passes.Define(pass.Pass{
	Name:  "acc-to-run",
	Doc:   "Lower acc and omp operations to calls of the runtime, kernels and team functions: acc-to-offload,omp-to-offload,offload-to-run.",
	After: []string{"convert-fir-to-llvm"},
	Run: func(op *ir.Op, o pass.Values) error {
		if err := acctooffload.Pass.Run(op, o); err != nil {
			return err
		}
		if err := omptooffload.Pass.Run(op, o); err != nil {
			return err
		}
		return offloadtorun.Pass.Run(op, o)
	},
})
