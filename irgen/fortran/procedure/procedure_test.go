package procedure_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	front "accc/frontend/fortran"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host knows of variables with save only.
type host struct{ needed []string }

func (h *host) Static(s *front.Symbol) bool   { return s.Has(front.Save) }
func (h *host) NeedLibrary(p *front.ProgUnit) { h.needed = append(h.needed, p.Name.Text) }

// table makes the table of the procedures of testdata/procedures.f90.
func table(t *testing.T) (*procedure.Table, *build.Module, *front.Unit) {
	u := entitytest.Parse(t, "testdata/procedures.f90")
	m := build.NewModule(ir.Unknown)
	var tab *procedure.Table
	types := typemap.New(ir.NewContext(), func(s *front.Symbol) *ir.FunctionType { return tab.ProcedureType(s) })
	tab = procedure.New(m, types, []*front.Unit{u}, &host{})
	return tab, m, u
}

// TestInterfaces writes the names, types and attributes of procedures, and what contained procedures use of their host.
func TestInterfaces(t *testing.T) {
	tab, _, u := table(t)
	var b strings.Builder
	show := func(pr *procedure.Procedure) {
		fmt.Fprintf(&b, "%s %s\n", pr.Name, ir.TypeString(pr.Type))
		if a := tab.ArgumentAttrs(pr); a != nil {
			fmt.Fprintf(&b, "  %s\n", ir.AttrString(a))
		}
		for _, s := range pr.Captured {
			fmt.Fprintf(&b, "  captures %s\n", s.Name)
		}
		if pr.Tuple != nil {
			fmt.Fprintf(&b, "  as %s\n", ir.TypeString(pr.Tuple))
		}
	}
	var walk func(list []*front.ProgUnit)
	walk = func(list []*front.ProgUnit) {
		for _, p := range list {
			if p.Kind != "module" && p.Kind != "submodule" {
				show(tab.ProcedureOf(p))
				for _, e := range p.Entries {
					show(tab.EntryProcedure(p, e))
				}
			}
			walk(p.Contains)
		}
	}
	walk(u.Units)
	irtest.Golden(t, "testdata/procedures.txt", b.String(), *update)
}

// A procedure that is known by its name only is the one that the sources define.
func TestExternal(t *testing.T) {
	tab, m, u := table(t)
	names := u.Units[len(u.Units)-1].Scope.Names
	found := tab.External(names["arguments"])
	require.NotNil(t, found)
	require.Len(t, found.Proc.Dummies, 11)
	require.Nil(t, tab.External(names["unknown"]))

	c := u.Units[0].Scope.Names["c_name"]
	tab.DeclareProcedure(tab.ProcedureName(c), tab.ProcedureType(c), c)
	o := m.Symbols["c_function"]
	require.Equal(t, "(i32, !fir.ref<!fir.array<?x!fir.char<1>>>) -> ()", ir.TypeString(procedure.FunctionTypeOf(o)))
	require.NotNil(t, o.Attr("fir.proc_attrs"))
}
