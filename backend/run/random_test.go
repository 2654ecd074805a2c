package run_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"accc/backend/run"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var (
	programs = flag.Int("programs", 16, "how many random programs to run")
	seed     = flag.Uint64("seed", 0, "the first of them (default: those of testdata/random.txt)")
)

// TestRandomPrograms compares random programs, whose result the specification defines, with what gcc makes of them
// with directives and without. All that are stored run with -run TestRandomPrograms -programs 1000; a failing one
// runs alone with -programs 1 -seed N.
func TestRandomPrograms(t *testing.T) {
	gcc := irtest.Oracle(t, "gcc")
	for _, n := range seeds(t) {
		t.Run(fmt.Sprint("seed ", n), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			text := generate(n)
			name := filepath.Join(dir, "p.c")
			want := native(t, gcc, name, text)
			require.Equal(t, want, native(t, gcc, name, forGCC(text), "-fopenacc"), "gcc -fopenacc differs from gcc\n%s", text)
			require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
			for _, mode := range []run.Mode{run.Discrete, run.Shared, run.Host} {
				got := execute(t, name, run.Options{Mode: mode})
				require.Equal(t, want, got, "mode %d\n%s", mode, text)
			}
		})
	}
}

// seeds are those that the flags ask for.
func seeds(t *testing.T) []uint64 {
	var out []uint64
	if *seed > 0 {
		for i := range *programs {
			out = append(out, *seed+uint64(i))
		}
		return out
	}
	text, err := os.ReadFile("testdata/random.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		first, last, isRange := strings.Cut(line, "-")
		if !isRange {
			last = first
		}
		from, err := strconv.ParseUint(first, 10, 64)
		require.NoError(t, err)
		to, err := strconv.ParseUint(last, 10, 64)
		require.NoError(t, err)
		for n := from; n <= to; n++ {
			out = append(out, n)
		}
	}
	return out[:min(*programs, len(out))]
}

// beyondGCC is what gcc 12 does not take, with something in its place that makes no difference to its host device.
var beyondGCC = []struct {
	text *regexp.Regexp
	with string
}{
	{regexp.MustCompile(` self\(n > 60\)`), ""},
	{regexp.MustCompile(`for \(int (\w+) = 0; \w+ != `), "for (int $1 = 0; $1 < "},
	{regexp.MustCompile(`\w+, (\w+\.list\[0:100\])`), "$1"}, // a structure and its member in one directive
	{regexp.MustCompile(` reduction\(\+:hist\w+\)`), ""},    // of an array
}

func forGCC(text string) string {
	for _, b := range beyondGCC {
		text = b.text.ReplaceAllString(text, b.with)
	}
	return text
}

// native compiles a program with gcc and returns what it prints.
func native(t *testing.T, gcc, name, text string, flags ...string) string {
	exe := strings.TrimSuffix(name, ".c")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	out, err := exec.Command(gcc, slices.Concat([]string{"-O1", "-w", "-fwrapv", "-o", exe, name, "-lm"}, flags)...).CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, text)
	printed, err := exec.Command(exe).Output()
	require.NoError(t, err, text)
	return string(printed)
}
