package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Where directives may be in the text, and what loops may be about.

// executable are the stand-alone directives that are executed.
var executable = []*pragma.DirectiveDef{omp.DirBarrier, omp.DirTaskwait, omp.DirTaskyield, omp.DirFlush, omp.DirCancel, omp.DirCancellationPoint,
	omp.DirTargetEnterData, omp.DirTargetExitData, omp.DirTargetUpdate, omp.DirDepobj, omp.DirInterop}

var StandaloneAlone = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3027", Title: "stand-alone directive in place of a statement", Spec: "OpenMP 5.2 §3.1",
		Doc: "A stand-alone directive is not the statement that follows if, while, do, for, switch, a label or another directive: a compiler that ignores the directive " +
			"would use the next statement instead.",
		Avoid:  "if (n > 0)\n#pragma omp taskwait\nx = a[0];",
		Prefer: "if (n > 0) {\n#pragma omp taskwait\n}\nx = a[0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || c.InPlaceOf == "" || !oneOf(c.Directive.Def, executable...) {
			return
		}
		after := c.InPlaceOf
		switch after {
		case "label", "case":
			after = "a label"
		case "directive":
			after = "a directive"
		}
		p.New(c.Directive.NameSpan, "%s cannot be the statement after %s", c.Directive.Def.Name, after).Note("put it in braces").To(p)
	},
})

var WaitForNothing = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2019", Title: "clauses that need, or exclude, a list", Spec: "OpenMP 5.2 §15.5, §15.8.5",
		Doc:           "A taskwait that does not wait is about the tasks that depend clauses name. A flush of listed variables has no memory order.",
		Avoid:         "#pragma omp taskwait nowait",
		Prefer:        "#pragma omp taskwait depend(in: x) nowait",
		AvoidFortran:  "!$omp taskwait nowait",
		PreferFortran: "!$omp taskwait depend(in: x) nowait",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		switch d.Def {
		case omp.DirTaskwait:
			if n := d.Find(omp.ClauseNowait); n != nil && d.Find(omp.ClauseDepend) == nil {
				p.New(n.NameSpan, "nowait on taskwait needs a depend clause").To(p)
			}
		case omp.DirFlush:
			if d.Args == nil || len(d.Args.Args) == 0 {
				return
			}
			for _, clause := range d.Clauses {
				p.New(clause.NameSpan, "flush with a list does not take %s", clause.Def.Name).See(d.Args.Span, "the list").To(p)
			}
		}
	},
})

var DependObject = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2029", Title: "depend object that is not one, or in place of storage", Spec: "OpenMP 5.2 §15.9.4, §15.9.5",
		Doc:    "depobj and depend(depobj: ...) name variables of type omp_depend_t; the other dependence types are about the storage of other variables.",
		Avoid:  "#pragma omp task depend(depobj: k)\n{}",
		Prefer: "omp_depend_t d;\n#pragma omp depobj(d) depend(in: k)\n#pragma omp task depend(depobj: d)\n{}\n#pragma omp depobj(d) destroy",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if info.Type == nil {
				return
			}
			t := info.Type
			for t.Class == frontend.Array && t.Elem != nil {
				t = t.Elem
			}
			object := clause == c.Directive.Args && c.Directive.Def == omp.DirDepobj
			if clause.Def == omp.ClauseDepend {
				kind, _ := dependence(clause)
				object = kind == "depobj"
				if !object && t.Text == "omp_depend_t" && c.Directive.Def != omp.DirDepobj {
					p.New(v.Span, "'%s' is a depend object: expected the dependence type depobj, found %s", v.Name, kind).See(info.Symbol.Decl, "declared here").To(p)
				}
			}
			if !object {
				return
			}
			switch t.Class {
			case frontend.Integer, frontend.Real, frontend.Complex, frontend.Character, frontend.Logical:
				if plainType(t.Text) != "" {
					p.New(v.Span, "expected a variable of type omp_depend_t, '%s' is %s", v.Name, sema.TypeName(t)).See(info.Symbol.Decl, "declared here").To(p)
				}
			}
		})
	},
})

