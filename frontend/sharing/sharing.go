// Package sharing knows the data-sharing attributes of variables in constructs of OpenMP (OpenMP 5.2 §5.1): explicit, predetermined,
// by default clauses, and implicit. Checks and lowering ask it, so that what is said about a program and what is made of it agree.
//
//	facts := sharing.Find(constructs)
//	sharing.Of(facts, task, symbol).Attribute == sharing.Firstprivate
//
// Read construct.go (what a construct is about), then sharing.go; defaultmap.go finds the clause about a category.
//
// Considered: clang's DSAStackTy (a stack of regions, filled while parsing) and flang's resolve-directives (flags on the symbols
// of a scope for each construct). Chosen: a function of the construct and the variable over the neutral model, without a state.
package sharing

import (
	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
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

// AttributeOf is what a clause makes of the variables that it lists; Unknown for clauses that are not about data sharing.
func AttributeOf(clause *pragma.ClauseDef) Attribute { return attributes[clause] }

// Listed finds the clauses of c that give the variable an attribute.
func Listed(c *frontend.Construct, s *frontend.Symbol) (out []*pragma.Clause) {
	for _, clause := range c.Directive.Clauses {
		if _, ok := attributes[clause.Def]; !ok {
			continue
		}
		for _, a := range clause.Args {
			if info := c.Vars[a.Var]; a.Var != nil && info != nil && Names(info.Symbol, s) && (len(out) == 0 || out[len(out)-1] != clause) {
				out = append(out, clause)
			}
		}
	}
	return out
}

// Names reports whether a name in a clause is that of the variable, or of its common block.
func Names(named, s *frontend.Symbol) bool {
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

// Of is the attribute of a variable in the region of a construct; c is nil outside of all constructs.
func Of(f *Facts, c *frontend.Construct, s *frontend.Symbol) Sharing {
	if f.Threadprivate[s] != nil {
		return Sharing{Attribute: Threadprivate, Cause: Predetermined, By: f.Threadprivate[s]}
	}
	if c == nil || !IsOMP(c) {
		return outside(s)
	}
	if s.In != nil && s.In.Within(c) {
		if s.Storage == frontend.Static {
			return Sharing{Attribute: Shared, Cause: Predetermined, By: c}
		}
		return Sharing{Attribute: Private, Cause: Predetermined, By: c}
	}
	if list := Listed(c, s); len(list) > 0 {
		best := list[0]
		for _, clause := range list {
			// firstprivate and lastprivate together, and map beside a private attribute of a leaf.
			if attributes[best.Def] == Mapped || clause.Def == omp.ClauseLastprivate {
				best = clause
			}
		}
		return Sharing{attributes[best.Def], Explicit, c, best}
	}
	if LoopVariable(c, s) {
		a := Private
		switch {
		case Has(c, omp.DirLoop):
			a = Lastprivate
		case Has(c, omp.DirSimd) && !Has(c, omp.DirFor, omp.DirDistribute, omp.DirTaskloop):
			a = Linear
			if Associated(c) > 1 {
				a = Lastprivate
			}
		}
		return Sharing{Attribute: a, Cause: Predetermined, By: c}
	}
	if f.Sequential(c)[s] {
		return Sharing{Attribute: Private, Cause: Predetermined, By: c}
	}
	outer := func() Sharing { return Of(f, Parent(c), s) }
	clause := c.Directive.Find(omp.ClauseDefault)
	generating := Has(c, omp.DirTask, omp.DirTaskloop)
	if s.AssumedSize && (generating || Has(c, omp.DirParallel, omp.DirTeams)) {
		return Sharing{Attribute: Shared, Cause: Predetermined, By: c}
	}
	if clause != nil && len(clause.Args) > 0 && (generating || Has(c, omp.DirParallel, omp.DirTeams)) {
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
	case Has(c, omp.DirParallel, omp.DirTeams):
		// On a combined target construct the threads share target's own copy of a scalar.
		return Sharing{Attribute: Shared, Cause: Implicit, By: c}
	case generating:
		o := outer()
		// What a combined construct maps, the threads of its innermost region share.
		shared := o.Attribute == Shared || o.Attribute == Mapped && o.By != nil && Has(o.By, omp.DirParallel, omp.DirTeams)
		if shared && sharedByTeam(c, s) {
			return Sharing{Attribute: Shared, Cause: Implicit, By: c}
		}
		return Sharing{Attribute: Firstprivate, Cause: Implicit, By: c}
	case Has(c, omp.DirTarget):
		if Scalar(s) && f.Targets[s] == nil {
			return Sharing{Attribute: Firstprivate, Cause: Implicit, By: c}
		}
		return Sharing{Attribute: Mapped, Cause: Implicit, By: c}
	}
	return outer()
}

// Parent is the construct of OpenMP around.
func Parent(c *frontend.Construct) *frontend.Construct {
	for c = c.Parent; c != nil && !IsOMP(c); c = c.Parent {
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
	for o := Parent(c); o != nil; o = Parent(o) {
		if Has(o, omp.DirParallel, omp.DirTeams) {
			return true
		}
	}
	return false
}

// Scalar reports whether target gives a copy of its own to a variable that no clause mentions (OpenMP 5.2 §5.8.1).
func Scalar(s *frontend.Symbol) bool {
	return s.Type != nil && (s.Type.IsScalar() || s.Type.Class == frontend.Character) && !s.Type.Indirect && s.Type.Class != frontend.Pointer
}

// LoopVariable reports whether a variable is that of one of the loops a construct is about, which the construct has a copy of: loop
// transformations have none.
func LoopVariable(c *frontend.Construct, s *frontend.Symbol) bool {
	if c.Directive.Def.Assoc != pragma.LoopNest || omp.Transforms(c.Directive.Def) {
		return false
	}
	loop := c.Loop
	for n := Associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
		if loop.Var == s {
			return true
		}
	}
	return false
}

// NotVariable reports whether a name is that of a constant or procedure.
func NotVariable(s *frontend.Symbol) bool {
	return s.Storage == frontend.Constant || s.Storage == frontend.Func || s.Type != nil && s.Type.Class == frontend.Function
}

// OwnInside reports whether a construct from the use out to c makes a copy of its own that does not refer to the variable of c:
// a private clause, or a loop's variable.
func OwnInside(c *frontend.Construct, u frontend.Use) bool {
	for in := u.In; in != nil; in = in.Parent {
		if IsOMP(in) {
			if LoopVariable(in, u.Symbol) {
				return true
			}
			if in != c {
				for _, clause := range Listed(in, u.Symbol) {
					if clause.Def == omp.ClausePrivate {
						return true
					}
				}
			}
		}
		if in == c {
			break
		}
	}
	return false
}
