package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A Keeping is about clauses for which LLVM 22's operations have no room: they are held as they are, in accc.clauses of the operation
// or, if expressions in them are not constant, of a call before it. Clauses that have neither a row nor a keeping are refused.
type Keeping struct {
	Clauses []*pragma.ClauseDef
	// Why is the reason why nothing else of it need be in the operations.
	Why string
	// Essential: the code has another meaning without them. What executes it refuses the operation.
	Essential bool
}

// Keepings are the clauses that are held as they are.
var Keepings = []Keeping{
	{[]*pragma.ClauseDef{ompdir.ClauseMessage, ompdir.ClauseSeverity},
		"they say what happens when the number of threads is not the one that num_threads asks for strictly", false},
	{[]*pragma.ClauseDef{ompdir.ClauseSafesync}, "a bound on progress is no promise that the code relies on", false},
	{[]*pragma.ClauseDef{ompdir.ClauseReplayable}, "a task may be recorded, and is run as any other", false},
	{[]*pragma.ClauseDef{ompdir.ClauseThreadset}, "it allows more threads to run the task than those of the team, and asks for none", false},
	{[]*pragma.ClauseDef{ompdir.ClausePriority}, "a hint, where the operation has no operand for it", false},
	{[]*pragma.ClauseDef{ompdir.ClauseMemscope}, "the access is atomic among all threads, which are at least those that it names", false},
	{[]*pragma.ClauseDef{ompdir.ClauseWeak}, "a comparison may fail without a reason, and need not", false},
	{[]*pragma.ClauseDef{ompdir.ClauseFail}, "the operation has the stronger of the two memory orders", false},
	{[]*pragma.ClauseDef{ompdir.ClauseAffinity}, "a hint, which the operation has no operand for", false},
	{[]*pragma.ClauseDef{ompdir.ClauseNogroup, ompdir.ClauseNowait}, "a program may wait for the tasks of the construct, and cannot tell that from tasks that end early", false},
	{[]*pragma.ClauseDef{ompdir.ClauseTransparent}, "the tasks inside are ordered with those outside, which no operation can say", true},
	{[]*pragma.ClauseDef{ompdir.ClauseDepend}, "the construct waits for other tasks, where its operation has no operands for them", true},
	{[]*pragma.ClauseDef{ompdir.ClauseInduction}, "each iteration has a value of the variable that is computed from its number", true},
}

// negatable are clauses without which the directive has a meaning of its own: a condition in their parentheses may be false. They allow
// something that a program need not do, so that they are kept as they are where the condition is not constant: with nowait a thread may
// wait, an untied task may stay on its thread, a mergeable one may have its own data.
var negatable = []*pragma.ClauseDef{ompdir.ClauseNowait, ompdir.ClauseUntied, ompdir.ClauseMergeable, ompdir.ClauseNogroup}

// A Refusal is a clause, or an expression in it, that no operation can hold.
type Refusal struct {
	Clause *pragma.Clause
	Expr   *pragma.Expr // nil: the clause as a whole
}

// Keep puts into an operation what its rows do not hold of the clauses of a leaf construct, as it is, if that is all it needs.
// None of more applies to the construct. call is for clauses whose expressions are operands.
func Keep(o *ir.Draft, l *Layout, list, more []*pragma.Clause, v Values, call func(clause ir.Attribute, operands []*ir.Value)) *Refusal {
	var held []ir.Attribute
	for i, c := range slices.Concat(list, more) {
		form := formOf(l, c.Def)
		switch {
		case i >= len(list) && c.Def == ompdir.ClauseAllocate: // there is no copy that it could be for

		case form == keyword && len(c.Args) > 0:
			if n, ok := v.Known(c.Args[0].Expr); ok && n == 0 && !allows(c) {
				return &Refusal{Clause: c}
			}
		case c.Def == ompdir.ClauseNumThreads && len(c.Args) > 1: // the operation has the first
		case form != nil && i < len(list):
			continue
		case !kept(c.Def):
			return &Refusal{Clause: c}
		}
		k := &keptValues{Values: v}
		a, err := (&marker{values: k, literals: true}).clause(c)
		if k.open != nil && err == nil && (form != keyword || allows(c)) {
			m := &marker{values: v, literals: true}
			if a, err = m.clause(c); err == nil {
				call(essential(c.Def, append([]ir.NamedAttr{{Name: "of", Value: ir.String(l.Directive.Name)}}, fieldsOf(a)...)), m.operands)
				continue
			}
		}
		if k.open != nil || err != nil {
			return &Refusal{c, k.open}
		}
		held = append(held, essential(c.Def, fieldsOf(a)))
	}
	if len(held) > 0 {
		o.Set(accc.Clauses.Name, ir.ArrayOf(held...))
	}
	return nil
}

