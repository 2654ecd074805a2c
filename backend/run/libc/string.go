package libc

import (
	"bytes"
	"cmp"
)

// string.h and strings.h, C23 7.26 and POSIX.
var stringHeader = header{"string.h", append([]row{
	{"void *memcpy(void *restrict to, const void *restrict from, size_t n)", "copy n bytes", device, memmove},
	{"void *memmove(void *to, const void *from, size_t n)", "copy n bytes, which may overlap", device, memmove},
	{"void *mempcpy(void *restrict to, const void *restrict from, size_t n)", "copy n bytes, return the end", device, mempcpy},
	{"void *memset(void *p, int c, size_t n)", "fill n bytes with c", device, memset},
	{"int memcmp(const void *a, const void *b, size_t n)", "compare n bytes", device, memcmp},
	{"void *memchr(const void *p, int c, size_t n)", "find the first c in n bytes", device, memchr},
	{"void *memrchr(const void *p, int c, size_t n)", "find the last c in n bytes", device, memrchr},

	{"void *memccpy(void *restrict to, const void *restrict from, int c, size_t n)", "copy up to and including the first c", device, memccpy},

	{"size_t strlen(const char *s)", "the length of a string", device, strlen},
	{"size_t strnlen(const char *s, size_t n)", "the length of a string, at most n", device, strnlen},
	{"char *strcpy(char *restrict to, const char *restrict from)", "copy a string", device, strcpy},
	{"char *strncpy(char *restrict to, const char *restrict from, size_t n)", "copy a string into exactly n bytes", device, strncpy},
	{"char *stpncpy(char *restrict to, const char *restrict from, size_t n)", "strncpy, return the end of the text", device, stpncpy},
	{"size_t strxfrm(char *restrict to, const char *restrict from, size_t n)", "copy a string so that strcmp compares by the locale", device, strxfrm},
	{"char *stpcpy(char *restrict to, const char *restrict from)", "copy a string, return the end", device, stpcpy},
	{"char *strcat(char *restrict to, const char *restrict from)", "append a string", device, strcat},
	{"char *strncat(char *restrict to, const char *restrict from, size_t n)", "append at most n characters", device, strncat},
	{"int strcmp(const char *a, const char *b)", "compare strings", device, strcmp},
	{"int strncmp(const char *a, const char *b, size_t n)", "compare at most n characters", device, strncmp},
	{"int strcoll(const char *a, const char *b)", "compare strings by the locale", device, strcmp},
	{"char *strchr(const char *s, int c)", "find the first c", device, strchr},
	{"char *strrchr(const char *s, int c)", "find the last c", device, strrchr},
	{"size_t strspn(const char *s, const char *set)", "the length of the prefix of characters in set", device, strspn},
	{"size_t strcspn(const char *s, const char *set)", "the length of the prefix of characters not in set", device, strcspn},
	{"char *strpbrk(const char *s, const char *set)", "find the first character in set", device, strpbrk},
	{"char *strstr(const char *s, const char *part)", "find a string in a string", device, strstr},
	{"char *strcasestr(const char *s, const char *part)", "find a string in a string without regard to case", device, strcasestr},
	{"char *strtok(char *restrict s, const char *restrict set)", "cut a string at the characters in set", host, strtok},
	{"char *strtok_r(char *restrict s, const char *restrict set, char **restrict state)", "strtok with a state of the caller", device, strtokR},
	{"char *strsep(char **s, const char *set)", "cut off one field, which may be empty", device, strsep},
	{"char *strdup(const char *s)", "a copy of a string made by malloc", host, strdup},
	{"char *strndup(const char *s, size_t n)", "a copy of at most n characters made by malloc", host, strndup},
	{"char *strerror(int n)", "what a value of errno means", host, strerror},
}, moreStringRows...)}

var stringsHeader = header{"strings.h", []row{
	{"int strcasecmp(const char *a, const char *b)", "compare strings without regard to case", device, strcasecmp},
	{"int strncasecmp(const char *a, const char *b, size_t n)", "strcasecmp of at most n characters", device, strncasecmp},
	{"int bcmp(const void *a, const void *b, size_t n)", "compare n bytes", device, memcmp},
	{"void bcopy(const void *from, void *to, size_t n)", "copy n bytes, which may overlap", device, func(e *Env, s []uint64) { copy(e.bytes(s[1], s[2]), e.bytes(s[0], s[2])) }},
	{"void bzero(void *p, size_t n)", "fill n bytes with 0", device, func(e *Env, s []uint64) { clear(e.bytes(s[0], s[1])) }},
	{"char *index(const char *s, int c)", "find the first c", device, strchr},
	{"char *rindex(const char *s, int c)", "find the last c", device, strrchr},
	{"int ffs(int i)", "the number of the lowest bit that is set, from 1", pure, ffs},
}}

