package omp

import (
	"sort"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// eachListed calls f for every variable that a clause about data sharing lists.
func eachListed(c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo)) {
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		if sharing.AttributeOf(clause.Def) != sharing.Unknown {
			f(clause, v, info)
		}
	})
}

// together reports whether two clauses of a directive may list one variable: firstprivate and lastprivate (OpenMP 5.2 §5.4), but
// not on distribute (§11.6).
func together(d *pragma.DirectiveDef, a, b *pragma.Clause) bool {
	x, y := sharing.AttributeOf(a.Def), sharing.AttributeOf(b.Def)
	if x > y {
		x, y = y, x
	}
	return a.Def != b.Def && x == sharing.Firstprivate && y == sharing.Lastprivate && d != omp.DirDistribute || y == sharing.Mapped // mapping.go is about maps
}

var ListedTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4002", Title: "variable in two clauses of one directive", Spec: "OpenMP 5.2 §5.4",
		Doc:           "A variable has one data-sharing attribute. Only firstprivate and lastprivate can be given together.",
		Avoid:         "#pragma omp parallel private(x) shared(x)\n{}",
		Prefer:        "#pragma omp parallel private(x)\nx = 1;",
		AvoidFortran:  "!$omp parallel private(x) shared(x)\n!$omp end parallel",
		PreferFortran: "!$omp parallel private(x)\nx = 1\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		type entry struct {
			clause *pragma.Clause
			v      *pragma.Var
		}
		first := map[*frontend.Symbol][]entry{}
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if len(v.Path) > 0 && sharing.AttributeOf(clause.Def) == sharing.Mapped {
				return // parts of a variable: see mapping.go
			}
			for _, s := range append([]*frontend.Symbol{info.Symbol}, info.Symbol.Members...) {
				for _, before := range first[s] {
					if together(c.Directive.Def, before.clause, clause) {
						continue
					}
					p.New(v.Span, "'%s' is in a %s clause and in a %s clause", s.Name, before.clause.Def.Name, clause.Def.Name).
						See(before.v.Span, "first listed here").To(p)
					return
				}
				first[s] = append(first[s], entry{clause, v})
			}
		})
	},
})

var LoopVariableShared = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4003", Title: "loop variable with an attribute that it cannot have", Spec: "OpenMP 5.2 §5.1.1",
		Doc:           "The variable of a loop that a directive shares out is private, or lastprivate; in a simd loop also linear.",
		Avoid:         "#pragma omp parallel for firstprivate(i)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp parallel for private(i)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp parallel do shared(i)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp parallel do private(i)\ndo i = 1, 10\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !sharing.Has(c, omp.DirFor, omp.DirSimd, omp.DirDistribute, omp.DirTaskloop, omp.DirLoop) {
			return
		}
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if !sharing.LoopVariable(c, info.Symbol) {
				return
			}
			switch sharing.AttributeOf(clause.Def) {
			case sharing.Private, sharing.Lastprivate:
				return
			case sharing.Linear:
				if sharing.Has(c, omp.DirSimd) {
					return
				}
			case sharing.Shared:
				if p.Unit.Language == frontend.C && sharing.Has(c, omp.DirParallel, omp.DirTeams) {
					return // the outer leaf shares the variable, and the inner one has copies of it
				}
			case sharing.Mapped:
				return
			}
			r := p.New(v.Span, "loop variable '%s' cannot be in a %s clause", info.Symbol.Name, clause.Def.Name)
			if c.Loop != nil {
				r.See(c.Loop.Head, "the loop")
			}
			if sharing.AttributeOf(clause.Def) == sharing.Shared && len(clause.Args) == 1 {
				sema.AddFix(r, "remove the clause: the variable is private", sema.Removal(c.Directive, clause))
			}
			r.To(p)
		})
	},
})

