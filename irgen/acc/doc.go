// Package acc lowers directives of OpenACC to the acc dialect, once for all host languages.
//
// A clause is a row (package irgen/decompose/acc). For a data clause the row says which operation it begins with,
// which one it ends with, and which dataClause the two carry; for other clauses, which slot of the construct's operation
// holds it. Lowering reads the table forwards; regeneration of directives reads it backwards. Everything that depends on
// the language (the value of an expression, the address and type of a variable, the body of a recipe, the governed
// statements) is asked of an irgen.Host.
//
// Read compute.go (the generator, compute constructs), data.go (data clauses and constructs), device.go (clauses without
// variables), implicit.go and variables.go (OpenACC 3.3 §2.6.2, whose rules are in package implicit), loop.go, recipe.go,
// atomic.go, standalone.go and routine.go.
//
// Considered: flang's lowering of OpenACC (which operations stand where, what they are called, how
// combined constructs split their clauses: its IR is the peer) and ClangIR's (bounds of C pointers). Chosen: exit operations in
// the reverse order of entry, one table for all constructs, implicit data attributes written out
// at lowering with implicit = true, so that the run time needs no analysis of its own.
package acc
