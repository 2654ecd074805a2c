package acc

import (
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// exprs evaluates the expressions of one directive's clauses by the host language.
type exprs struct {
	g *Generator
	c *frontend.Construct
}

func (e exprs) Integer(x *pragma.Expr) *ir.Value   { return e.g.host.Integer(e.c, x) }
func (e exprs) Condition(x *pragma.Expr) *ir.Value { return e.g.host.Condition(e.c, x) }
func (e exprs) Star(t ir.Type) *ir.Value           { return irgen.Constant(e.g.host.Builder(), -1, t) }

func (e exprs) Known(x *pragma.Expr) (int64, bool) {
	if info := e.c.Exprs[x]; info != nil && info.Value != nil {
		return irgen.Int(info.Value)
	}
	return 0, false
}

func (e exprs) Symbol(name string) string { return e.g.host.BoundName(e.c, name) }

// clauses begins to lower the clauses of a directive that an operation holds.
func (g *Generator) clauses(c *frontend.Construct, o *ir.Draft) *accrows.Lowering {
	return accrows.Begin(o.Def, c.Directive, exprs{g, c})
}

// condition is the i1 of an if or self clause, nil without one.
func (g *Generator) condition(c *frontend.Construct, def *pragma.ClauseDef) *ir.Value {
	if cl := c.Directive.Find(def); cl != nil && len(cl.Args) > 0 && cl.Args[0].Expr != nil {
		return g.host.Condition(c, cl.Args[0].Expr)
	}
	return nil
}
