package omp

import (
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
//
// The list of a clause that maps has results of omp.map.info, and is mapped itself.

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
	list := e.list(c)
	e.each(c, a, func() { e.add(c, list, e.g.host.Locator(e.c, a.Var)) })
	return list
}

// list makes an empty list for an item of a clause with iterators.
func (e exprs) list(c *pragma.Clause) *ir.Value {
	g, iterators := e.g, iteratorsOf(c)
	e.ranges(iterators)
	attr, operands, err := omprows.MarkIterators(iterators, e)
	if err != nil {
		g.host.Unsupported(c.Span, "%s", err.Error())
	}
	none := g.host.NoAddress()
	call := g.call("iterated", operands, []ir.Type{none.Type()}, false, g.host.Location(c.Span))
	none.Op().Erase()
	call.SetAttr(accc.Iterators.Name, attr)
	return call.Result(0)
}

// each runs f in loops over the values of the iterators that an item uses.
func (e exprs) each(c *pragma.Clause, a *pragma.Arg, f func()) {
	e.g.host.Iterate(e.c, iteratorsOf(c), a.Var, func(x *pragma.Expr) *ir.Value { return e.g.evaluated[x] }, f)
}

// add adds an address to a list.
func (e exprs) add(c *pragma.Clause, list, address *ir.Value) {
	e.g.call("iterated_add", []*ir.Value{list, address}, nil, false, e.g.host.Location(c.Span))
}

// ranges evaluates the ranges of iterators.
func (e exprs) ranges(list []*pragma.Decl) {
	for _, d := range list {
		for _, x := range []*pragma.Expr{d.Begin, d.End, d.Step} {
			if x != nil {
				e.evaluate(x)
			}
		}
	}
}
