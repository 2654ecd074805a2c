package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

func wider(in, out ir.Type) error {
	a, _ := constraint.ElementOrSelf(in).(*ir.IntegerType)
	b, _ := constraint.ElementOrSelf(out).(*ir.IntegerType)
	if a != nil && b != nil && b.Width <= a.Width {
		return fmt.Errorf("the result must be wider than the operand")
	}
	return nil
}

func bitcastable(in, out ir.Type) error {
	if IsPtr(in) != IsPtr(out) {
		return fmt.Errorf("a pointer can be cast to pointers only, and only a pointer to them")
	}
	a, okA := SizeOf(in)
	b, okB := SizeOf(out)
	if okA && okB && a != b {
		return fmt.Errorf("operand and result must have one width")
	}
	return nil
}

// atomicAccess checks the ordering of a load or store: bad are the orderings it cannot have.
func atomicAccess(o *ir.Op, t ir.Type, bad ...int64) error {
	ordering := o.IntAttr("ordering")
	if ordering == NotAtomic {
		if o.Attr("syncscope") != nil {
			return fmt.Errorf("syncscope needs an atomic access")
		}
		return nil
	}
	for _, b := range bad {
		if ordering == b {
			return fmt.Errorf("ordering %s does not apply here", OrderingEnum.Text(ordering))
		}
	}
	if size, ok := SizeOf(t); !ok || isAggregate(t) || size&(size-1) != 0 {
		return fmt.Errorf("an atomic access needs a scalar type")
	}
	if o.Attr("alignment") == nil {
		return fmt.Errorf("an atomic access needs an alignment")
	}
	return nil
}

func verifyLoad(o *ir.Op) error {
	if o.Attr("dereferenceable") != nil && !IsPtr(o.Result(0).Type()) {
		return fmt.Errorf("dereferenceable needs a pointer as the result")
	}
	return atomicAccess(o, o.Result(0).Type(), Release, AcqRel)
}

func verifyStore(o *ir.Op) error { return atomicAccess(o, o.Operand(0).Type(), Acquire, AcqRel) }

func verifyGEP(o *ir.Op) error {
	raw := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr).Values
	dynamic := 0
	for _, v := range raw {
		if v == DynamicIndex {
			dynamic++
		}
	}
	if n := len(o.Group(1)); n != dynamic {
		return fmt.Errorf("%d dynamic indices where rawConstantIndices says %d", n, dynamic)
	}
	if len(raw) == 0 {
		return fmt.Errorf("at least one index is needed")
	}
	t := o.Attr("elem_type").(*ir.TypeAttr).Type
	for i, v := range raw[1:] {
		switch e := t.(type) {
		case *ArrayType:
			t = e.Elem
		case *ir.VectorType:
			t = e.Elem
		case *StructType:
			if v == DynamicIndex {
				return fmt.Errorf("index #%d into a structure must be a constant", i+1)
			}
			elems := e.Elems()
			if v < 0 || v >= int64(len(elems)) {
				return fmt.Errorf("index #%d is outside of the structure", i+1)
			}
			t = elems[v]
		default:
			return fmt.Errorf("index #%d goes into a type without elements", i+1)
		}
	}
	return nil
}

func verifyAtomicRMW(o *ir.Op) error {
	op, t := o.IntAttr("bin_op"), o.Operand(1).Type()
	switch elem := constraint.ElementOrSelf(t); {
	case op >= RMWFAdd && op <= RMWFMin || op >= 19:
		if !isFloat(elem) {
			return fmt.Errorf("%s needs a floating-point value", AtomicEnum.Text(op))
		}
	case op == RMWXchg:
		if isVector(t) {
			return fmt.Errorf("xchg takes no vector")
		}
	case !isInt(elem):
		return fmt.Errorf("%s needs an integer", AtomicEnum.Text(op))
	}
	if i, ok := t.(*ir.IntegerType); ok {
		switch i.Width {
		case 8, 16, 32, 64:
		default:
			return fmt.Errorf("the value must be 8, 16, 32 or 64 bits wide")
		}
	}
	if o.IntAttr("ordering") < Monotonic {
		return fmt.Errorf("the ordering must be monotonic or stronger")
	}
	return nil
}

func verifyCmpXchg(o *ir.Op) error {
	if o.Operand(1).Type() != o.Operand(2).Type() {
		return fmt.Errorf("cmp and val must have one type")
	}
	if i, ok := o.Operand(2).Type().(*ir.IntegerType); ok && (i.Width < 8 || i.Width&(i.Width-1) != 0) {
		return fmt.Errorf("the value must be 8, 16, 32 or 64 bits wide")
	}
	s, f := o.IntAttr("success_ordering"), o.IntAttr("failure_ordering")
	if s < Monotonic || f < Monotonic {
		return fmt.Errorf("both orderings must be monotonic or stronger")
	}
	if f == Release || f == AcqRel {
		return fmt.Errorf("the failure ordering cannot release")
	}
	return nil
}

func verifyFence(o *ir.Op) error {
	if o.IntAttr("ordering") < Acquire {
		return fmt.Errorf("the ordering must be acquire or stronger")
	}
	return nil
}

