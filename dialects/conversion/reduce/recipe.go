package reduce

import (
	"fmt"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// reduce makes the updates plain ones of a copy that is reduced at the end of the loop, and returns the copy.
func (u *uses) reduce(module *ir.Op) *ir.Value {
	addr := u.address()
	varType := u.entry.Attr("varType")
	if varType == nil {
		varType = ir.TypeValue(ir.Pointee(u.entry.Result(0))) // a variable of the region
	}
	attrs := []ir.NamedAttr{{Name: acc.AttrDataClause, Value: acc.ClauseReduction.Attr()}, {Name: "varType", Value: varType},
		{Name: "recipe", Value: ir.Symbol(u.recipe(module, addr.Type()))}}
	if name := u.name(); name != "" {
		attrs = append(attrs, ir.NamedAttr{Name: "name", Value: ir.String(name)})
	}
	b := ir.Before(u.loop)
	var groups [][]*ir.Value
	for _, g := range acc.Reduction.Operands {
		switch g.Name {
		case "var":
			groups = append(groups, []*ir.Value{addr})
		case "bounds":
			groups = append(groups, u.bounds())
		default:
			groups = append(groups, nil)
		}
	}
	own := b.Op(acc.Reduction, ir.With{Groups: groups, Attrs: attrs, Types: []ir.Type{addr.Type()}}).Result(0)
	for v := range u.names {
		v.ReplaceUsesIf(own, func(use *ir.Operand) bool { return u.loop.IsAncestorOf(use.Owner()) && use.Owner() != u.loop })
	}
	setReductions(u.loop, append(acc.SlotReduction.Operands(u.loop), own))
	for _, o := range u.at {
		plain(o)
	}
	return own
}

func setReductions(loop *ir.Op, list []*ir.Value) {
	for i, g := range acc.Loop.Operands {
		if g.Name == acc.SlotReduction.Values {
			loop.SetGroup(i, list)
		}
	}
}

// bounds is the section of the variable that the data operation is about.
func (u *uses) bounds() []*ir.Value {
	if _, isData := ir.As[*acc.DataEntry](u.entry); !isData {
		return nil
	}
	return u.entry.GetAll("bounds")
}

// name is how the user would write the variable: that of an implicit data operation has no section.
func (u *uses) name() string {
	name := u.entry.StringAttr("name")
	if id, ok := ir.IdentityOf(u.entry.Result(0)); name == "" && ok {
		name = id.Name
	}
	if len(u.bounds()) == 1 && scalar.BehindPointer(u.entry) && name != "" && !strings.ContainsAny(name, "[(") {
		name += fmt.Sprintf("[0:%d]", u.count)
	}
	return name
}

// address is the variable's address at the beginning of the loop: as it is declared in the construct, else the result
// of the data operation.
func (u *uses) address() *ir.Value {
	best := u.entry.Result(0)
	for v := range u.names {
		if o := v.Op(); ir.Declared(o) != nil && o.Parent() == u.loop.Parent() && o.Before(u.loop) {
			best = v
		}
	}
	return best
}

// plain replaces an atomic update by a load, what its region does, and a store.
func plain(o *ir.Op) {
	b, block, addr := ir.Before(o), o.Region(0).Entry(), o.Get("x")
	m := ir.NewMapping()
	m.Values[block.Arg(0)] = load(b, addr, block.Arg(0).Type())
	for _, in := range block.Ops() {
		if in.IsTerminator() {
			store(b, m.Lookup(in.Operand(0)), addr)
			break
		}
		b.Insert(in.Clone(m))
	}
	o.Erase()
}

func load(b *ir.Builder, addr *ir.Value, t ir.Type) *ir.Value {
	def := llvm.Load
	if !llvm.IsPtr(addr.Type()) {
		def = fir.Load
	}
	return b.Op(def, ir.With{Operands: []*ir.Value{addr}, Types: []ir.Type{t}}).Result(0)
}

func store(b *ir.Builder, v, addr *ir.Value) {
	def := llvm.Store
	if !llvm.IsPtr(addr.Type()) {
		def = fir.Store
	}
	b.Op(def, ir.With{Operands: []*ir.Value{v, addr}, Types: []ir.Type{}})
}

// recipe is the recipe of the copies, made if the module has none.
func (u *uses) recipe(module *ir.Op, t ir.Type) string {
	in := ir.TypeString(u.elem)
	if u.count > 1 {
		in = fmt.Sprintf("%dx%s", u.count, in)
	}
	if !llvm.IsPtr(t) {
		in = firacc.TypeName(t)
	}
	name := fmt.Sprintf("reduction_%s_atomic_%s", u.op.Attr(), in)
	entry := module.Region(0).Entry()
	for o := entry.First(); o != nil; o = o.Next() {
		if o.Is(acc.ReductionRecipe) && o.StringAttr("sym_name") == name {
			return name
		}
	}
	b := ir.At(entry)
	if first := entry.First(); first != nil {
		b.SetBefore(first)
	}
	b.Loc = u.loop.Loc
	r := b.Op(acc.ReductionRecipe, ir.With{Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
		{Name: "type", Value: ir.TypeValue(t)}, {Name: "reductionOperator", Value: u.op.Attr()}}})
	init, combiner := r.Region(0).AddBlock(t), r.Region(1).AddBlock(t, t)
	ib, cb := ir.At(init), ir.At(combiner)
	ib.Loc, cb.Loc = b.Loc, b.Loc
	var own *ir.Value
	if llvm.IsPtr(t) {
		own = u.fresh(ib, init.Arg(0))
		u.each(cb, func(index *ir.Value) {
			into, from := u.element(cb, combiner.Arg(0), index), u.element(cb, combiner.Arg(1), index)
			x, y := load(cb, into, u.elem), load(cb, from, u.elem)
			store(cb, firacc.Apply(cb, u.op, x, y), into)
		})
	} else {
		own = firacc.Init(ib, init.Arg(0), u.op)
		firacc.Combine(cb, combiner.Arg(0), combiner.Arg(1), u.op, nil)
	}
	ib.Op(acc.Yield, ir.With{Operands: []*ir.Value{own}, Types: []ir.Type{}})
	cb.Op(acc.Yield, ir.With{Operands: []*ir.Value{combiner.Arg(0)}, Types: []ir.Type{}})
	return name
}

