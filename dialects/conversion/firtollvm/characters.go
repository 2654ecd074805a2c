package firtollvm

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// measureCharacters gives a map of characters, whose length the type does not tell, the characters of an element as its
// innermost dimension: what is mapped of a string, or of the elements of an array, is as long as they are. The length is in
// the descriptor or a parameter of the declaration.
func measureCharacters(o *ir.Op) {
	t, ok := o.Attr("var_type").(*ir.TypeAttr)
	if !ok {
		return
	}
	of := t.Type
	if a, ok := of.(*fir.ArrayType); ok {
		of = a.Elem
	}
	char, ok := of.(*fir.CharType)
	if !ok || char.Len != ir.Dynamic {
		return
	}
	at := pointee(o.Result(0).Type())
	if r, ok := at.(*fir.RefType); ok {
		at = r.Elem // of what a descriptor leads to
	}
	// One bound for each dimension: the characters have none yet.
	given := o.GetAll("bounds")
	dims := slices.DeleteFunc(slices.Clone(given), func(b *ir.Value) bool { return b.Op() == nil || b.Op().Attr(accc.Step.Name) != nil })
	if len(dims) != rankOf(at) {
		return
	}

	b := ir.Before(o)
	b.Loc = o.Loc
	index := func(n int64) *ir.Value {
		return b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.Index()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.Index(), n)}}}).Result(0)
	}
	var length *ir.Value // in bytes
	if p := o.Get("var_ptr_ptr"); p != nil {
		if p.Op() == nil || !p.Op().Is(fir.BoxOffset) {
			return
		}
		at := p.Op().Operand(0)
		box := b.Op(fir.Load, ir.With{Operands: []*ir.Value{at}, Types: []ir.Type{pointee(at.Type())}}).Result(0)
		length = lengthIn(b, box)
	} else {
		length = lengthOf(b, o.Get("var_ptr"), index(int64(char.Kind)))
	}
	if length == nil {
		return
	}
	zero, one := index(0), index(1)
	last := b.Op(arith.SubI, ir.With{Operands: []*ir.Value{length, one}, Types: []ir.Type{ir.Index()}}).Result(0)
	d := ir.NewDraft(omp.MapBoundsOp)
	d.Add("lower_bound", zero)
	d.Add("upper_bound", last)
	d.Add("extent", length)
	d.Add("stride", one)
	d.Add("start_idx", zero)
	d.Set("stride_in_bytes", ir.Bool(true))
	o.SetAll("bounds", append([]*ir.Value{d.Insert(b, o.Loc).Result(0)}, given...))
}

// rankOf is the number of dimensions of a variable of a type.
func rankOf(t ir.Type) int {
	if a, ok := t.(*fir.ArrayType); ok {
		return len(a.Shape)
	}
	return 0
}

// lengthIn is the size of the elements that a descriptor describes, nil for what is no descriptor of characters.
func lengthIn(b *ir.Builder, box *ir.Value) *ir.Value {
	if _, ok := box.Type().(*fir.BoxType); !ok {
		return nil
	}
	return b.Op(fir.BoxEleSize, ir.With{Operands: []*ir.Value{box}, Types: []ir.Type{ir.Index()}}).Result(0)
}

// lengthOf is the size of the characters at an address as the operation that defines the address has it, nil if none does; kind
// is the size of one character.
func lengthOf(b *ir.Builder, v, kind *ir.Value) *ir.Value {
	bytes := func(n *ir.Value) *ir.Value {
		n = b.Op(fir.Convert, ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{ir.Index()}}).Result(0)
		return b.Op(arith.MulI, ir.With{Operands: []*ir.Value{n, kind}, Types: []ir.Type{ir.Index()}}).Result(0)
	}
	d := v.Op()
	switch {
	case d == nil:
		return nil
	case d.Is(fir.BoxAddr):
		return lengthIn(b, d.Operand(0))
	case d.Is(fir.UnboxChar):
		return bytes(d.Result(1))
	case d.Is(fir.Declare) && len(d.GetAll("typeparams")) == 1:
		return bytes(d.GetAll("typeparams")[0])
	case d.Is(fir.Declare), d.Is(fir.Convert):
		return lengthOf(b, d.Operand(0), kind)
	}
	return nil
}
