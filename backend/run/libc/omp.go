package libc

import (
	"fmt"
	"time"
)

// omp.h: the library routines of OpenMP in a program whose directives are not read. They answer as the specification's
// stubs do (OpenMP 4.5, appendix A): one thread, no parallel region, no device but the host. The state of a lock is in
// its first word, as in the stubs.
var ompHeader = header{"omp.h", []row{
	{"double omp_get_wtime(void)", "seconds since some time in the past", host, func(e *Env, s []uint64) { s[0] = toF64(time.Since(e.start).Seconds() + 1) }},
	{"double omp_get_wtick(void)", "the resolution of omp_get_wtime in seconds", host, func(_ *Env, s []uint64) { s[0] = toF64(1e-9) }},

	{"int omp_get_num_threads(void)", "1: there is one thread", device, ompOne},
	{"int omp_get_max_threads(void)", "1: there is one thread", device, ompOne},
	{"int omp_get_thread_num(void)", "0: the one thread", device, ompZero},
	{"int omp_get_num_procs(void)", "1: the processors for threads", device, ompOne},
	{"int omp_get_thread_limit(void)", "1: there is one thread", device, ompOne},
	{"int omp_in_parallel(void)", "0: outside of parallel regions", device, ompZero},
	{"int omp_in_final(void)", "1: tasks run at once", device, ompOne},
	{"int omp_get_level(void)", "0: outside of parallel regions", device, ompZero},
	{"int omp_get_active_level(void)", "0: outside of parallel regions", device, ompZero},
	{"int omp_get_ancestor_thread_num(int level)", "0 for level 0, else -1", device, func(_ *Env, s []uint64) { s[0] = ompLevel(s[0], 0) }},
	{"int omp_get_team_size(int level)", "1 for level 0, else -1", device, func(_ *Env, s []uint64) { s[0] = ompLevel(s[0], 1) }},
	{"int omp_get_dynamic(void)", "0: the number of threads is not adjusted", device, ompZero},
	{"int omp_get_nested(void)", "0: there is no nested parallelism", device, ompZero},
	{"int omp_get_cancellation(void)", "0: there is no cancellation", device, ompZero},
	{"int omp_get_max_active_levels(void)", "0: there are no parallel regions", device, ompZero},
	{"int omp_get_supported_active_levels(void)", "0: there are no parallel regions", device, ompZero},
	{"void omp_set_num_threads(int n)", "ask for threads: there is one", device, ompNothing},
	{"void omp_set_dynamic(int dynamic)", "has no effect", device, ompNothing},
	{"void omp_set_nested(int nested)", "has no effect", device, ompNothing},
	{"void omp_set_max_active_levels(int levels)", "has no effect", device, ompNothing},
	{"void omp_set_schedule(omp_sched_t kind, int chunk)", "has no effect", device, ompNothing},
	{"void omp_get_schedule(omp_sched_t *kind, int *chunk)", "static, without a chunk size", device, func(e *Env, s []uint64) { e.store32(s[0], 1); e.store32(s[1], 0) }},
	{"omp_proc_bind_t omp_get_proc_bind(void)", "0: threads are not bound", device, ompZero},
	{"int omp_get_num_places(void)", "0: there are no places", device, ompZero},
	{"int omp_get_place_num_procs(int place)", "0: there are no places", device, ompZero},
	{"void omp_get_place_proc_ids(int place, int *ids)", "stores nothing: there are no places", device, ompNothing},
	{"int omp_get_place_num(void)", "-1: the thread is not bound", device, ompNone},
	{"int omp_get_partition_num_places(void)", "0: there are no places", device, ompZero},
	{"void omp_get_partition_place_nums(int *places)", "stores nothing: there are no places", device, ompNothing},
	{"int omp_get_max_task_priority(void)", "0: tasks have no priorities", device, ompZero},
	{"int omp_get_num_teams(void)", "1: there is one team", device, ompOne},
	{"int omp_get_team_num(void)", "0: the one team", device, ompZero},
	{"void omp_set_num_teams(int n)", "has no effect", device, ompNothing},
	{"int omp_get_max_teams(void)", "1: there is one team", device, ompOne},
	{"void omp_set_teams_thread_limit(int limit)", "has no effect", device, ompNothing},
	{"int omp_get_teams_thread_limit(void)", "1: there is one thread", device, ompOne},
	{"void omp_display_env(int verbose)", "prints nothing", host, ompNothing},

	{"int omp_get_num_devices(void)", "0: there are no devices for OpenMP", device, ompZero},
	{"int omp_get_default_device(void)", "0: the host", device, ompZero},
	{"void omp_set_default_device(int device)", "has no effect", device, ompNothing},
	{"int omp_get_device_num(void)", "0: the host", device, ompZero},
	{"int omp_get_initial_device(void)", "0: the host", device, ompZero},
	{"int omp_is_initial_device(void)", "1: code of OpenMP runs on the host", device, ompOne},
	{"void *omp_target_alloc(size_t size, int device)", "malloc, on the host", host, func(e *Env, s []uint64) {
		if !ompHost(s[1]) {
			s[0] = 0
			return
		}
		s[0] = e.malloc(s[0], granule)
	}},
	{"void omp_target_free(void *p, int device)", "free, on the host", host, free},
	{"int omp_target_is_present(const void *p, int device)", "1: the host has all data", host, func(_ *Env, s []uint64) { s[0] = toBool(s[0] != 0 && ompHost(s[1])) }},
	{"int omp_target_is_accessible(const void *p, size_t size, int device)", "1 on the host", host, func(_ *Env, s []uint64) { s[0] = toBool(s[0] != 0 && ompHost(s[2])) }},
	{"int omp_target_memcpy(void *to, const void *from, size_t size, size_t to_offset, size_t from_offset, int to_device, int from_device)", "memcpy, on the host", host, ompMemcpy},
	{"int omp_target_associate_ptr(const void *host_ptr, const void *device_ptr, size_t size, size_t offset, int device)", "EINVAL: there are no devices for OpenMP", host, ompInvalid},
	{"int omp_target_disassociate_ptr(const void *p, int device)", "EINVAL: there are no devices for OpenMP", host, ompInvalid},
	{"void *omp_get_mapped_ptr(const void *p, int device)", "the pointer itself on the host, else null", host, func(_ *Env, s []uint64) {
		if !ompHost(s[1]) {
			s[0] = 0
		}
	}},

	{"void omp_init_lock(omp_lock_t *lock)", "make a lock that is not set", host, func(e *Env, s []uint64) { e.store64(s[0], lockFree) }},
	{"void omp_init_lock_with_hint(omp_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", host, func(e *Env, s []uint64) { e.store64(s[0], lockFree) }},
	{"void omp_destroy_lock(omp_lock_t *lock)", "end a lock", host, func(e *Env, s []uint64) { e.lock(s[0]); e.store64(s[0], 0) }},
	{"void omp_set_lock(omp_lock_t *lock)", "wait for a lock and set it", host, func(e *Env, s []uint64) {
		if e.lock(s[0]) != lockFree {
			e.fail("the lock is set already, and there is no other thread that could unset it")
		}
		e.store64(s[0], lockSet)
	}},
	{"void omp_unset_lock(omp_lock_t *lock)", "unset a lock", host, func(e *Env, s []uint64) {
		if e.lock(s[0]) != lockSet {
			e.fail("the lock is not set")
		}
		e.store64(s[0], lockFree)
	}},
	{"int omp_test_lock(omp_lock_t *lock)", "set a lock if it is not set", host, func(e *Env, s []uint64) {
		is := e.lock(s[0])
		e.store64(s[0], lockSet)
		s[0] = toBool(is == lockFree)
	}},
	{"void omp_init_nest_lock(omp_nest_lock_t *lock)", "make a lock that is not set", host, func(e *Env, s []uint64) { e.store64(s[0], lockFree) }},
	{"void omp_init_nest_lock_with_hint(omp_nest_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", host, func(e *Env, s []uint64) { e.store64(s[0], lockFree) }},
	{"void omp_destroy_nest_lock(omp_nest_lock_t *lock)", "end a lock", host, func(e *Env, s []uint64) { e.lock(s[0]); e.store64(s[0], 0) }},
	{"void omp_set_nest_lock(omp_nest_lock_t *lock)", "set a lock once more", host, func(e *Env, s []uint64) { e.store64(s[0], e.lock(s[0])+1) }},
	{"void omp_unset_nest_lock(omp_nest_lock_t *lock)", "unset a lock once", host, func(e *Env, s []uint64) {
		is := e.lock(s[0])
		if is == lockFree {
			e.fail("the lock is not set")
		}
		e.store64(s[0], is-1)
	}},
	{"int omp_test_nest_lock(omp_nest_lock_t *lock)", "set a lock once more, and how often it is set", host, func(e *Env, s []uint64) {
		is := e.lock(s[0]) + 1
		e.store64(s[0], is)
		s[0] = toI32(int32(is - lockFree))
	}},

	{"void *omp_alloc(size_t size, unsigned long allocator)", "malloc", host, func(e *Env, s []uint64) { s[0] = e.malloc(s[0], ompAlignment(s[1])) }},
	{"void *omp_calloc(size_t n, size_t size, unsigned long allocator)", "calloc", host, ompCalloc},
	{"void omp_free(void *p, unsigned long allocator)", "free", host, free},
	{"void omp_set_default_allocator(unsigned long allocator)", "has no effect", host, ompNothing},
	{"unsigned long omp_get_default_allocator(void)", "omp_default_mem_alloc", host, func(_ *Env, s []uint64) { s[0] = 1 }},
	{"void omp_fulfill_event(unsigned long event)", "an event of a detached task, of which there are none", host, func(e *Env, s []uint64) { e.fail("%#x is not an event", s[0]) }},
}}

