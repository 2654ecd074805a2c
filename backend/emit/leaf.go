package emit

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// An ompReader reads the directives of OpenMP. A directive is the operations of its leaf constructs, one inside of the
// other: the outermost begins it, the others are marked as parts of it.
type ompReader struct {
	*generator
	// whole are the places of directives that operations hold as a whole. One that is inside of them is an argument of
	// metadirective.
	whole []*ir.FileLoc
}

func (g *ompReader) directives(op *ir.Op) ([]*Directive, error) {
	if op.Attr(accc.Directive.Name) != nil && omprows.IsPart(op) {
		return nil, nil // a construct of the user's has made it
	}
	if whole, err := omprows.Marked(op, heldBy(op), &ompWords{words{g.p}, op}); whole != nil || err != nil {
		if err != nil || !g.first(op) {
			return nil, err
		}
		g.whole = append(g.whole, ir.File(op.Loc))
		inLanguage(whole, g.p.fortran())
		return []*Directive{{Directive: whole, Op: op, Loc: ir.File(op.Loc)}}, nil
	}
	if omprows.Of(op) == nil || omprows.IsPart(op) || ofOther(op) || g.argument(op) || !g.first(op) {
		return nil, nil
	}
	leaves, err := g.leaves(op)
	if err != nil {
		return nil, err
	}
	parts := [][]*leaf{leaves}
	if g.translated {
		parts = g.p.apart(leaves, g.opts.For)
	}
	var out []*Directive
	for _, leaves := range parts {
		d, err := join(leaves, texts(op.Attr(accc.AtEnd.Name)))
		if err != nil {
			return nil, err
		}
		d.Fortran = g.p.fortran()
		if g.translated { // a common block and one of its variables
			dropRepeated(d)
		}
		out = append(out, &Directive{Directive: d, Op: op, Loc: ir.File(op.Loc)})
	}
	if len(out) == 2 {
		dropCopied(out[0].Directive, out[1].Directive)
	}
	return out, nil
}

// dropCopied drops, from the halves of a construct that was divided, the copies of clauses that both of them have where one half takes the
// clause in later versions only: thread_limit is one of teams in OpenMP 4.0, of target in 5.1.
func dropCopied(outer, inner *pragma.Directive) {
	drop := func(from, other *pragma.Directive) {
		from.Clauses = slices.DeleteFunc(from.Clauses, func(c *pragma.Clause) bool {
			return slices.ContainsFunc(other.Clauses, func(o *pragma.Clause) bool {
				return o.Def == c.Def && o.Text() == c.Text() && since(from.Def, c.Def) > since(other.Def, c.Def)
			})
		})
	}
	drop(outer, inner)
	drop(inner, outer)
}

// since returns the version that a directive takes a clause in.
func since(d *pragma.DirectiveDef, c *pragma.ClauseDef) int {
	if use := d.Use(c); use != nil {
		return max(use.Since, c.Since)
	}
	return c.Since
}

// inLanguage makes a directive, and those that are arguments of its clauses, one of a host language: names differ.
func inLanguage(d *pragma.Directive, fortran bool) {
	d.Fortran = fortran
	for _, c := range d.Clauses {
		c.Spelling = c.Def.NameIn(fortran)
		for _, a := range c.Args {
			if a.Directive != nil {
				inLanguage(a.Directive, fortran)
			}
		}
	}
}

// heldBy are the values of the expressions in a directive that an operation holds: operands of a call, or what a function returns.
func heldBy(op *ir.Op) []*ir.Value {
	if op.NumRegions() == 0 || op.Region(0).Empty() {
		return op.Operands()
	}
	blocks := op.Region(0).Blocks()
	if last := blocks[len(blocks)-1].Last(); last != nil {
		return last.Operands()
	}
	return nil
}

