package libc

import (
	"time"
)

// omp.h: time, memory and devices. The devices are those of the specification's stubs (OpenMP 4.5, appendix A): none but
// the host.
var ompHeader = header{"omp.h", []row{
	{"double omp_get_wtime(void)", "seconds since some time in the past", device, func(e *Env, s []uint64) { s[0] = toF64(time.Since(e.start).Seconds() + 1) }},
	{"double omp_get_wtick(void)", "the resolution of omp_get_wtime in seconds", device, func(_ *Env, s []uint64) { s[0] = toF64(1e-9) }},

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

	{"void *omp_alloc(size_t size, unsigned long allocator)", "malloc", host, func(e *Env, s []uint64) { s[0] = e.malloc(s[0], ompAlignment(s[1])) }},
	{"void *omp_calloc(size_t n, size_t size, unsigned long allocator)", "calloc", host, ompCalloc},
	{"void omp_free(void *p, unsigned long allocator)", "free", host, free},
}}

func ompZero(_ *Env, s []uint64)    { s[0] = 0 }
func ompOne(_ *Env, s []uint64)     { s[0] = 1 }
func ompNone(_ *Env, s []uint64)    { s[0] = minusOne }
func ompNothing(*Env, []uint64)     {}
func ompHost(device uint64) bool    { return int32(device) == 0 }
func ompInvalid(_ *Env, s []uint64) { s[0] = errnoInvalid }

func ompMemcpy(e *Env, s []uint64) {
	if !ompHost(s[5]) || !ompHost(s[6]) || s[0] == 0 || s[1] == 0 {
		s[0] = errnoInvalid
		return
	}
	copy(e.bytes(s[0]+s[3], s[2]), e.bytes(s[1]+s[4], s[2]))
	s[0] = 0
}
