package omp_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	irgenc "accc/irgen/c"
	irgenfortran "accc/irgen/fortran"

	"github.com/aymanbagabas/go-udiff"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// sources are the programs whose modules are stored beside them.
func sources(t *testing.T) (out []string) {
	for _, pattern := range []string{"../../testdata/c/omp_ir/*.c", "../../testdata/fortran/omp_ir/*.f90"} {
		list, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, list)
		out = append(out, list...)
	}
	return out
}

// lower is the module of a source as text; it must be accepted.
func lower(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	ctx, list := dialects.NewContext(), &diag.List{}
	file := source.NewFile(filepath.Base(path), text)
	var m *ir.Op
	if strings.HasSuffix(path, ".c") {
		if u := c.Parse(file, c.Options{OpenMP: true}, list); u != nil && !list.HasErrors() {
			m = irgenc.Lower(u, irgenc.Options{Context: ctx}, list)
		}
	} else {
		u := fortran.Parse(file, fortran.Options{OpenMP: true}, list)
		if u != nil && !list.HasErrors() {
			m = irgenfortran.Lower([]*fortran.Unit{u}, irgenfortran.Options{Context: ctx}, list)
		}
	}
	require.NotNil(t, m, "%v", list.Sorted())
	require.True(t, ir.Verify(ctx, m, list), "%v", list.Sorted())
	var b bytes.Buffer
	require.NoError(t, ir.Print(&b, m, ir.PrintOptions{}))
	return b.String()
}

// TestGolden compares the modules of the corpus with the ones stored.
func TestGolden(t *testing.T) {
	for _, path := range sources(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			got := lower(t, path)
			golden := strings.TrimSuffix(path, filepath.Ext(path)) + ".mlir"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			if string(want) != got {
				t.Fatal(udiff.Unified("want", "got", string(want), got))
			}
		})
	}
}

// TestAccepted passes every module to LLVM's tools, which must print the same text.
func TestAccepted(t *testing.T) {
	for _, path := range sources(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			tool := "mlir-opt-22"
			if strings.Contains(path, "fortran") {
				tool = "fir-opt-22"
			}
			got := lower(t, path)
			out, messages, ok := irtest.Run(t, tool, got)
			require.True(t, ok, messages)
			require.Equal(t, strings.TrimSpace(got), strings.TrimSpace(out))
		})
	}
}