var Unlisted = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4004", Title: "variable in no clause although default(none) is given", Spec: "OpenMP 5.2 §5.4.1",
		Doc: "With default(none) every variable that the construct uses, that is declared outside of it and that has no predetermined attribute needs a " +
			"clause.",
		Avoid:         "#pragma omp parallel default(none) private(x)\nx = y;",
		Prefer:        "#pragma omp parallel default(none) private(x) shared(y)\nx = y;",
		AvoidFortran:  "!$omp parallel default(none) private(x)\nx = y\n!$omp end parallel",
		PreferFortran: "!$omp parallel default(none) private(x) shared(y)\nx = y\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		none := c.Directive.Find(omp.ClauseDefault)
		if none == nil || len(none.Args) == 0 || none.Args[0].Word != "none" || c.Directive.Incomplete {
			return
		}
		for _, u := range unlisted(p, c) {
			p.New(u.Span, "'%s' is in no clause", u.Symbol.Name).See(none.Span, "every variable must be listed").
				See(u.Symbol.Decl, "declared here").To(p)
		}
	},
})

var Unmapped = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4041", Title: "variable in no clause although defaultmap(none) is given", Spec: "OpenMP 5.2 §5.8.7",
		Doc: "With defaultmap(none) every variable of the category that a target construct uses needs a clause about data, unless a declare target " +
			"directive names it.",
		Avoid:         "#pragma omp target defaultmap(none) map(to: y)\nx = y;",
		Prefer:        "#pragma omp target defaultmap(none) map(to: y) map(from: x)\nx = y;",
		AvoidFortran:  "!$omp target defaultmap(none) map(to: y)\nx = y\n!$omp end target",
		PreferFortran: "!$omp target defaultmap(none) map(to: y) map(from: x)\nx = y\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !sharing.Has(c, omp.DirTarget) || c.Directive.Find(omp.ClauseDefaultmap) == nil || c.Directive.Incomplete {
			return
		}
		if d := c.Directive.Find(omp.ClauseDefault); d != nil && len(d.Args) > 0 && d.Args[0].Word == "none" {
			return // Unlisted names them
		}
		f := factsOf(p)
		for _, u := range unlisted(p, c) {
			s := u.Symbol
			if s.Type == nil || s.OnDevice != nil || f.Targets[s] != nil {
				continue
			}
			if none := sharing.Defaultmap(c.Directive.Clauses, s); none != nil && none.Args[0].Word == "none" {
				p.New(u.Span, "'%s' is in no clause", s.Name).See(none.Span, "every %s must be listed", categoryNames[none.Args[len(none.Args)-1].Word]).
					See(s.Decl, "declared here").To(p)
			}
		}
	},
})

// categoryNames are the words for the variables of the categories of defaultmap clauses; a clause without a category is about all.
var categoryNames = map[string]string{"none": "variable", "all": "variable", "scalar": "scalar", "aggregate": "array and structure",
	"pointer": "pointer", "allocatable": "allocatable variable"}

// unlisted are the first uses, in the order of the text, of the variables that a construct uses, that are declared outside of it, and that
// have no predetermined attribute and are in no clause.
func unlisted(p *sema.Pass, c *frontend.Construct) (uses []frontend.Use) {
	f := factsOf(p)
	seen := map[*frontend.Symbol]bool{}
	for _, u := range c.Uses {
		s := u.Symbol
		if s == nil || seen[s] || sharing.NotVariable(s) || s.Type.IsUnknown() || f.Threadprivate[s] != nil || s.In != nil && s.In.Within(c) || len(sharing.Listed(c, s)) > 0 || sharing.OwnInside(c, u) {
			continue
		}
		if u.OwnLoopIn(c) {
			continue // the variable of a sequential loop in Fortran is private
		}
		seen[s] = true
		uses = append(uses, u)
	}
	sort.SliceStable(uses, func(i, j int) bool { return uses[i].Span.Start < uses[j].Span.Start })
	return uses
}

// needsShared are the clauses whose variables must be shared in the region around (OpenMP 5.2 §5.4.4, §5.4.5, §5.5.8).
var needsShared = map[*pragma.ClauseDef]bool{omp.ClauseFirstprivate: true, omp.ClauseLastprivate: true, omp.ClauseReduction: true}

