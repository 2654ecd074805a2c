package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
)

// LLVM 22's operations have no iterators: how many addresses a clause is about must be known when they are made. A list of
// addresses that loops fill in stands for the items of a clause with iterators:
//
//	%list = func.call @__accc_omp_iterated_i32(%n) {accc.iterators = [{iterator = "i", begin = {number = 0}, end = {value = 0}}]}
//	scf.for ... { func.call @__accc_omp_iterated_add_...(%list, %address) }
//	omp.task depend(taskdependin -> %list) {accc.depend_parts = ["a[i]"]}

// iteratorsOf are the iterators of a clause.
func iteratorsOf(c *pragma.Clause) (list []*pragma.Decl) {
	m := c.Modifier("iterator")
	if m == nil {
		return nil
	}
	for _, a := range m.Args {
		if a.Decl != nil {
			list = append(list, a.Decl)
		}
	}
	return list
}

func (e exprs) Locator(c *pragma.Clause, a *pragma.Arg) *ir.Value {
	switch {
	case a.Var == nil: // omp_all_memory
		return e.g.host.NoAddress()
	case len(iteratorsOf(c)) > 0:
		return e.iterated(c, a)
	}
	return e.g.host.Locator(e.c, a.Var)
}

// iterated makes the list of the addresses that an item of a clause with iterators names.
func (e exprs) iterated(c *pragma.Clause, a *pragma.Arg) *ir.Value {
	g, list := e.g, iteratorsOf(c)
	e.evaluate(list)
	attr, operands, err := omprows.MarkIterators(list, e)
	if err != nil {
		g.host.Unsupported(c.Span, "%s", err.Error())
	}
	loc := g.host.Location(c.Span)
	none := g.host.NoAddress()
	call := g.call("iterated", operands, []ir.Type{none.Type()}, false, loc)
	none.Op().Erase()
	call.SetAttr(accc.Iterators.Name, attr)
	g.host.Iterate(e.c, list, a.Var, func(x *pragma.Expr) *ir.Value { return g.ranges[x] }, func() {
		g.call("iterated_add", []*ir.Value{call.Result(0), g.host.Locator(e.c, a.Var)}, nil, false, loc)
	})
	return call.Result(0)
}

// evaluate evaluates the ranges of iterators, once for a clause.
func (e exprs) evaluate(list []*pragma.Decl) {
	if e.g.ranges == nil {
		e.g.ranges = map[*pragma.Expr]*ir.Value{}
	}
	var before []string
	for _, d := range list {
		for _, x := range []*pragma.Expr{d.Begin, d.End, d.Step} {
			if x == nil || e.g.ranges[x] != nil {
				continue
			}
			if slices.ContainsFunc(x.Tokens, func(t pragma.Token) bool { return slices.Contains(before, t.Text) }) {
				e.g.host.Unsupported(x.Span, "the range of an iterator that depends on another one")
			}
			e.g.ranges[x] = e.g.host.Integer(e.c, x)
		}
		before = append(before, d.Name.Text)
	}
}
