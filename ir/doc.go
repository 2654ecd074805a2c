// Package ir is the intermediate representation: operations, regions, blocks,
// values, types, attributes and locations, as MLIR has them, with the text that
// LLVM 22 reads and writes.
//
// Read op.go (operations and values), region.go (blocks and regions), type.go and
// attr.go (interned, so == is equality), loc.go, then def.go (what an operation
// definition is) and dialect.go (where definitions live). lexer.go, parse*.go,
// print*.go and format*.go are the text; verify.go checks; symbol.go, walk.go,
// builder.go and dominance.go are what passes use.
//
// What was chosen, and from whom it was learned: definitions are values that
// carry documentation, assembly format and verifier together (xDSL, and MLIR's
// own ODS); use lists are intrusive and operations are linked lists, as in LLVM;
// types and attributes are interned process-wide, so a module can be parsed by
// several goroutines and compared by pointer.
package ir
