package llvm

import "accc/ir"

// keywordOf reads a keyword of an enumeration if one is there; unset is its number otherwise.
func keywordOf(p *ir.Parser, e *ir.Enum, unset int64) ir.Attribute {
	for _, c := range e.Cases {
		if c != "" && p.OptionalKeyword(c) {
			v, _ := e.Value(c)
			return e.Attr(v)
		}
	}
	return e.Attr(unset)
}

// word writes the keyword of an attribute and a blank; nothing for no keyword or the number unset.
func word(p *ir.Printer, e *ir.Enum, a ir.Attribute, unset int64) {
	v, ok := e.Of(a)
	if !ok || v == unset || e.Keyword(v) == "" {
		return
	}
	p.Text(e.Keyword(v), " ")
}

// llvm.alloca inalloca %n x type {attributes} : (i64) -> !llvm.ptr

func parseAlloca(p *ir.Parser, s *ir.State) error {
	if p.OptionalKeyword("inalloca") {
		s.Add("inalloca", ir.Unit())
	}
	size, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.Keyword("x"); err != nil {
		return err
	}
	elem, err := p.Type()
	if err != nil {
		return err
	}
	s.Add("elem_type", ir.TypeValue(elem))
	if err := p.AttrDict(s); err != nil {
		return err
	}
	if err := p.Punct(":"); err != nil {
		return err
	}
	at := p.Offset()
	t, err := p.FunctionType()
	if err != nil {
		return err
	}
	if len(t.Inputs) != 1 || len(t.Results) != 1 {
		return p.Errorf(at, "expected one operand type and one result type")
	}
	s.Types = t.Results
	v, err := p.Resolve(size, t.Inputs[0])
	s.Operands = append(s.Operands, v)
	return err
}

func printAlloca(p *ir.Printer, o *ir.Op) {
	if o.Attr("inalloca") != nil {
		p.Text(" inalloca")
	}
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.Text(" x ")
	p.Attr(o.Attr("elem_type"))
	elide := []string{"elem_type", "inalloca"}
	if o.IntAttr("alignment") == 0 {
		elide = append(elide, "alignment")
	}
	p.AttrDict(o, elide...)
	p.Text(" : ")
	p.FunctionType([]ir.Type{o.Operand(0).Type()}, []ir.Type{o.Result(0).Type()})
}

// predicates are those of icmp or fcmp.
func predicates(d *ir.OpDef) *ir.Enum { return d.Attrs[d.AttrIndex("predicate")].Type.Enum }

// llvm.icmp "slt" %a, %b {attributes} : type

func parseCompare(p *ir.Parser, s *ir.State) error {
	at := p.Offset()
	name, err := p.String()
	if err != nil {
		return err
	}
	e := predicates(s.Def)
	v, ok := e.Value(name)
	if !ok {
		return p.Errorf(at, "%q is not a predicate", name)
	}
	s.Add("predicate", e.Attr(v))
	lhs, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.Punct(","); err != nil {
		return err
	}
	rhs, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	s.Operands, err = p.ResolveAll([]ir.Unresolved{lhs, rhs}, []ir.Type{t, t})
	return err
}

func printCompare(p *ir.Printer, o *ir.Op) {
	e := predicates(o.Def())
	p.Byte(' ')
	p.String(e.Text(o.IntAttr("predicate")))
	p.Byte(' ')
	p.Values(o.Operands())
	p.AttrDict(o, "predicate")
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
}

// llvm.mlir.global linkage visibility thread_local unnamed_addr constant @name(value) comdat(@c) {attributes} : type { ... }

func parseGlobal(p *ir.Parser, s *ir.State) error {
	s.Add("linkage", keywordOf(p, LinkageEnum, External))
	s.Add("visibility_", keywordOf(p, VisibilityEnum, 0))
	if p.OptionalKeyword("thread_local") {
		s.Add("thread_local_", ir.Unit())
	}
	s.Add("unnamed_addr", keywordOf(p, UnnamedAddrEnum, 0))
	if p.OptionalKeyword("constant") {
		s.Add("constant", ir.Unit())
	}
	name, err := p.SymbolName()
	if err != nil {
		return err
	}
	s.Add("sym_name", ir.String(name))
	if err := p.Punct("("); err != nil {
		return err
	}
	var value ir.Attribute
	if !p.OptionalPunct(")") {
		if value, err = p.Attribute(nil); err != nil {
			return err
		}
		s.Add("value", value)
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	if err := parseComdat(p, s); err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := globalType(p, value)
	if err != nil {
		return err
	}
	s.Add("global_type", ir.TypeValue(t))
	if !p.PeekPunct("{") {
		s.Regions = []*ir.Region{{}}
		return nil
	}
	r, err := p.Region(s, nil)
	s.Regions = []*ir.Region{r}
	return err
}

// globalType reads ": type"; a string without one is an array of bytes.
func globalType(p *ir.Parser, value ir.Attribute) (ir.Type, error) {
	at := p.Offset()
	if p.PeekPunct(":") {
		return p.ColonType()
	}
	if s, ok := value.(*ir.StringAttr); ok {
		return Array(int64(len(s.Value)), ir.I8()), nil
	}
	return nil, p.Errorf(at, "expected ': type'")
}

func parseComdat(p *ir.Parser, s *ir.State) error {
	if !p.OptionalKeyword("comdat") {
		return nil
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	ref, err := p.SymbolRef()
	if err != nil {
		return err
	}
	s.Add("comdat", ref)
	return p.Punct(")")
}

func printComdat(p *ir.Printer, o *ir.Op) {
	if c := o.Attr("comdat"); c != nil {
		p.Text(" comdat(")
		p.Attr(c)
		p.Byte(')')
	}
}

func printGlobal(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	word(p, LinkageEnum, o.Attr("linkage"), -1)
	word(p, VisibilityEnum, o.Attr("visibility_"), 0)
	if o.Attr("thread_local_") != nil {
		p.Text("thread_local ")
	}
	word(p, UnnamedAddrEnum, o.Attr("unnamed_addr"), 0)
	if o.Attr("constant") != nil {
		p.Text("constant ")
	}
	p.Symbol(o.StringAttr("sym_name"))
	p.Byte('(')
	value := o.Attr("value")
	if value != nil {
		p.Attr(value)
	}
	p.Byte(')')
	printComdat(p, o)
	p.AttrList(ir.Without(o.Attributes(), "sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_",
		"visibility_", "comdat"))
	if _, ok := value.(*ir.StringAttr); ok {
		return
	}
	p.Text(" : ")
	p.Attr(o.Attr("global_type"))
	if !o.Region(0).Empty() {
		p.Byte(' ')
		p.Region(o.Region(0), ir.RegionOptions{NoEntryArgs: true})
	}
}
