package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// The checks of this file follow the value of a scalar variable: out of a compute construct, which changes a copy of its own, and into
// a private copy, which has none. They need the order of execution, and keep silent where a routine has jumps other than out of blocks.

// ordinary reports whether a variable is a number or the like that is accessed by its name only.
func ordinary(s *frontend.Symbol) bool {
	if s == nil || s.Type == nil || s.Aliased || s.Declared || s.Type.Indirect {
		return false
	}
	switch s.Type.Class {
	case frontend.Integer, frontend.Logical, frontend.Real, frontend.Complex, frontend.Character:
		return true
	}
	return false
}

// copied reports whether a compute construct changes a copy of a variable that nothing copies back: no clause that is visible
// names it, so that it is firstprivate (OpenACC 3.3 §2.6.2).
func copied(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	return ordinary(s) && s.Type.IsScalar() && unnamed(p, c, s)
}

// unnamed reports whether no clause that is visible from a construct names a variable from outside of it: none of the
// construct, and no data clause of the routine.
func unnamed(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	if factsOf(p).declared[s] != nil || sema.Within(s.In, c) {
		return false
	}
	data := func(clause *pragma.Clause) bool { return clause.Def.Group != pragma.GroupData }
	for around := c; around != nil; around = around.Parent {
		if around.Directive.Incomplete || mentions(around, s, func(clause *pragma.Clause) bool { return around != c && data(clause) }) {
			return false
		}
	}
	elsewhere := false
	sema.EachConstruct(p.Routines[c].Constructs, func(x *frontend.Construct) {
		elsewhere = elsewhere || !sema.Within(x, c) && mentions(x, s, data)
		for loop, n := x.Loop, associated(x); sema.Within(x, c) && loop != nil && n > 0; loop, n = loop.Inner, n-1 {
			elsewhere = elsewhere || loop.Var == s
		}
	})
	return !elsewhere
}

// separate reports whether a clause of a construct from in up to but without c makes another variable of the name.
func separate(in, c *frontend.Construct, s *frontend.Symbol) bool {
	for ; in != nil && in != c; in = in.Parent {
		for _, clause := range in.Directive.Clauses {
			if clause.Def.Group == pragma.GroupPrivate && clauseVariable(in, clause, s) != nil {
				return true
			}
		}
	}
	return false
}

// readAfter is the reference that reads a variable after a construct and before anything sets it, on a path from the
// construct; ok is false if there is none for certain.
func readAfter(r *frontend.Routine, c *frontend.Construct, s *frontend.Symbol) (out frontend.Use, ok bool) {
	last := -1
	for i, u := range r.Uses {
		if sema.Within(u.In, c) {
			last = i
		}
		if u.Symbol == s && u.Kind&frontend.Address != 0 {
			return out, false // others know where it is
		}
	}
	if last < 0 {
		return out, false
	}
	for i, u := range r.Uses {
		if i <= last || u.Symbol != s {
			continue
		}
		if u.Kind&frontend.Read == 0 || u.Kind&^(frontend.Read|frontend.Write) != 0 || !sema.Encloses(u.Block, c.Block) || !sema.Within(c, u.In) && u.In != nil {
			return out, false
		}
		for _, j := range r.Jumps {
			if j.After > last && j.After <= i && sema.Encloses(j.Block, c.Block) {
				return out, false
			}
		}
		return u, true
	}
	return out, false
}

// losing reports whether a construct is one whose scalars are firstprivate unless a clause says otherwise.
func losing(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	return isCompute(c.Directive.Def) && !c.Directive.Def.Is(acc.DirKernels) && c.Body.IsValid() && r != nil && r.Uses != nil && !r.Gotos && !onHost(c)
}

// withCopy adds the fix to a diagnostic about a variable that is lost at the end of a construct.
func withCopy(d *diag.Diagnostic, c *frontend.Construct, s *frontend.Symbol) *diag.Diagnostic {
	if sema.FromMacro(c.Directive) {
		return d
	}
	at := c.Directive.Span
	at.Start = at.End
	text := "copy(" + s.Name + ")"
	return d.Fix("add "+text, source.Edit{Span: at, New: " " + text})
}

