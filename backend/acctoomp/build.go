package acctoomp

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

func constant(b *ir.Builder, t ir.Type, v int64) *ir.Value {
	return b.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, v)}}}).Result(0)
}

func alloca(b *ir.Builder, t ir.Type) *ir.Value {
	return b.Op(llvm.Alloca, ir.With{Operands: []*ir.Value{constant(b, ir.I64(), 1)}, Types: []ir.Type{llvm.Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
}

func load(b *ir.Builder, t ir.Type, p *ir.Value) *ir.Value {
	return b.Op(llvm.Load, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{t}}).Result(0)
}

func store(b *ir.Builder, v, p *ir.Value) {
	b.Op(llvm.Store, ir.With{Operands: []*ir.Value{v, p}})
}

// move copies a value of a type. Arrays go by memcpy: LLVM makes an instruction for each element of a loaded one.
func move(b *ir.Builder, t ir.Type, from, to *ir.Value) {
	size, known := llvm.SizeOf(t)
	if _, array := t.(*llvm.ArrayType); !array || !known {
		store(b, load(b, t, from), to)
		return
	}
	b.Op(llvm.Intrinsic("memcpy"), ir.With{Operands: []*ir.Value{to, from, constant(b, ir.I64(), size)}, Types: []ir.Type{},
		Attrs: []ir.NamedAttr{{Name: "isVolatile", Value: ir.Bool(false)}}})
}

// begin is the insertion point at the beginning of a block.
func begin(b *ir.Block) *ir.Builder {
	if f := b.First(); f != nil {
		return ir.Before(f)
	}
	return ir.At(b)
}

// replaceTerminators puts another terminator without operands at the ends of a region that end in one of names.
func replaceTerminators(r *ir.Region, def *ir.OpDef) {
	for _, b := range r.Blocks() {
		t := b.Last()
		if t == nil || t.Name() != "acc.yield" && t.Name() != "acc.terminator" {
			continue
		}
		ir.NewDraft(def).Insert(ir.Before(t), t.Loc)
		t.Erase()
	}
}

// copyCode clones the one block of a recipe's region at b's insertion point, with args for its arguments, and returns
// what it yields; false if the region has several blocks.
func copyCode(b *ir.Builder, r *ir.Region, args ...*ir.Value) ([]*ir.Value, bool) {
	if len(r.Blocks()) != 1 || len(r.Entry().Args()) != len(args) {
		return nil, false
	}
	m := ir.NewMapping()
	for i, a := range r.Entry().Args() {
		m.Values[a] = args[i]
	}
	var out []*ir.Value
	for _, o := range r.Entry().Ops() {
		if o.IsTerminator() {
			for _, v := range o.Operands() {
				out = append(out, m.Lookup(v))
			}
			break
		}
		b.Insert(o.Clone(m))
	}
	return out, true
}
