package omp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Arguments of modifiers, and what two arguments or clauses of a directive say of one another.

// eachModifierExpr calls f for the expressions that modifiers of the directive have, and what is known of them.
func eachModifierExpr(c *frontend.Construct, f func(clause *pragma.Clause, m *pragma.Modifier, e *pragma.Expr, info *frontend.ExprInfo)) {
	for _, clause := range c.Directive.ClausesAndArgument() {
		for i := range clause.Modifiers {
			m := &clause.Modifiers[i]
			for _, a := range m.Args {
				if a.Kind != pragma.ArgExpr {
					continue
				}
				if info := c.Exprs[a.Expr]; info != nil && info.Type != nil {
					f(clause, m, a.Expr, info)
				}
			}
		}
	}
}

var ModifierNumber = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2012", Title: "modifier with a number that it does not take", Spec: "OpenMP 5.2 §5.4.6, §5.11, §10.2.1",
		Doc:           "The alignment of aligned is a positive constant, the step of linear an integer, the lower bound of num_teams a positive integer not above the upper bound.",
		Avoid:         "#pragma omp simd aligned(p: n)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp simd aligned(p: 16)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp simd linear(k: 1.5)\ndo i = 1, 10\na(i) = k\nend do",
		PreferFortran: "!$omp simd linear(k: 1)\ndo i = 1, 10\na(i) = k\nk = k + 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachModifierExpr(c, func(clause *pragma.Clause, m *pragma.Modifier, e *pragma.Expr, info *frontend.ExprInfo) {
			what := map[string]string{"alignment": "the alignment", "align": "the alignment", "step": "the step", "lower-bound": "the lower bound"}[m.Word.Text]
			if what == "" {
				return
			}
			if clause.Def == omp.ClauseInduction {
				return
			}
			report := func(format string, args ...any) {
				p.New(e.Span, format, args...).Citing(clause.Def.Spec).To(p)
			}
			if !p.IsInteger(info.Type) {
				report("expected an integer for %s of %s, found %s", what, clause.Def.Name, sema.TypeName(info.Type))
				return
			}
			v, known := sema.Whole(info)
			switch {
			case m.Word.Text == "step":
			case m.Word.Text != "lower-bound" && info.Value == nil:
				if p.Unit.Language == frontend.C {
					report("expected a constant for %s of %s", what, clause.Def.Name)
				}
			case known && v <= 0:
				report("expected a positive number for %s of %s, found %d", what, clause.Def.Name, v)
			case known && m.Word.Text == "lower-bound":
				if upper, ok := firstConstant(c, clause); ok && upper < v {
					report("the lower bound of num_teams is %d, the upper bound %d", v, upper)
				}
			}
		})
	},
})

// firstConstant is the value of the first argument of a clause; ok is false where it is unknown.
func firstConstant(c *frontend.Construct, clause *pragma.Clause) (value int64, ok bool) {
	if len(clause.Args) == 0 || clause.Args[0].Expr == nil {
		return 0, false
	}
	return sema.Whole(c.Exprs[clause.Args[0].Expr])
}

var Iterators = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2013", Title: "iterator that cannot be counted", Spec: "OpenMP 5.2 §3.2.6",
		Doc:           "An iterator is an integer or, in C, a pointer; its bounds and step are integers, and the step is not 0. A range does not use other iterators. Each iterator of a modifier has a name of its own.",
		Avoid:         "#pragma omp task depend(iterator(t=0:10:0), in: a[t])\n{}",
		Prefer:        "#pragma omp task depend(iterator(t=0:10:2), in: a[t])\n{}",
		AvoidFortran:  "!$omp task depend(iterator(t=1:10:0), in: a(t))\n!$omp end task",
		PreferFortran: "!$omp task depend(iterator(t=1:10:2), in: a(t))\n!$omp end task",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.ClausesAndArgument() {
			for _, m := range clause.Modifiers {
				var others []*pragma.Decl
				for _, a := range m.Args {
					if a.Kind == pragma.ArgDecl {
						iteratorRange(p, c, a.Decl, others)
						others = append(others, a.Decl)
					}
				}
			}
		}
	},
})

// notCounted are the words of arithmetic types in C that are not integers.
var notCounted = map[string]bool{"float": true, "double": true, "_Complex": true, "struct": true, "union": true, "void": true}

