package memory

import (
	"slices"

	"accc/ir"
	"accc/ir/memory/library"
)

// An Escape says who can reach an object that begins to exist in a function.
type Escape uint8

const (
	// Private: the operations that are given its address, or one that is computed from it.
	Private Escape = iota
	// Held: those that find its address in variables that are private themselves, or that get one of several addresses, too.
	Held
	// Lent: functions that are called, too, while they run.
	Lent
	// Team: other threads that the function starts, too.
	Team
	// Kept: anyone, because its address is somewhere in memory, or was returned.
	Kept
)

// String is the word of questions in tests.
func (x Escape) String() string { return [...]string{"no", "held", "lent", "team", "kept"}[x] }

type escapeKey struct{ site *ir.Value }

type escape struct {
	how Escape
	by  *ir.Op
	// users are all operations that are given an address of the object, unless it is Kept.
	users map[*ir.Op]bool
	// partial: it depends on one that is still being found out.
	partial bool
	// writers are the operations that know the address and may write there, unless it is Kept. held: others may find it in variables, too, or get one of
	// several addresses.
	writers []*ir.Op
	held    bool
}

// Escapes reports who can reach an object, and an operation because of which. Objects that did not begin in the function are Kept.
func (a *Analysis) Escapes(x *Object) (how Escape, by *ir.Op) {
	if !x.isNew() {
		return Kept, nil
	}
	return a.escapesFrom(x.Site)
}

// IsPrivate reports whether v is the address of a variable, or of memory, that is accessed by addresses computed from v alone.
func (a *Analysis) IsPrivate(v *ir.Value) bool {
	t := a.Targets(v)
	if t.Lost != nil || len(t.Of) != 1 {
		return false
	}
	how, _ := a.Escapes(t.Of[0].In)
	return how == Private && t.Of[0].In.Site == v
}

// isKept reports whether the address of an object may be somewhere in memory that is not followed.
func (a *Analysis) isKept(x *Object) bool {
	how, _ := a.Escapes(x)
	return how == Kept
}

// usersOf returns all operations that are given an address of an object, or of its copy on a device; nil if others may know one.
func (a *Analysis) usersOf(x *Object) map[*ir.Op]bool {
	if !x.isNew() || a.isKept(x) {
		return nil
	}
	if e := a.escapes[escapeKey{x.Site}]; e != nil {
		return e.users
	}
	return nil
}

// isStored reports whether a value that is an address may be somewhere in memory that is not followed.
func (a *Analysis) isStored(v *ir.Value) bool {
	how, _ := a.escapesFrom(v)
	return how == Kept
}

// escapesFrom follows a value to all who know it.
func (a *Analysis) escapesFrom(v *ir.Value) (Escape, *ir.Op) {
	key := escapeKey{v}
	if e := a.escapes[key]; e != nil {
		if i := slices.Index(a.escaping, e); i >= 0 {
			// A function that calls itself keeps what its other operations keep. Until these are known, so is no answer in between.
			a.partial++
			for _, x := range a.escaping[i+1:] {
				x.partial = true
			}
		}
		return e.how, e.by
	}
	e := &escape{users: map[*ir.Op]bool{}}
	a.escapes[key] = e
	a.escaping = append(a.escaping, e)
	k := &keeping{Analysis: a, escape: e, site: v, seen: map[*ir.Value]bool{}}
	k.uses(v)
	a.escaping = a.escaping[:len(a.escaping)-1]
	if e.partial {
		delete(a.escapes, key)
	}
	return e.how, e.by
}

// A keeping follows an address.
type keeping struct {
	*Analysis
	*escape
	site *ir.Value
	seen map[*ir.Value]bool
	// device: what is followed is the address of the copy on a device, whose threads do not see the object.
	device bool
}

func (k *keeping) raise(how Escape, by *ir.Op) {
	k.held = k.held || how == Held
	if how > k.how {
		k.how, k.by = how, by
	}
}

func (k *keeping) uses(v *ir.Value) {
	if k.seen[v] {
		return
	}
	k.seen[v] = true
	for u := v.FirstUse(); u != nil && k.how < Kept; u = u.Next() {
		if !k.device && isForked(u.Owner(), k.site) {
			k.raise(Team, u.Owner())
		}
		k.use(u, v)
	}
}

// isForked reports whether other threads than the one that has a value may run an operation.
func isForked(o *ir.Op, v *ir.Value) bool {
	home := v.ParentBlock().ParentOp()
	for p := o.ParentOp(); p != nil && p != home; p = p.ParentOp() {
		if ir.OrderOf(p)&ir.Fork != 0 {
			return true
		}
	}
	return false
}

