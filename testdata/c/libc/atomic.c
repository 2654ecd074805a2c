/* The atomic functions of GNU C and C11. */
#include <stdatomic.h>
#include <stdio.h>

#define SHOW(x) printf("%ld\n", (long)(x))

static int count;
static unsigned char small = 250;
static long wide = 1L << 40;
static _Bool flag;
static int array[4];
static int *pointer = array;
static double real = 1.5;

atomic_int shared = ATOMIC_VAR_INIT(3);
static _Atomic unsigned long total;
static atomic_flag guard = ATOMIC_FLAG_INIT;
struct node {
    atomic_int uses;
    _Atomic(long) size;
};

int main(void)
{
    SHOW(__sync_fetch_and_add(&count, 5));
    SHOW(__sync_add_and_fetch(&count, 5));
    SHOW(__sync_fetch_and_sub(&count, 1));
    SHOW(__sync_or_and_fetch(&count, 6));
    SHOW(__sync_and_and_fetch(&count, 12));
    SHOW(__sync_xor_and_fetch(&count, 5));
    SHOW(__sync_nand_and_fetch(&count, 3));
    SHOW(__sync_fetch_and_nand(&count, 3));
    SHOW(__sync_fetch_and_add(&small, 10));
    SHOW(small);
    SHOW(__sync_fetch_and_sub(&wide, 1));
    SHOW(wide);
    SHOW(__sync_bool_compare_and_swap(&count, 100, 7));
    SHOW(__sync_val_compare_and_swap(&count, count, 9));
    SHOW(count);
    SHOW(__sync_lock_test_and_set(&count, 4));
    SHOW(count);
    __sync_lock_release(&count);
    __sync_synchronize();
    printf("%d\n", count);

    SHOW(__atomic_fetch_add(&count, 3, __ATOMIC_RELAXED));
    SHOW(__atomic_add_fetch(&count, 3, __ATOMIC_SEQ_CST));
    __atomic_store_n(&count, -8, __ATOMIC_RELEASE);
    SHOW(__atomic_load_n(&count, __ATOMIC_ACQUIRE));
    SHOW(__atomic_exchange_n(&count, 11, __ATOMIC_ACQ_REL));
    int expected = 12;
    int done = __atomic_compare_exchange_n(&count, &expected, 13, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    printf("%d %d %d\n", done, expected, count);
    done = __atomic_compare_exchange_n(&count, &expected, 13, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
    printf("%d %d %d\n", done, expected, count);
    double next = 2.5, seen;
    __atomic_load(&real, &seen, __ATOMIC_SEQ_CST);
    __atomic_store(&real, &next, __ATOMIC_SEQ_CST);
    printf("%g %g\n", seen, real);
    next = 7;
    __atomic_exchange(&real, &next, &seen, __ATOMIC_SEQ_CST);
    printf("%g %g\n", seen, real);
    next = 8;
    done = __atomic_compare_exchange(&real, &seen, &next, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    printf("%d %g %g\n", done, seen, real);
    int *old = __atomic_exchange_n(&pointer, array + 2, __ATOMIC_SEQ_CST);
    printf("%ld %ld\n", (long)(old - array), (long)(pointer - array));
    __atomic_fetch_add(&pointer, sizeof(int), __ATOMIC_SEQ_CST);
    printf("%ld\n", (long)(pointer - array));
    int was = __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST);
    printf("%d %d\n", was, flag);
    __atomic_clear(&flag, __ATOMIC_SEQ_CST);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    SHOW(flag);
    SHOW(__atomic_always_lock_free(sizeof(int), 0));

    shared++;
    shared += 4;
    SHOW(shared);
    SHOW(atomic_fetch_add(&shared, 2));
    SHOW(atomic_load(&shared));
    atomic_store(&shared, 1);
    SHOW(atomic_exchange(&shared, 6));
    SHOW(atomic_fetch_or_explicit(&shared, 9, memory_order_relaxed));
    expected = 15;
    done = atomic_compare_exchange_strong(&shared, &expected, 20);
    printf("%d %d\n", done, shared);
    atomic_init(&total, 5);
    atomic_fetch_sub(&total, 6);
    printf("%lu\n", total);
    struct node node = {1, 2};
    atomic_fetch_add(&node.uses, 1);
    node.size -= 3;
    SHOW(atomic_load(&node.uses));
    SHOW((long)node.size);
    was = atomic_flag_test_and_set(&guard);
    SHOW(was);
    SHOW(atomic_flag_test_and_set(&guard));
    atomic_flag_clear(&guard);
    atomic_thread_fence(memory_order_seq_cst);
    SHOW(ATOMIC_INT_LOCK_FREE);
    SHOW(atomic_is_lock_free(&shared));
    static _Atomic double half;
    static _Atomic char letters[3];
    static atomic_bool above;
    half = 0.5;
    letters[1] = 'm';
    above = half > 0.25 && letters[1] == 'm';
    SHOW(above);
    printf("%g %c\n", half, letters[1]);

    int hits = 0, last = 0, tried[100] = {0};
#pragma acc parallel loop copy(hits, last, tried)
    for (int i = 0; i < 10000; i++) {
        __sync_fetch_and_add(&hits, 1);
        __atomic_fetch_add(&tried[i % 100], i % 7, __ATOMIC_RELAXED);
        int now = __atomic_load_n(&last, __ATOMIC_RELAXED);
        while (now < i && !__atomic_compare_exchange_n(&last, &now, i, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            ;
    }
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += tried[i];
    printf("%d %d %d\n", hits, last, sum);
    return 0;
}
