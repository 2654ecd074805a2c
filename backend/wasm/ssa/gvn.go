package ssa

import (
	"maps"
	"slices"
)

// Simplify folds and unifies: values computed by the same operation from the same arguments become one where the
// first dominates the second, loads are taken from an earlier load or store when nothing in between can have changed
// the memory, and branches on constants go.
func (f *Func) Simplify() {
	for round := 0; round < 4; round++ {
		f.gvn()
		branches := f.foldBranches()
		f.mergeBlocks()
		f.removePhis()
		f.DeadCode()
		if !branches {
			return
		}
	}
}

type valueKey struct {
	op      Op
	t       Type
	aux     int64
	a, b, c int
}

func keyOf(op Op, t Type, aux int64, args []*Value) (valueKey, bool) {
	k := valueKey{op: op, t: t, aux: aux, a: -1, b: -1, c: -1}
	if len(args) > 3 {
		return k, false
	}
	ids := [3]int{-1, -1, -1}
	for i, a := range args {
		ids[i] = a.ID
	}
	k.a, k.b, k.c = ids[0], ids[1], ids[2]
	if op.Is(Commutes) && k.a > k.b {
		k.a, k.b = k.b, k.a
	}
	return k, true
}

type numbering struct {
	folder
	table map[valueKey]*Value
	log   []valueKey // keys to take out again when the walk leaves a block
	shade []*Value   // what they meant before
	block *Block
	out   []*Value // the values of the block so far
	pos   Pos
}

// Global value numbering over the dominator tree.
func (f *Func) gvn() {
	f.Dominators()
	n := &numbering{table: map[valueKey]*Value{}}
	n.folder = folder{f: f, emit: n.find, consts: map[constKey]*Value{}}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if a.Op == Const {
					n.learn(a)
				}
			}
		}
	}
	n.walk(f.Entry(), memory{})
	f.applyForwards()
}

func (n *numbering) learn(c *Value) {
	k := constKey{c.Type, c.Aux}
	if o, ok := n.consts[k]; !ok {
		n.consts[k] = c
	} else if o != c && c.forward == nil {
		c.forward = o
	}
}

// walk handles a block and what it dominates; mem is what is known of the memory where the block begins.
func (n *numbering) walk(b *Block, mem memory) {
	mark := len(n.log)
	n.block = b
	n.out = make([]*Value, 0, len(b.Values))
	for _, v := range b.Values {
		n.visit(v, &mem)
	}
	b.Values = n.out
	if b.Control != nil {
		b.SetControl(b.Control.resolve())
		if b.Kind == If && b.Control.Op == I32Eqz && b.Control.Block != nil {
			b.SetControl(b.Control.Args[0])
			b.swapSuccs()
		}
	}
	for _, k := range b.kids {
		if len(k.Preds) == 1 {
			n.walk(k, mem.copy())
		} else {
			n.walk(k, memory{})
		}
	}
	for len(n.log) > mark {
		last := len(n.log) - 1
		if n.shade[last] != nil {
			n.table[n.log[last]] = n.shade[last]
		} else {
			delete(n.table, n.log[last])
		}
		n.log, n.shade = n.log[:last], n.shade[:last]
	}
}

func (b *Block) swapSuccs() {
	b.Succs[0], b.Succs[1] = b.Succs[1], b.Succs[0]
	for i, s := range b.Succs {
		s.Block.Preds[s.Index].Index = i
	}
}

func (n *numbering) visit(v *Value, mem *memory) {
	if v.forward != nil {
		v.dropArgs()
		return
	}
	for i, a := range v.Args {
		if a.forward != nil {
			v.SetArg(i, a.resolve())
		}
	}
	n.pos = v.Pos
	switch {
	case v.Op == Phi || v.Op == Param:
	case v.Op.IsLoad():
		if old := mem.load(n, v); old != nil {
			v.forward = old
			v.dropArgs()
			return
		}
	case v.Op.IsStore():
		mem.store(v)
	case v.Op == GlobalGet:
		if old := mem.global(v); old != nil {
			v.forward = old
			return
		}
	case v.Op == Result || v.Op == Probe || v.Op.notes():
	case v.Op.Is(Writes):
		mem.clobber(v)
	case v.Op == Select:
		if r := n.choose(v.Args[2], v.Args[0], v.Args[1]); r != v {
			n.replace(v, r)
			return
		}
	case v.Op.TakesLane():
		n.replace(v, n.find(v.Op, v.Type, v.Aux, v.Args...))
		return
	default:
		if r := n.make(v.Op, append([]*Value(nil), v.Args...)...); r != v {
			n.replace(v, r)
			return
		}
	}
	n.out = append(n.out, v)
}

