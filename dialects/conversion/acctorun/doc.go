// Package acctorun lowers the acc dialect to what the executor runs: host functions that call the runtime, and
// kernels. The result holds only operations of the host dialects.
//
//	p, err := acctorun.Lower(module, acctorun.Options{})
//	p.Kernels // what the host may launch, by number
//	p.Sites   // the directives of the runtime calls, by number
//
// # The contract with the executor
//
// Runtime calls are calls of functions named __accc_*, whose first argument is the number of a Site (runtime.go
// lists them). A kernel is a function with the unit attribute accc.kernel and the parameters
//
//	(gang: i32, gangs: i32, workers: i32, vector length: i32, partials: ptr, captured values ...)
//
// which the host launches by number with the captured values in an array of 8-byte slots. All gangs of a launch run
// the same function. If there is a reduction over gangs, each gang leaves its partial values at partials, the address
// of
// a buffer of its own, whose size is an argument of the launch call. The kernel's Combine function,
//
//	(gangs: i32, stride: i64, partials of the first gang: ptr)
//
// runs once after all gangs have ended and folds the partial values in the order of the gangs into the variables, so
// that the result does not depend on timing.
//
// # The execution model
//
// A gang is one call of the kernel. Its workers and vector lanes run one after another, so worker-single and
// vector-single execution need nothing. Loops with gang parallelism are divided into as many contiguous blocks as
// there
// are gangs; everything else in a parallel region runs in each gang (gang-redundant, OpenACC 3.3 §2.5.1).
//
// A loop without gang, worker, vector or seq in a parallel construct is shared among gangs, unless a loop inside it
// is;
// so is a loop for workers or vector lanes that is alone in the construct. gang(static: n) distributes chunks of n
// iterations in turn. tile makes loops over tiles, which are shared, and loops over the elements of a tile inside. If
// no
// loop is shared among gangs and num_gangs does not say otherwise, there is one gang.
//
// In kernels constructs an outermost loop that says independent is a launch of its own; all other code runs in one
// gang.
// Package dependence finds out whether other loops of kernels constructs are independent, and auto loops that are
// alone in
// a parallel construct, provided that the pointers lead to different objects. The runtime is asked for that before the
// launch; if they do not, one gang runs the loop in order.
//
// # Reading order
//
// lower.go (the order of the work), site.go and runtime.go (the tables), clause.go (what the operations say), data.go
// (data operations to calls), outline.go (regions to kernels), split.go (kernels constructs), body.go and loop.go (what
// runs in a region), recipe.go (private copies and reductions), atomic.go and plain.go, routine.go, flatten.go (scf to
// cf where a construct needs blocks of its own), build.go (making operations), layout.go (sizes). routine_call.go and
// event.go are calls of OpenACC's library and of callbacks, invariant.go computes bounds before a launch.
//
// Considered: gcc's oacc_loop passes (which loop takes which level) and LLVM's outlining for offload
// (captured values as arguments, host fallback next to the kernel). Chosen: recipes are inlined where the copy is
// used,
// and reductions over gangs are two-phase instead of atomic, because results must not change from run to run.
package acctorun
