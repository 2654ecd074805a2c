package libc

import (
	"time"
)

// omp.h: time and memory. The routines about devices are in backend/device/api.
var ompHeader = header{"omp.h", []row{
	{"double omp_get_wtime(void)", "seconds since some time in the past", device, func(e *Env, s []uint64) { s[0] = toF64(time.Since(e.start).Seconds() + 1) }},
	{"double omp_get_wtick(void)", "the resolution of omp_get_wtime in seconds", device, func(_ *Env, s []uint64) { s[0] = toF64(1e-9) }},

	{"void *omp_alloc(size_t size, unsigned long allocator)", "malloc", host, func(e *Env, s []uint64) { s[0] = e.ompAllocate(s[1], 0, s[0]) }},
	{"void *omp_calloc(size_t n, size_t size, unsigned long allocator)", "calloc", host, ompCalloc},
	{"void omp_free(void *p, unsigned long allocator)", "free", host, ompFree},
}}

func ompZero(_ *Env, s []uint64) { s[0] = 0 }
func ompOne(_ *Env, s []uint64)  { s[0] = 1 }
func ompNone(_ *Env, s []uint64) { s[0] = minusOne }
