package pragma

import (
	"slices"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// variable reads a variable reference of C: a name, in parentheses if need be,
// with members, elements and sections, and stars in front. It reports what it
// cannot read and returns nil.
func (p *Parser) variable() *Var {
	start := p.at
	v := &Var{}
	if !p.reference(v, 0) {
		return nil
	}
	if t := p.Peek(); t.Kind != EOF && !p.Is(",") {
		d := p.Fault(p.table.Rules.Variable, p.itemSpan(), "expected a variable or array section, found an expression")
		if t.Kind == Ident {
			// copyin(a b): a comma is missing.
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

// ParseVar reads a variable reference of C that is in no file, such as the name that an operation has for a variable; it is nil for other texts.
func ParseVar(table *Table, text string) *Var {
	toks := LexText(text)
	p := &Parser{table: table, toks: toks, end: len(toks), r: &diag.List{}, Host: &InC}
	if v := p.variable(); p.at == p.end {
		return v
	}
	return nil
}

// itemSpan is the span of the present item of a list.
func (p *Parser) itemSpan() source.Span {
	at := p.at
	p.at = p.item
	span := p.Peek().Span
	for p.at < p.end && !p.Is(",") {
		if p.Is("(") || p.Is("[") || p.Is("{") {
			p.at = p.matching() - 1
		}
		span = span.To(p.Take().Span)
	}
	p.at = at
	return span
}

func (p *Parser) reference(v *Var, depth int) bool {
	t := p.Peek()
	switch {
	case depth > maxDepth:
		p.Fault(p.table.Rules.Variable, t.Span, "variable is nested too deeply").To(p)
		return false
	case p.Is("*"):
		p.at++
		if !p.reference(v, depth+1) {
			return false
		}
		v.Path = append(v.Path, Access{Kind: Deref, Span: t.Span, At: t.At})
		return true
	case p.Is("(") && p.table.Strides && p.Ahead(1).Kind == Punct && p.Ahead(1).Text == "[":
		a := Access{Kind: Shaping, Span: t.Span, At: t.At}
		p.at++
		for p.Is("[") {
			a.Span = a.Span.To(p.Inside(func() {
				if e := p.wholeExpr(); e != nil {
					a.Sizes = append(a.Sizes, e)
				}
			}))
			if p.failed {
				return false
			}
		}
		if !p.Is(")") {
			p.badVariable(t)
			return false
		}
		a.Span = a.Span.To(p.Take().Span)
		if !p.reference(v, depth+1) {
			return false
		}
		// The shape applies before the subscripts that follow, the stars of C after.
		at := slices.IndexFunc(v.Path, func(s Access) bool { return s.Kind == Index || s.Kind == Section })
		if at < 0 {
			at = len(v.Path)
		}
		v.Path = slices.Insert(v.Path, at, a)
		return true
	case p.Is("("):
		p.at++
		if !p.reference(v, depth+1) {
			return false
		}
		if !p.Is(")") {
			p.badVariable(t)
			return false
		}
		p.at++
	case t.Kind == Ident && !isTypeWord[t.Text] && !isTag[t.Text] && !isTypeOperator[t.Text]:
		v.Name, v.Base, v.At = t.Text, t.Span, t.At
		p.at++
	default:
		p.badVariable(t)
		return false
	}
	for {
		t := p.Peek()
		switch {
		case p.Is(".") || p.Is("->"):
			if n := len(v.Path); n > 0 && v.Path[n-1].Kind == Section {
				p.Fault(p.table.Rules.Section, v.Path[n-1].Span, "expected an index, found a section of which a member is taken").To(p)
				return false
			}
			p.at++
			name := p.Peek()
			if name.Kind != Ident {
				p.Unexpected(p.table.Rules.Variable, "the name of a member")
				return false
			}
			p.at++
			kind := Member
			if t.Text == "->" {
				kind = Arrow
			}
			v.Path = append(v.Path, Access{Kind: kind, Span: t.Span.To(name.Span), At: t.At, Name: name.Text})
		case p.Is("["):
			if !p.subscript(v) {
				return false
			}
		default:
			return true
		}
	}
}

// badVariable reports the whole item, which shows best what is not a variable.
func (p *Parser) badVariable(first Token) {
	if first.Kind == EOF {
		p.Unexpected(p.table.Rules.Variable, "a variable")
		return
	}
	p.Fault(p.table.Rules.Variable, p.itemSpan(), "expected a variable or array section").To(p)
}

// subscript reads [e], [lo:len], [lo:], [:len] or [:].
func (p *Parser) subscript(v *Var) bool {
	open := p.Peek()
	end := p.matching()
	close := p.toks[end-1]
	span := open.Span.To(close.Span)
	if close.Kind != Punct || close.Text != "]" {
		p.Fault(p.table.Rules.Section, open.Span, "expected ']' to close this bracket").To(p)
		return false
	}
	p.at++
	outer := p.end
	p.end = end - 1
	ok := p.bounds(v, span, open.At)
	p.at, p.end = end, outer
	return ok
}

func (p *Parser) bounds(v *Var, span source.Span, at int32) bool {
	a := Access{Kind: Index, Span: span, At: at}
	if p.Peek().Kind == EOF {
		p.Fault(p.table.Rules.Section, span, "expected an index or first:count between the brackets").To(p)
		return false
	}
	if !p.Is(":") {
		if a.Lower = p.wholeExpr(); a.Lower == nil {
			return false
		}
	}
	if p.Is(":") {
		p.at++
		a.Kind = Section
		if p.Peek().Kind != EOF && !p.Is(":") {
			if a.Length = p.Expr(); a.Length == nil {
				return false
			}
		}
	}
	if p.Is(":") && p.table.Strides {
		p.at++
		if a.Stride = p.Expr(); a.Stride == nil {
			return false
		}
		if p.Is(":") {
			p.Fault(p.table.Rules.Section, span, "array section has a fourth part").Note("a section is first:count:stride").To(p)
			return false
		}
	}
	if p.Is(":") {
		p.Fault(p.table.Rules.Section, span, "array section has a third part").Note("a section is first:count, it has no stride").To(p)
		return false
	}
	if p.Peek().Kind != EOF {
		p.Unexpected(p.table.Rules.Section, "']'")
		return false
	}
	v.Path = append(v.Path, a)
	return true
}
