// Package dependence tells whether the iterations of a loop may run in any order, and which accesses to memory keep them from it.
//
//	v := dependence.Of(loop)
//	v.Parallel    // when the objects of v.Written are different from one another and from those of v.Read
//	v.Distinct()  // they are, whoever calls the function
//	v.Reason      // why not, when v.Parallel is false
//	v.Dependences // the pairs of accesses that meet, or may: both operations, the variable, the distance in iterations
//
// A loop is parallel when every two accesses to one object, of which at least one is a write, meet in the same iteration
// only. Addresses are taken apart into an object and a subscript for each dimension, subscripts are polynomials over the variables
// of the loops and values that do not change. What is not understood makes the answer no: calls, atomic
// operations, pointers that come out of memory, scalars that an iteration passes to the next.
//
// Host dialects are known by the interfaces of ir/memory.go and ir.CountingLoop alone, so the same analysis is for C (llvm), Fortran
// (fir), memref, and loops of acc, omp, scf and fir.
//
// Whether two pointers lead to the same object is often not to be seen in the program: the caller of Of knows it, or asks when
// the program runs.
//
// Read dependence.go (the verdict on a loop), access.go (what a loop accesses, and addresses), value.go (what subscripts are),
// test.go (whether two accesses meet), distance.go (in which iterations), object.go (which objects are different), obstacle.go (what
// keeps a dependence from being excluded).
//
// Considered: LLVM's DependenceAnalysis (tests for one subscript, chosen by its shape) and Polly (everything is a
// set of integers). Chosen: one test by strides that takes symbolic sizes, since i*n+j with an n known at
// run time is what programs for accelerators are full of.
package dependence
