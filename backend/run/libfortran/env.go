package libfortran

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"sync/atomic"
	"time"

	"accc/backend/budget"
	"accc/backend/run/libc"
)

// Config describes the process a program believes to run in. What is left out is as in libc.Config.
type Config struct {
	Args        []string // the name of the program first
	Stdin       io.Reader
	Stdout      io.Writer
	Stderr      io.Writer
	Interactive bool // Stdout is a terminal
	Getenv      func(name string) (string, bool)
	Files       libc.Opener
	Budget      *budget.Budget // of scratch files; nil: without bound
	Now         func() time.Time
}

// A Process is the state of the library that all calls of one program share. Its methods may be called by several
// goroutines at once.
type Process struct {
	cfg   Config
	start time.Time

	random  random
	units   units
	formats formatCache

	ieeeFlags   atomic.Uint32         // that ieee_set_flag has set
	haltingSaid atomic.Bool           // that halting is not supported
	lastErr     atomic.Pointer[error] // of the procedures of legacy.go
	lastTime    atomic.Int64          // of dtime
}

// New returns the library state of a fresh program.
func New(cfg Config) *Process {
	if cfg.Getenv == nil {
		cfg.Getenv = func(string) (string, bool) { return "", false }
	}
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Stdin == nil {
		cfg.Stdin = bytes.NewReader(nil)
	}
	if cfg.Stdout == nil {
		cfg.Stdout = io.Discard
	}
	if cfg.Stderr == nil {
		cfg.Stderr = io.Discard
	}
	p := &Process{cfg: cfg, start: cfg.Now()}
	p.random.seed(p.start)
	p.units.connectStandard(cfg.Stdin, cfg.Stdout, cfg.Stderr, cfg.Interactive)
	return p
}

// A Side is what calls from the host, or from one gang on a device, can reach.
type Side struct {
	Memory libc.Space
	Call   libc.Caller // calls a function of the program
	// Alloc returns the address of size bytes on this side, or 0; Free takes it back.
	Alloc func(size uint64) uint64
	Free  func(addr uint64) error
	// Filled is told of memory from Alloc that the library gives values; it may be nil.
	Filled func(addr, size uint64)
	// Device marks code that runs on a device.
	Device bool
}

// Env returns the surroundings of calls from one side.
func (p *Process) Env(s Side) *Env { return &Env{Process: p, side: s} }

// An Env is the surroundings of calls from one side of a program. It belongs to one goroutine.
type Env struct {
	*Process
	side Side
	fn   *Func // the function at work
	// statements are the I/O statements that have begun, by cookie less one.
	statements []*ioStatement
	// parents are the transfers that have called procedures for derived types, the innermost last.
	parents []*parentTransfer
	// types are the descriptions of derived types that were read.
	types map[uint64]*Type
	// stacks are the temporaries of forall and where, by handle.
	stacks map[uint64]*stack
}

// An Error is an error condition that nothing in the program handles. It travels as a panic and ends the program with
// status 2, as gfortran's do.
type Error struct {
	File string // where the statement is, if the call tells
	Line int
	Unit string // of an I/O statement: unit and file
	Msg  string
}

// StatusError is the exit status of a program that an [Error] ends.
const StatusError = 2

func (x *Error) Error() string { return x.Msg }

// Report is what the program prints about the error, as programs of gfortran do.
func (x *Error) Report() string {
	text := ""
	if x.File != "" {
		text = fmt.Sprintf("At line %d of file %s", x.Line, x.File)
		if x.Unit != "" {
			text += " (" + x.Unit + ")"
		}
		text += "\n"
	}
	return text + "Fortran runtime error: " + x.Msg + "\n"
}

// fail stops the program with an error that says what the library function was asked to do.
func (e *Env) fail(format string, args ...any) {
	panic(&Error{Msg: fmt.Sprintf(format, args...)})
}

// failAt is fail with the location that the call passes: the address of the name of the file, and the line.
func (e *Env) failAt(file, line uint64, format string, args ...any) {
	x := &Error{Line: int(int32(line)), Msg: fmt.Sprintf(format, args...)}
	if file != 0 {
		x.File = string(e.cstring(file))
	}
	panic(x)
}

// exit ends the program.
func (e *Env) exit(status int) { panic(&libc.Exit{Status: status & 255}) }

