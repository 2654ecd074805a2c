/* The library of OpenACC, written with that of OpenMP. */
#ifndef _OPENACC_H
#define _OPENACC_H
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
@device
#include <omp.h>
/* Programs for the host alone may be linked without the library of devices. */
#if defined(__GNUC__)
#pragma weak omp_target_alloc
#pragma weak omp_target_free
#pragma weak omp_target_is_present
#pragma weak omp_target_memcpy
#pragma weak omp_target_associate_ptr
#pragma weak omp_target_disassociate_ptr
#define accc_has(function) (function != NULL)
#else
#define accc_has(function) 1
#endif
@end

typedef enum acc_device_t {
    acc_device_current = -1,
    acc_device_none = 0,
    acc_device_default = 1,
    acc_device_host = 2,
    acc_device_not_host = 4,
    acc_device_nvidia = 5,
    acc_device_radeon = 8
} acc_device_t;
typedef enum acc_device_property_t {
    acc_property_none = 0,
    acc_property_memory = 1,
    acc_property_free_memory = 2,
    acc_property_shared_memory_support = 3,
    acc_property_name = 0x10001,
    acc_property_vendor = 0x10002,
    acc_property_driver = 0x10003
} acc_device_property_t;
enum { acc_async_default = 0, acc_async_noval = -1, acc_async_sync = -2 };
typedef void *acc_handle_t;

#if defined(__GNUC__)
#define ACCC_FUNCTION static inline __attribute__((unused))
#else
#define ACCC_FUNCTION static inline
#endif

/* Devices. */
@host
#define accc_devices() 0
#define accc_device() 0
#define accc_on_host() 1
#define accc_host_is_current() 1
@device
#define accc_devices() omp_get_num_devices()
#define accc_device() omp_get_default_device()
#define accc_on_host() omp_is_initial_device()
/* The host is OpenMP's initial device: regions run there when it is the default one. */
#define accc_host_is_current() (accc_devices() == 0 || accc_device() == omp_get_initial_device())
@end
ACCC_FUNCTION int acc_get_num_devices(acc_device_t type)
{
    return type == acc_device_host ? 1 : type == acc_device_none ? 0 : accc_devices();
}
ACCC_FUNCTION acc_device_t acc_get_device_type(void)
{
    return accc_host_is_current() ? acc_device_host : acc_device_not_host;
}
ACCC_FUNCTION void acc_set_device_type(acc_device_t type)
{
    (void)type;
@device
    if (accc_devices() == 0 || type == acc_device_current)
        return;
    if (type == acc_device_host)
        omp_set_default_device(omp_get_initial_device());
    else if (accc_host_is_current())
        omp_set_default_device(0);
@end
}
ACCC_FUNCTION int acc_get_device_num(acc_device_t type)
{
    return type == acc_device_host || accc_host_is_current() ? 0 : accc_device();
}
ACCC_FUNCTION void acc_set_device_num(int number, acc_device_t type)
{
    (void)type;
    (void)number;
@device
    if (type == acc_device_host)
        acc_set_device_type(type);
    else if (number < omp_get_num_devices())
        omp_set_default_device(number);
@end
}
ACCC_FUNCTION size_t acc_get_property(int number, acc_device_t type, acc_device_property_t property)
{
    (void)number, (void)type;
    return property == acc_property_shared_memory_support && accc_host_is_current();
}
ACCC_FUNCTION const char *acc_get_property_string(int number, acc_device_t type, acc_device_property_t property)
{
    (void)number, (void)type;
    return property == acc_property_name ? "device" : property == acc_property_vendor ? "OpenMP"
                                                  : property == acc_property_driver   ? "OpenMP"
                                                                                      : NULL;
}
ACCC_FUNCTION void acc_init(acc_device_t type) { acc_set_device_type(type); }
ACCC_FUNCTION void acc_init_device(int number, acc_device_t type) { acc_set_device_num(number, type); }
ACCC_FUNCTION void acc_shutdown(acc_device_t type) { (void)type; }
ACCC_FUNCTION void acc_shutdown_device(int number, acc_device_t type) { (void)number, (void)type; }
ACCC_FUNCTION int acc_on_device(acc_device_t type)
{
    return accc_on_host() ? type == acc_device_host || type == acc_device_none
                          : type == acc_device_not_host || type == acc_device_default;
}

