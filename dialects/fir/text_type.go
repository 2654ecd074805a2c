package fir

import (
	"slices"

	"accc/ir"
)

func init() { Dialect.ParseType = parseType }

// typeParsers read what follows the mnemonic.
var typeParsers map[string]func(p *ir.Parser, name string) (ir.Type, error)

func init() {
	typeParsers = map[string]func(p *ir.Parser, name string) (ir.Type, error){
		"ref": parseRef, "ptr": parseRef, "heap": parseRef, "llvm_ptr": parseLLVMPtr, "box": parseBox, "class": parseBox,
		"boxproc": parseWrap, "tdesc": parseWrap, "array": parseArray, "vector": parseVector, "char": parseChar, "type": parseRecord,
	}
	for _, n := range []string{"logical", "int", "unsigned", "boxchar", "shape", "shapeshift", "shift", "slice"} {
		typeParsers[n] = parseNumber
	}
	for n := range wordTypes {
		typeParsers[n] = func(_ *ir.Parser, name string) (ir.Type, error) { return Word(name), nil }
	}
}

func parseType(p *ir.Parser) (ir.Type, error) {
	name, err := p.AnyKeyword()
	if err != nil {
		return nil, err
	}
	read := typeParsers[name]
	if read == nil {
		return nil, nil
	}
	return read(p, name)
}

// angled reads <...>.
func angled(p *ir.Parser, body func() error) error {
	if err := p.Punct("<"); err != nil {
		return err
	}
	if err := body(); err != nil {
		return err
	}
	return p.Punct(">")
}

func parseNumber(p *ir.Parser, name string) (ir.Type, error) {
	var n int64
	err := angled(p, func() (err error) {
		n, err = p.Integer()
		return err
	})
	return Number(name, n), err
}

// elemAndVolatile reads <type> or <type, volatile>.
func elemAndVolatile(p *ir.Parser, may bool) (elem ir.Type, volatile bool, err error) {
	err = angled(p, func() (err error) {
		if elem, err = p.Type(); err != nil || !may || !p.OptionalPunct(",") {
			return err
		}
		volatile = true
		return p.Keyword("volatile")
	})
	return elem, volatile, err
}

func parseRef(p *ir.Parser, name string) (ir.Type, error) {
	at := p.Offset()
	elem, volatile, err := elemAndVolatile(p, name == "ref")
	if err != nil {
		return nil, err
	}
	if t, ok := elem.(Type); ok && name == "ref" {
		switch t.Mnemonic() {
		case "ref", "shape", "shapeshift", "slice", "field", "len", "tdesc":
			return nil, p.Errorf(at, "there is no reference to %s", ir.TypeString(elem))
		}
	}
	return address(name, elem, volatile), nil
}

func parseLLVMPtr(p *ir.Parser, _ string) (ir.Type, error) {
	elem, _, err := elemAndVolatile(p, false)
	if err != nil {
		return nil, err
	}
	return LLVMPtr(elem), nil
}

func parseBox(p *ir.Parser, name string) (ir.Type, error) {
	at := p.Offset()
	elem, volatile, err := elemAndVolatile(p, true)
	if err != nil {
		return nil, err
	}
	if _, ok := elem.(*BoxType); ok {
		return nil, p.Errorf(at, "there is no descriptor of the descriptor %s", ir.TypeString(elem))
	}
	return BoxOf(name, elem, volatile), nil
}

func parseWrap(p *ir.Parser, name string) (ir.Type, error) {
	elem, _, err := elemAndVolatile(p, false)
	if err != nil {
		return nil, err
	}
	return wrap(name, elem), nil
}

// parseArray reads <2x?xT>, <*:T> or, with a layout, <2x?xT, #map>.
func parseArray(p *ir.Parser, _ string) (ir.Type, error) {
	var shape []int64
	var elem ir.Type
	var layout ir.Attribute
	err := angled(p, func() (err error) {
		if p.OptionalPunct("*") {
			err = p.Punct(":")
		} else {
			shape, err = p.Dimensions(true, true)
		}
		if err != nil {
			return err
		}
		if elem, err = p.Type(); err != nil || !p.OptionalPunct(",") {
			return err
		}
		layout, err = p.Attribute(nil)
		return err
	})
	if err != nil {
		return nil, err
	}
	return Array(shape, elem, layout), nil
}

func parseVector(p *ir.Parser, _ string) (ir.Type, error) {
	var n int64
	var elem ir.Type
	err := angled(p, func() (err error) {
		if n, err = p.Integer(); err != nil {
			return err
		}
		if err = p.Punct(":"); err != nil {
			return err
		}
		elem, err = p.Type()
		return err
	})
	if err != nil {
		return nil, err
	}
	return Vector(n, elem), nil
}

func parseChar(p *ir.Parser, _ string) (ir.Type, error) {
	kind, length := int64(0), int64(1)
	err := angled(p, func() (err error) {
		if kind, err = p.Integer(); err != nil || !p.OptionalPunct(",") {
			return err
		}
		if p.OptionalPunct("?") {
			length = ir.Dynamic
			return nil
		}
		length, err = p.Integer()
		return err
	})
	return Char(kind, length), err
}

