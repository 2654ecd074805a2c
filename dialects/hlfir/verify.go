package hlfir

import (
	"fmt"

	"accc/dialects/fir"
	"accc/ir"
)

// given is the value of a group of at most one, or nil.
func given(o *ir.Op, group int) *ir.Value {
	if vs := o.Group(group); len(vs) > 0 {
		return vs[0]
	}
	return nil
}

// describes reports whether v is a shape, with or without lower bounds, of a rank.
func describes(v *ir.Value, rank int) bool {
	n, kind := fir.ShapeRank(v)
	return n == rank && (kind == "shape" || kind == "shapeshift")
}

func rankOf(t ir.Type) int {
	shape, _, _ := Entity(t)
	return len(shape)
}

// conflict reports whether two extents are known and not equal.
func conflict(a, b int64) bool { return a != ir.Dynamic && b != ir.Dynamic && a != b }

// alike reports whether two types are the same; strings may have different lengths where that is said.
func alike(a, b ir.Type, anyLength bool) bool {
	x, ok := a.(*fir.CharType)
	y, both := b.(*fir.CharType)
	if !ok || !both {
		return a == b
	}
	return x.Kind == y.Kind && (anyLength || !conflict(x.Len, y.Len))
}

// checkParams checks the number of length parameters for a type.
func checkParams(t ir.Type, n int) error {
	want := 0
	switch t := t.(type) {
	case *fir.CharType:
		want = 1
	case *fir.RecordType:
		want = len(t.Params())
	}
	if n != want {
		return fmt.Errorf("%d length parameters where %s takes %d", n, ir.TypeString(t), want)
	}
	return nil
}

// declared is the type of a variable by the memory it is in: a descriptor where the memory's type does not
// tell its bounds or length.
func declared(memory ir.Type, lowerBounds bool) ir.Type {
	t, volatile := memory, false
	if r, ok := memory.(*fir.RefType); ok {
		t, volatile = r.Elem, r.Volatile
	}
	switch e := t.(type) {
	case *fir.BoxType:
		return memory
	case *fir.CharType:
		if e.Len == ir.Dynamic {
			return fir.Number("boxchar", e.Kind)
		}
	}
	if lowerBounds || !isSized(t) {
		return fir.BoxOf("box", t, volatile)
	}
	return memory
}

// plain is a descriptor without saying that it is that of an allocatable or a pointer: those are variables
// where they are in memory only. Other types stay what they are.
func plain(t ir.Type) ir.Type {
	if b, ok := t.(*fir.BoxType); ok {
		if e, ok := b.Elem.(*fir.RefType); ok && e.Mnemonic() != "ref" {
			return fir.BoxOf(b.Mnemonic(), e.Elem, b.Volatile)
		}
	}
	return t
}

func verifyDeclare(o *ir.Op) error {
	memory := o.Operand(0).Type()
	_, kind := fir.ShapeRank(given(o, 1))
	original := plain(memory)
	if t := o.Result(1).Type(); t != original {
		return fmt.Errorf("the second result must have type %s", ir.TypeString(original))
	}
	if want := declared(original, kind == "shapeshift" || kind == "shift"); o.Result(0).Type() != want {
		return fmt.Errorf("the first result must have type %s", ir.TypeString(want))
	}
	if _, box := memory.(*fir.BoxType); o.Attr("skip_rebox") != nil && !box {
		return fmt.Errorf("skip_rebox is about descriptors")
	}
	return fir.VerifyDeclared(o)
}

func verifyAssign(o *ir.Op) error {
	lhs := o.Operand(1).Type()
	realloc := o.Attr("realloc") != nil
	if realloc && !isAllocatable(lhs) {
		return fmt.Errorf("realloc is about allocatables")
	}
	if o.Attr("keep_lhs_length_if_realloc") != nil && !(realloc && isChar(Element(lhs))) {
		return fmt.Errorf("keep_lhs_len is about allocatable strings that are reallocated")
	}
	return nil
}

// isAllocatable reports whether t is the address of an allocatable's descriptor.
func isAllocatable(t ir.Type) bool {
	if !isDescriptorAddress(t) {
		return false
	}
	return mnemonic(fir.Pointee(fir.Pointee(t))) == "heap"
}

func verifyDesignate(o *ir.Op) error {
	base, elem, _ := Entity(o.Operand(0).Type())
	rank := len(base)
	triplets, _ := o.Attr("is_triplet").(*ir.DenseArrayAttr)
	subscripts, sections := len(triplets.Values), 0
	for _, t := range triplets.Values {
		if t != 0 {
			sections++
		}
	}
	if n := len(o.Group(2)); n != subscripts+2*sections {
		return fmt.Errorf("%d numbers for %d indices and %d triplets", n, subscripts-sections, sections)
	}
	descriptor := false
	if name, ok := o.Attr("component").(*ir.StringAttr); ok {
		var err error
		if rank, elem, descriptor, err = designateComponent(o, name.Value, rank, elem, subscripts, sections); err != nil {
			return err
		}
	} else if subscripts > 0 {
		if rank != subscripts {
			return fmt.Errorf("%d indices of an array of rank %d", subscripts, rank)
		}
		rank = sections
	}
	if n := len(o.Group(3)); n > 0 && !isChar(elem) {
		return fmt.Errorf("%s has no substring", ir.TypeString(elem))
	} else if n > 0 && n != 2 {
		return fmt.Errorf("a substring has a first and a last position, found %d numbers", n)
	}
	if o.Attr("complex_part") != nil {
		c, ok := elem.(*ir.ComplexType)
		if !ok {
			return fmt.Errorf("%s has no real and imaginary part", ir.TypeString(elem))
		}
		elem = c.Elem
	}
	return designated(o, rank, elem, descriptor && subscripts == 0 && len(o.Group(3)) == 0 && o.Attr("complex_part") == nil)
}