func (k *keeping) use(u *ir.Operand, v *ir.Value) {
	o := u.Owner()
	k.users[o] = true
	if k.Ignored != nil && k.Ignored(o) {
		return
	}
	if x, ok := ir.As[ir.Accesses](o); ok {
		list, plain := x.Accesses(o)
		if !plain || slices.ContainsFunc(list, func(x ir.Access) bool { return x.Write && x.Addr == v }) {
			k.writers = append(k.writers, o)
		}
		for _, x := range list {
			switch {
			case !x.Write || x.Value != v:
			case k.isTracked(x.Addr):
				k.raise(Held, o)
			default:
				k.raise(Kept, o)
			}
		}
		if len(list) == 0 {
			k.raise(Kept, o)
		}
		return
	}
	if x, ok := ir.As[ir.Derives](o); ok {
		d, derived := x.Derivation(o)
		switch {
		case derived && d.From == v && d.Path == ir.Within:
			for _, r := range o.Results() {
				k.uses(r)
			}
			return
		case derived:
			return // another operand of it, or what is loaded
		}
	}
	m, mirrors := ir.As[ir.Mirrors](o)
	if !o.IsTerminator() && !mirrors {
		k.writers = append(k.writers, o)
	}
	if mirrors {
		of, how := m.Mirror(o)
		switch {
		case of == v && how.IsPrivate():
			if how == ir.CombinedCopy {
				k.writers = append(k.writers, o.Result(0).Users()...) // constructs that change the variable by its copies
			}
			return // it is another address
		case of == v && (how == ir.Alias || how == ir.DeviceCopy):
			defer func(before bool) { k.device = before }(k.device)
			k.device = k.device || how == ir.DeviceCopy
			k.uses(o.Result(0))
		case how == ir.Unrelated:
			k.raise(Kept, o)
		}
		k.raise(Lent, o)
		return
	}
	if e, ok := ir.As[ir.EntryArguments](o); ok {
		k.enter(o, v, e)
		return
	}
	if _, ok := ir.As[ir.CallLike](o); ok {
		k.call(o, u)
		return
	}
	switch {
	case o.IsTerminator():
		k.end(o, u)
	case k.passes(o, nil, v):
	case ir.Is[ir.Borrows](o):
		k.raise(Lent, o)
	case ir.Is[ir.Lifetimes](o), comparesOnly(o), accessesOnly(o, v):
	case ir.Is[ir.Selects](o):
		k.raise(Held, o)
		k.uses(o.Result(0))
	default:
		k.raise(Kept, o)
	}
}

// accessesOnly reports whether all that an operation does with an address is to read and write there.
func accessesOnly(o *ir.Op, v *ir.Value) bool {
	effects, ok := ir.EffectsOf(o)
	if !ok {
		return false
	}
	n := 0
	for _, x := range o.Operands() {
		if x == v {
			n++
		}
	}
	seen := map[string]bool{}
	for _, e := range effects {
		if e.On == "" || seen[e.On] || e.Kind == ir.AllocEffect {
			continue
		}
		seen[e.On] = true
		for _, x := range o.GetAny(e.On) {
			if x == v {
				n--
			}
		}
	}
	return n == 0
}

// enter follows an operand of a construct to the argument of its region.
func (k *keeping) enter(o *ir.Op, v *ir.Value, e ir.EntryArguments) {
	found := false
	for _, x := range e.EntryArguments(o) {
		if x.Outer != v {
			continue
		}
		found = true
		switch x.How {
		case ir.Alias, ir.DeviceCopy:
			k.raise(Lent, o)
			k.uses(x.Inner)
		case ir.Unrelated:
			k.raise(Kept, o)
		}
	}
	if !found {
		k.raise(Kept, o)
	}
}

// call follows an argument of a call.
func (k *keeping) call(o *ir.Op, u *ir.Operand) {
	c, _ := ir.As[ir.CallLike](o)
	i := slices.Index(c.Arguments(o), u.Value())
	callee := CalleeOf(o)
	switch f := callee.Library; {
	case i < 0:
		k.raise(Kept, o)
	case callee.Body != nil:
		args := bodyOf(callee.Body).Args()
		how := Kept
		for j, v := range c.Arguments(o) {
			if v != u.Value() {
				continue
			}
			if j >= len(args) {
				k.raise(Kept, o)
				return
			}
			if how, _ = k.escapesFrom(args[j]); how == Kept {
				k.raise(Kept, o)
				return
			}
		}
		k.raise(max(how, Lent), o)
	case f != nil && f.KeepsNothing() && f.Does&library.Moves == 0:
		k.raise(Lent, o)
		if o.NumResults() == 1 && leads(o.Result(0).Type()) {
			k.uses(o.Result(0))
		}
	default:
		k.raise(Kept, o)
	}
}

// end follows what a terminator passes on.
func (k *keeping) end(o *ir.Op, u *ir.Operand) {
	if n := len(o.Successors()); n > 0 {
		found := false
		for i, b := range o.Successors() {
			for j, v := range ir.SuccessorOperands(o, i) {
				if v == u.Value() && j < len(b.Args()) {
					found = true
					k.raise(Held, o)
					k.uses(b.Arg(j))
				}
			}
		}
		if !found {
			k.raise(Kept, o)
		}
		return
	}
	if p := o.ParentOp(); p == nil || !k.passes(p, o, u.Value()) {
		k.raise(Kept, o)
	}
}

// passes follows a value that an operation passes to its regions, or to its results, at the beginning or at the terminator end; it reports whether it
// does.
func (k *keeping) passes(o, end *ir.Op, v *ir.Value) (found bool) {
	p, ok := ir.As[ir.RegionPasses](o)
	if !ok {
		return false
	}
	for to := -1; to < o.NumRegions(); to++ {
		vals, become := p.Passed(o, end, to)
		for i, x := range vals {
			if x == v && i < len(become) {
				found = true
				k.raise(Held, o)
				k.uses(become[i])
			}
		}
	}
	return found
}

// isTracked follows an address that is stored in a variable to what reads it there; false: others may read it.
func (k *keeping) isTracked(addr *ir.Value) bool {
	t := k.Targets(addr)
	if t.Lost != nil {
		return false
	}
	for _, l := range t.Of {
		if !l.In.isNew() || l.In.Device {
			return false
		}
		c := k.contentOf(l.In.Site)
		if c.lost != nil || k.isKept(l.In) {
			return false
		}
		for _, x := range c.loads {
			k.uses(x)
		}
		if len(c.copies) > 0 {
			return false
		}
	}
	return true
}
