package omp

import "accc/ir"

// omp.loop_nest (%i, %j) : type = (%a, %b) to (%c, %d) inclusive step (%e, %f) collapse(2) tiles(4, 4) { ... } {attributes}

func parseLoopNest(p *ir.Parser, s *ir.State) error {
	ivs, err := p.ArgumentList(false, false)
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	types := make([]ir.Type, len(ivs))
	for i := range ivs {
		ivs[i].Type, types[i] = t, t
	}
	for _, w := range []string{"=", "to", "step"} {
		switch w {
		case "=":
			err = p.Punct(w)
		case "step":
			if p.OptionalKeyword("inclusive") {
				s.Add("loop_inclusive", ir.Unit())
			}
			err = p.Keyword(w)
		default:
			err = p.Keyword(w)
		}
		if err != nil {
			return err
		}
		us, ok, err := p.OptionalOperandList("(", ")")
		if err == nil && !ok {
			err = p.Punct("(")
		}
		if err != nil {
			return err
		}
		vs, err := p.ResolveAll(us, types)
		if err != nil {
			return err
		}
		s.Operands = append(s.Operands, vs...)
	}
	if err := loopShape(p, s); err != nil {
		return err
	}
	r, err := p.Region(s, ivs)
	if err != nil {
		return err
	}
	s.Regions = []*ir.Region{r}
	return p.AttrDict(s)
}

// loopShape reads collapse(n) and tiles(a, b).
func loopShape(p *ir.Parser, s *ir.State) error {
	if p.OptionalKeyword("collapse") {
		if err := p.Punct("("); err != nil {
			return err
		}
		n, err := p.Integer()
		if err != nil {
			return err
		}
		s.Add("collapse_num_loops", ir.Integer(ir.I64(), n))
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	if !p.OptionalKeyword("tiles") {
		return nil
	}
	var sizes []int64
	err := p.List("(", ")", func() error {
		n, err := p.Integer()
		sizes = append(sizes, n)
		return err
	})
	s.Add("tile_sizes", ir.DenseArray(ir.I64(), sizes))
	return err
}

func printLoopNest(p *ir.Printer, o *ir.Op) {
	args := o.Region(0).Entry().Args()
	p.Text(" (")
	p.List(len(args), func(i int) { p.Value(args[i]) })
	p.Text(") : ")
	p.Type(args[0].Type())
	p.Text(" = (")
	p.Values(o.Group(0))
	p.Text(") to (")
	p.Values(o.Group(1))
	p.Text(") ")
	if o.Attr("loop_inclusive") != nil {
		p.Text("inclusive ")
	}
	p.Text("step (")
	p.Values(o.Group(2))
	p.Text(") ")
	if n := o.IntAttr("collapse_num_loops"); n > 1 {
		p.Text("collapse(")
		p.Int(n)
		p.Text(") ")
	}
	if t, ok := o.Attr("tile_sizes").(*ir.DenseArrayAttr); ok {
		p.Text("tiles(")
		p.List(len(t.Values), func(i int) { p.Int(t.Values[i]) })
		p.Text(") ")
	}
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o, "loop_inclusive", "collapse_num_loops", "tile_sizes")
}

// omp.canonical_loop(%cli) %iv : type in range(%n) { ... } {attributes}

func parseCanonicalLoop(p *ir.Parser, s *ir.State) error {
	var cli *ir.Unresolved
	if p.OptionalPunct("(") {
		u, err := p.Operand()
		if err != nil {
			return err
		}
		cli = &u
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	iv, err := p.Argument(true, false)
	if err != nil {
		return err
	}
	for _, w := range []string{"in", "range"} {
		if err := p.Keyword(w); err != nil {
			return err
		}
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	n, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.Punct(")"); err != nil {
		return err
	}
	v, err := p.Resolve(n, iv.Type)
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, v)
	if cli != nil {
		c, err := p.Resolve(*cli, CLI())
		if err != nil {
			return err
		}
		s.Operands = append(s.Operands, c)
	}
	r, err := p.Region(s, []ir.Argument{iv})
	if err != nil {
		return err
	}
	s.Regions = []*ir.Region{r}
	return p.AttrDict(s)
}

func printCanonicalLoop(p *ir.Printer, o *ir.Op) {
	if c := o.Get("cli"); c != nil {
		p.Byte('(')
		p.Value(c)
		p.Byte(')')
	}
	iv := o.Region(0).Entry().Arg(0)
	p.Byte(' ')
	p.Value(iv)
	p.Text(" : ")
	p.Type(iv.Type())
	p.Text(" in range(")
	p.Value(o.Operand(0))
	p.Text(") ")
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o)
}

// omp.unroll_heuristic(%cli) {attributes}

func parseUnroll(p *ir.Parser, s *ir.State) error {
	if err := p.Punct("("); err != nil {
		return err
	}
	u, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.Punct(")"); err != nil {
		return err
	}
	v, err := p.Resolve(u, CLI())
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, v)
	return p.AttrDict(s)
}

func printUnroll(p *ir.Printer, o *ir.Op) {
	p.Byte('(')
	p.Value(o.Operand(0))
	p.Byte(')')
	p.AttrDict(o)
}

// omp.target_allocmem %device : type, in_type(%p : type), %n, %m {attributes}

func parseAllocmem(p *ir.Parser, s *ir.State) error {
	device, err := p.Operand()
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	v, err := p.Resolve(device, t)
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, v)
	if err := p.Punct(","); err != nil {
		return err
	}
	in, err := p.Type()
	if err != nil {
		return err
	}
	s.Add("in_type", ir.TypeValue(in))
	params, err := p.OptionalTypedOperands()
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, params...)
	shape := int32(0)
	for p.OptionalPunct(",") {
		u, err := p.Operand()
		if err != nil {
			return err
		}
		v, err := p.Resolve(u, ir.Index())
		if err != nil {
			return err
		}
		s.Operands = append(s.Operands, v)
		shape++
	}
	s.Segments = []int32{1, int32(len(params)), shape}
	s.Types = []ir.Type{ir.I64()}
	return p.AttrDict(s)
}

func printAllocmem(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
	p.Text(", ")
	p.Attr(o.Attr("in_type"))
	if params := o.Group(1); len(params) > 0 {
		p.Byte('(')
		p.OperandsWithTypes(params)
		p.Byte(')')
	}
	for _, v := range o.Group(2) {
		p.Text(", ")
		p.Value(v)
	}
	p.AttrDict(o, "in_type")
}
