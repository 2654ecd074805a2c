package storage

import (
	"maps"
	"slices"
	"strings"

	front "accc/frontend/fortran"
)

// A Common is a common block: bytes that program units see as variables of their own (Fortran 2018 §8.10.2).
type Common struct {
	// Name is the symbol of the block.
	Name string
	Size int64
	// Offsets are those of the variables of each unit.
	Offsets map[*front.Symbol]int64
	// Data are the variables with initial values.
	Data []*front.Symbol
}

// ReadCommons places the variables of the common blocks of a source, after ReadEquivalences of all sources. A block is
// as large as the largest of what units declare.
func (l *Layout) ReadCommons(u *front.Unit) {
	for _, p := range u.Units {
		l.commonsOf(p)
	}
}

func (l *Layout) commonsOf(p *front.ProgUnit) {
	if p.Scope != nil {
		l.ReadScope(p.Scope)
	}
	for _, c := range p.Contains {
		l.commonsOf(c)
	}
}

// ReadScope places the variables of the common blocks that a scope declares.
func (l *Layout) ReadScope(scope *front.Scope) {
	for _, s := range scope.Symbols() {
		if s.Kind == front.Common && s.Scope == scope {
			l.host.Guard(func() { l.block(s) })
		}
	}
}

// block places the variables of a block in one unit.
func (l *Layout) block(s *front.Symbol) {
	name := BlockName(s.BlockName())
	c := l.commons[name]
	if c == nil {
		c = &Common{Name: name, Offsets: map[*front.Symbol]int64{}}
		l.commons[name] = c
	}
	if bound := s.BindName(); bound != "" {
		c.Name = bound
	}
	at := int64(0)
	for _, m := range s.Members {
		size, align := l.host.Size(m)
		at = (at + align - 1) / align * align
		c.Offsets[m] = at
		at += size
		if l.host.HasInitial(m) {
			c.Data = append(c.Data, m)
		}
	}
	// What is equivalent to a member may reach further.
	for _, m := range s.Members {
		if eq := l.SetOf(m); eq != nil {
			for _, other := range slices.SortedFunc(maps.Keys(eq.Offsets), func(a, b *front.Symbol) int { return strings.Compare(a.Name, b.Name) }) {
				off := eq.Offsets[other]
				where := c.Offsets[m] + off - eq.Offsets[m]
				if _, ok := c.Offsets[other]; !ok {
					if where < 0 {
						l.host.Unsupported(other.Span, "equivalence that extends a common block to the front")
					}
					c.Offsets[other] = where
					size, _ := l.host.Size(other)
					at = max(at, where+size)
				}
			}
			eq.Common = c
		}
	}
	c.Size = max(c.Size, at)
}

// BlockName is the symbol of a common block.
func BlockName(block string) string {
	if block == "" {
		return "__BLNK__"
	}
	return block + "_"
}
