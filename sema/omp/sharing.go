package omp

import (
	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// An Attribute is a data-sharing attribute of a variable in a region (OpenMP 5.2 §5.1).
type Attribute uint8

const (
	Unknown Attribute = iota // it depends on what calls the routine
	Shared
	Private
	Firstprivate
	Lastprivate
	Linear
	Reduction
	Threadprivate
	Mapped // a map clause or the implicit map of target
)

func (a Attribute) String() string {
	return [...]string{"unknown", "shared", "private", "firstprivate", "lastprivate", "linear", "reduction", "threadprivate", "mapped"}[a]
}

// A Cause is why a variable has an attribute.
type Cause uint8

const (
	Outside       Cause = iota // no construct says anything
	Explicit                   // a clause lists it
	Predetermined              // §5.1.1, first list
	Default                    // the default or defaultmap clause
	Implicit                   // §5.1.1, second list
)

// A Sharing is how a variable is shared in the region of a construct, and why.
type Sharing struct {
	Attribute Attribute
	Cause     Cause
	// By is the construct that decides, and Clause the clause; nil if there is none.
	By     *frontend.Construct
	Clause *pragma.Clause
}

// attributes are what the clauses about data sharing make of the variables they list.
var attributes = map[*pragma.ClauseDef]Attribute{
	omp.ClauseShared: Shared, omp.ClausePrivate: Private, omp.ClauseFirstprivate: Firstprivate, omp.ClauseLastprivate: Lastprivate,
	omp.ClauseLinear: Linear, omp.ClauseReduction: Reduction, omp.ClauseInReduction: Reduction, omp.ClauseTaskReduction: Reduction,
	omp.ClauseMap: Mapped, omp.ClauseUseDevicePtr: Private, omp.ClauseUseDeviceAddr: Mapped, omp.ClauseIsDevicePtr: Firstprivate,
	omp.ClauseHasDeviceAddr: Mapped, omp.ClauseCopyin: Threadprivate, omp.ClauseInduction: Reduction,
}

// listed finds the clauses of c that give the variable an attribute.
func listed(c *frontend.Construct, s *frontend.Symbol) (out []*pragma.Clause) {
	for _, clause := range c.Directive.Clauses {
		if _, ok := attributes[clause.Def]; !ok {
			continue
		}
		sema.Variables(clause, func(v *pragma.Var) {
			if info := c.Vars[v]; info != nil && names(info.Symbol, s) && (len(out) == 0 || out[len(out)-1] != clause) {
				out = append(out, clause)
			}
		})
	}
	return out
}

// names reports whether a name in a clause is that of the variable, or of its common block.
func names(named, s *frontend.Symbol) bool {
	if named == nil {
		return false
	}
	if named == s {
		return true
	}
	for _, m := range named.Members {
		if m == s {
			return true
		}
	}
	return false
}

// sharing is the attribute of a variable in the region of a construct; c is nil outside of all constructs.
func sharing(f *facts, c *frontend.Construct, s *frontend.Symbol) Sharing {
	if f.threadprivate[s] != nil {
		return Sharing{Attribute: Threadprivate, Cause: Predetermined, By: f.threadprivate[s]}
	}
	if c == nil || !isOMP(c) {
		return outside(s)
	}
	if s.In != nil && s.In.Within(c) {
		if s.Storage == frontend.Static {
			return Sharing{Attribute: Shared, Cause: Predetermined, By: c}
		}
		return Sharing{Attribute: Private, Cause: Predetermined, By: c}
	}
	if list := listed(c, s); len(list) > 0 {
		best := list[0]
		for _, clause := range list {
			// firstprivate and lastprivate together, and map beside a private attribute of a leaf.
			if attributes[best.Def] == Mapped || clause.Def == omp.ClauseLastprivate {
				best = clause
			}
		}
		return Sharing{attributes[best.Def], Explicit, c, best}
	}
	if loopVariable(c, s) {
		a := Private
		if has(c, omp.DirSimd) && !has(c, omp.DirFor, omp.DirDistribute, omp.DirTaskloop) {
			a = Linear
			if associated(c) > 1 {
				a = Lastprivate
			}
		}
		return Sharing{Attribute: a, Cause: Predetermined, By: c}
	}
	outer := func() Sharing { return sharing(f, parent(c), s) }
	clause := c.Directive.Find(omp.ClauseDefault)
	generating := has(c, omp.DirTask, omp.DirTaskloop)
	if clause != nil && len(clause.Args) > 0 && (generating || has(c, omp.DirParallel, omp.DirTeams)) {
		switch clause.Args[0].Word {
		case "shared":
			return Sharing{Shared, Default, c, clause}
		case "private":
			return Sharing{Private, Default, c, clause}
		case "firstprivate":
			return Sharing{Firstprivate, Default, c, clause}
		}
	}
	switch {
	case has(c, omp.DirParallel, omp.DirTeams):
		// On a combined target construct the threads share target's own copy of a scalar.
		return Sharing{Attribute: Shared, Cause: Implicit, By: c}
	case generating:
		if o := outer(); o.Attribute == Shared && sharedByTeam(c, s) {
			return Sharing{Attribute: Shared, Cause: Implicit, By: c}
		}
		return Sharing{Attribute: Firstprivate, Cause: Implicit, By: c}
	case has(c, omp.DirTarget):
		if scalar(s) && f.targets[s] == nil {
			return Sharing{Attribute: Firstprivate, Cause: Implicit, By: c}
		}
		return Sharing{Attribute: Mapped, Cause: Implicit, By: c}
	}
	return outer()
}

// parent is the construct of OpenMP around.
func parent(c *frontend.Construct) *frontend.Construct {
	for c = c.Parent; c != nil && !isOMP(c); c = c.Parent {
	}
	return c
}

// outside is the attribute of a variable that no construct around says anything of: what lives as long as the program is shared,
// a local variable belongs to the thread that runs the routine.
func outside(s *frontend.Symbol) Sharing {
	switch s.Storage {
	case frontend.Static, frontend.Global, frontend.Extern:
		return Sharing{Attribute: Shared}
	}
	return Sharing{}
}

// sharedByTeam reports whether a variable is shared by all implicit tasks of the team around a task: a parallel construct of
// the routine says so, or it lives as long as the program.
func sharedByTeam(c *frontend.Construct, s *frontend.Symbol) bool {
	if outside(s).Attribute == Shared {
		return true
	}
	for o := parent(c); o != nil; o = parent(o) {
		if has(o, omp.DirParallel, omp.DirTeams) {
			return true
		}
	}
	return false
}

// scalar reports whether target gives a copy of its own to a variable that no clause mentions (OpenMP 5.2 §5.8.1).
func scalar(s *frontend.Symbol) bool {
	return s.Type != nil && s.Type.IsScalar() && !s.Type.Indirect && s.Type.Class != frontend.Pointer
}

// loopVariable reports whether a variable is that of one of the loops a construct is about.
func loopVariable(c *frontend.Construct, s *frontend.Symbol) bool {
	if c.Directive.Def.Assoc != pragma.LoopNest {
		return false
	}
	loop := c.Loop
	for n := associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
		if loop.Var == s {
			return true
		}
	}
	return false
}

