// find: data race of h, write at 16:13, read at 16:81
#include <stdio.h>

#define N 40
static int h[N][N];
static const char s[] = "acgtacgtgcatgcatcgatcgtagctagcatcgatgca", t[] = "gcatcgatgcaacgtacgtgcatgcatcgatcgtagctag";

static int max(int a, int b) { return a > b ? a : b; }

int main(void)
{
    for (int i = 1; i < N; i++) {
#pragma omp parallel for
        for (int j = 1; j < N; j++) {
            int score = s[i - 1] == t[j - 1] ? 2 : -1;
            h[i][j] = max(max(0, h[i - 1][j - 1] + score), max(h[i - 1][j] - 1, h[i][j - 1] - 1));
        }
    }
    printf("%d\n", h[N - 1][N - 1]);
    return 0;
}
