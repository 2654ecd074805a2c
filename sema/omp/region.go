package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Regions that need another one around, or something inside.

// cancels are the regions that the words of cancel name.
var cancels = map[*pragma.ClauseDef]*pragma.DirectiveDef{omp.ClauseParallel: omp.DirParallel, omp.ClauseSections: omp.DirSections,
	omp.ClauseFor: omp.DirFor, omp.ClauseTaskgroup: omp.DirTask}

var CancelPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3019", Title: "cancellation outside of the region that it names", Spec: "OpenMP 5.2 §16.1, §16.2",
		Doc: "cancel and cancellation point are closely nested in a region of the kind they name: for in a worksharing loop without nowait and ordered, " +
			"sections in sections, parallel in parallel, taskgroup in a task of the taskgroup.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp cancel for\n}",
		Prefer:        "#pragma omp parallel\n{\n#pragma omp cancel parallel\n}",
		AvoidFortran:  "!$omp parallel\n!$omp cancel do\n!$omp end parallel",
		PreferFortran: "!$omp parallel\n!$omp cancel parallel\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirCancel && c.Directive.Def != omp.DirCancellationPoint {
			return
		}
		for _, clause := range c.Directive.Clauses {
			kind := cancels[clause.Def]
			if kind == nil {
				continue
			}
			o := sharing.Parent(c)
			for o != nil && o.Directive.Def == omp.DirSection {
				o = sharing.Parent(o)
			}
			if o == nil {
				p.New(c.Directive.NameSpan, "%s %s is not in a region that it can cancel", c.Directive.Def.Name, clause.NameSpan.Text()).To(p)
				return
			}
			in := innermost(o)
			fits := in == kind || kind == omp.DirTask && in == omp.DirTaskloop
			if !fits {
				p.New(c.Directive.NameSpan, "%s %s cannot be closely nested in %s", c.Directive.Def.Name, clause.NameSpan.Text(), o.Directive.Def.NameIn(o.Directive.Fortran)).
					See(o.Directive.NameSpan, "the region around").To(p)
				return
			}
			if c.Directive.Def == omp.DirCancel && (kind == omp.DirFor || kind == omp.DirSections) {
				for _, forbidden := range []*pragma.ClauseDef{omp.ClauseNowait, omp.ClauseOrdered} {
					if f := o.Directive.Find(forbidden); f != nil {
						p.New(c.Directive.NameSpan, "a region with %s cannot be cancelled", forbidden.Name).See(f.NameSpan, "%s given here", forbidden.Name).To(p)
					}
				}
			}
			return
		}
	},
})

var OrderedPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3013", Title: "ordered region outside of an ordered loop", Spec: "OpenMP 5.2 §15.10",
		Doc: "The loop that an ordered region belongs to says so with the ordered clause; with an argument of the clause the ordered directive has a " +
			"depend or doacross clause.",
		Avoid:         "#pragma omp parallel for\nfor (i = 0; i < 10; i++) {\n#pragma omp ordered\np[i] = 0;\n}",
		Prefer:        "#pragma omp parallel for ordered\nfor (i = 0; i < 10; i++) {\n#pragma omp ordered\np[i] = 0;\n}",
		AvoidFortran:  "!$omp parallel do\ndo i = 1, 10\n!$omp ordered\na(i) = 0\n!$omp end ordered\nend do",
		PreferFortran: "!$omp parallel do ordered\ndo i = 1, 10\n!$omp ordered\na(i) = 0\n!$omp end ordered\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirOrdered {
			return
		}
		cross := c.Directive.Find(omp.ClauseDepend)
		if cross == nil {
			cross = c.Directive.Find(omp.ClauseDoacross)
		}
		loop := closely(c, func(o *frontend.Construct) bool { return sharing.Has(o, omp.DirFor, omp.DirSimd) })
		if loop == nil {
			if cross != nil { // iterations of a loop that this region is closely nested in
				p.New(c.Directive.NameSpan, "ordered with %s is not in a loop with an ordered clause", cross.Def.Name).To(p)
			}
			if o := closely(c, func(o *frontend.Construct) bool { return sharing.Has(o, omp.DirDistribute) || sharing.Has(o, binds...) }); o != nil && cross == nil {
				p.New(c.Directive.NameSpan, "ordered is not in a loop with an ordered clause").See(o.Directive.NameSpan, "the region around").To(p)
			}
			return // the routine may be called from such a loop
		}
		clause := loop.Directive.Find(omp.ClauseOrdered)
		switch {
		case clause == nil && c.Directive.Find(omp.ClauseSimd) != nil && c.Directive.Find(omp.ClauseThreads) == nil && sharing.Has(loop, omp.DirSimd):
		case clause == nil && innermost(loop) == omp.DirSimd && !sharing.Has(loop, omp.DirFor):
			if c.Directive.Find(omp.ClauseSimd) == nil {
				p.New(c.Directive.NameSpan, "ordered in a simd region needs the simd clause").See(loop.Directive.NameSpan, "the region around").To(p)
			}
		case clause == nil:
			r := p.New(c.Directive.NameSpan, "the loop around has no ordered clause").See(loop.Directive.NameSpan, "the loop")
			if at := loop.Directive.NameSpan; !sema.FromMacro(loop.Directive) && cross == nil {
				at.Start = at.End
				sema.AddFix(r, "add ordered", insertion(at, " ordered"))
			}
			r.To(p)
		case len(clause.Args) > 0 && cross == nil:
			p.New(c.Directive.NameSpan, "ordered(n) on the loop around asks for a doacross clause").See(clause.Span, "given here").To(p)
		case len(clause.Args) == 0 && cross != nil && p.Version < 52:
			p.New(cross.NameSpan, "%s needs ordered(n) on the loop around", cross.Def.Name).See(clause.Span, "given here").To(p)
		}
	},
})

var SectionPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3021", Title: "section outside of sections", Spec: "OpenMP 5.2 §11.3.1",
		Doc:    "A section directive begins a part of the nearest sections construct, which is directly around it.",
		Avoid:  "#pragma omp parallel\n{\n#pragma omp section\nk = 1;\n}",
		Prefer: "#pragma omp parallel sections\n{\n#pragma omp section\nk = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirSection {
			return
		}
		o := sharing.Parent(c)
		for o != nil && o.Directive.Def == omp.DirSection {
			o = sharing.Parent(o)
		}
		if o == nil || !sharing.Has(o, omp.DirSections) {
			p.New(c.Directive.NameSpan, "section is not directly in a sections region").To(p)
		}
	},
})

var ScanPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3020", Title: "scan and inscan reduction without one another", Spec: "OpenMP 5.2 §5.6",
		Doc:   "A scan directive splits the body of a loop with an inscan reduction, and lists variables of that reduction; a loop with an inscan reduction has one.",
		Avoid: "#pragma omp parallel for reduction(+: x)\nfor (i = 0; i < 10; i++) {\nx += 1;\n#pragma omp scan inclusive(x)\nq[i] = x;\n}",
		Prefer: "#pragma omp parallel for reduction(inscan, +: x)\nfor (i = 0; i < 10; i++) {\nx += 1;\n#pragma omp scan inclusive(x)\n" +
			"q[i] = x;\n}",
		AvoidFortran:  "!$omp simd reduction(inscan, +: x, y)\ndo i = 1, 10\nx = x + 1\ny = y + 1\n!$omp scan inclusive(x)\nq(i) = x\nend do",
		PreferFortran: "!$omp simd reduction(inscan, +: x, y)\ndo i = 1, 10\nx = x + 1\ny = y + 1\n!$omp scan inclusive(x, y)\nq(i) = x\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirScan {
			o := sharing.Parent(c)
			if o == nil || !sharing.Has(o, omp.DirFor, omp.DirSimd) {
				p.New(c.Directive.NameSpan, "scan is not directly in a loop with an inscan reduction").To(p)
				return
			}
			eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
				for _, r := range o.Directive.All(omp.ClauseReduction) {
					if r.Modifier("inscan") != nil && lists(o, r, s) {
						return
					}
				}
				p.New(v.Span, "'%s' is not in an inscan reduction of the loop around", s.Name).See(o.Directive.NameSpan, "the loop").To(p)
			})
			return
		}
		for _, clause := range c.Directive.All(omp.ClauseReduction) {
			m := clause.Modifier("inscan")
			if m == nil {
				continue
			}
			if !sharing.Has(c, omp.DirFor, omp.DirSimd) || sharing.Has(c, omp.DirDistribute) {
				p.New(m.Word.Span, "%s takes no inscan reduction", c.Directive.Def.NameIn(c.Directive.Fortran)).See(c.Directive.NameSpan, "the directive").To(p)
				continue
			}
			for _, other := range c.Directive.All(omp.ClauseReduction) {
				if other.Modifier("inscan") == nil {
					p.New(other.Span, "a reduction without inscan stands beside one with it: all reductions of a loop are inscan, or none").
						See(m.Word.Span, "inscan").To(p)
				}
			}
			var scan *frontend.Construct
			for _, inner := range c.Children {
				if sharing.IsOMP(inner) && inner.Directive.Def == omp.DirScan {
					scan = inner
				}
			}
			switch {
			case c.Directive.Incomplete:
			case scan == nil:
				p.New(m.Word.Span, "the loop has an inscan reduction and no scan directive").To(p)
			case !scan.Directive.Incomplete:
				notScanned(p, c, clause, scan)
			}
		}
	},
})

