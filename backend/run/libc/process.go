package libc

import (
	"os"
	"runtime"
	"time"
)

// What a process is to the system, POSIX: its use of resources, its processors, its signals and, refused, other processes.

var resourceHeader = header{"sys/resource.h", []row{
	{"int getrusage(int who, struct rusage *to)", "the processor time used, and the memory in allocated blocks", host, getrusage},
	{"int getrlimit(__rlimit_resource_t resource, struct rlimit *to)", "the limit of a resource: none", host, func(e *Env, s []uint64) { e.store64(s[1], minusOneLong); e.store64(s[1]+8, minusOneLong); s[0] = 0 }},
	{"int setrlimit(__rlimit_resource_t resource, const struct rlimit *limits)", "not permitted: accc run has flags for it", host, notPermitted},
}}

var timesHeader = header{"sys/times.h", []row{
	{"clock_t times(struct tms *to)", "processor time and time in units of 1/100 s", host, times},
}}

var utsnameHeader = header{"sys/utsname.h", []row{
	{"int uname(struct utsname *to)", "the names of the system", host, uname},
}}

var schedHeader = header{"sched.h", []row{
	{"int sched_yield(void)", "let others run, of which there are none", device, ompZero},
	{"int sched_getcpu(void)", "0: the processor", host, ompZero},
	{"int sched_getaffinity(int pid, size_t size, cpu_set_t *mask)", "the processors that there are", host, getaffinity},
	{"int sched_setaffinity(int pid, size_t size, const cpu_set_t *mask)", "not permitted", host, notPermitted},
}}

var mmanHeader = header{"sys/mman.h", []row{
	{"void *mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset)", "memory of zeros, or a copy of a file; changes do not go to the file", host, mmap},
	{"int munmap(void *p, size_t n)", "give back all that a call of mmap gave", host, munmap},
	{"int msync(void *p, size_t n, int flags)", "has no effect: no memory is that of a file", host, ompZero},
	{"int madvise(void *p, size_t n, int advice)", "has no effect", host, ompZero},
	{"int mlock(const void *p, size_t n)", "has no effect", host, ompZero},
	{"int munlock(const void *p, size_t n)", "has no effect", host, ompZero},
}}

var waitHeader = header{"sys/wait.h", []row{
	{"pid_t wait(int *status)", "refused: there are no other processes", host, noProcesses},
	{"pid_t waitpid(pid_t pid, int *status, int options)", "refused: there are no other processes", host, noProcesses},
}}

var processRows = []row{
	{"pid_t getppid(void)", "the number of the parent", host, ompOne},
	{"uid_t getuid(void)", "the number of the user", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(max(os.Getuid(), 0))) }},
	{"uid_t geteuid(void)", "the number of the user", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(max(os.Geteuid(), 0))) }},
	{"gid_t getgid(void)", "the number of the group", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(max(os.Getgid(), 0))) }},
	{"gid_t getegid(void)", "the number of the group", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(max(os.Getegid(), 0))) }},
	{"pid_t fork(void)", "refused: a program starts no processes", host, noProcesses},
	{"int execv(const char *path, char *const argv[])", "refused: a program starts no processes", host, noProcesses},
	{"int execvp(const char *file, char *const argv[])", "refused: a program starts no processes", host, noProcesses},
	{"int pipe(int fds[2])", "refused: a program starts no processes", host, noProcesses},
	{"unsigned alarm(unsigned seconds)", "refused: there are no timers", host, func(e *Env, _ []uint64) { e.fail("there are no timers under accc") }},
}

var setjmpHeader = header{"setjmp.h", []row{
	{"int setjmp(jmp_buf state)", "0, and what longjmp passes when it comes back here", host, noPointer},
	{"_Noreturn void longjmp(jmp_buf state, int value)", "return from the call of setjmp that has filled the state, once more", host, longjmp},
}}

var fenvHeader = header{"fenv.h", []row{
	{"int feclearexcept(int exceptions)", "forget what feraiseexcept raised", host, func(e *Env, s []uint64) { e.exceptions &^= int32(s[0]); s[0] = 0 }},
	{"int feraiseexcept(int exceptions)", "raise exceptions", host, func(e *Env, s []uint64) { e.exceptions |= int32(s[0]); s[0] = 0 }},
	{"int fetestexcept(int exceptions)", "what feraiseexcept raised", host, fetestexcept},
}}