// parseRecord reads <name(parameters){components}>, or <name> inside of its own body.
func parseRecord(p *ir.Parser, _ string) (ir.Type, error) {
	var t *RecordType
	err := angled(p, func() error {
		at := p.Offset()
		name, err := p.AnyKeyword()
		if err != nil {
			return err
		}
		t = Record(p.Context(), name)
		params, hasParams, err := parseFields(p, "(", ")")
		if err != nil {
			return err
		}
		fields, hasFields, err := parseFields(p, "{", "}")
		if err != nil {
			return err
		}
		if (hasParams || hasFields) && !t.SetFields(params, fields) {
			return p.Errorf(at, "derived type %s has other components already", name)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

func parseFields(p *ir.Parser, open, close string) (fields []Field, ok bool, err error) {
	ok, err = p.OptionalList(open, close, func() error {
		name, err := p.AnyKeyword()
		if err != nil {
			return err
		}
		if err := p.Punct(":"); err != nil {
			return err
		}
		t, err := p.Type()
		fields = append(fields, Field{name, t})
		return err
	})
	return fields, ok, err
}

// printInner writes a type inside of others; open are the derived types being written,
// which print by their name alone. Builtin types that may hold them are written here too.
func printInner(p *ir.Printer, t ir.Type, open []*RecordType) {
	switch t := t.(type) {
	case nested:
		p.Text("!fir.")
		t.print(p, open)
	case *ir.TupleType:
		p.Text("tuple<")
		printList(p, t.Elems, open)
		p.Byte('>')
	case *ir.FunctionType:
		printFunction(p, t, open)
	default:
		p.Type(t)
	}
}

func printList(p *ir.Printer, ts []ir.Type, open []*RecordType) {
	p.List(len(ts), func(i int) { printInner(p, ts[i], open) })
}

func printFunction(p *ir.Printer, t *ir.FunctionType, open []*RecordType) {
	p.Byte('(')
	printList(p, t.Inputs, open)
	p.Text(") -> ")
	if len(t.Results) == 1 {
		if _, ok := t.Results[0].(*ir.FunctionType); !ok {
			printInner(p, t.Results[0], open)
			return
		}
	}
	p.Byte('(')
	printList(p, t.Results, open)
	p.Byte(')')
}

// nested are types that hold others.
type nested interface {
	ir.Type
	print(p *ir.Printer, open []*RecordType)
}

func volatile(p *ir.Printer, v bool) {
	if v {
		p.Text(", volatile")
	}
	p.Byte('>')
}

func (t *RefType) print(p *ir.Printer, open []*RecordType) {
	p.Text(t.name, "<")
	printInner(p, t.Elem, open)
	volatile(p, t.Volatile)
}

func (t *LLVMPtrType) print(p *ir.Printer, open []*RecordType) {
	p.Text(t.name, "<")
	printInner(p, t.Elem, open)
	p.Byte('>')
}

func (t *BoxType) print(p *ir.Printer, open []*RecordType) {
	p.Text(t.name, "<")
	printInner(p, t.Elem, open)
	volatile(p, t.Volatile)
}

func (t *WrapType) print(p *ir.Printer, open []*RecordType) {
	p.Text(t.name, "<")
	printInner(p, t.Elem, open)
	p.Byte('>')
}

// PrintExtents writes the extents before an element type: 2x?x.
func PrintExtents(p *ir.Printer, shape []int64) {
	for _, d := range shape {
		if d == ir.Dynamic {
			p.Byte('?')
		} else {
			p.Int(d)
		}
		p.Byte('x')
	}
}

func (t *ArrayType) print(p *ir.Printer, open []*RecordType) {
	p.Text("array<")
	if t.AnyRank {
		p.Text("*:")
	}
	PrintExtents(p, t.Shape)
	printInner(p, t.Elem, open)
	if t.Map != nil {
		p.Text(", ")
		p.Text(ir.AttrString(t.Map))
	}
	p.Byte('>')
}

func (t *VectorType) print(p *ir.Printer, open []*RecordType) {
	p.Text("vector<")
	p.Int(t.Len)
	p.Byte(':')
	printInner(p, t.Elem, open)
	p.Byte('>')
}

func (t *RecordType) print(p *ir.Printer, open []*RecordType) {
	p.Text("type<", t.Name)
	if !slices.Contains(open, t) {
		open = append(slices.Clone(open), t)
		printFields(p, t.Params(), "(", ")", open)
		printFields(p, t.Fields(), "{", "}", open)
	}
	p.Byte('>')
}

// printFields writes fields with nothing but commas between; nothing for none.
func printFields(p *ir.Printer, fields []Field, opening, closing string, open []*RecordType) {
	for i, f := range fields {
		sep := ","
		if i == 0 {
			sep = opening
		}
		p.Text(sep, f.Name, ":")
		printInner(p, f.Type, open)
	}
	if len(fields) > 0 {
		p.Text(closing)
	}
}

// PrintBody implements ir.DialectType.
func (t *WordType) PrintBody(p *ir.Printer) { p.Text(t.name) }

// PrintBody implements ir.DialectType.
func (t *NumberType) PrintBody(p *ir.Printer) {
	p.Text(t.name, "<")
	p.Int(t.N)
	p.Byte('>')
}

// PrintBody implements ir.DialectType.
func (t *CharType) PrintBody(p *ir.Printer) {
	p.Text("char<")
	p.Int(t.Kind)
	switch t.Len {
	case 1:
	case ir.Dynamic:
		p.Text(",?")
	default:
		p.Byte(',')
		p.Int(t.Len)
	}
	p.Byte('>')
}

// PrintBody implements ir.DialectType.
func (t *RefType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *LLVMPtrType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *BoxType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *WrapType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *ArrayType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *VectorType) PrintBody(p *ir.Printer) { t.print(p, nil) }

// PrintBody implements ir.DialectType.
func (t *RecordType) PrintBody(p *ir.Printer) { t.print(p, nil) }
