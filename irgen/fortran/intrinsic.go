package fortran

import (
	front "accc/frontend/fortran"
	"accc/ir"
)

// intrinsicScalar is the value of an intrinsic function with a scalar result.
func (x *fn) intrinsicScalar(n *front.Node) *ir.Value {
	x.unsupported(x.span(n), "intrinsic %s", n.Intrinsic.Name)
	return nil
}

// intrinsicOn applies an elemental intrinsic function to the values of its arguments; nil for one that is not given.
func (x *fn) intrinsicOn(n *front.Node, args []*ir.Value) *ir.Value {
	x.unsupported(x.span(n), "intrinsic %s", n.Intrinsic.Name)
	return nil
}

// intrinsicEntity is an intrinsic function's array or character result.
func (x *fn) intrinsicEntity(n *front.Node) *entity {
	x.unsupported(x.span(n), "intrinsic %s", n.Intrinsic.Name)
	return nil
}

// intrinsicCall lowers a call of an intrinsic subroutine.
func (x *fn) intrinsicCall(s *front.Stmt, n *front.Node) {
	x.unsupported(x.stmtSpan(s), "this intrinsic subroutine")
}
