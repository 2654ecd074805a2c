package libmpi

import (
	"slices"

	"accc/backend/mpi"
)

// A request is what a handle designates.
type request struct {
	q     *mpi.Request // nil: persistent and not active
	again func() *mpi.Request
	recvs []mpi.Buffer // that a collective operation receives into
	sends []mpi.Buffer
	back  []func() // the loans that end when the request is complete
	after func()
	made  mpi.Call
}

func (e *Env) open(r *request) uint32 {
	r.made = e.call
	e.lend(r)
	return e.add(kindRequest, r)
}

// lend tells who watches of the memory that a request has.
func (e *Env) lend(r *request) {
	if e.Lend == nil || r.q == nil || r.q.Status.Source == mpi.ProcNull {
		return
	}
	one := func(b mpi.Buffer, write bool) {
		b.Each(b.Bytes(), func(addr, size uint64) bool {
			r.back = append(r.back, e.Lend(addr, size, write, r.q.Call))
			return true
		})
	}
	one(r.q.Buffer, r.q.Recv)
	for _, b := range r.recvs {
		one(b, true)
	}
	for _, b := range r.sends {
		if !slices.ContainsFunc(r.recvs, func(x mpi.Buffer) bool { return x.Addr == b.Addr }) {
			one(b, false)
		}
	}
}

// giveBack ends the loans of a request.
func (r *request) giveBack() {
	for _, f := range r.back {
		f()
	}
	r.back = nil
}

// active is the request at work of a handle in memory, nil where there is none.
func (e *Env) active(at uint64) *request {
	h := e.load32(at)
	if h == requestNull {
		return nil
	}
	return object[*request](e.Process, kindRequest, uint64(h))
}

// complete ends a request: what is received is there, and the handle is none any more. It returns its error.
func (e *Env) complete(at uint64, r *request, status uint64) error {
	q := r.q
	r.giveBack()
	if r.again != nil {
		r.q = nil
	} else {
		e.drop(e.load32(at))
		e.store32(at, requestNull)
	}
	if q.Recv && q.Status.Source != mpi.ProcNull && !q.Status.Cancelled {
		e.wrote(q.Buffer, q.Status.Bytes)
	}
	for _, b := range r.recvs {
		e.wrote(b, b.Bytes())
	}
	if r.after != nil {
		r.after()
	}
	e.setStatus(status, q.Status)
	return q.Err
}

// waiting are the requests of a list of handles: nil where there is none at work.
func (e *Env) waitingFor(list uint64, n int) (all []*request, engine []*mpi.Request, some bool) {
	if n < 0 {
		fail(mpi.ErrCount, "the number of requests is %d", n)
	}
	e.bytes(list, 4*uint64(n)) // before so many are made
	all, engine = make([]*request, n), make([]*mpi.Request, n)
	for i := range n {
		r := e.active(list + 4*uint64(i))
		if r == nil || r.q == nil {
			continue
		}
		all[i], engine[i], some = r, r.q, true
	}
	return all, engine, some
}

func statusAt(list uint64, i int) uint64 {
	if list == ignore || list == 0 {
		return ignore
	}
	return list + statusSize*uint64(i)
}

// completeAll completes requests, nil where there is none. The error of one is told in the statuses.
func (e *Env) completeAll(list uint64, all []*request, statuses uint64) {
	var first error
	for i, r := range all {
		at := statusAt(statuses, i)
		if r == nil {
			e.setStatus(at, mpi.Empty)
			continue
		}
		if err := e.complete(list+4*uint64(i), r, at); err != nil && first == nil {
			first = err
		}
	}
	throw(first)
}

func waitAny(e *Env, a []uint64, wait bool) (index int, some, done bool) {
	all, engine, some := e.waitingFor(a[1], i32(a[0]))
	if !some {
		return mpi.Undefined, false, true
	}
	var ready []int
	if wait {
		ready = e.rank.WaitAny(e.call, engine)
	} else {
		ready = e.ready(engine)
	}
	if len(ready) == 0 {
		return mpi.Undefined, true, false
	}
	i := ready[0]
	e.setInt(a[2], i)
	status := a[3]
	if !wait {
		status = a[4]
	}
	throw(e.complete(a[1]+4*uint64(i), all[i], status))
	return i, true, true
}

func (e *Env) ready(list []*mpi.Request) (out []int) {
	for i, q := range list {
		if q != nil && e.rank.Done(q) {
			out = append(out, i)
		}
	}
	return out
}

func someOf(e *Env, a []uint64, wait bool) {
	all, engine, some := e.waitingFor(a[1], i32(a[0]))
	if !some {
		e.setInt(a[2], mpi.Undefined)
		return
	}
	var ready []int
	if wait {
		ready = e.rank.WaitAny(e.call, engine)
	} else {
		ready = e.ready(engine)
	}
	e.setInt(a[2], len(ready))
	var first error
	for k, i := range ready {
		e.setInt(a[3]+4*uint64(k), i)
		if err := e.complete(a[1]+4*uint64(i), all[i], statusAt(a[4], k)); err != nil && first == nil {
			first = err
		}
	}
	throw(first)
}

