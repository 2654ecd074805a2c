package pass

import "accc/ir"

// Mem2Reg promotes variables whose address does not escape to values: blocks get arguments where different values
// meet. It processes the blocks of each region as they are, so structured control flow should have been turned into
// branches before. Block arguments are needed at the iterated dominance frontier, pruned by liveness (Cytron et al.,
// "Efficiently computing static single assignment form and the control dependence graph").
var Mem2Reg = Generic.Define(Pass{
	Name: "mem2reg",
	Doc:  "Keep variables whose address goes nowhere in values.",
	Run: func(op *ir.Op, _ Values) error {
		ir.WalkPost(op, func(o *ir.Op) {
			for _, r := range o.Regions() {
				promote(r)
			}
		})
		return nil
	},
})

// A slot is a variable that is being promoted.
type slot struct {
	alloc   *ir.Op
	typ     ir.Type
	name    ir.Location
	current *ir.Value // while renaming
	undef   *ir.Value
}

type promoter struct {
	region   *ir.Region
	dom      *ir.Dominance
	slots    map[*ir.Value]*slot
	order    []*slot
	preds    map[*ir.Block][]*ir.Block
	frontier map[*ir.Block][]*ir.Block
	// args are the slots of the arguments added to a block, in the order added.
	args     map[*ir.Block][]*slot
	firstArg map[*ir.Block]int
	dead     []*ir.Op
}

func promote(r *ir.Region) {
	if r.Empty() {
		return
	}
	p := &promoter{region: r, dom: ir.NewDominance(), slots: map[*ir.Value]*slot{},
		args: map[*ir.Block][]*slot{}, firstArg: map[*ir.Block]int{}}
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			if s := p.candidate(o); s != nil {
				p.slots[o.Result(0)] = s
				p.order = append(p.order, s)
			}
		}
	}
	if len(p.order) == 0 {
		return
	}
	p.flow()
	for _, s := range p.order {
		p.place(s)
	}
	p.rename()
	for _, o := range p.dead {
		o.Erase()
	}
	for _, s := range p.order {
		if !s.alloc.Result(0).HasUses() {
			s.alloc.Erase()
		}
	}
}

// candidate is the slot of an allocation all of whose uses are whole loads and stores in reachable
// blocks of this region.
func (p *promoter) candidate(o *ir.Op) *slot {
	a, ok := ir.As[ir.SlotAllocation](o)
	if !ok {
		return nil
	}
	t := a.SlotType(o)
	if t == nil {
		return nil
	}
	for u := o.Result(0).FirstUse(); u != nil; u = u.Next() {
		user := u.Owner()
		acc, ok := ir.As[ir.SlotAccess](user)
		if !ok || user.Parent() == nil || user.Parent().Region() != p.region {
			return nil
		}
		address, ok := acc.Slot(user)
		if !ok || address != u {
			return nil
		}
		if v := acc.Stored(user); v != nil && v.Type() != t || v == nil && user.Result(0).Type() != t {
			return nil
		}
	}
	return &slot{alloc: o, typ: t, name: o.Loc}
}

// flow computes predecessors and dominance frontiers of the reachable blocks.
func (p *promoter) flow() {
	p.preds = map[*ir.Block][]*ir.Block{}
	p.frontier = map[*ir.Block][]*ir.Block{}
	blocks := p.dom.ReversePostorder(p.region)
	for _, b := range blocks {
		for _, s := range b.Successors() {
			p.preds[s] = append(p.preds[s], b)
		}
	}
	for _, b := range blocks {
		if len(p.preds[b]) < 2 {
			continue
		}
		for _, q := range p.preds[b] {
			for at := q; at != nil && at != p.dom.Idom(b); at = p.dom.Idom(at) {
				if f := p.frontier[at]; len(f) == 0 || f[len(f)-1] != b {
					p.frontier[at] = append(f, b)
				}
			}
		}
	}
}