@queues
/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
@end

@rows
/* Arrays of pointers with the rows that they point to. A section of OpenMP is one stretch of memory: so the pointers and each row are mapped
   apart, and the pointers on the device are made to point to the rows there. The arguments are a map type, the pointer, the size of an
   element, and for each level the first index and how many there are: (tofrom, a, sizeof a[0][0], 0, n, 0, m) is map(tofrom: a[0:n][0:m]). */
#ifndef ACCC_ROWS_BEGIN
#ifdef _OPENMP
#include <omp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__GNUC__)
#pragma weak omp_target_is_present /* a program for the host alone may be linked without it */
#pragma weak omp_target_memcpy
#define ACCC_ROWS_FUNCTION static inline __attribute__((unused))
#else
#define ACCC_ROWS_FUNCTION static inline
#endif
enum {
    accc_rows_alloc = 0,
    accc_rows_release = 0,
    accc_rows_to = 1,
    accc_rows_from = 2,
    accc_rows_tofrom = 3,
    accc_rows_delete = 4,
    accc_rows_alwaysin = 8,
    accc_rows_alwaysout = 16,
    accc_rows_to_always = 1 + 8,
    accc_rows_from_always = 2 + 16,
    accc_rows_tofrom_always = 3 + 8 + 16,
    accc_rows_tofrom_alwaysin = 3 + 8,
    accc_rows_tofrom_alwaysout = 3 + 16
};
/* What a construct maps until it ends: one of the constructs that the thread is in. */
struct accc_rows {
    struct accc_rows *outer;
    int kind, device;
    void *pointer;
    size_t size, levels, section[];
};
static struct accc_rows *accc_rows_innermost;
#pragma omp threadprivate(accc_rows_innermost)
/* The device that constructs are for, -1 where they run on the host. */
ACCC_ROWS_FUNCTION int accc_rows_device(void)
{
    int device = omp_get_default_device();
    return device >= 0 && device < omp_get_num_devices() ? device : -1;
}
ACCC_ROWS_FUNCTION void *accc_rows_allocated(size_t bytes)
{
    void *p = malloc(bytes);
    if (p == NULL) {
        fprintf(stderr, "no memory to map rows\n");
        abort();
    }
    return p;
}
/* The address on the device of what is there. */
ACCC_ROWS_FUNCTION char *accc_rows_address(int device, char *p)
{
    char *there = p;
    (void)device;
#pragma omp target data use_device_ptr(p) device(device)
    there = p;
    return there;
}
/* Pointers on the device point to those of their rows that are there, and have the values of the host for others. The section is that of
   the rows, with elements of a size. */
