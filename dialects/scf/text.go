package scf

import "accc/ir"

// region reads a region and adds its terminator where the text may omit it.
func region(p *ir.Parser, s *ir.State, args []ir.Argument, implicit bool) error {
	r, err := p.Region(s, args)
	if err != nil {
		return err
	}
	if implicit {
		if err := p.EnsureTerminator(s, r); err != nil {
			return err
		}
	}
	s.Regions = append(s.Regions, r)
	return nil
}

// printBody writes a region, and omits its terminator unless that yields values.
func printBody(p *ir.Printer, r *ir.Region, values bool) {
	p.Region(r, ir.RegionOptions{NoEntryArgs: true, NoTerminator: !values})
}

// scf.if %c -> (types) { ... } else { ... } {attributes}

func parseIf(p *ir.Parser, s *ir.State) error {
	c, err := p.Operand()
	if err != nil {
		return err
	}
	v, err := p.Resolve(c, ir.I1())
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, v)
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	if err := region(p, s, nil, true); err != nil {
		return err
	}
	if p.OptionalKeyword("else") {
		if err := region(p, s, nil, true); err != nil {
			return err
		}
	} else {
		s.Regions = append(s.Regions, &ir.Region{})
	}
	return p.AttrDict(s)
}

func printIf(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	if o.NumResults() > 0 {
		p.Text(" -> (")
		printTypes(p, o.Results())
		p.Byte(')')
	}
	p.Byte(' ')
	printBody(p, o.Region(0), o.NumResults() > 0)
	if !o.Region(1).Empty() {
		p.Text(" else ")
		printBody(p, o.Region(1), o.NumResults() > 0)
	}
	p.AttrDict(o)
}

func printTypes(p *ir.Printer, vs []*ir.Value) {
	p.List(len(vs), func(i int) { p.Type(vs[i].Type()) })
}

// assignments reads (%a = %b, ...).
func assignments(p *ir.Parser) (args []ir.Argument, inits []ir.Unresolved, err error) {
	err = p.List("(", ")", func() error {
		a, err := p.Argument(false, false)
		if err != nil {
			return err
		}
		if err := p.Punct("="); err != nil {
			return err
		}
		v, err := p.Operand()
		args, inits = append(args, a), append(inits, v)
		return err
	})
	return args, inits, err
}

// printAssignments writes prefix(%a = %b, ...); nothing for none.
func printAssignments(p *ir.Printer, prefix string, args, inits []*ir.Value) {
	if len(inits) == 0 {
		return
	}
	p.Text(prefix, "(")
	p.List(len(inits), func(i int) {
		p.Value(args[i])
		p.Text(" = ")
		p.Value(inits[i])
	})
	p.Byte(')')
}

// scf.for unsigned %i = %a to %b step %c iter_args(%x = %y) -> (types) : type { ... } {attributes}

func parseFor(p *ir.Parser, s *ir.State) error {
	if p.OptionalKeyword("unsigned") {
		s.Add("unsignedCmp", ir.Unit())
	}
	iv, err := p.Argument(false, false)
	if err != nil {
		return err
	}
	var bounds []ir.Unresolved
	for _, w := range []string{"=", "to", "step"} {
		if w == "=" {
			err = p.Punct(w)
		} else {
			err = p.Keyword(w)
		}
		if err != nil {
			return err
		}
		v, err := p.Operand()
		if err != nil {
			return err
		}
		bounds = append(bounds, v)
	}
	args := []ir.Argument{iv}
	var inits []ir.Unresolved
	at := p.Offset()
	if p.OptionalKeyword("iter_args") {
		carried, values, err := assignments(p)
		if err != nil {
			return err
		}
		args, inits = append(args, carried...), values
		if s.Types, err = p.ArrowTypes(); err != nil {
			return err
		}
	}
	if len(inits) != len(s.Types) {
		return p.Errorf(at, "%d carried values and %d types", len(inits), len(s.Types))
	}
	t := ir.Index()
	if p.OptionalPunct(":") {
		if t, err = p.Type(); err != nil {
			return err
		}
	}
	args[0].Type = t
	for i := range inits {
		args[1+i].Type = s.Types[i]
	}
	// The operands come last: names of the region are not theirs.
	if err := region(p, s, args, len(inits) == 0); err != nil {
		return err
	}
	if s.Operands, err = p.ResolveAll(bounds, []ir.Type{t, t, t}); err != nil {
		return err
	}
	more, err := p.ResolveAll(inits, s.Types)
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, more...)
	return p.AttrDict(s)
}

func printFor(p *ir.Printer, o *ir.Op) {
	if o.Attr("unsignedCmp") != nil {
		p.Text(" unsigned")
	}
	args := o.Region(0).Entry().Args()
	inits := o.Group(3)
	p.Byte(' ')
	p.Value(args[0])
	for i, w := range []string{" = ", " to ", " step "} {
		p.Text(w)
		p.Value(o.Operand(i))
	}
	printAssignments(p, " iter_args", args[1:], inits)
	if len(inits) > 0 {
		p.Text(" -> (")
		printTypes(p, inits)
		p.Byte(')')
	}
	p.Byte(' ')
	if t := args[0].Type(); t != ir.Index() {
		p.Text(" : ")
		p.Type(t)
		p.Byte(' ')
	}
	printBody(p, o.Region(0), len(inits) > 0)
	p.AttrDict(o, "unsignedCmp")
}

// scf.while (%a = %b) : (types) -> types { ... } do { ... } attributes {...}

