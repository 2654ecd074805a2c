package test

import (
	"accc/ir"
	"accc/ir/constraint"
)

// effectful defines an operation with an operand, a result and effects.
func effectful(name, doc string, traits ir.Trait, effects []ir.Effect) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: []ir.OperandSpec{many("inputs", constraint.AnyType)},
		Results:  []ir.ResultSpec{one("result", constraint.AnyType)},
		Traits:   traits,
		Effects:  effects,
		Format:   "operands attr-dict `:` functional-type(operands, results)",
	})
}

// Operations that differ in what they do to memory.
var (
	Pure   = effectful("pure", "A value that only depends on the operands.", ir.Pure, nil)
	Read   = effectful("read", "A value that memory holds.", 0, []ir.Effect{{Kind: ir.ReadEffect}})
	Write  = effectful("write", "Change memory.", 0, []ir.Effect{{Kind: ir.WriteEffect}})
	Device = effectful("device", "A value that a resource of its own holds.", 0, []ir.Effect{{Kind: ir.ReadEffect, Resource: "test.Device"}})
	Opaque = effectful("opaque", "Nobody knows what this does.", 0, nil)
	Trap   = effectful("trap", "No effect, but it must not run where it would not have.", 0, ir.NoEffects)
	Loop   = Dialect.Op("loop", ir.Spec{
		Doc:        "Run the region several times, perhaps never.",
		Regions:    []ir.RegionSpec{{Name: "body", Sized: 1}},
		Traits:     ir.RecursiveEffects | ir.NoTerminator | ir.SingleBlock,
		Format:     "$body attr-dict",
		Interfaces: []any{loop{}},
	})
)

type loop struct{}

// LoopRegions implements ir.LoopLike.
func (loop) LoopRegions(o *ir.Op) []*ir.Region { return []*ir.Region{o.Region(0)} }
