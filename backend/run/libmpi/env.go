package libmpi

import (
	"encoding/binary"
	"fmt"
	"math"
	"sync"
	"time"

	"accc/backend/budget"
	"accc/backend/check"
	"accc/backend/mpi"
)

// Config is the surroundings of a process.
type Config struct {
	Memory mpi.Memory // of the process; addresses of devices are the executor's concern
	Alloc  func(size uint64) uint64
	Free   func(addr uint64) error
	Start  time.Time
	// Symbols are the addresses of the variables that [Sentinels] names, as far as the program has them.
	Symbols map[string]uint64
	// Budget limits the objects of MPI that the program makes; nil: no limit.
	Budget *budget.Budget
	// Leaks asks for what is left at the end.
	Leaks bool
	// Found is told what is wrong.
	Found func(check.Finding)
}

// A Process is a rank as the library sees it: handles, attributes, buffers.
type Process struct {
	config Config
	rank   *mpi.Rank
	world  *mpi.World

	mu       sync.Mutex
	tables   [kinds]table
	begun    bool
	finished bool
	level    int
	attached struct{ addr, size uint64 }
	keys     map[int]*keyval
	texts    map[string]uint64
	attr     map[int]uint64    // addresses of the predefined attributes
	special  map[uint64]uint64 // what C has for the addresses of some variables of Fortran
}

// New makes the process of a rank.
func New(rank *mpi.Rank, config Config) *Process {
	p := &Process{config: config, rank: rank, world: rank.World(), keys: map[int]*keyval{}, texts: map[string]uint64{}, attr: map[int]uint64{}}
	p.predefine()
	p.findSentinels()
	return p
}

// Finalized reports whether the process has not begun with MPI, or has ended with it.
func (p *Process) Finalized() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return !p.begun || p.finished
}

// An Env is what calls from a thread can reach.
type Env struct {
	*Process
	// Call calls the function of the program that a function pointer designates.
	Call func(fn uint64, args ...uint64) uint64
	// Place is where the call is that comes next.
	Place check.Place
	// Read and Wrote are told of memory that the library reads for a message, or has written; nil: nobody watches.
	Read, Wrote func(addr, size uint64)
	// Lend is told of memory that a nonblocking call has, which it writes or only reads, until back is called; nil: nobody watches.
	Lend func(addr, size uint64, write bool, by mpi.Call) (back func())
	// Alone reports whether no other thread executes the program.
	Alone func() bool

	fn       *Func
	call     mpi.Call
	sections []*section // of the call
}

// Env is the surroundings of a thread.
func (p *Process) Env() *Env { return &Env{Process: p} }

// Invoke calls f. The arguments are on stack, which has room for at least one value; the result replaces the first. It panics where the program
// cannot go on: with a *mpi.Stopped where other ranks have ended it, with a *Fault where this call does.
func (f *Func) Invoke(e *Env, stack []uint64) {
	outer, outerCall := e.fn, e.call
	e.fn = f
	e.call = mpi.Call{Name: f.Call, Place: e.Place, Alone: e.level < threadMultiple || e.Alone == nil || e.Alone()}
	e.Place = check.Place{}
	if !f.early {
		e.usable()
	}
	e.rank.Enter()
	sections := e.sections
	handle := e.communicator(f, stack)
	err := e.perform(f, stack)
	switch {
	case f.ierror >= 0:
		if code := e.handled(handle, err); stack[f.ierror] != 0 {
			if err := e.caught(func() { e.setInt(stack[f.ierror], code) }); err != nil {
				e.die(err)
			}
		}
	case f.code:
		stack[0] = uint64(uint32(e.handled(handle, err)))
	case err != nil:
		e.die(err)
	}
	e.fn, e.call, e.sections = outer, outerCall, sections
}

// perform calls the function of f and returns what it throws.
func (e *Env) perform(f *Func, stack []uint64) *mpi.Error {
	return e.caught(func() { f.do(e, stack) })
}

// caught returns what a function throws.
func (e *Env) caught(do func()) (err *mpi.Error) {
	defer func() {
		if x := recover(); x != nil {
			var ok bool
			if err, ok = x.(*mpi.Error); !ok {
				panic(x)
			}
		}
	}()
	do()
	return nil
}

// throw ends the call with an error.
func throw(err error) {
	if err != nil {
		panic(asError(err))
	}
}

func fail(class int, format string, args ...any) { panic(mpi.Errorf(class, format, args...)) }

func asError(err error) *mpi.Error {
	if e, ok := err.(*mpi.Error); ok {
		return e
	}
	return mpi.Errorf(mpi.ErrOther, "%v", err)
}

// Working returns the name of the call that is at work, "" if none is.
func (e *Env) Working() string {
	if e.fn == nil {
		return ""
	}
	return e.call.Name
}

// usable ends the program if the library has not been initialised.
func (e *Env) usable() {
	switch {
	case !e.begun:
		e.die(mpi.Errorf(mpi.ErrOther, "it is called before MPI_Init"))
	case e.finished:
		e.die(mpi.Errorf(mpi.ErrOther, "it is called after MPI_Finalize"))
	}
}

