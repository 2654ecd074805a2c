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
	c, err := parseCalled(p, s)
	if err != nil {
		return err
	}
	bundles, err := c.rest(p, s)
	n := len(s.Operands)
	s.Operands = append(s.Operands, bundles...)
	s.Segments = []int32{int32(n), int32(len(bundles))}
	return err
}

// called is what a call says that it calls, with what.
type called struct {
	direct  bool
	pointer ir.Unresolved
	args    []ir.Unresolved
}

// parseCalled reads @name(%a) or %pointer(%a).
func parseCalled(p *ir.Parser, s *ir.State) (c called, err error) {
	callee, direct := p.OptionalSymbolName()
	c.direct = direct
	if direct {
		s.Add("callee", ir.Symbol(callee))
	} else if c.pointer, err = p.Operand(); err != nil {
		return c, err
	}
	c.args, err = operandsInParens(p)
	return c, err
}

func operandsInParens(p *ir.Parser) ([]ir.Unresolved, error) {
	args, ok, err := p.OptionalOperandList("(", ")")
	if err == nil && !ok {
		err = p.Punct("(")
	}
	return args, err
}

// rest reads what follows the operands of a call, vararg(...) ["tag"(%b : t)] {...} : (t) -> t, and returns
// the operands of the bundles.
func (c called) rest(p *ir.Parser, s *ir.State) ([]*ir.Value, error) {
	if p.OptionalKeyword("vararg") {
		if err := p.Punct("("); err != nil {
			return nil, err
		}
		t, err := p.Type()
		if err != nil {
			return nil, err
		}
		s.Add("var_callee_type", ir.TypeValue(t))
		if err := p.Punct(")"); err != nil {
			return nil, err
		}
	}
	bundles, err := parseBundles(p)
	if err != nil {
		return nil, err
	}
	if err := p.AttrDict(s); err != nil {
		return nil, err
	}
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	var all []ir.Unresolved
	var types []ir.Type
	if !c.direct {
		t, err := p.Type()
		if err != nil {
			return nil, err
		}
		if err := p.Punct(","); err != nil {
			return nil, err
		}
		all, types = []ir.Unresolved{c.pointer}, []ir.Type{t}
	}
	sig, err := p.Signature(false)
	if err != nil {
		return nil, err
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
	all, types = append(all, c.args...), append(types, sig.ArgTypes()...)
	if s.Operands, err = p.ResolveAll(all, types); err != nil || bundles == nil {
		return nil, err
	}
	s.Attrs = append(s.Attrs, bundles.attrs()...)
	return p.ResolveAll(bundles.operands, bundles.types)
}

func printCall(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	word(p, CConvEnum, o.Attr("CConv"), 0)
	word(p, TailCallEnum, o.Attr("TailCallKind"), 0)
	printCalled(p, o)
	printCallRest(p, o, pointerOf(o), callLike{}.Arguments(o), o.Group(1))
}

func printCalled(p *ir.Printer, o *ir.Op) {
	if callee := (callLike{}).Callee(o); callee != nil {
		p.Attr(callee)
	} else {
		p.Value(o.Operand(0))
	}
	p.Byte('(')
	p.Values(callLike{}.Arguments(o))
	p.Byte(')')
}

// pointerOf is the pointer that a call calls, nil for a call by name.
func pointerOf(o *ir.Op) *ir.Value {
	if (callLike{}).Callee(o) != nil {
		return nil
	}
	return o.Operand(0)
}

// printCallRest writes what follows the operands of a call.
func printCallRest(p *ir.Printer, o *ir.Op, pointer *ir.Value, args, bundles []*ir.Value) {
	if t := o.Attr("var_callee_type"); t != nil {
		p.Text(" vararg(")
		p.Attr(t)
		p.Byte(')')
	}
	if sizes, ok := o.Attr("op_bundle_sizes").(*ir.DenseArrayAttr); ok && len(sizes.Values) > 0 {
		p.Byte(' ')
		printBundles(p, o, bundles)
	}
	p.AttrDict(o, "callee", "TailCallKind", "var_callee_type", "CConv", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs", "intrin")
	p.Text(" : ")
	if pointer != nil {
		p.Type(pointer.Type())
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
