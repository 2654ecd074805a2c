package ir

// A Region is a list of blocks; the first is the entry.
type Region struct {
	parent *Op
	blocks []*Block
}

// Parent is the operation that holds the region.
func (r *Region) Parent() *Op { return r.parent }

// Blocks lists the blocks.
func (r *Region) Blocks() []*Block { return r.blocks }

// Empty reports whether the region has no block.
func (r *Region) Empty() bool { return len(r.blocks) == 0 }

// Entry is the first block, or nil.
func (r *Region) Entry() *Block {
	if len(r.blocks) == 0 {
		return nil
	}
	return r.blocks[0]
}

// AddBlock appends a new block with arguments of the types.
func (r *Region) AddBlock(args ...Type) *Block {
	b := &Block{}
	for _, t := range args {
		b.AddArg(t, Unknown)
	}
	r.Append(b)
	return b
}

// Append moves b to the end of the region.
func (r *Region) Append(b *Block) {
	if b.region != nil {
		b.region.remove(b)
	}
	b.region = r
	r.blocks = append(r.blocks, b)
}

// InsertAfter puts b after the block at.
func (r *Region) InsertAfter(b, at *Block) {
	if b.region != nil {
		b.region.remove(b)
	}
	for i, x := range r.blocks {
		if x == at {
			r.blocks = append(r.blocks, nil)
			copy(r.blocks[i+2:], r.blocks[i+1:])
			r.blocks[i+1] = b
			b.region = r
			return
		}
	}
	r.Append(b)
}

func (r *Region) remove(b *Block) {
	for i, x := range r.blocks {
		if x == b {
			r.blocks = append(r.blocks[:i], r.blocks[i+1:]...)
			break
		}
	}
	b.region = nil
}

// Take moves all blocks of s to the end of r.
func (r *Region) Take(s *Region) {
	for len(s.blocks) > 0 {
		r.Append(s.blocks[0])
	}
}

// CloneInto copies the blocks of r to the end of dst.
func (r *Region) CloneInto(dst *Region, m *Mapping) {
	for _, b := range r.blocks {
		c := &Block{}
		for _, a := range b.args {
			m.Values[a] = c.AddArg(a.typ, a.loc)
		}
		m.Blocks[b] = c
		dst.Append(c)
	}
	var clones []*Op
	for _, b := range r.blocks {
		for o := b.first; o != nil; o = o.next {
			n := o.Clone(m)
			m.Blocks[b].insert(n, nil)
			clones = append(clones, n)
		}
	}
	// Operands that name values of blocks cloned later.
	for _, n := range clones {
		for _, u := range n.operands {
			if w, ok := m.Values[u.value]; ok && w != u.value {
				u.Set(w)
			}
		}
		for i, s := range n.Successors() {
			if t, ok := m.Blocks[s]; ok {
				n.SetSuccessor(i, t)
			}
		}
	}
}

// A Block is a list of operations with arguments.
type Block struct {
	region      *Region
	args        []*Value
	first, last *Op
	ordered     bool
	number      int32 // in its region, while printing
	// symbols are the operations by name, in a symbol table; nil: not indexed.
	symbols map[string]*Op
}

// Region is the region b is in.
func (b *Block) Region() *Region { return b.region }

// ParentOp is the operation whose region holds b.
func (b *Block) ParentOp() *Op {
	if b.region == nil {
		return nil
	}
	return b.region.parent
}

// Args lists the block arguments.
func (b *Block) Args() []*Value { return b.args }

// Arg is the i-th argument.
func (b *Block) Arg(i int) *Value { return b.args[i] }

// AddArg appends an argument.
func (b *Block) AddArg(t Type, loc Location) *Value {
	v := &Value{typ: t, block: b, index: int32(len(b.args)), loc: loc}
	b.args = append(b.args, v)
	return v
}

// InsertArg inserts an argument at index i.
func (b *Block) InsertArg(i int, t Type, loc Location) *Value {
	v := b.AddArg(t, loc)
	copy(b.args[i+1:], b.args[i:])
	b.args[i] = v
	for j := i; j < len(b.args); j++ {
		b.args[j].index = int32(j)
	}
	return v
}

// RemoveArg removes the i-th argument, which must be unused.
func (b *Block) RemoveArg(i int) {
	b.args = append(b.args[:i], b.args[i+1:]...)
	for j := i; j < len(b.args); j++ {
		b.args[j].index = int32(j)
	}
}

// First and Last are the ends of the list of operations.
func (b *Block) First() *Op { return b.first }
func (b *Block) Last() *Op  { return b.last }

// Terminator is the last operation if it is a terminator (or unregistered), else nil.
func (b *Block) Terminator() *Op {
	if b.last != nil && (b.last.IsTerminator() || !b.last.def.Registered()) {
		return b.last
	}
	return nil
}

// Ops lists the operations, safely against removal while ranging.
func (b *Block) Ops() []*Op {
	var out []*Op
	for o := b.first; o != nil; o = o.next {
		out = append(out, o)
	}
	return out
}

// Holding is the operation of the block that o is, or is inside of; nil if there is none. o may be nil.
func (b *Block) Holding(o *Op) *Op {
	for o != nil && o.Parent() != b {
		o = o.ParentOp()
	}
	return o
}

// Append puts o, which is in no block, at the end.
func (b *Block) Append(o *Op) { b.insert(o, nil) }

// InsertBefore inserts o, which is in no block, before at.
func (b *Block) InsertBefore(o, at *Op) { b.insert(o, at) }

func (b *Block) insert(o, before *Op) {
	o.parent = b
	b.symbols = nil
	if before == nil {
		if b.ordered && b.last != nil {
			o.order = b.last.order + 1
		} else {
			b.ordered = false
		}
		o.prev, o.next = b.last, nil
		if b.last != nil {
			b.last.next = o
		} else {
			b.first = o
		}
		b.last = o
		return
	}
	b.ordered = false
	o.prev, o.next = before.prev, before
	if before.prev != nil {
		before.prev.next = o
	} else {
		b.first = o
	}
	before.prev = o
}

// Successors are the blocks that the terminator may branch to.
func (b *Block) Successors() []*Block {
	if b.last == nil {
		return nil
	}
	return b.last.Successors()
}

// Erase removes the block and its operations from the region.
func (b *Block) Erase() {
	for o := b.first; o != nil; o = o.next {
		o.dropUses()
	}
	if b.region != nil {
		b.region.remove(b)
	}
}

// Split moves at and everything after it to a new block, put after b.
func (b *Block) Split(at *Op) *Block {
	n := &Block{}
	b.region.InsertAfter(n, b)
	for at != nil {
		next := at.next
		at.MoveToEnd(n)
		at = next
	}
	return n
}
