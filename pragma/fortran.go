package pragma

import (
	"accc/frontend/diag"
	"accc/frontend/source"
)

// A Host is what the clauses of one host language have of their own.
type Host struct {
	// Fortran: variables are those of Fortran, words are in lower case.
	Fortran bool
	// Quotes may be around a name that is a string.
	Quotes   string
	variable func(*Parser) *Var
	// unchecked: the front end reads expressions itself and reports what is wrong with them.
	unchecked bool
	// squeezed: the blanks in the name of a directive may be left out, as in fixed form of Fortran (Fortran 2018 §6.3.3.1).
	squeezed bool
}

// The host languages.
var (
	InC        = Host{variable: (*Parser).variable, Quotes: `"`}
	inFortran  = Host{Fortran: true, variable: (*Parser).fortranVariable, Quotes: `"'`, unchecked: true}
	inSqueezed = Host{Fortran: true, variable: (*Parser).fortranVariable, Quotes: `"'`, unchecked: true, squeezed: true}
)

// ParseFortran is Parse for Fortran: variables are a(lower:upper:stride), b%c and /common/, operators those of
// Fortran. Tokens are in lower case; operators such as .and. are Punct, constants such as .true. are Number. squeezed: the words of a
// name may be written without blanks between, as in fixed form.
func ParseFortran(table *Table, sentinel source.Span, toks []Token, squeezed bool, r diag.Reporter) *Directive {
	host := &inFortran
	if squeezed {
		host = &inSqueezed
	}
	return parse(&Parser{table: table, sentinel: sentinel, toks: toks, r: r, Host: host})
}

// fortranVariable reads a variable reference of Fortran. It reports what it cannot read and returns nil.
func (p *Parser) fortranVariable() *Var {
	start := p.at
	v := &Var{}
	first := p.Peek()
	switch {
	case p.Is("/"):
		p.at++
		t := p.Peek()
		if t.Kind != Ident {
			p.Unexpected(p.table.Rules.Variable, "the name of a common block")
			return nil
		}
		v.Name, v.Base, v.At, v.Common = t.Text, t.Span, t.At, true
		p.at++
		if !p.Is("/") {
			p.Unexpected(p.table.Rules.Variable, "'/' after the name of the common block")
			return nil
		}
		p.at++
	case first.Kind == Ident:
		v.Name, v.Base, v.At = first.Text, first.Span, first.At
		p.at++
		if !p.fortranPath(v) {
			return nil
		}
	default:
		p.badVariable(first)
		return nil
	}
	if t := p.Peek(); t.Kind != EOF && !p.Is(",") {
		d := p.Fault(p.table.Rules.Variable, p.itemSpan(), "expected a variable or array section, found an expression")
		if t.Kind == Ident {
			d.Message = "expected ',' between variables"
			d.Primary.Span = t.Span
			at := p.toks[p.at-1].Span
			at.Start = at.End
			d.Fix("insert a comma", source.Edit{Span: at, New: ","})
		}
		d.To(p)
		return nil
	}
	v.Tokens = p.toks[start:p.at:p.at]
	for _, t := range v.Tokens {
		v.Span = v.Span.To(t.Span)
	}
	return v
}

func (p *Parser) fortranPath(v *Var) bool {
	for {
		t := p.Peek()
		switch {
		case p.Is("%"):
			p.at++
			name := p.Peek()
			if name.Kind != Ident {
				p.Unexpected(p.table.Rules.Variable, "the name of a component")
				return false
			}
			p.at++
			v.Path = append(v.Path, Access{Kind: Member, Span: t.Span.To(name.Span), At: t.At, Name: name.Text})
		case p.Is("("):
			end := p.matching()
			p.at++
			outer := p.end
			p.end = end - 1
			ok := p.subscripts(v)
			p.at, p.end = end, outer
			if !ok {
				return false
			}
		default:
			return true
		}
	}
}

// subscripts reads the text between the parentheses: one index or lower:upper:stride for each dimension.
func (p *Parser) subscripts(v *Var) bool {
	for {
		start := p.Peek()
		a := Access{Kind: Index, Span: start.Span}
		parts := []**Expr{&a.Lower, &a.Upper, &a.Stride}
		from := p.at
		for n := 0; ; n++ {
			if p.Peek().Kind != EOF && !p.Is(",") && !p.colon() {
				if *parts[n] = p.Expr(); *parts[n] == nil {
					return false
				}
			}
			if !p.colon() {
				break
			}
			a.Kind = Section
			if n == 2 {
				p.Fault(p.table.Rules.Section, p.Peek().Span, "array section has a fourth part").Note("a section is first:last:stride").To(p)
				return false
			}
			if p.Is("::") {
				n++
				if n == 2 {
					p.Fault(p.table.Rules.Section, p.Peek().Span, "array section has a fourth part").Note("a section is first:last:stride").To(p)
					return false
				}
			}
			p.at++
		}
		if p.at == from {
			p.Unexpected(p.table.Rules.Section, "an index or first:last")
			return false
		}
		for _, t := range p.toks[from:p.at] {
			a.Span = a.Span.To(t.Span)
		}
		v.Path = append(v.Path, a)
		if p.Peek().Kind == EOF {
			return true
		}
		if !p.Is(",") {
			p.Unexpected(p.table.Rules.Section, "',' or ')'")
			return false
		}
		p.at++
	}
}

func (p *Parser) colon() bool { return p.Is(":") || p.Is("::") }
