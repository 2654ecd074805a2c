package sema

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// The checks of this file look at all that a routine does with a variable: whether it ever gets a value, whether it is
// ever put on the device. They speak of variables that nothing outside of the routine can reach, and of no others.

// flow is what a routine does with one of its variables.
type flow struct {
	firstSet source.Span // its first write outside of the construct asked about
	fresh    bool        // every value it gets is memory that was just allocated
	written  bool
	escapes  bool // its address, or for a pointer its value, is known elsewhere
}

// flowOf looks at the uses of a variable in a routine, except for those inside of the construct except.
func flowOf(r *frontend.Routine, s *frontend.Symbol, except *frontend.Construct) flow {
	f := flow{fresh: true}
	for _, u := range r.Uses {
		if u.Symbol != s {
			continue
		}
		if u.Kind&frontend.Address != 0 || s.Type.Class == frontend.Pointer && u.Kind == frontend.Read {
			f.escapes = true
		}
		direct := s.Type.Class != frontend.Pointer || u.Kind&frontend.Through == 0
		if u.Kind&frontend.Write == 0 || !direct || within(u.In, except) {
			continue
		}
		f.written = true
		f.fresh = f.fresh && u.Kind&frontend.Fresh != 0
		if !f.firstSet.IsValid() {
			f.firstSet = u.Span
		}
	}
	return f
}

// within tells whether a construct is outer or lies in it.
func within(c, outer *frontend.Construct) bool {
	for ; c != nil && outer != nil; c = c.Parent {
		if c == outer {
			return true
		}
	}
	return false
}

// local tells whether a variable is a routine's own and gone with it.
func local(s *frontend.Symbol) bool {
	return s != nil && s.Type != nil && s.Storage == frontend.Auto
}

var FirstprivateUnset = check(Check{
	Rule: diag.Rule{
		Code: "ACC4030", Severity: diag.Warning, Title: "firstprivate of a variable that was never set", Spec: "OpenACC 3.3 §2.5.14",
		Doc: "firstprivate gives every gang a copy that starts with the value that the variable has on the host. Nothing in the routine has " +
			"given it one: private says that the value does not matter.",
		Avoid:  "float t;\n#pragma acc parallel firstprivate(t) copy(a)\n{ t = a[0]; a[1] = t; }",
		Prefer: "float t;\n#pragma acc parallel private(t) copy(a)\n{ t = a[0]; a[1] = t; }",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		r := p.routines[c]
		if r == nil || r.Uses == nil || p.unit.Language != frontend.C {
			return
		}
		declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if clause.Def != pragma.ClauseFirstprivate || !local(s) || !s.Type.IsScalar() || p.declared[s] != nil {
				return
			}
			if f := flowOf(r, s, c); f.written || f.escapes || movedBefore(r, s, c) {
				return
			}
			d := p.New(v.Span, "%s has no value that firstprivate could copy", v.Name).See(s.Decl, "declared without a value")
			if len(clause.Args) == 1 && !fromMacro(c.Directive) && c.Directive.Find(pragma.ClausePrivate) == nil {
				d.Fix("make it private", source.Edit{Span: clause.NameSpan, New: "private"})
			}
			d.To(p)
		})
	},
})

// movedBefore tells whether a clause of another construct of the routine names the variable: it may bring a value back.
func movedBefore(r *frontend.Routine, s *frontend.Symbol, except *frontend.Construct) bool {
	found := false
	eachConstruct(r.Constructs, func(c *frontend.Construct) {
		if within(c, except) || found {
			return
		}
		found = mentions(c, s, nil)
	})
	return found
}

// eachConstruct calls f for constructs and those inside of them.
func eachConstruct(list []*frontend.Construct, f func(*frontend.Construct)) {
	for _, c := range list {
		f(c)
		eachConstruct(c.Children, f)
	}
}

