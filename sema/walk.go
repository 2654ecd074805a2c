package sema

import (
	"accc/frontend"
	"accc/pragma"
)

// Variables calls f for every variable of the clause.
func Variables(c *pragma.Clause, f func(v *pragma.Var)) {
	if c == nil {
		return
	}
	for _, a := range c.Args {
		if a.Kind == pragma.ArgVar {
			f(a.Var)
		}
	}
}

// Expressions calls f for every expression argument about which something is known.
func Expressions(c *frontend.Construct, f func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo)) {
	for _, clause := range c.Directive.ClausesAndArgument() {
		for _, a := range clause.Args {
			if a.Kind != pragma.ArgExpr {
				continue
			}
			if info := c.Exprs[a.Expr]; info != nil && info.Type != nil {
				f(clause, a, info)
			}
		}
	}
}

// EachVariable calls f for every variable of the directive, with what is known of it.
func EachVariable(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo)) {
	for _, clause := range c.Directive.ClausesAndArgument() {
		Variables(clause, func(v *pragma.Var) {
			if info := c.Vars[v]; info != nil {
				f(clause, v, info)
			}
		})
	}
}

// DeclaredVariables is EachVariable for variables that are declared.
func DeclaredVariables(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo)) {
	EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		if info.Symbol != nil && info.Symbol.Type != nil {
			f(clause, v, info)
		}
	})
}
