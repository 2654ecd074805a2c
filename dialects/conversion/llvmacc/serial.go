package llvmacc

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/pass"
)

// LegalizeSerial is the pass acc-legalize-serial.
var LegalizeSerial = Passes.Define(pass.Pass{
	Name:   "acc-legalize-serial",
	Doc:    "Turn serial constructs into parallel ones of one gang, one worker and one vector lane (OpenACC 3.3 §2.5.2).",
	Anchor: "func.func",
	Run: func(op *ir.Op, _ pass.Values) error {
		only(acc.Serial, parallel).Run(op)
		return nil
	},
})

// only is a driver with one pattern.
func only(def *ir.OpDef, p pass.Pattern) pass.Greedy {
	return pass.Greedy{Merge: true, Patterns: func(d *ir.OpDef) []pass.Pattern {
		if d == def {
			return []pass.Pattern{p}
		}
		return nil
	}}
}

// parallel makes the parallel construct of a serial one.
func parallel(o *ir.Op, rw *ir.Rewriter) bool {
	one := rw.Op(arith.Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.I32(), 1)}}, Types: []ir.Type{ir.I32()}})
	d := ir.NewDraft(acc.Parallel)
	for _, s := range []acc.Slot{acc.SlotNumGangs, acc.SlotNumWorkers, acc.SlotVectorLength} {
		s.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{one.Result(0)}}}})
	}
	for _, g := range o.Def().Operands {
		d.Add(g.Name, o.GetAll(g.Name)...)
	}
	for i, a := range o.Def().Attrs {
		if v := o.Prop(i); v != nil {
			d.Set(a.Name, v)
		}
	}
	made := d.Insert(&rw.Builder, o.Loc)
	rw.Modified(made)
	made.Region(0).Take(o.Region(0))
	rw.Erase(o)
	return true
}
