package libmpi

import (
	"maps"

	"accc/backend/mpi"
)

// An info is a list of keys with values, in order.
type info struct {
	keys   []string
	values map[string]string
	size   int64 // the bytes of keys and values, with what an entry takes
}

// pairSize is the bytes that a pair counts beside its texts.
const pairSize = 128

func pairRoom(key, value string) int64 { return pairSize + int64(len(key)+len(value)) }

func newInfo(pairs map[string]string) *info {
	x := &info{values: map[string]string{}}
	for k, v := range pairs {
		x.set(k, v)
	}
	return x
}

func (x *info) set(key, value string) {
	before, ok := x.values[key]
	if !ok {
		x.keys = append(x.keys, key)
	} else {
		x.size -= pairRoom(key, before)
	}
	x.size += pairRoom(key, value)
	if x.values == nil {
		x.values = map[string]string{}
	}
	x.values[key] = value
}

func (x *info) pairs() map[string]string {
	if x == nil {
		return nil
	}
	return maps.Clone(x.values)
}

// info is the list of a handle; nil is that of MPI_INFO_NULL.
func (e *Env) info(v uint64) *info {
	if uint32(v) == kindInfo<<kindShift {
		return nil
	}
	return object[*info](e.Process, kindInfo, v)
}

func (e *Env) someInfo(v uint64) *info { return object[*info](e.Process, kindInfo, v) }

var infoRows = []row{
	{"int MPI_Info_create(MPI_Info *info)", func(e *Env, a []uint64) { e.store32(a[0], e.add(kindInfo, newInfo(nil))) }},
	{"int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo)", func(e *Env, a []uint64) {
		old := e.someInfo(a[0])
		made := newInfo(nil)
		for _, k := range old.keys {
			made.set(k, old.values[k])
		}
		e.store32(a[1], e.add(kindInfo, made))
	}},
	{"int MPI_Info_free(MPI_Info *info)", func(e *Env, a []uint64) {
		h := e.load32(a[0])
		e.someInfo(uint64(h))
		e.drop(h)
		e.store32(a[0], kindInfo<<kindShift)
	}},
	{"int MPI_Info_set(MPI_Info info, const char *key, const char *value)", func(e *Env, a []uint64) {
		x, key, value := e.someInfo(a[0]), e.text(a[1]), e.text(a[2])
		before := x.size
		e.charge(pairRoom(key, value), "pair of an info object")
		x.set(key, value)
		e.config.Budget.Give(before + pairRoom(key, value) - x.size)
	}},
	{"int MPI_Info_delete(MPI_Info info, const char *key)", func(e *Env, a []uint64) {
		x := e.someInfo(a[0])
		before := x.size
		x.remove(e.text(a[1]))
		e.config.Budget.Give(before - x.size)
	}},
	{"int MPI_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag)", func(e *Env, a []uint64) {
		v, ok := e.someInfo(a[0]).values[e.text(a[1])]
		if e.setBool(a[4], ok); ok {
			e.setText(a[3], v[:min(len(v), count(a[2]))], 0)
		}
	}},
	{"int MPI_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag)", func(e *Env, a []uint64) {
		v, ok := e.someInfo(a[0]).values[e.text(a[1])]
		if e.setBool(a[3], ok); ok {
			e.setInt(a[2], len(v))
		}
	}},
	{"int MPI_Info_get_nkeys(MPI_Info info, int *nkeys)", func(e *Env, a []uint64) { e.setInt(a[1], len(e.someInfo(a[0]).keys)) }},
	{"int MPI_Info_get_nthkey(MPI_Info info, int n, char *key)", func(e *Env, a []uint64) { e.setText(a[2], e.someInfo(a[0]).nth(i32(a[1])), 0) }},
}

func (x *info) nth(n int) string {
	if n < 0 || n >= len(x.keys) {
		fail(mpi.ErrArg, "there is no key number %d", n)
	}
	return x.keys[n]
}

func (x *info) remove(key string) {
	value, ok := x.values[key]
	if !ok {
		fail(mpi.ErrInfoNoKey, "there is no key %q", key)
	}
	x.size -= pairRoom(key, value)
	delete(x.values, key)
	for i, k := range x.keys {
		if k == key {
			x.keys = append(x.keys[:i:i], x.keys[i+1:]...)
			return
		}
	}
}
