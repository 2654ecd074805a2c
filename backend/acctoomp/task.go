package acctoomp

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// depends are the clauses about the tasks that come before a construct.
func (c *construct) depends() (list []*clause) {
	for _, cl := range c.Clauses {
		if cl.Def == ompdir.ClauseDepend {
			list = append(list, cl)
		}
	}
	return list
}

// queue is the address of the object for a queue.
func (c *conversion) queue(q queue, at *ir.Builder) *ir.Value {
	base := c.global(QueueArray, Queues, at)
	i := c.queueIndex(q, at)
	if c.fortran() {
		shape := at.Op(fir.ShapeShift, ir.With{Operands: []*ir.Value{constant(at, ir.Index(), 0), constant(at, ir.Index(), Queues)}, Types: []ir.Type{fir.Number("shapeshift", 1)}})
		s := ir.NewDraft(fir.ArrayCoor)
		s.Add("memref", base)
		s.Add("shape", shape.Result(0))
		s.Add("indices", i)
		s.Types = []ir.Type{fir.Ref(ir.I8())}
		return s.Insert(at, at.Loc).Result(0)
	}
	return at.Op(llvm.GEP, ir.With{Operands: []*ir.Value{base, i}, Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{
		{Name: "elem_type", Value: ir.TypeValue(llvm.Array(Queues, ir.I8()))}, {Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{0, -1 << 31})}}}).Result(0)
}

func (c *conversion) queueIndex(q queue, at *ir.Builder) *ir.Value {
	switch {
	case q.Default:
		return c.read(ir.I32(), c.global(DefaultQueue, 0, at), at)
	case q.Value == nil:
		n := constant(at, ir.I32(), q.Number)
		if q.Words != nil {
			n.Op().Loc = q.Words
		}
		if q.Spelled != "" {
			n.Op().SetAttr(accc.Words.Name, ir.String(q.Spelled))
		}
		return n
	}
	t := q.Value.Type()
	return at.Op(arith.AndI, ir.With{Operands: []*ir.Value{q.Value, constant(at, t, Queues-1)}, Types: []ir.Type{t}}).Result(0)
}

// global is the address of a weak variable that the files of a program share: of so many bytes, or of a number. It is made when it
// is first asked for.
func (c *conversion) global(name string, bytes int64, at *ir.Builder) *ir.Value {
	if c.fortran() {
		t := ir.Type(ir.I32())
		if bytes > 0 {
			t = fir.Array([]int64{bytes}, ir.I8(), nil)
		}
		if ir.LookupSymbol(c.module, name) == nil {
			begin(c.module.Region(0).Entry()).Op(fir.Global, ir.With{Loc: ir.Unknown, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
				{Name: "symref", Value: ir.Symbol(name)}, {Name: "type", Value: ir.TypeValue(t)}, {Name: "linkName", Value: ir.String("common")}}})
		}
		return at.Op(fir.AddressOf, ir.With{Types: []ir.Type{fir.Ref(t)}, Attrs: []ir.NamedAttr{{Name: "symbol", Value: ir.Symbol(name)}}}).Result(0)
	}
	t := ir.Type(ir.I32())
	if bytes > 0 {
		t = llvm.Array(bytes, ir.I8())
	}
	if ir.LookupSymbol(c.module, name) == nil {
		b := begin(c.module.Region(0).Entry())
		linkage, _ := llvm.LinkageEnum.Value("weak")
		g := b.Op(llvm.Global, ir.With{Loc: ir.Unknown, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "global_type", Value: ir.TypeValue(t)},
			{Name: "linkage", Value: llvm.LinkageEnum.Attr(linkage)}, {Name: "addr_space", Value: ir.Integer(ir.I32(), 0)}}})
		zero := ir.At(g.Region(0).AddBlock())
		v := zero.Op(llvm.Zero, ir.With{Types: []ir.Type{t}})
		zero.Op(llvm.Return, ir.With{Operands: []*ir.Value{v.Result(0)}})
	}
	return at.Op(llvm.AddressOf, ir.With{Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: ir.Symbol(name)}}}).Result(0)
}

// read reads a variable at an address.
func (c *conversion) read(t ir.Type, p *ir.Value, at *ir.Builder) *ir.Value {
	if c.fortran() {
		return at.Op(fir.Load, ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{t}}).Result(0)
	}
	return load(at, t, p)
}

// set sets a variable at an address.
func (c *conversion) set(v, p *ir.Value, at *ir.Builder) *ir.Op {
	def := llvm.Store
	if c.fortran() {
		def = fir.Store
	}
	return at.Op(def, ir.With{Operands: []*ir.Value{v, p}})
}

// under is the insertion point inside an scf.if for a condition.
func (c *conversion) under(o *ir.Op, cond *ir.Value, at *ir.Builder) *ir.Builder {
	x := at.Op(scf.If, ir.With{Operands: []*ir.Value{cond}, Loc: o.Loc})
	if c.open {
		x.SetAttr(accc.Statement.Name, ir.Unit())
	}
	return ir.Before(ir.At(x.Region(0).AddBlock()).Op(scf.Yield, ir.With{Loc: o.Loc}))
}

// calls makes the statements that replace a directive.
func (c *conversion) calls(o *ir.Op, k *construct) {
	at := ir.Before(o)
	if k.Under != nil {
		at = c.under(o, k.Under, at)
	}
	for _, call := range k.Calls {
		x := c.statement(call, at)
		if c.open {
			x.Loc = o.Loc
			x.SetAttr(accc.Statement.Name, ir.Unit())
		}
	}
}

func (c *conversion) statement(call call, at *ir.Builder) *ir.Op {
	if call.Name == "" {
		v := c.queueIndex(call.Queue, at)
		if w, ok := v.Type().(*ir.IntegerType); ok && w.Width > 32 {
			v = at.Op(arith.TruncI, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{ir.I32()}}).Result(0)
		}
		return c.set(v, c.global(DefaultQueue, 0, at), at)
	}
	def, argument, name := fn.Call, call.Value, call.Name
	if c.fortran() { // it is passed by its address
		def, name = fir.Call, name+"_"
		argument = at.Op(fir.Alloca, ir.With{Types: []ir.Type{fir.Ref(call.Value.Type())}, Attrs: []ir.NamedAttr{{Name: "in_type", Value: ir.TypeValue(call.Value.Type())}}}).Result(0)
		c.set(call.Value, argument, at)
	}
	if ir.LookupSymbol(c.module, name) == nil {
		b := begin(c.module.Region(0).Entry())
		b.Op(fn.Func, ir.With{Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
			{Name: "function_type", Value: ir.TypeValue(ir.Func([]ir.Type{argument.Type()}, nil))}, {Name: "sym_visibility", Value: ir.String("private")}}})
	}
	return at.Op(def, ir.With{Operands: []*ir.Value{argument}, Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}
