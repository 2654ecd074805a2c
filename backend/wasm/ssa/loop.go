package ssa

import "slices"

// A Loop is a natural loop: the blocks that reach the header again without leaving it.
type Loop struct {
	Header *Block
	Outer  *Loop // nil: none
	Depth  int   // 1 for outermost loops
	Blocks []*Block

	top *Loop // while the loops are searched: the way to the outermost one around this, or l itself
}

// Loops finds the natural loops, inner ones before outer ones, and sets the innermost loop of each block.
// The dominators are computed on the way. Graphs made from structured code or through the builder's
// dispatching of irregular regions are reducible; other cycles would not be found.
func (f *Func) Loops() []*Loop {
	rpo, loops := f.forest()
	for _, b := range rpo {
		for l := b.loop; l != nil; l = l.Outer {
			l.Blocks = append(l.Blocks, b)
		}
	}
	slices.SortStableFunc(loops, func(a, b *Loop) int { return b.Depth - a.Depth })
	return loops
}

// NestDepth is how many loops enclose the innermost block. Like [Func.Loops], it sets dominators and the innermost loop
// of each block, but in time proportional to the size of the function: it does not list the blocks of each loop.
func (f *Func) NestDepth() int {
	_, loops := f.forest()
	deepest := 0
	for _, l := range loops {
		deepest = max(deepest, l.Depth)
	}
	return deepest
}

// forest finds the loops, without their blocks, and how they are nested; inner loops come before those around them.
func (f *Func) forest() (rpo []*Block, loops []*Loop) {
	rpo = f.Dominators()
	reached := make([]bool, f.nextBlock)
	for _, b := range rpo {
		b.loop = nil
		reached[b.ID] = true
	}
	// Headers from the last to the first: an inner header comes after the outer one.
	for i := len(rpo) - 1; i >= 0; i-- {
		h := rpo[i]
		var work []*Block
		for _, e := range h.Preds {
			if h.Dominates(e.Block) {
				work = append(work, e.Block)
			}
		}
		if work == nil {
			continue
		}
		l := &Loop{Header: h}
		l.top = l
		l.adopt(h)
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !reached[b.ID] || b.loop != nil && b.loop.outermost() == l {
				continue
			}
			// A loop that is known already is passed at one step: from its header.
			for _, e := range l.adopt(b).Preds {
				work = append(work, e.Block)
			}
		}
		loops = append(loops, l)
	}
	for i := len(loops) - 1; i >= 0; i-- {
		l := loops[i]
		l.Depth = 1
		if l.Outer != nil {
			l.Depth += l.Outer.Depth
		}
	}
	return rpo, loops
}

// adopt takes a block into the loop, with the outermost loop found around it so far, and returns the first of these blocks.
func (l *Loop) adopt(b *Block) *Block {
	if b.loop == nil {
		b.loop = l
		return b
	}
	inner := b.loop.outermost()
	inner.Outer, inner.top = l, l
	return inner.Header
}

// outermost is the outermost loop found so far around l.
func (l *Loop) outermost() *Loop {
	for l.top != l {
		l.top = l.top.top
		l = l.top
	}
	return l
}

// Contains reports whether the block is in the loop or a loop inside of it.
func (l *Loop) Contains(b *Block) bool {
	for k := b.loop; k != nil; k = k.Outer {
		if k == l {
			return true
		}
	}
	return false
}

// invariant reports whether the value is the same in all rounds because it is made outside.
func (l *Loop) invariant(v *Value) bool {
	return v.Op == Const || !l.Contains(v.Block)
}

// LoopDepth is the number of loops around the block.
func (b *Block) LoopDepth() int {
	if b.loop == nil {
		return 0
	}
	return b.loop.Depth
}

// another is a new loop of one block next to l. What is done before it is not repeated in it.
func (l *Loop) another(b *Block) *Loop {
	n := &Loop{Header: b, Outer: l.Outer, Depth: l.Depth, Blocks: []*Block{b}}
	n.top = n
	return n
}

// entrance is the preheader of a loop whose header has one other predecessor, which predecessor of the header that is and which the latch, and
// a folder that adds to it.
func (l *Loop) entrance() (pre *Block, entry, latch int, fo *folder) {
	pre, latch = l.preheader(), 1
	if l.Header.Preds[0].Block != pre {
		entry, latch = 1, 0
	}
	return pre, entry, latch, pre.folder()
}

// preheader is the one block outside of the loop that leads to the header and nowhere else; it is made if need be.
// Analyses are not updated, but for the loop of the new block.
func (l *Loop) preheader() *Block {
	var outside []Edge
	for _, e := range l.Header.Preds {
		if !l.Contains(e.Block) {
			outside = append(outside, e)
		}
	}
	if len(outside) == 1 && len(outside[0].Block.Succs) == 1 {
		return outside[0].Block
	}
	p := l.Header.splitPreds(func(b *Block) bool { return !l.Contains(b) })
	p.loop = l.Outer
	p.idom, p.depth = l.Header.idom, l.Header.depth
	for o := l.Outer; o != nil; o = o.Outer {
		o.Blocks = append(o.Blocks, p)
	}
	return p
}

// splitPreds puts a new block between the picked predecessors and b, with phis where they differ.
func (b *Block) splitPreds(pick func(*Block) bool) *Block {
	f := b.Func
	p := f.NewBlock()
	p.Kind = Jump
	p.Pos = b.Pos
	phis := b.Phis()
	var picked []Edge
	args := make([][]*Value, len(phis))
	for i, e := range b.Preds {
		if !pick(e.Block) {
			continue
		}
		picked = append(picked, e)
		for k, v := range phis {
			args[k] = append(args[k], v.Args[i])
		}
	}
	merged := make([]*Value, len(phis))
	for k, v := range phis {
		same := args[k][0]
		for _, a := range args[k] {
			if a != same {
				same = nil
				break
			}
		}
		if same != nil {
			merged[k] = same
		} else {
			merged[k] = p.AddPhi(v.Type, args[k]...)
		}
	}
	for _, e := range picked {
		e.Block.Redirect(e.Index, p)
	}
	p.Connect(b)
	for k, v := range phis {
		v.Args = append(v.Args, merged[k])
		merged[k].Uses++
	}
	return p
}

// splitEdge puts an empty block on the i-th way out of b.
func (b *Block) splitEdge(i int) *Block {
	s := b.Succs[i]
	phis := s.Block.Phis()
	args := make([]*Value, len(phis))
	for k, v := range phis {
		args[k] = v.Args[s.Index]
	}
	n := b.Func.NewBlock()
	n.Kind = Jump
	n.Pos = b.Pos
	b.Redirect(i, n)
	n.Connect(s.Block)
	for k, v := range phis {
		v.Args = append(v.Args, args[k])
		args[k].Uses++
	}
	return n
}

// SplitCriticalEdges puts a block on every edge from a block with several ways out to one with phis.
func (f *Func) SplitCriticalEdges() {
	for _, b := range f.Blocks[:len(f.Blocks):len(f.Blocks)] {
		if len(b.Succs) < 2 {
			continue
		}
		for i := range b.Succs {
			if s := b.Succs[i].Block; len(s.Phis()) > 0 {
				b.splitEdge(i)
			}
		}
	}
}
