// Package firtollvm turns Fortran as dialects/fir has it into what accc runs: the llvm, arith, math, scf and cf dialects, and acc
// operations on addresses. It takes what irgen/fortran makes and what flang prints.
//
//	err := firacc.Implicit.Run(module, nil) // data attributes that no clause gives
//	err = firtollvm.Convert(module)         // joins an error with its position for each thing that cannot be done
//	p, err := acctorun.Lower(module, ...)
//
// # Descriptors
//
// A descriptor (!fir.box) as a value is its parts: base address, extents, strides. Each is read from memory, at the place where
// the descriptor was loaded, when something asks for it, and one that was made here never is in memory. So an element of an array is an
// address plus an offset, a kernel captures numbers, and constant shapes leave no arithmetic. Descriptors are written to
// memory where they are stored, passed to a call or joined by control flow; a null address there is an absent argument.
// The distance of the first dimension's elements carries the attribute accc.expect: acctorun makes a second kernel for
// arrays without gaps.
//
// # Calls
//
// Addresses and descriptors are passed as pointers, a character variable as address and length side by side, index as 64 bits, derived
// types by the address of a copy, with results in memory whose address comes first; so are complex numbers where the other
// side is C (names that are not mangled), which are structures otherwise. External procedures get the names C knows
// them by (_QPname is name_). The routines of OpenACC's library are called as C calls them: openacc.go has a row for each.
// An internal procedure that is passed on becomes a closure in the frame of its host: see proc.go.
//
// # Derived types
//
// What flang tells its run time of a type, in tables of its own, is replaced by the tables of dialects/fir/layout.go, made
// from the type itself, fir.type_info and the initial values of components, under flang's symbols; nothing else of
// flang's is read, but for which procedures are final.
//
// # Clauses
//
// After the conversion data operations are about memory, as those of C: the data of a descriptor, with acc.bounds whose strides are in
// bytes. What they give stands for the same descriptor with the device's address. Descriptors themselves go to the
// device only where it reads them: those of components, and of globals with declare directives; their bounds are brought up to date
// and the address is attached. Private copies of what has a descriptor are plain memory with bounds, by
// recipes that are made anew.
//
// flang 22 leaves some things to passes that accc does not have, and normalize.go does them first: in combined
// constructs the region goes on using what the data operation gave where the private copy is meant; freeing an allocatable
// with a declare directive names a function that is not there; max and min start with the number nearest to zero.
//
// # Reading order
//
// convert.go (the order of the work), type.go, build.go, box.go and array.go (descriptors, elements), memory.go, value.go, control.go,
// call.go, proc.go, library.go and openacc.go, global.go and table.go (constants), then normalize.go, acc.go and recipe.go.
//
// Considered: flang's own code generator, which keeps descriptors in memory and leaves it to LLVM to see
// through them, and xDSL's lowering of the same dialect. Chosen: parts as values from the start, since WebAssembly
// engines see through nothing, and one walk over the module instead of a rewrite driver, so that each operation is seen once.
package firtollvm
