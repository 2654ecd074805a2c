package libc_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libc"
)

const (
	memorySize = 1 << 20
	heapBase   = 1 << 18
	scratch    = 1 << 16 // where tests put their own objects
)

// memory is the linear memory of a test: one megabyte whose first 64 KiB are unused.
type memory []byte

var errOutside = errors.New("outside the memory of the program")

func (m memory) Slice(addr, n uint64) ([]byte, error) {
	if addr < 1<<16 || addr > uint64(len(m)) || n > uint64(len(m))-addr {
		return nil, fmt.Errorf("%w: %d bytes at %#x", errOutside, n, addr)
	}
	return m[addr : addr+n], nil
}

func (m memory) Rest(addr uint64) ([]byte, error) {
	if addr >= uint64(len(m)) {
		return nil, fmt.Errorf("%w: %#x", errOutside, addr)
	}
	return m.Slice(addr, uint64(len(m))-addr)
}

// program is a process under test with what it printed.
type program struct {
	t        testing.TB
	mem      memory
	env      *libc.Env
	out, err bytes.Buffer
	next     uint64 // the next free byte of the scratch area
	objects  map[string]uint64
}

func start(t testing.TB, configure ...func(*libc.Config)) *program {
	p := &program{t: t, mem: make(memory, memorySize), next: scratch}
	cfg := libc.Config{
		Args: []string{"/bin/prog"}, Stdout: &p.out, Stderr: &p.err,
		Heap: libc.NewHeap(heapBase, memorySize, nil), Host: p.mem,
	}
	cfg.Objects = map[string]uint64{}
	for _, o := range libc.Objects() {
		cfg.Objects[o.Name] = p.place(o.Init)
	}
	p.objects = cfg.Objects
	for _, c := range configure {
		c(&cfg)
	}
	p.env = libc.New(cfg).Env(p.mem, nil)
	return p
}

// place puts bytes into memory and returns their address, a multiple of 8.
func (p *program) place(b []byte) uint64 {
	at := p.next
	copy(p.mem[at:], b)
	p.next = (at + uint64(len(b)) + 7) &^ 7
	return at
}

func (p *program) str(s string) uint64 { return p.place(append([]byte(s), 0)) }
func (p *program) buffer(n int) uint64 { return p.place(make([]byte, n)) }

func (p *program) text(addr uint64) string {
	rest := p.mem[addr:]
	return string(rest[:bytes.IndexByte(rest, 0)])
}

func (p *program) word(addr uint64) uint64 { return binary.LittleEndian.Uint64(p.mem[addr:]) }
func (p *program) int32(addr uint64) int32 {
	return int32(binary.LittleEndian.Uint32(p.mem[addr:]))
}

// values turns Go values into stack values: int is an int of C, strings are placed in memory.
func (p *program) values(args []any) []uint64 {
	out := make([]uint64, 0, len(args)+1)
	for _, a := range args {
		switch a := a.(type) {
		case int:
			out = append(out, uint64(uint32(a)))
		case rune:
			out = append(out, uint64(uint32(a)))
		case int64:
			out = append(out, uint64(a))
		case uint64:
			out = append(out, a)
		case float64:
			out = append(out, math.Float64bits(a))
		case float32:
			out = append(out, uint64(math.Float32bits(a)))
		case string:
			out = append(out, p.str(a))
		default:
			p.t.Fatalf("no value of type %T on a stack", a)
		}
	}
	return out
}

// call calls a library function; the variable arguments, if it has any, follow the named ones.
func (p *program) call(name string, args ...any) uint64 {
	f := libc.Lookup(name)
	require.NotNil(p.t, f, name)
	stack := p.values(args)
	if f.Varargs {
		named := len(f.Params) - 1
		var slots []byte
		for i, v := range stack[named:] {
			if n, isInt := args[named+i].(int); isInt {
				v = uint64(int64(n))
			}
			slots = binary.LittleEndian.AppendUint64(slots, v)
		}
		stack = append(stack[:named:named], p.place(slots))
	}
	require.Len(p.t, stack, len(f.Params), name)
	if len(stack) == 0 {
		stack = make([]uint64, 1)
	}
	f.Invoke(p.env, stack)
	return stack[0]
}

func (p *program) callInt(name string, args ...any) int { return int(int32(p.call(name, args...))) }

// trap calls a function and returns the trap or exit it panics with.
func (p *program) trap(name string, args ...any) (err error) {
	defer func() {
		err, _ = recover().(error)
	}()
	p.call(name, args...)
	return nil
}

// flush returns what the program printed so far.
func (p *program) flush() string {
	require.NoError(p.t, p.env.Flush())
	return p.out.String()
}

func TestTable(t *testing.T) {
	for _, f := range libc.All() {
		require.NotEmpty(t, f.Doc, f.Name)
		require.False(t, strings.HasSuffix(f.Doc, "."), f.Name)
		require.Same(t, f, libc.Lookup(f.Name))
		require.LessOrEqual(t, len(f.Results), 1, f.Name)
	}
	require.Nil(t, libc.Lookup("gets"))
}