var requestRows = []row{
	{"int MPI_Wait(MPI_Request *request, MPI_Status *status)", func(e *Env, a []uint64) {
		r := e.active(a[0])
		if r == nil || r.q == nil {
			e.setStatus(a[1], mpi.Empty)
			return
		}
		e.rank.Wait(e.call, r.q)
		throw(e.complete(a[0], r, a[1]))
	}},
	{"int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)", func(e *Env, a []uint64) {
		r := e.active(a[0])
		if r == nil || r.q == nil {
			e.setBool(a[1], true)
			e.setStatus(a[2], mpi.Empty)
			return
		}
		done := e.rank.Done(r.q)
		if e.setBool(a[1], done); done {
			throw(e.complete(a[0], r, a[2]))
		}
	}},
	{"int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])", func(e *Env, a []uint64) {
		all, engine, _ := e.waitingFor(a[1], i32(a[0]))
		e.rank.Wait(e.call, engine...)
		e.completeAll(a[1], all, a[2])
	}},
	{"int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])", func(e *Env, a []uint64) {
		all, engine, _ := e.waitingFor(a[1], i32(a[0]))
		for _, q := range engine {
			if q != nil && !e.rank.Done(q) {
				e.setBool(a[2], false)
				return
			}
		}
		e.setBool(a[2], true)
		e.completeAll(a[1], all, a[3])
	}},
	{"int MPI_Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)", func(e *Env, a []uint64) {
		if _, some, _ := waitAny(e, a, true); !some {
			e.setInt(a[2], mpi.Undefined)
			e.setStatus(a[3], mpi.Empty)
		}
	}},
	{"int MPI_Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)", func(e *Env, a []uint64) {
		_, some, done := waitAny(e, a, false)
		e.setBool(a[3], done)
		if !some {
			e.setStatus(a[4], mpi.Empty)
		}
		if !some || !done {
			e.setInt(a[2], mpi.Undefined)
		}
	}},
	{"int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])", func(e *Env, a []uint64) { someOf(e, a, true) }},
	{"int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])", func(e *Env, a []uint64) { someOf(e, a, false) }},
	{"int MPI_Request_free(MPI_Request *request)", func(e *Env, a []uint64) {
		r := e.active(a[0])
		if r == nil {
			fail(mpi.ErrRequest, "the request is MPI_REQUEST_NULL")
		}
		r.giveBack() // nobody can know when it is complete
		e.drop(e.load32(a[0]))
		e.store32(a[0], requestNull)
	}},
	{"int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)", func(e *Env, a []uint64) {
		s, done := mpi.Empty, true
		if uint32(a[0]) != requestNull {
			if r := object[*request](e.Process, kindRequest, a[0]); r.q != nil {
				if done = e.rank.Done(r.q); done {
					s = r.q.Status
				}
			}
		}
		if e.setBool(a[1], done); done {
			e.setStatus(a[2], s)
		}
	}},
	{"int MPI_Cancel(MPI_Request *request)", func(e *Env, a []uint64) {
		r := e.active(a[0])
		if r == nil || r.q == nil {
			fail(mpi.ErrRequest, "the request is not at work")
		}
		e.rank.Cancel(r.q)
	}},
	{"int MPI_Send_init" + sendArguments + ", MPI_Request *request)", persistent(mpi.Standard)},
	{"int MPI_Ssend_init" + sendArguments + ", MPI_Request *request)", persistent(mpi.Synchronous)},
	{"int MPI_Bsend_init" + sendArguments + ", MPI_Request *request)", persistent(mpi.Buffered)},
	{"int MPI_Rsend_init" + sendArguments + ", MPI_Request *request)", persistent(mpi.Ready)},
	{"int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)", func(e *Env, a []uint64) {
		args := append([]uint64(nil), a[:6]...)
		c := e.comm(a[5])
		_, _, _ = e.buffer(a[0], a[1], a[2]), source(c, a[3]), recvTag(a[4])
		e.store32(a[6], e.open(&request{again: func() *mpi.Request { return e.receive(args) }}))
	}},
	{"int MPI_Start(MPI_Request *request)", func(e *Env, a []uint64) { e.startAgain(a[0]) }},
	{"int MPI_Startall(int count, MPI_Request array_of_requests[])", func(e *Env, a []uint64) {
		for i := range max(i32(a[0]), 0) {
			e.startAgain(a[1] + 4*uint64(i))
		}
	}},
}

func persistent(mode mpi.Mode) func(e *Env, a []uint64) {
	return func(e *Env, a []uint64) {
		args := append([]uint64(nil), a[:6]...)
		c := e.comm(a[5])
		_, _, _ = e.buffer(a[0], a[1], a[2]), peer(c, a[3]), sendTag(a[4])
		e.store32(a[6], e.open(&request{again: func() *mpi.Request { return e.send(args, mode) }}))
	}
}

func (e *Env) startAgain(at uint64) {
	r := e.active(at)
	switch {
	case r == nil:
		fail(mpi.ErrRequest, "the request is MPI_REQUEST_NULL")
	case r.again == nil:
		fail(mpi.ErrRequest, "the request is not persistent")
	case r.q != nil:
		fail(mpi.ErrRequest, "the request is at work: nothing has waited for it since it was started")
	}
	r.q = r.again()
	e.lend(r)
}
