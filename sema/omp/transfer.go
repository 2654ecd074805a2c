package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// The checks of this file are about transfers that move nothing of use, or nothing at all.

var motions = &sema.Motions{
	Of: func(c *frontend.Construct, clause *pragma.Clause) (m sema.Motion, ok bool) {
		if clause.Def == omp.ClauseTo || clause.Def == omp.ClauseFrom {
			return sema.Motion{Update: true, In: clause.Def == omp.ClauseTo, Out: clause.Def == omp.ClauseFrom}, c.Directive.Def == omp.DirTargetUpdate
		}
		kind, _ := mapType(clause)
		if clause.Def != omp.ClauseMap || len(clause.Modifiers) > 1 || len(clause.Modifiers) == 1 && kind == "" {
			return m, false
		}
		both := kind == "" || kind == "tofrom"
		m = sema.Motion{In: both || kind == "to", Out: both || kind == "from", Enter: c.Directive.Def == omp.DirTargetEnterData, Exit: c.Directive.Def == omp.DirTargetExitData}
		return m, true
	},
	Device:    regionAround,
	Compute:   func(c *frontend.Construct) bool { return sharing.IsOMP(c) && sharing.Has(c, omp.DirTarget) },
	Elsewhere: func(p *sema.Pass, s *frontend.Symbol) bool { return declaredTarget(p, s) },
}

// transfers reports whether the transfers of a construct can be followed: the memories are different ones.
func transfers(p *sema.Pass, c *frontend.Construct) bool { return !requires(p) && !asksWhere(p, c) }

var UpdateNeedless = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6018", Severity: diag.Warning, Title: "target update of what is equal on both sides", Spec: "OpenMP 5.2 §13.9",
		Doc: "A clause has copied the data, and neither the host nor the device has changed them since, on any way to the update. The update is needless, or " +
			"comes too early: before the change that it is meant to copy.",
		Avoid: "void f(float *x) {\nfloat z[10];\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma omp target data map(to: z)\n{\n#pragma omp target update to(z)\n" +
			"#pragma omp target map(from: x[0:10])\nfor (int i = 0; i < 10; i++) x[i] = z[i];\n}\n}",
		Prefer: "void f(float *x) {\nfloat z[10];\n#pragma omp target data map(alloc: z)\n{\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma omp target update to(z)\n" +
			"#pragma omp target map(from: x[0:10])\nfor (int i = 0; i < 10; i++) x[i] = z[i];\n}\n}",
		AvoidFortran: "subroutine s(x)\nreal :: z(10), x(10)\nz = 1\n!$omp target data map(to: z)\n!$omp target update to(z)\n!$omp target map(from: x)\nx = z\n!$omp end target\n" +
			"!$omp end target data\nend subroutine\n",
		PreferFortran: "subroutine s(x)\nreal :: z(10), x(10)\n!$omp target data map(alloc: z)\nz = 1\n!$omp target update to(z)\n!$omp target map(from: x)\nx = z\n!$omp end target\n" +
			"!$omp end target data\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirTargetUpdate || !transfers(p, c) {
			return
		}
		motions.Needless(p, c, func(clause *pragma.Clause, v *pragma.Var, since source.Span) {
			d := p.New(v.Span, "target update %s(%s) changes nothing: both sides have the same values", clause.Def.Name, v.Text()).See(since, "copied here, and not changed since")
			sema.Without(d, c, clause)
			d.To(p)
		})
	},
})

var NotPresent = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6019", Severity: diag.Warning, Title: "directive about data that is not on the device", Spec: "OpenMP 5.2 §13.7, §13.9",
		Doc: "target exit data and target update are about data that is present: by target enter data before, or by a target data construct around. The data of a " +
			"construct is gone at the end of the construct. Without present data both do nothing, and the host keeps its old values.",
		Avoid: "void f(void) {\nfloat z[10];\n#pragma omp target map(from: z)\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma omp target update from(z)\n}",
		Prefer: "void f(void) {\nfloat z[10];\n#pragma omp target enter data map(alloc: z)\n#pragma omp target\nfor (int i = 0; i < 10; i++) z[i] = i;\n" +
			"#pragma omp target exit data map(from: z)\n}",
		AvoidFortran: "subroutine s\nreal :: z(10)\n!$omp target map(from: z)\nz = 1\n!$omp end target\n!$omp target exit data map(from: z)\nend subroutine\n",
		PreferFortran: "subroutine s\nreal :: z(10)\n!$omp target enter data map(alloc: z)\n!$omp target\nz = 1\n!$omp end target\n!$omp target exit data map(from: z)\n" +
			"end subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirTargetUpdate && c.Directive.Def != omp.DirTargetExitData || !transfers(p, c) {
			return
		}
		motions.Absent(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, ended *frontend.Construct) {
			d := p.New(v.Span, "'%s' is not on the device here: %s has nothing to do", v.Name, c.Directive.Def.Name)
			if ended != nil {
				d.See(ended.Directive.NameSpan, "it is there until the end of this construct")
			}
			sema.Without(d, c, clause)
			d.To(p)
		})
	},
})

var FromUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6020", Severity: diag.Warning, Title: "map(from) of what the device never sets", Spec: "OpenMP 5.2 §5.8.3",
		Doc: "map(from) makes memory on the device without values, and copies it to the host at the end. Nothing on the device sets it, so the host gets values that " +
			"mean nothing. map(to) copies the values of the host to the device.",
		Avoid:         "void f(float *restrict z, float *restrict y) {\n#pragma omp target map(from: z[0:10], y[0:10])\nfor (int i = 0; i < 10; i++) y[i] = z[i];\n}",
		Prefer:        "void f(float *restrict z, float *restrict y) {\n#pragma omp target map(to: z[0:10]) map(from: y[0:10])\nfor (int i = 0; i < 10; i++) y[i] = z[i];\n}",
		AvoidFortran:  "subroutine s(z, y)\nreal :: z(10), y(10)\n!$omp target map(from: z, y)\ny(1) = z(1)\n!$omp end target\nend subroutine\n",
		PreferFortran: "subroutine s(z, y)\nreal :: z(10), y(10)\n!$omp target map(to: z) map(from: y)\ny(1) = z(1)\n!$omp end target\nend subroutine\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !transfers(p, c) {
			return
		}
		motions.Idle(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, idle sema.Idle) {
			if idle != sema.Unwritten || of.In {
				return
			}
			d := p.New(v.Span, "'%s' is copied to the host although the device never sets it", v.Name).See(c.Directive.NameSpan, "nothing in this construct writes '%s'", v.Name)
			withMapType(d, c, clause, "to").To(p)
		})
	},
})

var NeverUsed = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6024", Severity: diag.Warning, Title: "variable in a map clause that the region never uses", Spec: "OpenMP 5.2 §5.8.3",
		Doc: "The region does not mention what its clause copies: another name may have been meant. Nothing is reported if the region may access the variable by other " +
			"names: it calls a function, or follows a pointer that no clause of it maps.",
		Avoid:         "void f(float *restrict z, float *restrict y) {\n#pragma omp target map(to: z[0:10]) map(tofrom: y[0:10])\nfor (int i = 0; i < 10; i++) y[i] = 1;\n}",
		Prefer:        "void f(float *restrict z, float *restrict y) {\n#pragma omp target map(to: z[0:10]) map(tofrom: y[0:10])\nfor (int i = 0; i < 10; i++) y[i] += z[i];\n}",
		AvoidFortran:  "subroutine s(z, y)\nreal :: z(10), y(10)\n!$omp target map(to: z) map(tofrom: y)\ny(1) = 1\n!$omp end target\nend subroutine\n",
		PreferFortran: "subroutine s(z, y)\nreal :: z(10), y(10)\n!$omp target map(to: z) map(tofrom: y)\ny(1) = y(1) + z(1)\n!$omp end target\nend subroutine\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !motions.Compute(c) || !transfers(p, c) {
			return
		}
		motions.Idle(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, idle sema.Idle) {
			if idle == sema.Unused {
				p.New(v.Span, "'%s' is mapped but the region never uses it", v.Name).To(p)
			}
		})
	},
})

// withMapType adds the fix that gives a clause about one variable another map type.
func withMapType(d *diag.Diagnostic, c *frontend.Construct, clause *pragma.Clause, kind string) *diag.Diagnostic {
	if _, word := mapType(clause); len(clause.Args) == 1 && !sema.FromMacro(c.Directive) && word.Span != clause.NameSpan {
		return d.Fix("make it map("+kind+")", source.Edit{Span: word.Span, New: kind})
	}
	return d.Note("its map type must be %s", kind)
}

var NeedlessMap = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6021", Severity: diag.Info, Title: "needless transfer", Spec: "OpenMP 5.2 §5.8.3", Optional: true,
		Doc: "The program is right, and copies more than it needs: what the device only reads is copied back, what it only writes is copied to it, what no region " +
			"uses is copied, or a region in a loop of the host copies each time what the host does not touch in the loop. It is shown with -Wmaybe only.",
		Avoid:         "#pragma omp target map(tofrom: a) map(from: b)\nfor (i = 0; i < 100; i++) b[i] = a[i];",
		Prefer:        "#pragma omp target map(to: a) map(from: b)\nfor (i = 0; i < 100; i++) b[i] = a[i];",
		AvoidFortran:  "!$omp target map(tofrom: a) map(from: b)\ndo i = 1, 100\nb(i) = a(i)\nend do\n!$omp end target",
		PreferFortran: "!$omp target map(to: a) map(from: b)\ndo i = 1, 100\nb(i) = a(i)\nend do\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !transfers(p, c) {
			return
		}
		motions.Idle(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, idle sema.Idle) {
			switch {
			case idle == sema.Unused && (of.In || of.Out) && !motions.Compute(c):
				d := p.New(v.Span, "map copies '%s', which no region on the device uses here", v.Name)
				sema.Without(d, c, clause)
				d.To(p)
			case idle == sema.Unwritten && of.In:
				withMapType(p.New(v.Span, "map copies '%s' back although the device does not change it", v.Name), c, clause, "to").To(p)
			case idle == sema.Unread && of.Out:
				p.New(v.Span, "map copies '%s' to the device, which does not read it", v.Name).Note("if the device sets all elements, write map(from: %s)", v.Text()).To(p)
			case idle == sema.Unread && of.In:
				p.New(v.Span, "map copies '%s' to the device, which only writes it: the values that it writes are lost", v.Name).
					Note("write map(from: %s), or map(alloc: %s) if the host does not need them", v.Text(), v.Text()).To(p)
			}
		})
		motions.Repeated(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion) {
			p.New(v.Span, "'%s' is copied in each iteration of a loop of the host, which does not touch it there", v.Name).
				Note("write a target data construct that maps it around the loop").To(p)
		})
	},
})

var PrivateUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6022", Severity: diag.Warning, Title: "private variable that is read before it is set", Spec: "OpenMP 5.2 §5.4.3",
		Doc:           "private makes a copy without the value that the variable has outside. firstprivate copies the value.",
		Avoid:         "#pragma omp parallel for private(x)\nfor (i = 0; i < n; i++) { b[i] = x; x = a[i]; }",
		Prefer:        "#pragma omp parallel for private(x)\nfor (i = 0; i < n; i++) { x = a[i]; b[i] = x; }",
		AvoidFortran:  "!$omp parallel do private(x)\ndo i = 1, n\nb(i) = x\nx = a(i)\nend do",
		PreferFortran: "!$omp parallel do private(x)\ndo i = 1, n\nx = a(i)\nb(i) = x\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || r.Gotos || c.Directive.Incomplete {
			return
		}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClausePrivate || c.Directive.Def.Use(clause.Def) == nil || len(v.Path) > 0 || !sharing.Scalar(s) || s.Type.Class == frontend.Aggregate || s.Aliased || s.Type.Indirect || len(sharing.Listed(c, s)) != 1 {
				return
			}
			u, ok := firstRead(p, c, s)
			if !ok {
				return
			}
			d := p.New(u.Span, "'%s' is read before it is set", s.Name).See(v.Span, "private copies have no value")
			if c.Directive.Def.Use(omp.ClauseFirstprivate) != nil {
				sema.OtherClause(d, c, clause, omp.ClauseFirstprivate)
			}
			d.To(p)
		})
	},
})

// firstRead is the first reference to a variable in a construct, if that reads it for sure.
func firstRead(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) (frontend.Use, bool) {
	return sema.FirstRead(c, s, func(frontend.Use) bool { return false }, func(u frontend.Use) bool {
		for in := u.In; in != nil && in != c; in = in.Parent {
			if len(sharing.Listed(in, s)) > 0 || sharing.Has(in, omp.DirSections, omp.DirSection, omp.DirSingle, omp.DirMaster, omp.DirMasked) {
				return true
			}
		}
		return sema.Passed(p, p.Routines[c], u)
	})
}

var FirstprivateUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6023", Severity: diag.Warning, Title: "firstprivate of an uninitialized variable", Spec: "OpenMP 5.2 §5.4.4",
		Doc: "firstprivate makes copies with the value that the variable has before the construct. Nothing in the routine has set that value. private says that it " +
			"does not matter.",
		Avoid:         "float t;\n#pragma omp parallel firstprivate(t)\n{ t = a[0]; a[1] = t; }",
		Prefer:        "float t;\n#pragma omp parallel private(t)\n{ t = a[0]; a[1] = t; }",
		AvoidFortran:  "block\nreal :: t\n!$omp parallel firstprivate(t)\nt = a(1)\n!$omp end parallel\nend block",
		PreferFortran: "block\nreal :: t\n!$omp parallel private(t)\nt = a(1)\n!$omp end parallel\nend block",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || r.Uses == nil {
			return
		}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseFirstprivate || c.Directive.Def.Use(clause.Def) == nil || sharing.LoopVariable(c, s) || len(v.Path) > 0 || !sema.Local(s) || !sharing.Scalar(s) || s.Type.Class == frontend.Aggregate || s.Aliased || s.Equivalenced ||
				s.Pointer || s.Type.Indirect || s.Common != "" || len(sharing.Listed(c, s)) != 1 {
				return
			}
			if f := sema.FlowOf(r, s, c); f.Written || f.Escapes {
				return
			}
			for _, x := range p.Constructs {
				if x != c && !x.Within(c) && (x.Directive.Incomplete || len(sharing.Listed(x, s)) > 0) {
					return // may bring a value back
				}
			}
			d := p.New(v.Span, "'%s' has no value for firstprivate to copy", v.Name).See(s.Decl, "declared without a value")
			sema.OtherClause(d, c, clause, omp.ClausePrivate)
			d.To(p)
		})
	},
})
