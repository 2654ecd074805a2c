package acctoomp

import (
	"slices"
	"strconv"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// draft begins the operation of a leaf of a construct with the clauses of the leaf. part tells that it is inside of another
// operation of the same construct.
func (c *conversion) draft(k *construct, leaf *pragma.DirectiveDef, part bool, at *ir.Builder) *ir.Draft {
	s := ir.NewDraft(omprows.LayoutFor(leaf).Op)
	if part {
		s.Set(accc.Part.Name, ir.Unit())
	} else if c.open && k.Statements != nil {
		s.Set(accc.Bare.Name, ir.Unit())
	}
	c.put(s, k, leaf, at)
	return s
}

// put puts the clauses that a leaf of a construct has into the slots of its operation. Those that give it copies of variables are
// not among them where regions are made for them: their operands have region arguments.
func (c *conversion) put(s *ir.Draft, k *construct, leaf *pragma.DirectiveDef, at *ir.Builder) {
	list := k.ofLeaf(leaf)
	if !c.open {
		list = slices.DeleteFunc(list, func(cl *clause) bool { return slices.Contains(copying, cl.Def) || cl.Def == ompdir.ClauseReduction })
	} else if first := c.first[k]; first != nil {
		at = ir.Before(first)
	}
	c.putClauses(s, omprows.LayoutFor(leaf), list, at)
}

// ofLeaf are the clauses that a leaf of a construct has by OpenMP 5.2 §17.2, with those of their variables that are for it.
func (c *construct) ofLeaf(leaf *pragma.DirectiveDef) (list []*clause) {
	if c.arrays { // target is a directive of its own
		if leaf == ompdir.DirTarget {
			return c.Clauses
		}
		return nil
	}
	whole := &pragma.Directive{Def: ompdir.Combined(c.Leaves...)}
	of := map[*pragma.Clause]*clause{}
	type variable struct {
		clause *clause
		op     *ir.Op
	}
	meant := map[*pragma.Var]variable{}
	var seen []*ir.Op
	for _, cl := range c.Clauses {
		head := cl.Head()
		whole.Clauses, of[head] = append(whole.Clauses, head), cl
		for _, v := range cl.Vars {
			n := slices.IndexFunc(seen, func(x *ir.Op) bool { return sameVariable(x, v) })
			if n < 0 {
				n, seen = len(seen), append(seen, v)
			}
			a := &pragma.Var{Name: strconv.Itoa(n)}
			head.Args = append(head.Args, &pragma.Arg{Kind: pragma.ArgVar, Var: a})
			meant[a] = variable{cl, v}
		}
	}
	for _, l := range ompdir.Split(whole, nil) {
		if l.Def != leaf {
			continue
		}
		for _, head := range l.Clauses {
			cl := of[head]
			if len(head.Args) > 0 {
				one := *meant[head.Args[0].Var].clause
				one.Vars = nil
				for _, a := range head.Args {
					one.Vars = append(one.Vars, meant[a.Var].op)
				}
				cl = &one
			}
			list = append(list, cl)
		}
	}
	return list
}

// known refuses a construct with a clause that it cannot have: the slots would lose it.
func (c *conversion) known(k *construct) {
	if len(k.Leaves) == 0 {
		return
	}
	leaves := k.Leaves
	if k.arrays {
		leaves = leaves[:1] // target is a directive of its own
	}
	def := ompdir.Combined(leaves...)
	if def == nil {
		var names []string
		for _, l := range k.Leaves {
			names = append(names, l.Name)
		}
		c.unsupported(k.Op, "no directive combines "+strings.Join(names, ", "))
		k.Leaves, k.Clauses = nil, nil
		return
	}
	for _, cl := range k.Clauses {
		if def.Use(cl.Def) == nil {
			c.unsupported(k.Op, "'"+def.Name+"' has no clause '"+cl.Def.Name+"'")
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
func (c *conversion) putClauses(s *ir.Draft, l *omprows.Layout, list []*clause, at *ir.Builder) {
	held := func(def *pragma.ClauseDef) (h omp.Held) {
		for _, cl := range list {
			if cl.Def == def {
				h.Items = append(h.Items, c.items(cl, s.Def, at)...)
			}
		}
		return h
	}
	for i := range l.Rows {
		if !slices.Contains(copying, l.Rows[i].Clause) {
			l.Rows[i].Slot.Put(s, held(l.Rows[i].Clause))
		}
	}
	var copies omp.Held // one slot holds all kinds of copies
	for _, def := range copying {
		copies.Items = append(copies.Items, held(def).Items...)
	}
	omp.SlotPrivate.Put(s, copies)
}

// items are the arguments of a clause, as the slot of an operation takes them.
func (c *conversion) items(cl *clause, def *ir.OpDef, at *ir.Builder) (list []omp.Item) {
	switch {
	case len(cl.Queues) > 0:
		for _, q := range cl.Queues {
			list = append(list, omp.Item{Value: c.queue(q, at), Word: cl.Modifiers[0].Name})
		}
		return list
	case len(cl.Vars) > 0 && (slices.Contains(copying, cl.Def) || cl.Def == ompdir.ClauseReduction):
		for _, v := range cl.Vars {
			list = append(list, c.copied(cl, v))
		}
		return list
	case len(cl.Vars) > 0:
		if !c.open && def == omp.Target && cl.Def != ompdir.ClauseIsDevicePtr {
			return nil // what it maps is found with what its region uses
		}
		for _, v := range cl.Vars {
			list = append(list, omp.Item{Value: c.info(at, v, cl.mapFlags())})
		}
		return list
	}
	i := omp.Item{Word: cl.Word}
	switch {
	case cl.Def == ompdir.ClauseIf:
		i.Value = c.guard(cl, at)
	case def == omp.Teams && !c.open: // the number is computed on the host: it comes in by host_eval
		target := at.Block().ParentOp()
		i.Value = hostValue(target, c.number(cl, ir.Before(target)))
	case cl.Number != 0 || len(cl.Values) > 0:
		i.Value = c.number(cl, at)
	}
	return []omp.Item{i}
}
