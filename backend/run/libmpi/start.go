package libmpi

import (
	"fmt"
	"os"
	"slices"
	"time"

	"accc/backend/check"
	"accc/backend/mpi"
)

// Thread levels, with the numbers of mpi.h.
const threadMultiple = 3

// earlyNames may be called at any time (MPI 4.0 §11.4.1).
var earlyNames = []string{"MPI_Init", "MPI_Init_thread", "MPI_Initialized", "MPI_Finalized", "MPI_Get_version", "MPI_Get_library_version", "MPI_Wtime", "MPI_Wtick",
	"MPI_Abort", "MPI_Error_string", "MPI_Error_class", "MPI_Info_create", "MPI_Info_set", "MPI_Info_free", "MPI_Info_get", "MPI_Pcontrol",
	"MPI_Comm_f2c", "MPI_Comm_c2f", "MPI_Type_f2c", "MPI_Type_c2f", "MPI_Op_f2c", "MPI_Op_c2f", "MPI_Group_f2c", "MPI_Group_c2f", "MPI_Request_f2c", "MPI_Request_c2f",
	"MPI_Info_f2c", "MPI_Info_c2f", "MPI_Aint_add", "MPI_Aint_diff", "MPI_Get_address"}

// Version and SubVersion are those of the standard whose names mpi.h has.
const (
	version    = 3
	subversion = 1
	library    = "accc run, ranks of one process"
)

var startRows = []row{
	{"int MPI_Init(int *argc, char ***argv)", func(e *Env, _ []uint64) { e.start(0) }},
	{"int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)", func(e *Env, a []uint64) {
		e.start(i32(a[2]))
		e.setInt(a[3], e.level)
	}},
	{"int MPI_Finalize(void)", func(e *Env, _ []uint64) { e.finalize() }},
	{"int MPI_Initialized(int *flag)", func(e *Env, a []uint64) { e.setBool(a[0], e.begun) }},
	{"int MPI_Finalized(int *flag)", func(e *Env, a []uint64) { e.setBool(a[0], e.finished) }},
	{"int MPI_Query_thread(int *provided)", func(e *Env, a []uint64) { e.setInt(a[0], e.level) }},
	{"int MPI_Is_thread_main(int *flag)", func(e *Env, a []uint64) { e.setBool(a[0], e.call.Alone) }},
	{"int MPI_Abort(MPI_Comm comm, int errorcode)", func(e *Env, a []uint64) { panic(&Abort{i32(a[1]), e.call}) }},
	{"double MPI_Wtime(void)", func(e *Env, a []uint64) { a[0] = toF64(time.Since(e.config.Start).Seconds() + 1) }},
	{"double MPI_Wtick(void)", func(_ *Env, a []uint64) { a[0] = toF64(1e-9) }},
	{"int MPI_Get_processor_name(char *name, int *resultlen)", func(e *Env, a []uint64) { e.setText(a[0], hostName(), a[1]) }},
	{"int MPI_Get_version(int *version, int *subversion)", func(e *Env, a []uint64) {
		e.setInt(a[0], version)
		e.setInt(a[1], subversion)
	}},
	{"int MPI_Get_library_version(char *version, int *resultlen)", func(e *Env, a []uint64) { e.setText(a[0], library, a[1]) }},
	{"int MPI_Pcontrol(int level, ...)", func(*Env, []uint64) {}},
	{"int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)", func(e *Env, a []uint64) { e.store64(a[2], e.temporary(max(a[0], 1))) }},
	{"int MPI_Free_mem(void *base)", func(e *Env, a []uint64) { throw(e.config.Free(a[0])) }},
	{"int MPI_Get_address(const void *location, MPI_Aint *address)", func(e *Env, a []uint64) { e.store64(a[1], a[0]) }},
	{"int MPI_Address(const void *location, MPI_Aint *address)", func(e *Env, a []uint64) { e.store64(a[1], a[0]) }},
	{"MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)", func(_ *Env, a []uint64) { a[0] += a[1] }},
	{"MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)", func(_ *Env, a []uint64) { a[0] -= a[1] }},
	{"int MPI_Error_class(int errorcode, int *errorclass)", func(e *Env, a []uint64) { e.setInt(a[1], i32(a[0])) }},
	{"int MPI_Error_string(int errorcode, char *string, int *resultlen)", func(e *Env, a []uint64) { e.setText(a[1], mpi.ClassText(i32(a[0])), a[2]) }},

	{"int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *fn, MPI_Errhandler *errhandler)", createErrhandler},
	{"int MPI_Errhandler_create(MPI_Comm_errhandler_function *fn, MPI_Errhandler *errhandler)", createErrhandler},
	{"int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)", setErrhandler},
	{"int MPI_Errhandler_set(MPI_Comm comm, MPI_Errhandler errhandler)", setErrhandler},
	{"int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)", getErrhandler},
	{"int MPI_Errhandler_get(MPI_Comm comm, MPI_Errhandler *errhandler)", getErrhandler},
	{"int MPI_Errhandler_free(MPI_Errhandler *errhandler)", func(e *Env, a []uint64) {
		h := e.load32(a[0])
		e.errhandler(uint64(h))
		if h > errorsAbort {
			e.drop(h)
		}
		e.store32(a[0], kindErrhandler<<kindShift)
	}},
	{"int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode)", func(e *Env, a []uint64) {
		c := e.comm(a[0])
		e.handle(c, c.errors, mpi.Errorf(i32(a[1]), "%s", mpi.ClassText(i32(a[1]))))
	}},
}

