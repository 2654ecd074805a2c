package io

import (
	"go/constant"

	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

func (x *lowering) stop(n *front.StopStmt) {
	failed, quiet := x.Bool(n.Error), x.Bool(false)
	if n.Quiet != nil {
		quiet = x.host.Condition(n.Quiet.Node())
	}
	if n.Code == nil {
		if n.Error {
			// gfortran names the condition, without a code.
			x.Runtime("StopStatementText", nil, x.FirConvert(x.Text(""), bytes()), x.Int(0, ir.I64()), failed, quiet)
			return
		}
		x.Runtime("StopStatement", nil, x.I32(0), failed, quiet)
		return
	}
	code := n.Code.Node()
	if code.Type.Class == frontend.Character {
		a, l := x.charArgs(code)
		x.Runtime("StopStatementText", nil, a, l, failed, quiet)
		return
	}
	// Code zero is what the library gets for none; as a text it is shown.
	zero := func() {
		x.Runtime("StopStatementText", nil, x.FirConvert(x.Text("0"), bytes()), x.Int(1, ir.I64()), x.Bool(false), quiet)
	}
	if v, ok := intConstant(code); ok && v == 0 && !n.Error {
		zero()
		return
	}
	v := x.Convert(x.host.Scalar(code), ir.I32())
	if _, ok := intConstant(code); !ok && !n.Error {
		x.IfThenElse(x.CmpI(arith.EQ, v, x.I32(0)), zero, nil)
	}
	x.Runtime("StopStatement", nil, v, failed, quiet)
}

// intConstant is the value of a constant expression.
func intConstant(n *front.Node) (int64, bool) {
	if n.Value == nil {
		return 0, false
	}
	return constant.Int64Val(constant.ToInt(n.Value))
}

func (x *lowering) pause(n *front.PauseStmt) {
	switch {
	case n.Code == nil:
		x.Runtime("PauseStatement", nil)
	case n.Code.Node().Type.Class == frontend.Character:
		a, l := x.charArgs(n.Code.Node())
		x.Runtime("PauseStatementText", nil, a, l)
	default:
		x.Runtime("PauseStatementInt", nil, x.Convert(x.host.Scalar(n.Code.Node()), ir.I32()))
	}
}
