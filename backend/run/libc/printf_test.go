package libc_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"accc/backend/run/libc"
	"accc/ir/irtest"
)

func TestPrintf(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
		want   string
	}{
		{"plain", nil, "plain"},
		{"%d|%5d|%-5d|%05d|%+d|% d", []any{1, 2, 3, 4, 5, 6}, "1|    2|3    |00004|+5| 6"},
		{"%.3d|%8.3d|%-8.3d|%.0d", []any{7, 7, 7, 0}, "007|     007|007     |"},
		{"%u %x %X %o %#x %#o", []any{-1, 255, 255, 8, 255, 8}, "4294967295 ff FF 10 0xff 010"},
		{"%hhd %hd %ld %lld %zu", []any{300, 70000, int64(1) << 40, int64(-1), uint64(math.MaxUint64)}, "44 4464 1099511627776 -1 18446744073709551615"},
		{"%c%c%3c|%-3c|", []any{'a', 'b', 'c', 'd'}, "ab  c|d  |"},
		{"%s|%5s|%-5s|%.2s|%s", []any{"x", "ab", "cd", "long", uint64(0)}, "x|   ab|cd   |lo|(null)"},
		{"%f %.2f %10.3f %-10.1f| %e %g", []any{1.5, 2.345, 3.14159, 2.5, 12345.678, 0.0001}, "1.500000 2.35      3.142 2.5       | 1.234568e+04 0.0001"},
		{"%g %g %g %G %#g", []any{1e-5, 123456789.0, 100000.0, 1e20, 1.0}, "1e-05 1.23457e+08 100000 1E+20 1.00000"},
		{"%a %a %.2a", []any{1.0, 0.1, 1.999}, "0x1p+0 0x1.999999999999ap-4 0x2.00p+0"},
		{"%f %F %e %5.1f", []any{math.Inf(1), math.Inf(-1), math.NaN(), math.Inf(1)}, "inf -INF nan   inf"},
		{"%*d|%-*d|%.*f", []any{5, 1, 5, 2, 2, 3.14159}, "    1|2    |3.14"},
		{"%2$s %1$s", []any{"world", "hello"}, "hello world"},
		{"%p %p", []any{uint64(0x1234), uint64(0)}, "0x1234 (nil)"},
		{"100%% %y", nil, "100% %y"},
		{"%Lf %lf", []any{1.0, 2.0}, "1.000000 2.000000"},
	} {
		p := start(t)
		n := p.callInt("printf", append([]any{c.format}, c.args...)...)
		require.Equal(t, c.want, p.flush(), c.format)
		require.Equal(t, len(c.want), n, c.format)
	}
}

func TestPrintfStoresCount(t *testing.T) {
	p := start(t)
	at := p.buffer(8)
	p.call("printf", "abc%n%d", at, 5)
	require.Equal(t, int32(3), p.int32(at))
}

func TestSnprintf(t *testing.T) {
	p := start(t)
	buf := p.buffer(16)
	require.Equal(t, 5, p.callInt("snprintf", buf, uint64(4), "%d", 12345))
	require.Equal(t, "123", p.text(buf))
	require.Equal(t, 5, p.callInt("snprintf", uint64(0), uint64(0), "%d", 12345))
	require.Equal(t, -1, p.callInt("snprintf", uint64(0), uint64(0), "%*d", math.MaxInt32, 1))
}

// A conversion and the C literal of its argument, for the comparison with another C library.
type sample struct {
	format  string
	arg     any
	literal string
}

// samples draws conversions with every flag, width, precision and length.
func samples(r *rand.Rand, n int) []sample {
	ints := []int64{0, 1, -1, 7, 8, 42, -300, 65535, 1 << 31, -1 << 31, math.MaxInt64, math.MinInt64}
	floats := []float64{
		0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, 0.1, 9.995, 99.9999999, 1e-5, 123456.5, 1e15, 1e16, 1e22,
		5e-324, math.MaxFloat64, 2.2250738585072014e-308, 1.0 / 3, 0.05, 999999.5, 9999995, math.Inf(1), math.Inf(-1),
	}
	var out []sample
	for range n {
		spec := "%"
		for _, flag := range "-+ #0" {
			if r.IntN(4) == 0 {
				spec += string(flag)
			}
		}
		if r.IntN(2) == 0 {
			spec += strconv.Itoa(1 + r.IntN(30))
		}
		if r.IntN(2) == 0 {
			spec += "." + strconv.Itoa(r.IntN(20))
		}
		switch kind := r.IntN(3); kind {
		case 0:
			v := ints[r.IntN(len(ints))]
			if r.IntN(2) == 0 {
				v = int64(r.Uint64() >> r.IntN(64))
			}
			length := []string{"hh", "h", "l", "ll", "j", "z", "t"}[r.IntN(7)]
			spec += length + string("diuxXo"[r.IntN(6)])
			literal := fmt.Sprintf("(long)%#xul", uint64(v))
			if length == "hh" || length == "h" {
				v = int64(int32(v))
				literal = "(int)" + literal
			}
			out = append(out, sample{spec, v, literal})
		case 1:
			v := floats[r.IntN(len(floats))]
			if r.IntN(2) == 0 {
				v = math.Float64frombits(r.Uint64())
			}
			if r.IntN(4) == 0 {
				v = math.Ldexp(float64(r.IntN(1000)), r.IntN(8)-4)
			}
			if math.IsNaN(v) {
				v = 1
			}
			spec += string("fFeEgGaA"[r.IntN(8)])
			out = append(out, sample{spec, v, fmt.Sprintf("from_bits(%#xul)", math.Float64bits(v))})
		case 2:
			v := "hello, world"[:r.IntN(13)]
			out = append(out, sample{spec + "s", v, strconv.Quote(v)})
		}
	}
	return out
}

