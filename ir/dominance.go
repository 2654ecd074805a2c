package ir

// Dominance answers which values are visible where. It is built lazily, region by
// region, and is valid until blocks or branches change.
type Dominance struct {
	regions map[*Region]*domTree
}

// NewDominance is a fresh analysis.
func NewDominance() *Dominance { return &Dominance{map[*Region]*domTree{}} }

// domTree holds the immediate dominators of a region's reachable blocks.
type domTree struct {
	order []*Block       // reverse postorder
	num   map[*Block]int // position in order
	idom  []int
	// first and last are the numbers of a walk over the tree when it enters and leaves a
	// block: a dominates b if the walk is inside of a while it is at b.
	first, last []int
}

func (d *Dominance) tree(r *Region) *domTree {
	if t, ok := d.regions[r]; ok {
		return t
	}
	t := buildTree(r)
	d.regions[r] = t
	return t
}

// ReversePostorder lists the blocks reachable from the entry of r, each before those it dominates.
func (d *Dominance) ReversePostorder(r *Region) []*Block { return d.tree(r).order }

// Reachable reports whether b can be reached from the entry of its region.
func (d *Dominance) Reachable(b *Block) bool {
	_, ok := d.tree(b.region).num[b]
	return ok
}

// Idom is the immediate dominator of b; nil for the entry and for unreachable blocks.
func (d *Dominance) Idom(b *Block) *Block {
	t := d.tree(b.region)
	n, ok := t.num[b]
	if !ok || n == 0 {
		return nil
	}
	return t.order[t.idom[n]]
}

func buildTree(r *Region) *domTree {
	t := &domTree{num: map[*Block]int{}}
	if len(r.blocks) == 0 {
		return t
	}
	if len(r.blocks) == 1 {
		t.order = r.blocks[:1:1]
		t.num[r.blocks[0]] = 0
		t.idom = []int{0}
		t.number()
		return t
	}
	// Postorder without recursion: the graph may be long.
	type frame struct {
		b    *Block
		next int
	}
	visited := map[*Block]bool{r.blocks[0]: true}
	stack := []frame{{r.blocks[0], 0}}
	var post []*Block
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		succs := f.b.Successors()
		if f.next < len(succs) {
			s := succs[f.next]
			f.next++
			if !visited[s] && s.region == r {
				visited[s] = true
				stack = append(stack, frame{s, 0})
			}
			continue
		}
		post = append(post, f.b)
		stack = stack[:len(stack)-1]
	}
	for i := len(post) - 1; i >= 0; i-- {
		t.num[post[i]] = len(t.order)
		t.order = append(t.order, post[i])
	}
	t.idom = immediateDominators(t)
	t.number()
	return t
}

// immediateDominators computes, for each block of t.order, the position of its immediate
// dominator, with the semi-NCA algorithm (Georgiadis, "Linear-Time Algorithms for
// Dominators and Related Problems", 2005): almost linear, whatever the graph looks like.
func immediateDominators(t *domTree) []int {
	n := len(t.order)
	// A depth-first tree, blocks numbered when they are first seen.
	pre := make([]int, n) // position in t.order -> number
	at := make([]int, 0, n)
	parent := make([]int, n) // of numbers
	seen := make([]bool, n)
	type frame struct{ pos, next int }
	seen[0] = true
	at = append(at, 0)
	stack := []frame{{0, 0}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		succs := t.order[f.pos].Successors()
		if f.next == len(succs) {
			stack = stack[:len(stack)-1]
			continue
		}
		pos, ok := t.num[succs[f.next]]
		f.next++
		if !ok || seen[pos] {
			continue
		}
		seen[pos] = true
		pre[pos] = len(at)
		parent[len(at)] = pre[f.pos]
		at = append(at, pos)
		stack = append(stack, frame{pos, 0})
	}
	preds := make([][]int, n)
	for pos, b := range t.order {
		for _, s := range b.Successors() {
			if to, ok := t.num[s]; ok {
				preds[pre[to]] = append(preds[pre[to]], pre[pos])
			}
		}
	}
	// Semidominators, from the last number down; best[v] is the one with the smallest
	// semidominator on the way from v to the root of its part of the forest.
	semi, best, up := make([]int, n), make([]int, n), make([]int, n)
	for v := range n {
		semi[v], best[v], up[v] = v, v, -1
	}
	var path []int
	eval := func(v int) int {
		if up[v] < 0 {
			return best[v]
		}
		for path = path[:0]; up[up[v]] >= 0; v = up[v] {
			path = append(path, v)
		}
		for i := len(path) - 1; i >= 0; i-- {
			x := path[i]
			if semi[best[up[x]]] < semi[best[x]] {
				best[x] = best[up[x]]
			}
			up[x] = up[up[x]]
			v = x
		}
		return best[v]
	}
	for w := n - 1; w > 0; w-- {
		for _, v := range preds[w] {
			semi[w] = min(semi[w], semi[eval(v)])
		}
		up[w] = parent[w]
	}
	idom := make([]int, n) // of numbers
	for w := 1; w < n; w++ {
		d := parent[w]
		for d > semi[w] {
			d = idom[d]
		}
		idom[w] = d
	}
	out := make([]int, n)
	for w := 1; w < n; w++ {
		out[at[w]] = at[idom[w]]
	}
	return out
}

// BlockDominates reports whether every way to b, which is in the same region as a, leads through a.
// A block dominates itself; an unreachable block is dominated by every block.
func (d *Dominance) BlockDominates(a, b *Block) bool {
	if a == b {
		return true
	}
	t := d.tree(a.region)
	i, ok := t.num[b]
	if !ok {
		return true
	}
	j, ok := t.num[a]
	if !ok {
		return false
	}
	return t.first[j] <= t.first[i] && t.last[i] <= t.last[j]
}

// number walks over the tree.
func (t *domTree) number() {
	n := len(t.order)
	t.first, t.last = make([]int, n), make([]int, n)
	// The children of a block, as linked lists.
	child, sibling := make([]int, n), make([]int, n)
	for i := n - 1; i > 0; i-- {
		sibling[i], child[t.idom[i]] = child[t.idom[i]], i
	}
	clock := 0
	for i, down := 0, true; n > 0; {
		if down {
			t.first[i] = clock
			clock++
			if child[i] != 0 {
				i = child[i]
				continue
			}
		}
		t.last[i] = clock
		clock++
		if i == 0 {
			return
		}
		if sibling[i] != 0 {
			i, down = sibling[i], true
		} else {
			i, down = t.idom[i], false
		}
	}
}

// ValueDominates reports whether v may be used by the operation o.
func (d *Dominance) ValueDominates(v *Value, o *Op) bool {
	if v.op != nil {
		return d.OpDominates(v.op, o)
	}
	// A block argument dominates what its block dominates.
	at := ancestorIn(v.block.region, o)
	return at != nil && d.BlockDominates(v.block, at.parent)
}

// OpDominates reports whether a's results may be used by b: a is before b or before an operation that contains b.
func (d *Dominance) OpDominates(a, b *Op) bool {
	if a.parent == nil {
		return false
	}
	at := ancestorIn(a.parent.region, b)
	if at == nil || at == a {
		return false
	}
	if at.parent == a.parent {
		return a.Before(at)
	}
	return d.BlockDominates(a.parent, at.parent)
}

// ancestorIn is the operation directly in region r that is o or contains o, or nil.
func ancestorIn(r *Region, o *Op) *Op {
	for o != nil && (o.parent == nil || o.parent.region != r) {
		o = o.ParentOp()
	}
	return o
}
