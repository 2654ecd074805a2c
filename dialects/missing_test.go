package dialects_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir/irtest"
)

// headers are where the package libmlir-22-dev has the names of all operations.
const headers = "/usr/lib/llvm-22/include/mlir"

var operationName = regexp.MustCompile(`StringLiteral\("(\w+)\.([\w.]+)"\)`)

// TestMissing compares the dialects with those of LLVM: an operation that is not defined here is one of Dialect.Missing.
func TestMissing(t *testing.T) {
	if _, err := os.Stat(headers); err != nil {
		if os.Getenv("ACCC_ORACLES") == "required" {
			t.Fatal("libmlir-22-dev is required but not installed")
		}
		t.Skip("libmlir-22-dev is not installed")
	}
	theirs := map[string]map[string]bool{}
	require.NoError(t, filepath.WalkDir(headers, func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "Ops.h.inc") {
			return err
		}
		for _, m := range operationName.FindAllStringSubmatch(read(t, path), -1) {
			if theirs[m[1]] == nil {
				theirs[m[1]] = map[string]bool{}
			}
			theirs[m[1]][m[2]] = true
		}
		return nil
	}))
	ctx := dialects.NewContext()
	for _, name := range []string{"acc", "arith", "builtin", "cf", "complex", "func", "llvm", "math", "memref", "omp", "scf", "ub"} {
		d := ctx.Dialect(name)
		ours := slices.Clone(d.Missing)
		for _, o := range d.Ops() {
			ours = append(ours, o.ShortName())
		}
		list := make([]string, 0, len(theirs[name]))
		for o := range theirs[name] {
			list = append(list, o)
		}
		require.ElementsMatch(t, list, ours, name)
	}
}

// An operation that its dialect does not have is refused, whether or not those of unknown dialects are allowed.
func TestUnknownOperation(t *testing.T) {
	const flag = "--allow-unregistered-dialect"
	for _, name := range []string{"acc.nosuch", "llvm.nosuch", "memref.nosuch", "foo.bar"} {
		text := fmt.Sprintf("func.func @f(%%a: i32) {\n  %q(%%a) : (i32) -> ()\n  return\n}\n", name)
		irtest.SameAsMLIROpt(t, dialects.NewContext(), text)
		irtest.SameAsMLIROpt(t, dialects.NewContext(), text, flag)
	}
	ctx := dialects.NewContext()
	_, messages := irtest.Parse(ctx, "missing", `"memref.dma_wait"() : () -> ()`)
	require.NotEmpty(t, messages)
	ctx.AllowUnregistered = true
	_, messages = irtest.Parse(ctx, "missing", `"memref.dma_wait"() : () -> ()`)
	require.Empty(t, messages)
}
