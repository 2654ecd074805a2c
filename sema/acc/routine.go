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

// routineLevel is the highest level of parallelism that a routine directive allows
// on a type of device, and the clause that says so. ok is false if it does not say.
func routineLevel(c *frontend.Construct, device string) (l level, clause *pragma.Clause, ok bool) {
	if c == nil {
		return 0, nil, false
	}
	if list := modes(c.Directive, device); len(list) > 0 {
		return levelOf(list[0].Def), list[0], true
	}
	return 0, nil, false
}

var RoutineLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3010", Title: "loop with more parallelism than its routine", Spec: "OpenACC 3.3 §2.15.1",
		Doc: "The routine directive says up to which level a procedure shares work: a vector routine can have vector loops only, " +
			"a seq routine none. Its callers rely on that.",
		Avoid:  "#pragma acc routine vector\nvoid work(int n, int *p)\n{\n#pragma acc loop gang\nfor (int i = 0; i < n; i++) p[i] = i;\n}",
		Prefer: "#pragma acc routine gang\nvoid work(int n, int *p)\n{\n#pragma acc loop gang\nfor (int i = 0; i < n; i++) p[i] = i;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || computeAround(c) != nil {
			return
		}
		routine := factsOf(p).levels[r.Name]
		if routine == nil {
			return
		}
		reported := map[*pragma.Clause]bool{}
		for _, device := range devices(c.Directive, routine.Directive) {
			allowed, says, ok := routineLevel(routine, device)
			if !ok {
				continue
			}
			for _, clause := range levels(c, device) {
				if levelOf(clause.Def) > allowed && !reported[clause] {
					reported[clause] = true
					on(p.New(clause.NameSpan, "%s loop in a %s routine", clause.Def.Name, says.Def.Name).See(says.NameSpan, "the routine directive"), device).To(p)
				}
			}
		}
	},
})

var RoutineCall = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3011", Title: "call of a routine whose parallelism is in use", Spec: "OpenACC 3.3 §2.15.1",
		Doc: "A routine that shares work among workers must be called by all workers of a gang, so not from a loop that has shared the " +
			"workers or lanes already, nor from a routine of a lower level.",
		Avoid: "#pragma acc routine vector\nvoid work(int i, int *p);\nvoid all(int n, int *p)\n{\n#pragma acc parallel loop vector\n" +
			"for (int i = 0; i < n; i++) work(i, p);\n}",
		Prefer: "#pragma acc routine vector\nvoid work(int i, int *p);\nvoid all(int n, int *p)\n{\n#pragma acc parallel loop gang\n" +
			"for (int i = 0; i < n; i++) work(i, p);\n}",
		Unit: true,
	},
	RunUnit: func(p *sema.Pass) {
		for _, r := range p.Unit.Routines {
			for _, call := range r.Calls {
				routineCall(p, r, call)
			}
		}
	},
})

// routineCall checks a call for each type of device, and reports it once.
func routineCall(p *sema.Pass, r *frontend.Routine, call frontend.Call) {
	called := factsOf(p).levelOf(call)
	if called == nil {
		return
	}
	directives := []*pragma.Directive{called.Directive}
	for c := call.In; c != nil; c = c.Parent {
		directives = append(directives, c.Directive)
	}
	if around := factsOf(p).levels[r.Name]; around != nil {
		directives = append(directives, around.Directive)
	}
	for _, device := range devices(directives...) {
		if d := routineCallOn(p, r, call, called, device); d != nil {
			on(d, device).To(p)
			return
		}
	}
}

func routineCallOn(p *sema.Pass, r *frontend.Routine, call frontend.Call, called *frontend.Construct, device string) *diag.Diagnostic {
	needs, directive, ok := routineLevel(called, device)
	if !ok || needs == 0 {
		return nil
	}
	for c := call.In; c != nil; c = c.Parent {
		for _, clause := range levels(c, device) {
			if levelOf(clause.Def) <= needs {
				return p.New(call.Span, "call of a %s routine in a %s loop", needs, clause.Def.Name).
					See(clause.NameSpan, "the loop").See(directive.NameSpan, "the routine directive")
			}
		}
		if isCompute(c.Directive.Def) {
			return nil
		}
	}
	allowed, says, ok := routineLevel(factsOf(p).levels[r.Name], device)
	if ok && allowed < needs {
		return p.New(call.Span, "call of a %s routine in a %s routine", needs, says.Def.Name).
			See(says.NameSpan, "the enclosing routine").See(directive.NameSpan, "the routine called")
	}
	return nil
}

