package libmpi

import (
	"fmt"
	"testing"

	"accc/backend/check"
	"accc/backend/mpi"
	"accc/backend/run/boundarytest"
	"accc/backend/run/libc"
)

const (
	memoryBase = 1 << 16
	memorySize = 1 << 16
)

// testMemory is the memory of a rank.
type testMemory []byte

func (m testMemory) Slice(addr, n uint64) ([]byte, error) {
	if addr < memoryBase || addr > memoryBase+memorySize || n > memoryBase+memorySize-addr {
		return nil, fmt.Errorf("%d bytes at %#x are out of reach", n, addr)
	}
	return m[addr-memoryBase : addr-memoryBase+n], nil
}

// goodHandles are handles of predefined objects by the types of parameters.
var goodHandles = map[string]uint64{
	"MPI_Comm": commSelf, "MPI_Group": groupEmpty, "MPI_Datatype": kindType<<kindShift | 8, "MPI_Op": kindOp<<kindShift | 3,
	"MPI_Errhandler": errorsReturn, "MPI_Info": infoEnv, "MPI_Request": requestNull, "MPI_Message": messageNoProc,
}

// Each function of C and of the module mpi with bad values for each argument, on one rank that talks to itself.
func TestEveryRowWithBadArguments(t *testing.T) {
	var rows []boundarytest.Row
	for _, f := range All() {
		rows = append(rows, callsOf(f))
		if x := forFortran(f, bindings[0]); x != nil {
			rows = append(rows, callsOf(x))
		}
	}
	boundarytest.Sweep(t, "libmpi", rows, boundarytest.Values(memoryBase+memorySize))
}

func callsOf(f *Func) boundarytest.Row {
	return boundarytest.Row{Name: f.Name, Args: len(f.Params), Prepare: func() ([]uint64, func([]uint64), any) {
		memory := make(testMemory, memorySize)
		heap := libc.NewHeap(memoryBase, memoryBase+memorySize, nil)
		alloc := func(size uint64) uint64 {
			at, _ := heap.Alloc(size, 16)
			return at
		}
		world := mpi.New(mpi.Config{Ranks: 1, Found: func(check.Finding) {}})
		p := New(world.Rank(0), Config{Memory: memory, Alloc: alloc, Free: heap.Free, Found: func(check.Finding) {}})
		e := p.Env()
		e.Call = func(fn uint64, _ ...uint64) uint64 { panic(fmt.Errorf("the pointer %#x designates no function", fn)) }
		if f.Call != "MPI_Init" && f.Call != "MPI_Init_thread" {
			Lookup("MPI_Init").Invoke(e, []uint64{0, 0})
		}
		args := make([]uint64, max(1, len(f.Params)))
		for i := range f.Params {
			args[i] = 1
			var a param
			if i < len(f.args) {
				a = f.args[i]
			}
			handle, isHandle := goodHandles[a.word]
			switch {
			case isHandle && !a.pointer && !a.array && !f.fortran:
				args[i] = handle
			case a.pointer || a.array || f.fortran || f.Params[i] == 0x7e:
				args[i] = alloc(256)
				if isHandle {
					e.store32(args[i], uint32(handle))
				}
			}
		}
		return args, func(args []uint64) { f.Invoke(e, args) }, e
	}}
}
