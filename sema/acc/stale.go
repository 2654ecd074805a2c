package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// The checks of this file know which side has the newest value of an array: the host or the device.

var StaleOnDevice = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4045", Severity: diag.Warning, Title: "device reads what the host has changed since it was copied", Spec: "OpenACC 3.3 §2.6.7, §2.14.4",
		Doc: "While data is present on the device, data clauses copy nothing: the construct reads the value from when it was copied. update device " +
			"copies it again.",
		Avoid: "void f(int n, float *restrict a, float *restrict b) {\n#pragma acc data copyin(a[0:n]) copyout(b[0:n])\n{\n" +
			"for (int i = 0; i < n; i++) a[i] = i;\n#pragma acc parallel loop\nfor (int i = 0; i < n; i++) b[i] = a[i];\n}\n}",
		Prefer: "void f(int n, float *restrict a, float *restrict b) {\n#pragma acc data copyin(a[0:n]) copyout(b[0:n])\n{\n" +
			"for (int i = 0; i < n; i++) a[i] = i;\n#pragma acc update device(a[0:n])\n#pragma acc parallel loop\nfor (int i = 0; i < n; i++) b[i] = a[i];\n}\n}",
		AvoidFortran: "subroutine s(a, b)\nreal :: a(10), b(10)\n!$acc data copyin(a) copyout(b)\na(1) = 1\n!$acc parallel\nb(1) = a(1)\n!$acc end parallel\n" +
			"!$acc end data\nend subroutine\n",
		PreferFortran: "subroutine s(a, b)\nreal :: a(10), b(10)\n!$acc data copyin(a) copyout(b)\na(1) = 1\n!$acc update device(a)\n!$acc parallel\nb(1) = a(1)\n" +
			"!$acc end parallel\n!$acc end data\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachStale(p, c, func(v *pragma.Var, s *frontend.Symbol, stale sema.Stale) {
			if stale.Device == nil {
				return
			}
			update := "update device(" + v.Text() + ")"
			d := p.New(stale.Second.Span, "the device reads the old value of '%s'", s.Name).See(v.Span, "present on the device from here").
				See(stale.First.Span, "changed on the host here").See(stale.Device.Directive.NameSpan, "copies nothing, since '%s' is present", s.Name)
			sema.Before(d, stale.Device, "acc", update)
			d.To(p)
		})
	},
})

var StaleOnHost = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4046", Severity: diag.Warning, Title: "host reads what the device has changed and not copied back", Spec: "OpenACC 3.3 §2.6.7, §2.14.4",
		Doc: "Data that is present on the device comes back at the end of the data region, with exit data copyout, or with update self. Before that the host " +
			"has the old value.",
		Avoid: "float f(int n, float *restrict a) {\nfloat x = 0;\n#pragma acc data copy(a[0:n])\n{\n#pragma acc parallel loop\n" +
			"for (int i = 0; i < n; i++) a[i] = i;\nx = a[0];\n}\nreturn x;\n}",
		Prefer: "float f(int n, float *restrict a) {\nfloat x = 0;\n#pragma acc data copy(a[0:n])\n{\n#pragma acc parallel loop\n" +
			"for (int i = 0; i < n; i++) a[i] = i;\n#pragma acc update self(a[0:n])\nx = a[0];\n}\nreturn x;\n}",
		AvoidFortran: "subroutine s(a)\nreal :: a(10)\n!$acc enter data copyin(a)\n!$acc parallel\na(1) = 1\n!$acc end parallel\nprint *, a(1)\n" +
			"!$acc exit data delete(a)\nend subroutine\n",
		PreferFortran: "subroutine s(a)\nreal :: a(10)\n!$acc enter data copyin(a)\n!$acc parallel\na(1) = 1\n!$acc end parallel\n!$acc exit data copyout(a)\nprint *, a(1)\n" +
			"end subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !inRoutineRegion(p, c) {
			motions.Lost(p, c, func(v *pragma.Var, written, read frontend.Use) {
				p.New(read.Span, "the host reads the old value of '%s'", v.Name).See(v.Span, "copied to the device, and not back").
					See(written.Span, "changed on the device here").Note("write copy(%s) to copy it back", v.Text()).To(p)
			})
		}
		eachStale(p, c, func(v *pragma.Var, s *frontend.Symbol, stale sema.Stale) {
			if stale.Device == nil {
				p.New(stale.Second.Span, "the host reads the old value of '%s'", s.Name).See(v.Span, "present on the device from here").
					See(stale.First.Span, "changed on the device here").Note("update self(%s) before the read copies it", v.Text()).To(p)
			}
		})
	},
})

