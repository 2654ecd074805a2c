package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

var NoLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3001", Title: "loop directive on a statement that is not a loop", Spec: "OpenMP 5.2 §4.4.1",
		Doc:           "The directive governs the loop that follows it: a for statement in C, a do loop in Fortran, and nothing may come between.",
		Avoid:         "#pragma omp parallel for\nx = 1;",
		Prefer:        "#pragma omp parallel for\nfor (i = 0; i < n; i++) p[i] = 1;",
		AvoidFortran:  "!$omp parallel do\ndo while (k < 10)\nk = k + 1\nend do",
		PreferFortran: "!$omp parallel do\ndo i = 1, 10\na(i) = 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if k := c.Children; len(k) == 1 && omp.Transforms(k[0].Directive.Def) && (k[0].InPlaceOf == "directive" || p.Unit.Language == frontend.Fortran) {
			return // it governs the loops that the transformation makes
		}
		sema.NoLoop(p, c)
		if loop := c.Loop; p.Unit.Language == frontend.Fortran && c.Directive.Def.Assoc == pragma.LoopNest && loop != nil && loop.Var == nil && !loop.Canonical {
			p.New(loop.Head, "expected a do loop with a variable and bounds after %s", c.Directive.Def.NameIn(c.Directive.Fortran)).
				See(c.Directive.NameSpan, "the directive").To(p)
		}
	},
})

var NotCanonical = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3002", Title: "loop that is not in canonical form", Spec: "OpenMP 5.2 §4.4.1",
		Doc: "Iterations can only be shared if their number is known before the first: the loop has one variable of integer or pointer type, " +
			"which is set at the start, compared with a bound that does not change, and changed by the same amount each time. " +
			"In Fortran, do concurrent can be the loop of the directive loop, and of no other.",
		Avoid:         "#pragma omp parallel for\nfor (i = 1; i < n; i *= 2) p[i] = 0;",
		Prefer:        "#pragma omp parallel for\nfor (i = 0; i < n; i += 2) p[i] = 0;",
		AvoidFortran:  "!$omp parallel do\ndo i = 1, 10\nif (a(i) > 0) exit\na(i) = 1\nend do",
		PreferFortran: "!$omp parallel do\ndo i = 1, 10\nif (a(i) > 0) cycle\na(i) = 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc != pragma.LoopNest {
			return
		}
		loop := c.Loop
		for n := sharing.Associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			for _, at := range loop.Breaks {
				p.New(at, "%s out of the loop of %s", sema.Leaving(p.Unit.Language, at), c.Directive.Def.NameIn(c.Directive.Fortran)).
					See(c.Directive.NameSpan, "the construct").To(p)
			}
			if loop.Concurrent && !sharing.Has(c, omp.DirLoop) {
				p.New(loop.Head, "do concurrent cannot be the loop of %s, only that of loop", c.Directive.Def.NameIn(c.Directive.Fortran)).
					See(c.Directive.NameSpan, "the directive").To(p)
				continue
			}
			if loop.Canonical || p.Unit.Language == frontend.Fortran && loop.Var == nil {
				continue
			}
			at := loop.WhySpan
			if !at.IsValid() {
				at = loop.Head
			}
			p.New(at, "loop of %s is not in canonical form: %s", c.Directive.Def.Name, loop.Why).See(c.Directive.NameSpan, "the directive").To(p)
		}
	},
})

