package acc

import (
	"sort"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

var Unlisted = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4004", Title: "variable in no clause although default(none) is given", Spec: "OpenACC 3.3 §2.5.16",
		Doc: "With default(none) every variable that the construct uses and that is declared outside needs a data clause, on the construct " +
			"or on a data construct around it. A compute construct without a default clause obeys the one of the nearest data construct " +
			"around it. Variables of loops with a loop directive are private anyway.",
		Avoid:  "#pragma acc parallel default(none) copyout(x)\nx = y;",
		Prefer: "#pragma acc parallel default(none) copyout(x) copyin(y)\nx = y;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		none := c.VisibleDefault()
		if !isCompute(d.Def) || none == nil || d.Incomplete || none.Args[0].Word != "none" {
			return
		}
		listed := map[*frontend.Symbol]bool{}
		for around := c; around != nil; around = around.Parent {
			if around.Directive.Incomplete {
				return
			}
			addListed(around, listed)
		}
		var uses []frontend.Use
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || seen[s] || listed[s] || factsOf(p).declared[s] != nil || s.Declared || predetermined(s) || loopVariable(c, u) || listedInside(c, u) {
				continue
			}
			seen[s] = true
			uses = append(uses, u)
		}
		sort.SliceStable(uses, func(i, j int) bool { return uses[i].Span.Start < uses[j].Span.Start })
		for _, u := range uses {
			p.New(u.Span, "'%s' is in no data clause", u.Symbol.Name).See(none.Span, "every variable must be listed").
				See(u.Symbol.Decl, "declared here").To(p)
		}
	},
})

// addListed adds the variables that the clauses of a construct name.
func addListed(c *frontend.Construct, set map[*frontend.Symbol]bool) {
	for _, clause := range c.Directive.Clauses {
		switch clause.Def.Group {
		case pragma.GroupData, pragma.GroupPrivate, pragma.GroupReduce:
			sema.Variables(clause, func(v *pragma.Var) {
				if info := c.Vars[v]; info != nil && info.Symbol != nil {
					set[info.Symbol] = true
					for _, member := range info.Symbol.Members {
						set[member] = true
					}
				}
			})
		}
	}
}

// predetermined reports whether a name never needs a clause, because it is not a variable.
func predetermined(s *frontend.Symbol) bool {
	if s.Type.IsUnknown() {
		return true // it may be a constant
	}
	return s.Storage == frontend.Constant || s.Storage == frontend.Func || s.Type != nil && s.Type.Class == frontend.Function
}

// between calls f for the constructs from the one around the use out to c.
func between(c *frontend.Construct, u frontend.Use, f func(*frontend.Construct) bool) bool {
	for inner := u.In; inner != nil; inner = inner.Parent {
		if f(inner) {
			return true
		}
		if inner == c {
			return false
		}
	}
	return f(c)
}

// loopVariable reports whether the use is of a loop variable of a loop directive around it.
func loopVariable(c *frontend.Construct, u frontend.Use) bool {
	return between(c, u, func(around *frontend.Construct) bool {
		if !around.Directive.Def.Is(acc.DirLoop) {
			return false
		}
		loop := around.Loop
		for n := associated(around); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			if loop.Var == u.Symbol {
				return true
			}
		}
		return false
	})
}

// listedInside reports whether a loop directive between the construct and the use
// makes the variable its own. A reduction there reads the one outside, too.
func listedInside(c *frontend.Construct, u frontend.Use) bool {
	return between(c, u, func(around *frontend.Construct) bool {
		if around == c {
			return false
		}
		for _, clause := range around.Directive.All(acc.ClausePrivate) {
			if clauseVariable(around, clause, u.Symbol) != nil {
				return true
			}
		}
		return false
	})
}
