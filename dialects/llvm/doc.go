// Package llvm is the part of MLIR's llvm dialect that C needs: opaque pointers,
// structures and arrays, memory, globals, functions with variable arguments, and
// the intrinsics for blocks of memory and stack marks.
//
// Read type.go (types and their text), enum.go and attr.go, then memory.go, global.go,
// function.go, control.go, arith.go and intrinsic.go (operations), layout.go (sizes
// and offsets on an LP64 machine), verify.go and text*.go.
//
// Types are ir.PointerLike where they are pointers, so that the acc dialect needs
// not know this one. LLVM's dialect was the specification; what is here prints as it does.
package llvm

import "accc/ir"

// Dialect is the llvm namespace.
var Dialect = ir.NewDialect("llvm", "Memory, globals and functions as LLVM IR has them.")
