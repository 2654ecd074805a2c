package libc

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// stdlib.h and inttypes.h, C23 7.24 and 7.8. The random numbers are in rand.go.
var stdlibHeader = header{"stdlib.h", append([]row{
	{"void *malloc(size_t size)", "allocate size bytes", host, func(e *Env, s []uint64) { s[0] = e.malloc(s[0], granule) }},
	{"void *calloc(size_t n, size_t size)", "allocate n objects of size bytes, all zero", host, calloc},
	{"void *realloc(void *p, size_t size)", "change the size of an allocated object", host, func(e *Env, s []uint64) { s[0] = e.realloc(s[0], s[1]) }},
	{"void *reallocarray(void *p, size_t n, size_t size)", "realloc to n objects", host, reallocarray},
	{"void *aligned_alloc(size_t alignment, size_t size)", "allocate size bytes at a multiple of alignment", host, alignedAlloc},
	{"int posix_memalign(void **p, size_t alignment, size_t size)", "allocate as aligned_alloc and store the address", host, posixMemalign},
	{"void *memalign(size_t alignment, size_t size)", "aligned_alloc under its old name", host, alignedAlloc},
	{"void *valloc(size_t size)", "allocate size bytes at a multiple of the page size", host, func(e *Env, s []uint64) { s[0] = e.malloc(s[0], pageSize) }},
	{"void free(void *p)", "give an allocated object back", host, free},

	{"int abs(int n)", "the absolute value", pure, func(_ *Env, s []uint64) { s[0] = toI32(int32(absInt(int64(int32(s[0]))))) }},
	{"long labs(long n)", "the absolute value", pure, labs},
	{"long long llabs(long long n)", "the absolute value", pure, labs},

	{"int atoi(const char *s)", "the int a string begins with", device, func(e *Env, s []uint64) { s[0] = toI32(int32(e.atol(s[0]))) }},
	{"long atol(const char *s)", "the long a string begins with", device, atol},
	{"long long atoll(const char *s)", "the long long a string begins with", device, atol},
	{"double atof(const char *s)", "the double a string begins with", device, atof},
	{"long strtol(const char *restrict s, char **restrict end, int base)", "read a long", host, strtol},
	{"long long strtoll(const char *restrict s, char **restrict end, int base)", "read a long long", host, strtol},
	{"unsigned long strtoul(const char *restrict s, char **restrict end, int base)", "read an unsigned long", host, strtoul},
	{"unsigned long long strtoull(const char *restrict s, char **restrict end, int base)", "read an unsigned long long", host, strtoul},
	{"double strtod(const char *restrict s, char **restrict end)", "read a double", host, strtod},
	{"long double strtold(const char *restrict s, char **restrict end)", "read a long double, which is a double", host, strtod},
	{"float strtof(const char *restrict s, char **restrict end)", "read a float", host, strtof},

	{"void qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *))", "sort n objects, equal ones in their order", host, qsort},
	{"void *bsearch(const void *key, const void *base, size_t n, size_t size, int (*compare)(const void *, const void *))", "find an object in n sorted ones", host, bsearch},

	{"_Noreturn void exit(int status)", "end the program", host, func(e *Env, s []uint64) { e.Exit(int(int32(s[0]))) }},
	{"_Noreturn void _Exit(int status)", "end the program without ado", host, exitNow},
	{"_Noreturn void quick_exit(int status)", "end the program after what at_quick_exit registered", host, quickExit},
	{"_Noreturn void abort(void)", "end the program abnormally", device, func(e *Env, _ []uint64) { e.abort() }},
	{"int atexit(void (*f)(void))", "call f when the program ends", host, atexit},
	{"char *getenv(const char *name)", "the value of an environment variable", host, getenv},
	{"int setenv(const char *name, const char *value, int overwrite)", "set an environment variable", host, setenv},
	{"int unsetenv(const char *name)", "remove an environment variable", host, unsetenv},
	{"int putenv(char *setting)", "set an environment variable by NAME=value", host, putenv},
	{"int system(const char *command)", "run a command: there is no command processor", host, system},
}, slices.Concat(randRows, moreStdlibRows)...)}

var inttypesHeader = header{"inttypes.h", []row{
	{"intmax_t strtoimax(const char *restrict s, char **restrict end, int base)", "read an intmax_t", host, strtol},
	{"uintmax_t strtoumax(const char *restrict s, char **restrict end, int base)", "read a uintmax_t", host, strtoul},
	{"intmax_t imaxabs(intmax_t n)", "the absolute value", pure, labs},
}}

func itoa(n int32) string { return strconv.Itoa(int(n)) }

// malloc allocates, or returns 0 and sets errno.
func (e *Env) malloc(size, align uint64) uint64 {
	e.errnoAddr() // there may be no memory for it later
	addr, ok := e.heap.Alloc(size, align)
	if !ok {
		e.noteRefused(size)
		e.setErrno(errnoNoMemory)
		return 0
	}
	return addr
}

// noteRefused records that the function that is called returns no memory.
func (e *Env) noteRefused(size uint64) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.refused = Refused{size, ""}
	if e.fn != nil {
		e.refused.Function = e.fn.Name
	}
}