// notScanned reports the variables of an inscan reduction that the scan directive of the loop does not list. Which one it lists
// in their place is reported there.
func notScanned(p *sema.Pass, c *frontend.Construct, reduction *pragma.Clause, scan *frontend.Construct) {
	sema.Variables(reduction, func(v *pragma.Var) {
		info := c.Vars[v]
		if info == nil || info.Symbol == nil {
			return
		}
		for _, clause := range scan.Directive.Clauses {
			if lists(scan, clause, info.Symbol) {
				return
			}
		}
		p.New(v.Span, "the scan directive does not list '%s'", info.Symbol.Name).See(scan.Directive.NameSpan, "the scan directive").To(p)
	})
}

// eachItem calls f for the declared variables of the directive's clauses.
func eachItem(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol)) {
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) { f(clause, v, info.Symbol) })
}

// lists reports whether a clause of c lists the variable.
func lists(c *frontend.Construct, clause *pragma.Clause, s *frontend.Symbol) (found bool) {
	sema.Variables(clause, func(v *pragma.Var) {
		if info := c.Vars[v]; info != nil && sharing.Names(info.Symbol, s) {
			found = true
		}
	})
	return found
}

// concurrent are the directives that a region with order(concurrent), or a loop region, can have in it (5.2 §10.3).
var concurrent = []*pragma.DirectiveDef{omp.DirLoop, omp.DirParallel, omp.DirSimd}

var InConcurrent = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3023", Title: "region that cannot be in one whose iterations run in any order", Spec: "OpenMP 5.2 §10.3",
		Doc: "In a loop region, and in one with order(concurrent), only parallel, loop and simd constructs are allowed, and combined constructs that begin with them; " +
			"in 6.0 also atomic ones.",
		Avoid:         "#pragma omp parallel for order(concurrent)\nfor (i = 0; i < 10; i++) {\n#pragma omp critical\nk = i;\n}",
		Prefer:        "#pragma omp parallel for\nfor (i = 0; i < 10; i++) {\n#pragma omp critical\nk = i;\n}",
		AvoidFortran:  "!$omp parallel do order(concurrent)\ndo i = 1, 10\n!$omp critical\nk = i\n!$omp end critical\nend do",
		PreferFortran: "!$omp parallel do\ndo i = 1, 10\n!$omp critical\nk = i\n!$omp end critical\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		first := outermost(c.Directive.Def)
		if c.Directive.Def.Assoc == pragma.Declarative || oneOf(first, concurrent...) || oneOf(first, omp.DirNothing, omp.DirError, omp.DirAssume, omp.DirMetadirective, omp.DirTile, omp.DirUnroll,
			omp.DirSection, omp.DirScan) || first == omp.DirAtomic && p.Version >= 60 {
			return
		}
		for o := sharing.Parent(c); o != nil; o = sharing.Parent(o) {
			in := innermost(o)
			if in == omp.DirLoop || o.Directive.Find(omp.ClauseOrder) != nil {
				p.New(c.Directive.NameSpan, "%s cannot be in a region whose iterations run in any order", c.Directive.Def.NameIn(c.Directive.Fortran)).
					See(o.Directive.NameSpan, "the region around").To(p)
				return
			}
			if sharing.Has(o, omp.DirParallel, omp.DirTarget) {
				return
			}
		}
	},
})

