/* Arrays of pointers with the rows that they point to. */
/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
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
#include <stdio.h>
#include <stdlib.h>

struct grid { double **cell; int rows, columns; };

static double **rows_of(int n, int m)
{
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(m * sizeof **a);
        for (int j = 0; j < m; j++)
            a[i][j] = i * 100 + j;
    }
    return a;
}

static double sum(double **a, int n, int m)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            s += a[i][j] * (1 + i) * (1 + j % 3);
    return s;
}

static void step(double **a, double **b, int n, int m)
{
#pragma omp target teams distribute parallel for collapse(2) map(alloc: a[0:n], b[0:n])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = a[i][j] + 1;
}

static void declared(double **a, int n, int m)
{
    ACCC_ROWS_BEGIN(tofrom, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        a[i][1] = -a[i][1];
    if (m > 100)
    {
    ACCC_ROWS_END();
        return;
    }
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        a[i][2] = -a[i][2];
    ACCC_ROWS_END();
}

static double last(double **a, int n, int m)
{
    ACCC_ROWS_BEGIN(to, a, sizeof a[0][0], 0, n, 0, m);
    double s = 0;
#pragma omp target teams distribute parallel for reduction(+: s)
    for (int i = 0; i < n; i++)
        s += a[i][m - 1];
    {
        __typeof__(s + a[0][0]) accc_result = s + a[0][0];
    ACCC_ROWS_END();
        return accc_result;
    }
}

static void three(void)
{
    int n = 3, m = 4, k = 5;
    float ***a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(m * sizeof **a);
        for (int j = 0; j < m; j++) {
            a[i][j] = malloc(k * sizeof ***a);
            for (int l = 0; l < k; l++)
                a[i][j][l] = 100 * i + 10 * j + l;
        }
    }
    ACCC_ROWS_BEGIN(tofrom, a, sizeof a[0][0][0], 0, n, 0, m, 0, k);
#pragma omp target data map(alloc: a[0:n])
    {
#pragma omp target teams distribute parallel for collapse(3)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int l = 0; l < k; l++)
                    a[i][j][l] *= 2;
        ACCC_ROWS_UPDATE(from, a, sizeof a[0][0][0], 1, 2, 1, 2, 2, 3);
        printf("%g\n", a[1][1][2]);
    }
    ACCC_ROWS_END();
    printf("%g %g\n", a[0][0][1], a[2][3][4]);
    ACCC_ROWS_ENTER(to, a, sizeof a[0][0][0], 0, n, 1, 2, 0, k);
#pragma omp target teams distribute parallel for map(alloc: a[0:n])
    for (int i = 0; i < n; i++)
        a[i][2][0] = -1;
    ACCC_ROWS_EXIT(from, a, sizeof a[0][0][0], 0, n, 1, 2, 0, k);
    printf("%g %g\n", a[0][2][0], a[2][2][0]);
}

int main(void)
{
    int n = 5, m = 7;
    double **a = rows_of(n, m), **b = rows_of(n, m);
    int *few[3];
    for (int i = 0; i < 3; i++)
        few[i] = calloc(4, sizeof(int));

    /* structured, with pointers that change meanwhile */
    ACCC_ROWS_BEGIN(tofrom, a, sizeof a[0][0], 0, n, 0, m);
    ACCC_ROWS_BEGIN(tofrom, b, sizeof b[0][0], 0, n, 0, m);
#pragma omp target data map(alloc: a[0:n], b[0:n])
    {
        for (int t = 0; t < 4; t++) {
            step(a, b, n, m);
            double **other = a;
            a = b;
            b = other;
        }
        n = 3;
    }
    ACCC_ROWS_END();
    ACCC_ROWS_END();
    n = 5;
    printf("%g %g\n", sum(a, n, m), sum(b, n, m));

    /* a combined construct with everything */
    ACCC_ROWS_BEGIN(to, a, sizeof a[0][0], 0, n, 0, m);
    ACCC_ROWS_BEGIN(from, b, sizeof b[0][0], 0, n, 0, m);
    ACCC_ROWS_BEGIN(tofrom, few, sizeof few[0][0], 0, 3, 0, 4);
#pragma omp target teams distribute parallel for map(alloc: a[0:n], b[0:n], few[0:3])
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++)
            b[i][j] = 2 * a[i][j];
        if (i < 3)
            few[i][i] = i + 1;
    }
    ACCC_ROWS_END();
    ACCC_ROWS_END();
    ACCC_ROWS_END();
    printf("%g %d %d\n", sum(b, n, m), few[0][0], few[2][2]);

    /* unstructured, parts, and bounds that do not begin at 0 */
    ACCC_ROWS_ENTER(to, a, sizeof a[0][0], 1, 3, 2, 4);