// iteratorRange checks an iterator; before are those of the same modifier before it.
func iteratorRange(p *sema.Pass, c *frontend.Construct, d *pragma.Decl, before []*pragma.Decl) {
	if d.Type != nil && p.Unit.Language == frontend.C {
		bad, pointer := false, false
		for _, t := range d.Type.Tokens {
			bad = bad || notCounted[t.Text]
			pointer = pointer || t.Text == "*"
		}
		if bad && !pointer {
			p.New(d.Type.Span, "expected an integer or pointer type for iterator '%s', found %s", d.Name.Text, d.Type.Text()).To(p)
			return
		}
	}
	for _, e := range []*pragma.Expr{d.Begin, d.End, d.Step} {
		info := c.Exprs[e]
		if e == nil || info == nil || info.Type == nil {
			continue
		}
		for _, s := range info.Reads {
			if s.InClause && slices.ContainsFunc(before, func(o *pragma.Decl) bool { return strings.EqualFold(o.Name.Text, s.Name) }) {
				p.New(e.Span, "the range of iterator '%s' uses iterator '%s'", d.Name.Text, s.Name).To(p)
			}
		}
		switch info.Type.Class {
		case frontend.Real, frontend.Complex:
			if p.Unit.Language == frontend.C {
				continue // converted
			}
			fallthrough
		case frontend.Aggregate, frontend.Void:
			p.New(e.Span, "expected an integer in the range of iterator '%s', found %s", d.Name.Text, sema.TypeName(info.Type)).To(p)
		}
	}
	if d.Step != nil {
		if v, ok := sema.Whole(c.Exprs[d.Step]); ok && v == 0 {
			p.New(d.Step.Span, "the step of iterator '%s' is 0", d.Name.Text).To(p)
		}
	}
}

var NotNegative = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2014", Title: "negative priority", Spec: "OpenMP 5.2 §12.4",
		Doc:           "Priorities start at 0, which is also the priority of tasks without the clause.",
		Avoid:         "#pragma omp task priority(-1)\n{}",
		Prefer:        "#pragma omp task priority(0)\n{}",
		AvoidFortran:  "!$omp task priority(-1)\n!$omp end task",
		PreferFortran: "!$omp task priority(0)\n!$omp end task",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if v, clause, ok := constant(c, omp.ClausePriority); ok && v < 0 {
			p.New(clause.Args[0].Span, "expected a priority of at least 0, found %d", v).To(p)
		}
	},
})

var Ancestor = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2030", Title: "ancestor device that is not the parent, or that the program does not require", Spec: "OpenMP 5.2 §13.2",
		Doc: "device(ancestor: 1) runs a region on the device that the code around was started from. No other number is allowed, and a " +
			"requires directive of the file has to ask for reverse_offload.",
		Avoid:         "#pragma omp target\n{\n#pragma omp target device(ancestor: 2)\nk++;\n}",
		Prefer:        "#pragma omp target\n{\n#pragma omp target\nk++;\n}",
		AvoidFortran:  "!$omp target\n!$omp target device(ancestor: 2)\nk = k + 1\n!$omp end target\n!$omp end target",
		PreferFortran: "!$omp target\nk = k + 1\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		clause := c.Directive.Find(omp.ClauseDevice)
		if clause == nil || len(clause.Args) == 0 || clause.Modifier("ancestor") == nil {
			return
		}
		if v, _, ok := constant(c, omp.ClauseDevice); ok && v != 1 {
			p.New(clause.Args[0].Span, "expected 1, the device that this code was started from, found %d", v).To(p)
		}
		if !slices.ContainsFunc(p.Constructs, func(r *frontend.Construct) bool {
			return r.Directive.Def == omp.DirRequires && r.Directive.Find(omp.ClauseReverseOffload) != nil
		}) {
			p.New(clause.Span, "device(ancestor: 1) needs a requires directive with reverse_offload in the file").To(p)
		}
	},
})

var HintValue = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2015", Title: "hints that contradict each other", Spec: "OpenMP 5.2 §15.1",
		Doc:           "A lock is contended or uncontended, and its critical section is executed speculatively or not.",
		Avoid:         "#pragma omp critical (one) hint(omp_sync_hint_contended + omp_sync_hint_uncontended)\nk++;",
		Prefer:        "#pragma omp critical (one) hint(omp_sync_hint_contended + omp_sync_hint_speculative)\nk++;",
		AvoidFortran:  "!$omp critical (one) hint(omp_sync_hint_contended + omp_sync_hint_uncontended)\nk = k + 1\n!$omp end critical (one)",
		PreferFortran: "!$omp critical (one) hint(omp_sync_hint_contended + omp_sync_hint_speculative)\nk = k + 1\n!$omp end critical (one)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		v, clause, ok := constant(c, omp.ClauseHint)
		if !ok {
			return
		}
		switch {
		case v < 0:
			p.New(clause.Args[0].Span, "expected a sum of hints, found %d", v).To(p)
		case v&3 == 3:
			p.New(clause.Args[0].Span, "the lock cannot be both contended and uncontended").To(p)
		case v&12 == 12:
			p.New(clause.Args[0].Span, "the lock cannot be both speculative and nonspeculative").To(p)
		}
	},
})