// designateComponent is the rank and type of a component, or of what the subscripts choose of it; descriptor: it is
// allocatable or a pointer.
func designateComponent(o *ir.Op, name string, rank int, elem ir.Type, subscripts, sections int) (int, ir.Type, bool, error) {
	record, ok := elem.(*fir.RecordType)
	if !ok {
		return 0, nil, false, fmt.Errorf("%s has no components", ir.TypeString(elem))
	}
	i := record.FieldIndex(name)
	if i < 0 {
		return 0, nil, false, fmt.Errorf("%s has no component %q", ir.TypeString(elem), name)
	}
	field := record.Fields()[i].Type
	shape, elem, _ := Entity(field)
	_, descriptor := field.(*fir.BoxType)
	n := len(shape)
	switch {
	case n > 0 && rank > 0 && (subscripts == 0 || sections > 0):
		return 0, nil, false, fmt.Errorf("an array component of an array needs an index for each dimension")
	case subscripts > 0 && n == 0:
		return 0, nil, false, fmt.Errorf("the component %q is not an array", name)
	case subscripts > 0 && !describes(given(o, 1), n):
		return 0, nil, false, fmt.Errorf("the component %q needs a shape of rank %d", name, n)
	case subscripts > n:
		return 0, nil, false, fmt.Errorf("%d indices of an array of rank %d", subscripts, n)
	case rank > 0:
	case subscripts > 0:
		rank = sections
	default:
		rank = n
	}
	return rank, elem, descriptor, nil
}

// designated checks the result of hlfir.designate; descriptor: it may be the address of one.
func designated(o *ir.Op, rank int, elem ir.Type, descriptor bool) error {
	t := o.Result(0).Type()
	shape, got, _ := Entity(t)
	if len(shape) != rank {
		return fmt.Errorf("the result has rank %d, expected %d", len(shape), rank)
	}
	if got != elem && !(isChar(got) && isChar(elem)) {
		return fmt.Errorf("the result must have elements of type %s", ir.TypeString(elem))
	}
	if isDescriptorAddress(t) {
		if !descriptor {
			return fmt.Errorf("only an allocatable or pointer component as a whole has a descriptor in memory")
		}
		return nil
	}
	s := given(o, 4)
	if (rank > 0) != (s != nil) {
		return fmt.Errorf("a shape is needed for arrays, and for nothing else")
	}
	if rank > 0 && !describes(s, rank) {
		return fmt.Errorf("the shape must be of rank %d", rank)
	}
	return checkParams(elem, len(o.Group(5)))
}

func verifyParentComp(o *ir.Op) error {
	in, out := o.Operand(0).Type(), o.Result(0).Type()
	shape, elem, _ := Entity(in)
	outShape, outElem, _ := Entity(out)
	if n, kind := fir.ShapeRank(given(o, 1)); kind != "shape" && len(shape) > 0 || kind == "shape" && n != len(shape) {
		return fmt.Errorf("a shape is needed for arrays, and for nothing else")
	}
	if len(shape) != len(outShape) {
		return fmt.Errorf("the result has rank %d, expected %d", len(outShape), len(shape))
	}
	for i := range shape {
		if conflict(shape[i], outShape[i]) {
			return fmt.Errorf("the result must have the extents of the variable")
		}
	}
	_, record := elem.(*fir.RecordType)
	_, outRecord := outElem.(*fir.RecordType)
	switch {
	case !record || !outRecord:
		return fmt.Errorf("the variable and the result must be of derived type")
	case mnemonic(out) == "class":
		return fmt.Errorf("the result must not be polymorphic")
	case mnemonic(out) != "box" && (len(outShape) > 0 || hasParams(outElem)):
		return fmt.Errorf("the result must be a descriptor")
	}
	return nil
}

func verifyEndAssociate(o *ir.Op) error {
	t := o.Operand(0).Type()
	if mayOwn(t) && !isVariable(t) {
		return fmt.Errorf("a variable with allocatable components must be given as a whole")
	}
	return nil
}

// mayOwn reports whether variables of the type may have allocatable components.
func mayOwn(t ir.Type) bool {
	return isPolymorphic(t) || fir.HasAllocatable(Element(t))
}

func verifyDestroy(o *ir.Op) error {
	if _, record := Element(o.Operand(0).Type()).(*fir.RecordType); o.Attr("finalize") != nil && !record {
		return fmt.Errorf("only derived types are finalized")
	}
	return nil
}

func verifyEvalInMem(o *ir.Op) error {
	t := o.Result(0).Type().(*ExprType)
	if n, _ := fir.ShapeRank(given(o, 0)); n != len(t.Shape) {
		return fmt.Errorf("the shape must have the rank of the result")
	}
	return checkParams(t.Elem, len(o.Group(1)))
}

func verifyElemental(o *ir.Op) error {
	if o.Result(0).Type().(*ExprType).Polymorphic != (given(o, 1) != nil) {
		return fmt.Errorf("a mold is needed where the result is polymorphic, and nowhere else")
	}
	return nil
}

func verifyShapeOf(o *ir.Op) error {
	rank := rankOf(o.Operand(0).Type())
	if rank == 0 {
		return fmt.Errorf("a scalar has no shape")
	}
	if n, _ := fir.ShapeRank(o.Result(0)); n != rank {
		return fmt.Errorf("the shape must be of rank %d", rank)
	}
	return nil
}

func verifyGetExtent(o *ir.Op) error {
	if n, _ := fir.ShapeRank(o.Operand(0)); o.IntAttr("dim") >= int64(n) {
		return fmt.Errorf("the shape has %d dimensions", n)
	}
	return nil
}
