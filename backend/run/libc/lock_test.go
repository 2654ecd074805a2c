package libc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLocksAreReleased reads the libraries of programs: a call may be unwound wherever it looks at memory of the program, fails, or calls the
// program back. So a lock is released by a deferred call (Env.hold does that too), or nothing in between can unwind.
func TestLocksAreReleased(t *testing.T) {
	locks := 0
	for _, dir := range []string{".", "../libfortran", "../libmpi"} {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		require.NoError(t, err)
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			file, err := parser.ParseFile(fset, name, nil, 0)
			require.NoError(t, err)
			ast.Inspect(file, func(n ast.Node) bool {
				f, ok := n.(*ast.FuncDecl)
				if ok && dir == "." && (f.Name.Name == "hold" || f.Name.Name == "leave") {
					return false
				}
				block, ok := n.(*ast.BlockStmt)
				if !ok {
					return true
				}
				for i, s := range block.List {
					mutex := callOn(s, "Lock")
					if mutex == "" {
						continue
					}
					locks++
					if why := unwinds(mutex, block.List[i+1:]); why != "" {
						t.Errorf("%s: %s stays locked %s: defer its Unlock, or use hold", fset.Position(s.Pos()), mutex, why)
					}
				}
				return true
			})
		}
	}
	require.Greater(t, locks, 50)
}

// callOn returns the x of a statement x.method(); "" for any other statement.
func callOn(s ast.Stmt, method string) string {
	var e ast.Expr
	switch s := s.(type) {
	case *ast.ExprStmt:
		e = s.X
	case *ast.DeferStmt:
		e = s.Call
	}
	call, _ := e.(*ast.CallExpr)
	if call == nil {
		return ""
	}
	f, _ := call.Fun.(*ast.SelectorExpr)
	if f == nil || f.Sel.Name != method {
		return ""
	}
	return types.ExprString(f.X)
}

// unwinds returns why a mutex that is locked before the statements may stay locked; "" if it cannot.
func unwinds(mutex string, after []ast.Stmt) string {
	for i, s := range after {
		if callOn(s, "Unlock") == mutex {
			return ""
		}
		if i == 0 {
			if _, isDefer := s.(*ast.DeferStmt); isDefer {
				return "when another call is deferred before"
			}
		}
		why := ""
		ast.Inspect(s, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				why = "on a return"
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.SelectorExpr); ok && types.ExprString(f.X) == "e" {
					why = "when " + types.ExprString(n.Fun) + " does not come back"
				}
			}
			return why == ""
		})
		if why != "" {
			return why
		}
	}
	return "at the end of the block"
}
