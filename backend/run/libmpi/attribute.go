package libmpi

import (
	"slices"

	"accc/backend/mpi"
)

// A keyval is a key of attributes, with what is called when a communicator with one is copied or freed.
type keyval struct {
	copy, delete uint64
	extra        uint64
	fortran      bool
}

// Functions that need not be called, with the values of mpi.h.
const (
	noFunction  = 0
	dupFunction = ^uint64(1)
)

// Predefined keys, with the numbers of mpi.h.
const (
	keyTagUB = iota + 1
	keyHost
	keyIO
	keyWtimeGlobal
	keyUniverse
	keyAppnum
	keyLastUsed
	keyWinBase
	firstKey = 16
)

func createKeyval(e *Env, a []uint64) {
	e.charge(pairSize, "key of attributes")
	e.mu.Lock()
	key := firstKey + len(e.keys)
	e.keys[key] = &keyval{copy: a[0], delete: a[1], extra: a[3], fortran: e.fn.fortran}
	e.mu.Unlock()
	e.setInt(a[2], key)
}

func freeKeyval(e *Env, a []uint64) { e.setInt(a[0], 0) }

func (e *Env) key(v uint64) (int, *keyval) {
	e.mu.Lock()
	k := e.keys[i32(v)]
	e.mu.Unlock()
	if k == nil {
		fail(mpi.ErrKeyval, "%d is no key of attributes", i32(v))
	}
	return i32(v), k
}

func setAttribute(e *Env, a []uint64) {
	c := e.comm(a[0])
	n, k := e.key(a[1])
	e.deleteAttribute(c, n, k)
	e.attach(c, n, a[2])
}

// attach adds an attribute that a communicator does not have.
func (e *Env) attach(c *comm, n int, v uint64) {
	e.charge(pairSize, "attribute")
	c.attributes[n] = v
}

func getAttribute(e *Env, a []uint64) {
	c := e.comm(a[0])
	if v, ok := e.predefined(i32(a[1])); ok {
		if e.fn.fortran { // which has the value itself (MPI 4.0 §19.3.7)
			v = uint64(int64(i32(uint64(e.load32(v)))))
		}
		e.store64(a[2], v)
		e.setBool(a[3], true)
		return
	}
	if n := i32(a[1]); n > 0 && n < firstKey {
		e.setBool(a[3], false)
		return
	}
	n, _ := e.key(a[1])
	v, ok := c.attributes[n]
	if e.setBool(a[3], ok); ok {
		e.store64(a[2], v)
	}
}

// predefined is the address of the value of a predefined attribute.
func (e *Env) predefined(key int) (uint64, bool) {
	value, ok := map[int]int{keyTagUB: mpi.MaxTag, keyHost: mpi.ProcNull, keyIO: mpi.AnySource, keyWtimeGlobal: 1, keyUniverse: e.world.Size(), keyAppnum: 0}[key]
	if !ok {
		return 0, false
	}
	e.mu.Lock()
	at := e.attr[key]
	e.mu.Unlock()
	if at == 0 {
		at = e.temporary(8)
		e.setInt(at, value)
		e.mu.Lock()
		e.attr[key] = at
		e.mu.Unlock()
	}
	return at, true
}

func (e *Env) deleteAttribute(c *comm, n int, k *keyval) {
	v, ok := c.attributes[n]
	if !ok {
		return
	}
	delete(c.attributes, n)
	e.config.Budget.Give(pairSize)
	switch {
	case k.fortran:
		e.byAddress(k.delete, []uint64{uint64(c.handle), uint64(n), v, k.extra, 0})
	case k.delete != noFunction:
		e.Call(k.delete, uint64(c.handle), uint64(n), v, k.extra)
	}
}

// byAddress calls a function of Fortran with addresses of values, and returns what the values are afterwards.
func (e *Env) byAddress(fn uint64, list []uint64) []uint64 {
	at := e.temporary(8 * uint64(len(list)))
	defer e.release(at)
	args := make([]uint64, len(list))
	for i, v := range list {
		args[i] = at + 8*uint64(i)
		e.store64(args[i], v)
	}
	e.Call(fn, args...)
	out := make([]uint64, len(list))
	for i := range out {
		out[i] = e.load64(args[i])
	}
	return out
}

func (e *Env) deleteAttributes(c *comm) {
	for _, n := range sortedKeys(c.attributes) {
		e.mu.Lock()
		k := e.keys[n]
		e.mu.Unlock()
		e.deleteAttribute(c, n, k)
	}
}

func sortedKeys(m map[int]uint64) []int {
	var keys []int
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// copyAttributes gives a copy of a communicator the attributes whose keys say so.
func (e *Env) copyAttributes(from, to *comm) {
	for _, n := range sortedKeys(from.attributes) {
		_, k := e.key(uint64(n))
		v := from.attributes[n]
		switch {
		case k.fortran:
			out := e.byAddress(k.copy, []uint64{uint64(from.handle), uint64(n), k.extra, v, 0, 0, 0})
			if uint32(out[5]) != 0 {
				e.attach(to, n, out[4])
			}
		case k.copy == noFunction:
		case k.copy == dupFunction:
			e.attach(to, n, v)
		default:
			at := e.temporary(16)
			e.Call(k.copy, uint64(from.handle), uint64(n), k.extra, v, at, at+8)
			if e.load32(at+8) != 0 {
				e.attach(to, n, e.load64(at))
			}
			e.release(at)
		}
	}
}

func deleteAttr(e *Env, a []uint64) {
	c := e.comm(a[0])
	n, k := e.key(a[1])
	e.deleteAttribute(c, n, k)
}

var attributeRows = []row{
	{"int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *copy_fn, MPI_Comm_delete_attr_function *delete_fn, int *keyval, void *extra_state)", createKeyval},
	{"int MPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)", createKeyval},
	{"int MPI_Comm_free_keyval(int *keyval)", freeKeyval},
	{"int MPI_Keyval_free(int *keyval)", freeKeyval},
	{"int MPI_Comm_set_attr(MPI_Comm comm, int keyval, void *attribute_val)", setAttribute},
	{"int MPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val)", setAttribute},
	{"int MPI_Comm_get_attr(MPI_Comm comm, int keyval, void *attribute_val, int *flag)", getAttribute},
	{"int MPI_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag)", getAttribute},
	{"int MPI_Comm_delete_attr(MPI_Comm comm, int keyval)", deleteAttr},
	{"int MPI_Attr_delete(MPI_Comm comm, int keyval)", deleteAttr},
}
