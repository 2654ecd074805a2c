package decompose

import (
	"slices"

	"accc/ir"
	"accc/pragma"
)

// A Slot is where an operation holds one clause: Of reads what Put has written.
type Slot[Held any] interface {
	Put(d *ir.Draft, h Held)
	Of(op *ir.Op) Held
}

// A Layout says how a directive is held by an operation: every clause has a row. Lowering reads the rows forwards,
// regeneration backwards.
type Layout[S Slot[Held], V, T, Held any] struct {
	Op        *ir.OpDef
	Directive *pragma.DirectiveDef
	// Rows are the clauses in the order in which their arguments are evaluated. Those with variables mark where the
	// data operations come.
	Rows []Row[S, V, T, Held]
}

// A Row says how one clause is held.
type Row[S Slot[Held], V, T, Held any] struct {
	// Clause is the clause, or the parenthesised argument of the directive; nil for clauses with variables, which
	// become operations of their own.
	Clause *pragma.ClauseDef
	Slot   S
	// Form is the shape of the clause; nil for clauses with variables.
	Form *Form[V, T, Held]
	// Modifier is a modifier of the clause that has a slot of its own; "" for the clause itself.
	Modifier string
}

// lowered reports whether the engine lowers the clause.
func (r *Row[S, V, T, Held]) lowered() bool { return r.Form != nil && r.Form.Lower != nil }

// A Lowering puts the clauses of one directive into the operation that holds it.
type Lowering[S Slot[Held], V, T, Held any] struct {
	layout    *Layout[S, V, T, Held]
	values    V
	directive *pragma.Directive
	next      int
	held      []put[Held]
	implied   *pragma.ClauseDef
}

// Begin starts to lower the clauses of a directive by the rows of the operation that holds it.
func Begin[S Slot[Held], V, T, Held any](l *Layout[S, V, T, Held], d *pragma.Directive, v V) *Lowering[S, V, T, Held] {
	return &Lowering[S, V, T, Held]{layout: l, values: v, directive: d, held: make([]put[Held], 0, len(l.Rows))}
}

// Imply adds a clause without arguments, for all devices, that the directive does not have.
func (l *Lowering[S, V, T, Held]) Imply(clause *pragma.ClauseDef) { l.implied = clause }

// Of is what was put for a clause; nothing if it has not been evaluated yet.
func (l *Lowering[S, V, T, Held]) Of(clause *pragma.ClauseDef) (none Held) {
	for i := len(l.held) - 1; i >= 0; i-- {
		if l.held[i].clause == clause {
			return l.held[i].held
		}
	}
	return none
}

// put is what has been put for a clause.
type put[Held any] struct {
	clause *pragma.ClauseDef
	held   Held
}

// Before evaluates and puts the clauses that come before those with variables.
func (l *Lowering[S, V, T, Held]) Before(to *ir.Draft) {
	for ; l.next < len(l.layout.Rows) && l.layout.Rows[l.next].lowered(); l.next++ {
		l.put(&l.layout.Rows[l.next], to)
	}
}

// After evaluates and puts the clauses that come after those with variables; all that are left where none has been put.
func (l *Lowering[S, V, T, Held]) After(to *ir.Draft) {
	for ; l.next < len(l.layout.Rows); l.next++ {
		if row := &l.layout.Rows[l.next]; row.lowered() {
			l.put(row, to)
		}
	}
}

func (l *Lowering[S, V, T, Held]) put(row *Row[S, V, T, Held], to *ir.Draft) {
	h := row.Form.Lower(l.values, l.clauses(row))
	if row.Modifier == "" {
		l.held = append(l.held, put[Held]{row.Clause, h})
	}
	row.Slot.Put(to, h)
}

// clauses are the clauses of the directive that a row is for.
func (l *Lowering[S, V, T, Held]) clauses(row *Row[S, V, T, Held]) []*pragma.Clause {
	list := l.directive.All(row.Clause)
	if row.Clause == l.directive.Def.Arg && l.directive.Args != nil {
		list = []*pragma.Clause{l.directive.Args}
	}
	if row.Modifier != "" {
		return slices.DeleteFunc(slices.Clone(list), func(c *pragma.Clause) bool {
			return c.Modifier(row.Modifier) == nil
		})
	}
	if l.implied != nil && row.Clause == l.implied {
		list = append([]*pragma.Clause{pragma.NewClause(l.implied)}, list...)
	}
	return list
}
