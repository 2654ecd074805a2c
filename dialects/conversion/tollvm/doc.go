// Package tollvm turns the host dialects (func, arith, math, cf, scf) into the llvm dialect, which mlir-translate
// reads. Directives stay: the omp dialect is translated with it.
//
//	func.func @f(%a: index) -> i32 {            llvm.func @f(%a: i64) -> i32 {
//	  %0 = arith.index_cast %a : index to i32     %0 = llvm.trunc %a : i64 to i32
//	  return %0 : i32                             llvm.return %0 : i32
//	}                                           }
//
//	accc ir jacobi.c --as llvm | mlir-translate-22 --mlir-to-llvmir | clang-22 -x ir - -fopenmp
//
// index becomes i64, functions become addresses, and complex numbers structures, everywhere: in values, and in the
// types that operations of omp name. Structured control flow becomes blocks first.
//
// Two passes before it say in other operations of omp what LLVM's translation refuses, or takes for something else:
// omp-private-locals and omp-for-llvm. What is left is in the table of LLVM.md.
//
// Programs in Fortran are linked with flang's library. What accc's own library is told about derived types is in tables
// that flang's does not read, so a program whose derived types the library initializes, copies or prints does not run
// that way.
//
// Records that functions take and return by address become values in registers where the processor's convention asks for it
// (record.go), so that they can call and be called by what other compilers make.
//
// Read pass.go (the order of the work, types, functions), then number.go (arithmetic as a table) and openmp.go (the passes
// about omp), of which atomic.go has what is about atomic operations.
//
// Considered: the conversions of MLIR itself, a pass for each dialect that leaves casts between them to be removed at
// the end. One walk that knows all types needs no casts.
package tollvm
