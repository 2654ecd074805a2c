package typeinfo_test

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
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typeinfo"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host names the values of components, and makes no global for them.
type host struct{}

func (host) Static(*front.Symbol) bool   { return false }
func (host) NeedLibrary(*front.ProgUnit) {}

func (host) ComponentImage(t *fir.RecordType, c *front.Symbol) string { return t.Name + "." + c.Name }

func (host) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

// TestTypes describes the derived types of the variables of a module, and those of their components.
func TestTypes(t *testing.T) {
	u := entitytest.Parse(t, "testdata/types.f90")
	m := build.NewModule(ir.Unknown)
	var procs *procedure.Table
	types := typemap.New(ir.NewContext(), func(s *front.Symbol) *ir.FunctionType { return procs.ProcedureType(s) })
	procs = procedure.New(m, types, []*front.Unit{u}, host{})
	x := typeinfo.New(m, types, procs, host{})
	for _, s := range u.Units[0].Scope.Symbols() {
		if s.Kind == front.Variable {
			types.Record(s.Type.Derived)
		}
	}
	for i := 0; i < len(types.Derived); i++ {
		x.Type(types.Derived[i])
	}
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/types.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
