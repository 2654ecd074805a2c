package memref

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

func maybe(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Maybe, Type: c}
}

func many(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: c}
}

var indexLists = constraint.ArrayOf("array of 64-bit integer arrays", constraint.I64Array)

// The same memory seen in another way, and what is known of it.
var (
	Rank = Dialect.Op("rank", ir.Spec{
		Doc:      "The number of dimensions.",
		Operands: []ir.OperandSpec{one("memref", constraint.AnyMemRef)},
		Results:  []ir.ResultSpec{one("result", constraint.Index)},
		Traits:   ir.Pure,
		Format:   "$memref attr-dict `:` type($memref)",
	})
	MemorySpaceCast = Dialect.Op("memory_space_cast", ir.Spec{
		Doc:         "The same memory by an address of another memory space.",
		Operands:    []ir.OperandSpec{one("source", constraint.AnyMemRef)},
		Results:     []ir.ResultSpec{one("dest", constraint.AnyMemRef)},
		Traits:      ir.Pure | ir.SameOperandsElements,
		ResultNames: named("memspacecast"),
		Interfaces:  []any{part{}},
		Format:      "$source attr-dict `:` type($source) `to` type($dest)",
	})
	ExtractPointer = Dialect.Op("extract_aligned_pointer_as_index", ir.Spec{
		Doc:         "The address of the memory as a number.",
		Operands:    []ir.OperandSpec{one("source", constraint.AnyMemRef)},
		Results:     []ir.ResultSpec{one("aligned_pointer", constraint.Index)},
		Traits:      ir.Pure,
		ResultNames: named("intptr"),
		Format:      "$source `:` type($source) `->` type(results) attr-dict",
	})
	ExtractMetadata = Dialect.Op("extract_strided_metadata", ir.Spec{
		Doc:      "What describes the memory: a buffer without a shape, the offset, the sizes and the strides.",
		Operands: []ir.OperandSpec{one("source", constraint.RankedMemRef)},
		Results: []ir.ResultSpec{one("base_buffer", constraint.RankedMemRef), one("offset", constraint.Index), many("sizes", constraint.Index),
			many("strides", constraint.Index)},
		Traits:      ir.Pure,
		ResultNames: nameMetadata,
		Format:      "$source `:` type($source) `->` type(results) attr-dict",
		Verify:      verifyMetadata,
	})
	ReinterpretCast = Dialect.Op("reinterpret_cast", ir.Spec{
		Doc:      "The same memory with another offset, shape and strides.",
		Operands: []ir.OperandSpec{one("source", constraint.AnyMemRef), indexes("offsets"), indexes("sizes"), indexes("strides")},
		Attrs: []ir.AttrSpec{{Name: "static_offsets", Type: constraint.DenseI64Array}, {Name: "static_sizes", Type: constraint.DenseI64Array},
			{Name: "static_strides", Type: constraint.DenseI64Array}},
		Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Traits:      ir.AttrSizedOperands | ir.Pure,
		ResultNames: named("reinterpret_cast"),
		Interfaces:  []any{part{}},
		Format: "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` " +
			"custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) " +
			"attr-dict `:` type($source) `to` type($result)",
		Verify: verifyReinterpret,
	})
	View = Dialect.Op("view", ir.Spec{
		Doc:         "A part of a buffer of bytes, with a shape.",
		Operands:    []ir.OperandSpec{one("source", bytes), one("byte_shift", constraint.Index), indexes("sizes")},
		Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Traits:      ir.Pure,
		ResultNames: named("view"),
		Interfaces:  []any{part{}},
		Format:      "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
		Verify:      verifyView,
	})
	Reshape = Dialect.Op("reshape", ir.Spec{
		Doc:         "The same memory with a shape that is a value.",
		Operands:    []ir.OperandSpec{one("source", constraint.AnyMemRef), one("shape", constraint.RankedMemRef)},
		Results:     []ir.ResultSpec{one("result", constraint.AnyMemRef)},
		Traits:      ir.Pure,
		ResultNames: named("reshape"),
		Interfaces:  []any{part{}},
		Format:      "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
		Verify:      verifyReshape,
	})
	CollapseShape = Dialect.Op("collapse_shape", ir.Spec{
		Doc:         "The same memory with neighbouring dimensions made one.",
		Operands:    []ir.OperandSpec{one("src", constraint.RankedMemRef)},
		Attrs:       []ir.AttrSpec{{Name: "reassociation", Type: indexLists}},
		Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Traits:      ir.Pure,
		ResultNames: named("collapse_shape"),
		Interfaces:  []any{part{}},
		Format:      "$src $reassociation attr-dict `:` type($src) `into` type($result)",
		Verify:      func(o *ir.Op) error { return verifyGroups(o, o.Operand(0), o.Result(0)) },
	})
	ExpandShape = Dialect.Op("expand_shape", ir.Spec{
		Doc:         "The same memory with dimensions taken apart.",
		Operands:    []ir.OperandSpec{one("src", constraint.RankedMemRef), indexes("output_shape")},
		Attrs:       []ir.AttrSpec{{Name: "reassociation", Type: indexLists}, {Name: "static_output_shape", Type: constraint.DenseI64Array}},
		Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Traits:      ir.Pure,
		ResultNames: named("expand_shape"),
		Interfaces:  []any{part{}},
		Format: "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) " +
			"`into` type($result)",
		Verify: func(o *ir.Op) error { return verifyGroups(o, o.Result(0), o.Operand(0)) },
	})
	AssumeAlignment = Dialect.Op("assume_alignment", ir.Spec{
		Doc:         "Memory whose address is known to be a multiple.",
		Operands:    []ir.OperandSpec{one("memref", constraint.AnyMemRef)},
		Attrs:       []ir.AttrSpec{{Name: "alignment", Type: constraint.I32Attr}},
		Results:     []ir.ResultSpec{one("result", constraint.AnyMemRef)},
		Traits:      ir.Pure | ir.SameTypes,
		ResultNames: named("assume_align"),
		Interfaces:  []any{part{}},
		Format:      "$memref `,` $alignment attr-dict `:` type($memref)",
		Verify: func(o *ir.Op) error {
			if n := o.IntAttr("alignment"); n <= 0 || n&(n-1) != 0 {
				return fmt.Errorf("the alignment must be a power of two")
			}
			return nil
		},
	})
	DistinctObjects = Dialect.Op("distinct_objects", ir.Spec{
		Doc:      "Memories that do not overlap.",
		Operands: []ir.OperandSpec{many("operands", constraint.AnyMemRef)},
		Results:  []ir.ResultSpec{many("results", constraint.AnyMemRef)},
		Traits:   ir.Pure,
		Format:   "$operands attr-dict `:` custom<SameTypes>(type($operands), type($results))",
		Verify: func(o *ir.Op) error {
			if o.NumOperands() == 0 {
				return fmt.Errorf("at least one operand is needed")
			}
			return nil
		},
	})
	Realloc = Dialect.Op("realloc", ir.Spec{
		Doc:      "Memory on the heap with another size, and the old contents as far as they fit.",
		Operands: []ir.OperandSpec{one("source", constraint.RankedMemRef), maybe("dynamicResultSize", constraint.Index)},
		Attrs:    []ir.AttrSpec{alignment},
		Results:  []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Effects:  []ir.Effect{{Kind: ir.FreeEffect, On: "source"}, {Kind: ir.AllocEffect, On: "result"}},
		Format:   "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
		Verify:   verifyRealloc,
	})
	Prefetch = Dialect.Op("prefetch", ir.Spec{
		Doc:      "An element that will be used soon.",
		Operands: []ir.OperandSpec{one("memref", constraint.RankedMemRef), indexes("indices")},
		Attrs: []ir.AttrSpec{{Name: "isDataCache", Type: constraint.BoolAttr}, {Name: "isWrite", Type: constraint.BoolAttr},
			{Name: "localityHint", Type: constraint.I32Attr}},
		Format: "$memref `[` $indices `]` `,` custom<Word>($isWrite, \"read\", \"write\") `,` `locality` `<` $localityHint `>` `,` " +
			"custom<Word>($isDataCache, \"instr\", \"data\") attr-dict `:` type($memref)",
		Verify: func(o *ir.Op) error { return verifyIndices(o, 0, 1) },
	})
)

