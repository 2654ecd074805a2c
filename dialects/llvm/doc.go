// Package llvm is MLIR's llvm dialect: opaque pointers, structures and arrays, memory, globals, functions with
// variable arguments, and the intrinsics. What C needs is known in detail; the rest is read, checked and printed,
// so that modules that come from LLVM IR are taken as they are.
//
// Read type.go (types and their text), enum.go, attr.go and record.go (metadata), then memory.go, global.go,
// function.go, control.go, arith.go and intrinsic.go (operations), vector.go, number.go, hint.go, exception.go, asm.go,
// alias.go, linkage.go, bundle.go and coroutine.go (what C seldom has), layout.go (sizes and offsets on an LP64 machine), verify.go
// and text*.go. module.go is what modules of LLVM IR have besides functions and globals; custom.go the syntax that
// formats cannot say, spec.go how definitions are written; fold.go folds; slot.go and part.go (variables that passes take apart), pointee.go, variable.go
// address.go and order.go answer passes; verify_func.go checks calls, parameter.go the attributes of arguments and results.
//
// Types are ir.PointerLike where they are pointers, so that the acc dialect needs
// not know this one. LLVM's dialect was the specification; what is here prints as it does.
package llvm

import "accc/ir"

// Dialect is the llvm namespace.
var Dialect = ir.NewDialect("llvm", "Memory, globals and functions as LLVM IR has them.")

func init() { Dialect.Open = true }
