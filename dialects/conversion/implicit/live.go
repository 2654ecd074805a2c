package implicit

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
)

// again moves what was computed from variables outside into the region, but for what clauses name itself.
func (c *construct) again(named map[*ir.Value]*ir.Value) {
	for changed := true; changed; {
		changed = false
		for _, v := range c.liveIn() {
			d := v.Op()
			if d == nil || named[v] != nil || c.inRegion(v) || c.isClause(d) || !c.of(v).Repeatable(d) {
				continue
			}
			o := d.Clone(ir.NewMapping())
			c.inside().Insert(o)
			c.first = o
			c.replace(v, o.Result(v.Index()))
			changed = true
		}
	}
}

// inside is the beginning of the region.
func (c *construct) inside() *ir.Builder {
	b := ir.At(c.op.Region(0).Entry())
	if c.first != nil {
		b.SetBefore(c.first)
	}
	b.Loc = c.op.Loc
	return b
}

// isClause reports whether an operation is a data operation, or names what one results in: a variable that is on the device.
func (c *construct) isClause(d *ir.Op) bool {
	for d != nil {
		if d.Def().Dialect == acc.Dialect {
			return true
		}
		from := c.source(d)
		if from == nil {
			return false
		}
		d = from.Op()
	}
	return false
}

// liveIn are the addresses and descriptors that the region uses and that come from outside, and those of globals, in
// the order of their first use. It skips the variables of private clauses inside: nothing reads them.
func (c *construct) liveIn() (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	ir.Walk(c.op, func(o *ir.Op) bool {
		if o == c.op || c.forPrivate(o) {
			return true
		}
		for _, v := range o.Operands() {
			if seen[v] || c.of(v) == nil || c.inRegion(v) && !c.named(v) {
				continue
			}
			seen[v] = true
			if d := v.Op(); d == nil || !c.isClause(d) {
				list = append(list, v)
			}
		}
		return true
	})
	return list
}

// named reports whether a value is the address of a global variable, that is not a constant.
func (c *construct) named(v *ir.Value) bool {
	return c.global(v.Op()) != nil && !c.of(v).Repeatable(v.Op())
}

// forPrivate reports whether an operation is a private clause, or describes a variable to such ones alone.
func (c *construct) forPrivate(o *ir.Op) bool {
	if o.Is(acc.Private) {
		return true
	}
	if o.NumResults() != 1 {
		return false
	}
	if h := c.of(o.Result(0)); h == nil || !h.Describes(o) {
		return false
	}
	users := o.Result(0).Users()
	return len(users) > 0 && !slices.ContainsFunc(users, func(u *ir.Op) bool { return !c.forPrivate(u) })
}

func (c *construct) inRegion(v *ir.Value) bool {
	for o := v.ParentBlock().ParentOp(); o != nil; o = o.ParentOp() {
		if o == c.op {
			return true
		}
	}
	return false
}

// replace lets the region use another value.
func (c *construct) replace(from, to *ir.Value) {
	from.ReplaceUsesIf(to, func(u *ir.Operand) bool {
		o := u.Owner()
		return o != c.op && c.op.IsAncestorOf(o) && !o.Is(acc.Private) && o != to.Op()
	})
}

// use lets the region use the device's variable for the host's: v is its address or descriptor there, dev the result of the
// data operation.
func (c *construct) use(v, dev *ir.Value) {
	c.replace(v, c.of(v).Inside(c.inside(), v, acc.Var(dev.Op()), dev))
	if d := v.Op(); d != nil && c.inRegion(v) && !v.HasUses() {
		if d == c.first {
			c.first = d.Next()
		}
		d.Erase()
	}
}

// onDevice reports whether a variable is on the device by a data construct or declare directive around, and returns the entry
// operation that brought it; nil for declare of a global.
func (c *construct) onDevice(v *ir.Value) (entry *ir.Op, ok bool) {
	find := func(list []*ir.Value) *ir.Op {
		for i := len(list) - 1; i >= 0; i-- {
			if c.holds(list[i], v) {
				return list[i].Op()
			}
		}
		return nil
	}
	for p := c.op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(acc.Data) || p.Is(acc.Declare) {
			if e := find(acc.SlotData.Operands(p)); e != nil {
				return e, true
			}
		}
		for o := p.Region(0).Entry().First(); o != nil; o = o.Next() {
			if o.Is(acc.DeclareEnter) {
				if e := find(acc.SlotData.Operands(o)); e != nil {
					return e, true
				}
			}
		}
	}
	for x := v; x != nil && x.Op() != nil && c.of(x) != nil; x = ir.Declared(x.Op()) {
		if block := c.container(x); block != nil {
			x = block
		}
		if c.of(x).Global(x.Op()) == nil {
			continue
		}
		g := c.global(x.Op())
		if g == nil {
			return nil, false
		}
		a, ok := g.Attr("acc.declare").(*acc.DeclareAttr)
		return nil, ok && a.Clause != acc.ClauseDeclareLink
	}
	return nil, false
}

// holds reports whether a data operation is about a variable or a section of it.
func (c *construct) holds(entry, v *ir.Value) bool {
	e := entry.Op()
	if e == nil || e.Is(acc.Attach) || acc.Var(e) == nil {
		return false
	}
	return slices.Contains(c.subjects(acc.Var(e)), v) || c.contains(acc.Var(e), v)
}

// container is the address of the larger variable that a variable is in; nil where it is in none.
func (c *construct) container(v *ir.Value) *ir.Value {
	if h := c.of(v); h != nil {
		return h.Container(v)
	}
	return nil
}

// contains reports whether a variable of a clause is the one that another variable is in.
func (c *construct) contains(host, v *ir.Value) bool {
	block := c.container(v)
	if block == nil || host.Op() == nil || c.of(host) == nil {
		return false
	}
	symbol := c.of(host).Global(host.Op())
	return symbol != nil && symbol == c.of(block).Global(block.Op())
}

// gangReductions are the variables that loops inside reduce over gangs: they are copied, not firstprivate.
func (c *construct) gangReductions() map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	ir.Walk(c.op, func(o *ir.Op) bool {
		if o.Is(acc.Loop) && overGangs(o, c.op) {
			for _, v := range acc.SlotReduction.Operands(o) {
				if e := v.Op(); e != nil && acc.Var(e) != nil {
					root, _ := c.origin(acc.Var(e))
					out[root] = true
				}
			}
		}
		return true
	})
	return out
}

// overGangs reports whether a loop may run over gangs: it says so, or it says nothing and is in no other loop.
func overGangs(loop, construct *ir.Op) bool {
	if !acc.SlotGang.Of(loop).Empty() {
		return true
	}
	for _, s := range []acc.Slot{acc.SlotWorker, acc.SlotVector, acc.SlotSeq} {
		if s.Alone(loop) {
			return false
		}
	}
	for p := loop.ParentOp(); p != nil && p != construct; p = p.ParentOp() {
		if p.Is(acc.Loop) {
			return false
		}
	}
	return true
}
