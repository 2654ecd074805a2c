package offloadtorun

import (
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// local is about an entry of a local variable: the runtime knows how long blocks and globals are and when blocks are freed, but nothing of
// variables on the stack. A section must be in its variable, and a variable that a directive leaves on the device ends when its
// procedure returns.
func (h *host) local(e build.Emit, o *ir.Op, m memory) {
	base := m.op.Get("base").Op()
	if base == nil || !base.Is(llvm.Alloca) || len(m.rows()) > 0 {
		return
	}
	t, ok := base.Attr("elem_type").(*ir.TypeAttr)
	if !ok {
		return
	}
	unit, ok := llvm.SizeOf(t.Type)
	if !ok {
		return
	}
	count, known := ir.ConstantInt(base.Operand(0))
	size := func(e build.Emit) *ir.Value {
		if known {
			return e.I64(unit * count)
		}
		return e.Arith("muli", e.Cast(base.Operand(0), ir.I64()), e.I64(unit))
	}
	flags, _ := offload.FlagsEnum.Of(o.Attr("flags"))
	offset, constantOffset := int64(0), true
	if v := m.op.Get("offset"); v != nil {
		offset, constantOffset = ir.ConstantInt(v)
	}
	bytes, constantBytes := ir.ConstantInt(m.bytes())
	if flags&offload.FlagImplicit == 0 && !(known && constantOffset && constantBytes && offset >= 0 && offset+bytes <= unit*count) {
		at := e.I64(0)
		if v := m.op.Get("offset"); v != nil {
			at = v
		}
		h.runtime(e, FnFits, h.siteOf(e, o, Site{Var: m.name(), Object: ir.NameOf(base.Loc)}), at, m.bytes(), size(e))
	}
	dynamic := flags&offload.FlagDynamic != 0 || o.StringAttr(offload.Directive) == "target enter data"
	if !dynamic || h.name == "main" || h.name == "_QQmain" || base.Parent() != h.f.Region(0).Entry() || h.leaves[base] {
		return
	}
	if h.leaves == nil {
		h.leaves = map[*ir.Op]bool{}
	}
	h.leaves[base] = true
	ir.Walk(h.f, func(r *ir.Op) bool {
		if r.Is(fn.Return) && r.ParentOp() == h.f {
			end := build.Before(r)
			site := end.I32(int64(h.site(Site{Directive: "return", Loc: r.Loc})))
			h.runtime(end, FnLeave, site, base.Result(0), size(end))
		}
		return true
	})
}
