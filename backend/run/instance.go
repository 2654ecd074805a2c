package run

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"accc/backend/device"
	"accc/backend/device/api"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/backend/team"
	"accc/backend/wasm"
	"accc/dialects/conversion/offloadtorun"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// An instance is compiled code with a stack, to be used by one goroutine at a time.
type instance struct {
	p       *process
	number  int // of the device
	mod     linked
	code    *wasm.Module // that mod is
	env     *libc.Env
	fortran *libfortran.Env
	mpi     *libmpi.Env // nil: the program makes no calls of MPI
	acc     *api.Env
	kernels []function   // by number, then those that combine, then plain forms; made on first use
	stack   []uint64     // arguments of a kernel
	note    uint64       // address of the note of a driver
	launch  *launch      // at work
	working *launch      // that the host's instance waits for
	staged  []stagedCopy // for the next launch
	calling device.Site  // the call of an OpenACC routine that comes next

	space       *space
	fortranSide libfortran.Side
	thread      *team.Thread // that executes it
	teams       []function   // by number, made on first use
	owner       global       // what the code reads for which task is at work; nil: nothing
	budget      global       // how many tasks the code may begin by itself, and how many it has begun; nil: none
	begun       global
	private     map[uint64]uint64 // the thread's copies of threadprivate variables
	list        uint64            // room for the addresses that a gather collects
	listSize    uint64
	tasks       [][]function // of each task function: those that are not at work
	frames      frames
	activations []activation          // of functions that call setjmp, with boundaries between them
	pieces      map[uint64][]function // of package jump: those that are not at work
	nested      int                   // calls of compiled code by Go, in one another
	stopped     error                 // where the end of the program has unwound its thread
	watched     watched
	logPointer  global // of the log; nil: there is none
	polls       uint   // made
	logReader   reader

	// parent is the host as a device of the one that the instance is on, actions the construct whose data actions about it go on.
	parent  *device.Device
	actions *device.Construct
}

// instantiate makes an instance over a space with the stack between two addresses.
func (p *process) instantiate(code prepared, m *wasm.Module, s *space, stackLimit, stackEnd uint64, number int, onDevice bool) (*instance, error) {
	in := &instance{p: p, number: number, code: m, space: s}
	in.env = p.libc.Env(s, in.callback)
	in.env.Jump = in.jump
	in.fortranSide = in.side(s, onDevice)
	in.fortran = p.fortran.Env(in.fortranSide)
	in.acc = &api.Env{Platform: p.platform, Host: p.host, OnDevice: onDevice, Number: in.number, Text: p.text,
		Malloc: func(size uint64) uint64 {
			at, _ := p.heap.Alloc(size, 16)
			return at
		},
		DefaultTarget: in.defaultTarget, SetDefaultTarget: in.setDefaultTarget,
		Free: p.heap.Free, HostMemory: func() (total, used uint64) { return p.room, p.heap.InUse() }}
	if !onDevice {
		in.acc.At = func() device.Site {
			site := in.calling
			in.calling = device.Site{}
			return site
		}
	}
	if p.profiler != nil {
		in.acc.Callbacks = p.profiler
	}
	in.joinMessages()
	var imports []hostFunc
	tasks := slices.ContainsFunc(m.Imports, func(i wasm.Import) bool { return i.Name == offloadtorun.FnMakeFrame })
	handles := slices.ContainsFunc(m.Imports, func(i wasm.Import) bool { return i.Name == "signal" || i.Name == "sigaction" })
	for _, i := range m.Imports {
		params, results, _ := importType(i.Name)
		do := in.function(i.Name, onDevice)
		if handles && !onDevice {
			do = in.receiving(i.Name, do)
		}
		if tasks {
			do = in.settling(do)
		}
		if in.p.watches() {
			do = in.afterLog(do)
		}
		imports = append(imports, hostFunc{i.Name, params, results, do})
	}
	var err error
	if in.mod, err = code.instantiate(s, imports); err != nil {
		return nil, fmt.Errorf("internal error: the compiled code cannot be loaded: %w", err)
	}
	for name, v := range map[string]uint64{wasm.StackPointer: stackEnd, wasm.StackLimit: stackLimit} {
		if g := in.mod.global(name); g != nil {
			g.set(uint32(v))
		}
	}
	in.startLog()
	in.findOwner()
	in.kernels = make([]function, 3*len(p.image.program.Kernels))
	in.watchStack(in.address(stackLimit), in.address(stackEnd))
	return in, nil
}

