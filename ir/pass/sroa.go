package pass

import (
	"slices"

	"accc/ir"
)

// SROA makes a variable of each member of a structure or array that is used by constant positions alone ("scalar replacement of aggregates"), so
// that mem2reg can keep it in a value. The order of the new variables is that of MLIR: the part that is used last comes first.
var SROA = Generic.Define(Pass{
	Name: "sroa",
	Doc:  "Split variables that are structures and small arrays into variables of their parts.",
	Run: func(op *ir.Op, _ Values) error {
		var work []*ir.Op
		ir.Walk(op, func(o *ir.Op) bool {
			if _, ok := ir.As[ir.SlotParts](o); ok {
				work = append(work, o)
			}
			return true
		})
		// What a part consists of is split after it.
		for len(work) > 0 {
			o := work[0]
			work = append(work[1:], split(o)...)
		}
		return nil
	},
})

// A partUse is how an operation uses a part of a variable.
type partUse struct {
	op     *ir.Op
	access ir.PartAccess
	part   int
}

// split splits a variable, if all its users agree, and returns the new ones.
func split(o *ir.Op) (made []*ir.Op) {
	slot, _ := ir.As[ir.SlotParts](o)
	parts := slot.Parts(o)
	if parts == nil {
		return nil
	}
	var uses []partUse
	var used []int
	for u := o.Result(0).FirstUse(); u != nil; u = u.Next() {
		access, ok := ir.As[ir.PartAccess](u.Owner())
		if !ok {
			return nil
		}
		n, ok := access.Part(u.Owner(), u, o)
		if !ok || n >= len(parts) {
			return nil
		}
		uses = append(uses, partUse{u.Owner(), access, n})
		if n >= 0 && !slices.Contains(used, n) {
			used = append(used, n)
		}
	}
	if len(used) == 0 {
		return nil
	}
	b := ir.Before(o)
	values := map[int]*ir.Value{}
	for _, n := range used {
		values[n] = slot.AllocatePart(b, o, parts[n])
		made = append(made, values[n].Op())
	}
	for _, u := range uses {
		u.access.UsePart(u.op, o, u.part, values[u.part])
	}
	o.Erase()
	return made
}
