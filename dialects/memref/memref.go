// Package memref is the dialect of memory with a shape, as tests and other
// compilers' output use it. accc's own lowering uses llvm pointers.
package memref

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the memref namespace.
var Dialect = ir.NewDialect("memref", "Memory with a shape.")

func init() { Dialect.Missing = []string{"dma_start", "dma_wait"} }

func one(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

func indexes(name string) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: constraint.Index}
}

func optional(name string, c ir.AttrConstraint) ir.AttrSpec {
	return ir.AttrSpec{Name: name, Type: c, Optional: true}
}

var (
	alignment   = optional("alignment", constraint.Alignment)
	nontemporal = ir.AttrSpec{Name: "nontemporal", Type: constraint.BoolAttr, Optional: true, Default: ir.Bool(false)}
)

// allocation defines alloc and alloca.
func allocation(name, doc string, o object, more ...any) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:         doc,
		Operands:    []ir.OperandSpec{indexes("dynamicSizes"), indexes("symbolOperands")},
		Attrs:       []ir.AttrSpec{alignment},
		Results:     []ir.ResultSpec{one("memref", constraint.RankedMemRef)},
		Traits:      ir.AttrSizedOperands,
		Effects:     []ir.Effect{{Kind: ir.AllocEffect, On: "memref"}},
		Format:      "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
		Verify:      verifyAlloc,
		ResultNames: named(name),
		Interfaces:  append([]any{o}, more...),
	})
}

// Allocation and access.
var (
	Alloc   = allocation("alloc", "Memory on the heap.", object{})
	Alloca  = allocation("alloca", "Memory on the stack, until the enclosing allocation scope ends.", object{local: true}, parts{})
	Dealloc = Dialect.Op("dealloc", ir.Spec{
		Doc:      "Give memory on the heap back.",
		Operands: []ir.OperandSpec{one("memref", constraint.AnyMemRef)},
		Effects:  []ir.Effect{{Kind: ir.FreeEffect, On: "memref"}},
		Format:   "$memref attr-dict `:` type($memref)",
	})
	Load = Dialect.Op("load", ir.Spec{
		Doc:        "The element at indices.",
		Operands:   []ir.OperandSpec{one("memref", constraint.RankedMemRef), indexes("indices")},
		Attrs:      []ir.AttrSpec{alignment, nontemporal},
		Results:    []ir.ResultSpec{one("result", constraint.AnyType)},
		Effects:    []ir.Effect{{Kind: ir.ReadEffect, On: "memref"}},
		Format:     "$memref `[` $indices `]` attr-dict `:` type($memref)",
		TypesMatch: []ir.TypeMatch{{Doc: "result is the element type of memref", From: "memref", To: "result", Of: elementOf}},
		Infer: func(s *ir.State) ([]ir.Type, error) {
			if t := elementOf(s.Operands[0].Type()); t != nil {
				return t, nil
			}
			return nil, fmt.Errorf("a memref is needed")
		},
		Verify: func(o *ir.Op) error {
			if elementOf(o.Operand(0).Type())[0] != o.Result(0).Type() {
				return fmt.Errorf("the result must have the element type")
			}
			return verifyIndices(o, 0, 1)
		},
		Interfaces: []any{access{0}, partAccess{0}},
	})
	Store = Dialect.Op("store", ir.Spec{
		Doc:        "Write the element at indices.",
		Operands:   []ir.OperandSpec{one("value", constraint.AnyType), one("memref", constraint.RankedMemRef), indexes("indices")},
		Attrs:      []ir.AttrSpec{alignment, nontemporal},
		Effects:    []ir.Effect{{Kind: ir.WriteEffect, On: "memref"}},
		Format:     "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
		TypesMatch: []ir.TypeMatch{{Doc: "value has the element type of memref", From: "memref", To: "value", Of: elementOf}},
		Verify: func(o *ir.Op) error {
			if elementOf(o.Operand(1).Type())[0] != o.Operand(0).Type() {
				return fmt.Errorf("the value must have the element type")
			}
			return verifyIndices(o, 1, 2)
		},
		Interfaces: []any{access{1}, partAccess{1}},
	})
	Copy = Dialect.Op("copy", ir.Spec{
		Doc:      "Copy all elements.",
		Operands: []ir.OperandSpec{one("source", constraint.AnyMemRef), one("target", constraint.AnyMemRef)},
		Effects:  []ir.Effect{{Kind: ir.ReadEffect, On: "source"}, {Kind: ir.WriteEffect, On: "target"}},
		Format:   "$source `,` $target attr-dict `:` type($source) `to` type($target)",
		Verify:   verifyCopy,

		Interfaces: []any{whole{}},
	})
	Cast = Dialect.Op("cast", ir.Spec{
		Doc:         "The same memory with more or less of its shape known.",
		Operands:    []ir.OperandSpec{one("source", constraint.AnyMemRef)},
		Results:     []ir.ResultSpec{one("dest", constraint.AnyMemRef)},
		Traits:      ir.Pure,
		ResultNames: named("cast"),
		Format:      "$source attr-dict `:` type($source) `to` type($dest)",
		Verify:      verifyCast,
		Interfaces:  []any{part{}},
	})
	Dim = Dialect.Op("dim", ir.Spec{
		Doc:         "The size of a dimension.",
		Operands:    []ir.OperandSpec{one("source", constraint.AnyMemRef), one("index", constraint.Index)},
		Results:     []ir.ResultSpec{one("result", constraint.Index)},
		Effects:     []ir.Effect{},
		ResultNames: named("dim"),
		Format:      "attr-dict $source `,` $index `:` type($source)",
	})
)

