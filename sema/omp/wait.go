package omp

import (
	"regexp"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// What is read before it is there, or by threads that do not wait for one another. The checks follow one routine, statement by
// statement: what they report happens in every execution that comes by.

// between reports whether a construct of OpenMP other than those that pass lets through is between two points of a routine.
func between(p *sema.Pass, r *frontend.Routine, from, to frontend.Order, pass func(*frontend.Construct) bool) bool {
	for _, c := range p.Of(r) {
		if sharing.IsOMP(c) && c.At > from && c.At < to && !pass(c) {
			return true
		}
	}
	return false
}

// readAfter finds the first read of a variable after c, in the construct that is directly around c and in a block that encloses it.
func readAfter(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) (found frontend.Use, ok bool) {
	r := p.Routines[c]
	if r == nil || r.Gotos {
		return found, false
	}
	for _, u := range r.Uses {
		if u.Symbol != s || u.At <= c.At || u.In.Within(c) {
			continue
		}
		if u.In != c.Parent || !sema.Encloses(u.Block, c.Block) {
			return found, false
		}
		if u.Kind&frontend.Read != 0 {
			return u, true
		}
		return found, false // it is set anew, or its address is taken
	}
	return found, false
}

var MissingTaskwait = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6005", Severity: diag.Warning, Title: "variable of a task read before the task is known to be done", Spec: "OpenMP 5.2 §12.5, §15.5",
		Doc:   "A task may be executed any time until the thread waits for it. What it sets can be read after a taskwait, the end of a taskgroup or a barrier.",
		Avoid: "int fib(int n)\n{\nint a, b;\nif (n < 2) return n;\n#pragma omp task shared(a)\na = fib(n - 1);\nb = fib(n - 2);\nreturn a + b;\n}",
		Prefer: "int fib(int n)\n{\nint a, b;\nif (n < 2) return n;\n#pragma omp task shared(a)\na = fib(n - 1);\nb = fib(n - 2);\n" +
			"#pragma omp taskwait\nreturn a + b;\n}",
		AvoidFortran: "subroutine s(n)\ninteger :: n, j, k\n!$omp parallel private(j)\n!$omp single\n!$omp task shared(k)\nk = 2 * n\n!$omp end task\n" +
			"j = k + 1\nprint *, j\n!$omp end single\n!$omp end parallel\nend",
		PreferFortran: "subroutine s(n)\ninteger :: n, j, k\n!$omp parallel private(j)\n!$omp single\n!$omp task shared(k)\nk = 2 * n\n!$omp end task\n" +
			"!$omp taskwait\nj = k + 1\nprint *, j\n!$omp end single\n!$omp end parallel\nend",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def != omp.DirTask || d.Incomplete || d.Find(omp.ClauseIf) != nil || d.Find(omp.ClauseDepend) != nil || !deferred(p, c) {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || s.Type == nil || seen[s] || u.Kind&frontend.Write == 0 || u.Kind&frontend.Through != 0 || s.Type.Class == frontend.Pointer || s.Aliased {
				continue
			}
			seen[s] = true
			if len(u.Members) > 0 || sharing.Of(factsOf(p), c, s).Attribute != sharing.Shared {
				continue
			}
			read, ok := readAfter(p, c, s)
			if !ok || between(p, p.Routines[c], c.At, read.At, func(x *frontend.Construct) bool { return x.Within(c) || x.Directive.Def == omp.DirTask }) {
				continue
			}
			p.New(read.Span, "'%s' is read before the task that sets it is known to be done", s.Name).See(u.Span, "set by the task").
				Note("a taskwait directive before it waits for the task").To(p)
		}
	},
})

// deferred reports whether a task may surely be executed by another thread: it is in a parallel region or in a procedure that calls
// itself, as one that makes trees of tasks, and in no final task.
func deferred(p *sema.Pass, c *frontend.Construct) bool {
	team := false
	for o := c; o != nil; o = sharing.Parent(o) {
		if o.Directive.Find(omp.ClauseFinal) != nil {
			return false
		}
		team = team || sharing.Has(o, omp.DirParallel)
	}
	r := p.Routines[c]
	for _, call := range r.Calls {
		team = team || call.Name == r.Name
	}
	return team
}

