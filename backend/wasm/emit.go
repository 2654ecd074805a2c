package wasm

import (
	"slices"

	"accc/backend/wasm/binary"
	"accc/backend/wasm/ssa"
)

// A resolver returns the indices that instructions refer to.
type resolver interface {
	funcIndex(name string) int
	globalIndex(name string) int
	typeIndex(sig *ssa.Signature) int
}

// A mark ties an instruction, by its offset in the body, to a position and, for a trap that is an unreachable
// instruction, to the reason.
type mark struct {
	offset int
	pos    ssa.Pos
	cause  Cause
}

// An emitter turns one function into instructions. Control flow becomes structured by the dominator tree. A block is
// placed inside its dominator: after a block instruction that ends where it begins if it has several predecessors, and
// in a loop instruction if it is a loop header (Ramsey, "Beyond Relooper", ICFP 2022).
type emitter struct {
	f      *ssa.Func
	r      resolver
	code   []byte
	locals []binary.ValueType
	place  []int32 // local of a value by ID, or one of the following
	marks  []mark
	merge  map[*ssa.Block]bool
	// labels are the targets of the enclosing constructs, outermost first; nil for an if.
	labels []label

	poll    string // Options.Poll
	left    int32  // the local that holds what is left of the allowance, and 1; 0: none
	window  Window
	inside  reached
	address int32 // the local that holds an address while it is checked, and 1; 0: none
}

const (
	nowhere  int32 = -1 // not used
	inPlace  int32 = -2 // computed where it is used
	unplaced int32 = -3
)

type label struct {
	block *ssa.Block
	loop  bool
}

var valueTypes = [...]binary.ValueType{ssa.I32: binary.I32, ssa.I64: binary.I64, ssa.F32: binary.F32, ssa.F64: binary.F64, ssa.Vector: binary.V128}

// emit returns the locals and the body of a function.
func emit(f *ssa.Func, r resolver, opts Options) (locals []binary.ValueType, body []byte, marks []mark) {
	f.SplitCriticalEdges()
	depth := f.NestDepth() // dominators too
	e := &emitter{f: f, r: r, merge: map[*ssa.Block]bool{}, poll: opts.Poll, window: opts.Window}
	e.assignPlaces()
	e.pinConstants(depth > 0)
	for _, b := range f.Blocks {
		forward := 0
		for _, p := range b.Preds {
			if p.Block.Order() < b.Order() {
				forward++
			}
			if p.Block.Kind == ssa.Switch {
				e.merge[b] = true
			}
		}
		if forward > 1 {
			e.merge[b] = true
		}
	}
	e.tree(f.Entry(), nil)
	if len(f.Sig.Results) > 0 {
		e.code = append(e.code, opUnreachable) // no way leads here, but the type must be right
	}
	e.code = append(e.code, opEnd)
	return e.locals, e.code, e.marks
}

// The control instructions.
const (
	opUnreachable  = 0x00
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0B
	opBr           = 0x0C
	opBrIf         = 0x0D
	opBrTable      = 0x0E
	opReturn       = 0x0F
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1A
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	noResult       = 0x40 // block type
)

// tree emits a block and all that it dominates. next is where control goes when it falls off the end.
func (e *emitter) tree(b *ssa.Block, next *ssa.Block) {
	defer e.inside.forget(e.inside.mark())
	loop := false
	for _, p := range b.Preds {
		if p.Block.Order() >= b.Order() {
			loop = true
		}
	}
	if loop {
		e.code = append(e.code, opLoop, noResult)
		e.labels = append(e.labels, label{b, true})
	}
	var behind []*ssa.Block
	for _, k := range b.Kids() {
		if e.merge[k] {
			behind = append(behind, k)
		}
	}
	slices.SortFunc(behind, func(x, y *ssa.Block) int { return y.Order() - x.Order() })
	e.within(b, behind, next)
	if loop {
		e.labels = e.labels[:len(e.labels)-1]
		e.code = append(e.code, opEnd)
	}
}

func (e *emitter) within(b *ssa.Block, behind []*ssa.Block, next *ssa.Block) {
	if len(behind) > 0 {
		k := behind[0]
		e.code = append(e.code, opBlock, noResult)
		e.labels = append(e.labels, label{k, false})
		e.within(b, behind[1:], k)
		e.labels = e.labels[:len(e.labels)-1]
		e.code = append(e.code, opEnd)
		e.tree(k, next)
		return
	}
	for _, v := range b.Values {
		e.statement(v)
	}
	e.end(b, next)
}

func (e *emitter) end(b *ssa.Block, next *ssa.Block) {
	switch b.Kind {
	case ssa.Jump:
		e.branch(b, 0, next)
	case ssa.If:
		e.conditional(b, next)
	case ssa.Switch:
		e.value(b.Control)
		e.code = append(e.code, opBrTable)
		e.code = binary.AppendU(e.code, uint64(len(b.Succs)-1))
		for _, s := range b.Succs {
			e.code = binary.AppendU(e.code, uint64(e.depth(s.Block, s.Block.Order() <= b.Order())))
		}
	case ssa.Return:
		for _, r := range b.Results {
			e.value(r)
		}
		e.code = append(e.code, opReturn)
	default:
		e.marks = append(e.marks, mark{len(e.code), b.Pos, Cause(b.Aux)})
		e.code = append(e.code, opUnreachable)
	}
}

