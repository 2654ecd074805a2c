package sema

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
)

// operand is the type that the operator of a reduction works on: of arrays the
// element. nil if it is not known.
func operand(info *frontend.VarInfo) *frontend.TypeInfo {
	t := info.Type
	for t != nil && t.Class == frontend.Array {
		t = t.Elem
	}
	return t
}

var ReductionType = check(Check{
	Rule: diag.Rule{
		Code: "ACC4005", Title: "reduction operator on a type it does not take", Spec: "OpenACC 3.3 §2.5.15",
		Doc: "+ * && and || take all numbers, max and min all but complex ones, & | and ^ integers. Pointers cannot be reduced; " +
			"structs can where every member can.",
		Avoid:  "#pragma acc parallel loop reduction(&: x)\nfor (i = 0; i < 10; i++) a[i] = x;",
		Prefer: "#pragma acc parallel loop reduction(&: k)\nfor (i = 0; i < 10; i++) k &= p[i];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != pragma.ClauseReduction || clause.Operator.Text == "" {
				return
			}
			t := operand(info)
			if t == nil {
				return
			}
			if bad := reducible(clause.Operator.Text, t, 0); bad != nil {
				r := p.New(v.Span, "operator %s does not take %s", clause.Operator.Text, typeName(bad)).See(info.Symbol.Decl, "declared here")
				if bad != t {
					r.Note("it is a member of %s", typeName(t))
				}
				r.To(p)
			}
		})
	},
})

// reducible returns the type that the operator cannot take: t, or that of a member.
func reducible(operator string, t *frontend.TypeInfo, deep int) *frontend.TypeInfo {
	switch t.Class {
	case frontend.Integer, frontend.Character, frontend.Logical, frontend.Unknown:
		return nil
	case frontend.Real:
		if operator == "&" || operator == "|" || operator == "^" {
			return t
		}
		return nil
	case frontend.Complex:
		switch operator {
		case "+", "*", "&&", "||":
			return nil
		}
		return t
	case frontend.Array:
		if t.Elem != nil {
			return reducible(operator, t.Elem, deep)
		}
		return nil
	case frontend.Aggregate:
		for _, f := range t.Fields {
			if f.Type == nil || deep > 16 {
				continue
			}
			if bad := reducible(operator, f.Type, deep+1); bad != nil {
				return bad
			}
		}
		return nil
	}
	return t
}

var ReductionMember = check(Check{
	Rule: diag.Rule{
		Code: "ACC4006", Title: "reduction of a member", Spec: "OpenACC 3.3 §2.5.15",
		Doc:    "A reduction is for variables, elements and sections, not for one member of a struct.",
		Avoid:  "struct { int sum; } z = {0};\n#pragma acc parallel loop reduction(+: z.sum)\nfor (i = 0; i < 10; i++) z.sum += p[i];",
		Prefer: "int sum = 0;\n#pragma acc parallel loop reduction(+: sum)\nfor (i = 0; i < 10; i++) sum += p[i];",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		eachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
			if clause.Def != pragma.ClauseReduction {
				return
			}
			for _, step := range v.Path {
				if step.Kind == pragma.Member || step.Kind == pragma.Arrow {
					p.New(v.Span, "expected a variable for reduction, found a member").To(p)
					return
				}
			}
		})
	},
})

var ReductionDiffers = check(Check{
	Rule: diag.Rule{
		Code: "ACC4019", Title: "nested reductions with different operators", Spec: "OpenACC 3.3 §2.9.11",
		Doc:    "Loops inside one another that reduce the same variable must use the same operator.",
		Avoid:  "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector reduction(*: k)\nfor (j = 0; j < 10; j++) k += j;\n}",
		Prefer: "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector reduction(+: k)\nfor (j = 0; j < 10; j++) k += j;\n}",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != pragma.ClauseReduction || clause.Operator.Text == "" || len(v.Path) > 0 {
				return
			}
			for outer := c.Parent; outer != nil; outer = outer.Parent {
				for _, other := range outer.Directive.Clauses {
					around := clauseVariable(outer, other, info.Symbol)
					if around == nil {
						continue
					}
					switch {
					case other.Def.Group == pragma.GroupPrivate:
						return // another variable from here on
					case other.Def == pragma.ClauseReduction && other.Operator.Text != "" && other.Operator.Text != clause.Operator.Text:
						p.New(v.Span, "%s is reduced with %s here and with %s around", v.Name, clause.Operator.Text, other.Operator.Text).
							See(other.Operator.Span, "the reduction around").To(p)
						return
					}
				}
				if isCompute(outer.Directive.Def) {
					return
				}
			}
		})
	},
})

// clauseVariable finds the whole symbol in a clause of a construct.
func clauseVariable(c *frontend.Construct, clause *pragma.Clause, s *frontend.Symbol) *pragma.Var {
	var found *pragma.Var
	variables(clause, func(v *pragma.Var) {
		if info := c.Vars[v]; info != nil && info.Symbol == s && len(v.Path) == 0 {
			found = v
		}
	})
	return found
}
