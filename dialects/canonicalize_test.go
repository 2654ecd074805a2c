package dialects_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir/irtest"
	"accc/ir/pass"
)

// TestCanonicalize compares the canonicalized modules of testdata/mlir/canonicalize with mlir-opt's.
func TestCanonicalize(t *testing.T) {
	files, err := filepath.Glob(corpus + "/canonicalize/*.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text := read(t, file)
			want, messages, ok := irtest.MLIROpt(t, text, "--canonicalize")
			require.True(t, ok, messages)
			m := irtest.MustParse(t, dialects.NewContext(), text)
			require.NoError(t, pass.Canonicalize.Run(m, nil))
			_, errors := irtest.Parse(dialects.NewContext(), "out.mlir", irtest.Print(m, false))
			require.Empty(t, errors)
			got := irtest.Print(m, false)
			require.Empty(t, cmp.Diff(strings.TrimSpace(want), strings.TrimSpace(got)), "mlir-opt-22 prints - where accc prints +")
		})
	}
}
