package fir

import (
	"fmt"

	"accc/ir"
)

// Arrays as values: an array is loaded as a whole, elements of it are read and replaced in copies of the value, and
// what results is merged into memory. Flang's lowering without hlfir makes them; accc reads and writes them.

// arrayValue defines an operation on an array value with indices, which count from 0.
// elem tells the type of the element that is read or written, and what has it; nil: it may be any.
func arrayValue(name, doc string, more []ir.OperandSpec, elem func(*ir.Op) (ir.Type, string), results ...ir.ResultSpec) *ir.OpDef {
	list := append([]ir.OperandSpec{one("sequence", sequence)}, more...)
	format := "$sequence `,` "
	for _, o := range more {
		format += "$" + o.Name + " `,` "
	}
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: append(list, many("indices", coordinate), many("typeparams", integer)),
		Results:  results,
		Traits:   ir.AttrSizedOperands,
		Effects:  pure,
		Format:   format + "$indices (`typeparams` $typeparams^)?" + function,
		Verify:   func(o *ir.Op) error { return verifyArrayValue(o, elem) },
	})
}

// Array values.
var (
	ArrayLoad = Dialect.Op("array_load", ir.Spec{
		Doc: "All elements of an array, or of a section of it, as one value.",
		Operands: operands(one("memref", refOrBox), maybe("shape", shapeOrShift), maybe("slice", slice),
			many("typeparams", integer)),
		Results: operands(one("res", sequence)),
		Traits:  ir.AttrSizedOperands,
		Effects: []ir.Effect{{Kind: ir.ReadEffect, On: "memref"}},
		Format:  "$memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? (`typeparams` $typeparams^)?" + function,
		Verify:  verifyArrayLoad,
	})
	ArrayFetch  = arrayValue("array_fetch", "An element of an array value.", nil, fetched, one("element", anyType))
	ArrayUpdate = arrayValue("array_update", "An array value with another element.", operands(one("merge", anyType)), merged, one("res", sequence))
	ArrayModify = arrayValue("array_modify", "The address of an element of an array value, for code that stores to it, and the array value "+
		"that has what is stored there.", nil, nil, one("ref", onlyRef), one("res", sequence))
	ArrayAccess = arrayValue("array_access", "The address of an element of an array value.", nil, addressed, one("element", anyType))
	ArrayAmend  = Dialect.Op("array_amend", ir.Spec{
		Doc:      "The array value that has what was stored at the address of an element of another one.",
		Operands: operands(one("sequence", sequence), one("memref", onlyRef)),
		Results:  operands(one("res", sequence)),
		Effects:  pure,
		Format:   "$sequence `,` $memref" + function,
	})
	ArrayMergeStore = Dialect.Op("array_merge_store", ir.Spec{
		Doc: "Store an array value that was made from the value of an array to that array, or to a section of it.",
		Operands: operands(one("original", sequence), one("sequence", sequence), one("memref", refOrBox), maybe("slice", slice),
			many("typeparams", integer)),
		Traits:  ir.AttrSizedOperands,
		Effects: []ir.Effect{{Kind: ir.WriteEffect, On: "memref"}},
		Format:  "$original `,` $sequence `to` $memref (`[` $slice^ `]`)? (`typeparams` $typeparams^)? attr-dict `:` type(operands)",
		Verify:  verifyMergeStore,
	})
)

func verifyArrayLoad(o *ir.Op) error {
	a, ok := memoryOf(o.Get("memref").Type()).(*ArrayType)
	if !ok {
		return fmt.Errorf("needs the address of an array or its descriptor")
	}
	if s := o.Get("shape"); s != nil {
		if n := s.Type().(*NumberType).N; n != int64(len(a.Shape)) {
			return fmt.Errorf("has a shape of rank %d for an array of rank %d", n, len(a.Shape))
		}
	}
	if s := o.Get("slice"); s != nil {
		if n := s.Type().(*NumberType).N; n != int64(len(a.Shape)) {
			return fmt.Errorf("has a slice of rank %d for an array of rank %d", n, len(a.Shape))
		}
	}
	return nil
}

// memoryOf is the type of the variable that an address or descriptor leads to.
func memoryOf(t ir.Type) ir.Type {
	t = Pointee(t)
	if r, ok := t.(*RefType); ok {
		return r.Elem
	}
	return t
}

func fetched(o *ir.Op) (ir.Type, string) { return o.Result(0).Type(), "result" }

func merged(o *ir.Op) (ir.Type, string) { return o.Get("merge").Type(), "new element" }

func addressed(o *ir.Op) (ir.Type, string) {
	return memoryOf(o.Result(0).Type()), "variable at the resulting address"
}

func verifyArrayValue(o *ir.Op, element func(*ir.Op) (ir.Type, string)) error {
	a := o.Get("sequence").Type().(*ArrayType)
	n := len(o.GetAll("indices"))
	if n < len(a.Shape) {
		return fmt.Errorf("has %d indices for an array of rank %d", n, len(a.Shape))
	}
	if n > len(a.Shape) {
		return nil // the rest selects a component
	}
	if element == nil {
		return nil
	}
	if elem, what := element(o); elem != a.Elem {
		return fmt.Errorf("the %s is not of the type of the elements, %s", what, ir.TypeString(a.Elem))
	}
	return nil
}

func verifyMergeStore(o *ir.Op) error {
	original, ok := o.Get("original").Op(), false
	if original != nil {
		ok = original.Is(ArrayLoad)
	}
	switch {
	case !ok:
		return fmt.Errorf("needs the result of fir.array_load as the original")
	case o.Get("slice") == nil && o.Get("original").Type() != o.Get("sequence").Type():
		return fmt.Errorf("the original and the value that is merged must be of one type")
	}
	return nil
}