var bytes = constraint.Type("1D memref of 8-bit signless integer values", func(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	return ok && !m.Unranked && len(m.Shape) == 1 && m.Elem == ir.I8()
})

func nameMetadata(o *ir.Op, name func(*ir.Value, string)) {
	name(o.Result(0), "base_buffer")
	name(o.Result(1), "offset")
	if n := (o.NumResults() - 2) / 2; n > 0 {
		name(o.Result(2), "sizes")
		name(o.Result(2+n), "strides")
	}
}

func verifyMetadata(o *ir.Op) error {
	m := o.Operand(0).Type().(*ir.MemRefType)
	if n := 2 + 2*len(m.Shape); o.NumResults() != n {
		return fmt.Errorf("%d results for %d dimensions", o.NumResults(), len(m.Shape))
	}
	if o.Result(0).Type() != ir.Type(ir.MemRef(nil, m.Elem, nil, m.Space)) {
		return fmt.Errorf("the buffer must be a memref without dimensions, of the same elements")
	}
	return nil
}

func verifyReinterpret(o *ir.Op) error {
	source, result := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	if source.Elem != result.Elem || source.Space != result.Space {
		return fmt.Errorf("the result must have the elements and the memory space of the source")
	}
	offsets, sizes, strides := static(o, "static_offsets"), static(o, "static_sizes"), static(o, "static_strides")
	if len(offsets) != 1 || len(sizes) != len(result.Shape) || len(strides) != len(sizes) {
		return fmt.Errorf("expected one offset, and a size and a stride for each dimension of the result")
	}
	got, offset, known := stridesOf(result)
	if !known {
		return nil
	}
	// What is not known in the type may be anything.
	fits := func(want, got int64) bool { return got == ir.Dynamic || want == got }
	if !fits(offsets[0], offset) {
		return fmt.Errorf("the offset is not that of the result")
	}
	for i := range sizes {
		if !fits(sizes[i], result.Shape[i]) || !fits(strides[i], got[i]) {
			return fmt.Errorf("dimension %d is not that of the result", i)
		}
	}
	return nil
}

