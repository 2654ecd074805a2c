package inline

import (
	"slices"

	fn "accc/dialects/func"
	"accc/ir"
)

// expand replaces a call by the body of the function that it calls, and returns the calls that are in it.
func expand(c, f *ir.Op) []*ir.Op {
	l, _ := ir.As[ir.FunctionLike](f)
	body := l.Body(f)
	call, _ := ir.As[ir.CallLike](c)
	m := ir.NewMapping()
	for i, a := range body.Entry().Args() {
		m.Values[a] = call.Arguments(c)[i]
	}
	if len(body.Blocks()) == 1 {
		return single(c, body.Entry(), m)
	}
	return several(c, body, m)
}

// single replaces a call by the operations of one block.
func single(c *ir.Op, b *ir.Block, m *ir.Mapping) (more []*ir.Op) {
	at := ir.Before(c)
	for o := b.First(); o != nil; o = o.Next() {
		if o.IsTerminator() {
			for i, v := range c.Results() {
				v.ReplaceAllUses(m.Lookup(o.Operand(i)))
			}
			continue
		}
		n := o.Clone(m)
		at.Insert(n)
		more = append(more, calls(n)...)
	}
	c.Erase()
	return more
}

// several replaces a call by blocks: its own is divided, and what follows the call has the results as arguments.
func several(c *ir.Op, body *ir.Region, m *ir.Mapping) (more []*ir.Op) {
	before := c.Parent()
	after := before.Split(c)
	for _, v := range c.Results() {
		v.ReplaceAllUses(after.AddArg(v.Type(), c.Loc))
	}
	last := before
	for i, b := range body.Blocks() {
		if i == 0 {
			m.Blocks[b] = before
			continue
		}
		n := &ir.Block{}
		for _, a := range b.Args() {
			m.Values[a] = n.AddArg(a.Type(), a.Loc())
		}
		before.Region().InsertAfter(n, last)
		m.Blocks[b], last = n, n
	}
	for _, b := range dominatorsFirst(body) {
		to := m.Blocks[b]
		for o := b.First(); o != nil; o = o.Next() {
			if o.Is(fn.Return) {
				var args []*ir.Value
				for _, v := range o.Operands() {
					args = append(args, m.Lookup(v))
				}
				branch(to, o.Loc, after, args)
				continue
			}
			n := o.Clone(m)
			to.Append(n)
			more = append(more, calls(n)...)
		}
	}
	c.Erase()
	return more
}

// dominatorsFirst are the blocks of a region, those that define values before those that use them; blocks that are not
// reached come last.
func dominatorsFirst(r *ir.Region) []*ir.Block {
	list := ir.Postorder(r)
	slices.Reverse(list)
	for _, b := range r.Blocks() {
		if !slices.Contains(list, b) {
			list = append(list, b)
		}
	}
	return list
}