var CriticalHints = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2016", Title: "critical constructs of one name with different hints", Spec: "OpenMP 5.2 §15.2",
		Doc:           "All critical constructs of a name use one lock, so that their hint clauses have the same value. One without the clause has the value omp_sync_hint_none.",
		Avoid:         "#pragma omp critical (one) hint(omp_sync_hint_contended)\nk++;\n#pragma omp critical (one) hint(omp_sync_hint_speculative)\nk++;",
		Prefer:        "#pragma omp critical (one) hint(omp_sync_hint_contended)\nk++;\n#pragma omp critical (one) hint(omp_sync_hint_contended)\nk++;",
		AvoidFortran:  "!$omp critical (one) hint(omp_sync_hint_contended)\nk = k + 1\n!$omp end critical (one)\n!$omp critical (one) hint(omp_sync_hint_speculative)\nk = k + 1\n!$omp end critical (one)",
		PreferFortran: "!$omp critical (one) hint(omp_sync_hint_contended)\nk = k + 1\n!$omp end critical (one)\n!$omp critical (one) hint(omp_sync_hint_contended)\nk = k + 1\n!$omp end critical (one)",
	},
	RunUnit: func(p *sema.Pass) {
		type lock struct {
			value int64
			at    *frontend.Construct
		}
		first := map[string]lock{}
		for _, c := range p.Constructs {
			if !sharing.IsOMP(c) || c.Directive.Def != omp.DirCritical || criticalName(c) == "" {
				continue
			}
			value, clause, ok := constant(c, omp.ClauseHint)
			if clause != nil && !ok {
				continue
			}
			before, seen := first[criticalName(c)]
			if !seen {
				first[criticalName(c)] = lock{value, c}
				continue
			}
			if before.value != value {
				at := c.Directive.NameSpan
				if clause != nil {
					at = clause.Span
				}
				p.New(at, "critical constructs named '%s' have different hints", criticalName(c)).See(before.at.Directive.Span, "the first of them").To(p)
			}
		}
	},
})

var DefaultmapTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2017", Title: "two defaultmap clauses for one category", Spec: "OpenMP 5.2 §5.8.7",
		Doc:           "Each category of variables has one implicit behavior. A clause without a category is about all of them.",
		Avoid:         "#pragma omp target defaultmap(tofrom: scalar) defaultmap(to: scalar)\nx = 1;",
		Prefer:        "#pragma omp target defaultmap(tofrom: scalar) defaultmap(to: pointer)\nx = 1;",
		AvoidFortran:  "!$omp target defaultmap(tofrom: scalar) defaultmap(to: scalar)\nx = 1\n!$omp end target",
		PreferFortran: "!$omp target defaultmap(tofrom: scalar) defaultmap(to: pointer)\nx = 1\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		first := map[string]*pragma.Clause{}
		for _, clause := range c.Directive.All(omp.ClauseDefaultmap) {
			category := "all"
			if len(clause.Args) > 1 {
				category = clause.Args[1].Word
			}
			if before := first[category]; before != nil {
				p.New(clause.Span, "a second defaultmap clause for category %s", category).See(before.Span, "first given here").To(p)
				continue
			}
			first[category] = clause
		}
	},
})

