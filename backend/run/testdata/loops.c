/* Partitioned loops: every iteration runs exactly once, whatever the bounds. */
#include <stdio.h>
#include <string.h>

static int hits[64][64];

static int wrong(int from, int to, int step, int count)
{
    int bad = 0;
    for (int i = 0; i < 64; i++) {
        int want = 0;
        if (step > 0)
            for (int k = from; k < to; k += step)
                want += k == i;
        else
            for (int k = from; k > to; k += step)
                want += k == i;
        bad += hits[i][0] != want * count;
    }
    return bad;
}

int main(void)
{
    int bounds[][3] = {{0, 64, 1}, {3, 60, 7}, {5, 5, 1}, {9, 2, 1}, {63, -1, -1}, {50, 7, -9}, {1, 64, 100}};
    int bad = 0;
    for (int b = 0; b < 7; b++) {
        int lo = bounds[b][0], hi = bounds[b][1], step = bounds[b][2];
        memset(hits, 0, sizeof hits);
        if (step > 0) {
#pragma acc parallel loop copy(hits) num_gangs(6)
            for (int i = lo; i < hi; i += step)
                hits[i][0]++;
        } else {
#pragma acc parallel loop copy(hits) num_gangs(6)
            for (int i = lo; i > hi; i += step)
                hits[i][0]++;
        }
        bad += wrong(lo, hi, step, 1);
    }
    printf("single loops: %d wrong\n", bad);

    memset(hits, 0, sizeof hits);
    int n = 13, m = 37;
#pragma acc parallel loop collapse(2) copy(hits) num_gangs(7)
    for (int i = 0; i < n; i++)
        for (int j = m - 1; j >= 0; j--)
            hits[i][j] += i * 100 + j;
    bad = 0;
    for (int i = 0; i < 64; i++)
        for (int j = 0; j < 64; j++)
            bad += hits[i][j] != (i < n && j < m ? i * 100 + j : 0);
    printf("collapsed: %d wrong\n", bad);

    memset(hits, 0, sizeof hits);
#pragma acc parallel loop collapse(3) copy(hits) num_gangs(11)
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 7; j++)
            for (int k = 0; k < 3; k++)
                hits[i * 7 + j][k]++;
    bad = 0;
    for (int i = 0; i < 64; i++)
        for (int j = 0; j < 64; j++)
            bad += hits[i][j] != (i < 35 && j < 3);
    printf("collapsed three: %d wrong\n", bad);

    memset(hits, 0, sizeof hits);
#pragma acc parallel copy(hits) num_gangs(4)
    {
#pragma acc loop
        for (int i = 0; i < 64; i++) {
#pragma acc loop gang
            for (int j = 0; j < 64; j++) {
                if (j % 3 == 0)
                    continue;
                hits[i][j]++;
            }
        }
    }
    bad = 0;
    for (int i = 0; i < 64; i++)
        for (int j = 0; j < 64; j++)
            bad += hits[i][j] != (j % 3 != 0) * (1 + 0 * i);
    printf("inner gang, outer redundant: %d wrong\n", bad);
    return 0;
}