var RoutineRedeclared = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3015", Title: "routine directives that differ", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "All routine directives of a procedure must have the same level of parallelism.",
		Avoid:  "void work(int *p);\n#pragma acc routine(work) seq\n#pragma acc routine(work) gang",
		Prefer: "void work(int *p);\n#pragma acc routine(work) gang",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirRoutine || c.Directive.Args == nil || len(c.Directive.Args.Args) == 0 {
			return
		}
		first := factsOf(p).levels[c.Directive.Args.Args[0].Word]
		if first == nil || first == c {
			return
		}
		for _, device := range devices(first.Directive, c.Directive) {
			a, was, ok1 := routineLevel(first, device)
			b, now, ok2 := routineLevel(c, device)
			if ok1 && ok2 && a != b {
				on(p.New(now.NameSpan, "%s routine was declared as %s before", now.Def.Name, was.Def.Name).See(was.NameSpan, "declared here"), device).To(p)
				return
			}
		}
	},
})

var RoutineOfNothing = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3018", Title: "routine directive without a procedure", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "The directive comes just before the declaration or definition of one procedure, or names a declared procedure.",
		Avoid:  "#pragma acc routine seq\nint counter;",
		Prefer: "#pragma acc routine seq\nint count(void);",
		Unit:   true,
	},
	RunUnit: func(p *sema.Pass) {
		applied := map[*frontend.Construct]bool{}
		for _, r := range p.Unit.Routines {
			for _, d := range r.Directives {
				applied[d] = true
			}
		}
		for _, c := range p.Constructs {
			if c.Directive.Def != acc.DirRoutine || applied[c] || c.Directive.Incomplete {
				continue
			}
			if a := c.Directive.Args; a != nil && len(a.Args) > 0 {
				p.New(a.Args[0].Span, "no procedure %s is declared", a.Args[0].Word).To(p)
			} else {
				p.New(c.Directive.NameSpan, "expected the declaration of a procedure after routine").To(p)
			}
		}
	},
})

var RoutineStatic = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3020", Title: "static variable in a routine", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "A procedure that runs on the device cannot have variables of its own that outlive its calls.",
		Avoid:  "#pragma acc routine seq\nint count(void)\n{\nstatic int calls;\nreturn ++calls;\n}",
		Prefer: "#pragma acc routine seq\nint count(int calls)\n{\nreturn calls + 1;\n}",
		Unit:   true,
	},
	RunUnit: func(p *sema.Pass) {
		statics(p, func(u frontend.Use, directive *frontend.Construct) {
			if u.Symbol.Storage == frontend.Static && u.Symbol.Local {
				at := u.Symbol.Decl
				if !at.IsValid() {
					at = u.Span
				}
				p.New(at, "static variable '%s' in a routine", u.Symbol.Name).See(directive.Directive.NameSpan, "the routine directive").To(p)
			}
		})
	},
})

var RoutineGlobal = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4025", Title: "global variable in a routine without declare", Spec: "OpenACC 3.3 §2.15.2",
		Doc: "Global variables that a routine uses must be on the device whenever it runs there: " +
			"a declare directive with create, copyin, device_resident or link says so. Constants need none. An internal procedure of Fortran that is a " +
			"routine has no access on the device to the variables of the procedure around it.",
		Severity: diag.Warning,
		Avoid:    "int limit;\n#pragma acc routine seq\nint clip(int i)\n{\nreturn i < limit ? i : limit;\n}",
		Prefer:   "int limit;\n#pragma acc declare create(limit)\n#pragma acc routine seq\nint clip(int i)\n{\nreturn i < limit ? i : limit;\n}",
		Unit:     true,
	},
	RunUnit: func(p *sema.Pass) {
		statics(p, func(u frontend.Use, directive *frontend.Construct) {
			s := u.Symbol
			if s.Local && s.Storage != frontend.Extern || factsOf(p).declared[s] != nil || s.Declared || isConst(s.Type) {
				return
			}
			p.New(u.Span, "global variable '%s' in a routine needs a declare directive", s.Name).See(s.Decl, "declared here").
				See(directive.Directive.NameSpan, "the routine directive").To(p)
		})
		referred(p, func(r *frontend.Routine) []frontend.Use { return r.HostVariables }, func(u frontend.Use, directive *frontend.Construct) {
			s := u.Symbol
			if factsOf(p).declared[s] != nil || s.Declared || isConst(s.Type) || inRoutine(p, s) {
				return
			}
			p.New(u.Span, "variable '%s' of the host procedure in a routine: it is not on the device (make it an argument)", s.Name).See(s.Decl, "declared here").
				See(directive.Directive.NameSpan, "the routine directive").To(p)
		})
	},
})

