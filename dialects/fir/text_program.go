package fir

import "accc/ir"

// fir.call @f(%a) proc_attrs<pure> fastmath<contract> {attributes} : (types) -> types

func parseCall(p *ir.Parser, s *ir.State) error {
	callee, direct := p.OptionalSymbolName()
	var pointer ir.Unresolved
	var err error
	if direct {
		ref := ir.Symbol(callee)
		var nested []string
		for p.OptionalPunct("::") {
			n, err := p.SymbolName()
			if err != nil {
				return err
			}
			nested = append(nested, n)
			ref = ir.Symbol(callee, nested...)
		}
		s.Add("callee", ref)
	} else if pointer, err = p.Operand(); err != nil {
		return err
	}
	args, ok, err := p.OptionalOperandList("(", ")")
	if err == nil && !ok {
		err = p.Punct("(")
	}
	if err != nil {
		return err
	}
	for _, e := range []struct {
		word, name string
		enum       *ir.Enum
	}{{"proc_attrs", "procedure_attrs", ProcAttrs}, {"fastmath", "fastmath", fastmath.Type.Enum}} {
		if p.OptionalKeyword(e.word) {
			a, err := e.enum.ParseText(p)
			if err != nil {
				return err
			}
			s.Add(e.name, a)
		}
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	if err := p.Punct(":"); err != nil {
		return err
	}
	sig, err := p.Signature(false)
	if err != nil {
		return err
	}
	if sig.ArgAttrs != nil {
		s.Add("arg_attrs", sig.ArgAttrs)
	}
	if sig.ResAttrs != nil {
		s.Add("res_attrs", sig.ResAttrs)
	}
	types := sig.ArgTypes()
	if !direct {
		args = append([]ir.Unresolved{pointer}, args...)
		types = append([]ir.Type{ir.Func(types, sig.Results)}, types...)
	}
	s.Types = append([]ir.Type{}, sig.Results...)
	s.Operands, err = p.ResolveAll(args, types)
	return err
}

func printCall(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	if callee := (callLike{}).Callee(o); callee != nil {
		p.Attr(callee)
	} else {
		p.Value(o.Operand(0))
	}
	args := callLike{}.Arguments(o)
	p.Byte('(')
	p.Values(args)
	p.Byte(')')
	if a := o.Attr("procedure_attrs"); a != nil {
		p.Text(" proc_attrs")
		ProcAttrs.PrintText(p, a)
	}
	if a := o.Attr("fastmath"); a != nil && a != fastmath.Default {
		p.Text(" fastmath")
		fastmath.Type.Enum.PrintText(p, a)
	}
	p.AttrDict(o, "callee", "fastmath", "procedure_attrs", "arg_attrs", "res_attrs")
	p.Text(" : ")
	p.Signature(typesOf(args), o.Attr("arg_attrs"), typesOf(o.Results()), o.Attr("res_attrs"), false, nil)
	if o.NumResults() == 0 {
		p.Text(" -> ()")
	}
}

// fir.global linkage @name(value) {attributes} constant target : type { ... }

func parseGlobal(p *ir.Parser, s *ir.State) error {
	if linkage, ok := p.OptionalAnyKeyword(); ok {
		s.Add("linkName", ir.String(linkage))
	}
	name, err := p.SymbolName()
	if err != nil {
		return err
	}
	s.Add("sym_name", ir.String(name))
	s.Add("symref", ir.Symbol(name))
	if p.OptionalPunct("(") {
		value, err := p.Attribute(nil)
		if err != nil {
			return err
		}
		s.Add("initVal", value)
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	for _, w := range []string{"constant", "target"} {
		if p.OptionalKeyword(w) {
			s.Add(w, ir.Unit())
		}
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	s.Add("type", ir.TypeValue(t))
	r, err := p.OptionalRegion(s, nil)
	if r == nil {
		r = &ir.Region{}
	}
	s.Regions = []*ir.Region{r}
	return err
}

func printGlobal(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	if l := o.StringAttr("linkName"); l != "" {
		p.Text(l, " ")
	}
	p.Symbol(o.StringAttr("sym_name"))
	if v := o.Attr("initVal"); v != nil {
		p.Byte('(')
		p.Attr(v)
		p.Byte(')')
	}
	p.AttrDict(o, "sym_name", "symref", "linkName", "initVal", "constant", "target", "type")
	for _, w := range []string{"constant", "target"} {
		if o.Attr(w) != nil {
			p.Text(" ", w)
		}
	}
	p.Text(" : ")
	p.Attr(o.Attr("type"))
	if r := o.Region(0); !r.Empty() {
		p.Byte(' ')
		p.Region(r, ir.RegionOptions{NoEntryArgs: true})
	}
}

// fir.do_concurrent.loop (%i) = (%a) to (%b) step (%c) local(@l %x -> %y : type)
// reduce(byref @r #fir.reduce_attr<add> %x -> %y : type) attributes {...} { ... }

func parseConcurrent(p *ir.Parser, s *ir.State) error {
	args, err := p.ArgumentList(false, false)
	if err != nil {
		return err
	}
	n := int32(len(args))
	for i := range args {
		args[i].Type = ir.Index()
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
		err := p.List("(", ")", func() error {
			u, err := p.Operand()
			if err != nil {
				return err
			}
			v, err := p.Resolve(u, ir.Index())
			s.Operands = append(s.Operands, v)
			return err
		})
		if err != nil {
			return err
		}
	}
	s.Segments = []int32{n, n, n, 0, 0}
	for i, w := range []string{"local", "reduce"} {
		if !p.OptionalKeyword(w) {
			continue
		}
		more, err := parsePrivate(p, s, w)
		if err != nil {
			return err
		}
		args = append(args, more...)
		s.Segments[3+i] = int32(len(more))
	}
	if err := p.AttrDictWithKeyword(s); err != nil {
		return err
	}
	r, err := p.Region(s, args)
	s.Regions = []*ir.Region{r}
	return err
}

// parsePrivate reads the variables of "local" or "reduce"; their arguments are returned.
func parsePrivate(p *ir.Parser, s *ir.State, word string) ([]ir.Argument, error) {
	var us []ir.Unresolved
	var args []ir.Argument
	var syms, kinds []ir.Attribute
	var byref []int64
	if err := p.Punct("("); err != nil {
		return nil, err
	}
	err := p.CommaList(func() error {
		if word == "reduce" {
			n := int64(0)
			if p.OptionalKeyword("byref") {
				n = 1
			}
			byref = append(byref, n)
		}
		ref, err := p.SymbolRef()
		if err != nil {
			return err
		}
		syms = append(syms, ref)
		if word == "reduce" {
			k, err := p.Attribute(nil)
			if err != nil {
				return err
			}
			kinds = append(kinds, k)
		}
		u, err := p.Operand()
		if err != nil {
			return err
		}
		if err := p.Punct("->"); err != nil {
			return err
		}
		a, err := p.Argument(false, false)
		us, args = append(us, u), append(args, a)
		return err
	})
	if err != nil {
		return nil, err
	}
	types, err := p.ColonTypes()
	if err != nil {
		return nil, err
	}
	values, err := p.ResolveAll(us, types)
	if err != nil {
		return nil, err
	}
	for i := range args {
		args[i].Type = types[i]
	}
	s.Operands = append(s.Operands, values...)
	s.Add(word+"_syms", ir.ArrayOf(syms...))
	if word == "reduce" {
		s.Add("reduce_attrs", ir.ArrayOf(kinds...))
		s.Add("reduce_byref", ir.DenseArray(ir.I1(), byref))
	}
	return args, p.Punct(")")
}

func printConcurrent(p *ir.Printer, o *ir.Op) {
	args := o.Region(0).Entry().Args()
	n := len(o.Group(0))
	p.Text(" (")
	p.Values(args[:n])
	for i, w := range []string{") = (", ") to (", ") step ("} {
		p.Text(w)
		p.Values(o.Group(i))
	}
	p.Byte(')')
	args = args[n:]
	for i, w := range []string{"local", "reduce"} {
		vs := o.Group(3 + i)
		if len(vs) == 0 {
			continue
		}
		printPrivate(p, o, w, vs, args[:len(vs)])
		args = args[len(vs):]
	}
	p.AttrDictWithKeyword(o, "local_syms", "reduce_syms", "reduce_attrs", "reduce_byref")
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
}

func printPrivate(p *ir.Printer, o *ir.Op, word string, vs, args []*ir.Value) {
	elem := func(name string, i int) {
		if a, ok := o.Attr(name).(*ir.ArrayAttr); ok && i < len(a.Elems) {
			p.Attr(a.Elems[i])
			p.Byte(' ')
		}
	}
	byref := counts(o, "reduce_byref")
	p.Text(" ", word, "(")
	p.List(len(vs), func(i int) {
		if word == "reduce" && i < len(byref) && byref[i] != 0 {
			p.Text("byref ")
		}
		elem(word+"_syms", i)
		if word == "reduce" {
			elem("reduce_attrs", i)
		}
		p.Value(vs[i])
		p.Text(" -> ")
		p.Value(args[i])
	})
	p.Text(" : ")
	p.Types(typesOf(vs))
	p.Byte(')')
}
