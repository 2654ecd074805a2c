package sema

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// NotDeclared reports variables that are not declared.
func NotDeclared(p *Pass, c *frontend.Construct) {
	EachVariable(c, func(_ *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		if info.Symbol != nil {
			return
		}
		r := p.New(v.Base, "'%s' is not declared", v.Name)
		if hidden := p.hidden(v.Name); hidden != nil {
			r.See(hidden.Decl, "declared here, where the directive does not see it")
		} else if near := diag.Nearest(v.Name, p.namesAt(c)); near != "" {
			r.Fix("did you mean "+near+"?", source.Edit{Span: v.Base, New: near})
		}
		r.To(p)
	})
}

// hidden is a global variable that has a name which is not visible: it is private in its module, or that is not used.
func (p *Pass) hidden(name string) *frontend.Symbol {
	for _, s := range p.Unit.Globals {
		if s.Name == name && s.Decl.IsValid() {
			return s
		}
	}
	return nil
}

// namesAt are names of variables known to be visible at a construct: those it uses,
// the parameters of the procedure and the global ones.
func (p *Pass) namesAt(c *frontend.Construct) []string {
	var out []string
	add := func(s *frontend.Symbol) {
		if s != nil {
			out = append(out, s.Name)
		}
	}
	for _, u := range c.Uses {
		add(u.Symbol)
	}
	if r := p.Routines[c]; r != nil {
		for _, s := range r.Params {
			add(s)
		}
	}
	for _, s := range p.Unit.Globals {
		add(s)
	}
	return out
}

// Incomplete reports variables without a size in clauses that need one. In sections they are allowed.
func Incomplete(p *Pass, c *frontend.Construct, needs func(clause *pragma.Clause) bool) {
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		if s.Type == nil || !s.Type.Incomplete || s.Storage == frontend.Param || len(v.Path) > 0 || !needs(clause) {
			return
		}
		r := p.New(v.Span, "'%s' has no size: its type %s is incomplete", v.Name, TypeName(s.Type)).See(s.Decl, "declared here")
		if s.Type.Class == frontend.Array {
			r.Note("declare its length, or write a section of it")
		}
		r.To(p)
	})
}

// NotVariable reports names that are not of variables. Those of constants are only warned of in clauses that are lenient, which may be nil.
func NotVariable(p *Pass, c *frontend.Construct, lenient func(clause *pragma.Clause) bool) {
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		what := ""
		switch {
		case info.Symbol.Type.Class == frontend.Function || info.Symbol.Storage == frontend.Func:
			what = "function"
		case info.Symbol.Storage == frontend.Constant:
			what = "constant"
		default:
			return
		}
		r := p.New(v.Base, "expected a variable, but '%s' is a %s", v.Name, what)
		if info.Symbol.Decl != v.Base { // a name of Fortran without a declaration
			r.See(info.Symbol.Decl, "declared here")
		}
		if lenient != nil && what == "constant" && lenient(clause) {
			r.Severity = diag.Warning
			r.Note("constants have no copies: the clause does nothing for '%s'", v.Name)
		}
		r.To(p)
	})
}