// inRoutine reports whether a local variable is that of a procedure with a routine directive.
func inRoutine(p *sema.Pass, s *frontend.Symbol) bool {
	return slices.ContainsFunc(p.Unit.Routines, func(r *frontend.Routine) bool {
		return factsOf(p).levels[r.Name] != nil && r.HasBody && r.Span.File == s.Decl.File && r.Span.Start <= s.Decl.Start && s.Decl.Start < r.Span.End
	})
}

// statics calls f for the first reference of each routine to each variable that lives
// as long as the program.
func statics(p *sema.Pass, f func(u frontend.Use, directive *frontend.Construct)) {
	referred(p, func(r *frontend.Routine) []frontend.Use { return r.Statics }, f)
}

// referred calls f for the first of some references of each routine to each variable.
func referred(p *sema.Pass, references func(*frontend.Routine) []frontend.Use, f func(u frontend.Use, directive *frontend.Construct)) {
	for _, r := range p.Unit.Routines {
		directive := factsOf(p).levels[r.Name]
		if directive == nil {
			continue
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range references(r) {
			if !seen[u.Symbol] {
				seen[u.Symbol] = true
				f(u, directive)
			}
		}
	}
}

var RoutineInFunction = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3021", Title: "routine directive inside a function", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "The directive applies to the procedure wherever it is called, so it must be outside of functions. Compilers reject it inside.",
		Avoid:  "int all(int n)\n{\n#pragma acc routine seq\nint one(int n);\nreturn one(n);\n}",
		Prefer: "#pragma acc routine seq\nint one(int n);\nint all(int n)\n{\nreturn one(n);\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == acc.DirRoutine && p.Routines[c] != nil && p.Unit.Language == frontend.C {
			p.New(c.Directive.NameSpan, "routine directive inside the function '%s'", p.Routines[c].Name).To(p)
		}
	},
})

var RoutineTooLate = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3023", Title: "routine directive after the procedure is used or defined", Spec: "OpenACC 3.3 §2.15.1",
		Doc: "A procedure with a routine directive is defined and called within the scope of one: from the directive to the end of the " +
			"file. Before it, the compiler has generated code for the host only.",
		Avoid:  "int twice(int n) { return 2 * n; }\n#pragma acc routine(twice) seq",
		Prefer: "int twice(int n);\n#pragma acc routine(twice) seq\nint twice(int n) { return 2 * n; }",
		Unit:   true,
	},
	RunUnit: func(p *sema.Pass) {
		if p.Unit.Language != frontend.C {
			return
		}
		first := map[string]*frontend.Construct{}
		for name, d := range factsOf(p).levels {
			first[name] = d
		}
		for _, r := range p.Unit.Routines {
			for _, d := range r.Directives {
				if at := first[r.Name]; at == nil || before(d.Directive.Span, at.Directive.Span) {
					first[r.Name] = d
				}
			}
		}
		late := map[*frontend.Construct]bool{}
		say := func(d *frontend.Construct, at source.Span, name, what string) {
			if d == nil || late[d] || !before(at, d.Directive.Span) {
				return
			}
			late[d] = true
			p.New(d.Directive.NameSpan, "routine directive for '%s' after it is %s", name, what).See(at, "%s here", what).To(p)
		}
		for _, r := range p.Unit.Routines {
			if r.HasBody && r.Symbol != nil {
				say(first[r.Name], r.Symbol.Decl, r.Name, "defined")
			}
			for _, call := range r.Calls {
				say(first[call.Name], call.Span, call.Name, "called")
			}
		}
	},
})

// before reports whether a precedes b in the same file.
func before(a, b source.Span) bool { return a.File != nil && a.File == b.File && a.Start < b.Start }
