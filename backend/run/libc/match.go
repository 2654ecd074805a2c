package libc

import (
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// fnmatch.h and glob.h, POSIX: patterns of names.

var fnmatchHeader = header{"fnmatch.h", []row{
	{"int fnmatch(const char *pattern, const char *string, int flags)", "compare a string with a pattern", host, fnmatch},
}}

var globHeader = header{"glob.h", []row{
	{"int glob(const char *restrict pattern, int flags, int (*errfunc)(const char *path, int error), glob_t *restrict to)", "the files whose names match a pattern", host, glob},
	{"void globfree(glob_t *from)", "free what glob allocated", host, func(e *Env, s []uint64) { e.freeGlob(s[0]) }},
}}

// The flags of fnmatch.
const (
	matchPath       = 1
	matchNoEscape   = 2
	matchPeriod     = 4
	matchLeadingDir = 8
	matchFold       = 16
)

func fnmatch(e *Env, s []uint64) {
	found := matchName(string(e.cstring(s[0])), string(e.cstring(s[1])), int32(s[2]))
	s[0] = 1
	if found {
		s[0] = 0
	}
}

// matchName reports whether a name matches a pattern of the shell (POSIX 2.13).
func matchName(pattern, name string, flags int32) bool {
	if flags&matchFold != 0 {
		pattern, name = strings.ToLower(pattern), strings.ToLower(name)
	}
	return matchFrom(pattern, name, 0, flags)
}

func matchFrom(pattern, name string, at int, flags int32) bool {
	for pattern != "" {
		c, size := utf8.DecodeRuneInString(pattern)
		rest := pattern[size:]
		// A leading period is matched by a period alone, a slash by a slash.
		hidden := at < len(name) && name[at] == '.' && flags&matchPeriod != 0 && (at == 0 || flags&matchPath != 0 && name[at-1] == '/')
		closed := at == len(name) || hidden || name[at] == '/' && flags&matchPath != 0
		r, width := utf8.DecodeRuneInString(name[at:])
		switch {
		case c == '*':
			if matchFrom(rest, name, at, flags) && !hidden {
				return true
			}
			if closed {
				return false
			}
			at += width
			continue
		case c == '?':
			if closed {
				return false
			}
			at += width
		case c == '[':
			set, after, ok := strings.Cut(rest, "]")
			if strings.HasPrefix(rest, "]") || strings.HasPrefix(rest, "!]") || strings.HasPrefix(rest, "^]") {
				n := strings.IndexByte(rest, ']') + 1
				if set, after, ok = strings.Cut(rest[n:], "]"); ok {
					set = rest[:n] + set
				}
			}
			for ok && strings.Contains(set, "[:") && !strings.Contains(set[strings.LastIndex(set, "[:"):], ":]") && strings.HasSuffix(set, ":") {
				var more string
				if more, after, ok = strings.Cut(after, "]"); ok {
					set += "]" + more
				}
			}
			if !ok || flags&matchPath != 0 && strings.Contains(set, "/") {
				if at == len(name) || name[at] != '[' {
					return false
				}
				at, pattern = at+1, rest
				continue
			}
			if closed || !inSet(set, r, flags) {
				return false
			}
			at, rest = at+width, after
		default:
			if c == '\\' && flags&matchNoEscape == 0 && rest != "" {
				c, size = utf8.DecodeRuneInString(rest)
				rest = rest[size:]
			}
			if at == len(name) || r != c {
				return false
			}
			at += width
		}
		pattern = rest
	}
	return at == len(name) || flags&matchLeadingDir != 0 && name[at] == '/'
}

// characterClasses are those of bracket expressions, in the C locale.
var characterClasses = map[string]func(r rune) bool{
	"alpha": func(r rune) bool { return r|32 >= 'a' && r|32 <= 'z' },
	"digit": func(r rune) bool { return r >= '0' && r <= '9' },
	"alnum": func(r rune) bool { return r >= '0' && r <= '9' || r|32 >= 'a' && r|32 <= 'z' },
	"lower": func(r rune) bool { return r >= 'a' && r <= 'z' },
	"upper": func(r rune) bool { return r >= 'A' && r <= 'Z' },
	"space": func(r rune) bool { return r == ' ' || r >= '\t' && r <= '\r' },
	"blank": func(r rune) bool { return r == ' ' || r == '\t' },
	"punct": func(r rune) bool { return r > ' ' && r < 127 && !(r >= '0' && r <= '9' || r|32 >= 'a' && r|32 <= 'z') },
	"xdigit": func(r rune) bool {
		return r >= '0' && r <= '9' || r|32 >= 'a' && r|32 <= 'f'
	},
	"cntrl": func(r rune) bool { return r < ' ' || r == 127 },
	"print": func(r rune) bool { return r >= ' ' && r < 127 },
	"graph": func(r rune) bool { return r > ' ' && r < 127 },
}

// inSet reports whether a bracket expression, without its brackets, has a character.
func inSet(set string, r rune, flags int32) bool {
	negated := strings.HasPrefix(set, "!") || strings.HasPrefix(set, "^")
	if negated {
		set = set[1:]
	}
	found := false
	next := func() rune {
		c, size := utf8.DecodeRuneInString(set)
		set = set[size:]
		if c == '\\' && flags&matchNoEscape == 0 && set != "" {
			c, size = utf8.DecodeRuneInString(set)
			set = set[size:]
		}
		return c
	}
	for set != "" {
		if name, after, ok := strings.Cut(strings.TrimPrefix(set, "[:"), ":]"); ok && strings.HasPrefix(set, "[:") && characterClasses[name] != nil {
			found, set = found || characterClasses[name](r), after
			continue
		}
		from := next()
		to := from
		if len(set) > 1 && set[0] == '-' {
			set = set[1:]
			to = next()
		}
		found = found || from <= r && r <= to
	}
	return found != negated
}

// The flags and results of glob.
const (
	globStopAtError = 1
	globMark        = 2
	globUnsorted    = 4
	globOffsets     = 8
	globNoCheck     = 16
	globAppend      = 32
	globNoEscape    = 64
	globPeriod      = 128
	globNoMagic     = 2048
	globOnlyDir     = 8192
	globKnown       = globStopAtError | globMark | globUnsorted | globOffsets | globNoCheck | globAppend | globNoEscape | globPeriod | globNoMagic | globOnlyDir

	globNoSpace = 1
	globAborted = 2
	globNoMatch = 3
)

// The layout of glob_t.
const (
	globCount  = 0
	globNames  = 8
	globOffset = 16
	globFlags  = 24
)

// A globbing is one call of glob.
type globbing struct {
	env     *Env
	dir     Directory
	flags   int32
	onError uint64 // the caller's function, or 0
	found   []string
	aborted bool
}

func glob(e *Env, s []uint64) {
	pattern, flags, to := string(e.cstring(s[0])), int32(s[1]), s[3]
	if flags&^globKnown != 0 {
		e.fail("glob does not know the flags %#x", uint32(flags&^globKnown))
	}
	g := &globbing{env: e, dir: e.directory(), flags: flags, onError: s[2]}
	if g.dir != nil {
		prefix := ""
		if strings.HasPrefix(pattern, "/") {
			prefix = "/"
		}
		g.search(prefix, strings.TrimLeft(pattern, "/"))
	}
	if flags&globUnsorted == 0 {
		slices.Sort(g.found)
	}
	if len(g.found) == 0 && (flags&globNoCheck != 0 || flags&globNoMagic != 0 && !g.magic(pattern)) {
		g.found = []string{pattern}
	}
	switch {
	case g.aborted:
		s[0] = globAborted
	case len(g.found) == 0:
		s[0] = globNoMatch
	case !e.storeGlob(to, g.found, flags):
		s[0] = globNoSpace
	default:
		s[0] = 0
	}
	if s[0] != 0 && flags&globAppend == 0 {
		e.store64(to+globCount, 0)
		e.store64(to+globNames, 0)
	}
}

// magic reports whether a part of a pattern has anything but itself.
func (g *globbing) magic(part string) bool { return strings.ContainsAny(part, "*?[") }

// search finds what the rest of a pattern matches in a directory, whose name ends with a slash unless it is empty.
func (g *globbing) search(in, pattern string) {
	if g.aborted {
		return
	}
	part, rest, more := strings.Cut(pattern, "/")
	slashes := "/"
	if n := len(rest) - len(strings.TrimLeft(rest, "/")); n > 0 {
		slashes, rest = slashes+rest[:n], rest[n:]
	}
	if !more {
		slashes = ""
	}
	if !g.magic(part) {
		if g.flags&globNoEscape == 0 {
			part = unescaped(part)
		}
		g.visit(in+part, slashes, rest)
		return
	}
	matching := int32(matchPeriod)
	if g.flags&globPeriod != 0 {
		matching = 0
	}
	if g.flags&globNoEscape != 0 {
		matching |= matchNoEscape
	}
	name := in
	if name == "" {
		name = "."
	}
	list, err := g.dir.ReadDir(g.env.fromHere(name))
	if err != nil {
		g.fail(name, err)
		return
	}
	for _, f := range list {
		if matchName(part, f.Name(), matching) {
			g.visit(in+f.Name(), slashes, rest)
		}
	}
}

// visit goes on with a name: into it where slashes follow.
func (g *globbing) visit(name, slashes, rest string) {
	info, err := g.dir.Stat(g.env.fromHere(name), true)
	switch {
	case err != nil:
		if g.magic(rest) {
			g.fail(name, err)
		}
	case (slashes != "" || g.flags&globOnlyDir != 0) && !info.IsDir():
	case rest != "":
		g.search(name+slashes, rest)
	case slashes == "" && g.flags&globMark != 0 && info.IsDir():
		g.found = append(g.found, name+"/")
	default:
		g.found = append(g.found, name+slashes)
	}
}

// fail tells the caller of a directory that cannot be read.
func (g *globbing) fail(name string, err error) {
	if g.flags&globStopAtError != 0 {
		g.aborted = true
	}
	if g.onError == 0 {
		return
	}
	e := g.env
	at := e.malloc(uint64(len(name))+1, granule)
	if at == 0 {
		g.aborted = true
		return
	}
	e.setString(at, []byte(path.Clean(name)))
	if e.call(g.onError, at, toI32(int32(errnoOf(err)))) != 0 {
		g.aborted = true
	}
	_ = e.heap.Free(at)
}

func unescaped(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		out.WriteByte(s[i])
	}
	return out.String()
}

