// Package reduce turns atomic updates into reductions where a loop does nothing else with what they update.
//
//	#pragma acc parallel loop present(value[0:n], bin[0:256])      ... reduction(+:bin[0:256])
//	for (i = 0; i < n; i++)
//	#pragma acc atomic update
//	    bin[value[i]]++;                                               bin[value[i]]++;
//
// Threads that update the same counters wait for one another: a histogram on two cores takes ten times as long as on
// one. A
// reduction gives each gang counters of its own and adds them up at the end (OpenACC 3.3 §2.9.11). The result is the
// same if the counters are not read in between and the updates are of one operator that may be applied in any order.
//
// A second pass makes reductions of sums, products, maxima and minima without a clause, in loops of kernels constructs
// whose iterations are otherwise independent: found.go.
//
// Read pass.go (which loops and variables), address.go (how a variable is used in a construct), recipe.go (the recipe
// of
// the private copies).
//
// Considered: GCC's reduction detection in parloops, which starts from a dependence that a scalar carries, and
// Halide's
// atomic() and rfactor(), where the programmer chooses between the two. Here the programmer has already said that the
// order
// is irrelevant.
package reduce
