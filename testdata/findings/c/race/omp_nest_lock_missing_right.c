#include <omp.h>
#include <stdio.h>

typedef struct {
    int a, b;
    omp_nest_lock_t lock;
} pair;

static void add_a(pair *p)
{
    omp_set_nest_lock(&p->lock);
    p->a += 1;
    omp_unset_nest_lock(&p->lock);
}

static void add_b(pair *p)
{
    omp_set_nest_lock(&p->lock);
    p->b += 1;
    omp_unset_nest_lock(&p->lock);
}

int main(void)
{
    pair p = {0, 0};
    omp_init_nest_lock(&p.lock);
#pragma omp parallel sections
    {
#pragma omp section
        {
            omp_set_nest_lock(&p.lock);
            add_b(&p);
            add_a(&p);
            omp_unset_nest_lock(&p.lock);
        }
#pragma omp section
        add_a(&p);
    }
    omp_destroy_nest_lock(&p.lock);
    printf("%d %d\n", p.a, p.b);
    return 0;
}
