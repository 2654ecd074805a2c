package acc

import (
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
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

var ReductionType = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4005", Title: "reduction operator on a type that it does not support", Spec: "OpenACC 3.3 §2.5.15",
		Doc: "+ * && and || apply to all numbers, max and min to all but complex ones, & | and ^ to integers. Pointers and unions cannot be reduced; " +
			"structs can if every member is a number that can.",
		Avoid:  "#pragma acc parallel loop reduction(&: x)\nfor (i = 0; i < 10; i++) a[i] = x;",
		Prefer: "#pragma acc parallel loop reduction(&: k)\nfor (i = 0; i < 10; i++) k &= p[i];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != acc.ClauseReduction || clause.Operator.Text == "" {
				return
			}
			t := operand(info)
			if t == nil {
				return
			}
			bad := reducible(clause.Operator.Text, t, false)
			if p.Unit.Language == frontend.C && info.Type.Class == frontend.Array && len(v.Path) == 0 && info.Symbol.Storage == frontend.Param {
				bad, t = info.Type, info.Type // a pointer, whatever its declaration looks like
			}
			if p.Unit.Language == frontend.Fortran && bad == nil {
				bad = reducibleInFortran(clause.Operator.Text, t, true)
			}
			if bad != nil {
				what, pointer := sema.TypeName(bad), bad == info.Type && info.Type.Class == frontend.Array && p.Unit.Language == frontend.C
				if pointer {
					what = "a pointer"
				}
				if name := indirectMember(t); name != "" {
					what = sema.TypeName(t) + ", whose member '" + name + "' is allocatable or a pointer"
				}
				r := p.New(v.Span, "operator %s cannot be applied to %s", clause.Operator.Text, what).See(info.Symbol.Decl, "declared here")
				if pointer {
					r.Note("a parameter that is declared as an array is a pointer to the first element")
				}
				if bad != t && what == sema.TypeName(bad) {
					r.Note("it is a member of %s", sema.TypeName(t))
				}
				r.To(p)
			}
		})
	},
})

// indirectMember is the name of a member that is a descriptor of memory elsewhere, which no operator applies to; ""
// if there is none.
func indirectMember(t *frontend.TypeInfo) string {
	if t.Class != frontend.Aggregate {
		return ""
	}
	for _, f := range t.Fields {
		if f.Type != nil && f.Type.Indirect {
			return f.Name
		}
	}
	return ""
}

// reducible returns the type that the operator cannot take: t, or that of a member, which must be a number.
func reducible(operator string, t *frontend.TypeInfo, member bool) *frontend.TypeInfo {
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
		if t.Elem != nil && !member {
			return reducible(operator, t.Elem, false)
		}
	case frontend.Aggregate:
		if member || t.Union {
			return t
		}
		for _, f := range t.Fields {
			if f.Type == nil {
				continue
			}
			if bad := reducible(operator, f.Type, true); bad != nil {
				return bad
			}
		}
		return nil
	}
	return t
}

// fortranOperands are the type classes that the reduction operators of Fortran take, where they are not all numbers
// (OpenACC 3.3 §2.5.15).
var fortranOperands = map[string]frontend.Class{
	"iand": frontend.Integer, "ior": frontend.Integer, "ieor": frontend.Integer,
	".and.": frontend.Logical, ".or.": frontend.Logical, ".eqv.": frontend.Logical, ".neqv.": frontend.Logical,
}

// reducibleInFortran is reducible for Fortran's own types: logical is not a number there, and a member may be
// allocatable.
func reducibleInFortran(operator string, t *frontend.TypeInfo, whole bool) *frontend.TypeInfo {
	switch {
	case t.Class == frontend.Unknown:
		return nil
	case t.Class == frontend.Aggregate && whole:
		for _, f := range t.Fields {
			if f.Type == nil {
				continue
			}
			if bad := reducibleInFortran(operator, f.Type, false); bad != nil || f.Type.Indirect {
				return f.Type
			}
		}
		return nil
	}
	class, own := fortranOperands[operator]
	if own && t.Class != class || !own && (t.Class == frontend.Logical || t.Class == frontend.Character) {
		return t
	}
	return nil
}