var ReductionLost = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4037", Severity: diag.Warning, Title: "reduction whose result is lost at the end of the compute construct", Spec: "OpenACC 3.3 §2.6.2, §2.9.11",
		Doc: "A reduction on a compute construct or combined construct copies its result to the host. A reduction on a loop inside of one does not: " +
			"a scalar in no data clause is firstprivate on parallel and serial, so the loop reduces into a copy that is discarded at the end. Compilers " +
			"differ: some copy the result back anyway. Write a data clause, or the reduction on the compute construct.",
		Avoid:  "float s = 0;\n#pragma acc parallel\n{\n#pragma acc loop reduction(+: s)\nfor (i = 0; i < n; i++) s += a[i];\n}\ny = s;",
		Prefer: "float s = 0;\n#pragma acc parallel copy(s)\n{\n#pragma acc loop reduction(+: s)\nfor (i = 0; i < n; i++) s += a[i];\n}\ny = s;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !losing(p, c) {
			return
		}
		seen := map[*frontend.Symbol]bool{}
		sema.EachConstruct(c.Children, func(loop *frontend.Construct) {
			if loop.Directive.Def != acc.DirLoop {
				return
			}
			sema.DeclaredVariables(loop, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
				s := info.Symbol
				if clause.Def != acc.ClauseReduction || len(v.Path) > 0 || seen[s] || separate(loop, c, s) || !copied(p, c, s) {
					return
				}
				seen[s] = true
				read, ok := readAfter(p.Routines[c], c, s)
				if !ok && !(sema.Outlives(p, s) && onlyReduced(c, s)) {
					return
				}
				d := p.New(v.Span, "the result in '%s' is lost at the end of %s", v.Name, c.Directive.Def.Name).
					See(c.Directive.NameSpan, "each gang has a copy of '%s': no data clause names it", v.Name)
				if ok {
					d.See(read.Span, "read here")
				}
				withCopy(d, c, s).To(p)
			})
		})
	},
})

// onlyReduced reports whether a construct accesses a variable in loops only that reduce it.
func onlyReduced(c *frontend.Construct, s *frontend.Symbol) bool {
	for _, u := range c.Uses {
		if u.Symbol != s {
			continue
		}
		reduced := false
		for in := u.In; in != nil && in != c; in = in.Parent {
			for _, clause := range in.Directive.Clauses {
				reduced = reduced || clause.Def == acc.ClauseReduction && clauseVariable(in, clause, s) != nil
			}
		}
		if !reduced {
			return false
		}
	}
	return true
}

var ValueLost = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4038", Severity: diag.Warning, Title: "value that is lost at the end of the compute construct", Spec: "OpenACC 3.3 §2.6.2",
		Doc: "A scalar in no data clause is firstprivate on parallel and serial: an assignment changes the copy of one gang, and the host " +
			"reads the old value.",
		Avoid:  "float s = 0;\n#pragma acc serial\n{ s = a[0]; }\ny = s;",
		Prefer: "float s = 0;\n#pragma acc serial copy(s)\n{ s = a[0]; }\ny = s;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !losing(p, c) {
			return
		}
		done := map[*frontend.Symbol]bool{}
		sema.EachConstruct(append([]*frontend.Construct{c}, c.Children...), func(x *frontend.Construct) {
			if x.Directive.Def.Is(acc.DirLoop) && x.Loop != nil && shares(x) {
				for s := range carried(x, p.Unit.Language == frontend.Fortran) {
					done[s] = true // MissingReduction is about it
				}
			}
			sema.DeclaredVariables(x, func(clause *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
				if clause.Def == acc.ClauseReduction {
					done[info.Symbol] = true
				}
			})
		})
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || done[s] || u.Kind&frontend.Write == 0 || u.Kind&^(frontend.Read|frontend.Write) != 0 || u.OwnLoop || separate(u.In, c, s) {
				continue
			}
			if done[s] = true; !copied(p, c, s) {
				continue
			}
			if read, ok := readAfter(p.Routines[c], c, s); ok {
				d := p.New(u.Span, "the value assigned to '%s' is lost at the end of %s", s.Name, c.Directive.Def.Name).
					See(c.Directive.NameSpan, "each gang has a copy of '%s': no data clause names it", s.Name).See(read.Span, "the host reads the old value")
				withCopy(d, c, s).To(p)
			}
		}
	},
})