ACCC_ROWS_FUNCTION void accc_rows_attach(int device, char **rows, size_t n, size_t size, const size_t *section)
{
    size_t first = section[0] * size;
    char **on_device = (char **)accc_rows_address(device, (char *)rows), **there;
    if (on_device == rows)
        return; /* the memory is shared */
    there = (char **)accc_rows_allocated(n * sizeof *there);
    for (size_t i = 0; i < n; i++) {
        there[i] = rows[i];
        if (rows[i] != NULL && section[1] > 0 && omp_target_is_present(rows[i] + first, device))
            there[i] = accc_rows_address(device, rows[i] + first) - first;
    }
    omp_target_memcpy(on_device, there, n * sizeof *there, 0, 0, device, omp_get_initial_device());
    free(there);
}
ACCC_ROWS_FUNCTION void accc_rows_enter(int device, int kind, void *pointer, size_t size, size_t levels, const size_t *section)
{
    size_t n = section[1];
    if (device < 0 || pointer == NULL || n == 0)
        return;
    if (levels == 1) {
        char *row = (char *)pointer + section[0] * size;
        size_t bytes = n * size;
        (void)row, (void)bytes;
        if (kind & accc_rows_alwaysin) {
#pragma omp target enter data map(always, to: row[0:bytes]) device(device)
        } else if (kind & accc_rows_to) {
#pragma omp target enter data map(to: row[0:bytes]) device(device)
        } else {
#pragma omp target enter data map(alloc: row[0:bytes]) device(device)
        }
        return;
    }
    char **rows = (char **)pointer + section[0];
#pragma omp target enter data map(to: rows[0:n]) device(device)
    for (size_t i = 0; i < n; i++)
        accc_rows_enter(device, kind, rows[i], size, levels - 1, section + 2);
    accc_rows_attach(device, rows, n, levels > 2 ? sizeof *rows : size, section + 2);
}
ACCC_ROWS_FUNCTION void accc_rows_exit(int device, int kind, void *pointer, size_t size, size_t levels, const size_t *section)
{
    size_t n = section[1];
    if (device < 0 || pointer == NULL || n == 0)
        return;
    if (levels == 1) {
        char *row = (char *)pointer + section[0] * size;
        size_t bytes = n * size;
        (void)row, (void)bytes;
        if (kind & accc_rows_delete) {
#pragma omp target exit data map(delete: row[0:bytes]) device(device)
        } else if (kind & accc_rows_alwaysout) {
#pragma omp target exit data map(always, from: row[0:bytes]) device(device)
        } else if (kind & accc_rows_from) {
#pragma omp target exit data map(from: row[0:bytes]) device(device)
        } else {
#pragma omp target exit data map(release: row[0:bytes]) device(device)
        }
        return;
    }
    char **rows = (char **)pointer + section[0];
    for (size_t i = 0; i < n; i++)
        accc_rows_exit(device, kind, rows[i], size, levels - 1, section + 2);
    /* Other pointers of the array may have rows that stay. */
    if ((kind & accc_rows_delete) && !(section[0] > 0 && omp_target_is_present(rows - 1, device)) && !omp_target_is_present(rows + n, device)) {
#pragma omp target exit data map(delete: rows[0:n]) device(device)
    } else {
#pragma omp target exit data map(release: rows[0:n]) device(device)
    }
    if (omp_target_is_present(rows, device))
        accc_rows_attach(device, rows, n, levels > 2 ? sizeof *rows : size, section + 2);
}
ACCC_ROWS_FUNCTION void accc_rows_update(int device, int kind, void *pointer, size_t size, size_t levels, const size_t *section)
{
    size_t n = section[1];
    if (device < 0 || pointer == NULL || n == 0)
        return;
    if (levels == 1) {
        char *row = (char *)pointer + section[0] * size;
        size_t bytes = n * size;
        (void)row, (void)bytes;
        if (kind & accc_rows_to) {
#pragma omp target update to(row[0:bytes]) device(device)
        } else {
#pragma omp target update from(row[0:bytes]) device(device)
        }
        return;
    }
    for (size_t i = 0; i < n; i++)
        accc_rows_update(device, kind, ((void **)pointer)[section[0] + i], size, levels - 1, section + 2);
}
ACCC_ROWS_FUNCTION int accc_rows_present(int device, int kind, void *pointer, size_t size, size_t levels, const size_t *section)
{
    size_t n = section[1];
    (void)kind;
    if (device < 0 || pointer == NULL || n == 0)
        return 1;
    if (levels == 1)
        return omp_target_is_present((char *)pointer + section[0] * size, device);
    void **rows = (void **)pointer + section[0];
    int present = omp_target_is_present(rows, device);
    for (size_t i = 0; present && i < n; i++)
        present = accc_rows_present(device, kind, rows[i], size, levels - 1, section + 2);
    return present;
}
ACCC_ROWS_FUNCTION void accc_rows_begin(int device, int kind, void *pointer, size_t size, size_t levels, const size_t *section)
{
    size_t bytes = 2 * levels * sizeof *section;
    struct accc_rows *r = (struct accc_rows *)accc_rows_allocated(sizeof *r + bytes);
    r->outer = accc_rows_innermost;
    r->device = device, r->kind = kind, r->pointer = pointer, r->size = size, r->levels = levels;
    memcpy(r->section, section, bytes);
    accc_rows_innermost = r;
    accc_rows_enter(device, kind, pointer, size, levels, section);
}
ACCC_ROWS_FUNCTION void accc_rows_end(void)
{
    struct accc_rows *r = accc_rows_innermost;
    accc_rows_innermost = r->outer;
    accc_rows_exit(r->device, r->kind, r->pointer, r->size, r->levels, r->section);
    free(r);
}
#define ACCC_ROWS(function, device, kind, pointer, size, ...) \
    function(device, kind, (void *)(pointer), size, sizeof((size_t[]){__VA_ARGS__}) / sizeof(size_t) / 2, (size_t[]){__VA_ARGS__})
