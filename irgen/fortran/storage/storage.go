// Package storage lays out variables of Fortran that share storage: common blocks and equivalence sets.
//
//	l := storage.New(host)
//	l.ReadEquivalences(source)
//	l.ReadCommons(source)
//	c := l.CommonOf(symbol) // nil: in no block
//
// Read common.go and equivalence.go.
package storage

import (
	"maps"
	"slices"

	front "accc/frontend/fortran"
	"accc/frontend/source"
)

// Host is what a layout asks of the lowering.
type Host interface {
	// Size is the size of a variable in bytes and its alignment, ElementSize the size of a scalar of a type.
	Size(s *front.Symbol) (size, align int64)
	ElementSize(t front.Type) (size int64, ok bool)
	// HasInitial reports whether a variable has an initial value.
	HasInitial(s *front.Symbol) bool
	// Span is the user's text of a node of the source that is lowered.
	Span(n *front.Node) source.Span
	// Unsupported reports what is not supported, and does not return: Guard, which runs f, does then.
	Unsupported(at source.Span, format string, args ...any)
	Guard(f func())
}

// Layout is the layout of a program.
type Layout struct {
	host    Host
	commons map[string]*Common
	sets    map[*front.Symbol]*Set
}

// New makes an empty layout.
func New(host Host) *Layout {
	return &Layout{host: host, commons: map[string]*Common{}, sets: map[*front.Symbol]*Set{}}
}

// Commons are the common blocks, by their names.
func (l *Layout) Commons() []*Common {
	var list []*Common
	for _, name := range slices.Sorted(maps.Keys(l.commons)) {
		list = append(list, l.commons[name])
	}
	return list
}

// CommonOf is the block that a variable is in, nil if it is in none that was read.
func (l *Layout) CommonOf(s *front.Symbol) *Common {
	if c := l.commons[BlockName(s.Block)]; c != nil {
		if _, ok := c.Offsets[s]; ok {
			return c
		}
	}
	return nil
}

// SetOf is the equivalence set that a variable is in, nil if it is in none.
func (l *Layout) SetOf(s *front.Symbol) *Set { return l.sets[s] }
