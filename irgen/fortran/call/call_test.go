package call_test

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	front "accc/frontend/fortran"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/call/calltest"
	"accc/irgen/fortran/entity/entitytest"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestCalls lowers the calls of a source, and assignments of what functions return.
func TestCalls(t *testing.T) {
	p := calltest.NewProgram(entitytest.Parse(t, "testdata/calls.f90"))
	for _, u := range p.Unit.Units {
		if u.Kind == "module" {
			continue
		}
		b := p.Begin(u)
		for _, i := range u.Body {
			b.Scene.WithTemps(func() { statement(b, i.Stmt) })
		}
		b.Scene.End()
	}
	got := irtest.Print(p.Module.Op, false)
	irtest.Golden(t, "testdata/calls.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// statement lowers a call, which ends with the number of an alternate return, or an assignment.
func statement(b *calltest.Body, s *front.Stmt) {
	switch n := s.Node.(type) {
	case *front.CallStmt:
		labels := false
		for _, a := range n.Proc.Node().Args {
			labels = labels || a.Kind == front.LabelExpr
		}
		if which := b.Calls.Subroutine(n.Proc.Node(), labels); labels {
			b.Scene.Spill(which)
		}
	case *front.AssignStmt:
		target, value := n.Target.Node(), n.Value.Node()
		to, from := b.Expr.Designator(target), b.Expr.Elements(value)
		if target.Rank == 0 {
			b.Scene.PutAt(to, to.Addr, from.At(nil))
			return
		}
		b.Scene.LoopNest(from.Extents, func(idx []*ir.Value) { b.Scene.PutElement(to, idx, from.At(idx)) })
	}
}
