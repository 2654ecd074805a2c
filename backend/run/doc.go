// Package run executes programs: it lowers a module, compiles host code and kernels to WebAssembly and runs them on
// the simulated accelerator.
//
//	status, err := run.Main(module, run.Options{Args: []string{"prog"}, Stdout: os.Stdout, Stderr: os.Stderr})
//
// err is about a program that cannot be run at all (an undefined function, something unsupported). Errors at run time
// are printed to Stderr, after everything the program printed itself, and the status is then 134, as after abort.
//
// # Memory
//
// Host and devices have a linear memory each, reserved as a whole and filled in by the operating system page by page
// as
// it is touched. A program's addresses are offsets plus a bias, which is different on each side (see package device).
// The compiled code subtracts its side's bias in every access, so that null pointers and addresses of the other side
// are out of bounds without a check. Each memory begins with the globals that its code refers to, followed by the
// stacks and the heap.
//
// # Execution
//
// The host code is one instance; the kernels have one for each core, over the memory of the device. A launch is a
// counter: each core that has an instance takes the next gang until there is none, the core of the caller among them.
// Some gangs run before the other cores are woken, because waking takes longer than many a kernel runs: see launch.go,
// also for kernels with atomic updates, which exist in two forms.
//
// # Checked memory
//
// With check.Memory every access through a pointer is checked, those of a counted loop at once before it. In kernels a shadow holds for each 8
// bytes how many may be used, and a slot for each loop the block that was good for it last. The device reports when that changes, keeps its allocations apart and reuses freed memory as late
// as possible. Without the option, freed device memory is overwritten, and a write just outside of an allocation is
// found at the end of the construct that did it.
//
// # Watched programs
//
// With check.Race code tells each access to memory that several threads may know of, each iteration that others may run beside, and
// where private memory begins a new life; the runtime tells the rest: teams, barriers, tasks, locks. One core executes the gangs, and
// threads take turns by a fixed seed, so that findings are the same in each run. Atomic updates stay as the program has them.
//
// # Ranks
//
// A program that calls MPI runs as Options.Ranks processes of its own, each in a goroutine, with memories, devices and libraries of its own: nothing
// of this package is outside of them. They share the compiled code, the world of package mpi and the order of what they print.
//
// # Reading order
//
// run.go (from a module to a status), memory.go (memory_most.go and memory_js.go: its limit; memory_small.go: no large pages), engine.go (what executes the code: engine_wazero.go, or engine_js.go in a browser; engine_native.go chooses elsewhere), link.go (compiling, imports, globals), instance.go (instances and
// their stacks), launch.go (kernels), runtime.go (the calls that the lowering makes), target.go (data of OpenMP's target constructs), reverse.go (what the host runs for devices), fault.go (errors), recursion.go (calls without an end), check.go and
// guard.go (checked memory), lifetime.go (host memory that ends before its data on devices), watch.go, bynumber.go, log.go, logloop.go, reading.go, races.go, order.go, values.go, unset.go (variables on the stack that have no value yet), part.go and valuelib.go (watched programs), mpi.go (ranks), lent.go (buffers of nonblocking calls), callbacks.go and profile.go (callbacks for events), threads.go, tasks.go and locks.go (threads,
// tasks and locks of OpenMP), poll.go (how compiled code is interrupted), report.go (its error directive), jump.go (setjmp and longjmp). gangs.go runs several gangs in one
// call, image.go saves compiled programs.
//
// Considered: wazero's own command (stream and exit handling) and libgomp's target.c (what a launch carries).
// Chosen: no process-wide state, so that tests run programs side by side.
package run
