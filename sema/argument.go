package sema

import (
	"go/constant"

	"accc/frontend"
	"accc/pragma"
)

// Whole returns the value of an expression if it is a known integer.
func Whole(info *frontend.ExprInfo) (int64, bool) {
	if info == nil || info.Value == nil {
		return 0, false
	}
	v := constant.ToInt(info.Value)
	if v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

func (p *Pass) IsInteger(t *frontend.TypeInfo) bool {
	switch t.Class {
	case frontend.Integer, frontend.Unknown:
		return true
	case frontend.Logical, frontend.Character: // _Bool and char
		return p.Unit.Language == frontend.C
	}
	return false
}

// IsCount reports whether the argument is a count that must be a positive constant.
func IsCount(clause *pragma.Clause) bool { return clause.Def.Rule.Constant }

// TypeName is how a message calls a type.
func TypeName(t *frontend.TypeInfo) string {
	if t.Text == "" {
		return "a value of another type"
	}
	return t.Text
}

// NotInteger reports arguments that are not integers where the table demands them.
func NotInteger(p *Pass, c *frontend.Construct) {
	Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
		if clause.Def.Rule.Integer && !p.IsInteger(info.Type) {
			p.New(a.Expr.Span, "expected an integer for %s, found %s", clause.Def.Name, TypeName(info.Type)).Citing(clause.Def.Spec).To(p)
		}
	})
	for _, clause := range c.Directive.ClausesAndArgument() {
		Variables(clause, func(v *pragma.Var) {
			for _, step := range v.Path {
				for _, e := range []*pragma.Expr{step.Lower, step.Length, step.Upper, step.Stride} {
					info := c.Exprs[e]
					if e == nil || info == nil || info.Type == nil || p.IsInteger(info.Type) {
						continue
					}
					if p.Unit.Language == frontend.C || info.Type.Class == frontend.Array { // others are reported as subscripts of Fortran
						p.New(e.Span, "expected an integer in an array section, found %s", TypeName(info.Type)).Citing("OpenACC 3.3 §2.7.1").To(p)
					}
				}
			}
		})
	}
}

// NotPositive reports known sizes below 1.
func NotPositive(p *Pass, c *frontend.Construct) {
	Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
		if !clause.Def.Rule.Positive || IsCount(clause) || a.Key.Text == "dim" || !p.IsInteger(info.Type) {
			return
		}
		if v, ok := Whole(info); ok && v <= 0 {
			p.New(a.Expr.Span, "expected a positive number for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
		}
	})
}

// TooMany reports more arguments than the table allows.
func TooMany(p *Pass, c *frontend.Construct) {
	for _, clause := range c.Directive.Clauses {
		use := c.Directive.Def.Use(clause.Def)
		if use == nil {
			continue
		}
		limit := clause.Def.Rule.Max
		if use.Max > 0 {
			limit = use.Max
		}
		if limit > 0 && (use.Max > 0 || clause.Def.Shape == pragma.ShapeExprs) && len(clause.Args) > limit {
			p.New(clause.Args[limit].Span, "%s allows at most %d on %s, found %d", clause.Def.Name, limit, c.Directive.Def.Name, len(clause.Args)).To(p)
		}
	}
}

// NotScalar reports conditions that are not scalar.
func NotScalar(p *Pass, c *frontend.Construct) {
	Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
		if p.Unit.Language == frontend.Fortran {
			if clause.Def.Rule.Scalar && info.Type.Class != frontend.Logical && info.Type.Class != frontend.Unknown {
				p.New(a.Expr.Span, "expected a scalar logical condition for %s, found %s", clause.Def.Name, TypeName(info.Type)).Citing(clause.Def.Spec).To(p)
			}
			return
		}
		if clause.Def.Rule.Scalar && (info.Type.Class == frontend.Aggregate || info.Type.Class == frontend.Void) {
			p.New(a.Expr.Span, "expected a scalar condition for %s, found %s", clause.Def.Name, TypeName(info.Type)).Citing(clause.Def.Spec).To(p)
		}
	})
}
