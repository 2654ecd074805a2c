package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// Programs of testdata/mpi print the same lines, whatever their order, as with the MPI of the machine.
func TestRanksAgree(t *testing.T) {
	t.Parallel()
	programs, err := filepath.Glob("../../testdata/mpi/[cf]*/*.[cf]*")
	require.NoError(t, err)
	require.NotEmpty(t, programs)
	for _, file := range programs {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			compiler := "mpicc"
			if filepath.Ext(file) != ".c" {
				compiler = "mpifort"
			}
			if _, err := exec.LookPath(compiler); err != nil {
				if os.Getenv("ACCC_ORACLES") == "required" {
					t.Fatal("oracle " + compiler + " is required but not installed")
				}
				t.Skip(compiler + " is not installed")
			}
			native := filepath.Join(t.TempDir(), "native")
			build := exec.Command(compiler, "-w", "-o", native, file, "-lm")
			build.Dir = t.TempDir()
			abs, err := filepath.Abs(file)
			require.NoError(t, err)
			build.Args[4] = abs
			out, err := build.CombinedOutput()
			require.NoError(t, err, "%s", out)
			for _, ranks := range []int{1, 2, 3, 4} {
				n := strconv.Itoa(ranks)
				want := launched(t, "mpirun", "--allow-run-as-root", "--oversubscribe", "-n", n, native)
				require.Equal(t, sortedLines(want), sortedLines(ranked(t, "--ranks="+n, file)), "with %d ranks", ranks)
				require.Equal(t, sortedLines(want), sortedLines(ranked(t, "--ranks="+n, "--mpi-eager=0", "--schedule-seed=7", file)), "with %d ranks, by a seed", ranks)
			}
		})
	}
}

// launched is the output of a program that a launcher of the machine's MPI runs.
//
// Each launch has a directory for temporary files of its own: Open MPI keeps one directory there for all launches of a user, and launches that
// begin and end at once fail when one makes it while another removes it. The directory's name is short, for sockets are made inside.
func launched(t *testing.T, launcher string, args ...string) string {
	t.Helper()
	temp, err := os.MkdirTemp("", "mpi")
	require.NoError(t, err)
	defer os.RemoveAll(temp)
	c := exec.CommandContext(irtest.Patience(t), launcher, args...)
	c.Env = append(os.Environ(), "TMPDIR="+temp, "OMPI_MCA_rmaps_base_oversubscribe=1", "OMPI_MCA_btl_vader_single_copy_mechanism=none", "OMPI_MCA_mpi_yield_when_idle=1")
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	require.NoError(t, c.Run(), "%s%s", &out, &errs)
	return out.String()
}

// ranked runs a program that must end well.
func ranked(t *testing.T, args ...string) string {
	t.Helper()
	s := driver.NewSession()
	var out, errs bytes.Buffer
	s.Stdout, s.Stderr = &out, &errs
	status := execute(s, append([]string{"run", "-w"}, args...))
	require.Zero(t, status, "%v: %s", args, errs.String())
	require.Empty(t, errs.String(), "%v", args)
	return out.String()
}

func sortedLines(s string) []string {
	list := strings.Split(strings.Trim(s, "\n"), "\n")
	slices.Sort(list)
	return list
}
