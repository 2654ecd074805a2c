package main

import (
	"bytes"
	stdcmp "cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"
	"github.com/stretchr/testify/require"
)

// A largeProgram is a program of many files in a directory of testdata/whole/programs: program.toml says how it is built, and
// expected.txt what it prints, in each configuration and with each number of threads and ranks.
type largeProgram struct {
	Sources   []string
	Arguments []string
	Run       []largeRun
	Oracle    []struct {
		Compilers string   // gnu or llvm
		Flags     []string // with -fopenacc or -fopenmp, where the compilers can do it
	}
	want string
}

// A largeRun is one configuration.
type largeRun struct {
	Define    []string
	Ranks     int
	Translate []string // values of --as
	By        string   // the compilers of translations, gnu by default
}

// flags are the configuration's on the command line.
func (r *largeRun) flags() (list []string) {
	for _, d := range r.Define {
		list = append(list, "-D"+d)
	}
	return list
}

// eachLargeProgram calls f in the directory of each program.
func eachLargeProgram(t *testing.T, f func(t *testing.T, p *largeProgram)) {
	files, err := filepath.Glob("../../testdata/whole/programs/*/program.toml")
	require.NoError(t, err)
	require.Len(t, files, 10)
	for _, file := range files {
		dir := filepath.Dir(file)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Chdir(dir)
			text, err := os.ReadFile("program.toml")
			require.NoError(t, err)
			p := &largeProgram{}
			require.NoError(t, toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(p))
			want, err := os.ReadFile("expected.txt")
			require.NoError(t, err)
			p.want = string(want)
			f(t, p)
		})
	}
}

// run executes the program of the working directory with flags of accc run.
func (p *largeProgram) run(t *testing.T, r *largeRun, flags ...string) {
	t.Helper()
	args := slices.Concat([]string{"run"}, flags, r.flags(), p.Sources)
	if r.Ranks > 0 {
		args = append(args, fmt.Sprint("--ranks=", r.Ranks))
	}
	args = append(append(args, "--"), p.Arguments...)
	require.Empty(t, cmp.Diff(p.want, accc(t, "", args...)), strings.Join(args, " "))
}

// emitted writes the program's directory again, in another one, and returns that.
func (p *largeProgram) emitted(t *testing.T, r *largeRun, as string) string {
	t.Helper()
	out := t.TempDir()
	accc(t, "", slices.Concat([]string{"emit", "-w", "--as", as, ".", "-o", out}, r.flags())...)
	for _, name := range names(t, ".") { // the others are what the program reads, and what has no directives
		if _, err := os.Stat(filepath.Join(out, name)); err != nil {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(out, name), text, 0o666))
		}
	}
	return out
}

