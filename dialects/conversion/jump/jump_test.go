package jump_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/jump"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestLower lowers testdata/x.mlir, compares with x.out.mlir, and has mlir-opt verify what comes out.
func TestLower(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	for _, name := range cases {
		if strings.HasSuffix(name, ".out.mlir") {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			module := irtest.MustParse(t, dialects.NewContext(), string(text))
			require.NoError(t, jump.Lower(module, jump.Options{Enclosed: []string{"region"},
				MayJump: func(name string) bool { return name == "longjmp" || name == "sort" }}))
			got := ir.Format(module)
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out.mlir", got, *update)
			_, messages, ok := irtest.MLIROpt(t, got)
			require.True(t, ok, "mlir-opt-22 refuses the result: %s", messages)
		})
	}
}
