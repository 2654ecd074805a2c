package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// What follows is allowed, but hardly ever what was meant. Each of these is a
// warning, and keeps silent where there is doubt.

// moves are the clauses that allocate or copy what they name.
var moves = map[*pragma.ClauseDef]bool{
	acc.ClauseCopy: true, acc.ClauseCopyin: true, acc.ClauseCopyout: true, acc.ClauseCreate: true,
}

var PointerAlone = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4024", Severity: diag.Warning, Title: "pointer copied without its target", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "A pointer in a data clause without a section means the pointer itself. The construct follows it, and its target is in no " +
			"clause here or around.",
		Avoid:  "#pragma acc parallel copy(q)\nq[0] = 1;",
		Prefer: "#pragma acc parallel copy(q[0:n])\nq[0] = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !isCompute(c.Directive.Def) || c.Directive.Incomplete {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if !moves[clause.Def] || len(v.Path) > 0 || info.Symbol.Type.Class != frontend.Pointer || isArray(info.Type) || info.Symbol.Storage != frontend.Auto && info.Symbol.Storage != frontend.Param {
				return
			}
			if pointsToData(c, info.Symbol) {
				return
			}
			for _, u := range c.Uses {
				if u.Symbol == info.Symbol && u.Kind&frontend.Through != 0 {
					p.New(v.Span, "%s copies the pointer '%s', not its target", clause.Def.Name, v.Name).
						See(u.Span, "followed here").Note("name the elements: %s(%s[first:count])", clause.Def.Name, v.Name).To(p)
					return
				}
			}
		})
	},
})

// pointsToData reports whether a clause of the construct or of one around it speaks of
// what the pointer points to, or may do so.
func pointsToData(c *frontend.Construct, s *frontend.Symbol) bool {
	for around := c; around != nil; around = around.Parent {
		found := around.Directive.Incomplete
		sema.DeclaredVariables(around, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if info.Symbol == s && (len(v.Path) > 0 || isArray(info.Type) || !moves[clause.Def]) {
				found = true
			}
		})
		if found {
			return true
		}
	}
	return false
}

// isArray reports whether a variable of a clause denotes an array: so does a parameter that is declared as one.
func isArray(t *frontend.TypeInfo) bool { return t != nil && t.Class == frontend.Array }

var MissingReduction = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4026", Severity: diag.Warning, Title: "variable carried from iteration to iteration of a parallel loop", Spec: "OpenACC 3.3 §2.9.11",
		Doc: "The loop shares its iterations, and each of them computes the variable from its old value: a sum, a maximum, a counter. " +
			"Without a reduction or atomic accesses the result is whatever the last gang wrote, or is lost with a private copy. So it is with independent " +
			"in kernels, where accc writes the reductions it finds into what it translates.",
		Avoid:  "#pragma acc parallel loop\nfor (i = 0; i < 100; i++) x += a[i];",
		Prefer: "#pragma acc parallel loop reduction(+: x)\nfor (i = 0; i < 100; i++) x += a[i];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !c.Directive.Def.Is(acc.DirLoop) || c.Loop == nil || !shares(c) {
			return
		}
		reported := map[*frontend.Symbol]bool{}
		for s, u := range carried(c, p.Unit.Language == frontend.Fortran) {
			if reported[s] || owned(c, s) {
				continue
			}
			reported[s] = true
			r := p.New(u.Span, "'%s' is updated by every iteration of a parallel loop", s.Name).See(c.Directive.NameSpan, "the loop is parallel here")
			if op := sema.OperatorAt(u.Span); op != "" {
				at := c.Directive.Span
				at.Start = at.End
				text := "reduction(" + op + ":" + s.Name + ")"
				if c.Directive.Implied { // by do concurrent, which has a word of its own
					text = "reduce(" + op + ":" + s.Name + ")"
				}
				if c.Directive.Implied || !sema.FromMacro(c.Directive) {
					r.Fix("add "+text, source.Edit{Span: at, New: " " + text})
				}
			} else {
				r.Note("'%s' needs a reduction clause, or must be private", s.Name)
			}
			r.To(p)
		}
	},
})

// shares reports whether the iterations of a loop directive surely run at the same time: it is in a parallel construct
// and not seq or auto, or it is independent in a kernels construct.
func shares(c *frontend.Construct) bool {
	around := computeAround(c)
	if around == nil || around.Directive.Def.Is(acc.DirSerial) || around.Directive.Def.Is(acc.DirKernels) && c.Directive.Find(acc.ClauseIndependent) == nil {
		return false
	}
	if c.Directive.Incomplete || around.Directive.Incomplete {
		return false
	}
	for _, clause := range c.Directive.Clauses {
		switch clause.Def {
		case acc.ClauseSeq, acc.ClauseAuto:
			return false
		}
	}
	// Sizes of one leave nothing to share.
	for _, clause := range around.Directive.Clauses {
		if clause.Def.Group == pragma.GroupSize {
			return false
		}
	}
	return true
}

// carried are the variables that an iteration of a construct's loop leaves to the next one. One that the user has put into shared
// memory may be changed by one iteration only.
func carried(c *frontend.Construct, fortran bool) map[*frontend.Symbol]frontend.Use {
	return sema.Carried(c, fortran, func(u frontend.Use) bool { return inAtomic(c, u) }, func(s *frontend.Symbol) bool { return named(c, s) })
}

