package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

func indexes(name string) ir.OperandSpec { return many(name, constraint.Index) }

// DO CONCURRENT.
var (
	DoConcurrent = Dialect.Op("do_concurrent", ir.Spec{
		Doc:     "A DO CONCURRENT construct: what its iterations need once, and the loop.",
		Regions: []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:  ir.SingleBlock | ir.AutomaticAllocationScope,
		Format:  "$region attr-dict",
		Verify:  verifyDoConcurrent,
	})
	DoConcurrentLoop = Dialect.Op("do_concurrent.loop", ir.Spec{
		Doc: "Run the region for all counters of a box, bounds included, in any order or at once. Variables may be " +
			"local to an iteration, or combine what the iterations give.",
		Operands: operands(indexes("lowerBound"), indexes("upperBound"), indexes("step"), many("local_vars", anyType), many("reduce_vars", anyType)),
		Attrs: attrs(optional("loopAnnotation", constraint.AnyAttr), optional("local_syms", constraint.SymbolRefArray),
			optional("reduce_byref", constraint.DenseI1Array), optional("reduce_syms", constraint.SymbolRefArray), optional("reduce_attrs", constraint.ArrayAttr)),
		Regions:    []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:     ir.AttrSizedOperands | ir.Terminator | ir.NoTerminator | ir.SingleBlock,
		Parents:    []string{"fir.do_concurrent"},
		Parse:      parseConcurrent,
		Print:      printConcurrent,
		Verify:     verifyConcurrent,
		Interfaces: []any{loop{}},
	})
	Local = Dialect.Op("local", ir.Spec{
		Doc: "How a variable becomes local to an iteration: its copies are made by the first region, get its value by the " +
			"second and are given back by the third.",
		Attrs: attrs(needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr),
			needed("locality_specifier_type", LocalityEnum.Constraint("type of a locality specifier"))),
		Regions: []ir.RegionSpec{{Name: "init_region"}, {Name: "copy_region"}, {Name: "dealloc_region"}},
		Traits:  ir.IsolatedFromAbove | ir.SymbolOp,
		Format: "$locality_specifier_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? " +
			"(`dealloc` $dealloc_region^)? attr-dict",
		Interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
	})
	DeclareReduction = Dialect.Op("declare_reduction", ir.Spec{
		Doc:   "How the values of iterations combine: where they start, the sum of two, and what becomes of memory they need.",
		Attrs: attrs(needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr), optional("byref_element_type", constraint.TypeAttr)),
		Regions: []ir.RegionSpec{{Name: "allocRegion"}, {Name: "initializerRegion"}, {Name: "reductionRegion"}, {Name: "atomicReductionRegion"},
			{Name: "cleanupRegion"}, {Name: "dataPtrPtrRegion"}},
		Traits: ir.IsolatedFromAbove | ir.SymbolOp,
		Format: "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion " +
			"(`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?",
		Interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
	})
	Yield = Dialect.Op("yield", ir.Spec{
		Doc:      "End a region of fir.local or fir.declare_reduction with the values it yields.",
		Operands: operands(many("results", anyType)),
		Traits:   ir.Terminator | ir.ReturnLike | ir.Pure,
		Parents:  []string{"fir.local", "fir.declare_reduction"},
		Format:   "(`(` $results^ `:` type($results) `)`)? attr-dict",
	})
)

// loop is the ir.LoopLike of do_concurrent.loop, which combines what its iterations give: its region is not all that it runs.
type loop struct{}

// LoopRegions implements ir.LoopLike.
func (loop) LoopRegions(o *ir.Op) []*ir.Region { return o.Regions()[:1] }
