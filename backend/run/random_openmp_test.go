package run_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"accc/backend/run"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestRandomOpenMP compares random programs with directives of OpenMP with what gcc makes of them, on 1, 2 and 4 threads,
// on a device with a memory of its own and on one that shares the host's, and with threads scheduled by seeds (-schedule-seeds). All that are stored run with -programs 1000; a failing
// one runs alone with -programs 1 -seed N.
func TestRandomOpenMP(t *testing.T) {
	compareOpenMP(t, &peer{ext: ".c", compiler: "gcc", flags: []string{"-lm"}, seeds: "testdata/random_openmp.txt", generate: generateOpenMP, beyond: []replacement{
		{regexp.MustCompile(`map\(present, alloc:`), "map(alloc:"},
		{regexp.MustCompile(`(omp target.*) nowait`), "$1"}, // ends in its library
	}})
}

// TestRandomOpenMPFortran does the same with gfortran.
func TestRandomOpenMPFortran(t *testing.T) {
	compareOpenMP(t, &peer{ext: ".f90", compiler: "gfortran", flags: []string{"-fno-range-check", "-ffree-line-length-none"}, seeds: "testdata/random_openmp.txt", generate: generateFortranOpenMP})
}

var threadCounts = []int{1, 2, 4}

var scheduleSeeds = flag.Uint64("schedule-seeds", 1, "how many seeds random programs with directives of OpenMP have their threads scheduled by")

func compareOpenMP(t *testing.T, with *peer) {
	compiler := irtest.Oracle(t, with.compiler)
	accc := filepath.Join(t.TempDir(), "accc")
	said, err := exec.Command("go", "build", "-o", accc, "../../cmd/accc").CombinedOutput()
	require.NoError(t, err, "%s", said)
	for _, n := range seeds(t, with.seeds) {
		t.Run(fmt.Sprint("seed ", n), func(t *testing.T) {
			t.Parallel()
			name := filepath.Join(t.TempDir(), "p"+with.ext)
			text := with.generate(n)
			require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
			want := with.threaded(t, compiler, name, text)
			for _, threads := range threadCounts {
				env := []string{fmt.Sprint("OMP_NUM_THREADS=", threads)}
				for _, mode := range []run.Mode{run.Discrete, run.Shared} {
					require.Equal(t, want, execute(t, name, run.Options{Mode: mode, Env: env}), "%d threads, mode %d\n%s", threads, mode, text)
				}
				for seed := range *scheduleSeeds {
					require.Equal(t, want, execute(t, name, run.Options{Env: env, Seed: &seed}), "%d threads, --schedule-seed=%d\n%s", threads, seed, text)
				}
			}
			out, err := exec.Command(accc, "emit", "--verify", "-w", name).CombinedOutput()
			require.NoError(t, err, "%s\n%s", out, text)
		})
	}
}

// threaded compiles a program and returns what it prints with any number of threads.
func (with *peer) threaded(t *testing.T, compiler, name, text string) string {
	exe := strings.TrimSuffix(name, with.ext)
	for _, b := range with.beyond {
		text = b.text.ReplaceAllString(text, b.with)
	}
	native := filepath.Join(filepath.Dir(name), "native"+with.ext)
	require.NoError(t, os.WriteFile(native, []byte(text), 0o644))
	build := exec.Command(compiler, slices.Concat([]string{"-O1", "-w", "-fwrapv", "-fopenmp", "-o", exe, native}, with.flags)...)
	build.Dir = filepath.Dir(name) // where modules go
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, text)
	var want string
	for i, threads := range threadCounts {
		c := exec.Command(exe)
		// Threads that wait by spinning starve on a machine that has other work.
		c.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", fmt.Sprint("OMP_NUM_THREADS=", threads))
		printed, err := c.Output()
		require.NoError(t, err, text)
		if i == 0 {
			want = string(printed)
		}
		require.Equal(t, want, string(printed), "%s on %d threads\n%s", compiler, threads, text)
	}
	return want
}
