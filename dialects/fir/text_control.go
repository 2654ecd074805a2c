package fir

import (
	"slices"

	"accc/ir"
)

// body reads a region and adds its terminator where the text may omit it.
func body(p *ir.Parser, s *ir.State, args []ir.Argument) error {
	r, err := p.Region(s, args)
	if err != nil {
		return err
	}
	s.Regions = append(s.Regions, r)
	return p.EnsureTerminator(s, r)
}

// fir.if %c weights([1, 2]) -> (types) { ... } else { ... } {attributes}

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
	if p.OptionalKeyword("weights") {
		if err := parseWeights(p, s); err != nil {
			return err
		}
	}
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	if err := body(p, s, nil); err != nil {
		return err
	}
	if p.OptionalKeyword("else") {
		if err := body(p, s, nil); err != nil {
			return err
		}
	} else {
		s.Regions = append(s.Regions, &ir.Region{})
	}
	return p.AttrDict(s)
}

func parseWeights(p *ir.Parser, s *ir.State) error {
	if err := p.Punct("("); err != nil {
		return err
	}
	var weights []int64
	err := p.List("[", "]", func() error {
		n, err := p.Integer()
		weights = append(weights, n)
		return err
	})
	if err != nil {
		return err
	}
	s.Add("region_weights", ir.DenseArray(ir.I32(), weights))
	return p.Punct(")")
}

func printIf(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	if w := counts(o, "region_weights"); w != nil {
		p.Text(" weights([")
		p.List(len(w), func(i int) { p.Int(w[i]) })
		p.Text("])")
	}
	results := o.NumResults() > 0
	if results {
		p.Text(" -> (")
		p.Types(typesOf(o.Results()))
		p.Byte(')')
	}
	for i, r := range o.Regions() {
		if r.Empty() {
			continue
		}
		if i > 0 {
			p.Text(" else")
		}
		p.Byte(' ')
		p.Region(r, ir.RegionOptions{NoEntryArgs: true, NoTerminator: !results})
	}
	p.AttrDict(o, "region_weights")
}

// parseBounds reads "%i = %a to %b step %c" for index operands.
func parseBounds(p *ir.Parser, s *ir.State) (ir.Argument, error) {
	iv, err := p.Argument(false, false)
	if err != nil {
		return iv, err
	}
	iv.Type = ir.Index()
	for _, w := range []string{"=", "to", "step"} {
		if w == "=" {
			err = p.Punct(w)
		} else {
			err = p.Keyword(w)
		}
		if err != nil {
			return iv, err
		}
		u, err := p.Operand()
		if err != nil {
			return iv, err
		}
		v, err := p.Resolve(u, ir.Index())
		if err != nil {
			return iv, err
		}
		s.Operands = append(s.Operands, v)
	}
	return iv, nil
}

func printBounds(p *ir.Printer, o *ir.Op) {
	p.Value(o.Region(0).Entry().Arg(0))
	for i, w := range []string{" = ", " to ", " step "} {
		p.Text(w)
		p.Value(o.Operand(i))
	}
}

// parseCarried reads "iter_args(%x = %y, ...)".
func parseCarried(p *ir.Parser) (args []ir.Argument, inits []ir.Unresolved, err error) {
	if !p.OptionalKeyword("iter_args") {
		return nil, nil, nil
	}
	err = p.List("(", ")", func() error {
		a, err := p.Argument(false, false)
		if err != nil {
			return err
		}
		if err := p.Punct("="); err != nil {
			return err
		}
		u, err := p.Operand()
		args, inits = append(args, a), append(inits, u)
		return err
	})
	return args, inits, err
}

func printCarried(p *ir.Printer, args, inits []*ir.Value) {
	if len(inits) == 0 {
		return
	}
	p.Text(" iter_args(")
	p.List(len(inits), func(i int) {
		p.Value(args[i])
		p.Text(" = ")
		p.Value(inits[i])
	})
	p.Byte(')')
}

// fir.do_loop %i = %a to %b step %c unordered iter_args(%x = %y) -> (types) reduce(...) attributes {...} { ... }