// texts are the strings of an attribute that is a list of them.
func texts(a ir.Attribute) (names []string) {
	list, _ := a.(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	for _, e := range list.Elems {
		if s, ok := e.(*ir.StringAttr); ok {
			names = append(names, s.Value)
		}
	}
	return names
}

// ofOther reports whether an operation belongs to the directive of the operation around without being a leaf of it: the
// operations of atomic capture, the first section.
func ofOther(op *ir.Op) bool {
	p := op.ParentOp()
	return p != nil && p.Is(omp.AtomicCapture) || op.Attr(accc.FirstSection.Name) != nil
}

// argument reports whether an operation came from a directive that is an argument of another one.
func (g *ompReader) argument(op *ir.Op) bool {
	at := ir.File(op.Loc)
	return at != nil && slices.ContainsFunc(g.whole, func(w *ir.FileLoc) bool { return w != nil && *w != *at && within(at, w) })
}

// leaves reads the operations of a directive, outermost construct first.
func (g *ompReader) leaves(op *ir.Op) (list []*leaf, err error) {
	for ; op != nil; op = omprows.NextLeaf(op) {
		l := omprows.Of(op)
		if l == nil {
			return nil, fmt.Errorf("%s is no construct", op.Name())
		}
		x := &leaf{op: op, layout: l, fortran: g.p.fortran()}
		if err := x.read(g.p, g.opts.Implicit); err != nil {
			return nil, err
		}
		for _, more := range omprows.Further(op) {
			y := &leaf{op: more, layout: l, fortran: x.fortran}
			if err := y.read(g.p, g.opts.Implicit); err != nil {
				return nil, err
			}
			x.units = append(x.units, y.units...)
		}
		list = append(list, x)
		// The threads of distribute parallel for are around the loop of the teams.
		if n := len(list); n > 1 && l.Directive == ompdir.DirDistribute && list[n-2].layout.Directive == ompdir.DirParallel {
			list[n-2], list[n-1] = list[n-1], list[n-2]
		}
	}
	return list, nil
}

// A leaf is one construct of a directive with its clauses.
type leaf struct {
	op      *ir.Op
	layout  *omprows.Layout
	fortran bool
	arg     *pragma.Clause // the argument of the directive itself
	units   []*unit
}

// A unit is a clause of a leaf that says one thing: it has at most one variable.
type unit struct {
	*pragma.Clause
	text    string
	implied bool // the user has not written it
	// second is the value beside that of the variable: the step of linear. Variables of one clause share it.
	second *ir.Value
	// at is the index of a variable among those that a slot holds, whose order is that of the clauses; -1 for other clauses.
	at int
	// info is the omp.map.info of a variable that is mapped. They are in the order of the clauses, members of variables apart.
	info *ir.Op
}

// orderMaps puts the units of a clause that maps variables into the order in which the user has them, by their locations. Where these
// do not tell, it is one that the operations come from: variables are in the order of the operands, and the operations of those without
// members, and of members, in that of the clauses.
func orderMaps(units []*unit) {
	if slices.ContainsFunc(units, func(u *unit) bool { return u.info == nil }) {
		return
	}
	var variables, made []*unit
	for _, u := range units {
		if !isMember(u.info) {
			variables = append(variables, u)
		}
		if isMember(u.info) || !hasMembers(u.info) {
			made = append(made, u)
		}
	}
	slices.SortStableFunc(variables, func(a, b *unit) int { return cmp.Compare(a.at, b.at) })
	slices.SortStableFunc(made, func(a, b *unit) int {
		switch {
		case a.info == b.info || a.info.Parent() != b.info.Parent():
			return 0
		case a.info.Before(b.info):
			return -1
		}
		return 1
	})
	out := units[:0]
	members := func(list []*unit) {
		for _, u := range list {
			if isMember(u.info) {
				out = append(out, u)
			}
		}
	}
	for _, u := range variables {
		if k := slices.Index(made, u); k >= 0 {
			members(made[:k])
			made = made[k+1:]
		}
		out = append(out, u)
	}
	members(made)
	slices.SortStableFunc(units, func(a, b *unit) int {
		p, q := ir.File(a.info.Loc), ir.File(b.info.Loc)
		switch {
		case a.implied != b.implied:
			return cmp.Compare(truth(a.implied), truth(b.implied))
		case a.implied || p == nil || q == nil || p.File != q.File:
			return 0
		}
		return cmp.Or(cmp.Compare(p.Line, q.Line), cmp.Compare(p.Col, q.Col))
	})
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// isMember reports whether what is mapped is a member of a variable that is mapped, too.
func isMember(info *ir.Op) bool {
	return slices.ContainsFunc(info.Result(0).Users(), func(o *ir.Op) bool { return o.Is(omp.MapInfo) })
}

// hasMembers reports whether members of a variable are mapped by clauses.
func hasMembers(info *ir.Op) bool {
	return slices.ContainsFunc(info.GetAll("members"), func(m *ir.Value) bool { return m.Op().StringAttr("name") != "" })
}

// read reads the clauses of a construct by the rows of its operation and of the loop nest in it.
func (l *leaf) read(p Printer, implicit bool) error {
	if err := l.rows(p, l.op, l.layout.Rows, implicit); err != nil {
		return err
	}
	rest, err := omprows.HeldClauses(l.op, l.layout, &ompWords{words{p}, l.op})
	if err != nil {
		return err
	}
	for _, c := range rest { // they say all that a row says of the same clause
		l.units = slices.DeleteFunc(l.units, func(u *unit) bool { return u.Def == c.Def })
	}
	for _, c := range rest {
		l.add(c, unit{at: -1})
	}
	if w, ok := ir.As[*omp.Wrapper](l.op); ok {
		if nest := w.Nested(l.op); nest != nil && nest.Is(omp.LoopNest) {
			if err := l.rows(p, nest, omprows.NestRows, implicit); err != nil {
				return err
			}
		}
	}
	if order := texts(l.op.Attr(accc.CopyOrder.Name)); order != nil {
		for _, u := range l.units {
			if clauseRank(u.Def) == clauseRank(ompdir.ClausePrivate) && len(u.Args) > 0 {
				u.at = slices.Index(order, u.Args[0].Text())
			}
		}
	}
	slices.SortStableFunc(l.units, func(a, b *unit) int { return cmp.Or(clauseRank(a.Def)-clauseRank(b.Def), cmp.Compare(a.at, b.at)) })
	for from := 0; from < len(l.units); {
		to := from + 1
		for to < len(l.units) && clauseRank(l.units[to].Def) == clauseRank(l.units[from].Def) {
			to++
		}
		orderMaps(l.units[from:to])
		from = to
	}
	return nil
}

// rows reads the clauses that an operation holds. With implicit it also reads what no clause of the user says.
func (l *leaf) rows(p Printer, op *ir.Op, rows []omprows.ClauseRow, implicit bool) error {
	text := &ompWords{words{p}, op}
	for i := range rows {
		row := &rows[i]
		if row.Form == nil {
			continue
		}
		items := row.Slot.Of(op).Items
		vector := op.Is(omp.Ordered) // depend has one there, not variables
		if row.Clause == l.layout.Directive.Arg || row.Clause.Shape == nil || !row.Clause.Shape.Vars || vector {
			if err := l.row(text, row, items, unit{at: -1}); err != nil {
				return err
			}
			continue
		}
		for k, item := range items {
			u := unit{implied: item.Implied, at: k, second: item.Second}
			if item.Value != nil && item.Value.Op() != nil && item.Value.Op().Is(omp.MapInfo) {
				u.info = item.Value.Op()
			}
			if implicit && item.Implied {
				item.Implied = false
				if u.info != nil {
					if c, ok := omprows.Decided(text, u.info); ok {
						l.decided(c, u)
						continue
					}
				}
			}
			if err := l.row(text, row, []omp.Item{item}, u); err != nil {
				return err
			}
		}
	}
	return nil
}

// decided adds the clause that says what the rules decided for a variable, if there is one.
func (l *leaf) decided(c *pragma.Clause, u unit) {
	if c == nil {
		return
	}
	if c.Def != ompdir.ClauseMap {
		u.info = nil
	}
	l.add(c, u)
}

// row reads what items of a clause's slot say; like has what all of it has in common.
func (l *leaf) row(text *ompWords, row *omprows.ClauseRow, items []omp.Item, like unit) error {
	if len(items) == 0 {
		return nil
	}
	clauses, err := row.Form.Clauses(text, row.Clause, omp.Held{Items: items})
	if err != nil {
		return err
	}
	for _, c := range clauses {
		l.add(c, like)
	}
	return nil
}

func (l *leaf) add(c *pragma.Clause, like unit) {
	c.Spelling = c.Def.NameIn(l.fortran)
	if c.Def == l.layout.Directive.Arg {
		l.arg = c
		return
	}
	for _, part := range single(c) {
		u := like
		u.Clause, u.text = part, part.Text()
		if omprows.ListsVariables(part) && slices.ContainsFunc(l.units, u.covers) {
			continue // the variables of a common block are each one of the operation's
		}
		l.units = append(l.units, &u)
	}
}

// single are the clauses that say the same as a clause, with one variable each.
func single(c *pragma.Clause) (out []*pragma.Clause) {
	if len(c.Args) < 2 || !omprows.ListsVariables(c) {
		return []*pragma.Clause{c}
	}
	for _, a := range c.Args {
		one := *c
		one.Args = []*pragma.Arg{a}
		out = append(out, &one)
	}
	return out
}

// ompWords is omprows.Text: what the rows of an operation ask.
type ompWords struct {
	words
	op *ir.Op
}

func (w *ompWords) Variable(v *ir.Value) (*pragma.Arg, error) {
	t, err := w.p.object(v)
	return varArg(t.s), err
}

func (w *ompWords) Entry(v *ir.Value) ([]*pragma.Arg, error) {
	e := v.Op()
	if !isDataEntry(e) {
		return nil, nil
	}
	if members := blockMembers(e); members != nil {
		var list []*pragma.Arg
		for _, m := range members {
			list = append(list, varArg(m))
		}
		return list, nil
	}
	s, err := w.p.variable(e, followsPointer(e))
	if e.Is(acc.Private) || e.Is(acc.Firstprivate) || e.Is(acc.Reduction) && w.p.reducesBare(s) {
		s = w.p.bare(s)
	}
	return []*pragma.Arg{varArg(s)}, err
}

func (w *ompWords) Reference(name string) *pragma.Arg { return varArg(name) }

func (w *ompWords) Iterators(list *ir.Value) ([]*pragma.Arg, error) {
	if list.Op() == nil || list.Op().Attr(accc.Iterators.Name) == nil {
		return nil, nil
	}
	return omprows.MarkedIterators(list.Op(), w)
}

func (w *ompWords) Copied(recipe *ir.SymbolRefAttr) bool {
	op := w.recipe(recipe)
	if op == nil {
		return false
	}
	if op.Is(acc.FirstprivateRecipe) {
		return true
	}
	kind, _ := omp.DataSharingEnum.Of(op.Attr("data_sharing_type"))
	return omp.DataSharingEnum.Keyword(kind) == "firstprivate"
}

func (w *ompWords) Operator(recipe *ir.SymbolRefAttr) (string, error) {
	if recipe == nil || w.recipe(recipe) == nil {
		return "", errors.New("a reduction without a recipe")
	}
	if n, ok := acc.ReductionEnum.Of(w.recipe(recipe).Attr("reductionOperator")); ok {
		return w.p.operator(acc.ReductionOperator(n)), nil
	}
	if s, ok := w.recipe(recipe).Attr(accc.Operator.Name).(*ir.StringAttr); ok {
		return s.Value, nil
	}
	if o := w.p.operator(accrows.Operator(omprows.OperatorOf(recipe.Root))); o != "" {
		return o, nil
	}
	if name, _, ok := strings.Cut(recipe.Root, "_reduction_"); ok {
		return name, nil // the program declares it
	}
	return "", fmt.Errorf("the operator of recipe @%s has no form in the source language", recipe.Root)
}

func (w *ompWords) recipe(ref *ir.SymbolRefAttr) *ir.Op {
	if ref == nil {
		return nil
	}
	return ir.LookupSymbol(w.op, ref.Root)
}