// An Abort is a call of MPI_Abort. It unwinds the rank, as a panic.
type Abort struct {
	Code int
	Call mpi.Call
}

func (a *Abort) Error() string { return fmt.Sprintf("MPI_Abort with the error code %d", a.Code) }

func createErrhandler(e *Env, a []uint64) {
	e.store32(a[1], e.add(kindErrhandler, &errhandler{fn: a[0]}))
}

func setErrhandler(e *Env, a []uint64) {
	c, h := e.comm(a[0]), e.errhandler(a[1])
	e.mu.Lock()
	c.errors = h
	e.mu.Unlock()
}

func getErrhandler(e *Env, a []uint64) {
	c := e.comm(a[0])
	e.mu.Lock()
	n := slices.Index(e.tables[kindErrhandler].list, any(c.errors))
	e.mu.Unlock()
	if n < 0 { // freed, and still in use
		e.store32(a[1], e.add(kindErrhandler, c.errors))
		return
	}
	e.store32(a[1], uint32(kindErrhandler<<kindShift|n+1))
}

func hostName() string {
	name, err := os.Hostname()
	if err != nil {
		return "localhost"
	}
	return name
}

func (e *Env) start(level int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	switch {
	case e.finished:
		e.die(mpi.Errorf(mpi.ErrOther, "MPI_Finalize has been called: it cannot be initialised again"))
	case e.begun:
		e.die(mpi.Errorf(mpi.ErrOther, "it has been called before"))
	}
	e.begun, e.level = true, min(max(level, 0), threadMultiple)
}

func (e *Env) finalize() {
	if e.config.Leaks {
		e.left()
	}
	e.deleteAttributes(e.comm(commSelf))
	c := mpi.Barrier()
	q, err := e.rank.Begin(e.call, e.world.Comm(), c)
	throw(err)
	e.rank.Wait(e.call, q)
	if e.config.Leaks {
		if list, at := e.rank.Unreceived(); len(list) > 0 {
			e.report(fmt.Sprintf("%s to this rank %s never received", plural(len(list), "message"), were(len(list))), list, check.Warn, at)
		}
	}
	e.mu.Lock()
	e.finished = true
	e.mu.Unlock()
}

func were(n int) string {
	if n == 1 {
		return "was"
	}
	return "were"
}

// left reports what the program has not completed or freed.
func (e *Env) left() {
	e.mu.Lock()
	var requests, objects []string
	first, made := e.call.Place, e.call.Place
	where := func(c mpi.Call) string {
		if !c.Place.IsValid() {
			return c.Name
		}
		return fmt.Sprintf("%s at %s", c.Name, c.Place)
	}
	for kind, list := range map[int]*[]string{kindRequest: &requests, kindComm: &objects, kindType: &objects, kindGroup: &objects, kindOp: &objects} {
		t := &e.tables[kind]
		for _, x := range t.list[min(t.own, len(t.list)):] {
			var c mpi.Call
			switch x := x.(type) {
			case *request:
				if x.q == nil {
					*list = append(*list, "a persistent request of "+where(x.made)+" is not freed")
				} else {
					*list = append(*list, "the request of "+where(x.q.Call)+" is not completed")
				}
				first = x.made.Place
				continue
			case *comm:
				c = x.made
			case *datatype:
				c = x.made
			case *group:
				c = x.made
			case *operation:
				c = x.made
			}
			if c.Name != "" {
				made = c.Place
				*list = append(*list, fmt.Sprintf("the %s of %s is not freed", kindNames[kind], where(c)))
			}
		}
	}
	e.mu.Unlock()
	slices.Sort(objects)
	if len(requests) > 0 {
		e.report(fmt.Sprintf("%s of MPI %s left when MPI_Finalize is called", plural(len(requests), "request"), are(len(requests))), requests, check.Warn, first)
	}
	if len(objects) > 0 {
		e.report(fmt.Sprintf("%s of MPI %s not freed when MPI_Finalize is called", plural(len(objects), "object"), are(len(objects))), objects, check.Note, made)
	}
}

func are(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

const shownNotes = 8

func (e *Env) report(message string, notes []string, level check.Level, at check.Place) {
	notes = slices.Compact(notes)
	if len(notes) > shownNotes {
		notes = append(notes[:shownNotes:shownNotes], fmt.Sprintf("and %d more", len(notes)-shownNotes))
	}
	e.config.Found(check.Finding{Code: check.LeftOpen, Kind: check.Message, Level: level, Message: message, Notes: notes, First: at})
}
