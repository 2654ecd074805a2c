package offload

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Atomic accesses.
var (
	AtomicRead = define("atomic.read", ir.Spec{
		Doc:      "Read a variable as a whole.",
		Operands: []ir.OperandSpec{one("address", pointers)},
		Results:  []ir.ResultSpec{one("value", constraint.AnyType)},
		Effects:  []ir.Effect{{Kind: ir.ReadEffect, On: "address"}, {Kind: ir.WriteEffect}},
		Format:   "$address attr-dict `:` type($address) `->` type($value)",
	})
	AtomicWrite = define("atomic.write", ir.Spec{
		Doc:      "Write a variable as a whole.",
		Operands: []ir.OperandSpec{one("value", constraint.AnyType), one("address", pointers)},
		Format:   "$value `to` $address attr-dict `:` type($value) `,` type($address)",
	})
	AtomicUpdate = define("atomic.update", ir.Spec{
		Doc: "Replace the value of a variable by what the region makes of it, with no other access in between. " +
			"The region may run several times. The results are the value before and the one after.",
		Operands:      []ir.OperandSpec{one("address", pointers)},
		Results:       []ir.ResultSpec{one("before", constraint.AnyType), one("after", constraint.AnyType)},
		Regions:       []ir.RegionSpec{{Name: "region", Sized: -1}},
		Format:        "$address `:` type($address) `->` type($before) `,` type($after) $region attr-dict",
		Verify:        verifyAtomic,
		VerifyRegions: verifyNewValue,
	})
)
