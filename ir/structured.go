package ir

import "strings"

// StructuredAttr is a dialect's attribute that accc keeps without looking into
// it: its text, and the attributes and types inside, which may print by aliases.
type StructuredAttr struct {
	AttrBase
	Dialect, Mnemonic string
	Alias             string // the name for an alias of it, "" for none
	Parts             []any  // string, Attribute, Type or Stripped
}

// Stripped is an attribute inside of a StructuredAttr that is written without its name.
type Stripped struct{ *StructuredAttr }

// Structured reads an attribute after its mnemonic, with the optional <...>.
func (p *Parser) Structured(dialect, mnemonic, alias string) (Attribute, error) {
	var parts []any
	if p.PeekPunct("<") {
		var err error
		if parts, err = p.angleParts(); err != nil {
			return nil, err
		}
	}
	return Structured(dialect, mnemonic, alias, parts), nil
}

// Structured makes an attribute of its text; parts are strings, Attributes and Types.
func Structured(dialect, mnemonic, alias string, parts []any) *StructuredAttr {
	k := NewKey("structured").Text(dialect).Text(mnemonic).Text(alias)
	for _, x := range parts {
		switch x := x.(type) {
		case string:
			k = k.Text(x)
		case Stripped:
			k = append(k.Attr(x.StructuredAttr), 's')
		case Attribute:
			k = k.Attr(x)
		case Type:
			k = k.Type(x)
		}
	}
	return InternAttr(k, func() *StructuredAttr { return &StructuredAttr{NewAttrBase(), dialect, mnemonic, alias, parts} })
}

// angleParts reads <...>: attributes and types that have a prefix as such, the rest as text.
func (p *Parser) angleParts() ([]any, error) {
	end, err := p.balanced(p.tok.start)
	if err != nil {
		return nil, err
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	var parts []any
	from := p.tok.start
	text := func(to int) {
		if s := oneBlank(p.src[from:to]); s != "" {
			parts = append(parts, s)
		}
	}
	for p.tok.start < end {
		if p.lexErr != nil {
			return nil, p.lexErr
		}
		var part any
		at := p.tok.start
		switch {
		case p.tok.kind == tokHash || p.PeekKeyword("distinct"):
			part, err = p.Attribute(nil)
		case p.tok.kind == tokBang:
			part, err = p.Type()
		case p.tok.kind == tokEOF:
			return nil, p.expected("'>'")
		default:
			p.lex()
			continue
		}
		if err != nil {
			return nil, err
		}
		text(at)
		parts = append(parts, part)
		from = p.lastEnd()
	}
	text(end)
	p.reset(end)
	return parts, nil
}

// oneBlank makes every run of blanks one blank.
func oneBlank(s string) string {
	words := strings.Fields(s)
	out := strings.Join(words, " ")
	if out == "" {
		if s != "" {
			return " "
		}
		return ""
	}
	if charClass[s[0]]&classSpace != 0 {
		out = " " + out
	}
	if charClass[s[len(s)-1]]&classSpace != 0 {
		out += " "
	}
	return out
}

// DialectName implements DialectAttr.
func (a *StructuredAttr) DialectName() string { return a.Dialect }

// AliasName implements Aliased.
func (a *StructuredAttr) AliasName() string { return a.Alias }

// PrintBody implements DialectAttr.
func (a *StructuredAttr) PrintBody(p *Printer) {
	p.Text(a.Mnemonic)
	a.PrintParts(p)
}

// PrintParts writes the attribute without its name.
func (a *StructuredAttr) PrintParts(p *Printer) {
	for _, x := range a.Parts {
		switch x := x.(type) {
		case string:
			p.Text(x)
		case Stripped:
			if p.collect != nil {
				p.collect.visitAttr(p, x.StructuredAttr)
				continue
			}
			x.PrintParts(p)
		case Attribute:
			p.Attr(x)
		case Type:
			p.Type(x)
		}
	}
}
