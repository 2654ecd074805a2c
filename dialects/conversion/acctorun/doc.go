// Package acctorun lowers the acc dialect to what the executor runs: host functions that call the runtime, and
// kernels. What comes out holds only operations of the host dialects.
//
//	p, err := acctorun.Lower(module, acctorun.Options{})
//	p.Kernels // what the host may launch, by number
//	p.Sites   // the directives behind the runtime calls, by number
//
// # The contract with the executor
//
// Runtime calls are calls of functions named __accc_*, whose first argument is the number of a Site (runtime.go
// lists them). A kernel is a function with the unit attribute accc.kernel and the parameters
//
//	(gang: i32, gangs: i32, workers: i32, vector length: i32, partials: ptr, captured values ...)
//
// which the host launches by number with the captured values in an array of 8-byte slots. All gangs of a launch run
// the same function; where there is a reduction over gangs, each gang leaves its partial values at partials, which is
// a place of its own for each gang, so many bytes as the launch call says. The kernel's Combine function,
//
//	(gangs: i32, stride: i64, partials of the first gang: ptr)
//
// which runs once after all gangs have ended, folds them in the order of the gangs into the variables: the
// result does not depend on timing.
//
// # The execution model
//
// A gang is one call of the kernel. Its workers and vector lanes run one after another, so worker-single and
// vector-single execution need nothing. Loops with gang parallelism are cut into as many contiguous blocks as there
// are gangs; everything else in a parallel region runs in each gang (gang-redundant, OpenACC 3.3 §2.5.1). A loop
// without gang, worker, vector or seq in a parallel construct takes the gangs, unless a loop inside asks for them; so does
// one for workers or vector lanes that is all there is in the construct. gang(static: n) deals out chunks of n iterations in turn.
// tile makes loops over tiles, which are shared, and loops over the elements of a tile inside.
// Where no loop takes the gangs and num_gangs does not say otherwise, there is one gang. In kernels constructs a
// loop at the top is a launch of its own when it says independent; all other code runs in one gang. Whether other loops of
// kernels constructs, and auto loops that are all a parallel construct does, are independent is found out by package dependence, on the terms that the pointers lead to different
// objects: the runtime is asked before the launch, and with another answer one gang runs the loop in order.
//
// # Reading order
//
// lower.go (the order of the work), site.go and runtime.go (the tables), clause.go (what the operations say),
// data.go (data operations to calls), outline.go (regions to kernels), split.go (kernels constructs), body.go and
// loop.go (what runs in a region), recipe.go (private copies and reductions), atomic.go and plain.go, routine.go, flatten.go (scf to
// cf where a construct needs blocks of its own), build.go (making operations), layout.go (sizes).
//
// Considered: gcc's oacc_loop passes (which loop takes which level) and LLVM's outlining for offload
// (captured values as arguments, host fallback beside the kernel). Chosen: recipes are inlined where the copy lives,
// and reductions over gangs are two-phase instead of atomic, because results shall not change from run to run.
package acctorun
