package run

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"accc/backend/budget"
	"accc/backend/check"
	"accc/backend/device"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/backend/team"
	"accc/backend/wasm"
	"accc/ir"

	"github.com/tetratelabs/wazero/api"
)

// Mode says what the device is.
type Mode uint8

const (
	Discrete Mode = iota // an accelerator with a memory of its own
	Shared               // one that works in host memory
	Host                 // none: the host runs everything itself
)

// Options are the surroundings of a program. The zero value is a discrete device and no streams.
type Options struct {
	Args   []string // the program's name first
	Env    []string // "name=value"
	Stdin  io.Reader
	Stdout io.Writer
	Stderr io.Writer
	// Interactive tells that Stdout is a terminal.
	Interactive bool
	Files       libc.Opener // what fopen reaches; nil: nothing

	Mode    Mode
	Devices int // number of devices; 0: one, but none with Host
	Gangs   int // of a launch that does not say; 0: DefaultGangs
	Workers int // instances that run gangs at the same time; 0: one for each core
	Threads int // the most threads of a team; 0: no limit
	// Seed makes the schedule of threads: it decides which of them goes on at a synchronization. nil: all cores are used.
	Seed  *uint64
	Stack int // bytes of the host's stack; 0: DefaultStack
	// Memory is the number of bytes of host memory, and of each device's memory: at most MaxMemory; 0 means MaxMemory.
	Memory int64
	// Own is what accc may take for the program beside its memories, on top of as much again as one of them; 0: DefaultOwn.
	Own    int64
	budget *budget.Budget
	// Timeout is how long the program may run; 0: without a limit. What it has printed by then is written out and Stopped is called.
	Timeout time.Duration
	Limit   time.Duration // what the message calls the time limit
	// Signals begins to send the signals that come from outside, until stop is called; nil: there are none.
	Signals func(to chan<- os.Signal) (stop func())
	// Stopped ends accc with a status, after the time limit or by a signal. It must not return: a program that is busy cannot be stopped
	// in any other way. Several ranks may call it.
	Stopped  func(status int)
	Observer device.Observer
	// Unread is told at the end of a program that is checked for data how many transfers a clause made, to the device or from it, whose
	// values nothing read there.
	Unread func(site device.Site, toDevice bool, times int)
	// Lost is told, before that, of directives by which values of the host were overwritten and then read: the mapping and the transfer.
	Lost func(site device.Site)
	// Managed also transfers the blocks of malloc that a construct reaches through a pointer in no data clause, as
	// compilers with managed memory do.
	Managed bool
	// Check are the checks to make while the program runs.
	Check check.Classes
	// Verbose also tells what may be right: waits for nothing, data left on devices.
	Verbose bool
	// Ranks is how many ranks of a program of MPI run, each with host memory and devices of its own; 0: one.
	Ranks int
	// Eager is the most bytes of a message that its send does not wait with; negative: DefaultEager.
	Eager int
	// HostMessages tells that MPI cannot access the memory of devices.
	HostMessages bool
	// Label begins each line that a rank prints with its number.
	Label bool
	// Found is told each finding, run-time errors among them, when it is found; nil: it is printed to Stderr.
	Found func(check.Finding)
	// HostToo compiles constructs for the host as well, for ACC_DEVICE_TYPE to be able to name it when the program runs.
	HostToo bool
	// Unoptimized compiles without optimisation.
	Unoptimized bool
}

// memory is the size of each memory: whole pages.
func (o *Options) memory() int64 {
	if o.Memory == 0 {
		return MaxMemory
	}
	return max(o.Memory&^(page-1), MinMemory)
}

// hostToo reports whether the program may run with the host as its first current device.
func (o *Options) hostToo() bool {
	for _, e := range o.Env {
		if v, ok := strings.CutPrefix(e, "ACC_DEVICE_TYPE="); ok {
			t, _ := device.TypeNamed(v)
			return o.HostToo || t == device.TypeHost
		}
	}
	return o.HostToo
}

