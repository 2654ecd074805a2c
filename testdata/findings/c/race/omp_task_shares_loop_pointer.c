// find: data race of p, write at 17:13, read at 15:17
#include <stdio.h>
struct item { int value; struct item *next; };
int main(void)
{
    struct item items[6];
    for (int i = 0; i < 6; i++)
        items[i] = (struct item){i, i < 5 ? &items[i + 1] : 0};
    struct item *p = items;
#pragma omp parallel
#pragma omp single
    {
        while (p) {
#pragma omp task shared(p)
            if (p)
                p->value *= 2;
            p = p->next;
        }
    }
    printf("%d\n", items[5].value);
}
