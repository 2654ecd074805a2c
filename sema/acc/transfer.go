package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// The checks of this file are about transfers that move nothing of use, or nothing at all.

var motions = &sema.Motions{
	Of: func(c *frontend.Construct, clause *pragma.Clause) (m sema.Motion, ok bool) {
		if sema.Always(clause) {
			return m, false
		}
		switch c.Directive.Def {
		case acc.DirUpdate:
			m = sema.Motion{Update: true, In: clause.Def == acc.ClauseDevice, Out: clause.Def == acc.ClauseSelf || clause.Def == acc.ClauseHost}
			return m, m.In || m.Out
		case acc.DirExitData:
			return sema.Motion{Exit: true, Out: clause.Def == acc.ClauseCopyout}, clause.Def == acc.ClauseCopyout || clause.Def == acc.ClauseDelete
		}
		m = sema.Motion{Enter: c.Directive.Def == acc.DirEnterData, In: clause.Def == acc.ClauseCopy || clause.Def == acc.ClauseCopyin,
			Out: clause.Def == acc.ClauseCopy || clause.Def == acc.ClauseCopyout}
		return m, moves[clause.Def]
	},
	Device: func(in *frontend.Construct) (*frontend.Construct, bool) {
		for ; in != nil; in = in.Parent {
			switch {
			case in.Directive.Def.Table != acc.Table, in.Directive.Def == acc.DirHostData:
				return nil, false
			case isCompute(in.Directive.Def):
				return in, !onHost(in)
			}
		}
		return nil, true
	},
	Compute: func(c *frontend.Construct) bool {
		return c.Directive.Def.Table == acc.Table && isCompute(c.Directive.Def)
	},
	Elsewhere: func(p *sema.Pass, s *frontend.Symbol) bool { return factsOf(p).declared[s] != nil },
}

var UpdateNeedless = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4048", Severity: diag.Warning, Title: "update of what is equal on both sides", Spec: "OpenACC 3.3 §2.14.4",
		Doc: "A clause has copied the data, and neither the host nor the device has changed them since, on any way to the update. The update is needless, or " +
			"comes too early: before the change that it is meant to copy.",
		Avoid: "void f(void) {\nfloat z[10];\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma acc data copyin(z)\n{\n#pragma acc update device(z)\n" +
			"float s = 0;\n#pragma acc parallel loop reduction(+: s)\nfor (int i = 0; i < 10; i++) s += z[i];\n}\n}",
		Prefer: "void f(void) {\nfloat z[10];\n#pragma acc data create(z)\n{\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma acc update device(z)\n" +
			"float s = 0;\n#pragma acc parallel loop reduction(+: s)\nfor (int i = 0; i < 10; i++) s += z[i];\n}\n}",
		AvoidFortran: "subroutine s(x)\nreal :: z(10), x(10)\nz = 1\n!$acc data copyin(z)\n!$acc update device(z)\n!$acc parallel\nx(1) = z(1)\n!$acc end parallel\n" +
			"!$acc end data\nend subroutine\n",
		PreferFortran: "subroutine s(x)\nreal :: z(10), x(10)\n!$acc data create(z)\nz = 1\n!$acc update device(z)\n!$acc parallel\nx(1) = z(1)\n!$acc end parallel\n" +
			"!$acc end data\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirUpdate {
			return
		}
		motions.Needless(p, c, func(clause *pragma.Clause, v *pragma.Var, since source.Span) {
			d := p.New(v.Span, "update %s(%s) changes nothing: both sides have the same values", clause.Def.Name, v.Text()).See(since, "copied here, and not changed since")
			sema.Without(d, c, clause)
			d.To(p)
		})
	},
})

