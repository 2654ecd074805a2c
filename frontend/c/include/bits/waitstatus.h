#ifndef _BITS_WAITSTATUS_H
#define _BITS_WAITSTATUS_H
/* how a process has ended, for stdlib.h and sys/wait.h */
#define WNOHANG 1
#define WUNTRACED 2
#define WIFEXITED(status) (((status) & 0x7f) == 0)
#define WEXITSTATUS(status) (((status) >> 8) & 0xff)
#define WIFSIGNALED(status) (((status) & 0x7f) != 0 && ((status) & 0x7f) != 0x7f)
#define WTERMSIG(status) ((status) & 0x7f)
#define WIFSTOPPED(status) (((status) & 0xff) == 0x7f)
#define WSTOPSIG(status) (((status) >> 8) & 0xff)
#define WAIT_ANY (-1)
#define WAIT_MYPGRP 0
#define WCONTINUED 8
#define WCOREFLAG 128
#define WEXITED 4
#define WNOWAIT 16777216
#define WSTOPPED 2
#define WIFCONTINUED(status) ((status) == 0xffff)
#define WCOREDUMP(status) ((status) & WCOREFLAG)
#define W_EXITCODE(code, sig) ((code) << 8 | (sig))
#define W_STOPCODE(sig) ((sig) << 8 | 0x7f)
#endif