var InSimd = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3018", Title: "region that cannot be in a simd region", Spec: "OpenMP 5.2 §17.1",
		Doc:           "In a simd region only ordered simd, simd, loop, scan and atomic constructs are allowed.",
		Avoid:         "#pragma omp simd\nfor (i = 0; i < 10; i++) {\n#pragma omp critical\nk = i;\n}",
		Prefer:        "#pragma omp for\nfor (i = 0; i < 10; i++) {\n#pragma omp critical\nk = i;\n}",
		AvoidFortran:  "!$omp simd\ndo i = 1, 10\n!$omp critical\nk = i\n!$omp end critical\nend do",
		PreferFortran: "!$omp do\ndo i = 1, 10\n!$omp critical\nk = i\n!$omp end critical\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		o := sharing.Parent(c)
		if o == nil || innermost(o) != omp.DirSimd || c.Directive.Def.Assoc == pragma.Declarative {
			return
		}
		d := c.Directive.Def
		if oneOf(d, omp.DirSimd, omp.DirLoop, omp.DirScan, omp.DirAtomic, omp.DirNothing, omp.DirTile, omp.DirUnroll, omp.DirAssume, omp.DirError, omp.DirMetadirective) ||
			d == omp.DirOrdered && c.Directive.Find(omp.ClauseSimd) != nil {
			return
		}
		if d == omp.DirOrdered && c.Directive.Find(omp.ClauseSimd) == nil && o.Directive.Find(omp.ClauseOrdered) == nil {
			return // reported for what is missing
		}
		p.New(c.Directive.NameSpan, "%s cannot be in a simd region", d.NameIn(c.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
	},
})

var InAtomic = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3024", Title: "directive in an atomic region", Spec: "OpenMP 5.2 §17.1",
		Doc: "An atomic region is one access to memory: nothing else is in it.",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if o := sharing.Parent(c); o != nil && o.Directive.Def == omp.DirAtomic {
			p.New(c.Directive.NameSpan, "%s in an atomic region", c.Directive.Def.NameIn(c.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
		}
	},
})

var TeamsInTarget = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3026", Title: "target region with more than a teams construct", Spec: "OpenMP 5.2 §10.2",
		Doc:           "A target region that has a teams construct directly in it has nothing else: the threads of a league are all there is.",
		Avoid:         "#pragma omp target map(tofrom: k)\n{\nk = 1;\n#pragma omp teams\n{}\n}",
		Prefer:        "#pragma omp target map(tofrom: k)\n{\n#pragma omp teams\n{}\n}",
		AvoidFortran:  "!$omp target map(tofrom: k)\nk = 1\n!$omp teams\n!$omp end teams\n!$omp end target",
		PreferFortran: "!$omp target map(tofrom: k)\n!$omp teams\n!$omp end teams\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		o := sharing.Parent(c)
		if outermost(c.Directive.Def) != omp.DirTeams || o == nil || o.Directive.Def != omp.DirTarget || len(o.Statements) < 2 {
			return
		}
		p.New(c.Directive.NameSpan, "the target region around has more than this teams construct").See(o.Directive.NameSpan, "the target region").To(p)
	},
})