// storeGlob writes the names into a glob_t, after those that it has. It reports whether there is memory.
func (e *Env) storeGlob(to uint64, names []string, flags int32) bool {
	var offset, count, old uint64
	if flags&globOffsets != 0 {
		offset = e.load64(to + globOffset)
	} else {
		e.store64(to+globOffset, 0)
	}
	if flags&globAppend != 0 {
		count, old = e.load64(to+globCount), e.load64(to+globNames)
	}
	kept := (offset + count) * 8
	list := e.malloc(kept+uint64(len(names)+1)*8, granule)
	if list == 0 {
		return false
	}
	clear(e.bytes(list, kept+uint64(len(names)+1)*8))
	if old != 0 {
		copy(e.bytes(list, kept), e.bytes(old, kept))
	}
	for i, name := range names {
		at := e.malloc(uint64(len(name))+1, granule)
		if at == 0 {
			return false
		}
		e.setString(at, []byte(name))
		e.store64(list+kept+uint64(i)*8, at)
	}
	if old != 0 {
		_ = e.heap.Free(old)
	}
	e.store64(to+globCount, count+uint64(len(names)))
	e.store64(to+globNames, list)
	e.store32(to+globFlags, uint32(flags))
	return true
}

func (e *Env) freeGlob(at uint64) {
	list := e.load64(at + globNames)
	if list == 0 {
		return
	}
	offset := e.load64(at + globOffset)
	for i := range e.load64(at + globCount) {
		_ = e.heap.Free(e.load64(list + (offset+i)*8))
	}
	_ = e.heap.Free(list)
	e.store64(at+globNames, 0)
	e.store64(at+globCount, 0)
}
