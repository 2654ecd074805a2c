package libc_test

import (
	"encoding/binary"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"accc/backend/run/libc"
	"accc/ir/irtest"
)

func TestRandEqualsGcc(t *testing.T) {
	const source = `#define _DEFAULT_SOURCE 1
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	for (int i = 0; i < 1000; i++) printf("%d\n", rand());
	unsigned seeds[] = {0, 1, 42, 2147483648u, 4294967295u};
	for (int s = 0; s < 5; s++) {
		srand(seeds[s]);
		for (int i = 0; i < 200; i++) printf("%d\n", rand());
		srandom(seeds[s]);
		for (int i = 0; i < 5; i++) printf("%ld\n", random());
		unsigned state = seeds[s];
		for (int i = 0; i < 20; i++) printf("%d\n", rand_r(&state));
	}
	for (int i = 0; i < 3; i++) printf("%.17g\n", drand48());
	srand48(-7);
	for (int i = 0; i < 20; i++) { double d = drand48(); long l = lrand48(); printf("%.17g %ld %ld\n", d, l, mrand48()); }
	unsigned short own[3] = {1, 2, 3};
	for (int i = 0; i < 20; i++) { double d = erand48(own); long l = nrand48(own); printf("%.17g %ld %ld\n", d, l, jrand48(own)); }
	return 0;
}`
	want := strings.Split(strings.TrimSpace(gcc(t, source)), "\n")
	p := start(t)
	var got []string
	add := func(n int, f func() string) {
		for range n {
			got = append(got, f())
		}
	}
	int32s := func(name string, args ...any) func() string {
		return func() string { return fmt.Sprint(p.callInt(name, args...)) }
	}
	add(1000, int32s("rand"))
	for _, seed := range []uint32{0, 1, 42, 1 << 31, math.MaxUint32} {
		p.call("srand", int(seed))
		add(200, int32s("rand"))
		p.call("srandom", int(seed))
		add(5, func() string { return fmt.Sprint(int64(p.call("random"))) })
		state := p.place(binary.LittleEndian.AppendUint32(nil, seed))
		add(20, int32s("rand_r", state))
	}
	double := func(v uint64) string {
		p.out.Reset()
		p.call("printf", "%.17g", math.Float64frombits(v))
		return p.flush()
	}
	add(3, func() string { return double(p.call("drand48")) })
	p.call("srand48", int64(-7))
	add(20, func() string {
		d := double(p.call("drand48"))
		l := int64(p.call("lrand48"))
		return fmt.Sprintf("%s %d %d", d, l, int64(p.call("mrand48")))
	})
	own := p.place([]byte{1, 0, 2, 0, 3, 0})
	add(20, func() string {
		d := double(p.call("erand48", own))
		n := int64(p.call("nrand48", own))
		return fmt.Sprintf("%s %d %d", d, n, int64(p.call("jrand48", own)))
	})
	require.Equal(t, len(want), len(got))
	for i := range want {
		require.Equal(t, want[i], got[i], "line %d", i+1)
	}
}

func TestHeapNeverOverlaps(t *testing.T) {
	irtest.Property(t, func(r *rapid.T) {
		const base, limit = 1 << 16, 1 << 20
		top := uint64(base)
		h := libc.NewHeap(base, limit, func(end uint64) error {
			top = max(top, end)
			return nil
		})
		live := map[uint64]uint64{}
		var total uint64
		for range rapid.IntRange(1, 200).Draw(r, "steps") {
			if len(live) > 0 && rapid.Bool().Draw(r, "free") {
				addrs := slices.Sorted(keys(live))
				addr := addrs[rapid.IntRange(0, len(addrs)-1).Draw(r, "which")]
				require.NoError(r, h.Free(addr))
				require.Error(r, h.Free(addr))
				total -= live[addr]
				delete(live, addr)
				continue
			}
			size := uint64(rapid.IntRange(0, 5000).Draw(r, "size"))
			align := uint64(1) << rapid.IntRange(0, 12).Draw(r, "align")
			addr, ok := h.Alloc(size, align)
			if !ok {
				continue
			}
			require.Zero(r, addr%align)
			require.GreaterOrEqual(r, addr, uint64(base))
			require.LessOrEqual(r, addr+size, top)
			for other, n := range live {
				require.True(r, addr+max(size, 1) <= other || other+max(n, 1) <= addr, "blocks overlap")
			}
			live[addr] = size
			total += size
		}
		require.Equal(r, total, h.InUse())
	})
}

