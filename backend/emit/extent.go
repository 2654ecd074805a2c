package emit

import (
	"cmp"
	"errors"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
	"accc/pragma"
)

// A parameter of C that is declared as an array is a pointer, and OpenMP wants the length of what it points to. The IR has the value of the
// length; the words are in the declaration. They are written where they mean there what they mean in the declaration.

// An Extent is the length of a dimension of an array, in the words of its declaration.
type Extent struct {
	// Text is the length; "" where it has no words that mean the same at the directive, for the reason Why.
	Text, Why string
	// Length is the value, -1 if it is known only while the program runs, PointerExtent for what a pointer points to, which the declaration does not know.
	Length int64
}

// PointerExtent is the length of the dimension of a pointer, which its declaration does not know.
const PointerExtent = -2

// Declared returns the lengths of the dimensions of the variable that is declared at a place, as they are written at a directive.
type Declared func(at *ir.FileLoc, d *pragma.Directive) []Extent

// A unspelled error is about a number that has no words of the source. The directive stays as it is.
type unspelled struct{ why string }

func (e *unspelled) Error() string { return e.why }

// cannot reports why a directive cannot be written. One of which a number has no words stays as it is.
func (t *translation) cannot(s *Site, err error) {
	var number *unspelled
	if errors.As(err, &number) {
		NotInPlace.New(s.Directive, "this directive is left as it is: %s", err).To(t.unchanged)
		t.wordless = append(t.wordless, s)
		return
	}
	cannotWrite.New(s.Directive, "cannot write this directive in %s: %s", t.to.name, err).To(t.r)
	t.failed = true
}

// unspelled leaves the directives of which a number has no words, with those that share statements with them; again is true if there are any.
func (t *translation) unspelled(sites []Site) (again bool) {
	for _, s := range t.wordless {
		t.sharing(s, sites)
		again = true
	}
	return again
}

// extents returns the lengths of the dimensions of the variable that a data operation is about, none where these are not known.
func (w *Words) extents(op *ir.Op) []Extent {
	if w == nil || w.declared == nil {
		return nil
	}
	l := ir.File(op.Loc)
	if l == nil || len(op.GetAny("var")) == 0 {
		return nil
	}
	v := acc.Storage(op)
	if v.Op() != nil && v.Op().Is(llvm.Load) {
		v = v.Op().Operand(0)
	}
	if v.Op() == nil {
		return nil
	}
	at := ir.File(v.Op().Loc)
	if v.Op().Is(llvm.AddressOf) {
		ref, ok := v.Op().Attr("global_name").(*ir.SymbolRefAttr)
		if !ok {
			return nil
		}
		g := ir.LookupSymbol(v.Op(), ref.Root)
		if g == nil {
			return nil
		}
		at = ir.File(g.Loc)
	} else if !v.Op().Is(llvm.Alloca) {
		return nil
	}
	d := w.around(l)
	if at == nil || d == nil {
		return nil
	}
	return w.declared(at, d)
}

// around returns the directive in whose text a location is, nil if there is none.
func (w *Words) around(l *ir.FileLoc) (found *pragma.Directive) {
	for at, d := range w.directives {
		if at.file == l.File {
			if n := d.Span.File.Offset(l.Line, l.Col); d.Span.Start <= n && n < d.Span.End {
				return d
			}
		}
	}
	return nil
}

// whole writes the length of all of a dimension; ok is false where the dimension is not all of the declared one.
func (e *Extent) whole(bounds *ir.Op) (s string, ok bool, err error) {
	n := bounds.GetAny("extent")
	if lb := bounds.GetAny("lowerbound"); len(n) == 0 || len(lb) > 0 && !isZero(lb[0]) || e.Length == PointerExtent {
		return "", false, nil
	}
	c, constant := arith.ConstantValue(n[0]).(*ir.IntegerAttr)
	switch {
	case constant != (e.Length >= 0), constant && c.Value != e.Length:
		return "", false, nil
	case e.Text == "":
		return "", false, &unspelled{e.Why}
	}
	if name := changed(n[0], bounds); name != "" {
		return "", false, &unspelled{"'" + name + "' may have another value here than in the declaration"}
	}
	return e.Text, true, nil
}

// changed returns the name of a variable that a value was computed from and that may have changed before an operation, "" if there is none.
func changed(v *ir.Value, at *ir.Op) string {
	o := v.Op()
	if o == nil {
		return ""
	}
	if !o.Is(llvm.Load) {
		for _, x := range o.Operands() {
			if name := changed(x, at); name != "" {
				return name
			}
		}
		return ""
	}
	from := o.Operand(0)
	if from.Op() != nil && from.Op().Is(llvm.Alloca) && isPrivate(from) {
		stores := 0
		for _, u := range from.Users() {
			if u.Is(llvm.Store) {
				stores++
			}
		}
		if stores == 1 {
			return ""
		}
	}
	if o.Parent() == at.Parent() && quiet(o, at) {
		return ""
	}
	if from.Op() != nil {
		return cmp.Or(ir.NameOf(from.Op().Loc), "a variable of the length")
	}
	return "a variable of the length"
}

// isPrivate reports whether a variable is accessed by addresses computed from its own alone, apart from what data clauses do with it.
func isPrivate(v *ir.Value) bool {
	m := memory.Around(v.Op())
	m.Ignored = isDataEntry
	return m.IsPrivate(v)
}

// quiet reports whether nothing is written between two operations of a block.
func quiet(from, to *ir.Op) bool {
	for o := from.Next(); o != nil; o = o.Next() {
		if o == to {
			return true
		}
		if !o.Is(llvm.Load) && !o.Is(llvm.Alloca) && !isDataEntry(o) && !ir.IsPure(o) {
			return false
		}
	}
	return false
}
