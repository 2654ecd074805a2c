package acctoomp

import (
	"accc/dialects/acc"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
)

// local makes a private copy of a variable at an insertion point, as its recipe says, and replaces the data
// operation's result by it. from is the source of a firstprivate copy, nil: the variable.
func (c *conversion) local(e *ir.Op, b *ir.Builder, from *ir.Value) *ir.Value {
	r := c.recipe(e)
	if r == nil {
		return nil
	}
	if from == nil {
		from = acc.Var(e)
	}
	b.Loc = e.Loc
	out, ok := copyCode(b, r.Region(0), append([]*ir.Value{from}, e.GetAll("bounds")...)...)
	if ok && e.Is(acc.Firstprivate) {
		_, ok = copyCode(b, r.Region(1), append([]*ir.Value{from, out[0]}, e.GetAll("bounds")...)...)
	}
	if !ok {
		c.unsupported(e, "a private copy that takes several steps to make")
		return nil
	}
	e.Result(0).ReplaceAllUses(out[0])
	return out[0]
}

// perThread makes a copy for each iteration of a loop nest of what each team has a copy of already.
func (c *conversion) perThread(e *ir.Op, team *ir.Value, nest *ir.Op) {
	t := storageType(c.recipe(e))
	if t == nil {
		c.unsupported(e, "a private copy of variable length")
		return
	}
	body := nest.Region(0).Entry()
	b := begin(body)
	p := alloca(b, t)
	last := load(b, t, team)
	store(b, last, p)
	team.ReplaceUsesIf(p, func(u *ir.Operand) bool {
		return nest.IsAncestorOf(u.Owner()) && u.Owner() != nest && u.Owner() != last.Op()
	})
}

// fresh makes a copy for each iteration of a loop of a variable that each of them writes before it reads it.
func (c *conversion) fresh(v *ir.Value, loop *ir.Op) {
	p := alloca(begin(loop.Region(0).Entry()), ir.Pointee(v))
	v.ReplaceUsesIf(p, func(u *ir.Operand) bool { return loop.IsAncestorOf(u.Owner()) && u.Owner() != loop })
}

func (c *conversion) recipe(e *ir.Op) *ir.Op {
	ref, ok := e.Attr("recipe").(*ir.SymbolRefAttr)
	if !ok {
		c.unsupported(e, "a private copy without a recipe")
		return nil
	}
	r := ir.LookupSymbol(e, ref.Root)
	if r == nil {
		c.unsupported(e, "a recipe that is not there")
	}
	return r
}

// storageType is what a recipe allocates, nil where that is not a fixed type.
func storageType(r *ir.Op) ir.Type {
	if len(r.Region(0).Blocks()) != 1 || len(r.Region(0).Entry().Args()) != 1 {
		return nil
	}
	y := r.Region(0).Entry().Last()
	if y.NumOperands() != 1 || y.Operand(0).Op() == nil || !y.Operand(0).Op().Is(llvm.Alloca) {
		return nil
	}
	t, _ := y.Operand(0).Op().Attr("elem_type").(*ir.TypeAttr)
	if t == nil {
		return nil
	}
	return t.Type
}

// symbols begins a recipe of the omp dialect; the module's block gets it in front.
func (c *conversion) symbols(def *ir.OpDef, name string, t ir.Type, loc ir.Location, attrs ...ir.NamedAttr) *ir.Op {
	s := ir.NewDraft(def)
	s.Set("sym_name", ir.String(name))
	s.Set("type", ir.TypeValue(t))
	for _, a := range attrs {
		s.Set(a.Name, a.Value)
	}
	return s.Insert(begin(c.module.Region(0).Entry()), loc)
}

// reduction is the name of the omp.declare_reduction for a reduction operation, "" if there is none. Copies are passed
// by reference, as in the recipes of acc.
func (c *conversion) reduction(e *ir.Op) string {
	r := c.recipe(e)
	if r == nil {
		return ""
	}
	name := r.StringAttr("sym_name")
	if n := c.recipes[name]; n != "" {
		return n
	}
	t := storageType(r)
	if t == nil || len(r.Region(1).Entry().Args()) != 2 {
		c.unsupported(e, "a reduction of an array of variable length")
		return ""
	}
	// The name begins with the operator: the omp dialect says it nowhere else.
	operator := acc.ReductionEnum.Keyword(int64(operatorOf(e))) + "_" + name
	made := c.symbols(omp.DeclareReduction, operator, llvm.Ptr(), r.Loc, ir.NamedAttr{Name: "byref_element_type", Value: ir.TypeValue(t)})
	yield := func(b *ir.Builder, v *ir.Value) {
		y := ir.NewDraft(omp.Yield)
		y.Add("results", v)
		y.Insert(b, r.Loc)
	}
	b := ir.At(made.Region(0).AddBlock())
	b.Loc = r.Loc
	yield(b, alloca(b, t))
	// The recipe of acc allocates and fills; this one fills what is allocated.
	init := made.Region(1).AddBlock(llvm.Ptr(), llvm.Ptr())
	b = ir.At(init)
	b.Loc = r.Loc
	out, _ := copyCode(b, r.Region(0), init.Arg(0))
	move(b, t, out[0], init.Arg(1))
	yield(b, init.Arg(1))
	combine := made.Region(2)
	r.Region(1).CloneInto(combine, ir.NewMapping())
	for _, blk := range combine.Blocks() {
		if y := blk.Last(); y.Is(acc.Yield) {
			yield(ir.Before(y), y.Operand(0))
			y.Erase()
		}
	}
	c.recipes[name] = operator
	return operator
}

// private is the name of the omp.private for a private or firstprivate operation, "" where its copy has no fixed type.
func (c *conversion) private(e *ir.Op) string {
	r := c.recipe(e)
	if r == nil {
		return ""
	}
	name := r.StringAttr("sym_name")
	if n := c.recipes[name]; n != "" {
		return n
	}
	t := storageType(r)
	if t == nil {
		return ""
	}
	kind := "private"
	if e.Is(acc.Firstprivate) {
		kind = "firstprivate"
	}
	n, _ := omp.DataSharingEnum.Value(kind)
	sharing := omp.DataSharingEnum.Attr(n)
	made := c.symbols(omp.Private, name+"_omp", t, r.Loc, ir.NamedAttr{Name: "data_sharing_type", Value: sharing})
	if kind == "firstprivate" {
		blk := made.Region(1).AddBlock(llvm.Ptr(), llvm.Ptr())
		b := ir.At(blk)
		b.Loc = r.Loc
		if _, ok := copyCode(b, r.Region(1), blk.Arg(0), blk.Arg(1)); !ok {
			c.unsupported(e, "a private copy that takes several steps to fill")
		}
		y := ir.NewDraft(omp.Yield)
		y.Add("results", blk.Arg(1))
		y.Insert(b, r.Loc)
	}
	c.recipes[name] = name + "_omp"
	return name + "_omp"
}
