package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
)

// The data region of a declare directive in a procedure, which no operation encloses: what runs from acc.declare_enter to the operations that end it,
// one for each way out.

// A stretch are operations of a block, one after the other, that belong to such a region.
type stretch struct {
	block *ir.Block
	// first to last, last included; nil if there are none.
	first, last *ir.Op
	// end is the operation that ends the region there, nil where it goes on in other blocks.
	end *ir.Op
}

// each calls f with the operations.
func (s stretch) each(f func(o *ir.Op)) {
	for o := s.first; o != nil; o = o.Next() {
		f(o)
		if o == s.last {
			return
		}
	}
}

// holds reports whether an operation is one of them, or in one.
func (s *stretch) holds(o *ir.Op) bool {
	o = s.block.Holding(o)
	return o != nil && s.first != nil && !o.Before(s.first) && !s.last.Before(o)
}

// isDeclare reports whether an operation begins the data region of a declare directive.
func isDeclare(o *ir.Op) bool { return o.Is(acc.DeclareEnter) }

// endsDeclare reports whether an operation ends the data region that another one begins.
func endsDeclare(o, enter *ir.Op) bool {
	token := o.GetAny("token")
	return o.Is(acc.DeclareExit) && len(token) == 1 && token[0] == enter.Result(0)
}

// declared are the stretches of the data region of a declare directive, each after those that dominate it; none where the region may be entered or left
// by other ways than the directive and its ends, as that of a directive for variables of a module or file.
func (a *analysis) declared(enter *ir.Op) []stretch {
	if list, done := a.declares[enter]; done {
		return list
	}
	list := declaredBy(enter)
	a.declares[enter] = list
	return list
}

func declaredBy(enter *ir.Op) (list []stretch) {
	d := ir.NewDominance()
	of := map[*ir.Block]stretch{enter.Parent(): stretchFrom(enter.Parent(), enter.Next(), enter)}
	next := []*ir.Block{enter.Parent()}
	ends := 0
	for len(next) > 0 {
		s := of[next[0]]
		next = next[1:]
		if s.end != nil {
			ends++
			continue
		}
		for _, b := range s.block.Successors() {
			if _, done := of[b]; done && b != enter.Parent() {
				continue
			}
			if b == enter.Parent() || !d.BlockDominates(enter.Parent(), b) {
				return nil
			}
			of[b] = stretchFrom(b, b.First(), enter)
			next = append(next, b)
		}
	}
	if ends == 0 {
		return nil
	}
	for _, b := range d.ReversePostorder(enter.Parent().Region()) {
		if s, ok := of[b]; ok {
			list = append(list, s)
		}
	}
	return list
}

// stretchFrom are the operations of a block from one on, up to the one that ends the region.
func stretchFrom(b *ir.Block, first, enter *ir.Op) stretch {
	s := stretch{block: b}
	for o := first; o != nil; o = o.Next() {
		if endsDeclare(o, enter) {
			s.end = o
			return s
		}
		if s.first == nil {
			s.first = o
		}
		s.last = o
	}
	return s
}

// holds reports whether an operation is inside of a construct.
func (a *analysis) holds(construct, o *ir.Op) bool {
	if !isDeclare(construct) {
		return construct.IsAncestorOf(o)
	}
	return slices.ContainsFunc(a.declared(construct), func(s stretch) bool { return s.holds(o) })
}

// bodies calls f with the operations inside of a construct, without those inside of them.
func (a *analysis) bodies(construct *ir.Op, f func(o *ir.Op)) {
	if isDeclare(construct) {
		for _, s := range a.declared(construct) {
			s.each(f)
		}
		return
	}
	for _, r := range construct.Regions() {
		for _, b := range r.Blocks() {
			for o := b.First(); o != nil; o = o.Next() {
				f(o)
			}
		}
	}
}

// declaredRegion follows the data region of a declare directive. What is written at all of its ends counts.
func (c *coverage) declaredRegion() {
	d := ir.NewDominance()
	after := map[*ir.Block][]region{}
	all := true
	for i, s := range c.declared(c.construct) {
		c.written = nil
		if i > 0 {
			c.written = slices.Clone(after[d.Idom(s.block)])
		}
		s.each(c.op)
		after[s.block] = c.written
		all = all && (s.end == nil || c.whole())
	}
	if c.written = nil; all {
		c.written = []region{c.section}
	}
}

// isInModule reports whether a directive is for variables of a module or file, which are on the device while the program runs.
func isInModule(enter *ir.Op) bool {
	return !slices.ContainsFunc(enter.Result(0).Users(), func(u *ir.Op) bool { return endsDeclare(u, enter) })
}

// isReached reports whether the procedure of an operation may run while the one that another operation is in does.
func (a *analysis) isReached(o, from *ir.Op) bool {
	var list []*ir.Op
	next := []*ir.Op{function(o)}
	for len(next) > 0 {
		f := next[0]
		next = next[1:]
		if f == function(from) {
			return true
		}
		if slices.Contains(list, f) {
			continue
		}
		list = append(list, f)
		for _, call := range a.callsOf(f) {
			next = append(next, function(call))
		}
	}
	return false
}