// usedAfter is the reference that follows what a pointer points to after a construct has associated it and before
// anything else does, on a path from the construct; ok is false if there is none for certain.
func usedAfter(r *frontend.Routine, c *frontend.Construct, s *frontend.Symbol) (out frontend.Use, ok bool) {
	last := -1
	for i, u := range r.Uses {
		if sema.Within(u.In, c) {
			last = i
		}
	}
	for i, u := range r.Uses {
		if i <= last || u.Symbol != s {
			continue
		}
		if u.Kind&(frontend.Address|frontend.Associate) != 0 || !sema.Encloses(u.Block, c.Block) {
			return out, false
		}
		for _, j := range r.Jumps {
			if j.After > last && j.After <= i && sema.Encloses(j.Block, c.Block) {
				return out, false
			}
		}
		for _, call := range r.Calls {
			if call.Span.File == u.Span.File && call.Span.Start >= c.Body.End && call.Span.Start < u.Span.Start {
				return out, false // may associate it, or put it on the device
			}
		}
		return u, true
	}
	return out, false
}

var AssociationLost = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4040", Severity: diag.Warning, Title: "pointer assignment that is lost at the end of the compute construct", Spec: "OpenACC 3.3 §2.6.2, §2.6.4",
		Doc: "The device has a copy of a Fortran pointer. Where no data clause names the pointer, the copy exists for one compute construct: the next " +
			"construct starts with the association that the host has. Data clauses keep the copy from one construct to the next. They do " +
			"not bring it to the host, whose pointer has to be associated by the host.",
		AvoidFortran: "subroutine s(a, b)\nreal, target :: a(:), b(:)\nreal, pointer :: q(:)\nq => a\n!$acc serial copy(a, b)\nq => b\n!$acc end serial\n" +
			"print *, q(1)\nend subroutine\n",
		PreferFortran: "subroutine s(a, b)\nreal, target :: a(:), b(:)\nreal, pointer :: q(:)\nq => b\n!$acc serial copy(a, b)\nb(1) = 2\n!$acc end serial\n" +
			"print *, q(1)\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if !isCompute(c.Directive.Def) || !c.Body.IsValid() || r == nil || r.Uses == nil || r.Gotos || onHost(c) || c.Directive.Find(acc.ClauseDefault) != nil {
			return
		}
		done := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || done[s] || u.Kind&frontend.Associate == 0 || separate(u.In, c, s) {
				continue
			}
			done[s] = true
			if !sema.Local(s) || !unnamed(p, c, s) {
				continue
			}
			used, ok := usedAfter(r, c, s)
			if !ok {
				continue
			}
			on := "host"
			for x := used.In; x != nil; x = x.Parent {
				if isCompute(x.Directive.Def) && !onHost(x) {
					on = "device"
				}
			}
			d := p.New(u.Span, "the association of pointer '%s' is lost at the end of %s", s.Name, c.Directive.Def.Name).
				See(c.Directive.NameSpan, "no data clause names '%s': its copy exists for this construct", s.Name)
			if on == "device" {
				d.See(used.Span, "the association of the host is used here").
					Note("write '!$acc data copyin(%s)' around both constructs, or '!$acc enter data copyin(%s)' before them", s.Name, s.Name).To(p)
				continue
			}
			d.See(used.Span, "the host uses the association from before").Note("repeat the pointer assignment on the host, after the construct").To(p)
		}
	},
})

var PrivateUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4039", Severity: diag.Warning, Title: "private variable that is read before it is set", Spec: "OpenACC 3.3 §2.5.13, §2.9.10",
		Doc: "private makes an uninitialized copy, without the value that the variable has outside. firstprivate on the compute construct " +
			"copies the value, and a reduction combines the results of the iterations.",
		Avoid:  "#pragma acc parallel loop private(x)\nfor (i = 0; i < n; i++) { b[i] = x; x = a[i]; }",
		Prefer: "#pragma acc parallel loop private(x)\nfor (i = 0; i < n; i++) { x = a[i]; b[i] = x; }",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || r.Gotos || c.Directive.Incomplete {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if clause.Def != acc.ClausePrivate || len(v.Path) > 0 || !ordinary(s) {
				return
			}
			for _, other := range c.Directive.Clauses {
				if other != clause && clauseVariable(c, other, s) != nil {
					return
				}
			}
			if u, ok := sema.FirstRead(c, s, func(u frontend.Use) bool { return separate(u.In, c, s) }, func(u frontend.Use) bool { return inAtomic(c, u) }); ok {
				d := p.New(u.Span, "'%s' is read before it is set", s.Name).See(v.Span, "private copies have no value")
				if !c.Directive.Def.Is(acc.DirLoop) {
					sema.OtherClause(d, c, clause, acc.ClauseFirstprivate)
				}
				d.To(p)
			}
		})
	},
})
