package transfer

import (
	"slices"

	"accc/ir"
)

// Pointers that a loop swaps, as programs with two arrays that take turns do: they always lead to the same objects, in another order.

// A rotation are pointer variables that lead to different objects, which they exchange.
type rotation struct {
	// variables are the addresses of the pointers, objects what they lead to.
	variables []*ir.Value
	objects   []object
}

// rotationOf is the rotation that a pointer variable of the loop is in, nil if it is in none.
func (s *scope) rotationOf(variable *ir.Value) *rotation {
	if s.rotations == nil {
		s.rotations = map[*ir.Value]*rotation{}
	}
	r, known := s.rotations[variable]
	if !known {
		r = s.rotate(variable)
		s.rotations[variable] = r
		if r != nil {
			for _, v := range r.variables {
				s.rotations[v] = r
			}
		}
	}
	return r
}

// storesTo are the operations that store in a variable, if all uses of it are known.
func (a *analysis) storesTo(variable *ir.Value) (list []*ir.Op) {
	for _, o := range variable.Users() {
		if addr, _ := storing(o); addr == variable {
			list = append(list, o)
		}
	}
	return list
}

// storing is the address and the value of a plain store; nil for other operations.
func storing(o *ir.Op) (addr, value *ir.Value) {
	x, is := ir.As[ir.Accesses](o)
	if !is {
		return nil, nil
	}
	if list, plain := x.Accesses(o); plain && len(list) == 1 && list[0].Write && list[0].Value != nil && len(list[0].Subscripts) == 0 {
		return list[0].Addr, list[0].Value
	}
	return nil, nil
}

// A held is what a variable holds: what another one held before, or a value.
type held struct{ variable, value *ir.Value }

// rotate finds the rotation that a variable is in.
func (s *scope) rotate(variable *ir.Value) *rotation {
	r := &rotation{variables: []*ir.Value{variable}}
	blocks := map[*ir.Block]map[*ir.Value]held{}
	// The values that variables get from one another make them one rotation.
	for i := 0; i < len(r.variables); i++ {
		v := r.variables[i]
		if list, ok := s.stored(v); !ok || len(list) < 2 {
			return nil
		}
		for _, o := range s.storesTo(v) {
			b := o.Parent()
			if blocks[b] == nil {
				blocks[b] = lastValues(b)
			}
			if from := blocks[b][v].variable; from != nil && !slices.Contains(r.variables, from) {
				r.variables = append(r.variables, from)
			}
		}
	}
	seeded := false
	for b, last := range blocks {
		switch {
		case r.isPermuted(last) && !r.isInterrupted(b):
		case !seeded && s.seeds(r, b, last):
			seeded = true
		default:
			return nil
		}
	}
	if !seeded {
		return nil
	}
	for _, v := range r.variables {
		if list, _ := s.stored(v); slices.ContainsFunc(list, func(x object) bool { return !slices.Contains(r.objects, x) }) {
			return nil
		}
	}
	return r
}

// lastValues are what the variables that a block stores in hold after it.
func lastValues(b *ir.Block) map[*ir.Value]held {
	last, loads := map[*ir.Value]held{}, map[*ir.Value]held{}
	for o := b.First(); o != nil; o = o.Next() {
		if addr := loaded(o); addr != nil {
			x, ok := last[addr]
			if !ok {
				x = held{variable: addr}
			}
			loads[o.Result(0)] = x
		}
		if addr, value := storing(o); addr != nil {
			x, ok := loads[value]
			if !ok {
				x = held{value: value}
			}
			last[addr] = x
		}
	}
	return last
}

// isPermuted reports whether variables have each other's values after a block.
func (r *rotation) isPermuted(last map[*ir.Value]held) bool {
	var from []*ir.Value
	for _, v := range r.variables {
		x := v
		if h, stored := last[v]; stored {
			x = h.variable
		}
		if !slices.Contains(r.variables, x) || slices.Contains(from, x) {
			return false
		}
		from = append(from, x)
	}
	return true
}

// isInterrupted reports whether operations with regions store in the variables while a block exchanges their values.
func (r *rotation) isInterrupted(b *ir.Block) bool {
	begun, inside := false, false
	for o := b.First(); o != nil; o = o.Next() {
		switch {
		case r.isStore(o):
			if inside {
				return true
			}
			begun = true
		case slices.Contains(r.variables, loaded(o)):
			begun = begun || slices.ContainsFunc(o.Result(0).Users(), func(u *ir.Op) bool { _, v := storing(u); return v == o.Result(0) && u.Parent() == b })
		case begun && o.NumRegions() > 0:
			ir.Walk(o, func(in *ir.Op) bool {
				inside = inside || r.isStore(in)
				return !inside
			})
		}
	}
	return false
}

