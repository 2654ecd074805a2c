package ssa

import (
	"fmt"
	"math"
	"strings"
)

// A Value is the result of an operation, or the operation itself when it has none.
type Value struct {
	ID    int
	Op    Op
	Type  Type
	Args  []*Value
	Block *Block
	Aux   int64      // a constant's bits, an offset, a number: see Op
	Sym   string     // the name of a callee or global
	Sig   *Signature // of a call
	Pos   Pos
	Class Class // of a memory access
	Uses  int   // number of arguments, controls and results that are this value

	forward *Value // what the value was replaced by
}

// Pos is where in the source a value comes from: an index whose meaning the maker of the function defines; 0 is
// unknown.
type Pos int32

// Class is what kind of object a memory access touches. Where the kinds of two accesses exclude each other, C's rules
// for effective types say that they touch different objects.
type Class uint8

// The classes; Anything excludes nothing.
const (
	Anything Class = iota
	Pointer        // excludes Number
	Number         // floating-point numbers and integers of 16 or 32 bits
	Logged         // entries of the log, which the program does not know of: excludes all others
)

func (c Class) excludes(d Class) bool {
	return c != d && (c == Logged || d == Logged || c != Anything && d != Anything)
}

// Signature is the type of a function.
type Signature struct{ Params, Results []Type }

// Key is a text that is equal for equal signatures.
func (s *Signature) Key() string {
	var b strings.Builder
	for _, t := range s.Params {
		b.WriteByte("_ilfdv"[t])
	}
	b.WriteByte(':')
	for _, t := range s.Results {
		b.WriteByte("_ilfdv"[t])
	}
	return b.String()
}

// Kind is how a block ends.
type Kind uint8

// The ends of blocks.
const (
	Open        Kind = iota // not yet ended
	Jump                    // to Succs[0]
	If                      // Control != 0: Succs[0], else Succs[1]
	Switch                  // Control as unsigned number i: Succs[i], the last one when there are too few
	Return                  // with the values of Results
	Unreachable             // Aux says why
)

// An Edge is one end of a connection of blocks: the block at the other end, and the index of the connection there.
type Edge struct {
	Block *Block
	Index int
}

// A Block is a sequence of values with one entry and, at its end, the way out.
type Block struct {
	ID      int
	Func    *Func
	Values  []*Value // phis first
	Kind    Kind
	Control *Value
	Results []*Value
	Aux     int64
	Pos     Pos // of the end
	Succs   []Edge
	Preds   []Edge

	// Set by analyses.
	order int    // position in reverse postorder
	idom  *Block // immediate dominator
	depth int    // in the dominator tree
	loop  *Loop
	kids  []*Block
	// Construction state, see build.go.
	defs       map[Var]*Value
	incomplete []pendingPhi
	sealed     bool
}

// A Func is a function.
type Func struct {
	Name   string
	Sig    Signature
	Blocks []*Block // the first is the entry
	Pos    Pos

	nextValue, nextBlock int
	params               []*Value
}

// NewFunc makes a function with an entry block that holds the parameters.
func NewFunc(name string, sig Signature) *Func {
	f := &Func{Name: name, Sig: sig}
	entry := f.NewBlock()
	for i, t := range sig.Params {
		f.params = append(f.params, entry.Add(Param, t, int64(i)))
	}
	return f
}

// Param is the i-th parameter.
func (f *Func) Param(i int) *Value { return f.params[i] }

// Entry is the first block.
func (f *Func) Entry() *Block { return f.Blocks[0] }

// NewBlock appends an empty block.
func (f *Func) NewBlock() *Block {
	b := &Block{ID: f.nextBlock, Func: f}
	f.nextBlock++
	f.Blocks = append(f.Blocks, b)
	return b
}

// NewValue makes a value that is in no block; uses of the arguments are counted.
func (f *Func) NewValue(op Op, t Type, aux int64, args ...*Value) *Value {
	v := &Value{ID: f.nextValue, Op: op, Type: t, Aux: aux, Args: args}
	f.nextValue++
	for _, a := range args {
		a.Uses++
	}
	return v
}

// Add appends a value to the block.
func (b *Block) Add(op Op, t Type, aux int64, args ...*Value) *Value {
	v := b.Func.NewValue(op, t, aux, args...)
	v.Block = b
	b.Values = append(b.Values, v)
	return v
}

// AddPhi makes a phi at the front of the block; its arguments are those of the predecessors in order.
func (b *Block) AddPhi(t Type, args ...*Value) *Value {
	v := b.Func.NewValue(Phi, t, 0, args...)
	v.Block = b
	b.Values = append(b.Values, nil)
	copy(b.Values[1:], b.Values)
	b.Values[0] = v
	return v
}

// takeEnd gives the block the end of another one: what decides or is returned there, and the ways out. The other one is open then.
func (b *Block) takeEnd(from *Block) {
	b.Kind, b.Control, b.Results, b.Aux, b.Pos = from.Kind, from.Control, from.Results, from.Aux, from.Pos
	b.Succs = from.Succs
	for i, e := range b.Succs {
		e.Block.Preds[e.Index] = Edge{b, i}
	}
	from.Kind, from.Control, from.Results, from.Succs = Open, nil, nil, nil
}

// splitAfter makes a block of the values after an index, with the end of b, which is in the same loop. The value at the index goes.
func (b *Block) splitAfter(at int) *Block {
	rest := b.Func.NewBlock()
	rest.loop = b.loop
	rest.Values = append(rest.Values, b.Values[at+1:]...)
	for _, v := range rest.Values {
		v.Block = rest
	}
	rest.takeEnd(b)
	b.Values = b.Values[:at:at]
	return rest
}

