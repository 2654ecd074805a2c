package llvmacc

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/host"
	"accc/ir"
)

// source is the address that an operation derives its result from, or nil.
func source(o *ir.Op) *ir.Value {
	if o.NumResults() != 1 {
		return nil
	}
	if h := host.Of(o.Result(0).Type()); h != nil {
		return h.Source(o)
	}
	return nil
}

// symbol is what an operation results in the address of, or nil.
func symbol(o *ir.Op) *ir.SymbolRefAttr {
	if o.NumResults() != 1 {
		return nil
	}
	if h := host.Of(o.Result(0).Type()); h != nil {
		return h.Global(o)
	}
	return nil
}

// global is the definition of what an operation results in the address of, or nil.
func global(o *ir.Op) *ir.Op {
	ref := symbol(o)
	if ref == nil {
		return nil
	}
	return ir.LookupSymbolRef(o, ref)
}

// isFunction reports whether a definition is that of a function.
func isFunction(g *ir.Op) bool {
	_, ok := ir.As[ir.FunctionLike](g)
	return ok
}

// isOnDevices reports whether devices have a global of their own: by a declare directive, or a routine directive for
// functions.
func isOnDevices(g *ir.Op) bool {
	if isFunction(g) {
		return g.Attr("acc.routine_info") != nil || g.Attr("acc.specialized_routine") != nil
	}
	return g.Attr(acc.AttrDeclare) != nil
}

// isConstant reports whether a global never changes.
func isConstant(g *ir.Op) bool { return g.Attr("constant") != nil }