var LinearModifier = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2018", Title: "linear modifier that the directive does not take", Spec: "OpenMP 5.2 §5.4.6",
		Doc:           "The modifiers ref and uval are about arguments that are references: they are for declare simd of Fortran and C++. On loops the modifier is val.",
		Avoid:         "#pragma omp simd linear(k: ref)\nfor (i = 0; i < 10; i++) p[i] = k;",
		Prefer:        "#pragma omp simd linear(k: val)\nfor (i = 0; i < 10; i++) { p[i] = k; k++; }",
		AvoidFortran:  "!$omp simd linear(k: uval)\ndo i = 1, 10\na(i) = k\nend do",
		PreferFortran: "!$omp simd linear(k: val)\ndo i = 1, 10\na(i) = k\nk = k + 1\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirDeclareSimd && p.Unit.Language == frontend.Fortran {
			return
		}
		for _, clause := range c.Directive.All(omp.ClauseLinear) {
			for _, m := range clause.Modifiers {
				if m.Word.Text == "ref" || m.Word.Text == "uval" {
					p.New(m.Word.Span, "expected the modifier val for linear on %s, found %s", c.Directive.Def.NameIn(c.Directive.Fortran), m.Word.Text).To(p)
				}
			}
		}
	},
})

var FullUnroll = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3005", Title: "full unrolling of a loop whose number of iterations is unknown", Spec: "OpenMP 5.2 §9.2.1",
		Doc:           "All iterations are written out one after the other, so their number is a constant.",
		Avoid:         "#pragma omp unroll full\nfor (i = 0; i < n; i++) p[i] = 0;",
		Prefer:        "#pragma omp unroll full\nfor (i = 0; i < 8; i++) p[i] = 0;",
		AvoidFortran:  "!$omp unroll full\ndo i = 1, n\na(i) = 0\nend do",
		PreferFortran: "!$omp unroll full\ndo i = 1, 8\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		full := c.Directive.Find(omp.ClauseFull)
		if full == nil || c.Directive.Def != omp.DirUnroll || c.Loop == nil || !c.Loop.Canonical {
			return
		}
		for _, info := range []*frontend.ExprInfo{c.Loop.Lower, c.Loop.Upper, c.Loop.Step} {
			if info != nil && info.Value == nil && readsVariable(info) {
				p.New(full.Span, "full unrolling needs a constant number of iterations").See(c.Loop.Head, "the loop").To(p)
				return
			}
		}
	},
})

// readsVariable reports whether an expression reads a variable that is not const, whose value compilers may know.
func readsVariable(info *frontend.ExprInfo) bool {
	for _, s := range info.Reads {
		if s != nil && (s.Type == nil || !s.Type.Const) {
			return true
		}
	}
	return false
}

var ListedAgain = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4006", Title: "variable listed twice in clauses of one kind", Spec: "OpenMP 5.2 §5.11, §10.4.1",
		Doc:           "What aligned, nontemporal and uniform say of a variable is said once.",
		Avoid:         "#pragma omp simd aligned(p: 8) aligned(p: 16)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp simd aligned(p: 16)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp simd nontemporal(a, a)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp simd nontemporal(a, b)\ndo i = 1, 10\na(i) = b(i)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		type key struct {
			def *pragma.ClauseDef
			s   *frontend.Symbol
		}
		first := map[key]*pragma.Var{}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseAligned && clause.Def != omp.ClauseNontemporal && clause.Def != omp.ClauseUniform || len(v.Path) > 0 {
				return
			}
			k := key{clause.Def, s}
			if before := first[k]; before != nil {
				p.New(v.Span, "'%s' is listed twice in %s", s.Name, clause.Def.Name).See(before.Span, "first listed here").To(p)
				return
			}
			first[k] = v
		})
	},
})

var ConditionalScalar = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4008", Title: "conditional lastprivate of a variable that is not scalar", Spec: "OpenMP 5.2 §5.4.5",
		Doc:           "The last assignment decides, and only a scalar is assigned as a whole.",
		Avoid:         "#pragma omp parallel for lastprivate(conditional: b)\nfor (i = 0; i < 10; i++) if (p[i]) b[0] = i;",
		Prefer:        "#pragma omp parallel for lastprivate(conditional: k)\nfor (i = 0; i < 10; i++) if (p[i]) k = i;",
		AvoidFortran:  "!$omp parallel do lastprivate(conditional: b)\ndo i = 1, 10\nif (a(i) > 0) b(1) = i\nend do",
		PreferFortran: "!$omp parallel do lastprivate(conditional: k)\ndo i = 1, 10\nif (a(i) > 0) k = i\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseLastprivate || clause.Modifier("conditional") == nil || len(v.Path) > 0 || s.Members != nil {
				return
			}
			if s.Type.Class == frontend.Aggregate || s.Type.Class == frontend.Array {
				p.New(v.Span, "expected a scalar for conditional lastprivate, '%s' is %s", s.Name, sema.TypeName(s.Type)).See(s.Decl, "declared here").To(p)
			}
		})
	},
})
