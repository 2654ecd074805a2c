// options: -fopenmp
/* Regions of declarations, and what symbols know of them. */
int counter, listed, linked;
#pragma omp threadprivate(counter)
#pragma omp declare target enter(listed) link(linked)
#pragma omp begin declare target device_type(nohost)
int on_device;
void kernel(int x) { on_device = x; }
#pragma omp begin declare target
int nested;
#pragma omp end declare target
#pragma omp end declare target
#pragma omp declare target
int older;
#pragma omp end declare target
int add(int *p) { return p[0]; }
#pragma omp begin declare variant match(construct = {parallel})
int add(int *p) { return p[0] + 1; }
static int helper(int);
#pragma omp end declare variant
#pragma omp begin declare variant match(device = {kind(gpu)})
int add(int *p) { return add(p) + 2; }
#pragma omp end declare variant
#pragma omp begin declare variant match(device = {arch(nvptx64)})
int add(int *p) { return __nvvm_read(p) $ there is no such thing;
#pragma omp begin declare variant match(device = {kind(gpu)})
#pragma omp parallel for
#pragma omp end declare variant
#pragma omp end declare variant
#pragma omp begin assumes no_openmp
#pragma omp requires unified_shared_memory
static int helper(int i) { return i; }
int call(int *p) { return add(p) + helper(1); }
#pragma omp end declare variant
#pragma omp end assumes
#pragma omp end declare target
#pragma omp begin declare target
int open;
