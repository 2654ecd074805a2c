package sema

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A Motion is what a clause does with the values of a variable.
type Motion struct {
	// In and Out: the values are copied to the device, and from it: by an update always, else if the variable comes to the device, or leaves it.
	In, Out bool
	// Update: no memory of the device is made or given back. Enter and Exit are those of enter data and exit data; else the memory
	// exists for the construct.
	Update, Enter, Exit bool
}

// Region reports whether the memory exists for the construct that the clause is on.
func (m Motion) Region() bool { return !m.Update && !m.Enter && !m.Exit }

// Motions is what the checks of transfers ask of a directive language.
type Motions struct {
	// Of is what a clause does; ok is false for clauses that move nothing.
	Of func(c *frontend.Construct, clause *pragma.Clause) (m Motion, ok bool)
	// Device is the construct that runs on the device around another one, or nil; ok is false where it may run on the host as well.
	Device func(*frontend.Construct) (on *frontend.Construct, ok bool)
	// Compute reports whether a construct runs on the device.
	Compute func(*frontend.Construct) bool
	// Elsewhere reports whether directives outside of the routine put a variable on the device.
	Elsewhere func(p *Pass, s *frontend.Symbol) bool
}

// Plain reports whether the clauses of a construct transfer nothing that is present already.
func (m *Motions) Plain(c *frontend.Construct) bool {
	return !c.Directive.Incomplete && !slices.ContainsFunc(c.Directive.Clauses, Always)
}

// followable reports whether what a routine does with the memory of a variable can be followed by its name.
func followable(r *frontend.Routine, s *frontend.Symbol) bool {
	if r == nil || r.Uses == nil || r.Gotos || s == nil || s.Type == nil || s.Aliased || s.Pointer || s.Equivalenced || s.Common != "" {
		return false
	}
	if s.Type.Elem != nil && s.Type.Elem.Class == frontend.Aggregate {
		return false // a part of each element may be used
	}
	for _, call := range r.Calls {
		if name := strings.ToLower(call.Name); strings.HasPrefix(name, "acc_") || strings.HasPrefix(name, "omp_target") || name == "omp_is_initial_device" {
			return false
		}
	}
	return (s.Storage == frontend.Auto || s.Storage == frontend.Param) && (s.Type.Class == frontend.Array || s.Type.Class == frontend.Pointer)
}

// own reports whether the memory of a variable is the routine's own: nothing outside of it can have put it on the device.
func (m *Motions) own(p *Pass, r *frontend.Routine, s *frontend.Symbol) bool {
	if !followable(r, s) || s.Storage != frontend.Auto || m.Elsewhere(p, s) {
		return false
	}
	written, fresh := false, true
	for _, u := range r.Uses {
		switch {
		case u.Symbol != s:
		case u.Kind&(frontend.Address|frontend.Associate) != 0:
			return false
		case s.Type.Class == frontend.Pointer && u.Kind&frontend.Through == 0 && u.Kind&frontend.Write != 0:
			written, fresh = true, fresh && u.Kind&frontend.Fresh != 0
		}
	}
	return s.Type.Class != frontend.Pointer || written && fresh
}

// passedOn reports whether a reference hands the memory of a variable to a call or to another pointer.
func passedOn(p *Pass, r *frontend.Routine, s *frontend.Symbol, u frontend.Use) bool {
	if u.Kind&(frontend.Address|frontend.Associate) != 0 || Passed(p, r, u) {
		return true
	}
	return u.Kind&frontend.Through == 0 && p.Unit.Language == frontend.C
}

// names reports whether a clause of a construct names a variable, or may do so.
func names(c *frontend.Construct, s *frontend.Symbol) bool {
	if c.Directive.Incomplete {
		return true
	}
	for _, info := range c.Vars {
		if info.Symbol == s || info.Symbol == nil || slices.Contains(info.Symbol.Members, s) {
			return true
		}
	}
	return false
}

// Needless calls f for the updates of a construct that copy what is there already: nothing has changed the variable on either side
// since a clause copied it, at the span since.
func (m *Motions) Needless(p *Pass, c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, since source.Span)) {
	r := p.Routines[c]
	if c.Directive.Incomplete || r == nil {
		return
	}
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		if of, ok := m.Of(c, clause); !ok || !of.Update || len(v.Path) > 1 || !followable(r, s) {
			return
		}
		if since, ok := m.equalSince(p, r, c, v, s); ok {
			f(clause, v, since)
		}
	})
}

