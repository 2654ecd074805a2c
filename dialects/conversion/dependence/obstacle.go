package dependence

import (
	"fmt"

	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// obstacle says what keeps the dependence of two accesses from being definite or excluded. exact: they do meet if both are executed.
func obstacle(x, y access, exact bool) string {
	switch {
	case exact:
		return "a condition, or a loop that may have no iterations, decides whether both are executed"
	case x.why != "":
		return x.why
	case y.why != "":
		return y.why
	case x.vague || y.vague:
		return "a subscript is not understood"
	case x.size == 0 || y.size == 0:
		return "it is not known how much is accessed"
	case len(x.dims) != len(y.dims):
		return "the accesses have different numbers of subscripts"
	}
	return "it is not known by how much the subscripts differ"
}

// mostFollowed bounds the values that are looked at for what makes a subscript unclear.
const mostFollowed = 64

// unclear says what makes a subscript one that is not understood: the memory that it is read from, a call, or a variable; "" where that is
// not seen.
func (a *analysis) unclear(e ir.Expr) (why string) {
	seen := map[*ir.Value]bool{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		o := v.Op()
		if why != "" || o == nil || seen[v] || len(seen) == mostFollowed || !within(o, a.loop) {
			return
		}
		seen[v] = true
		if _, ok := a.value(v); ok {
			return
		}
		if call, ok := ir.As[ir.CallLike](o); ok {
			if callee := call.Callee(o); callee != nil {
				why = fmt.Sprintf("a subscript is the result of '%s'", callee.Root)
			}
			return
		}
		if x, ok := memory.ReadOf(v); ok {
			why = a.unclearRead(v, x, visit)
			return
		}
		for _, operand := range o.Operands() {
			visit(operand)
		}
	}
	for _, product := range e {
		for _, v := range product.Of {
			visit(v)
		}
	}
	return why
}

// unclearRead is unclear for what is read from memory. Of a variable that one store has set, the value stored there is visited.
func (a *analysis) unclearRead(v *ir.Value, x ir.Access, visit func(*ir.Value)) string {
	if set := a.memory.Loaded(v); set != nil {
		visit(set)
		return ""
	}
	p, ok := a.pointer(x.Addr)
	name := ""
	if ok {
		name = a.variable(p.base)
	}
	l, local := a.memory.Read(v)
	local = local && l.In.IsNew() && len(x.Subscripts) == 0
	switch {
	case name == "":
		return "a subscript is read from memory"
	case local && !p.isElement() && p.offset == 0 || p.base.Op() != nil && p.base.Op().Is(omp.Threadprivate):
		return fmt.Sprintf("a subscript depends on '%s', which changes", name)
	}
	return fmt.Sprintf("a subscript is read from '%s'", name)
}
