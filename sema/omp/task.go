package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Dependences, loops that vectors run, and the order of memory accesses: what their clauses say of one another.

// dependence is the dependence type of a clause, and its word.
func dependence(clause *pragma.Clause) (string, pragma.Word) {
	for _, m := range clause.Modifiers {
		if def := clause.Def.Modifier(m.Word.Text); def != nil && def.Set == "dependence type" {
			return def.Name, m.Word
		}
	}
	return "", pragma.Word{Span: clause.NameSpan}
}

var DependType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2020", Title: "dependence type that the directive does not take", Spec: "OpenMP 5.2 §15.9.5",
		Doc:           "source and sink are about iterations and belong to ordered; the others are about storage and belong to tasks. A depobj construct makes no dependence of depobj type, and taskwait takes in, out and inout.",
		Avoid:         "#pragma omp task depend(source)\n{}",
		Prefer:        "#pragma omp task depend(out: x)\nx = 1;",
		AvoidFortran:  "!$omp task depend(source)\n!$omp end task",
		PreferFortran: "!$omp task depend(out: x)\nx = 1\n!$omp end task",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.All(omp.ClauseDepend) {
			kind, at := dependence(clause)
			iterations := kind == "source" || kind == "sink"
			switch d := c.Directive.Def; {
			case kind == "":
				continue
			case d == omp.DirOrdered && !iterations:
				p.New(at.Span, "expected source or sink for depend on ordered, found %s", kind).To(p)
			case d != omp.DirOrdered && iterations:
				p.New(at.Span, "depend(%s) is for ordered only", kind).See(c.Directive.NameSpan, "the directive").To(p)
			case d == omp.DirDepobj && kind == "depobj":
				p.New(at.Span, "depobj cannot be made of another depobj").To(p)
			}
		}
	},
})

var DetachEvent = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2021", Title: "event handle of detach that is not one", Spec: "OpenMP 5.2 §12.5.2",
		Doc:    "detach names a variable of type omp_event_handle_t, in Fortran an integer of kind omp_event_handle_kind.",
		Avoid:  "#pragma omp task detach(x)\n{}",
		Prefer: "omp_event_handle_t done;\n#pragma omp task detach(done)\n{}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseDetach {
				return
			}
			ok := s.Type.Class == frontend.Integer || s.Type.Class == frontend.Unknown
			if p.Unit.Language == frontend.C {
				ok = s.Type.Class == frontend.Integer && s.Type.Text == "omp_event_handle_t" || s.Type.Class == frontend.Unknown || s.Type.Class == frontend.Aggregate ||
					s.Type.Class == frontend.Integer && plainType(s.Type.Text) == ""
			}
			if !ok {
				p.New(v.Span, "expected an event handle for detach, '%s' is %s", s.Name, sema.TypeName(s.Type)).See(s.Decl, "declared here").To(p)
			}
		})
	},
})

// constant is the value of the argument of a clause of the directive; ok is false where there is none that is known.
func constant(c *frontend.Construct, def *pragma.ClauseDef) (value int64, clause *pragma.Clause, ok bool) {
	clause = c.Directive.Find(def)
	if clause == nil || len(clause.Args) == 0 || clause.Args[0].Expr == nil {
		return 0, clause, false
	}
	value, ok = sema.Whole(c.Exprs[clause.Args[0].Expr])
	return value, clause, ok
}

var SimdLengths = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2022", Title: "simdlen greater than safelen", Spec: "OpenMP 5.2 §10.4",
		Doc:           "safelen is the greatest number of iterations that may run at once, simdlen the number that is preferred.",
		Avoid:         "#pragma omp simd safelen(4) simdlen(8)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp simd safelen(8) simdlen(4)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp simd safelen(4) simdlen(8)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp simd safelen(8) simdlen(4)\ndo i = 1, 10\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		safe, first, ok := constant(c, omp.ClauseSafelen)
		preferred, second, both := constant(c, omp.ClauseSimdlen)
		if ok && both && preferred > safe && safe > 0 {
			p.New(second.Span, "simdlen is %d, safelen is %d", preferred, safe).See(first.Span, "given here").
				Note("simdlen cannot be greater than safelen").To(p)
		}
	},
})

