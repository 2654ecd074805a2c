package acctoomp

import (
	"slices"
	"strconv"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Directives replaces the directives of a module by those of OpenMP, as operations that hold all of their clauses. It
// is the step of the conversion that regeneration reads. The operations are still open: their regions use the results
// of acc's data operations, which name variables and sections wherever a clause does, and have the recipes of acc.
func Directives(module *ir.Op, by Choices) *outcome.Program {
	by.open = true
	c := newConversion(newPlan(module, by), module)
	c.open = true
	c.combine()
	c.fit()
	if c.fortran() {
		c.forFortran()
	}
	c.forCompilers()
	c.run()
	for _, k := range c.plan.Constructs {
		if k.has(ompdir.DirDeclareTarget) {
			c.declarative(k)
		}
	}
	c.plan.program.Failures = c.failures
	return c.plan.program
}

// What is said of a directive that is not at the beginning of what it is for (accc.at).
const (
	atEnd = "end"
	after = "after"
)

// combine joins the constructs that are one directive: those of a compute construct and its loop, and those of the
// operations that declare variables and functions.
func (c *conversion) combine() {
	type start struct {
		file      string
		line, col int
		directive *pragma.DirectiveDef
		function  *ir.Op // several may include the text
	}
	first := map[start]*construct{}
	for _, k := range c.plan.Constructs {
		switch o := k.Op; {
		case len(k.Leaves) == 0:
		case o.Is(acc.Loop) && o.Attr("combined") != nil:
			around := c.plan.of[ir.ParentOf(o, acc.Parallel, acc.Serial, acc.Kernels)]
			if around == nil || len(around.Leaves) == 0 {
				continue
			}
			around.within = len(around.Leaves)
			around.Leaves = slices.Concat(around.Leaves, k.Leaves)
			around.Clauses = append(around.Clauses, k.Clauses...)
			k.Leaves, k.Clauses = nil, nil
			delete(c.plan.of, o)
		case o.Is(acc.DeclareEnter), o.Is(acc.GlobalCtor), o.Is(acc.Routine):
			at := ir.File(o.Loc)
			if at == nil {
				continue
			}
			s := start{at.File, at.Line, at.Col, k.Leaves[0], ir.ParentOf(o, fn.Func)}
			f := first[s]
			if f == nil {
				first[s] = k
				continue
			}
			for _, cl := range k.Clauses {
				for _, v := range cl.Vars {
					words := *cl
					f.variable(&words, v)
				}
			}
			k.Leaves, k.Clauses = nil, nil
		}
	}
}

// around makes the operations of the leaves that are about a region, around what is in it.
func (c *conversion) around(o *ir.Op, k *construct, leaves []*pragma.DirectiveDef) {
	if len(leaves) == 0 {
		return
	}
	delete(c.first, k)
	at := ir.Before(o)
	for i, l := range leaves {
		op := c.draft(k, l, i > 0, at).Insert(at, o.Loc)
		c.begun(k, op)
		at = ir.Before(ir.NewDraft(omp.Terminator).Insert(ir.At(op.Region(0).AddBlock()), o.Loc))
	}
	if body := at.Block(); len(o.Region(0).Blocks()) > 1 {
		r := body.Region()
		body.Erase()
		r.Take(o.Region(0))
		replaceTerminators(r, omp.Terminator)
	} else {
		c.inline(o.Region(0), at, o.Loc)
	}
	o.Erase()
}

// begun notes the first operation of a construct: values for its clauses are computed before that.
func (c *conversion) begun(k *construct, op *ir.Op) {
	if c.first[k] == nil {
		c.first[k] = op
	}
}

// alone makes a directive that governs nothing, or a task that stands for an order alone.
func (c *conversion) alone(o *ir.Op, k *construct, at *ir.Builder) *ir.Op {
	l := omprows.LayoutFor(k.Leaves[0])
	s := ir.NewDraft(l.Op)
	c.putClauses(s, l, k.Clauses, at)
	op := s.Insert(at, o.Loc)
	if op.Is(omp.Task) {
		ir.NewDraft(omp.Terminator).Insert(ir.At(op.Region(0).AddBlock()), o.Loc)
	}
	return op
}

// marked says where an open directive is that does not begin what it is for.
func (c *conversion) marked(op *ir.Op, at string) {
	if c.open && op != nil {
		op.SetAttr(accc.At.Name, ir.String(at))
	}
}

// copied is a variable of a clause that makes copies, with its recipe: that of acc's operation, if it makes the same
// copies.
func (c *conversion) copied(cl *clause, e *ir.Op) omp.Item {
	i := omp.Item{Value: e.Result(0), ByRef: cl.Def == ompdir.ClauseReduction}
	i.Recipe, _ = e.Attr("recipe").(*ir.SymbolRefAttr)
	t := acc.VarType(e)
	switch cl.Def {
	case ompdir.ClauseReduction:
		return i
	case ompdir.ClauseLastprivate:
		i.Modifiers, i.Recipe = []string{"lastprivate"}, nil
	case ompdir.ClausePrivate:
		if !e.Is(acc.Private) {
			i.Recipe = nil
		}
	case ompdir.ClauseFirstprivate:
		if e.Is(acc.Firstprivate) {
			break
		}
		i.Recipe = nil
		if v := acc.Storage(e); scalar.BehindPointer(e) { // the pointer is what is copied
			i.Value, t = v.Op().Operand(0), v.Type()
		}
	}
	if i.Recipe == nil {
		i.Recipe = c.copiesOf(t, cl.Def == ompdir.ClauseFirstprivate, e.Loc)
	}
	return i
}

// copiesOf is the recipe of private copies of a type.
func (c *conversion) copiesOf(t ir.Type, first bool, loc ir.Location) *ir.SymbolRefAttr {
	kind := "private"
	if first {
		kind = "firstprivate"
	}
	key := kind + " " + ir.TypeString(t)
	if c.recipes[key] == "" {
		c.recipes[key] = "__accc_" + kind + "_" + strconv.Itoa(len(c.recipes))
		n, _ := omp.DataSharingEnum.Value(kind)
		made := c.symbols(omp.Private, c.recipes[key], t, loc, ir.NamedAttr{Name: "data_sharing_type", Value: omp.DataSharingEnum.Attr(n)})
		if first {
			c.copies(made, t, loc)
		}
	}
	return ir.Symbol(c.recipes[key])
}

// copies fills the region of a recipe that copies values.
func (c *conversion) copies(recipe *ir.Op, t ir.Type, loc ir.Location) {
	address := c.address(t)
	blk := recipe.Region(1).AddBlock(address, address)
	b := ir.At(blk)
	b.Loc = loc
	if c.fortran() {
		v := b.Op(fir.Load, ir.With{Operands: []*ir.Value{blk.Arg(0)}, Types: []ir.Type{t}}).Result(0)
		b.Op(fir.Store, ir.With{Operands: []*ir.Value{v, blk.Arg(1)}})
	} else {
		move(b, t, blk.Arg(0), blk.Arg(1))
	}
	y := ir.NewDraft(omp.Yield)
	y.Add("results", blk.Arg(1))
	y.Insert(b, loc)
}

// declarative makes a directive that no operation represents: a declaration that holds it.
func (c *conversion) declarative(k *construct) {
	d := pragma.NewDirective(ompdir.DirDeclareTarget)
	to := func(def *pragma.ClauseDef, names ...string) {
		cl := pragma.NewClause(def)
		cl.Parens = true
		for _, n := range names {
			cl.Args = append(cl.Args, &pragma.Arg{Kind: pragma.ArgVar, Var: &pragma.Var{Name: n, Tokens: []pragma.Token{{Kind: pragma.Ident, Text: n}}}})
		}
		d.Clauses = append(d.Clauses, cl)
	}
	for _, def := range []*pragma.ClauseDef{ompdir.ClauseTo, ompdir.ClauseLink} {
		for _, cl := range k.Clauses {
			if cl.Def != def {
				continue
			}
			var names []string
			for _, v := range cl.Vars {
				names = append(names, nameOf(v))
			}
			to(cl.Def, names...)
		}
	}
	if ref, ok := k.Op.Attr("func_name").(*ir.SymbolRefAttr); ok && k.Op.Attr(accc.Named.Name) != nil {
		to(ompdir.ClauseTo, fir.UserName(ref.Root)) // the directive names its function, which is declared before it
	}
	switch {
	case len(d.Clauses) == 1 && d.Clauses[0].Def == ompdir.ClauseTo: // the list alone is what all versions have
		list := pragma.NewClause(ompdir.ArgDeclareTarget)
		list.Parens, list.Args = true, d.Clauses[0].Args
		d.Args, d.Clauses = list, nil
	case len(d.Clauses) > 1 && c.plan.Version >= version52:
		d.Clauses[0].Def = ompdir.ClauseEnter
	}
	mark, _, err := omprows.Mark(d, nil, false)
	if err != nil {
		c.unsupported(k.Op, err.Error())
		return
	}
	n := 0
	name := func() string { return "__accc_omp_directive_" + strconv.Itoa(n) }
	for ir.LookupSymbol(c.module, name()) != nil {
		n++
	}
	ir.Before(k.Op).Op(fn.Func, ir.With{Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name())},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(nil, nil))}, {Name: "sym_visibility", Value: ir.String("private")},
		{Name: accc.Directive.Name, Value: mark}}})
}

// nameOf is the name of a variable of declare. That of a common block is in slashes.
func nameOf(e *ir.Op) string {
	name := e.StringAttr("name")
	if fir.IsCommon(acc.Var(e)) {
		return "/" + name + "/"
	}
	return name
}

// fortran reports whether the module is in the host dialect of Fortran.
func (c *conversion) fortran() bool { return c.plan.fortran }

// address is the type of addresses of variables.
func (c *conversion) address(t ir.Type) ir.Type {
	if c.fortran() {
		return fir.Ref(t)
	}
	return llvm.Ptr()
}
