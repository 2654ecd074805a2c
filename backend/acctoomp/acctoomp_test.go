package acctoomp_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestConvert converts every testdata/*.mlir for both targets and compares with the .out files of the same name; the
// result verifies here and in mlir-opt, and nothing of the acc dialect is left.
func TestConvert(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.Count(filepath.Base(name), ".") > 1 {
			continue
		}
		for target, value := range acctoomp.Targets {
			t.Run(filepath.Base(name)+" "+target, func(t *testing.T) {
				ctx := dialects.NewContext()
				module := read(t, ctx, name)
				require.NoError(t, acctoomp.Convert(module, value))
				got := ir.Format(module)
				var list diag.List
				require.True(t, ir.Verify(ctx, module, &list), "%v\n%s", list.Sorted(), got)
				require.NotContains(t, got, "acc.")
				irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+"."+target+".mlir", got, *update)

				cmd := exec.Command(irtest.Oracle(t, "mlir-opt-22"), "--allow-unregistered-dialect", "-o", os.DevNull)
				cmd.Stdin = strings.NewReader(got)
				var stderr bytes.Buffer
				cmd.Stderr = &stderr
				require.NoError(t, cmd.Run(), "mlir-opt-22 refuses the result: %s", stderr.String())
				translate(t, got)
			})
		}
	}
}

// TestWritten writes what the conversion makes as directives: of each testdata/*.mlir and target, those in the .txt file.
func TestWritten(t *testing.T) {
	for target := range acctoomp.Targets {
		cases, err := filepath.Glob("testdata/*." + target + ".mlir")
		require.NoError(t, err)
		require.NotEmpty(t, cases)
		for _, name := range cases {
			t.Run(filepath.Base(name), func(t *testing.T) {
				var list diag.List
				got := emit.Text(read(t, dialects.NewContext(), name), emit.Options{}, &list)
				require.Empty(t, list.Sorted())
				irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".txt", got, *update)
			})
		}
	}
}

// translate takes a module all the way to LLVM IR.
func translate(t *testing.T, text string) {
	lowered := pipe(t, text, "mlir-opt-22", "--allow-unregistered-dialect", "--convert-scf-to-cf", "--convert-math-to-libm", "--convert-math-to-llvm", "--convert-arith-to-llvm",
		"--convert-index-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm", "--convert-openmp-to-llvm", "--reconcile-unrealized-casts")
	pipe(t, lowered, "mlir-translate-22", "--allow-unregistered-dialect", "--mlir-to-llvmir")
}

func pipe(t *testing.T, text, tool string, args ...string) string {
	cmd := exec.Command(irtest.Oracle(t, tool), args...)
	cmd.Stdin = strings.NewReader(text)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	require.NoError(t, cmd.Run(), "%s: %s", tool, stderr.String())
	return stdout.String()
}

func read(t *testing.T, ctx *ir.Context, name string) *ir.Op {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list diag.List
	m := ir.Parse(ctx, source.NewFile(name, text), &list)
	require.NotNil(t, m, "%v", list.Sorted())
	return m
}
