package libc

import "math"

// The routines of omp.h that came with OpenMP 5: allocators, copies of parts of arrays, interoperability and tools, as the
// stubs in omp.go have them.
var ompMemoryHeader = header{"omp.h", []row{
	{"int omp_control_tool(int command, int modifier, void *arg)", "omp_control_tool_notool", host, func(_ *Env, s []uint64) { s[0] = toI32(-2) }},

	{"int omp_get_num_interop_properties(omp_interop_t interop)", "0: properties that are the implementation's own", host, ompZero},
	{"long omp_get_interop_int(omp_interop_t interop, omp_interop_property_t property, int *code)", "0 and omp_irc_empty", host, ompNoProperty},
	{"void *omp_get_interop_ptr(omp_interop_t interop, omp_interop_property_t property, int *code)", "null and omp_irc_empty", host, ompNoProperty},
	{"const char *omp_get_interop_str(omp_interop_t interop, omp_interop_property_t property, int *code)", "null and omp_irc_empty", host, ompNoProperty},
	{"const char *omp_get_interop_name(omp_interop_t interop, omp_interop_property_t property)", "null: there are no foreign runtimes", host, ompZero},
	{"const char *omp_get_interop_type_desc(omp_interop_t interop, omp_interop_property_t property)", "null: there are no foreign runtimes", host, ompZero},
	{"const char *omp_get_interop_rc_desc(omp_interop_t interop, omp_interop_rc_t code)", "what a return code means", host, func(e *Env, s []uint64) {
		s[0] = e.staticString("interop code", "the interoperability object is empty")
	}},

	{"unsigned long omp_init_allocator(omp_memspace_handle_t space, int n, const omp_alloctrait_t *traits)", "an allocator with alignment, pool size and fallback", device, ompInitAllocator},
	{"void omp_destroy_allocator(unsigned long allocator)", "ends an allocator, whose blocks stay", device, ompDestroyAllocator},
	{"void *omp_aligned_alloc(size_t alignment, size_t size, unsigned long allocator)", "aligned_alloc", host, func(e *Env, s []uint64) {
		s[0] = e.ompAllocate(s[2], s[0], s[1])
	}},
	{"void *omp_aligned_calloc(size_t alignment, size_t n, size_t size, unsigned long allocator)", "aligned_alloc, filled with zeros", host, func(e *Env, s []uint64) {
		s[0] = e.ompZeroed(s[3], s[0], s[1], s[2])
	}},
	{"void *omp_realloc(void *p, size_t size, unsigned long allocator, unsigned long free_allocator)", "realloc", host, ompRealloc},
}}

// ompTraitsHeader has what compiled code calls at variables that have an allocator of the program. No header declares it.
var ompTraitsHeader = header{"", []row{
	{"void __accc_variables_of(unsigned long allocator)", "an error where the traits of an allocator ask for what variables do not have", device, variablesOf},
}}

func ompCalloc(e *Env, s []uint64) { s[0] = e.ompZeroed(s[2], 0, s[0], s[1]) }

// ompZeroed allocates n objects of zeros.
func (e *Env) ompZeroed(allocator, align, n, size uint64) uint64 {
	if size != 0 && n > math.MaxInt64/size {
		e.setErrno(errnoNoMemory)
		return 0
	}
	at := e.ompAllocate(allocator, align, n*size)
	if at != 0 {
		clear(e.bytes(at, n*size))
	}
	return at
}

// ompRealloc: (p, size, allocator, free_allocator).
func ompRealloc(e *Env, s []uint64) {
	p, size := s[0], s[1]
	if size == 0 && p != 0 { // OpenMP 5.2 §18.13.8
		ompFree(e, s)
		s[0] = 0
		return
	}
	moved := e.ompAllocate(s[2], 0, size)
	if moved != 0 && p != 0 {
		old, err := e.heap.Size(p)
		if err != nil {
			e.failErr(err)
		}
		copy(e.bytes(moved, size), e.bytes(p, min(size, old)))
		ompFree(e, s)
	}
	s[0] = moved
}

func ompNoProperty(e *Env, s []uint64) {
	if s[2] != 0 {
		e.store32(s[2], math.MaxUint32) // omp_irc_empty, -1
	}
	s[0] = 0
}
