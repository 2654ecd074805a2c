package ssa

// Postorder lists the blocks that can be reached from the entry, successors first.
func (f *Func) Postorder() []*Block {
	seen := make([]bool, f.nextBlock)
	var out []*Block
	type item struct {
		b    *Block
		next int
	}
	stack := []item{{f.Entry(), 0}}
	seen[f.Entry().ID] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(top.b.Succs) {
			s := top.b.Succs[len(top.b.Succs)-1-top.next].Block
			top.next++
			if !seen[s.ID] {
				seen[s.ID] = true
				stack = append(stack, item{s, 0})
			}
			continue
		}
		out = append(out, top.b)
		stack = stack[:len(stack)-1]
	}
	return out
}

// Dominators computes the immediate dominators (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"),
// the children in the dominator tree and the reverse postorder, and returns the blocks in that order.
func (f *Func) Dominators() []*Block {
	post := f.Postorder()
	n := len(post)
	rpo := make([]*Block, n)
	for i, b := range post {
		rpo[n-1-i] = b
	}
	for i, b := range rpo {
		b.order, b.idom, b.kids = i, nil, b.kids[:0]
	}
	entry := rpo[0]
	entry.idom = entry
	// The walk from one predecessor ends at the first block that an earlier walk has visited: from there on the way up
	// is common to both. So a block with thousands of predecessors costs no more than one visit of each block.
	way, join := make([]int, n), 0
	for changed := true; changed; {
		changed = false
		for _, b := range rpo[1:] {
			var d *Block
			join++
			for _, e := range b.Preds {
				p := e.Block
				if p.idom == nil {
					continue
				}
				if d == nil {
					d = p
					continue
				}
				for p != d {
					for p.order > d.order && way[p.order] != join {
						way[p.order] = join
						p = p.idom
					}
					if p.order > d.order {
						break
					}
					for d.order > p.order {
						d = d.idom
					}
				}
			}
			if d != b.idom {
				b.idom, changed = d, true
			}
		}
	}
	entry.idom, entry.depth = nil, 0
	for _, b := range rpo[1:] {
		b.depth = b.idom.depth + 1
		b.idom.kids = append(b.idom.kids, b)
	}
	return rpo
}

// Dominates reports whether every path to c goes through b; both are up to date after [Func.Dominators].
func (b *Block) Dominates(c *Block) bool {
	if b.order > c.order {
		return false
	}
	for c.depth > b.depth {
		c = c.idom
	}
	return b == c
}

// Order is the position of the block in reverse postorder.
func (b *Block) Order() int { return b.order }

// Idom is the immediate dominator, nil for the entry.
func (b *Block) Idom() *Block { return b.idom }

// Kids are the blocks that b dominates immediately.
func (b *Block) Kids() []*Block { return b.kids }
