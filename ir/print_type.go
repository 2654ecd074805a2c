package ir

import "strconv"

// Type writes a type.
func (p *Printer) Type(t Type) {
	if p.collect != nil {
		p.collect.visitType(p, t)
		return
	}
	if p.aliases != nil {
		if name, ok := p.aliases.names.find(t); ok {
			p.aliasName('!', name)
			return
		}
	} else if typeAlias(t) != "" {
		p.wantAliases = true
	}
	p.typeText(t)
}

// typeText writes a type without looking for an alias.
func (p *Printer) typeText(t Type) {
	switch t := t.(type) {
	case nil:
		p.Text("<<NULL TYPE>>")
	case *IntegerType:
		p.Text([...]string{"i", "si", "ui"}[t.Signedness])
		p.Int(int64(t.Width))
	case *FloatType:
		p.Text(t.Name)
	case *IndexType:
		p.Text("index")
	case *NoneType:
		p.Text("none")
	case *FunctionType:
		p.FunctionType(t.Inputs, t.Results)
	case *MemRefType:
		p.Text("memref<")
		p.shaped(t.Shape, t.Unranked, t.Elem)
		if t.Layout != nil {
			p.Text(", ")
			p.attr(t.Layout, elideDefault)
		}
		if t.Space != nil {
			p.Text(", ")
			p.attr(t.Space, elideDefault)
		}
		p.Byte('>')
	case *TensorType:
		p.Text("tensor<")
		p.shaped(t.Shape, t.Unranked, t.Elem)
		if t.Encoding != nil {
			p.Text(", ")
			p.Attr(t.Encoding)
		}
		p.Byte('>')
	case *VectorType:
		p.Text("vector<")
		for i, d := range t.Shape {
			if i < len(t.Scalable) && t.Scalable[i] {
				p.Byte('[')
				p.Int(d)
				p.Text("]x")
				continue
			}
			p.Int(d)
			p.Byte('x')
		}
		p.Type(t.Elem)
		p.Byte('>')
	case *TupleType:
		p.Text("tuple<")
		p.Types(t.Elems)
		p.Byte('>')
	case *ComplexType:
		p.Text("complex<")
		p.Type(t.Elem)
		p.Byte('>')
	case *OpaqueType:
		p.dialectSymbol('!', t.Dialect, len(p.buf), t.Body)
	case DialectType:
		start := len(p.buf)
		t.PrintBody(p)
		body := string(p.buf[start:])
		p.dialectSymbol('!', t.DialectName(), start, body)
	}
}

func (p *Printer) shaped(shape []int64, unranked bool, elem Type) {
	if unranked {
		p.Text("*x")
	}
	for _, d := range shape {
		if d == Dynamic {
			p.Text("?x")
			continue
		}
		p.buf = strconv.AppendInt(p.buf, d, 10)
		p.Byte('x')
	}
	p.Type(elem)
}

// dialectSymbol writes !dialect.body or, where that would not read back, !dialect<body>, at start.
func (p *Printer) dialectSymbol(mark byte, dialect string, start int, body string) {
	p.buf = append(p.buf[:start], mark)
	p.Text(dialect)
	if simpleSymbol(body) {
		p.Byte('.')
		p.Text(body)
		return
	}
	p.Byte('<')
	p.Text(body)
	p.Byte('>')
}

// simpleSymbol: letters, digits, dots and underscores, then perhaps <...> to the end.
func simpleSymbol(s string) bool {
	if s == "" || charClass[s[0]]&classLetter == 0 || s[0] == '_' {
		return false
	}
	i := 0
	for i < len(s) && charClass[s[i]]&classWord != 0 && s[i] != '$' {
		i++
	}
	return i == len(s) || s[i] == '<' && s[len(s)-1] == '>'
}
