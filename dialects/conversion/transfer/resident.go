package transfer

import (
	"slices"

	"accc/dialects/conversion/motion"
	"accc/dialects/offload"
	"accc/ir"
)

// What is on the device without a construct around that says so: by directives that have no end, and by declarations. Constructs find it there and
// transfer nothing, so that nothing can be saved.

// isResident reports whether an object may be on the device at an operation because of a directive without a region, or of a declaration.
func (a *analysis) isResident(o *ir.Op, x object) bool {
	if a.enters == nil {
		a.enters = []offload.Action{}
		ir.Walk(a.module, func(o *ir.Op) bool {
			for _, x := range motion.Actions(o) {
				if x.Def == offload.Enter && o.NumRegions() == 0 {
					a.enters = append(a.enters, x)
				}
			}
			return true
		})
	}
	for _, name := range []string{x.global, x.variable} {
		if name == "" {
			continue
		}
		if g := ir.LookupSymbol(a.module, name); g != nil && (g.Attr("omp.declare_target") != nil || g.Attr("acc.declare") != nil) {
			return true
		}
	}
	for _, e := range a.enters {
		at := e.By
		if at == o || isDeclare(at) && !isInModule(at) && !a.isReached(o, at) {
			continue
		}
		objects, ok := a.variable(e.Entry)
		if !ok || slices.ContainsFunc(objects, func(y object) bool {
			return !distinct(x, y) || function(at) != function(o) && (x.isParameter() || y.isParameter())
		}) {
			return true
		}
	}
	return false
}

// function is the operation of the module that an operation is in.
func function(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil && p.ParentOp() != nil; p = p.ParentOp() {
		o = p
	}
	return o
}