func (n *numbering) replace(v, r *Value) {
	v.forward = r
	v.dropArgs()
}

// find is the older equal value, or a new one.
func (n *numbering) find(op Op, t Type, aux int64, args ...*Value) *Value {
	k, ok := keyOf(op, t, aux, args)
	if ok {
		if old := n.table[k]; old != nil {
			return old
		}
	}
	v := n.f.NewValue(op, t, aux, args...)
	v.Block, v.Pos = n.block, n.pos
	n.out = append(n.out, v)
	if ok {
		n.log = append(n.log, k)
		n.shade = append(n.shade, n.table[k])
		n.table[k] = v
	}
	return v
}

// memory is what is known of the memory and the globals at a point of a block.
type memory struct {
	known   []access
	globals map[string]*Value
}

// An access is a load or store whose value still is what the memory holds.
type access struct {
	addr   *Value
	offset int64
	width  int64
	load   Op // the load that produced value
	value  *Value
	class  Class
}

// maxKnown bounds what is remembered from one block to the next.
const maxKnown = 32

func (m *memory) copy() memory {
	known := m.known
	if len(known) > maxKnown {
		known = known[len(known)-maxKnown:]
	}
	return memory{slices.Clone(known), maps.Clone(m.globals)}
}

// load finds an older value equal to the result of a load.
func (m *memory) load(n *numbering, v *Value) *Value {
	addr, offset, width := v.Args[0], v.Aux, int64(v.Op.Info().Width)
	for _, a := range m.known {
		if a.addr == addr && a.offset == offset && a.load == v.Op {
			return a.value
		}
	}
	m.known = append(m.known, access{addr, offset, width, v.Op, v, v.Class})
	return nil
}

// plainLoad is the load that reads back exactly what a store wrote, for stores of whole values.
var plainLoad = map[Op]Op{I32Store: I32Load, I64Store: I64Load, F32Store: F32Load, F64Store: F64Load}

func (m *memory) store(v *Value) {
	addr, offset, width := v.Args[0], v.Aux, int64(v.Op.Info().Width)
	kept := m.known[:0]
	for _, a := range m.known {
		if apart, known := distance(a.addr, a.offset, a.width, addr, offset, width); apart || !known && a.class.excludes(v.Class) {
			kept = append(kept, a)
		}
	}
	m.known = kept
	if l, ok := plainLoad[v.Op]; ok {
		m.known = append(m.known, access{addr, offset, width, l, v.Args[1], v.Class})
	}
}

// distance compares two accesses that start from the same address plus constants: apart tells that they have no byte in
// common. known is false when they start from different ones.
func distance(a *Value, aOff, aWidth int64, b *Value, bOff, bWidth int64) (apart, known bool) {
	a, ca := splitConst(a)
	b, cb := splitConst(b)
	if a != b {
		return false, false
	}
	lo, hi := ca+aOff, cb+bOff
	return lo+aWidth <= hi || hi+bWidth <= lo, true
}

// splitConst divides an address into a value and a constant.
func splitConst(a *Value) (*Value, int64) {
	if a.Op == I32Add && a.Args[1].Op == Const {
		return a.Args[0], a.Args[1].Aux
	}
	return a, 0
}

func (m *memory) global(v *Value) *Value {
	if old := m.globals[v.Sym]; old != nil {
		return old
	}
	if m.globals == nil {
		m.globals = map[string]*Value{}
	}
	m.globals[v.Sym] = v
	return nil
}

func (m *memory) clobber(v *Value) {
	if v.Op == GlobalSet {
		if m.globals == nil {
			m.globals = map[string]*Value{}
		}
		m.globals[v.Sym] = v.Args[0]
		return
	}
	m.known, m.globals = nil, nil
}

// maxChoices is the number of values that are chosen without a branch.
const maxChoices = 2