var IterationVector = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3014", Title: "iteration that the ordered loops do not have", Spec: "OpenMP 5.2 §15.9.6",
		Doc:           "A sink names an iteration by the variables of the ordered loops, from the outermost, each alone or plus or minus a constant. A source is given once.",
		Avoid:         "#pragma omp parallel for ordered(1)\nfor (i = 1; i < 10; i++) {\n#pragma omp ordered depend(sink: k - 1)\np[i] = p[i - 1];\n#pragma omp ordered depend(source)\n}",
		Prefer:        "#pragma omp parallel for ordered(1)\nfor (i = 1; i < 10; i++) {\n#pragma omp ordered depend(sink: i - 1)\np[i] = p[i - 1];\n#pragma omp ordered depend(source)\n}",
		AvoidFortran:  "!$omp parallel do ordered(1)\ndo i = 2, 10\n!$omp ordered doacross(sink: k - 1)\na(i) = a(i - 1)\n!$omp ordered doacross(source:)\nend do",
		PreferFortran: "!$omp parallel do ordered(1)\ndo i = 2, 10\n!$omp ordered doacross(sink: i - 1)\na(i) = a(i - 1)\n!$omp ordered doacross(source:)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirOrdered {
			return
		}
		var source *pragma.Clause
		for _, clause := range c.Directive.Clauses {
			if clause.Def != omp.ClauseDepend && clause.Def != omp.ClauseDoacross {
				continue
			}
			if clause.Modifier("source") != nil {
				if source != nil {
					p.New(clause.Span, "source is repeated").See(source.Span, "first given here").To(p)
				}
				source = clause
			}
			if clause.Modifier("sink") != nil {
				iterationVector(p, c, clause)
			}
		}
	},
})

func iterationVector(p *sema.Pass, c *frontend.Construct, clause *pragma.Clause) {
	o := closely(c, func(o *frontend.Construct) bool { return o.Directive.Find(omp.ClauseOrdered) != nil })
	if o == nil || o.Loop == nil || o.Directive.Incomplete {
		return
	}
	n, ordered, known := constant(o, omp.ClauseOrdered)
	if !known || n < 1 {
		return
	}
	if len(clause.Args) > 0 && clause.Args[0].Expr != nil && len(clause.Args[0].Expr.Tokens) > 0 && clause.Args[0].Expr.Tokens[0].Text == "omp_cur_iteration" {
		return
	}
	if int64(len(clause.Args)) != n {
		p.New(clause.Span, "expected %d iteration variables, found %d", n, len(clause.Args)).See(ordered.Span, "the number of loops").To(p)
		return
	}
	loop := o.Loop
	for _, a := range clause.Args {
		if loop == nil || loop.Var == nil || a.Expr == nil || len(a.Expr.Tokens) == 0 {
			return
		}
		toks := a.Expr.Tokens
		switch {
		case toks[0].Text != loop.Var.Name:
			p.New(a.Span, "expected loop variable '%s', found '%s'", loop.Var.Name, a.Expr.Text()).See(loop.Head, "the loop").To(p)
		case len(toks) > 1 && toks[1].Text != "+" && toks[1].Text != "-":
			p.New(a.Span, "expected '%s' plus or minus a constant, found '%s'", loop.Var.Name, a.Expr.Text()).To(p)
		case len(toks) == 3 && toks[2].Kind == pragma.Number && !whole10(toks[2].Text):
			p.New(a.Span, "expected an integer after '%s %s', found %s", loop.Var.Name, toks[1].Text, toks[2].Text).To(p)
		}
		loop = loop.Inner
	}
}

// whole10 reports whether a number is written as an integer.
func whole10(text string) bool {
	hex := len(text) > 1 && (text[1] == 'x' || text[1] == 'X')
	for _, r := range text {
		if r == '.' || !hex && (r == 'e' || r == 'E') {
			return false
		}
	}
	return true
}

var ThreadprivatePlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4012", Title: "threadprivate variable that is not static, or was used before", Spec: "OpenMP 5.2 §5.2",
		Doc: "A threadprivate variable lives as long as the program: it is declared outside of functions or as static, and the directive precedes all references " +
			"to it.",
		Avoid:         "void f(void)\n{\nint own = 0;\n#pragma omp threadprivate(own)\nown = 1;\n}",
		Prefer:        "void f(void)\n{\nstatic int own = 0;\n#pragma omp threadprivate(own)\nown = 1;\n}",
		AvoidFortran:  "subroutine f\ninteger :: own\n!$omp threadprivate(own)\nown = 1\nend",
		PreferFortran: "subroutine f\ninteger, save :: own\n!$omp threadprivate(own)\nown = 1\nend",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirThreadprivate {
			return
		}
		if p.Unit.Language == frontend.Fortran {
			threadprivateInFortran(p, c)
			return
		}
		sema.DeclaredVariables(c, func(_ *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if len(v.Path) > 0 {
				p.New(v.Span, "expected a variable for threadprivate, found a part of '%s'", v.Name).To(p)
				return
			}
			if s.Storage == frontend.Auto || s.Storage == frontend.Param {
				p.New(v.Span, "'%s' is not a static variable", s.Name).See(s.Decl, "declared here").To(p)
				return
			}
			for _, r := range p.Unit.Routines {
				for _, u := range r.Uses {
					if u.Symbol == s && u.Kind != 0 && u.Span.File == v.Span.File && u.Span.Start < v.Span.Start && u.Span != s.Decl && !sema.FromMacro(c.Directive) {
						p.New(v.Span, "'%s' is used before it is made threadprivate", s.Name).See(u.Span, "used here").To(p)
						return
					}
				}
			}
		})
	},
})

// threadprivateInFortran reports parts of variables, members of common blocks, which are named as a whole, and variables that are
// not saved. Those of a main program are.
func threadprivateInFortran(p *sema.Pass, c *frontend.Construct) {
	sema.DeclaredVariables(c, func(_ *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		switch {
		case len(v.Path) > 0:
			p.New(v.Span, "expected a variable for threadprivate, found a part of '%s'", v.Name).To(p)
		case len(s.Members) > 0:
		case s.Common != "":
			p.New(v.Span, "'%s' is in a common block, threadprivate lists the block", s.Name).See(s.Decl, "declared here").To(p)
		case s.Storage == frontend.Auto && c.Routine != nil && !c.Routine.Main, s.Storage == frontend.Param:
			p.New(v.Span, "'%s' is not a saved variable", s.Name).See(s.Decl, "declared here").To(p)
		}
	})
}

var TaskReduction = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4027", Title: "reduction with the modifier task on a construct that does not take it", Spec: "OpenMP 5.2 §5.5.8",
		Doc:           "Tasks take part in reductions of parallel and worksharing regions, and those must wait for the tasks.",
		Avoid:         "#pragma omp simd reduction(task, +: x)\nfor (i = 0; i < 10; i++) x += 1;",
		Prefer:        "#pragma omp parallel for reduction(task, +: x)\nfor (i = 0; i < 10; i++) x += 1;",
		AvoidFortran:  "!$omp simd reduction(task, +: x)\ndo i = 1, 10\nx = x + 1\nend do",
		PreferFortran: "!$omp parallel do reduction(task, +: x)\ndo i = 1, 10\nx = x + 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.All(omp.ClauseReduction) {
			m := clause.Modifier("task")
			if m == nil {
				continue
			}
			if sharing.Has(c, omp.DirSimd, omp.DirTaskloop) || !sharing.Has(c, omp.DirParallel, omp.DirFor, omp.DirSections, omp.DirScope) {
				p.New(m.Word.Span, "%s takes no reduction with the modifier task", c.Directive.Def.NameIn(c.Directive.Fortran)).See(c.Directive.NameSpan, "the directive").To(p)
			} else if n := c.Directive.Find(omp.ClauseNowait); n != nil {
				p.New(m.Word.Span, "a reduction with the modifier task cannot be combined with nowait").See(n.NameSpan, "nowait given here").To(p)
			}
		}
	},
})

