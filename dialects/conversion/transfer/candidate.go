package transfer

import (
	"fmt"
	"slices"

	"accc/dialects/accc"
	"accc/ir"
)

// What the constructs of a loop map, those of functions that it calls included.

// A candidate is a section that all constructs of a loop map.
type candidate struct {
	// objects are one, or those of a rotation, whose pointer variables are mapped by entries.
	objects   []object
	rotation  *rotation
	variables []*ir.Value
	entries   []*ir.Op

	key   string
	first *ir.Op // the data operation that names it first
	units []unit
	// always: each iteration maps it. body is the block of the loop in which it does, by the operation certain.
	always  bool
	body    *ir.Block
	certain *ir.Op
	// mapped: it is on the device already when the loop begins. shared: it may be. written: a construct writes it.
	mapped, shared, written bool
	// whole: it is a structure that stays on the device because what its members lead to does.
	whole bool
	// visits are the places where the host accesses it, with updates.
	visits []visit
	// update is the directive of the user that the section is of; nil for others.
	update *ir.Op
	// action is that of the clause around the loop, if kept, the reason why there is none, is empty.
	action action
	kept   string
}

// keep notes the first reason why a section is mapped in each iteration.
func (c *candidate) keep(format string, args ...any) {
	if c.kept == "" {
		c.kept = fmt.Sprintf(format, args...)
	}
}

// A unit is a construct and the clause by which it maps a section.
type unit struct {
	// construct is that, or the call of a function that has it, or calls one that has.
	construct *ir.Op
	// entry is the data operation of the clause, in terms of the function that construct is in; where why says that there is none, it is that of another one.
	entry *ir.Op
	why   string
	// origin is the construct itself, source its data operation.
	origin, source *ir.Op
	action         action
	objects        []object
	known          bool
	// device is what the construct does on the device.
	device *effects
	// always: each iteration executes it.
	always bool
	// variable is the pointer variable of a rotation.
	variable *ir.Value
}

// candidates are the sections that the constructs of a loop map; unknown is a data operation that may be about any memory.
func (s *scope) candidates() (list []candidate, unknown *ir.Op) {
	s.walk(func(o *ir.Op) bool {
		compute := s.lang.isCompute(o)
		units := s.unitsAt(o)
		if compute || s.lang.isData(o) {
			for _, entry := range s.lang.entries(o) {
				objects, known := s.variable(entry)
				units = append(units, unit{construct: o, origin: o, source: entry, entry: entry, action: mappingOf(entry).action, objects: objects, known: known,
					device: s.device(o), always: true})
			}
		}
		for i := range units {
			if !s.join(&list, &units[i], units) {
				unknown = units[i].source
			}
		}
		return !compute
	})
	return list, unknown
}

// join makes a unit one of the candidate of its section; ok is false where it may be about any memory. The others are those of the same operation.
func (s *scope) join(list *[]candidate, u *unit, others []unit) (ok bool) {
	o, objects := u.construct, u.objects
	r, variable := s.rotating(u.entry)
	ok = true
	if r != nil {
		objects = r.objects
	} else if !u.known || len(objects) != 1 {
		ok = false
		objects = []object{{address: u.entry.Result(0)}}
	}
	if slices.ContainsFunc(objects, func(x object) bool { return s.mapsBetween(o, x) }) {
		return ok
	}
	i := slices.IndexFunc(*list, func(c candidate) bool { return slices.Equal(c.objects, objects) })
	key, fixed := "", true
	if u.why == "" {
		key, fixed = s.section(u.entry)
	}
	if i < 0 {
		i = len(*list)
		*list = append(*list, candidate{objects: objects, rotation: r, key: key, first: u.entry})
	}
	at := &(*list)[i]
	if !slices.Contains(at.variables, variable) {
		at.variables, at.entries = append(at.variables, variable), append(at.entries, u.entry)
	}
	switch {
	case u.why != "":
		at.keep("%s", u.why)
	case s.meets(u, others):
		at.keep("arguments of the call in line %d may be the same memory", lineOf(o))
	case !fixed:
		at.keep("the section is not the same in each iteration")
	case at.key != key:
		at.keep("the constructs in the loop transfer different sections of it")
	case isKept(u.origin):
		at.keep("%s", u.origin.StringAttr(accc.Kept.Name))
	case mappingOf(u.source).modified:
		at.keep("a clause for it has a modifier")
	}
	u.always = u.always && (o.ParentOp() == s.loop && s.cycle == nil || s.cycle != nil && s.cycle.always(o.Parent()))
	if u.always && !at.always {
		at.always, at.body, at.certain = true, o.Parent(), o
	}
	u.variable = variable
	at.units = append(at.units, *u)
	return ok
}

// meets reports whether another clause of the construct of a unit may be for the same memory, in a function that is called: its arguments decide.
func (s *scope) meets(u *unit, others []unit) bool {
	return u.construct != u.origin && slices.ContainsFunc(others, func(v unit) bool {
		return v.origin == u.origin && v.source != u.source && !s.takeTurns(u.entry, v.entry) && slices.ContainsFunc(u.objects, func(x object) bool {
			return slices.ContainsFunc(v.objects, func(y object) bool { return !distinct(x, y) })
		})
	})
}

// takeTurns reports whether two data operations are for different pointers of a rotation.
func (s *scope) takeTurns(x, y *ir.Op) bool {
	r, variable := s.rotating(x)
	r2, variable2 := s.rotating(y)
	return r != nil && r == r2 && variable != variable2
}

// mapsBetween reports whether a data construct in the scope maps an object for a construct inside of it.
func (s *scope) mapsBetween(o *ir.Op, x object) bool {
	for p := o.ParentOp(); p != nil && s.holds(p); p = p.ParentOp() {
		if s.lang.isData(p) && s.maps(p, x) {
			return true
		}
	}
	return false
}

// maps reports whether a construct has a clause for an object, or for one that may share memory with it.
func (a *analysis) maps(construct *ir.Op, x object) bool {
	for _, entry := range languageOf(construct).entries(construct) {
		objects, ok := a.variable(entry)
		if !ok || slices.ContainsFunc(objects, func(y object) bool { return !distinct(x, y) }) {
			return true
		}
	}
	return false
}

// isMapped reports whether a data construct around an operation has a clause for an object: it is on the device already.
func (a *analysis) isMapped(o *ir.Op, x object) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if isData(p) && a.maps(p, x) {
			return true
		}
	}
	return false
}
