package accc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/accc"
	"accc/ir"
)

// literals calls f for every string literal of the Go files below a folder, tests aside.
func literals(t *testing.T, root string, f func(path, literal string)) {
	require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				f(path, lit.Value)
			}
			return true
		})
		return nil
	}))
}

// Attributes with accc's own prefix are spelled in their dialect and nowhere else, but for the one that ir itself asks for.
func TestPrivateAttributesHaveOneHome(t *testing.T) {
	require.Equal(t, ir.FreeAttr, accc.Free.Name)
	own := regexp.MustCompile("^[\"`]accc\\.[a-z_]+[\"`]$")
	literals(t, ".", func(path, literal string) {
		if !within(path, "dialects/accc") && !(within(path, "ir") && literal == strconv.Quote(ir.FreeAttr)) {
			require.NotRegexp(t, own, literal, path)
		}
	})
}

// The groups of operands and attributes that hold clauses are spelled in dialects/acc; elsewhere they are slots.
func TestSlotsHaveOneHome(t *testing.T) {
	held := regexp.MustCompile("^\"(dataClause|[a-zA-Z]+Operands(DeviceType|Segments)|(async|wait|private|firstprivate|reduction|gang|tile|vector|workerNum|dataClause)Operands?" +
		"|num(Gangs|Workers)(DeviceType|Segments)?|vectorLength(DeviceType)?|collapseDeviceType|asyncOnly|waitOnly|hasWaitDevnum|gangDim(DeviceType)?)\"$")
	for _, room := range []string{"irgen", "backend", "dialects/conversion", "cmd"} {
		literals(t, room, func(path, literal string) { require.NotRegexp(t, held, literal, path) })
	}
}
