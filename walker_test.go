package accc_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// walkers lists, for each directory, how many places follow addresses by hand. A number may only fall: package ir/memory answers what an address leads to,
// who writes there and who else knows it.
var walkers = map[string]int{
	"backend/acctoomp":                 22,
	"backend/emit":                     17,
	"backend/omptoacc":                 4,
	"backend/run":                      6,
	"backend/wasm":                     1,
	"dialects/conversion/acctooffload": 5,
	"dialects/conversion/build":        2,
	"dialects/conversion/dependence":   5,
	"dialects/conversion/firacc":       2,
	"dialects/conversion/firtollvm":    22,
	"dialects/conversion/flangomp":     1,
	"dialects/conversion/implicit":     3,
	"dialects/conversion/offloadtorun": 1,
	"dialects/conversion/reduce":       6,
	"dialects/conversion/tollvm":       1,
	"dialects/conversion/transfer":     85,
	"irgen/acc":                        1,
	"irgen/fortran":                    1,
	"irgen/fortran/build":              1,
	"sema/loop":                        5,
}

// TestWalkers finds the places outside of ir/memory, and of the definitions of operations, that follow addresses by themselves:
//
//   - calls that ask operations what ir/memory asks them: DerivationOf, IdentityOf, As[Accesses] and the like;
//   - loops that replace a value by an operand of the operation that made it, or by the variable of its data operation;
//   - functions that call themselves with such an operand, or with a result of a user of the value.
//
// The test knows no types. A loop over numbers that looks the same counts as well.
func TestWalkers(t *testing.T) {
	found := map[string][]string{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != "." && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".")):
			return filepath.SkipDir
		case d.IsDir(), !strings.HasSuffix(path, ".go"), strings.HasSuffix(path, "_test.go"):
			return nil
		}
		path = filepath.ToSlash(path)
		if within(path, "ir") || within(path, "dialects") && !within(path, "dialects/conversion") {
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		room := filepath.ToSlash(filepath.Dir(path))
		for _, at := range walkersIn(file) {
			found[room] = append(found[room], fmt.Sprintf("%s: %s", files.Position(at.node.Pos()), at.what))
		}
		return nil
	}))
	total, files := 0, map[string]bool{}
	for _, room := range slices.Sorted(maps.Keys(found)) {
		list := found[room]
		total += len(list)
		for _, at := range list {
			name, _, _ := strings.Cut(at, ":")
			files[name] = true
			t.Log(at)
		}
		if len(list) > walkers[room] {
			t.Errorf("%s follows addresses by hand at %d places, %d are known: ask ir/memory\n%s", room, len(list), walkers[room], strings.Join(list, "\n"))
		}
	}
	for room, n := range walkers {
		if len(found[room]) < n {
			t.Logf("%s follows addresses by hand at %d places, %d are in the table: lower the number", room, len(found[room]), n)
		}
	}
	t.Logf("%d places in %d files", total, len(files))
}

// A walker is a place that follows addresses.
type walker struct {
	node ast.Node
	what string
}

// walkersIn returns the places of a file, in its order.
func walkersIn(file *ast.File) (list []walker) {
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if what := asks(n); what != "" {
					list = append(list, walker{n, what})
				}
				if isCallOf(n, f) && slices.ContainsFunc(n.Args, func(x ast.Expr) bool { return steps(x, f.Body, nil) }) {
					list = append(list, walker{n, "recursion over addresses"})
				}
			case *ast.ForStmt:
				if at := stepIn(n); at != nil {
					list = append(list, walker{at, "loop over addresses"})
				}
			}
			return true
		})
	}
	return list
}

