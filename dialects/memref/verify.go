package memref

import (
	"fmt"
	"strconv"
	"strings"

	"accc/ir"
)

func verifyAlloc(o *ir.Op) error {
	if o.Def().ShortName() == "alloca" && !hasStack(o) {
		return fmt.Errorf("must be inside an operation with an allocation scope, such as a function")
	}
	m := o.Result(0).Type().(*ir.MemRefType)
	dynamic := 0
	for _, d := range m.Shape {
		if d == ir.Dynamic {
			dynamic++
		}
	}
	if n := len(o.Group(0)); n != dynamic {
		return fmt.Errorf("%d sizes for %d unknown dimensions", n, dynamic)
	}
	if m.Layout == nil && len(o.Group(1)) > 0 {
		return fmt.Errorf("symbol operands need a layout with symbols")
	}
	return nil
}

func verifyIndices(o *ir.Op, memref, group int) error {
	rank := len(o.Operand(memref).Type().(*ir.MemRefType).Shape)
	if n := len(o.Group(group)); n != rank {
		return fmt.Errorf("%d indices for %d dimensions", n, rank)
	}
	return nil
}

// compatible reports whether two shapes agree where both are known.
func compatible(a, b *ir.MemRefType) bool {
	if a.Unranked || b.Unranked {
		return true
	}
	if len(a.Shape) != len(b.Shape) {
		return false
	}
	for i := range a.Shape {
		if a.Shape[i] != b.Shape[i] && a.Shape[i] != ir.Dynamic && b.Shape[i] != ir.Dynamic {
			return false
		}
	}
	return true
}

func verifyCopy(o *ir.Op) error {
	a, b := o.Operand(0).Type().(*ir.MemRefType), o.Operand(1).Type().(*ir.MemRefType)
	if a.Elem != b.Elem {
		return fmt.Errorf("both sides must have one element type")
	}
	if !compatible(a, b) {
		return fmt.Errorf("both sides must have one shape")
	}
	return nil
}

func verifyCast(o *ir.Op) error {
	a, b := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	if a.Elem != b.Elem || a.Space != b.Space || !compatible(a, b) || a.Unranked && b.Unranked {
		return fmt.Errorf("%s and %s are not the same memory", ir.TypeString(a), ir.TypeString(b))
	}
	return nil
}

func verifyGlobal(o *ir.Op) error {
	m := o.Attr("type").(*ir.TypeAttr).Type.(*ir.MemRefType)
	if m.Unranked {
		return fmt.Errorf("the shape must be known")
	}
	for _, d := range m.Shape {
		if d == ir.Dynamic {
			return fmt.Errorf("the shape must be known")
		}
	}
	switch v := o.Attr("initial_value").(type) {
	case nil, *ir.UnitAttr, *ir.OpaqueAttr:
	case *ir.DenseElementsAttr:
		if v.Type != ir.Type(ir.Tensor(m.Shape, m.Elem, nil)) {
			return fmt.Errorf("the initial value must have the shape and the element type of the memref")
		}
	default:
		return fmt.Errorf("the initial value must be elements")
	}
	return nil
}

func verifyGetGlobal(o *ir.Op) error {
	ref := o.Attr("name").(*ir.SymbolRefAttr)
	g := ir.LookupSymbol(o, ref.Root)
	if !g.Is(Global) {
		return fmt.Errorf("@%s must be a memref.global", ref.Root)
	}
	if g.Attr("type").(*ir.TypeAttr).Type != o.Result(0).Type() {
		return fmt.Errorf("the result must have the type of the global")
	}
	return nil
}

func verifySubView(o *ir.Op) error {
	rank := len(o.Operand(0).Type().(*ir.MemRefType).Shape)
	for i, name := range []string{"static_offsets", "static_sizes", "static_strides"} {
		list := o.Attr(name).(*ir.DenseArrayAttr).Values
		if len(list) != rank {
			return fmt.Errorf("%d %s for %d dimensions", len(list), name[len("static_"):], rank)
		}
		dynamic := 0
		for _, v := range list {
			if v == ir.Dynamic {
				dynamic++
			}
		}
		if n := len(o.Group(1 + i)); n != dynamic {
			return fmt.Errorf("%d dynamic %s where %d are needed", n, name[len("static_"):], dynamic)
		}
	}
	if elementOf(o.Operand(0).Type())[0] != elementOf(o.Result(0).Type())[0] {
		return fmt.Errorf("the result must have the element type of the source")
	}
	return verifyPart(o)
}