var SimdParameters = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4030", Title: "declare simd that does not fit the function", Spec: "OpenMP 5.2 §7.7",
		Doc:    "The clauses list parameters of the function that follows; one that is uniform is not linear, and a step that is a parameter is that of a uniform one.",
		Avoid:  "#pragma omp declare simd uniform(a) linear(a)\nint f(int a) { return a; }",
		Prefer: "#pragma omp declare simd linear(a)\nint f(int a) { return a; }",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || c.Directive.Def != omp.DirDeclareSimd {
			return
		}
		uniform := map[*frontend.Symbol]*pragma.Var{}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def == omp.ClauseUniform {
				uniform[s] = v
			}
		})
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if s.Storage != frontend.Param && s.Storage != frontend.Func && s.Type.Class != frontend.Function {
				p.New(v.Span, "'%s' is not a parameter of the function", s.Name).See(s.Decl, "declared here").To(p)
				return
			}
			if u := uniform[s]; u != nil && clause.Def == omp.ClauseLinear {
				p.New(v.Span, "'%s' cannot be both uniform and linear", s.Name).See(u.Span, "uniform here").To(p)
			}
		})
		eachModifierExpr(c, func(clause *pragma.Clause, m *pragma.Modifier, e *pragma.Expr, info *frontend.ExprInfo) {
			if clause.Def != omp.ClauseLinear {
				return
			}
			for _, s := range info.Reads {
				if s != nil && s.Storage == frontend.Param && uniform[s] == nil {
					p.New(e.Span, "step '%s' is not a uniform parameter", s.Name).See(clause.Span, "the clause").To(p)
					return
				}
			}
		})
	},
})

var LoopBounds = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3004", Title: "loop bound that changes", Spec: "OpenMP 5.2 §4.4.1",
		Doc: "The bounds of a loop nest are known before its first iteration. A bound of an inner loop may be an outer variable times a constant plus a constant, and nothing " +
			"else that depends on that variable.",
		Avoid:         "#pragma omp parallel for collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < i * i; j++) c[i][j] = 0;",
		Prefer:        "#pragma omp parallel for collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 2 * i; j++) c[i][j] = 0;",
		AvoidFortran:  "!$omp parallel do collapse(2)\ndo i = 1, 10\ndo j = 1, i * i\nc(i, j) = 0\nend do\nend do",
		PreferFortran: "!$omp parallel do collapse(2)\ndo i = 1, 10\ndo j = 1, 2 * i\nc(i, j) = 0\nend do\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc != pragma.LoopNest {
			return
		}
		var outer []*frontend.Loop
		loop := c.Loop
		for n := sharing.Associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			if loop.Var == nil || !loop.Canonical {
				return
			}
			for _, o := range outer {
				if o.Var == loop.Var {
					p.New(loop.Head, "'%s' is the variable of two loops of the nest", loop.Var.Name).See(o.Head, "the other loop").To(p)
					return
				}
				for _, info := range []*frontend.ExprInfo{o.Lower, o.Upper, o.Step} {
					if reads(info, loop.Var) {
						p.New(o.Head, "the bounds of the loop depend on '%s', the variable of a loop inside of it", loop.Var.Name).See(loop.Head, "the loop inside").To(p)
						return
					}
				}
				for _, info := range []*frontend.ExprInfo{loop.Lower, loop.Upper} {
					if reads(info, o.Var) && !linearIn(info, o.Var, outer) {
						p.New(loop.Head, "expected a bound that is '%s' times a constant plus a constant", o.Var.Name).See(o.Head, "the outer loop").To(p)
						return
					}
				}
				if oneOf(c.Directive.Def, omp.DirTile, omp.DirStripe) && (reads(loop.Lower, o.Var) || reads(loop.Upper, o.Var)) {
					p.New(loop.Head, "the bounds of a loop of %s depend on '%s', the variable of a loop around it", c.Directive.Def.Name, o.Var.Name).See(o.Head, "the outer loop").To(p)
					return
				}
				if reads(loop.Step, o.Var) {
					p.New(loop.Head, "the step of the loop depends on '%s', the variable of a loop around it", o.Var.Name).See(o.Head, "the outer loop").To(p)
					return
				}
			}
			if reads(loop.Lower, loop.Var) {
				p.New(loop.Head, "the first value of '%s' depends on '%s' itself", loop.Var.Name, loop.Var.Name).To(p)
				return
			}
			outer = append(outer, loop)
		}
	},
})

func reads(info *frontend.ExprInfo, s *frontend.Symbol) bool {
	if info == nil || info.Value != nil { // huge(i) names i and does not read it
		return false
	}
	for _, r := range info.Reads {
		if r == s {
			return true
		}
	}
	return false
}

