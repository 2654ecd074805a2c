package pragma

import "accc/frontend/source"

// variable reads a variable reference of C: a name, in parentheses if need be,
// with members, elements and sections, and stars in front. It reports what it
// cannot read and returns nil.
func (p *parser) variable() *Var {
	start := p.at
	v := &Var{}
	if !p.reference(v, 0) {
		return nil
	}
	if t := p.peek(); t.Kind != EOF && !p.is(",") {
		d := p.report(RuleVariable, p.itemSpan(), "expected a variable or array section, found an expression")
		if t.Kind == Ident {
			// copyin(a b): a comma is missing.
			d.Message = "expected ',' between variables"
			d.Primary.Span = t.Span
			at := p.toks[p.at-1].Span
			at.Start = at.End
			d.Fix("insert a comma", source.Edit{Span: at, New: ","})
		}
		d.To(p.r)
		return nil
	}
	v.Tokens = p.toks[start:p.at:p.at]
	for _, t := range v.Tokens {
		v.Span = v.Span.To(t.Span)
	}
	return v
}

// itemSpan is the span of the present item of a list.
func (p *parser) itemSpan() source.Span {
	at := p.at
	p.at = p.item
	span := p.peek().Span
	for p.at < p.end && !p.is(",") {
		if p.is("(") || p.is("[") || p.is("{") {
			p.at = p.matching() - 1
		}
		span = span.To(p.take().Span)
	}
	p.at = at
	return span
}

func (p *parser) reference(v *Var, depth int) bool {
	t := p.peek()
	switch {
	case depth > maxDepth:
		p.report(RuleVariable, t.Span, "variable is nested too deeply").To(p.r)
		return false
	case p.is("*"):
		p.at++
		if !p.reference(v, depth+1) {
			return false
		}
		v.Path = append(v.Path, Access{Kind: Deref, Span: t.Span})
		return true
	case p.is("("):
		p.at++
		if !p.reference(v, depth+1) {
			return false
		}
		if !p.is(")") {
			p.badVariable(t)
			return false
		}
		p.at++
	case t.Kind == Ident && !isTypeWord[t.Text] && !isTag[t.Text] && !isTypeOperator[t.Text]:
		v.Name, v.Base = t.Text, t.Span
		p.at++
	default:
		p.badVariable(t)
		return false
	}
	for {
		t := p.peek()
		switch {
		case p.is(".") || p.is("->"):
			if n := len(v.Path); n > 0 && v.Path[n-1].Kind == Section {
				p.report(RuleSection, v.Path[n-1].Span, "expected an index, found a section of which a member is taken").To(p.r)
				return false
			}
			p.at++
			name := p.peek()
			if name.Kind != Ident {
				p.unexpected(RuleVariable, "the name of a member")
				return false
			}
			p.at++
			kind := Member
			if t.Text == "->" {
				kind = Arrow
			}
			v.Path = append(v.Path, Access{Kind: kind, Span: t.Span.To(name.Span), Name: name.Text})
		case p.is("["):
			if !p.subscript(v) {
				return false
			}
		default:
			return true
		}
	}
}

// badVariable reports the whole item: the reader sees best what is no variable.
func (p *parser) badVariable(first Token) {
	if first.Kind == EOF {
		p.unexpected(RuleVariable, "a variable")
		return
	}
	p.report(RuleVariable, p.itemSpan(), "expected a variable or array section").To(p.r)
}

// subscript reads [e], [lo:len], [lo:], [:len] or [:].
func (p *parser) subscript(v *Var) bool {
	open := p.peek()
	end := p.matching()
	close := p.toks[end-1]
	span := open.Span.To(close.Span)
	if close.Kind != Punct || close.Text != "]" {
		p.report(RuleSection, open.Span, "expected ']' to close this bracket").To(p.r)
		return false
	}
	p.at++
	outer := p.end
	p.end = end - 1
	ok := p.bounds(v, span)
	p.at, p.end = end, outer
	return ok
}

func (p *parser) bounds(v *Var, span source.Span) bool {
	a := Access{Kind: Index, Span: span}
	if p.peek().Kind == EOF {
		p.report(RuleSection, span, "expected an index or first:count between the brackets").To(p.r)
		return false
	}
	if !p.is(":") {
		if a.Lower = p.wholeExpr(); a.Lower == nil {
			return false
		}
	}
	if p.is(":") {
		p.at++
		a.Kind = Section
		if p.peek().Kind != EOF && !p.is(":") {
			if a.Length = p.expr(); a.Length == nil {
				return false
			}
		}
	}
	if p.is(":") {
		p.report(RuleSection, span, "array section has a third part").Note("a section is first:count, it has no stride").To(p.r)
		return false
	}
	if p.peek().Kind != EOF {
		p.unexpected(RuleSection, "']'")
		return false
	}
	v.Path = append(v.Path, a)
	return true
}
