package pragma

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// A language is what the clauses of one host language have of their own.
type language struct {
	variable  func(*parser) *Var
	operators []string // of reductions
	quotes    string   // around the name that bind takes
	// unchecked: the front end reads expressions itself and reports what is wrong with them.
	unchecked bool
	// squeezed: blanks mean nothing, as in fixed form of Fortran (Fortran 2018 §6.3.3.1).
	squeezed bool
}

var (
	inC       = language{variable: (*parser).variable, operators: Operators, quotes: `"`}
	inFortran = language{variable: (*parser).fortranVariable, operators: FortranOperators, quotes: `"'`, unchecked: true}
	inFixed   = language{variable: (*parser).fortranVariable, operators: FortranOperators, quotes: `"'`, unchecked: true, squeezed: true}
)

// FortranOperators are the reduction operators of Fortran (OpenACC 3.3 §2.5.15).
var FortranOperators = []string{"+", "*", "max", "min", "iand", "ior", "ieor", ".and.", ".or.", ".eqv.", ".neqv."}

// ParseFortran is Parse for Fortran: variables are a(lower:upper:stride), b%c and /common/, operators those of
// Fortran. Tokens are in lower case; operators such as .and. are Punct, constants such as .true. are Number. fixed: the source is in
// fixed form.
func ParseFortran(model Model, sentinel source.Span, toks []Token, fixed bool, r diag.Reporter) *Directive {
	lang := &inFortran
	if fixed {
		lang = &inFixed
	}
	return parse(&parser{model: model, sentinel: sentinel, toks: toks, r: r, lang: lang})
}

// Unsqueezed is the directive whose name without blanks is a word.
func Unsqueezed(m Model, word string) *DirectiveDef {
	for _, d := range Directives {
		if d.Model == m && strings.ReplaceAll(d.Name, " ", "") == word {
			return d
		}
	}
	return nil
}

// fortranVariable reads a variable reference of Fortran. It reports what it cannot read and returns nil.
func (p *parser) fortranVariable() *Var {
	start := p.at
	v := &Var{}
	first := p.peek()
	switch {
	case p.is("/"):
		p.at++
		t := p.peek()
		if t.Kind != Ident {
			p.unexpected(RuleVariable, "the name of a common block")
			return nil
		}
		v.Name, v.Base, v.Common = t.Text, t.Span, true
		p.at++
		if !p.is("/") {
			p.unexpected(RuleVariable, "'/' after the name of the common block")
			return nil
		}
		p.at++
	case first.Kind == Ident:
		v.Name, v.Base = first.Text, first.Span
		p.at++
		if !p.fortranPath(v) {
			return nil
		}
	default:
		p.badVariable(first)
		return nil
	}
	if t := p.peek(); t.Kind != EOF && !p.is(",") {
		d := p.report(RuleVariable, p.itemSpan(), "expected a variable or array section, found an expression")
		if t.Kind == Ident {
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

func (p *parser) fortranPath(v *Var) bool {
	for {
		t := p.peek()
		switch {
		case p.is("%"):
			p.at++
			name := p.peek()
			if name.Kind != Ident {
				p.unexpected(RuleVariable, "the name of a component")
				return false
			}
			p.at++
			v.Path = append(v.Path, Access{Kind: Member, Span: t.Span.To(name.Span), Name: name.Text})
		case p.is("("):
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

// subscripts reads what stands between the parentheses: one index or lower:upper:stride for each dimension.
func (p *parser) subscripts(v *Var) bool {
	for {
		start := p.peek()
		a := Access{Kind: Index, Span: start.Span}
		parts := []**Expr{&a.Lower, &a.Upper, &a.Stride}
		from := p.at
		for n := 0; ; n++ {
			if p.peek().Kind != EOF && !p.is(",") && !p.colon() {
				if *parts[n] = p.expr(); *parts[n] == nil {
					return false
				}
			}
			if !p.colon() {
				break
			}
			a.Kind = Section
			if n == 2 {
				p.report(RuleSection, p.peek().Span, "array section has a fourth part").Note("a section is first:last:stride").To(p.r)
				return false
			}
			if p.is("::") {
				n++
				if n == 2 {
					p.report(RuleSection, p.peek().Span, "array section has a fourth part").Note("a section is first:last:stride").To(p.r)
					return false
				}
			}
			p.at++
		}
		if p.at == from {
			p.unexpected(RuleSection, "an index or first:last")
			return false
		}
		for _, t := range p.toks[from:p.at] {
			a.Span = a.Span.To(t.Span)
		}
		v.Path = append(v.Path, a)
		if p.peek().Kind == EOF {
			return true
		}
		if !p.is(",") {
			p.unexpected(RuleSection, "',' or ')'")
			return false
		}
		p.at++
	}
}

func (p *parser) colon() bool { return p.is(":") || p.is("::") }
