// All iterations add to one variable without a reduction. On some machines
// the result is wrong, sometimes. Run looks for races here: it finds this
// one each time.
#include <stdio.h>

int main(void)
{
    enum { N = 1000 };
    static int hits[N];
    int count = 0;
    for (int i = 0; i < N; i++)
        hits[i] = i % 3 == 0;
#pragma acc parallel loop copyin(hits) copy(count)
    for (int i = 0; i < N; i++)
        count += hits[i];
    printf("%d\n", count);
    return 0;
}
