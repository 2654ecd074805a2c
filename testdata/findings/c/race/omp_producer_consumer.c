// find: data race of size, write at 20:25, read at 24:24
#include <omp.h>
#include <stdio.h>

#define SLOTS 10

static int cap = SLOTS, size = 0, packages = 0, r = 0;

int main(void)
{
    int rounds = 200, empty = 0;
#pragma omp parallel num_threads(2) shared(size, packages)
    {
        int tid = omp_get_thread_num();
        for (int i = 0; i < rounds; i++) {
            if (tid == 0) {
                if (size < cap) {
#pragma omp critical
                    {
                        size++;
                        packages++;
                    }
                }
            } else if (size > 0) {
#pragma omp critical
                {
                    size--;
                    r++;
                }
            }
        }
    }
    printf("%d\n", packages >= r || empty);
    return 0;
}
