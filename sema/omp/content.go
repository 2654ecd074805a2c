package omp

import (
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// What a region may not contain: statements, calls and variables.

var WorkshareContents = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3009", Title: "workshare that holds more than assignments", Spec: "OpenMP 5.2 §11.4",
		Doc: "Threads share the elements of arrays: workshare and workdistribute hold assignments, where and forall, and atomic, critical and parallel " +
			"constructs. Functions that are called in them are elemental.",
		AvoidFortran:  "!$omp parallel workshare\ndo i = 1, 10\na(i) = 0\nend do\n!$omp end parallel workshare",
		PreferFortran: "!$omp parallel workshare\na = 0\n!$omp end parallel workshare",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if sharing.Has(c, omp.DirWorkshare, omp.DirWorkdistribute) && c.OtherWhy != "" {
			p.New(sema.FirstLine(c.Other), "expected an assignment, where, forall, or an atomic, critical or parallel construct in %s: %s", c.Directive.Def.Name, c.OtherWhy).
				See(c.Directive.NameSpan, "the construct").To(p)
		}
	},
})

var WorkdistributePlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3012", Title: "workdistribute that is not strictly nested in teams", Spec: "OpenMP 6.0 §13.5",
		Doc: "workdistribute shares array assignments among teams: a teams construct is directly around it.",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirWorkdistribute {
			return
		}
		o := sharing.Parent(c)
		if o != nil && (innermost(o) == omp.DirTeams || chosen(o)) {
			return
		}
		r := p.New(c.Directive.NameSpan, "workdistribute is not directly in a teams region")
		if o != nil {
			r.See(o.Directive.NameSpan, "the region around")
		}
		r.To(p)
	},
})

var RequiresPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3033", Title: "requires inside of a function", Spec: "OpenMP 5.2 §8.2",
		Doc:    "What a program requires is said at file scope, before it is needed. In Fortran it is said in the specification part of a program unit.",
		Avoid:  "void f(void)\n{\n#pragma omp requires dynamic_allocators\n}",
		Prefer: "#pragma omp requires dynamic_allocators\nvoid f(void)\n{\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirRequires && p.Unit.Language == frontend.C && c.Routine != nil {
			p.New(c.Directive.NameSpan, "requires inside of a function").Note("write it at file scope").To(p)
		}
	},
})

var LoopThreadprivate = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3028", Title: "threadprivate variable as loop variable", Spec: "OpenMP 5.2 §4.4.1",
		Doc:           "The variable of a loop that a directive governs gets copies of its own; a threadprivate variable has its copies already.",
		Avoid:         "static int own;\n#pragma omp threadprivate(own)\nvoid f(int *p)\n{\n#pragma omp parallel for\nfor (own = 0; own < 10; own++) p[own] = 0;\n}",
		Prefer:        "void f(int *p)\n{\nint i;\n#pragma omp parallel for\nfor (i = 0; i < 10; i++) p[i] = 0;\n}",
		AvoidFortran:  "subroutine f(a)\nreal :: a(10)\ninteger, save :: own\n!$omp threadprivate(own)\n!$omp parallel do\ndo own = 1, 10\na(own) = 0\nend do\nend",
		PreferFortran: "subroutine f(a)\nreal :: a(10)\ninteger :: i\n!$omp parallel do\ndo i = 1, 10\na(i) = 0\nend do\nend",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc != pragma.LoopNest {
			return
		}
		loop := c.Loop
		for n := sharing.Associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			if by := factsOf(p).Threadprivate[loop.Var]; loop.Var != nil && by != nil {
				p.New(loop.Head, "threadprivate variable '%s' is the variable of a loop of %s", loop.Var.Name, c.Directive.Def.NameIn(c.Directive.Fortran)).
					See(by.Directive.Span, "threadprivate here").To(p)
			}
		}
	},
})

// runsInAnyOrder reports whether the iterations of a construct are concurrent by its order clause.
func runsInAnyOrder(c *frontend.Construct) bool {
	order := c.Directive.Find(omp.ClauseOrder)
	return order != nil && len(order.Args) > 0 && order.Args[0].Word == "concurrent"
}

var ConcurrentUse = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3029", Title: "threadprivate variable or call of the library where iterations run in any order", Spec: "OpenMP 5.2 §10.3",
		Doc: "Iterations of a loop with order(concurrent), or of the directive loop, may run on any thread and be interleaved: they use no threadprivate " +
			"variables and call no routines of OpenMP.",
		Avoid:         "#include <omp.h>\nvoid f(int *p)\n{\n#pragma omp parallel for order(concurrent)\nfor (int i = 0; i < 10; i++) p[i] = omp_get_thread_num();\n}",
		Prefer:        "#include <omp.h>\nvoid f(int *p)\n{\n#pragma omp parallel for\nfor (int i = 0; i < 10; i++) p[i] = omp_get_thread_num();\n}",
		AvoidFortran:  "subroutine f(a)\nuse omp_lib\ninteger :: a(10), i\n!$omp parallel do order(concurrent)\ndo i = 1, 10\na(i) = omp_get_thread_num()\nend do\nend",
		PreferFortran: "subroutine f(a)\nuse omp_lib\ninteger :: a(10), i\n!$omp parallel do\ndo i = 1, 10\na(i) = omp_get_thread_num()\nend do\nend",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !runsInAnyOrder(c) && !sharing.Has(c, omp.DirLoop) {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			if by := factsOf(p).Threadprivate[u.Symbol]; u.Symbol != nil && by != nil && !seen[u.Symbol] && (u.In == c || u.In == nil || !sharing.Has(u.In, omp.DirParallel)) {
				seen[u.Symbol] = true
				p.New(u.Span, "threadprivate variable '%s' in a region whose iterations run in any order", u.Symbol.Name).
					See(by.Directive.Span, "threadprivate here").See(c.Directive.NameSpan, "the region").To(p)
			}
		}
		r := p.Routines[c]
		if r == nil {
			return
		}
		for _, call := range r.Calls {
			if call.In.Within(c) && call.In == c && strings.HasPrefix(call.Name, "omp_") {
				p.New(call.Span, "'%s' is called in a region whose iterations run in any order", call.Name).See(c.Directive.NameSpan, "the region").To(p)
			}
		}
	},
})
