// Package omp lowers directives of OpenMP to the omp dialect, once for all host languages.
//
// A directive is the sequence of its leaf constructs, each with its clauses (OpenMP 5.2 §17.2, omp.Split of pragma/omp). A
// leaf is an operation; the clauses are put into it by the rows of package irgen/decompose/omp, which regeneration
// reads backwards. What a region has copies of becomes arguments of it: private copies and reductions by recipes
// (omp.private, omp.declare_reduction), which the host language writes. Operations of inner leaves are marked as parts
// of the directive (accc.part).
//
// Read host.go (what is asked of the host language), generate.go (directives and leaves), region.go (constructs with forms
// of their own), copies.go (private copies and reductions), sharing.go (those that no clause asks for), loop.go (loop
// constructs: wrappers around one omp.loop_nest), target.go (the isolated regions of devices), map.go (what is mapped, and
// how), depend.go (dependences, iterators), data.go (data on devices without code), declare.go (what declarations say of
// devices), transform.go, ordered.go, atomic.go, metadirective.go, variant.go (which function a call calls), dispatch.go,
// and marker.go (what LLVM 22 has no operation for).
//
// Considered: flang's lowering (a queue of leaves, each taking its clauses from one list; its IR is the peer, operation
// by operation) and clang's code generation (a switch over all combinations). Chosen: leaves, as flang, but the clauses
// of a leaf are known before any leaf is lowered, so that none is lost between them.
package omp
