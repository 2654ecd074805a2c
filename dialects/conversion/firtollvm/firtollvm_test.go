package firtollvm_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/fir"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestConvert converts every testdata/*.mlir and compares with the .out file of the same name, which mlir-opt-22 must
// accept.
func TestConvert(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.HasSuffix(name, ".out.mlir") {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			got := convert(t, name, string(text))
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out.mlir", got, *update)
			acceptable(t, got)
		})
	}
}

// TestFlang converts flang's output for the programs of testdata/fortran/fir.
func TestFlang(t *testing.T) {
	cases, err := filepath.Glob("../../../testdata/fortran/fir/*.mlir")
	require.NoError(t, err)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			acceptable(t, convert(t, name, string(text)))
		})
	}
}

func convert(t *testing.T, name, text string) string {
	t.Helper()
	ctx, module := parse(t, name, text)
	require.NoError(t, conversion.Implicit.Run(module, nil))
	require.NoError(t, firtollvm.Convert(module))
	require.False(t, firtollvm.Has(module))
	var found diag.List
	require.True(t, ir.Verify(ctx, module, &found), "the result does not verify: %v\n%s", found.Sorted(), ir.Format(module))
	require.NoError(t, acc.Verify.Run(module, nil))
	return ir.Format(module)
}

func parse(t *testing.T, name, text string) (*ir.Context, *ir.Op) {
	t.Helper()
	file := source.NewFile(name, []byte(text))
	ctx := dialects.NewContext()
	ctx.AddFile(file)
	var found diag.List
	module := ir.Parse(ctx, file, &found)
	require.NotNil(t, module, "%v", found.Sorted())
	require.True(t, ir.Verify(ctx, module, &found), "%v", found.Sorted())
	return ctx, module
}

// acceptable demands that mlir-opt-22 takes a module.
func acceptable(t *testing.T, text string) {
	t.Helper()
	opt := irtest.Oracle(t, "mlir-opt-22")
	cmd := exec.Command(opt, "--allow-unregistered-dialect", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	require.NoError(t, cmd.Run(), "mlir-opt-22 refuses the result: %s", stderr.String())
}

// elsewhere are the operations that are not code: parts of globals, of descriptions of types and of declarations.
var elsewhere = []*ir.OpDef{fir.Global, fir.HasValue, fir.TypeInfo, fir.End, fir.DTEntry, fir.DTComponent, fir.Local, fir.DeclareReduction,
	fir.Yield, fir.InsertOnRange, fir.LenParamIndex}

// arrayValues are the operations of arrays as values, which are read and written only: flang makes elemental loops instead.
var arrayValues = []*ir.OpDef{fir.ArrayLoad, fir.ArrayFetch, fir.ArrayUpdate, fir.ArrayModify, fir.ArrayAccess, fir.ArrayAmend, fir.ArrayMergeStore}

// TestEveryOperation demands that the goldens have every operation of the dialect.
func TestEveryOperation(t *testing.T) {
	var all strings.Builder
	for _, pattern := range []string{"testdata/*.mlir", "../../../testdata/fortran/fir/*.mlir"} {
		cases, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, name := range cases {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			all.Write(text)
		}
	}
	var lacking []string
	for _, def := range fir.Dialect.Ops() {
		if slices.Contains(arrayValues, def) {
			continue
		}
		if !firtollvm.Converts(def) {
			require.Contains(t, elsewhere, def, "%s is not converted", def.FullName)
		}
		if !strings.Contains(all.String(), def.FullName) && !slices.Contains(elsewhere, def) {
			lacking = append(lacking, def.FullName)
		}
	}
	require.Empty(t, lacking, "operations that no test has")
}

// TestUnsupported demands a position and a reason where something cannot be converted.
func TestUnsupported(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"func.func @f(%x: !fir.ref<!fir.vector<4:f32>>) {\n  %0 = fir.load %x : !fir.ref<!fir.vector<4:f32>>\n  return\n}",
			"case.mlir:2:8: 'fir.load' not yet handled: a value of type !fir.vector<4:f32>"},
		{"func.func @f(%b: !fir.box<!fir.array<*:f32>>) {\n  %0 = fir.box_total_elements %b : (!fir.box<!fir.array<*:f32>>) -> index\n  return\n}",
			"case.mlir:2:8: 'fir.box_total_elements' not yet handled: the number of elements of an array of unknown rank"},
		{"fir.global @_QMmEx : i32 {\n  %0 = fir.alloca i32\n  %1 = fir.load %0 : !fir.ref<i32>\n  fir.has_value %1 : i32\n}",
			"case.mlir:2:8: 'fir.alloca' not yet handled: fir.alloca in an initial value"},
		{"func.func @f(%b: !fir.box<!fir.array<?xf32>>) {\n  %0 = fir.array_load %b : (!fir.box<!fir.array<?xf32>>) -> !fir.array<?xf32>\n  return\n}",
			"case.mlir:2:8: 'fir.array_load' not yet handled: fir.array_load"},
	} {
		_, module := parse(t, "case.mlir", c.text)
		require.EqualError(t, firtollvm.Convert(module), c.want)
	}
}
