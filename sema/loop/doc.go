// Package loop finds loops whose directives say that the iterations are independent although they are not: two iterations
// access the same memory, one of them writes, and nothing orders them.
//
//	for _, d := range loop.Check(module, unit, known, false) { ... }
//
// Package dependence decides which accesses meet. Only what it calls definite is reported: a constant distance inside the trip count,
// or the same element in all iterations, executed by each of them. Accesses that a construct such as critical, atomic or ordered keeps
// apart are left out, and so are variables of which each thread, gang or iteration has a copy.
//
// Read claim.go (which loops say that they are parallel, and in which way), finding.go (what is reported of a dependence), maybe.go
// (what is, where asked for, of one that may be there) and place.go
// (the expressions in the source that operations come from).
//
// Considered: checks of the other packages of sema, which see names but no subscripts, and a second analysis of subscripts for them. Chosen: the
// analysis of the IR, which decides the same question for kernels and auto.
package loop
