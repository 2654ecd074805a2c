package llvm

import "accc/ir"

// llvm.func linkage visibility unnamed_addr cconv @name(args, ...) -> result comdat(@c) attributes {...} { ... }

func parseFunc(p *ir.Parser, s *ir.State) error {
	s.Add("linkage", keywordOf(p, LinkageEnum, External))
	s.Add("visibility_", keywordOf(p, VisibilityEnum, 0))
	s.Add("unnamed_addr", keywordOf(p, UnnamedAddrEnum, 0))
	s.Add("CConv", keywordOf(p, CConvEnum, 0))
	name, err := p.SymbolName()
	if err != nil {
		return err
	}
	s.Add("sym_name", ir.String(name))
	at := p.Offset()
	sig, err := p.Signature(true)
	if err != nil {
		return err
	}
	result := Void()
	switch len(sig.Results) {
	case 0:
	case 1:
		result = sig.Results[0]
	default:
		return p.Errorf(at, "expected at most one result")
	}
	for _, t := range append(sig.ArgTypes(), result) {
		if !Compatible(t) {
			return p.Errorf(at, "%s is no type of LLVM IR", ir.TypeString(t))
		}
	}
	s.Add("function_type", ir.TypeValue(Function(result, sig.ArgTypes(), sig.Variadic)))
	if err := parseComdat(p, s); err != nil {
		return err
	}
	if err := p.AttrDictWithKeyword(s); err != nil {
		return err
	}
	if sig.ArgAttrs != nil {
		s.Add("arg_attrs", sig.ArgAttrs)
	}
	if sig.ResAttrs != nil {
		s.Add("res_attrs", sig.ResAttrs)
	}
	if !p.PeekPunct("{") {
		s.Regions = []*ir.Region{{}}
		return nil
	}
	var args []ir.Argument
	if sig.Named {
		args = sig.Args
	}
	r, err := p.Region(s, args)
	s.Regions = []*ir.Region{r}
	return err
}

func printFunc(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	word(p, LinkageEnum, o.Attr("linkage"), External)
	word(p, VisibilityEnum, o.Attr("visibility_"), 0)
	word(p, UnnamedAddrEnum, o.Attr("unnamed_addr"), 0)
	word(p, CConvEnum, o.Attr("CConv"), 0)
	p.Symbol(o.StringAttr("sym_name"))
	t := TypeOfFunc(o)
	_, results := functionLike{}.FunctionType(o)
	p.Signature(t.Params, o.Attr("arg_attrs"), results, o.Attr("res_attrs"), t.Variadic, o.Region(0))
	printComdat(p, o)
	p.AttrDictWithKeyword(o, "sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_", "comdat", "unnamed_addr")
	if !o.Region(0).Empty() {
		p.Byte(' ')
		p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	}
}

// llvm.call cconv tail @name(%a) vararg(!llvm.func<...>) {attributes} : (type {attributes}) -> type, or
// llvm.call %f(%a) ... : !llvm.ptr, (type) -> type

func parseCall(p *ir.Parser, s *ir.State) error {
	s.Add("CConv", keywordOf(p, CConvEnum, 0))
	s.Add("TailCallKind", keywordOf(p, TailCallEnum, 0))
	callee, direct := p.OptionalSymbolName()
	var pointer ir.Unresolved
	var err error
	if direct {
		s.Add("callee", ir.Symbol(callee))
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
	if p.OptionalKeyword("vararg") {
		if err := p.Punct("("); err != nil {
			return err
		}
		t, err := p.Type()
		if err != nil {
			return err
		}
		s.Add("var_callee_type", ir.TypeValue(t))
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	if p.PeekPunct("[") {
		return p.Errorf(p.Offset(), "not yet handled: operand bundles in the short form; use the generic form")
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	if err := p.Punct(":"); err != nil {
		return err
	}
	var all []ir.Unresolved
	var types []ir.Type
	if !direct {
		t, err := p.Type()
		if err != nil {
			return err
		}
		if err := p.Punct(","); err != nil {
			return err
		}
		all, types = []ir.Unresolved{pointer}, []ir.Type{t}
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
	s.Types = make([]ir.Type, 0, 1)
	if len(sig.Results) > 0 && sig.Results[0] != Void() {
		s.Types = sig.Results
	}
	all, types = append(all, args...), append(types, sig.ArgTypes()...)
	s.Operands, err = p.ResolveAll(all, types)
	s.Segments = []int32{int32(len(s.Operands)), 0}
	return err
}

func printCall(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	word(p, CConvEnum, o.Attr("CConv"), 0)
	word(p, TailCallEnum, o.Attr("TailCallKind"), 0)
	callee := callLike{}.Callee(o)
	args := callLike{}.Arguments(o)
	if callee != nil {
		p.Attr(callee)
	} else {
		p.Value(o.Operand(0))
	}
	p.Byte('(')
	p.Values(args)
	p.Byte(')')
	if t := o.Attr("var_callee_type"); t != nil {
		p.Text(" vararg(")
		p.Attr(t)
		p.Byte(')')
	}
	p.AttrDict(o, "callee", "TailCallKind", "var_callee_type", "CConv", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.Text(" : ")
	if callee == nil {
		p.Type(o.Operand(0).Type())
		p.Text(", ")
	}
	types := make([]ir.Type, len(args))
	for i, v := range args {
		types[i] = v.Type()
	}
	var results []ir.Type
	if o.NumResults() > 0 {
		results = []ir.Type{o.Result(0).Type()}
	}
	p.Signature(types, o.Attr("arg_attrs"), results, o.Attr("res_attrs"), false, nil)
	if len(results) == 0 {
		p.Text(" -> ()")
	}
}
