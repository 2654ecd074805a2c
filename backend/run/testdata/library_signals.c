// Actions of signals, and signals that are blocked.
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static int calls, inner;
static void count(int sig) {
  calls++;
  if (calls == 1)
    raise(sig); // comes when this call has ended
  inner = calls;
}
static void info(int sig, siginfo_t *what, void *context) { printf("signal %d\n", what->si_signo == sig); }
static sigjmp_buf out;
static void leave(int sig) { siglongjmp(out, 1); }

int main(void) {
  struct sigaction a, old;
  memset(&a, 0, sizeof a);
  a.sa_handler = count;
  sigemptyset(&a.sa_mask);
  printf("%d\n", sigaction(SIGUSR1, &a, NULL));
  raise(SIGUSR1);
  printf("%d %d\n", calls, inner);
  a.sa_sigaction = info;
  a.sa_flags = SA_SIGINFO | SA_RESETHAND;
  sigaction(SIGUSR1, &a, &old);
  printf("%d\n", old.sa_handler == count);
  raise(SIGUSR1);
  sigaction(SIGUSR1, NULL, &old);
  printf("%d\n", old.sa_handler == SIG_DFL);

  sigset_t set, before, pending;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  signal(SIGUSR2, count);
  sigprocmask(SIG_BLOCK, &set, &before);
  raise(SIGUSR2);
  sigpending(&pending);
  printf("%d %d\n", calls, sigismember(&pending, SIGUSR2));
  sigprocmask(SIG_SETMASK, &before, NULL);
  printf("%d\n", calls);
  sigaction(SIGTERM, NULL, &old);
  a.sa_handler = SIG_IGN;
  a.sa_flags = 0;
  sigaction(SIGTERM, &a, NULL);
  raise(SIGTERM);
  signal(SIGFPE, leave);
  for (int i = 0; i < 2; i++) {
    if (sigsetjmp(out, 1))
      printf("left\n");
    else
      raise(SIGFPE);
  }
  printf("%d\n", sigaction(SIGKILL, &a, NULL));
  return 0;
}
