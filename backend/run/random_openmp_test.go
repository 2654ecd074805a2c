package run_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"accc/backend/run"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestRandomOpenMP compares random programs with directives of OpenMP with what gcc or clang makes of them (both for every
// tenth), on 1, 2 and 4 threads, on a device with a memory of its own and on one that shares the host's, and with threads
// scheduled by seeds (-schedule-seeds). All that are stored run with -programs 1000 -schedule-seeds 10 -v; a failing one runs
// alone with -programs 1 -seed N.
func TestRandomOpenMP(t *testing.T) {
	compareOpenMP(t, &peer{ext: ".c", seeds: "testdata/random_openmp.txt", generate: generateOpenMP},
		native{compiler: "gcc", flags: []string{irtest.HostOnly, "-lm"}, beyond: []replacement{
			{regexp.MustCompile(`map\(present, alloc:`), "map(alloc:"},
			{regexp.MustCompile(`(omp target.*) nowait`), "$1"}, // ends in its library
			{regexp.MustCompile(`#pragma omp (tile|unroll|declare mapper).*`), ""},
			{regexp.MustCompile(`(update from\(\w+\[0:10):\d\]`), "$1]"}, // which copies nothing on the host
			{regexp.MustCompile(`(update from\(\w+\[\d+:\d+\])\[\d+:\d+\]`), "$1"},
		}},
		native{compiler: "clang-22", flags: []string{"-lm"}, lacks: regexp.MustCompile(`omp_target_alloc|masked taskloop|master taskloop`), beyond: []replacement{ // a library for devices; such tasks with arrays of variable length
			{regexp.MustCompile(`#pragma omp declare target link.*`), ""}, // of what is there for the host
			{regexp.MustCompile(`(omp target.*) nowait`), "$1"},           // target exit data does not wait
		}},
	)
}

// TestRandomOpenMPFortran does the same with gfortran.
func TestRandomOpenMPFortran(t *testing.T) {
	compareOpenMP(t, &peer{ext: ".f90", seeds: "testdata/random_openmp.txt", generate: generateFortranOpenMP},
		native{compiler: "gfortran", flags: []string{irtest.HostOnly, "-fno-range-check", "-ffree-line-length-none"}, beyond: []replacement{
			{regexp.MustCompile(`(update from\(\w+)\(\d+:\d+, \d+:\d+\)`), "$1"}, // which copies nothing on the host
		}})
}

var threadCounts = []int{1, 2, 4}

var scheduleSeeds = flag.Uint64("schedule-seeds", 1, "how many seeds random programs with directives of OpenMP have their threads scheduled by")

// A native is a compiler that random programs are compared with.
type native struct {
	compiler string
	flags    []string
	beyond   []replacement  // of what it does not support
	lacks    *regexp.Regexp // what it cannot compile in any other way
}

// every is how many programs there are for each one that all compilers compile.
const every = 10

func compareOpenMP(t *testing.T, with *peer, natives ...native) {
	for _, c := range natives {
		irtest.Oracle(t, c.compiler)
	}
	accc := filepath.Join(t.TempDir(), "accc")
	said, err := exec.Command("go", "build", "-o", accc, "../../cmd/accc").CombinedOutput()
	require.NoError(t, err, "%s", said)
	for _, n := range seeds(t, with.seeds) {
		t.Run(fmt.Sprint("seed ", n), func(t *testing.T) {
			t.Parallel()
			name := filepath.Join(t.TempDir(), "p"+with.ext)
			text := with.generate(n)
			require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
			var want string
			for i, mode := range []run.Mode{run.Discrete, run.Shared} {
				image, err := run.Build(load(t, name), run.Options{Mode: mode})
				require.NoError(t, err, text)
				for j, threads := range threadCounts {
					env := []string{fmt.Sprint("OMP_NUM_THREADS=", threads)}
					got := printed(image.Run, name, run.Options{Env: env})
					if i+j == 0 {
						agree(t, n, natives, name, text, got)
						want = got
					}
					require.Equal(t, want, got, "%d threads, mode %d\n%s", threads, mode, text)
					if mode == run.Shared {
						continue
					}
					for seed := range *scheduleSeeds {
						require.Equal(t, want, printed(image.Run, name, run.Options{Env: env, Seed: &seed}), "%d threads, --schedule-seed=%d\n%s", threads, seed, text)
					}
				}
			}
			out, err := exec.Command(accc, "emit", "--verify", "-w", name).CombinedOutput()
			require.NoError(t, err, "%s\n%s", out, text)
		})
	}
}

// agree compares what a program prints with what one of the compilers makes of it, and every so often all of them. Where one
// differs, or its library fails, another has to agree.
func agree(t *testing.T, n uint64, natives []native, name, text, got string) {
	natives = slices.DeleteFunc(slices.Clone(natives), func(c native) bool { return c.lacks != nil && c.lacks.MatchString(text) })
	first := int(n % uint64(len(natives)))
	natives = slices.Concat(natives[first:], natives[:first])
	agreed, differs := 0, ""
	for _, c := range natives {
		if agreed > 0 && n%every != 0 {
			break
		}
		switch want, err := c.threaded(t, name, text); {
		case err != nil:
			t.Logf("seed %d: %v", n, err)
		case want == got:
			agreed++
		default:
			t.Logf("seed %d: %s differs", n, c.compiler)
			differs += "what " + c.compiler + " prints:\n" + want
		}
	}
	if agreed > 0 {
		return
	}
	if differs == "" {
		t.Skip("no compiler tells what the program prints")
	}
	t.Fatalf("%swhat accc prints:\n%s%s", differs, got, text)
}

// patience is how long a compiled program may run: some wait for ever in the library of the compiler.
const patience = 30 * time.Second

// threaded compiles a program and returns what it prints with any number of threads; an error says that the compiler's library
// fails.
func (c native) threaded(t *testing.T, name, text string) (want string, err error) {
	exe := strings.TrimSuffix(name, filepath.Ext(name))
	for _, b := range c.beyond {
		text = b.text.ReplaceAllString(text, b.with)
	}
	source := filepath.Join(filepath.Dir(name), "native"+filepath.Ext(name))
	require.NoError(t, os.WriteFile(source, []byte(text), 0o644))
	build := exec.Command(c.compiler, slices.Concat([]string{"-O1", "-w", "-fwrapv", "-fopenmp", "-o", exe, source}, c.flags)...)
	build.Dir = filepath.Dir(name) // where modules go
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, text)
	for i, threads := range threadCounts {
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		defer cancel()
		cmd := exec.CommandContext(ctx, exe)
		// Threads that wait by spinning starve on a machine that has other work.
		cmd.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", fmt.Sprint("OMP_NUM_THREADS=", threads))
		printed, err := cmd.Output()
		if err != nil {
			return "", fmt.Errorf("%s on %d threads: %w", c.compiler, threads, err)
		}
		if i == 0 {
			want = string(printed)
		}
		if want != string(printed) {
			return "", fmt.Errorf("%s on %d threads prints something other than on one", c.compiler, threads)
		}
	}
	return want, nil
}
