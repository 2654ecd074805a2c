package libmpi

import (
	"accc/backend/mpi"
)

// Values of C with a meaning of their own.
const (
	inPlace     = ^uint64(0)
	ignore      = 1 // MPI_STATUS_IGNORE, MPI_STATUSES_IGNORE
	statusSize  = 24
	bsendExtra  = 96
	unspecified = mpi.Undefined
)

// Offsets in MPI_Status.
const (
	statusSource    = 0
	statusTag       = 4
	statusError     = 8
	statusCancelled = 12
	statusBytes     = 16
)

func (e *Env) setStatus(at uint64, s mpi.Status) {
	if at == ignore || at == 0 {
		return
	}
	e.setInt(at+statusSource, s.Source)
	e.setInt(at+statusTag, s.Tag)
	e.setBool(at+statusCancelled, s.Cancelled)
	e.store64(at+statusBytes, uint64(s.Bytes))
}

// buffer is the memory of three arguments: address, count and type.
func (e *Env) buffer(addr, count, datatype uint64) mpi.Buffer {
	return e.elements(addr, i32(count), datatype)
}

func (e *Env) elements(addr uint64, count int, datatype uint64) mpi.Buffer {
	return e.elementsFrom(addr, 0, count, datatype)
}

// elementsFrom is the memory of elements that begin some bytes after an address.
func (e *Env) elementsFrom(addr uint64, first, count int, datatype uint64) mpi.Buffer {
	t := e.committed(datatype)
	if count < 0 {
		fail(mpi.ErrCount, "the count is %d", count)
	}
	b := mpi.Buffer{Memory: e.config.Memory, Addr: addr + uint64(first), Count: count, Type: t}
	if s := e.sectionAt(addr); s != nil {
		return s.spread(b, first)
	}
	return b
}

// peer is a rank that is sent to; ProcNull is one.
func peer(c *comm, v uint64) int {
	n := i32(v)
	if n != mpi.ProcNull && (n < 0 || n >= c.Size()) {
		fail(mpi.ErrRank, "the rank is %d, and the communicator has %s", n, ranksOf(c))
	}
	return n
}

func ranksOf(c *comm) string {
	if c.Size() == 1 {
		return "the rank 0 alone"
	}
	return plural(c.Size(), "rank")
}

func source(c *comm, v uint64) int {
	if i32(v) == mpi.AnySource {
		return mpi.AnySource
	}
	return peer(c, v)
}

func sendTag(v uint64) int {
	if n := i32(v); n >= 0 {
		return n
	}
	fail(mpi.ErrTag, "the tag of a message is %d: it must not be negative", i32(v))
	return 0
}

func recvTag(v uint64) int {
	if i32(v) == mpi.AnyTag {
		return mpi.AnyTag
	}
	return sendTag(v)
}

// send begins to send: buffer, count, type, rank, tag, communicator.
func (e *Env) send(a []uint64, mode mpi.Mode) *mpi.Request {
	c := e.comm(a[5])
	b := e.buffer(a[0], a[1], a[2])
	to, tag := peer(c, a[3]), sendTag(a[4])
	if mode == mpi.Buffered && uint64(b.Bytes()+bsendExtra) > e.attached.size {
		fail(mpi.ErrBuffer, "%d bytes do not fit into the %d of MPI_Buffer_attach", b.Bytes()+bsendExtra, e.attached.size)
	}
	if to != mpi.ProcNull {
		e.read(b)
	}
	q, err := e.rank.Send(e.call, b, to, tag, c.Comm, mode)
	throw(err)
	return q
}

func (e *Env) receive(a []uint64) *mpi.Request {
	c := e.comm(a[5])
	b := e.buffer(a[0], a[1], a[2])
	q, err := e.rank.Receive(e.call, b, source(c, a[3]), recvTag(a[4]), c.Comm)
	throw(err)
	return q
}

// read and wrote tell who watches of the data of a buffer.
func (e *Env) read(b mpi.Buffer) {
	if e.Read != nil {
		b.Each(b.Bytes(), func(addr, size uint64) bool {
			e.Read(addr, size)
			return true
		})
	}
}

