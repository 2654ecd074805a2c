// Package ssa is the middle of the WebAssembly code generator: functions as graphs of blocks whose values have
// WebAssembly's types and, for the most part, are WebAssembly's instructions.
//
// An embedding engine that compiles quickly does little more than register allocation, so everything else is done
// here: variables become values while the graph is made, expressions fold as they are written, and the passes
// eliminate common subexpressions, move invariant code out of loops, reduce addresses in loops to increments,
// unroll, work on vectors, inline, and arrange memory accesses so that few of them need a bounds check of their own.
//
// Read op.go (operations), value.go (functions, blocks, values), build.go (construction from variables), fold.go and
// divide.go (algebra), then the analyses and passes: dom.go, loop.go, gvn.go, ifconv.go, nan.go, licm.go, stride.go, reduce.go,
// unroll.go, vector.go, quotient.go, partly.go, addresses.go, access.go, inline.go and optimize.go, which orders them; poll.go comes last. check.go verifies, eval.go
// computes single operations and interp.go runs functions, for tests. log.go and gather.go write what code notes for a reader outside, guard.go checks of addresses;
// thread.go follows jumps whose target is known, spill.go limits the values that are live at a time.
//
// Considered: Go's cmd/compile/internal/ssa (values with an operation table, phi arguments by predecessor,
// passes as a list) and Cranelift's wasm frontend (variables to SSA while building, after Braun et al.,
// "Simple and Efficient Construction of Static Single Assignment Form", 2013). Chosen: operations are numbered by
// their WebAssembly opcode, so that instruction selection is the identity.
package ssa
