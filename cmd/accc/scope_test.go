package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var (
	scopePrograms = flag.Int("scopes", 8, "how many random programs with scopes of OpenMP in several files TestRandomScopes runs")
	scopeSeed     = flag.Uint64("scopes-seed", 0, "the first of them")
)

// TestRandomScopes compares random programs of several files, whose scopes declare reductions and mappers of the same names, with what
// gcc, clang and gfortran make of them, on any number of threads, on the device and without, and under several values of their macros. A failing
// one runs alone with -run TestRandomScopes -scopes 1 -scopes-seed N.
func TestRandomScopes(t *testing.T) {
	for seed := *scopeSeed; seed < *scopeSeed+uint64(*scopePrograms); seed++ {
		t.Run(fmt.Sprint("C, seed ", seed), func(t *testing.T) {
			p := newScopeProgram(seed)
			compiler := "gcc"
			if p.mappers || seed%4 == 0 {
				compiler = "clang-22"
			}
			compareScopes(t, seed, p.cFiles(), compiler)
		})
		t.Run(fmt.Sprint("Fortran, seed ", seed), func(t *testing.T) {
			compareScopes(t, seed, newScopeProgram(seed).fortranFiles(), "gfortran")
		})
	}
}

// compareScopes runs a program with two configurations of macros, on several numbers of threads and devices, and compares it with what a
// compiler makes of it. What is emitted of each file has to be verified.
func compareScopes(t *testing.T, seed uint64, files []scopeFile, compiler string) {
	dir := t.TempDir()
	var names []string
	for _, f := range files {
		name := filepath.Join(dir, f.name)
		require.NoError(t, os.WriteFile(name, []byte(f.text), 0o644))
		if !strings.HasSuffix(name, ".h") {
			names = append(names, name)
		}
	}
	t.Cleanup(func() {
		for _, f := range files {
			if t.Failed() {
				t.Logf("-- %s --\n%s", f.name, f.text)
			}
		}
	})
	for i := range 2 {
		macros := configurations[(int(seed)+i)%len(configurations)]
		want := runWhole(t, names, macros...)
		for _, flags := range [][]string{{"--threads=1"}, {"--threads=2"}, {"--device=shared"}, {"--schedule-seed=1"}, {"--check=all"}} {
			if i == 0 || flags[0] == "--threads=2" {
				require.Equal(t, want, runWhole(t, names, append(flags, macros...)...), "%v %v", flags, macros)
			}
		}
		for _, n := range names {
			_, out, said := command(append([]string{"emit", "-w", "--verify", n}, macros...)...)
			require.NotEmpty(t, out, "accc emit %v %s\n%s", macros, n, said)
		}
		t.Run(strings.Join(macros, " "), func(t *testing.T) {
			require.Equal(t, want, nativeScopes(t, compiler, names, macros))
		})
	}
}

// nativeScopes compiles a program and returns what it prints, which does not depend on the number of threads.
func nativeScopes(t *testing.T, compiler string, names, macros []string) (printed string) {
	tool := irtest.Oracle(t, compiler)
	program := filepath.Join(t.TempDir(), "program")
	args := append(append([]string{"-w", "-O1", "-fopenmp", "-o", program}, macros...), names...)
	switch compiler {
	case "gfortran":
		args = append(args, irtest.HostOnly, "-ffree-line-length-none", "-DPEER")
	case "gcc":
		args = append(args, irtest.HostOnly)
	}
	build := exec.Command(tool, args...)
	build.Dir = filepath.Dir(program) // where gfortran leaves its modules
	said, err := build.CombinedOutput()
	require.NoError(t, err, "%s", said)
	for i, threads := range []string{"3", "1"} {
		c := exec.CommandContext(irtest.Patience(t), program)
		c.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS="+threads)
		out, err := c.Output()
		require.NoError(t, err)
		if i > 0 {
			require.Equal(t, printed, string(out), "%s: on %s threads", compiler, threads)
		}
		printed = string(out)
	}
	return printed
}
