package run_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"accc/backend/check"
	"accc/backend/run"
	"accc/dialects"
	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestPrograms runs every testdata/*.c and *.mlir and compares its output, and after a failure its standard error and
// status, with the .out file of the same name.
func TestPrograms(t *testing.T) {
	for _, pattern := range []string{"testdata/*.c", "testdata/*.mlir"} {
		cases, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, name := range cases {
			t.Run(filepath.Base(name), func(t *testing.T) {
				t.Parallel()
				golden(t, name, execute(t, name, run.Options{}))
			})
		}
	}
}

// TestShared runs the programs that do without a discrete device on one that shares the host's memory: what they print
// must be the same.
func TestShared(t *testing.T) { elsewhere(t, run.Shared, "discrete memory") }

// TestHost runs those that do without any device on the host.
func TestHost(t *testing.T) {
	elsewhere(t, run.Host, "discrete memory", "num_gangs", "atexit", "What is not handled")
}

// TestCheckMemory runs every testdata/check/*.c, and the other programs, which have nothing to be found in them, with
// accesses to memory checked.
func TestCheckMemory(t *testing.T) {
	found, err := filepath.Glob("testdata/check/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, found)
	others, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	for _, name := range append(found, others...) {
		if strings.HasPrefix(filepath.Base(name), "fault_") {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			golden(t, name, execute(t, name, run.Options{Check: check.Memory}))
		})
	}
}

// TestCheckData runs testdata/data/*.c, which reads what is old and what is not, with its values followed.
func TestCheckData(t *testing.T) {
	cases, err := filepath.Glob("testdata/data/*")
	require.NoError(t, err)
	for _, name := range cases {
		if filepath.Ext(name) == ".out" {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			golden(t, name, execute(t, name, run.Options{Check: check.Data}))
		})
	}
}

// TestCheckRaces is the same for races, with every testdata/race/*.
func TestCheckRaces(t *testing.T) {
	found, err := filepath.Glob("testdata/race/*.[cf]*")
	require.NoError(t, err)
	require.NotEmpty(t, found)
	others, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	for _, name := range append(found, others...) {
		if strings.HasPrefix(filepath.Base(name), "fault_") || filepath.Base(name) == "tile.c" { // counts iterations in their order
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			golden(t, name, execute(t, name, run.Options{Check: check.Race}))
		})
	}
}

// elsewhere runs the programs that have none of the words in them.
func elsewhere(t *testing.T, mode run.Mode, words ...string) {
	cases, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	for _, name := range cases {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		if slices.ContainsFunc(words, func(w string) bool { return bytes.Contains(text, []byte(w)) }) {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			got := execute(t, name, run.Options{Mode: mode})
			want, err := os.ReadFile(strings.TrimSuffix(name, ".c") + ".out")
			require.NoError(t, err)
			require.Equal(t, string(want), got)
		})
	}
}

// TestDevices runs every testdata/devices/*.c with two devices.
func TestDevices(t *testing.T) {
	cases, err := filepath.Glob("testdata/devices/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		golden(t, name, execute(t, name, run.Options{Devices: 2}))
	}
}

// TestGangsDoNotChangeResults runs a program on one core and on many.
func TestGangsDoNotChangeResults(t *testing.T) {
	for _, workers := range []int{1, 3, 16} {
		got := execute(t, "testdata/reduction.c", run.Options{Workers: workers})
		golden(t, "testdata/reduction.c", got)
	}
}

func golden(t *testing.T, name, got string) {
	out := strings.TrimSuffix(name, filepath.Ext(name)) + ".out"
	if *update {
		require.NoError(t, os.WriteFile(out, []byte(got), 0o644))
	}
	want, err := os.ReadFile(out)
	require.NoError(t, err)
	require.Equal(t, string(want), got)
}

// execute runs a program and returns what is visible of it.
func execute(t *testing.T, name string, opts run.Options) string {
	return outcome(load(t, name), name, opts)
}

// outcome runs a module and returns what is visible of it.
func outcome(module *ir.Op, name string, opts run.Options) string {
	return printed(func(opts run.Options) (int, error) { return run.Main(module, opts) }, name, opts)
}

// printed runs a program and returns what is visible of it.
func printed(execute func(run.Options) (int, error), name string, opts run.Options) string {
	var stdout, stderr bytes.Buffer
	opts.Args = []string{name}
	opts.Stdout, opts.Stderr = &stdout, &stderr
	status, err := execute(opts)
	if err != nil {
		return fmt.Sprintf("cannot run: %v\n", err)
	}
	if status != 0 || stderr.Len() > 0 {
		// Addresses depend on the number of cores.
		text := address.ReplaceAllString(stderr.String(), "0x...")
		return fmt.Sprintf("%s-- stderr\n%s-- status %d\n", stdout.String(), text, status)
	}
	return stdout.String()
}

var address = regexp.MustCompile(`0x[0-9a-f]+`)

func load(t *testing.T, name string) *ir.Op {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	file := source.NewFile(filepath.Base(name), text)
	ctx := dialects.NewContext()
	var list diag.List
	var module *ir.Op
	switch filepath.Ext(name) {
	case ".mlir":
		module = ir.Parse(ctx, file, &list)
	case ".f90":
		if unit := fortran.Parse(file, fortran.Options{OpenACC: true, OpenMP: true}, &list); unit != nil && !list.HasErrors() {
			module = irgenf.Lower([]*fortran.Unit{unit}, irgenf.Options{Context: ctx}, &list)
		}
	default:
		if unit := front.Parse(file, front.Options{OpenACC: true, OpenMP: true}, &list); unit != nil && !list.HasErrors() {
			module = irgenc.Lower(unit, irgenc.Options{}, &list)
		}
	}
	for _, d := range list.Sorted() {
		if d.Severity == diag.Error {
			t.Errorf("%s: %s", d.Primary.Span.Position(), d.Message)
		}
	}
	require.NotNil(t, module)
	return module
}