// isStore reports whether an operation stores in one of the variables.
func (r *rotation) isStore(o *ir.Op) bool {
	addr, _ := storing(o)
	return addr != nil && slices.Contains(r.variables, addr)
}

// seeds reports whether a block before the loop makes all variables lead to different objects, which become those of the rotation.
func (s *scope) seeds(r *rotation, b *ir.Block, last map[*ir.Value]held) bool {
	r.objects = nil
	for _, v := range r.variables {
		h := last[v]
		if h.value == nil {
			return false
		}
		list, ok := s.objects(h.value)
		if !ok || len(list) != 1 || slices.ContainsFunc(r.objects, func(x object) bool { return !distinct(x, list[0]) }) {
			return false
		}
		r.objects = append(r.objects, list[0])
	}
	for o := b.First(); o != nil; o = o.Next() {
		if r.isStore(o) && !precedes(o, s.first()) {
			return false
		}
	}
	return !r.isInterrupted(b)
}

// rotating is the rotation that a data operation maps an object of, and the pointer variable, nil if there is none.
func (s *scope) rotating(entry *ir.Op) (r *rotation, variable *ir.Value) {
	addr := mappingOf(entry).addr
	if addr == nil || addr.Op() == nil {
		return nil, nil
	}
	if variable = loaded(addr.Op()); variable == nil {
		return nil, nil
	}
	return s.rotationOf(variable), variable
}

// writesThrough reports whether a construct writes what a data operation of it maps, apart from other variables of its rotation.
func (s *scope) writesThrough(u unit) bool {
	a := newAnalysis(s.module, s.lang)
	a.apart = map[*ir.Op]object{}
	for _, e := range s.lang.entries(u.origin) {
		a.apart[e] = object{address: e.Result(0), own: true}
	}
	return a.device(u.origin).mayWrite(a.apart[u.source])
}

// touches are the pointer variables of a rotation by which the operations of a visit access its objects; all if they change, or if it is not
// by them.
func (s *scope) touches(r *rotation, v visit) (list []*ir.Value) {
	all := false
	for o := v.first; ; o = o.Next() {
		ir.Walk(o, func(in *ir.Op) bool {
			all = all || r.isStore(in)
			e := s.hostOf(in)
			if in.NumRegions() > 0 || e.reader(r.objects...) == nil && e.writer(r.objects...) == nil {
				return true
			}
			if _, calls := ir.As[ir.CallLike](in); calls {
				all = all || slices.ContainsFunc(r.objects, func(x object) bool { return x.global != "" })
			}
			for _, addr := range in.Operands() {
				if !leads(addr.Type()) || !s.mayReach(addr, r.objects) {
					continue
				}
				variable := root(addr)
				all = all || !slices.Contains(r.variables, variable)
				list = append(list, variable)
			}
			return true
		})
		if o == v.last {
			break
		}
	}
	if all || len(list) == 0 {
		return r.variables
	}
	return list
}

// mayReach reports whether an address may lead to one of objects.
func (a *analysis) mayReach(addr *ir.Value, list []object) bool {
	objects, ok := a.reachable(addr)
	return !ok || slices.ContainsFunc(objects, func(x object) bool {
		return slices.ContainsFunc(list, func(y object) bool { return !distinct(x, y) })
	})
}

// root is the pointer variable that an address in an object is read from, or nil.
func root(addr *ir.Value) *ir.Value {
	for {
		d, ok := ir.DerivationOf(addr)
		switch {
		case ok && d.Path == ir.Pointed && addr.Op() != nil:
			return loaded(addr.Op())
		case !ok || d.Path != ir.Within && !d.Whole():
			return nil
		}
		addr = d.From
	}
}

// members are the candidates for each of the pointer variables of a rotation, of one for the rotation.
func (s *scope) members(c *candidate) (out []*candidate) {
	if c.rotation == nil {
		return []*candidate{c}
	}
	for i, variable := range c.variables {
		m := *c
		m.first, m.variables, m.units, m.visits = c.entries[i], []*ir.Value{variable}, nil, nil
		for _, u := range c.units {
			if u.variable == variable {
				m.units = append(m.units, u)
			}
		}
		for _, v := range c.visits {
			if slices.Contains(s.touches(c.rotation, v), variable) {
				m.visits = append(m.visits, v)
			}
		}
		out = append(out, &m)
	}
	return out
}