// DefaultGangs is the number of gangs of a launch without num_gangs. It does not depend on the machine, so that
// neither do the results of reductions; it is large enough for the cores of a workstation to share uneven loops, and for the
// iterations of a short loop to have a gang each: their reduction is then in the order of the loop. A gang costs 5 ns.
const DefaultGangs = 128

// DefaultStack is the size of the host's stack in bytes.
const DefaultStack = 64 << 20

// Each instance of the kernels has a stack of maxKernelStack bytes, less when there are so many that they would take more
// than allKernelStacks of the memory.
const (
	maxKernelStack  = 64 << 20
	allKernelStacks = 512 << 20
)

// The limits of Options.
const (
	MaxDevices = maxDevices
	MaxGangs   = math.MaxInt32 // OpenACC 3.3 §2.5.10 asks for an integer; the engine counts in 32 bits
	MaxWorkers = 1024
	// StatusTimeout is the status of a program that was stopped at its time limit, as timeout(1) has it.
	StatusTimeout = 124
	MinMemory     = 1 << 20
	// DefaultOwn is for scratch files, messages, communicators and types of MPI, queues, records and units of Fortran, and the tables of
	// the libraries.
	DefaultOwn = 256 << 20
	MaxMemory  = maxPages * page
)

// minKernelStack is the least size of the stack of an instance: more instances than have room for it are not made, and
// gangs wait for one that is free.
const minKernelStack = 256 << 10

// check says which option is out of its range.
func (o *Options) check() error {
	for _, x := range []struct {
		name            string
		value, max, min int64
	}{
		{"devices", int64(o.Devices), MaxDevices, 0}, {"gangs", int64(o.Gangs), MaxGangs, 0},
		{"workers", int64(o.Workers), MaxWorkers, 0}, {"threads", int64(o.Threads), MaxThreads, 0}, {"ranks", int64(o.Ranks), MaxRanks, 0}, {"stack", int64(o.Stack), MaxMemory, 0},
		{"memory", o.Memory, MaxMemory, 0}, {"timeout", int64(o.Timeout), math.MaxInt64, 0},
	} {
		if x.value < x.min || x.value > x.max {
			return fmt.Errorf("the option %s is %d: expected a number from %d to %d", x.name, x.value, x.min, x.max)
		}
	}
	return nil
}

// kernelStack is the size of the stack of an instance of the kernels; so many share a memory.
func (p *process) kernelStack() uint64 {
	room := min(allKernelStacks, p.opts.Memory/4)
	return uint64(min(maxKernelStack, room/int64(max(p.sharing(), 1)))) &^ (page - 1)
}

// sharing is the number of kernel instances whose stacks are in one memory.
func (p *process) sharing() int {
	if p.opts.Mode == Shared {
		return p.opts.Workers * p.opts.Devices
	}
	return p.opts.Workers
}

// statusFault is the exit status after a run-time error: what a shell shows for a program that called abort.
const statusFault = 134

// statusFound is that of a program that ends well though something was found wrong with it.
const statusFound = 1

// A process is a program that runs.
type process struct {
	opts   Options
	engine engine
	image  *Image

	host     *space
	devices  []*space
	platform *device.Platform
	libc     *libc.Process
	fortran  *libfortran.Process
	heap     *libc.Heap
	hostCode *wasm.Module
	devCode  *wasm.Module // nil: no kernels
	main     *instance
	pools    []*pool // of each device
	compiled struct{ host, device prepared }
	texts    map[string]uint64
	textLock sync.Mutex
	room     uint64    // bytes of the host's heap
	profiler *profiler // nil: the program registers no callbacks
	links    []link
	races    *races // nil: nobody watches
	values   *valueWatch
	target   target
	reversed reversed
	habits   []habits                     // of each kernel
	blocks   map[managedKey][]mappedBlock // transferred for the constructs at work
	report   check.Report
	globals  func() []device.Object // of the host, by address

	world       *team.World
	hostThreads *team.Side
	attaching   sync.Mutex
	attached    int
	abandoned   bool          // a thread goes on after the end of the program
	ready       atomic.Bool   // the libraries are there
	stopping    sync.Mutex    // taken by what ends the process from outside
	begun       atomic.Uint64 // activations of functions that call setjmp

	member *jobRank        // of a program that calls MPI
	mpi    *libmpi.Process // nil: the program makes no calls of MPI
}

