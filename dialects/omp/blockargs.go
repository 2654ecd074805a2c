package omp

import (
	"accc/ir"
)

// The clauses that define arguments of the region precede it, in the
// order of their names:
//
//	in_reduction(byref @r %x -> %arg0 : t) private(@p %y -> %arg1 [map_idx=0] : u) private_barrier reduction(mod: task, @r %z -> %arg2 : t) { ... }

// entryParams are the parameters of custom<EntryRegion> that belong to a clause.
type entryParams struct {
	clause                                *Clause
	vars, types                           *ir.Arg
	byref, syms, mod, barrier, mapIndices *ir.Arg
}

// entriesOf groups the parameters by clause: the region, then for each clause its operands, types and attributes.
func entriesOf(d *ir.OpDef, args []*ir.Arg) []*entryParams {
	var out []*entryParams
	at := 1
	for _, c := range clausesOf[d] {
		if !c.Entry {
			continue
		}
		e := &entryParams{clause: c, vars: args[at], types: args[at+1]}
		at += 2
		for range c.Attrs {
			a := args[at]
			at++
			switch a.Name {
			case "private_needs_barrier":
				e.barrier = a
			case "private_maps":
				e.mapIndices = a
			case "reduction_mod":
				e.mod = a
			case "private_syms", "reduction_syms", "in_reduction_syms", "task_reduction_syms":
				e.syms = a
			default:
				e.byref = a
			}
		}
		out = append(out, e)
	}
	return out
}

func parseEntryRegion(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	var inner []ir.Argument
	for _, e := range entriesOf(s.Def, args) {
		if !p.OptionalKeyword(e.clause.Name) {
			continue
		}
		more, err := e.parse(p)
		if err != nil {
			return err
		}
		inner = append(inner, more...)
	}
	r, err := p.Region(s, inner)
	args[0].Regions = []*ir.Region{r}
	return err
}

func (e *entryParams) parse(p *ir.Parser) ([]ir.Argument, error) {
	if err := p.Punct("("); err != nil {
		return nil, err
	}
	if e.mod != nil && p.OptionalKeyword("mod") {
		if err := e.parseMod(p); err != nil {
			return nil, err
		}
	}
	var inner []ir.Argument
	var syms []ir.Attribute
	var byref, maps []int64
	mapped := false
	err := p.CommaList(func() error {
		if e.byref != nil {
			byref = append(byref, truth(p.OptionalKeyword("byref")))
		}
		if e.syms != nil {
			s, err := p.SymbolRef()
			if err != nil {
				return err
			}
			syms = append(syms, s)
		}
		v, err := p.Operand()
		if err != nil {
			return err
		}
		if err := p.Punct("->"); err != nil {
			return err
		}
		a, err := p.Argument(false, false)
		if err != nil {
			return err
		}
		e.vars.Operands, inner = append(e.vars.Operands, v), append(inner, a)
		if e.mapIndices == nil {
			return nil
		}
		n, err := mapIndex(p)
		mapped = mapped || n >= 0
		maps = append(maps, n)
		return err
	})
	if err != nil {
		return nil, err
	}
	at := p.Offset()
	if e.types.Types, err = p.ColonTypes(); err != nil {
		return nil, err
	}
	if len(e.types.Types) != len(inner) {
		return nil, p.Errorf(at, "%d types for %d operands", len(e.types.Types), len(inner))
	}
	for i := range inner {
		inner[i].Type = e.types.Types[i]
	}
	if e.syms != nil {
		e.syms.Attr = ir.ArrayOf(syms...)
	}
	if e.byref != nil {
		e.byref.Attr = ir.DenseArray(ir.I1(), byref)
	}
	if mapped {
		e.mapIndices.Attr = ir.DenseArray(ir.I64(), maps)
	}
	if err := p.Punct(")"); err != nil {
		return nil, err
	}
	if e.barrier != nil && p.OptionalKeyword("private_barrier") {
		e.barrier.Attr = ir.Unit()
	}
	return inner, nil
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// parseMod reads ": keyword," after mod.
func (e *entryParams) parseMod(p *ir.Parser) error {
	if err := p.Punct(":"); err != nil {
		return err
	}
	a, err := parseKeyword(p, ReductionModEnum)
	if err != nil {
		return err
	}
	e.mod.Attr = a
	return p.Punct(",")
}

// mapIndex reads [map_idx=0] if it is there; -1 otherwise.
func mapIndex(p *ir.Parser) (int64, error) {
	if !p.OptionalPunct("[") {
		return -1, nil
	}
	if err := p.Keyword("map_idx"); err != nil {
		return 0, err
	}
	if err := p.Punct("="); err != nil {
		return 0, err
	}
	n, err := p.Integer()
	if err != nil {
		return 0, err
	}
	return n, p.Punct("]")
}

func printEntryRegion(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
	r := args[0].Regions[0]
	var inner []*ir.Value
	if b := r.Entry(); b != nil {
		inner = b.Args()
	}
	for _, e := range entriesOf(o.Def(), args) {
		n := min(len(e.vars.Values), len(inner))
		e.print(p, inner[:n])
		inner = inner[n:]
	}
	p.Region(r, ir.RegionOptions{NoEntryArgs: true})
}

func (e *entryParams) print(p *ir.Printer, inner []*ir.Value) {
	if len(inner) == 0 {
		return
	}
	p.Text(e.clause.Name, "(")
	if e.mod != nil && e.mod.Attr != nil {
		if v, _ := ReductionModEnum.Of(e.mod.Attr); v != 0 {
			p.Text("mod: ", ReductionModEnum.Text(v), ", ")
		}
	}
	syms := elems(e.syms)
	byref, maps := numbers(e.byref), numbers(e.mapIndices)
	p.List(len(inner), func(i int) {
		if i < len(byref) && byref[i] != 0 {
			p.Text("byref ")
		}
		if i < len(syms) {
			p.Attr(syms[i])
			p.Byte(' ')
		}
		p.Value(e.vars.Values[i])
		p.Text(" -> ")
		p.Value(inner[i])
		if i < len(maps) && maps[i] >= 0 {
			p.Text(" [map_idx=")
			p.Int(maps[i])
			p.Byte(']')
		}
	})
	p.Text(" : ")
	p.List(len(inner), func(i int) { p.Type(e.vars.Values[i].Type()) })
	p.Text(") ")
	if e.barrier != nil && e.barrier.Attr != nil {
		p.Text("private_barrier ")
	}
}

func elems(a *ir.Arg) []ir.Attribute {
	if a == nil {
		return nil
	}
	if arr, ok := a.Attr.(*ir.ArrayAttr); ok {
		return arr.Elems
	}
	return nil
}

func numbers(a *ir.Arg) []int64 {
	if a == nil {
		return nil
	}
	if d, ok := a.Attr.(*ir.DenseArrayAttr); ok {
		return d.Values
	}
	return nil
}