func noProcesses(e *Env, _ []uint64) { e.fail("a program under accc starts no other processes") }

// noPointer is setjmp through a pointer: a call by its name is part of the compiled code.
func noPointer(e *Env, _ []uint64) {
	e.fail("expected a call by the name, which C17 7.13.1.1 asks for")
}

func longjmp(e *Env, s []uint64) { e.failErr(e.Jump(s[0], int32(s[1]))) }

func notPermitted(e *Env, s []uint64) {
	const errnoNotPermitted = 1
	e.setErrno(errnoNotPermitted)
	s[0] = minusOne
}

// fetestexcept says once that arithmetic does not record exceptions: 0 could be taken for a result.
func fetestexcept(e *Env, s []uint64) {
	if !e.toldExceptions {
		e.toldExceptions = true
		e.writeText(e.stream(handle(2)), []byte("accc: fetestexcept: arithmetic records no floating-point exceptions here, only feraiseexcept does\n"))
	}
	s[0] = toI32(int32(s[0]) & e.exceptions)
}

func getrusage(e *Env, s []uint64) {
	const size, maxResident = 144, 32
	to := e.bytes(s[1], size)
	clear(to)
	if int32(s[0]) != -1 { // RUSAGE_CHILDREN
		used := ProcessorTime(e.elapsed)
		e.store64(s[1], uint64(used/time.Second))
		e.store64(s[1]+8, uint64(used%time.Second/time.Microsecond))
		e.store64(s[1]+maxResident, e.heap.InUse()/1024)
	}
	s[0] = 0
}

// ticks are the units of times in a second.
const ticks = 100

func times(e *Env, s []uint64) {
	used := uint64(ProcessorTime(e.elapsed) * ticks / time.Second)
	if s[0] != 0 {
		clear(e.bytes(s[0], 32))
		e.store64(s[0], used)
	}
	s[0] = uint64(e.elapsed() * ticks / time.Second)
}

func uname(e *Env, s []uint64) {
	const length = 65
	clear(e.bytes(s[0], 6*length))
	for i, text := range []string{"Linux", "localhost", "accc", "accc", "x86_64", "(none)"} {
		e.setString(s[0]+uint64(i*length), []byte(text))
	}
	s[0] = 0
}

func getaffinity(e *Env, s []uint64) {
	mask := e.bytes(s[2], s[1])
	clear(mask)
	for i := range min(runtime.NumCPU(), 8*len(mask)) {
		mask[i/8] |= 1 << (i % 8)
	}
	s[0] = 0
}

func mmap(e *Env, s []uint64) {
	const write, shared, anonymous, fixed, errnoNoDevice = 2, 1, 32, 16, 19
	n, fd, offset := s[1], s[4], s[5]
	ofFile := s[3]&anonymous == 0
	switch {
	case s[3]&fixed != 0:
		e.setErrno(errnoNoDevice)
		s[0] = minusOneLong
		return
	case n == 0 || offset%4096 != 0:
		e.setErrno(errnoInvalid)
		s[0] = minusOneLong
		return
	case ofFile && s[3]&shared != 0 && s[2]&write != 0:
		e.fail("a file cannot be written through memory: write it, or map it with MAP_PRIVATE")
	}
	p := e.malloc(n, 4096)
	if p == 0 {
		s[0] = minusOneLong
		return
	}
	clear(e.bytes(p, n))
	if ofFile && !e.readAll(fd, p, n, offset) {
		_ = e.heap.Free(p)
		p = minusOneLong
	}
	s[0] = p
}

// readAll reads what a file has at an offset into memory; errno says why it cannot.
func (e *Env) readAll(fd, p, n, offset uint64) bool {
	for n > 0 {
		s := []uint64{fd, p, n, offset}
		pread(e, s)
		if s[0] == minusOneLong {
			return false
		}
		if s[0] == 0 {
			break
		}
		p, n, offset = p+s[0], n-s[0], offset+s[0]
	}
	return true
}

func munmap(e *Env, s []uint64) {
	size, err := e.heap.Size(s[0])
	if err != nil || roundUp(size, 4096) != roundUp(s[1], 4096) {
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	_ = e.heap.Free(s[0])
	s[0] = 0
}