// fresh makes memory for the elements, each with the operator's neutral value. The greatest and the least of all numbers may begin
// with what the variable has: no number is neutral for what is infinite.
func (u *uses) fresh(b *ir.Builder, original *ir.Value) *ir.Value {
	t := u.elem
	if u.count > 1 {
		t = llvm.Array(u.count, t)
	}
	memory := b.Op(llvm.Alloca, ir.With{Operands: []*ir.Value{arith.Int(b, ir.I64(), 1)}, Types: []ir.Type{llvm.Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
	u.each(b, func(index *ir.Value) {
		var first *ir.Value
		if u.op == acc.RedMax || u.op == acc.RedMin {
			first = load(b, u.element(b, original, index), u.elem)
		} else {
			first = firacc.Neutral(b, u.elem, u.op)
		}
		store(b, first, u.element(b, memory, index))
	})
	return memory
}

// element is the address of an element; index is nil where there is one.
func (u *uses) element(b *ir.Builder, memory, index *ir.Value) *ir.Value {
	if index == nil {
		return memory
	}
	at := b.Op(arith.IndexCast, ir.With{Operands: []*ir.Value{index}, Types: []ir.Type{ir.I64()}}).Result(0)
	return b.Op(llvm.GEP, ir.With{Groups: [][]*ir.Value{{memory}, {at}}, Types: []ir.Type{llvm.Ptr()}, Attrs: []ir.NamedAttr{
		{Name: "elem_type", Value: ir.TypeValue(u.elem)}, {Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{llvm.DynamicIndex})}}}).Result(0)
}

// each makes a loop over the elements, none where there is one. The builder is where body puts its operations.
func (u *uses) each(b *ir.Builder, body func(index *ir.Value)) {
	if u.count == 1 {
		body(nil)
		return
	}
	bounds := []*ir.Value{arith.Int(b, ir.Index(), 0), arith.Int(b, ir.Index(), u.count), arith.Int(b, ir.Index(), 1)}
	loop := b.Op(scf.For, ir.With{Operands: bounds, Types: []ir.Type{}})
	outer := *b
	block := loop.Region(0).AddBlock(ir.Index())
	b.SetEnd(block)
	body(block.Arg(0))
	b.Op(scf.Yield, ir.With{Types: []ir.Type{}})
	*b = outer
}