var TooDeep = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3003", Title: "more loops asked for than there are", Spec: "OpenMP 5.2 §4.4.3",
		Doc:           "There must be as many loops, one inside the other, as the clause says.",
		Avoid:         "#pragma omp parallel for collapse(2)\nfor (i = 0; i < 10; i++) a[i] = 0;",
		Prefer:        "#pragma omp parallel for collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		AvoidFortran:  "!$omp parallel do collapse(2)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp parallel do collapse(2)\ndo i = 1, 10\ndo j = 1, 10\nc(i, j) = 0\nend do\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			want := sharing.Depth(c, clause)
			if want < 2 || c.Loop == nil {
				continue
			}
			have, innermost := 0, c.Loop
			for l := c.Loop; l != nil && have < want; l = l.Inner {
				have++
				innermost = l
			}
			if have == want {
				continue
			}
			loops := "loops"
			if have == 1 {
				loops = "loop"
			}
			format := "%s needs %d nested loops, found %d %s"
			if !innermost.Other.IsValid() {
				p.New(clause.Span, format, clause.Def.Name, want, have, loops).See(innermost.Head, "no loop directly inside this one").To(p)
				continue
			}
			p.New(sema.FirstLine(innermost.Other), format, clause.Def.Name, want, have, loops).
				See(clause.Span, "asked for here").See(innermost.Head, "no loop directly inside this one").To(p)
		}
	},
})

var Branch = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3025", Title: "branch into or out of a region", Spec: "OpenMP 5.2 §2.1",
		Doc:           "A structured block is entered at its top and left at its end. A program may stop inside of it.",
		Avoid:         "#pragma omp parallel\n{\nif (n > 0) return;\nx = 1;\n}",
		Prefer:        "#pragma omp parallel\n{\nif (n <= 0) k = omp_get_num_threads();\n}",
		AvoidFortran:  "!$omp parallel\nif (n > 0) return\n!$omp end parallel",
		PreferFortran: "!$omp parallel\nif (n > 0) print *, n\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc != pragma.Block && c.Directive.Def.Assoc != pragma.LoopNest {
			return
		}
		for _, j := range c.Jumps {
			if reportedInside(c, j) {
				continue
			}
			format := "%s out of %s"
			if j.Into {
				format = "%s into %s"
			}
			p.New(j.Span, format, j.Word, c.Directive.Def.NameIn(c.Directive.Fortran)).
				See(c.Directive.NameSpan, "the construct").To(p)
		}
	},
})

// reportedInside reports whether a construct inside of c has the same jump, which is reported there.
func reportedInside(c *frontend.Construct, j frontend.Jump) bool {
	for _, child := range c.Children {
		if !sharing.IsOMP(child) {
			continue
		}
		for _, other := range child.Jumps {
			if other.Span == j.Span && other.Into == j.Into {
				return true
			}
		}
	}
	return false
}

var DispatchForm = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3031", Title: "dispatch without a call", Spec: "OpenMP 5.2 §7.6",
		Doc:           "Dispatch is about one call: its statement is that call, or assigns the result of it.",
		Avoid:         "#pragma omp dispatch\nn++;",
		Prefer:        "#pragma omp dispatch\nknown(&n, 1);",
		AvoidFortran:  "!$omp dispatch\nx = k + 1",
		PreferFortran: "!$omp dispatch\ncall known(k)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirDispatch && c.Misfit != "" {
			p.New(sema.FirstLine(c.Body), "%s, after dispatch", c.Misfit).See(c.Directive.NameSpan, "the directive").To(p)
		}
	},
})

var AtomicForm = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3022", Title: "statement that does not fit the atomic construct", Spec: "OpenMP 5.2 §15.8.4",
		Doc:           "Each kind of atomic construct allows a few forms of statements, so that it can be executed as one operation.",
		Avoid:         "#pragma omp atomic update\nx = y;",
		Prefer:        "#pragma omp atomic update\nx += y;",
		AvoidFortran:  "!$omp atomic update\nx = y",
		PreferFortran: "!$omp atomic update\nx = x + y",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirAtomic || c.Misfit == "" {
			return
		}
		at := c.MisfitSpan
		if !at.IsValid() {
			at = sema.FirstLine(c.Body)
		}
		p.New(at, "statement does not fit %s: %s", c.Directive.NameSpan.Text(), c.Misfit).See(c.Directive.NameSpan, "the directive").To(p)
	},
})
