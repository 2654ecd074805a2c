package accc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Attributes with accc's own prefix are spelled in their dialect and nowhere else.
func TestPrivateAttributesHaveOneHome(t *testing.T) {
	own := regexp.MustCompile("^[\"`]accc\\.[a-z_]+[\"`]$")
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || within(path, "dialects/accc") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				require.NotRegexp(t, own, lit.Value, path)
			}
			return true
		})
		return nil
	}))
}

// The groups of operands and attributes that hold clauses are spelled in dialects/acc; elsewhere they are slots.
func TestSlotsHaveOneHome(t *testing.T) {
	held := regexp.MustCompile("^\"(dataClause|[a-zA-Z]+Operands(DeviceType|Segments)|(async|wait|private|firstprivate|reduction|gang|tile|vector|workerNum|dataClause)Operands?" +
		"|num(Gangs|Workers)(DeviceType|Segments)?|vectorLength(DeviceType)?|collapseDeviceType|asyncOnly|waitOnly|hasWaitDevnum|gangDim(DeviceType)?)\"$")
	for _, room := range []string{"irgen", "backend", "dialects/conversion", "cmd"} {
		require.NoError(t, filepath.WalkDir(room, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					require.NotRegexp(t, held, lit.Value, path)
				}
				return true
			})
			return nil
		}))
	}
}
