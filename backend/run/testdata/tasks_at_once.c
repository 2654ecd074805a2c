/* Tasks that are executed where they are made: what they see of themselves, alone and in one another. */
#include <omp.h>
#include <stdio.h>

enum { many = 3000 };

static int leaves;

static long tree(int depth)
{
    if (depth == 0) {
#pragma omp atomic
        leaves++;
        return 1;
    }
    long a = 0, b = 0;
#pragma omp task shared(a)
    a = tree(depth - 1);
#pragma omp task shared(b) final(depth == 3)
    b = tree(depth - 1);
#pragma omp taskwait
    return a + b;
}

/* Each task is another owner of locks than the one that made it. */
static int owners(omp_nest_lock_t *lock, int depth)
{
    int wrong = 0, inner = 0;
#pragma omp task shared(wrong, inner) firstprivate(depth) if (0)
    {
        if (omp_test_nest_lock(lock) != 0)
            wrong = 1;
        if (!omp_in_explicit_task())
            wrong += 2;
        omp_set_num_threads(depth + 2); /* of this task alone */
        if (depth > 0)
            inner = owners(lock, depth - 1);
        if (omp_get_max_threads() != depth + 2)
            wrong += 4;
    }
    return wrong + inner;
}

static void team(int threads)
{
    long total = 0, sum = 0, finals = 0, explicits = 0, ordered = 0;
    int last = 0, wrong = 0, most = 0;
    leaves = 0;
    omp_nest_lock_t lock;
    omp_init_nest_lock(&lock);
#pragma omp parallel num_threads(threads)
#pragma omp single
    {
        for (int i = 0; i < many; i++) {
#pragma omp task firstprivate(i) shared(sum, explicits)
            {
#pragma omp atomic
                sum += i;
#pragma omp atomic
                explicits += omp_in_explicit_task() && omp_get_num_threads() == threads;
            }
        }
#pragma omp task shared(finals) final(1)
        {
            for (int i = 0; i < many; i++) {
#pragma omp task shared(finals)
                finals += omp_in_final();
            }
        }
#pragma omp taskwait
        for (int i = 0; i < many; i++) {
#pragma omp task firstprivate(i) shared(finals)
            {
#pragma omp atomic
                finals += omp_in_final() * 1000000;
            }
        }
        total = tree(10);
        /* After tasks without dependences come some with. */
        for (int i = 0; i < many; i++) {
#pragma omp task firstprivate(i) shared(last, ordered) depend(inout : last)
            {
                ordered += last == i;
                last = i + 1;
            }
        }
#pragma omp taskwait
        omp_set_nest_lock(&lock);
        most = omp_get_max_threads();
        wrong = owners(&lock, 20) + (omp_get_max_threads() != most);
        omp_unset_nest_lock(&lock);
    }
    omp_destroy_nest_lock(&lock);
    printf("%d: sum %ld, explicit %ld, final %ld, total %ld, leaves %d, in order %ld, wrong %d\n", threads, sum, explicits, finals, total, leaves,
           ordered, wrong);
}

/* A reduction of a taskgroup, whose copies are those of threads. */
static void group(int threads)
{
    long sum = 0;
#pragma omp parallel num_threads(threads)
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
    for (int i = 0; i < many; i++) {
#pragma omp task in_reduction(+ : sum) firstprivate(i)
        sum += i;
    }
    printf("%d: group %ld\n", threads, sum);
}

int main(void)
{
    for (int threads = 1; threads <= 4; threads *= 2) {
        team(threads);
        group(threads);
    }
    return 0;
}
