#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compared;

static int order(const void *a, const void *b)
{
    compared++;
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static int fatal(const void *a, const void *b) { exit(3 + compared * 0); }

static double halve(float x, long n, double y) { return n > 0 ? halve(x / 2, n - 1, y) + y : x; }

int main(void)
{
    double v[9] = {3, 1, 4, 1, 5, 9, 2, 6, 5}, w[9];
    qsort(v, 9, sizeof v[0], order);
    for (int i = 0; i < 9; i++)
        printf("%g%c", v[i], i < 8 ? ' ' : '\n');
    double (*f)(float, long, double) = halve;
    memcpy(w, v, sizeof v);
    memset(v, 0, sizeof v);
    printf("%g %g %s %lld\n", f(1024, 20, 0.25), w[3] + v[3], compared > 8 ? "sorted" : "not", 1LL << 40);
    FILE *file = fopen("out.txt", "w");
    fprintf(file, "%d %s\n", 42, "kept");
    fclose(file);
    char line[80];
    file = fopen("out.txt", "r");
    printf("%s", fgets(line, sizeof line, file));
    qsort(v, 9, sizeof v[0], fatal);
    return 0;
}