func (e *Env) wrote(b mpi.Buffer, bytes int) {
	if e.Wrote != nil {
		b.Each(bytes, func(addr, size uint64) bool {
			e.Wrote(addr, size)
			return true
		})
	}
}

// finish waits for a request that has no handle.
func (e *Env) finish(q *mpi.Request) mpi.Status {
	e.rank.Wait(e.call, q)
	if q.Recv && q.Status.Source != mpi.ProcNull {
		e.wrote(q.Buffer, q.Status.Bytes)
	}
	throwRequest(q)
	return q.Status
}

func throwRequest(q *mpi.Request) {
	if q.Err != nil {
		throw(q.Err)
	}
}

func blocking(mode mpi.Mode) func(e *Env, a []uint64) {
	return func(e *Env, a []uint64) { e.finish(e.send(a, mode)) }
}

func immediate(mode mpi.Mode) func(e *Env, a []uint64) {
	return func(e *Env, a []uint64) { e.store32(a[6], e.open(&request{q: e.send(a, mode)})) }
}

const sendArguments = "(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm"

var messageRows = []row{
	{"int MPI_Send" + sendArguments + ")", blocking(mpi.Standard)},
	{"int MPI_Ssend" + sendArguments + ")", blocking(mpi.Synchronous)},
	{"int MPI_Bsend" + sendArguments + ")", blocking(mpi.Buffered)},
	{"int MPI_Rsend" + sendArguments + ")", blocking(mpi.Ready)},
	{"int MPI_Isend" + sendArguments + ", MPI_Request *request)", immediate(mpi.Standard)},
	{"int MPI_Issend" + sendArguments + ", MPI_Request *request)", immediate(mpi.Synchronous)},
	{"int MPI_Ibsend" + sendArguments + ", MPI_Request *request)", immediate(mpi.Buffered)},
	{"int MPI_Irsend" + sendArguments + ", MPI_Request *request)", immediate(mpi.Ready)},
	{"int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)", func(e *Env, a []uint64) {
		e.setStatus(a[6], e.finish(e.receive(a)))
	}},
	{"int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)", func(e *Env, a []uint64) {
		e.store32(a[6], e.open(&request{q: e.receive(a)}))
	}},
	{"int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)",
		func(e *Env, a []uint64) {
			in := e.receive([]uint64{a[5], a[6], a[7], a[8], a[9], a[10]})
			out := e.send([]uint64{a[0], a[1], a[2], a[3], a[4], a[10]}, mpi.Standard)
			e.rank.Wait(e.call, in, out)
			e.setStatus(a[11], e.finish(in))
		}},
	{"int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)", func(e *Env, a []uint64) {
		b := e.buffer(a[0], a[1], a[2])
		c := e.comm(a[7])
		to, from, tag, other := peer(c, a[3]), source(c, a[5]), sendTag(a[4]), recvTag(a[6])
		throw(b.Check())
		e.read(b)
		out, err := e.rank.Send(e.call, b.Copy(), to, tag, c.Comm, mpi.Standard)
		throw(err)
		in, err := e.rank.Receive(e.call, b, from, other, c.Comm)
		throw(err)
		e.rank.Wait(e.call, in, out)
		e.setStatus(a[8], e.finish(in))
	}},
	{"int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)", func(e *Env, a []uint64) {
		c := e.comm(a[2])
		if from := source(c, a[0]); from != mpi.ProcNull {
			e.setStatus(a[3], e.rank.Probe(e.call, from, recvTag(a[1]), c.Comm))
			return
		}
		e.setStatus(a[3], nobody)
	}},
	{"int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)", func(e *Env, a []uint64) {
		c := e.comm(a[2])
		s, ok := nobody, true
		if from := source(c, a[0]); from != mpi.ProcNull {
			s, ok = e.rank.Find(from, recvTag(a[1]), c.Comm)
		}
		if e.setBool(a[3], ok); ok {
			e.setStatus(a[4], s)
		}
	}},
	{"int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)", func(e *Env, a []uint64) {
		c := e.comm(a[2])
		from, tag := source(c, a[0]), recvTag(a[1])
		if from == mpi.ProcNull {
			e.store32(a[3], messageNoProc)
			e.setStatus(a[4], nobody)
			return
		}
		for {
			e.rank.Probe(e.call, from, tag, c.Comm)
			if m, s := e.rank.Extract(from, tag, c.Comm); m != nil {
				e.store32(a[3], e.add(kindMessage, m))
				e.setStatus(a[4], s)
				return
			}
		}
	}},
	{"int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)", func(e *Env, a []uint64) {
		c := e.comm(a[2])
		from, tag := source(c, a[0]), recvTag(a[1])
		if from == mpi.ProcNull {
			e.setBool(a[3], true)
			e.store32(a[4], messageNoProc)
			e.setStatus(a[5], nobody)
			return
		}
		m, s := e.rank.Extract(from, tag, c.Comm)
		if e.setBool(a[3], m != nil); m != nil {
			e.store32(a[4], e.add(kindMessage, m))
			e.setStatus(a[5], s)
		}
	}},
	{"int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)", func(e *Env, a []uint64) {
		e.setStatus(a[4], e.finish(e.receiveMessage(a)))
	}},
	{"int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)", func(e *Env, a []uint64) {
		e.store32(a[4], e.open(&request{q: e.receiveMessage(a)}))
	}},
	{"int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)", func(e *Env, a []uint64) {
		t, n := e.datatype(a[1]), int(e.load64(a[0]+statusBytes))
		switch {
		case t.Size == 0:
			n = 0
		case n%t.Size != 0:
			n = unspecified
		default:
			n /= t.Size
		}
		e.setInt(a[2], n)
	}},
	{"int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)", func(e *Env, a []uint64) {
		e.setInt(a[2], e.datatype(a[1]).Elements(int(e.load64(a[0]+statusBytes))))
	}},
	{"int MPI_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)", func(e *Env, a []uint64) {
		e.store64(a[2], uint64(e.datatype(a[1]).Elements(int(e.load64(a[0]+statusBytes)))))
	}},
	{"int MPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count)", func(e *Env, a []uint64) {
		e.store64(a[0]+statusBytes, uint64(i32(a[2])*e.datatype(a[1]).Size))
	}},
	{"int MPI_Status_set_cancelled(MPI_Status *status, int flag)", func(e *Env, a []uint64) { e.setInt(a[0]+statusCancelled, i32(a[1])) }},
	{"int MPI_Test_cancelled(const MPI_Status *status, int *flag)", func(e *Env, a []uint64) { e.store32(a[1], e.load32(a[0]+statusCancelled)) }},
	{"int MPI_Buffer_attach(void *buffer, int size)", func(e *Env, a []uint64) {
		e.attached.addr, e.attached.size = a[0], uint64(max(i32(a[1]), 0))
	}},
	{"int MPI_Buffer_detach(void *buffer_addr, int *size)", func(e *Env, a []uint64) {
		e.store64(a[0], e.attached.addr)
		e.setInt(a[1], int(e.attached.size))
		e.attached.addr, e.attached.size = 0, 0
	}},
}

// nobody is the status of a receive from MPI_PROC_NULL.
var nobody = mpi.Status{Source: mpi.ProcNull, Tag: mpi.AnyTag}

func (e *Env) receiveMessage(a []uint64) *mpi.Request {
	m := object[*mpi.Message](e.Process, kindMessage, uint64(e.load32(a[3])))
	b := e.buffer(a[0], a[1], a[2])
	if h := e.load32(a[3]); h != messageNoProc {
		e.drop(h)
	}
	e.store32(a[3], messageNull)
	if m == nil {
		q, err := e.rank.Receive(e.call, b, mpi.ProcNull, mpi.AnyTag, e.world.Comm())
		throw(err)
		return q
	}
	q, err := e.rank.ReceiveMessage(e.call, b, m)
	throw(err)
	return q
}
