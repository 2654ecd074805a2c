package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestDiscretePeer runs the programs of testdata/discrete, a file or a directory of files each, and compares what they print with what
// LLVM's compilers make of them, with the host as a device with a memory of its own: the output shows what maps and updates moved.
func TestDiscretePeer(t *testing.T) {
	differs := reasons(t, "../../testdata/discrete/differs.txt")
	for _, p := range discretePrograms(t) {
		t.Run(p.name, func(t *testing.T) {
			t.Setenv("OMP_NUM_THREADS", "4")
			t.Setenv("OMP_TARGET_OFFLOAD", "mandatory")
			printed := accc(t, "", append([]string{"run", "-w", "--devices=4"}, p.files...)...)
			irtest.Golden(t, p.golden, printed, *update)
			t.Run("peer", func(t *testing.T) {
				byPeer := runOnHostDevice(t, p)
				if why := differs[p.name]; why == "" {
					require.Equal(t, printed, byPeer)
				} else {
					require.NotEqual(t, printed, byPeer, "differs.txt need not have it any more: %s", why)
				}
			})
		})
	}
}

// A discreteProgram is a program of testdata/discrete. Its files are in the order of compilation: modules first.
type discreteProgram struct {
	name, golden string
	files        []string
}

// discretePrograms lists the programs of testdata/discrete.
func discretePrograms(t *testing.T) (list []discreteProgram) {
	t.Helper()
	const root = "../../testdata/discrete/"
	entries, err := filepath.Glob(root + "*/*")
	require.NoError(t, err)
	for _, e := range entries {
		p := discreteProgram{name: strings.TrimPrefix(e, root), golden: strings.TrimSuffix(e, filepath.Ext(e)) + ".out"}
		info, err := os.Stat(e)
		require.NoError(t, err)
		switch {
		case filepath.Ext(e) == ".out":
			continue
		case info.IsDir():
			sources, err := filepath.Glob(e + "/*.[cf]*")
			require.NoError(t, err)
			isMain := func(f string) bool { return strings.HasPrefix(filepath.Base(f), "main.") }
			p.files = append(slices.DeleteFunc(slices.Clone(sources), isMain), slices.DeleteFunc(sources, func(f string) bool { return !isMain(f) })...)
		default:
			p.files = []string{e}
		}
		for i, f := range p.files {
			p.files[i], err = filepath.Abs(f)
			require.NoError(t, err)
		}
		list = append(list, p)
	}
	require.NotEmpty(t, list)
	return list
}

// reasons reads a list of names, each with a colon and a reason. Lines that begin with # are comments.
func reasons(t *testing.T, file string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	list := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		name, why, found := strings.Cut(strings.TrimSpace(line), ": ")
		require.True(t, found, "%s: expected NAME: REASON, found %q", file, line)
		list[name] = why
	}
	return list
}

// runOnHostDevice compiles a program for the host as a device of its own and returns what it prints. The test is skipped without
// LLVM's compilers and their library for devices.
func runOnHostDevice(t *testing.T, p discreteProgram) string {
	t.Helper()
	clang := irtest.Oracle(t, "clang-22")
	irtest.Oracle(t, "clang-linker-wrapper-22")
	for _, needed := range []string{"-print-file-name=libomptarget.so", "-print-prog-name=llvm-offload-binary"} {
		path, err := exec.Command(clang, needed).Output()
		require.NoError(t, err)
		if !filepath.IsAbs(strings.TrimSpace(string(path))) {
			irtest.Missing(t, strings.TrimSpace(string(path)))
		}
	}
	dir := t.TempDir()
	command := func(name string, args ...string) string {
		c := exec.CommandContext(irtest.Patience(t), name, args...)
		c.Dir = dir
		var said strings.Builder
		c.Stderr = &said
		out, err := c.Output()
		require.NoError(t, err, "%s %s\n%s%s", name, strings.Join(args, " "), out, &said)
		return string(out)
	}
	flags := []string{"-w", "-fopenmp", "-fopenmp-version=52", "-fopenmp-targets=x86_64-pc-linux-gnu"}
	var objects []string
	link, linkFlags := clang, []string{"-lm"}
	for _, f := range p.files {
		object := filepath.Join(dir, filepath.Base(f)+".o")
		compiler := clang
		if !isC(f) {
			compiler = irtest.Oracle(t, "flang-22")
			link = compiler
		}
		command(compiler, append(flags, "-c", f, "-o", object)...)
		objects = append(objects, object)
	}
	if link != clang {
		stub, err := filepath.Abs("../../testdata/discrete/stub.c")
		require.NoError(t, err)
		command(clang, "-c", "-w", "-O1", "-fPIC", stub, "-o", "stub.o")
		linkFlags = append(linkFlags, "-Xoffload-linker", filepath.Join(dir, "stub.o"))
	}
	program := filepath.Join(dir, "program")
	command(link, slices.Concat(flags, objects, []string{"-o", program}, linkFlags)...)
	return command(program)
}
