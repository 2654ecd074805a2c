package omp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// The checks of this file follow values between the host and the device: a scalar that a target region changes in a copy of its own, and
// arrays whose newest elements are on the other side.

var ValueLost = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6015", Severity: diag.Warning, Title: "value that is lost at the end of a target region", Spec: "OpenMP 5.2 §5.8.1",
		Doc: "A scalar that no clause names is firstprivate in a target region: an assignment changes the copy of the device, and the host reads " +
			"the old value after the region. map(tofrom) brings the new one back. An assignment that does not depend on the old value, outside of " +
			"loops and conditions, is not reported. A reduction or lastprivate of a construct inside of the target region ends in that copy too; on a " +
			"combined construct, such as target teams, it maps the variable, but only from OpenMP 5.0 on.",
		Avoid:         "float f(void) {\nfloat a[4] = {1}, s = 0;\n#pragma omp target map(to: a)\nfor (int i = 0; i < 4; i++) s += a[i];\nreturn s;\n}",
		Prefer:        "float f(void) {\nfloat a[4] = {1}, s = 0;\n#pragma omp target map(to: a) map(tofrom: s)\nfor (int i = 0; i < 4; i++) s += a[i];\nreturn s;\n}",
		AvoidFortran:  "subroutine f(a, y)\nreal :: a(10), y, s\ninteger :: i\ns = 0\n!$omp target map(to: a)\ndo i = 1, 10\ns = s + a(i)\nend do\n!$omp end target\ny = s\nend subroutine\n",
		PreferFortran: "subroutine f(a, y)\nreal :: a(10), y, s\ninteger :: i\ns = 0\n!$omp target map(to: a) map(tofrom: s)\ndo i = 1, 10\ns = s + a(i)\nend do\n!$omp end target\ny = s\nend subroutine\n",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !onDevice(c) || c.Directive.Find(omp.ClauseDefaultmap) != nil || requires(p) || asksWhere(p, c) {
			return
		}
		done := map[*frontend.Symbol]bool{}
		resultsLost(p, c, done)
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || done[s] || u.Kind&frontend.Write == 0 || u.Kind&frontend.Read == 0 && u.Block == c.Block || u.Kind&^(frontend.Read|frontend.Write) != 0 || u.OwnLoop {
				continue
			}
			if done[s] = true; !sharing.Scalar(s) || s.Type.Class == frontend.Character || s.Type.Class == frontend.Aggregate || s.Aliased || !keepsCopy(p, c, u) || named(p, c, s) {
				continue
			}
			read, ok := readAfter(p, c, s)
			if !ok || knows(p, c, s) {
				continue
			}
			d := p.New(u.Span, "the value assigned to '%s' is lost at the end of %s", s.Name, c.Directive.Def.Name).
				See(c.Directive.NameSpan, "the device has a copy of '%s': no clause names it", s.Name).See(read.Span, "the host reads the old value")
			withMap(d, c, s).To(p)
		}
	},
})

// withMap adds the fix to a diagnostic about a variable that is lost at the end of a target region.
func withMap(d *diag.Diagnostic, c *frontend.Construct, s *frontend.Symbol) *diag.Diagnostic {
	if sema.FromMacro(c.Directive) {
		return d
	}
	text := "map(tofrom: " + s.Name + ")"
	return d.Fix("add "+text, clauseAt(c, text))
}

// asksWhere reports whether the routine asks on which side a region is executed: what it reads may tell it that the sides have memory of
// their own.
func asksWhere(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	return r == nil || slices.ContainsFunc(r.Calls, func(call frontend.Call) bool { return strings.EqualFold(call.Name, "omp_is_initial_device") })
}

// onDevice reports whether a construct is a target region that is not to be executed by the host as well.
func onDevice(c *frontend.Construct) bool {
	return sharing.IsOMP(c) && sharing.Has(c, omp.DirTarget) && !c.Directive.Incomplete && c.Directive.Find(omp.ClauseIf) == nil
}

