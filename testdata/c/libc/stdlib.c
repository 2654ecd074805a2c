/* Callbacks, memory, numbers and strings of the C library. */
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct item {
    int key;
    char name[8];
};

static int by_key(const void *a, const void *b)
{
    const struct item *x = a, *y = b;
    return (x->key > y->key) - (x->key < y->key);
}

static volatile sig_atomic_t caught;

static void on_signal(int number)
{
    caught = number;
}

static void last(void)
{
    puts("last");
}

static void first(void)
{
    puts("first");
}

int main(int argc, char **argv)
{
    struct item items[] = {{3, "three"}, {1, "one"}, {2, "two"}, {1, "uno"}};
    qsort(items, 4, sizeof items[0], by_key);
    for (int i = 0; i < 4; i++)
        printf("%d %s\n", items[i].key, items[i].name);
    struct item wanted = {2, ""};
    struct item *hit = bsearch(&wanted, items, 4, sizeof items[0], by_key);
    printf("%s\n", hit ? hit->name : "none");

    srand(42);
    int r = rand();
    printf("%d %d %d\n", r, rand() % 100, RAND_MAX);
    char *end;
    long number = strtol("123abc", &end, 10);
    printf("%ld %s\n", number, end);
    printf("%lu %g\n", strtoul("ff", NULL, 16), strtod("2.5e-3x", &end));
    errno = 0;
    long big = strtol("99999999999999999999", NULL, 10);
    printf("%d %d %s\n", big == LONG_MAX, errno == ERANGE, strerror(ERANGE));
    div_t q = div(-7, 2);
    printf("%d %d %ld\n", q.quot, q.rem, labs(-5L));

    int *grown = malloc(4 * sizeof *grown);
    for (int i = 0; i < 4; i++)
        grown[i] = i * i;
    grown = realloc(grown, 1000 * sizeof *grown);
    grown[999] = 1;
    printf("%d %d\n", grown[3], grown[999]);
    free(grown);
    void *aligned = NULL;
    printf("%d %d\n", posix_memalign(&aligned, 256, 100), (int)((unsigned long)aligned % 256));
    free(aligned);

    char text[] = "alpha, beta;gamma";
    for (char *t = strtok(text, ", ;"); t; t = strtok(NULL, ", ;"))
        printf("<%s>", t);
    putchar('\n');
    char copy[32];
    memset(copy, 'x', sizeof copy);
    strncpy(copy, "abc", 5);
    printf("%d %c %d\n", copy[4], copy[5], memcmp("abc", "abd", 3) < 0);
    char *twin = strdup("twin");
    for (char *c = twin; *c; c++)
        *c = (char)toupper(*c);
    printf("%s %s\n", twin, strstr("haystack", "st"));
    free(twin);

    time_t epoch = 86400 * 365;
    struct tm *date = gmtime(&epoch);
    char when[32];
    strftime(when, sizeof when, "%Y-%m-%d %a", date);
    printf("%s %d\n", when, (int)(clock() >= 0));
    struct tm bare = {.tm_year = 99, .tm_mon = 11, .tm_mday = 31};
    strftime(when, sizeof when, "%F %j %A %w", &bare);
    puts(when);
    signal(SIGUSR1, on_signal);
    raise(SIGUSR1);
    printf("%s\n", caught == SIGUSR1 ? "caught" : "lost");
    printf("%s\n", getenv("NO_SUCH_VARIABLE") ? "set" : "unset");
    assert(argc == 1 && argv[1] == NULL);
    atexit(last);
    atexit(first);
    exit(0);
}
