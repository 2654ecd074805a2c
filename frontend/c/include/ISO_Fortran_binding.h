#ifndef _ISO_FORTRAN_BINDING_H
#define _ISO_FORTRAN_BINDING_H
/* Fortran 2018 18.5: C descriptors, which are those of accc's Fortran */
#include <stddef.h>
#include <stdlib.h>
#define CFI_VERSION 20240719
#define CFI_MAX_RANK 15
typedef ptrdiff_t CFI_index_t;
typedef unsigned char CFI_rank_t;
typedef unsigned char CFI_attribute_t;
typedef signed char CFI_type_t;
typedef struct CFI_dim_t {
	CFI_index_t lower_bound, extent, sm;
} CFI_dim_t;
#define _CFI_HEADER \
	void *base_addr; \
	size_t elem_len; \
	int version; \
	CFI_rank_t rank; \
	CFI_type_t type; \
	CFI_attribute_t attribute; \
	unsigned char extra;
typedef struct CFI_cdesc_t {
	_CFI_HEADER
	CFI_dim_t dim[];
} CFI_cdesc_t;
#define CFI_CDESC_T(_rank) \
	struct { \
		_CFI_HEADER \
		CFI_dim_t dim[(_rank) > 0 ? (_rank) : 1]; \
	}
#define CFI_attribute_other 0
#define CFI_attribute_pointer 1
#define CFI_attribute_allocatable 2
#define CFI_type_other (-1)
#define CFI_type_int8_t 7
#define CFI_type_int16_t 8
#define CFI_type_int32_t 9
#define CFI_type_int64_t 10
#define CFI_type_int128_t 11
#define CFI_type_signed_char CFI_type_int8_t
#define CFI_type_short CFI_type_int16_t
#define CFI_type_int CFI_type_int32_t
#define CFI_type_long CFI_type_int64_t
#define CFI_type_long_long CFI_type_int64_t
#define CFI_type_size_t CFI_type_int64_t
#define CFI_type_int_least8_t CFI_type_int8_t
#define CFI_type_int_least16_t CFI_type_int16_t
#define CFI_type_int_least32_t CFI_type_int32_t
#define CFI_type_int_least64_t CFI_type_int64_t
#define CFI_type_int_fast8_t CFI_type_int8_t
#define CFI_type_int_fast16_t CFI_type_int64_t
#define CFI_type_int_fast32_t CFI_type_int64_t
#define CFI_type_int_fast64_t CFI_type_int64_t
#define CFI_type_intmax_t CFI_type_int64_t
#define CFI_type_intptr_t CFI_type_int64_t
#define CFI_type_ptrdiff_t CFI_type_int64_t
#define CFI_type_float 27
#define CFI_type_double 28
#define CFI_type_long_double 29
#define CFI_type_float_Complex 34
#define CFI_type_double_Complex 35
#define CFI_type_long_double_Complex 36
#define CFI_type_Bool 39
#define CFI_type_char 40
#define CFI_type_cptr 41
#define CFI_type_struct 42
#define CFI_SUCCESS 0
#define CFI_ERROR_BASE_ADDR_NULL 11
#define CFI_ERROR_BASE_ADDR_NOT_NULL 12
#define CFI_INVALID_ELEM_LEN 13
#define CFI_INVALID_RANK 14
#define CFI_INVALID_TYPE 15
#define CFI_INVALID_ATTRIBUTE 16
#define CFI_INVALID_EXTENT 17
#define CFI_INVALID_DESCRIPTOR 18
#define CFI_ERROR_MEM_ALLOCATION 19
#define CFI_ERROR_OUT_OF_BOUNDS 20

static inline size_t _cfi_size(CFI_type_t type, size_t elem_len)
{
	switch (type) {
	case CFI_type_int8_t: case CFI_type_Bool: return 1;
	case CFI_type_int16_t: return 2;
	case CFI_type_int32_t: case CFI_type_float: return 4;
	case CFI_type_int64_t: case CFI_type_double: case CFI_type_cptr: case CFI_type_float_Complex: return 8;
	case CFI_type_double_Complex: return 16;
	}
	return elem_len;
}

