// Package llvmacc has the passes by which LLVM prepares modules of the acc dialect for the rest of a compiler, with LLVM's
// names and options:
//
//	acc.serial { ... }        acc.parallel num_gangs({%c1 : i32}) num_workers(%c1 : i32) vector_length(%c1 : i32) { ... }
//
// What comes out is the text that mlir-opt's passes of these names print, which `go run ./testdata/passes` counts and a
// test compares.
//
// Read serial.go (serial constructs as parallel ones), routine.go (functions that run on a device because they are called
// there), declare.go (globals that devices need), device.go (what means nothing on a device), host.go and loop.go (what
// things are on the host), condition.go and ifclause.go (conditions as control flow), tile.go (loops over tiles), livein.go
// (what a kernel makes itself). global.go and number.go are for several of them.
package llvmacc

import "accc/ir/pass"

// Passes are the passes of the package.
var Passes pass.Table
