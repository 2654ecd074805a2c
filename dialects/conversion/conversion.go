// Package conversion joins passes with the host dialects that they are about.
package conversion

import (
	"accc/dialects/conversion/firacc"
	"accc/dialects/conversion/implicit"
	"accc/dialects/llvm"
	"accc/dialects/memref"
)

// Implicit is the pass acc-implicit-data for the variables of all host dialects.
var Implicit = implicit.New(firacc.Variables, memref.Variables, llvm.Variables)
