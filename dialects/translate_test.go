package dialects_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir/irtest"
)

// needOpenMP skips a test where clang cannot link programs with OpenMP.
func needOpenMP(t *testing.T, clang string) {
	t.Helper()
	cmd := exec.Command(clang, "-fopenmp", "-x", "c", "-", "-o", filepath.Join(t.TempDir(), "probe"))
	cmd.Stdin = strings.NewReader("#include <omp.h>\nint main(void) { return omp_get_max_threads() == 0; }\n")
	if out, err := cmd.CombinedOutput(); err != nil {
		if os.Getenv("ACCC_ORACLES") == "required" {
			t.Fatalf("oracle libomp-22-dev is required but not installed: %s", out)
		}
		t.Skip("oracle libomp-22-dev is not installed")
	}
}

// TestTranslate runs the programs of testdata/mlir/run: what accc prints of them, as they are and after
// passes, is translated to LLVM IR and compiled with OpenMP, and prints what the line "// prints:" says.
func TestTranslate(t *testing.T) {
	translate, clang := irtest.Oracle(t, "mlir-translate-22"), irtest.Oracle(t, "clang-22")
	needOpenMP(t, clang)
	files, err := filepath.Glob(corpus + "/run/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		for _, pipeline := range []string{"", "canonicalize,cse,loop-invariant-code-motion", "mem2reg,canonicalize,symbol-dce"} {
			t.Run(filepath.Base(file)+"/"+pipeline, func(t *testing.T) {
				text := read(t, file)
				first, _, _ := strings.Cut(text, "\n")
				want, ok := strings.CutPrefix(first, "// prints: ")
				require.True(t, ok, "%s does not begin with what it prints", file)
				out := irtest.Opt(dialects.NewContext(), text).Out
				if pipeline != "" {
					out = transform(t, text, pipeline)
				}
				require.NotEmpty(t, out)
				cmd := exec.Command(translate, "--mlir-to-llvmir")
				cmd.Stdin, cmd.Stderr = strings.NewReader(out), os.Stderr
				llvm, err := cmd.Output()
				require.NoError(t, err, "%s", out)
				program := filepath.Join(t.TempDir(), "program")
				cmd = exec.Command(clang, "-x", "ir", "-", "-fopenmp", "-Wno-override-module", "-o", program)
				cmd.Stdin = strings.NewReader(string(llvm))
				messages, err := cmd.CombinedOutput()
				require.NoError(t, err, "%s", messages)
				got, err := exec.Command(program).CombinedOutput()
				require.NoError(t, err, "%s", got)
				require.Equal(t, want+"\n", string(got))
			})
		}
	}
}