var PrivateOutside = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4010", Title: "variable that is private around a worksharing construct", Spec: "OpenMP 5.2 §5.4.5, §5.5.8",
		Doc: "A worksharing construct in a parallel region combines, or hands on, the values that all threads see: the variable has to be shared " +
			"in the parallel region.",
		Avoid:         "#pragma omp parallel private(x)\n{\n#pragma omp for reduction(+: x)\nfor (i = 0; i < 10; i++) x += 1;\n}",
		Prefer:        "#pragma omp parallel shared(x)\n{\n#pragma omp for reduction(+: x)\nfor (i = 0; i < 10; i++) x += 1;\n}",
		AvoidFortran:  "!$omp parallel private(x)\n!$omp do reduction(+: x)\ndo i = 1, 10\nx = x + 1\nend do\n!$omp end parallel",
		PreferFortran: "!$omp parallel shared(x)\n!$omp do reduction(+: x)\ndo i = 1, 10\nx = x + 1\nend do\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if sharing.Has(c, omp.DirParallel, omp.DirTask, omp.DirTaskloop, omp.DirTarget, omp.DirTeams) || !sharing.Has(c, omp.DirFor, omp.DirSections, omp.DirSingle, omp.DirScope, omp.DirDistribute) {
			return
		}
		around := sharing.Parent(c)
		if c.Parent == nil && p.Unit.Language == frontend.C {
			orphaned(p, c)
			return
		}
		if around == nil || !sharing.Has(around, omp.DirParallel, omp.DirTeams) {
			return
		}
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if !needsShared[clause.Def] || clause.Def == omp.ClauseLastprivate && sharing.LoopVariable(c, info.Symbol) {
				return
			}
			if clause.Def == omp.ClauseFirstprivate && sharing.Has(c, omp.DirSingle) {
				return
			}
			of := sharing.Of(factsOf(p), around, info.Symbol)
			switch of.Attribute {
			case sharing.Private, sharing.Firstprivate, sharing.Lastprivate, sharing.Linear:
			case sharing.Reduction:
				if clause.Def != omp.ClauseFirstprivate {
					return // the inner one combines into the outer one's copies
				}
			default:
				return
			}
			if clause.Def == omp.ClauseFirstprivate && of.Attribute != sharing.Private && of.Attribute != sharing.Reduction {
				return
			}
			r := p.New(v.Span, "'%s' is %s in the region around, %s needs a shared variable", info.Symbol.Name, of.Attribute, clause.Def.Name)
			if of.Clause != nil {
				r.See(of.Clause.Span, "%s here", of.Attribute)
			} else {
				r.See(info.Symbol.Decl, "declared here")
			}
			r.To(p)
		})
	},
})

// orphaned reports local variables that a construct without a region around lists although it needs shared ones: each thread that
// calls the routine has variables of its own (OpenMP 5.2 §5.1.2).
func orphaned(p *sema.Pass, c *frontend.Construct) {
	eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		if !needsShared[clause.Def] || s.Storage != frontend.Auto && s.Storage != frontend.Param ||
			len(v.Path) > 0 || s.Type.Class == frontend.Pointer || s.Aliased {
			return
		}
		p.New(v.Span, "'%s' is a variable of the function and private in regions around, %s needs a shared variable", s.Name, clause.Def.Name).
			See(s.Decl, "declared here").To(p)
	})
}

var ThreadprivateListed = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4013", Title: "threadprivate variable in a clause that does not take it", Spec: "OpenMP 5.2 §5.2",
		Doc:           "Each thread has the variable already. Only copyin, copyprivate, schedule, num_threads, thread_limit and if can name it.",
		Avoid:         "static int own;\n#pragma omp threadprivate(own)\nvoid f(void)\n{\n#pragma omp parallel private(own)\nown = 1;\n}",
		Prefer:        "static int own;\n#pragma omp threadprivate(own)\nvoid f(void)\n{\n#pragma omp parallel copyin(own)\nown = 1;\n}",
		AvoidFortran:  "subroutine f\ninteger, save :: own\n!$omp threadprivate(own)\n!$omp parallel private(own)\nown = 1\n!$omp end parallel\nend",
		PreferFortran: "subroutine f\ninteger, save :: own\n!$omp threadprivate(own)\n!$omp parallel copyin(own)\nown = 1\n!$omp end parallel\nend",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			by := factsOf(p).Threadprivate[info.Symbol]
			if by == nil || clause.Def == omp.ClauseCopyin {
				return
			}
			p.New(v.Span, "threadprivate variable '%s' in a %s clause", info.Symbol.Name, clause.Def.Name).See(by.Directive.Span, "threadprivate here").To(p)
		})
	},
})

