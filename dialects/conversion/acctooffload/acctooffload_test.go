package acctooffload_test

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/offloadtorun"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestLower lowers every testdata/*.mlir and compares with the .out file of the same name.
func TestLower(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.HasSuffix(name, ".out.mlir") {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			module := read(t, name)
			require.NoError(t, acctooffload.Lower(module, acctooffload.Options{}))
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out.mlir", ir.Format(module), *update)
		})
	}
}

func read(t *testing.T, name string) *ir.Op {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list diag.List
	module := ir.Parse(dialects.NewContext(), source.NewFile(name, text), &list)
	for _, d := range list.Sorted() {
		t.Errorf("%s: %s", d.Primary.Span.Position(), d.Message)
	}
	require.NotNil(t, module)
	return module
}

// TestAnyModule lowers modules that were written for other tests, most of which no front end makes: each lowers to
// something that verifies, or is rejected with a diagnostic.
func TestAnyModule(t *testing.T) {
	cases, err := filepath.Glob("../../../testdata/mlir/*/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		for i, part := range strings.Split(string(text), "// -----") {
			t.Run(filepath.Join(filepath.Base(filepath.Dir(name)), filepath.Base(name))+strconv.Itoa(i), func(t *testing.T) {
				ctx := dialects.NewContext()
				var list diag.List
				module := ir.Parse(ctx, source.NewFile(name, []byte(part)), &list)
				if module == nil || !ir.Verify(ctx, module, &list) {
					t.Skip("not valid before")
				}
				if acctooffload.Lower(module, acctooffload.Options{}) != nil {
					return
				}
				verify(t, ctx, module)
				if _, err := offloadtorun.Lower(module, offloadtorun.Options{}); err == nil {
					verify(t, ctx, module)
				}
			})
		}
	}
}

// TestUnsupported: what cannot be lowered is an error that names the operation.
func TestUnsupported(t *testing.T) {
	for name, want := range map[string]string{
		"scf.mlir":    "'acc.loop' not yet handled: a directive inside scf.parallel",
		"memref.mlir": "'acc.copyin' not yet handled: a variable of type memref<10xf32>",
	} {
		require.ErrorContains(t, acctooffload.Lower(read(t, filepath.Join("testdata", "unsupported", name)), acctooffload.Options{}), want)
	}
}

func verify(t *testing.T, ctx *ir.Context, module *ir.Op) {
	var list diag.List
	ir.Verify(ctx, module, &list)
	for _, d := range list.Sorted() {
		t.Errorf("%s: %s", d.Primary.Span.Position(), d.Message)
	}
}
