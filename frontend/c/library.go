package c

import (
	"strings"
	"sync"

	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// Functions of the library that are called without their header. C89 takes them for functions that return int; the compilers that
// people use know the library and give such a function its own type. So the text is read again with their prototypes, unless the
// program has a function of the name, or calls it with another number of arguments, which then is one of another file.

// lend reads the text again with the prototypes of the functions of the library that it calls without declaring them. It returns
// the tree, which is the one it is given where there are none or where they do not fit the program.
func (u *Unit) lend(cfg *cc.Config, text []byte, ast *cc.AST) *cc.AST {
	called := map[string]bool{}
	undeclared(ast.Scope, called)
	if len(called) == 0 {
		return ast
	}
	var prototypes strings.Builder
	lent := map[string]bool{}
	counts := argumentCounts(ast, called)
	for name := range called {
		f := libraryType(name)
		if f == nil || ast.Scope.Nodes[name] != nil && !isUndeclared(ast.Scope.Nodes[name]) {
			continue
		}
		params, fits := parametersOf(f), true
		for _, n := range counts[name] {
			fits = fits && n >= len(params) && (n == len(params) || f.IsVariadic())
		}
		if p := prototype(name, f, params); fits && p != "" {
			prototypes.WriteString(p)
			lent[name] = true
		}
	}
	if len(lent) == 0 {
		return ast
	}
	typed, err := guarded(cc.Translate, cfg, text, prototypes.String())
	if err != nil {
		return ast
	}
	u.lent = lent
	return typed
}

// undeclared adds the names that cc/v4 declared because a scope calls them.
func undeclared(s *cc.Scope, names map[string]bool) {
	for name, nodes := range s.Nodes {
		if isUndeclared(nodes) && declaredIn()[name] != "" {
			names[name] = true
		}
	}
	for _, c := range s.Children {
		undeclared(c, names)
	}
}

func isUndeclared(nodes []cc.Node) bool {
	for _, n := range nodes {
		if d, ok := n.(*cc.Declarator); ok && d.IsSynthetic() {
			return true
		}
	}
	return false
}

// argumentCounts lists, by the name of a function, how many arguments the calls of the tree pass to it.
func argumentCounts(ast *cc.AST, names map[string]bool) map[string][]int {
	counts := map[string][]int{}
	for l := ast.TranslationUnit; l != nil; l = l.TranslationUnit {
		Walk(l.ExternalDeclaration, func(n cc.Node) bool {
			x, ok := n.(*cc.PostfixExpression)
			if !ok || x.Case != cc.PostfixExpressionCall {
				return true
			}
			p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression)
			if !ok || p.Case != cc.PrimaryExpressionIdent || !names[p.Token.SrcStr()] {
				return true
			}
			n1 := 0
			for a := x.ArgumentExpressionList; a != nil; a = a.ArgumentExpressionList {
				n1++
			}
			counts[p.Token.SrcStr()] = append(counts[p.Token.SrcStr()], n1)
			return true
		})
	}
	return counts
}

// libraryTypes are the types that libraryType has found, by name.
var libraryTypes sync.Map

// libraryType returns the type of a function that a built-in header declares, nil for other names.
func libraryType(name string) *cc.FunctionType {
	header := declaredIn()[name]
	if header == "" {
		return nil
	}
	if f, ok := libraryTypes.Load(name); ok {
		return f.(*cc.FunctionType)
	}
	// A header's declarations that nothing uses are left out.
	var none diag.List
	var found *cc.FunctionType
	unit := Parse(source.NewFile("<library>", []byte("#include <"+header+">\nvoid use(void) { (void)"+name+"; }\n")), Options{}, &none)
	if unit != nil && unit.AST != nil {
		for _, n := range unit.AST.Scope.Nodes[name] {
			if d, ok := n.(*cc.Declarator); ok && !d.IsTypename() {
				found, _ = d.Type().(*cc.FunctionType)
			}
		}
	}
	libraryTypes.Store(name, found)
	return found
}

// LibraryFunction returns the type of a function of the library that can be called with n arguments, nil where there is none: it is
// meant by a declaration without a prototype, unless the program defines the function.
func LibraryFunction(name string, n int) *cc.FunctionType {
	f := libraryType(name)
	if f == nil || n < len(parametersOf(f)) || n > len(parametersOf(f)) && !f.IsVariadic() {
		return nil
	}
	return f
}

// parametersOf returns the parameters of a prototype, none for (void).
func parametersOf(f *cc.FunctionType) []*cc.Parameter {
	list := f.Parameters()
	if len(list) == 1 && list[0].Type() != nil && list[0].Type().Kind() == cc.Void {
		return nil
	}
	return list
}

// prototype writes a declaration that needs no other one, "" where a type cannot be written so. Pointers to structures are
// pointers to anything.
func prototype(name string, f *cc.FunctionType, params []*cc.Parameter) string {
	result := written(f.Result())
	list := make([]string, len(params))
	for i, p := range params {
		if list[i] = written(p.Type()); list[i] == "" || list[i] == "void" {
			return ""
		}
	}
	if f.IsVariadic() {
		list = append(list, "...")
	}
	if len(list) == 0 {
		list = []string{"void"}
	}
	if result == "" {
		return ""
	}
	return result + " " + name + "(" + strings.Join(list, ", ") + ");\n"
}

// written returns the text of a type of numbers or of a pointer, "" for others.
func written(t cc.Type) string {
	if t == nil {
		return ""
	}
	switch t = t.Decay(); t.Kind() {
	case cc.Ptr:
		elem := t.(*cc.PointerType).Elem()
		constant := ""
		if a := elem.Attributes(); a != nil && a.IsConst() {
			constant = "const "
		}
		if elem.Kind() == cc.Function {
			return "void *"
		}
		if of := written(elem); of != "" && elem.Kind() != cc.Array {
			return constant + of + " *"
		}
		return constant + "void *"
	case cc.Void:
		return "void"
	case cc.Enum:
		return "int"
	}
	return basicTypes[t.Kind()]
}

var basicTypes = map[cc.Kind]string{cc.Bool: "_Bool", cc.Char: "char", cc.SChar: "signed char", cc.UChar: "unsigned char", cc.Short: "short",
	cc.UShort: "unsigned short", cc.Int: "int", cc.UInt: "unsigned", cc.Long: "long", cc.ULong: "unsigned long", cc.LongLong: "long long",
	cc.ULongLong: "unsigned long long", cc.Float: "float", cc.Double: "double", cc.LongDouble: "long double"}
