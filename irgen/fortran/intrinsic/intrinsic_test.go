package intrinsic_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/intrinsic"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host answers for procedures whose arguments are variables and constants.
type host struct{ *entitytest.Scene }

func (h host) Extents(n *front.Node) []*ir.Value { return h.Elements(n).Extents }

func (h host) Procedure(*front.Node, ir.Type) *ir.Value { panic("a procedure") }
func (h host) Call(*front.Node, *front.Node, ...*entity.Entity) *entity.Entity {
	panic("a call of a function")
}

func (h host) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

// TestReferences lowers the statements of the procedures of a source: what an assignment assigns is the value of a
// function, calls are those of subroutines.
func TestReferences(t *testing.T) {
	u := entitytest.Parse(t, "testdata/references.f90")
	types := typemap.New(ir.NewContext(), nil)
	m := build.NewModule(ir.Unknown)
	for _, p := range u.Units {
		h := host{entitytest.New(m, types, u, p, p.Name.Text)}
		x := intrinsic.New(h.Memory, types, h)
		for _, i := range p.Body {
			h.WithTemps(func() {
				switch n := i.Stmt.Node.(type) {
				case *front.AssignStmt:
					target, value := n.Target.Node(), n.Value.Node()
					if value.Rank == 0 && entity.ByValue(value.Type) {
						h.StoreScalar(h.Designator(target), x.Scalar(value))
						return
					}
					h.CopyEntity(h.Designator(target), x.Value(value))
				case *front.CallStmt:
					call := n.Proc.Node()
					x.Call(front.Intrinsics()[call.Args[0].Text], call, h.Span(call))
				}
			})
		}
		h.End()
	}
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/references.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// TestLowerBounds: those of a whole array are its own, those of other expressions are one.
func TestLowerBounds(t *testing.T) {
	u := entitytest.Parse(t, "testdata/references.f90")
	types := typemap.New(ir.NewContext(), nil)
	h := host{entitytest.New(build.NewModule(ir.Unknown), types, u, u.Units[0], "f")}
	x := intrinsic.New(h.Memory, types, h)
	name := func(s string) *front.Node {
		sym := u.Units[0].Scope.Names[s]
		return &front.Node{Kind: front.NameExpr, Symbol: sym, Type: sym.Type, Rank: sym.Rank()}
	}
	require.Equal(t, []int64{1, -1}, entity.StaticExtents(x.LowerBounds(name("fixed"))))
	require.Nil(t, x.LowerBounds(name("v")))
	require.Nil(t, x.LowerBounds(&front.Node{Kind: front.ParenExpr, Args: []*front.Node{name("fixed")}, Rank: 2}))
}