var OrderedLoops = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2023", Title: "clauses that an ordered loop does not take", Spec: "OpenMP 5.2 §4.4.4, §11.5",
		Doc: "A loop with dependences between iterations, ordered(n), has no linear clause; its n is at least that of collapse; order(concurrent) and ordered " +
			"exclude each other, as do nonmonotonic and ordered.",
		Avoid:         "#pragma omp parallel for ordered order(concurrent)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp parallel for order(concurrent)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp parallel do ordered order(concurrent)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp parallel do order(concurrent)\ndo i = 1, 10\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		ordered := c.Directive.Find(omp.ClauseOrdered)
		if ordered == nil {
			return
		}
		if o := c.Directive.Find(omp.ClauseOrder); o != nil {
			p.New(o.Span, "order cannot be combined with ordered").See(ordered.Span, "ordered given here").To(p)
		}
		if s := c.Directive.Find(omp.ClauseSchedule); s != nil {
			if m := s.Modifier("nonmonotonic"); m != nil {
				p.New(m.Word.Span, "nonmonotonic cannot be combined with ordered").See(ordered.Span, "ordered given here").To(p)
			}
		}
		if len(ordered.Args) == 0 {
			return
		}
		if l := c.Directive.Find(omp.ClauseLinear); l != nil {
			p.New(l.Span, "linear cannot be combined with ordered(n)").See(ordered.Span, "given here").To(p)
		}
		n, _, ok := constant(c, omp.ClauseOrdered)
		m, collapse, both := constant(c, omp.ClauseCollapse)
		if ok && both && n > 0 && n < m {
			p.New(ordered.Span, "expected at least %d loops for ordered, found %d", m, n).See(collapse.Span, "collapse given here").To(p)
		}
	},
})

var Schedule = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2024", Title: "schedule kind with a part that it does not take", Spec: "OpenMP 5.2 §11.5.3",
		Doc:           "auto and runtime take no chunk size; nonmonotonic is for dynamic and guided; monotonic and nonmonotonic exclude each other.",
		Avoid:         "#pragma omp parallel for schedule(auto, 4)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp parallel for schedule(static, 4)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp parallel do schedule(auto, 4)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp parallel do schedule(static, 4)\ndo i = 1, 10\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.All(omp.ClauseSchedule) {
			if len(clause.Args) == 0 {
				continue
			}
			kind := clause.Args[0].Word
			if (kind == "auto" || kind == "runtime") && len(clause.Args) > 1 {
				p.New(clause.Args[1].Span, "schedule(%s) takes no chunk size", kind).To(p)
			}
			if m := clause.Modifier("nonmonotonic"); m != nil && p.Version < 50 && kind != "dynamic" && kind != "guided" {
				p.New(m.Word.Span, "nonmonotonic is for dynamic and guided, found %s", kind).To(p)
			}
		}
	},
})

// atomicKind is what an atomic directive does: read, write or update.
func atomicKind(d *pragma.Directive) *pragma.ClauseDef {
	for _, k := range []*pragma.ClauseDef{omp.ClauseRead, omp.ClauseWrite} {
		if d.Find(k) != nil {
			return k
		}
	}
	return omp.ClauseUpdate
}

var AtomicOrder = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2025", Title: "memory order that the atomic operation does not take", Spec: "OpenMP 5.2 §15.8.4",
		Doc:           "A read releases nothing and a write acquires nothing.",
		Avoid:         "#pragma omp atomic read release\nx = y;",
		Prefer:        "#pragma omp atomic read acquire\nx = y;",
		AvoidFortran:  "!$omp atomic read release\nx = y",
		PreferFortran: "!$omp atomic read acquire\nx = y",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirAtomic {
			return
		}
		var forbidden []*pragma.ClauseDef
		kind := atomicKind(c.Directive)
		switch {
		case kind == omp.ClauseRead:
			forbidden = []*pragma.ClauseDef{omp.ClauseRelease}
		case kind == omp.ClauseWrite:
			forbidden = []*pragma.ClauseDef{omp.ClauseAcquire}
		case p.Version < 51 && c.Directive.Find(omp.ClauseCapture) == nil:
			forbidden = []*pragma.ClauseDef{omp.ClauseAcquire}
		}
		if p.Version == 50 {
			forbidden = append(forbidden, omp.ClauseAcqRel)
			if kind == omp.ClauseUpdate && c.Directive.Find(omp.ClauseCapture) != nil {
				forbidden = nil
			}
		}
		for _, def := range forbidden {
			if clause := c.Directive.Find(def); clause != nil {
				p.New(clause.NameSpan, "atomic %s does not take %s", kind.Name, def.Name).To(p)
			}
		}
	},
})

