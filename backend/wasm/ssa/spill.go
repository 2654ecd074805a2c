package ssa

// MaxNest is how deeply loops may be nested in a function that is optimized as a whole. What is live across a nest costs
// the embedding engine a phi for each loop in it, so time and memory grow with the square of the depth or faster.
// Beyond, [Func.Spill] leaves only one value live across blocks.
const MaxNest = 64

// A Stack says where functions find memory for their variables.
type Stack struct {
	Pointer, Limit string // globals of type i32: the end of what is free, and the lowest address
	Bias           int64  // subtracted from an address to compute the offset in memory
	Full           int64  // returns the reason, in a block that is reached when there is no room
}

// slotSize is what a value takes in the frame; a vector takes two slots.
const slotSize = 8

// How whole values are read and written.
var (
	loads  = map[Type]Op{I32: I32Load, I64: I64Load, F32: F32Load, F64: F64Load, Vector: VectorLoad}
	stores = map[Type]Op{I32: I32Store, I64: I64Store, F32: F32Store, F64: F64Store, Vector: VectorStore}
)

// A spiller moves what is live across blocks to memory.
type spiller struct {
	f     *Func
	slots []int64 // offset plus 1 in the frame, by the ID of the value; 0: none
	size  int64
	base  *Value // where the frame begins in memory
	out   []*Value
	block *Block
	read  map[*Value]*Value // what was loaded in the block
}

// Spill keeps phis and whatever another block uses in a frame on the stack: it is stored where it is made and loaded where
// a block first uses it.
func (f *Func) Spill(stack Stack) {
	f.SplitCriticalEdges()
	s := &spiller{f: f, slots: make([]int64, f.nextValue)}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == Phi {
				s.need(v)
			}
			for _, a := range v.Args {
				if v.Op == Phi || a.Block != b {
					s.need(a)
				}
			}
		}
		if b.Control != nil && b.Control.Block != b {
			s.need(b.Control)
		}
		for _, r := range b.Results {
			if r.Block != b {
				s.need(r)
			}
		}
	}
	if s.size == 0 {
		return
	}
	s.size = (s.size + 15) &^ 15
	blocks := f.Blocks[1:len(f.Blocks):len(f.Blocks)]
	body := s.enter(stack)
	moves := s.moves()
	for _, b := range append(blocks, body) {
		s.rewrite(b, moves[b], stack)
	}
	for _, b := range f.Blocks {
		s.reload(b)
	}
	f.DeadCode()
}

// need assigns a slot to a value.
func (s *spiller) need(v *Value) {
	if v.Op == Const || s.slots[v.ID] != 0 {
		return
	}
	s.slots[v.ID] = s.size + 1
	s.size += slotSize
	if v.Type == Vector {
		s.size += slotSize
	}
}

// enter moves all but the parameters from the entry to a block of their own, which it returns, and makes the frame, if there is
// room.
func (s *spiller) enter(stack Stack) (body *Block) {
	f := s.f
	entry := f.Entry()
	body = f.NewBlock()
	full := f.NewBlock()
	full.Kind, full.Aux, full.Pos = Unreachable, stack.Full, f.Pos
	var params []*Value
	for _, v := range entry.Values {
		if v.Op == Param {
			params = append(params, v)
			continue
		}
		v.Block = body
		body.Values = append(body.Values, v)
	}
	body.Kind, body.Control, body.Results, body.Aux, body.Pos = entry.Kind, entry.Control, entry.Results, entry.Aux, entry.Pos
	body.Succs, body.Preds = entry.Succs, entry.Preds
	for i, e := range body.Succs {
		e.Block.Preds[e.Index] = Edge{body, i}
	}
	for i, e := range body.Preds {
		e.Block.Succs[e.Index] = Edge{body, i}
	}
	entry.Values, entry.Control, entry.Results, entry.Succs, entry.Preds, entry.Pos = params, nil, nil, nil, nil, f.Pos

	sp := entry.Add(GlobalGet, I32, 0)
	sp.Sym = stack.Pointer
	limit := entry.Add(GlobalGet, I32, 0)
	limit.Sym = stack.Limit
	size := f.NewValue(Const, I32, s.size)
	room := entry.Add(I32GeU, I32, 0, entry.Add(I32Sub, I32, 0, sp, limit), size)
	entry.Kind = If
	entry.SetControl(room)
	next := f.NewBlock()
	next.Kind, next.Pos = Jump, f.Pos
	entry.Connect(next)
	entry.Connect(full)
	below := next.Add(I32Sub, I32, 0, sp, size)
	next.Add(GlobalSet, Void, 0, below).Sym = stack.Pointer
	s.base = next.Add(I32Sub, I32, 0, below, f.NewValue(Const, I32, Normal(I32, stack.Bias)))
	for _, p := range params {
		if s.slot(p) != 0 {
			s.block, s.out = next, next.Values
			s.store(p, p)
			next.Values = s.out
		}
	}
	next.Connect(body)
	return body
}