var ReductionMember = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4006", Title: "reduction of a member", Spec: "OpenACC 3.3 §2.5.15",
		Doc:    "A reduction is for variables, elements and sections, not for one member of a struct.",
		Avoid:  "struct { int sum; } z = {0};\n#pragma acc parallel loop reduction(+: z.sum)\nfor (i = 0; i < 10; i++) z.sum += p[i];",
		Prefer: "int sum = 0;\n#pragma acc parallel loop reduction(+: sum)\nfor (i = 0; i < 10; i++) sum += p[i];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
			if clause.Def != acc.ClauseReduction {
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

var ReductionDiffers = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4019", Title: "nested reductions with different operators", Spec: "OpenACC 3.3 §2.9.11",
		Doc:    "Nested loops that reduce the same variable must use the same operator.",
		Avoid:  "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector reduction(*: k)\nfor (j = 0; j < 10; j++) k += j;\n}",
		Prefer: "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector reduction(+: k)\nfor (j = 0; j < 10; j++) k += j;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != acc.ClauseReduction || clause.Operator.Text == "" || len(v.Path) > 0 {
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
					case other.Def == acc.ClauseReduction && other.Operator.Text != "" && other.Operator.Text != clause.Operator.Text:
						p.New(v.Span, "'%s' is reduced with %s here, but with %s in the enclosing loop", v.Name, clause.Operator.Text, other.Operator.Text).
							See(other.Operator.Span, "the enclosing reduction").To(p)
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

var ReductionMissingInside = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4029", Severity: diag.Warning, Title: "reduction missing on an inner loop", Spec: "OpenACC 3.3 §2.9.11",
		Doc: "A reduction that spans several loops with loop directives must be on each of them: an inner loop that shares its iterations " +
			"without it lets them overwrite each other.",
		Avoid:  "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector\nfor (j = 0; j < 10; j++) k += j;\n}",
		Prefer: "#pragma acc parallel loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector reduction(+: k)\nfor (j = 0; j < 10; j++) k += j;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirLoop || c.Directive.Incomplete || len(levels(c, anyDevice)) == 0 {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || seen[s] || u.Kind&frontend.Write == 0 || u.Kind&frontend.Through != 0 || inAtomic(c, u) || !withoutClause(c, u) {
				continue
			}
			seen[s] = true
			loopsAround(c, func(outer *frontend.Construct) bool {
				for _, clause := range outer.Directive.Clauses {
					if clauseVariable(outer, clause, s) == nil {
						continue
					}
					if clause.Def == acc.ClauseReduction && clause.Operator.Text != "" {
						r := p.New(u.Span, "'%s' is reduced by an enclosing loop, but not by this loop", s.Name).
							See(clause.Span, "the enclosing reduction").See(c.Directive.NameSpan, "this loop")
						if !sema.FromMacro(c.Directive) {
							at := c.Directive.Span
							at.Start = at.End
							text := "reduction(" + clause.Operator.Text + ":" + s.Name + ")"
							r.Fix("add "+text, source.Edit{Span: at, New: " " + text})
						}
						r.To(p)
					}
					return false
				}
				return true
			})
		}
	},
})

var ReductionIntoOwn = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4034", Severity: diag.Warning, Title: "reduction over gangs into a variable of a single gang", Spec: "OpenACC 3.3 §2.9.11",
		Doc: "Gangs do not wait for one another, so a reduction is complete only at the end of the compute construct. A variable that is declared " +
			"inside it no longer exists then, and before that each gang may see its own part only.",
		Avoid:  "#pragma acc parallel\n{\nint own = 0;\n#pragma acc loop gang reduction(+: own)\nfor (i = 0; i < 10; i++) own += i;\n}",
		Prefer: "k = 0;\n#pragma acc parallel\n{\n#pragma acc loop gang reduction(+: k)\nfor (i = 0; i < 10; i++) k += i;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		gang, around := c.Directive.Find(acc.ClauseGang), computeAround(c)
		if c.Directive.Def != acc.DirLoop || gang == nil || around == nil || !around.Directive.Def.Is(acc.DirParallel) {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != acc.ClauseReduction || !info.Symbol.In.Within(around) || info.Symbol.Type.Class == frontend.Pointer {
				return
			}
			p.New(v.Span, "'%s' belongs to one gang, but all gangs share the loop", v.Name).
				See(gang.Span, "shared by gangs here").See(info.Symbol.Decl, "declared inside of %s", around.Directive.Def.Name).To(p)
		})
	},
})

var ReductionOrphaned = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4035", Title: "reduction over gangs in a routine", Spec: "OpenACC 3.3 §2.9.11",
		Doc: "Gangs do not wait for one another, so no gang ever sees the results of the others: a reduction over gangs is complete at " +
			"the end of the compute construct, and a routine ends before. A gang loop outside of a construct cannot reduce.",
		Avoid:  "#pragma acc routine gang\nint sum(int n, int *p)\n{\nint s = 0;\n#pragma acc loop gang reduction(+: s)\nfor (int i = 0; i < n; i++) s += p[i];\nreturn s;\n}",
		Prefer: "#pragma acc routine vector\nint sum(int n, int *p)\n{\nint s = 0;\n#pragma acc loop vector reduction(+: s)\nfor (int i = 0; i < n; i++) s += p[i];\nreturn s;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		reduction := c.Directive.Find(acc.ClauseReduction)
		if c.Directive.Def != acc.DirLoop || reduction == nil || computeAround(c) != nil {
			return
		}
		for _, device := range devices(c.Directive) {
			for _, clause := range levels(c, device) {
				if clause.Def == acc.ClauseGang {
					on(p.New(reduction.Span, "a gang loop outside of a compute construct cannot reduce").See(clause.Span, "shared by gangs here"), device).To(p)
					return
				}
			}
		}
	},
})

// withoutClause reports whether no clause from the construct to the use inside says
// what happens to the variable.
func withoutClause(c *frontend.Construct, u frontend.Use) bool {
	return !between(c, u, func(around *frontend.Construct) bool {
		for _, clause := range around.Directive.Clauses {
			switch clause.Def.Group {
			case pragma.GroupPrivate, pragma.GroupReduce:
				if clauseVariable(around, clause, u.Symbol) != nil {
					return true
				}
			}
		}
		return false
	})
}

// clauseVariable finds the whole symbol in a clause of a construct.
func clauseVariable(c *frontend.Construct, clause *pragma.Clause, s *frontend.Symbol) *pragma.Var {
	var found *pragma.Var
	sema.Variables(clause, func(v *pragma.Var) {
		if info := c.Vars[v]; info != nil && (info.Symbol == s || inBlock(info.Symbol, s)) && len(v.Path) == 0 {
			found = v
		}
	})
	return found
}

// inBlock reports whether a variable of a clause is the common block that another is in.
func inBlock(block, s *frontend.Symbol) bool {
	return block != nil && slices.Contains(block.Members, s)
}