// Main lowers, compiles and runs a program; it changes module. It returns the exit status.
func Main(module *ir.Op, opts Options) (status int, err error) {
	image, err := Build(module, opts)
	if err != nil {
		return 0, err
	}
	return image.Run(opts)
}

func (p *process) close() {
	if p.platform != nil && !p.abandoned { // a program that fails does not wait for its kernels
		still := make(chan struct{})
		go func() {
			p.platform.Stop()
			close(still)
		}()
		select {
		case <-still:
		case <-time.After(endGrace):
			p.abandoned = true
		}
	}
	if p.abandoned {
		return
	}
	if p.engine != nil {
		p.engine.close()
	}
	for _, s := range append([]*space{p.host}, p.devices...) {
		if s != nil {
			s.free()
		}
	}
}

// A refusal is about a program that cannot be run at all.
type refusal struct{ error }

// run runs the program in as many threads as it asks for.
func (p *process) run() (status int, err error) {
	var refused *refusal
	if p.threaded() {
		err = p.concurrently()
	} else {
		var why error
		if err, why = p.program(); why != nil {
			err = &refusal{why}
		}
		p.world.Stop(err)
	}
	if errors.As(err, &refused) {
		return 0, refused.error
	}
	return p.ended(err), nil
}

// program calls main, with the startup before it and the cleanup after it. It returns how the program ended, which is
// never nil, or why it cannot be run.
func (p *process) program() (err, refused error) {
	defer func() {
		if r := recover(); r != nil {
			// Fault panics out of Go code that the program called directly.
			e, ok := r.(error)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	p.main.join(p.hostThreads.Initial())
	p.main.env.TakesSignals = true
	for _, name := range p.image.program.Ctors {
		if _, err := p.main.call(name); err != nil {
			return err, nil
		}
	}
	args, err := p.mainArguments()
	if err != nil {
		return nil, err
	}
	result, err := p.main.call("main", args...)
	if err != nil {
		return err, nil
	}
	p.main.thread.Member().Barrier(team.NoSite) // for tasks of the initial thread
	status := int(uint32(result) & 0xff)
	for _, name := range p.image.program.Dtors {
		if _, err := p.main.call(name); err != nil {
			return err, nil
		}
	}
	// Asynchronous work that is never waited for ends with the program.
	if err := p.platform.Finish(device.Site{Directive: "end of the program"}); err != nil {
		return err, nil
	}
	p.main.env.Exit(status) // panics
	return nil, nil
}

// expire ends the process at its time limit.
func (p *process) expire() {
	p.stop(StatusTimeout, fmt.Sprintf("the program ran longer than the %v that --timeout allows", p.opts.Limit))
}

// stop ends the process from outside, with all ranks of its job. The program may hold any lock: output that is being written is lost.
func (p *process) stop(status int, why string) {
	// Who comes second, a signal after the time limit or another rank, waits for the end.
	all, stopping := []*process{p}, &p.stopping
	if p.member != nil {
		all, stopping = p.member.job.processes, &p.member.job.stopping
	}
	stopping.Lock()
	for _, p := range all {
		p.tryFlush()
	}
	p.report.Add(check.Finding{Kind: check.RuntimeError, Level: check.Fatal, Message: why})
	p.opts.Stopped(status)
}

// tryFlush writes out what the libraries hold back, but for what is at work.
func (p *process) tryFlush() {
	if p.ready.Load() { // else it has printed nothing
		p.fortran.TryFlush()
		p.libc.TryFlush()
	}
	p.flushLines()
}

// receive gives the program the signals that come from outside. One that it neither handles nor ignores stops it, as its default action does.
func (p *process) receive(signals <-chan os.Signal) {
	for s := range signals {
		n, known := s.(syscall.Signal)
		if known && !p.libc.Deliver(int32(n)) {
			p.stop(128+int(n), fmt.Sprintf("the program was stopped by a signal (%v)", s))
		}
	}
}

// flush ends the connections of Fortran's units and writes out what the libraries hold back.
func (p *process) flush() error { return errors.Join(p.fortran.Close(), p.libc.Flush()) }

// ended returns the status of a program that stopped, and prints why if it did not mean to.
func (p *process) ended(err error) int {
	if p.values != nil && p.opts.Unread != nil {
		defer p.values.tellUnread()
	}
	if status, ok := p.endedByRanks(err); ok {
		return status
	}
	var exit *libc.Exit
	if errors.As(err, &exit) {
		// Kernels that are in queues still may have ended with the program.
		if fail := p.platform.Finish(device.Site{Directive: "end of the program"}); fail != nil && !errors.As(fail, &exit) && !errors.Is(fail, team.ErrEnded) {
			err = fail
			if p.profiler != nil {
				p.profiler.failAtEnd(err)
			}
		} else if fail := p.shutDown(exit); fail != nil {
			return p.ended(fail)
		} else {
			_ = p.flush()
			if exit.Abort && !exit.Told {
				p.report.Add(p.finding(err))
			}
			p.remains()
			if exit.Status == 0 && p.report.Failed() {
				return statusFound
			}
			return exit.Status
		}
	}
	_ = p.flush()
	p.report.Add(p.finding(err))
	if condition := (*libfortran.Error)(nil); errors.As(err, &condition) {
		return libfortran.StatusError
	}
	return statusFault
}

// shutDown tells the callbacks of a program that ends by itself that it does. The error is what one of them failed with.
func (p *process) shutDown(exit *libc.Exit) error {
	if p.profiler == nil || exit.Abort {
		return nil
	}
	return p.profiler.shutDown()
}

// mainArguments puts argv into the host's heap, in the form that main's signature asks for.
func (p *process) mainArguments() ([]uint64, error) {
	params := p.main.mod.function("main").params()
	n := len(params)
	if n == 0 {
		return nil, nil
	}
	if n < 2 || n > 3 || params[0] != api.ValueTypeI32 {
		return nil, fmt.Errorf("main has parameters that the environment does not pass")
	}
	list := func(texts []string) (uint64, error) {
		at, ok := p.heap.Alloc(uint64(len(texts)+1)*8, 16)
		if !ok {
			return 0, fmt.Errorf("no room for the arguments")
		}
		b, err := p.host.Slice(at, uint64(len(texts)+1)*8)
		if err != nil {
			return 0, err
		}
		clear(b)
		for i, s := range texts {
			addr := p.text(s)
			binary.LittleEndian.PutUint64(b[i*8:], addr)
		}
		return at, nil
	}
	argv, err := list(p.opts.Args)
	if err != nil {
		return nil, err
	}
	args := []uint64{uint64(len(p.opts.Args)), argv}
	if n == 3 {
		env := append([]string(nil), p.opts.Env...)
		sort.Strings(env)
		envp, err := list(env)
		if err != nil {
			return nil, err
		}
		args = append(args, envp)
	}
	return args, nil
}

// text is the address of a string in host memory, the same for equal strings.
func (p *process) text(s string) uint64 {
	p.textLock.Lock()
	defer p.textLock.Unlock()
	if at, ok := p.texts[s]; ok {
		return at
	}
	at, ok := p.heap.Alloc(uint64(len(s))+1, 1)
	if !ok {
		return 0
	}
	b, err := p.host.Slice(at, uint64(len(s))+1)
	if err != nil {
		return 0
	}
	copy(b, s)
	b[len(s)] = 0
	p.texts[s] = at
	return at
}