/* Around a construct, under a condition too. */
#define ACCC_ROWS_BEGIN(kind, ...) ACCC_ROWS(accc_rows_begin, accc_rows_device(), accc_rows_##kind, __VA_ARGS__)
#define ACCC_ROWS_BEGIN_IF(condition, kind, ...) ACCC_ROWS(accc_rows_begin, (condition) ? accc_rows_device() : -1, accc_rows_##kind, __VA_ARGS__)
#define ACCC_ROWS_END() accc_rows_end()
/* enter data, exit data and update. */
#define ACCC_ROWS_ENTER(kind, ...) ACCC_ROWS(accc_rows_enter, accc_rows_device(), accc_rows_##kind, __VA_ARGS__)
#define ACCC_ROWS_EXIT(kind, ...) ACCC_ROWS(accc_rows_exit, accc_rows_device(), accc_rows_##kind, __VA_ARGS__)
#define ACCC_ROWS_UPDATE(kind, ...) ACCC_ROWS(accc_rows_update, accc_rows_device(), accc_rows_##kind, __VA_ARGS__)
/* Stops the program where rows that have to be on the device are not there. */
#define ACCC_ROWS_CHECK(name, ...) \
    (ACCC_ROWS(accc_rows_present, accc_rows_device(), 0, __VA_ARGS__) ? (void)0 : (fprintf(stderr, "%s:%d: %s is not present on the device\n", __FILE__, __LINE__, name), abort()))
#else
#define ACCC_ROWS_BEGIN(...) ((void)0)
#define ACCC_ROWS_BEGIN_IF(...) ((void)0)
#define ACCC_ROWS_END() ((void)0)
#define ACCC_ROWS_ENTER(...) ((void)0)
#define ACCC_ROWS_EXIT(...) ((void)0)
#define ACCC_ROWS_UPDATE(...) ((void)0)
#define ACCC_ROWS_CHECK(...) ((void)0)
#endif
#endif
@end

/* Queues. */
@host
static int accc_default_async = acc_async_default;
ACCC_FUNCTION int acc_get_default_async(void) { return accc_default_async; }
ACCC_FUNCTION void acc_set_default_async(int queue) { accc_default_async = queue; }
ACCC_FUNCTION void acc_wait(int queue) { (void)queue; }
ACCC_FUNCTION void acc_wait_async(int queue, int other) { (void)queue, (void)other; }
ACCC_FUNCTION void acc_wait_all(void) {}
ACCC_FUNCTION void acc_wait_all_async(int queue) { (void)queue; }
@device
#define accc_index(queue) ((queue) == acc_async_noval ? accc_default_queue : (queue) & 63)
ACCC_FUNCTION int acc_get_default_async(void) { return accc_default_queue; }
ACCC_FUNCTION void acc_set_default_async(int queue)
{
    accc_default_queue = queue == acc_async_noval ? acc_async_default : queue & 63;
}
ACCC_FUNCTION void acc_wait(int queue)
{
    int i = accc_index(queue);
    (void)i;
#if defined(__clang__) && _OPENMP < 201811
#pragma omp taskwait
#else
#pragma omp taskwait depend(inout: accc_queue[i])
#endif
}
ACCC_FUNCTION void acc_wait_async(int queue, int other)
{
    int i = accc_index(queue), j = accc_index(other);
    (void)i, (void)j;
#pragma omp task depend(in: accc_queue[i]) depend(inout: accc_queue[j])
    ;
}
ACCC_FUNCTION void acc_wait_all(void)
{
#pragma omp taskwait
}
ACCC_FUNCTION void acc_wait_all_async(int queue)
{
    (void)queue;
    acc_wait_all();
}
@end
/* OpenMP does not say whether a task has ended, so a test waits for it. */
ACCC_FUNCTION int acc_async_test(int queue) { acc_wait(queue); return 1; }
ACCC_FUNCTION int acc_async_test_device(int queue, int device) { (void)device; return acc_async_test(queue); }
ACCC_FUNCTION int acc_async_test_all(void) { acc_wait_all(); return 1; }
ACCC_FUNCTION int acc_async_test_all_device(int device) { (void)device; return acc_async_test_all(); }
ACCC_FUNCTION void acc_wait_device(int queue, int device) { (void)device; acc_wait(queue); }
ACCC_FUNCTION int acc_wait_any(int count, int queues[])
{
    for (int i = 0; i < count; i++)
        if (queues[i] != acc_async_sync) {
            acc_wait(queues[i]);
            return i;
        }
    return -1;
}
ACCC_FUNCTION int acc_wait_any_device(int count, int queues[], int device) { (void)device; return acc_wait_any(count, queues); }
ACCC_FUNCTION void acc_wait_device_async(int queue, int other, int device) { (void)device; acc_wait_async(queue, other); }
ACCC_FUNCTION void acc_wait_all_device(int device) { (void)device; acc_wait_all(); }
ACCC_FUNCTION void acc_wait_all_device_async(int queue, int device) { (void)device; acc_wait_all_async(queue); }
#define acc_async_wait acc_wait
#define acc_async_wait_all acc_wait_all

