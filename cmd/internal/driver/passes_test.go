package driver_test

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/cmd/internal/driver"
	"accc/dialects"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestEveryPassHasTexts runs every pass of the table on testdata/passes/NAME.mlir. What comes out is NAME.out.mlir; for
// a pass that checks it is NAME.out.txt, the errors.
func TestEveryPassHasTexts(t *testing.T) {
	for _, p := range driver.Passes {
		t.Run(p.Name, func(t *testing.T) {
			input := filepath.Join("testdata", "passes", p.Name+".mlir")
			text, err := os.ReadFile(input)
			require.NoError(t, err, "every pass has an example")
			module := irtest.MustParse(t, dialects.NewContext(), string(text))
			before := printed(t, module)
			steps, err := driver.Passes.Parse(p.Name)
			require.NoError(t, err)
			if err := pass.Run(module, steps, pass.Hooks{}); err != nil {
				irtest.Golden(t, strings.TrimSuffix(input, ".mlir")+".out.txt", err.Error()+"\n", *update)
				return
			}
			after := printed(t, module)
			require.False(t, before == after, "the example shows what the pass does")
			if _, messages := irtest.Parse(dialects.NewContext(), "out.mlir", after); len(messages) > 0 {
				t.Errorf("what comes out does not verify: %q", messages)
			}
			irtest.Golden(t, strings.TrimSuffix(input, ".mlir")+".out.mlir", after, *update)
		})
	}
}

// printed is the text of a module with its locations, so that the pass that strips them has something to show.
func printed(t *testing.T, module *ir.Op) string {
	var b strings.Builder
	require.NoError(t, ir.Print(&b, module, ir.PrintOptions{DebugInfo: strings.HasSuffix(t.Name(), "strip-debuginfo")}))
	return b.String()
}

// TestEveryPassIsInTheTable: a pass that no pipeline can name cannot be tried alone.
func TestEveryPassIsInTheTable(t *testing.T) {
	const root = "../../.."
	found := 0
	require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != root && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".")) {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			if name := passName(filepath.Base(filepath.Dir(path)), n); name != "" {
				found++
				require.NotNil(t, driver.Passes.Lookup(name), "%s: pass %s is not in the table", path, name)
			}
			return true
		})
		return nil
	}))
	require.NotZero(t, found)
}

// passName is the name in a composite literal of pass.Pass in a file of a package, "" for other nodes.
func passName(pkg string, n ast.Node) string {
	lit, ok := n.(*ast.CompositeLit)
	if !ok {
		return ""
	}
	name := types.ExprString(lit.Type)
	if name != "pass.Pass" && !(pkg == "pass" && name == "Pass") {
		return ""
	}
	for _, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "Name" {
			if v, ok := kv.Value.(*ast.BasicLit); ok {
				name, _ := strconv.Unquote(v.Value)
				return name
			}
		}
	}
	return ""
}