// names lists the files of a directory.
func names(t *testing.T, dir string) (list []string) {
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// TestLargePrograms: nothing is found in the programs, by reading and by running them, and all devices, numbers of threads and
// translations have one result. Without the oracles, configurations but the first are read alone.
func TestLargePrograms(t *testing.T) {
	eachLargeProgram(t, func(t *testing.T, p *largeProgram) {
		for i := range p.Run {
			r := &p.Run[i]
			require.Empty(t, accc(t, "", slices.Concat([]string{"check"}, r.flags(), p.Sources)...))
			if i > 0 && !irtest.Required() {
				continue
			}
			p.run(t, r, "--threads=2", "--check=all")
			p.run(t, r, "--threads=3")
			if i == 0 {
				if irtest.Required() {
					p.run(t, r, "--threads=2", "--device=host")
				}
				same := p.emitted(t, r, "same")
				for _, name := range names(t, ".") {
					before, err := os.ReadFile(name)
					require.NoError(t, err)
					after, err := os.ReadFile(filepath.Join(same, name))
					require.NoError(t, err)
					require.Empty(t, cmp.Diff(string(before), string(after)), name)
				}
			}
			for _, as := range r.Translate {
				t.Run(as, func(t *testing.T) {
					t.Chdir(p.emitted(t, r, as))
					p.run(t, r, "--threads=2")
				})
			}
		}
	})
}

// TestLargeProgramsByOthers: other compilers have the same results for the programs and for their translations, the driver makes
// programs with them, and LLVM's tools read the IR.
func TestLargeProgramsByOthers(t *testing.T) {
	eachLargeProgram(t, func(t *testing.T, p *largeProgram) {
		for _, o := range p.Oracle {
			t.Run(o.Compilers, func(t *testing.T) { p.compiled(t, families[o.Compilers], o.Flags) })
		}
		for i := range p.Run {
			r := &p.Run[i]
			for _, as := range r.Translate {
				if as == "acc" {
					continue // only directives about devices were translated
				}
				flags := append([]string{"-fopenmp"}, r.flags()...)
				by := families[stdcmp.Or(r.By, "gnu")]
				if by.c != "gcc" {
					flags = append(flags, "-fopenmp-version=52")
				}
				t.Run(as+" compiled", func(t *testing.T) {
					t.Chdir(p.emitted(t, r, as))
					p.compiled(t, by, flags)
				})
				if as == "omp" {
					by.driven = true
					t.Run("driver", func(t *testing.T) { p.compiled(t, by, flags) })
				}
			}
			if r.Ranks > 0 {
				continue
			}
			for _, source := range p.Sources {
				tool := "fir-opt-22"
				if isC(source) {
					tool = "mlir-opt-22"
				}
				_, messages, ok := irtest.Run(t, tool, accc(t, "", slices.Concat([]string{"ir", source}, r.flags())...), "-")
				require.True(t, ok, "%s\n%s", source, messages)
			}
		}
	})
}

// A family is the compilers that build a program together.
type family struct {
	driven     bool // accc compiles with them
	c, fortran string
}

var families = map[string]family{"gnu": {c: "gcc", fortran: "gfortran"}, "llvm": {c: "clang-22", fortran: "flang-22"}}

// compiled builds the program of the working directory with other compilers and runs it.
func (p *largeProgram) compiled(t *testing.T, by family, flags []string) {
	t.Helper()
	tools := map[bool]string{true: irtest.Oracle(t, by.c), false: irtest.Oracle(t, by.fortran)}
	here, err := os.Getwd()
	require.NoError(t, err)
	dir := t.TempDir()
	command := func(tool string, args ...string) {
		t.Helper()
		cmd := exec.Command(tool, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, "%s %s\n%s", tool, strings.Join(args, " "), out)
	}
	driven := func(args ...string) {
		t.Helper()
		t.Chdir(dir) // the modules are written there
		defer t.Chdir(here)
		var said bytes.Buffer
		s := driver.NewSession()
		s.Stdout, s.Stderr = &said, &said
		require.Zero(t, execute(s, append([]string{"--cc=" + by.c, "--fc=" + by.fortran}, args...)), said.String())
	}
	if by.c == "gcc" {
		flags = append([]string{"-w", irtest.HostOnly}, flags...)
	}
	mixed := slices.ContainsFunc(p.Sources, isC) != !slices.ContainsFunc(p.Sources, func(s string) bool { return !isC(s) })
	linker, inputs := tools[true], []string{}
	for _, source := range p.Sources {
		if !isC(source) {
			linker = tools[false]
		}
		if by.driven && !mixed {
			inputs = append(inputs, filepath.Join(here, source))
			continue
		}
		own := slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return strings.HasPrefix(f, "-std=") && isC(source) != (f == "-std=gnu89") })
		if isC(source) && by.c == "clang-22" {
			own = append(own, "-w")
		}
		inputs = append(inputs, source+".o")
		args := append(own, "-I", here, "-c", filepath.Join(here, source), "-o", source+".o")
		if by.driven {
			driven(args...)
			continue
		}
		command(tools[isC(source)], args...)
	}
	link := append(append(inputs, "-o", "program", "-lm"), slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return strings.HasPrefix(f, "-std=") })...)
	if by.driven && !mixed {
		driven(link...)
	} else {
		command(linker, link...)
	}
	program := exec.Command(filepath.Join(dir, "program"), p.Arguments...)
	// Threads that spin keep others from what they wait for, where a machine has other work.
	program.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS=2")
	var stdout, stderr bytes.Buffer
	program.Stdout, program.Stderr = &stdout, &stderr
	require.NoError(t, program.Run(), stderr.String())
	require.Empty(t, cmp.Diff(p.want, stdout.String()))
}
