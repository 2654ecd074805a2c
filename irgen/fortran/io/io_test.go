package io_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/io"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host answers for a procedure of constants, variables and elements.
type host struct {
	*entitytest.Scene
	labels map[string]*ir.Block
}

func (h *host) Unit() *front.ProgUnit                   { return h.Prog }
func (h *host) Variable(s *front.Symbol) *entity.Entity { return h.OfVariable(h.Scene.Variable(s)) }

func (h *host) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

func (h *host) Scope() *front.Scope { return h.Prog.Scope }

func (h *host) Procedure(s *front.Symbol) *ir.Value {
	t := ir.Func([]ir.Type{}, []ir.Type{})
	f := h.Op(fir.AddressOf, nil, []ir.Type{t}, build.Attr("symbol", ir.Symbol(s.Name))).Result(0)
	return h.Grouped(fir.EmboxProc, build.AnyProcedure(), [][]*ir.Value{{f}, nil}).Result(0)
}

func (h *host) Label(label string, _ *front.Stmt) *ir.Block {
	if h.labels[label] == nil {
		h.labels[label] = h.Block()
	}
	return h.labels[label]
}

// TestStatements lowers the statements of the subroutines of testdata one after the other.
func TestStatements(t *testing.T) {
	for _, name := range []string{"statements", "defined"} {
		t.Run(name, func(t *testing.T) {
			u := entitytest.Parse(t, "testdata/"+name+".f90")
			m := build.NewModule(ir.Unknown)
			types := typemap.New(ir.NewContext(), nil)
			h := &host{entitytest.New(m, types, u, u.Units[len(u.Units)-1], "s"), map[string]*ir.Block{}}
			for _, i := range h.Prog.Body {
				if i.Stmt != nil {
					h.statement(i.Stmt)
				}
			}
			h.End()
			got := irtest.Print(m.Op, false)
			irtest.Golden(t, "testdata/"+name+".mlir", got, *update)
			_, messages, ok := irtest.Run(t, "fir-opt-22", got)
			require.True(t, ok, messages)
		})
	}
}

func (h *host) statement(s *front.Stmt) {
	if to := h.labels[s.Label]; to != nil {
		h.Branch(to)
		h.Place(to)
	}
	switch n := s.Node.(type) {
	case *front.PrintStmt, *front.IOStmt:
		io.Statement(h.Memory, h, s)
	case *front.StopStmt:
		io.Stop(h.Memory, h, n)
	}
}
