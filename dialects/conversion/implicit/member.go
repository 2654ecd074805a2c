package implicit

import (
	"cmp"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/ir"
)

// A memberUse is a use of a member of a variable in a construct: its address there, the numbers of the members that
// lead to it, the addresses on the way there, and when the construct uses it first.
type memberUse struct {
	addr  *ir.Value
	path  []int64
	outer []memberUse
	at    int
}

// A memberClause is a data operation about a member.
type memberClause struct {
	entry *ir.Op
	path  []int64
}

func (c *construct) fields(o *ir.Op) []int64 {
	if o == nil || o.NumResults() != 1 {
		return nil
	}
	if h := c.of(o.Result(0)); h != nil {
		return h.Fields(o)
	}
	return nil
}

// member is the variable that an address is inside of, and the way to it.
func (c *construct) member(v *ir.Value) (root *ir.Value, path []int64) {
	for {
		f := c.fields(v.Op())
		if f == nil {
			return c.canonical(v), path
		}
		path = slices.Concat(f, path)
		v = v.Op().Operand(0)
	}
}

// begins reports whether a path begins with another.
func begins(path, with []int64) bool {
	return len(path) >= len(with) && slices.Equal(path[:len(with)], with)
}

// members gives data attributes to the members of a variable that the construct uses, each by itself, where a clause of
// it, or of a data construct around, names a member and not the variable: that clause is the attribute of this member
// alone, and the variable as a whole is not on the device (OpenACC 3.3 §2.6.2). It reports false, and does nothing,
// where no clause does, and where the construct uses the variable as a whole.
func (c *construct) members(root *ir.Value) bool {
	own := c.memberClauses(c.op, []acc.Slot{acc.SlotReduction, acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotData}, root)
	around := c.membersAround(root)
	if !slices.ContainsFunc(slices.Concat(own, around), func(m memberClause) bool {
		return !c.of(root).Indirect(acc.Var(m.entry)) || c.hasOwnName(root, m)
	}) {
		return false
	}
	uses, ok := c.memberUses(root)
	if !ok {
		return false
	}
	for _, u := range uses {
		for _, m := range slices.Concat(own, around) {
			if len(m.path) > len(u.path) && begins(m.path, u.path) {
				return false // more than what the clause is about
			}
		}
	}
	slices.SortStableFunc(uses, func(a, b memberUse) int {
		return cmp.Or(len(a.path)-len(b.path), a.at-b.at)
	})
	for _, u := range uses {
		at := func(m memberClause) bool { return begins(u.path, m.path) }
		i := slices.IndexFunc(own, at)
		if i < 0 {
			made := memberClause{path: u.path}
			if j := slices.IndexFunc(around, at); j >= 0 {
				made.path = around[j].path
				made.entry = c.memberAgain(u, around[j])
			} else if made.entry = c.memberAttribute(root, u); made.entry == nil {
				continue
			}
			i, own = len(own), append(own, made)
		}
		m := own[i]
		dev := m.entry.Result(0)
		if j := slices.IndexFunc(u.outer, func(o memberUse) bool { return len(o.path) == len(m.path) }); j >= 0 {
			u = u.outer[j]
		}
		if rest := u.path[len(m.path):]; len(rest) > 0 {
			dev = c.of(root).Member(c.inside(), dev, rest, u.addr.Type())
		}
		c.use(u.addr, dev)
	}
	return true
}

// hasOwnName reports whether a clause names a member as a variable of its own, which it alone is about: an associate name of Fortran.
func (c *construct) hasOwnName(root *ir.Value, m memberClause) bool {
	name, _, _ := strings.Cut(m.entry.StringAttr("name"), "(")
	base := c.of(root).Name(root)
	return name != "" && base != "" && name != base && !strings.ContainsAny(name, "%.->*[")
}

// memberClauses are the data operations of a construct that are about members of a variable.
func (c *construct) memberClauses(o *ir.Op, slots []acc.Slot, root *ir.Value) (list []memberClause) {
	for _, s := range slots {
		for _, v := range o.GetAll(s.Values) {
			e := v.Op()
			if e == nil || acc.Var(e) == nil || e.Is(acc.Attach) {
				continue
			}
			addr := acc.Var(e)
			if from := c.of(root).Holder(addr); from != nil {
				addr = from // of a member that is a pointer
			}
			if r, path := c.member(addr); r == root && len(path) > 0 {
				list = append(list, memberClause{e, path})
			}
		}
	}
	return list
}

// membersAround are those of the data constructs and declare directives around, the innermost first.
func (c *construct) membersAround(root *ir.Value) (list []memberClause) {
	for _, p := range c.around() {
		list = append(list, c.memberClauses(p, []acc.Slot{acc.SlotData}, root)...)
	}
	return list
}