// keepsCopy reports whether what a reference changes is the copy that a target region has of a scalar.
func keepsCopy(p *sema.Pass, c *frontend.Construct, u frontend.Use) bool {
	of := sharing.Of(factsOf(p), u.In, u.Symbol)
	return of.Attribute == sharing.Firstprivate && of.Cause == sharing.Implicit && of.By == c
}

// named reports whether a clause of another construct around or in a target region, or a directive about data of the routine, names a variable.
func named(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, x := range p.Of(p.Routines[c]) {
		if x.Directive.Incomplete {
			return true
		}
		if (aboutData(x) || x.Within(c) || c.Within(x)) && mentions(x, s) {
			return true
		}
	}
	return declaredTarget(p, s)
}

// declaredTarget reports whether a declare target directive, of this or another unit, puts a variable on the device.
func declaredTarget(p *sema.Pass, s *frontend.Symbol) bool {
	return factsOf(p).Targets[s] != nil || s.OnDevice != nil || s.Declared
}

// aboutData reports whether the clauses of a construct may put a variable on the device, or take it back.
func aboutData(c *frontend.Construct) bool {
	return sharing.Has(c, omp.DirTarget, omp.DirTargetData, omp.DirTargetEnterData, omp.DirTargetExitData, omp.DirTargetUpdate, omp.DirDeclareTarget)
}

// mentions reports whether a clause of a construct names a variable, or something that is not known.
func mentions(c *frontend.Construct, s *frontend.Symbol) bool {
	for _, info := range c.Vars {
		if info.Symbol == nil || sharing.Names(info.Symbol, s) {
			return true
		}
	}
	return false
}

// knows reports whether others know the address of a variable.
func knows(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, u := range p.Routines[c].Uses {
		if u.Symbol == s && u.Kind&(frontend.Address|frontend.Associate) != 0 {
			return true
		}
	}
	return false
}

var StaleOnHost = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6016", Severity: diag.Warning, Title: "host reads what the device has changed and not copied back", Spec: "OpenMP 5.2 §5.8.3, §13.9",
		Doc: "Data that is present on the device comes back at the end of the target data region, with target exit data map(from), or with target update " +
			"from. Before that the host has the old value.",
		Avoid: "float f(void) {\nfloat a[10], x;\n#pragma omp target data map(tofrom: a)\n{\n#pragma omp target\n" +
			"for (int i = 0; i < 10; i++) a[i] = i;\nx = a[0];\n}\nreturn x;\n}",
		Prefer: "float f(void) {\nfloat a[10], x;\n#pragma omp target data map(tofrom: a)\n{\n#pragma omp target\n" +
			"for (int i = 0; i < 10; i++) a[i] = i;\n#pragma omp target update from(a)\nx = a[0];\n}\nreturn x;\n}",
		AvoidFortran: "subroutine s(a)\nreal :: a(10)\n!$omp target enter data map(to: a)\n!$omp target\na(1) = 1\n!$omp end target\nprint *, a(1)\n" +
			"!$omp target exit data map(delete: a)\nend subroutine\n",
		PreferFortran: "subroutine s(a)\nreal :: a(10)\n!$omp target enter data map(to: a)\n!$omp target\na(1) = 1\n!$omp end target\n" +
			"!$omp target exit data map(from: a)\nprint *, a(1)\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if transfers(p, c) {
			motions.Lost(p, c, func(v *pragma.Var, written, read frontend.Use) {
				p.New(read.Span, "the host reads the old value of '%s'", v.Name).See(v.Span, "mapped to the device, and not back").
					See(written.Span, "changed on the device here").Note("write map(tofrom: %s) to copy it back", v.Text()).To(p)
			})
		}
		eachStale(p, c, func(v *pragma.Var, s *frontend.Symbol, stale sema.Stale) {
			if stale.Device != nil {
				return
			}
			p.New(stale.Second.Span, "the host reads the old value of '%s'", s.Name).See(v.Span, "present on the device from here").
				See(stale.First.Span, "changed on the device here").Note("target update from(%s) before the read copies it", v.Text()).To(p)
		})
	},
})

