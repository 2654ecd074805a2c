// Package omptoacc converts operations of the omp dialect about devices to operations of the acc dialect. It is the mirror of
// package acctoomp, and the text of "accc emit --as acc" is what backend/emit reads from the operations it makes.
//
// A construct is converted as a whole or not at all: what OpenACC cannot say is found out first, and then the directives
// of the construct stay as they are, with a remark. Directives about the host alone stay, too.
//
// The operations are open: those of OpenACC are around those of OpenMP that they replace, which regeneration does not read, so
// that values of clauses and regions need no change. They name variables by the omp.map.info operations of the clauses.
//
// Read plan.go (constructs and what is done with them), target.go (compute constructs), loop.go (who runs the iterations of loops),
// mapping.go (rows: map types, and what becomes of each other clause of a leaf), data.go (what moves), queue.go (nowait and depend), device.go (functions and variables of devices, calls), spec.go
// (operations of OpenACC), rules.go (what is said where OpenACC has no equivalent).
//
//	omp target teams distribute parallel for map(tofrom: a[0:n]) reduction(+: s)   acc parallel loop copy(a[0:n]) reduction(+:s)
//	omp target                                                                       acc serial
//
// A team is a gang; the threads of a team are workers and vector lanes where one loop is for all of them, else workers, and the lanes of
// a simd loop are the vector. A target region without teams has one gang, whose statements outside of loops run once.
//
// Considered: the guides of vendors for porting between the two models, which map directives by name. The parallelism that
// directives leave to a compiler differs, so the levels here follow from the nest as a whole.
package omptoacc