// An Implied is what no clause of a construct says of some variables and the rules decide there.
type Implied struct {
	Construct *frontend.Construct
	Attribute Attribute
	Symbols   []*frontend.Symbol // in the order of evaluation
}

// ImpliedIn lists what the rules of OpenMP 5.2 §5.1.1 decide for the constructs of a unit, for each construct in the order of its
// variables' first use.
func ImpliedIn(u *frontend.Unit) (out []Implied) {
	sema.Inspect(u, Checks, func(p *sema.Pass) {
		for _, c := range p.Constructs {
			if !isOMP(c) {
				continue
			}
			at := map[Attribute]int{}
			seen := map[*frontend.Symbol]bool{}
			for _, use := range c.Uses {
				s := use.Symbol
				if s == nil || seen[s] || notVariable(s) || s.In != nil && s.In.Within(c) || ownInside(c, use) && !loopVariable(c, s) {
					continue
				}
				seen[s] = true
				of := sharing(factsOf(p), c, s)
				if of.By != c || of.Clause != nil || of.Attribute == Unknown || of.Attribute == Threadprivate || use.OwnLoop {
					continue
				}
				i, ok := at[of.Attribute]
				if !ok {
					i = len(out)
					at[of.Attribute] = i
					out = append(out, Implied{Construct: c, Attribute: of.Attribute})
				}
				out[i].Symbols = append(out[i].Symbols, s)
			}
		}
	})
	return out
}
