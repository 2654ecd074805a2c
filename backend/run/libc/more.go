package libc

import (
	"bytes"
	"fmt"
	"os"
	"path"
	"time"
)

// What POSIX, BSD and GNU have beyond the headers of C.

var moreStringRows = []row{
	{"void *memmem(const void *p, size_t n, const void *part, size_t size)", "find bytes in bytes", device, func(e *Env, s []uint64) { s[0] = found(s[0], bytes.Index(e.bytes(s[0], s[1]), e.bytes(s[2], s[3]))) }},
	{"void *rawmemchr(const void *p, int c)", "find the first c, which is there", device, rawmemchr},
	{"char *strchrnul(const char *s, int c)", "find the first c, or the end", device, func(e *Env, s []uint64) {
		text := e.cstring(s[0])
		if i := bytes.IndexByte(text, byte(s[1])); i >= 0 {
			s[0] += uint64(i)
		} else {
			s[0] += uint64(len(text))
		}
	}},
	{"size_t strlcpy(char *restrict to, const char *restrict from, size_t n)", "copy a string, cut to n bytes", device, func(e *Env, s []uint64) { s[0] = e.copyCut(s[0], 0, s[1], s[2]) }},
	{"size_t strlcat(char *restrict to, const char *restrict from, size_t n)", "append a string, cut to n bytes", device, func(e *Env, s []uint64) {
		s[0] = e.copyCut(s[0], uint64(len(e.boundedString(s[0], s[2]))), s[1], s[2])
	}},
	{"char *strsignal(int number)", "what a signal is called", host, strsignal},
	{"void explicit_bzero(void *p, size_t n)", "fill n bytes with 0", device, func(e *Env, s []uint64) { clear(e.bytes(s[0], s[1])) }},
}

var moreStdlibRows = []row{
	{"unsigned short *seed48(unsigned short state[3])", "start the sequence of the 48-bit functions anew", host, seed48},
	{"int mkstemp(char *name)", "make and open a file whose name ends in XXXXXX", host, mkstemp},
	{"void qsort_r(void *base, size_t n, size_t size, int (*compare)(const void *, const void *, void *), void *arg)", "qsort with an argument", host, qsortR},
	{"int at_quick_exit(void (*f)(void))", "call f when quick_exit ends the program", host, func(e *Env, s []uint64) {
		if !e.cfg.Budget.Take(exitSize) {
			s[0] = 1
			return
		}
		e.quick = append(e.quick, s[0])
		s[0] = 0
	}},
	{"char *realpath(const char *restrict name, char *restrict to)", "a name from the root on", host, realpath},
	{"int getloadavg(double *to, int n)", "-1: the load is not known", host, ompNone},
}

var moreStdioRows = []row{
	{"FILE *popen(const char *command, const char *type)", "refused: a program starts no processes", host, noProcesses},
	{"int pclose(FILE *stream)", "refused: a program starts no processes", host, noProcesses},
	{"FILE *fmemopen(void *at, size_t size, const char *mode)", "open memory as a stream", host, fmemopen},
	{"FILE *open_memstream(char **at, size_t *size)", "open a stream for writing whose contents are in a block that grows", host, openMemStream},
	{"char *tmpnam(char *s)", "a name that no file has", host, tmpnam},
}

var moreTimeRows = []row{
	{"int clock_nanosleep(clockid_t clock, int flags, const struct timespec *t, struct timespec *left)", "sleep for a time, or until one", host, clockNanosleep},
}

func rawmemchr(e *Env, s []uint64) {
	b, err := e.space.Rest(s[0])
	if err != nil {
		e.failErr(err)
	}
	i := bytes.IndexByte(b, byte(s[1]))
	if i < 0 {
		e.fail("the byte %#x is not found", byte(s[1]))
	}
	s[0] += uint64(i)
}

// copyCut copies as much of a string as fits to an offset of a buffer of n bytes, and returns the length it would
// need.
func (e *Env) copyCut(to, offset, from, n uint64) uint64 {
	text := e.cstring(from)
	if offset < n {
		e.setString(to+offset, text[:min(uint64(len(text)), n-offset-1)])
	}
	return offset + uint64(len(text))
}

