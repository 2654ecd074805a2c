package libfortran_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"strings"
	"testing"

	"accc/backend/run/boundarytest"
	"accc/backend/run/libfortran"
)

var whole = flag.Bool("whole", false, "call functions with good arguments of each kind")

// An argument is what the address of a good argument leads to.
type argument int

const (
	zeros    argument = iota
	integers          // a descriptor of an array of integer(4)
	reals             // of real(8)
	strings5          // of character(5)
)

// Each function of the library with bad values for each argument, and with each kind of good ones for the others. Functions of a statement
// of input or output are called in an output, in an input, in an open and in an inquire statement.
func TestEveryRowWithBadArguments(t *testing.T) {
	var rows []boundarytest.Row
	for _, f := range libfortran.All() {
		if f.Name == libfortran.Prefix+"Sleep" { // it may rightly wait for as long as it is asked to
			continue
		}
		kinds, begins := []argument{integers}, []string{""}
		if *whole {
			kinds = []argument{integers, zeros, strings5}
		}
		if name := strings.TrimPrefix(f.Name, libfortran.Prefix); strings.HasPrefix(name, "io") && !strings.HasPrefix(name, "ioBegin") {
			kinds, begins = []argument{integers}, []string{"ioBeginExternalListOutput", "ioBeginExternalListInput", "ioBeginOpenUnit", "ioBeginInquireUnit"}
		}
		for _, kind := range kinds {
			for _, begin := range begins {
				rows = append(rows, callsOf(t, f, kind, begin))
			}
		}
	}
	values := append(boundarytest.Values(base+small), boundarytest.Value{What: "a descriptor of rank 200", Value: badRank},
		boundarytest.Value{What: "a descriptor with huge extents", Value: badExtent})
	boundarytest.Sweep(t, "libfortran", rows, values)
}

// small is the size of a memory that is fast to make.
const small = 1 << 16

// Where the wrong descriptors are, in the first part of the memory.
const (
	badRank   = base + 0x100
	badExtent = base + 0x400
)

// callsOf makes the row of f, called in a statement that the function begin has begun.
func callsOf(t *testing.T, f *libfortran.Func, kind argument, begin string) boundarytest.Row {
	return boundarytest.Row{Name: fmt.Sprintf("%s of kind %d in %s", f.Name, kind, begin), Args: len(f.Params), Prepare: func() ([]uint64, func([]uint64), any) {
		m := newMemoryOf(t, libfortran.Config{Stdin: strings.NewReader("1 2 3 4\n5 6\n")}, small)
		m.call = func(fn uint64, _ ...uint64) uint64 { panic(fmt.Errorf("the pointer %#x designates no function", fn)) }
		m.alloc(0x1000)
		one := dim{1, 4, 4}
		copy(m.b[badRank-base:], m.bytesAt(m.descriptor(base+0x800, codeInt4, 4, 0, 0, one), 64))
		m.b[badRank-base+20] = 200
		copy(m.b[badExtent-base:], m.bytesAt(m.descriptor(base+0x800, codeInt4, 4, 0, 0, dim{1, 1 << 60, 4}), 64))
		args := make([]uint64, max(1, len(f.Params)))
		for k, p := range f.Params {
			args[k] = 1
			if p == 0x7e { // an address or a size: addresses are looked at first
				args[k] = m.good(kind)
			}
		}
		if begin != "" {
			b := libfortran.Lookup(libfortran.Prefix + begin)
			stack := []uint64{6, m.text("f.f90"), 1, 0, 0}
			if strings.Contains(begin, "Input") {
				stack[0] = 5
			}
			b.Invoke(m.env, stack)
			args[0] = stack[0]
		}
		return args, func(args []uint64) { f.Invoke(m.env, args) }, m.env
	}}
}

func (m *memory) bytesAt(at, n uint64) []byte {
	b, _ := m.Slice(at, n)
	return b
}

func (m *memory) good(kind argument) uint64 {
	data := m.alloc(256)
	b := m.bytesAt(data, 256)
	for i := range 32 {
		binary.LittleEndian.PutUint64(b[8*i:], uint64(i))
	}
	switch kind {
	case integers:
		return m.descriptor(data, codeInt4, 4, allocatable, 0, dim{1, 4, 4})
	case strings5:
		return m.descriptor(data, char1, 5, allocatable, 0, dim{1, 4, 5})
	}
	return m.alloc(512)
}
