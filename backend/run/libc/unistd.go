package libc

import (
	"bytes"
	"os"
	"time"
)

// unistd.h and getopt.h, POSIX.
var unistdHeader = header{"unistd.h", []row{
	{"unsigned sleep(unsigned seconds)", "sleep", host, func(_ *Env, s []uint64) { sleepFor(int64(uint32(s[0])), 0); s[0] = 0 }},
	{"int usleep(useconds_t microseconds)", "sleep", host, usleep},
	{"pid_t getpid(void)", "the number of the process", host, func(_ *Env, s []uint64) { s[0] = toI32(int32(os.Getpid())) }},
	{"int isatty(int fd)", "whether a stream is a terminal", host, isatty},
	{"_Noreturn void _exit(int status)", "end the program without ado", host, exitNow},
}}

var getoptHeader = header{"getopt.h", []row{
	{"int getopt(int argc, char *const argv[], const char *options)", "the next option of the command line", host, getopt},
	{"char **__accc_optarg(void)", "the address of optarg", host, func(e *Env, s []uint64) { s[0] = e.optVar("optarg", 0) }},
	{"int *__accc_optind(void)", "the address of optind", host, func(e *Env, s []uint64) { s[0] = e.optVar("optind", 1) }},
	{"int *__accc_opterr(void)", "the address of opterr", host, func(e *Env, s []uint64) { s[0] = e.optVar("opterr", 1) }},
	{"int *__accc_optopt(void)", "the address of optopt", host, func(e *Env, s []uint64) { s[0] = e.optVar("optopt", '?') }},
}}

func usleep(_ *Env, s []uint64) {
	sleepFor(0, int64(uint32(s[0]))*int64(time.Microsecond))
	s[0] = 0
}

func isatty(e *Env, s []uint64) { s[0] = toBool(e.cfg.Interactive && int32(s[0]) == 1) }

// getoptState is what getopt remembers beside its variables in memory.
type getoptState struct {
	at      int // position inside argv[optind], for options that share a "-"
	started map[string]bool
}

func (g *getoptState) reset() { *g = getoptState{started: map[string]bool{}} }

// optVar returns the address of a variable of getopt with its initial value.
func (e *Env) optVar(name string, initial uint32) uint64 {
	addr := e.static(name, 8)
	if !e.getopt.started[name] {
		e.getopt.started[name] = true
		e.store32(addr, initial)
	}
	return addr
}

// getopt follows POSIX: it stops at the first argument that is no option and at "--".
func getopt(e *Env, s []uint64) {
	argc, argv, options := int32(s[0]), s[1], e.cstring(s[2])
	optarg, optind := e.optVar("optarg", 0), e.optVar("optind", 1)
	opterr, optopt := e.optVar("opterr", 1), e.optVar("optopt", '?')
	colon := len(options) > 0 && options[0] == ':'
	g := &e.getopt

	index := int32(e.load32(optind))
	if index < 1 {
		index, g.at = 1, 0
	}
	argument := func(i int32) []byte {
		if i >= argc {
			return nil
		}
		if p := e.load64(argv + 8*uint64(i)); p != 0 {
			return e.cstring(p)
		}
		return nil
	}
	done := func(next int32, result int32) {
		e.store32(optind, uint32(next))
		s[0] = toI32(result)
	}
	word := argument(index)
	if g.at == 0 {
		switch {
		case len(word) < 2 || word[0] != '-':
			done(index, -1)
			return
		case string(word) == "--":
			done(index+1, -1)
			return
		}
		g.at = 1
	}
	option := word[g.at]
	g.at++
	next := index
	if g.at == len(word) {
		next, g.at = index+1, 0
	}
	complain := func(what string) {
		if e.load32(opterr) != 0 && !colon {
			program := []byte("?")
			if p := e.load64(argv); p != 0 {
				program = e.cstring(p)
			}
			e.writeText(e.stream(handle(2)), []byte(string(program)+": "+what+" -- '"+string(option)+"'\n"))
		}
	}
	at := bytes.IndexByte(options, option)
	switch {
	case at < 0 || option == ':':
		e.store32(optopt, uint32(option))
		complain("invalid option")
		done(next, '?')
		return
	case at+1 == len(options) || options[at+1] != ':':
		done(next, int32(option))
		return
	}
	// The option takes an argument: the rest of its word, or the next word.
	base := e.load64(argv + 8*uint64(index))
	switch {
	case g.at != 0:
		e.store64(optarg, base+uint64(g.at))
		next = index + 1
	case at+2 < len(options) && options[at+2] == ':':
		e.store64(optarg, 0)
	case next < argc:
		e.store64(optarg, e.load64(argv+8*uint64(next)))
		next++
	default:
		e.store32(optopt, uint32(option))
		complain("option requires an argument")
		result := int32('?')
		if colon {
			result = ':'
		}
		done(next, result)
		return
	}
	g.at = 0
	done(next, int32(option))
}