func memmove(e *Env, s []uint64) {
	copy(e.bytes(s[0], s[2]), e.bytes(s[1], s[2]))
}

func mempcpy(e *Env, s []uint64) {
	memmove(e, s)
	s[0] += s[2]
}

func memset(e *Env, s []uint64) {
	b, c := e.bytes(s[0], s[2]), byte(s[1])
	for i := range b {
		b[i] = c
	}
}

func memcmp(e *Env, s []uint64) {
	s[0] = toI32(int32(bytes.Compare(e.bytes(s[0], s[2]), e.bytes(s[1], s[2]))))
}

// found turns an index into an address, a negative one into a null pointer.
func found(addr uint64, i int) uint64 {
	if i < 0 {
		return 0
	}
	return addr + uint64(i)
}

func memchr(e *Env, s []uint64) {
	// The object may be smaller than n if it contains c, so the search ends where the memory does.
	b, err := e.space.Rest(s[0])
	if s[2] == 0 {
		s[0] = 0
		return
	}
	if err != nil {
		e.failErr(err)
	}
	b = b[:min(uint64(len(b)), s[2])]
	i := bytes.IndexByte(b, byte(s[1]))
	if i < 0 && uint64(len(b)) < s[2] {
		e.bytes(s[0], s[2])
	}
	s[0] = found(s[0], i)
}

func memrchr(e *Env, s []uint64) {
	s[0] = found(s[0], bytes.LastIndexByte(e.bytes(s[0], s[2]), byte(s[1])))
}

func strlen(e *Env, s []uint64)  { s[0] = uint64(len(e.cstring(s[0]))) }
func strnlen(e *Env, s []uint64) { s[0] = uint64(len(e.boundedString(s[0], s[1]))) }
func strcpy(e *Env, s []uint64)  { e.setString(s[0], e.cstring(s[1])) }

func strncpy(e *Env, s []uint64) {
	from := e.boundedString(s[1], s[2])
	to := e.bytes(s[0], s[2])
	clear(to[copy(to, from):])
}

func stpncpy(e *Env, s []uint64) {
	n := uint64(len(e.boundedString(s[1], s[2])))
	strncpy(e, s)
	s[0] += n
}

// strxfrm copies: the C locale compares bytes.
func strxfrm(e *Env, s []uint64) {
	from := e.cstring(s[1])
	n := uint64(len(from))
	if s[2] > 0 {
		e.setString(s[0], from[:min(n, s[2]-1)])
	}
	s[0] = n
}

func memccpy(e *Env, s []uint64) {
	from, err := e.space.Rest(s[1])
	if err != nil {
		e.failErr(err)
	}
	n := s[3]
	i := bytes.IndexByte(from[:min(uint64(len(from)), n)], byte(s[2]))
	if i >= 0 {
		n = uint64(i) + 1
	}
	copy(e.bytes(s[0], n), e.bytes(s[1], n))
	if i < 0 {
		s[0] = 0
		return
	}
	s[0] += n
}

func stpcpy(e *Env, s []uint64) {
	from := e.cstring(s[1])
	n := uint64(len(from))
	e.setString(s[0], from)
	s[0] += n
}

func strcat(e *Env, s []uint64) {
	e.setString(s[0]+uint64(len(e.cstring(s[0]))), e.cstring(s[1]))
}

func strncat(e *Env, s []uint64) {
	e.setString(s[0]+uint64(len(e.cstring(s[0]))), e.boundedString(s[1], s[2]))
}

func strcmp(e *Env, s []uint64) {
	s[0] = toI32(int32(bytes.Compare(e.cstring(s[0]), e.cstring(s[1]))))
}

func strncmp(e *Env, s []uint64) {
	s[0] = toI32(int32(bytes.Compare(e.boundedString(s[0], s[2]), e.boundedString(s[1], s[2]))))
}

func strchr(e *Env, s []uint64) {
	str, c := e.cstring(s[0]), byte(s[1])
	if c == 0 {
		s[0] += uint64(len(str))
		return
	}
	s[0] = found(s[0], bytes.IndexByte(str, c))
}

func strrchr(e *Env, s []uint64) {
	str, c := e.cstring(s[0]), byte(s[1])
	if c == 0 {
		s[0] += uint64(len(str))
		return
	}
	s[0] = found(s[0], bytes.LastIndexByte(str, c))
}

