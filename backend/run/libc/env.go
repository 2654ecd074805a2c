package libc

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"accc/backend/budget"
	"accc/backend/team"
)

// A Space is the memory that one side of the program, the host or a device, can reach.
type Space interface {
	// Slice returns the n bytes at addr, to be read or written in place, or an error that says why this side cannot
	// access them. The slice is valid until memory grows.
	Slice(addr, n uint64) ([]byte, error)
	// Rest returns the bytes from addr to the end of the memory that contains it.
	Rest(addr uint64) ([]byte, error)
}

// A Caller calls the function of the program that a function pointer designates and returns its result.
// A trap inside it unwinds through the library by panic.
type Caller func(fn uint64, args ...uint64) uint64

// Config describes the process a program believes to run in.
type Config struct {
	Args   []string // argv, the name of the program first
	Stdin  io.Reader
	Stdout io.Writer
	Stderr io.Writer
	// Interactive tells that Stdout is a terminal: it is then flushed after every line and before input.
	Interactive bool
	Getenv      func(name string) (string, bool) // nil: an empty environment
	Heap        *Heap
	Host        Space             // the memory that contains the heap
	Objects     map[string]uint64 // addresses of the library objects that the program refers to
	Files       Opener            // what fopen may reach; nil: nothing
	Now         func() time.Time  // nil: time.Now
	Budget      *budget.Budget    // of what the library takes for the program outside of its memory; nil: without bound
}

// A Process is the state of the C library that all calls of one program share. Its methods may be called by
// several goroutines at once.
type Process struct {
	cfg     Config
	start   time.Time
	heap    *Heap
	streams streams
	random  random
	options getoptState

	alone  sync.Mutex   // held by functions that threads call one after another
	errnos atomic.Int32 // of threads

	mu          sync.Mutex
	statics     map[string]uint64   // objects in host memory that the library owns, by name
	environ     map[string]*string  // what setenv changed; nil: removed
	atexit      []uint64            // function pointers, in order of registration
	strtok      uint64              // where the next strtok goes on
	directories map[uint64]*listing // that are being read
	quick       []uint64            // as atexit, for quick_exit
	cwd         string              // where chdir went; empty: nowhere

	signals        signals
	woken          chan struct{} // a signal has come from outside
	exceptions     int32         // that feraiseexcept raised
	toldExceptions bool
	hashed         map[string]uint64      // entries of hsearch by key; nil: there is no table
	expressions    map[uint64]*expression // of regcomp by number
	lastExpression uint64
	refused        Refused
	threads
	locks      lockTable // of omp.h
	allocators allocators
}

// New returns the library state of a fresh program.
func New(cfg Config) *Process {
	if cfg.Getenv == nil {
		cfg.Getenv = func(string) (string, bool) { return "", false }
	}
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	p := &Process{cfg: cfg, start: cfg.Now(), heap: cfg.Heap, statics: map[string]uint64{}, environ: map[string]*string{}, directories: map[uint64]*listing{}, expressions: map[uint64]*expression{}}
	p.woken = make(chan struct{}, 1)
	p.streams.init(cfg)
	p.random.init()
	p.threads.init()
	return p
}

// Env returns what calls from one side, and on that side from one goroutine, can reach.
func (p *Process) Env(space Space, call Caller) *Env {
	return &Env{Process: p, space: space, call: call}
}

// Heap returns the heap of the host.
func (p *Process) Heap() *Heap { return p.heap }

// Flush writes out what the program printed and the library still holds.
func (p *Process) Flush() error { return p.streams.flushAll() }

// TryFlush is [Process.Flush] without waiting long for streams that are at work.
func (p *Process) TryFlush() {
	if !LockSoon(&p.streams.mu) {
		return
	}
	defer p.streams.mu.Unlock()
	for _, s := range p.streams.open {
		if s != nil && LockSoon(&s.mu) {
			_ = s.flush()
			s.mu.Unlock()
		}
	}
}

