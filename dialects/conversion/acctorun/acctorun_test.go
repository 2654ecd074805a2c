package acctorun_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/acctorun"
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
			_, err := acctorun.Lower(module, acctorun.Options{})
			require.NoError(t, err)
			got := ir.Format(module)
			out := strings.TrimSuffix(name, ".mlir") + ".out.mlir"
			if *update {
				require.NoError(t, os.WriteFile(out, []byte(got), 0o644))
			}
			want, err := os.ReadFile(out)
			require.NoError(t, err)
			require.Equal(t, string(want), got)

			opt := irtest.Oracle(t, "mlir-opt-22")
			cmd := exec.Command(opt, "-o", os.DevNull)
			cmd.Stdin = strings.NewReader(got)
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			require.NoError(t, cmd.Run(), "mlir-opt-22 refuses the result: %s", stderr.String())
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
				if _, err := acctorun.Lower(module, acctorun.Options{}); err != nil {
					return
				}
				if !ir.Verify(ctx, module, &list) {
					for _, d := range list.Sorted() {
						t.Errorf("%s: %s", d.Primary.Span.Position(), d.Message)
					}
				}
			})
		}
	}
}
