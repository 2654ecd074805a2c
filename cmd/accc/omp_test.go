package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// suffixes are what the forms of OpenMP are called in names of files.
var suffixes = map[string]string{"omp": ".omp.c", "omp-multicore": ".multicore.c"}

// TestOpenMPText translates every testdata/emit/omp/*.c and compares with the files beside it, which are text that people
// reviewed; gcc and clang compile them.
func TestOpenMPText(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/emit/omp/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.Count(filepath.Base(name), ".") > 1 {
			continue
		}
		for as, suffix := range suffixes {
			t.Run(filepath.Base(name)+" "+as, func(t *testing.T) {
				golden := strings.TrimSuffix(name, ".c") + suffix
				irtest.Golden(t, golden, accc(t, "", "emit", name, "--as", as), *update)
				for _, tool := range []string{"gcc", "clang-22"} {
					t.Run(tool, func(t *testing.T) {
						command := exec.Command(irtest.Oracle(t, tool), "-fopenmp", "-fsyntax-only", "-Wall", "-Werror", golden)
						out, err := command.CombinedOutput()
						require.NoError(t, err, "%s", out)
					})
				}
			})
		}
	}
}

// TestOpenMPRuns translates the programs of testdata/c, compiles them and compares what they print.
func TestOpenMPRuns(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, want string) {
		compiler := irtest.Oracle(t, "gcc")
		if filepath.Ext(source) != ".c" {
			compiler = irtest.Oracle(t, "gfortran")
		}
		for as := range suffixes {
			if as == "omp" && filepath.Ext(source) != ".c" {
				continue // gfortran 12 maps no objects with allocatable components
			}
			dir := t.TempDir()
			file, exe := filepath.Join(dir, "translated"+filepath.Ext(source)), filepath.Join(dir, "program")
			accc(t, "", "emit", source, "--as", as, "-o", file)
			build := exec.Command(compiler, "-fopenmp", "-O2", file, "-o", exe, "-lm")
			build.Dir = dir // modules of Fortran go there
			out, err := build.CombinedOutput()
			require.NoError(t, err, "%s", out)
			run := exec.Command(exe)
			// Threads that wait by spinning starve on a machine that has other work.
			run.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS=2")
			got, err := run.Output()
			require.NoError(t, err)
			require.Equal(t, want, string(got), as)
		}
	})
}
