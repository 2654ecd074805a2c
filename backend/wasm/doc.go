// Package wasm compiles modules of the func, arith, math, scf, cf and llvm dialects to WebAssembly.
//
//	m, err := wasm.Compile(module, wasm.Options{Roots: []string{"main"}, Memory: wasm.Memory{MinPages: 16, MaxPages: 16}})
//	compiled, err := runtime.CompileModule(ctx, m.Binary)
//	...
//	trap := m.Locate(err) // what happened, and where in the source
//
// The data model is LP64: pointers are 64 bits wide, and only a memory access truncates them to the 32 bits that
// WebAssembly has. Options.Bias is subtracted there, so that host and device, or null and the rest, differ by
// their addresses alone.
//
// Integers narrower than 32 (64) bits are held in an i32 (i64) whose upper bits are undefined; they are extended by
// the operations that need them. An i1 is always 0 or 1. Aggregates are split into their scalars. Local variables
// whose address stays within the function become values. A pointer to a function is its index in the one table,
// null is 0.
//
// Read compile.go (what is compiled), type.go and data.go (layout), lower*.go (from operations to package ssa),
// place.go and emit.go (from package ssa to instructions; window.go checks addresses where several programs share a memory), locate.go (from a trap back to the source). log.go is what code notes for a reader outside, guard.go checks of addresses, cause.go why
// a program was stopped, poison.go the values of variables that are not set, save.go a compiled module in a file.
//
// Considered: Binaryen (a structured IR that is optimised before it is written) and LLVM's WebAssembly back end
// (stackification, explicit stack pointer). Chosen instead: a graph of values as in the Go compiler, since the
// engine builds one anyway, with structure recovered from dominators at the end.
package wasm