func parseDoLoop(p *ir.Parser, s *ir.State) error {
	iv, err := parseBounds(p, s)
	if err != nil {
		return err
	}
	args := []ir.Argument{iv}
	if p.OptionalKeyword("unordered") {
		s.Add("unordered", ir.Unit())
	}
	at := p.Offset()
	carried, inits, err := parseCarried(p)
	if err != nil {
		return err
	}
	if s.Types, err = p.OptionalArrowTypes(); err != nil {
		return err
	}
	types := s.Types
	if len(types) == len(inits)+1 {
		if types[0] != ir.Index() {
			return p.Errorf(at, "the first result must be the counter, of type index")
		}
		s.Add("finalValue", ir.Unit())
		types = types[1:]
	}
	if len(types) != len(inits) {
		return p.Errorf(at, "%d carried values and %d types", len(inits), len(types))
	}
	for i := range carried {
		carried[i].Type = types[i]
	}
	values, err := p.ResolveAll(inits, types)
	if err != nil {
		return err
	}
	reduced, err := parseReduce(p, s)
	if err != nil {
		return err
	}
	s.Operands = append(append(s.Operands, reduced...), values...)
	s.Segments = []int32{1, 1, 1, int32(len(reduced)), int32(len(values))}
	if err := p.AttrDictWithKeyword(s); err != nil {
		return err
	}
	return body(p, s, append(args, carried...))
}

// parseReduce reads "reduce(#fir.reduce_attr<add> -> %r : type, ...)".
func parseReduce(p *ir.Parser, s *ir.State) ([]*ir.Value, error) {
	if !p.OptionalKeyword("reduce") {
		return nil, nil
	}
	var kinds []ir.Attribute
	var values []*ir.Value
	err := p.List("(", ")", func() error {
		k, err := p.Attribute(nil)
		if err != nil {
			return err
		}
		if err := p.Punct("->"); err != nil {
			return err
		}
		u, err := p.Operand()
		if err != nil {
			return err
		}
		t, err := p.ColonType()
		if err != nil {
			return err
		}
		v, err := p.Resolve(u, t)
		kinds, values = append(kinds, k), append(values, v)
		return err
	})
	s.Add("reduceAttrs", ir.ArrayOf(kinds...))
	return values, err
}

func printDoLoop(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	printBounds(p, o)
	if o.Attr("unordered") != nil {
		p.Text(" unordered")
	}
	inits, reduced := o.Group(4), o.Group(3)
	printCarried(p, o.Region(0).Entry().Args()[1:], inits)
	switch {
	case len(inits) > 0:
		p.Text(" -> (")
		p.Types(typesOf(o.Results()))
		p.Byte(')')
	case o.Attr("finalValue") != nil:
		p.Text(" -> ")
		p.Type(o.Result(0).Type())
	}
	if len(reduced) > 0 {
		kinds, _ := o.Attr("reduceAttrs").(*ir.ArrayAttr)
		p.Text(" reduce(")
		p.List(len(reduced), func(i int) {
			if kinds != nil && i < len(kinds.Elems) {
				p.Attr(kinds.Elems[i])
			}
			p.Text(" -> ")
			p.Value(reduced[i])
			p.Text(" : ")
			p.Type(reduced[i].Type())
		})
		p.Byte(')')
	}
	p.AttrDictWithKeyword(o, "unordered", "finalValue", "reduceAttrs")
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0 && len(reduced) == 0})
}

// fir.iterate_while (%i = %a to %b step %c) and (%ok = %d) iter_args(%x = %y) -> (types) attributes {...} { ... }

func parseIterateWhile(p *ir.Parser, s *ir.State) error {
	if err := p.Punct("("); err != nil {
		return err
	}
	iv, err := parseBounds(p, s)
	if err != nil {
		return err
	}
	if err := p.Punct(")"); err != nil {
		return err
	}
	if err := p.Keyword("and"); err != nil {
		return err
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	ok, err := p.Argument(false, false)
	if err != nil {
		return err
	}
	ok.Type = ir.I1()
	if err := p.Punct("="); err != nil {
		return err
	}
	u, err := p.Operand()
	if err != nil {
		return err
	}
	v, err := p.Resolve(u, ir.I1())
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, v)
	if err := p.Punct(")"); err != nil {
		return err
	}
	at := p.Offset()
	carried, inits, err := parseCarried(p)
	if err != nil {
		return err
	}
	types, err := p.OptionalArrowTypes()
	if err != nil {
		return err
	}
	// The results are the condition and the values; with the counter, all are written.
	final := []ir.Type{ir.Index(), ir.I1()}
	if len(types) == len(inits)+2 && slices.Equal(types[:2], final) {
		s.Add("finalValue", ir.Unit())
		s.Types, types = types, types[2:]
	} else {
		s.Types = append([]ir.Type{ir.I1()}, types...)
	}
	if len(types) != len(inits) {
		return p.Errorf(at, "%d carried values and %d types", len(inits), len(types))
	}
	for i := range carried {
		carried[i].Type = types[i]
	}
	values, err := p.ResolveAll(inits, types)
	if err != nil {
		return err
	}
	s.Operands = append(s.Operands, values...)
	if err := p.AttrDictWithKeyword(s); err != nil {
		return err
	}
	return body(p, s, append([]ir.Argument{iv, ok}, carried...))
}

