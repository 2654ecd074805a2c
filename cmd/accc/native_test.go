package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"
)

// oneThread are programs that, as mlir-translate-22 translates them, do not end with several threads. It is so with
// MLIR's own conversion, too.
var oneThread = map[string]bool{"cg.c": true, "nbody.c": true}

// TestProgramsByLLVM: the programs in C, taken to LLVM IR by mlir-translate-22 and compiled by clang-22, print what the
// stored output says.
func TestProgramsByLLVM(t *testing.T) {
	clang := irtest.Oracle(t, "clang-22")
	eachProgram(t, func(t *testing.T, source, want string) {
		if !isC(source) {
			t.Skip("accc's library for Fortran is not native code")
		}
		code, messages, ok := irtest.Run(t, "mlir-translate-22", accc(t, "", "ir", "--as", "llvm", source), "--mlir-to-llvmir", "-")
		require.True(t, ok, messages)
		dir := t.TempDir()
		compile := exec.Command(clang, "-w", "-O1", "-fopenmp", "-x", "ir", "-", "-o", filepath.Join(dir, "program"), "-lm")
		compile.Stdin = strings.NewReader(code)
		out, err := compile.CombinedOutput()
		require.NoError(t, err, string(out))
		threads := "2"
		if oneThread[filepath.Base(source)] {
			threads = "1"
		}
		program := exec.CommandContext(irtest.Patience(t), filepath.Join(dir, "program"))
		// Threads that spin keep others from what they wait for, where a machine has other work.
		program.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS="+threads)
		out, err = program.CombinedOutput()
		require.NoError(t, err)
		require.Equal(t, want, string(out))
	})
}

// TestNotByLLVM: the table of LLVM.md is true. Each example of testdata/llvm is refused with the message of its first line, by who the row
// says it is, and each row has an example.
func TestNotByLLVM(t *testing.T) {
	page, err := os.ReadFile("../../LLVM.md")
	require.NoError(t, err)
	examples, err := filepath.Glob("../../testdata/llvm/*.c")
	require.NoError(t, err)
	rows := 0
	for line := range strings.Lines(string(page)) {
		if strings.HasPrefix(line, "| ") && strings.Contains(line, ".c` | ") {
			rows++
		}
	}
	require.Equal(t, len(examples), rows)
	for _, file := range examples {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			first, _, _ := strings.Cut(string(text), "\n")
			message := strings.TrimPrefix(first, "// ")
			row := " | " + message + " | `" + filepath.Base(file) + "` | "
			var out, said bytes.Buffer
			s := driver.NewSession()
			s.Stdout, s.Stderr = &out, &said
			switch status := execute(s, []string{"ir", "--as", "llvm", file}); {
			case strings.HasPrefix(message, "not yet handled"):
				require.NotZero(t, status)
				require.Contains(t, said.String(), message)
				require.Contains(t, said.String(), filepath.Base(file)+":")
				require.Empty(t, out.String())
				require.Contains(t, string(page), " | accc"+row)
			default:
				require.Zero(t, status, said.String())
				_, messages, ok := irtest.Run(t, "mlir-translate-22", out.String(), "--mlir-to-llvmir", "-")
				require.False(t, ok)
				require.Contains(t, messages, message)
				require.Contains(t, string(page), " | mlir-translate-22"+row)
			}
		})
	}
}

// TestFlangByLLVM: what flang-22 makes of a program with OpenMP, converted by accc and linked with flang's library, prints
// what it should.
func TestFlangByLLVM(t *testing.T) {
	clang := irtest.Oracle(t, "clang-22")
	resources, err := exec.Command(clang, "-print-resource-dir").Output()
	require.NoError(t, err)
	libraries, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(resources)), "lib", "*", "libflang_rt.runtime.a"))
	require.NoError(t, err)
	if len(libraries) == 0 {
		t.Skip("flang's library is not installed")
	}
	source, err := filepath.Abs("../../testdata/fortran/omp_run/private.f90")
	require.NoError(t, err)
	fir, messages, ok := irtest.Run(t, "flang-22", "", "-fc1", "-fopenmp", "-emit-fir", "-o", "-", source)
	require.True(t, ok, messages)
	code, messages, ok := irtest.Run(t, "mlir-translate-22", accc(t, fir, "opt", "-p", "convert-fir-to-llvm,convert-to-llvm", "-"), "--mlir-to-llvmir", "-")
	require.True(t, ok, messages)
	program := filepath.Join(t.TempDir(), "program")
	compile := exec.Command(clang, "-w", "-fopenmp", "-x", "ir", "-", "-x", "none", libraries[0], "-o", program, "-lm")
	compile.Stdin = strings.NewReader(code)
	out, err := compile.CombinedOutput()
	require.NoError(t, err, string(out))
	out, err = exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(out))
	require.Equal(t, " 31. 20 3", strings.TrimRight(string(out), "\n"))
}
