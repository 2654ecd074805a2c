package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

var (
	wholePrograms = flag.Int("whole", 9, "how many generated programs of several files go over all roads")
	wholeSeed     = flag.Uint64("whole-seed", 0, "the first of them")
)

// TestWholePrograms takes generated programs of several files over every road: the result is the same. A failing one runs alone with
// -run TestWholePrograms -whole 1 -whole-seed N.
func TestWholePrograms(t *testing.T) {
	for seed := *wholeSeed; seed < *wholeSeed+uint64(*wholePrograms); seed++ {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			p := generateWhole(seed, false)
			dir := t.TempDir()
			var names []string
			for _, f := range p.files {
				name := filepath.Join(dir, f.name())
				require.NoError(t, os.WriteFile(name, []byte(f.text()), 0o644))
				names = append(names, name)
			}
			t.Cleanup(func() {
				if !t.Failed() {
					return
				}
				for _, f := range p.files {
					t.Logf("-- %s -- %v\n%s", f.name(), f.features, f.text())
				}
			})
			want := takeRoads(t, names)
			t.Run("native", func(t *testing.T) {
				own := generateWhole(seed, true)
				dir := t.TempDir()
				var names []string
				for _, f := range own.files {
					name := filepath.Join(dir, f.name())
					require.NoError(t, os.WriteFile(name, []byte(f.text()), 0o644))
					names = append(names, name)
				}
				require.Equal(t, want, fields(nativeWhole(t, names)))
			})
		})
	}
}

// TestWholeByHand does the same with the programs of testdata/whole, each of which is the files of an archive and what they print.
func TestWholeByHand(t *testing.T) {
	archives, err := filepath.Glob("../../testdata/whole/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, archives)
	for _, path := range archives {
		t.Run(filepath.Base(path), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			require.NoError(t, err)
			dir := t.TempDir()
			var names []string
			printed := ""
			for _, f := range archive.Files {
				name := filepath.Join(dir, f.Name)
				require.NoError(t, os.WriteFile(name, f.Data, 0o644))
				switch filepath.Ext(name) {
				case ".c", ".f90":
					names = append(names, name)
				case ".out":
					printed = fields(string(f.Data))
				}
			}
			require.Equal(t, printed, takeRoads(t, names))
			if !bytes.Contains(archive.Comment, []byte("not of gcc")) {
				t.Run("native", func(t *testing.T) { require.Equal(t, printed, fields(nativeWhole(t, names))) })
			}
		})
	}
}

// fields are the words of an output: languages print numbers with other blanks.
func fields(text string) string { return strings.Join(strings.Fields(text), " ") }

// command runs a command line in this process.
func command(args ...string) (status int, out, said string) { return commandWith("", args...) }

// commandWith does so with an input.
func commandWith(stdin string, args ...string) (status int, out, said string) {
	var stdout, stderr bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(stdin), &stdout, &stderr
	status = execute(s, args)
	return status, stdout.String(), stderr.String()
}

func runWhole(t *testing.T, names []string, flags ...string) string {
	t.Helper()
	status, out, said := command(append(append([]string{"run", "-w"}, flags...), names...)...)
	require.Zero(t, status, "accc run %v\n%s%s", flags, out, said)
	return out
}

// takeRoads demands that a program gives one result whatever way it takes, and returns it.
func takeRoads(t *testing.T, names []string) string {
	status, out, said := command(append([]string{"check", "-w"}, names...)...)
	require.Zero(t, status, "accc check\n%s%s", out, said)
	want := fields(runWhole(t, names))
	for _, flags := range [][]string{{"--device=host"}, {"--device=shared"}, {"--check=all"}} {
		require.Equal(t, want, fields(runWhole(t, names, flags...)), "%v", flags)
	}

	// The order of the files says nothing but which main program's output comes first.
	var back []string
	for _, n := range names {
		back = append([]string{n}, back...)
	}
	require.Equal(t, want, fields(runWhole(t, back)), "backwards")

	for _, as := range [][]string{{"--regenerate"}, {"--as", "omp"}, {"--as", "acc"}} {
		dir := t.TempDir()
		var emitted []string
		for _, n := range names {
			_, out, said := command(append([]string{"emit", "-w", "-I", filepath.Dir(n), n}, as...)...)
			require.NotEmpty(t, out, "accc emit %v %s\n%s", as, n, said)
			to := filepath.Join(dir, filepath.Base(n))
			require.NoError(t, os.WriteFile(to, []byte(out), 0o644))
			emitted = append(emitted, to)
		}
		require.Equal(t, want, fields(runWhole(t, emitted)), "emit %v", as)
	}
	for _, n := range names {
		t.Run("ir of "+filepath.Base(n), func(t *testing.T) {
			tool := "mlir-opt-22"
			if filepath.Ext(n) != ".c" {
				tool = "fir-opt-22"
			}
			irtest.Oracle(t, tool)
			status, text, said := command("ir", "-w", "-I", filepath.Dir(n), n)
			require.Zero(t, status, said)
			_, messages, ok := irtest.Run(t, tool, text, "--allow-unregistered-dialect")
			require.True(t, ok, "%s refuses %s: %s", tool, n, messages)
		})
	}
	return want
}

// nativeWhole is what the program prints that gcc and gfortran make of the files.
func nativeWhole(t *testing.T, names []string) string {
	dir := t.TempDir()
	link := irtest.Oracle(t, "gcc")
	var objects []string
	for _, n := range names {
		compiler := irtest.Oracle(t, "gcc")
		if filepath.Ext(n) != ".c" {
			compiler = irtest.Oracle(t, "gfortran")
			link = compiler
		}
		object := filepath.Join(dir, filepath.Base(n)+".o")
		compile := exec.Command(compiler, "-w", "-O1", "-fopenmp", "-fopenacc", irtest.HostOnly, "-c", n, "-o", object)
		compile.Dir = dir // where gfortran leaves its modules
		said, err := compile.CombinedOutput()
		require.NoError(t, err, "%s", said)
		objects = append(objects, object)
	}
	exe := filepath.Join(dir, "program")
	said, err := exec.Command(link, append(objects, "-fopenmp", "-fopenacc", irtest.HostOnly, "-lm", "-o", exe)...).CombinedOutput()
	require.NoError(t, err, "%s", said)
	out, err := exec.Command(exe).Output()
	require.NoError(t, err)
	return string(out)
}