func (s *spiller) slot(v *Value) int64 {
	if v.ID < len(s.slots) {
		return s.slots[v.ID]
	}
	return 0
}

func (s *spiller) add(op Op, t Type, aux int64, args ...*Value) *Value {
	v := s.f.NewValue(op, t, aux, args...)
	v.Block = s.block
	s.out = append(s.out, v)
	return v
}

// store writes x to the slot of v.
func (s *spiller) store(v, x *Value) {
	s.add(stores[v.Type], Void, s.slot(v)-1, s.base, x)
}

// load is the value of v in the current block.
func (s *spiller) load(v *Value) *Value {
	if x := s.read[v]; x != nil {
		return x
	}
	x := s.add(loads[v.Type], v.Type, s.slot(v)-1, s.base)
	s.read[v] = x
	return x
}

// A move sets a phi to its value at the end of a block.
type move struct{ phi, arg *Value }

// moves lists for each block what it passes to the phis of its successor; there is one, as critical edges are split.
func (s *spiller) moves() map[*Block][]move {
	out := map[*Block][]move{}
	for _, b := range s.f.Blocks {
		for _, phi := range b.Phis() {
			for i, p := range b.Preds {
				out[p.Block] = append(out[p.Block], move{phi, phi.Args[i]})
			}
		}
	}
	return out
}

// rewrite makes a block load what it uses of others, and store what others use of it.
func (s *spiller) rewrite(b *Block, moves []move, stack Stack) {
	s.block, s.out, s.read = b, make([]*Value, 0, 2*len(b.Values)), map[*Value]*Value{}
	for _, v := range b.Values {
		if v.Op == Phi {
			s.out = append(s.out, v)
			continue
		}
		for i, a := range v.Args {
			if x := s.here(a); x != a {
				v.SetArg(i, x)
			}
		}
		s.out = append(s.out, v)
		if s.slot(v) != 0 {
			s.store(v, v)
		}
	}
	if b.Control != nil {
		b.SetControl(s.here(b.Control))
	}
	for i, r := range b.Results {
		x := s.here(r)
		r.Uses--
		x.Uses++
		b.Results[i] = x
	}
	// All are read before any is written: one may be the argument of another.
	args := make([]*Value, len(moves))
	for i, m := range moves {
		args[i] = s.here(m.arg)
	}
	for i, m := range moves {
		s.store(m.phi, args[i])
	}
	if b.Kind == Return {
		s.add(GlobalSet, Void, 0, s.add(I32Add, I32, 0, s.base, s.f.NewValue(Const, I32, Normal(I32, s.size+stack.Bias)))).Sym = stack.Pointer
	}
	b.Values = s.out
}

// here is a value as the current block can use it.
func (s *spiller) here(v *Value) *Value {
	if v.Block == s.block || s.slot(v) == 0 {
		return v
	}
	return s.load(v)
}

// reload makes the phis of a block loads.
func (s *spiller) reload(b *Block) {
	for _, v := range b.Phis() {
		v.dropArgs()
		v.Op, v.Aux, v.Args = loads[v.Type], s.slot(v)-1, []*Value{s.base}
		s.base.Uses++
	}
}
