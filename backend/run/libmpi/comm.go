package libmpi

import (
	"maps"
	"slices"

	"accc/backend/mpi"
)

// newComm makes the handle of a communicator; nil is none.
func (e *Env) newComm(at uint64, c *mpi.Comm, from *comm) *comm {
	if c == nil {
		e.store32(at, kindComm<<kindShift)
		return nil
	}
	x := &comm{Comm: c, errors: from.errors, attributes: map[int]uint64{}, made: e.call}
	x.handle = e.add(kindComm, x)
	e.store32(at, x.handle)
	return x
}

func (e *Env) dup(a []uint64, at uint64) {
	old := e.comm(a[0])
	made, err := e.rank.Dup(e.call, old.Comm)
	throw(err)
	c := e.newComm(at, made, old)
	e.copyAttributes(old, c)
	c.info = maps.Clone(old.info)
}

// Kinds of MPI_Comm_split_type, with the number of mpi.h.
const typeShared = 1

var commRows = []row{
	{"int MPI_Comm_size(MPI_Comm comm, int *size)", func(e *Env, a []uint64) { e.setInt(a[1], e.comm(a[0]).Size()) }},
	{"int MPI_Comm_rank(MPI_Comm comm, int *rank)", func(e *Env, a []uint64) { e.setInt(a[1], e.me(e.comm(a[0]))) }},
	{"int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)", func(e *Env, a []uint64) { e.dup(a, a[1]) }},
	{"int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)", func(e *Env, a []uint64) { e.dup(a, a[2]) }},
	{"int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)", func(e *Env, a []uint64) {
		e.dup(a, a[1]) // collective operations may synchronize when they begin
		q, err := e.rank.Receive(e.call, mpi.Buffer{}, mpi.ProcNull, 0, e.world.Comm())
		throw(err)
		e.store32(a[2], e.open(&request{q: q}))
	}},
	{"int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)", func(e *Env, a []uint64) {
		c, color := e.comm(a[0]), i32(a[1])
		if color < 0 && color != mpi.Undefined {
			fail(mpi.ErrArg, "the color is %d: it must not be negative, or MPI_UNDEFINED", color)
		}
		made, err := e.rank.Split(e.call, c.Comm, color, i32(a[2]))
		throw(err)
		e.newComm(a[3], made, c)
	}},
	{"int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)", func(e *Env, a []uint64) {
		c, color := e.comm(a[0]), 0
		switch i32(a[1]) {
		case typeShared: // all ranks share one machine
		case mpi.Undefined:
			color = mpi.Undefined
		default:
			fail(mpi.ErrArg, "the kind %d is not MPI_COMM_TYPE_SHARED", i32(a[1]))
		}
		made, err := e.rank.Split(e.call, c.Comm, color, i32(a[2]))
		throw(err)
		e.newComm(a[4], made, c)
	}},
	{"int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)", func(e *Env, a []uint64) {
		c := e.comm(a[0])
		made, err := e.rank.Create(e.call, c.Comm, e.group(a[1]).ranks)
		throw(err)
		e.newComm(a[2], made, c)
	}},
	{"int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)", func(e *Env, a []uint64) {
		c, g := e.comm(a[0]), e.group(a[1])
		if !slices.Contains(g.ranks, e.rank.Number()) {
			e.newComm(a[3], nil, c)
			return
		}
		made, err := e.rank.CreateGroup(e.call, c.Comm, g.ranks, i32(a[2]))
		throw(err)
		e.newComm(a[3], made, c)
	}},
	{"int MPI_Comm_free(MPI_Comm *comm)", func(e *Env, a []uint64) { e.freeComm(a[0]) }},
	{"int MPI_Comm_disconnect(MPI_Comm *comm)", func(e *Env, a []uint64) { e.freeComm(a[0]) }},
	{"int MPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result)", func(e *Env, a []uint64) {
		x, y := e.comm(a[0]), e.comm(a[1])
		if x.Comm == y.Comm {
			e.setInt(a[2], ident)
			return
		}
		r := compareRanks(x.Group(), y.Group())
		if r == ident {
			r = congruent
		}
		e.setInt(a[2], r)
	}},
	{"int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)", func(e *Env, a []uint64) { e.newGroup(a[1], e.comm(a[0]).Group()) }},
	{"int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name)", func(e *Env, a []uint64) { e.comm(a[0]).Name = e.text(a[1]) }},
	{"int MPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen)", func(e *Env, a []uint64) { e.setText(a[1], e.comm(a[0]).Name, a[2]) }},
	{"int MPI_Comm_test_inter(MPI_Comm comm, int *flag)", func(e *Env, a []uint64) {
		e.comm(a[0])
		e.setBool(a[1], false)
	}},
	{"int MPI_Comm_remote_size(MPI_Comm comm, int *size)", func(e *Env, a []uint64) {
		e.comm(a[0])
		fail(mpi.ErrComm, "the communicator is no intercommunicator")
	}},
	{"int MPI_Comm_get_parent(MPI_Comm *parent)", func(e *Env, a []uint64) { e.store32(a[0], kindComm<<kindShift) }},
	{"int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info)", func(e *Env, a []uint64) { e.comm(a[0]).info = e.info(a[1]).pairs() }},
	{"int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)", func(e *Env, a []uint64) { e.store32(a[1], e.add(kindInfo, newInfo(e.comm(a[0]).info))) }},
	{"MPI_Comm MPI_Comm_f2c(MPI_Fint comm)", nothing}, {"MPI_Fint MPI_Comm_c2f(MPI_Comm comm)", nothing},
	{"MPI_Datatype MPI_Type_f2c(MPI_Fint datatype)", nothing}, {"MPI_Fint MPI_Type_c2f(MPI_Datatype datatype)", nothing},
	{"MPI_Group MPI_Group_f2c(MPI_Fint group)", nothing}, {"MPI_Fint MPI_Group_c2f(MPI_Group group)", nothing},
	{"MPI_Op MPI_Op_f2c(MPI_Fint op)", nothing}, {"MPI_Fint MPI_Op_c2f(MPI_Op op)", nothing},
	{"MPI_Request MPI_Request_f2c(MPI_Fint request)", nothing}, {"MPI_Fint MPI_Request_c2f(MPI_Request request)", nothing},
	{"MPI_Info MPI_Info_f2c(MPI_Fint info)", nothing}, {"MPI_Fint MPI_Info_c2f(MPI_Info info)", nothing},
}

// nothing: handles are the same in C and Fortran.
func nothing(*Env, []uint64) {}

func (e *Env) freeComm(at uint64) {
	h := e.load32(at)
	c := e.comm(uint64(h))
	if h == commWorld || h == commSelf {
		fail(mpi.ErrComm, "%s cannot be freed", c.Name)
	}
	e.deleteAttributes(c)
	e.drop(h)
	e.store32(at, kindComm<<kindShift)
}
