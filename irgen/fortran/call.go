package fortran

import (
	front "accc/frontend/fortran"
	"accc/ir"
)

// callStatement lowers call.
func (x *fn) callStatement(s *front.Stmt, n *front.CallStmt) {
	proc := n.Proc.Node()
	name := proc
	if proc.Kind == front.RefExpr {
		name = proc.Args[0]
	}
	if f := x.intrinsicSubroutine(proc, name); f != nil {
		x.Intrinsics.Call(f, proc, x.stmtSpan(s))
		return
	}
	var labels []string
	for _, a := range proc.Args {
		if a.Kind == front.LabelExpr {
			labels = append(labels, a.Text)
		}
	}
	mark := len(x.Temps)
	which := x.calls.Subroutine(proc, labels != nil)
	if labels == nil {
		return
	}
	x.EndTemps(mark)
	values := make([]int64, len(labels))
	blocks := make([]*ir.Block, len(labels))
	for i, l := range labels {
		values[i], blocks[i] = int64(i+1), x.labelBlock(l, s)
	}
	next := x.Block()
	x.Switch(x.Convert(which, ir.I32()), values, blocks, next)
	x.Place(next)
}

// intrinsicSubroutine is the intrinsic subroutine that a call statement calls, nil if it is the program's own.
func (x *fn) intrinsicSubroutine(proc, name *front.Node) *front.Intrinsic {
	if name.Kind != front.NameExpr {
		return nil
	}
	if s := name.Symbol; s != nil {
		if proc.Symbol != nil && proc.Symbol != s {
			return nil // a specific procedure of a generic name
		}
		if s.Proc != nil && s.Proc.Intrinsic != nil {
			return s.Proc.Intrinsic
		}
		if f := s.LibraryIntrinsic(); f != nil {
			return f
		}
		if s.Kind != front.Generic {
			return nil
		}
	}
	f := front.Intrinsics()[name.Text]
	if f != nil && f.Subroutine() {
		return f
	}
	return nil
}
