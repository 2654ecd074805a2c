package omp

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/pragma"
)

// The shapes with a reduction or induction identifier.
var (
	// [modifiers,] op: a
	ShapeReduction = &pragma.Shape{Name: "reduction", Read: reduction, Write: reductionWritten, Vars: true}
	// step(e), op: a
	ShapeInduction = ShapeReduction
	// omp_priv = e; f(&omp_priv)
	ShapeStatement = &pragma.Shape{Name: "statement", Read: statement}
	// op: types[: combiner]
	ShapeDeclareReduction = &pragma.Shape{Name: "declared reduction", Read: declareReduction,
		Write: declareReductionWritten}
	// [name:] type var
	ShapeDeclareMapper = &pragma.Shape{Name: "declared mapper", Read: declareMapper}
)

// Operators are the predefined reduction identifiers of C, FortranOperators those of Fortran (OpenMP 5.2 §5.5.3). The
// operator - is deprecated since 5.2.
var (
	Operators        = []string{"+", "-", "*", "&", "|", "^", "&&", "||", "max", "min"}
	FortranOperators = []string{"+", "-", "*", ".and.", ".or.", ".eqv.", ".neqv.", "max", "min", "iand", "ior", "ieor"}
)

func operators(p *pragma.Parser) []string {
	if p.Host.Fortran {
		return FortranOperators
	}
	return Operators
}

// reduction reads modifier, operator: list.
func reduction(p *pragma.Parser, c *pragma.Clause) {
	colon := p.FindColon()
	if colon < 0 {
		t := p.Peek()
		d := p.Fault(p.Rules().Operator, t.Span, "expected a reduction operator and ':', found %s", diag.Quote(t.Text)).
			Citing(c.Def.Spec)
		d.Note("the operators are %s, and names of declared reductions", strings.Join(operators(p), " ")).To(p)
		return
	}
	p.Until(colon, func() {
		for p.Comma() < p.End() {
			comma := p.Comma()
			p.Until(comma, func() { p.OneModifier(c) })
			p.Take()
			p.Retry()
		}
		c.Operator = operator(p, c)
	})
	p.Take()
	p.Retry()
	p.Items("a variable", func() { p.AddVar(c) })
	if c.Operator.Text == "" {
		c.Args = nil // the variables alone say nothing
	}
}

// operator reads a reduction identifier up to the end of what is being read.
func operator(p *pragma.Parser, c *pragma.Clause) pragma.Word {
	t := p.Peek()
	w := pragma.Word{Text: t.Text, Span: t.Span}
	switch {
	case t.Kind == pragma.EOF:
		p.Unexpected(p.Rules().Operator, "a reduction operator")
		return pragma.Word{}
	case p.Host.Fortran && t.Text == "operator" && opens(p.Ahead(1)):
		p.Take()
		w.Text = "operator("
		w.Span = w.Span.To(p.Inside(func() {
			w.Text += p.Take().Text + ")"
		}))
	case t.Kind == pragma.Ident && c.Def.Modifier(t.Text) != nil && c.Def.Modifier(t.Text).Params == nil && p.Ahead(1).
		Kind == pragma.EOF && !slices.Contains(operators(p), t.Text):
		p.Fault(p.Rules().Operator, t.Span, "expected a reduction operator after modifier %s", diag.Quote(t.Text)).
			Citing(c.Def.Spec).To(p)
		return pragma.Word{}
	case t.Kind == pragma.Ident, slices.Contains(operators(p), t.Text), p.Host.Fortran && definedOperator(t.Text):
		p.Take()
	default:
		d := p.Fault(p.Rules().Operator, t.Span, "unknown reduction operator %s", diag.Quote(t.Text)).Citing(c.Def.Spec)
		d.Note("the operators are %s", strings.Join(operators(p), " ")).To(p)
		return pragma.Word{}
	}
	if p.Peek().Kind != pragma.EOF {
		p.Unexpected(p.Rules().Operator, "':' after the reduction operator")
		return pragma.Word{}
	}
	return w
}

func definedOperator(s string) bool { return len(s) > 2 && s[0] == '.' && s[len(s)-1] == '.' }

func reductionWritten(c *pragma.Clause) string {
	text := ""
	for i := range c.Modifiers {
		text += c.Modifiers[i].Text() + ", "
	}
	plain := *c
	plain.Modifiers = nil
	return text + plain.List(c.Args)
}

// statement reads omp_priv = value, or a call, or another expression.
func statement(p *pragma.Parser, c *pragma.Clause) {
	if a := statementArg(p); a != nil {
		c.Args = append(c.Args, a)
	}
}

func statementArg(p *pragma.Parser) *pragma.Arg {
	var e *pragma.Expr
	if t, is, braces := p.Peek(), p.Ahead(1), p.Ahead(2); t.Kind == pragma.Ident && is.Kind == pragma.Punct &&
		is.Text == "=" && braces.Kind == pragma.Punct && braces.Text == "{" {
		e = p.Raw(p.End(), "a value") // an initializer of C is no expression
	} else {
		e = p.Whole()
	}
	if e == nil {
		return nil
	}
	return &pragma.Arg{Kind: pragma.ArgExpr, Span: e.Span, Expr: e}
}

// declareReduction reads operator: types: combiner. The combiner is the last argument and has the key "combiner"; since OpenMP
// 6.0 it can be a clause.
func declareReduction(p *pragma.Parser, c *pragma.Clause) {
	colon := p.FindColon()
	if colon < 0 {
		p.Fault(p.Rules().Operator, p.Peek().Span, "expected a name or operator and ':'").Citing(c.Def.Spec).To(p)
		return
	}
	p.Until(colon, func() { c.Operator = operator(p, c) })
	p.Take()
	p.Retry()
	end := p.End()
	if second := p.FindColon(); second >= 0 {
		end = second
	}
	p.Until(end, func() {
		p.Items("a type", func() {
			if e := p.Raw(p.Comma(), "a type"); e != nil {
				c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgType, Span: e.Span, Expr: e})
			}
		})
	})
	if p.Is(":") {
		key := p.Take()
		p.Retry()
		if a := statementArg(p); a != nil {
			a.Key = pragma.Word{Text: "combiner", Span: key.Span}
			c.Args = append(c.Args, a)
		}
	}
	if c.Operator.Text == "" {
		c.Args = nil
	}
}

func declareReductionWritten(c *pragma.Clause) string {
	text := c.Operator.Text
	for i, a := range c.Args {
		switch {
		case i == 0 || a.Key.Text != "":
			text += ": "
		default:
			text += ", "
		}
		text += a.Text()
	}
	return text
}

// declareMapper reads [name:] type variable. The name is the operator of the clause.
func declareMapper(p *pragma.Parser, c *pragma.Clause) {
	if colon := p.FindColon(); colon >= 0 {
		p.Until(colon, func() {
			t := p.Peek()
			if t.Kind != pragma.Ident {
				p.Unexpected(p.Rules().Syntax, "the name of the mapper")
				return
			}
			p.Take()
			c.Operator = pragma.Word{Text: t.Text, Span: t.Span}
			if p.Peek().Kind != pragma.EOF {
				p.Unexpected(p.Rules().Syntax, "':' after the name of the mapper")
			}
		})
		p.Take()
		p.Retry()
	}
	start := p.Peek()
	d := p.Declared("")
	switch {
	case d == nil:
	case d.Type == nil:
		p.Fault(RuleIterator, start.Span.To(d.Span), "expected a type and a variable").Citing(c.Def.Spec).To(p)
	default:
		c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgDecl, Span: d.Span, Decl: d})
	}
}