// essential adds to the fields of a clause that the code has another meaning without it, if that is so.
func essential(c *pragma.ClauseDef, fields []ir.NamedAttr) ir.Attribute {
	i := slices.IndexFunc(Keepings, func(k Keeping) bool { return slices.Contains(k.Clauses, c) })
	if i >= 0 && Keepings[i].Essential {
		fields = append(slices.Clone(fields), ir.NamedAttr{Name: "essential", Value: ir.Unit()})
	}
	return ir.Dict(fields...)
}

func fieldsOf(a ir.Attribute) []ir.NamedAttr {
	if d, ok := a.(*ir.DictAttr); ok {
		return d.Elems
	}
	return nil
}

func allows(c *pragma.Clause) bool { return slices.Contains(negatable, c.Def) }

func kept(c *pragma.ClauseDef) bool {
	return slices.ContainsFunc(Keepings, func(k Keeping) bool { return slices.Contains(k.Clauses, c) })
}

// formOf is the form by which an operation, or the loop nest in it, holds a clause, or nil.
func formOf(l *Layout, c *pragma.ClauseDef) *Form {
	rows := l.Rows
	if l.Directive.Assoc == pragma.LoopNest {
		rows = join(rows, NestRows)
	}
	for _, r := range rows {
		if r.Clause == c {
			return r.Form
		}
	}
	return nil
}

// keptValues notes the first expression that is not constant.
type keptValues struct {
	Values
	open *pragma.Expr
}

func (k *keptValues) Scalar(e *pragma.Expr) *ir.Value {
	if k.open == nil {
		k.open = e
	}
	return nil
}

// CallClauses is the name of the function whose calls hold clauses of the construct that follows.
const CallClauses = "clauses"

// HeldClauses are the clauses of a leaf construct that its operation or calls before it hold.
func HeldClauses(op *ir.Op, l *Layout, t Text) ([]*pragma.Clause, error) {
	out, err := MarkedClauses(op, nil, t)
	for around := op; around != nil && err == nil; {
		for o := around.Prev(); o != nil && LayoutOf(o.Def()) == nil && err == nil; o = o.Prev() {
			if o.Attr(accc.Clauses.Name) == nil {
				continue
			}
			var list []*pragma.Clause
			list, err = MarkedClauses(o, l, t)
			out = append(list, out...)
		}
		// Wrappers of one loop nest are one inside of the other, and have the calls before the outermost.
		p := around.ParentOp()
		if _, wraps := ir.As[*omp.Wrapper](p); p == nil || !wraps {
			break
		}
		around = p
	}
	return out, err
}

// A LeafWord says that a clause names a construct of a combined directive.
type LeafWord struct {
	Clause   *pragma.ClauseDef
	Leaf     *pragma.DirectiveDef
	Variable string // "": the clause lists no variables
}

// LeafWords are those of the directive that begins with an operation.
func LeafWords(op *ir.Op) (list []LeafWord) {
	for _, a := range elements(op.Attr(accc.LeafWords.Name)) {
		f, ok := a.(*ir.DictAttr)
		if !ok {
			continue
		}
		w := LeafWord{ompdir.Table.Clause(textOf(f, "clause")), ompdir.Table.Directive(textOf(f, "leaf")), textOf(f, "variable")}
		if w.Clause != nil && w.Leaf != nil {
			list = append(list, w)
		}
	}
	return list
}