var NotPresent = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4049", Severity: diag.Warning, Title: "directive about data that is not on the device", Spec: "OpenACC 3.3 §2.6.6, §2.14.4",
		Doc: "exit data and update are about data that is present: by enter data before, or by a data construct around. The data of a construct is gone at the " +
			"end of the construct. exit data without its enter data does nothing, and update fails.",
		Avoid: "void f(void) {\nfloat z[10];\n#pragma acc parallel loop copyout(z)\nfor (int i = 0; i < 10; i++) z[i] = i;\n#pragma acc exit data delete(z)\n}",
		Prefer: "void f(void) {\nfloat z[10];\n#pragma acc enter data create(z)\n#pragma acc parallel loop\nfor (int i = 0; i < 10; i++) z[i] = i;\n" +
			"#pragma acc exit data copyout(z)\n}",
		AvoidFortran:  "subroutine s\nreal :: z(10)\n!$acc parallel copyout(z)\nz = 1\n!$acc end parallel\n!$acc update self(z)\nend subroutine\n",
		PreferFortran: "subroutine s\nreal :: z(10)\n!$acc data create(z)\n!$acc parallel\nz = 1\n!$acc end parallel\n!$acc update self(z)\n!$acc end data\nend subroutine\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirUpdate && c.Directive.Def != acc.DirExitData || c.Directive.Find(acc.ClauseIfPresent) != nil || inRoutineRegion(p, c) {
			return
		}
		motions.Absent(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, ended *frontend.Construct) {
			if of.Update && ended == nil {
				return // UpdateNeverPresent is about it
			}
			d := p.New(v.Span, "'%s' is not on the device here: %s has nothing to do", v.Name, clause.Def.Name)
			if of.Update {
				d.Message = "'" + v.Name + "' is not on the device here: update fails"
			}
			if ended != nil {
				d.See(ended.Directive.NameSpan, "it is there until the end of this construct")
			}
			if !of.Update {
				sema.Without(d, c, clause)
			}
			d.To(p)
		})
	},
})

var CopyoutUnset = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4050", Severity: diag.Warning, Title: "copyout of what the device never sets", Spec: "OpenACC 3.3 §2.7.9",
		Doc: "copyout makes memory on the device without values, and copies it to the host at the end. Nothing on the device sets it, so the host gets values that mean " +
			"nothing. copyin copies the values of the host to the device.",
		Avoid:         "void f(float *restrict z, float *restrict y) {\n#pragma acc parallel loop copyout(z[0:10], y[0:10])\nfor (int i = 0; i < 10; i++) y[i] = z[i];\n}",
		Prefer:        "void f(float *restrict z, float *restrict y) {\n#pragma acc parallel loop copyin(z[0:10]) copyout(y[0:10])\nfor (int i = 0; i < 10; i++) y[i] = z[i];\n}",
		AvoidFortran:  "subroutine s(z, y)\nreal :: z(10), y(10)\n!$acc parallel copyout(z, y)\ny(1) = z(1)\n!$acc end parallel\nend subroutine\n",
		PreferFortran: "subroutine s(z, y)\nreal :: z(10), y(10)\n!$acc parallel copyin(z) copyout(y)\ny(1) = z(1)\n!$acc end parallel\nend subroutine\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if inRoutineRegion(p, c) {
			return
		}
		motions.Idle(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, idle sema.Idle) {
			if idle != sema.Unwritten || of.In {
				return
			}
			d := p.New(v.Span, "'%s' is copied to the host although the device never sets it", v.Name).See(c.Directive.NameSpan, "nothing in this construct writes '%s'", v.Name)
			sema.OtherClause(d, c, clause, acc.ClauseCopyin)
			d.To(p)
		})
	},
})