var AtomicCompare = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2026", Title: "clause of an atomic compare without it", Spec: "OpenMP 5.2 §15.8.4",
		Doc:    "fail and weak are about the comparison of atomic compare; weak also needs capture, so that the result is known.",
		Avoid:  "#pragma omp atomic update fail(relaxed)\nx += 1;",
		Prefer: "#pragma omp atomic update\nx += 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirAtomic {
			return
		}
		for _, def := range []*pragma.ClauseDef{omp.ClauseFail, omp.ClauseWeak} {
			if clause := c.Directive.Find(def); clause != nil && c.Directive.Find(omp.ClauseCompare) == nil {
				p.New(clause.NameSpan, "%s needs compare", def.Name).To(p)
			}
		}
	},
})

var HintName = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2027", Title: "hint on a critical construct without a name", Spec: "OpenMP 5.2 §15.2",
		Doc:           "All critical constructs without a name are one: a hint is about a lock of its own. omp_sync_hint_none can always be given.",
		Avoid:         "#pragma omp critical hint(omp_sync_hint_contended)\nk++;",
		Prefer:        "#pragma omp critical (counter) hint(omp_sync_hint_contended)\nk++;",
		AvoidFortran:  "!$omp critical hint(omp_sync_hint_contended)\nk = k + 1\n!$omp end critical",
		PreferFortran: "!$omp critical (counter) hint(omp_sync_hint_contended)\nk = k + 1\n!$omp end critical (counter)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirCritical || criticalName(c) != "" {
			return
		}
		if v, clause, ok := constant(c, omp.ClauseHint); clause != nil && (!ok || v != 0) {
			p.New(clause.Span, "hint needs a name of the critical construct").See(c.Directive.NameSpan, "the construct").To(p)
		}
	},
})

var LinearType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4021", Title: "linear variable that is not an integer or a pointer", Spec: "OpenMP 5.2 §5.4.6",
		Doc:           "The variable grows by a whole number of steps with each iteration.",
		Avoid:         "#pragma omp simd linear(x)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp simd linear(k)\nfor (i = 0; i < 10; i++) { p[i] = k; k++; }",
		AvoidFortran:  "!$omp simd linear(x)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp simd linear(k)\ndo i = 1, 10\na(i) = k\nk = k + 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseLinear || len(v.Path) > 0 || clause.Modifier("ref") != nil {
				return
			}
			switch s.Type.Class {
			case frontend.Integer, frontend.Unknown:
				return
			case frontend.Pointer, frontend.Character, frontend.Logical:
				if p.Unit.Language == frontend.C {
					return
				}
			}
			p.New(v.Span, "expected an integer or a pointer for linear, '%s' is %s", s.Name, sema.TypeName(s.Type)).See(s.Decl, "declared here").To(p)
		})
	},
})

var IfName = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2028", Title: "if clause for a construct that the directive does not have", Spec: "OpenMP 5.2 §3.4",
		Doc:           "The name before the colon is that of the directive, or of one that it is combined of.",
		Avoid:         "#pragma omp parallel if(target: n)\n{}",
		Prefer:        "#pragma omp target parallel if(target: n)\n{}",
		AvoidFortran:  "!$omp parallel if(target: n > 0)\n!$omp end parallel",
		PreferFortran: "!$omp target parallel if(target: n > 0)\n!$omp end target parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		first := map[string]*pragma.Clause{}
		for _, clause := range c.Directive.All(omp.ClauseIf) {
			name := ""
			at := clause.NameSpan
			if len(clause.Modifiers) > 0 {
				name, at = clause.Modifiers[0].Word.Text, clause.Modifiers[0].Word.Span
			} else if len(clause.Args) > 0 && clause.Args[0].Key.Text != "" {
				name, at = clause.Args[0].Key.Text, clause.Args[0].Key.Span
			}
			if before := first[name]; before != nil {
				p.New(at, "a second if clause for the same construct").See(before.Span, "first given here").To(p)
				continue
			}
			first[name] = clause
			if name == "" {
				continue
			}
			def := omp.Table.Directive(name)
			if def == nil || !c.Directive.Def.Is(def) || def.Use(omp.ClauseIf) == nil {
				p.New(at, "%s has no %s construct for if", c.Directive.Def.NameIn(c.Directive.Fortran), name).See(c.Directive.NameSpan, "the directive").To(p)
			}
		}
		if unnamed := first[""]; unnamed != nil && len(first) > 1 {
			p.New(unnamed.NameSpan, "if without the name of a construct beside if clauses with one").To(p)
		}
	},
})
