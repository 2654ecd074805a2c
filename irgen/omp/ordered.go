package omp

import (
	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// doacross lowers ordered without a region (OpenMP 5.2 §15.10.1): an operation for each vector of iterations.
func (g *Generator) doacross(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	loops := 1
	for p := c.Parent; p != nil; p = p.Parent {
		if p.Directive.Find(ompdir.ClauseOrdered) != nil {
			loops = sharing.Associated(p)
			break
		}
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
			h.Items = append(h.Items, omp.Item{Word: word, Value: g.host.Integer(c, a.Expr)})
		}
		if len(h.Items) == 0 || word == "source" {
			h.Items = []omp.Item{{Word: "source"}}
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
