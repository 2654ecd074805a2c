package flangomp

import (
	"slices"

	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// Nontemporal is the pass that marks the accesses of nontemporal variables.
var Nontemporal = Passes.Define(pass.Pass{
	Name:   "lower-nontemporal",
	Doc:    "Mark loads and stores of the variables in nontemporal clauses of simd loops (OpenMP 5.2 §10.4.1).",
	Anchor: "func.func",
	Run: func(f *ir.Op, _ pass.Values) error {
		ir.Walk(f, func(o *ir.Op) bool {
			if vars := nontemporal(o); len(vars) > 0 {
				ir.Walk(o, func(in *ir.Op) bool {
					if (in.Is(fir.Load) || in.Is(fir.Store)) && accesses(in, vars) {
						in.SetAttr("nontemporal", ir.Unit())
					}
					return true
				})
			}
			return true
		})
		return nil
	},
})

func nontemporal(o *ir.Op) []*ir.Value {
	if !o.Is(omp.Simd) {
		return nil
	}
	return o.GetAll("nontemporal_vars")
}

// accesses reports whether a load or store is of one of the variables or of an element of it. The descriptor of an
// allocatable or pointer is not what the clause is about.
func accesses(o *ir.Op, vars []*ir.Value) bool {
	v := o.Get("memref")
	if t, ok := v.Type().(*fir.RefType); ok && describesTarget(t.Elem) {
		return false
	}
	for !slices.Contains(vars, v) {
		switch d := v.Op(); {
		case d.Is(fir.ArrayCoor), d.Is(fir.Load):
			v = d.Get("memref")
		case d.Is(fir.BoxAddr):
			v = d.Operand(0)
		default:
			return false
		}
	}
	return true
}

// describesTarget reports whether a type is the descriptor of an allocatable or pointer.
func describesTarget(t ir.Type) bool {
	b, ok := t.(*fir.BoxType)
	if !ok {
		return false
	}
	_, ok = b.Elem.(*fir.RefType)
	return ok
}
