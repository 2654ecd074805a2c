package initial_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/irgen/fortran/initial"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// reported is a host that notes what is not supported.
type reported struct {
	unit *front.Unit
	list []string
}

func (r *reported) Span(n *front.Node) source.Span { return r.unit.Span(n.First, n.Last) }

func (r *reported) Unsupported(at source.Span, format string, args ...any) {
	r.list = append(r.list, fmt.Sprintf("%d:%d: %s", at.Position().Line, at.Position().Column, fmt.Sprintf(format, args...)))
	panic(r)
}

func (r *reported) Guard(f func()) {
	defer func() {
		if e := recover(); e != nil && e != any(r) {
			panic(e)
		}
	}()
	f()
}

// TestValues writes the initial values of the variables of testdata/*.f90, and what is not supported.
func TestValues(t *testing.T) {
	files, err := filepath.Glob("testdata/*.f90")
	require.NoError(t, err)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			var list diag.List
			u := front.Parse(source.NewFile(filepath.Base(path), text), front.Options{}, &list)
			require.NotNil(t, u)
			for _, d := range list.Sorted() {
				require.NotEqual(t, diag.Error, d.Severity, d.Message)
			}
			host := &reported{unit: u}
			values := initial.New(host)
			values.Read(u)
			var b strings.Builder
			for _, p := range u.Units {
				for _, s := range p.Scope.Symbols() {
					if s.Scope != p.Scope || s.Kind != front.Variable && s.Kind != front.Parameter {
						continue
					}
					host.Guard(func() { fmt.Fprintf(&b, "%s %s = %s\n", s.Type, s.Name, show(values.Of(s))) })
				}
			}
			for _, m := range host.list {
				fmt.Fprintf(&b, "%s\n", m)
			}
			irtest.Golden(t, strings.TrimSuffix(path, ".f90")+".txt", b.String(), *update)
		})
	}
}

// show is a datum as text; a dot is what has no value.
func show(d *initial.Datum) string {
	switch {
	case d == nil || !d.Set:
		return "."
	case d.Node != nil:
		return "=> " + d.Node.Text
	case d.Comps != nil:
		var parts []string
		for _, name := range slices.Sorted(maps.Keys(d.Comps)) {
			parts = append(parts, name+": "+show(d.Comps[name]))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case d.Extents != nil:
		var parts []string
		for i := range d.Total() {
			parts = append(parts, show(d.Elems[i]))
		}
		return fmt.Sprint(d.Extents) + " " + strings.Join(parts, " ")
	case d.Value == nil:
		return "."
	}
	return d.Value.ExactString()
}

// A text is cut or filled to a length that is known.
func TestPadded(t *testing.T) {
	require.Equal(t, "ab   ", initial.Padded("ab", 5))
	require.Equal(t, "abc", initial.Padded("abcdef", 3))
	require.Equal(t, "abc", initial.Padded("abc", -1), "a length that is not known")
}
