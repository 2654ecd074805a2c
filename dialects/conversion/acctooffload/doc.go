// Package acctooffload lowers the acc dialect to the offload dialect: host functions with data actions, launches with
// the code of compute constructs, and loops that say who shares them. No operation of acc is left.
//
//	err := acctooffload.Lower(module, acctooffload.Options{})
//
// # The execution model
//
// A gang is a group of a launch. Its workers and vector lanes run one after another, so worker-single and
// vector-single execution need nothing. Loops with gang parallelism are shared among the gangs; everything else in a
// parallel region runs in each gang (gang-redundant, OpenACC 3.3 §2.5.1).
//
// A loop without gang, worker, vector or seq in a parallel construct is shared among gangs, unless a loop inside it
// is; so is a loop for workers or vector lanes that is alone in the construct. gang(static: n) distributes chunks of n
// iterations in turn. If no loop is shared among gangs and num_gangs does not say otherwise, there is one gang.
//
// In kernels constructs an outermost loop that says independent is a launch of its own; all other code runs in one
// gang. Package dependence finds out whether other loops of kernels constructs are independent, and auto loops that
// are alone in a parallel construct, provided that the pointers lead to different objects. The launch has as many gangs
// as it asks for only if the runtime says that they do (offload.distinct).
//
// # Reading order
//
// lower.go (the order of the work), clause.go (what the operations say), action.go (what data clauses do), data.go
// (directives with data actions),
// order.go (clauses about the same memory), standalone.go (directives without data), layout.go (which memory a section
// is), compute.go (regions to launches), split.go (kernels constructs), body.go and loop.go (what runs in a region),
// recipe.go (private copies and reductions), invariant.go (bounds that are known before a launch), atomic.go,
// routine.go, routine_call.go and event.go (calls of OpenACC's library and of callbacks).
//
// Considered: gcc's oacc_loop passes (which loop takes which level). Chosen: recipes are inlined where the copy is
// used, so that the offload dialect needs none.
package acctooffload