func ompZero(_ *Env, s []uint64)    { s[0] = 0 }
func ompOne(_ *Env, s []uint64)     { s[0] = 1 }
func ompNone(_ *Env, s []uint64)    { s[0] = minusOne }
func ompNothing(*Env, []uint64)     {}
func ompHost(device uint64) bool    { return int32(device) == 0 }
func ompInvalid(_ *Env, s []uint64) { s[0] = errnoInvalid }

func ompLevel(level, value uint64) uint64 {
	if int32(level) == 0 {
		return value
	}
	return minusOne
}

func ompMemcpy(e *Env, s []uint64) {
	if !ompHost(s[5]) || !ompHost(s[6]) || s[0] == 0 || s[1] == 0 {
		s[0] = errnoInvalid
		return
	}
	copy(e.bytes(s[0]+s[3], s[2]), e.bytes(s[1]+s[4], s[2]))
	s[0] = 0
}

// The states of a lock: zeroed memory, or any other value, is not an initialized lock. A nestable lock counts on from
// free.
const (
	lockFree = 0x6c6f636b00000000
	lockSet  = lockFree + 1
)

// lock reads the state of a lock.
func (e *Env) lock(at uint64) uint64 {
	is := e.load64(at)
	if is>>32 != lockFree>>32 {
		e.failErr(fmt.Errorf("there is no lock at %#x: call omp_init_lock first", at))
	}
	return is
}
