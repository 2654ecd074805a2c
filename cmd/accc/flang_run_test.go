package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

// notOfFlang are programs of testdata/fortran whose fir does not do, or does not run, as gfortran has it, and why.
var notOfFlang = map[string]string{
	"absent_actual":          "flang reads the descriptor of an allocatable dummy that is absent",
	"chars_more":             "flang sets all elements of a deferred length to the length of the value",
	"entry_rank_device":      "flang refuses the program",
	"environment":            "flang's module iso_fortran_env has other numbers",
	"gnu_functions":          "flang does not know all of them",
	"acc_lenient":            "flang's own result is invalid",
	"string_lengths":         "flang's own result is invalid",
	"ieee":                   "flang asks for the environment of floating point, which the machine does not have",
	"io_conditions":          "flang refuses the program",
	"io_list":                "it has integers of 128 bits",
	"exprs":                  "the last digit of a power of a complex number differs",
	"length_params":          "flang refuses length parameters",
	"length_params_objects":  "flang refuses length parameters",
	"length_params_deferred": "flang refuses length parameters",
	"length_params_static":   "flang refuses length parameters",
	"length_params_extended": "flang refuses length parameters",
	"length_params_device":   "flang refuses length parameters",
	"loop_variables":         "flang lowers no kernels with a loop that is left early",
	"nested":                 "flang destroys a temporary that holds what another owns",
	"omp_error":              "flang lowers no error directive",
	"owned_constructors":     "flang destroys a temporary that holds what another owns",
	"runtime_derived":        "flang finalizes another number of times",
	"reduction_allocatable":  "flang does not lower reductions of allocatable scalars to fir",
	"stop_zero":              "flang does not tell stop 0 from stop",
}

// TestFlangRun runs what flang-22 lowers the programs of testdata/fortran to, and compares with what gfortran's do.
func TestFlangRun(t *testing.T) {
	var sources []string
	for _, pattern := range []string{"run/*.f90", "programs/*.f*"} {
		list, err := filepath.Glob("../../testdata/fortran/" + pattern)
		require.NoError(t, err)
		sources = append(sources, list...)
	}
	require.NotEmpty(t, sources)
	for _, source := range sources {
		base := strings.TrimSuffix(source, filepath.Ext(source))
		text, err := os.ReadFile(source)
		require.NoError(t, err)
		input, _ := os.ReadFile(base + ".in")
		want, noGolden := os.ReadFile(base + ".out")
		t.Run(filepath.Base(base), func(t *testing.T) {
			require.NoError(t, noGolden)
			flang := irtest.Oracle(t, "flang-22")
			if why := notOfFlang[filepath.Base(base)]; why != "" {
				t.Skip(why)
			}
			name := filepath.Base(source)
			dir := t.TempDir()
			t.Chdir(dir)
			require.NoError(t, os.WriteFile(name, text, 0o666))
			lowered, err := exec.Command(flang, "-fc1", "-fopenacc", "-w", "-emit-fir", name, "-o", "-").Output()
			require.NoError(t, err)
			require.NoError(t, os.Remove(name))

			status, out, errs := runMLIR(t, name, lowered, input)
			// flang passes the whole name of the source to its run time.
			said := bytes.NewBufferString(strings.ReplaceAll(errs.String(), dir+"/", ""))
			got := outcome(out, said, status)
			if !bytes.Contains(want, []byte("\n-- status ")) {
				require.Zero(t, status, errs.String())
				got = out.String()
			}
			require.Empty(t, cmp.Diff(string(want), got))
		})
	}
}

// runMLIR runs a module as a file, when the program reads something itself, else from standard input.
func runMLIR(t *testing.T, name string, module, input []byte) (status int, out, errs *bytes.Buffer) {
	t.Helper()
	out, errs = &bytes.Buffer{}, &bytes.Buffer{}
	s := driver.NewSession()
	s.Stdout, s.Stderr = out, errs
	if input == nil {
		s.Stdin = bytes.NewReader(module)
		return execute(s, []string{"run", "-x", "mlir", "-"}), out, errs
	}
	file := filepath.Join(t.TempDir(), name+".mlir")
	require.NoError(t, os.WriteFile(file, module, 0o666))
	s.Stdin = bytes.NewReader(input)
	return execute(s, []string{"run", "-x", "mlir", file}), out, errs
}