var BothLanguages = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3030", Title: "construct of OpenMP in one of OpenACC, or the other way round", Spec: "OpenMP 5.2 §1.2",
		Doc: "Neither specification says what it means, and compilers refuse it. One directive language for each loop nest. Sources that have " +
			"directives of both for one loop, of which compilers read one, are read with --directives=acc or --directives=omp (directives in " +
			".accc.toml); accc check --agree compares the two, and accc emit --as writes one in the place of both.",
		Avoid:  "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) {\n#pragma omp simd\nfor (j = 0; j < 10; j++) c[i][j] = 0;\n}",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector\nfor (j = 0; j < 10; j++) c[i][j] = 0;\n}",
	},
	RunUnit: func(p *sema.Pass) {
		if SideBySide(p.Constructs) != nil {
			return // BothForOne is about the source
		}
		for _, c := range p.Constructs {
			o := c.Parent
			if !mixes(c) {
				continue
			}
			p.New(c.Directive.NameSpan, "%s of %s in a construct of %s", c.Directive.Def.NameIn(c.Directive.Fortran), c.Directive.Def.Table.Name, o.Directive.Def.Table.Name).
				See(o.Directive.NameSpan, "the construct around").To(p)
		}
	},
})

var BothForOne = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3032", Severity: diag.Info, Title: "directives of both languages for one statement", Spec: "OpenMP 5.2 §1.2",
		Doc: "A compiler reads one of the two. accc check reads each language for itself, and says so once for each source. Commands that need " +
			"one of them ask for --directives; accc check --agree compares what the two say.",
		Avoid:  "#pragma acc data copy(a)\n#pragma omp target data map(tofrom: a)\n{\na[0] = 1;\n}",
		Prefer: "#pragma acc data copy(a)\n{\na[0] = 1;\n}",
	},
	RunUnit: func(p *sema.Pass) {
		if c := SideBySide(p.Constructs); c != nil {
			o := c.Parent
			p.New(c.Directive.NameSpan, "%s and %s are for one statement: each language is checked for itself", wordsOf(o), wordsOf(c)).See(o.Directive.NameSpan, "the other one").
				Note(choices).To(p)
		}
	},
})

// choices is what commands say of sources with directives of both languages for one statement.
const choices = "--directives=acc or --directives=omp reads one of the languages, accc check --agree compares them"

// wordsOf names a directive with its language.
func wordsOf(c *frontend.Construct) string {
	return c.Directive.Def.NameIn(c.Directive.Fortran) + " of " + c.Directive.Def.Table.Name
}

// AskForOne is the error of a command that needs one of two languages.
func AskForOne(c *frontend.Construct) *diag.Diagnostic {
	return BothLanguages.New(c.Directive.NameSpan, "%s and %s are for one statement", wordsOf(c.Parent), wordsOf(c)).See(c.Parent.Directive.NameSpan, "the other one").Note(choices)
}

// mixes reports whether a construct is in one of the other language.
func mixes(c *frontend.Construct) bool {
	return c.Parent != nil && c.Directive.Def.Table != c.Parent.Directive.Def.Table && c.Directive.Def.Assoc != pragma.Declarative
}

// FindBoth finds the first two constructs of different languages for one statement in a unit, and returns the inner one, or nil.
func FindBoth(u *frontend.Unit) *frontend.Construct {
	var list []*frontend.Construct
	u.EachConstruct(func(c *frontend.Construct) { list = append(list, c) })
	return SideBySide(list)
}

// SideBySide is the first construct of a list for whose statement there is a construct of the other language, too: both are data regions, or
// neither is. nil: there is none.
func SideBySide(list []*frontend.Construct) *frontend.Construct {
	isData := func(c *frontend.Construct) bool {
		return c.Directive.Def.Name == "data" || c.Directive.Def == omp.DirTargetData
	}
	for _, c := range list {
		if !mixes(c) || !c.Body.IsValid() || isData(c) != isData(c.Parent) {
			continue
		}
		// The body of the outer one begins with the directive of the inner one, in Fortran after its sentinel.
		if d, body := c.Directive.Span, c.Parent.Body; d.File == body.File && d.Start <= body.Start && body.Start < d.End {
			return c
		}
	}
	return nil
}
