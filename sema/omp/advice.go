package omp

import (
	"sort"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// What was probably meant. Each speaks only where the program is certainly not what its author wanted.

// exclusive are the regions that one thread at a time, or one thread of all, executes.
var exclusive = []*pragma.DirectiveDef{omp.DirAtomic, omp.DirCritical, omp.DirOrdered, omp.DirSingle, omp.DirMaster, omp.DirMasked, omp.DirSection, omp.DirSections, omp.DirTask}

// alone reports whether a use inside of c is in a region that keeps other threads out.
func alone(c *frontend.Construct, u frontend.Use) bool {
	for in := u.In; in != nil && in != c; in = in.Parent {
		if sharing.IsOMP(in) && sharing.Has(in, exclusive...) {
			return true
		}
	}
	return false
}

// locks reports whether a construct, or its routine, calls something of the runtime that may make the threads take turns or
// tell them apart.
func locks(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	if r == nil {
		return true
	}
	for _, call := range r.Calls {
		name := strings.ToLower(call.Name)
		if strings.HasPrefix(name, "omp_") && !strings.HasPrefix(name, "omp_get_wt") && !strings.HasPrefix(name, "omp_get_max") && !strings.HasPrefix(name, "omp_get_num_procs") {
			return true
		}
	}
	return false
}

// sharesIterations reports whether several threads surely execute iterations of the construct's loop.
func sharesIterations(c *frontend.Construct) bool {
	if !isSharedLoop(c) {
		return false
	}
	if _, clause, ok := constant(c, omp.ClauseCollapse); clause != nil && !ok {
		return false // which loops it is about is not known
	}
	for o := c; o != nil; o = sharing.Parent(o) {
		if o.Directive.Find(omp.ClauseIf) != nil || o.Directive.Find(omp.ClauseNumThreads) != nil || o.Directive.Find(omp.ClauseNumTeams) != nil || o.Directive.Incomplete {
			return false
		}
		if sharing.Has(o, omp.DirParallel) {
			return true
		}
	}
	return false
}

// isSharedLoop reports whether threads or teams share the iterations of the loop of c.
func isSharedLoop(c *frontend.Construct) bool {
	return sharing.Has(c, omp.DirFor, omp.DirDistribute, omp.DirLoop) && c.Loop != nil && c.Loop.Canonical && !c.Directive.Incomplete
}

// isOrphaned reports whether c is a worksharing loop whose parallel region is in another procedure: what has static storage is shared
// there, too (OpenMP 5.2 §5.1.2).
func isOrphaned(c *frontend.Construct) bool {
	return isSharedLoop(c) && sharing.Has(c, omp.DirFor) && !sharing.Has(c, omp.DirParallel) && sharing.Parent(c) == nil
}

// isStatic reports whether a variable has static storage, of which each thread of a region sees the same one.
func isStatic(s *frontend.Symbol) bool {
	switch s.Storage {
	case frontend.Global, frontend.Static, frontend.Extern:
		return !s.Threadprivate
	}
	return false
}

var SharedUpdate = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6001", Severity: diag.Warning, Title: "shared variable updated by every iteration of a parallel loop", Spec: "OpenMP 5.2 §5.5",
		Doc: "All threads read and write the variable without taking turns, so updates get lost. A sum or a maximum needs a reduction clause, a counter an atomic " +
			"construct, and what is set anew in each iteration a private clause.",
		Avoid:         "#pragma omp parallel for\nfor (i = 0; i < 100; i++) x += a[i];",
		Prefer:        "#pragma omp parallel for reduction(+: x)\nfor (i = 0; i < 100; i++) x += a[i];",
		AvoidFortran:  "!$omp parallel do\ndo i = 1, 100\nx = x + a(i)\nend do",
		PreferFortran: "!$omp parallel do reduction(+: x)\ndo i = 1, 100\nx = x + a(i)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !sharesIterations(c) || locks(p, c) {
			return
		}
		found := sema.Carried(c, p.Unit.Language == frontend.Fortran, func(u frontend.Use) bool { return alone(c, u) || u.Symbol.Atomic || !shared(p, c, u) },
			func(*frontend.Symbol) bool { return true })
		for _, u := range inOrder(found) {
			r := p.New(u.Span, "'%s' is shared and updated by every iteration", u.Symbol.Name).See(c.Directive.NameSpan, "the iterations are shared among threads here")
			if op := sema.OperatorAt(u.Span); op != "" && !sema.FromMacro(c.Directive) {
				r.Fix("add reduction("+op+":"+u.Symbol.Name+")", clauseAt(c, "reduction("+op+":"+u.Symbol.Name+")"))
			} else {
				r.Note("'%s' needs a reduction clause, or must be private", u.Symbol.Name)
			}
			r.To(p)
		}
	},
})

// clauseAt is an edit that adds a clause to a directive.
func clauseAt(c *frontend.Construct, clause string) source.Edit {
	at := c.Directive.Span
	at.Start = at.End
	return source.Edit{Span: at, New: " " + clause}
}

func inOrder(found map[*frontend.Symbol]frontend.Use) (out []frontend.Use) {
	for _, u := range found {
		out = append(out, u)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].At < out[j].At })
	return out
}

