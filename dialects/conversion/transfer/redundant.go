package transfer

import (
	"fmt"

	"accc/dialects/accc"
	"accc/ir"
	"accc/ir/pass"
)

// Redundant is the pass acc-redundant-data-elimination, RedundantMaps the same for OpenMP.
var (
	Redundant     = redundantPass("acc-redundant-data-elimination", openACC{}, "acc-implicit-data", "acc-data-hoisting")
	RedundantMaps = redundantPass("omp-redundant-data-elimination", openMP{}, "omp-data-hoisting")
)

func redundantPass(name string, l language, after ...string) *pass.Pass {
	return Passes.Define(pass.Pass{
		Name:  name,
		Doc:   "Leave out copies to the host at the end of constructs that do not write the variable.",
		After: after,
		Run: func(op *ir.Op, _ pass.Values) error {
			a := newAnalysis(op, l)
			var constructs []*ir.Op
			ir.Walk(op, func(o *ir.Op) bool {
				compute := isCompute(o)
				if l.isCompute(o) || l.isData(o) {
					constructs = append(constructs, o)
				}
				return !compute
			})
			for _, o := range constructs {
				a.narrow(o)
			}
			return nil
		},
	})
}

// narrow makes copyin of the copy clauses of a construct whose variables it does not write.
func (a *analysis) narrow(construct *ir.Op) {
	if !a.lang.isPlain(construct) || isKept(construct) {
		return
	}
	e := a.device(construct)
	host := newEffects()
	if a.lang.isData(construct) {
		a.inside(construct, host, false)
	}
	if e.unknown != nil || host.unknown != nil {
		return
	}
	for _, entry := range a.lang.entries(construct) {
		m := mappingOf(entry)
		if m.action != copyBoth || m.modified || m.unclear || !isArray(entry) {
			continue
		}
		objects, ok := a.variable(entry)
		if !ok || len(objects) != 1 || e.mayWrite(objects[0]) || host.mayWrite(objects[0]) || a.isMapped(construct, objects[0]) || a.isResident(construct, objects[0]) || a.mappedTwice(construct, objects[0]) {
			continue
		}
		if a.lang.keepOut(entry) {
			entry.SetAttr(accc.Reason.Name, ir.String(fmt.Sprintf("the construct does not write '%s': it need not be copied back", nameOf(entry))))
		}
	}
}

// mappedTwice reports whether more than one clause of a construct is for an object.
func (a *analysis) mappedTwice(construct *ir.Op, x object) bool {
	n := 0
	for _, entry := range a.lang.entries(construct) {
		objects, ok := a.variable(entry)
		for _, y := range objects {
			if !distinct(x, y) {
				n++
			}
		}
		if !ok {
			n++
		}
	}
	return n != 1
}
