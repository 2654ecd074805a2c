package ir

import "slices"

// A Rewriter is what patterns change the IR with: it tells the driver that applies them which operations to look at
// again. The order in which it tells is part of what a driver does, since it decides the order of what comes out.
type Rewriter struct {
	Builder
	// Changed is called for every operation made, moved or whose operands changed; Erased before one is erased, while
	// its operands are still its own. May be nil.
	Changed func(*Op)
	Erased  func(*Op)
}

// Replace replaces o's results by vals and erases o.
func (rw *Rewriter) Replace(o *Op, vals ...*Value) {
	for _, r := range o.results {
		for u := r.uses; u != nil; u = u.next {
			rw.changed(u.owner)
		}
	}
	for i, r := range o.results {
		r.ReplaceAllUses(vals[i])
	}
	rw.Erase(o)
}

// ReplaceAllUses makes the users of v use w.
func (rw *Rewriter) ReplaceAllUses(v, w *Value) {
	for v != w && v.uses != nil {
		user := v.uses.owner
		v.uses.Set(w)
		rw.changed(user)
	}
}

// Erase erases o, whose results are unused, and what is inside it: users before what they use.
func (rw *Rewriter) Erase(o *Op) {
	if rw.Erased != nil || rw.Changed != nil {
		for _, r := range slices.Backward(o.regions) {
			rw.eraseRegion(r)
		}
	}
	rw.eraseOne(o)
}

// eraseRegion erases the operations of a region, those of the blocks that are reached last first.
func (rw *Rewriter) eraseRegion(r *Region) {
	for _, b := range Postorder(r) {
		for o := b.last; o != nil; {
			prev := o.prev
			rw.Erase(o)
			o = prev
		}
	}
}

// eraseOne erases o. What defines its operands may be simpler, or dead, when at most one other operation uses it.
func (rw *Rewriter) eraseOne(o *Op) {
	for _, u := range o.operands {
		if u.value != nil && u.value.op != nil && !usedByTwoOthers(u.value, o) {
			rw.changed(u.value.op)
		}
	}
	if rw.Erased != nil {
		Walk(o, func(in *Op) bool { rw.Erased(in); return true })
	}
	o.Erase()
}

// usedByTwoOthers reports whether two operations besides o use v.
func usedByTwoOthers(v *Value, o *Op) bool {
	var other *Op
	for u := v.uses; u != nil; u = u.next {
		switch u.owner {
		case o, other:
		default:
			if other != nil {
				return true
			}
			other = u.owner
		}
	}
	return false
}

// Op makes an operation at the rewriter's insertion point.
func (rw *Rewriter) Op(def *OpDef, w With) *Op {
	o := rw.Builder.Op(def, w)
	rw.changed(o)
	return o
}

// MoveBefore moves o before p.
func (rw *Rewriter) MoveBefore(o, p *Op) {
	o.MoveBefore(p)
	rw.changed(o)
}

// Modified tells that operands or attributes of o changed.
func (rw *Rewriter) Modified(o *Op) { rw.changed(o) }

// Inline moves the operations of b, which has no successors, before at, and makes users of its arguments use vals. b is
// erased.
func (rw *Rewriter) Inline(b *Block, at *Op, vals []*Value) {
	for i, a := range b.args {
		rw.ReplaceAllUses(a, vals[i])
	}
	for b.first != nil {
		rw.MoveBefore(b.first, at)
	}
	b.Erase()
}

func (rw *Rewriter) changed(o *Op) {
	if rw.Changed != nil {
		rw.Changed(o)
	}
}

// Postorder are the blocks of a region that its entry reaches, each after the blocks that it leads to, but for those of a
// cycle.
func Postorder(r *Region) []*Block {
	switch len(r.blocks) {
	case 0:
		return nil
	case 1:
		return []*Block{r.blocks[0]}
	}
	type visit struct {
		block *Block
		next  int
	}
	var out []*Block
	seen := map[*Block]bool{r.blocks[0]: true}
	stack := []visit{{r.blocks[0], 0}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if succs := top.block.Successors(); top.next < len(succs) {
			s := succs[top.next]
			top.next++
			if !seen[s] {
				seen[s] = true
				stack = append(stack, visit{s, 0})
			}
			continue
		}
		out = append(out, top.block)
		stack = stack[:len(stack)-1]
	}
	return out
}
