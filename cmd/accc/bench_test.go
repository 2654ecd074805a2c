package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

// smallSize is the line in the comment of a program of the benchmark that has the arguments for a test.
var smallSize = regexp.MustCompile(`(?m)^ \*   small: \w+ (.*)$`)

func eachBenchmark(t *testing.T, f func(t *testing.T, source string, args []string, golden string)) {
	sources, err := filepath.Glob("../../testdata/bench/c/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, sources)
	for _, source := range sources {
		base := strings.TrimSuffix(source, ".c")
		t.Run(filepath.Base(base), func(t *testing.T) {
			text, err := os.ReadFile(source)
			require.NoError(t, err)
			m := smallSize.FindSubmatch(text)
			require.NotNil(t, m, "the comment has no line with the small size")
			f(t, source, strings.Fields(string(m[1])), base+".out")
		})
	}
}

// The programs of the benchmark print on every device, and with as few and as many workers, what gcc's print.
func TestBenchmarksRun(t *testing.T) {
	eachBenchmark(t, func(t *testing.T, source string, args []string, golden string) {
		want, err := os.ReadFile(golden)
		require.NoError(t, err)
		for _, flags := range [][]string{{}, {"--workers=1"}, {"--workers=3", "--gangs=5"}, {"--device=shared"}, {"--device=host"}} {
			command := append(append([]string{"run", "--directives=acc"}, flags...), source, "--")
			require.Empty(t, cmp.Diff(string(want), accc(t, "", append(command, args...)...)), "%v", flags)
		}
	})
}

// gcc agrees with the stored output, with and without directives; -update stores it.
func TestBenchmarksMatchGCC(t *testing.T) {
	gcc := irtest.Oracle(t, "gcc")
	eachBenchmark(t, func(t *testing.T, source string, args []string, golden string) {
		for _, flag := range []string{"-w", "-fopenacc", "-fopenmp"} {
			exe := filepath.Join(t.TempDir(), "a.out")
			built, err := exec.Command(gcc, "-O2", flag, irtest.HostOnly, "-o", exe, source, "-lm").CombinedOutput()
			require.NoError(t, err, string(built))
			got, err := exec.Command(exe, args...).Output()
			require.NoError(t, err)
			irtest.Golden(t, golden, string(got), *update)
		}
	})
}
