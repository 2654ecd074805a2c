package acc

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// The shapes that only OpenACC has.
var (
	ShapeDevTypes  = &pragma.Shape{Name: "device types", Read: deviceTypes}                      // device types or *
	ShapeReduction = &pragma.Shape{Name: "reduction", Read: reduction}                           // operator : vars
	ShapeGang      = &pragma.Shape{Name: "gang", Read: gang}                                     // num:, dim:, static:
	ShapeSizes     = &pragma.Shape{Name: "sizes", Read: sizes}                                   // expressions or *
	ShapeCollapse  = &pragma.Shape{Name: "collapse", Read: collapse}                             // [force:] constant
	ShapeWait      = &pragma.Shape{Name: "wait", Read: waitArgument, Write: waitArgumentWritten} // [devnum: e :] [queues:] list
	ShapeBind      = &pragma.Shape{Name: "bind", Read: bind}                                     // a name or a string
	ShapeRoutine   = &pragma.Shape{Name: "routine", Read: routine}                               // a name
)

// DeviceTypes are the names device_type knows besides *, in any case. One is that of the API: compilers take no other of those.
var DeviceTypes = []string{"default", "host", "multicore", "nvidia", "radeon", "acc_device_nvidia"}

// Operators are the reduction operators of C, FortranOperators those of Fortran (OpenACC 3.3 §2.5.15).
var (
	Operators        = []string{"+", "*", "max", "min", "&", "|", "^", "&&", "||"}
	FortranOperators = []string{"+", "*", "max", "min", "iand", "ior", "ieor", ".and.", ".or.", ".eqv.", ".neqv."}
)

func operators(p *pragma.Parser) []string {
	if p.Host.Fortran {
		return FortranOperators
	}
	return Operators
}

func deviceTypes(p *pragma.Parser, c *pragma.Clause) {
	p.Items("a device type", func() {
		t := p.Peek()
		word := strings.ToLower(t.Text)
		switch {
		case t.Kind != pragma.Ident && !p.Is("*"):
			p.Unexpected(p.Rules().Syntax, "a device type or *")
			return
		case p.Is("*") && len(c.Args) > 0 || len(c.Args) > 0 && c.Args[0].Kind == pragma.ArgStar:
			p.Fault(p.Rules().Syntax, t.Span, "* must be alone in %s, because it means all device types", c.Spelling).Citing(c.Def.Spec).To(p)
			return
		case p.Is("*"):
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgStar, Span: t.Span})
		case !slices.Contains(DeviceTypes, word):
			d := p.Fault(RuleDeviceType, t.Span, "unknown device type %s", diag.Quote(t.Text))
			if near := diag.Nearest(word, DeviceTypes); near != "" {
				d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
			} else {
				d.Note("device types are: *, default, host, multicore, nvidia, radeon")
			}
			d.To(p)
			return
		default:
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: word})
		}
		p.Take()
	})
}

func reduction(p *pragma.Parser, c *pragma.Clause) {
	op, colon := p.Peek(), p.Ahead(1)
	if colon.Kind != pragma.Punct || colon.Text != ":" {
		d := p.Fault(p.Rules().Operator, op.Span, "expected a reduction operator and ':', found %s", diag.Quote(op.Text))
		d.Note("the operators are %s", strings.Join(operators(p), " ")).To(p)
		return
	}
	switch {
	case slices.Contains(operators(p), op.Text):
		c.Operator = pragma.Word{Text: op.Text, Span: op.Span}
	case op.Text == "-":
		// OpenMP has it, and compilers that share their parser take it here too: it adds up.
		c.Operator = pragma.Word{Text: "+", Span: op.Span}
		d := p.Rules().Operator.New(op.Span, "unknown reduction operator '-'")
		d.Severity = diag.Warning
		d.Fix("differences are summed up with +", source.Edit{Span: op.Span, New: "+"}).To(p)
	default:
		d := p.Fault(p.Rules().Operator, op.Span, "unknown reduction operator %s", diag.Quote(op.Text))
		switch {
		case op.Kind == pragma.Ident && diag.Nearest(op.Text, []string{"max", "min"}) != "":
			near := diag.Nearest(op.Text, []string{"max", "min"})
			d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: op.Span, New: near})
		default:
			d.Note("the operators are %s", strings.Join(operators(p), " "))
		}
		d.To(p)
	}
	p.Take()
	p.Take()
	p.Items("a variable", func() { p.AddVar(c) })
	if c.Operator.Text == "" {
		// A reduction without its operator is of no use to anyone.
		c.Args = nil
	}
}

