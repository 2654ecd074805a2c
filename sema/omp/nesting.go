package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Which region may be nested in which (OpenMP 5.2 §17.1). Only what one routine shows is reported: a region that is entered by a
// call is not seen.

// binds are the constructs that a closely nested region cannot look through: a region inside of one of them is not closely
// nested in what is around it.
var binds = []*pragma.DirectiveDef{omp.DirParallel, omp.DirTeams, omp.DirTarget}

// closely finds the innermost construct around c, with no parallel region between, for which found is true.
func closely(c *frontend.Construct, found func(*frontend.Construct) bool) *frontend.Construct {
	for o := sharing.Parent(c); o != nil; o = sharing.Parent(o) {
		if found(o) {
			return o
		}
		if sharing.Has(o, binds...) {
			return nil
		}
	}
	return nil
}

// worksharing are the worksharing constructs (§11).
var worksharing = []*pragma.DirectiveDef{omp.DirFor, omp.DirSections, omp.DirSingle, omp.DirWorkshare, omp.DirScope}

// innermost is the leaf whose region the body of c is directly in.
func innermost(c *frontend.Construct) *pragma.DirectiveDef {
	if n := len(c.Directive.Def.Leaves); n > 0 {
		return c.Directive.Def.Leaves[n-1]
	}
	return c.Directive.Def
}

// outermost is the first leaf of a directive.
func outermost(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	if len(d.Leaves) > 0 {
		return d.Leaves[0]
	}
	return d
}

func oneOf(d *pragma.DirectiveDef, list ...*pragma.DirectiveDef) bool {
	for _, o := range list {
		if d == o {
			return true
		}
	}
	return false
}

var Nested = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3010", Title: "region that cannot be nested closely in another one", Spec: "OpenMP 5.2 §17.1",
		Doc: "All threads of a team have to come by a worksharing region or a barrier. Inside of a worksharing, critical, ordered, masked, atomic or task region " +
			"that cannot be.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp for\nfor (i = 0; i < 10; i++) {\n#pragma omp barrier\n}\n}",
		Prefer:        "#pragma omp parallel\n{\n#pragma omp for\nfor (i = 0; i < 10; i++) p[i] = 0;\n#pragma omp barrier\n}",
		AvoidFortran:  "!$omp parallel\n!$omp do\ndo i = 1, 10\n!$omp barrier\nend do\n!$omp end parallel",
		PreferFortran: "!$omp parallel\n!$omp do\ndo i = 1, 10\na(i) = 0\nend do\n!$omp barrier\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		first := outermost(c.Directive.Def)
		var around []*pragma.DirectiveDef
		tasks := []*pragma.DirectiveDef{omp.DirTask, omp.DirTaskloop}
		switch {
		case oneOf(first, worksharing...), oneOf(first, omp.DirBarrier):
			around = append(append([]*pragma.DirectiveDef{omp.DirLoop, omp.DirCritical, omp.DirOrdered, omp.DirAtomic, omp.DirMaster, omp.DirMasked}, worksharing...), tasks...)
		case oneOf(first, omp.DirMaster, omp.DirMasked):
			around = append(append([]*pragma.DirectiveDef{omp.DirLoop, omp.DirAtomic}, worksharing...), tasks...)
		case oneOf(first, omp.DirOrdered) && c.Directive.Find(omp.ClauseDepend) == nil && c.Directive.Find(omp.ClauseDoacross) == nil:
			around = append([]*pragma.DirectiveDef{omp.DirLoop, omp.DirCritical, omp.DirOrdered, omp.DirAtomic}, tasks...)
		default:
			return
		}
		if first == omp.DirScope || first == omp.DirBarrier || oneOf(first, worksharing...) {
			if scope := closely(c, func(o *frontend.Construct) bool { return innermost(o) == omp.DirScope }); scope != nil && sharing.Parent(c) == scope && first != omp.DirScope {
				return // a scope region has all threads
			}
		}
		o := closely(c, func(o *frontend.Construct) bool {
			in := innermost(o)
			return oneOf(in, around...) && in != omp.DirScope || in == omp.DirScope && first == omp.DirScope
		})
		if o == nil {
			return
		}
		p.New(c.Directive.NameSpan, "%s cannot be closely nested in %s", c.Directive.Def.NameIn(c.Directive.Fortran), o.Directive.Def.NameIn(o.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
	},
})

var CriticalTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3011", Title: "critical region in one of the same name", Spec: "OpenMP 5.2 §15.2",
		Doc:           "A thread that is in the region waits for itself.",
		Avoid:         "#pragma omp critical (one)\n{\n#pragma omp critical (one)\nk++;\n}",
		Prefer:        "#pragma omp critical (one)\n{\n#pragma omp critical (two)\nk++;\n}",
		AvoidFortran:  "!$omp critical (one)\n!$omp critical (one)\nk = k + 1\n!$omp end critical (one)\n!$omp end critical (one)",
		PreferFortran: "!$omp critical (one)\n!$omp critical (two)\nk = k + 1\n!$omp end critical (two)\n!$omp end critical (one)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirCritical {
			return
		}
		for o := sharing.Parent(c); o != nil; o = sharing.Parent(o) {
			if o.Directive.Def == omp.DirCritical && criticalName(o) == criticalName(c) {
				p.New(c.Directive.NameSpan, "critical region inside of one with the same name").See(o.Directive.NameSpan, "the region around").
					Note("a thread that gets here waits for itself").To(p)
				return
			}
		}
	},
})