static inline void *CFI_address(const CFI_cdesc_t *dv, const CFI_index_t subscripts[])
{
	char *p = (char *)dv->base_addr;
	for (int i = 0; i < dv->rank; i++)
		p += (subscripts[i] - dv->dim[i].lower_bound) * dv->dim[i].sm;
	return p;
}

static inline int CFI_is_contiguous(const CFI_cdesc_t *dv)
{
	CFI_index_t bytes = (CFI_index_t)dv->elem_len;
	for (int i = 0; i < dv->rank; i++) {
		if (dv->dim[i].extent != 1 && dv->dim[i].sm != bytes)
			return 0;
		bytes *= dv->dim[i].extent;
	}
	return 1;
}

static inline int CFI_establish(CFI_cdesc_t *dv, void *base_addr, CFI_attribute_t attribute, CFI_type_t type, size_t elem_len, CFI_rank_t rank, const CFI_index_t extents[])
{
	if (!dv)
		return CFI_INVALID_DESCRIPTOR;
	if (attribute > CFI_attribute_allocatable)
		return CFI_INVALID_ATTRIBUTE;
	if (rank > CFI_MAX_RANK)
		return CFI_INVALID_RANK;
	if (base_addr && attribute == CFI_attribute_allocatable)
		return CFI_ERROR_BASE_ADDR_NOT_NULL;
	if (rank > 0 && base_addr && !extents)
		return CFI_INVALID_EXTENT;
	if (type < CFI_type_other || type > CFI_type_struct)
		return CFI_INVALID_TYPE;
	dv->elem_len = _cfi_size(type, elem_len);
	if (!dv->elem_len)
		return CFI_INVALID_ELEM_LEN;
	dv->base_addr = base_addr;
	dv->version = CFI_VERSION;
	dv->rank = rank;
	dv->type = type;
	dv->attribute = attribute;
	dv->extra = 0;
	CFI_index_t sm = (CFI_index_t)dv->elem_len;
	for (int i = 0; i < rank; i++) {
		dv->dim[i].lower_bound = attribute == CFI_attribute_pointer || attribute == CFI_attribute_allocatable ? (base_addr ? 0 : 1) : 0;
		dv->dim[i].extent = base_addr ? extents[i] : 0;
		if (dv->dim[i].extent < 0)
			return CFI_INVALID_EXTENT;
		dv->dim[i].sm = sm;
		sm *= dv->dim[i].extent;
	}
	return CFI_SUCCESS;
}

static inline int CFI_allocate(CFI_cdesc_t *dv, const CFI_index_t lower_bounds[], const CFI_index_t upper_bounds[], size_t elem_len)
{
	if (!dv)
		return CFI_INVALID_DESCRIPTOR;
	if (dv->attribute == CFI_attribute_other)
		return CFI_INVALID_ATTRIBUTE;
	if (dv->base_addr && dv->attribute == CFI_attribute_allocatable)
		return CFI_ERROR_BASE_ADDR_NOT_NULL;
	if (dv->type == CFI_type_char)
		dv->elem_len = elem_len;
	size_t bytes = dv->elem_len;
	for (int i = 0; i < dv->rank; i++) {
		CFI_index_t n = upper_bounds[i] - lower_bounds[i] + 1;
		dv->dim[i].lower_bound = lower_bounds[i];
		dv->dim[i].extent = n > 0 ? n : 0;
		dv->dim[i].sm = (CFI_index_t)bytes;
		bytes *= (size_t)dv->dim[i].extent;
	}
	dv->base_addr = malloc(bytes ? bytes : 1);
	return dv->base_addr ? CFI_SUCCESS : CFI_ERROR_MEM_ALLOCATION;
}