// conditional ends a block with two ways out. The engine joins a comparison with the branch on it, but not where it makes a block for the way of a
// br_if, which it does if others lead there too. So the way that is nothing but a branch has a block here: an if.
func (e *emitter) conditional(b *ssa.Block, next *ssa.Block) {
	then, els := b.Succs[0].Block, b.Succs[1].Block
	first := 0
	if !e.isBranch(b, then) && e.isBranch(b, els) {
		if neg, ok := b.Control.Op.Negated(); ok && e.place[b.Control.ID] == inPlace {
			for _, a := range b.Control.Args {
				e.value(a)
			}
			e.code = append(e.code, byte(neg))
			first = 1
		}
	}
	if first == 0 {
		e.value(b.Control)
	}
	e.code = append(e.code, opIf, noResult)
	e.labels = append(e.labels, label{})
	if e.isBranch(b, b.Succs[first].Block) {
		e.branch(b, first, nil)
		e.labels = e.labels[:len(e.labels)-1]
		e.code = append(e.code, opEnd)
		e.branch(b, 1-first, next)
		return
	}
	e.branch(b, 0, next)
	e.code = append(e.code, opElse)
	before := len(e.code)
	e.branch(b, 1, next)
	if len(e.code) == before { // an empty else
		e.code = e.code[:before-1]
	}
	e.labels = e.labels[:len(e.labels)-1]
	e.code = append(e.code, opEnd)
}

// isBranch reports whether going from b to s takes no more than a branch instruction.
func (e *emitter) isBranch(b, s *ssa.Block) bool {
	return (s.Order() <= b.Order() || e.merge[s]) && len(s.Phis()) == 0
}

// branch goes from b to its i-th successor: it moves the phis' arguments and branches, or goes on there.
func (e *emitter) branch(b *ssa.Block, i int, next *ssa.Block) {
	s := b.Succs[i]
	back := s.Block.Order() <= b.Order()
	e.movePhis(s)
	switch {
	case back || e.merge[s.Block]:
		if s.Block == next && !back {
			return
		}
		e.code = append(e.code, opBr)
		e.code = binary.AppendU(e.code, uint64(e.depth(s.Block, back)))
	default:
		e.tree(s.Block, next)
	}
}

// depth is the label index of a target.
func (e *emitter) depth(b *ssa.Block, back bool) int {
	for i := len(e.labels) - 1; i >= 0; i-- {
		if e.labels[i] == (label{b, back}) {
			return len(e.labels) - 1 - i
		}
	}
	panic("wasm: no label for a branch in " + e.f.Name)
}

// movePhis assigns the phis at the end of an edge, all at once: the arguments go to the operand stack first.
func (e *emitter) movePhis(s ssa.Edge) {
	phis := s.Block.Phis()
	var moved []*ssa.Value
	for _, p := range phis {
		a := p.Args[s.Index]
		if e.place[p.ID] < 0 || a.Op != ssa.Const && e.place[a.ID] == e.place[p.ID] {
			continue
		}
		e.value(a)
		moved = append(moved, p)
	}
	for i := len(moved) - 1; i >= 0; i-- {
		e.local(opLocalSet, e.place[moved[i].ID])
	}
}

func (e *emitter) local(op byte, n int32) {
	e.code = binary.AppendU(append(e.code, op), uint64(n))
}

// statement emits a value that is not computed where it is used.
func (e *emitter) statement(v *ssa.Value) {
	p := e.place[v.ID]
	switch {
	case v.Op == ssa.Phi || v.Op == ssa.Param || v.Op == ssa.Result || p == inPlace:
		return
	case v.Op == ssa.Poll:
		e.pollNow(v)
		return
	}
	e.operation(v)
	switch {
	case v.Sig != nil && len(v.Sig.Results) > 1:
		e.storeResults(v)
	case v.Type == ssa.Void:
	case p == nowhere:
		e.code = append(e.code, opDrop)
	default:
		e.local(opLocalSet, p)
	}
}

// pollNow takes from the allowance, and calls the surroundings when it is used up.
func (e *emitter) pollNow(v *ssa.Value) {
	if e.left == 0 {
		e.left = e.newLocal(ssa.I32) + 1
	}
	global := func(op byte) {
		e.code = binary.AppendU(append(e.code, op), uint64(e.r.globalIndex(Allowance)))
	}
	global(opGlobalGet)
	e.code = binary.AppendConst(e.code, binary.I32, uint64(v.Aux))
	e.code = append(e.code, byte(ssa.I32Sub))
	e.local(opLocalTee, e.left-1)
	global(opGlobalSet)
	e.local(opLocalGet, e.left-1)
	e.code = binary.AppendConst(e.code, binary.I32, 0)
	e.code = append(e.code, byte(ssa.I32LtS), opIf, noResult)
	e.code = binary.AppendConst(e.code, binary.I32, fullAllowance)
	global(opGlobalSet)
	e.marks = append(e.marks, mark{offset: len(e.code), pos: v.Pos})
	e.code = binary.AppendU(append(e.code, opCall), uint64(e.r.funcIndex(e.poll)))
	e.code = append(e.code, opEnd)
}