// equalSince finds the clause since which both sides of a variable are equal in every execution that comes to an update of it.
func (m *Motions) equalSince(p *Pass, r *frontend.Routine, update *frontend.Construct, v *pragma.Var, s *frontend.Symbol) (since source.Span, ok bool) {
	local := m.own(p, r, s)
	var block *frontend.Block
	var at frontend.Order
	for _, c := range p.Of(r) {
		if c.At >= update.At || !names(c, s) {
			continue
		}
		if ends := c.Body.IsValid() && !update.Within(c); ends && !m.Compute(c) || c.Directive.Incomplete {
			ok = false
			continue
		}
		if !m.Compute(c) {
			ok = false
		}
		DeclaredVariables(c, func(clause *pragma.Clause, other *pragma.Var, info *frontend.VarInfo) {
			of, moves := m.Of(c, clause)
			if info.Symbol != s || !moves {
				return
			}
			switch {
			case m.Compute(c):
				ok = ok && update.At > c.At // it is present: nothing is copied
			case of.Update && (of.In || of.Out) && other.Text() == v.Text() && m.now(c), !of.Update && of.In && local && m.now(c) && m.firstNamed(p, r, c, s):
				since, ok, block, at = other.Span, true, c.Block, c.At
			}
		})
	}
	if !ok || !m.now(update) || !Encloses(block, update.Block) {
		return since, false
	}
	around := update.Block
	for around != nil && around.Parent != block && around != block {
		around = around.Parent
	}
	for _, u := range r.Uses {
		if u.Symbol != s || u.At <= at {
			continue
		}
		_, sure := m.Device(u.In)
		again := around != nil && around != block && Encloses(around, u.Block)
		if u.At > update.At && !again {
			continue
		}
		if !sure || u.Kind&frontend.Write != 0 || passedOn(p, r, s, u) {
			return since, false
		}
	}
	for _, c := range p.Of(r) { // what comes round in a loop
		if c.At > update.At && c != update && around != nil && around != block && Encloses(around, c.Block) && names(c, s) && !m.Compute(c) {
			return since, false
		}
	}
	return since, true
}

// firstNamed reports whether no directive before c names a variable.
func (m *Motions) firstNamed(p *Pass, r *frontend.Routine, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, x := range p.Of(r) {
		if x != c && x.At < c.At && names(x, s) {
			if regionOver := x.Body.IsValid() && !c.Within(x); !regionOver {
				return false
			}
		}
	}
	for b := c.Block; b != nil; b = b.Parent {
		if b.Loop {
			return false
		}
	}
	return true
}

// now reports whether a directive is executed at once, whatever a condition says.
func (m *Motions) now(c *frontend.Construct) bool {
	for _, clause := range c.Directive.Clauses {
		if _, moves := m.Of(c, clause); moves {
			continue
		}
		switch clause.Def.Name {
		case "if", "async", "nowait", "depend", "device", "if_present", "device_type", "self":
			return false
		}
	}
	return true
}

// Absent calls f for the variables in clauses of exit data or update that are surely not on the device there.
func (m *Motions) Absent(p *Pass, c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, of Motion, ended *frontend.Construct)) {
	r := p.Routines[c]
	if c.Directive.Incomplete || r == nil {
		return
	}
	done := map[*frontend.Symbol]bool{}
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		of, ok := m.Of(c, clause)
		if !ok || of.Region() || of.Enter || done[s] || len(v.Path) > 1 || !m.own(p, r, s) {
			return
		}
		done[s] = true
		for _, u := range r.Uses {
			if u.Symbol == s && u.At < c.At && passedOn(p, r, s, u) && u.Kind&frontend.Write == 0 {
				return // the call may put it on the device
			}
		}
		var ended *frontend.Construct
		around := p.Of(r)
		if p.Unit.Language == frontend.Fortran {
			around = p.Constructs // procedures inside have its variables
		}
		for _, x := range around {
			if x == c || !names(x, s) {
				continue
			}
			region, updates := x.Body.IsValid(), true
			DeclaredVariables(x, func(clause *pragma.Clause, _ *pragma.Var, other *frontend.VarInfo) {
				of, moves := m.Of(x, clause)
				updates = updates && (other.Symbol != s || moves && (of.Update || of.Exit))
			})
			switch {
			case p.Routines[x] == r && region && !c.Within(x):
				if x.At < c.At {
					ended = x
				}
			case !updates:
				return
			}
		}
		f(clause, v, of, ended)
	})
}

// An idle copy is one of a region that the device does not need.
type Idle uint8

const (
	Unwritten Idle = iota // the device does not change what is copied back
	Unread                // the device does not read what is copied to it
	Unused                // no construct on the device uses it
)

// Idle calls f for the variables that a clause of a construct copies although the device does not need the copy. Unread ones may
// be written in parts, so that the others come back as they were.
func (m *Motions) Idle(p *Pass, c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, of Motion, idle Idle)) {
	r := p.Routines[c]
	if r == nil || c.Directive.Incomplete || !c.Body.IsValid() {
		return
	}
	launches := m.Compute(c)
	EachConstruct(c.Children, func(x *frontend.Construct) { launches = launches || m.Compute(x) })
	if !launches || !m.byNameOnly(p, r, c) {
		return
	}
	count := map[*frontend.Symbol]int{}
	DeclaredVariables(c, func(_ *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) { count[info.Symbol]++ })
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		of, ok := m.Of(c, clause)
		if !ok || !of.Region() || count[s] != 1 || len(v.Path) > 1 || !followable(r, s) || m.Elsewhere(p, s) || len(clause.Modifiers) > 1 {
			return
		}
		for _, x := range p.Of(r) {
			if x != c && names(x, s) && !x.Within(c) && !(x.Body.IsValid() && !c.Within(x)) {
				return // it is there for others, too
			}
			if x != c && x.Within(c) && names(x, s) && !m.Compute(x) {
				return
			}
		}
		read, written := false, false
		for _, u := range r.Uses {
			if u.Symbol != s || !Within(u.In, c) {
				continue
			}
			on, sure := m.Device(u.In)
			if !sure || on != nil && passedOn(p, r, s, u) || copiedIn(u.In, s) {
				return
			}
			if on != nil {
				read, written = read || u.Kind&frontend.Read != 0, written || u.Kind&frontend.Write != 0
			}
		}
		switch {
		case !read && !written:
			f(clause, v, of, Unused)
		case of.Out && !written:
			f(clause, v, of, Unwritten)
		case of.In && !read:
			f(clause, v, of, Unread)
		}
	})
}