func printIterateWhile(p *ir.Printer, o *ir.Op) {
	args := o.Region(0).Entry().Args()
	p.Text(" (")
	printBounds(p, o)
	p.Text(") and (")
	p.Value(args[1])
	p.Text(" = ")
	p.Value(o.Operand(3))
	p.Byte(')')
	inits := o.Group(4)
	printCarried(p, args[2:], inits)
	types := typesOf(o.Results())
	if o.Attr("finalValue") == nil {
		types = types[min(1, len(types)):]
	}
	if len(types) > 0 {
		p.Text(" -> (")
		p.Types(types)
		p.Byte(')')
	}
	p.AttrDictWithKeyword(o, "finalValue")
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
}

// fir.select_case %v : type [#fir.point, %a, ^bb1(%x : type), unit, ^bb2] {attributes}

func parseSelect(p *ir.Parser, s *ir.State) error {
	u, err := p.Operand()
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	selector, err := p.Resolve(u, t)
	if err != nil {
		return err
	}
	var tags []ir.Attribute
	var compared, passed []*ir.Value
	compares, targets := []int64{}, []int64{}
	err = p.List("[", "]", func() error {
		tag, err := p.Attribute(nil)
		if err != nil {
			return err
		}
		n := int64(0)
		for {
			if err := p.Punct(","); err != nil {
				return err
			}
			u, ok, err := p.OptionalOperand()
			if err != nil {
				return err
			}
			if !ok {
				break
			}
			v, err := p.Resolve(u, t)
			if err != nil {
				return err
			}
			compared = append(compared, v)
			n++
		}
		b, err := p.Successor()
		if err != nil {
			return err
		}
		values, err := p.OptionalTypedOperands()
		tags, s.Succs = append(tags, tag), append(s.Succs, b)
		passed = append(passed, values...)
		compares, targets = append(compares, n), append(targets, int64(len(values)))
		return err
	})
	if err != nil {
		return err
	}
	s.Operands = append(append([]*ir.Value{selector}, compared...), passed...)
	s.Segments = []int32{1, int32(len(compared)), int32(len(passed))}
	s.Add(caseTags, ir.ArrayOf(tags...))
	if s.Def.ShortName() == "select_case" {
		s.Add(compareOffsets, ir.DenseArray(ir.I32(), compares))
	}
	s.Add(targetOffsets, ir.DenseArray(ir.I32(), targets))
	return p.AttrDict(s)
}

// printTag writes what a case is about: true is the number of one bit that has a sign.
func printTag(p *ir.Printer, a ir.Attribute) {
	n, ok := a.(*ir.IntegerAttr)
	switch {
	case !ok || !ir.IsInteger(n.Type, 1):
		p.AttrWithoutType(a)
	case n.Value != 0:
		p.Text("-1")
	default:
		p.Text("0")
	}
}

func printSelect(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
	p.Text(" [")
	tags, _ := o.Attr(caseTags).(*ir.ArrayAttr)
	compares, compared := counts(o, compareOffsets), o.Group(1)
	p.List(len(o.Successors()), func(i int) {
		if tags != nil && i < len(tags.Elems) {
			printTag(p, tags.Elems[i])
		}
		p.Text(", ")
		if i < len(compares) {
			n := min(int(compares[i]), len(compared))
			for _, v := range compared[:n] {
				p.Value(v)
				p.Text(", ")
			}
			compared = compared[n:]
		}
		lo, hi := selectBranch{}.SuccessorOperands(o, i)
		p.SuccessorWith(o.Successors()[i], o.Operands()[lo:hi])
	})
	p.Byte(']')
	p.AttrDict(o, caseTags, compareOffsets, targetOffsets)
}
