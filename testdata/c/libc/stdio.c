/* printf and scanf through the variable arguments of C. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int report(const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    char text[64];
    int n = vsnprintf(text, sizeof text, format, args);
    printf("%d [%s] ", n, text);
    n = vprintf(format, again);
    va_end(again);
    va_end(args);
    putchar('\n');
    return n;
}

static long sum(int n, ...)
{
    va_list args;
    va_start(args, n);
    long total = 0;
    for (int i = 0; i < n; i++)
        total += i % 2 ? va_arg(args, int) : (long)va_arg(args, double);
    va_end(args);
    return total;
}

int main(void)
{
    signed char sc = -5;
    unsigned short us = 65535;
    float f = 2.5f;
    long double ld = 1.25L;
    report("%d %u %ld %f %s %c", -1, 4000000000u, 1L << 40, 3.14159, "text", 'x');
    report("%hhd %hu %g %Lg %p", sc, us, f, ld, (void *)0);
    report("%-8s|%8s|%.3s|%*d|%-*d|", "left", "right", "truncated", 5, 42, 5, 42);
    report("%e %G %a %#x %#o %+d % d %05d", 12345.678, 1e-10, 0.5, 255, 8, 7, 7, 42);
    report("%zu %td %jd %" PRId64 " %" PRIx32, sizeof(double), (long)-3, (intmax_t)9, INT64_MIN, UINT32_MAX);
    printf("%ld\n", sum(4, 1.5, 2, 3.5, 4));

    int i = 0, n = 0;
    double d = 0;
    char word[16] = "";
    long l = 0;
    unsigned u = 0;
    int got = sscanf("42 3.5e1 hello 0x1f 077 rest", "%d %lf %15s %x %li%n", &i, &d, word, &u, &l, &n);
    printf("%d: %d %g %s %u %ld %d\n", got, i, d, word, u, l, n);
    char key[8], value[8];
    got = sscanf("name=value;", "%7[a-z]=%7[^;]", key, value);
    printf("%d: %s %s\n", got, key, value);

    fputs("to stdout\n", stdout);
    fprintf(stderr, "to stderr\n");
    fwrite("bytes\n", 1, 6, stdout);
    char line[8];
    sprintf(line, "%d", 1234567);
    puts(line);
    printf("%s %zu\n", strrchr("a/b/c", '/'), strlen(line));
    return 0;
}
