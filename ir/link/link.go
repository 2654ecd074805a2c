// Package link joins modules into one, as a linker joins object files. A declaration gives way to a definition,
// symbols that are private to their module are renamed if names collide, and two definitions of one name are an error
// with both locations.
package link

import (
	"fmt"
	"strings"

	"accc/ir"
)

// A Duplicate is the error of a symbol that two modules define.
type Duplicate struct {
	Name          string
	First, Second ir.Location
}

func (e *Duplicate) Error() string {
	return fmt.Sprintf("'%s' is defined twice: %s and %s", e.Name, where(e.First), where(e.Second))
}

func where(l ir.Location) string {
	if f := ir.File(l); f != nil {
		return fmt.Sprintf("%s:%d:%d", f.File, f.Line, f.Col)
	}
	return "at an unknown location"
}

// Modules moves the operations of all modules into the first one, which it returns.
func Modules(modules []*ir.Op) (*ir.Op, error) {
	into := modules[0]
	l := &linker{body: into.Region(0).Entry(), symbols: map[string]*ir.Op{}, root: into}
	for o := l.body.First(); o != nil; o = o.Next() {
		if n := o.StringAttr("sym_name"); n != "" {
			l.symbols[n] = o
		}
	}
	for _, m := range modules[1:] {
		if err := l.add(m); err != nil {
			return nil, err
		}
	}
	return into, nil
}

type linker struct {
	root    *ir.Op
	body    *ir.Block
	symbols map[string]*ir.Op
	count   int
}

func (l *linker) add(m *ir.Op) error {
	ops := m.Region(0).Entry().Ops()
	// Private symbols of either side make way first, so that references are renamed before moving.
	theirs, ours := map[string]string{}, map[string]string{}
	for _, o := range ops {
		name := o.StringAttr("sym_name")
		have := l.symbols[name]
		if name == "" || have == nil {
			continue
		}
		switch {
		case isLocal(o) && !declares(o):
			theirs[name] = l.fresh(name, m)
		case isLocal(have) && !declares(have):
			fresh := l.fresh(name, m)
			ours[name] = fresh
			l.symbols[fresh] = have
			delete(l.symbols, name)
		}
	}
	Rename(m, theirs)
	Rename(l.root, ours)
	for _, o := range ops {
		name := o.StringAttr("sym_name")
		have := l.symbols[name]
		switch {
		case name == "" || have == nil || have == m:
			o.MoveToEnd(l.body)
		case declares(o):
			continue
		case declares(have):
			have.Erase()
			o.MoveToEnd(l.body)
		default:
			return &Duplicate{name, have.Loc, o.Loc}
		}
		if name != "" {
			l.symbols[name] = o
		}
	}
	return nil
}

func (l *linker) fresh(name string, m *ir.Op) string {
	base := strings.TrimRight(name, "0123456789")
	if !strings.HasSuffix(base, ".") {
		base = name + "."
	}
	for {
		l.count++
		n := fmt.Sprintf("%s%d", base, l.count)
		if l.symbols[n] == nil && ir.SymbolIn(m, n) == nil {
			l.symbols[n] = m // taken
			return n
		}
	}
}

// isLocal reports whether a symbol is not seen by other modules: static functions and variables, and
// everything that accc itself names, such as recipes.
func isLocal(o *ir.Op) bool {
	if o.StringAttr("sym_visibility") == "private" {
		return true
	}
	if a := o.Attr("linkage"); a != nil {
		if s, ok := a.(fmt.Stringer); ok {
			return s.String() == "internal" || s.String() == "private"
		}
	}
	d := o.Def()
	return d.Dialect != nil && d.Dialect.Name == "acc"
}

// declares reports whether o only says that a symbol exists elsewhere.
func declares(o *ir.Op) bool {
	if o.NumRegions() == 0 {
		return false
	}
	for _, r := range o.Regions() {
		if !r.Empty() {
			return false
		}
	}
	return o.Attr("value") == nil
}

// Rename renames the symbols inside root that names maps, and every reference to them.
func Rename(root *ir.Op, names map[string]string) {
	if len(names) == 0 {
		return
	}
	ir.Walk(root, func(o *ir.Op) bool {
		if n, ok := names[o.StringAttr("sym_name")]; ok && o != root {
			o.SetAttr("sym_name", ir.String(n))
		}
		for i := range o.Def().Attrs {
			if a := o.Prop(i); a != nil {
				o.SetProp(i, rename(a, names))
			}
		}
		for _, a := range append([]ir.NamedAttr(nil), o.DiscardableAttrs()...) {
			if n := rename(a.Value, names); n != a.Value {
				o.SetAttr(a.Name, n)
			}
		}
		return true
	})
}

// SymbolHolder is a dialect's attribute that holds symbol references.
type SymbolHolder interface {
	ir.Attribute
	// RenameSymbols returns the attribute with the references that names maps made references to what it maps them to.
	RenameSymbols(names map[string]string) ir.Attribute
}

func rename(a ir.Attribute, names map[string]string) ir.Attribute {
	switch a := a.(type) {
	case *ir.SymbolRefAttr:
		if n, ok := names[a.Root]; ok {
			return ir.Symbol(n, a.Nested...)
		}
	case *ir.ArrayAttr:
		changed := false
		elems := make([]ir.Attribute, len(a.Elems))
		for i, e := range a.Elems {
			elems[i] = rename(e, names)
			changed = changed || elems[i] != e
		}
		if changed {
			return ir.ArrayOf(elems...)
		}
	case *ir.DictAttr:
		changed := false
		elems := append([]ir.NamedAttr(nil), a.Elems...)
		for i, e := range elems {
			elems[i].Value = rename(e.Value, names)
			changed = changed || elems[i].Value != e.Value
		}
		if changed {
			return ir.Dict(elems...)
		}
	case SymbolHolder:
		return a.RenameSymbols(names)
	}
	return a
}
