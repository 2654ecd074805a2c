package mpi_test

import (
	"encoding/binary"
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/check"
	"accc/backend/mpi"
)

// A memory is bytes from address 0 on.
type memory []byte

func (m memory) Slice(addr, n uint64) ([]byte, error) {
	if addr > uint64(len(m)) || n > uint64(len(m))-addr {
		return nil, fmt.Errorf("%d bytes at %d are outside", n, addr)
	}
	return m[addr : addr+n], nil
}

var integer = mpi.Basic("MPI_INT", mpi.Int32, 4, 4)

func ints(list ...int) mpi.Buffer {
	m := memory{}
	for _, v := range list {
		m = binary.LittleEndian.AppendUint32(m, uint32(v))
	}
	return mpi.Buffer{Memory: m, Count: len(list), Type: integer}
}

func values(b mpi.Buffer) (out []int) {
	m := b.Memory.(memory)
	for i := 0; i < len(m); i += 4 {
		out = append(out, int(int32(binary.LittleEndian.Uint32(m[i:]))))
	}
	return out
}

func call(name string) mpi.Call { return mpi.Call{Name: name, Alone: true} }

// perform runs a function for each rank and returns what was found.
func perform(t *testing.T, ranks, eager int, do func(r *mpi.Rank)) []check.Finding {
	t.Helper()
	var mu sync.Mutex
	var found []check.Finding
	w := mpi.New(mpi.Config{Ranks: ranks, Eager: eager, Found: func(f check.Finding) {
		mu.Lock()
		defer mu.Unlock()
		found = append(found, f)
	}})
	var all sync.WaitGroup
	for i := range ranks {
		all.Add(1)
		go func() {
			defer all.Done()
			r := w.Rank(i)
			defer r.Leave()
			defer func() {
				if x := recover(); x != nil {
					require.IsType(t, &mpi.Stopped{}, x)
				}
			}()
			do(r)
		}()
	}
	all.Wait()
	return found
}

// Both ranks send first: that works as long as messages are copied, and is a deadlock if they are not.
func TestSendsThatRelyOnBuffering(t *testing.T) {
	exchange := func(r *mpi.Rank) {
		to := 1 - r.Number()
		q, err := r.Send(call("MPI_Send"), ints(r.Number()+5), to, 0, r.World().Comm(), mpi.Standard)
		require.NoError(t, err)
		r.Wait(call("MPI_Send"), q)
		in := ints(0)
		q, err = r.Receive(call("MPI_Recv"), in, to, 0, r.World().Comm())
		require.NoError(t, err)
		r.Wait(call("MPI_Recv"), q)
		require.Equal(t, []int{to + 5}, values(in))
	}
	require.Empty(t, perform(t, 2, 100, exchange))
	found := perform(t, 2, 0, exchange)
	require.Len(t, found, 1)
	require.Equal(t, check.MessageDeadlock, found[0].Code)
	require.Equal(t, []string{"rank 0 waits in MPI_Send for rank 1 to receive 4 bytes with tag 0", "rank 1 waits in MPI_Send for rank 0 to receive 4 bytes with tag 0"}, found[0].Notes)
}

// A rank that has ended sends nothing any more.
func TestWaitForARankThatHasEnded(t *testing.T) {
	found := perform(t, 2, 0, func(r *mpi.Rank) {
		if r.Number() == 0 {
			q, err := r.Receive(call("MPI_Recv"), ints(0), mpi.AnySource, mpi.AnyTag, r.World().Comm())
			require.NoError(t, err)
			r.Wait(call("MPI_Recv"), q)
		}
	})
	require.Len(t, found, 1)
	require.Equal(t, []string{"rank 0 waits in MPI_Recv for a message from any rank with any tag", "rank 1 has ended"}, found[0].Notes)
}

func TestMessagesKeepTheirOrder(t *testing.T) {
	require.Empty(t, perform(t, 2, 0, func(r *mpi.Rank) {
		comm := r.World().Comm()
		var list []*mpi.Request
		var in []mpi.Buffer
		for i := range 20 {
			b := ints(i)
			var q *mpi.Request
			var err error
			if r.Number() == 0 {
				q, err = r.Send(call("MPI_Isend"), b, 1, i%2, comm, mpi.Standard)
			} else {
				b = ints(-1)
				q, err = r.Receive(call("MPI_Irecv"), b, 0, mpi.AnyTag, comm)
			}
			require.NoError(t, err)
			list, in = append(list, q), append(in, b)
		}
		r.Wait(call("MPI_Waitall"), list...)
		for i, b := range in {
			require.Equal(t, []int{i}, values(b))
		}
	}))
}

func TestTypesAreCompared(t *testing.T) {
	double := mpi.Basic("MPI_DOUBLE", mpi.Double, 8, 8)
	found := perform(t, 2, 0, func(r *mpi.Rank) {
		if r.Number() == 0 {
			b := ints(1, 2)
			q, err := r.Send(call("MPI_Send"), b, 1, 0, r.World().Comm(), mpi.Standard)
			require.NoError(t, err)
			r.Wait(call("MPI_Send"), q)
			return
		}
		b := ints(0, 0)
		b.Type, b.Count = double, 1
		q, err := r.Receive(call("MPI_Recv"), b, 0, 0, r.World().Comm())
		require.NoError(t, err)
		r.Wait(call("MPI_Recv"), q)
	})
	require.Len(t, found, 1)
	require.Equal(t, "MPI_Recv of rank 1 receives 1 double, and what rank 0 sends is 2 int32", found[0].Message)
}

func TestDimsAreEven(t *testing.T) {
	for _, x := range []struct {
		ranks int
		want  []int
	}{{12, []int{4, 3}}, {12, []int{3, 2, 2}}, {7, []int{7, 1}}, {64, []int{4, 4, 4}}, {1, []int{1, 1}}} {
		dims := make([]int, len(x.want))
		require.NoError(t, mpi.Dims(x.ranks, dims))
		require.Equal(t, x.want, dims)
	}
	require.Error(t, mpi.Dims(7, []int{2, 0}))
}
