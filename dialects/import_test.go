package dialects_test

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

// imported are the ways in which TestImport lets clang compile.
var imported = []string{"-O0", "-O2", "-O2 -g", "-O3 -ffast-math"}

// TestImport compares with mlir-opt on what comes from LLVM IR: C programs of testdata/mlir/import as clang compiles
// them and mlir-translate reads them.
func TestImport(t *testing.T) {
	clang, translate := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "mlir-translate-22")
	files, err := filepath.Glob(corpus + "/import/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		for _, flags := range imported {
			t.Run(filepath.Base(file)+" "+flags, func(t *testing.T) {
				llvm, err := exec.Command(clang, append(strings.Fields(flags), "-w", "-S", "-emit-llvm", file, "-o", "-")...).Output()
				require.NoError(t, err)
				module, _, ok := irtest.Run(t, translate, string(llvm), "--import-llvm", "-")
				require.True(t, ok)
				for _, form := range []string{"", "--mlir-print-op-generic", "--mlir-print-debuginfo"} {
					accepted, _, _ := compareVerdicts(t, "mlir-opt-22", []string{module}, strings.Fields(form)...)
					require.Equal(t, 1, accepted, form)
				}
			})
		}
	}
}