var CopyNotThreadprivate = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4014", Title: "copyin of a variable that is not threadprivate", Spec: "OpenMP 5.2 §5.7.1",
		Doc:           "copyin sets the threads' copies of threadprivate variables to the value of the primary thread.",
		Avoid:         "#pragma omp parallel copyin(x)\n{}",
		Prefer:        "#pragma omp parallel firstprivate(x)\n{}",
		AvoidFortran:  "!$omp parallel copyin(x)\n!$omp end parallel",
		PreferFortran: "!$omp parallel firstprivate(x)\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != omp.ClauseCopyin || factsOf(p).Threadprivate[info.Symbol] != nil {
				return
			}
			for _, m := range info.Symbol.Members {
				if factsOf(p).Threadprivate[m] != nil {
					return
				}
			}
			r := p.New(v.Span, "'%s' is not threadprivate", info.Symbol.Name).See(info.Symbol.Decl, "declared here")
			r.Note("firstprivate gives each thread a copy with the value from before").To(p)
		})
	},
})

var CopyprivateShared = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4015", Title: "copyprivate of a variable that is shared", Spec: "OpenMP 5.2 §5.7.2",
		Doc:           "copyprivate hands the value of one thread's own copy to the copies of the other threads: the variable is private or threadprivate in the region around.",
		Avoid:         "#pragma omp parallel shared(x)\n{\n#pragma omp single copyprivate(x)\nx = 1;\n}",
		Prefer:        "#pragma omp parallel private(x)\n{\n#pragma omp single copyprivate(x)\nx = 1;\n}",
		AvoidFortran:  "!$omp parallel shared(x)\n!$omp single\nx = 1\n!$omp end single copyprivate(x)\n!$omp end parallel",
		PreferFortran: "!$omp parallel private(x)\n!$omp single\nx = 1\n!$omp end single copyprivate(x)\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		first := map[*frontend.Symbol]*pragma.Var{}
		for _, clause := range c.Directive.All(omp.ClauseCopyprivate) {
			sema.Variables(clause, func(v *pragma.Var) {
				info := c.Vars[v]
				if info == nil || info.Symbol == nil {
					return
				}
				if before := first[info.Symbol]; before != nil && sharing.Has(c, omp.DirSingle) {
					p.New(v.Span, "'%s' is listed twice for copyprivate", info.Symbol.Name).See(before.Span, "first listed here").To(p)
					return
				}
				first[info.Symbol] = v
				if of := sharing.Of(factsOf(p), sharing.Parent(c), info.Symbol); of.Attribute == sharing.Shared {
					p.New(v.Span, "'%s' is shared in the region around, copyprivate needs a private variable", info.Symbol.Name).
						See(info.Symbol.Decl, "declared here").To(p)
				} else if inner := sharing.Listed(c, info.Symbol); len(inner) > 0 {
					p.New(v.Span, "'%s' is in a copyprivate clause and in a %s clause", info.Symbol.Name, inner[0].Def.Name).See(inner[0].Span, "listed here").To(p)
				}
			})
		}
	},
})

// changed are the clauses that set a variable or a copy of it after its creation.
var changed = map[*pragma.ClauseDef]bool{omp.ClausePrivate: true, omp.ClauseLastprivate: true, omp.ClauseReduction: true, omp.ClauseLinear: true,
	omp.ClauseTaskReduction: true, omp.ClauseInReduction: true}

// assigned are the clauses that assign to the variable itself at the end.
var assigned = map[*pragma.ClauseDef]bool{omp.ClauseLastprivate: true, omp.ClauseReduction: true, omp.ClauseTaskReduction: true,
	omp.ClauseInReduction: true}

