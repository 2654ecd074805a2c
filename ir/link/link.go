// Package link joins modules into one, as a linker joins object files. How modules share a symbol the definition of its operation
// says ([ir.Linkable]): a declaration gives way to a definition, a weak definition to another one, symbols that are internal to
// their module are renamed if names collide, and the names of critical sections are merged. Two definitions of one name are an error
// with both locations.
package link

import (
	"errors"
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
	return fmt.Sprintf("'%s' is defined twice: %s and %s; define it in one file and declare it in the other, or make it static there",
		e.Name, where(e.First), where(e.Second))
}

// A Conflict is the error of a symbol of which two modules know different things: a function and a variable, or storage of different
// sizes.
type Conflict struct {
	Name          string
	Of            [2]string // what the modules take it for
	First, Second ir.Location
}

func (e *Conflict) Error() string {
	return fmt.Sprintf("'%s' is %s at %s and %s at %s; declare it as it is defined", e.Name, e.Of[0], where(e.First), e.Of[1], where(e.Second))
}

func where(l ir.Location) string {
	if f := ir.File(l); f != nil {
		return fmt.Sprintf("%s:%d:%d", f.File, f.Line, f.Col)
	}
	return "an unknown place"
}

// Modules moves the operations of all modules into the first one, which it returns. The error joins one for each symbol that cannot
// be linked.
func Modules(modules []*ir.Op) (*ir.Op, error) {
	into := modules[0]
	l := &linker{body: into.Region(0).Entry(), symbols: map[string]*ir.Op{}, merged: map[mergedKey]*ir.Op{}, root: into}
	for o := l.body.First(); o != nil; o = o.Next() {
		if n := ir.SymbolName(o); n != "" {
			l.enter(n, o)
		}
	}
	for _, m := range modules[1:] {
		l.add(m)
	}
	return into, errors.Join(l.errs...)
}

type linker struct {
	root    *ir.Op
	body    *ir.Block
	symbols map[string]*ir.Op
	merged  map[mergedKey]*ir.Op
	count   int
	errs    []error
}

// A mergedKey names an operation with merged linkage.
type mergedKey struct {
	def  *ir.OpDef
	name string
}

// enter records that a symbol of the joined module is that of o.
func (l *linker) enter(name string, o *ir.Op) {
	l.symbols[name] = o
	if ir.LinkageOf(o) == ir.MergedLinkage {
		l.merged[keyOf(o)] = o
	}
}

// keyOf returns the name by which an operation with merged linkage is one with others of its kind.
func keyOf(o *ir.Op) mergedKey {
	if m, ok := ir.As[ir.Merging](o); ok {
		return mergedKey{o.Def(), m.MergedName(o)}
	}
	return mergedKey{o.Def(), ir.SymbolName(o)}
}

// add joins a module with what there is.
func (l *linker) add(m *ir.Op) {
	ops := m.Region(0).Entry().Ops()

	names := make(map[string]bool, len(ops))
	for _, o := range ops {
		names[ir.SymbolName(o)] = true
	}

	// Symbols that may be renamed make way first, those of either side, so that references are renamed before operations move.
	theirs, ours := map[string]string{}, map[string]string{}
	for _, o := range ops {
		name := ir.SymbolName(o)
		have := l.symbols[name]
		if name == "" || have == nil || l.sameAs(o) != nil {
			continue
		}
		if other := l.otherName(o, names); other != "" {
			theirs[name] = other
			l.symbols[other] = m // taken
		} else if other := l.otherName(have, names); other != "" {
			ours[name] = other
			l.symbols[other] = have
			delete(l.symbols, name)
		}
	}
	Rename(l.root, ours)

	// What is merged has the symbol of its first operation, whatever that is by now.
	for _, o := range ops {
		if same := l.sameAs(o); same != nil {
			theirs[ir.SymbolName(o)] = ir.SymbolName(same)
		}
	}
	Rename(m, theirs)

	for _, o := range ops {
		name := ir.SymbolName(o)
		have := l.symbols[name]
		switch {
		case name == "" || have == nil || have == m:
			o.MoveToEnd(l.body)
		case l.gives(have, o):
			have.Erase()
			o.MoveToEnd(l.body)
		default:
			continue
		}
		if name != "" {
			l.enter(name, o)
		}
	}
}

