/* Files by their numbers, directories, times and the process. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

static void check(const char *what, long result)
{
    printf("%s %ld", what, result);
    if (result < 0)
        printf(" %s", strerror(errno));
    printf("\n");
}

int main(void)
{
    char text[64] = "";
    check("mkdir", mkdir("directory", 0755));
    check("mkdir", mkdir("directory", 0755));
    check("chdir", chdir("directory"));
    check("getcwd", getcwd(text, sizeof text) != NULL || errno == ERANGE);
    int fd = open("file", O_CREAT | O_RDWR | O_TRUNC, 0644);
    check("open", fd > 2);
    check("write", write(fd, "hello, world\n", 13));
    check("lseek", lseek(fd, 7, SEEK_SET));
    memset(text, 0, sizeof text);
    check("read", read(fd, text, 5));
    printf("%s\n", text);
    check("pread", pread(fd, text, 5, 0));
    printf("%s\n", text);
    check("pwrite", pwrite(fd, "J", 1, 0));
    check("lseek", lseek(fd, 0, SEEK_CUR));
    struct stat st;
    check("fstat", fstat(fd, &st));
    printf("%ld %d %d\n", (long)st.st_size, S_ISREG(st.st_mode), S_ISDIR(st.st_mode));
    check("ftruncate", ftruncate(fd, 5));
    check("fsync", fsync(fd));
    check("close", close(fd));
    check("close", close(fd));
    check("read", read(fd, text, 1));
    check("stat", stat("file", &st));
    printf("%ld\n", (long)st.st_size);
    check("stat", stat("missing", &st));
    check("access", access("file", R_OK | W_OK));
    check("access", access("missing", F_OK));
    FILE *f = fopen("file", "r");
    printf("%s\n", fgets(text, sizeof text, f));
    fclose(f);
    check("open", open("missing", O_RDONLY));
    check("open", open("file", O_CREAT | O_EXCL | O_WRONLY, 0600));
    fd = open("file", O_WRONLY | O_APPEND);
    dprintf(fd, "%d\n", 42);
    check("read", read(fd, text, 1));
    check("close", close(fd));
    fd = open("file", O_RDONLY);
    f = fdopen(fd, "r");
    printf("%s", fgets(text, sizeof text, f));
    fclose(f);
    DIR *directory = opendir(".");
    int names = 0, files = 0;
    for (struct dirent *entry; (entry = readdir(directory));) {
        names++;
        files += entry->d_type == DT_REG && !strcmp(entry->d_name, "file");
    }
    check("closedir", closedir(directory));
    printf("%d %d %d\n", names, files, opendir("missing") == NULL);
    check("chdir", chdir("file"));
    check("unlink", unlink("file"));
    check("chdir", chdir(".."));
    check("rmdir", rmdir("directory"));
    check("rmdir", rmdir("directory"));

    char path[][16] = {"/usr/lib", "usr", "/usr/", "/", ".", "", "a//b/"};
    for (int i = 0; i < 7; i++) {
        char copy[16];
        strcpy(copy, path[i]);
        printf("%s ", basename(copy));
        strcpy(copy, path[i]);
        printf("%s\n", dirname(copy));
    }

    struct timeval a = {5, 900000}, b = {3, 950000}, sum, difference;
    timeradd(&a, &b, &sum);
    timersub(&a, &b, &difference);
    printf("%ld.%06ld %ld.%06ld %d %d\n", sum.tv_sec, sum.tv_usec, difference.tv_sec, difference.tv_usec, timercmp(&a, &b, <), timerisset(&sum));
    timerclear(&sum);
    printf("%d\n", !timerisset(&sum));
    check("gettimeofday", gettimeofday(&a, NULL));
    struct rusage usage;
    check("getrusage", getrusage(RUSAGE_SELF, &usage));
    struct tms used;
    check("times", times(&used) >= 0);
    check("ticks", sysconf(_SC_CLK_TCK));
    struct utsname name;
    check("uname", uname(&name));
    printf("%s %s\n", name.sysname, name.machine);

    int *block = mmap(NULL, 100000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    printf("%d %d\n", block != MAP_FAILED, block[20000]);
    block[20000] = 5;
    check("munmap", munmap(block, 100000));
    fflush(stdout);
    check("write", write(STDOUT_FILENO, "direct\n", 7));
    check("write", write(99, "direct\n", 7));
    return 0;
}