var ConstListed = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4011", Title: "constant that would have to be set", Spec: "OpenMP 5.2 §5.4",
		Doc: "A copy of a const variable that has no value yet, or gets one at the end, cannot be set. In Fortran a dummy argument with intent(in) " +
			"cannot get the value of its copies: reductions and lastprivate assign to the variable.",
		Avoid:         "const int size = 4;\n#pragma omp parallel private(size)\n{}",
		Prefer:        "const int size = 4;\n#pragma omp parallel firstprivate(size)\n{}",
		AvoidFortran:  "contains\nsubroutine fill(given)\ninteger, intent(in) :: given\n!$omp parallel do lastprivate(given)\ndo i = 1, n\na(i) = 0\nend do\nend subroutine",
		PreferFortran: "contains\nsubroutine fill(given)\ninteger, intent(in) :: given\n!$omp parallel do firstprivate(given)\ndo i = 1, n\na(i) = given\nend do\nend subroutine",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachListed(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if info.Symbol.IntentIn && assigned[clause.Def] && len(v.Path) == 0 {
				p.New(v.Span, "'%s' is intent(in), and %s would assign to it", info.Symbol.Name, clause.Def.Name).Citing(clause.Def.Spec).
					See(info.Symbol.Decl, "declared here").To(p)
				return
			}
			t := info.Symbol.Type
			for t.Class == frontend.Array && t.Elem != nil && !t.Const {
				t = t.Elem
			}
			if !changed[clause.Def] || !t.Const || len(v.Path) > 0 {
				return
			}
			p.New(v.Span, "'%s' is const and cannot be in a %s clause", info.Symbol.Name, clause.Def.Name).See(info.Symbol.Decl, "declared here").To(p)
		})
	},
})

// whole are the clauses whose list items are variables, not parts of them.
var whole = map[*pragma.ClauseDef]bool{omp.ClausePrivate: true, omp.ClauseFirstprivate: true, omp.ClauseLastprivate: true, omp.ClauseShared: true,
	omp.ClauseCopyin: true, omp.ClauseCopyprivate: true, omp.ClauseLinear: true, omp.ClauseNontemporal: true, omp.ClauseUniform: true, omp.ClauseAligned: true,
	omp.ClauseIsDevicePtr: true, omp.ClauseUseDevicePtr: true}

// selects reports whether a reference selects a member.
func selects(v *pragma.Var) bool {
	for _, step := range v.Path {
		if step.Kind == pragma.Member || step.Kind == pragma.Arrow {
			return true
		}
	}
	return false
}

// copies are the clauses that make copies of what they list.
var copies = map[*pragma.ClauseDef]bool{omp.ClausePrivate: true, omp.ClauseFirstprivate: true, omp.ClauseLastprivate: true, omp.ClauseLinear: true,
	omp.ClauseReduction: true, omp.ClauseInReduction: true, omp.ClauseTaskReduction: true}

var Uncopied = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4037", Title: "copy of a name that stands for storage of another one", Spec: "OpenMP 5.2 §5.4",
		Doc: "An associate name is another name of its selector, and a variable in a namelist is what the namelist reads and writes: a construct " +
			"cannot have copies of them. The last extent of an assumed-size array is not known, so a reduction lists a section of it.",
		AvoidFortran:  "associate (part => a(1:2))\n!$omp parallel private(part)\npart = 1\n!$omp end parallel\nend associate",
		PreferFortran: "associate (part => a(1:2))\n!$omp parallel shared(part)\n!$omp single\npart = 1\n!$omp end single\n!$omp end parallel\nend associate",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			switch {
			case !copies[clause.Def] || len(v.Path) > 0:
			case info.Associate:
				p.New(v.Span, "'%s' is an associate name and cannot be in a %s clause", v.Name, clause.Def.Name).Citing(clause.Def.Spec).To(p)
			case s.InNamelist:
				p.New(v.Span, "'%s' is in a namelist and cannot be in a %s clause", s.Name, clause.Def.Name).Citing(clause.Def.Spec).See(s.Decl, "declared here").To(p)
			case s.AssumedSize && clause.Def.Group == pragma.GroupReduce:
				p.New(v.Span, "'%s' has no known size, and %s is about all of its elements", s.Name, clause.Def.Name).Citing(clause.Def.Spec).See(s.Decl, "declared here").
					Note("list a section: %s(1:n)", s.Name).To(p)
			}
		})
	},
})

var PartListed = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4016", Title: "part of a variable in a clause that takes whole variables", Spec: "OpenMP 5.2 §3.2.1",
		Doc:           "Attributes are those of variables: an element, a section or a member cannot have one of its own.",
		Avoid:         "#pragma omp parallel private(a[0:10])\n{}",
		Prefer:        "#pragma omp parallel private(a)\n{}",
		AvoidFortran:  "!$omp parallel private(a(1:10))\n!$omp end parallel",
		PreferFortran: "!$omp parallel private(a)\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if whole[clause.Def] && len(v.Path) > 0 || clause.Def.Group == pragma.GroupReduce && selects(v) {
				p.New(v.Span, "expected a variable for %s, found a part of '%s'", clause.Def.Name, v.Name).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})
