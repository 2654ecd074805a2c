package libfortran_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
)

// memory is a side of a program without a program: a few megabytes from address base on.
type memory struct {
	t    *testing.T
	b    []byte
	heap *libc.Heap
	env  *libfortran.Env
	call func(fn uint64, args ...uint64) uint64
}

const base = 1 << 16

func newMemory(t *testing.T, cfg libfortran.Config) *memory { return newMemoryOf(t, cfg, 4<<20) }

func newMemoryOf(t *testing.T, cfg libfortran.Config, size int) *memory {
	m := &memory{t: t, b: make([]byte, size)}
	m.heap = libc.NewHeap(base, base+uint64(len(m.b)), nil)
	m.env = libfortran.New(cfg).Env(libfortran.Side{
		Memory: m, Free: m.heap.Free,
		Alloc: func(size uint64) uint64 {
			at, _ := m.heap.Alloc(size, 16)
			return at
		},
		Call: func(fn uint64, args ...uint64) uint64 { return m.call(fn, args...) },
	})
	return m
}

func (m *memory) Slice(addr, n uint64) ([]byte, error) {
	if end := base + uint64(len(m.b)); addr < base || addr > end || n > end-addr {
		return nil, fmt.Errorf("%d bytes at %#x are out of reach", n, addr)
	}
	return m.b[addr-base : addr-base+n : addr-base+n], nil
}

func (m *memory) Rest(addr uint64) ([]byte, error) {
	if addr < base || addr >= base+uint64(len(m.b)) {
		return nil, fmt.Errorf("%#x is out of reach", addr)
	}
	return m.b[addr-base:], nil
}

func (m *memory) alloc(n int) uint64 {
	at, ok := m.heap.Alloc(uint64(n), 16)
	require.True(m.t, ok)
	return at
}

// put stores values one after the other: numbers, or texts of one length.
func (m *memory) put(values any) (at uint64, size int) {
	b, err := binary.Append(nil, binary.LittleEndian, values)
	require.NoError(m.t, err)
	at = m.alloc(len(b) + 1)
	to, _ := m.Slice(at, uint64(len(b)))
	copy(to, b)
	return at, len(b)
}

func (m *memory) text(s string) uint64 {
	at, _ := m.put(append([]byte(s), 0))
	return at
}

// Type codes and attributes of descriptors.
const (
	codeInt1, codeInt4, codeInt8, real4, real8, complex8, logical1, logical4, char1, object = 7, 9, 10, 27, 28, 35, 39, 14, 40, 42
	allocatable                                                                             = 2
)

// codeOf is the type code of elements of a Go type.
func codeOf(v any) (code, size int) {
	switch v.(type) {
	case []int8:
		return codeInt1, 1
	case []int32:
		return codeInt4, 4
	case []int64:
		return codeInt8, 8
	case []float32:
		return real4, 4
	case []float64:
		return real8, 8
	case []complex128:
		return complex8, 16
	case []bool:
		return logical1, 1
	}
	panic("no code")
}

// dim is a dimension: lower bound, extent, stride in bytes.
type dim struct{ lower, extent, stride int64 }

// descriptor stores a descriptor with an addendum.
func (m *memory) descriptor(at uint64, code, size, attr int, derived uint64, dims ...dim) uint64 {
	extra := uint8(0)
	if code == object {
		extra = 1
	}
	b, _ := binary.Append(nil, binary.LittleEndian, []uint64{at, uint64(size)})
	b, _ = binary.Append(b, binary.LittleEndian, uint32(20240719))
	b = append(b, byte(len(dims)), byte(code), byte(attr), extra)
	for _, d := range dims {
		b, _ = binary.Append(b, binary.LittleEndian, []int64{d.lower, d.extent, d.stride})
	}
	if extra != 0 {
		b, _ = binary.Append(b, binary.LittleEndian, []uint64{derived, 0})
	}
	to := m.alloc(512)
	mem, _ := m.Slice(to, uint64(len(b)))
	copy(mem, b)
	return to
}

// array stores a contiguous array of some extents and returns its descriptor.
func (m *memory) array(values any, extents ...int64) uint64 {
	code, size := codeOf(values)
	at, _ := m.put(values)
	return m.descriptor(at, code, size, 0, 0, contiguous(size, extents)...)
}

func contiguous(size int, extents []int64) []dim {
	var dims []dim
	step := int64(size)
	for _, n := range extents {
		dims = append(dims, dim{1, n, step})
		step *= n
	}
	return dims
}

// characters stores texts, all of the length of the first.
func (m *memory) characters(texts []string, extents ...int64) uint64 {
	size := len(texts[0])
	var b []byte
	for _, s := range texts {
		b = fmt.Appendf(b, "%-*s", size, s)[:len(b)+size]
	}
	at, _ := m.put(b)
	return m.descriptor(at, char1, size, 0, 0, contiguous(size, extents)...)
}

// none is a descriptor of nothing, for results.
func (m *memory) none() uint64 { return m.descriptor(0, codeInt4, 4, allocatable, 0) }

// run calls a function.
func (m *memory) run(name string, args ...uint64) uint64 {
	f := libfortran.Lookup(libfortran.Prefix + name)
	require.NotNil(m.t, f, name)
	require.Len(m.t, args, len(f.Params), name)
	stack := append(args, 0)
	f.Invoke(m.env, stack)
	return stack[0]
}

// caught returns the error that a call ends with.
func (m *memory) caught(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = r.(error)
		}
	}()
	f()
	return nil
}

// elements reads what a descriptor describes, with its shape.
func (m *memory) elements(at uint64) string {
	d := m.env.Desc(at)
	if d.Base == 0 {
		return "none"
	}
	out := ""
	if d.Rank() > 0 {
		out = fmt.Sprint(d.Extents()) + ":"
	}
	var walk func(k int, addr uint64)
	walk = func(k int, addr uint64) {
		if k >= 0 {
			for i := range d.Extents()[k] {
				walk(k-1, addr+uint64(i*d.Dims[k].Stride))
			}
			return
		}
		b, err := m.Slice(addr, d.Len)
		require.NoError(m.t, err)
		out += " " + element(int(d.Type), b)
	}
	walk(d.Rank()-1, d.Base)
	return out
}

func element(code int, b []byte) string {
	le := binary.LittleEndian
	switch code {
	case char1:
		return fmt.Sprintf("%q", b)
	case real4:
		return fmt.Sprint(math.Float32frombits(le.Uint32(b)))
	case real8:
		return fmt.Sprint(math.Float64frombits(le.Uint64(b)))
	case complex8:
		return fmt.Sprint(complex(math.Float64frombits(le.Uint64(b)), math.Float64frombits(le.Uint64(b[8:]))))
	}
	v := int64(0)
	for i := len(b) - 1; i >= 0; i-- {
		v = v<<8 | int64(b[i])
	}
	shift := 64 - 8*len(b)
	return fmt.Sprint(v << shift >> shift)
}