// asks returns the interface of memory that a call asks an operation for, "" if it is another call.
func asks(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		if isIdent(f.X, "ir") && (f.Sel.Name == "DerivationOf" || f.Sel.Name == "IdentityOf") {
			return f.Sel.Name
		}
	case *ast.IndexExpr:
		as, ok := f.X.(*ast.SelectorExpr)
		of, isSelector := f.Index.(*ast.SelectorExpr)
		if ok && isSelector && isIdent(as.X, "ir") && isIdent(of.X, "ir") && (as.Sel.Name == "As" || as.Sel.Name == "Is") {
			switch of.Sel.Name {
			case "Accesses", "Derives", "Identifies":
				return as.Sel.Name + "[" + of.Sel.Name + "]"
			}
		}
	}
	return ""
}

func isIdent(x ast.Expr, name string) bool {
	id, ok := x.(*ast.Ident)
	return ok && id.Name == name
}

// isCallOf reports whether a call is one of the function that it is in.
func isCallOf(call *ast.CallExpr, f *ast.FuncDecl) bool {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return f.Recv == nil && fun.Name == f.Name.Name
	case *ast.SelectorExpr:
		return f.Recv != nil && len(f.Recv.List[0].Names) > 0 && fun.Sel.Name == f.Name.Name && isIdent(fun.X, f.Recv.List[0].Names[0].Name)
	}
	return false
}

// stepIn returns the statement of a loop that replaces a value by one that it was made of, nil if there is none.
func stepIn(loop *ast.ForStmt) (at ast.Node) {
	assigned := map[string]bool{}
	assignments(loop, func(a *ast.AssignStmt, name string, by ast.Expr) {
		if a.Tok == token.ASSIGN {
			assigned[name] = true
		}
	})
	for name := range assigned {
		made := madeOf(loop, name)
		assignments(loop, func(a *ast.AssignStmt, to string, by ast.Expr) {
			if to == name && a.Tok == token.ASSIGN && a != loop.Init && steps(by, loop, made) && (at == nil || a.Pos() < at.Pos()) {
				at = a
			}
		})
	}
	return at
}

// madeOf are the variables of a loop that are computed from one of them, with that one.
func madeOf(loop ast.Node, name string) map[string]bool {
	made := map[string]bool{name: true}
	for n := 0; n != len(made); {
		n = len(made)
		assignments(loop, func(_ *ast.AssignStmt, to string, by ast.Expr) {
			if mentions(by, made) {
				made[to] = true
			}
		})
	}
	return made
}

// assignments calls f for each variable that is assigned in a node, but not in functions and loops inside of it.
func assignments(n ast.Node, f func(a *ast.AssignStmt, name string, by ast.Expr)) {
	ast.Inspect(n, func(in ast.Node) bool {
		switch in := in.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ForStmt:
			return in == n
		case *ast.AssignStmt:
			for i, x := range in.Lhs {
				if id, ok := x.(*ast.Ident); ok && id.Name != "_" {
					f(in, id.Name, in.Rhs[min(i, len(in.Rhs)-1)])
				}
			}
		}
		return true
	})
}

func mentions(x ast.Expr, names map[string]bool) (found bool) {
	ast.Inspect(x, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && names[id.Name]
		return !found
	})
	return found
}

// steps reports whether an expression goes from a value to one that it was made of, or that is made of it. of are the values that count, nil: all. A
// variable is what it was assigned in a node around.
func steps(x ast.Expr, around ast.Node, of map[string]bool) (found bool) {
	uses := false
	ast.Inspect(around, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		uses = uses || ok && (s.Sel.Name == "FirstUse" || s.Sel.Name == "Users")
		return true
	})
	ast.Inspect(x, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			found = found || n.Sel.Name == "From" && (of == nil || mentions(n.X, of))
		case *ast.CallExpr:
			s, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			switch name := s.Sel.Name; {
			case name == "Operand", name == "Mirror", name == "Result" && uses && of == nil:
				found = found || of == nil || mentions(s.X, of)
			case isIdent(s.X, "acc") && (name == "Var" || name == "Storage"), isIdent(s.X, "ir") && name == "Declared":
				found = found || of == nil || slices.ContainsFunc(n.Args, func(x ast.Expr) bool { return mentions(x, of) })
			}
		}
		return !found
	})
	return found
}
