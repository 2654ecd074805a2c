// Package libfortran is the run-time library of Fortran programs that run as WebAssembly: Go functions over the
// linear memory of the program, under the names and with the arguments that flang's lowering gives its calls
// (_FortranASumReal8 and so on), so that it serves FIR from accc and from flang alike.
//
// Every function is a row of a table: its name without the prefix _FortranA, its signature in letters, where it may
// be called, and the Go function that does the work.
//
//	{"SumReal8", "ppiip:d", device, sum[float64]}
//
// The letters are those of WebAssembly values: i (i32: logical, integers up to 4 bytes, bool), l (i64: 8 byte
// integers, index), f, d, and p (i64) for addresses. Complex arguments and results follow package libc: by the address
// of the two parts, the result's first.
//
// # Descriptors
//
// Arrays and what is allocatable, a pointer or polymorphic come as the address of a descriptor in flang's layout, which
// [Desc] reads and writes. The program's memory belongs to it: nothing is kept here between two calls but units, clocks
// and random numbers.
//
// # Text and statuses
//
// What a program prints, and the values that it gets from random_seed, system_clock and the like, are those of gfortran,
// where the standard leaves them open. Sums and products are taken in the order of the elements.
//
// # Input and output
//
// A statement is a series of calls: ioBegin... makes an [ioStatement] and gives its cookie, others set its specifiers and
// transfer its items, ioEndIoStatement ends it and gives the status. Items, whatever they are in memory, become values of
// one type, item; formats (format.go, and format_write.go, format_real.go and format_read.go for what descriptors do), list-directed
// (list.go) and namelist (namelist.go) editing know nothing of memory and of files. Records go to a unit (unit.go,
// unit_open.go) over a buffered file (unit_file.go), or to a character variable (io_internal.go). Files are those that
// the run lets the program reach; scratch files are kept in memory. Units 0, 5 and 6 share the streams of package libc.
// In kernels, which run at once, a statement gathers its records, and they go out together at its end; only text for the
// standard units, and internal files, are taken there.
//
// The text is that of gfortran to the last blank, and so are statuses and messages, which programs print. Where its library
// goes wrong (T to the left of blanks that X left pending, rounding up of tiny numbers to zero) the standard is followed.
//
// Not taken, each with a message where it is met: components that are pointers or allocatable in lists (as the standard has it),
// procedures for derived types (DT), subscripts of components of more than one dimension in namelist input, kinds of real
// other than 4 and 8. Asynchronous transfers end with their statement.
//
// # Reading order
//
// fortran.go (the table), env.go (what a call can reach), desc.go (descriptors), derived.go (types at run time), alloc.go,
// assign.go, then a file for each group of intrinsics; unit.go, format.go, list.go and io.go are input and output.
// Looked at for this: the runtimes of flang (its interface is the one here, for the calls are its) and of gfortran (what
// programs see); chosen: Go generics over the element types instead of one source per type, and one walk over the
// elements of any descriptor ([Desc.Each]) below everything.
package libfortran