// gang reads [num:] e, dim: e and static: e or *, in any order, each once.
func gang(p *pragma.Parser, c *pragma.Clause) {
	seen := map[string]pragma.Token{}
	p.Items("an argument of gang", func() {
		start := p.Peek()
		key := p.Key(c)
		if p.Failed() {
			return
		}
		part := key.Text
		if part == "" {
			part = "num"
		}
		if _, again := seen[part]; again {
			p.Fault(p.Rules().RepeatedPart, start.Span, "gang takes one %s argument", part).See(seen[part].Span, "first given here").To(p)
			return
		}
		seen[part] = start
		if star := p.Peek(); part == "static" && p.Is("*") {
			p.Take()
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgStar, Span: key.Span.To(star.Span), Key: key})
			return
		}
		p.AddExpr(c, key)
	})
}

func sizes(p *pragma.Parser, c *pragma.Clause) {
	p.Items("a tile size", func() {
		if star := p.Peek(); p.Is("*") {
			p.Take()
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgStar, Span: star.Span})
			return
		}
		p.AddExpr(c, pragma.Word{})
	})
}

func collapse(p *pragma.Parser, c *pragma.Clause) {
	if p.Ahead(0).Kind == pragma.Ident && p.Ahead(1).Kind == pragma.Punct && p.Ahead(1).Text == ":" {
		p.WordModifiers(c)
	}
	p.Retry()
	p.AddExpr(c, pragma.Word{})
}

// waitArgument reads [devnum: e :] [queues:] e, ...
func waitArgument(p *pragma.Parser, c *pragma.Clause) {
	colonAfter := func(word string) bool {
		t, colon := p.Ahead(0), p.Ahead(1)
		return t.Kind == pragma.Ident && t.Text == word && colon.Kind == pragma.Punct && colon.Text == ":"
	}
	if colonAfter("devnum") {
		t := p.Take()
		p.Take()
		p.AddExpr(c, pragma.Word{Text: t.Text, Span: t.Span})
		if !p.Is(":") {
			p.Unexpected(p.Rules().Syntax, "':' after the device number")
			return
		}
		p.Take()
	}
	if colonAfter("queues") {
		t := p.Take()
		p.Take()
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: t.Text, Span: t.Span}})
	}
	p.Items("an activity queue", func() { p.AddExpr(c, pragma.Word{}) })
}

func waitArgumentWritten(c *pragma.Clause) string {
	if len(c.Args) == 0 || c.Args[0].Key.Text != "devnum" {
		return c.List(c.Args)
	}
	return "devnum: " + c.Args[0].Text() + " : " + c.List(c.Args[1:])
}

// bind reads a name or a string.
func bind(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	switch {
	case t.Kind == pragma.Ident:
		c.Args = []*pragma.Arg{{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text}}
	case t.Kind == pragma.String && len(t.Text) > 2 && strings.ContainsRune(p.Host.Quotes, rune(t.Text[0])) && t.Text[len(t.Text)-1] == t.Text[0]:
		c.Args = []*pragma.Arg{{Kind: pragma.ArgString, Span: t.Span, Word: t.Text[1 : len(t.Text)-1]}}
	default:
		p.Unexpected(p.Rules().Syntax, "the name of a procedure or a string")
		return
	}
	p.Take()
}

// routine reads a name.
func routine(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	if t.Kind != pragma.Ident {
		p.Unexpected(p.Rules().Syntax, "the name of a procedure")
		return
	}
	c.Args = []*pragma.Arg{{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text}}
	p.Take()
}
