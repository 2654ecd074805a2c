/* Threads that share their work, and what the process is told. */
#define _GNU_SOURCE
#include <assert.h>
#include <endian.h>
#include <errno.h>
#include <fenv.h>
#include <inttypes.h>
#include <locale.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>
#include <byteswap.h>
#include <arpa/inet.h>
#include <sys/param.h>

#define THREADS 4

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static double total;
static int prepared;

static void prepare(void) { prepared++; }

static void *work(void *arg)
{
    long id = (long)arg;
    double sum = 0;
    pthread_once(&once, prepare);
    pthread_setspecific(key, arg);
    for (int i = (int)id; i < 1000; i += THREADS)
        sum += i;
    pthread_mutex_lock(&mutex);
    total += sum;
    pthread_mutex_unlock(&mutex);
    if (id % 2)
        pthread_exit((void *)(id * 10));
    return pthread_getspecific(key);
}

static void handler(int number) { printf("signal %d\n", number); }

int main(void)
{
    pthread_t thread[THREADS];
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE);
    pthread_key_create(&key, NULL);
    for (long i = 0; i < THREADS; i++)
        assert(pthread_create(&thread[i], &attr, work, (void *)i) == 0);
    for (int i = 0; i < THREADS; i++) {
        void *value;
        int status = pthread_join(thread[i], &value);
        printf("%d %ld\n", status, (long)value);
    }
    printf("%g %d\n", total, prepared);
    printf("%d\n", pthread_equal(pthread_self(), pthread_self()));
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_t again;
    pthread_mutex_init(&again, &kind);
    pthread_mutex_lock(&again);
    pthread_mutex_lock(&again);
    printf("%d\n", pthread_mutex_unlock(&again));
    pthread_mutex_unlock(&again);
    printf("%d\n", pthread_mutex_destroy(&again));
    pthread_mutex_lock(&mutex);
    printf("%d\n", pthread_mutex_trylock(&mutex) == EBUSY);
    pthread_mutex_unlock(&mutex);

    signal(SIGUSR1, handler);
    printf("%d\n", raise(SIGUSR1));
    struct sigaction action = {0}, old;
    action.sa_handler = SIG_IGN;
    int status = sigaction(SIGUSR1, &action, &old);
    printf("%d %d\n", status, old.sa_handler == handler);
    raise(SIGUSR1);
    status = signal(SIGKILL, handler) == SIG_ERR;
    printf("%d %d\n", status, errno == EINVAL);

    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(3, &set);
    printf("%d %d %d\n", CPU_COUNT(&set), !!CPU_ISSET(3, &set), CPU_ISSET(4, &set));
    printf("%d\n", sched_yield());

    printf("%x %x %x\n", bswap_32(0x12345678), htons(0x1234), ntohl(1));
    printf("%d %d\n", MIN(3, 4), MAX(3, 4));
    printf("%d %d\n", fegetround() == FE_TONEAREST, fesetround(FE_TONEAREST));
    printf("%zu %d %d\n", wcslen(L"wide"), wcscmp(L"a", L"b") < 0, towupper('q'));
    imaxdiv_t q = imaxdiv(17, 5);
    printf("%jd %jd\n", q.quot, q.rem);
    printf("%s\n", localeconv()->decimal_point);
    printf("%s %s\n", *strchrnul("text", 'z') ? "found" : "end", (char *)memmem("haystack", 8, "st", 2));

    printf("%d %d %d\n", ffsl(8), ffsll(0), (int)strnlen("abc", 2));
    printf("%s\n", strerror(EXDEV));
    char cut[6];
    printf("%zu %s\n", strnlen("abc", 2), strsignal(SIGFPE));
    memset(cut, 'x', sizeof cut);
    explicit_bzero(cut, 3);
    printf("%d %c\n", cut[2], cut[3]);
    wchar_t wide[8];
    printf("%zu\n", mbstowcs(wide, "abc", 8));
    printf("%d %d\n", wide[1] == L'b', mblen("x", 1));
    return 0;
}
