package ir

import "strings"

// ParseText reads a value of the enumeration as formats write it: its keyword, or
// several with the separator between, in angle brackets if Angled.
func (e *Enum) ParseText(p *Parser) (Attribute, error) {
	if e.Angled {
		if err := p.Punct("<"); err != nil {
			return nil, err
		}
	}
	v := int64(0)
	for {
		at := p.Offset()
		word, err := p.AnyKeyword()
		if err != nil {
			return nil, err
		}
		n, ok := e.Value(word)
		if !ok {
			return nil, p.Errorf(at, "%q is no %s; expected one of %s", word, e.Name, strings.Join(e.Cases, ", "))
		}
		v |= n
		if !e.Bits || !p.OptionalPunct(strings.TrimSpace(e.Separator)) {
			break
		}
	}
	if e.Angled {
		if err := p.Punct(">"); err != nil {
			return nil, err
		}
	}
	return e.Attr(v), nil
}

// PrintText writes an attribute of the enumeration as ParseText reads it.
func (e *Enum) PrintText(p *Printer, a Attribute) {
	v, _ := e.Of(a)
	if !e.Angled {
		p.Text(e.Text(v))
		return
	}
	p.Text("<", e.Text(v), ">")
}

// PrintBody implements DialectAttr.
func (a *EnumAttr) PrintBody(p *Printer) {
	p.Text(a.Enum.Name)
	if !a.Enum.Angled {
		p.Byte(' ')
	}
	a.Enum.PrintText(p, a)
}

// ParseEnumAttr reads an attribute of one of the enumerations from its mnemonic on;
// nil when the mnemonic is none of theirs, with the parser behind it.
func ParseEnumAttr(p *Parser, enums map[string]*Enum) (mnemonic string, a Attribute, err error) {
	mnemonic, err = p.AnyKeyword()
	if err != nil {
		return "", nil, err
	}
	if e := enums[mnemonic]; e != nil {
		a, err = e.ParseText(p)
	}
	return mnemonic, a, err
}
