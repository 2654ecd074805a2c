package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A clause is one clause: its words are those of OpenMP's tables, its arguments operations and values of the module.
type clause struct {
	Def       *pragma.ClauseDef
	Modifiers []*pragma.ModifierDef // map type, dependence type, always
	// Leaf is the construct that the clause is for, of those that could take it; nil: as the rules of OpenMP say.
	Leaf     *pragma.DirectiveDef
	Operator acc.ReductionOperator // of reduction
	// Vars are the acc data operations that name the variables.
	Vars []*ir.Op
	// Conds are conditions that must all hold; Not are those that must not.
	Conds, Not []*ir.Value
	// Values are arguments. Product: they are factors of one argument; of a condition, that it is more than one.
	Values  []*ir.Value
	Product bool
	// Number is an argument known here, where it is not zero; Word one that is a keyword.
	Number int64
	Word   string
	// Queues are the objects of depend.
	Queues []queue
	// Never: the condition is false.
	Never bool
}

// The modifiers that plans use.
var (
	always      = ompdir.ClauseMap.Modifier("always")
	mapPresent  = ompdir.ClauseMap.Modifier("present")
	mapTo       = ompdir.ClauseMap.Modifier("to")
	mapFrom     = ompdir.ClauseMap.Modifier("from")
	mapTofrom   = ompdir.ClauseMap.Modifier("tofrom")
	mapAlloc    = ompdir.ClauseMap.Modifier("alloc")
	mapRelease  = ompdir.ClauseMap.Modifier("release")
	mapDelete   = ompdir.ClauseMap.Modifier("delete")
	dependIn    = ompdir.ClauseDepend.Modifier("in")
	dependInout = ompdir.ClauseDepend.Modifier("inout")
)

// mapType splits the modifiers of a map clause into its map type and whether data always moves.
func (cl *clause) mapType() (kind *pragma.ModifierDef, forced bool) {
	return cl.Modifiers[len(cl.Modifiers)-1], slices.Contains(cl.Modifiers, always)
}

// mapModifiers are the modifiers of a map clause.
func mapModifiers(kind *pragma.ModifierDef, forced bool) []*pragma.ModifierDef {
	if forced {
		return []*pragma.ModifierDef{always, kind}
	}
	return []*pragma.ModifierDef{kind}
}

// Head is the clause without arguments.
func (cl *clause) Head() *pragma.Clause {
	c := pragma.NewClause(cl.Def)
	if cl.Leaf != nil {
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: cl.Leaf.Name}})
	}
	for _, m := range cl.Modifiers {
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: m.Name}})
	}
	return c
}

// without removes a variable, and the clause from a list if no other is left.
func without(list []*clause, at, i int) []*clause {
	cl := list[at]
	cl.Vars = slices.Delete(slices.Clone(cl.Vars), i, i+1)
	if len(cl.Vars) == 0 {
		return slices.Delete(slices.Clone(list), at, at+1)
	}
	return list
}

func (c *construct) clause(def *pragma.ClauseDef) *clause {
	cl := &clause{Def: def}
	c.Clauses = append(c.Clauses, cl)
	return cl
}

// condition adds a condition to the if clause.
func (c *construct) condition(cond *ir.Value) {
	at := slices.IndexFunc(c.Clauses, func(cl *clause) bool { return cl.Def == ompdir.ClauseIf })
	if at < 0 {
		c.clause(ompdir.ClauseIf)
		at = len(c.Clauses) - 1
	}
	c.Clauses[at].Conds = append(c.Clauses[at].Conds, cond)
}

// vars adds a variable to a clause with some modifiers.
func (c *construct) vars(def *pragma.ClauseDef, o *ir.Op, modifiers ...*pragma.ModifierDef) {
	c.variable(&clause{Def: def, Modifiers: modifiers}, o)
}

// reduces adds a variable to the reduction clause of its operator.
func (c *construct) reduces(o *ir.Op) {
	c.variable(&clause{Def: ompdir.ClauseReduction, Operator: operatorOf(o)}, o)
}

// variable adds a variable to the clause that has the words of another, which is added if there is none.
func (c *construct) variable(words *clause, o *ir.Op) {
	for _, cl := range c.Clauses {
		if cl.Def == words.Def && cl.Operator == words.Operator && slices.Equal(cl.Modifiers, words.Modifiers) && len(cl.Vars) > 0 {
			if !cl.about(o) {
				cl.Vars = append(cl.Vars, o)
			}
			return
		}
	}
	words.Vars = []*ir.Op{o}
	c.Clauses = append(c.Clauses, words)
}

// copying are the clauses that give a construct copies of variables that are gone in the end.
var copying = []*pragma.ClauseDef{ompdir.ClausePrivate, ompdir.ClauseFirstprivate, ompdir.ClauseLastprivate}

// about reports whether a variable is one of the clause's.
func (cl *clause) about(o *ir.Op) bool {
	return slices.ContainsFunc(cl.Vars, func(v *ir.Op) bool { return sameVariable(v, o) })
}

// holds reports whether a variable has a copy of its own in a construct.
func (c *construct) holds(o *ir.Op) bool { return c.keeps(o) || c.names(o, ompdir.ClauseReduction) }

// keeps reports whether that copy is gone in the end.
func (c *construct) keeps(o *ir.Op) bool { return c.names(o, copying...) }

// names reports whether one of the clauses is about a variable.
func (c *construct) names(o *ir.Op, clauses ...*pragma.ClauseDef) bool {
	return slices.ContainsFunc(c.Clauses, func(cl *clause) bool { return slices.Contains(clauses, cl.Def) && cl.about(o) })
}

// named reports whether the construct has a clause.
func (c *construct) named(def *pragma.ClauseDef) bool {
	return slices.ContainsFunc(c.Clauses, func(cl *clause) bool { return cl.Def == def })
}