// Connect adds an edge from b to s and returns the index of b among the predecessors of s.
func (b *Block) Connect(s *Block) int {
	i, j := len(b.Succs), len(s.Preds)
	b.Succs = append(b.Succs, Edge{s, j})
	s.Preds = append(s.Preds, Edge{b, i})
	return j
}

// Redirect makes the i-th successor edge of b lead to s, where it becomes the last predecessor.
// The phis of the old successor lose an argument; those of s must get theirs from the caller.
func (b *Block) Redirect(i int, s *Block) {
	b.unlink(i)
	b.Succs[i] = Edge{s, len(s.Preds)}
	s.Preds = append(s.Preds, Edge{b, i})
}

// unlink removes the edge from the predecessors of its target; Succs[i] is left for the caller to fill or drop.
func (b *Block) unlink(i int) {
	t := b.Succs[i]
	s := t.Block
	last := len(s.Preds) - 1
	for _, v := range s.Values {
		if v.Op != Phi {
			break
		}
		v.Args[t.Index].Uses--
		v.Args = append(v.Args[:t.Index], v.Args[t.Index+1:]...)
	}
	copy(s.Preds[t.Index:], s.Preds[t.Index+1:])
	s.Preds = s.Preds[:last]
	for j := t.Index; j < last; j++ {
		p := s.Preds[j]
		p.Block.Succs[p.Index].Index = j
	}
}

// Phis lists the phis of the block.
func (b *Block) Phis() []*Value {
	for i, v := range b.Values {
		if v.Op != Phi {
			return b.Values[:i]
		}
	}
	return b.Values
}

// SetControl sets the value that decides.
func (b *Block) SetControl(v *Value) {
	if b.Control != nil {
		b.Control.Uses--
	}
	b.Control = v
	if v != nil {
		v.Uses++
	}
}

// SetArg replaces an argument.
func (v *Value) SetArg(i int, a *Value) {
	v.Args[i].Uses--
	v.Args[i] = a
	a.Uses++
}

// dropArgs removes the uses of the arguments.
func (v *Value) dropArgs() {
	for _, a := range v.Args {
		a.Uses--
	}
	v.Args = nil
}

// resolve follows replacements.
func (v *Value) resolve() *Value {
	for v.forward != nil {
		if n := v.forward.forward; n != nil {
			v.forward = n
		}
		v = v.forward
	}
	return v
}

// IsConst reports whether v is a constant, and its bits: i32 and f32 fill the low 32.
func (v *Value) IsConst() (int64, bool) { return v.Aux, v.Op == Const }

// isInt reports whether v is the integer constant c.
func (v *Value) isInt(c int64) bool { return v.Op == Const && v.Type.IsInt() && v.Aux == c }

// Normal brings the bits of a constant into the form that Aux has: i32 sign-extended, f32 zero-extended.
func Normal(t Type, bits int64) int64 {
	switch t {
	case I32:
		return int64(int32(bits))
	case F32:
		return int64(uint32(bits))
	}
	return bits
}

func f32bits(v float32) int64 { return int64(math.Float32bits(v)) }
func f64bits(v float64) int64 { return int64(math.Float64bits(v)) }
func asF32(v int64) float32   { return math.Float32frombits(uint32(v)) }
func asF64(v int64) float64   { return math.Float64frombits(uint64(v)) }

// String prints the function, a line for each value.
func (f *Func) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "func %s %s\n", f.Name, f.Sig.Key())
	for _, blk := range f.Blocks {
		fmt.Fprintf(&b, "b%d:", blk.ID)
		for _, p := range blk.Preds {
			fmt.Fprintf(&b, " <-b%d", p.Block.ID)
		}
		b.WriteByte('\n')
		for _, v := range blk.Values {
			fmt.Fprintf(&b, "\t%s\n", v.Long())
		}
		switch blk.Kind {
		case Return:
			b.WriteString("\treturn")
			for _, r := range blk.Results {
				fmt.Fprintf(&b, " v%d", r.ID)
			}
		case Unreachable:
			fmt.Fprintf(&b, "\tunreachable %d", blk.Aux)
		default:
			b.WriteString([...]string{"\topen", "\tjump", "\tif", "\tswitch"}[blk.Kind])
			if blk.Control != nil {
				fmt.Fprintf(&b, " v%d", blk.Control.ID)
			}
			for _, s := range blk.Succs {
				fmt.Fprintf(&b, " b%d", s.Block.ID)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Long describes the value with its arguments.
func (v *Value) Long() string {
	var b strings.Builder
	if v.Type != Void || v.Sig != nil {
		fmt.Fprintf(&b, "v%d = ", v.ID)
	}
	b.WriteString(v.Op.String())
	if v.Op >= Param || v.Op == Select {
		fmt.Fprintf(&b, ".%s", v.Type)
	}
	if v.Sym != "" {
		fmt.Fprintf(&b, " @%s", v.Sym)
	}
	for _, a := range v.Args {
		fmt.Fprintf(&b, " v%d", a.ID)
	}
	switch {
	case v.Op == Const && v.Type == F32:
		fmt.Fprintf(&b, " %v", asF32(v.Aux))
	case v.Op == Const && v.Type == F64:
		fmt.Fprintf(&b, " %v", asF64(v.Aux))
	case v.Aux != 0 || v.Op == Const:
		fmt.Fprintf(&b, " [%d]", v.Aux)
	}
	return b.String()
}
