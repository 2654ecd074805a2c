package acctoomp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// draft begins the operation of a leaf of a construct with the clauses of the leaf. part tells that it is inside of another
// operation of the same construct.
func (c *conversion) draft(k *Construct, leaf *pragma.DirectiveDef, part bool, at *ir.Builder) *ir.Draft {
	s := ir.NewDraft(omprows.LayoutFor(leaf).Op)
	if part {
		s.Set(accc.Part.Name, ir.Unit())
	}
	c.put(s, k, leaf, at)
	return s
}

// put puts the clauses that a leaf of a construct has into the slots of its operation.
func (c *conversion) put(s *ir.Draft, k *Construct, leaf *pragma.DirectiveDef, at *ir.Builder) {
	c.putClauses(s, omprows.LayoutFor(leaf), k.ofLeaf(leaf), at)
}

// ofLeaf are the clauses that a leaf of a construct has by OpenMP 5.2 §17.2. Those that give it copies of variables are not
// among them: their operands have region arguments, which are made with the regions.
func (c *Construct) ofLeaf(leaf *pragma.DirectiveDef) (list []*Clause) {
	whole := &pragma.Directive{Def: ompdir.Combined(c.Leaves...)}
	of := map[*pragma.Clause]*Clause{}
	for _, cl := range c.Clauses {
		if !slices.Contains(copying, cl.Def) && cl.Def != ompdir.ClauseReduction {
			head := cl.Head()
			whole.Clauses, of[head] = append(whole.Clauses, head), cl
		}
	}
	for _, l := range ompdir.Split(whole, nil) {
		if l.Def != leaf {
			continue
		}
		for _, head := range l.Clauses {
			list = append(list, of[head])
		}
	}
	return list
}

// known refuses a construct with a clause that it cannot have: the slots would lose it.
func (c *conversion) known(k *Construct) {
	if len(k.Leaves) == 0 {
		return
	}
	def := ompdir.Combined(k.Leaves...)
	for _, cl := range k.Clauses {
		if def == nil || def.Use(cl.Def) == nil {
			c.unsupported(k.Op, "the clause "+cl.Def.Name)
			continue
		}
		held := slices.Contains(copying, cl.Def) || cl.Def == ompdir.ClauseReduction || hasRow(omprows.NestRows, cl.Def)
		for _, leaf := range k.Leaves {
			l := omprows.LayoutFor(leaf)
			held = held || l == nil || hasRow(l.Rows, cl.Def) // nothing but symbols is said of what has no operation
		}
		if !held && !k.has(ompdir.DirAtomic) {
			c.unsupported(k.Op, "the clause "+cl.Def.Name)
		}
	}
	for _, part := range slices.Concat(k.Before, k.After, k.End) {
		c.known(part)
	}
}

func hasRow(rows []omprows.ClauseRow, def *pragma.ClauseDef) bool {
	return slices.ContainsFunc(rows, func(r omprows.ClauseRow) bool { return r.Clause == def })
}

// putClauses puts clauses into the slots of an operation, as the rows of its layout say.
func (c *conversion) putClauses(s *ir.Draft, l *omprows.Layout, list []*Clause, at *ir.Builder) {
	for i := range l.Rows {
		var h omp.Held
		for _, cl := range list {
			if cl.Def == l.Rows[i].Clause {
				h.Items = append(h.Items, c.items(cl, s.Def, at)...)
			}
		}
		l.Rows[i].Slot.Put(s, h)
	}
}

// items are the arguments of a clause, as the slot of an operation takes them.
func (c *conversion) items(cl *Clause, def *ir.OpDef, at *ir.Builder) (list []omp.Item) {
	switch {
	case len(cl.Queues) > 0:
		for _, q := range cl.Queues {
			list = append(list, omp.Item{Value: c.queue(q, at), Word: cl.Modifiers[0].Name})
		}
		return list
	case len(cl.Vars) > 0:
		if def == omp.Target && cl.Def != ompdir.ClauseIsDevicePtr {
			return nil // what it maps is found with what its region uses
		}
		for _, v := range cl.Vars {
			list = append(list, omp.Item{Value: info(at, v, cl.mapFlags())})
		}
		return list
	}
	i := omp.Item{Word: cl.Word}
	switch {
	case cl.Never || len(cl.Conds)+len(cl.Not) > 0:
		i.Value = c.guard(cl, at)
	case def == omp.Teams: // the number is computed on the host: it comes in by host_eval
		target := at.Block().ParentOp()
		i.Value = hostValue(target, c.number(cl, ir.Before(target)))
	case cl.Number != 0 || len(cl.Values) > 0:
		i.Value = c.number(cl, at)
	}
	return []omp.Item{i}
}
