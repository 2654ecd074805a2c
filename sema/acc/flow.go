package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// The checks of this file consider everything that a routine does with a variable: whether it is ever set, whether it
// is ever put on the device. They report only variables that nothing outside of the routine can access.

var FirstprivateUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4030", Severity: diag.Warning, Title: "firstprivate of an uninitialized variable", Spec: "OpenACC 3.3 §2.5.14",
		Doc: "firstprivate makes a copy for every gang, initialized with the variable's value on the host. Nothing in the routine has " +
			"set that value. private says that it does not matter.",
		Avoid:  "float t;\n#pragma acc parallel firstprivate(t) copy(a)\n{ t = a[0]; a[1] = t; }",
		Prefer: "float t;\n#pragma acc parallel private(t) copy(a)\n{ t = a[0]; a[1] = t; }",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || r.Uses == nil {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if clause.Def != acc.ClauseFirstprivate || !sema.Local(s) || !s.Type.IsScalar() && s.Type.Class != frontend.Character || factsOf(p).declared[s] != nil || otherNames(p, s) {
				return
			}
			if f := sema.FlowOf(r, s, c); f.Written || f.Escapes || movedBefore(r, s, c) {
				return
			}
			d := p.New(v.Span, "'%s' has no value for firstprivate to copy", v.Name).See(s.Decl, "declared without a value")
			sema.OtherClause(d, c, clause, acc.ClausePrivate)
			d.To(p)
		})
	},
})

// otherNames reports whether a variable of Fortran may be accessed by another name, or by another procedure.
func otherNames(p *sema.Pass, s *frontend.Symbol) bool {
	return p.Unit.Language == frontend.Fortran && (s.Aliased || s.Equivalenced || s.Pointer || s.Common != "")
}

// movedBefore reports whether a clause of another construct of the routine names the variable: it may bring a value back.
func movedBefore(r *frontend.Routine, s *frontend.Symbol, except *frontend.Construct) bool {
	found := false
	sema.EachConstruct(r.Constructs, func(c *frontend.Construct) {
		if sema.Within(c, except) || found {
			return
		}
		found = mentions(c, s, nil)
	})
	return found
}

// mentions reports whether a clause of the construct, but none of those left out, is about the variable.
func mentions(c *frontend.Construct, s *frontend.Symbol, leave func(*pragma.Clause) bool) bool {
	if c.Directive.Incomplete {
		return true // who knows
	}
	found := false
	sema.EachVariable(c, func(clause *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
		if (info == nil || info.Symbol == nil || info.Symbol == s || inBlock(info.Symbol, s)) && (leave == nil || !leave(clause)) {
			found = true
		}
	})
	return found
}

// offDevice reports whether a variable is surely not on the device while its routine runs, except by implicit data
// clauses: it is local to the routine, no clause names it except those of update, and its address does not escape.
func offDevice(p *sema.Pass, r *frontend.Routine, s *frontend.Symbol) bool {
	if r == nil || r.Uses == nil || !sema.Local(s) || factsOf(p).declared[s] != nil || otherNames(p, s) {
		return false
	}
	found := false
	around := p.Of(r)
	if p.Unit.Language == frontend.Fortran {
		around = p.Constructs // procedures inside have its variables
	}
	for _, c := range around {
		found = found || mentions(c, s, func(*pragma.Clause) bool { return c.Directive.Def == acc.DirUpdate })
	}
	if found {
		return false
	}
	f := sema.FlowOf(r, s, nil)
	return !f.Escapes && (s.Type.Class != frontend.Pointer || f.Written && f.Fresh)
}

var UpdateNeverPresent = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4031", Severity: diag.Warning, Title: "update of a variable that is never on the device", Spec: "OpenACC 3.3 §2.14.4",
		Doc: "update copies between two existing objects. The variable is local to the routine, and no data clause, no declare directive and no " +
			"call could have put it on the device, so update fails at run time.",
		Avoid:  "float z[10];\nz[0] = 1;\n#pragma acc update device(z)",
		Prefer: "float z[10];\nz[0] = 1;\n#pragma acc enter data create(z)\n#pragma acc update device(z)\n#pragma acc exit data delete(z)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirUpdate || c.Directive.Find(acc.ClauseIfPresent) != nil {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			switch {
			case len(v.Path) > 0 && v.Path[0].Kind != pragma.Section && v.Path[0].Kind != pragma.Index:
			case s.Type.Class == frontend.Aggregate:
			case offDevice(p, p.Routines[c], s):
				p.New(v.Span, "'%s' is never put on the device", v.Name).See(s.Decl, "declared here").
					Note("put it on the device with an enclosing data construct or enter data").To(p)
			}
		})
	},
})

var PointerNotPresent = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4032", Severity: diag.Warning, Title: "pointer to host memory followed on the device", Spec: "OpenACC 3.3 §2.6.2",
		Doc: "The type of a pointer does not say how many elements it points to, so the construct cannot copy them by itself. The routine has allocated " +
			"the memory, and no clause and no call could have put it on the device.",
		Avoid:  "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop\nfor (int i = 0; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Prefer: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop copyout(m[0:n])\nfor (int i = 0; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !isCompute(c.Directive.Def) || c.Directive.Incomplete || onHost(c) || inRoutineRegion(p, c) {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || s.Type == nil || s.Type.Class != frontend.Pointer || u.Kind&frontend.Through == 0 || seen[s] {
				continue
			}
			seen[s] = true
			if offDevice(p, p.Routines[c], s) {
				p.New(u.Span, "'%s' points to host memory", s.Name).See(c.Directive.NameSpan, "followed on the device").
					See(s.Decl, "declared here").Note("name the elements to copy: copy(%s[0:count])", s.Name).To(p)
			}
		}
	},
})

// onHost reports whether a compute construct may run on the host because a clause says so.
func onHost(c *frontend.Construct) bool {
	return c.Directive.Find(acc.ClauseIf) != nil || c.Directive.Find(acc.ClauseSelf) != nil
}

// inRoutineRegion reports whether a construct is in a routine that runs on the device.
func inRoutineRegion(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	return r == nil || factsOf(p).levels[r.Name] != nil
}
