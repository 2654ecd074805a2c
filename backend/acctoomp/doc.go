// Package acctoomp says what OpenACC means in OpenMP. Plan decides for each operation of the acc dialect which
// OpenMP constructs it becomes, with which clauses, all in the words of OpenMP's tables (pragma/omp); backend/emit writes that as
// directives, and the pass acc-to-omp makes operations of it by the rows that lowering and regeneration of OpenMP share, so that
// backend/emit writes these back too.
//
// Read plan.go and clause.go (what a plan is), compute.go and loop.go (who runs what), data.go (what moves), use.go (which scalars
// need copies of their own), select.go (device_type), rules.go (what is said where OpenMP has no equivalent). The pass:
// convert.go, slot.go (clauses), then target.go, region.go, split.go (kernels), auto.go (auto loops), counter.go (loop variables),
// queue.go and task.go (async), build.go (making operations).
//
// There are two targets. Offload keeps the device: a gang is a team, workers and lanes are the threads of it.
// Multicore has none: a gang is a thread of the host, worker loops run in it one after the other, vector loops are
// simd loops, and there is nothing to move or to wait for.
//
//	acc parallel loop gang reduction(+:s)   target teams distribute parallel for reduction(+:s) map(tofrom: s)
//	                                        parallel for reduction(+:s)
//
// Gang-redundant code stays redundant: a parallel construct without a loop is target teams or parallel, not one
// thread of it, so that what each gang does, each team or thread does.
//
// Considered: clacc, which translates OpenACC to OpenMP in clang's tree and documents its mapping clause by clause, and
// Intel's source migration tool, which comments on what it cannot carry over. As in the latter, nothing is dropped
// without a word, but the words are diagnostics.
package acctoomp
