package transfer

import (
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
)

// What is on the device without a construct around that says so: by directives that have no end, and by declarations. Constructs find it there and
// transfer nothing, so that nothing can be saved.

// isResident reports whether an object may be on the device at an operation because of a directive without a region, or of a declaration.
func (a *analysis) isResident(o *ir.Op, x object) bool {
	if a.enters == nil {
		a.enters = []*ir.Op{}
		ir.Walk(a.module, func(o *ir.Op) bool {
			if o.Is(acc.EnterData) || o.Is(acc.DeclareEnter) || o.Is(omp.TargetEnterData) {
				a.enters = append(a.enters, o)
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
		if e == o || isDeclare(e) && !isInModule(e) && !a.isReached(o, e) {
			continue
		}
		for _, entry := range languageOf(e).entries(e) {
			objects, ok := a.variable(entry)
			if !ok {
				return true
			}
			for _, y := range objects {
				if !distinct(x, y) || function(e) != function(o) && (x.isParameter() || y.isParameter()) {
					return true
				}
			}
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
