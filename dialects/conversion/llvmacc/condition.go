package llvmacc

import (
	"accc/dialects/acc"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/pass"
)

// ToSCF is the pass convert-openacc-to-scf.
var ToSCF = Passes.Define(pass.Pass{
	Name: "convert-openacc-to-scf",
	Doc:  "Turn the if clauses of enter data, exit data and update directives into control flow (OpenACC 3.3 §2.6.6, §2.14.4).",
	Run: func(op *ir.Op, _ pass.Values) error {
		var directives []*ir.Op
		ir.Walk(op, func(o *ir.Op) bool {
			if o.Is(acc.EnterData) || o.Is(acc.ExitData) || o.Is(acc.Update) {
				directives = append(directives, o)
			}
			return true
		})
		for _, o := range directives {
			expand(o)
		}
		pass.Fold(op, func(d *ir.OpDef) bool { return d.Dialect != acc.Dialect })
		return nil
	},
})

// expand puts a directive into an scf.if of its condition; what is known of the condition needs none.
func expand(o *ir.Op) {
	c := o.Get("ifCond")
	if c == nil {
		return
	}
	known, ok := ir.ConstantValue(c).(*ir.IntegerAttr)
	if ok && known.Value == 0 {
		o.Erase()
		return
	}
	o.SetAll("ifCond", nil)
	if ok {
		return
	}
	choice := ir.Before(o).Op(scf.If, ir.With{Operands: []*ir.Value{c}, Types: []ir.Type{}})
	b := ir.At(choice.Region(0).AddBlock())
	b.Loc = o.Loc
	end := b.Op(scf.Yield, ir.With{})
	o.MoveBefore(end)
}
