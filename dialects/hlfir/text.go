package hlfir

import "accc/ir"

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{
		"DesignatorIndices":     {Parse: parseIndices, Print: printIndices},
		"DesignatorComplexPart": {Parse: parseComplexPart, Print: printComplexPart},
		"YieldOpCleanup":        {Parse: parseCleanup, Print: printCleanup},
		"ForallOpBody":          {Parse: parseForallBody, Print: printForallBody},
		"AssignmentMaskOpBody":  {Parse: parseMaskBody, Print: printMaskBody},
	}
}

// (%i, %first:%last:%step): indices and triplets.

func parseIndices(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var triplets []int64
	_, err := p.OptionalList("(", ")", func() error {
		u, err := p.Operand()
		if err != nil {
			return err
		}
		args[0].Operands = append(args[0].Operands, u)
		if !p.OptionalPunct(":") {
			triplets = append(triplets, 0)
			return nil
		}
		last, err := p.Operand()
		if err != nil {
			return err
		}
		if err := p.Punct(":"); err != nil {
			return err
		}
		step, err := p.Operand()
		args[0].Operands = append(args[0].Operands, last, step)
		triplets = append(triplets, 1)
		return err
	})
	args[1].Attr = ir.DenseArray(ir.I1(), triplets)
	return err
}

func printIndices(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	rest := args[0].Values
	if len(rest) == 0 {
		return
	}
	triplets, _ := args[1].Attr.(*ir.DenseArrayAttr)
	p.Byte('(')
	for _, t := range triplets.Values {
		n := 1
		if t != 0 {
			n = 3
		}
		for i, v := range rest[:min(n, len(rest))] {
			if i > 0 {
				p.Byte(':')
			}
			p.Value(v)
		}
		if rest = rest[min(n, len(rest)):]; len(rest) > 0 {
			p.Text(", ")
		}
	}
	p.Byte(')')
}

// real or imag

func parseComplexPart(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	for _, word := range []string{"imag", "real"} {
		if p.OptionalKeyword(word) {
			args[0].Attr = ir.Bool(word == "imag")
			break
		}
	}
	return nil
}

func printComplexPart(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	switch args[0].Attr {
	case nil:
	case ir.Bool(true):
		p.Text("imag")
	default:
		p.Text("real")
	}
}

// body reads a region, which ends with fir.end when it says nothing else.
func body(p *ir.Parser, s *ir.State, args []ir.Argument) (*ir.Region, error) {
	r, err := p.Region(s, args)
	if err != nil {
		return nil, err
	}
	return r, p.EnsureTerminator(s, r)
}

// unended is how such a region is written.
var unended = ir.RegionOptions{NoEntryArgs: true, NoTerminator: true}

// cleanup { ... }

func parseCleanup(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	r := &ir.Region{}
	var err error
	if p.OptionalKeyword("cleanup") {
		r, err = body(p, s, nil)
	}
	args[0].Regions = []*ir.Region{r}
	return err
}

func printCleanup(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if r := args[0].Regions[0]; !r.Empty() {
		p.Text("cleanup ")
		p.Region(r, unended)
	}
}

// argument reads (%x: type).
func argument(p *ir.Parser) (ir.Argument, error) {
	if err := p.Punct("("); err != nil {
		return ir.Argument{}, err
	}
	a, err := p.Argument(true, false)
	if err != nil {
		return a, err
	}
	return a, p.Punct(")")
}

func printArgument(p *ir.Printer, v *ir.Value) {
	p.Byte('(')
	p.Value(v)
	p.Text(": ")
	p.Type(v.Type())
	p.Text(") ")
}

// (%i: type) { ... }

func parseForallBody(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	i, err := argument(p)
	if err != nil {
		return err
	}
	r, err := body(p, s, []ir.Argument{i})
	args[0].Regions = []*ir.Region{r}
	return err
}

func printForallBody(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	r := args[0].Regions[0]
	p.Byte(' ')
	printArgument(p, r.Entry().Arg(0))
	p.Region(r, unended)
}

// { ... }, written with its end when that is hlfir.elsewhere.

func parseMaskBody(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	r, err := body(p, s, nil)
	args[0].Regions = []*ir.Region{r}
	return err
}

func printMaskBody(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	r := args[0].Regions[0]
	end := lastOf(r)
	p.Region(r, ir.RegionOptions{NoEntryArgs: true, NoTerminator: end == nil || end.Def() != ElseWhere})
}

// hlfir.region_assign { ... } to { ... } user_defined_assign (%value: type) to (%variable: type) { ... }

func parseRegionAssign(p *ir.Parser, s *ir.State) error {
	rhs, err := p.Region(s, nil)
	if err != nil {
		return err
	}
	if err := p.Keyword("to"); err != nil {
		return err
	}
	lhs, err := p.Region(s, nil)
	if err != nil {
		return err
	}
	s.Regions = []*ir.Region{rhs, lhs, {}}
	if !p.OptionalKeyword("user_defined_assign") {
		return nil
	}
	from, err := argument(p)
	if err != nil {
		return err
	}
	if err := p.Keyword("to"); err != nil {
		return err
	}
	to, err := argument(p)
	if err != nil {
		return err
	}
	s.Regions[2], err = body(p, s, []ir.Argument{from, to})
	return err
}

func printRegionAssign(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	p.Text(" to ")
	p.Region(o.Region(1), ir.RegionOptions{NoEntryArgs: true})
	if r := o.Region(2); !r.Empty() {
		p.Text(" user_defined_assign  ")
		printArgument(p, r.Entry().Arg(0))
		p.Text("to ")
		printArgument(p, r.Entry().Arg(1))
		p.Region(r, unended)
	}
}

// lastOf is the operation that ends a region, or nil.
func lastOf(r *ir.Region) *ir.Op {
	blocks := r.Blocks()
	if len(blocks) == 0 {
		return nil
	}
	return blocks[len(blocks)-1].Last()
}
