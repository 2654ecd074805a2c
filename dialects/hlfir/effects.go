package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
)

var (
	allocates = []ir.Effect{{Kind: ir.AllocEffect}}
	frees     = []ir.Effect{{Kind: ir.FreeEffect}}
)

// intrinsicEffects: an expression is new memory, and the variables among the operands are read.
type intrinsicEffects struct{}

// Effects implements ir.MemoryEffects.
func (intrinsicEffects) Effects(o *ir.Op) (effects []ir.Effect, ok bool) {
	if isExpr(o.Result(0).Type()) {
		effects = append(effects, ir.Effect{Kind: ir.AllocEffect, On: o.Def().Results[0].Name})
	}
	for i, g := range o.Def().Operands {
		for _, v := range o.Group(i) {
			if fir.Pointee(v.Type()) != nil || mnemonic(v.Type()) == "boxchar" {
				effects = append(effects, ir.Effect{Kind: ir.ReadEffect, On: g.Name})
				break
			}
		}
	}
	return effects, true
}

// assignEffects: what a descriptor leads to, and what finalization does, is memory that cannot be named.
type assignEffects struct{}

// Effects implements ir.MemoryEffects.
func (assignEffects) Effects(o *ir.Op) (effects []ir.Effect, ok bool) {
	rhs, lhs := o.Operand(0).Type(), o.Operand(1).Type()
	switch _, derived := Element(lhs).(*fir.RecordType); {
	case derived:
		effects = []ir.Effect{{Kind: ir.ReadEffect}, {Kind: ir.WriteEffect}}
	default:
		if isVariable(rhs) {
			read := ir.Effect{Kind: ir.ReadEffect, On: "rhs"}
			if isDescriptorAddress(rhs) {
				read.On = ""
			}
			effects = append(effects, read)
		}
		if isDescriptorAddress(lhs) {
			effects = append(effects, ir.Effect{Kind: ir.ReadEffect, On: "lhs"}, ir.Effect{Kind: ir.WriteEffect})
		} else {
			effects = append(effects, ir.Effect{Kind: ir.WriteEffect, On: "lhs"})
		}
	}
	if o.Attr("realloc") != nil {
		effects = append(effects, ir.Effect{Kind: ir.FreeEffect}, ir.Effect{Kind: ir.AllocEffect})
	}
	return effects, true
}
