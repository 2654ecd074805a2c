package sema

import (
	"accc/frontend"
	"accc/frontend/source"
)

// Flow is what a routine does with one of its variables.
type Flow struct {
	FirstSet source.Span // its first write outside of the construct asked about
	Fresh    bool        // every value it gets is memory that was just allocated
	Written  bool
	Escapes  bool // its address, or for a pointer its value, is known elsewhere
}

// FlowOf collects the uses of a variable in a routine, except those inside the construct except.
func FlowOf(r *frontend.Routine, s *frontend.Symbol, except *frontend.Construct) Flow {
	f := Flow{Fresh: true}
	for _, u := range r.Uses {
		if u.Symbol != s {
			continue
		}
		if u.Kind&frontend.Address != 0 || s.Type.Class == frontend.Pointer && u.Kind == frontend.Read {
			f.Escapes = true
		}
		direct := s.Type.Class != frontend.Pointer || u.Kind&frontend.Through == 0
		if u.Kind&frontend.Write == 0 || !direct || Within(u.In, except) {
			continue
		}
		f.Written = true
		f.Fresh = f.Fresh && u.Kind&frontend.Fresh != 0
		if !f.FirstSet.IsValid() {
			f.FirstSet = u.Span
		}
	}
	return f
}

// Within reports whether a construct is outer or inside it.
func Within(c, outer *frontend.Construct) bool {
	for ; c != nil && outer != nil; c = c.Parent {
		if c == outer {
			return true
		}
	}
	return false
}

// Local reports whether a variable is a routine's own and gone with it.
func Local(s *frontend.Symbol) bool {
	return s != nil && s.Type != nil && s.Storage == frontend.Auto
}

// Outlives reports whether the value of a variable is seen by others after its routine has ended.
func Outlives(p *Pass, s *frontend.Symbol) bool {
	switch s.Storage {
	case frontend.Static, frontend.Global, frontend.Extern:
		return true
	case frontend.Param:
		return p.Unit.Language == frontend.Fortran
	}
	return s.Result
}

// EachConstruct calls f for constructs and those inside of them.
func EachConstruct(list []*frontend.Construct, f func(*frontend.Construct)) {
	for _, c := range list {
		f(c)
		EachConstruct(c.Children, f)
	}
}

// Encloses reports whether a block is inner or contains it; nil is the routine itself.
func Encloses(outer, inner *frontend.Block) bool {
	for ; inner != outer; inner = inner.Parent {
		if inner == nil {
			return false
		}
	}
	return true
}

// FirstRead is the first reference to a variable in a construct, if that reads it and nothing decides whether it is reached. References
// for which apart is true are to other variables of the name; unsure is true of those that may be more than they seem.
func FirstRead(c *frontend.Construct, s *frontend.Symbol, apart, unsure func(u frontend.Use) bool) (out frontend.Use, ok bool) {
	for _, u := range c.Uses {
		if u.Symbol != s || apart(u) {
			continue
		}
		if c.Loop != nil && u.At < c.Loop.Body || u.OwnLoop || u.Kind&frontend.Read == 0 || u.Kind&^(frontend.Read|frontend.Write) != 0 || unsure(u) {
			return out, false
		}
		for b := u.Block; b != c.Block; b = b.Parent {
			if b == nil || !b.Loop || b.Late {
				return out, false
			}
		}
		return u, true
	}
	return out, false
}
