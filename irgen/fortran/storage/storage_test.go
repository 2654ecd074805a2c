package storage_test

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
	"accc/irgen/fortran/storage"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host knows the sizes of intrinsic types, and notes what is not supported.
type host struct {
	unit *front.Unit
	list []string
}

func (h *host) ElementSize(t front.Type) (int64, bool) {
	if t.Len > 0 {
		return t.Len, true
	}
	return int64(t.Bytes()), true
}

func (h *host) Size(s *front.Symbol) (size, align int64) {
	size, _ = h.ElementSize(s.Type)
	align = int64(s.Type.Bytes())
	if s.Type.Len > 0 {
		align = 1
	}
	for _, e := range s.Extents {
		size *= e
	}
	return size, align
}

func (h *host) HasInitial(s *front.Symbol) bool { return s.Init != nil }
func (h *host) Span(n *front.Node) source.Span  { return h.unit.Span(n.First, n.Last) }

func (h *host) Unsupported(at source.Span, format string, args ...any) {
	h.list = append(h.list, fmt.Sprintf("%d:%d: %s", at.Position().Line, at.Position().Column, fmt.Sprintf(format, args...)))
	panic(h)
}

func (h *host) Guard(f func()) {
	defer func() {
		if e := recover(); e != nil && e != any(h) {
			panic(e)
		}
	}()
	f()
}

// offsets are those of variables as text, by offset and name.
func offsets(of map[*front.Symbol]int64) string {
	list := slices.SortedFunc(maps.Keys(of), func(a, b *front.Symbol) int {
		if of[a] != of[b] {
			return int(of[a] - of[b])
		}
		return strings.Compare(a.Name, b.Name)
	})
	var parts []string
	for _, s := range list {
		parts = append(parts, fmt.Sprintf("%s@%d", s.Name, of[s]))
	}
	return strings.Join(parts, " ")
}

// TestLayout writes the storage that the variables of testdata/*.f90 share, and what is not supported.
func TestLayout(t *testing.T) {
	files, err := filepath.Glob("testdata/*.f90")
	require.NoError(t, err)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			var list diag.List
			u := front.Parse(source.NewFile(filepath.Base(path), text), front.Options{}, &list)
			require.NotNil(t, u)
			h := &host{unit: u}
			l := storage.New(h)
			l.ReadEquivalences(u)
			l.ReadCommons(u)
			var b strings.Builder
			for _, c := range l.Commons() {
				fmt.Fprintf(&b, "common %s, %d bytes: %s\n", c.Name, c.Size, offsets(c.Offsets))
			}
			seen := map[*storage.Set]bool{}
			for _, p := range u.Units {
				for _, s := range p.Scope.Symbols() {
					set := l.SetOf(s)
					if set == nil || seen[set] {
						continue
					}
					seen[set] = true
					where := "on the stack"
					switch {
					case set.Common != nil:
						where = "in " + set.Common.Name
					case set.Static:
						where = "static"
					}
					fmt.Fprintf(&b, "set %s %s, %d bytes: %s\n", set.Name.Name, where, set.Size, offsets(set.Offsets))
				}
			}
			for _, m := range h.list {
				fmt.Fprintf(&b, "%s\n", m)
			}
			irtest.Golden(t, strings.TrimSuffix(path, ".f90")+".txt", b.String(), *update)
		})
	}
}
