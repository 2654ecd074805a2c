package sema

import (
	"strings"

	"accc/frontend"
	"accc/pragma"
)

// Stale is a read of what the other side has changed: First is the write, Second the read.
type Stale struct {
	First, Second frontend.Use
	// Device is the construct around the read, or nil where the host reads; Writer the one around the write.
	Device, Writer *frontend.Construct
}

// StaleIn finds the first stale read of an array that c puts on the device, in the statements that follow one another after c, or inside
// of it if it governs any. Nothing is found where anything in between could bring the value.
func StaleIn(p *Pass, c *frontend.Construct, s *frontend.Symbol, m *Motions) (out Stale, found bool) {
	r := p.Routines[c]
	if r == nil || r.Uses == nil || r.Gotos || s.Aliased || s.Pointer || s.Equivalenced || s.Common != "" || s.Storage != frontend.Auto && s.Storage != frontend.Param {
		return out, false
	}
	if s.Type.Elem != nil && s.Type.Elem.Class == frontend.Aggregate {
		return out, false // the sides may use different members
	}
	for _, call := range r.Calls {
		if name := strings.ToLower(call.Name); strings.HasPrefix(name, "acc_") || strings.HasPrefix(name, "omp_target") {
			return out, false
		}
	}
	var last frontend.Use // the last write
	var writer *frontend.Construct
	written := false
	fresh := map[*frontend.Construct]bool{} // constructs that write the array before they read it
	for _, u := range r.Uses {
		if u.Symbol != s || u.At <= c.At || c.Body.IsValid() && !Within(u.In, c) {
			continue
		}
		on, ok := m.Device(u.In)
		through := u.Kind&frontend.Through != 0
		if !ok || Passed(p, r, u) || u.Kind&(frontend.Address|frontend.Associate) != 0 || !through && s.Type.Class == frontend.Pointer || copiedIn(u.In, s) {
			return out, false
		}
		if written && (!followed(last.Block, u.Block) || m.mentionedBetween(p, r, c, last, u, s)) {
			return out, false
		}
		reads, writes := u.Kind&frontend.Read != 0, u.Kind&frontend.Write != 0
		if reads && written && (on == nil) != (writer == nil) && !(on != nil && fresh[on]) {
			if leaves(r, last, u) {
				return out, false
			}
			return Stale{First: last, Second: u, Device: on, Writer: writer}, true
		}
		if writes {
			if on != nil && !reads {
				fresh[on] = true
			}
			if written && (on == nil) != (writer == nil) {
				return out, false // both sides write parts of it
			}
			last, writer, written = u, on, true
		}
	}
	return out, false
}

// Conditional reports whether a condition decides about a construct: it may be what tells whether the device has memory of its own.
func Conditional(c *frontend.Construct) bool {
	for b := c.Block; b != nil; b = b.Parent {
		if !b.Loop {
			return true
		}
	}
	return false
}

// OneElement reports whether a clause is about one element: often a flag by which a program finds out whether the device has memory of its
// own.
func OneElement(c *frontend.Construct, v *pragma.Var, s *frontend.Symbol) bool {
	if n := s.Type.Extents; len(n) == 1 && n[0] == 1 {
		return true
	}
	if len(v.Path) != 1 || v.Path[0].Kind != pragma.Section {
		return len(v.Path) > 0
	}
	n, ok := Whole(c.Exprs[v.Path[0].Length])
	return ok && n == 1
}

// Passed reports whether a reference of Fortran is in a statement that calls something: as an argument it is not accessed here.
func Passed(p *Pass, r *frontend.Routine, u frontend.Use) bool {
	if p.Unit.Language != frontend.Fortran || u.Span.File == nil {
		return false
	}
	for _, call := range r.Calls {
		if call.Span.File == u.Span.File && call.Span.Start < u.Span.Start && sameStatement(call.Span, u.Span, true) {
			return true
		}
	}
	return false
}

// followed reports whether what is in one block has been executed when another one is, but for loops without iterations.
func followed(first, second *frontend.Block) bool {
	for b := first; ; b = b.Parent {
		if Encloses(b, second) {
			return true
		}
		if b == nil || !b.Loop && !b.Late {
			return false
		}
	}
}

// leaves reports whether control may leave between two references.
func leaves(r *frontend.Routine, from, to frontend.Use) bool {
	a, b := -1, -1
	for i, u := range r.Uses {
		if u.At == from.At && u.Symbol == from.Symbol {
			a = i
		}
		if u.At == to.At && u.Symbol == to.Symbol {
			b = i
		}
	}
	for _, j := range r.Jumps {
		if j.After > a && j.After <= b {
			return true
		}
	}
	return false
}

// copiedIn reports whether a construct makes copies of a variable.
func copiedIn(in *frontend.Construct, s *frontend.Symbol) (found bool) {
	for ; in != nil && !found; in = in.Parent {
		DeclaredVariables(in, func(clause *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
			found = found || info.Symbol == s && (clause.Def.Group == pragma.GroupPrivate || clause.Def.Group == pragma.GroupReduce)
		})
	}
	return found
}

// mentionedBetween reports whether a directive between two references names the variable, so that it may transfer it. A construct on the
// device transfers nothing that is present.
func (m *Motions) mentionedBetween(p *Pass, r *frontend.Routine, c *frontend.Construct, from, to frontend.Use, s *frontend.Symbol) bool {
	for _, x := range p.Of(r) {
		if x == c || x.At < from.At || x.At > to.At || !Conditional(c) && m.Compute(x) && m.Plain(x) {
			continue
		}
		if x.Directive.Incomplete {
			return true
		}
		for _, info := range x.Vars {
			if info.Symbol == s || info.Symbol == nil {
				return true
			}
		}
	}
	return false
}
