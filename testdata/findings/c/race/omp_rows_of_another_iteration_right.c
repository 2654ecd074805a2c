#include <stdio.h>
#include <stdlib.h>

/* Each thread takes memory when an iteration first needs it, makes it larger, and keeps a list of what it took: nobody else has the addresses. */
struct piece { struct piece *next; double value; };

int main(void)
{
    double sum[16], *scratch = NULL;
    int size = 0;
    #pragma omp parallel num_threads(4) firstprivate(scratch, size)
    {
        struct piece *mine = NULL;
        #pragma omp for
        for (int i = 0; i < 16; i++) {
            if (i + 2 > size)
                scratch = realloc(scratch, (size = i + 2) * sizeof *scratch);
            scratch[i + 1] = i;
            struct piece *p = malloc(sizeof *p);
            p->next = mine;
            p->value = scratch[i + 1];
            mine = p;
            sum[i] = 0;
            for (p = mine; p; p = p->next)
                p->value += 1;
            sum[i] = mine->value;
        }
        for (struct piece *p = mine, *next; p; p = next) {
            next = p->next;
            free(p);
        }
        free(scratch);
    }
    printf("%g\n", sum[15]);
    return 0;
}
