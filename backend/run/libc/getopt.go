package libc

import (
	"bytes"
	"fmt"
)

// getopt.h: GNU's getopt, which also finds options after other arguments and moves them to the front.
var getoptHeader = header{"getopt.h", []row{
	{"int getopt_long(int argc, char *const argv[], const char *options, const struct option *long_options, int *index)",
		"getopt with words as options", host, getoptLong},
}}

const getoptProto = "int getopt(int argc, char *const argv[], const char *options)"

// options is one call of getopt: its arguments, and the objects through which it talks to the program.
type options struct {
	e               *Env
	argc            int
	argv            uint64
	short           []byte
	long, longIndex uint64
	silent          bool // the options begin with ":"
	ordered         bool // they begin with "+": stop at the first argument that is not an option
	optarg, optind  uint64
	opterr, optopt  uint64
}

// getoptState is what getopt remembers between calls.
type getoptState struct {
	at      int // position inside the word, for short options that share a "-"; 0: at the start of a word
	skipped int // arguments that were before the current word and were moved after it
}

func getopt(e *Env, s []uint64) { s[0] = toI32(e.getopt(s, 0, 0)) }

func getoptLong(e *Env, s []uint64) { s[0] = toI32(e.getopt(s, s[3], s[4])) }

func (e *Env) getopt(s []uint64, long, index uint64) int32 {
	o := options{
		e: e, argc: int(int32(s[0])), argv: s[1], short: e.cstring(s[2]), long: long, longIndex: index,
		optarg: e.object("optarg"), optind: e.object("optind"), opterr: e.object("opterr"), optopt: e.object("optopt"),
	}
	if len(o.short) > 0 && o.short[0] == '+' {
		o.ordered, o.short = true, o.short[1:]
	}
	o.silent = len(o.short) > 0 && o.short[0] == ':'
	e.store64(o.optarg, 0)
	return o.next(&e.options)
}

func (o *options) pointer(i int) uint64 { return o.e.load64(o.argv + 8*uint64(i)) }

func (o *options) word(i int) []byte {
	if i >= o.argc || o.pointer(i) == 0 {
		return nil
	}
	return o.e.cstring(o.pointer(i))
}

// move moves the argument at from forward to the index to, and shifts those between.
func (o *options) move(from, to int) {
	moved := o.pointer(from)
	for i := from; i > to; i-- {
		o.e.store64(o.argv+8*uint64(i), o.pointer(i-1))
	}
	o.e.store64(o.argv+8*uint64(to), moved)
}

func (o *options) setIndex(i int) { o.e.store32(o.optind, uint32(i)) }

func isOption(word []byte) bool { return len(word) > 1 && word[0] == '-' }

func (o *options) next(g *getoptState) int32 {
	index := int(int32(o.e.load32(o.optind)))
	if index < 1 {
		index, g.at = 1, 0
	}
	if g.at == 0 {
		at := index
		for !o.ordered && at < o.argc && !isOption(o.word(at)) {
			at++
		}
		word := o.word(at)
		if !isOption(word) {
			o.setIndex(index)
			return -1
		}
		o.move(at, index)
		g.skipped = at - index
		if string(word) == "--" {
			o.setIndex(index + 1)
			return -1
		}
		if o.long != 0 && word[1] == '-' {
			return o.longOption(g, index, word[2:])
		}
		g.at = 1
	}
	return o.shortOption(g, index)
}

func (o *options) shortOption(g *getoptState, index int) int32 {
	word := o.word(index)
	if g.at >= len(word) { // the program changed optind or its arguments
		g.at = 0
		o.setIndex(index + 1)
		return o.next(g)
	}
	option := word[g.at]
	g.at++
	rest := g.at
	if g.at == len(word) {
		rest, g.at = 0, 0
		o.setIndex(index + 1)
	}
	at := bytes.IndexByte(o.short, option)
	switch {
	case at < 0 || option == ':':
		o.e.store32(o.optopt, uint32(option))
		o.complain("invalid option -- '%c'", option)
		return '?'
	case !bytes.HasPrefix(o.short[at+1:], []byte(":")):
		return int32(option)
	}
	g.at = 0
	o.setIndex(index + 1)
	optional := bytes.HasPrefix(o.short[at+1:], []byte("::"))
	switch {
	case rest != 0:
		o.e.store64(o.optarg, o.pointer(index)+uint64(rest))
	case !optional && !o.separateArgument(g, index):
		o.e.store32(o.optopt, uint32(option))
		o.complain("option requires an argument -- '%c'", option)
		return o.missing()
	}
	return int32(option)
}

// separateArgument takes the word after an option as its argument.
func (o *options) separateArgument(g *getoptState, index int) bool {
	from := index + 1 + g.skipped
	if from >= o.argc {
		return false
	}
	o.move(from, index+1)
	o.e.store64(o.optarg, o.pointer(index+1))
	o.setIndex(index + 2)
	return true
}

func (o *options) missing() int32 {
	if o.silent {
		return ':'
	}
	return '?'
}

// struct option: name, has_arg, flag, val.
const (
	longSize    = 32
	longHasArg  = 8
	longFlag    = 16
	longVal     = 24
	noArgument  = 0
	needsOption = 1
)

// findLong returns the address and index of the long option that name is, or abbreviates without doubt.
func (o *options) findLong(name []byte) (addr uint64, index, matches int) {
	for i, at := 0, o.long; o.e.load64(at) != 0; i, at = i+1, at+longSize {
		candidate := o.e.cstring(o.e.load64(at))
		if bytes.Equal(candidate, name) {
			return at, i, 1
		}
		if bytes.HasPrefix(candidate, name) {
			addr, index = at, i
			matches++
		}
	}
	return addr, index, matches
}

func (o *options) longOption(g *getoptState, index int, word []byte) int32 {
	o.setIndex(index + 1)
	name, _, hasValue := bytes.Cut(word, []byte("="))
	at, number, matches := o.findLong(name)
	o.e.store32(o.optopt, 0)
	switch {
	case matches == 0:
		o.complain("unrecognized option '--%s'", name)
		return '?'
	case matches > 1:
		o.complain("option '--%s' is ambiguous", name)
		return '?'
	}
	value := o.e.load32(at + longVal)
	switch takes := o.e.load32(at + longHasArg); {
	case hasValue && takes == noArgument:
		o.e.store32(o.optopt, value)
		o.complain("option '--%s' doesn't allow an argument", name)
		return '?'
	case hasValue:
		o.e.store64(o.optarg, o.pointer(index)+uint64(len("--")+len(name)+len("=")))
	case takes == needsOption && !o.separateArgument(g, index):
		o.e.store32(o.optopt, value)
		o.complain("option '--%s' requires an argument", name)
		return o.missing()
	}
	if o.longIndex != 0 {
		o.e.store32(o.longIndex, uint32(number))
	}
	if flag := o.e.load64(at + longFlag); flag != 0 {
		o.e.store32(flag, value)
		return 0
	}
	return int32(value)
}

func (o *options) complain(format string, args ...any) {
	if o.silent || o.e.load32(o.opterr) == 0 {
		return
	}
	o.e.writeText(o.e.stream(handle(2)), fmt.Appendf(nil, "%s: "+format+"\n", append([]any{o.word(0)}, args...)...))
}
