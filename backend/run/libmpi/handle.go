package libmpi

import (
	"fmt"

	"accc/backend/mpi"
)

// Handles: the first byte is what they are of, the rest a number; 0 is the null handle. The numbers of predefined objects are those of
// mpi.h.
const (
	kindComm = iota + 1
	kindGroup
	kindType
	kindOp
	kindRequest
	kindErrhandler
	kindInfo
	kindMessage
	kinds

	kindShift = 24
)

const (
	commWorld     = kindComm<<kindShift | 1
	commSelf      = kindComm<<kindShift | 2
	groupEmpty    = kindGroup<<kindShift | 1
	requestNull   = kindRequest << kindShift
	errorsFatal   = kindErrhandler<<kindShift | 1
	errorsReturn  = kindErrhandler<<kindShift | 2
	errorsAbort   = kindErrhandler<<kindShift | 3
	infoEnv       = kindInfo<<kindShift | 1
	messageNull   = kindMessage << kindShift
	messageNoProc = kindMessage<<kindShift | 1
)

var kindNames = [kinds]string{kindComm: "communicator", kindGroup: "group", kindType: "datatype", kindOp: "operation", kindRequest: "request",
	kindErrhandler: "error handler", kindInfo: "info object", kindMessage: "message"}

var kindClass = [kinds]int{kindComm: mpi.ErrComm, kindGroup: mpi.ErrGroup, kindType: mpi.ErrType, kindOp: mpi.ErrOp, kindRequest: mpi.ErrRequest,
	kindErrhandler: mpi.ErrArg, kindInfo: mpi.ErrInfo, kindMessage: mpi.ErrRequest}

// objectSize is the bytes that an object of a program counts: somewhat more than a communicator of a few ranks takes.
const objectSize = 4096

// A table has the objects of a kind by their numbers.
type table struct {
	list []any // nil: freed
	free []int
	own  int // the first that the program made
}

func (t *table) at(handle uint32) any {
	n := int(handle & (1<<kindShift - 1))
	if n < 1 || n > len(t.list) {
		return nil
	}
	return t.list[n-1]
}

// Objects.

type comm struct {
	*mpi.Comm
	handle     uint32
	errors     *errhandler
	attributes map[int]uint64
	info       map[string]string
	made       mpi.Call
}

type group struct {
	ranks []int // of the world
	made  mpi.Call
}

type datatype struct {
	*mpi.Type
	made  mpi.Call
	basic bool
}

type operation struct {
	*mpi.Op
	made mpi.Call
}

type errhandler struct {
	fatal bool
	fn    uint64
}

// room is the bytes that an object counts.
func room(x any) int64 {
	switch x := x.(type) {
	case *datatype:
		return objectSize + x.Room()
	case *info:
		return objectSize + x.size
	case *group:
		return objectSize + 8*int64(len(x.ranks))
	}
	return objectSize
}

// charge takes bytes of the budget for what an object grows by.
func (p *Process) charge(n int64, what string) {
	if !p.config.Budget.Take(n) {
		fail(mpi.ErrNoMem, "no memory for another %s", what)
	}
}

// add makes a handle.
func (p *Process) add(kind int, x any) uint32 {
	if !p.config.Budget.Take(room(x)) {
		fail(mpi.ErrNoMem, "no memory for another %s", kindNames[kind])
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	t := &p.tables[kind]
	if len(t.list) == 1<<kindShift-1 && len(t.free) == 0 {
		fail(mpi.ErrNoMem, "%d handles of one kind have been made, and there are no more", len(t.list))
	}
	if n := len(t.free); n > 0 {
		i := t.free[n-1]
		t.free = t.free[:n-1]
		t.list[i] = x
		return uint32(kind<<kindShift | i + 1)
	}
	t.list = append(t.list, x)
	return uint32(kind<<kindShift | len(t.list))
}

// drop frees a handle.
func (p *Process) drop(handle uint32) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := &p.tables[handle>>kindShift]
	i := int(handle&(1<<kindShift-1)) - 1
	p.config.Budget.Give(room(t.list[i]))
	t.list[i] = nil
	if i >= t.own && handle>>kindShift == kindRequest { // a handle of another kind that is used after its end is found
		t.free = append(t.free, i)
	}
}

// lookup is the object of a handle, nil if there is none.
func (p *Process) lookup(handle uint32) any {
	kind := int(handle >> kindShift)
	if kind <= 0 || kind >= kinds {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.tables[kind].at(handle)
}

// object is the object of a handle of a kind.
func object[T any](p *Process, kind int, v uint64) T {
	handle := uint32(v)
	if x, ok := p.lookup(handle).(T); ok && int(handle>>kindShift) == kind {
		return x
	}
	what := fmt.Sprintf("the %s is %#x, which is no handle", kindNames[kind], handle)
	other := int(handle >> kindShift)
	switch {
	case other == kind && handle&(1<<kindShift-1) == 0:
		what = fmt.Sprintf("the %s is the null handle", kindNames[kind])
	case other == kind:
		what = fmt.Sprintf("the %s has been freed, or never was one", kindNames[kind])
	case other > 0 && other < kinds:
		what = fmt.Sprintf("the handle of a %s is passed where that of a %s is expected", kindNames[other], kindNames[kind])
	}
	fail(kindClass[kind], "%s", what)
	panic("not reached")
}

func (e *Env) comm(v uint64) *comm    { return object[*comm](e.Process, kindComm, v) }
func (e *Env) group(v uint64) *group  { return object[*group](e.Process, kindGroup, v) }
func (e *Env) op(v uint64) *operation { return object[*operation](e.Process, kindOp, v) }
func (e *Env) errhandler(v uint64) *errhandler {
	return object[*errhandler](e.Process, kindErrhandler, v)
}

// datatype is the type of a handle; one for messages is committed.
func (e *Env) datatype(v uint64) *mpi.Type { return object[*datatype](e.Process, kindType, v).Type }

func (e *Env) committed(v uint64) *mpi.Type {
	t := e.datatype(v)
	if !t.Committed {
		fail(mpi.ErrType, "the type has not been committed by MPI_Type_commit")
	}
	return t
}

// predefine makes the objects that need not be made.
func (p *Process) predefine() {
	fatal, returns, abort := &errhandler{fatal: true}, &errhandler{}, &errhandler{fatal: true}
	for _, h := range []*errhandler{fatal, returns, abort} {
		p.add(kindErrhandler, h)
	}
	for _, c := range []*mpi.Comm{p.world.Comm(), p.rank.Self()} {
		x := &comm{Comm: c, errors: fatal, attributes: map[int]uint64{}}
		x.handle = p.add(kindComm, x)
	}
	p.add(kindGroup, &group{})
	for _, b := range basicTypes {
		t := mpi.Basic(b.name, b.kind, b.size, b.extent)
		p.add(kindType, &datatype{Type: t, basic: true})
	}
	for _, name := range opNames {
		p.add(kindOp, &operation{Op: mpi.Ops[name]})
	}
	p.add(kindInfo, &info{})
	p.add(kindMessage, (*mpi.Message)(nil))
	for i := range p.tables {
		p.tables[i].own = len(p.tables[i].list)
	}
}
