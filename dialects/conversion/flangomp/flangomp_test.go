package flangomp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/dialects/conversion/flangomp"
	"accc/ir/irtest"
)

// TestSameAsLLVM: what the passes make of their examples is, byte for byte, what those of fir-opt-22 make of them.
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
			want, messages, ok := irtest.Run(t, "fir-opt-22", string(text), "--pass-pipeline=builtin.module("+pipeline+")", "-")
			require.True(t, ok, messages)
			require.Empty(t, cmp.Diff(strings.TrimSpace(want), strings.TrimSpace(string(got))), "fir-opt-22 prints - where accc prints +")
		})
	}
}
