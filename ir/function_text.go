package ir

import "strings"

// A Signature is how a function's arguments and results are written:
// (%arg0: type {attributes}, ...) -> (type {attributes}).
type Signature struct {
	Args     []Argument // with names, when the function has a body; Type and Attrs always
	Named    bool
	Results  []Type
	ArgAttrs Attribute // the array of dictionaries, nil when all are empty
	ResAttrs Attribute
	Variadic bool
}

// ArgTypes are the types of the arguments.
func (s *Signature) ArgTypes() []Type {
	types := make([]Type, len(s.Args))
	for i, a := range s.Args {
		types[i] = a.Type
	}
	return types
}

// dictArray is the array of dictionaries of arguments or results, nil when all are empty.
func dictArray(dicts []*DictAttr) Attribute {
	some := false
	elems := make([]Attribute, len(dicts))
	for i, d := range dicts {
		if d == nil {
			d = Dict()
		}
		some = some || len(d.Elems) > 0
		elems[i] = d
	}
	if !some {
		return nil
	}
	return ArrayOf(elems...)
}

// verifySignature checks the dictionaries of a function's arguments and results: there is one for
// each, all their attributes belong to dialects, and these find nothing wrong with them.
func (v *verifier) verifySignature(o *Op, inputs, results []Type) error {
	for _, l := range []struct {
		attr, what string
		types      []Type
	}{{"arg_attrs", "argument", inputs}, {"res_attrs", "result", results}} {
		list, ok := o.Attr(l.attr).(*ArrayAttr)
		if !ok {
			continue
		}
		if len(list.Elems) != len(l.types) {
			return o.ErrorCode(CodeAttr, "has %d attribute dictionaries for %d %ss", len(list.Elems), len(l.types), l.what)
		}
		for i, d := range list.Elems {
			for _, a := range d.(*DictAttr).Elems {
				dialect, _, ok := strings.Cut(a.Name, ".")
				if !ok {
					return o.ErrorCode(CodeAttr, "attribute '%s' of %s #%d belongs to no dialect", a.Name, l.what, i)
				}
				d := v.ctx.dialects[dialect]
				if d == nil || d.VerifySignatureAttr == nil {
					continue
				}
				if err := d.VerifySignatureAttr(a, l.types[i], l.what == "result"); err != nil {
					return o.ErrorCode(CodeAttr, "has attribute '%s' of %s #%d, which %s", a.Name, l.what, i, err)
				}
			}
		}
	}
	return nil
}

// Signature reads the arguments and results of a function; variadic tells whether "..." may end the arguments.
func (p *Parser) Signature(variadic bool) (*Signature, error) {
	s := &Signature{}
	var attrs []*DictAttr
	err := p.List("(", ")", func() error {
		at := p.Offset()
		if s.Variadic {
			return p.Errorf(at, "expected ')' after '...'")
		}
		if variadic && p.OptionalPunct("...") {
			s.Variadic = true
			return nil
		}
		a, named, err := p.OptionalArgument(true, true)
		if err != nil {
			return err
		}
		if len(s.Args) > 0 && named != s.Named {
			return p.Errorf(at, "expected names for all arguments or for none")
		}
		s.Named = named
		if !named {
			if a, err = p.unnamedArgument(); err != nil {
				return err
			}
		}
		s.Args = append(s.Args, a)
		attrs = append(attrs, a.Attrs)
		return nil
	})
	if err != nil {
		return nil, err
	}
	s.ArgAttrs = dictArray(attrs)
	if !p.OptionalPunct("->") {
		return s, nil
	}
	return s, p.signatureResults(s)
}

func (p *Parser) unnamedArgument() (a Argument, err error) {
	if a.Type, err = p.Type(); err != nil {
		return a, err
	}
	if a.Attrs, err = p.OptionalDict(); err != nil {
		return a, err
	}
	a.Loc, err = p.OptionalLoc()
	return a, err
}

// OptionalDict reads {a = 1, b} if a brace opens one; nil when there is none.
func (p *Parser) OptionalDict() (*DictAttr, error) {
	if !p.PeekPunct("{") {
		return nil, nil
	}
	a, err := p.Attribute(nil)
	if err != nil {
		return nil, err
	}
	return a.(*DictAttr), nil
}

func (p *Parser) signatureResults(s *Signature) error {
	if !p.PeekPunct("(") {
		t, err := p.Type()
		s.Results = []Type{t}
		return err
	}
	var attrs []*DictAttr
	err := p.List("(", ")", func() error {
		t, err := p.Type()
		if err != nil {
			return err
		}
		d, err := p.OptionalDict()
		s.Results, attrs = append(s.Results, t), append(attrs, d)
		return err
	})
	s.ResAttrs = dictArray(attrs)
	return err
}

// Signature writes the arguments and results of a function. body is its region: when
// it is not empty, the arguments have the names of its entry block's.
func (p *Printer) Signature(args []Type, argAttrs Attribute, results []Type, resAttrs Attribute, variadic bool, body *Region) {
	p.Byte('(')
	for i, t := range args {
		if i > 0 {
			p.Text(", ")
		}
		d := dictAt(argAttrs, i)
		if body != nil && !body.Empty() {
			p.Argument(body.Entry().Arg(i), d)
			continue
		}
		p.Type(t)
		if d != nil {
			p.AttrList(d.Elems)
		}
	}
	if variadic {
		if len(args) > 0 {
			p.Text(", ")
		}
		p.Text("...")
	}
	p.Byte(')')
	p.signatureResults(results, resAttrs)
}

func (p *Printer) signatureResults(results []Type, attrs Attribute) {
	if len(results) == 0 {
		return
	}
	p.Text(" -> ")
	_, fn := results[0].(*FunctionType)
	if d := dictAt(attrs, 0); len(results) == 1 && !fn && (d == nil || len(d.Elems) == 0) {
		p.Type(results[0])
		return
	}
	p.Byte('(')
	for i, t := range results {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(t)
		if d := dictAt(attrs, i); d != nil {
			p.AttrList(d.Elems)
		}
	}
	p.Byte(')')
}

func dictAt(a Attribute, i int) *DictAttr {
	if arr, ok := a.(*ArrayAttr); ok && i < len(arr.Elems) {
		d, _ := arr.Elems[i].(*DictAttr)
		return d
	}
	return nil
}

// Attributes are all attributes of o, inherent and discardable, in the order of their names.
func (o *Op) Attributes() []NamedAttr {
	out := make([]NamedAttr, 0, len(o.props)+len(o.attrs))
	j := 0
	for i, v := range o.props {
		name := o.def.Attrs[i].Name
		for j < len(o.attrs) && o.attrs[j].Name < name {
			out = append(out, o.attrs[j])
			j++
		}
		if v != nil {
			out = append(out, NamedAttr{name, v})
		}
	}
	return append(out, o.attrs[j:]...)
}

// Without leaves out the attributes of some names.
func Without(attrs []NamedAttr, names ...string) []NamedAttr {
	out := attrs[:0:0]
next:
	for _, a := range attrs {
		for _, n := range names {
			if a.Name == n {
				continue next
			}
		}
		out = append(out, a)
	}
	return out
}
