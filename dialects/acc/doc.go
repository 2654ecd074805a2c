// Package acc is the OpenACC dialect: directives, data clauses, recipes and the
// attributes that tie them together, as LLVM 22 spells them.
//
// Read enum.go and attr.go (the vocabulary), clause.go (what clauses bring to operations: operands, attributes,
// syntax), then data.go, compute.go, executable.go, recipe.go, declare.go and atomic.go (the operations). interface.go
// is what other packages ask of an operation without knowing its kind; custom.go and custom_device.go are the syntax
// that the declarative formats cannot say, text.go that of types and attributes; verify*.go are the checks, legalize.go
// is a pass. slot.go is where operations hold clauses; select.go chooses
// device types; canonicalize.go folds, check.go has the rules that the verifier leaves out; upgrade.go reads older
// spellings, unreadable.go what mlir-opt does not read. operands_*.go have a structure for the operands of each operation.
//
// A data clause is not an attribute of its construct but operations around it:
//
//	%0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
//	acc.parallel dataOperands(%0 : memref<10xf32>) {
//	  acc.yield
//	}
//	acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
//
// The dialect knows no host language: variables are values whose types implement
// ir.PointerLike or ir.Mappable. The clause-as-a-value idea is that of the OpenMP dialect in
// MLIR, definitions that carry documentation and checks that of xDSL.
package acc

import "accc/ir"

// Dialect is the acc namespace.
var Dialect = ir.NewDialect("acc", "OpenACC constructs, data clauses and recipes.")