// gcc compiles a C program and returns what it prints.
func gcc(t *testing.T, source string) string {
	t.Helper()
	cc := irtest.Oracle(t, "gcc")
	dir := t.TempDir()
	file, exe := filepath.Join(dir, "a.c"), filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o600))
	log, err := exec.Command(cc, "-w", "-O1", "-fno-builtin", "-ffp-contract=off", file, "-o", exe, "-lm").CombinedOutput()
	require.NoError(t, err, "%s", log)
	out, err := exec.Command(exe).Output()
	require.NoError(t, err)
	return string(out)
}

func TestPrintfEqualsGcc(t *testing.T) {
	all := samples(rand.New(rand.NewPCG(1, 2)), 4000)
	var c strings.Builder
	c.WriteString("#include <stdio.h>\n#include <string.h>\n" +
		"static double from_bits(unsigned long u) { double d; memcpy(&d, &u, 8); return d; }\nint main(void) {\n")
	for _, s := range all {
		fmt.Fprintf(&c, "printf(%s, %s);\n", strconv.Quote(s.format+"\n"), s.literal)
	}
	c.WriteString("return 0; }\n")
	want := strings.Split(gcc(t, c.String()), "\n")
	p := start(t)
	empty := p.next
	for i, s := range all {
		p.out.Reset()
		p.next = empty
		n := p.callInt("printf", s.format, s.arg)
		require.Equal(t, want[i], p.flush(), "%s of %v", s.format, s.arg)
		require.Equal(t, len(want[i]), n)
	}
}

// Every double survives being printed with 17 digits, or in hexadecimal, and read back.
func TestFloatRoundTrip(t *testing.T) {
	irtest.Property(t, func(r *rapid.T) {
		v := rapid.Float64().Draw(r, "v")
		format := rapid.SampledFrom([]string{"%.17g", "%.16e", "%a"}).Draw(r, "format")
		p := start(t)
		buf := p.buffer(512)
		p.call("sprintf", buf, format, v)
		got := math.Float64frombits(p.call("strtod", buf, uint64(0)))
		if math.Float64bits(got) != math.Float64bits(v) && !math.IsNaN(v) {
			r.Fatalf("%s of %v reads back as %v", format, v, got)
		}
	})
}

func TestIntegerRoundTrip(t *testing.T) {
	irtest.Property(t, func(r *rapid.T) {
		v := rapid.Int64().Draw(r, "v")
		p := start(t)
		buf, at := p.buffer(64), p.buffer(8)
		p.call("sprintf", buf, "%ld", v)
		if got := int64(p.call("strtol", buf, uint64(0), 10)); got != v {
			r.Fatalf("strtol returns %d for %d", got, v)
		}
		if n := p.callInt("sscanf", buf, "%ld", at); n != 1 || int64(p.word(at)) != v {
			r.Fatalf("sscanf reads %d, %d for %d", n, int64(p.word(at)), v)
		}
	})
}

// Whatever the format, printf ends with a result or a trap, and its output is bounded by the widths in it.
func FuzzPrintf(f *testing.F) {
	for _, seed := range []string{"%d", "%5.3f%%", "%*.*s", "%2$d %1$d", "%hhn", "%", "%l", "%-+ #0999999999d", "%.1000f", "%99999999$d"} {
		f.Add(seed, uint64(1), uint64(scratch))
	}
	f.Fuzz(func(t *testing.T, format string, a, b uint64) {
		if len(format) > 1000 || strings.Contains(format, "\x00") {
			return
		}
		p := start(t)
		buf := p.buffer(64)
		err := p.trap("snprintf", buf, uint64(64), format, a, b, a, b)
		if err != nil {
			require.IsType(t, &libc.Trap{}, err)
		}
	})
}

func FuzzScanf(f *testing.F) {
	f.Add("12 0x1p3 abc", "%d %lf %s")
	f.Add("[a]", "%[]a-z]%n")
	f.Add("-", "%i%*c%2s")
	f.Fuzz(func(t *testing.T, input, format string) {
		if len(input)+len(format) > 1000 || strings.Contains(input+format, "\x00") {
			return
		}
		p := start(t)
		buf := p.buffer(2000)
		err := p.trap("sscanf", input, format, buf, buf, buf, buf)
		if err != nil {
			require.IsType(t, &libc.Trap{}, err)
		}
	})
}