// sameAs returns the operation of the joined module that o is one with, nil if there is none.
func (l *linker) sameAs(o *ir.Op) *ir.Op {
	if ir.SymbolName(o) == "" || ir.LinkageOf(o) != ir.MergedLinkage {
		return nil
	}
	return l.merged[keyOf(o)]
}

// gives reports whether the definition have gives way to o; else o does to have. What cannot be is reported.
func (l *linker) gives(have, o *ir.Op) bool {
	before, after := ir.LinkageOf(have), ir.LinkageOf(o)
	switch {
	case before == ir.MergedLinkage && after == ir.MergedLinkage:
		return false
	case kindOf(have) != kindOf(o):
		l.conflict(have, o, kindOf(have), kindOf(o))
		return false
	case after == ir.DeclaredLinkage:
		return false
	case before == ir.DeclaredLinkage:
		return true
	case before == ir.ExternalLinkage && after == ir.ExternalLinkage:
		l.errs = append(l.errs, &Duplicate{nameOf(have), have.Loc, o.Loc})
		return false
	case before == ir.WeakLinkage || after == ir.WeakLinkage:
		return before == ir.WeakLinkage && after != ir.WeakLinkage
	}

	// One is common at least. A definition must have room for what the others of the block name.
	room, need := sizeOf(have), sizeOf(o)
	switch {
	case before == ir.CommonLinkage && after == ir.CommonLinkage:
		return need > room
	case after == ir.CommonLinkage && need > room || before == ir.CommonLinkage && room > need:
		l.conflict(have, o, fmt.Sprintf("of %d bytes", room), fmt.Sprintf("of %d bytes", need))
	}
	return before == ir.CommonLinkage
}

func (l *linker) conflict(have, o *ir.Op, first, second string) {
	l.errs = append(l.errs, &Conflict{nameOf(have), [2]string{first, second}, have.Loc, o.Loc})
}

// kindOf returns what a symbol is to those who refer to it.
func kindOf(o *ir.Op) string {
	if _, ok := ir.As[ir.FunctionLike](o); ok {
		return "a function"
	}
	return "a variable"
}

// nameOf returns what the program calls a symbol: its location has the name where that is another one.
func nameOf(o *ir.Op) string {
	if n := ir.NameOf(o.Loc); n != "" {
		return n
	}
	return ir.SymbolName(o)
}

// sizeOf returns the number of bytes of storage, 0 where that is not known.
func sizeOf(o *ir.Op) int64 {
	if s, ok := ir.As[ir.Sized](o); ok {
		return s.StorageSize(o)
	}
	return 0
}

// otherName returns a symbol that neither the joined module has nor names for an operation that may have another one, "" for others.
func (l *linker) otherName(o *ir.Op, names map[string]bool) string {
	name := ir.SymbolName(o)
	switch ir.LinkageOf(o) {
	case ir.InternalLinkage:
		return l.fresh(name, names)
	case ir.MergedLinkage:
		k, ok := ir.As[ir.Merging](o)
		if !ok {
			return ""
		}
		if other := k.OtherSymbol(k.MergedName(o)); other != name {
			return other
		}
	}
	return ""
}

// fresh returns a name with a number that neither the joined module has nor names.
func (l *linker) fresh(name string, names map[string]bool) string {
	base := strings.TrimRight(name, "0123456789")
	if !strings.HasSuffix(base, ".") {
		base = name + "."
	}
	for {
		l.count++
		n := fmt.Sprintf("%s%d", base, l.count)
		if l.symbols[n] == nil && !names[n] {
			return n
		}
	}
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
