package fn

import "accc/ir"

// func.func private @name(%a: type {attributes}) -> (type) attributes {...} { ... }

func parseFunc(p *ir.Parser, s *ir.State) error {
	for _, v := range []string{"public", "private", "nested"} {
		if p.OptionalKeyword(v) {
			s.Add("sym_visibility", ir.String(v))
			break
		}
	}
	name, err := p.SymbolName()
	if err != nil {
		return err
	}
	s.Add("sym_name", ir.String(name))
	sig, err := p.Signature(false)
	if err != nil {
		return err
	}
	s.Add("function_type", ir.TypeValue(ir.Func(sig.ArgTypes(), sig.Results)))
	at := p.Offset()
	if err := p.AttrDictWithKeyword(s); err != nil {
		return err
	}
	for _, a := range []string{"sym_name", "function_type", "sym_visibility"} {
		if n := count(s, a); n > 1 {
			return p.Errorf(at, "attribute %s is already given", a)
		}
	}
	if sig.ArgAttrs != nil {
		s.Add("arg_attrs", sig.ArgAttrs)
	}
	if sig.ResAttrs != nil {
		s.Add("res_attrs", sig.ResAttrs)
	}
	return parseBody(p, s, sig)
}

func count(s *ir.State, name string) int {
	n := 0
	for _, a := range s.Attrs {
		if a.Name == name {
			n++
		}
	}
	return n
}

func parseBody(p *ir.Parser, s *ir.State, sig *ir.Signature) error {
	if !p.PeekPunct("{") {
		s.Regions = []*ir.Region{{}}
		return nil
	}
	at := p.Offset()
	var args []ir.Argument
	if sig.Named {
		args = sig.Args
	}
	r, err := p.Region(s, args)
	if err != nil {
		return err
	}
	if r.Empty() {
		return p.Errorf(at, "expected operations in the body of a function")
	}
	s.Regions = []*ir.Region{r}
	return nil
}

func printFunc(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	if v := o.StringAttr("sym_visibility"); v != "" {
		p.Text(v, " ")
	}
	p.Symbol(o.StringAttr("sym_name"))
	t := TypeOf(o)
	p.Signature(t.Inputs, o.Attr("arg_attrs"), t.Results, o.Attr("res_attrs"), false, o.Region(0))
	p.AttrDictWithKeyword(o, "sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs")
	if !o.Region(0).Empty() {
		p.Byte(' ')
		p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	}
}
