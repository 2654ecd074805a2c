package omptooffload_test

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/omptooffload"
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
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			module := irtest.MustParse(t, dialects.NewContext(), string(text))
			require.NoError(t, omptooffload.Lower(module, omptooffload.Options{}))
			got := ir.Format(module)
			irtest.MustParse(t, dialects.NewContext(), got)
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out.mlir", got, *update)
		})
	}
}

// TestAnyModule lowers modules that were written for other tests: each lowers to something that verifies, or is rejected with
// a diagnostic.
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
				if omptooffload.Lower(module, omptooffload.Options{}) != nil {
					return
				}
				_, messages = irtest.Parse(ctx, "out.mlir", ir.Format(module))
				require.Empty(t, messages)
			})
		}
	}
}