// mentions tells whether a clause of the construct, but none of those left out, is about the variable.
func mentions(c *frontend.Construct, s *frontend.Symbol, leave func(*pragma.Clause) bool) bool {
	if c.Directive.Incomplete {
		return true // who knows
	}
	found := false
	eachVariable(c, func(clause *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
		if (info == nil || info.Symbol == nil || info.Symbol == s || inBlock(info.Symbol, s)) && (leave == nil || !leave(clause)) {
			found = true
		}
	})
	return found
}

// offDevice tells whether a variable surely is not on the device while its routine runs, but for what implicit data clauses
// do: it is the routine's own, no clause names it but those of update, and nobody else knows where it is.
func offDevice(p *Pass, r *frontend.Routine, s *frontend.Symbol) bool {
	if r == nil || r.Uses == nil || p.unit.Language != frontend.C || !local(s) || p.declared[s] != nil {
		return false
	}
	found := false
	eachConstruct(r.Constructs, func(c *frontend.Construct) {
		found = found || mentions(c, s, func(*pragma.Clause) bool { return c.Directive.Def == pragma.DirUpdate })
	})
	if found {
		return false
	}
	f := flowOf(r, s, nil)
	return !f.escapes && (s.Type.Class != frontend.Pointer || f.written && f.fresh)
}

var UpdateNeverPresent = check(Check{
	Rule: diag.Rule{
		Code: "ACC4031", Severity: diag.Warning, Title: "update of a variable that is never on the device", Spec: "OpenACC 3.3 §2.14.4",
		Doc: "update copies between two places that exist. The variable belongs to the routine, and no data clause, no declare directive and no " +
			"call could have put it on the device: update fails when it gets there.",
		Avoid:  "float z[10];\nz[0] = 1;\n#pragma acc update device(z)",
		Prefer: "float z[10];\nz[0] = 1;\n#pragma acc enter data create(z)\n#pragma acc update device(z)\n#pragma acc exit data delete(z)",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if c.Directive.Def != pragma.DirUpdate || c.Directive.Find(pragma.ClauseIfPresent) != nil {
			return
		}
		declaredVariable(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			switch {
			case len(v.Path) > 0 && v.Path[0].Kind != pragma.Section && v.Path[0].Kind != pragma.Index:
			case s.Type.Class == frontend.Aggregate:
			case offDevice(p, p.routines[c], s):
				p.New(v.Span, "%s is never put on the device", v.Name).See(s.Decl, "declared here").
					Note("a data construct around, or enter data, makes the copy that update needs").To(p)
			}
		})
	},
})

var PointerNotPresent = check(Check{
	Rule: diag.Rule{
		Code: "ACC4032", Severity: diag.Warning, Title: "pointer followed on the device to memory of the host", Spec: "OpenACC 3.3 §2.6.2",
		Doc: "A pointer says nothing about how many elements it points to, so the construct cannot copy them by itself. The routine has allocated " +
			"the memory, and no clause and no call could have put it on the device.",
		Avoid:  "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop\nfor (int i = 0; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Prefer: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop copyout(m[0:n])\nfor (int i = 0; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Unit:   true,
	},
	Run: func(p *Pass, c *frontend.Construct) {
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
			if offDevice(p, p.routines[c], s) {
				p.New(u.Span, "%s points to memory of the host", s.Name).See(c.Directive.NameSpan, "followed on the device").
					See(s.Decl, "declared here").Note("say how many elements there are: copy(%s[0:count])", s.Name).To(p)
			}
		}
	},
})

// onHost tells whether a compute construct may run on the host because a clause says so.
func onHost(c *frontend.Construct) bool {
	return c.Directive.Find(pragma.ClauseIf) != nil || c.Directive.Find(pragma.ClauseSelf) != nil
}

// inRoutineRegion tells whether a construct stands in a routine that runs on the device.
func inRoutineRegion(p *Pass, c *frontend.Construct) bool {
	r := p.routines[c]
	return r == nil || p.levels[r.Name] != nil
}
