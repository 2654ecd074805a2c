// Package firtollvm turns Fortran as dialects/fir has it into what accc runs: the llvm, arith, math, scf and cf
// dialects, and acc
// operations on addresses. Its input is the output of irgen/fortran or of flang.
//
//	err := conversion.Implicit.Run(module, nil) // data attributes of variables in no clause
//	err = firtollvm.Convert(module)             // joins an error with its position for each unsupported operation
//	p, err := offloadtorun.Lower(module, ...)
//
// # Descriptors
//
// A descriptor (!fir.box) as a value is its parts: base address, extents, strides. Each part is read from memory only
// if it
// is used, at the point where the descriptor was loaded; a descriptor that was made here never is in memory. So an
// element
// of an array is an address plus an offset, a kernel captures numbers, and constant shapes leave no arithmetic.
// Descriptors
// are written to memory where they are stored, passed to a call or joined by control flow; a null address there is an
// absent argument. The stride of the first dimension carries the attribute accc.expect: offloadtorun makes a second kernel
// for
// arrays without gaps.
//
// # Calls
//
// Addresses and descriptors are passed as pointers, a character variable as two arguments, address and length, index
// as 64
// bits, and derived types by the address of a copy, with results in memory whose address comes first. Complex numbers
// are
// passed that way if the other side is C (names that are not mangled), and as structures otherwise. External
// procedures
// get their C names (_QPname is name_). The routines of OpenACC's library are called as C calls them: openacc.go has a
// row
// for each. An internal procedure that is passed on becomes a closure in the frame of its host: see proc.go.
//
// # Derived types
//
// flang describes a type to its run time in tables of its own. They are replaced by the tables of
// dialects/fir/layout.go,
// made from the type itself, fir.type_info and the initial values of components, under flang's symbols; nothing else
// of
// flang's tables is read, except which procedures are final.
//
// # Clauses
//
// After the conversion data operations are about memory, as those of C: the data of a descriptor, with acc.bounds
// whose
// strides are in bytes. Their results represent the same descriptor with the device's address. Descriptors themselves
// are
// copied to the device only where it reads them: those of components, and of globals with declare directives. Their
// bounds
// are updated and the address is attached. Private copies of what has a descriptor are plain memory with bounds, by
// recipes that are made anew.
//
// flang 22 leaves some work to passes that accc does not have, and normalize.go does it first. In combined constructs
// the
// region uses the result of the data operation where the private copy is meant; freeing an allocatable with a declare
// directive names a function that does not exist; max and min start with the number nearest to zero.
//
// # Reading order
//
// convert.go (the order of the work), type.go, build.go, box.go and array.go (descriptors, elements), memory.go,
// value.go, control.go, call.go, proc.go, library.go, openacc.go and openmp.go (directives), global.go and table.go (constants), then
// normalize.go, characters.go (the lengths of mapped strings), component.go (what is mapped with derived types), acc.go and recipe.go. complex.go divides complex numbers, descriptor.go passes descriptors to kernels.
//
// Considered: flang's own code generator, which keeps descriptors in memory and leaves it to LLVM to see
// through them, and xDSL's lowering of the same dialect. Chosen: parts as values from the start, since WebAssembly
// engines do not see through memory, and one walk over the module instead of a rewrite driver, so that each operation
// is
// visited once.
package firtollvm
