package libmpi

import (
	"strings"

	"accc/backend/mpi"
)

// A collective makes what a rank brings to an operation, and what it receives into.
type collective func(e *Env, a []uint64) (c *comm, with *mpi.Contribution, recvs []mpi.Buffer)

// collectiveProtos are the operations; each has a form that does not block, with a request as the last parameter.
var collectiveProtos = []struct {
	proto string
	do    collective
}{
	{"int MPI_Barrier(MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		return e.comm(a[0]), mpi.Barrier(), nil
	}},
	{"int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		c := e.comm(a[4])
		b, r := e.buffer(a[0], a[1], a[2]), root(c, a[3])
		if r == e.me(c) {
			e.read(b)
			return c, mpi.Bcast(b, r), nil
		}
		return c, mpi.Bcast(b, r), []mpi.Buffer{b}
	}},
	{"int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[7])
			return e.gather(c, a, root(c, a[6]), func() []mpi.Buffer { return e.evenly(c, a[3], a[4], a[5]) })
		}},
	{"int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			return e.gather(c, a, root(c, a[7]), func() []mpi.Buffer { return e.unevenly(c.Size(), a[3], a[4], a[5], a[6]) })
		}},
	{"int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[7])
			return e.scatter(c, a[3:6], root(c, a[6]), func() []mpi.Buffer { return e.evenly(c, a[0], a[1], a[2]) })
		}},
	{"int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			return e.scatter(c, a[4:7], root(c, a[7]), func() []mpi.Buffer { return e.unevenly(c.Size(), a[0], a[1], a[2], a[3]) })
		}},
	{"int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[6])
			return e.allgather(c, a, e.evenly(c, a[3], a[4], a[5]))
		}},
	{"int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[7])
			return e.allgather(c, a, e.unevenly(c.Size(), a[3], a[4], a[5], a[6]))
		}},
	{"int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[6])
			return e.alltoall(c, a[0], func() []mpi.Buffer { return e.evenly(c, a[0], a[1], a[2]) }, e.evenly(c, a[3], a[4], a[5]))
		}},
	{"int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			return e.alltoall(c, a[0], func() []mpi.Buffer { return e.unevenly(c.Size(), a[0], a[1], a[2], a[3]) }, e.unevenly(c.Size(), a[4], a[5], a[6], a[7]))
		}},
	{"int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			return e.alltoall(c, a[0], func() []mpi.Buffer { return e.typed(c.Size(), a[0], a[1], e.ints(a[2], c.Size()), a[3]) }, e.typed(c.Size(), a[4], a[5], e.ints(a[6], c.Size()), a[7]))
		}},
	{"int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		c := e.comm(a[6])
		r := root(c, a[5])
		if r != e.me(c) {
			op, send := e.op(a[4]).Op, e.buffer(a[0], a[2], a[3])
			throw(op.Fits(send.Type))
			e.read(send)
			return c, mpi.Reduce(send, mpi.Buffer{}, op, r, false, e.rank), nil
		}
		send, recv, op := e.reduction(a)
		return c, mpi.Reduce(send, recv, op, r, a[0] == inPlace, e.rank), []mpi.Buffer{recv}
	}},
	{"int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		send, recv, op := e.reduction(a)
		return e.comm(a[5]), mpi.Allreduce(send, recv, op, a[0] == inPlace, e.rank), []mpi.Buffer{recv}
	}},
	{"int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		c := e.comm(a[5])
		return e.reduceScatter(c, a, e.ints(a[2], c.Size()))
	}},
	{"int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		c := e.comm(a[5])
		counts := make([]int, c.Size())
		for i := range counts {
			counts[i] = i32(a[2])
		}
		return e.reduceScatter(c, a, counts)
	}},
	{"int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		send, recv, op := e.reduction(a)
		return e.comm(a[5]), mpi.Scan(send, recv, op, a[0] == inPlace, false, e.rank), []mpi.Buffer{recv}
	}},
	{"int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)", func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
		c := e.comm(a[5])
		send, recv, op := e.reduction(a)
		with := mpi.Scan(send, recv, op, a[0] == inPlace, true, e.rank)
		if e.me(c) == 0 {
			return c, with, nil
		}
		return c, with, []mpi.Buffer{recv}
	}},
	{"int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[6])
			in, out := e.neighbours(c)
			return e.neighbour(c, e.same(out, a), e.parts(in, a[3], a[4], a[5]))
		}},
	{"int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[7])
			in, out := e.neighbours(c)
			return e.neighbour(c, e.same(out, a), e.unevenly(in, a[3], a[4], a[5], a[6]))
		}},
	{"int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[6])
			in, out := e.neighbours(c)
			return e.neighbour(c, e.parts(out, a[0], a[1], a[2]), e.parts(in, a[3], a[4], a[5]))
		}},
	{"int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			in, out := e.neighbours(c)
			return e.neighbour(c, e.unevenly(out, a[0], a[1], a[2], a[3]), e.unevenly(in, a[4], a[5], a[6], a[7]))
		}},
	{"int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)",
		func(e *Env, a []uint64) (*comm, *mpi.Contribution, []mpi.Buffer) {
			c := e.comm(a[8])
			in, out := e.neighbours(c)
			return e.neighbour(c, e.typed(out, a[0], a[1], e.longs(a[2], out), a[3]), e.typed(in, a[4], a[5], e.longs(a[6], in), a[7]))
		}},
}

