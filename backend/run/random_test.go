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
	programs = flag.Int("programs", 16, "how many random programs to run, of each language")
	seed     = flag.Uint64("seed", 0, "the first of them (default: those of testdata/random.txt and random_fortran.txt)")
)

// A peer is a language of random programs, with the compiler that they are compared with.
type peer struct {
	ext, compiler string
	flags         []string
	seeds         string // the file with those that run
	generate      func(seed uint64) string
	// beyond lists what the compiler does not support with directives, and a replacement that means the same on its
	// host device.
	beyond []replacement
}

type replacement struct {
	text *regexp.Regexp
	with string
}

// TestRandomPrograms compares random programs, whose result the specification defines, with what gcc makes of them
// with directives and without. All that are stored run with -run TestRandomPrograms -programs 1000; a failing one
// runs alone with -programs 1 -seed N.
func TestRandomPrograms(t *testing.T) {
	compare(t, &peer{ext: ".c", compiler: "gcc", flags: []string{irtest.HostOnly, "-lm"}, seeds: "testdata/random.txt", generate: generate, beyond: []replacement{
		{regexp.MustCompile(` self\(n > 60\)`), ""},
		{regexp.MustCompile(`for \(int (\w+) = 0; \w+ != `), "for (int $1 = 0; $1 < "},
		{regexp.MustCompile(`\w+, (\w+\.list\[0:100\])`), "$1"}, // a structure and its member in one directive
		{regexp.MustCompile(` reduction\(\+:hist\w+\)`), ""},    // of an array
		{regexp.MustCompile(` collapse\(force:2\)`), ""},
		{regexp.MustCompile(` private\(w\d+\)`), ""},                                // of variable length: what it compiles to crashes
		{regexp.MustCompile(`(update \w+\(\w+\[\d+:\d+\])\[\d+:\d+\]`), "$1[0:10]"}, // rows with gaps
	}})
}

// TestRandomFortran does the same with gfortran.
func TestRandomFortran(t *testing.T) {
	compare(t, &peer{ext: ".f90", compiler: "gfortran", flags: []string{irtest.HostOnly, "-fno-range-check", "-ffree-line-length-none"}, seeds: "testdata/random_fortran.txt", generate: generateFortran, beyond: []replacement{
		{regexp.MustCompile(`(?: &\n *!\$acc )? self\(n(?: &\n *!\$acc)? +>(?: &\n *!\$acc)? +60\)`), ""},
		{regexp.MustCompile(`([ (])\w+,(?: &\n *!\$acc)? +(\w+%list[,)])`), "$1$2"}, // an object and its component in one directive
		{regexp.MustCompile(` reduction\(\+:hist\w+\)`), ""},
		{regexp.MustCompile(` deviceptr\(x\)`), ""}, // of an argument: it follows the address twice
	}})
}

func compare(t *testing.T, with *peer) {
	compiler := irtest.Oracle(t, with.compiler)
	accc := filepath.Join(t.TempDir(), "accc")
	said, err := exec.Command("go", "build", "-o", accc, "../../cmd/accc").CombinedOutput()
	require.NoError(t, err, "%s", said)
	for _, n := range seeds(t, with.seeds) {
		t.Run(fmt.Sprint("seed ", n), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			text := with.generate(n)
			name := filepath.Join(dir, "p"+with.ext)
			want := with.native(t, compiler, name, text)
			directives := text
			for _, b := range with.beyond {
				directives = b.text.ReplaceAllString(directives, b.with)
			}
			require.Equal(t, want, with.native(t, compiler, name, directives, "-fopenacc"), "%s -fopenacc differs from %[1]s\n%s", with.compiler, text)
			require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
			for _, mode := range []run.Mode{run.Discrete, run.Shared, run.Host} {
				got := execute(t, name, run.Options{Mode: mode})
				require.Equal(t, want, got, "mode %d\n%s", mode, text)
			}
			with.emitted(t, compiler, accc, name, text, want, n%8 == 0)
		})
	}
}

// emitted regenerates a program, which must be the same for accc, and runs it translated to OpenMP.
func (with *peer) emitted(t *testing.T, compiler, accc, name, text, want string, translate bool) {
	emit := func(args ...string) string {
		var said strings.Builder
		cmd := exec.Command(accc, append([]string{"emit", name, "-w"}, args...)...)
		cmd.Stderr = &said
		out, err := cmd.Output()
		require.NoError(t, err, "accc emit %v\n%s\n%s", args, &said, text)
		return string(out)
	}
	emit("--as", "acc", "--verify")
	if translate {
		out := emit("--as", "omp-multicore")
		require.Equal(t, want, with.native(t, compiler, name, out, "-fopenmp"), "as OpenMP:\n%s", out)
	}
}

// seeds are those that the flags ask for.
func seeds(t *testing.T, file string) []uint64 {
	var out []uint64
	if *seed > 0 {
		for i := range *programs {
			out = append(out, *seed+uint64(i))
		}
		return out
	}
	text, err := os.ReadFile(file)
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

// native compiles a program and returns what it prints.
func (with *peer) native(t *testing.T, compiler, name, text string, flags ...string) string {
	exe := strings.TrimSuffix(name, with.ext)
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	build := exec.Command(compiler, slices.Concat([]string{"-O1", "-w", "-fwrapv", "-o", exe, name}, with.flags, flags)...)
	build.Dir = filepath.Dir(name) // where modules go
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, text)
	run := exec.Command(exe)
	// Threads that wait by spinning starve on a machine that has other work.
	run.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS=2")
	printed, err := run.Output()
	require.NoError(t, err, text)
	return string(printed)
}
