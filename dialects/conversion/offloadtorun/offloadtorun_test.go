package offloadtorun_test

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/offloadtorun"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestLower lowers what acc-to-offload makes of its examples, and compares with the .out file of the same name.
func TestLower(t *testing.T) {
	cases, err := filepath.Glob("../acctooffload/testdata/*.out.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			module := irtest.MustParse(t, dialects.NewContext(), string(text))
			_, err = offloadtorun.Lower(module, offloadtorun.Options{})
			require.NoError(t, err)
			got := ir.Format(module)
			irtest.Golden(t, filepath.Join("testdata", filepath.Base(name)), got, *update)
			_, messages, ok := irtest.MLIROpt(t, got)
			require.True(t, ok, "mlir-opt-22 refuses the result: %s", messages)
		})
	}
}

// TestUnsupported demands the diagnostics that the comments of testdata/unsupported.mlir announce for the line below,
// and no others.
func TestUnsupported(t *testing.T) {
	text, err := os.ReadFile("testdata/unsupported.mlir")
	require.NoError(t, err)
	for _, piece := range irtest.Split(string(text)) {
		want := map[string]bool{}
		for i, line := range strings.Split(piece, "\n") {
			if _, what, ok := strings.Cut(line, "// unsupported: "); ok {
				want[strconv.Itoa(i+2)+": not yet handled: "+what] = true
			}
		}
		_, err := offloadtorun.Lower(irtest.MustParse(t, dialects.NewContext(), piece), offloadtorun.Options{})
		require.Error(t, err)
		got := map[string]bool{}
		for _, e := range err.(interface{ Unwrap() []error }).Unwrap() {
			var x *ir.Error
			require.ErrorAs(t, e, &x)
			got[strconv.Itoa(ir.File(x.Op.Loc).Line)+": "+x.Message] = true
		}
		require.Equal(t, want, got)
	}
}

// TestAnyModule lowers modules that were written for other tests: each lowers to something that verifies, or is
// rejected with a diagnostic.
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
				module, messages := irtest.Parse(ctx, name, part)
				if len(messages) > 0 {
					t.Skip("not valid before")
				}
				if _, err := offloadtorun.Lower(module, offloadtorun.Options{}); err != nil {
					return
				}
				_, messages = irtest.Parse(ctx, "out.mlir", ir.Format(module))
				require.Empty(t, messages)
			})
		}
	}
}
