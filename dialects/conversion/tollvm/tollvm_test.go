package tollvm_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/conversion/tollvm"
	"accc/ir/irtest"
)

// TestTranslates: mlir-opt-22 takes what comes out of the example of the pass, and mlir-translate-22 translates it.
func TestTranslates(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("../../../cmd/internal/driver/testdata/passes", tollvm.Pass.Name+".mlir"))
	require.NoError(t, err)
	m := irtest.MustParse(t, dialects.NewContext(), string(text))
	require.NoError(t, tollvm.Convert(m, tollvm.Host()))
	out, messages := irtest.Parse(dialects.NewContext(), "out.mlir", irtest.Print(m, false))
	require.Empty(t, messages)
	require.NotNil(t, out)
	_, errs, ok := irtest.Run(t, "mlir-translate-22", irtest.Print(m, false), "--mlir-to-llvmir", "-")
	require.True(t, ok, errs)
}

// TestUnsupported: what has no counterpart in the llvm dialect is reported, with its position, all of it at once.
func TestUnsupported(t *testing.T) {
	m := irtest.MustParse(t, dialects.NewContext(), `func.func @two(%a: i32, %m: memref<4xi32>) -> (i32, i32) {
  %0 = arith.ceildivsi %a, %a : i32
  return %a, %a : i32, i32
}
func.func @other(%a: i32) {
  %0 = arith.floordivsi %a, %a : i32
  return
}`)
	err := tollvm.Convert(m, tollvm.Host())
	require.ErrorContains(t, err, "<stdin>:1:1: ")
	require.ErrorContains(t, err, "a value of type memref<4xi32>")
	m = irtest.MustParse(t, dialects.NewContext(), `func.func @two(%a: i32) -> (i32, i32) {
  %0 = arith.ceildivsi %a, %a : i32
  return %a, %a : i32, i32
}`)
	err = tollvm.Convert(m, tollvm.Host())
	require.ErrorContains(t, err, "arith.ceildivsi")
	require.ErrorContains(t, err, "a function with 2 results")
}
