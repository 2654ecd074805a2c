package tollvm

import (
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/ir"
)

// update makes an atomic update what LLVM's translation takes for one instruction where there is one: its region is the operation alone,
// constants come before it.
//
// Other updates are loops around a comparison and an exchange. LLVM 22 begins them with a load of the order of the update, and a load that
// releases is invalid: what is stronger and valid is sequentially consistent.
func (w *rewriter) update(o *ir.Op) {
	if around := o.ParentOp(); around == nil || !around.Is(omp.AtomicCapture) {
		exchange(o, o)
	}
}

// capture does the same for the update of a capture, which has the order.
func (w *rewriter) capture(o *ir.Op) {
	for u := o.Region(0).Entry().First(); u != nil; u = u.Next() {
		if u.Is(omp.AtomicUpdate) {
			exchange(o, u)
		}
	}
}

// exchange does it for an update in an operation that has the memory order.
func exchange(ordered, update *ir.Op) {
	entry := update.Region(0).Entry()
	for o := entry.First(); o != nil; {
		next := o.Next()
		if o.Is(arith.Constant) {
			o.MoveBefore(ordered)
		}
		o = next
	}
	order, _ := omp.MemoryOrderEnum.Of(ordered.Attr("memory_order"))
	if word := omp.MemoryOrderEnum.Text(order); (word == "release" || word == "acq_rel") && !fetches(entry) {
		stronger, _ := omp.MemoryOrderEnum.Value("seq_cst")
		ordered.SetAttr("memory_order", omp.MemoryOrderEnum.Attr(stronger))
	}
}

// fetches reports whether the block of an update is one that LLVM's translation makes an instruction of.
func fetches(entry *ir.Block) bool {
	o, x := entry.First(), entry.Arg(0)
	if o == nil || o.Next() != entry.Last() || !ir.IsInteger(x.Type(), 0) {
		return false
	}
	switch o.Def() {
	case arith.AddI, arith.AndI, arith.OrI, arith.XOrI:
		return true
	case arith.SubI:
		return o.Operand(0) == x
	}
	return false
}
