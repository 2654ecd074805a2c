package reduce

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/pass"
)

// Passes are the passes of the package.
var Passes pass.Table

// Pass is acc-atomic-to-reduction.
var Pass = Passes.Define(pass.Pass{
	Name: "acc-atomic-to-reduction",
	Doc:  "Give the gangs of a loop copies of the small arrays and scalars that it only updates atomically (OpenACC 3.3 §2.9.11, §2.12).",
	Run: func(module *ir.Op, _ pass.Values) error {
		Run(module)
		return nil
	},
})

// most is how many elements an array may have: each gang has a copy, which is cleared and added up in every launch.
const most = 1024

// Run changes the loops of a module.
func Run(module *ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		if !o.Is(acc.Parallel) && !o.Is(acc.Kernels) {
			return true
		}
		for _, v := range acc.SlotData.Operands(o) {
			if u := usesOf(o, v); u != nil {
				u.reduce(module)
			}
		}
		return false
	})
}

// shared reports whether the gangs of a construct share the iterations of a loop directly in it, and each iteration
// runs in one lane. Loops that are divided differently for different devices are left alone.
func shared(loop, construct *ir.Op) bool {
	if loop.ParentOp() != construct || acc.SlotSeq.Alone(loop) || acc.SlotAuto.Alone(loop) || len(loop.GetAll("lowerbound")) == 0 {
		return false
	}
	for _, s := range []acc.Slot{acc.SlotGang, acc.SlotWorker, acc.SlotVector} {
		if s.Of(loop).PerDevice() {
			return false
		}
	}
	levels := acc.Levels(loop)
	return len(levels) == 0 || levels[0] == acc.LevelGangDim1
}

// inOneLane reports whether no loop between an operation and the loop around it is divided again.
func inOneLane(o, loop *ir.Op) bool {
	for p := o.ParentOp(); p != loop; p = p.ParentOp() {
		if p.Is(acc.Loop) && !acc.SlotSeq.Alone(p) {
			return false
		}
	}
	return true
}

// operators are those of updates that may be combined in any order; what is subtracted is added with the other sign.
var operators = map[*ir.OpDef]acc.ReductionOperator{
	arith.AddI: acc.RedAdd, arith.SubI: acc.RedAdd, arith.AddF: acc.RedAdd, arith.SubF: acc.RedAdd,
	arith.AndI: acc.RedIand, arith.OrI: acc.RedIor, arith.XOrI: acc.RedXor,
}

// operatorOf is the operator of an atomic update, acc.RedNone where it has none of these.
func operatorOf(update *ir.Op) acc.ReductionOperator {
	if acc.SlotIf.Operand(update) != nil || len(update.Region(0).Blocks()) != 1 {
		return acc.RedNone
	}
	block := update.Region(0).Entry()
	old, yield := block.Arg(0), block.Last()
	if !old.HasOneUse() || yield.NumOperands() != 1 {
		return acc.RedNone
	}
	o := yield.Operand(0).Op()
	if o == nil || o.Parent() != block || o.NumOperands() != 2 {
		return acc.RedNone
	}
	if o.Operand(0) == old || o.Operand(1) == old && o.Def().Has(ir.Commutative) {
		return operators[o.Def()]
	}
	return acc.RedNone
}
