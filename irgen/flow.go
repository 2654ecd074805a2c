package irgen

import (
	"go/constant"

	"accc/dialects/arith"
	"accc/dialects/cf"
	"accc/frontend"
	"accc/ir"
)

// Branch ends the current block by a jump.
func Branch(b *ir.Builder, to *ir.Block) {
	b.Op(cf.Br, ir.With{Types: []ir.Type{}, Succs: []*ir.Block{to}})
}

// CondBranch ends the current block by a jump to one of two blocks.
func CondBranch(b *ir.Builder, c *ir.Value, yes, no *ir.Block) {
	b.Op(cf.CondBr, ir.With{Groups: [][]*ir.Value{{c}, nil, nil}, Types: []ir.Type{}, Succs: []*ir.Block{yes, no}})
}

// Place inserts a block after the current one and continues in it. Control that reaches the end of the current block
// falls into it.
func Place(b *ir.Builder, block *ir.Block) {
	if !Terminated(b) {
		Branch(b, block)
	}
	b.Block().Region().InsertAfter(block, b.Block())
	b.SetEnd(block)
}

// Terminated reports whether the current block is closed.
func Terminated(b *ir.Builder) bool {
	last := b.Block().Last()
	return last != nil && last.IsTerminator()
}

// Live makes sure that code can be added: after a jump it goes to a block that nothing reaches.
func Live(b *ir.Builder) {
	if Terminated(b) {
		block := &ir.Block{}
		b.Block().Region().InsertAfter(block, b.Block())
		b.SetEnd(block)
	}
}

// DropUnreachable erases the blocks of a region that its entry does not lead to.
func DropUnreachable(r *ir.Region) {
	seen := map[*ir.Block]bool{}
	work := []*ir.Block{r.Entry()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		work = append(work, b.Successors()...)
	}
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		if !seen[b] {
			b.Erase()
		}
	}
}

// IsUnsigned reports whether a loop compares 64-bit bounds without their sign; narrower unsigned variables count in 64 bits.
func IsUnsigned(l *frontend.Loop) bool {
	return l.Var != nil && l.Var.Type != nil && l.Var.Type.Unsigned && l.Var.Type.Size == 8
}

// Int is a constant as an integer.
func Int(v constant.Value) (int64, bool) { return constant.Int64Val(constant.ToInt(v)) }

// Constant makes an integer constant.
func Constant(b *ir.Builder, v int64, t ir.Type) *ir.Value {
	return b.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, v)}}}).Result(0)
}

// And makes the conjunction of two conditions.
func And(b *ir.Builder, x, y *ir.Value) *ir.Value {
	return b.Op(arith.AndI, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{x.Type()}}).Result(0)
}