func parseWhile(p *ir.Parser, s *ir.State) error {
	var args []ir.Argument
	var inits []ir.Unresolved
	var err error
	at := p.Offset()
	if p.PeekPunct("(") {
		if args, inits, err = assignments(p); err != nil {
			return err
		}
	}
	if err := p.Punct(":"); err != nil {
		return err
	}
	t, err := p.FunctionType()
	if err != nil {
		return err
	}
	if len(t.Inputs) != len(inits) {
		return p.Errorf(at, "%d initial values and %d types", len(inits), len(t.Inputs))
	}
	for i := range args {
		args[i].Type = t.Inputs[i]
	}
	s.Types = t.Results
	if s.Operands, err = p.ResolveAll(inits, t.Inputs); err != nil {
		return err
	}
	if err := region(p, s, args, false); err != nil {
		return err
	}
	if err := p.Keyword("do"); err != nil {
		return err
	}
	if err := region(p, s, nil, false); err != nil {
		return err
	}
	return p.AttrDictWithKeyword(s)
}

func printWhile(p *ir.Printer, o *ir.Op) {
	printAssignments(p, " ", o.Region(0).Entry().Args(), o.Operands())
	p.Text(" : ")
	p.FunctionType(typesOf(o.Operands()), typesOf(o.Results()))
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.Text(" do ")
	p.Region(o.Region(1), ir.RegionOptions{})
	p.AttrDictWithKeyword(o)
}

func typesOf(vs []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(vs))
	for i, v := range vs {
		types[i] = v.Type()
	}
	return types
}

// scf.execute_region -> types no_inline { ... } {attributes}

func parseExecuteRegion(p *ir.Parser, s *ir.State) error {
	var err error
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	if p.OptionalKeyword("no_inline") {
		s.Add("no_inline", ir.Unit())
	}
	if err := region(p, s, nil, false); err != nil {
		return err
	}
	return p.AttrDict(s)
}

func printExecuteRegion(p *ir.Printer, o *ir.Op) {
	p.ArrowTypes(typesOf(o.Results()))
	p.Byte(' ')
	if o.Attr("no_inline") != nil {
		p.Text("no_inline ")
	}
	p.Region(o.Region(0), ir.RegionOptions{})
	p.AttrDict(o, "no_inline")
}

// scf.parallel (%i) = (%a) to (%b) step (%c) init (%x) -> types { ... } {attributes}

func parseParallel(p *ir.Parser, s *ir.State) error {
	ivs, err := p.ArgumentList(false, false)
	if err != nil {
		return err
	}
	index := make([]ir.Type, len(ivs))
	for i := range ivs {
		ivs[i].Type, index[i] = ir.Index(), ir.Index()
	}
	for _, w := range []string{"=", "to", "step"} {
		if w == "=" {
			err = p.Punct(w)
		} else {
			err = p.Keyword(w)
		}
		if err != nil {
			return err
		}
		vals, err := parenOperands(p, index)
		if err != nil {
			return err
		}
		s.Operands = append(s.Operands, vals...)
	}
	n := int32(len(ivs))
	s.Segments = []int32{n, n, n, 0}
	var inits []ir.Unresolved
	if p.OptionalKeyword("init") {
		if inits, _, err = p.OptionalOperandList("(", ")"); err != nil {
			return err
		}
	}
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	more, err := p.ResolveAll(inits, s.Types)
	if err != nil {
		return err
	}
	s.Operands, s.Segments[3] = append(s.Operands, more...), int32(len(more))
	if err := region(p, s, ivs, len(inits) == 0); err != nil {
		return err
	}
	return p.AttrDict(s)
}

func parenOperands(p *ir.Parser, types []ir.Type) ([]*ir.Value, error) {
	if err := p.Punct("("); err != nil {
		return nil, err
	}
	us, err := p.OperandList()
	if err != nil {
		return nil, err
	}
	vals, err := p.ResolveAll(us, types)
	if err != nil {
		return nil, err
	}
	return vals, p.Punct(")")
}

func printParallel(p *ir.Printer, o *ir.Op) {
	args := o.Region(0).Entry().Args()
	for i, w := range []string{" (", ") = (", ") to (", ") step ("} {
		p.Text(w)
		if i == 0 {
			p.List(len(args), func(i int) { p.Value(args[i]) })
			continue
		}
		p.Values(o.Group(i - 1))
	}
	p.Byte(')')
	if inits := o.Group(3); len(inits) > 0 {
		p.Text(" init (")
		p.Values(inits)
		p.Byte(')')
	}
	p.ArrowTypes(typesOf(o.Results()))
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o)
}

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{"SwitchCases": {Parse: parseCases, Print: printCases}}
}

// case 1 { ... } for each case.

func parseCases(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	var cases []int64
	for p.OptionalKeyword("case") {
		n, err := p.Integer()
		if err != nil {
			return err
		}
		r, err := p.Region(s, nil)
		if err != nil {
			return err
		}
		cases = append(cases, n)
		args[1].Regions = append(args[1].Regions, r)
	}
	args[0].Attr = ir.DenseArray(ir.I64(), cases)
	return nil
}

func printCases(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	cases := args[0].Attr.(*ir.DenseArrayAttr).Values
	for i, r := range args[1].Regions {
		p.Newline()
		p.Text("case ")
		p.Int(cases[i])
		p.Byte(' ')
		p.Region(r, ir.RegionOptions{NoEntryArgs: true})
	}
}
