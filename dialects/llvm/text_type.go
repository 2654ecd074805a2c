package llvm

import (
	"slices"

	"accc/ir"
)

// The text of types: inside another type of the dialect, the prefix !llvm. is left out.

// readers read a type after its mnemonic. open are the identified structures whose body is being read.
var readers map[string]func(p *ir.Parser, open []*StructType) (ir.Type, error)

func init() {
	readers = map[string]func(p *ir.Parser, open []*StructType) (ir.Type, error){
		"ptr":    parsePtr,
		"array":  parseArray,
		"struct": parseStruct,
		"func":   parseFuncType,
		"target": parseTarget,
	}
	for name, t := range simpleTypes {
		readers[name] = func(*ir.Parser, []*StructType) (ir.Type, error) { return t, nil }
	}
	Dialect.ParseType = func(p *ir.Parser) (ir.Type, error) {
		t, ok, err := mnemonic(p, nil)
		if err != nil || !ok {
			return nil, err
		}
		return t, nil
	}
}

// mnemonic reads a type of the dialect without its prefix, if one starts here.
func mnemonic(p *ir.Parser, open []*StructType) (ir.Type, bool, error) {
	for name, read := range readers {
		if p.PeekKeyword(name) {
			if err := p.Keyword(name); err != nil {
				return nil, false, err
			}
			var t ir.Type
			err := p.Nested(func() (err error) {
				t, err = read(p, open)
				return err
			})
			return t, err == nil, err
		}
	}
	return nil, false, nil
}

// inner reads a type inside another.
func inner(p *ir.Parser, open []*StructType) (ir.Type, error) {
	if t, ok, err := mnemonic(p, open); ok || err != nil {
		return t, err
	}
	return p.Type()
}

func parsePtr(p *ir.Parser, _ []*StructType) (ir.Type, error) {
	if !p.OptionalPunct("<") {
		return ptr0, nil
	}
	n, err := p.Integer()
	if err != nil {
		return nil, err
	}
	return PtrIn(int(n)), p.Punct(">")
}

func parseArray(p *ir.Parser, open []*StructType) (ir.Type, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	at := p.Offset()
	dims, err := p.Dimensions(false, true)
	if err != nil {
		return nil, err
	}
	if len(dims) != 1 {
		return nil, p.Errorf(at, "expected one dimension of an array")
	}
	elem, err := inner(p, open)
	if err != nil {
		return nil, err
	}
	switch elem.(type) {
	case *FuncType, *SimpleType:
		if s, ok := elem.(*SimpleType); !ok || s.Name != "ppc_fp128" {
			return nil, p.Errorf(at, "%s cannot be the element of an array", ir.TypeString(elem))
		}
	}
	return Array(dims[0], elem), p.Punct(">")
}

func parseFuncType(p *ir.Parser, open []*StructType) (ir.Type, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	result, err := inner(p, open)
	if err != nil {
		return nil, err
	}
	var params []ir.Type
	variadic := false
	err = p.List("(", ")", func() error {
		if p.OptionalPunct("...") {
			variadic = true
			return nil
		}
		if variadic {
			return p.Errorf(p.Offset(), "expected ')' after '...'")
		}
		t, err := inner(p, open)
		params = append(params, t)
		return err
	})
	if err != nil {
		return nil, err
	}
	return Function(result, params, variadic), p.Punct(">")
}

func parseTarget(p *ir.Parser, _ []*StructType) (ir.Type, error) {
	body, err := p.AngleBody()
	return ir.Opaque("llvm", "target"+body), err
}

// parseStruct reads <(...)>, <packed (...)>, <"name", ...> or, inside its own body, <"name">.
func parseStruct(p *ir.Parser, open []*StructType) (ir.Type, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	at := p.Offset()
	name, named := p.OptionalString()
	var t *StructType
	if named {
		if i := slices.IndexFunc(open, func(s *StructType) bool { return s.Name == name }); i >= 0 && p.OptionalPunct(">") {
			return open[i], nil
		}
		t = NamedStruct(p.Context(), name)
		if err := p.Punct(","); err != nil {
			return nil, err
		}
		open = append(slices.Clone(open), t)
		if p.OptionalKeyword("opaque") {
			if !t.SetOpaque() {
				return nil, p.Errorf(at, "structure %q has a body already", name)
			}
			return t, p.Punct(">")
		}
	}
	packed := p.OptionalKeyword("packed")
	var elems []ir.Type
	err := p.List("(", ")", func() error {
		e, err := inner(p, open)
		elems = append(elems, e)
		return err
	})
	if err != nil {
		return nil, err
	}
	switch {
	case !named:
		return literal(packed, elems), p.Punct(">")
	case !t.SetBody(packed, elems...):
		return nil, p.Errorf(at, "structure %q has another body already", name)
	}
	return t, p.Punct(">")
}

// printInner writes a type inside another; open are the structures being written.
func printInner(p *ir.Printer, t ir.Type, open []*StructType) {
	switch t := t.(type) {
	case *PtrType:
		t.PrintBody(p)
	case *SimpleType:
		t.PrintBody(p)
	case *ArrayType:
		p.Text("array<")
		p.Int(t.Len)
		p.Text(" x ")
		printInner(p, t.Elem, open)
		p.Byte('>')
	case *FuncType:
		p.Text("func<")
		printInner(p, t.Result, open)
		p.Text(" (")
		p.List(len(t.Params), func(i int) { printInner(p, t.Params[i], open) })
		if t.Variadic {
			if len(t.Params) > 0 {
				p.Text(", ")
			}
			p.Text("...")
		}
		p.Text(")>")
	case *StructType:
		printStruct(p, t, open)
	case *ir.OpaqueType:
		if t.Dialect == "llvm" {
			p.Text(t.Body)
			return
		}
		p.Type(t)
	default:
		p.Type(t)
	}
}

func printStruct(p *ir.Printer, t *StructType, open []*StructType) {
	p.Text("struct<")
	if t.Name != "" {
		p.String(t.Name)
		if slices.Contains(open, t) {
			p.Byte('>')
			return
		}
		p.Text(", ")
		if t.IsOpaque() {
			p.Text("opaque>")
			return
		}
		open = append(slices.Clone(open), t)
	}
	if t.Packed() {
		p.Text("packed ")
	}
	elems := t.Elems()
	p.Byte('(')
	p.List(len(elems), func(i int) { printInner(p, elems[i], open) })
	p.Text(")>")
}

// PrintBody implements ir.DialectType.
func (t *PtrType) PrintBody(p *ir.Printer) {
	p.Text("ptr")
	if t.Space != 0 {
		p.Byte('<')
		p.Int(int64(t.Space))
		p.Byte('>')
	}
}

// PrintBody implements ir.DialectType.
func (t *SimpleType) PrintBody(p *ir.Printer) { p.Text(t.Name) }

// PrintBody implements ir.DialectType.
func (t *ArrayType) PrintBody(p *ir.Printer) { printInner(p, t, nil) }

// PrintBody implements ir.DialectType.
func (t *StructType) PrintBody(p *ir.Printer) { printInner(p, t, nil) }

// PrintBody implements ir.DialectType.
func (t *FuncType) PrintBody(p *ir.Printer) { printInner(p, t, nil) }
