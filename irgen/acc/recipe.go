package acc

import (
	"fmt"

	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// privates makes the private or firstprivate operations of a construct.
func (g *Generator) privates(c *frontend.Construct, def *pragma.ClauseDef) (list []*mapped) {
	op, clause := acc.Private, acc.ClausePrivate
	if def == accdir.ClauseFirstprivate {
		op, clause = acc.Firstprivate, acc.ClauseFirstprivate
	}
	for _, cl := range c.Directive.All(def) {
		list = append(list, g.privatesOf(c, cl, op, clause)...)
	}
	return list
}

// privatesOf makes the operations of one private or firstprivate clause.
func (g *Generator) privatesOf(c *frontend.Construct, cl *pragma.Clause, op *ir.OpDef, clause acc.DataClause) (list []*mapped) {
	for _, a := range cl.Args {
		if a.Var == nil {
			continue
		}
		o := g.host.Object(c, a.Var, true)
		if !o.Whole && o.Member == "" {
			g.host.Unsupported(a.Var.Span, "a private copy of '%s'", a.Var.Text())
		}
		list = append(list, g.private(op, clause, o, "", false))
	}
	return list
}

// reductions makes the reduction operations of a construct. device finds the variable's device address
// where the construct maps it itself; nil: the current address is it.
func (g *Generator) reductions(c *frontend.Construct, device func(*irgen.Object) *ir.Value) (list []*mapped) {
	for _, cl := range c.Directive.All(accdir.ClauseReduction) {
		list = append(list, g.reductionsOf(c, cl, device)...)
	}
	return list
}

// reductionsOf makes the operations of one reduction clause.
func (g *Generator) reductionsOf(c *frontend.Construct, cl *pragma.Clause, device func(*irgen.Object) *ir.Value) (list []*mapped) {
	for _, a := range cl.Args {
		if a.Var == nil {
			continue
		}
		o := g.host.Object(c, a.Var, true)
		if device != nil {
			if v := device(o); v != nil {
				o.Var = v
			}
		}
		list = append(list, g.private(acc.Reduction, acc.ClauseReduction, o, cl.Operator.Text, false))
	}
	return list
}

// private makes one operation for the private copies of a variable, with its recipe.
func (g *Generator) private(def *ir.OpDef, clause acc.DataClause, obj *irgen.Object, op string, implicit bool) *mapped {
	var row *accrows.Row
	for i := range accrows.Private {
		if accrows.Private[i].Entry == def {
			row = &accrows.Private[i]
		}
	}
	m := &mapped{row: row, object: obj, clause: clause, implicit: implicit, bounds: g.bounds(obj)}
	o := ir.NewDraft(def)
	o.Add("var", obj.Var)
	o.Add("bounds", m.bounds...)
	o.Set("varType", ir.TypeValue(obj.Type))
	o.Set("recipe", ir.Symbol(g.recipe(def, obj, op)))
	m.describe(o, true)
	m.entry = o.Insert(g.host.Builder(), obj.Loc)
	m.member = !obj.Whole && obj.Member != "" // the region's uses of the member alone are of the copy
	return m
}

// recipe makes the recipe of a type and operator if the module has none yet, and returns its name.
func (g *Generator) recipe(def *ir.OpDef, o *irgen.Object, op string) string {
	if g.convention.WholeCopies && def != acc.Reduction {
		whole := *o
		whole.Dims = nil
		o = &whole
	}
	t := g.host.RecipeName(o)
	var name string
	var kind *ir.OpDef
	switch def {
	case acc.Private:
		name, kind = "privatization_"+t, acc.PrivateRecipe
	case acc.Firstprivate:
		name, kind = "firstprivatization_"+t, acc.FirstprivateRecipe
	case acc.Reduction:
		name, kind = fmt.Sprintf("reduction_%s_%s", accrows.Operator(op).Attr(), t), acc.ReductionRecipe
	}
	if g.symbols[name] {
		return name
	}
	g.changes()
	g.symbols[name] = true
	spec := ir.NewDraft(kind)
	spec.Set("sym_name", ir.String(name))
	spec.Set("type", ir.TypeValue(o.Var.Type()))
	if def == acc.Reduction {
		spec.Set("reductionOperator", accrows.Operator(op).Attr())
	}
	r := spec.Insert(g.recipePlace(), o.Loc)
	if g.recipes != nil {
		g.recipes.last = r
	}

	args := func(n int) []ir.Type {
		var types []ir.Type
		for range n {
			types = append(types, o.Var.Type())
		}
		for range o.Dims {
			types = append(types, acc.DataBounds())
		}
		return types
	}
	init := r.Region(0).AddBlock(args(1)...)
	ib := ir.At(init)
	ib.Loc = o.Loc
	made := g.host.Init(ib, o, op, init.Arg(0), init.Args()[1:])
	y := ir.NewDraft(acc.Yield)
	y.Add("operands", made)
	y.Insert(ib, o.Loc)
	if def == acc.Private {
		return name
	}
	second := r.Region(1).AddBlock(args(2)...)
	sb := ir.At(second)
	sb.Loc = o.Loc
	if def == acc.Firstprivate {
		g.host.Copy(sb, o, second.Arg(0), second.Arg(1), second.Args()[2:])
		ir.NewDraft(acc.Terminator).Insert(sb, o.Loc)
		return name
	}
	g.host.Combine(sb, o, op, second.Arg(0), second.Arg(1), second.Args()[2:])
	y = ir.NewDraft(acc.Yield)
	y.Add("operands", second.Arg(0))
	y.Insert(sb, o.Loc)
	return name
}

// A recipeMark is the recipe after which the next one goes, nil for the beginning of the module.
type recipeMark struct{ last *ir.Op }

// recipePlace is after the recipes at the beginning of the module or, for those of implicit attributes, after the ones that there
// were before the region of the construct: recipes are in the order of their first use.
func (g *Generator) recipePlace() *ir.Builder {
	last := g.lastRecipe()
	if g.recipes != nil {
		last = g.recipes.last
	}
	if last != nil {
		return ir.After(last)
	}
	if first := g.host.Table().First(); first != nil {
		return ir.Before(first)
	}
	return ir.At(g.host.Table())
}

// lastRecipe is the last of the recipes at the beginning of the module, or nil.
func (g *Generator) lastRecipe() (last *ir.Op) {
	for o := g.host.Table().First(); o != nil; o = o.Next() {
		if _, ok := ir.As[*acc.Recipe](o); !ok {
			break
		}
		last = o
	}
	return last
}