// chooseArgs makes the two ways from b to one block bring the same values, by choosing them in b.
func (b *Block) chooseArgs() bool {
	phis := b.Succs[0].Block.Phis()
	n := 0
	for _, p := range phis {
		if p.Args[b.Succs[0].Index] != p.Args[b.Succs[1].Index] {
			n++
		}
	}
	if n > maxChoices {
		return false
	}
	fo := b.folder()
	for _, p := range phis {
		i, j := b.Succs[0].Index, b.Succs[1].Index
		if p.Args[i] != p.Args[j] {
			v := fo.choose(b.Control, p.Args[i], p.Args[j])
			p.SetArg(i, v)
			p.SetArg(j, v)
		}
	}
	return true
}

// foldBranches makes jumps of branches on constants and of those whose ways agree.
func (f *Func) foldBranches() bool {
	changed := false
	for _, b := range f.Blocks {
		if b.Kind != If && b.Kind != Switch {
			continue
		}
		take := -1
		if c, ok := b.Control.IsConst(); ok {
			switch {
			case b.Kind == If && c != 0:
				take = 0
			case b.Kind == If:
				take = 1
			default:
				take = int(min(uint32(c), uint32(len(b.Succs)-1)))
			}
		} else if b.Kind == If && b.Succs[0].Block == b.Succs[1].Block && b.chooseArgs() {
			take = 0
		}
		if take < 0 {
			continue
		}
		changed = true
		keep := b.Succs[take]
		for i := range b.Succs {
			if i != take {
				b.unlink(i)
				b.Succs[i].Block = nil
			}
		}
		// The index may have moved when another edge to the same block went.
		for i := range b.Succs {
			if b.Succs[i].Block != nil {
				keep = b.Succs[i]
			}
		}
		b.Succs = []Edge{keep}
		keep.Block.Preds[keep.Index].Index = 0
		b.Kind = Jump
		b.SetControl(nil)
	}
	if changed {
		f.removeUnreachable()
	}
	return changed
}

// mergeBlocks joins a block with its only successor when it is that one's only predecessor, and takes out empty
// blocks that only jump.
func (f *Func) mergeBlocks() {
	for _, b := range f.Blocks {
		for b.Kind == Jump {
			s := b.Succs[0].Block
			if s == b || s == f.Entry() || len(s.Preds) != 1 {
				break
			}
			for _, v := range s.Values {
				if v.Op == Phi {
					v.forward = v.Args[0].resolve()
				}
				v.Block = b
			}
			b.Values = append(b.Values, s.Values...)
			b.takeEnd(s)
			s.Values, s.Preds = nil, nil
		}
	}
	f.applyForwards()
	for _, b := range f.Blocks {
		if b.Kind == Jump && len(b.Values) == 0 && b != f.Entry() && b.Succs[0].Block != b {
			b.bypass()
		}
	}
	f.removeUnreachable()
}

// bypass makes what leads to a block that only jumps lead to where it jumps.
func (b *Block) bypass() {
	for len(b.Preds) > 0 {
		p := b.Preds[0]
		s := b.Succs[0]
		phis := s.Block.Phis()
		args := make([]*Value, len(phis))
		for i, v := range phis {
			args[i] = v.Args[s.Index]
		}
		p.Block.Redirect(p.Index, s.Block)
		for i, v := range phis {
			v.Args = append(v.Args, args[i])
			args[i].Uses++
		}
	}
}

// DeadCode removes values that nothing needs.
func (f *Func) DeadCode() {
	live := make([]bool, f.nextValue)
	var work []*Value
	need := func(v *Value) {
		if !live[v.ID] {
			live[v.ID] = true
			work = append(work, v)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op.Is(Writes) || v.Op.Is(Traps) && !v.Op.IsLoad() {
				need(v)
			}
		}
		if b.Control != nil {
			need(b.Control)
		}
		for _, r := range b.Results {
			need(r)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range v.Args {
			need(a)
		}
	}
	for _, b := range f.Blocks {
		kept := b.Values[:0]
		for _, v := range b.Values {
			if live[v.ID] || v.Op == Param {
				kept = append(kept, v)
			} else {
				v.dropArgs()
			}
		}
		clear(b.Values[len(kept):])
		b.Values = kept
	}
}
