package libc

import (
	"os"
	"runtime"
	"time"
)

// unistd.h, POSIX.
var unistdHeader = header{"unistd.h", []row{
	{getoptProto, "the next option of the command line", host, getopt},
	{"ssize_t read(int fd, void *p, size_t n)", "read bytes of the input", host, read},
	{"ssize_t write(int fd, const void *p, size_t n)", "write bytes past the buffer of the stream", host, write},
	{"int unlink(const char *name)", "remove a file", host, removeFile},
	{"unsigned sleep(unsigned seconds)", "sleep", host, func(_ *Env, s []uint64) { sleepFor(int64(uint32(s[0])), 0); s[0] = 0 }},
	{"int usleep(useconds_t microseconds)", "sleep", host, usleep},
	{"pid_t getpid(void)", "the number of the process", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(os.Getpid())) }},
	{"int gethostname(char *name, size_t n)", "the name of the machine", host, gethostname},
	{"int isatty(int fd)", "whether a stream is a terminal", host, isatty},
	{"long sysconf(int name)", "a limit of the system", host, sysconf},
	{"int getpagesize(void)", "the size of a page of memory", host, func(_ *Env, s []uint64) { s[0] = pageSize }},
	{"_Noreturn void _exit(int status)", "end the program without ado", host, exitNow},
}}

const (
	pageSize         = 65536
	errnoBadFile     = 9
	scPageSize       = 30 // the values of unistd.h
	scConfigured     = 83
	scOnline         = 84
	minusOneLong     = ^uint64(0)
	descriptorStdin  = 0
	descriptorStderr = 2
)

func usleep(_ *Env, s []uint64) {
	sleepFor(0, int64(uint32(s[0]))*int64(time.Microsecond))
	s[0] = 0
}

func isatty(e *Env, s []uint64) { s[0] = toBool(e.cfg.Interactive && int32(s[0]) == 1) }

func read(e *Env, s []uint64) {
	if int32(s[0]) != descriptorStdin {
		e.setErrno(errnoBadFile)
		s[0] = minusOneLong
		return
	}
	in, data := e.stream(handle(descriptorStdin)), e.bytes(s[1], s[2])
	in.mu.Lock()
	defer in.mu.Unlock()
	n, err := in.in.Read(data)
	if n == 0 && err != nil && len(data) > 0 {
		in.eof = true
	}
	s[0] = uint64(n)
}

func write(e *Env, s []uint64) {
	fd := int32(s[0])
	if fd < 1 || fd > descriptorStderr {
		e.setErrno(errnoBadFile)
		s[0] = minusOneLong
		return
	}
	out, data := e.stream(handle(int(fd))), e.bytes(s[1], s[2])
	out.mu.Lock()
	defer out.mu.Unlock()
	n, err := out.raw.Write(data)
	if err != nil {
		e.setErrno(errnoOf(err))
		s[0] = minusOneLong
		return
	}
	s[0] = uint64(n)
}

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
	default:
		e.setErrno(errnoInvalid)
		s[0] = minusOneLong
	}
}
