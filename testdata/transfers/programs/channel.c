// Heat that flows through a channel: the host sets the temperature at the inlet in each step, and looks at a gauge in the middle.
#include <stdio.h>
#include <stdlib.h>

#define ROWS 40
#define COLS 60

static double t[ROWS][COLS], next[ROWS][COLS];

int main(void)
{
    double warmest = 0;
    for (int step = 0; step < 200; step++) {
        for (int j = 0; j < COLS; j++)
            t[0][j] = 20 + (step % 40) * 0.5;
#pragma acc parallel loop
        for (int i = 1; i < ROWS - 1; i++)
            for (int j = 1; j < COLS - 1; j++)
                next[i][j] = 0.6 * t[i - 1][j] + 0.1 * (t[i][j - 1] + t[i][j + 1]) + 0.2 * t[i + 1][j];
#pragma acc parallel loop
        for (int i = 1; i < ROWS - 1; i++)
            for (int j = 1; j < COLS - 1; j++)
                t[i][j] = next[i][j];
        if (t[ROWS / 2][COLS / 2] > warmest)
            warmest = t[ROWS / 2][COLS / 2];
    }

    double sum = 0;
    for (int j = 0; j < COLS; j++)
        sum += t[ROWS - 2][j];
    printf("warmest %.6f, at the outlet %.6f\n", warmest, sum / COLS);
    return 0;
}