func collectiveRows() []row {
	var out []row
	for _, x := range collectiveProtos {
		out = append(out, row{x.proto, func(e *Env, a []uint64) {
			c, with, recvs := x.do(e, a)
			q, err := e.rank.Begin(e.call, c.Comm, with)
			throw(err)
			e.rank.Wait(e.call, q)
			for _, b := range recvs {
				e.wrote(b, b.Bytes())
			}
			throwRequest(q)
		}})
		at := strings.Count(x.proto, ",") + 1
		const before = len("int MPI_")
		name := x.proto[:before] + "I" + strings.ToLower(x.proto[before:before+1]) + x.proto[before+1:]
		out = append(out, row{strings.TrimSuffix(name, ")") + ", MPI_Request *request)", func(e *Env, a []uint64) {
			c, with, recvs := x.do(e, a)
			q, err := e.rank.Begin(e.call, c.Comm, with)
			throw(err)
			e.store32(a[at], e.open(&request{q: q, recvs: recvs, sends: append([]mpi.Buffer{with.Send}, with.Sends...)}))
		}})
	}
	return out
}

func root(c *comm, v uint64) int {
	if n := i32(v); n >= 0 && n < c.Size() {
		return n
	}
	fail(mpi.ErrRoot, "the root is %d, and the communicator has %s", i32(v), ranksOf(c))
	return 0
}

func (e *Env) me(c *comm) int { return c.RankOf(e.rank) }

// evenly are buffers one after another, one for each rank; parts is for a number of neighbours.
func (e *Env) evenly(c *comm, addr, count, datatype uint64) []mpi.Buffer {
	return e.parts(c.Size(), addr, count, datatype)
}

func (e *Env) parts(n int, addr, count, datatype uint64) []mpi.Buffer {
	out := make([]mpi.Buffer, n)
	size := i32(count) * e.datatype(datatype).Extent
	for i := range out {
		out[i] = e.elementsFrom(addr, i*size, i32(count), datatype)
	}
	return out
}

// same is one buffer for each neighbour.
func (e *Env) same(n int, a []uint64) []mpi.Buffer {
	b := e.buffer(a[0], a[1], a[2])
	out := make([]mpi.Buffer, n)
	for i := range out {
		out[i] = b
	}
	return out
}

// unevenly are buffers with counts and displacements of their own.
func (e *Env) unevenly(n int, addr, counts, displacements, datatype uint64) []mpi.Buffer {
	list, at := e.ints(counts, n), e.ints(displacements, n)
	out := make([]mpi.Buffer, n)
	extent := e.datatype(datatype).Extent
	for i := range out {
		out[i] = e.elementsFrom(addr, at[i]*extent, list[i], datatype)
	}
	return out
}

// typed are buffers with types of their own, and displacements in bytes.
func (e *Env) typed(n int, addr, counts uint64, at []int, types uint64) []mpi.Buffer {
	list, handles := e.ints(counts, n), e.ints(types, n)
	out := make([]mpi.Buffer, n)
	for i := range out {
		out[i] = e.elementsFrom(addr, at[i], list[i], uint64(handles[i]))
	}
	return out
}