var NowaitRead = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6007", Severity: diag.Warning, Title: "result of a construct with nowait read before a barrier", Spec: "OpenMP 5.2 §5.5.8, §15.6",
		Doc:           "With nowait no thread waits for the others, so the combined value of a reduction, and that of the last iteration, are there only after the next barrier.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp for reduction(+: x) nowait\nfor (int m = 0; m < 100; m++) x += a[m];\nfloat z = x;\nknown(&z);\n}",
		Prefer:        "#pragma omp parallel\n{\n#pragma omp for reduction(+: x)\nfor (int m = 0; m < 100; m++) x += a[m];\nfloat z = x;\nknown(&z);\n}",
		AvoidFortran:  "!$omp parallel private(y)\n!$omp do reduction(+: x)\ndo i = 1, 100\nx = x + a(i)\nend do\n!$omp end do nowait\ny = x\nprint *, y\n!$omp end parallel",
		PreferFortran: "!$omp parallel private(y)\n!$omp do reduction(+: x)\ndo i = 1, 100\nx = x + a(i)\nend do\n!$omp end do\ny = x\nprint *, y\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		nowait := c.Directive.Find(omp.ClauseNowait)
		if nowait == nil || nowait.Parens || !sharing.Has(c, omp.DirFor, omp.DirSections) || sharing.Has(c, omp.DirParallel, omp.DirTarget) || c.Parent == nil || !sharing.Has(c.Parent, omp.DirParallel) {
			return
		}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseReduction && clause.Def != omp.ClauseLastprivate || len(v.Path) > 0 {
				return
			}
			read, ok := readAfter(p, c, s)
			if !ok || between(p, p.Routines[c], c.At, read.At, func(x *frontend.Construct) bool { return x.Within(c) }) {
				return
			}
			r := p.New(read.Span, "'%s' is read before all threads are done with the construct that computes it", s.Name).
				See(nowait.NameSpan, "no thread waits for the others here").See(v.Span, "combined here")
			if !c.End.IsValid() {
				sema.AddFix(r, "remove nowait", sema.Removal(c.Directive, nowait))
			}
			r.To(p)
		})
	},
})

// oneThread matches the end of the text before a block that one thread, or some, execute.
var oneThread = [...]*regexp.Regexp{
	frontend.C:       regexp.MustCompile(`\bif\s*\([^{};]*\bomp_get_thread_num\s*\([^{};]*\)\s*\{?\s*$`),
	frontend.Fortran: regexp.MustCompile(`(?i)\bif\s*\([^\n]*\bomp_get_thread_num\s*\([^\n]*\)\s*then\s*$`),
}

var BarrierNotReached = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6009", Severity: diag.Warning, Title: "barrier that not all threads reach", Spec: "OpenMP 5.2 §15.3.1",
		Doc:           "All threads of a team, or none, come to a barrier. In a branch for some of the threads those wait forever.",
		Avoid:         "#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) {\n#pragma omp barrier\n}\n}",
		Prefer:        "#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) known(p);\n#pragma omp barrier\n}",
		AvoidFortran:  "!$omp parallel\nif (omp_get_thread_num() == 0) then\n!$omp barrier\nend if\n!$omp end parallel",
		PreferFortran: "!$omp parallel\nif (omp_get_thread_num() == 0) then\nprint *, n\nend if\n!$omp barrier\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if !oneOf(d.Def, omp.DirBarrier, omp.DirFor, omp.DirSections, omp.DirSingle) || c.Block == nil || !d.Span.IsValid() || sema.FromMacro(d) {
			return
		}
		before := string(d.Span.File.Text[:d.Span.Start])
		if p.Unit.Language == frontend.C {
			before = blockStart(before)
		}
		if m := oneThread[p.Unit.Language].FindStringIndex(strings.TrimRight(before, " \t\r\n")); m == nil {
			return
		}
		p.New(d.NameSpan, "%s in a branch that not all threads take", d.Def.NameIn(d.Fortran)).
			Note("the other threads of the team never come here, so those that do wait forever").To(p)
	},
})

