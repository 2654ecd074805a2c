package c

import (
	"fmt"
	"path/filepath"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// An External is a function with external linkage as a translation unit knows it: by its definition, or by the first call of it.
type External struct {
	Name    string
	Defined bool
	// Text is the type in words. Result and Params are classes of types that are passed in one way; Params is nil where the definition
	// takes any arguments.
	Text, Result string
	Params       []string
	Variadic     bool
	Span         source.Span
}

// Externals lists the functions that the unit defines for others, and those of others that it calls.
func (u *Unit) Externals() (list []External) {
	if u.AST == nil {
		return nil
	}
	own := map[string]bool{}
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		def := l.ExternalDeclaration.FunctionDefinition
		if def == nil || u.StandsIn(def) {
			continue
		}
		d := def.Declarator
		own[d.Name()] = true
		f, ok := d.Type().(*cc.FunctionType)
		if !ok || d.IsStatic() || d.IsInline() {
			continue
		}
		x := external(f, nil)
		x.Name, x.Defined, x.Span = d.Name(), true, u.TokenSpan(d.NameTok())
		list = append(list, x)
	}
	for name, x := range u.called {
		if !own[name] {
			x.Name = name
			list = append(list, x)
		}
	}
	return list
}

// external is a function of a type, or one without a prototype that is called with arguments.
func external(f *cc.FunctionType, args []cc.ExpressionNode) External {
	x := External{Text: TypeText(f, ""), Result: passedAs(f.Result()), Variadic: f.IsVariadic(), Params: []string{}}
	if len(f.Parameters()) > 0 || f.MaxArgs() >= 0 {
		for _, p := range parametersOf(f) {
			x.Params = append(x.Params, passedAs(p.Type()))
		}
		return x
	}
	if args == nil {
		x.Params = nil
		return x
	}
	var types []string
	for _, a := range args {
		t := a.Type()
		if t == nil {
			return External{}
		}
		class := passedAs(t.Decay())
		if class == "float" {
			class = "double"
		}
		x.Params = append(x.Params, class)
		types = append(types, TypeText(t.Decay(), ""))
	}
	x.Text = TypeText(f.Result(), "") + " (" + strings.Join(types, ", ") + ")"
	return x
}

// passedAs returns the class of a type whose values are passed in one way.
func passedAs(t cc.Type) string {
	switch {
	case t == nil || t.Kind() == cc.Void:
		return "void"
	case t.Decay().Kind() == cc.Ptr:
		return "pointer"
	case t.Kind() == cc.Float:
		return "float"
	case t.Kind() == cc.Double:
		return "double"
	case cc.IsIntegerType(t) && t.Size() <= 4:
		return "int"
	case cc.IsIntegerType(t):
		return fmt.Sprintf("integer of %d bytes", t.Size())
	}
	return fmt.Sprintf("%s of %d bytes", t.Kind(), t.Size())
}

// noteCall records the first call of a function that another unit may define.
func (u *Unit) noteCall(d *cc.Declarator, f *cc.FunctionType, args []cc.ExpressionNode, at source.Span) {
	name := d.Name()
	if _, again := u.called[name]; again || d.IsStatic() || strings.HasPrefix(name, "__") {
		return
	}
	if args == nil {
		args = []cc.ExpressionNode{}
	}
	if u.called == nil {
		u.called = map[string]External{}
	}
	x := external(f, args)
	x.Span = at
	if x.Text != "" {
		u.called[name] = x
	}
}

// Together reports the calls in one file of a program that disagree with the definition in another. Where a function is defined more
// than once, or the files are those of several programs, it cannot be told which definition is meant.
func Together(list []External, r diag.Reporter) {
	defined := map[string][]External{}
	for _, x := range list {
		if x.Defined {
			defined[x.Name] = append(defined[x.Name], x)
		}
	}
	if len(defined["main"]) > 1 {
		return
	}
	for _, x := range list {
		if x.Defined || len(defined[x.Name]) != 1 {
			continue
		}
		def := defined[x.Name][0]
		if x.agrees(&def) {
			continue
		}
		file := filepath.Base(def.Span.File.Name)
		d := RuleDisagree.New(x.Span, "function '%s' is called as %s, but %s defines it as %s", x.Name, x.Text, file, def.Text)
		d.See(def.Span, "defined here")
		d.Note("the types of the call are converted to those of the definition; declare the function as it is defined")
		r.Report(*d)
	}
}

// agrees reports whether a call passes what a definition takes, and expects what it returns.
func (x *External) agrees(def *External) bool {
	if def.Result != x.Result && def.Result != "void" && x.Result != "void" {
		return false
	}
	if def.Params == nil || def.Variadic && len(x.Params) >= len(def.Params) {
		return true
	}
	if len(x.Params) != len(def.Params) {
		return false
	}
	for i := range x.Params {
		if x.Params[i] != def.Params[i] {
			return false
		}
	}
	return true
}