// communicator is the handle that a call has, 0 if it has none.
func (e *Env) communicator(f *Func, a []uint64) uint32 {
	switch {
	case f.comm < 0 || f.comm >= len(a):
		return 0
	case !f.fortran:
		return uint32(a[f.comm])
	}
	b, err := e.config.Memory.Slice(a[f.comm], 4)
	if err != nil {
		return 0
	}
	return binary.LittleEndian.Uint32(b)
}

// handled lets the error handler of the communicator decide about an error, and returns the code of the call.
func (e *Env) handled(handle uint32, err *mpi.Error) int {
	if err == nil {
		return mpi.Success
	}
	c, _ := e.lookup(handle).(*comm)
	e.mu.Lock()
	if c == nil {
		c, _ = e.tables[kindComm].at(commWorld).(*comm)
	}
	h := c.errors
	e.mu.Unlock()
	return e.handle(c, h, err)
}

func (e *Env) handle(c *comm, h *errhandler, err *mpi.Error) int {
	switch {
	case h.fatal:
		e.die(err)
	case h.fn != 0:
		at := e.temporary(8)
		defer e.release(at)
		e.store32(at, c.handle)
		e.store32(at+4, uint32(err.Class))
		e.Call(h.fn, at, at+4)
	}
	return err.Class
}

// A Fault is what ends the whole program in a call. It unwinds the rank, as a panic.
type Fault struct{ Finding check.Finding }

func (f *Fault) Error() string { return f.Finding.Message }

// die ends the program with an error of a call.
func (e *Env) die(err *mpi.Error) {
	code := err.Code
	if code == "" {
		code = check.MessageError
	}
	panic(&Fault{check.Finding{Code: code, Kind: check.Message, Level: check.Fatal, First: e.call.Place, Message: e.call.Name + ": " + err.Text, Notes: err.Notes}})
}

// Memory.

func (e *Env) bytes(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	b, err := e.config.Memory.Slice(addr, n)
	if err != nil {
		fail(mpi.ErrArg, "an argument points to no memory of the program: %v", err)
	}
	return b
}

func (e *Env) load32(addr uint64) uint32 { return binary.LittleEndian.Uint32(e.bytes(addr, 4)) }
func (e *Env) load64(addr uint64) uint64 { return binary.LittleEndian.Uint64(e.bytes(addr, 8)) }

func (e *Env) store32(addr uint64, v uint32) {
	binary.LittleEndian.PutUint32(e.bytes(addr, 4), v)
	e.changed(addr, 4)
}

func (e *Env) store64(addr uint64, v uint64) {
	binary.LittleEndian.PutUint64(e.bytes(addr, 8), v)
	e.changed(addr, 8)
}

func (e *Env) changed(addr, size uint64) {
	if e.Wrote != nil && size > 0 {
		e.Wrote(addr, size)
	}
}

// setInt writes an int; 0 is no address.
func (e *Env) setInt(addr uint64, v int) { e.store32(addr, uint32(int32(v))) }

func (e *Env) setBool(addr uint64, v bool) {
	if v {
		e.setInt(addr, 1)
	} else {
		e.setInt(addr, 0)
	}
}

// ints are the elements of an array of int.
func (e *Env) ints(addr uint64, n int) []int {
	if n < 0 {
		fail(mpi.ErrArg, "the number of elements is %d", n)
	}
	b := e.bytes(addr, uint64(n)*4)
	out := make([]int, n)
	for i := range out {
		out[i] = int(int32(binary.LittleEndian.Uint32(b[4*i:])))
	}
	return out
}

func (e *Env) setInts(addr uint64, list []int) {
	for i, v := range list {
		e.setInt(addr+4*uint64(i), v)
	}
}

// longs are the elements of an array of MPI_Aint.
func (e *Env) longs(addr uint64, n int) []int {
	if n < 0 {
		fail(mpi.ErrArg, "the number of elements is %d", n)
	}
	b := e.bytes(addr, uint64(n)*8)
	out := make([]int, n)
	for i := range out {
		out[i] = int(binary.LittleEndian.Uint64(b[8*i:]))
	}
	return out
}

// text is a string of C.
func (e *Env) text(addr uint64) string {
	var out []byte
	for {
		c := e.bytes(addr+uint64(len(out)), 1)[0]
		if c == 0 {
			return string(out)
		}
		out = append(out, c)
	}
}

// setText writes a string of C, and its length where that is asked for.
func (e *Env) setText(addr uint64, s string, length uint64) {
	copy(e.bytes(addr, uint64(len(s))+1), s+"\x00")
	e.changed(addr, uint64(len(s))+1)
	if length != 0 {
		e.setInt(length, len(s))
	}
}

// temporary is room for values in the memory of the program, for functions of it.
func (e *Env) temporary(size uint64) uint64 {
	at := e.config.Alloc(size)
	if at == 0 {
		fail(mpi.ErrNoMem, "there is no memory left")
	}
	return at
}

func (e *Env) release(addr uint64) { _ = e.config.Free(addr) }

func i32(v uint64) int       { return int(int32(uint32(v))) }
func toF64(v float64) uint64 { return math.Float64bits(v) }
func plural(n int, s string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, s)
	}
	return fmt.Sprintf("%d %ss", n, s)
}