// function is the Go function that implements an import.
func (in *instance) function(name string, onDevice bool) wasmapi.GoFunc {
	switch name {
	case fnCheck:
		return in.checkCall(onDevice)
	case fnCheckRounds:
		return in.checkRounds(onDevice)
	case fnPoll:
		return in.poll
	case wasm.LogFlush:
		return func(ctx, []uint64) {} // what precedes each call reads the log
	}
	if do := watchFuncs[name]; do != nil {
		return func(_ ctx, s []uint64) { do(in, s) }
	}
	if name == fnFree || name == fnRealloc {
		return in.freeing(name, onDevice)
	}
	if c, ok := calls[name]; ok {
		switch {
		case c.thread != nil && !(onDevice && c.host):
			return in.threadCall(c.thread)
		case onDevice && name == offloadtorun.FnAt: // the call that comes next says that it is not for devices
			return func(ctx, []uint64) {}
		case onDevice && parentCalls[name] != nil:
			return in.threadCall(parentCalls[name])
		case onDevice:
			return in.forbidden("a directive for the host")
		}
		if name == offloadtorun.FnOpen {
			return in.runtimeCall(in.open)
		}
		return in.runtimeCall(c.do)
	}
	if f := api.Lookup(name); f != nil {
		if onDevice && !f.Device {
			return in.forbidden(name)
		}
		return in.accCall(f)
	}
	if f := libfortran.Lookup(name); f != nil {
		if onDevice && !f.Device {
			return in.forbidden(libfortran.Describe(name))
		}
		return in.watchLibrary(name, in.valueLibrary(name, in.fortranCall(f)))
	}
	if name == fnMessage || libmpi.Lookup(name) != nil {
		return in.messageCall(name, onDevice)
	}
	do, heap := deviceHeap[name]
	if heap && onDevice && in.p.opts.Mode == Discrete {
		return in.watchLibrary(name, in.deviceCall(do))
	}
	f := libc.Lookup(name)
	if onDevice && !f.Device && !heap {
		return in.forbidden(name)
	}
	return in.watchLibrary(name, in.valueLibrary(name, in.libraryCall(f)))
}

// receiving makes a function of a library first call the handlers of signals that have come from outside. Those of the C library do so themselves.
func (in *instance) receiving(name string, do wasmapi.GoFunc) wasmapi.GoFunc {
	if api.Lookup(name) == nil && libfortran.Lookup(name) == nil && libmpi.Lookup(name) == nil {
		return do
	}
	return func(c ctx, s []uint64) {
		in.env.Receive()
		do(c, s)
	}
}

// call calls an exported function.
func (in *instance) call(name string, args ...uint64) (uint64, error) {
	f := in.mod.function(name)
	if f == nil {
		return 0, fmt.Errorf("internal error: no function %s", name)
	}
	return call(f, args...)
}

// maxNested is how deep calls of compiled code by Go may be nested: each takes some kilobytes of Go's stack, which must not
// overflow.
const maxNested = 1 << 15

// A nestedFault is an error in code that Go has called for compiled code. The engine adds a trace to the text of each error
// that leaves such a call: the text of this one is short, and does not grow from level to level.
type nestedFault struct{ err error }

func (f *nestedFault) Error() string { return "an error in a nested call" }
func (f *nestedFault) Unwrap() error { return f.err }

// enterFunction calls compiled code for compiled code: a task, or a function that a library calls back. The arguments are on the stack,
// where it leaves the result.
func (in *instance) enterFunction(f function, stack []uint64) error {
	if in.nested == maxNested {
		return fmt.Errorf("stack overflow: %d tasks or functions that a library calls are at work in one another", maxNested)
	}
	in.nested++
	err := f.call(stack)
	in.nested--
	if err == nil {
		return nil
	}
	var inner *nestedFault
	if errors.As(err, &inner) {
		return inner
	}
	return &nestedFault{err}
}

// refuse ends the program for the function of a library that is at work.
func (in *instance) refuse(err error) {
	name := in.env.Working()
	if name == "" && in.mpi != nil {
		name = in.mpi.Working()
	}
	if name == "" {
		panic(err)
	}
	panic(&libc.Trap{Func: name, Err: err})
}

// callback calls what a function pointer designates, for the C library.
func (in *instance) callback(fn uint64, args ...uint64) uint64 {
	f := in.mod.function(fmt.Sprintf("%s_%d", wasm.TableExport, fn))
	if f == nil {
		in.refuse(fmt.Errorf("the pointer %#x designates no function", fn))
	}
	if len(args) != len(f.params()) {
		in.refuse(fmt.Errorf("the function that the pointer %#x designates does not take %d arguments", fn, len(args)))
	}
	stack := in.mod.global(wasm.StackPointer)
	var before uint32
	if stack != nil {
		before = stack.get()
	}
	values := append(make([]uint64, 0, len(args)+1), args...)
	if len(values) == 0 {
		values = values[:1]
	}
	if err := in.enterFunction(f, values); err != nil {
		if stack != nil {
			stack.set(before) // pthread_exit goes on from here
		}
		panic(err)
	}
	if !f.returns() {
		return 0
	}
	return values[0]
}

// A pool holds the instances of the kernels on one device. They are made when they are first needed.
type pool struct {
	p      *process
	space  *space
	stacks uint64
	number int

	free chan *instance
	mu   sync.Mutex
	made int

	plain sync.RWMutex // see launch.lock
	side  *team.Side   // of its threads
}

func newPool(p *process, number int, s *space, stacks uint64) *pool {
	return &pool{p: p, space: s, stacks: stacks, number: number, free: make(chan *instance, p.opts.Workers)}
}

// get takes an instance; when all are busy it waits for one.
func (l *pool) get() (*instance, error) {
	select {
	case in := <-l.free:
		return in, nil
	default:
	}
	l.mu.Lock()
	n := l.made
	if n < cap(l.free) {
		l.made++
	}
	l.mu.Unlock()
	if n == cap(l.free) {
		return <-l.free, nil
	}
	size := l.p.kernelStack()
	limit := l.stacks + uint64(n)*size
	in, err := l.p.instantiate(l.p.compiled.device, l.p.devCode, l.space, limit+noteSize, limit+size, l.number, true)
	if err == nil {
		in.note = l.space.tag | uint64(uint32(limit))
		in.join(l.side.Standby())
	}
	return in, err
}

func (l *pool) put(in *instance) { l.free <- in }