// named reports whether the variable is in an enclosing data clause, or a declare directive or the like may have put
// it on the device.
func named(c *frontend.Construct, s *frontend.Symbol) bool {
	if s.Storage != frontend.Auto && s.Storage != frontend.Param {
		return true
	}
	for around := c; around != nil; around = around.Parent {
		set := map[*frontend.Symbol]bool{}
		addListed(around, set)
		if set[s] {
			return true
		}
	}
	return false
}

func inAtomic(c *frontend.Construct, u frontend.Use) bool {
	return u.Symbol != nil && u.Symbol.Atomic || between(c, u, func(around *frontend.Construct) bool { return around.Directive.Def == acc.DirAtomic })
}

// owned reports whether a clause or loop between the construct and its compute
// construct, or inside of it, says how the variable is kept apart or combined, or the
// user has put it in shared memory, where locks are possible.
func owned(c *frontend.Construct, s *frontend.Symbol) bool {
	names := func(x *frontend.Construct) bool {
		for _, clause := range x.Directive.Clauses {
			switch clause.Def.Group {
			case pragma.GroupPrivate, pragma.GroupReduce:
				found := false
				sema.Variables(clause, func(v *pragma.Var) {
					if info := x.Vars[v]; info != nil && info.Symbol == s {
						found = true
					}
				})
				if found {
					return true
				}
			}
		}
		for loop, n := x.Loop, associated(x); loop != nil && n > 0; loop, n = loop.Inner, n-1 {
			if loop.Var == s {
				return true
			}
		}
		return false
	}
	for around := c; around != nil; around = around.Parent {
		if names(around) {
			return true
		}
		if isCompute(around.Directive.Def) {
			break
		}
	}
	var inside func(list []*frontend.Construct) bool
	inside = func(list []*frontend.Construct) bool {
		for _, x := range list {
			if names(x) || inside(x.Children) {
				return true
			}
		}
		return false
	}
	return inside(c.Children)
}

var NeverUsed = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4027", Severity: diag.Warning, Title: "variable in a clause that the construct never uses", Spec: "OpenACC 3.3 §2.5",
		Doc: "The construct does not mention what its clause copies, makes private or reduces: another name may have been meant. " +
			"Arrays and pointers are not reported if the construct may access them by other names: it calls a function, or follows a " +
			"pointer that no clause of it moves.",
		Avoid:  "#pragma acc parallel copyin(y) copyout(x)\nx = n;",
		Prefer: "#pragma acc parallel copyin(n) copyout(x)\nx = n;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !isCompute(c.Directive.Def) && !c.Directive.Def.Is(acc.DirLoop) || c.Directive.Incomplete || !c.Body.IsValid() {
			return
		}
		used, empty := map[*frontend.Symbol]bool{}, true
		for _, u := range c.Uses {
			used[u.Symbol] = true
			empty = empty && c.Loop != nil && u.At < c.Loop.Body
		}
		if empty {
			return // nothing is meant to happen there
		}
		for _, child := range c.Children {
			markListed(child, used)
		}
		for _, info := range c.Exprs {
			for _, s := range info.Reads {
				used[s] = true
			}
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if used[s] || s.Storage != frontend.Auto && s.Storage != frontend.Param {
				return
			}
			if sema.Always(clause) {
				return // it transfers what is present for others
			}
			if !moves[clause.Def] && clause.Def.Group != pragma.GroupPrivate && clause.Def.Group != pragma.GroupReduce {
				return
			}
			switch s.Type.Class {
			case frontend.Array, frontend.Pointer:
				if !closed(p, c) {
					return
				}
				fallthrough
			case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical, frontend.Character:
				used[s] = true // one report is enough
				p.New(v.Span, "'%s' is in %s but the construct never uses it", v.Name, clause.Def.Name).See(s.Decl, "declared here").To(p)
			}
		})
	},
})

// closed reports whether a construct reaches memory by the names of its clauses only: it calls nothing, and follows no pointers but
// those that its clauses move.
func closed(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	if r == nil {
		return false
	}
	for _, call := range r.Calls {
		if sema.Within(call.In, c) {
			return false
		}
	}
	moved := map[*frontend.Symbol]bool{}
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		if moves[clause.Def] && (len(v.Path) == 0 || v.Path[0].Kind == pragma.Section || v.Path[0].Kind == pragma.Index) {
			moved[info.Symbol] = true
		}
	})
	for _, u := range c.Uses {
		switch {
		case u.Symbol == nil || u.Symbol.Type == nil || u.Symbol.Type.Class == frontend.Aggregate:
			return false
		case u.Symbol.Type.Class == frontend.Pointer && !moved[u.Symbol], otherNames(p, u.Symbol), u.Kind&frontend.Address != 0:
			return false
		case u.Symbol.Type.Class == frontend.Array && u.Kind&frontend.Through == 0:
			return false // its address is taken
		}
	}
	return true
}

// markListed adds the variables in the clauses of a construct and of those inside.
func markListed(c *frontend.Construct, set map[*frontend.Symbol]bool) {
	addListed(c, set)
	for _, child := range c.Children {
		markListed(child, set)
	}
}