// eachStale calls f for the arrays that target data or target enter data maps and that one side reads after the other one has changed them.
func eachStale(p *sema.Pass, c *frontend.Construct, f func(v *pragma.Var, s *frontend.Symbol, stale sema.Stale)) {
	if d := c.Directive; d.Def != omp.DirTargetData && d.Def != omp.DirTargetEnterData || d.Incomplete || d.Find(omp.ClauseIf) != nil || requires(p) || asksWhere(p, c) {
		return
	}
	if c.Directive.Def == omp.DirTargetEnterData && sema.Conditional(c) {
		return
	}
	done := map[*frontend.Symbol]bool{}
	eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
		class := s.Type.Class
		if clause.Def != omp.ClauseMap || done[s] || class != frontend.Array && (class != frontend.Pointer || len(v.Path) != 1) || declaredTarget(p, s) {
			return
		}
		if done[s] = true; sema.OneElement(c, v, s) || counted(p, c, s) || throughOther(p, c, s) {
			return
		}
		if stale, ok := sema.StaleIn(p, c, s, motions); ok {
			f(v, s, stale)
		}
	})
}

// regionAround is the target region around a construct, or nil; ok is false where the host may execute it, or where something else is around.
func regionAround(in *frontend.Construct) (on *frontend.Construct, ok bool) {
	for ; in != nil; in = in.Parent {
		switch {
		case !sharing.IsOMP(in):
			return nil, false
		case sharing.Has(in, omp.DirTarget):
			return in, onDevice(in) && in.Directive.Find(omp.ClauseNowait) == nil
		case in.Directive.Find(omp.ClauseUseDevicePtr) != nil || in.Directive.Find(omp.ClauseUseDeviceAddr) != nil:
			return nil, false
		}
	}
	return nil, true
}

// throughOther reports whether others know the address of a variable and a directive about data names a pointer, which may have it.
func throughOther(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	if !knows(p, c, s) {
		return false
	}
	for _, x := range p.Of(p.Routines[c]) {
		if !sharing.Has(x, omp.DirTargetUpdate, omp.DirTargetData, omp.DirTargetExitData) {
			continue
		}
		for _, info := range x.Vars {
			if info.Symbol == nil || info.Symbol != s && info.Symbol.Type.Class == frontend.Pointer {
				return true
			}
		}
	}
	return false
}

// counted reports whether another directive about data maps a variable, so that its copies are counted, or always copies it.
func counted(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, x := range p.Of(p.Routines[c]) {
		if x == c || x.Directive.Def == omp.DirTargetUpdate || x.Directive.Def == omp.DirTargetExitData || !sema.Conditional(c) && motions.Compute(x) && motions.Plain(x) {
			continue
		}
		for _, info := range x.Vars {
			if info.Symbol == nil || sharing.Names(info.Symbol, s) {
				return true
			}
		}
	}
	return false
}

var HostConcurrent = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6026", Severity: diag.Info, Title: "do concurrent of the host uses data that is present on the device", Spec: "OpenMP 5.2 §5.8.3",
		Doc: "A loop do concurrent without a directive runs on the host. Where its arrays are mapped, it reads what the host has, and what it writes is " +
			"overwritten when the data comes back. Compilers have options that run such loops on the device; with --do-concurrent=device accc does, and " +
			"accc emit writes the directives. Nothing is said where a target update names the array.",
		AvoidFortran: "subroutine s(a)\nreal :: a(10)\ninteger :: i\n!$omp target enter data map(to: a)\ndo concurrent (i = 1:10)\na(i) = 2*a(i)\nend do\n" +
			"!$omp target exit data map(from: a)\nend subroutine\n",
		PreferFortran: "subroutine s(a)\nreal :: a(10)\ninteger :: i\n!$omp target enter data map(to: a)\n!$omp target teams distribute parallel do\ndo i = 1, 10\n" +
			"a(i) = 2*a(i)\nend do\n!$omp target exit data map(from: a)\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if d := c.Directive; d.Def != omp.DirTargetData && d.Def != omp.DirTargetEnterData || d.Incomplete {
			return
		}
		done, seen := map[*frontend.Symbol]bool{}, map[source.Span]bool{}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if done[s] || clause.Def != omp.ClauseMap {
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
