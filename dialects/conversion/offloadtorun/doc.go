// Package offloadtorun lowers the offload dialect to what the executor runs: host functions that call the runtime, and
// kernels. The result holds only operations of the host dialects.
//
//	p, err := offloadtorun.Lower(module, offloadtorun.Options{})
//	p.Kernels // what the host may launch, by number
//	p.Sites   // the directives of the runtime calls, by number
//
// # The contract with the executor
//
// Runtime calls are calls of functions named __accc_*, whose first argument is the number of a Site (runtime.go
// lists them). A kernel is a function with the unit attribute accc.kernel and the parameters
//
//	(group: i32, groups: i32, threads: i32, lanes: i32, partials: ptr, captured values ...)
//
// which the host launches by number with the captured values in an array of 8-byte slots. All groups of a launch run
// the same function, each of them by one call: its threads and lanes run one after another. If there is a reduction
// over groups, each group leaves its partial values at partials, the address of a buffer of its own, whose size is an
// argument of the launch call. The kernel's Combine function,
//
//	(groups: i32, stride: i64, partials of the first group: ptr)
//
// runs once after all groups have ended and folds the partial values in the order of the groups into the variables, so
// that the result does not depend on timing.
//
// A team function is made of the region of a fork, and has the parameters (rank: i32, size: i32, captured values ...);
// threads.go says who calls it.
//
// # Reading order
//
// lower.go (the order of the work), site.go, runtime.go and threads.go (the tables), call.go (operations to calls), local.go (what
// the runtime is told of local variables), outline.go (launches to kernels), shared.go (variables that keep their values while a team
// runs), team.go (forks, and what the threads of a team do together), task.go (tasks), reverse.go (regions of devices that the host runs), combine.go (reductions over groups), loop.go and
// trip.go (loops to blocks), beside.go (what a
// detector of races is told), atomic.go and
// plain.go (atomic updates, and kernels that need none), pause.go (loops that wait for other threads).
//
// Considered: LLVM's outlining for offload (captured values as arguments, host fallback next to the kernel). Chosen:
// reductions over groups are two-phase instead of atomic, because results must not change from run to run.
package offloadtorun
