// Package libfortran is the run-time library of Fortran programs that run as WebAssembly: Go functions over the
// linear memory of the program. They have the names and arguments of the calls that flang's lowering makes
// (_FortranASumReal8 and so on), so the library serves FIR from accc and from flang alike.
//
// Every function is a row of a table: its name without the prefix _FortranA, its signature in letters, where it may
// be called, and the Go function that does the work.
//
//	{"SumReal8", "ppiip:d", device, sum[float64]}
//
// The letters are those of WebAssembly values: i (i32: logical, integers up to 4 bytes, bool), l (i64: 8 byte
// integers, index), f, d, and p (i64) for addresses. Complex arguments and results are passed as in package libc: by
// the
// address of the two parts, the result's first.
//
// # Descriptors
//
// Arrays, and objects that are allocatable, pointers or polymorphic, are passed as the address of a descriptor in
// flang's layout, which [Desc] reads and writes. The library keeps no state between two calls but units, clocks and
// random numbers.
//
// # Text and statuses
//
// What a program prints, and the values of random_seed, system_clock and the like, are those of gfortran where the
// standard leaves them open. Sums and products are computed in the order of the elements.
//
// # Input and output
//
// A statement is a series of calls: ioBegin... makes an [ioStatement] and returns its cookie, others set its
// specifiers
// and transfer its items, ioEndIoStatement ends it and returns the status. Items, whatever they are in memory, become
// values of one type, item; formats (format.go, and format_write.go, format_real.go and format_read.go for what
// descriptors do), list-directed (list.go) and namelist (namelist.go) editing are independent of memory and files.
// Records go to a unit (unit.go, unit_open.go) over a buffered file (unit_file.go), or to a character variable
// (io_internal.go). Files are those that the run lets the program access; scratch files are kept in memory. Units 0, 5
// and 6 share the streams of package libc. Kernels run concurrently, so a statement in a kernel collects its records
// and
// writes them together at its end; only text for the standard units, and internal files, are supported there.
//
// The text is that of gfortran to the last blank, and so are statuses and messages, because programs print them. Where
// its library is wrong (T to the left of blanks that X left pending, rounding up of tiny numbers to zero), the
// standard
// is followed.
//
// Unsupported, each with a message when it is encountered: components that are pointers or allocatable in lists (as
// the
// standard has it), procedures for derived types (DT), subscripts of components of more than one dimension in namelist
// input, kinds of real other than 4 and 8. Asynchronous transfers end with their statement.
//
// # Reading order
//
// fortran.go (the table), env.go (what a call can reach), desc.go (descriptors), derived.go (types at run time),
// alloc.go, assign.go, then a file for each group of intrinsics; unit.go, format.go, list.go and io.go are input and
// output. Intrinsics: numeric.go, inquiry.go, character.go, transform.go, constructor.go, matmul.go, reduce.go,
// operation.go and loc.go (reductions), random.go, system.go and legacy.go, over the elements of elem.go; stack.go is
// what forall and where keep. Input and output: io_begin.go, io_item.go, io_binary.go, io_defined.go, io_inquire.go,
// io_error.go and io_stop.go.
//
// Considered: the runtimes of flang (whose interface this is, because the calls are flang's) and of gfortran (what
// programs see). Chosen: Go generics over the element types instead of one source per type, and one walk over the
// elements of any descriptor ([Desc.Each]) below everything.
package libfortran