// span returns the length of the prefix of s whose characters are, or are not, in set.
func prefix(s, set []byte, in bool) int {
	for i, c := range s {
		if (bytes.IndexByte(set, c) >= 0) != in {
			return i
		}
	}
	return len(s)
}

func strspn(e *Env, s []uint64)  { s[0] = uint64(prefix(e.cstring(s[0]), e.cstring(s[1]), true)) }
func strcspn(e *Env, s []uint64) { s[0] = uint64(prefix(e.cstring(s[0]), e.cstring(s[1]), false)) }

func strpbrk(e *Env, s []uint64) {
	str := e.cstring(s[0])
	i := prefix(str, e.cstring(s[1]), false)
	if i == len(str) {
		i = -1
	}
	s[0] = found(s[0], i)
}

func strstr(e *Env, s []uint64) { s[0] = found(s[0], bytes.Index(e.cstring(s[0]), e.cstring(s[1]))) }

func strcasestr(e *Env, s []uint64) {
	s[0] = found(s[0], bytes.Index(lowered(e.cstring(s[0])), lowered(e.cstring(s[1]))))
}

func lowered(s []byte) []byte {
	out := make([]byte, len(s))
	for i, c := range s {
		out[i] = byte(toLower(int32(c)))
	}
	return out
}

// token cuts the next token off the string at addr and returns its address, or 0 at the end, and where to go on.
func (e *Env) token(addr, set uint64) (token, rest uint64) {
	if addr == 0 {
		return 0, 0
	}
	cut := e.cstring(set)
	str := e.cstring(addr)
	skip := prefix(str, cut, true)
	if skip == len(str) {
		return 0, 0
	}
	n := prefix(str[skip:], cut, false)
	token = addr + uint64(skip)
	if skip+n == len(str) {
		return token, 0
	}
	e.store8(token+uint64(n), 0)
	return token, token + uint64(n) + 1
}

func strtok(e *Env, s []uint64) {
	addr := s[0]
	if addr == 0 {
		e.mu.Lock()
		addr = e.Process.strtok
		e.mu.Unlock()
	}
	token, rest := e.token(addr, s[1])
	e.mu.Lock()
	e.Process.strtok = rest
	e.mu.Unlock()
	s[0] = token
}

func strtokR(e *Env, s []uint64) {
	addr := s[0]
	if addr == 0 {
		addr = e.load64(s[2])
	}
	token, rest := e.token(addr, s[1])
	e.store64(s[2], rest)
	s[0] = token
}

func strsep(e *Env, s []uint64) {
	field := e.load64(s[0])
	if field == 0 {
		s[0] = 0
		return
	}
	str := e.cstring(field)
	n := prefix(str, e.cstring(s[1]), false)
	next := uint64(0)
	if n < len(str) {
		next = field + uint64(n) + 1
		e.store8(next-1, 0)
	}
	e.store64(s[0], next)
	s[0] = field
}

// duplicate makes a string on the heap; the text is read after the memory may have grown.
func (e *Env) duplicate(n uint64, text func() []byte) uint64 {
	addr := e.malloc(n+1, granule)
	if addr != 0 {
		e.setString(addr, text())
	}
	return addr
}

func strdup(e *Env, s []uint64) {
	from := s[0]
	s[0] = e.duplicate(uint64(len(e.cstring(from))), func() []byte { return e.cstring(from) })
}

func strndup(e *Env, s []uint64) {
	from, n := s[0], uint64(len(e.boundedString(s[0], s[1])))
	s[0] = e.duplicate(n, func() []byte { return e.bytes(from, n) })
}

func strerror(e *Env, s []uint64) {
	n := int32(s[0])
	s[0] = e.staticString("strerror "+itoa(n), errnoText(n))
}

func compareFold(a, b []byte) int32 {
	for i := range min(len(a), len(b)) {
		if d := toLower(int32(a[i])) - toLower(int32(b[i])); d != 0 {
			return d
		}
	}
	return int32(cmp.Compare(len(a), len(b)))
}

func strcasecmp(e *Env, s []uint64) { s[0] = toI32(compareFold(e.cstring(s[0]), e.cstring(s[1]))) }

func strncasecmp(e *Env, s []uint64) {
	s[0] = toI32(compareFold(e.boundedString(s[0], s[2]), e.boundedString(s[1], s[2])))
}

func ffs(_ *Env, s []uint64) {
	v := uint32(s[0])
	n := uint64(0)
	for i := range uint64(32) {
		if v>>i&1 != 0 {
			n = i + 1
			break
		}
	}
	s[0] = n
}