// verifyPart: the shape and the layout of a subview follow from its offsets, sizes and strides; dimensions
// of size 1 may be left out.
func verifyPart(o *ir.Op) error {
	source, result := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	strides, offset, ok := stridesOf(source)
	got, gotOffset, known := stridesOf(result)
	if !ok || !known {
		return nil
	}
	offsets, sizes, steps := static(o, "static_offsets"), static(o, "static_sizes"), static(o, "static_strides")
	for i := range strides {
		offset = plus(offset, times(offsets[i], strides[i]))
		strides[i] = times(strides[i], steps[i])
	}
	at := 0
	for i, n := range sizes {
		switch {
		case at < len(got) && result.Shape[at] == n && got[at] == strides[i]:
			at++
		case n != 1:
			return fmt.Errorf("the result must have the shape and the layout of the part")
		}
	}
	if at != len(got) || gotOffset != offset || source.Space != result.Space {
		return fmt.Errorf("the result must have the shape and the layout of the part")
	}
	return nil
}

func static(o *ir.Op, name string) []int64 { return o.Attr(name).(*ir.DenseArrayAttr).Values }

// times and plus count with numbers of which some are not known.
func times(a, b int64) int64 {
	switch {
	case a == 0 || b == 0:
		return 0
	case a == ir.Dynamic || b == ir.Dynamic:
		return ir.Dynamic
	}
	return a * b
}

func plus(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic {
		return ir.Dynamic
	}
	return a + b
}

// stridesOf are the strides and the offset of a memref; ok is false for layouts that are not strided.
func stridesOf(m *ir.MemRefType) (strides []int64, offset int64, ok bool) {
	strides = make([]int64, len(m.Shape))
	if m.Layout == nil {
		n := int64(1)
		for i := len(m.Shape) - 1; i >= 0; i-- {
			strides[i] = n
			n = times(n, m.Shape[i])
		}
		return strides, 0, true
	}
	l, isText := m.Layout.(*ir.OpaqueAttr)
	if isText && strings.HasPrefix(l.Body, mapStart) {
		return stridesOfMap(l.Body, len(m.Shape))
	}
	if !isText || !strings.HasPrefix(l.Body, "strided<[") {
		return nil, 0, false
	}
	list, rest, _ := strings.Cut(l.Body[len("strided<["):], "]")
	if list != "" {
		for i, s := range strings.Split(list, ", ") {
			strides[i] = numberOf(s)
		}
	}
	if at, found := strings.CutPrefix(rest, ", offset: "); found {
		offset = numberOf(strings.TrimSuffix(at, ">"))
	}
	return strides, offset, true
}

// stridesOfMap are the strides of a layout that is an affine map with one result, a sum of multiples of dimensions.
func stridesOfMap(body string, rank int) (strides []int64, offset int64, ok bool) {
	_, sum, _ := strings.Cut(strings.TrimSuffix(body, ")"+mapEnd), " -> (")
	strides = make([]int64, rank)
	for _, term := range strings.Split(sum, " + ") {
		dim, factor, product := strings.Cut(term, " * ")
		n := int64(1)
		if product {
			n = numberOf(factor)
		}
		i, err := strconv.Atoi(strings.TrimPrefix(dim, "d"))
		switch {
		case err == nil && dim[0] == 'd' && i < rank && strides[i] == 0:
			strides[i] = n
		case !product && !strings.ContainsAny(term, "d(,") && offset == 0:
			offset = numberOf(term)
		default:
			return nil, 0, false
		}
	}
	return strides, offset, true
}

func numberOf(s string) int64 {
	if n, err := strconv.ParseInt(s, 10, 64); err == nil {
		return n
	}
	return ir.Dynamic
}

// hasStack reports whether an operation around o frees stack memory at its end.
func hasStack(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Def().Has(ir.AutomaticAllocationScope) {
			return true
		}
	}
	return false
}
