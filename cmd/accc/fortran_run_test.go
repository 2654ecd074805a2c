package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

var updateFortran = flag.Bool("update-fortran", false, "write anew, with gfortran, what the programs of testdata/fortran/run print")

// notOfGfortran are programs that gfortran does not compile, or compiles wrong: what they are expected to print is
// what the standard says.
var notOfGfortran = map[string]bool{
	"length_params_objects": true, "length_params_deferred": true, "length_params_static": true, "length_params_extended": true,
	"length_params_device": true, "type_names_kinds": true, "omp_error": true,
	"associate_implicit": true, "reduction_allocatable": true, "assign_aliases": true, "acc_lenient": true,
}

// TestFortranRun runs the programs of testdata/fortran/run and compares what they print, on both streams, and their status
// with what they do when gfortran compiles them. x.in, if it is there, is what x.f90 or x.f reads.
func TestFortranRun(t *testing.T) {
	sources, err := filepath.Glob("../../testdata/fortran/run/*.f*")
	require.NoError(t, err)
	require.NotEmpty(t, sources)
	for _, source := range sources {
		base := strings.TrimSuffix(source, filepath.Ext(source))
		text, err := os.ReadFile(source)
		require.NoError(t, err)
		input, _ := os.ReadFile(base + ".in")
		golden, err := filepath.Abs(base + ".out")
		require.NoError(t, err)
		t.Run(filepath.Base(base), func(t *testing.T) {
			name := filepath.Base(source)
			t.Chdir(t.TempDir())
			require.NoError(t, os.WriteFile(name, text, 0o666))
			if *updateFortran && !notOfGfortran[filepath.Base(base)] {
				gfortran := irtest.Oracle(t, "gfortran")
				args := []string{"-w", "-fopenacc", irtest.HostOnly, "-fno-range-check", "-fcray-pointer", "-ffree-line-length-none", "-o", "program", name}
				if filepath.Ext(source) == ".f" {
					args = append([]string{"-std=legacy"}, args...)
				}
				said, err := exec.Command(gfortran, args...).CombinedOutput()
				require.NoError(t, err, "%s", said)
				require.NoError(t, os.Mkdir("there", 0o777))
				ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
				defer cancel()
				cmd := exec.CommandContext(ctx, "../program")
				cmd.Dir = "there"
				var out, errs bytes.Buffer
				cmd.Stdout, cmd.Stderr = &out, &errs
				if input != nil {
					cmd.Stdin = bytes.NewReader(input)
				}
				var exit *exec.ExitError
				if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
					require.NoError(t, err)
				}
				require.NoError(t, os.WriteFile(golden, []byte(outcome(&out, &errs, cmd.ProcessState.ExitCode())), 0o666))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			var out, errs bytes.Buffer
			s := driver.NewSession()
			s.Stdin, s.Stdout, s.Stderr = bytes.NewReader(input), &out, &errs
			status := execute(s, []string{"run", name})
			require.Empty(t, cmp.Diff(string(want), outcome(&out, &errs, status)))
		})
	}
}

// outcome is what a program did: what it printed, without the traces after gfortran's errors, and its status.
func outcome(out, errs *bytes.Buffer, status int) string {
	said, _, _ := strings.Cut(errs.String(), "\nError termination.")
	said = strings.TrimRight(said, "\n")
	if said != "" {
		said += "\n"
	}
	return fmt.Sprintf("%s-- stderr\n%s-- status %d\n", out, said, status)
}