// Globals.
var (
	Global = Dialect.Op("global", ir.Spec{
		Doc: "A global variable or constant.",
		Attrs: []ir.AttrSpec{alignment, optional("constant", constraint.UnitAttr), optional("initial_value", constraint.AnyAttr),
			{Name: "sym_name", Type: constraint.SymbolName}, optional("sym_visibility", constraint.StringAttr),
			{Name: "type", Type: constraint.Attr("memref type attribute", isMemRefAttr)}},
		Traits: ir.SymbolOp, Interfaces: []any{storage{}},
		Format: "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
		Verify: verifyGlobal,
	})
	GetGlobal = Dialect.Op("get_global", ir.Spec{
		Doc:           "The memory of a global.",
		Attrs:         []ir.AttrSpec{{Name: "name", Type: constraint.FlatSymbol}},
		Results:       []ir.ResultSpec{one("result", constraint.RankedMemRef)},
		Traits:        ir.Pure,
		Format:        "$name `:` type($result) attr-dict",
		VerifySymbols: verifyGetGlobal,
		Interfaces:    []any{object{}},
	})
)

// SubView is memref.subview.
var SubView = Dialect.Op("subview", ir.Spec{
	Doc:      "A part of memory, by offsets, sizes and strides.",
	Operands: []ir.OperandSpec{one("source", constraint.RankedMemRef), indexes("offsets"), indexes("sizes"), indexes("strides")},
	Attrs: []ir.AttrSpec{{Name: "static_offsets", Type: constraint.DenseI64Array}, {Name: "static_sizes", Type: constraint.DenseI64Array},
		{Name: "static_strides", Type: constraint.DenseI64Array}},
	Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
	Traits:      ir.AttrSizedOperands | ir.Pure,
	ResultNames: named("subview"),
	Format: "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) " +
		"custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
	Verify: verifySubView,

	Interfaces: []any{part{}},
})

func elementOf(t ir.Type) []ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return []ir.Type{m.Elem}
	}
	return nil
}

func isMemRefAttr(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	if !ok {
		return false
	}
	_, ok = t.Type.(*ir.MemRefType)
	return ok
}

// storage is the linkage of globals: one without an initial value is a declaration.
type storage struct{}

// LinkageOf implements ir.Linkable.
func (storage) LinkageOf(o *ir.Op) ir.Linkage {
	if o.Attr("initial_value") == nil {
		return ir.DeclaredLinkage
	}
	return ir.ByVisibility{}.LinkageOf(o)
}
