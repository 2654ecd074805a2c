package acctoomp

import (
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// depends are the clauses about the tasks that come before a construct.
func (c *Construct) depends() (list []*Clause) {
	for _, cl := range c.Clauses {
		if cl.Def == ompdir.ClauseDepend {
			list = append(list, cl)
		}
	}
	return list
}

// queue is the address of the object for a queue.
func (c *conversion) queue(q Queue, at *ir.Builder) *ir.Value {
	base := c.global(QueueArray, llvm.Array(Queues, ir.I8()), at)
	return at.Op(llvm.GEP, ir.With{Operands: []*ir.Value{base, c.queueIndex(q, at)}, Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{
		{Name: "elem_type", Value: ir.TypeValue(llvm.Array(Queues, ir.I8()))}, {Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{0, -1 << 31})}}}).Result(0)
}

func (c *conversion) queueIndex(q Queue, at *ir.Builder) *ir.Value {
	switch {
	case q.Default:
		return load(at, ir.I32(), c.global(DefaultQueue, ir.I32(), at))
	case q.Value == nil:
		return constant(at, ir.I32(), q.Number)
	}
	t := q.Value.Type()
	return at.Op(arith.Dialect.Lookup("andi"), ir.With{Operands: []*ir.Value{q.Value, constant(at, t, Queues-1)}, Types: []ir.Type{t}}).Result(0)
}

// global is the address of a weak variable that the files of a program share; it is made when it is first asked for.
func (c *conversion) global(name string, t ir.Type, at *ir.Builder) *ir.Value {
	if ir.LookupSymbol(c.module, name) == nil {
		b := begin(c.module.Region(0).Entry())
		linkage, _ := llvm.LinkageEnum.Value("weak")
		g := b.Op(llvm.Global, ir.With{Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "global_type", Value: ir.TypeValue(t)},
			{Name: "linkage", Value: llvm.LinkageEnum.Attr(linkage)}, {Name: "addr_space", Value: ir.Integer(ir.I32(), 0)}}})
		zero := ir.At(g.Region(0).AddBlock())
		v := zero.Op(llvm.Zero, ir.With{Types: []ir.Type{t}})
		zero.Op(llvm.Return, ir.With{Operands: []*ir.Value{v.Result(0)}})
	}
	return at.Op(llvm.AddressOf, ir.With{Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: ir.Symbol(name)}}}).Result(0)
}

// under is the insertion point inside an scf.if for a condition.
func (c *conversion) under(o *ir.Op, cond *ir.Value, at *ir.Builder) *ir.Builder {
	x := at.Op(scf.If, ir.With{Operands: []*ir.Value{cond}, Loc: o.Loc})
	return ir.Before(ir.At(x.Region(0).AddBlock()).Op(scf.Yield, ir.With{Loc: o.Loc}))
}

// calls makes the statements that replace a directive.
func (c *conversion) calls(o *ir.Op, k *Construct) {
	at := ir.Before(o)
	if k.Under != nil {
		at = c.under(o, k.Under, at)
	}
	for _, call := range k.Calls {
		if call.Name == "" {
			v := c.queueIndex(call.Queue, at)
			if w, ok := v.Type().(*ir.IntegerType); ok && w.Width != 32 {
				c.unsupported(o, "a number of a queue that is no int")
				return
			}
			store(at, v, c.global(DefaultQueue, ir.I32(), at))
			continue
		}
		if ir.LookupSymbol(c.module, call.Name) == nil {
			b := begin(c.module.Region(0).Entry())
			b.Op(fn.Func, ir.With{Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(call.Name)},
				{Name: "function_type", Value: ir.TypeValue(ir.Func([]ir.Type{ir.I32()}, nil))}, {Name: "sym_visibility", Value: ir.String("private")}}})
		}
		at.Op(fn.Call, ir.With{Operands: []*ir.Value{call.Value}, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(call.Name)}}})
	}
}
