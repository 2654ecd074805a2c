package omp

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// doacross lowers ordered without a region (OpenMP 5.2 §15.10.1): an operation for each vector of iterations.
func (g *Generator) doacross(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	loops := 1
	around := c.Parent
	for around != nil && around.Directive.Find(ompdir.ClauseOrdered) == nil {
		around = around.Parent
	}
	if around != nil {
		loops = sharing.Associated(around)
	}
	first := true
	for _, cl := range c.Directive.Clauses {
		if cl.Def != ompdir.ClauseDoacross && cl.Def != ompdir.ClauseDepend {
			continue
		}
		o := ir.NewDraft(omp.Ordered)
		var h omp.Held
		word := "source"
		if cl.Modifier("sink") != nil {
			word = "sink"
		}
		for _, a := range cl.Args {
			if a.Expr != nil && len(a.Expr.Tokens) > 0 && strings.EqualFold(a.Expr.Tokens[0].Text, omp.CurrentIteration) {
				h.Items = append(h.Items, g.current(around, loops, word, a.Expr.Span))
				continue
			}
			h.Items = append(h.Items, omp.Item{Word: word, Value: g.host.Integer(c, a.Expr)})
		}
		if len(h.Items) == 0 {
			h.Items = []omp.Item{{Word: "source"}}
		}
		if word == "source" {
			h.Items = g.iteration(around, loops, h.Items[0])
		}
		omp.SlotDoacross(cl.Def == ompdir.ClauseDepend).Put(o, h)
		o.Set("doacross_num_loops", ir.Integer(ir.I64(), int64(loops)))
		if !first {
			o.Set(accc.Part.Name, ir.Unit())
		}
		first = false
		o.Insert(g.host.Builder(), loc)
	}
}

// current is the argument of doacross with omp_cur_iteration: of sink it is the iteration before the present one.
func (g *Generator) current(around *frontend.Construct, loops int, word string, at source.Span) omp.Item {
	i := omp.Item{Word: word, Name: omp.CurrentIteration}
	if word == "source" {
		return i
	}
	if loops > 1 || around == nil || around.Loop == nil || around.Loop.Var == nil {
		g.host.Unsupported(at, "the iteration before the present one of several loops")
	}
	_, _, step := g.host.Bounds(around.Loop)
	v := g.host.Variable(around.Loop)
	i.Value = g.host.Builder().Op(arith.SubI, ir.With{Operands: []*ir.Value{v, step}, Types: []ir.Type{v.Type()}}).Result(0)
	return i
}

// hasDoacross reports whether an ordered construct with doacross binds to the loops of a construct.
func hasDoacross(c *frontend.Construct) bool {
	return slices.ContainsFunc(c.Children, func(in *frontend.Construct) bool {
		if in.Directive.Def == ompdir.DirOrdered {
			return in.Directive.Assoc() == pragma.Standalone
		}
		return in.Directive.Find(ompdir.ClauseOrdered) == nil && hasDoacross(in)
	})
}

// iteration is the iteration that a source is in: the values of the variables where several loops may have any.
func (g *Generator) iteration(c *frontend.Construct, loops int, source omp.Item) (list []omp.Item) {
	if c != nil && loops > 1 {
		for l := c.Loop; l != nil && len(list) < loops; l = l.Inner {
			i := source
			i.Value = g.host.Variable(l)
			list = append(list, i)
		}
	}
	if len(list) == 0 {
		list = []omp.Item{source}
	}
	return list
}
