package assign_test

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/assign"
	"accc/irgen/fortran/call/calltest"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host answers for a procedure without directives and equivalence.
type host struct {
	*calltest.Body
	stmt *front.Stmt
}

func (h *host) Statement() *front.Stmt                       { return h.stmt }
func (h *host) Here() (file, line *ir.Value)                 { return h.Scene.Here() }
func (h *host) Place(s *front.Symbol) *entity.Variable       { return h.Variable(s) }
func (h *host) Shares(a, b *front.Symbol) bool               { return false }
func (h *host) Freed(*entity.Entity) *ir.Value               { return nil }
func (h *host) StatementSpan(s *front.Stmt) source.Span      { return h.Unit.Span(s.First, s.Last) }
func (h *host) Type(t *front.TypeSpec) front.Type            { return h.Unit.TypeOf(t, h.Scene.Prog.Scope) }
func (h *host) Keep(box *ir.Value, e *entity.Entity, _ bool) { h.Scene.Store(box, e.Ref) }

// TestAssignments lowers the statements of the procedures of a source.
func TestAssignments(t *testing.T) {
	p := calltest.NewProgram(entitytest.Parse(t, "testdata/assignments.f90"))
	for _, u := range p.Unit.Units {
		h := &host{Body: p.Begin(u)}
		x := assign.New(h.Calls, p.Types, h)
		h.Structures = x.Structure
		for _, i := range u.Body {
			h.Scene.WithTemps(func() {
				if i.Block != nil {
					x.WhereBlock(i.Block, i.Block.Head.Node.(*front.WhereStmt))
					return
				}
				h.stmt = i.Stmt
				switch n := i.Stmt.Node.(type) {
				case *front.AssignStmt:
					x.Assignment(n)
				case *front.WhereStmt:
					x.WhereStatement(n)
				case *front.PointerStmt:
					x.Pointer(n)
				case *front.AllocateStmt:
					x.Allocate(n)
				case *front.ReleaseStmt:
					x.Deallocate(n)
				}
			})
		}
		h.Scene.End()
	}
	got := irtest.Print(p.Module.Op, false)
	irtest.Golden(t, "testdata/assignments.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
