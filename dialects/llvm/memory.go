package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// DynamicIndex in rawConstantIndices marks an index that is an operand.
const DynamicIndex = -1 << 31

var elemType = needed("elem_type", constraint.TypeAttr)

// Memory.
var (
	Alloca = Dialect.Op("alloca", ir.Spec{
		Doc:        "Memory on the stack for arraySize elements, until the function returns.",
		Operands:   []ir.OperandSpec{one("arraySize", signless)},
		Attrs:      attrs([]ir.AttrSpec{alignment, elemType, unit("inalloca")}),
		Results:    []ir.ResultSpec{one("res", pointer)},
		Effects:    []ir.Effect{{Kind: ir.AllocEffect, On: "res"}},
		Parse:      parseAlloca,
		Print:      printAlloca,
		Interfaces: []any{slotAlloca{}, parts{}, pointee{}, object{}},
	})
	Load = Dialect.Op("load", ir.Spec{
		Doc:      "The value in memory.",
		Operands: []ir.OperandSpec{one("addr", pointer)},
		Attrs: attrs(aliasAttrs, []ir.AttrSpec{alignment, unit("volatile_"), unit("nontemporal"), unit("invariant"), unit("invariantGroup"),
			{Name: "ordering", Type: OrderingEnum.Constraint("atomic ordering"), Default: OrderingEnum.Attr(NotAtomic)}, syncscope,
			optional("dereferenceable", dereferenceable)}),
		Results: []ir.ResultSpec{one("res", loadables)},
		Format: "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? " +
			"(`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
		Verify:     verifyLoad,
		Interfaces: []any{slotAccess{0, -1}, access{ir.ReadEffect}, derived{}, orders{"ordering"}},
	})
	Store = Dialect.Op("store", ir.Spec{
		Doc:      "Write a value to memory.",
		Operands: []ir.OperandSpec{one("value", loadables), one("addr", pointer)},
		Attrs: attrs(aliasAttrs, []ir.AttrSpec{alignment, unit("volatile_"), unit("nontemporal"), unit("invariantGroup"),
			{Name: "ordering", Type: OrderingEnum.Constraint("atomic ordering"), Default: OrderingEnum.Attr(NotAtomic)}, syncscope}),
		Format: "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? " +
			"(`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))",
		Verify:     verifyStore,
		Interfaces: []any{slotAccess{1, 0}, access{ir.WriteEffect}, orders{"ordering"}},
	})
	GEP = Dialect.Op("getelementptr", ir.Spec{
		Doc: "The address of a part of what a pointer points to. The first index counts elements of elem_type, " +
			"the others go into it. Constant indices are attributes, others operands marked in rawConstantIndices.",
		Operands: []ir.OperandSpec{one("base", pointers), many("dynamicIndices", integers)},
		Attrs: attrs([]ir.AttrSpec{elemType, needed("rawConstantIndices", constraint.DenseI32Array),
			{Name: "noWrapFlags", Type: NoWrapEnum.Constraint("no-wrap flags"), Default: NoWrapEnum.Attr(0)}}),
		Results: []ir.ResultSpec{one("res", pointers)},
		Traits:  ir.Pure,
		Format: "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` " +
			"functional-type(operands, results) `,` $elem_type",
		Verify: verifyGEP,
		Fold:   foldGEP,

		Interfaces: []any{pointee{}, derived{}, partAddress{}},
	})
)

// Atomic operations.
var (
	AtomicRMW = Dialect.Op("atomicrmw", ir.Spec{
		Doc:      "Replace a value in memory atomically; the result is the old one.",
		Operands: []ir.OperandSpec{one("ptr", pointer), one("val", atomicTypes)},
		Attrs: attrs(aliasAttrs, []ir.AttrSpec{needed("bin_op", AtomicEnum.Constraint("atomicrmw binary operation")), alignment,
			needed("ordering", OrderingEnum.Constraint("atomic ordering")), syncscope, unit("volatile_")}),
		Results: []ir.ResultSpec{one("res", atomicTypes)},
		Effects: []ir.Effect{{Kind: ir.ReadEffect, On: "ptr"}, {Kind: ir.WriteEffect, On: "ptr"}},
		Format: "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` " +
			"qualified(type($ptr)) `,` type($val)",
		AllTypesMatch: [][]string{{"val", "res"}},
		Infer:         func(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[1].Type()}, nil },
		Verify:        verifyAtomicRMW,
		Interfaces:    []any{orders{"ordering"}},
	})
	CmpXchg = Dialect.Op("cmpxchg", ir.Spec{
		Doc:      "Replace a value in memory atomically if it is cmp; the result is the old value and whether it was replaced.",
		Operands: []ir.OperandSpec{one("ptr", pointer), one("cmp", casTypes), one("val", casTypes)},
		Attrs: attrs(aliasAttrs, []ir.AttrSpec{needed("success_ordering", OrderingEnum.Constraint("atomic ordering")),
			needed("failure_ordering", OrderingEnum.Constraint("atomic ordering")), alignment, syncscope, unit("weak"), unit("volatile_")}),
		Results: []ir.ResultSpec{one("res", anyStruct)},
		Effects: []ir.Effect{{Kind: ir.ReadEffect, On: "ptr"}, {Kind: ir.WriteEffect, On: "ptr"}},
		Format: "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? " +
			"$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
		Infer: func(s *ir.State) ([]ir.Type, error) { return []ir.Type{Struct(s.Operands[2].Type(), ir.I1())}, nil },

		AllTypesMatch: [][]string{{"cmp", "val"}},
		Verify:        verifyCmpXchg,
		Interfaces:    []any{orders{"success_ordering"}},
	})
	Fence = Dialect.Op("fence", ir.Spec{
		Doc:    "Order memory operations.",
		Attrs:  attrs([]ir.AttrSpec{needed("ordering", OrderingEnum.Constraint("atomic ordering")), syncscope}),
		Format: "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
		Verify: verifyFence,

		Interfaces: []any{orders{"ordering"}},
	})
)

// Parts of aggregates.
var (
	InsertValue = Dialect.Op("insertvalue", ir.Spec{
		Doc:      "An aggregate with one element replaced.",
		Operands: []ir.OperandSpec{one("container", aggregate), one("value", primitive)},
		Attrs:    []ir.AttrSpec{needed("position", constraint.DenseI64Array)},
		Results:  []ir.ResultSpec{one("res", aggregate)},
		Traits:   ir.Pure,
		Format:   "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
		Infer:    func(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[0].Type()}, nil },
		Verify:   verifyInsertValue,
	})
	ExtractValue = Dialect.Op("extractvalue", ir.Spec{
		Doc:      "An element of an aggregate.",
		Operands: []ir.OperandSpec{one("container", aggregate)},
		Attrs:    []ir.AttrSpec{needed("position", constraint.DenseI64Array)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure,
		Format:   "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
		Infer: func(s *ir.State) ([]ir.Type, error) {
			t, err := elementAt(s.Operands[0].Type(), s.Attr("position"))
			return []ir.Type{t}, err
		},
		Verify: verifyExtractValue,
		Fold:   foldExtractValue,
	})
)
