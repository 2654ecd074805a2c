package offloadtorun

import (
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// iteration tells a detector of races which iteration of a loop begins, in the innermost block of the nest, and where it ends.
func (h *host) iteration(n *nest, o *ir.Op, ivs []*ir.Value, levels []level, variables []*level) {
	kind := o.IntAttr("beside")
	if kind == 0 {
		return
	}
	e := n.e
	number, trip := e.I64(0), e.I64(1)
	for i, lv := range levels {
		at := e.Cast(ivs[i], ir.I64())
		if variables[i] != nil {
			lv = *variables[i]
		}
		at = e.Arith("divsi", e.Sub(at, e.Cast(lv.lb, ir.I64())), e.Cast(lv.step, ir.I64()))
		number, trip = e.Add(e.Mul(number, lv.count), at), e.Mul(trip, lv.count)
	}
	h.runtime(e, FnIteration, h.siteOf(e, o, Site{}), e.I64(kind), number, trip)
	for _, v := range o.GetAll("own") {
		a := v.Op()
		size, _ := llvm.SizeOf(a.Attr("elem_type").(*ir.TypeAttr).Type)
		h.runtime(e, FnFresh, v, e.Mul(e.Cast(a.Operand(0), ir.I64()), e.I64(size)))
	}
	for _, b := range o.Region(0).Blocks() {
		if t := b.Last(); t != nil && (t.Is(offload.Yield) || t.Is(offload.Leave)) {
			h.runtime(build.Before(t), FnIterationEnd)
		}
	}
}

// alone tells a detector of races about code that one thread executes.
func (h *host) alone(o *ir.Op) {
	if h.opts.Races {
		fn := FnAlone
		if o.Is(offload.AloneEnd) {
			fn = FnAloneEnd
		}
		h.runtime(build.Before(o), fn)
	}
	o.Erase()
}
