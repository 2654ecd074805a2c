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

// accc runs the command line in this process and returns what it printed; it must succeed.
func accc(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(stdin), &out, &errs
	require.Equal(t, 0, execute(s, args), "accc %s\n%s", strings.Join(args, " "), errs.String())
	return out.String()
}

// programs are the realistic programs: sources with the stored output of gcc or gfortran.
func programs(t *testing.T) []string {
	t.Helper()
	var list []string
	for _, dir := range []string{"../../testdata/c", "../../testdata/fortran/programs"} {
		files, err := filepath.Glob(dir + "/*.out")
		require.NoError(t, err)
		require.NotEmpty(t, files)
		for _, f := range files {
			sources, err := filepath.Glob(strings.TrimSuffix(f, "out") + "[cf]*")
			require.NoError(t, err)
			require.Len(t, sources, 1)
			list = append(list, sources[0])
		}
	}
	return list
}

func eachProgram(t *testing.T, f func(t *testing.T, source, want string)) {
	for _, p := range programs(t) {
		t.Run(filepath.Base(p), func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(p, filepath.Ext(p)) + ".out")
			require.NoError(t, err)
			f(t, p, string(want))
		})
	}
}

func isC(source string) bool { return filepath.Ext(source) == ".c" }

func TestProgramsRun(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, want string) {
		require.Empty(t, cmp.Diff(want, accc(t, "", "run", source)))
	})
}

// The regenerated source must lower to the same module: nothing of a directive was lost, and
// nothing outside of the directives changed.
func TestProgramsRoundTrip(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, _ string) {
		emitted := filepath.Join(t.TempDir(), filepath.Base(source))
		accc(t, "", "emit", source, "--as", "acc", "--verify", "--regenerate", "-o", emitted)
		if isC(source) {
			require.Empty(t, cmp.Diff(accc(t, "", "ir", source), accc(t, "", "ir", emitted)))
		}
		require.Equal(t, outside(t, source), outside(t, emitted), "text outside of the directives changed")
	})
}

// outside is the text of a file without its directives.
func outside(t *testing.T, name string) string {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var kept []string
	skip := false
	for _, line := range strings.SplitAfter(string(text), "\n") {
		start := strings.ToLower(strings.TrimSpace(line))
		skip = skip || strings.HasPrefix(start, "#pragma acc")
		if !skip && !strings.HasPrefix(strings.TrimLeft(start, "!c*"), "$acc") {
			kept = append(kept, line)
		}
		skip = skip && strings.HasSuffix(strings.TrimRight(line, "\r\n"), "\\")
	}
	return strings.Join(kept, "")
}

// accc reads its own IR and prints the same, in both forms and with locations.
func TestProgramsReprint(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, _ string) {
		for _, flags := range [][2][]string{
			{{}, {}},
			{{"--generic"}, {"--mlir-print-op-generic"}},
			{{"--debuginfo"}, {"--mlir-print-debuginfo"}},
		} {
			text := accc(t, "", append([]string{"ir", source}, flags[0]...)...)
			require.Empty(t, cmp.Diff(text, accc(t, text, append([]string{"opt"}, flags[1]...)...)))
		}
	})
}

func TestProgramsMatchMLIROpt(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, _ string) {
		tool := irtest.Oracle(t, "mlir-opt-22")
		if !isC(source) {
			tool = irtest.Oracle(t, "fir-opt-22")
		}
		for _, flags := range [][2][]string{
			{{}, {}},
			{{"--generic"}, {"--mlir-print-op-generic"}},
			{{"--debuginfo"}, {"--mlir-print-debuginfo"}},
		} {
			text := accc(t, "", append([]string{"ir", source}, flags[0]...)...)
			cmd := exec.Command(tool, flags[1]...)
			cmd.Stdin = strings.NewReader(text)
			var errs bytes.Buffer
			cmd.Stderr = &errs
			printed, err := cmd.Output()
			require.NoError(t, err, errs.String())
			require.Empty(t, cmp.Diff(text, string(printed)))
		}
	})
}

// gcc and gfortran agree with the stored output, on the source as written and as regenerated.
func TestProgramsMatchGCC(t *testing.T) {
	t.Parallel()
	eachProgram(t, func(t *testing.T, source, want string) {
		gcc := irtest.Oracle(t, "gcc")
		if !isC(source) {
			gcc = irtest.Oracle(t, "gfortran")
		}
		dir := t.TempDir()
		emitted := filepath.Join(dir, filepath.Base(source))
		accc(t, "", "emit", source, "--as", "acc", "--regenerate", "-o", emitted)
		for _, c := range []string{source, emitted} {
			exe := filepath.Join(dir, "a.out")
			c, err := filepath.Abs(c)
			require.NoError(t, err)
			build := exec.Command(gcc, "-O2", "-fopenacc", irtest.HostOnly, "-o", exe, c, "-lm")
			build.Dir = dir // where gfortran leaves its modules
			built, err := build.CombinedOutput()
			require.NoError(t, err, string(built))
			got, err := exec.Command(exe).Output()
			require.NoError(t, err)
			require.Empty(t, cmp.Diff(want, string(got)))
		}
	})
}
