// Package dependence tells whether the iterations of an acc.loop may run in any order.
//
//	v := dependence.Of(loop)
//	v.Parallel // when the objects of v.Written are different from one another and from those of v.Read
//	v.Reason   // why not, when v.Parallel is false
//
// A loop is parallel when every two accesses to one object, of which at least one is a write, meet in the same iteration
// only. Addresses are taken apart into an object and a subscript for each dimension, subscripts are polynomials over the variables
// of the loops and values that do not change. What is not understood makes the answer no: calls, atomic
// operations, pointers that come out of memory, scalars that an iteration hands to the next.
//
// Whether two pointers lead to the same object is not decided here: the caller knows it, or asks when the program
// runs.
//
// Read dependence.go (the accesses of a loop and what they may not do), value.go (what subscripts and addresses are), polynomial.go,
// and test.go (whether two accesses meet).
//
// Considered: LLVM's DependenceAnalysis (tests for one subscript, chosen by its shape) and Polly (everything is a
// set of integers). Chosen: one test by strides that takes symbolic sizes, since i*n+j with an n known at
// run time is what programs for accelerators are full of.
package dependence
