package acc

import (
	"accc/ir"
	"accc/ir/constraint"
)

var fmtAtomicIf = oilist(fmtIf)

// Atomic operations.
var (
	AtomicRead = Dialect.Op("atomic.read", ir.Spec{
		Doc:        "Read x atomically into v.",
		Source:     "OpenACC 3.3 §2.12",
		Operands:   []ir.OperandSpec{one("x", constraint.PointerLike), one("v", constraint.PointerLike), ifCond},
		Attrs:      []ir.AttrSpec{needed("element_type", constraint.TypeAttr)},
		Format:     fmtAtomicIf + "$v `=` $x `:` custom<AtomicReadTypes>(type($v), type($x), $element_type) attr-dict",
		Verify:     verifyAtomicRead,
		Interfaces: []any{&Atomic{AtomicReads}},
	})
	AtomicWrite = Dialect.Op("atomic.write", ir.Spec{
		Doc:        "Write expr atomically to x.",
		Source:     "OpenACC 3.3 §2.12",
		Operands:   []ir.OperandSpec{one("x", constraint.PointerLike), one("expr", constraint.AnyType), ifCond},
		Format:     fmtAtomicIf + "$x `=` $expr `:` type($x) `,` type($expr) attr-dict",
		Verify:     verifyAtomicWrite,
		Interfaces: []any{&Atomic{AtomicWrites}},
	})
	AtomicUpdate = Dialect.Op("atomic.update", ir.Spec{
		Doc:           "Replace the value of x atomically by what the region makes of it.",
		Source:        "OpenACC 3.3 §2.12",
		Operands:      []ir.OperandSpec{one("x", constraint.PointerLike), ifCond},
		Regions:       []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:        ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator,
		Terminator:    "acc.yield",
		Effects:       []ir.Effect{{Kind: ir.ReadEffect, On: "x"}, {Kind: ir.WriteEffect, On: "x"}},
		Format:        fmtAtomicIf + "$x `:` type($x) $region attr-dict",
		Verify:        verifyAtomicUpdate,
		VerifyRegions: verifyAtomicUpdateRegion,
		Interfaces:    []any{&Atomic{AtomicUpdates}},
	})
	AtomicCapture = Dialect.Op("atomic.capture", ir.Spec{
		Doc:           "Do two atomic operations on one location as one.",
		Source:        "OpenACC 3.3 §2.12",
		Operands:      []ir.OperandSpec{ifCond},
		Regions:       []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:        ir.SingleBlock | ir.RecursiveEffects | ir.ImplicitTerminator,
		Terminator:    "acc.terminator",
		Format:        fmtAtomicIf + "$region attr-dict",
		VerifyRegions: verifyAtomicCapture,
		Interfaces:    []any{&Atomic{AtomicCaptures}},
	})
)
