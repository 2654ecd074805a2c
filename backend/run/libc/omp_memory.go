package libc

import (
	"math"
	"math/bits"
)

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

	{"unsigned long omp_init_allocator(omp_memspace_handle_t space, int n, const omp_alloctrait_t *traits)", "an allocator that keeps the alignment asked for", device, ompInitAllocator},
	{"void omp_destroy_allocator(unsigned long allocator)", "has no effect", device, ompNothing},
	{"void *omp_aligned_alloc(size_t alignment, size_t size, unsigned long allocator)", "aligned_alloc", host, func(e *Env, s []uint64) {
		s[0] = max(s[0], ompAlignment(s[2]))
		alignedAlloc(e, s)
	}},
	{"void *omp_aligned_calloc(size_t alignment, size_t n, size_t size, unsigned long allocator)", "aligned_alloc, filled with zeros", host, func(e *Env, s []uint64) {
		s[0] = e.ompZeroed(s[1], s[2], max(s[0], ompAlignment(s[3])))
	}},
	{"void *omp_realloc(void *p, size_t size, unsigned long allocator, unsigned long free_allocator)", "realloc", host, ompRealloc},
}}

// allocatorBase and up are the allocators that omp_init_allocator makes: the alignment is 1 shifted by what is above it.
const allocatorBase = 0x100

// ompAlignment is the alignment of what an allocator hands out.
func ompAlignment(allocator uint64) uint64 {
	if allocator < allocatorBase || allocator >= allocatorBase+48 {
		return granule
	}
	return max(uint64(1)<<(allocator-allocatorBase), granule)
}

// ompInitAllocator reads the traits, pairs of a key and a value of 8 bytes; an alignment is the only one that shows here.
func ompInitAllocator(e *Env, s []uint64) {
	const traitSize, keyAlignment, lastKey = 16, 2, 14
	n, traits := int32(s[1]), s[2]
	if n < 0 {
		e.fail("the number of traits is %d: expected 0 or more", n)
	}
	allocator := uint64(allocatorBase)
	for i := range uint64(n) {
		at := traits + i*traitSize
		key := e.load32(at)
		if key == 0 || key > lastKey {
			s[0] = 0 // omp_null_allocator
			return
		}
		if key != keyAlignment {
			continue
		}
		align := e.load64(at + 8)
		if !powerOfTwo(align) || align >= 1<<48 {
			s[0] = 0 // omp_null_allocator
			return
		}
		allocator = allocatorBase + uint64(bits.TrailingZeros64(align))
	}
	s[0] = allocator
}

func ompCalloc(e *Env, s []uint64) { s[0] = e.ompZeroed(s[0], s[1], ompAlignment(s[2])) }

// ompZeroed allocates n objects of zeros.
func (e *Env) ompZeroed(n, size, align uint64) uint64 {
	if size != 0 && n > math.MaxInt64/size {
		e.setErrno(errnoNoMemory)
		return 0
	}
	s := []uint64{align, n * size}
	if alignedAlloc(e, s); s[0] != 0 {
		clear(e.bytes(s[0], n*size))
	}
	return s[0]
}

func ompRealloc(e *Env, s []uint64) {
	p, size, align := s[0], s[1], ompAlignment(s[2])
	if align == granule {
		s[0] = e.realloc(p, size)
		return
	}
	grown := e.realloc(p, size)
	if grown == 0 || grown%align == 0 {
		s[0] = grown
		return
	}
	moved := e.malloc(size, align)
	if moved != 0 {
		copy(e.bytes(moved, size), e.bytes(grown, size))
		s[0] = grown
		free(e, s)
	}
	s[0] = moved
}

func ompNoProperty(e *Env, s []uint64) {
	if s[2] != 0 {
		e.store32(s[2], math.MaxUint32) // omp_irc_empty, -1
	}
	s[0] = 0
}
