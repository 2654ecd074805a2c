// Package libc is the C library of programs that run as WebAssembly: Go functions over the linear memory of
// the program.
//
// Every function is a row of a table: its prototype in C, from which its name and its WebAssembly signature
// follow, one line of documentation, and the Go function that does the work. The code generator asks [Lookup]
// for a signature, the executor imports [Func.Invoke] into the module, and the headers of frontend/c/include
// declare the same prototypes (a test compares them).
//
//	env := process.Env(space, call)
//	libc.Lookup("strlen").Invoke(env, stack) // stack[0]: the address in, the length out
//
// # Calling convention
//
// The data model is LP64. int and smaller are i32; long, long long and pointers are i64; float is f32; double
// and long double are f64. Arguments and results travel on a []uint64 as in wazero's GoModuleFunction: the
// arguments from stack[0] on, the result in stack[0].
//
// A complex argument is passed as a structure is: by the address of its two parts in memory, the real one
// first. A function that returns a complex value has no result and takes the address of the bytes to fill as its
// first argument. A long double takes 16 bytes in memory, of which the first 8 hold a double.
//
// The variable arguments of a call are an array of 8-byte slots in memory, and its address is passed as one
// extra i64 argument after the named ones, even when there are none. Integers fill a slot by sign or zero
// extension after C's default promotions, double and long double by their bits, pointers by their value.
// A va_list is the address of the next slot, so vprintf has the same parameters as printf.
//
// # Addresses
//
// An address is 64 bits wide in the program and is never interpreted here: a [Space] turns it into bytes, or
// into an error when the side that makes the call cannot reach it. Such an error stops the program with a
// [Trap] that names the library function. FILE pointers and the like are handles below 64 KiB, where no
// object of a program lies.
//
// # Reading order
//
// libc.go (the table), env.go (what a call can reach), heap.go (malloc), stream.go, format.go and scan.go (stdio), then
// one file per header. The headers: ctype.go, string.go, stdlib.go with rand.go, stdio.go, math.go, complex.go,
// errno.go, locale.go, time.go with sleep.go (sleep_js.go in a browser), strptime.go, then POSIX: unistd.go, file.go, dirent.go, match.go, getopt.go, process.go, signal.go, regex.go, search.go and thread.go; memstream.go has streams over memory, devices.go the files of /dev. omp.go,
// omp_threads.go, omp_locks.go, omp_memory.go and omp_allocators.go are the library of OpenMP; glibc.go has the names of glibc's headers, more.go what is in none, refused.go what headers declare and the library has not;
// number.go reads numerals, object.go has the variables, command.go the commands of a shell that are carried out.
//
// Considered: wazero's wasi_snapshot_preview1 (host functions as values with their signatures) and musl's division by
// header. Chosen: prototypes as the single source, state that belongs to the process in one struct with its own locks,
// because the gangs of a kernel call at once.
package libc
