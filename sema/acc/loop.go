package acc

import (
	"math"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

var NoLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3002", Title: "loop directive on a statement that is not a loop", Spec: "OpenACC 3.3 §2.9",
		Doc:    "The directive applies to the loop that follows it, in C a for statement. Nothing may come between.",
		Avoid:  "#pragma acc parallel loop\nx = 1;",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < n; i++) a[i] = 1;",
	},
	Run: sema.NoLoop,
})

// isSeq reports whether the loop runs sequentially on all devices, so that its form is free.
func isSeq(d *pragma.Directive) bool {
	c := d.Find(acc.ClauseSeq)
	return c != nil && c.DeviceTypes == nil
}

var NotCanonical = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3003", Title: "loop whose number of iterations is not known at its start", Spec: "OpenACC 3.3 §2.9",
		Doc: "Iterations can only be shared if their number is known before the first: the loop has one variable of integer or pointer type, " +
			"which is set at the start, compared with a bound, and changed by the same amount each time.",
		Avoid:  "#pragma acc parallel loop\nfor (i = 1; i < n; i *= 2) p[i] = 0;",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < n; i += 2) p[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc != pragma.LoopNest {
			return
		}
		loop := c.Loop
		for n := associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			if loop.Canonical || isSeq(c.Directive) && loop == c.Loop {
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

// associated is the number of loops the directive applies to, at least 1.
func associated(c *frontend.Construct) int {
	n := 1
	for _, clause := range c.Directive.Clauses {
		if v, _ := depth(c, clause); v > n {
			n = v
		}
	}
	return n
}

// depth is the number of loops that a collapse or tile clause asks for; 0 for others.
func depth(c *frontend.Construct, clause *pragma.Clause) (n int, force bool) {
	switch clause.Def {
	case acc.ClauseTile:
		return len(clause.Args), false
	case acc.ClauseCollapse:
		if len(clause.Args) == 0 {
			return 0, false
		}
		v, _ := sema.Whole(c.Exprs[clause.Args[0].Expr])
		return int(max(0, min(v, math.MaxInt32))), len(clause.Modifiers) > 0
	}
	return 0, false
}

var TooDeep = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3005", Title: "collapse or tile deeper than the loop nest", Spec: "OpenACC 3.3 §2.9.1, §2.9.8",
		Doc:    "The clause requires that many nested loops.",
		Avoid:  "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			want, force := depth(c, clause)
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
			if !innermost.Other.IsValid() || force {
				p.New(clause.Span, format, clause.Def.Name, want, have, loops).See(innermost.Head, "no loop directly inside this one").To(p)
				continue
			}
			p.New(sema.FirstLine(innermost.Other), format, clause.Def.Name, want, have, loops).
				See(clause.Span, "asked for here").See(innermost.Head, "no loop directly inside this one").To(p)
		}
	},
})

var NotTight = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3006", Title: "collapsed or tiled loops with statements between them", Spec: "OpenACC 3.3 §2.9.1, §2.9.8",
		Doc: "The body of each loop except the innermost may contain nothing but the next loop. " +
			"collapse(force: n) moves statements between the loops into the innermost one, where they run more often.",
		Avoid:  "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) { a[i] = 0; for (j = 0; j < 10; j++) c[i][j] = 0; }",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) { a[i] = 0; for (j = 0; j < 10; j++) c[i][j] = 0; }",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			want, force := depth(c, clause)
			if force {
				continue
			}
			loop := c.Loop
			for n := 1; n < want && loop != nil && loop.Inner != nil; n, loop = n+1, loop.Inner {
				if !loop.Tight {
					at := loop.Head
					if loop.Other.IsValid() {
						at = sema.FirstLine(loop.Other)
					}
					p.New(at, "expected only a loop inside this loop, as %s applies to %d nested loops", clause.Def.Name, want).
						See(clause.Span, "asked for here").To(p)
					break
				}
			}
		}
	},
})

var SeqWithParallelism = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3004", Title: "seq combined with gang, worker or vector", Spec: "OpenACC 3.3 §2.9.5",
		Doc:    "A loop runs sequentially or shares its iterations, not both.",
		Avoid:  "#pragma acc parallel loop seq gang\nfor (i = 0; i < n; i++) p[i] = 0;",
		Prefer: "#pragma acc parallel loop gang\nfor (i = 0; i < n; i++) p[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !c.Directive.Def.Is(acc.DirLoop) {
			return
		}
		for _, seq := range c.Directive.All(acc.ClauseSeq) {
			for _, clause := range c.Directive.Clauses {
				if levelOf(clause.Def) != 0 && sema.Group(clause) == sema.Group(seq) {
					r := p.New(seq.NameSpan, "seq cannot be combined with %s", clause.Def.Name).See(clause.NameSpan, "parallelism requested here")
					sema.AddFix(r, "remove seq", sema.Removal(c.Directive, seq)).To(p)
					break
				}
			}
		}
	},
})

var DependentBound = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3016", Title: "bound of a collapsed or tiled loop that depends on an outer one", Spec: "OpenACC 3.3 §2.9.1",
		Doc:    "The number of iterations of every collapsed loop must be known before the outermost one starts.",
		Avoid:  "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < i; j++) c[i][j] = 0;",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) for (j = 0; j < i; j++) c[i][j] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		n := 0
		for _, clause := range c.Directive.Clauses {
			if d, _ := depth(c, clause); d > n {
				n = d
			}
		}
		outer := map[*frontend.Symbol]bool{}
		loop := c.Loop
		for ; n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			if !loop.Canonical {
				return
			}
			for _, e := range []*frontend.ExprInfo{loop.Lower, loop.Upper, loop.Step} {
				if e == nil {
					continue
				}
				if s := firstOf(e.Reads, outer); s != nil {
					p.New(loop.Head, "the bounds of this loop depend on '%s'", s.Name).See(c.Directive.NameSpan, "the directive applies to both loops").To(p)
					return
				}
			}
			if loop.Var != nil {
				outer[loop.Var] = true
			}
		}
	},
})

func firstOf(list []*frontend.Symbol, set map[*frontend.Symbol]bool) *frontend.Symbol {
	for _, s := range list {
		if set[s] {
			return s
		}
	}
	return nil
}
