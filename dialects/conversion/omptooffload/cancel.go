package omptooffload

import (
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A cancelled construct ends at its landing, which precedes what the threads do together at its end.

// cancelKinds are the constructs that a cancel directive names.
var cancelKinds = map[string]int64{"parallel": offload.CancelParallel, "loop": offload.CancelLoop, "sections": offload.CancelSections,
	"taskgroup": offload.CancelTaskgroup}

// kindOf is what a cancel directive is about.
func kindOf(o *ir.Op) int64 {
	v, _ := omp.CancelEnum.Of(o.Attr("cancel_directive"))
	return cancelKinds[omp.CancelEnum.Text(v)]
}

// cancels reports whether a directive inside of o cancels, or looks for the cancellation of, a construct of a kind.
func cancels(o *ir.Op, kind int64) bool {
	found := false
	ir.Walk(o, func(x *ir.Op) bool {
		found = found || (x.Is(omp.Cancel) || x.Is(omp.Point)) && kindOf(x) == kind
		return !found
	})
	return found
}

// A target is where control goes on that leaves a construct.
type target struct {
	kind, number int64
}

// lands gives a construct, of which region is left, a landing, before at, if something inside cancels it.
func (c *code) lands(region *ir.Op, kind int64, inside, at *ir.Op) {
	if !cancels(inside, kind) {
		return
	}
	c.landings++
	c.targets[region] = target{kind, c.landings}
	build.Before(at).Op(offload.Landing, ir.With{Attrs: []ir.NamedAttr{{Name: "number", Value: ir.Integer(ir.I64(), c.landings)}}})
}

// landing is the landing of the construct of a kind that o is in.
func (c *code) landing(o *ir.Op, kind int64) (number int64, ok bool) {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if t, ok := c.targets[p]; ok && t.kind == kind {
			return t.number, true
		}
		if p.Is(offload.Fork) || p.Is(offload.Task) {
			return 0, false
		}
	}
	return 0, false
}

// leaveWhen makes control go to a landing, before at, where a condition holds.
func (c *code) leaveWhen(at *ir.Op, condition *ir.Value, landing int64) {
	head, loc := at.Parent(), at.Loc
	after, away := head.Split(at), &ir.Block{}
	head.Region().InsertAfter(away, head)
	build.End(away, loc).Op(offload.Leave, ir.With{Attrs: []ir.NamedAttr{{Name: "landing", Value: ir.Integer(ir.I64(), landing)}}})
	build.End(head, loc).CondBr(condition, away, nil, after, nil)
}

// cancel replaces a cancel or cancellation point directive.
func (c *code) cancel(o *ir.Op) {
	kind := kindOf(o)
	to, ok := c.landing(o, kind)
	if !ok {
		c.unsupported(o, directive(o)+" outside of the construct")
		return
	}
	if !c.flatten(o) {
		return
	}
	attrs := named(o, ir.NamedAttr{Name: "kind", Value: offload.CancelEnum.Attr(kind)})
	var done *ir.Op
	if o.Is(omp.Cancel) {
		d := ir.NewDraft(offload.Cancel)
		d.Add(offload.Condition, o.Get("if_expr"))
		for _, a := range attrs {
			d.Set(a.Name, a.Value)
		}
		done = d.Insert(build.Before(o).Builder, o.Loc)
	} else {
		done = build.Before(o).Op(offload.Cancelled, ir.With{Attrs: attrs, Types: []ir.Type{ir.I1()}})
	}
	c.leaveWhen(o, done.Result(0), to)
	o.Erase()
}