var WaitForLater = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6025", Severity: diag.Warning, Title: "sink that is not an earlier iteration", Spec: "OpenMP 5.2 §15.9.6",
		Doc: "An iteration waits for ones that come before it in the order of the loops. One that comes after it starts when this one is done, " +
			"so compilers leave such a dependence out.",
		Avoid:         "#pragma omp parallel for ordered(1)\nfor (i = 1; i < 10; i++) {\n#pragma omp ordered depend(sink: i + 1)\np[i] = p[i - 1];\n#pragma omp ordered depend(source)\n}",
		Prefer:        "#pragma omp parallel for ordered(1)\nfor (i = 1; i < 10; i++) {\n#pragma omp ordered depend(sink: i - 1)\np[i] = p[i - 1];\n#pragma omp ordered depend(source)\n}",
		AvoidFortran:  "!$omp parallel do ordered(1)\ndo i = 2, 10\n!$omp ordered doacross(sink: i + 1)\na(i) = a(i - 1)\n!$omp ordered doacross(source:)\nend do",
		PreferFortran: "!$omp parallel do ordered(1)\ndo i = 2, 10\n!$omp ordered doacross(sink: i - 1)\na(i) = a(i - 1)\n!$omp ordered doacross(source:)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirOrdered {
			return
		}
		o := closely(c, func(o *frontend.Construct) bool { return o.Directive.Find(omp.ClauseOrdered) != nil })
		if o == nil {
			return
		}
		for _, clause := range c.Directive.Clauses {
			if (clause.Def == omp.ClauseDepend || clause.Def == omp.ClauseDoacross) && clause.Modifier("sink") != nil {
				waitForLater(p, o, clause)
			}
		}
	},
})

// waitForLater reports a vector of iterations that is not before the current one: its first component that differs decides.
func waitForLater(p *sema.Pass, ordered *frontend.Construct, clause *pragma.Clause) {
	if n, _, known := constant(ordered, omp.ClauseOrdered); !known || n != int64(len(clause.Args)) {
		return
	}
	loop := ordered.Loop
	for _, a := range clause.Args {
		if loop == nil || loop.Var == nil || a.Expr == nil || len(a.Expr.Tokens) == 0 || a.Expr.Tokens[0].Text != loop.Var.Name {
			return
		}
		switch toks := a.Expr.Tokens; {
		case len(toks) == 1, len(toks) == 3 && toks[2].Text == "0":
			loop = loop.Inner
			continue
		case len(toks) != 3 || toks[2].Kind != pragma.Number || loop.Step != nil && loop.Step.Value == nil:
			return // which way it goes is not known
		default:
			if later := toks[1].Text == "+"; later != loop.Down {
				p.New(a.Span, "'%s' is an iteration that comes later", a.Expr.Text()).See(loop.Head, "the loop").
					Note("no iteration waits for a later one: the dependence has no effect").To(p)
			}
			return
		}
	}
	p.New(clause.Span, "an iteration cannot wait for itself").Note("the dependence has no effect").To(p)
}

// blockStart is the text up to and with the brace that opens the block at the end of a text; the text itself where there is none.
func blockStart(text string) string {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case '}':
			depth++
		case '{':
			if depth == 0 {
				return text[:i+1]
			}
			depth--
		}
	}
	return text
}

