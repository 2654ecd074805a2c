package ir

import "strings"

// ParseText reads a value of the enumeration as formats write it: its keyword, or
// several with the separator between, in angle brackets if Angled.
func (e *Enum) ParseText(p *Parser) (Attribute, error) {
	open, close := e.brackets()
	if err := p.words(open); err != nil {
		return nil, err
	}
	v := int64(0)
	for {
		at := p.Offset()
		word, err := p.AnyKeyword()
		if err != nil {
			return nil, err
		}
		n, ok := e.Value(word)
		if !ok && e.Prefix != "" {
			n, ok = e.Value(e.Prefix + word)
		}
		if !ok {
			return nil, p.Errorf(at, "%q is not a value of %s; expected one of %s", word, e.Name, strings.Join(e.Cases, ", "))
		}
		v |= n
		if !e.Bits || !p.OptionalPunct(strings.TrimSpace(e.Separator)) {
			break
		}
	}
	if err := p.words(close); err != nil {
		return nil, err
	}
	return e.Attr(v), nil
}

// brackets are the text around the keywords.
func (e *Enum) brackets() (open, close string) {
	if e.Angled {
		return "<", ">"
	}
	return e.Open, e.Close
}

// startsAt reports whether a value in a format may start at the current token.
func (e *Enum) startsAt(p *Parser) bool {
	open, _ := e.brackets()
	if open == "" {
		return p.tok.kind == tokWord
	}
	first, _, _ := strings.Cut(open, " ")
	return p.PeekPunct(first)
}

// words consumes keywords and punctuation separated by blanks.
func (p *Parser) words(text string) error {
	for _, w := range strings.Fields(text) {
		if p.OptionalKeyword(w) {
			continue
		}
		if err := p.Punct(w); err != nil {
			return err
		}
	}
	return nil
}

// PrintText writes an attribute of the enumeration as ParseText reads it.
func (e *Enum) PrintText(p *Printer, a Attribute) {
	v, _ := e.Of(a)
	open, close := e.brackets()
	p.Text(strings.ReplaceAll(open, "{ ", "{"), e.Text(v), close)
}

// PrintBody implements DialectAttr.
func (a *EnumAttr) PrintBody(p *Printer) {
	p.Text(a.Enum.Name)
	if open, _ := a.Enum.brackets(); open == "" {
		p.Byte(' ')
	}
	a.Enum.PrintText(p, a)
}

// ParseEnumAttr reads an attribute of one of the enumerations, from its mnemonic on. It returns nil if the mnemonic is
// none of theirs, with the parser after the mnemonic.
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