/* Memory. */
@host
ACCC_FUNCTION void *acc_malloc(size_t bytes) { return malloc(bytes); }
ACCC_FUNCTION void acc_free(void *p) { free(p); }
ACCC_FUNCTION int acc_is_present(void *p, size_t bytes) { (void)bytes; return p != NULL; }
ACCC_FUNCTION void *acc_deviceptr(void *p) { return p; }
ACCC_FUNCTION void *acc_hostptr(void *p) { return p; }
ACCC_FUNCTION void *acc_copyin(void *p, size_t bytes) { (void)bytes; return p; }
ACCC_FUNCTION void *acc_create(void *p, size_t bytes) { (void)bytes; return p; }
ACCC_FUNCTION void acc_copyout(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_copyout_finalize(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_delete(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_delete_finalize(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_update_device(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_update_self(void *p, size_t bytes) { (void)p, (void)bytes; }
ACCC_FUNCTION void acc_map_data(void *host, void *device, size_t bytes) { (void)host, (void)device, (void)bytes; }
ACCC_FUNCTION void acc_unmap_data(void *host) { (void)host; }
ACCC_FUNCTION void acc_memcpy_to_device(void *to, void *from, size_t bytes) { memmove(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_from_device(void *to, void *from, size_t bytes) { memmove(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_device(void *to, void *from, size_t bytes) { memmove(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_d2d(void *to, void *from, size_t bytes, int dest, int source)
{
    (void)dest, (void)source;
    memmove(to, from, bytes);
}
@device
ACCC_FUNCTION void *acc_malloc(size_t bytes) { return accc_has(omp_target_alloc) ? omp_target_alloc(bytes, accc_device()) : malloc(bytes); }
ACCC_FUNCTION void acc_free(void *p)
{
    if (accc_has(omp_target_free))
        omp_target_free(p, accc_device());
    else
        free(p);
}
ACCC_FUNCTION int acc_is_present(void *p, size_t bytes)
{
    (void)bytes;
    return accc_has(omp_target_is_present) ? omp_target_is_present(p, accc_device()) : p != NULL;
}
ACCC_FUNCTION void *acc_deviceptr(void *p)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target data use_device_ptr(c)
    p = c;
    return p;
}
ACCC_FUNCTION void *acc_hostptr(void *p) { return accc_host_is_current() ? p : NULL; }
ACCC_FUNCTION void *acc_copyin(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target enter data map(to: c[0:bytes])
    return acc_deviceptr(p);
}
ACCC_FUNCTION void *acc_create(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target enter data map(alloc: c[0:bytes])
    return acc_deviceptr(p);
}
ACCC_FUNCTION void acc_copyout(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target exit data map(from: c[0:bytes])
}
ACCC_FUNCTION void acc_delete(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target exit data map(release: c[0:bytes])
}
ACCC_FUNCTION void acc_delete_finalize(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target exit data map(delete: c[0:bytes])
}
ACCC_FUNCTION void acc_update_device(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target update to(c[0:bytes])
}
ACCC_FUNCTION void acc_update_self(void *p, size_t bytes)
{
    char *c = (char *)p;
    (void)c;
#pragma omp target update from(c[0:bytes])
}
ACCC_FUNCTION void acc_copyout_finalize(void *p, size_t bytes)
{
    acc_update_self(p, bytes);
    acc_delete_finalize(p, bytes);
}
ACCC_FUNCTION void acc_map_data(void *host, void *device, size_t bytes)
{
    if (accc_has(omp_target_associate_ptr))
        omp_target_associate_ptr(host, device, bytes, 0, accc_device());
}
ACCC_FUNCTION void acc_unmap_data(void *host)
{
    if (accc_has(omp_target_disassociate_ptr))
        omp_target_disassociate_ptr(host, accc_device());
}
ACCC_FUNCTION void accc_copy(void *to, void *from, size_t bytes, int dest, int source)
{
    if (accc_has(omp_target_memcpy))
        omp_target_memcpy(to, from, bytes, 0, 0, dest, source);
    else
        memmove(to, from, bytes);
}
ACCC_FUNCTION void acc_memcpy_to_device(void *to, void *from, size_t bytes)
{
    accc_copy(to, from, bytes, accc_device(), omp_get_initial_device());
}
ACCC_FUNCTION void acc_memcpy_from_device(void *to, void *from, size_t bytes)
{
    accc_copy(to, from, bytes, omp_get_initial_device(), accc_device());
}
ACCC_FUNCTION void acc_memcpy_device(void *to, void *from, size_t bytes)
{
    accc_copy(to, from, bytes, accc_device(), accc_device());
}
ACCC_FUNCTION void acc_memcpy_d2d(void *to, void *from, size_t bytes, int dest, int source)
{
    char *c = (char *)from;
    (void)c;
#pragma omp target update from(c[0:bytes]) device(source)
    memmove(to, from, bytes);
    c = (char *)to;
#pragma omp target update to(c[0:bytes]) device(dest)
}
@end
#define acc_present_or_copyin acc_copyin
#define acc_pcopyin acc_copyin
#define acc_present_or_create acc_create
#define acc_pcreate acc_create
@host
ACCC_FUNCTION void acc_copyin_async(void *p, size_t bytes, int queue) { (void)queue; acc_copyin(p, bytes); }
ACCC_FUNCTION void acc_create_async(void *p, size_t bytes, int queue) { (void)queue; acc_create(p, bytes); }
ACCC_FUNCTION void acc_copyout_async(void *p, size_t bytes, int queue) { (void)queue; acc_copyout(p, bytes); }
ACCC_FUNCTION void acc_copyout_finalize_async(void *p, size_t bytes, int queue) { (void)queue; acc_copyout_finalize(p, bytes); }
ACCC_FUNCTION void acc_delete_async(void *p, size_t bytes, int queue) { (void)queue; acc_delete(p, bytes); }
ACCC_FUNCTION void acc_delete_finalize_async(void *p, size_t bytes, int queue) { (void)queue; acc_delete_finalize(p, bytes); }
ACCC_FUNCTION void acc_update_device_async(void *p, size_t bytes, int queue) { (void)queue; acc_update_device(p, bytes); }
ACCC_FUNCTION void acc_update_self_async(void *p, size_t bytes, int queue) { (void)queue; acc_update_self(p, bytes); }
ACCC_FUNCTION void acc_memcpy_to_device_async(void *to, void *from, size_t bytes, int queue) { (void)queue; acc_memcpy_to_device(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_from_device_async(void *to, void *from, size_t bytes, int queue) { (void)queue; acc_memcpy_from_device(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_device_async(void *to, void *from, size_t bytes, int queue) { (void)queue; acc_memcpy_device(to, from, bytes); }
ACCC_FUNCTION void acc_memcpy_d2d_async(void *to, void *from, size_t bytes, int dest, int source, int queue) { (void)queue; acc_memcpy_d2d(to, from, bytes, dest, source); }
@device
/* What is on the device is decided at once; so the host waits for the queue. */
ACCC_FUNCTION void acc_copyin_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_copyin(p, bytes); }
ACCC_FUNCTION void acc_create_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_create(p, bytes); }
ACCC_FUNCTION void acc_copyout_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_copyout(p, bytes); }
ACCC_FUNCTION void acc_copyout_finalize_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_copyout_finalize(p, bytes); }
ACCC_FUNCTION void acc_delete_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_delete(p, bytes); }
ACCC_FUNCTION void acc_delete_finalize_async(void *p, size_t bytes, int queue) { acc_wait(queue); acc_delete_finalize(p, bytes); }
ACCC_FUNCTION void acc_update_device_async(void *p, size_t bytes, int queue)
{
    char *c = (char *)p;
    int i = accc_index(queue);
    (void)c, (void)i;
#pragma omp target update to(c[0:bytes]) nowait depend(inout: accc_queue[i])
}
ACCC_FUNCTION void acc_update_self_async(void *p, size_t bytes, int queue)
{
    char *c = (char *)p;
    int i = accc_index(queue);
    (void)c, (void)i;
#pragma omp target update from(c[0:bytes]) nowait depend(inout: accc_queue[i])
}
ACCC_FUNCTION void acc_memcpy_to_device_async(void *to, void *from, size_t bytes, int queue)
{
    int i = accc_index(queue);
    (void)i;
#pragma omp task firstprivate(to, from, bytes) depend(inout: accc_queue[i])
    acc_memcpy_to_device(to, from, bytes);
}
ACCC_FUNCTION void acc_memcpy_from_device_async(void *to, void *from, size_t bytes, int queue)
{
    int i = accc_index(queue);
    (void)i;
#pragma omp task firstprivate(to, from, bytes) depend(inout: accc_queue[i])
    acc_memcpy_from_device(to, from, bytes);
}
ACCC_FUNCTION void acc_memcpy_device_async(void *to, void *from, size_t bytes, int queue)
{
    int i = accc_index(queue);
    (void)i;
#pragma omp task firstprivate(to, from, bytes) depend(inout: accc_queue[i])
    acc_memcpy_device(to, from, bytes);
}
ACCC_FUNCTION void acc_memcpy_d2d_async(void *to, void *from, size_t bytes, int dest, int source, int queue)
{
    int i = accc_index(queue);
    (void)i;
#pragma omp task firstprivate(to, from, bytes, dest, source) depend(inout: accc_queue[i])
    acc_memcpy_d2d(to, from, bytes, dest, source);
}
@end

/* The device's copy of a pointer is made to point to the device's copy of what it points to, and back. */
@host
ACCC_FUNCTION void acc_attach(void **p) { (void)p; }
ACCC_FUNCTION void acc_detach(void **p) { (void)p; }
@device
ACCC_FUNCTION void acc_attach(void **p)
{
    if (!accc_host_is_current() && acc_is_present(p, sizeof *p) && acc_is_present(*p, 1)) {
        void *target = acc_deviceptr(*p);
        acc_memcpy_to_device(acc_deviceptr(p), &target, sizeof target);
    }
}
ACCC_FUNCTION void acc_detach(void **p)
{
    if (!accc_host_is_current() && acc_is_present(p, sizeof *p))
        acc_memcpy_to_device(acc_deviceptr(p), p, sizeof *p);
}
@end
ACCC_FUNCTION void acc_attach_async(void **p, int queue) { acc_wait(queue); acc_attach(p); }
ACCC_FUNCTION void acc_detach_async(void **p, int queue) { acc_wait(queue); acc_detach(p); }
ACCC_FUNCTION void acc_detach_finalize(void **p) { acc_detach(p); }
ACCC_FUNCTION void acc_detach_finalize_async(void **p, int queue) { acc_detach_async(p, queue); }
#define acc_attach(p) acc_attach((void **)(p))
#define acc_attach_async(p, queue) acc_attach_async((void **)(p), queue)
#define acc_detach(p) acc_detach((void **)(p))
#define acc_detach_async(p, queue) acc_detach_async((void **)(p), queue)
#define acc_detach_finalize(p) acc_detach_finalize((void **)(p))
#define acc_detach_finalize_async(p, queue) acc_detach_finalize_async((void **)(p), queue)

/* CUDA, of which OpenMP's library tells nothing: there is no device, no context and no stream. */
ACCC_FUNCTION void *acc_get_current_cuda_device(void) { return NULL; }
ACCC_FUNCTION void *acc_get_current_cuda_context(void) { return NULL; }
ACCC_FUNCTION void *acc_get_cuda_stream(int queue) { (void)queue; return NULL; }
ACCC_FUNCTION int acc_set_cuda_stream(int queue, void *stream) { (void)queue, (void)stream; return 0; }
#endif
