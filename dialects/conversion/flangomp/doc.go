// Package flangomp has the passes by which LLVM prepares modules of the omp dialect for their translation: what a
// front end leaves open is decided in the module itself.
//
//	omp.teams {                               omp.teams {
//	  omp.loop {                                omp.parallel {
//	    omp.loop_nest ...                         omp.distribute {
//	  }                                             omp.wsloop { omp.loop_nest ... } {omp.composite}
//	}                                             } {omp.composite} ...
//
// The passes have LLVM's names, and their output is the same text as that of fir-opt or mlir-opt, which a test compares. Where
// fir-opt refuses a module or ends abnormally, they do what the specification says or report an error.
//
// Read target.go (what exists on the device), loop.go (what a loop construct means), privatized.go (which
// originals of private variables the device needs), automap.go (allocatables that
// follow their allocation to the device), nontemporal.go (accesses that do not come again soon),
// workshare.go (which thread executes what of a workshare construct), deferred.go (private variables of target tasks that run later).
package flangomp

import "accc/ir/pass"

// Passes are the passes of the package.
var Passes pass.Table