// shared reports whether a reference inside of c is to a variable that the threads share, and that no clause lists; in an orphaned
// construct that is one with static storage.
func shared(p *sema.Pass, c *frontend.Construct, u frontend.Use) bool {
	if u.OwnLoop || u.Symbol.Aliased {
		return false
	}
	in := u.In
	for in != nil && !sharing.IsOMP(in) {
		in = in.Parent
	}
	if in == nil {
		in = c
	}
	of := sharing.Of(factsOf(p), in, u.Symbol)
	return of.Attribute == sharing.Shared && (of.Cause == sharing.Implicit || of.Cause == sharing.Default || of.By == nil)
}

var SharedTemporary = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6002", Severity: diag.Warning, Title: "shared variable that each iteration sets and uses", Spec: "OpenMP 5.2 §5.4.3",
		Doc: "The iterations use the variable as a place for an intermediate value, and all threads use the same one. In C that happens to the variable of an inner loop " +
			"that is declared outside of the construct.",
		Avoid:         "#pragma omp parallel for\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		Prefer:        "#pragma omp parallel for private(j)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		AvoidFortran:  "!$omp parallel do\ndo i = 1, 100\nx = 2 * b(i)\na(i) = x * x\nend do",
		PreferFortran: "!$omp parallel do private(x)\ndo i = 1, 100\nx = 2 * b(i)\na(i) = x * x\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		orphaned := isOrphaned(c)
		if !orphaned && !sharesIterations(c) || locks(p, c) {
			return
		}
		type state struct {
			set   frontend.Use
			other bool
		}
		first := map[*frontend.Symbol]*state{}
		var order []*frontend.Symbol
		reported := map[*frontend.Symbol]bool{}
		for _, u := range c.Uses {
			s := u.Symbol
			if s == nil || s.Type == nil || u.At < c.Loop.Body || reported[s] {
				continue
			}
			switch s.Type.Class {
			case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical, frontend.Character:
			default:
				continue
			}
			st := first[s]
			if st == nil {
				st = &state{set: u, other: u.Kind != frontend.Write || alone(c, u) || s.Atomic || !shared(p, c, u) || conditional(c, u) || orphaned && !isStatic(s)}
				first[s] = st
				order = append(order, s)
				continue
			}
			if st.other || u.Kind&frontend.Read == 0 || alone(c, u) {
				continue
			}
			reported[s] = true
		}
		for _, s := range order {
			if !reported[s] {
				continue
			}
			r := p.New(first[s].set.Span, "'%s' is shared, and each iteration sets and uses it", s.Name).
				See(c.Directive.NameSpan, "the iterations are shared among threads here")
			if !sema.FromMacro(c.Directive) {
				r.Fix("add private("+s.Name+")", clauseAt(c, "private("+s.Name+")"))
			}
			r.To(p)
		}
	},
})

// conditional reports whether a use in the loop of c is in a part that not every iteration executes; the body of an inner loop is
// not such a part.
func conditional(c *frontend.Construct, u frontend.Use) bool {
	for b := u.Block; b != nil && b != c.Block; b = b.Parent {
		if !b.Loop && !b.Late && b.Parent != nil && b.Parent != c.Block {
			return true
		}
	}
	return false
}

var LoopOutside = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6003", Severity: diag.Warning, Title: "worksharing construct outside of a parallel region", Spec: "OpenMP 5.2 §11",
		Doc:           "The construct shares work among the threads of a team, and in the main program outside of a parallel region the team is one thread.",
		Avoid:         "int a[100];\nint main(void)\n{\n#pragma omp for\nfor (int i = 0; i < 100; i++) a[i] = 0;\n}",
		Prefer:        "int a[100];\nint main(void)\n{\n#pragma omp parallel for\nfor (int i = 0; i < 100; i++) a[i] = 0;\n}",
		AvoidFortran:  "program p\ninteger :: i, a(100)\n!$omp do\ndo i = 1, 100\na(i) = 0\nend do\nprint *, a(1)\nend program",
		PreferFortran: "program p\ninteger :: i, a(100)\n!$omp parallel do\ndo i = 1, 100\na(i) = 0\nend do\nprint *, a(1)\nend program",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if r == nil || !oneOf(c.Directive.Def, omp.DirFor, omp.DirForSimd, omp.DirSections) || !isMain(p, r) {
			return
		}
		for o := sharing.Parent(c); o != nil; o = sharing.Parent(o) {
			if sharing.Has(o, omp.DirParallel, omp.DirTeams, omp.DirTarget, omp.DirMetadirective, omp.DirBeginMetadirective) {
				return
			}
		}
		name := c.Directive.Def.NameIn(c.Directive.Fortran)
		d := p.New(c.Directive.NameSpan, "%s outside of a parallel region is executed by one thread", name)
		if !sema.FromMacro(c.Directive) && c.Directive.Find(omp.ClauseNowait) == nil {
			at := c.Directive.NameSpan
			at.End = at.Start
			edits := []source.Edit{{Span: at, New: "parallel "}}
			if c.End.IsValid() {
				return
			}
			d.Fix("write parallel "+name, edits...)
		}
		d.To(p)
	},
})

func isMain(p *sema.Pass, r *frontend.Routine) bool {
	if p.Unit.Language == frontend.C {
		return r.Name == "main"
	}
	return r.Main
}