var NeedlessCopy = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4051", Severity: diag.Info, Title: "needless transfer", Spec: "OpenACC 3.3 §2.6", Optional: true,
		Doc: "The program is right, and copies more than it needs: what the device only reads is copied back, what it only writes is copied to it, what no construct " +
			"uses is copied, or a construct in a loop of the host copies each time what the host does not touch in the loop. It is shown with -Wmaybe only.",
		Avoid:         "#pragma acc parallel loop copy(a) copyout(b)\nfor (i = 0; i < 100; i++) b[i] = a[i];",
		Prefer:        "#pragma acc parallel loop copyin(a) copyout(b)\nfor (i = 0; i < 100; i++) b[i] = a[i];",
		AvoidFortran:  "!$acc parallel loop copy(a) copyout(b)\ndo i = 1, 100\nb(i) = a(i)\nend do",
		PreferFortran: "!$acc parallel loop copyin(a) copyout(b)\ndo i = 1, 100\nb(i) = a(i)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if inRoutineRegion(p, c) {
			return
		}
		motions.Idle(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion, idle sema.Idle) {
			name := clause.Def.Name
			var d *diag.Diagnostic
			switch {
			case idle == sema.Unused && (of.In || of.Out) && !isCompute(c.Directive.Def):
				d = p.New(v.Span, "%s copies '%s', which no construct on the device uses here", name, v.Name)
				sema.Without(d, c, clause)
			case idle == sema.Unwritten && of.In:
				d = p.New(v.Span, "%s copies '%s' back although the device does not change it", name, v.Name)
				if !sema.OtherClause(d, c, clause, acc.ClauseCopyin) {
					d.Note("write copyin(%s)", v.Text())
				}
			case idle == sema.Unread && of.Out:
				d = p.New(v.Span, "%s copies '%s' to the device, which does not read it", name, v.Name).Note("if the device sets all elements, write copyout(%s)", v.Text())
			case idle == sema.Unread && of.In:
				d = p.New(v.Span, "%s copies '%s' to the device, which only writes it: the values that it writes are lost", name, v.Name).
					Note("write copyout(%s), or create(%s) if the host does not need them", v.Text(), v.Text())
			default:
				return
			}
			d.To(p)
		})
		motions.Repeated(p, c, func(clause *pragma.Clause, v *pragma.Var, of sema.Motion) {
			p.New(v.Span, "'%s' is copied in each iteration of a loop of the host, which does not touch it there", v.Name).
				Note("write a data construct with %s(%s) around the loop", clause.Def.Name, v.Text()).To(p)
		})
	},
})

var HostLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4052", Severity: diag.Warning, Title: "loop directive that the host executes", Spec: "OpenACC 3.3 §2.9",
		Doc: "A loop directive shares the iterations of a loop among the gangs, workers and vector lanes of the compute construct around it. Outside of compute constructs, " +
			"in a procedure that the host executes, nothing is shared: the loop runs on the host as if the directive were not there. parallel loop puts it on the device.",
		Avoid:         "int main(void) {\nfloat z[10];\n#pragma acc loop\nfor (int i = 0; i < 10; i++) z[i] = i;\nreturn z[1] > 2;\n}",
		Prefer:        "int main(void) {\nfloat z[10];\n#pragma acc parallel loop\nfor (int i = 0; i < 10; i++) z[i] = i;\nreturn z[1] > 2;\n}",
		AvoidFortran:  "program p\nreal :: z(10)\ninteger :: i\n!$acc loop\ndo i = 1, 10\nz(i) = i\nend do\nprint *, z\nend program\n",
		PreferFortran: "program p\nreal :: z(10)\ninteger :: i\n!$acc parallel loop\ndo i = 1, 10\nz(i) = i\nend do\nprint *, z\nend program\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if c.Directive.Def != acc.DirLoop || r == nil || !r.Main && r.Name != "main" || c.Directive.Incomplete {
			return
		}
		for x := c.Parent; x != nil; x = x.Parent {
			if x.Directive.Def != acc.DirData && x.Directive.Def != acc.DirHostData {
				return
			}
		}
		d := p.New(c.Directive.NameSpan, "the host executes this loop: no compute construct is around it")
		if !sema.FromMacro(c.Directive) && !c.End.IsValid() {
			at := c.Directive.NameSpan
			at.End = at.Start
			d.Fix("make it parallel loop", source.Edit{Span: at, New: "parallel "})
		} else {
			d.Note("parallel loop executes it on the device")
		}
		d.To(p)
	},
})