// Refused is an allocation for which there was no memory.
type Refused struct {
	Size     uint64
	Function string
}

// Refused returns the last allocation for which there was no memory; its size is 0 if there was none.
func (p *Process) Refused() Refused {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.refused
}

func calloc(e *Env, s []uint64) {
	n, size := s[0], s[1]
	if size != 0 && n > math.MaxInt64/size {
		e.setErrno(errnoNoMemory)
		s[0] = 0
		return
	}
	s[0] = e.malloc(n*size, granule)
	if s[0] != 0 {
		clear(e.bytes(s[0], n*size))
	}
}

func (e *Env) realloc(p, size uint64) uint64 {
	if p == 0 {
		return e.malloc(size, granule)
	}
	old, err := e.heap.Size(p)
	if err != nil {
		e.failErr(err)
	}
	if size == 0 {
		_ = e.heap.Free(p)
		return 0
	}
	if stays, _ := e.heap.Resize(p, size); stays {
		return p
	}
	addr := e.malloc(size, granule)
	if addr == 0 {
		return 0
	}
	copy(e.bytes(addr, size), e.bytes(p, old))
	_ = e.heap.Free(p)
	return addr
}

func reallocarray(e *Env, s []uint64) {
	if s[2] != 0 && s[1] > math.MaxInt64/s[2] {
		e.setErrno(errnoNoMemory)
		s[0] = 0
		return
	}
	s[0] = e.realloc(s[0], s[1]*s[2])
}

func powerOfTwo(n uint64) bool { return n != 0 && n&(n-1) == 0 }

func alignedAlloc(e *Env, s []uint64) {
	if !powerOfTwo(s[0]) {
		e.setErrno(errnoInvalid)
		s[0] = 0
		return
	}
	s[0] = e.malloc(s[1], s[0])
}

func posixMemalign(e *Env, s []uint64) {
	if !powerOfTwo(s[1]) || s[1]%8 != 0 {
		s[0] = errnoInvalid
		return
	}
	addr, ok := e.heap.Alloc(s[2], s[1])
	if !ok {
		e.noteRefused(s[2])
		s[0] = errnoNoMemory
		return
	}
	e.store64(s[0], addr)
	s[0] = 0
}

func free(e *Env, s []uint64) {
	if err := e.heap.Free(s[0]); err != nil {
		e.failErr(err)
	}
}

