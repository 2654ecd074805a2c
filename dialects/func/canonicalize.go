package fn

import "accc/ir"

func init() { CallIndirect.Canonicalize = append(CallIndirect.Canonicalize, callDirectly) }

// callDirectly: a call of a function value that is known is a call by name.
func callDirectly(o *ir.Op, rw *ir.Rewriter) bool {
	callee, ok := ir.ConstantValue(o.Operand(0)).(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	types := make([]ir.Type, o.NumResults())
	for i, r := range o.Results() {
		types[i] = r.Type()
	}
	call := rw.Op(Call, ir.With{Operands: o.Operands()[1:], Types: types,
		Attrs: []ir.NamedAttr{{Name: "callee", Value: callee}}})
	rw.Replace(o, call.Results()...)
	return true
}
