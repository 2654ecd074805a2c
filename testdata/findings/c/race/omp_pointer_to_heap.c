// find: data race of counter, write at 13:9, write at 13:9
#include <stdio.h>
#include <stdlib.h>

static int *counter;

int main(void)
{
    counter = malloc(sizeof *counter);
    *counter = 0;
#pragma omp parallel
    {
        (*counter)++;
    }
    printf("%d\n", *counter);
    free(counter);
    return 0;
}
