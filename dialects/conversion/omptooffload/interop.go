package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// interop replaces an interop directive. The devices have no foreign runtime, so an object that is initialized is omp_interop_none
// (OpenMP 5.2 §14.1). What is left is the order: the directive is a task that comes after those that it depends on, and is
// carried out at once.
func (c *code) interop(o *ir.Op, d *ir.DictAttr) {
	e := build.Before(o)
	e.Loc = o.Loc
	var depends []*ir.Value
	var kinds []int64
	var objects []*ir.Value
	list, _ := d.Get("clauses").(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elems {
		x := a.(*ir.DictAttr)
		switch accc.Text(x, "clause") {
		case "init", "destroy":
			objects = append(objects, addressed(o, x)...)
		case "depend":
			kind, known := dependKinds[accc.Word(x, "modifiers")]
			if !known {
				c.unsupported(o, "the dependence of an interop directive")
				return
			}
			for _, v := range addressed(o, x) {
				if c.lists[v] {
					c.unsupported(o, "iterators in an interop directive")
					return
				}
				depends, kinds = append(depends, v), append(kinds, kind)
			}
		}
	}
	if len(depends) > 0 {
		w := ir.NewDraft(offload.TaskWait)
		w.Add("depend", depends...)
		w.Set("kinds", ir.DenseArray(ir.I32(), kinds))
		w.Set(offload.Directive, ir.String("interop"))
		w.Insert(e.Builder, o.Loc)
	}
	for _, v := range objects {
		e.Store(e.I64(0), v)
	}
	o.Erase()
}

// addressed are the operands of a call whose addresses the arguments of a clause are.
func addressed(o *ir.Op, clause *ir.DictAttr) (list []*ir.Value) {
	args, _ := clause.Get("args").(*ir.ArrayAttr)
	if args == nil {
		return nil
	}
	for _, a := range args.Elems {
		x, ok := a.(*ir.DictAttr)
		if !ok {
			continue
		}
		if n, ok := x.Get("address").(*ir.IntegerAttr); ok && llvm.IsPtr(o.Operand(int(n.Value)).Type()) {
			list = append(list, o.Operand(int(n.Value)))
		}
	}
	return list
}
