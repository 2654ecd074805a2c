package libmpi

import "accc/backend/mpi"

// opNames are the predefined operations, in the order of mpi.h.
var opNames = []string{"MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC",
	"MPI_REPLACE", "MPI_NO_OP"}

// userOp makes an operation of a function of the program: it gets addresses of both operands, of the length and of the type.
func (e *Env) userOp(fn uint64, commute bool) *mpi.Op {
	call := e.Call
	return &mpi.Op{Name: "an operation of the program", Commute: commute, Func: func(_ *mpi.Rank, in, inout []byte, n int, t *mpi.Type) {
		size := uint64(len(in)+15) &^ 15
		at := e.temporary(2*size + 16)
		defer e.release(at)
		lb, _ := t.TrueExtent()
		copy(e.bytes(at, uint64(len(in))), in)
		copy(e.bytes(at+size, uint64(len(inout))), inout)
		e.setInt(at+2*size, n)
		e.store32(at+2*size+4, e.borrowed(t))
		call(fn, at-uint64(lb), at+size-uint64(lb), at+2*size, at+2*size+4)
		copy(inout, e.bytes(at+size, uint64(len(inout))))
	}}
}

// borrowed is a handle of a type that the rank has made, or another has.
func (e *Env) borrowed(t *mpi.Type) uint32 {
	if t.Predefined {
		return e.handleOf(t)
	}
	if h, found := e.findType(func(d *datatype) bool { return d.Type == t }); found {
		return h
	}
	return e.add(kindType, &datatype{Type: t})
}

// findType returns the handle of the first type of the rank that matches.
func (e *Env) findType(matches func(*datatype) bool) (handle uint32, found bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for i, x := range e.tables[kindType].list {
		if d, ok := x.(*datatype); ok && matches(d) {
			return uint32(kindType<<kindShift | i + 1), true
		}
	}
	return 0, false
}

var opRows = []row{
	{"int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)", func(e *Env, a []uint64) {
		e.store32(a[2], e.add(kindOp, &operation{e.userOp(a[0], i32(a[1]) != 0), e.call}))
	}},
	{"int MPI_Op_free(MPI_Op *op)", func(e *Env, a []uint64) {
		h := e.load32(a[0])
		if e.op(uint64(h)).Func == nil {
			fail(mpi.ErrOp, "%s cannot be freed", e.op(uint64(h)).Name)
		}
		e.drop(h)
		e.store32(a[0], kindOp<<kindShift)
	}},
	{"int MPI_Op_commutative(MPI_Op op, int *commute)", func(e *Env, a []uint64) { e.setBool(a[1], e.op(a[0]).Commute) }},
	{"int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)", func(e *Env, a []uint64) {
		op := e.op(a[4]).Op
		in, inout := e.buffer(a[0], a[2], a[3]), e.buffer(a[1], a[2], a[3])
		throw(op.Fits(in.Type))
		throw(in.Check())
		throw(inout.Check())
		e.read(in)
		e.read(inout)
		mpi.ReduceLocal(op, e.rank, in, inout)
		e.wrote(inout, inout.Bytes())
	}},
}