// storeResults takes the results of a call with several off the stack; the Result values follow it in the block.
func (e *emitter) storeResults(call *ssa.Value) {
	at := slices.Index(call.Block.Values, call)
	byIndex := map[int]*ssa.Value{}
	for _, v := range call.Block.Values[at+1:] {
		if v.Op == ssa.Result && v.Args[0] == call {
			byIndex[int(v.Aux)] = v
		}
	}
	for i := len(call.Sig.Results) - 1; i >= 0; i-- {
		if v := byIndex[i]; v != nil && e.place[v.ID] >= 0 {
			e.local(opLocalSet, e.place[v.ID])
		} else {
			e.code = append(e.code, opDrop)
		}
	}
}

// value pushes a value.
func (e *emitter) value(v *ssa.Value) {
	if p := e.place[v.ID]; p >= 0 {
		e.local(opLocalGet, p)
		return
	}
	e.operation(v)
}

// operation emits the instruction of a value after its operands.
func (e *emitter) operation(v *ssa.Value) {
	if v.Op == ssa.Const {
		e.code = binary.AppendConst(e.code, valueTypes[v.Type], uint64(v.Aux))
		return
	}
	for i, a := range v.Args {
		e.value(a)
		if i == 0 && e.window.Size > 0 {
			e.guard(v)
		}
	}
	if e.window.Size > 0 && e.windowed(v) {
		return
	}
	if v.Op.Is(ssa.Traps) {
		e.marks = append(e.marks, mark{offset: len(e.code), pos: v.Pos})
	}
	info := v.Op.Info()
	switch {
	case v.Op == ssa.Call:
		e.code = binary.AppendU(append(e.code, opCall), uint64(e.r.funcIndex(v.Sym)))
	case v.Op == ssa.CallIndirect:
		e.code = binary.AppendU(append(e.code, opCallIndirect), uint64(e.r.typeIndex(v.Sig)))
		e.code = append(e.code, 0)
	case v.Op == ssa.GlobalGet:
		e.code = binary.AppendU(append(e.code, opGlobalGet), uint64(e.r.globalIndex(v.Sym)))
	case v.Op == ssa.GlobalSet:
		e.code = binary.AppendU(append(e.code, opGlobalSet), uint64(e.r.globalIndex(v.Sym)))
	case v.Op == ssa.MemoryCopy:
		e.code = append(e.code, 0xFC, 0x0A, 0, 0)
	case v.Op == ssa.MemoryFill:
		e.code = append(e.code, 0xFC, 0x0B, 0)
	case v.Op == ssa.MemorySize || v.Op == ssa.MemoryGrow:
		e.code = append(e.code, byte(v.Op), 0)
	case v.Op == ssa.AtomicFence:
		e.code = append(e.code, 0xFE, 0x03, 0)
	case v.Op == ssa.Probe:
		e.code = binary.AppendU(append(e.code, byte(ssa.I32Load8U), 0), uint64(v.Aux))
		e.code = append(e.code, opDrop)
	case v.Op >= ssa.V128:
		e.code = binary.AppendU(append(e.code, 0xFD), uint64(v.Op-ssa.V128))
		switch {
		case v.Op.IsLoad() || v.Op.IsStore():
			e.code = binary.AppendU(append(e.code, 0), uint64(v.Aux)+uint64(e.window.Base))
		case v.Op.TakesLane():
			e.code = append(e.code, byte(v.Aux))
		}
	case v.Op >= 0x200:
		e.code = append(e.code, 0xFE, atomicOpcode(v.Op))
		e.memarg(v, info.Width)
	case v.Op >= 0x100:
		e.code = append(e.code, 0xFC, byte(v.Op))
	case v.Op.IsLoad() || v.Op.IsStore():
		e.code = append(e.code, byte(v.Op))
		// The alignment is a hint that engines ignore; 0 promises nothing.
		e.code = binary.AppendU(append(e.code, 0), uint64(v.Aux)+uint64(e.window.Base))
	default:
		e.code = append(e.code, byte(v.Op))
	}
}

// memarg is the alignment, which atomic accesses must state, and the offset.
func (e *emitter) memarg(v *ssa.Value, width int) {
	log := 0
	for 1<<log < width {
		log++
	}
	e.code = binary.AppendU(append(e.code, byte(log)), uint64(v.Aux)+uint64(e.window.Base))
}

// atomicOpcode is the opcode after the prefix: the groups follow each other from 0x10 on.
func atomicOpcode(op ssa.Op) byte { return byte(op - ssa.AtomicLoad + 0x10) }
