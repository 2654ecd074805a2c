package llvm

import "accc/ir"

// orders is the ir.Orders of atomic and volatile operations; attribute is the name of the one with the ordering.
type orders struct{ attribute string }

// Order implements ir.Orders. A volatile access orders as much as an atomic one, since programs poll flags by it.
func (x orders) Order(o *ir.Op) (order ir.Order) {
	if isVolatile(o) || o.BoolAttr("isVolatile") {
		return ir.Acquire | ir.Release
	}
	how, _ := OrderingEnum.Of(o.Attr(x.attribute))
	switch how {
	case Acquire:
		order = ir.Acquire
	case Release:
		order = ir.Release
	case AcqRel, SeqCst:
		order = ir.Acquire | ir.Release
	}
	return order
}
