package omp

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Recipes.
var (
	Private = define("private", op{doc: "How private copies of a type are made, filled and destroyed.", source: "OpenMP 5.2 §5.4.3",
		attrs: []ir.AttrSpec{needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr),
			needed("data_sharing_type", DataSharingEnum.Constraint("Type of a data-sharing clause"))},
		regions: []ir.RegionSpec{{Name: "init_region"}, {Name: "copy_region"}, {Name: "dealloc_region"}},
		traits:  ir.IsolatedFromAbove | ir.SymbolOp, interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
		format: "$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict",

		verifyRegions: verifyPrivate})
	DeclareReduction = define("declare_reduction", op{doc: "How copies of a type are made, combined and destroyed for a reduction.", source: "OpenMP 5.2 §5.5.11",
		attrs: []ir.AttrSpec{needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr), optional("byref_element_type", constraint.TypeAttr)},
		regions: []ir.RegionSpec{{Name: "allocRegion"}, {Name: "initializerRegion"}, {Name: "reductionRegion"}, {Name: "atomicReductionRegion"},
			{Name: "cleanupRegion"}, {Name: "dataPtrPtrRegion"}},
		traits: ir.IsolatedFromAbove | ir.SymbolOp, interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
		format: "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )? `init` $initializerRegion `combiner` $reductionRegion " +
			"( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )? ( `data_ptr_ptr` $dataPtrPtrRegion^ )?",
		verifyRegions: verifyDeclareReduction})
)