#pragma omp target teams distribute parallel for map(alloc: a[1:3])
    for (int i = 1; i < 4; i++)
        for (int j = 2; j < 6; j++)
            a[i][j] += 1000;
    ACCC_ROWS_UPDATE(from, a, sizeof a[0][0], 2, 1, 3, 2);
    printf("%g\n", sum(a, n, m));
    a[1][2] = 5;
    ACCC_ROWS_UPDATE(to, a, sizeof a[0][0], 1, 1, 2, 1);
    ACCC_ROWS_EXIT(from, a, sizeof a[0][0], 1, 3, 2, 4);
    printf("%g\n", sum(a, n, m));

    /* counted, and the pointers alone around it */
#pragma omp target enter data map(to: a[0:n])
    ACCC_ROWS_ENTER(to, a, sizeof a[0][0], 0, n, 0, m);
    ACCC_ROWS_ENTER(alloc, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        a[i][0] += 1;
    ACCC_ROWS_EXIT(from, a, sizeof a[0][0], 0, n, 0, m);
    printf("%g\n", sum(a, n, m));
    ACCC_ROWS_EXIT(from, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target exit data map(from: a[0:n])
    printf("%g\n", sum(a, n, m));
    ACCC_ROWS_ENTER(to, a, sizeof a[0][0], 0, n, 0, m);
    ACCC_ROWS_ENTER(to, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        a[i][0] += 1;
    ACCC_ROWS_UPDATE(from, a, sizeof a[0][0], 0, n, 0, m);
    ACCC_ROWS_EXIT(delete, a, sizeof a[0][0], 0, n, 0, m);
    printf("%g\n", sum(a, n, m));

    /* members, conditions, queues */
    struct grid g = {a, n, m}, *p = &g;
#pragma omp target enter data map(to: g)
#pragma omp taskwait depend(inout: accc_queue[1])
    ACCC_ROWS_ENTER(to, g.cell, sizeof g.cell[0][0], 0, n, 0, m);
#pragma omp target enter data map(alloc: g.cell[0:n])
#pragma omp target teams distribute parallel for map(alloc: g.cell[0:n]) nowait \
    depend(inout: accc_queue[1])
    for (int i = 0; i < n; i++)
        g.cell[i][3] = 7;
#pragma omp taskwait depend(inout: accc_queue[1])
    ACCC_ROWS_EXIT(from, g.cell, sizeof g.cell[0][0], 0, n, 0, m);
#pragma omp target exit data map(release: g.cell[0:n])
#pragma omp taskwait depend(inout: accc_queue[1])
#pragma omp target exit data map(release: g)
    printf("%g\n", sum(a, n, m));
#pragma omp target data map(tofrom: g) if(p->rows > 2)
{
ACCC_ROWS_BEGIN_IF(p->rows > 2, tofrom, g.cell, sizeof g.cell[0][0], 0, n, 0, m);
#pragma omp target data map(alloc: g.cell[0:n]) if(p->rows > 2)
#pragma omp target teams distribute parallel for if(target: p->rows > 2)
    for (int i = 0; i < n; i++)
        g.cell[i][4] = 8;
ACCC_ROWS_END();
}
    printf("%g\n", sum(a, n, m));
    if (n > 2)
{
#pragma omp taskwait depend(inout: accc_queue[2])
        ACCC_ROWS_BEGIN_IF(m > 3, tofrom, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target teams distribute parallel for map(alloc: a[0:n]) if(target: m > 3)
        for (int i = 0; i < n; i++)
            a[i][5] = 9;
        ACCC_ROWS_END();
}
    else
        printf("few\n");
#pragma omp taskwait
    printf("%g\n", sum(a, n, m));
    declared(a, n, m);
    printf("%g\n", sum(a, n, m));
    printf("%g\n", last(a, n, m));

    ACCC_ROWS_BEGIN(tofrom, a, sizeof a[0][0], 0, n, 0, m);
#pragma omp target map(alloc: a[0:n])
    {
        for (int i = 0; i < n; i++)
            a[i][6] = i;
        a[0][0] = 3;
    }
    ACCC_ROWS_END();
    printf("%g\n", sum(a, n, m));
    three();
    return 0;
}
