package reduce_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/reduce"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestReduce runs a pass over testdata/*.mlir and compares with the file *.out.mlir of the same name, which flang's
// own tool accepts.
func TestReduce(t *testing.T) { golden(t, "testdata", reduce.Pass) }

// TestFind does so with the reductions found, over testdata/found/*.mlir.
func TestFind(t *testing.T) { golden(t, "testdata/found", reduce.FoundPass) }

func golden(t *testing.T, dir string, p *pass.Pass) {
	cases, err := filepath.Glob(dir + "/*.mlir")
	require.NoError(t, err)
	for _, name := range cases {
		if strings.HasSuffix(name, ".out.mlir") {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			ctx := dialects.NewContext()
			m := irtest.MustParse(t, ctx, string(text))
			require.NoError(t, p.Run(m, nil))
			var list diag.List
			require.True(t, ir.Verify(ctx, m, &list), "%v", list.Sorted())
			got := ir.Format(m)
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out.mlir", got, *update)
			out, messages, ok := irtest.Run(t, "fir-opt-22", got)
			require.True(t, ok, messages)
			require.Equal(t, strings.TrimSpace(got), strings.TrimSpace(out))
		})
	}
}
