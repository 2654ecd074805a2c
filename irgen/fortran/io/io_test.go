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

func (h *host) ItemTable(*front.Node, io.Form) *ir.Value { return h.ZeroBits(fir.Ref(ir.None())) }
func (h *host) GroupTable(*front.Stmt, *front.Symbol, io.Form) func() *ir.Value {
	return func() *ir.Value { return h.ZeroBits(fir.Ref(ir.None())) }
}

func (h *host) Label(label string, _ *front.Stmt) *ir.Block {
	if h.labels[label] == nil {
		h.labels[label] = h.Block()
	}
	return h.labels[label]
}

// TestStatements lowers the statements of a subroutine one after the other.
func TestStatements(t *testing.T) {
	u := entitytest.Parse(t, "testdata/statements.f90")
	m := build.NewModule(ir.Unknown)
	x := entitytest.New(m, typemap.New(ir.NewContext(), nil), u, u.Units[0], "s")
	h := &host{x, map[string]*ir.Block{}}
	for _, i := range h.Prog.Body {
		if i.Stmt == nil {
			continue
		}
		if to := h.labels[i.Stmt.Label]; to != nil {
			x.Branch(to)
			x.Place(to)
		}
		switch n := i.Stmt.Node.(type) {
		case *front.PrintStmt, *front.IOStmt:
			io.Statement(x.Memory, h, i.Stmt)
		case *front.StopStmt:
			io.Stop(x.Memory, h, n)
		}
	}
	x.End()
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/statements.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