func absInt(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

func labs(_ *Env, s []uint64) { s[0] = uint64(absInt(int64(s[0]))) }

func (e *Env) atol(s uint64) int64 {
	v, _, _ := parseInteger(e.cstring(s), 10)
	n, _ := v.signed()
	return n
}

func atol(e *Env, s []uint64) { s[0] = uint64(e.atol(s[0])) }

func atof(e *Env, s []uint64) {
	v, _, _ := parseFloat(e.cstring(s[0]), 64)
	s[0] = toF64(v)
}

// numeral reads the arguments of the strtol functions and stores where the numeral ends.
func (e *Env) numeral(s []uint64) (v integer) {
	base := int(int32(s[2]))
	if base != 0 && (base < 2 || base > 36) {
		e.setErrno(errnoInvalid)
		return integer{}
	}
	v, used, _ := parseInteger(e.cstring(s[0]), base)
	if s[1] != 0 {
		e.store64(s[1], s[0]+uint64(used))
	}
	return v
}

func strtol(e *Env, s []uint64) {
	v, ok := e.numeral(s).signed()
	if !ok {
		e.setErrno(errnoRange)
	}
	s[0] = uint64(v)
}

func strtoul(e *Env, s []uint64) {
	v, ok := e.numeral(s).unsigned()
	if !ok {
		e.setErrno(errnoRange)
	}
	s[0] = v
}

func (e *Env) strtof(s []uint64, size int) float64 {
	v, used, inRange := parseFloat(e.cstring(s[0]), size)
	if s[1] != 0 {
		e.store64(s[1], s[0]+uint64(used))
	}
	if !inRange {
		e.setErrno(errnoRange)
	}
	return v
}

func strtod(e *Env, s []uint64) { s[0] = toF64(e.strtof(s, 64)) }
func strtof(e *Env, s []uint64) { s[0] = toF32(float32(e.strtof(s, 32))) }

// qsort merges, as glibc does, so that a comparison which calls different objects equal leaves them in their
// order. The objects stay where they are until the order is known: compare sees them in the array.
func qsort(e *Env, s []uint64) {
	e.sort(s[0], s[1], s[2], func(a, b uint64) int32 { return int32(e.call(s[3], a, b)) })
}

func (e *Env) sort(base, n, size uint64, compare func(a, b uint64) int32) {
	if n < 2 || size == 0 {
		return
	}
	e.objectBytes(base, size, n)
	order := make([]uint32, n)
	for i := range order {
		order[i] = uint32(i)
	}
	less := func(a, b uint32) bool { return compare(base+uint64(a)*size, base+uint64(b)*size) < 0 }
	mergeSort(order, make([]uint32, n), less)

	data := e.objectBytes(base, size, n)
	sorted := make([]byte, 0, len(data))
	for _, i := range order {
		sorted = append(sorted, data[uint64(i)*size:][:size]...)
	}
	copy(data, sorted)
}

func mergeSort(a, spare []uint32, less func(a, b uint32) bool) {
	if len(a) < 2 {
		return
	}
	half := len(a) / 2
	mergeSort(a[:half], spare[:half], less)
	mergeSort(a[half:], spare[half:], less)
	copy(spare, a)
	left, right := spare[:half], spare[half:]
	for i := range a {
		if len(right) == 0 || len(left) > 0 && !less(right[0], left[0]) {
			a[i], left = left[0], left[1:]
		} else {
			a[i], right = right[0], right[1:]
		}
	}
}

func bsearch(e *Env, s []uint64) {
	key, base, size, compare := s[0], s[1], s[3], s[4]
	low, high := uint64(0), s[2]
	s[0] = 0
	for low < high {
		middle := low + (high-low)/2
		at := base + middle*size
		switch c := int32(e.call(compare, key, at)); {
		case c == 0:
			s[0] = at
			return
		case c < 0:
			high = middle
		default:
			low = middle + 1
		}
	}
}

// Exit ends the program as a return from main does: it calls what atexit registered, last first, writes out
// the streams and panics with an *[Exit].
func (e *Env) Exit(status int) {
	for {
		e.mu.Lock()
		n := len(e.atexit)
		if n == 0 {
			e.mu.Unlock()
			break
		}
		f := e.atexit[n-1]
		e.atexit = e.atexit[:n-1]
		e.mu.Unlock()
		e.call(f)
	}
	_ = e.Flush()
	panic(&Exit{Status: status & 0xff})
}

func quickExit(e *Env, s []uint64) {
	for n := len(e.quick); n > 0; n = len(e.quick) {
		f := e.quick[n-1]
		e.quick = e.quick[:n-1]
		e.call(f)
	}
	exitNow(e, s)
}

func exitNow(_ *Env, s []uint64) { panic(&Exit{Status: int(s[0]) & 0xff}) }

// sigabrt is the status a shell shows for a program that called abort: 128 and the signal.
const sigabrt = 128 + 6

// abort ends the program; what it printed is not lost. A handler of the signal may end it in another way.
func (e *Env) abort() {
	if a := e.signals.actions[signalAbort]; a.handler > signalIgnore {
		e.signals.actions[signalAbort] = action{}
		e.handle(signalAbort, a)
	}
	_ = e.Flush()
	panic(&Exit{Status: sigabrt, Abort: true, Told: e.fn != nil && e.fn.Name == "__assert_fail"})
}

// exitSize is the bytes that a function for the end of the program counts: nobody has more than some hundred.
const exitSize = 1024

func atexit(e *Env, s []uint64) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if !e.cfg.Budget.Take(exitSize) {
		s[0] = 1
		return
	}
	e.Process.atexit = append(e.Process.atexit, s[0])
	s[0] = 0
}

func getenv(e *Env, s []uint64) {
	name := string(e.cstring(s[0]))
	e.mu.Lock()
	own, changed := e.environ[name]
	e.mu.Unlock()
	switch value, ok := e.cfg.Getenv(name); {
	case changed && own != nil:
		s[0] = e.staticString("getenv "+name+"="+*own, *own)
	case ok && !changed:
		s[0] = e.staticString("getenv "+name+"="+value, value)
	default:
		s[0] = 0
	}
}

// change records what the program did to a variable of its environment; nil removes it.
func (e *Env) change(name string, value *string) uint64 {
	if name == "" || strings.Contains(name, "=") {
		e.setErrno(errnoInvalid)
		return minusOne
	}
	cost := func(value *string) int64 {
		if value == nil {
			return int64(len(name)) + entrySize
		}
		return int64(len(name)+len(*value)) + entrySize
	}
	if !e.charge(cost(value)) {
		return minusOne
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if before, changed := e.environ[name]; changed {
		e.cfg.Budget.Give(cost(before))
	}
	e.environ[name] = value
	return 0
}

func setenv(e *Env, s []uint64) {
	name, value := string(e.cstring(s[0])), string(e.cstring(s[1]))
	if int32(s[2]) == 0 {
		present := []uint64{s[0]}
		if getenv(e, present); present[0] != 0 {
			s[0] = 0
			return
		}
	}
	s[0] = e.change(name, &value)
}

func unsetenv(e *Env, s []uint64) { s[0] = e.change(string(e.cstring(s[0])), nil) }

func putenv(e *Env, s []uint64) {
	name, value, set := strings.Cut(string(e.cstring(s[0])), "=")
	if !set {
		s[0] = e.change(name, nil)
		return
	}
	s[0] = e.change(name, &value)
}

func system(e *Env, s []uint64) {
	if s[0] == 0 {
		return
	}
	if status, message, ok := RunCommand(e.cfg.Files, string(e.cstring(s[0]))); ok {
		e.writeText(e.stream(handle(2)), []byte(message))
		s[0] = toI32(status << 8) // the status of wait
		return
	}
	e.setErrno(errnoNoEntry)
	s[0] = minusOne
}