func criticalName(c *frontend.Construct) string {
	if c.Directive.Args == nil || len(c.Directive.Args.Args) == 0 {
		return ""
	}
	return c.Directive.Args.Args[0].Text()
}

var DistributeAlone = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3016", Title: "distribute that is not strictly nested in teams", Spec: "OpenMP 5.2 §11.6",
		Doc:           "distribute shares iterations among teams: a teams construct is directly around it.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp distribute\nfor (i = 0; i < 10; i++) p[i] = 0;\n}",
		Prefer:        "#pragma omp teams\n{\n#pragma omp distribute\nfor (i = 0; i < 10; i++) p[i] = 0;\n}",
		AvoidFortran:  "!$omp parallel\n!$omp distribute\ndo i = 1, 10\na(i) = 0\nend do\n!$omp end parallel",
		PreferFortran: "!$omp teams\n!$omp distribute\ndo i = 1, 10\na(i) = 0\nend do\n!$omp end teams",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if outermost(c.Directive.Def) != omp.DirDistribute {
			return
		}
		if o := sharing.Parent(c); o != nil && innermost(o) != omp.DirTeams && !chosen(o) {
			p.New(c.Directive.NameSpan, "%s is not directly in a teams region", c.Directive.Def.NameIn(c.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
		}
	},
})

var TeamsPlace = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3015", Title: "teams inside of a region other than target", Spec: "OpenMP 5.2 §10.2",
		Doc:           "A teams construct is in no other region, or directly in a target region.",
		Avoid:         "#pragma omp parallel\n{\n#pragma omp teams\n{}\n}",
		Prefer:        "#pragma omp target\n{\n#pragma omp teams\n{}\n}",
		AvoidFortran:  "!$omp parallel\n!$omp teams\n!$omp end teams\n!$omp end parallel",
		PreferFortran: "!$omp target\n!$omp teams\n!$omp end teams\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if outermost(c.Directive.Def) != omp.DirTeams {
			return
		}
		o := sharing.Parent(c)
		if o == nil || innermost(o) == omp.DirTarget || chosen(o) {
			return
		}
		p.New(c.Directive.NameSpan, "%s cannot be nested in %s", c.Directive.Def.NameIn(c.Directive.Fortran), o.Directive.Def.NameIn(o.Directive.Fortran)).See(o.Directive.NameSpan, "the region around").To(p)
	},
})

var InTeams = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP3017", Title: "region that cannot be directly in teams", Spec: "OpenMP 5.2 §10.2",
		Doc:           "Directly in a teams region are distribute, parallel and loop regions, and in versions since 5.1 atomic ones; other regions come inside of those.",
		Avoid:         "#pragma omp teams\n{\n#pragma omp single\nk = 1;\n}",
		Prefer:        "#pragma omp teams\n{\n#pragma omp parallel\n{\n#pragma omp single\nk = 1;\n}\n}",
		AvoidFortran:  "!$omp teams\n!$omp single\nk = 1\n!$omp end single\n!$omp end teams",
		PreferFortran: "!$omp teams\n!$omp parallel\n!$omp single\nk = 1\n!$omp end single\n!$omp end parallel\n!$omp end teams",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		o := sharing.Parent(c)
		if o == nil || innermost(o) != omp.DirTeams || c.Directive.Def.Assoc == pragma.Declarative {
			return
		}
		first := outermost(c.Directive.Def)
		if oneOf(first, omp.DirDistribute, omp.DirParallel, omp.DirLoop) || oneOf(first, omp.DirAtomic) && p.Version >= 51 ||
			!oneOf(first, append([]*pragma.DirectiveDef{omp.DirBarrier, omp.DirCritical, omp.DirOrdered, omp.DirMaster, omp.DirMasked, omp.DirTask, omp.DirTaskloop, omp.DirTarget, omp.DirTaskgroup,
				omp.DirTaskwait, omp.DirSimd, omp.DirAtomic}, worksharing...)...) {
			return
		}
		p.New(c.Directive.NameSpan, "%s cannot be directly in a teams region", c.Directive.Def.NameIn(c.Directive.Fortran)).See(o.Directive.NameSpan, "the teams region").To(p)
	},
})

// chosen reports whether a construct stands for one that the context chooses.
func chosen(c *frontend.Construct) bool {
	return sharing.Has(c, omp.DirMetadirective, omp.DirBeginMetadirective)
}
