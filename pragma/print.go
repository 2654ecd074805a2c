package pragma

import (
	"strings"

	"accc/frontend/diag"
)

// Text is the directive without its sentinel, on one line, in the canonical
// spelling: "parallel loop gang copyin(readonly: a[0:n])". Reading it gives the
// same directive again.
func (d *Directive) Text() string { return strings.Join(d.words(), " ") }

// words are the parts of the text between which a line may be broken.
func (d *Directive) words() []string {
	name := d.Def.Name
	if d.Args != nil && d.Args.Parens {
		name += d.Args.arguments()
	}
	out := []string{name}
	if d.Atomic != "" {
		out[0] += " " + d.Atomic
	}
	for _, c := range d.Clauses {
		out = append(out, c.Text())
	}
	return out
}

// Text is the clause in the canonical spelling.
func (c *Clause) Text() string {
	if !c.Parens {
		return c.Def.Name
	}
	return c.Def.Name + c.arguments()
}

func (c *Clause) arguments() string {
	var b strings.Builder
	b.WriteByte('(')
	at := 0
	// devnum: e : stands before the word queues.
	if len(c.Args) > 0 && c.Args[0].Key.Text == "devnum" {
		b.WriteString("devnum: " + c.Args[0].Text() + " : ")
		at = 1
	}
	for i, m := range c.Modifiers {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(m.Text)
	}
	if len(c.Modifiers) > 0 {
		b.WriteString(": ")
	}
	if c.Operator.Text != "" {
		b.WriteString(c.Operator.Text + ":")
	}
	for i, a := range c.Args[at:] {
		if i > 0 {
			b.WriteString(", ")
		}
		if a.Key.Text != "" {
			b.WriteString(a.Key.Text + ": ")
		}
		b.WriteString(a.Text())
	}
	b.WriteByte(')')
	return b.String()
}

// A Layout says how a directive is written into a source file.
type Layout struct {
	Sentinel string // "#pragma acc"; it starts the line
	Indent   string // before the sentinel
	// Width is the column after which a line should not go on; 0: one line
	// however long. A clause is never broken, so lines can be longer.
	Width int
	// Break ends a line that goes on (" \" in C) and Next starts the one after it.
	Break, Next string
	// LineEnd is "\n" unless said otherwise.
	LineEnd string
}

// CLayout is how C is written: "#pragma acc", at most 100 columns, backslashes.
func CLayout(indent string) Layout {
	return Layout{Sentinel: "#pragma acc", Indent: indent, Width: 100, Break: " \\", Next: indent + "    "}
}

// Print is the directive with its sentinel, without the last line end.
func (d *Directive) Print(l Layout) string {
	if l.LineEnd == "" {
		l.LineEnd = "\n"
	}
	var b strings.Builder
	b.WriteString(l.Indent + l.Sentinel)
	column := len(l.Indent) + len(l.Sentinel)
	for i, w := range d.words() {
		if l.Width > 0 && i > 0 && column+1+len(w)+len(l.Break) > l.Width {
			b.WriteString(l.Break + l.LineEnd + l.Next + w)
			column = len(l.Next) + len(w)
			continue
		}
		b.WriteString(" " + w)
		column += 1 + len(w)
	}
	return b.String()
}

// NewDirective makes a directive that stands in no source.
func NewDirective(def *DirectiveDef, clauses ...*Clause) *Directive {
	return &Directive{Def: def, Clauses: clauses}
}

// NewClause makes a clause that stands in no source; with arguments it has parentheses.
func NewClause(def *ClauseDef, args ...*Arg) *Clause {
	return &Clause{Def: def, Spelling: def.Name, Parens: len(args) > 0, Args: args}
}

// ExprArg makes an expression argument from text, with a key such as "static" or "".
func ExprArg(key, text string) *Arg {
	return &Arg{Kind: ArgExpr, Key: Word{Text: key}, Expr: &Expr{Tokens: LexText(text)}}
}

// VarArg makes a variable argument from text such as "s->p[0:n]". Text that is no
// variable gives one without a Path whose name is the text.
func VarArg(text string) *Arg {
	p := &parser{toks: LexText(text), r: discard{}, lang: &inC}
	p.end = len(p.toks)
	v := p.variable()
	if v == nil {
		v = &Var{Name: text, Tokens: p.toks}
	}
	return &Arg{Kind: ArgVar, Var: v}
}

// WordArg makes a keyword argument; "*" gives a star.
func WordArg(word string) *Arg {
	if word == "*" {
		return &Arg{Kind: ArgStar}
	}
	return &Arg{Kind: ArgWord, Word: word}
}

type discard struct{}

func (discard) Report(diag.Diagnostic) {}
