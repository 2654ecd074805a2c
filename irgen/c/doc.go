// Package c lowers C to the func, arith, math, scf, cf and llvm dialects, and answers the
// questions of directive lowering (package irgen) about C.
//
//	module := c.Lower(unit, c.Options{}, reporter)
//
// The tree is that of cc/v4 with its types; conversions are those that the types require, made
// explicit. Every variable is in memory (llvm.alloca with the variable's name as location)
// and becomes a value in a later pass, so that directives can redirect its uses by another address.
// A statement in which nothing jumps is structured (scf); any other is blocks (cf). Records, complex
// numbers and vectors are handled by address.
//
// Read lower.go (the unit), beside.go (functions on several cores), types.go (types and layout), func.go (functions and storage), unreached.go, stmt.go, unread.go (what the preprocessor takes away), assembly.go, goto.go, typing.go, expr.go,
// assign.go, lvalue.go, arith.go, complex.go, vector.go and call.go (the language), init.go and global.go (initial
// values), host.go, section.go, variable.go, loop.go, recipe.go, reduce.go and atomic.go
// (directives), omp.go, omp_map.go, omp_locator.go, omp_section.go, omp_reduction.go and omp_variant.go (what OpenMP asks besides),
// build.go (the operations).
// atomic_builtin.go and builtin.go are functions of GNU C.
//
// Considered: clang's CodeGen (evaluation to scalar, complex or aggregate by the type of the expression; lvalues that
// know about bit-fields) and chibicc (initialisers flattened to offsets). Chosen: an unsupported feature ends the
// function with a report, so that no code has to cope with half-lowered parts.
package c
