#include <stdio.h>

#define N 40
static int h[N][N];
static const char s[] = "acgtacgtgcatgcatcgatcgtagctagcatcgatgca", t[] = "gcatcgatgcaacgtacgtgcatgcatcgatcgtagctag";

static int max(int a, int b) { return a > b ? a : b; }

int main(void)
{
    for (int d = 2; d <= 2 * (N - 1); d++) {
        int low = d - (N - 1) > 1 ? d - (N - 1) : 1, high = d - 1 < N - 1 ? d - 1 : N - 1;
#pragma omp parallel for
        for (int i = low; i <= high; i++) {
            int j = d - i;
            int score = s[i - 1] == t[j - 1] ? 2 : -1;
            h[i][j] = max(max(0, h[i - 1][j - 1] + score), max(h[i - 1][j] - 1, h[i][j - 1] - 1));
        }
    }
    printf("%d\n", h[N - 1][N - 1]);
    return 0;
}