var StaleOnDevice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6010", Severity: diag.Warning, Title: "device reads what the host has changed since it was mapped", Spec: "OpenMP 5.2 §5.8.3",
		Doc: "While data is present on the device, a map clause copies nothing: a region reads the value from when it was mapped. target update, or the always modifier, " +
			"copies it again.",
		Avoid:         "#pragma omp target enter data map(to: a)\na[0] = 1;\n#pragma omp target map(from: x)\nx = a[0];\n#pragma omp target exit data map(release: a)",
		Prefer:        "#pragma omp target enter data map(to: a)\na[0] = 1;\n#pragma omp target update to(a)\n#pragma omp target map(from: x)\nx = a[0];\n#pragma omp target exit data map(release: a)",
		AvoidFortran:  "!$omp target enter data map(to: a)\na(1) = 1\n!$omp target map(from: x)\nx = a(1)\n!$omp end target\n!$omp target exit data map(release: a)",
		PreferFortran: "!$omp target enter data map(to: a)\na(1) = 1\n!$omp target update to(a)\n!$omp target map(from: x)\nx = a(1)\n!$omp end target\n!$omp target exit data map(release: a)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachStale(p, c, func(v *pragma.Var, s *frontend.Symbol, stale sema.Stale) {
			if stale.Device == nil {
				return
			}
			d := p.New(stale.Second.Span, "the device reads the old value of '%s'", s.Name).See(v.Span, "copied to the device here").
				See(stale.First.Span, "changed on the host here").See(stale.Device.Directive.NameSpan, "the region copies nothing, since '%s' is present", s.Name)
			sema.Before(d, stale.Device, "omp", "target update to("+v.Text()+")")
			d.To(p)
		})
	},
})

var TaskReadsLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6008", Severity: diag.Warning, Title: "task that shares the variable of the loop that makes it", Spec: "OpenMP 5.2 §5.1.1, §12.5",
		Doc: "The variable is shared by the team, so the task shares it, too, and reads whatever value it has when the task is executed. A task keeps the value of now " +
			"with firstprivate, or if the variable is declared in the loop.",
		Avoid:  "#pragma omp parallel\n#pragma omp single\nfor (i = 0; i < n; i++) {\n#pragma omp task\np[i] = 1;\n}",
		Prefer: "#pragma omp parallel\n#pragma omp single\nfor (i = 0; i < n; i++) {\n#pragma omp task firstprivate(i)\np[i] = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if p.Unit.Language != frontend.C || r == nil || r.Gotos || c.Directive.Def != omp.DirTask || c.Directive.Incomplete || c.Directive.Find(omp.ClauseIf) != nil {
			return
		}
		team := sharing.Parent(c)
		for team != nil && !sharing.Has(team, omp.DirParallel) {
			team = sharing.Parent(team)
		}
		if team == nil || waits(p, team) {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || s.Type == nil || seen[s] || s.Type.Class != frontend.Integer || u.Kind != frontend.Read {
				continue
			}
			seen[s] = true
			of := sharing.Of(factsOf(p), c, s)
			if of.Attribute != sharing.Shared || of.Cause != sharing.Implicit {
				continue
			}
			for _, w := range r.Uses {
				if w.Symbol != s || w.Kind&frontend.Write == 0 || w.Block == nil || !w.Block.Late || !w.In.Within(team) || w.In.Within(c) || !sema.Encloses(w.Block.Parent, c.Block) {
					continue
				}
				d := p.New(u.Span, "the task shares '%s' with the loop that changes it", s.Name).See(w.Span, "changed here, maybe before the task is executed")
				if !sema.FromMacro(c.Directive) {
					d.Fix("add firstprivate("+s.Name+")", clauseAt(c, "firstprivate("+s.Name+")"))
				}
				d.To(p)
				break
			}
		}
	},
})

// waits reports whether something in a parallel region may wait for tasks before its end.
func waits(p *sema.Pass, team *frontend.Construct) bool {
	for _, c := range p.Of(p.Routines[team]) {
		if sharing.IsOMP(c) && c.Within(team) && sharing.Has(c, omp.DirTaskwait, omp.DirTaskgroup, omp.DirBarrier, omp.DirTaskyield) {
			return true
		}
	}
	return false
}