func (e *Env) trap(err error) { panic(&libc.Trap{Func: e.fn.Name, Err: err}) }

// bytes returns n bytes of memory without copying them.
func (e *Env) bytes(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	b, err := e.side.Memory.Slice(addr, n)
	if err != nil {
		e.trap(err)
	}
	return b
}

// cstring returns the string at addr without copying it, and without its terminator.
func (e *Env) cstring(addr uint64) []byte {
	b, err := e.side.Memory.Rest(addr)
	if err != nil {
		e.trap(err)
	}
	n := bytes.IndexByte(b, 0)
	if n < 0 {
		e.trap(fmt.Errorf("the string at %#x has no end", addr))
	}
	return b[:n]
}

func (e *Env) load32(addr uint64) uint32     { return binary.LittleEndian.Uint32(e.bytes(addr, 4)) }
func (e *Env) load64(addr uint64) uint64     { return binary.LittleEndian.Uint64(e.bytes(addr, 8)) }
func (e *Env) store8(addr uint64, v uint8)   { e.bytes(addr, 1)[0] = v }
func (e *Env) store64(addr uint64, v uint64) { binary.LittleEndian.PutUint64(e.bytes(addr, 8), v) }

// words reads n words of 8 bytes.
func (e *Env) words(addr, n uint64) []uint64 {
	b := e.bytes(addr, n*8)
	out := make([]uint64, n)
	for i := range out {
		out[i] = binary.LittleEndian.Uint64(b[i*8:])
	}
	return out
}

// kind checks a kind type parameter that a call passes, of integers or logicals.
func (e *Env) kind(v uint64) int {
	switch n := toInt(v); n {
	case 1, 2, 4, 8, 16:
		return n
	}
	e.fail("%s: there are no integers of the kind %d", Describe(e.fn.Name), toInt(v))
	return 0
}

// loadInt reads a signed integer of 1, 2, 4 or 8 bytes.
func (e *Env) loadInt(addr uint64, size int) int64 {
	b := e.bytes(addr, uint64(size))
	switch size {
	case 1:
		return int64(int8(b[0]))
	case 2:
		return int64(int16(binary.LittleEndian.Uint16(b)))
	case 4:
		return int64(int32(binary.LittleEndian.Uint32(b)))
	}
	return int64(binary.LittleEndian.Uint64(b))
}

// storeInt writes an integer of 1, 2, 4, 8 or 16 bytes.
func (e *Env) storeInt(addr uint64, v int64, size int) {
	b := e.bytes(addr, uint64(size))
	switch size {
	case 1:
		b[0] = uint8(v)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(v))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(v))
	default:
		binary.LittleEndian.PutUint64(b, uint64(v))
		if size == 16 {
			binary.LittleEndian.PutUint64(b[8:], uint64(v>>63))
		}
	}
}

// alloc returns the address of size bytes, or 0. Different blocks have different addresses, even empty ones.
func (e *Env) alloc(size uint64) uint64 { return e.side.Alloc(max(size, 1)) }

// obtain is alloc for what the program cannot go on without.
func (e *Env) obtain(size uint64) uint64 {
	at := e.alloc(size)
	if at == 0 {
		e.fail("%s", noRoom(size))
	}
	return at
}

// noRoom reports that there is no memory for a number of bytes; a number larger than any memory is shown as one such
// number.
func noRoom(size uint64) string {
	if size >= 1<<62 {
		return "Error allocating memory: the size is more than can be counted"
	}
	return fmt.Sprintf("Error allocating %d bytes: insufficient memory", size)
}

// free takes a block back.
func (e *Env) free(addr uint64) {
	if err := e.side.Free(addr); err != nil {
		e.trap(err)
	}
}

// pad copies text to a character variable, cut off or filled up with blanks.
func pad(to, text []byte) {
	n := copy(to, text)
	for i := n; i < len(to); i++ {
		to[i] = ' '
	}
}

// Shorthands for the values on a stack.

func fromI32(v int32) uint64   { return uint64(uint32(v)) }
func fromF64(v float64) uint64 { return math.Float64bits(v) }
func fromF32(v float32) uint64 { return uint64(math.Float32bits(v)) }
func toF64(v uint64) float64   { return math.Float64frombits(v) }
func toF32(v uint64) float32   { return math.Float32frombits(uint32(v)) }
func toInt(v uint64) int       { return int(int32(v)) }

func fromBool(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