// byNameOnly reports whether the device accesses memory in a construct by the names of variables only: it calls nothing, and writes
// through no pointer but those that a clause names.
func (m *Motions) byNameOnly(p *Pass, r *frontend.Routine, c *frontend.Construct) bool {
	for _, call := range r.Calls {
		if on, ok := m.Device(call.In); Within(call.In, c) && (!ok || on != nil) {
			return false
		}
	}
	for _, u := range r.Uses {
		on, ok := m.Device(u.In)
		if !Within(u.In, c) || ok && on == nil {
			continue
		}
		switch s := u.Symbol; {
		case !ok, s == nil, s.Type == nil, s.Type.Class == frontend.Aggregate, s.Pointer, s.Aliased, s.Equivalenced, u.Kind&frontend.Address != 0:
			return false
		case s.Type.Class == frontend.Pointer && u.Kind&frontend.Through == 0 && u.Kind&frontend.Write == 0:
			return false // another pointer may lead there
		}
	}
	return true
}

// Repeated calls f for the variables that a compute construct in a loop of the host copies each time, although nothing on the host
// accesses them in that loop.
func (m *Motions) Repeated(p *Pass, c *frontend.Construct, f func(clause *pragma.Clause, v *pragma.Var, of Motion)) {
	r := p.Routines[c]
	if r == nil || c.Directive.Incomplete || !m.Compute(c) {
		return
	}
	var loop *frontend.Block
	for b := c.Block; b != nil && loop == nil; b = b.Parent {
		if b.Loop && !b.Late {
			loop = b
		}
	}
	if on, ok := m.Device(c.Parent); loop == nil || !ok || on != nil {
		return
	}
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		of, ok := m.Of(c, clause)
		if !ok || !of.In && !of.Out || !followable(r, s) || m.Elsewhere(p, s) {
			return
		}
		for _, x := range p.Of(r) {
			if names(x, s) && !m.Compute(x) {
				return
			}
		}
		for _, u := range r.Uses {
			if u.Symbol != s || !Encloses(loop, u.Block) {
				continue
			}
			if on, ok := m.Device(u.In); !ok || on == nil {
				return
			}
		}
		f(clause, v, of)
	})
}

// Without is the fix that takes a variable out of a directive, with its clause or the whole directive where nothing else is in them.
func Without(d *diag.Diagnostic, c *frontend.Construct, clause *pragma.Clause) {
	switch {
	case FromMacro(c.Directive) || len(clause.Args) != 1:
	case len(c.Directive.Clauses) == 1 && !c.Body.IsValid():
		d.Fixes = append(d.Fixes, WithoutDirective(c)...)
	default:
		AddFix(d, "remove "+clause.Def.Name, Removal(c.Directive, clause))
	}
}

// Lost calls f for the arrays that the device changes in a construct whose clause copies nothing back, and whose next access after
// the construct is a read of the host.
func (m *Motions) Lost(p *Pass, c *frontend.Construct, f func(v *pragma.Var, written, read frontend.Use)) {
	r := p.Routines[c]
	if r == nil || c.Directive.Incomplete || !c.Body.IsValid() {
		return
	}
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		of, ok := m.Of(c, clause)
		if !ok || !of.Region() || !of.In || of.Out || len(v.Path) > 1 || !followable(r, s) || OneElement(c, v, s) || m.Elsewhere(p, s) {
			return
		}
		for _, x := range p.Of(r) {
			if x != c && names(x, s) && !(x.Within(c) && m.Compute(x) && m.Plain(x)) {
				return
			}
		}
		var written, read frontend.Use
		for _, u := range r.Uses {
			if u.Symbol != s || u.At <= c.At {
				continue
			}
			on, sure := m.Device(u.In)
			switch inside := Within(u.In, c); {
			case !sure || passedOn(p, r, s, u) || copiedIn(u.In, s), inside && on == nil && u.Kind&frontend.Write != 0:
				return
			case inside && on != nil && u.Kind&frontend.Write != 0:
				written = u
			case !inside && (on != nil || u.Kind&frontend.Read == 0 || !written.Span.IsValid() || !Encloses(u.Block, c.Block) || leaves(r, written, u)):
				return
			case !inside:
				if read = u; written.Span.IsValid() {
					f(v, written, read)
				}
				return
			}
		}
	})
}