// memberUses are the uses of a variable in the region; false where one is of the variable as a whole.
func (c *construct) memberUses(root *ir.Value) (list []memberUse, ok bool) {
	ok = true
	order := map[*ir.Op]int{}
	ir.Walk(c.op, func(o *ir.Op) bool {
		order[o] = len(order)
		return true
	})
	var visit func(v *ir.Value, path []int64, outer []memberUse)
	visit = func(v *ir.Value, path []int64, outer []memberUse) {
		used, first := false, len(order)
		for _, u := range v.Users() {
			if u == c.op || !c.op.IsAncestorOf(u) || c.forPrivate(u) {
				continue
			}
			if f := c.fields(u); f != nil {
				visit(u.Result(0), slices.Concat(path, f), append(slices.Clip(outer), memberUse{addr: v, path: path}))
				continue
			}
			used, first = true, min(first, order[u])
		}
		if used && len(path) == 0 {
			ok = false
		} else if used {
			list = append(list, memberUse{v, path, outer, first})
		}
	}
	visit(root, nil, nil)
	for _, v := range c.liveIn() {
		switch {
		case v == root || c.canonical(v) != root:
		case c.globalName(v) != "":
			visit(v, nil, nil)
		default:
			ok = false // the variable in another form
		}
	}
	return list, ok && len(list) > 0
}

// memberAgain is a member that a data construct around has mapped.
func (c *construct) memberAgain(u memberUse, outer memberClause) *ir.Op {
	a := Decide(Situation{Category: ir.Aggregate, Around: AroundBy(outer.entry)})
	if c.front != nil {
		for _, o := range u.outer {
			if len(o.path) == len(outer.path) {
				u = o
			}
		}
		return c.front.Attribute(u.addr, a, outer.entry)
	}
	return c.enter(ir.Before(c.op), a, object{acc.Var(outer.entry), outer.entry.GetAll("bounds"), outer.entry.StringAttr("name")})
}

// memberAttribute makes the attribute of a member that no clause names; nil when the user does not want one.
func (c *construct) memberAttribute(root *ir.Value, u memberUse) *ir.Op {
	h := c.of(root)
	if c.front != nil {
		return c.front.Attribute(u.addr, Decide(c.situation(h.Category(u.addr), false)), nil)
	}
	b := ir.Before(c.op)
	b.Loc = u.addr.Op().Loc
	addr := h.Member(b, root, u.path, u.addr.Type())
	name := h.MemberName(root, u.path)
	s := c.situation(h.Category(addr), false)
	switch a := Decide(s); a {
	case NoAttribute:
		return nil
	case Firstprivate:
		return c.firstprivate(b, addr, name).Op()
	default:
		if target, extent, err := h.Object(b, addr, s.Category == ir.Unsized); err == nil {
			return c.enter(b, a, object{target, c.bounds(b, extent), name})
		}
		return c.enter(b, a, object{addr, nil, name})
	}
}

// parts replaces the members of containers (common blocks) in the construct's clauses where each of them is on the
// device: those that were present before the clause are not in the memory of the others (OpenACC 3.3 §2.7.1, §2.7.2).
func (c *construct) parts() {
	for _, dev := range acc.SlotData.Operands(c.op) {
		e := dev.Op()
		if e == nil || acc.Var(e) == nil || c.of(dev) == nil || c.global(acc.Var(e).Op()) == nil {
			continue
		}
		for _, part := range c.of(dev).Parts(dev) {
			if c.inRegion(part) {
				c.part(acc.Var(e), dev, part)
			}
		}
	}
}

// part finds one variable of a container on the device.
func (c *construct) part(host, dev, part *ir.Value) {
	b := ir.Before(c.op)
	b.Loc = part.Op().Loc
	addr := c.rebased(b, part, dev, host)
	name := ""
	for _, u := range part.Users() {
		if ir.Declared(u) != nil {
			name = c.name(u.Result(0))
		}
	}
	entry := c.enter(b, Present, object{addr, nil, name})
	part.ReplaceAllUses(entry.Result(0))
}

// rebased computes a derived address again from another one.
func (c *construct) rebased(b *ir.Builder, v, from, to *ir.Value) *ir.Value {
	m := ir.NewMapping()
	var build func(v *ir.Value) *ir.Value
	build = func(v *ir.Value) *ir.Value {
		if v == from {
			return to
		}
		d := v.Op()
		if d == nil || !c.inRegion(v) {
			return v
		}
		operands := make([]*ir.Value, d.NumOperands())
		for i := len(operands) - 1; i >= 0; i-- {
			operands[i] = build(d.Operand(i))
		}
		o := d.Clone(m)
		for i, x := range operands {
			o.SetOperand(i, x)
		}
		b.Insert(o)
		return o.Result(v.Index())
	}
	return build(v)
}
