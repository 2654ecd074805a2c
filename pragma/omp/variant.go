package omp

import (
	"strings"

	"accc/pragma"
)

// The shapes that hold directives, contexts and what variants take.
var (
	// context: [directive]
	ShapeWhen = &pragma.Shape{Name: "variant", Read: when, Write: whenWritten}
	// [directive]
	ShapeOtherwise = &pragma.Shape{Name: "directive", Read: otherwise, Empty: true}
	// context
	ShapeMatch = &pragma.Shape{Name: "context", Read: match, Write: matchWritten}
	// [base:] name
	ShapeVariant = &pragma.Shape{Name: "procedure", Read: variant}
	// nothing: a, b
	ShapeAdjustArgs = &pragma.Shape{Name: "adjusted arguments", Read: adjustArgs, Vars: true}
	// interop(target), interop(targetsync)
	ShapeAppendArgs = &pragma.Shape{Name: "appended arguments", Read: appendArgs}
	// [loops:] directive, directive
	ShapeApply = &pragma.Shape{Name: "transformations", Read: apply}
	// target, prefer_type(...)
	shapeInterop = &pragma.Shape{Name: "interop type", Read: interopInfo, Write: interopInfoWritten}
)

// ArgInterop is what append_args appends.
var ArgInterop = &pragma.ClauseDef{Name: "interop", Spec: "OpenMP 5.2 §7.5.3", Shape: shapeInterop,
	Doc: "An interop object for the variant.",
	Modifiers: []pragma.ModifierDef{{Name: "target"}, {Name: "targetsync"},
		{Name: "prefer_type", Since: 52, Params: paramsPrefer}}}

// when reads context: [directive].
func when(p *pragma.Parser, c *pragma.Clause) {
	colon := p.FindColon()
	if colon < 0 {
		context(p, c)
		if !p.Failed() {
			p.Unexpected(p.Rules().Syntax, "':' after the context")
		}
		return
	}
	p.Until(colon, func() { context(p, c) })
	p.Take()
	p.Retry()
	if nested(p, c); len(c.Context) == 0 {
		c.Args = nil // it is not known when the directive is meant
	}
}

// nested reads a directive, if there is one, as an argument of the clause.
func nested(p *pragma.Parser, c *pragma.Clause) {
	start := p.Peek()
	if start.Kind == pragma.EOF {
		return
	}
	if d := p.Nested(); d != nil {
		c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgDirective, Span: d.Span, Directive: d})
	}
}

func whenWritten(c *pragma.Clause) string {
	text := matchWritten(c) + ":"
	for _, a := range c.Args {
		text += " " + a.Text()
	}
	return text
}

func otherwise(p *pragma.Parser, c *pragma.Clause) { nested(p, c) }

// defaults reads the attribute of default, and the directive that it has on a metadirective (before OpenMP 5.2).
func defaults(p *pragma.Parser, c *pragma.Clause) {
	if name := p.Directive().Def.Name; name == "metadirective" || name == "begin metadirective" {
		nested(p, c)
		return
	}
	defaultmap(p, c)
}

func match(p *pragma.Parser, c *pragma.Clause) { context(p, c) }

func matchWritten(c *pragma.Clause) string {
	sets := make([]string, len(c.Context))
	for i, s := range c.Context {
		sets[i] = s.Text()
	}
	return strings.Join(sets, ", ")
}

// variant reads [base:] name; the base, which Fortran allows, is the key of the argument.
func variant(p *pragma.Parser, c *pragma.Clause) {
	var base pragma.Word
	if colon := p.FindColon(); colon >= 0 {
		p.Until(colon, func() {
			if t := p.Peek(); t.Kind == pragma.Ident {
				base = pragma.Word{Text: t.Text, Span: t.Span}
				p.Take()
			}
			if base.Text == "" || p.Peek().Kind != pragma.EOF {
				p.Unexpected(p.Rules().Syntax, "the name of a procedure")
			}
		})
		p.Take()
		p.Retry()
	}
	name(p, c)
	if len(c.Args) > 0 {
		c.Args[0].Key = base
		c.Args[0].Span = base.Span.To(c.Args[0].Span)
	}
}

func adjustArgs(p *pragma.Parser, c *pragma.Clause) {
	if p.FindColon() < 0 {
		p.Fault(p.Rules().Syntax, p.Peek().Span, "expected nothing:, need_device_ptr: or need_device_addr: before the arguments").Citing(c.Def.Spec).To(p)
	}
	modifiers(p, c)
	p.Items("an argument", func() { p.AddVar(c) })
}

func appendArgs(p *pragma.Parser, c *pragma.Clause) {
	p.Items("interop(...)", func() {
		t := p.Peek()
		if t.Kind != pragma.Ident || t.Text != ArgInterop.Name {
			p.Unexpected(p.Rules().Keyword, "interop(...)")
			return
		}
		if in := p.NestedClause(p.Directive().Def, ArgInterop); in != nil {
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgClause, Span: in.Span, Clause: in})
		}
	})
}

func interopInfo(p *pragma.Parser, c *pragma.Clause) { p.ModifierList(c) }

func interopInfoWritten(c *pragma.Clause) string {
	words := make([]string, len(c.Modifiers))
	for i, m := range c.Modifiers {
		words[i] = m.Text()
	}
	return strings.Join(words, ", ")
}

// apply reads directives without commas in them.
func apply(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.Items("a loop transformation", func() { p.Until(p.Comma(), func() { nested(p, c) }) })
}
