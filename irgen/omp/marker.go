package omp

import (
	"slices"
	"strconv"
	"strings"

	"accc/dialects/accc"
	fn "accc/dialects/func"
	"accc/frontend"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// What LLVM 22's dialect has no operation for is held as a whole (omprows.Mark).

// effects are the directives that do something when they are executed: the run-time library has their functions. Others are
// calls of functions that do nothing.
var effects = map[*pragma.DirectiveDef]bool{ompdir.DirError: true, ompdir.DirDepobj: true, ompdir.DirInterop: true}

// marked lowers a directive to a call that holds it, and then what it governs as it is.
func (g *Generator) marked(c *frontend.Construct) {
	g.mark(c)
	if a := c.Directive.Assoc(); a != pragma.Standalone {
		g.inside(c, func() { g.host.Body(c) })
	}
}

// allocate keeps an allocate directive. The variables that exist already have the alignment that it asks for: for an allocator that the program
// makes, whose traits are not known here, as much as they can ask for of a variable.
func (g *Generator) allocate(c *frontend.Construct) {
	g.marked(c)
	n, known := int64(0), false
	if k := c.Directive.Find(ompdir.ClauseAlign); k != nil && len(k.Args) > 0 {
		n, known = exprs{g, c}.Known(k.Args[0].Expr)
	}
	if k := c.Directive.Find(ompdir.ClauseAllocator); k != nil && len(k.Args) > 0 {
		if _, predefined := (exprs{g, c}).Known(k.Args[0].Expr); !predefined {
			n, known = max(n, accc.AllocatorAlignment), true
		}
	}
	if !known {
		return
	}
	for _, a := range c.Directive.Args.Args {
		if a.Var != nil {
			g.host.Align(c, a.Var, n)
		}
	}
}

// taskgraph lowers a taskgraph construct, whose tasks are executed each time and not replayed. It ends when they have completed, as
// taskgroup does, unless nogroup says that it need not (OpenMP 6.0 §14.3): calls tell where that group begins and ends.
func (g *Generator) taskgraph(c *frontend.Construct) {
	g.mark(c)
	groups := true
	if k := c.Directive.Find(ompdir.ClauseNogroup); k != nil {
		n, known := int64(1), true
		if len(k.Args) > 0 {
			n, known = exprs{g, c}.Known(k.Args[0].Expr)
		}
		groups = known && n == 0
	}
	loc := g.host.Location(c.Directive.Span)
	if groups {
		g.call("taskgraph_group", nil, nil, true, loc)
	}
	g.inside(c, func() { g.host.Body(c) })
	if groups {
		g.call("taskgraph_group_end", nil, nil, true, loc)
	}
}

// mark makes the call that holds a directive.
func (g *Generator) mark(c *frontend.Construct) {
	d := c.Directive
	g.evaluated = nil
	attr, operands, err := omprows.Mark(d, exprs{g, c}, effects[d.Def])
	if err != nil {
		g.host.Unsupported(d.NameSpan, "%s", err.Error())
	}
	g.markCall(d, operands, g.host.Location(d.Span)).SetAttr(accc.Directive.Name, attr)
}

// markCall makes the call that is to hold a directive.
func (g *Generator) markCall(d *pragma.Directive, operands []*ir.Value, loc ir.Location) *ir.Op {
	return g.call(strings.ReplaceAll(d.Def.Name, " ", "_"), operands, nil, !effects[d.Def], loc)
}

// call makes a call of a function that there is for each combination of types; empty: it does nothing.
func (g *Generator) call(what string, operands []*ir.Value, results []ir.Type, empty bool, loc ir.Location) *ir.Op {
	name := "__accc_omp_" + what
	var types []ir.Type
	for _, v := range operands {
		types = append(types, v.Type())
		name += "_" + strings.Trim(strings.Map(symbolic, ir.TypeString(v.Type())), "_")
	}
	if !g.recipes[name] {
		g.changes()
		g.recipes[name] = true
		f := function(g.recipePlace(), name, types, results, loc)
		if empty {
			b := ir.At(f.Region(0).AddBlock(types...))
			b.Op(fn.Return, ir.With{Loc: loc})
		}
	}
	return g.host.Builder().Op(fn.Call, ir.With{Operands: operands, Types: append([]ir.Type{}, results...), Loc: loc,
		Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}

// symbolic keeps what a symbol is written with.
func symbolic(r rune) rune {
	if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
		return r
	}
	return '_'
}

// Declarative keeps a directive that makes no code: a declaration holds it.
func (g *Generator) Declarative(c *frontend.Construct) {
	g.changes()
	d := c.Directive
	attr, _, err := omprows.Mark(d, constants{exprs{g, c}}, false)
	if err != nil {
		g.host.Unsupported(d.NameSpan, "%s", err.Error())
	}
	function(g.recipePlace(), g.declarativeName(), nil, nil, g.host.Location(d.Span)).SetAttr(accc.Directive.Name, attr)
}

// declarativeName is the name of the function that holds the next declarative directive.
func (g *Generator) declarativeName() string {
	g.changes()
	g.declared++
	return "__accc_omp_directive_" + strconv.Itoa(g.declared)
}

// hold is what holds the directive of a construct whose conditions are evaluated once, as conditions; noted is called for each value that
// is not constant.
func (g *Generator) hold(c *frontend.Construct, v exprs, noted func(*pragma.Expr, *ir.Value)) (ir.Attribute, []*ir.Value, error) {
	return omprows.Mark(c.Directive, conditions{v, c.Directive, noted}, false)
}

// conditions are expressions of which some are conditions, and whose values are noted.
type conditions struct {
	exprs
	of    *pragma.Directive
	noted func(*pragma.Expr, *ir.Value)
}

func (c conditions) Scalar(x *pragma.Expr) *ir.Value {
	v := (*ir.Value)(nil)
	if conditional(c.of, x) || isArgument(c.of, x, ompdir.ClauseNovariants, ompdir.ClauseNocontext, ompdir.ClauseHolds) {
		v = c.Condition(x)
	} else {
		v = c.exprs.Scalar(x)
	}
	c.noted(x, v)
	return v
}

// isArgument reports whether an expression is the argument of one of some clauses of a directive.
func isArgument(d *pragma.Directive, x *pragma.Expr, clauses ...*pragma.ClauseDef) bool {
	return slices.ContainsFunc(d.Clauses, func(c *pragma.Clause) bool {
		return slices.Contains(clauses, c.Def) && len(c.Args) > 0 && c.Args[0].Expr == x
	})
}

// assumes keeps a directive with promises, of which the conditions need not be constant.
func (g *Generator) assumes(c *frontend.Construct) {
	for _, k := range c.Directive.All(ompdir.ClauseHolds) {
		for _, a := range k.Args {
			if _, known := (exprs{g, c}).Known(a.Expr); !known {
				g.holder(c)
				return
			}
		}
	}
	g.Declarative(c)
}

// constants are expressions where no code can be made.
type constants struct{ exprs }

func (c constants) Scalar(x *pragma.Expr) *ir.Value {
	c.g.host.Unsupported(x.Span, "an expression that is not constant here")
	return nil
}

// function declares a private function.
func function(b *ir.Builder, name string, types, results []ir.Type, loc ir.Location) *ir.Op {
	return b.Op(fn.Func, ir.With{Types: []ir.Type{}, Loc: loc, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(types, results))}, {Name: "sym_visibility", Value: ir.String("private")}}})
}
