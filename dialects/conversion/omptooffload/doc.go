// Package omptooffload lowers the omp dialect to the offload dialect: teams of threads, iterations that they share, and what
// they do together. No operation of omp is left.
//
//	err := omptooffload.Lower(module, omptooffload.Options{})
//
// # The execution model
//
// omp.parallel and omp.teams are forks: each thread runs a copy of the region's code. Code inside knows its rank as an
// argument; code of functions that are called asks for it (offload.position). Private copies are memory of the region's
// function, made by the recipes, which are inlined. Reductions leave the addresses of the threads' copies to one thread,
// which folds them into the variable in the order of the ranks: the result depends on the number of threads alone.
//
// A nest of loops is counted as a whole. The wrappers around it, from the outside in, divide the numbers of its iterations:
// distribute among the teams, wsloop among the threads of a team; what remains is a range of numbers, for which the nest
// runs. A static schedule is arithmetic; any other one, and a loop with ordered or doacross dependences, asks the runtime for
// one range after the other. A vector has one lane: simd only makes copies.
//
// A target region is a launch between data actions, or runs on the host: the runtime says which, when it is known on which
// device. The teams of a league that a target region consists of are the groups of the launch. The threads of a team on a
// device run one after another where none waits for another one, and there is one where all that they do is share iterations.
//
// What decides the meaning is read from the operations of LLVM's dialect, so that modules of other front ends run too;
// attributes of package accc add what that dialect has no room for.
//
// # Reading order
//
// lower.go (the order of the work, and the table of operations), region.go (regions to code in place), copies.go, allocator.go, conditional.go (private
// copies and reductions), team.go (parallel and teams), loop.go (nests of loops and their
// wrappers), scan.go, share.go (single, sections and others that share work), sync.go (barriers, locks, atomic operations, order),
// task.go, cancel.go, canonical.go (loop transformations), directive.go (directives that are calls), interop.go, map.go (what is mapped), action.go (what is done with it),
// iterated.go (places that clauses with iterators map), data.go (directives that move data), target.go
// (regions to launches), firstprivate.go (copies for a launch), descriptor.go (firstprivate arrays of Fortran there), order.go (teams on a device that need no threads), declare.go (what devices have
// from the start).
//
// Considered: LLVM's OpenMPIRBuilder, which makes calls of its runtime out of each construct. Chosen: ranges of iterations as
// values, so that wrappers compose without a case for each combination of them.
package omptooffload
