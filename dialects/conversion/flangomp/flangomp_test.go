package flangomp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/conversion/flangomp"
	"accc/ir/irtest"
)

// TestSameAsLLVM: what the passes make of their examples is, byte for byte, what those of LLVM make of them.
func TestSameAsLLVM(t *testing.T) {
	for _, p := range flangomp.Passes {
		t.Run(p.Name, func(t *testing.T) {
			example := filepath.Join("../../../cmd/internal/driver/testdata/passes", p.Name)
			text, err := os.ReadFile(example + ".mlir")
			require.NoError(t, err)
			got, err := os.ReadFile(example + ".out.mlir")
			require.NoError(t, err)
			pipeline := p.Name
			if p.Anchor != "" {
				pipeline = p.Anchor + "(" + pipeline + ")"
			}
			tool := "fir-opt-22"
			if p == flangomp.PrivatizationPrepare {
				tool = "mlir-opt-22"
			}
			want, messages, ok := irtest.Run(t, tool, string(text), "--pass-pipeline=builtin.module("+pipeline+")", "-")
			require.True(t, ok, messages)
			require.Empty(t, cmp.Diff(strings.TrimSpace(want), strings.TrimSpace(string(got))), tool+" prints - where accc prints +")
		})
	}
}

// TestWorkshareUnderCondition: a loop at the end of a branch has its barrier, because statements of the construct may follow.
func TestWorkshareUnderCondition(t *testing.T) {
	loop := `omp.workshare.loop_wrapper {
  omp.loop_nest (%i) : index = (%n) to (%n) inclusive step (%n) {
    fir.store %v to %p : !fir.ref<i32>
    omp.yield
  }
}
`
	text := "func.func @f(%c: i1, %n: index, %v: i32, %p: !fir.ref<i32>) {\nomp.workshare {\nfir.if %c {\n" + loop + "}\n" + loop + "omp.terminator\n}\nreturn\n}\n"
	module, problems := irtest.Parse(dialects.NewContext(), "f.mlir", text)
	require.Empty(t, problems)
	require.NoError(t, flangomp.LowerWorkshare.Run(module, nil))
	out := irtest.Print(module, false)
	require.Equal(t, 2, strings.Count(out, "omp.wsloop"), out)
	require.Equal(t, 1, strings.Count(out, "omp.wsloop nowait"), out)
	require.Less(t, strings.Index(out, "omp.wsloop {"), strings.Index(out, "omp.wsloop nowait"), out)
}
