package libc

import (
	"os"
	"runtime"
	"slices"
	"time"
)

// unistd.h, POSIX.
var unistdHeader = header{"unistd.h", slices.Concat(fileRows, processRows, []row{
	{getoptProto, "the next option of the command line", host, getopt},
	{"int unlink(const char *name)", "remove a file", host, removeFile},
	{"unsigned sleep(unsigned seconds)", "sleep", host, func(e *Env, s []uint64) {
		left := e.sleepFor(int64(uint32(s[0])), 0)
		s[0] = uint64((left + time.Second - 1) / time.Second)
	}},
	{"int usleep(useconds_t microseconds)", "sleep", host, usleep},
	{"pid_t getpid(void)", "the number of the process", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(os.Getpid())) }},
	{"int gethostname(char *name, size_t n)", "the name of the machine", host, gethostname},
	{"int isatty(int fd)", "whether a stream is a terminal", host, isatty},
	{"long sysconf(int name)", "a limit of the system", host, sysconf},
	{"int getpagesize(void)", "the size of a page of memory", host, func(_ *Env, s []uint64) { s[0] = pageSize }},
	{"_Noreturn void _exit(int status)", "end the program without ado", host, exitNow},
})}

const (
	pageSize     = 65536
	errnoBadFile = 9
	scPageSize   = 30 // the values of unistd.h
	scConfigured = 83
	scOnline     = 84
	scTicks      = 2
	scOpenMax    = 4
	scPhysPages  = 85
	scAvailPages = 86
	minusOneLong = ^uint64(0)
)

func usleep(e *Env, s []uint64) {
	s[0] = e.slept(e.sleepFor(0, int64(uint32(s[0]))*int64(time.Microsecond)))
}

func isatty(e *Env, s []uint64) { s[0] = toBool(e.cfg.Interactive && int32(s[0]) == 1) }

func gethostname(e *Env, s []uint64) {
	name, err := os.Hostname()
	if err != nil || uint64(len(name)) >= s[1] {
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	e.setString(s[0], []byte(name))
	s[0] = 0
}

func sysconf(e *Env, s []uint64) {
	switch int32(s[0]) {
	case scPageSize:
		s[0] = pageSize
	case scConfigured, scOnline:
		s[0] = uint64(runtime.NumCPU())
	case scTicks:
		s[0] = ticks
	case scOpenMax:
		s[0] = maxStreams
	case scPhysPages, scAvailPages:
		s[0] = (2 << 30) / pageSize
	default:
		e.setErrno(errnoInvalid)
		s[0] = minusOneLong
	}
}
