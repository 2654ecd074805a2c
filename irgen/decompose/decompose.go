// Package decompose says how clauses become what operations hold, in both directions. A clause is a row of a Layout:
// the slot of the operation that holds the clause, and a form, which is one shape of clause. Lowering (package irgen)
// reads the rows forwards, from what the user wrote to operations; regeneration (package backend/emit) reads the same
// rows backwards, from operations to what the user writes. Neither has a list of its own, so they cannot disagree.
//
// This package is the engine and knows no directive language: what a slot holds is a type parameter. The rows of each
// language are a package of their own: irgen/decompose/acc has those of OpenACC.
//
// Read form.go, what a form is and what it asks of the two sides; then layout.go, the rows of an operation and the
// order in which lowering evaluates them.
package decompose