var signalNames = map[int32]string{1: "Hangup", 2: "Interrupt", 3: "Quit", 4: "Illegal instruction", 5: "Trace/breakpoint trap", 6: "Aborted",
	7: "Bus error", 8: "Floating point exception", 9: "Killed", 10: "User defined signal 1", 11: "Segmentation fault", 12: "User defined signal 2",
	13: "Broken pipe", 14: "Alarm clock", 15: "Terminated"}

func strsignal(e *Env, s []uint64) {
	text, ok := signalNames[int32(s[0])]
	if !ok {
		text = fmt.Sprintf("Unknown signal %d", int32(s[0]))
	}
	s[0] = e.staticString("strsignal "+text, text)
}

func seed48(e *Env, s []uint64) {
	before := e.random.get48()
	state := e.bytes(s[0], 6)
	var x uint64
	for i, b := range state {
		x |= uint64(b) << (8 * i)
	}
	e.random.set48(x)
	at := e.static("seed48", 8)
	e.store64(at, before)
	s[0] = at
}

func (r *random) get48() uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.state48
}

func (r *random) set48(x uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.state48 = x
}

// letters are those of the names of temporary files.
const letters = "abcdefghijklmnopqrstuvwxyz0123456789"

// fresh fills the last n bytes of a name with letters, other ones for each attempt.
func fresh(name []byte, n, attempt int) {
	x := uint64(time.Now().UnixNano()) + uint64(attempt)*7919
	for i := len(name) - n; i < len(name); i++ {
		name[i] = letters[x%uint64(len(letters))]
		x /= uint64(len(letters))
	}
}

func mkstemp(e *Env, s []uint64) {
	const wild, attempts = "XXXXXX", 100
	name := e.cstring(s[0])
	if !bytes.HasSuffix(name, []byte(wild)) {
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	for attempt := range attempts {
		fresh(name, len(wild), attempt)
		st := e.openStream(e.fromHere(string(name)), os.O_RDWR|os.O_CREATE|os.O_EXCL)
		if st == nil {
			if e.errno() == errnoExists {
				continue
			}
			break
		}
		s[0] = (e.streams.add(st) - firstStream) / streamStep
		return
	}
	s[0] = minusOne
}

func tmpnam(e *Env, s []uint64) {
	name := []byte("tmp.XXXXXX")
	fresh(name, 6, 0)
	if s[0] == 0 {
		s[0] = e.static("tmpnam", 20)
	}
	e.setString(s[0], name)
}

func qsortR(e *Env, s []uint64) {
	arg := s[4]
	e.sort(s[0], s[1], s[2], func(a, b uint64) int32 { return int32(e.call(s[3], a, b, arg)) })
}

func realpath(e *Env, s []uint64) {
	d := e.directory()
	if d == nil {
		s[0] = 0
		return
	}
	name := e.name(s[0])
	if _, err := d.Stat(name, true); err != nil {
		e.setErrno(errnoOf(err))
		s[0] = 0
		return
	}
	if !path.IsAbs(name) {
		name = path.Join(d.Here(), name)
	}
	if s[0] = s[1]; s[0] == 0 {
		if s[0] = e.malloc(uint64(len(name))+1, granule); s[0] == 0 {
			return
		}
	}
	e.setString(s[0], []byte(path.Clean(name)))
}

func clockNanosleep(e *Env, s []uint64) {
	const absolute = 1
	seconds, nanoseconds := int64(e.load64(s[2])), int64(e.load64(s[2]+8))
	if nanoseconds < 0 || nanoseconds >= int64(time.Second) || seconds < 0 {
		s[0] = errnoInvalid
		return
	}
	if s[1]&absolute != 0 {
		now := time.Duration(e.cfg.Now().UnixNano())
		if int32(s[0]) != clockRealtime {
			now = e.cfg.Now().Sub(e.start) + time.Hour
		}
		left := time.Duration(seconds)*time.Second + time.Duration(nanoseconds) - now
		seconds, nanoseconds = 0, max(int64(left), 0)
	}
	if s[0] = 0; e.sleepFor(seconds, nanoseconds) > 0 {
		s[0] = errnoInterrupted
	}
}