// eachStale calls f for the arrays that a data construct or enter data puts on the device and that one side reads after the other one has
// changed them.
func eachStale(p *sema.Pass, c *frontend.Construct, f func(*pragma.Var, *frontend.Symbol, sema.Stale)) {
	d := c.Directive
	if d.Def != acc.DirData && d.Def != acc.DirEnterData || d.Incomplete || d.Find(acc.ClauseIf) != nil || inRoutineRegion(p, c) {
		return
	}
	if d.Def == acc.DirEnterData && sema.Conditional(c) {
		return
	}
	done := map[*frontend.Symbol]bool{}
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		class := s.Type.Class
		if !moves[clause.Def] || done[s] || class != frontend.Array && (class != frontend.Pointer || len(v.Path) != 1) || factsOf(p).declared[s] != nil {
			return
		}
		done[s] = true
		if sema.OneElement(c, v, s) || managed(p, c, s) {
			return
		}
		stale, ok := sema.StaleIn(p, c, s, motions)
		if ok {
			f(v, s, stale)
		}
	})
}

// managed reports whether another directive about data names a variable, other than update: its copies are counted.
func managed(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, x := range p.Of(p.Routines[c]) {
		if x == c || x.Directive.Def == acc.DirUpdate || isCompute(x.Directive.Def) || x.Directive.Def == acc.DirExitData {
			continue
		}
		region := x.Body.IsValid() && c.Body.IsValid()
		if region && !x.Within(c) && !c.Within(x) {
			continue // one after the other
		}
		if mentions(x, s, nil) {
			return true
		}
	}
	return false
}

var HostConcurrent = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4053", Severity: diag.Info, Title: "do concurrent of the host uses data that is present on the device", Spec: "OpenACC 3.3 §2.6.7",
		Doc: "A loop do concurrent without a directive runs on the host. Where its arrays are on the device, it reads what the host has, and what it writes is " +
			"overwritten when the data comes back. Compilers have options that run such loops on the device; with --do-concurrent=device accc does, and " +
			"accc emit writes the directives. Nothing is said where an update names the array.",
		AvoidFortran: "subroutine s(a)\nreal :: a(10)\ninteger :: i\n!$acc enter data copyin(a)\ndo concurrent (i = 1:10)\na(i) = 2*a(i)\nend do\n" +
			"!$acc exit data copyout(a)\nend subroutine\n",
		PreferFortran: "subroutine s(a)\nreal :: a(10)\ninteger :: i\n!$acc enter data copyin(a)\n!$acc parallel loop\ndo i = 1, 10\na(i) = 2*a(i)\nend do\n" +
			"!$acc exit data copyout(a)\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def != acc.DirData && d.Def != acc.DirEnterData || d.Incomplete {
			return
		}
		done, seen := map[*frontend.Symbol]bool{}, map[source.Span]bool{}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if done[s] || !moves[clause.Def] {
				return
			}
			done[s] = true
			motions.InConcurrent(p, c, s, seen, func(u frontend.Use) {
				p.New(u.Span, "this do concurrent runs on the host, and uses '%s', which is on the device", s.Name).See(v.Span, "present on the device from here").
					Note("with --do-concurrent=device it runs there").To(p)
			})
		})
	},
})