func keys(m map[uint64]uint64) func(yield func(uint64) bool) {
	return func(yield func(uint64) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

func TestHeapIsReused(t *testing.T) {
	h := libc.NewHeap(1<<16, 1<<20, nil)
	for range 1000 {
		a, ok := h.Alloc(300_000, 16)
		require.True(t, ok)
		b, ok := h.Alloc(300_000, 16)
		require.True(t, ok)
		require.NoError(t, h.Free(a))
		require.NoError(t, h.Free(b))
	}
	_, ok := h.Alloc(1<<20, 16)
	require.False(t, ok)
}

func TestMallocFamily(t *testing.T) {
	p := start(t)
	a := p.call("calloc", uint64(10), uint64(8))
	require.Zero(t, p.word(a))
	copy(p.mem[a:], "contents")
	b := p.call("realloc", a, uint64(5000))
	require.Equal(t, "contents", string(p.mem[b:b+8]))
	require.Zero(t, p.call("aligned_alloc", uint64(4096), uint64(100))%4096)
	at := p.buffer(8)
	require.Equal(t, 0, p.callInt("posix_memalign", at, uint64(64), uint64(100)))
	require.Zero(t, p.word(at)%64)
	require.Zero(t, p.call("malloc", uint64(1)<<40))
	require.Equal(t, "Cannot allocate memory", p.text(p.call("strerror", int(p.int32(p.call("__errno_location"))))))
	require.Zero(t, p.call("calloc", uint64(1)<<62, uint64(8)))
}

func TestStrtol(t *testing.T) {
	for _, c := range []struct {
		text string
		base int
		want int64
		rest string
	}{
		{"  42abc", 10, 42, "abc"}, {"-0x1fz", 16, -31, "z"}, {"0x", 16, 0, "x"}, {"077", 0, 63, ""}, {"0b1", 0, 0, "b1"},
		{"zz", 36, 35*36 + 35, ""}, {"9223372036854775808", 10, math.MaxInt64, ""}, {"-99999999999999999999", 10, math.MinInt64, ""},
		{"", 10, 0, ""}, {"+", 10, 0, "+"}, {"  x", 10, 0, "  x"},
	} {
		p := start(t)
		end := p.buffer(8)
		require.Equal(t, c.want, int64(p.call("strtol", c.text, end, c.base)), c.text)
		require.Equal(t, c.rest, p.text(p.word(end)), c.text)
	}
	p := start(t)
	require.Equal(t, uint64(math.MaxUint64), p.call("strtoul", "-1", uint64(0), 10))
}

func TestStrtod(t *testing.T) {
	for _, c := range []struct {
		text string
		want float64
		rest string
	}{
		{" 1.5e3x", 1500, "x"}, {"0x1.8p1", 3, ""}, {"0x10", 16, ""}, {"1e", 1, "e"}, {"1e+", 1, "e+"}, {".5.", .5, "."}, {"5.", 5, ""},
		{"-inf", math.Inf(-1), ""}, {"INFINITYx", math.Inf(1), "x"}, {"1e999", math.Inf(1), ""}, {"1e-999", 0, ""}, {"0x", 0, "x"}, {".", 0, "."},
		{"1_0", 1, "_0"},
	} {
		p := start(t)
		end := p.buffer(8)
		require.Equal(t, c.want, math.Float64frombits(p.call("strtod", c.text, end)), c.text)
		require.Equal(t, c.rest, p.text(p.word(end)), c.text)
	}
}

func TestScanf(t *testing.T) {
	p := start(t)
	a, b, c, d := p.buffer(8), p.buffer(8), p.buffer(64), p.buffer(8)
	require.Equal(t, 4, p.callInt("sscanf", " 12, 3.5 name:x", "%d, %lf %[a-z]:%c", a, b, c, d))
	require.Equal(t, int32(12), p.int32(a))
	require.Equal(t, 3.5, math.Float64frombits(p.word(b)))
	require.Equal(t, "name", p.text(c))
	require.Equal(t, byte('x'), p.mem[d])
	require.Equal(t, -1, p.callInt("sscanf", "", "%d", a))
	require.Equal(t, 0, p.callInt("sscanf", "x", "%d", a))
	require.Equal(t, 1, p.callInt("sscanf", "12 34", "%*d %2d", a))
	require.Equal(t, 2, p.callInt("sscanf", "1234", "%2d%d%n", a, b, c))
	require.Equal(t, []int32{12, 34, 4}, []int32{p.int32(a), p.int32(b), p.int32(c)})

	in := start(t, func(cfg *libc.Config) { cfg.Stdin = strings.NewReader("7 8\nline two\n") })
	x, y := in.buffer(8), in.buffer(8)
	require.Equal(t, 2, in.callInt("scanf", "%d%d", x, y))
	require.Equal(t, int('\n'), in.callInt("getchar"))
	line := in.buffer(32)
	require.Equal(t, line, in.call("fgets", line, 32, in.word(in.objects["stdin"])))
	require.Equal(t, "line two\n", in.text(line))
	require.Equal(t, -1, in.callInt("getchar"))
	require.Equal(t, 1, in.callInt("feof", in.word(in.objects["stdin"])))
}

func TestQsort(t *testing.T) {
	p := start(t)
	env := libc.New(libc.Config{}).Env(p.mem, func(_ uint64, args ...uint64) uint64 {
		return uint64(uint32(p.int32(args[0])/10 - p.int32(args[1])/10))
	})
	var data []byte
	for _, v := range []uint32{35, 12, 31, 19, 5, 11, 38} {
		data = binary.LittleEndian.AppendUint32(data, v)
	}
	at := p.place(data)
	libc.Lookup("qsort").Invoke(env, []uint64{at, 7, 4, 1})
	var got []int32
	for i := range uint64(7) {
		got = append(got, p.int32(at+4*i))
	}
	require.Equal(t, []int32{5, 12, 19, 11, 35, 31, 38}, got, "sorted by tens, ties in their order")
	stack := []uint64{p.place([]byte{30, 0, 0, 0}), at, 7, 4, 1}
	libc.Lookup("bsearch").Invoke(env, stack)
	require.Equal(t, int32(3), p.int32(stack[0])/10)
}

func TestStrings(t *testing.T) {
	p := start(t)
	buf := p.buffer(64)
	p.call("strcpy", buf, "one")
	p.call("strcat", buf, ",two")
	p.call("strncat", buf, ";three", uint64(4))
	require.Equal(t, "one,two;thr", p.text(buf))
	var tokens []string
	for tok := p.call("strtok", buf, ",;"); tok != 0; tok = p.call("strtok", uint64(0), ",;") {
		tokens = append(tokens, p.text(tok))
	}
	require.Equal(t, []string{"one", "two", "thr"}, tokens)

	require.Equal(t, -1, p.callInt("strcmp", "abc", "abd"))
	require.Equal(t, 0, p.callInt("strncmp", "abc", "abd", uint64(2)))
	require.Equal(t, 0, p.callInt("strcasecmp", "AbC", "aBc"))
	s := p.str("hello")
	require.Equal(t, s+2, p.call("strchr", s, 'l'))
	require.Equal(t, s+3, p.call("strrchr", s, 'l'))
	require.Equal(t, s+5, p.call("strchr", s, 0))
	require.Equal(t, s+1, p.call("strstr", s, "ell"))
	require.Equal(t, uint64(2), p.call("strspn", s, "eh"))
	require.Equal(t, uint64(4), p.call("strcspn", s, "o"))
	require.Equal(t, "hello", p.text(p.call("strdup", s)))
	require.Zero(t, p.call("memchr", s, 'z', uint64(5)))
	p.call("memmove", s+1, s, uint64(4))
	require.Equal(t, "hhell", p.text(s))
	p.call("strncpy", buf, "ab", uint64(8))
	require.Equal(t, "ab\x00\x00\x00\x00\x00\x00", string(p.mem[buf:buf+8]))
}

// The table behind the macros of glibc's ctype.h agrees with the functions.
func TestCtypeTable(t *testing.T) {
	p := start(t)
	table := p.word(p.call("__ctype_b_loc"))
	upper := p.word(p.call("__ctype_toupper_loc"))
	for i, name := range []string{"isupper", "islower", "isalpha", "isdigit", "isxdigit", "isspace", "isprint", "isgraph"} {
		for c := range 256 {
			bits := binary.LittleEndian.Uint16(p.mem[table+2*uint64(c):])
			require.Equal(t, p.callInt(name, c), int(bits>>(8+i)&1), "%s(%d)", name, c)
		}
	}
	for i, name := range []string{"isblank", "iscntrl", "ispunct", "isalnum"} {
		for c := range 256 {
			bits := binary.LittleEndian.Uint16(p.mem[table+2*uint64(c):])
			require.Equal(t, p.callInt(name, c), int(bits>>i&1), "%s(%d)", name, c)
		}
	}
	require.Equal(t, int32('A'), p.int32(upper+4*'a'))
}

func TestGetopt(t *testing.T) {
	p := start(t)
	var argv []byte
	for _, a := range []string{"prog", "first", "-ab", "-n", "second", "5", "-ofile", "-x", "--size=7", "--ver", "--", "-rest"} {
		argv = binary.LittleEndian.AppendUint64(argv, p.str(a))
	}
	args := p.place(argv)
	var long []byte
	for _, o := range []struct {
		name string
		has  uint64
		val  rune
	}{{"size", 1, 's'}, {"version", 0, 'v'}} {
		for _, field := range []uint64{p.str(o.name), o.has, 0, uint64(o.val)} {
			long = binary.LittleEndian.AppendUint64(long, field)
		}
	}
	options := p.place(append(long, make([]byte, 32)...))
	var got []string
	for {
		c := p.callInt("getopt_long", 12, args, "abn:o:", options, uint64(0))
		if c == -1 {
			break
		}
		value := ""
		if v := p.word(p.objects["optarg"]); v != 0 {
			value = p.text(v)
		}
		got = append(got, string(rune(c))+value)
	}
	require.Equal(t, []string{"a", "b", "nsecond", "ofile", "?", "s7", "v"}, got)
	var rest []string
	for i := p.int32(p.objects["optind"]); i < 12; i++ {
		rest = append(rest, p.text(p.word(args+8*uint64(i))))
	}
	require.Equal(t, []string{"first", "5", "-rest"}, rest, "arguments that are not options are moved after the options")
	require.NoError(t, p.env.Flush())
	require.Equal(t, "prog: invalid option -- 'x'\n", p.err.String())
}

func TestTime(t *testing.T) {
	now := time.Date(2024, 2, 29, 13, 5, 9, 123456789, time.UTC)
	p := start(t, func(cfg *libc.Config) { cfg.Now = func() time.Time { return now } })
	at := p.buffer(8)
	require.Equal(t, uint64(now.Unix()), p.call("time", at))
	tm := p.call("gmtime", at)
	buf := p.buffer(128)
	p.call("strftime", buf, uint64(128), "%Y-%m-%d %H:%M:%S %a %b %j %U %W %V %u %w %e %I %p %%", tm)
	require.Equal(t, "2024-02-29 13:05:09 Thu Feb 060 08 09 09 4 4 29 01 PM %", p.text(buf))
	require.Equal(t, uint64(now.Unix()), p.call("timegm", tm))
	require.Equal(t, "Thu Feb 29 13:05:09 2024\n", p.text(p.call("asctime", tm)))
	tv := p.buffer(16)
	p.call("gettimeofday", tv, uint64(0))
	require.Equal(t, uint64(123456), p.word(tv+8))
}

// folder lets fopen reach one directory.
type folder string

func (f folder) Open(name string, flag int) (libc.File, error) {
	if !fs.ValidPath(name) {
		return nil, fs.ErrPermission
	}
	return os.OpenFile(filepath.Join(string(f), name), flag, 0o600)
}
func (f folder) Remove(name string) error { return os.Remove(filepath.Join(string(f), name)) }
func (f folder) Rename(from, to string) error {
	return os.Rename(filepath.Join(string(f), from), filepath.Join(string(f), to))
}

func TestFiles(t *testing.T) {
	dir := folder(t.TempDir())
	p := start(t, func(cfg *libc.Config) { cfg.Files = dir })
	f := p.call("fopen", "data.txt", "w+")
	require.NotZero(t, f)
	p.call("fprintf", f, "%d %s\n", 42, "words")
	require.Equal(t, uint64(9), p.call("ftell", f))
	p.call("rewind", f)
	n, word := p.buffer(8), p.buffer(32)
	require.Equal(t, 2, p.callInt("fscanf", f, "%d %s", n, word))
	require.Equal(t, "words", p.text(word))
	require.Equal(t, uint64(8), p.call("ftell", f))
	require.Equal(t, 0, p.callInt("fseek", f, int64(-3), 2))
	require.Equal(t, int('d'), p.callInt("fgetc", f))
	p.call("ungetc", 'D', f)
	require.Equal(t, int('D'), p.callInt("fgetc", f))
	require.Equal(t, 0, p.callInt("fclose", f))
	require.ErrorContains(t, p.trap("fclose", f), "closed already")
	require.Zero(t, p.call("fopen", "none", "r"))
	require.Zero(t, p.call("fopen", "../up", "w"))
	p.call("perror", "open")
	require.Equal(t, "open: Permission denied\n", p.err.String())
	require.Equal(t, 0, p.callInt("remove", "data.txt"))
	require.Zero(t, start(t).call("fopen", "data.txt", "r"), "without a policy nothing can be opened")
}