// LockSoon locks a mutex unless somebody holds it for long, as one does who waits for input.
func LockSoon(mu *sync.Mutex) bool {
	for range 50 {
		if mu.TryLock() {
			return true
		}
		time.Sleep(time.Millisecond)
	}
	return false
}

// An Env is the surroundings of calls from one side of a program. It belongs to one goroutine.
type Env struct {
	*Process
	space Space
	call  Caller
	fn    *Func         // the function at work
	held  []*sync.Mutex // that calls at work have locked by hold, in order
	errAt uint64        // address of errno; 0: not known yet

	// Thread is the thread of OpenMP that calls; nil: the one thread of a program without any.
	Thread *team.Thread
	// League is the number of the thread's team in its league, and how many there are; nil: those of Thread.
	League func() (place, size int)
	// TakesSignals marks calls of the host, which handlers of signals may interrupt.
	TakesSignals bool
	// Interrupted tells that the handler of a signal from outside is at work.
	Interrupted bool
	// Jump is longjmp: it panics with what the executor takes for a jump, or returns why there can be none.
	Jump func(state uint64, value int32) error
}

// hold locks m until the call at work ends, by return or by a panic: a trap, exit, or longjmp out of a callback. A function that looks at
// memory of the program, or calls the program, while it holds a lock takes the lock here: either may unwind it.
func (e *Env) hold(m *sync.Mutex) {
	if slices.Contains(e.held, m) {
		return // mmap reads a file by several calls of pread
	}
	m.Lock()
	e.held = append(e.held, m)
}

// release unlocks what hold locked last, before the call ends.
func (e *Env) release(m *sync.Mutex) {
	last := len(e.held) - 1
	if last < 0 || e.held[last] != m {
		panic("libc: a lock is released that is not the last one held")
	}
	e.held = e.held[:last]
	m.Unlock()
}

// leave ends a call: the caller is at work again, and what the call held beyond the first locks is free.
func (e *Env) leave(caller *Func, locks int) {
	for _, m := range slices.Backward(e.held[locks:]) {
		m.Unlock()
	}
	e.held, e.fn = e.held[:locks], caller
}

// A Trap is a call of a library function that the program had no right to make, such as a string that ends
// outside its memory. It travels as a panic.
type Trap struct {
	Func string // the library function
	Err  error
}

func (t *Trap) Error() string { return t.Func + ": " + t.Err.Error() }

// Unwrap returns the cause, for instance the error of the [Space].
func (t *Trap) Unwrap() error { return t.Err }

// An Exit ends the program as exit, _Exit or abort ask. It travels as a panic.
type Exit struct {
	Status int  // what the parent process sees; 134 after abort
	Abort  bool // by abort or a failed assertion
	Told   bool // what happened has been printed
}

func (x *Exit) Error() string {
	if x.Abort {
		return "the program called abort"
	}
	return fmt.Sprintf("exit status %d", x.Status)
}

// fail stops the program.
func (e *Env) fail(format string, args ...any) {
	e.failErr(fmt.Errorf(format, args...))
}

func (e *Env) failErr(err error) {
	panic(&Trap{Func: cmp.Or(e.Working(), "libc"), Err: err})
}

// Working returns the name of the function that is at work, "" if none is.
func (e *Env) Working() string {
	if e.fn == nil {
		return ""
	}
	return strings.TrimPrefix(e.fn.Name, slow)
}

// bytes returns n bytes of memory without copying them.
func (e *Env) bytes(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	b, err := e.space.Slice(addr, n)
	if err != nil {
		e.failErr(err)
	}
	return b
}

// cstring returns the string at addr without copying it, and without its terminator.
func (e *Env) cstring(addr uint64) []byte {
	b, err := e.space.Rest(addr)
	if err != nil {
		e.failErr(err)
	}
	n := bytes.IndexByte(b, 0)
	if n < 0 {
		e.fail("the string at %#x has no end", addr)
	}
	return b[:n]
}