// elementAt is the type of the part of an aggregate that a position names.
func elementAt(t ir.Type, position ir.Attribute) (ir.Type, error) {
	d, ok := position.(*ir.DenseArrayAttr)
	if !ok || len(d.Values) == 0 {
		return nil, fmt.Errorf("a position is needed")
	}
	for _, i := range d.Values {
		switch c := t.(type) {
		case *ArrayType:
			if i < 0 || i >= c.Len {
				return nil, fmt.Errorf("position %d is outside of the array", i)
			}
			t = c.Elem
		case *StructType:
			elems := c.Elems()
			if i < 0 || i >= int64(len(elems)) {
				return nil, fmt.Errorf("position %d is outside of the structure", i)
			}
			t = elems[i]
		default:
			return nil, fmt.Errorf("position %d goes into a type without elements", i)
		}
	}
	return t, nil
}

func verifyInsertValue(o *ir.Op) error {
	t, err := elementAt(o.Operand(0).Type(), o.Attr("position"))
	if err != nil {
		return err
	}
	if t != o.Operand(1).Type() {
		return fmt.Errorf("the value must have the type of the element it replaces")
	}
	if o.Result(0).Type() != o.Operand(0).Type() {
		return fmt.Errorf("the result must have the type of the container")
	}
	return nil
}

func verifyExtractValue(o *ir.Op) error {
	t, err := elementAt(o.Operand(0).Type(), o.Attr("position"))
	if err != nil {
		return err
	}
	if t != o.Result(0).Type() {
		return fmt.Errorf("the result must have the type of the element")
	}
	return nil
}

func verifyGlobal(o *ir.Op) error {
	t := o.Attr("global_type").(*ir.TypeAttr).Type
	if !Compatible(t) || t == Void() {
		return fmt.Errorf("a global must have an LLVM type with a size")
	}
	value := o.Attr("value")
	if value != nil && !o.Region(0).Empty() {
		return fmt.Errorf("a global has a value or an initializer, not both")
	}
	if s, ok := value.(*ir.StringAttr); ok {
		a, ok := t.(*ArrayType)
		if !ok || a.Elem != ir.I8() || a.Len != int64(len(s.Value)) {
			return fmt.Errorf("a string needs an array of %d i8", len(s.Value))
		}
	}
	if l, _ := LinkageEnum.Of(o.Attr("linkage")); l == Appending {
		if _, ok := t.(*ArrayType); !ok {
			return fmt.Errorf("appending linkage needs an array")
		}
	}
	if n := o.IntAttr("alignment"); o.Attr("alignment") != nil && (n <= 0 || n&(n-1) != 0) {
		return fmt.Errorf("alignment must be a power of 2, found %d", n)
	}
	return nil
}

func verifyGlobalRegion(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil {
		return nil
	}
	r := b.Terminator()
	if r == nil || !r.Is(Return) || r.NumOperands() != 1 || r.Operand(0).Type() != o.Attr("global_type").(*ir.TypeAttr).Type {
		return fmt.Errorf("the initializer must return one value of the global's type")
	}
	return nil
}

func verifyAddressOf(o *ir.Op) error {
	ref := o.Attr("global_name").(*ir.SymbolRefAttr)
	s := ir.LookupSymbol(o, ref.Root)
	if s == nil || s.Def().Dialect != Dialect {
		return fmt.Errorf("@%s must be a global or a function of the llvm dialect", ref.Root)
	}
	if s.Is(Global) {
		if p, ok := o.Result(0).Type().(*PtrType); ok && int64(p.Space) != s.IntAttr("addr_space") {
			return fmt.Errorf("the result must be a pointer into the global's address space")
		}
	}
	return nil
}

func verifyConstant(o *ir.Op) error {
	t := o.Result(0).Type()
	switch a := o.Attr("value").(type) {
	case *ir.IntegerAttr:
		if _, ok := t.(*ir.IntegerType); !ok {
			return fmt.Errorf("an integer is no value of the result's type")
		}
	case *ir.FloatAttr:
		if Compatible(t) && (isFloat(t) && a.Type != t || isAggregate(t) || IsPtr(t)) {
			return fmt.Errorf("the value does not fit the type of the result")
		}
	case *ir.StringAttr:
		arr, ok := t.(*ArrayType)
		if !ok || arr.Elem != ir.I8() || arr.Len != int64(len(a.Value)) {
			return fmt.Errorf("a string needs an array of %d i8", len(a.Value))
		}
	case *ir.SymbolRefAttr:
		return fmt.Errorf("a symbol is no constant; take its address with llvm.mlir.addressof")
	case *ir.DenseElementsAttr, *ir.ArrayAttr, *ir.OpaqueAttr:
	default:
		return fmt.Errorf("the value must be a number, a string, elements or an array")
	}
	return nil
}

func verifySwitch(o *ir.Op) error {
	n := len(o.Successors()) - 1
	values := 0
	if d, ok := o.Attr("case_values").(*ir.DenseElementsAttr); ok {
		if v, ok := d.Type.(*ir.VectorType); ok && len(v.Shape) == 1 {
			values = int(v.Shape[0])
		}
	}
	if values != n {
		return fmt.Errorf("%d case values and %d destinations", values, n)
	}
	segs := o.Attr("case_operand_segments").(*ir.DenseArrayAttr).Values
	if len(segs) != n {
		return fmt.Errorf("%d operand segments and %d destinations", len(segs), n)
	}
	return ir.VerifyBranchWeights(o)
}
