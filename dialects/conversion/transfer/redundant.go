package transfer

import (
	"fmt"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/ir"
	"accc/ir/pass"
)

// Redundant is the pass acc-redundant-data-elimination.
var Redundant = Passes.Define(pass.Pass{
	Name:  "acc-redundant-data-elimination",
	Doc:   "Leave out copies to the host at the end of constructs that do not write the variable.",
	After: []string{"acc-implicit-data", "acc-data-hoisting"},
	Run: func(op *ir.Op, _ pass.Values) error {
		a := newAnalysis(op)
		var constructs []*ir.Op
		ir.Walk(op, func(o *ir.Op) bool {
			c, compute := ir.As[*acc.ComputeRegion](o)
			compute = compute && c.Offload
			if compute || o.Is(acc.Data) {
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

// narrow makes copyin of the copy clauses of a construct whose variables it does not write.
func (a *analysis) narrow(construct *ir.Op) {
	if !isPlain(construct) || construct.Attr(accc.Kept.Name) != nil {
		return
	}
	e := a.device(construct)
	host := newEffects()
	if construct.Is(acc.Data) {
		a.inside(construct, host, false)
	}
	if e.unknown != nil || host.unknown != nil {
		return
	}
	for _, v := range acc.SlotData.Operands(construct) {
		entry := v.Op()
		if !entry.Is(acc.Copyin) || acc.ClauseOf(entry) != acc.ClauseCopy || acc.ModifiersOf(entry) != acc.ModNone || len(entry.GetAny("varPtrPtr")) > 0 || !isArray(entry) {
			continue
		}
		objects, ok := a.variable(entry)
		exit := exitFor(entry)
		if !ok || len(objects) != 1 || exit == nil || e.mayWrite(objects[0]) || host.mayWrite(objects[0]) || a.isMapped(construct, objects[0]) || a.mappedTwice(construct, objects[0]) {
			continue
		}
		entry.SetAttr(acc.AttrDataClause, acc.ClauseCopyin.Attr())
		entry.SetAttr("implicit", ir.Bool(false))
		entry.SetAttr(accc.Reason.Name, ir.String(fmt.Sprintf("the construct does not write '%s': it need not be copied back", nameOf(entry))))
		d := ir.NewDraft(acc.Delete)
		d.Add("accVar", entry.Result(0))
		d.Add("bounds", exit.GetAll("bounds")...)
		for _, name := range []string{acc.AttrDataClause, "name"} {
			d.Set(name, entry.Attr(name))
		}
		d.Insert(ir.Before(exit), exit.Loc)
		exit.Erase()
	}
}

// mappedTwice reports whether more than one clause of a construct is for an object.
func (a *analysis) mappedTwice(construct *ir.Op, x object) bool {
	n := 0
	for _, v := range acc.SlotData.Operands(construct) {
		objects, ok := a.variable(v.Op())
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

// exitFor is the operation that copies to the host what a data operation brought to the device, or nil.
func exitFor(entry *ir.Op) *ir.Op {
	for u := entry.Result(0).FirstUse(); u != nil; u = u.Next() {
		if u.Owner().Is(acc.Copyout) {
			return u.Owner()
		}
	}
	return nil
}
