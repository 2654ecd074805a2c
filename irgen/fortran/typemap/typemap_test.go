package typemap_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestDeclarations writes the name and the type of every variable, and then the derived types.
func TestDeclarations(t *testing.T) {
	const path = "testdata/declarations.f90"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var list diag.List
	u := front.Parse(source.NewFile(path, text), front.Options{}, &list)
	require.NotNil(t, u)
	require.Empty(t, list.Sorted())

	m := typemap.New(ir.NewContext(), func(*front.Symbol) *ir.FunctionType { return ir.Func([]ir.Type{}, []ir.Type{}) })
	var b strings.Builder
	var unit func(p *front.ProgUnit)
	unit = func(p *front.ProgUnit) {
		for _, s := range p.Scope.Symbols() {
			pointer := s.Kind == front.Procedure && s.Has(front.PointerAttr)
			if s.Scope == p.Scope && (s.Kind == front.Variable || s.Kind == front.Parameter || pointer) {
				fmt.Fprintf(&b, "%s: %s\n", m.VariableName(s), ir.TypeString(m.SymbolType(s)))
			}
		}
		for _, c := range p.Contains {
			unit(c)
		}
	}
	for _, p := range u.Units {
		unit(p)
	}
	for _, d := range m.Derived {
		r := m.Record(d)
		fmt.Fprintf(&b, "%s\n", ir.TypeString(r))
		for _, f := range r.Fields() {
			fmt.Fprintf(&b, "  %s: %s\n", f.Name, ir.TypeString(f.Type))
		}
	}
	irtest.Golden(t, "testdata/declarations.txt", b.String(), *update)
}