func TestSignatures(t *testing.T) {
	const i32, i64, f32, f64 = 0x7f, 0x7e, 0x7d, 0x7c
	for name, want := range map[string]struct{ params, results []byte }{
		"strlen":  {[]byte{i64}, []byte{i64}},
		"isalpha": {[]byte{i32}, []byte{i32}},
		"printf":  {[]byte{i64, i64}, []byte{i32}},
		"vprintf": {[]byte{i64, i64}, []byte{i32}},
		"sqrtf":   {[]byte{f32}, []byte{f32}},
		"sqrtl":   {[]byte{f64}, []byte{f64}},
		"cpow":    {[]byte{i64, i64, i64}, nil},
		"cabsf":   {[]byte{i64}, []byte{f32}},
		"qsort":   {[]byte{i64, i64, i64, i64}, nil},
		"llabs":   {[]byte{i64}, []byte{i64}},
		"rand":    {nil, []byte{i32}},
		"exit":    {[]byte{i32}, nil},
		"lround":  {[]byte{f64}, []byte{i64}},
		"ldexpf":  {[]byte{f32, i32}, []byte{f32}},
		"strtoul": {[]byte{i64, i64, i32}, []byte{i64}},
		"fwrite":  {[]byte{i64, i64, i64, i64}, []byte{i64}},
		"srand48": {[]byte{i64}, nil},
	} {
		f := libc.Lookup(name)
		require.Equal(t, want.params, f.Params, name)
		require.Equal(t, want.results, f.Results, name)
	}
}

// Every prototype is the one of the C library that gcc uses.
func TestPrototypesEqualGcc(t *testing.T) {
	var c strings.Builder
	c.WriteString("#define _GNU_SOURCE 1\n")
	headers := map[string]bool{"stdarg.h": true}
	for _, f := range libc.All() {
		headers[f.Header] = true
	}
	headers["malloc.h"] = true
	delete(headers, "")
	for h := range headers {
		fmt.Fprintf(&c, "#include <%s>\n", h)
	}
	for _, f := range libc.All() {
		if strings.Contains(f.Proto, "omp_interop") {
			continue // gcc 12 does not have these types of OpenMP 5.1
		}
		// A macro of the C library may have the name of the function.
		fmt.Fprintf(&c, "#undef %s\n%s;\n", f.Name, f.Proto)
	}
	c.WriteString("int main(void) { return 0; }\n")
	require.Empty(t, gcc(t, c.String()))
}

func TestTraps(t *testing.T) {
	p := start(t)
	var trap *libc.Trap
	require.ErrorAs(t, p.trap("strlen", uint64(0)), &trap)
	require.Equal(t, "strlen", trap.Func)
	require.ErrorIs(t, trap, errOutside)

	block := p.call("malloc", uint64(100))
	p.call("free", block)
	require.ErrorContains(t, p.trap("free", block), "freed already")
	require.ErrorContains(t, p.trap("free", block+16), "not the address of a block")
	require.ErrorContains(t, p.trap("realloc", uint64(scratch), uint64(5)), "not the address of a block")
	require.ErrorContains(t, p.trap("fputs", "text", uint64(0)), "null pointer")
	require.ErrorContains(t, p.trap("fputs", "text", uint64(scratch)), "not a stream")
	require.NoError(t, p.trap("free", uint64(0)))

	for i := range p.mem[memorySize-64:] {
		p.mem[memorySize-64+i] = 'x'
	}
	require.ErrorContains(t, p.trap("strlen", uint64(memorySize-64)), "has no end")
	require.Equal(t, 10, p.callInt("strnlen", uint64(memorySize-64), uint64(10)))
}

func TestExit(t *testing.T) {
	p := start(t)
	p.call("puts", "before")
	var exit *libc.Exit
	require.ErrorAs(t, p.trap("exit", 300), &exit)
	require.Equal(t, libc.Exit{Status: 300 & 255}, *exit)
	require.Equal(t, "before\n", p.out.String())

	require.ErrorAs(t, p.trap("__assert_fail", "n > 0", "a.c", 7, "main"), &exit)
	require.Equal(t, libc.Exit{Status: 134, Abort: true, Told: true}, *exit)
	require.Equal(t, "prog: a.c:7: main: Assertion `n > 0' failed.\n", p.err.String())
}

func TestAtexitRunsLastFirst(t *testing.T) {
	p := start(t)
	var calls []uint64
	env := libc.New(libc.Config{}).Env(p.mem, func(fn uint64, _ ...uint64) uint64 {
		calls = append(calls, fn)
		return 0
	})
	for _, fn := range []uint64{1, 2, 3} {
		libc.Lookup("atexit").Invoke(env, []uint64{fn})
	}
	require.Panics(t, func() { env.Exit(0) })
	require.Equal(t, []uint64{3, 2, 1}, calls)
}