func (e *Env) readAll(list []mpi.Buffer) {
	for _, b := range list {
		e.read(b)
	}
}

func (e *Env) gather(c *comm, a []uint64, root int, recvs func() []mpi.Buffer) (*comm, *mpi.Contribution, []mpi.Buffer) {
	in := a[0] == inPlace
	var send mpi.Buffer
	if !in {
		send = e.buffer(a[0], a[1], a[2])
		e.read(send)
	}
	if root != e.me(c) {
		return c, mpi.Gather(send, nil, root, false), nil
	}
	list := recvs()
	if in {
		e.read(list[root])
	}
	return c, mpi.Gather(send, list, root, in), list
}

func (e *Env) scatter(c *comm, a []uint64, root int, sends func() []mpi.Buffer) (*comm, *mpi.Contribution, []mpi.Buffer) {
	var recv mpi.Buffer
	in := a[0] == inPlace
	if !in {
		recv = e.buffer(a[0], a[1], a[2])
	}
	var list []mpi.Buffer
	if root == e.me(c) {
		list = sends()
		e.readAll(list)
	}
	if in {
		return c, mpi.Scatter(list, recv, root, true), nil
	}
	return c, mpi.Scatter(list, recv, root, false), []mpi.Buffer{recv}
}

func (e *Env) allgather(c *comm, a []uint64, recvs []mpi.Buffer) (*comm, *mpi.Contribution, []mpi.Buffer) {
	in := a[0] == inPlace
	send := recvs[e.me(c)]
	if !in {
		send = e.buffer(a[0], a[1], a[2])
	}
	e.read(send)
	return c, mpi.Allgather(send, recvs, in), recvs
}

func (e *Env) alltoall(c *comm, sendbuf uint64, sends func() []mpi.Buffer, recvs []mpi.Buffer) (*comm, *mpi.Contribution, []mpi.Buffer) {
	in := sendbuf == inPlace
	list := recvs
	if !in {
		list = sends()
	}
	e.readAll(list)
	return c, mpi.Alltoall(list, recvs, in), recvs
}

// reduction reads the arguments of a reduction: send, receive, count, type, operation.
func (e *Env) reduction(a []uint64) (send, recv mpi.Buffer, op *mpi.Op) {
	op = e.op(a[4]).Op
	recv = e.buffer(a[1], a[2], a[3])
	throw(op.Fits(recv.Type))
	if a[0] == inPlace {
		e.read(recv)
		return mpi.Buffer{}, recv, op
	}
	send = e.buffer(a[0], a[2], a[3])
	if a[0] == a[1] && send.Bytes() > 0 {
		fail(mpi.ErrBuffer, "both buffers are the same: MPI_IN_PLACE says that")
	}
	e.read(send)
	return send, recv, op
}

func (e *Env) reduceScatter(c *comm, a []uint64, counts []int) (*comm, *mpi.Contribution, []mpi.Buffer) {
	op, from, me := e.op(a[4]).Op, a[0], e.me(c)
	if from == inPlace {
		from = a[1]
	}
	recv := e.elements(a[1], counts[me], a[3])
	throw(op.Fits(recv.Type))
	total := 0
	for _, n := range counts {
		total += n
	}
	send := e.elements(from, total, a[3])
	e.read(send)
	return c, mpi.ReduceScatter(send, recv, counts, op, e.rank), []mpi.Buffer{recv}
}

// neighbours is how many ranks one receives from and sends to.
func (e *Env) neighbours(c *comm) (in, out int) {
	if c.Topology == nil {
		fail(mpi.ErrTopology, "the communicator has no topology")
	}
	from, to := c.Topology.Neighbours(e.me(c))
	return len(from), len(to)
}

func (e *Env) neighbour(c *comm, sends, recvs []mpi.Buffer) (*comm, *mpi.Contribution, []mpi.Buffer) {
	from, to := c.Topology.Neighbours(e.me(c))
	for i, b := range sends {
		if to[i] != mpi.ProcNull {
			e.read(b)
		}
	}
	var received []mpi.Buffer
	for i, b := range recvs {
		if from[i] != mpi.ProcNull {
			received = append(received, b)
		}
	}
	return c, mpi.Neighbour(sends, recvs), received
}
