#include <stdio.h>
#include <stdlib.h>

static int *counter;

int main(void)
{
    counter = malloc(sizeof *counter);
    *counter = 0;
#pragma omp parallel
    {
#pragma omp atomic
        (*counter)++;
    }
    printf("%d\n", *counter);
    free(counter);
    return 0;
}
