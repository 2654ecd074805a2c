#pragma omp requires unified_shared_memory reverse_offload
#pragma omp begin declare target device_type(any)
int inside;
int twice(int x) { return 2 * x; }
#pragma omp end declare target
int listed, linked[4];
#pragma omp declare target enter(listed) link(linked)
void helper(int *p);
#pragma omp declare target to(helper) device_type(nohost)
#pragma omp declare target
static double old[3];
#pragma omp end declare target

void helper(int *p)
{
    *p = twice(inside);
}

int use(int n)
{
#pragma omp target map(from: n)
    {
        helper(&n);
        listed += linked[1] + old[2];
    }
    return n;
}
