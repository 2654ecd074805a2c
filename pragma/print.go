package pragma

import (
	"strings"

	"accc/frontend/diag"
)

// Text is the directive without its sentinel, on one line, in the canonical spelling: "parallel loop gang
// copyin(readonly: a[0:n])". Reading it yields the same directive again.
func (d *Directive) Text() string { return strings.Join(d.words(), " ") }

// words are the parts of the text between which a line may be broken.
func (d *Directive) words() []string {
	name := d.Def.NameIn(d.Fortran)
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
	name := c.Def.NameIn(c.Def.Fortran != "" && c.Spelling == c.Def.Fortran)
	if !c.Parens {
		return name
	}
	return name + c.arguments()
}

func (c *Clause) arguments() string {
	if c.Def.Shape != nil && c.Def.Shape.Write != nil {
		return "(" + c.Def.Shape.Write(c) + ")"
	}
	return "(" + c.List(c.Args) + ")"
}

// List is the inside of the parentheses as most clauses have it: modifiers, operator, and the arguments, which may be a part
// of the clause's.
func (c *Clause) List(args []*Arg) string {
	var b strings.Builder
	for i, m := range c.Modifiers {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(m.Text())
	}
	if len(c.Modifiers) > 0 {
		b.WriteString(": ")
	}
	if c.Operator.Text != "" {
		b.WriteString(c.Operator.Text + ":")
	}
	for i, a := range args {
		if i > 0 {
			b.WriteString(", ")
		}
		if a.Key.Text != "" {
			b.WriteString(a.Key.Text + ": ")
		}
		b.WriteString(a.Text())
	}
	return b.String()
}

// Text is the modifier with its arguments.
func (m Modifier) Text() string {
	if !m.Parens {
		return m.Word.Text
	}
	parts := make([]string, len(m.Args))
	for i, a := range m.Args {
		parts[i] = a.Text()
	}
	return m.Word.Text + "(" + strings.Join(parts, ", ") + ")"
}

// Text is the trait set as a user would write it.
func (s *TraitSet) Text() string {
	parts := make([]string, len(s.Traits))
	for i, t := range s.Traits {
		parts[i] = t.Text()
	}
	return s.Name.Text + "={" + strings.Join(parts, ", ") + "}"
}

// Text is the trait with its properties.
func (t *Trait) Text() string {
	if !t.Parens {
		return t.Name.Text
	}
	score := ""
	if t.Score != nil {
		score = "score(" + t.Score.Text() + "): "
	}
	return t.Name.Text + "(" + score + argsText(t.Args) + ")"
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
	// Split lets a clause that is longer than a line continue after a comma: the language limits lines.
	Split bool
}

// FreeLayout is how a directive of Fortran's free form is written: at most 100 columns, ampersands.
func FreeLayout(indent, sentinel string) Layout {
	return Layout{Sentinel: sentinel, Indent: indent, Width: 100, Break: " &", Next: indent + sentinel + "   ", Split: true}
}

// FixedLayout is how a directive of Fortran's fixed form is written: from column 1 to 72, a sign in column 6 of the lines that go on.
func FixedLayout(sentinel string) Layout {
	return Layout{Sentinel: sentinel, Width: 72, Next: sentinel + "& ", Split: true}
}

// CLayout is how C is written: "#pragma" and the word of the language, at most 100 columns, backslashes.
func CLayout(indent, sentinel string) Layout {
	return Layout{Sentinel: "#pragma " + sentinel, Indent: indent, Width: 100, Break: " \\", Next: indent + "    "}
}

// Print is the directive with its sentinel, without the last line end.
func (d *Directive) Print(l Layout) string {
	return l.Indent + l.Sentinel + l.words(d.words(), len(l.Indent)+len(l.Sentinel), true)
}

// Clauses are clauses as they are added to a directive that ends at a column.
func (l Layout) Clauses(list []*Clause, column int) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.Text()
	}
	return l.words(words, column, false)
}

// words are the parts of a directive after a column, with the blanks before them; the first, if it is the name, stays in the line.
func (l Layout) words(list []string, column int, name bool) string {
	var b strings.Builder
	next := func(w string, must bool) {
		if l.Width > 0 && must && column+1+len(w)+len(l.Break) > l.Width {
			b.WriteString(l.Break + "\n" + l.Next + w)
			column = len(l.Next) + len(w)
			return
		}
		b.WriteString(" " + w)
		column += 1 + len(w)
	}
	for i, w := range list {
		if l.Split && len(l.Next)+len(w)+len(l.Break) > l.Width {
			for j, part := range behindCommas(w) {
				next(part, i+j > 0 || !name)
			}
			continue
		}
		next(w, i > 0 || !name)
	}
	return b.String()
}

// behindCommas cuts a clause into parts that end with a comma, but for the last.
func behindCommas(w string) (parts []string) {
	from := 0
	for i := 0; i+1 < len(w); i++ {
		if w[i] == ',' && w[i+1] == ' ' {
			parts = append(parts, w[from:i+1])
			from = i + 2
		}
	}
	return append(parts, w[from:])
}

// NewDirective makes a directive that is in no source.
func NewDirective(def *DirectiveDef, clauses ...*Clause) *Directive {
	return &Directive{Def: def, Clauses: clauses}
}

// NewClause makes a clause that is in no source; with arguments it has parentheses.
func NewClause(def *ClauseDef, args ...*Arg) *Clause {
	return &Clause{Def: def, Spelling: def.Name, Parens: len(args) > 0, Args: args}
}

// ExprArg makes an expression argument from text, with a key such as "static" or "".
func ExprArg(key, text string) *Arg {
	return &Arg{Kind: ArgExpr, Key: Word{Text: key}, Expr: &Expr{Tokens: LexText(text)}}
}

// VarArg makes a variable argument from text such as "s->p[0:n]". Text that is not a variable becomes one without a
// Path whose name is the text.
func VarArg(text string) *Arg {
	p := &Parser{toks: LexText(text), r: discard{}, Host: &InC, table: &silent}
	p.end = len(p.toks)
	v := p.variable()
	if v == nil {
		v = &Var{Name: text, Tokens: p.toks}
	}
	return &Arg{Kind: ArgVar, Var: v}
}

// WordArg makes a keyword argument; "*" makes a star.
func WordArg(word string) *Arg {
	if word == "*" {
		return &Arg{Kind: ArgStar}
	}
	return &Arg{Kind: ArgWord, Word: word}
}

// silent is a language whose mistakes are not reported.
var silent = Table{Strides: true, Rules: ParserRules{Syntax: &diag.Rule{}, Variable: &diag.Rule{}, Section: &diag.Rule{}, Expression: &diag.Rule{}}}

type discard struct{}

func (discard) Report(diag.Diagnostic) {}