// place returns the blocks that need an argument for s, or gives s up when a branch to one of them cannot pass it.
func (p *promoter) place(s *slot) {
	defs, needs := map[*ir.Block]bool{}, map[*ir.Block]bool{}
	written := map[*ir.Block]bool{}
	// First access of each block decides whether the value comes from outside.
	for _, b := range p.accessBlocks(s) {
		for o := b.First(); o != nil; o = o.Next() {
			acc, ok := ir.As[ir.SlotAccess](o)
			if !ok {
				continue
			}
			if a, _ := acc.Slot(o); a == nil || a.Value() != s.alloc.Result(0) {
				continue
			}
			if acc.Stored(o) != nil {
				written[b], defs[b] = true, true
			} else if !written[b] {
				needs[b] = true
			}
		}
	}
	live := map[*ir.Block]bool{}
	var work []*ir.Block
	for b := range needs {
		work = append(work, b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if live[b] {
			continue
		}
		live[b] = true
		for _, q := range p.preds[b] {
			if !defs[q] {
				work = append(work, q)
			}
		}
	}
	meets := map[*ir.Block]bool{}
	work = work[:0]
	for b := range defs {
		work = append(work, b)
	}
	// The variable begins undefined where it is allocated.
	work = append(work, s.alloc.Parent())
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, f := range p.frontier[b] {
			if !meets[f] && live[f] {
				meets[f] = true
				work = append(work, f)
			}
		}
	}
	for b := range meets {
		for _, q := range p.preds[b] {
			if _, ok := ir.As[ir.BranchMutator](q.Last()); !ok {
				delete(p.slots, s.alloc.Result(0))
				return
			}
		}
	}
	// In block order, so that the result does not depend on map order.
	for _, b := range p.dom.ReversePostorder(p.region) {
		if meets[b] {
			if len(p.args[b]) == 0 {
				p.firstArg[b] = len(b.Args())
			}
			b.AddArg(s.typ, s.name)
			p.args[b] = append(p.args[b], s)
		}
	}
}

func (p *promoter) accessBlocks(s *slot) []*ir.Block {
	seen := map[*ir.Block]bool{}
	var out []*ir.Block
	for u := s.alloc.Result(0).FirstUse(); u != nil; u = u.Next() {
		if b := u.Owner().Parent(); !seen[b] {
			seen[b] = true
			out = append(out, b)
		}
	}
	return out
}

func (p *promoter) rename() {
	children := map[*ir.Block][]*ir.Block{}
	blocks := p.dom.ReversePostorder(p.region)
	for _, b := range blocks[1:] {
		d := p.dom.Idom(b)
		children[d] = append(children[d], b)
	}
	// An explicit stack: functions can have very many blocks. A frame restores what it changed.
	type frame struct {
		block *ir.Block
		next  int
		undo  []undo
	}
	stack := []frame{{block: blocks[0], undo: p.block(blocks[0])}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if kids := children[f.block]; f.next < len(kids) {
			k := kids[f.next]
			f.next++
			stack = append(stack, frame{block: k, undo: p.block(k)})
			continue
		}
		for i := len(f.undo) - 1; i >= 0; i-- {
			f.undo[i].slot.current = f.undo[i].value
		}
		stack = stack[:len(stack)-1]
	}
	// Accesses in unreachable blocks would keep the allocation alive.
	for _, s := range p.order {
		if p.slots[s.alloc.Result(0)] == nil {
			continue
		}
		for u := s.alloc.Result(0).FirstUse(); u != nil; u = u.Next() {
			if o := u.Owner(); !p.dom.Reachable(o.Parent()) {
				if o.NumResults() > 0 {
					o.Result(0).ReplaceAllUses(p.undefined(s))
				}
				p.dead = append(p.dead, o)
			}
		}
	}
}

type undo struct {
	slot  *slot
	value *ir.Value
}

func (p *promoter) block(b *ir.Block) []undo {
	var changes []undo
	set := func(s *slot, v *ir.Value) {
		changes = append(changes, undo{s, s.current})
		s.current = v
	}
	for i, s := range p.args[b] {
		set(s, b.Arg(p.firstArg[b]+i))
	}
	for o := b.First(); o != nil; o = o.Next() {
		acc, ok := ir.As[ir.SlotAccess](o)
		if !ok {
			continue
		}
		address, ok := acc.Slot(o)
		if !ok {
			continue
		}
		s := p.slots[address.Value()]
		if s == nil {
			continue
		}
		if v := acc.Stored(o); v != nil {
			set(s, v)
		} else {
			o.Result(0).ReplaceAllUses(p.value(s))
		}
		p.dead = append(p.dead, o)
	}
	t := b.Last()
	for i, succ := range b.Successors() {
		if slots := p.args[succ]; len(slots) > 0 {
			vals := ir.SuccessorOperands(t, i)
			for _, s := range slots {
				vals = append(vals, p.value(s))
			}
			ir.SetSuccessorOperands(t, i, vals)
		}
	}
	return changes
}

func (p *promoter) value(s *slot) *ir.Value {
	if s.current != nil {
		return s.current
	}
	return p.undefined(s)
}

func (p *promoter) undefined(s *slot) *ir.Value {
	if s.undef == nil {
		entry := p.region.Entry()
		b := ir.At(entry)
		if entry.First() != nil {
			b.SetBefore(entry.First())
		}
		a, _ := ir.As[ir.SlotAllocation](s.alloc)
		s.undef = a.Uninitialized(b, s.typ)
	}
	return s.undef
}
