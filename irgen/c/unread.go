package c

import (
	"cmp"
	"slices"

	"accc/frontend/tokens"
	"accc/ir/memory/library"

	"modernc.org/cc/v4"
)

// readOff makes the calls for the names that are unread before an offset of the text of the function.
func (x *fn) readOff(at int) {
	for len(x.unread) > 0 && x.unread[0].At.Start < at {
		u := x.unread[0]
		x.unread = x.unread[1:]
		if x.terminated() || x.inKernel() {
			continue
		}
		var list []*cc.Declarator
		for d := range x.vars {
			if d.Name() == u.Name {
				list = append(list, d)
			}
		}
		if len(list) == 0 {
			for _, n := range x.unit.AST.Scope.Nodes[u.Name] {
				if d, ok := n.(*cc.Declarator); ok && !d.IsTypename() && d.Type().Kind() != cc.Function && x.globalOf(d) != nil {
					list = []*cc.Declarator{d}
				}
			}
		}
		slices.SortFunc(list, func(a, b *cc.Declarator) int { return cmp.Compare(a.Position().Offset, b.Position().Offset) })
		for _, d := range list {
			x.readUnknown(d, u)
		}
	}
}

// begins returns the offset in the text at which an item of a block begins.
func (x *fn) begins(n *cc.BlockItem) int {
	if n.Case == cc.BlockItemStmt {
		if d := x.directiveAt(n.Statement); d != nil {
			return d.Span.Start
		}
	}
	return x.unit.Span(n).Start
}

// inKernel reports whether what is lowered runs on a device.
func (x *fn) inKernel() bool {
	return slices.ContainsFunc(x.host.states, func(s *state) bool { return s.device })
}

// readUnknown makes a call that may read and write a variable, and what it points to.
func (x *fn) readUnknown(d *cc.Declarator, u tokens.Unread) {
	x.b.Loc = span(u.At)
	t := d.Type()
	if d.IsParam() {
		t = t.Decay()
	}
	if cc.IsArithmeticType(t) && x.globalOf(d) == nil && !x.unit.Clauses(d) {
		return // no device has it
	}
	name, addr := library.Unread, x.variable(d, d)
	if t.Kind() == cc.Ptr {
		addr = x.loadScalar(addr, t)
		t = elem(t)
	}
	if holdsPointers(t) {
		name = library.UnreadAnything
	}
	x.host.Runtime(name, nil, addr)
}

// holdsPointers reports whether objects of a type have pointers in them.
func holdsPointers(t cc.Type) bool {
	switch t := t.(type) {
	case *cc.PointerType:
		return true
	case *cc.ArrayType:
		return holdsPointers(t.Elem())
	case *cc.StructType:
		for i := range t.NumFields() {
			if f := t.FieldByIndex(i); f != nil && holdsPointers(f.Type()) {
				return true
			}
		}
	case *cc.UnionType:
		return true
	}
	return false
}