// boundedString is cstring for a string that ends after max bytes at the latest.
func (e *Env) boundedString(addr, max uint64) []byte {
	if max == 0 {
		return nil
	}
	b, err := e.space.Rest(addr)
	if err != nil {
		e.failErr(err)
	}
	if uint64(len(b)) > max {
		b = b[:max]
	}
	if n := bytes.IndexByte(b, 0); n >= 0 {
		return b[:n]
	}
	if uint64(len(b)) < max {
		e.fail("the string at %#x has no end", addr)
	}
	return b
}

// setString writes s and its terminator at addr.
func (e *Env) setString(addr uint64, s []byte) {
	b := e.bytes(addr, uint64(len(s))+1)
	copy(b, s)
	b[len(s)] = 0
}

func (e *Env) load32(addr uint64) uint32     { return binary.LittleEndian.Uint32(e.bytes(addr, 4)) }
func (e *Env) load64(addr uint64) uint64     { return binary.LittleEndian.Uint64(e.bytes(addr, 8)) }
func (e *Env) store8(addr uint64, v uint8)   { e.bytes(addr, 1)[0] = v }
func (e *Env) store16(addr uint64, v uint16) { binary.LittleEndian.PutUint16(e.bytes(addr, 2), v) }
func (e *Env) store32(addr uint64, v uint32) { binary.LittleEndian.PutUint32(e.bytes(addr, 4), v) }
func (e *Env) store64(addr uint64, v uint64) { binary.LittleEndian.PutUint64(e.bytes(addr, 8), v) }

// store writes an integer of 1, 2, 4 or 8 bytes.
func (e *Env) store(addr uint64, v uint64, size int) {
	switch size {
	case 1:
		e.store8(addr, uint8(v))
	case 2:
		e.store16(addr, uint16(v))
	case 4:
		e.store32(addr, uint32(v))
	default:
		e.store64(addr, v)
	}
}

// entrySize is the bytes that an entry of a table of the library counts beside its texts.
const entrySize = 128

// freeStatics is how many objects of the library count nothing: messages must be there when the budget is spent.
const freeStatics = 1024

// charge takes n bytes of the budget for something that the program keeps in the library; else errno is ENOMEM.
func (e *Env) charge(n int64) bool {
	if e.cfg.Budget.Take(n) {
		return true
	}
	e.setErrno(errnoNoMemory)
	return false
}

// static returns the address of an object of the library in host memory, created on first use.
func (e *Env) static(name string, size uint64) uint64 {
	e.mu.Lock()
	defer e.mu.Unlock()
	if addr, ok := e.statics[name]; ok {
		return addr
	}
	addr := e.heap.own(size)
	if addr == 0 || len(e.statics) >= freeStatics && !e.cfg.Budget.Take(entrySize+int64(len(name))) {
		e.fail("out of memory")
	}
	b, err := e.cfg.Host.Slice(addr, size)
	if err != nil {
		e.failErr(err)
	}
	clear(b)
	e.statics[name] = addr
	return addr
}

// staticString is static for a string, which is the same whenever the name is.
func (e *Env) staticString(name, text string) uint64 {
	return e.staticBytes(name, append([]byte(text), 0))
}

// staticBytes is static with initial bytes.
func (e *Env) staticBytes(name string, initial []byte) uint64 {
	e.mu.Lock()
	_, made := e.statics[name]
	e.mu.Unlock()
	addr := e.static(name, uint64(len(initial)))
	if !made {
		b, err := e.cfg.Host.Slice(addr, uint64(len(initial)))
		if err != nil {
			e.failErr(err)
		}
		copy(b, initial)
	}
	return addr
}

// A va is a cursor over variable arguments.
type va struct {
	e    *Env
	addr uint64
}

func (v *va) next() uint64 {
	x := v.e.load64(v.addr)
	v.addr += 8
	return x
}

// Shorthands for the values on a stack.

func toI32(v int32) uint64   { return uint64(uint32(v)) }
func toF64(v float64) uint64 { return math.Float64bits(v) }
func toF32(v float32) uint64 { return uint64(math.Float32bits(v)) }
func f64(v uint64) float64   { return math.Float64frombits(v) }
func f32(v uint64) float32   { return math.Float32frombits(uint32(v)) }

func toBool(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
