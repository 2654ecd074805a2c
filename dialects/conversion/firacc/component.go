package firacc

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/ir"
)

// A componentUse is a place in a construct that uses a component of a variable: its address there, and the numbers of the components
// that lead to it.
type componentUse struct {
	addr *ir.Value
	path []int64
}

// A componentClause is a data operation about a component.
type componentClause struct {
	entry *ir.Op
	path  []int64
}

// fieldsOf are the numbers of the components that an operation selects; nil where it does anything else.
func fieldsOf(o *ir.Op) []int64 {
	if o == nil || !o.Is(fir.CoordinateOf) || o.NumOperands() != 1 {
		return nil
	}
	if _, ok := o.Operand(0).Type().(*fir.RefType); !ok {
		return nil // of what a descriptor describes
	}
	a, ok := o.Attr("field_indices").(*ir.DenseArrayAttr)
	if !ok || slices.ContainsFunc(a.Values, func(n int64) bool { return n < 0 }) {
		return nil
	}
	return a.Values
}

// component is the variable that an address is inside of, and the way to it.
func component(v *ir.Value) (root *ir.Value, path []int64) {
	for {
		f := fieldsOf(v.Op())
		if f == nil {
			return declared(v), path
		}
		path = slices.Concat(f, path)
		v = v.Op().Operand(0)
	}
}

// begins reports whether a path begins with another.
func begins(path, with []int64) bool {
	return len(path) >= len(with) && slices.Equal(path[:len(with)], with)
}

// components returns data attributes to the components of a variable that the construct uses, each by itself, where a clause of it, or
// of a data construct around, names a component and not the variable: that clause is the attribute of this component alone, and the
// variable as a whole is not on the device (OpenACC 3.3 §2.6.2). It reports false, and does nothing, where no clause does, and where
// the construct uses the variable as a whole.
func (c *construct) components(root *ir.Value) bool {
	own := c.componentClauses(c.op, []string{"reductionOperands", "privateOperands", "firstprivateOperands", "dataClauseOperands"}, root)
	around := c.componentsAround(root)
	if !slices.ContainsFunc(slices.Concat(own, around), func(m componentClause) bool { return boxIn(acc.Var(m.entry).Type()) == nil }) {
		return false
	}
	uses, ok := c.componentUses(root)
	if !ok {
		return false
	}
	for _, u := range uses {
		for _, m := range slices.Concat(own, around) {
			if len(m.path) > len(u.path) && begins(m.path, u.path) {
				return false // more than what the clause is about
			}
		}
	}
	slices.SortStableFunc(uses, func(a, b componentUse) int { return len(a.path) - len(b.path) })
	for _, u := range uses {
		at := func(m componentClause) bool { return begins(u.path, m.path) }
		i := slices.IndexFunc(own, at)
		if i < 0 {
			made := componentClause{path: u.path}
			if j := slices.IndexFunc(around, at); j >= 0 {
				made.path = around[j].path
				made.entry = c.componentAgain(around[j].entry)
			} else {
				made.entry = c.componentAttribute(root, u)
			}
			i, own = len(own), append(own, made)
		}
		m := own[i]
		dev := m.entry.Result(0)
		if rest := u.path[len(m.path):]; len(rest) > 0 {
			dev = (maker{c.inside()}).components(dev, rest, u.addr.Type())
		}
		c.use(u.addr, dev)
	}
	return true
}

// components is the address of a component.
func (m maker) components(v *ir.Value, path []int64, t ir.Type) *ir.Value {
	return m.grouped(fir.CoordinateOf, t, []ir.NamedAttr{{Name: "baseType", Value: ir.TypeValue(v.Type())},
		{Name: "field_indices", Value: ir.DenseArray(ir.I32(), path)}}, []*ir.Value{v}, nil)
}