func verifyView(o *ir.Op) error {
	source, result := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	if source.Layout != nil || result.Layout != nil {
		return fmt.Errorf("neither memref may have a layout")
	}
	if source.Space != result.Space {
		return fmt.Errorf("both memrefs must be in one memory space")
	}
	unknown := 0
	for _, d := range result.Shape {
		if d == ir.Dynamic {
			unknown++
		}
	}
	if n := len(o.Group(2)); n != unknown {
		return fmt.Errorf("%d sizes for %d unknown dimensions", n, unknown)
	}
	return nil
}

func verifyReshape(o *ir.Op) error {
	source, result := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	if source.Elem != result.Elem {
		return fmt.Errorf("the result must have the elements of the source")
	}
	if source.Layout != nil || result.Layout != nil {
		return fmt.Errorf("neither memref may have a layout")
	}
	shape := o.Operand(1).Type().(*ir.MemRefType)
	if len(shape.Shape) != 1 || !ir.IsIntOrIndex(shape.Elem) {
		return fmt.Errorf("the shape must be a list of integers")
	}
	if !result.Unranked && shape.Shape[0] != int64(len(result.Shape)) {
		return fmt.Errorf("the shape must have an element for each of %d dimensions", len(result.Shape))
	}
	return nil
}

// verifyGroups: the groups name all dimensions of the larger shape in order, and are as many as the smaller has.
func verifyGroups(o *ir.Op, large, small *ir.Value) error {
	l, s := large.Type().(*ir.MemRefType), small.Type().(*ir.MemRefType)
	if l.Elem != s.Elem {
		return fmt.Errorf("the result must have the elements of the source")
	}
	groups := o.Attr("reassociation").(*ir.ArrayAttr).Elems
	if len(groups) != len(s.Shape) {
		return fmt.Errorf("%d groups of dimensions for %d dimensions", len(groups), len(s.Shape))
	}
	next := int64(0)
	for _, g := range groups {
		for _, d := range g.(*ir.ArrayAttr).Elems {
			if d.(*ir.IntegerAttr).Value != next {
				return fmt.Errorf("the groups must name the dimensions in order")
			}
			next++
		}
	}
	if len(groups) > 0 && next != int64(len(l.Shape)) {
		return fmt.Errorf("the groups must name all %d dimensions", len(l.Shape))
	}
	return nil
}

func verifyRealloc(o *ir.Op) error {
	source, result := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	switch {
	case source.Layout != nil || result.Layout != nil || len(source.Shape) != 1 || len(result.Shape) != 1:
		return fmt.Errorf("both memrefs must have one dimension and no layout")
	case source.Elem != result.Elem || source.Space != result.Space:
		return fmt.Errorf("the result must have the elements and the memory space of the source")
	case (result.Shape[0] == ir.Dynamic) != (len(o.Group(1)) == 1):
		return fmt.Errorf("a size is given when the type does not say it")
	}
	return nil
}

// The types of operands, which are those of the results.

func parseSameTypes(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	types, err := p.TypeList()
	args[0].Types, args[1].Types = types, types
	return err
}

func printSameTypes(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.List(len(args[0].Types), func(i int) { p.Type(args[0].Types[i]) })
}

// The keyword of a flag: the first for false, the second for true.

func parseFlag(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	set := p.OptionalKeyword(args[2].Text)
	args[0].Attr = ir.Bool(set)
	if set {
		return nil
	}
	return p.Keyword(args[1].Text)
}

func printFlag(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if i, ok := args[0].Attr.(*ir.IntegerAttr); ok && i.Value != 0 {
		p.Text(args[2].Text)
		return
	}
	p.Text(args[1].Text)
}