static inline int CFI_deallocate(CFI_cdesc_t *dv)
{
	if (!dv)
		return CFI_INVALID_DESCRIPTOR;
	if (dv->attribute == CFI_attribute_other)
		return CFI_INVALID_ATTRIBUTE;
	if (!dv->base_addr)
		return CFI_ERROR_BASE_ADDR_NULL;
	free(dv->base_addr);
	dv->base_addr = NULL;
	return CFI_SUCCESS;
}

static inline int CFI_setpointer(CFI_cdesc_t *result, CFI_cdesc_t *source, const CFI_index_t lower_bounds[])
{
	if (!result)
		return CFI_INVALID_DESCRIPTOR;
	if (result->attribute != CFI_attribute_pointer)
		return CFI_INVALID_ATTRIBUTE;
	if (!source) {
		result->base_addr = NULL;
		return CFI_SUCCESS;
	}
	if (source->rank != result->rank)
		return CFI_INVALID_RANK;
	if (source->type != result->type)
		return CFI_INVALID_TYPE;
	if (source->elem_len != result->elem_len)
		return CFI_INVALID_ELEM_LEN;
	result->base_addr = source->base_addr;
	for (int i = 0; i < result->rank; i++) {
		result->dim[i] = source->dim[i];
		if (lower_bounds)
			result->dim[i].lower_bound = lower_bounds[i];
	}
	return CFI_SUCCESS;
}

static inline int CFI_section(CFI_cdesc_t *result, const CFI_cdesc_t *source, const CFI_index_t lower_bounds[], const CFI_index_t upper_bounds[], const CFI_index_t strides[])
{
	if (!result || !source)
		return CFI_INVALID_DESCRIPTOR;
	if (!source->base_addr)
		return CFI_ERROR_BASE_ADDR_NULL;
	if (result->attribute == CFI_attribute_allocatable)
		return CFI_INVALID_ATTRIBUTE;
	if (source->elem_len != result->elem_len)
		return CFI_INVALID_ELEM_LEN;
	if (source->type != result->type)
		return CFI_INVALID_TYPE;
	char *base = (char *)source->base_addr;
	int k = 0;
	for (int i = 0; i < source->rank; i++) {
		CFI_index_t first = source->dim[i].lower_bound, last = first + source->dim[i].extent - 1, step = strides ? strides[i] : 1;
		CFI_index_t low = lower_bounds ? lower_bounds[i] : first, high = upper_bounds ? upper_bounds[i] : last;
		base += (low - first) * source->dim[i].sm;
		if (step == 0) {
			if (low != high)
				return CFI_ERROR_OUT_OF_BOUNDS;
			continue;
		}
		CFI_index_t n = (high - low + step) / step;
		if (n < 0)
			n = 0;
		if (n > 0 && (low < first || low > last || low + (n - 1) * step < first || low + (n - 1) * step > last))
			return CFI_ERROR_OUT_OF_BOUNDS;
		if (k >= result->rank)
			return CFI_INVALID_RANK;
		result->dim[k].lower_bound = 0;
		result->dim[k].extent = n;
		result->dim[k++].sm = step * source->dim[i].sm;
	}
	if (k != result->rank)
		return CFI_INVALID_RANK;
	result->base_addr = base;
	return CFI_SUCCESS;
}

static inline int CFI_select_part(CFI_cdesc_t *result, const CFI_cdesc_t *source, size_t displacement, size_t elem_len)
{
	if (!result || !source)
		return CFI_INVALID_DESCRIPTOR;
	if (!source->base_addr)
		return CFI_ERROR_BASE_ADDR_NULL;
	if (result->rank != source->rank)
		return CFI_INVALID_RANK;
	if (result->attribute == CFI_attribute_allocatable)
		return CFI_INVALID_ATTRIBUTE;
	if (result->type == CFI_type_char)
		result->elem_len = elem_len;
	if (displacement + result->elem_len > source->elem_len)
		return CFI_ERROR_OUT_OF_BOUNDS;
	result->base_addr = (char *)source->base_addr + displacement;
	for (int i = 0; i < result->rank; i++)
		result->dim[i] = source->dim[i];
	return CFI_SUCCESS;
}
#endif