// boxIn is the descriptor that an address is of, or nil.
func boxIn(t ir.Type) ir.Type {
	if r, ok := t.(*fir.RefType); ok {
		if b, ok := r.Elem.(*fir.BoxType); ok {
			return b
		}
	}
	return nil
}

// componentClauses are the data operations of a construct that are about components of a variable.
func (c *construct) componentClauses(o *ir.Op, groups []string, root *ir.Value) (list []componentClause) {
	for _, g := range groups {
		for _, v := range o.GetAll(g) {
			e := v.Op()
			if e == nil || acc.Var(e) == nil || e.Is(acc.Attach) {
				continue
			}
			if r, path := component(acc.Var(e)); r == root && len(path) > 0 {
				list = append(list, componentClause{e, path})
			}
		}
	}
	return list
}

// componentsAround are those of the data constructs around, the innermost first.
func (c *construct) componentsAround(root *ir.Value) (list []componentClause) {
	data := []string{"dataClauseOperands"}
	for p := c.op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(acc.Data) || p.Is(acc.Declare) {
			list = append(list, c.componentClauses(p, data, root)...)
		}
	}
	return list
}

// componentUses are the uses of a variable in the region; false where one is of the variable as a whole.
func (c *construct) componentUses(root *ir.Value) (list []componentUse, ok bool) {
	ok = true
	var visit func(v *ir.Value, path []int64)
	visit = func(v *ir.Value, path []int64) {
		used := false
		for _, u := range v.Users() {
			if u == c.op || !c.op.IsAncestorOf(u) || forPrivate(u) {
				continue
			}
			if f := fieldsOf(u); f != nil {
				visit(u.Result(0), slices.Concat(path, f))
				continue
			}
			used = true
		}
		if used && len(path) == 0 {
			ok = false
		} else if used {
			list = append(list, componentUse{v, path})
		}
	}
	visit(root, nil)
	for _, v := range c.liveIn() {
		if v != root && declared(v) == root {
			ok = false // the variable in another form
		}
	}
	return list, ok && len(list) > 0
}

// componentAgain is a component that a data construct around has mapped.
func (c *construct) componentAgain(outer *ir.Op) *ir.Op {
	row := rowPresent
	switch outer.Def() {
	case acc.Nocreate:
		row = rowNoCreate
	case acc.Deviceptr:
		row = rowDevicePtr
	}
	return c.componentData(row, acc.Var(outer), outer.GetAll("bounds"), row.Clause, outer.StringAttr("name"), false)
}

// componentAttribute returns a component that no clause names its attribute.
func (c *construct) componentAttribute(root *ir.Value, u componentUse) *ir.Op {
	m := maker{ir.Before(c.op)}
	m.b.Loc = u.addr.Op().Loc
	host := m.components(root, u.path, u.addr.Type())
	name := nameOf(root)
	t := pointee(root.Type())
	for _, n := range u.path {
		r, ok := t.(*fir.RecordType)
		if !ok || n >= int64(len(r.Fields())) {
			break
		}
		name, t = name+"%"+r.Fields()[n].Name, r.Fields()[n].Type
	}
	switch {
	case scalar(host.Type()) && !c.op.Is(acc.Kernels):
		return c.firstprivateOf(m, host, name).Op()
	case !scalar(host.Type()) && c.op.Attr("defaultAttr") == acc.DefaultPresent.Attr():
		return c.componentData(rowPresent, host, nil, rowPresent.Clause, name, true)
	}
	return c.componentData(rowCopy, host, nil, rowCopy.Clause, name, false)
}

func (c *construct) componentData(row *row, host *ir.Value, bounds []*ir.Value, clause acc.DataClause, name string, fromDefault bool) *ir.Op {
	entry := c.data(maker{ir.Before(c.op)}, row.Entry, host, bounds, clause, name, fromDefault)
	c.add("dataClauseOperands", entry)
	if row.Exit != nil {
		c.exits = append(c.exits, func() { c.leave(row.Exit, entry, host, bounds, clause, name) })
	}
	return entry.Op()
}
