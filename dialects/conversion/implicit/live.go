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
			if d == nil || named[v] != nil || c.inRegion(v) || c.isClause(d) || !c.of(v).Repeatable(d) && !c.renames(d) {
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

// renames reports whether a declaration is another name for a member that a clause of the construct, or of a data construct around, has, or
// for a part, other than a scalar, of a variable that is on the device as a whole. The name of another member is a variable of its own.
func (c *construct) renames(d *ir.Op) bool {
	memory := ir.Declared(d)
	if memory == nil || memory.Op() == nil {
		return false
	}
	whole := true // the member is in the memory of the variable
	for memory.Op() != nil && len(c.fields(memory.Op())) == 0 && c.source(memory.Op()) != nil && ir.Declared(memory.Op()) == nil {
		memory, whole = c.source(memory.Op()), false
	}
	root, path := c.member(memory)
	if len(path) == 0 {
		return false
	}
	clauses := append(c.memberClauses(c.op, []acc.Slot{acc.SlotReduction, acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotData}, root), c.membersAround(root)...)
	if slices.ContainsFunc(clauses, func(m memberClause) bool { return begins(path, m.path) }) {
		return true
	}
	if !whole || c.of(memory).Category(d.Result(0)) == ir.Scalar {
		return false
	}
	outer, there := c.onDevice(root)
	return outer != nil || there || slices.ContainsFunc(acc.SlotData.Operands(c.op), func(v *ir.Value) bool { return c.holds(v, root) })
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

// isClause reports whether an operation is a data operation, or names what one results in: a variable that is on the
// device.
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
			if d := v.Op(); (d == nil || !c.isClause(d)) && (c.front == nil || c.front.Known(v)) {
				list = append(list, v)
			}
		}
		return true
	})
	if c.front != nil {
		slices.SortStableFunc(list, func(a, b *ir.Value) int { return c.front.Order(a) - c.front.Order(b) })
	}
	return list
}

// written reports whether something in the region may change a variable.
func (c *construct) written(root *ir.Value) bool {
	return slices.ContainsFunc(c.liveIn(), func(v *ir.Value) bool { return c.canonical(v) == root && c.mayChange(v) })
}

// mayChange reports whether an operation in the region may change the variable at an address: all but those that read it, make private
// copies of it, name it or pass it to a procedure that only reads it.
func (c *construct) mayChange(addr *ir.Value) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		if o == c.op || !c.op.IsAncestorOf(o) || o.Is(acc.Private) {
			continue
		}
		if ir.Declared(o) == addr {
			if slices.ContainsFunc(o.Results(), c.mayChange) {
				return true
			}
			continue
		}
		if call, ok := ir.As[ir.CallLike](o); ok {
			if i := slices.Index(call.Arguments(o), addr); i < 0 || !ir.OnlyReads(o, i) {
				return true
			}
			continue
		}
		x, ok := ir.As[ir.Accesses](o)
		if !ok {
			return true
		}
		list, ok := x.Accesses(o)
		if !ok || slices.ContainsFunc(list, func(a ir.Access) bool { return a.Write || a.Value == addr || a.Addr != addr }) {
			return true
		}
	}
	return false
}

// named reports whether a value is the address of a global variable, that is not a constant.
func (c *construct) named(v *ir.Value) bool {
	return c.globalName(v) != "" && !c.of(v).Repeatable(v.Op())
}

// forPrivate reports whether an operation is a private clause, or describes a variable or its member to such ones alone.
func (c *construct) forPrivate(o *ir.Op) bool {
	if o.Is(acc.Private) {
		return c.front == nil || !c.front.Reads(o)
	}
	if o.NumResults() != 1 {
		return false
	}
	if h := c.of(o.Result(0)); h == nil || !h.Describes(o) && h.Fields(o) == nil {
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
		return o != c.op && c.op.IsAncestorOf(o) && (c.front != nil || !o.Is(acc.Private)) && o != to.Op()
	})
}

// use lets the region use the device's variable for the host's: v is its address or descriptor there, dev the result of
// the data operation.
func (c *construct) use(v, dev *ir.Value) {
	to := c.inner[innerKey{dev, v.Type()}]
	if to == nil || !c.inRegion(v) {
		to = c.of(v).Inside(c.inside(), v, acc.Var(dev.Op()), dev)
	}
	c.inner[innerKey{dev, v.Type()}] = to
	c.replace(v, to)
	c.drop(v)
}

// drop erases an address that was computed in the region and that nothing uses any more, and what it was computed from.
func (c *construct) drop(v *ir.Value) {
	d := v.Op()
	if d == nil || d.Parent() == nil || v.HasUses() || !c.inRegion(v) {
		return
	}
	from := c.source(d)
	if d == c.first {
		c.first = d.Next()
	}
	d.Erase()
	if from != nil {
		c.drop(from)
	}
}

// onDevice reports whether a variable is on the device by a data construct or declare directive around, and returns the
// entry operation that brought it; nil for declare of a global.
func (c *construct) onDevice(v *ir.Value) (entry *ir.Op, ok bool) {
	for _, around := range c.around() {
		list := acc.SlotData.Operands(around)
		for i := len(list) - 1; i >= 0; i-- {
			if c.holds(list[i], v) {
				return list[i].Op(), true
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
		if c.front != nil {
			return nil, c.front.Declared(x)
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

// around are the data constructs and declare directives around the construct, innermost first. A declare directive is
// around what it dominates; a front end has lowered only those that are.
func (c *construct) around() []*ir.Op {
	if c.outer != nil {
		return c.outer
	}
	c.outer = []*ir.Op{}
	var dominance *ir.Dominance
	for o := c.op; o.Parent() != nil; o = o.ParentOp() {
		for _, b := range o.Parent().Region().Blocks() {
			for d := b.First(); d != nil && d != o; d = d.Next() {
				if !d.Is(acc.DeclareEnter) {
					continue
				}
				if dominance == nil {
					dominance = ir.NewDominance()
				}
				if c.front != nil || b == o.Parent() || dominance.BlockDominates(b, o.Parent()) {
					c.outer = append(c.outer, d)
				}
			}
		}
		if p := o.ParentOp(); p == nil {
			break
		} else if p.Is(acc.Data) || p.Is(acc.Declare) {
			c.outer = append(c.outer, p)
		}
	}
	return c.outer
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
