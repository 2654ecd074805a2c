/* Patterns of names, dates read by a format, and files as memory. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <fnmatch.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void match(const char *pattern, const char *name, int flags)
{
    printf("%s %s %d: %s\n", pattern, name, flags, fnmatch(pattern, name, flags) ? "no" : "yes");
}

static int failed(const char *path, int error)
{
    printf("failed %s %d\n", path, error > 0);
    return 0;
}

static void list(const char *pattern, int flags)
{
    glob_t g;
    memset(&g, 0, sizeof g);
    int status = glob(pattern, flags, failed, &g);
    printf("%s %d: %d", pattern, flags, status);
    if (status == 0)
        for (size_t i = 0; i < g.gl_pathc; i++)
            printf(" %s", g.gl_pathv[i]);
    printf("\n");
    if (status == 0)
        globfree(&g);
}

static void date(const char *text, const char *format)
{
    struct tm t;
    memset(&t, 0, sizeof t);
    char *rest = strptime(text, format, &t);
    if (!rest) {
        printf("%s as %s: no\n", text, format);
        return;
    }
    printf("%s as %s: %d-%d-%d %d:%d:%d week %d year %d rest '%s'\n", text, format, t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec,
           t.tm_wday, t.tm_yday, rest);
}

static void touch(const char *name)
{
    FILE *f = fopen(name, "w");
    fprintf(f, "the text of %s", name);
    fclose(f);
}

int main(void)
{
    static const char *patterns[] = {"*", "*.c", "a?c", "[a-c]*", "[!a-c]*", "[]x]*", "[[:digit:]]*", "*/b", "a\\*", ".*", "a*b*c", "[a", "[a-]z", "*[.]c", "", "[[:upper:][:digit:]]?*", "??", "**c"};
    static const char *names[] = {"abc", "x.c", ".c", "a/b", "a*", "1", "Zebra", "]x", "-z", "", "aXXbYYc", "[a", "az"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
        for (int flags = 0; flags <= (FNM_PATHNAME | FNM_PERIOD); flags += FNM_PATHNAME | FNM_PERIOD) {
            printf("'%s' %d:", patterns[i], flags);
            for (size_t j = 0; j < sizeof names / sizeof *names; j++)
                if (!fnmatch(patterns[i], names[j], flags))
                    printf(" '%s'", names[j]);
            printf("\n");
        }
    match("ABC*", "abcd", FNM_CASEFOLD);
    match("a\\*", "a\\b", FNM_NOESCAPE);
    match("a*", "ab/c/d", FNM_PATHNAME | FNM_LEADING_DIR);
    match("a/.b*", "a/.bc", FNM_PATHNAME | FNM_PERIOD);
    match("a/*b*", "a/.bc", FNM_PATHNAME | FNM_PERIOD);

    mkdir("gdir", 0755);
    mkdir("gdir/inner", 0755);
    touch("gdir/one.txt");
    touch("gdir/two.txt");
    touch("gdir/.hidden");
    touch("gdir/inner/three.txt");
    list("gdir/*", 0);
    list("gdir/*", GLOB_MARK);
    list("gdir/*.txt", 0);
    list("gdir/*/*.txt", 0);
    list("g[d]ir/[ot]*", 0);
    list("gdir/.*den", 0);
    list("gdir/*den", GLOB_PERIOD);
    list("gdir/none*", 0);
    list("gdir/none*", GLOB_NOCHECK);
    list("gdir/one.txt", 0);
    list("gdir/nothing", GLOB_NOMAGIC);
    list("nodir/*", 0);
    list("gdir/*/", 0);
    list("gdir//*.txt", 0);
    glob_t g;
    g.gl_offs = 2;
    glob("gdir/o*", GLOB_DOOFFS, 0, &g);
    glob("gdir/t*", GLOB_DOOFFS | GLOB_APPEND, 0, &g);
    printf("%zu %d %d %s %s %d\n", g.gl_pathc, g.gl_pathv[0] == 0, g.gl_pathv[1] == 0, g.gl_pathv[2], g.gl_pathv[3], g.gl_pathv[4] == 0);
    globfree(&g);

    int fd = open("gdir/one.txt", O_RDONLY);
    char *p = mmap(0, 100, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    char *q = mmap(0, 24, PROT_READ, MAP_SHARED, fd, 0);
    close(fd);
    printf("%s, %.8s, %d\n", p, q, p[99]);
    p[0] = 'T';
    printf("%.8s %.8s\n", p, q);
    printf("%d %d\n", munmap(p, 100), munmap(q, 24));
    printf("%d %d\n", mmap(0, 10, PROT_READ, MAP_PRIVATE, 77, 0) == MAP_FAILED, mmap(0, 10, PROT_READ, MAP_PRIVATE, fd, 13) == MAP_FAILED);

    date("2024-02-29 13:04:05", "%Y-%m-%d %H:%M:%S");
    date("2024-02-29T13:04:05Z more", "%FT%T%z");
    date("Thu Feb 29 13:04:05 2024", "%a %b %e %H:%M:%S %Y");
    date("29 february 24", "%d %B %y");
    date("11:30 pm", "%I:%M %p");
    date("12:30 AM", "%I:%M %p");
    date("060 2024", "%j %Y");
    date("13/2", "%m/%d");
    date("7%", "%d%%");
    date("1/2/70 x", "%D x");
    date("19 99", "%C %y");
    date("abc", "%d");
    unlink("gdir/one.txt");
    unlink("gdir/two.txt");
    unlink("gdir/.hidden");
    unlink("gdir/inner/three.txt");
    rmdir("gdir/inner");
    printf("%d\n", rmdir("gdir"));
    return 0;
}