// linearIn reports whether a bound is a constant of the nest times the variable of one outer loop, plus another constant of the nest.
func linearIn(info *frontend.ExprInfo, v *frontend.Symbol, outer []*frontend.Loop) bool {
	if info.Sum == nil {
		return false
	}
	factor, rest, ok := info.Sum.Coefficient(v)
	for _, o := range outer {
		ok = ok && !factor.Has(o.Var) && (o.Var == v || !rest.Has(o.Var))
	}
	return ok
}

var LoopBind = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3006", Title: "loop bound to a region that is not around it", Spec: "OpenMP 5.2 §11.7, §11.7.1",
		Doc:           "A loop that binds to teams is directly in a teams region; one that binds to parallel is in no simd or other loop region.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp loop bind(teams)\nfor (i = 0; i < 10; i++) p[i] = 0;\n}",
		Prefer:        "#pragma omp parallel\n{\n#pragma omp loop bind(parallel)\nfor (i = 0; i < 10; i++) p[i] = 0;\n}",
		AvoidFortran:  "!$omp parallel\n!$omp loop bind(teams)\ndo i = 1, 10\na(i) = 0\nend do\n!$omp end parallel",
		PreferFortran: "!$omp parallel\n!$omp loop bind(parallel)\ndo i = 1, 10\na(i) = 0\nend do\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		o := sharing.Parent(c)
		bind := c.Directive.Find(omp.ClauseBind)
		if c.Directive.Def != omp.DirLoop || o == nil || bind == nil || len(bind.Args) == 0 || sharing.Has(o, omp.DirMetadirective, omp.DirBeginMetadirective) {
			return
		}
		around := innermost(o)
		word := bind.Args[0].Word
		if word == "teams" && around != omp.DirTeams || word == "parallel" && oneOf(around, omp.DirSimd, omp.DirLoop) {
			p.New(bind.Span, "loop with bind(%s) cannot be nested in %s", word, o.Directive.Def.NameIn(o.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
		}
	},
})

var SectionsBlock = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3007", Title: "sections without braces", Spec: "OpenMP 5.2 §11.3",
		Doc:    "The sections construct is a block of section directives, each with a statement.",
		Avoid:  "#pragma omp parallel sections\nk = 1;",
		Prefer: "#pragma omp parallel sections\n{\nk = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || !sharing.Has(c, omp.DirSections) || !c.Body.IsValid() || len(c.Statements) > 0 {
			return
		}
		if text := c.Body.Text(); text != "" && text[0] != '{' && !sema.FromMacro(c.Directive) && (text[0] >= 'a' && text[0] <= 'z' && len(c.Children) == 0) {
			p.New(sema.FirstLine(c.Body), "expected a block in braces after %s", c.Directive.Def.Name).See(c.Directive.NameSpan, "the directive").To(p)
		}
	},
})

var ErrorDirective = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3008", Title: "error directive", Spec: "OpenMP 5.2 §8.5",
		Doc: "The program says that it must not be compiled; severity(warning) only warns. With at(execution) the program ends when the " +
			"directive is executed.",
		Avoid:         "#pragma omp error message(\"not for this machine\")",
		Prefer:        "#pragma omp error at(execution) message(\"not for this machine\")",
		AvoidFortran:  "!$omp error message(\"not for this machine\")",
		PreferFortran: "!$omp error at(execution) message(\"not for this machine\")",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def != omp.DirError || d.Incomplete {
			return
		}
		word := func(def *pragma.ClauseDef) string {
			if clause := d.Find(def); clause != nil && len(clause.Args) > 0 {
				return clause.Args[0].Word
			}
			return ""
		}
		if word(omp.ClauseAt) == "execution" {
			return
		}
		text := ""
		if m := d.Find(omp.ClauseMessage); m != nil && len(m.Args) > 0 {
			text = ": " + m.Args[0].Text()
		}
		if word(omp.ClauseSeverity) == "warning" {
			r := p.New(d.NameSpan, "the program asks for a warning%s", text)
			r.Severity = diag.Warning
			r.To(p)
			return
		}
		p.New(d.NameSpan, "the program asks for an error%s", text).To(p)
	},
})
