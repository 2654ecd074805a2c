package emit

import (
	"cmp"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
)

// A phrase is an expression or a variable of a clause as the user wrote it. The operations that compute it have locations in it.
type phrase struct {
	source.Span
	toks tokens.Range
	// text is the phrase with as few macros expanded as possible; "" where a macro makes words that nobody spelled.
	text    string
	outline string
	atom    bool // the text is one word, or one use of a macro
}

// tokensOf returns the tokens of an argument that is an expression or a variable, and where they are.
func tokensOf(a *pragma.Arg) (source.Span, []pragma.Token) {
	switch {
	case a.Kind == pragma.ArgExpr && a.Expr != nil:
		return a.Expr.Span, a.Expr.Tokens
	case a.Kind == pragma.ArgVar && a.Var != nil:
		return a.Var.Span, a.Var.Tokens
	}
	return source.Span{}, nil
}

// rangeOf returns the expanded tokens from the first to the last one of a list.
func rangeOf(list []pragma.Token) tokens.Range {
	if len(list) == 0 || list[0].At <= 0 {
		return tokens.Range{}
	}
	return tokens.Range{From: list[0].At, To: list[len(list)-1].At + 1}
}

// note keeps the phrases of a directive.
func (w *Words) note(d *pragma.Directive) {
	for _, c := range d.ClausesAndArgument() {
		for _, a := range c.Args {
			span, toks := tokensOf(a)
			if !span.IsValid() || len(toks) == 0 {
				continue
			}
			p := phrase{Span: span, toks: rangeOf(toks), outline: outline(toks)}
			p.text = w.spelled(p.toks)
			p.atom = p.text != "" && w.reading.Atom(p.toks)
			w.phrases[span.File.Name] = append(w.phrases[span.File.Name], &p)
			w.byToken = append(w.byToken, &p)
		}
	}
}

// spelled returns a range of expanded tokens in the user's words, in one line and without comments; "" if it has none.
func (w *Words) spelled(x tokens.Range) string {
	if w == nil || w.reading == nil || x.Empty() {
		return ""
	}
	words, ok := w.reading.Words(x)
	if !ok {
		return ""
	}
	return words.Line()
}

// sort puts the phrases of each file in the order of the text.
func (w *Words) sort() {
	for _, list := range w.phrases {
		slices.SortFunc(list, func(a, b *phrase) int { return cmp.Or(a.Start-b.Start, a.End-b.End) })
	}
	slices.SortFunc(w.byToken, func(a, b *phrase) int { return cmp.Compare(a.toks.From, b.toks.From) })
}

// of is the phrase that an operation comes from, nil if it comes from none.
func (w *Words) of(op *ir.Op) *phrase {
	if w == nil || op == nil {
		return nil
	}
	l := ir.File(op.Loc)
	if l == nil || len(w.phrases[l.File]) == 0 {
		return nil
	}
	if l.Toks[0] > 0 { // what one use of a macro yields may have one place in the text
		i, found := slices.BinarySearchFunc(w.byToken, l.Toks[0], func(p *phrase, tok int32) int { return cmp.Compare(p.toks.From, tok) })
		if !found {
			i--
		}
		if i < 0 || w.byToken[i].toks.To <= l.Toks[0] {
			return nil
		}
		return w.byToken[i]
	}
	list := w.phrases[l.File]
	at := list[0].File.Offset(l.Line, l.Col)
	i, found := slices.BinarySearchFunc(list, at, func(p *phrase, at int) int { return p.Start - at })
	if !found {
		i--
	}
	same := func(i int) bool { return i >= 0 && i+1 < len(list) && list[i].Start == list[i+1].Start }
	if i < 0 || at >= list[i].End || same(i-1) || same(i) {
		return nil // or in one use of a macro with others, and the location does not tell which it is
	}
	return list[i]
}

// value is the text of a value that is all of a phrase, or of what a translation computes from it; ok is false if it has no words. atom: it
// is one word.
func (w *Words) value(v *ir.Value) (s string, atom, ok bool) {
	if p := w.of(v.Op()); p != nil && p.text != "" {
		return p.text, p.atom, true
	}
	return "", false, false
}

// apart reports whether the operands of an operation are parts of one phrase, whose text is none of theirs.
func (w *Words) apart(op *ir.Op) bool {
	if w == nil || op == nil || op.NumOperands() < 2 || w.of(op) != nil {
		return false
	}
	seen := map[*phrase]bool{}
	for _, v := range op.Operands() {
		if p := w.of(v.Op()); p != nil {
			if seen[p] {
				return true
			}
			seen[p] = true
		}
	}
	return false
}

// variable is the text of the variable that a data operation is about, "" if it has no words: a translation may name more than the user
// did, such as a section of what a pointer points to.
func (w *Words) variable(op *ir.Op) string {
	p, l := w.of(op), ir.File(op.Loc)
	if p == nil || l.EndLine == 0 || op.BoolAttr("implicit") {
		return ""
	}
	if p.File.Offset(l.Line, l.Col) != p.Start || p.File.Offset(l.EndLine, l.EndCol) != p.End {
		return ""
	}
	if name := op.StringAttr("name"); name != "" && p.outline != outline(pragma.LexText(name)) {
		return ""
	}
	return p.text
}

// reasonsOf returns a function that gives the variables in the reason of a decision about a data operation, which have the names of the
// IR there, their words.
func (w *Words) reasonsOf(module *ir.Op) func(entry *ir.Op, reason string) string {
	others := map[string]string{}
	if w != nil {
		ir.Walk(module, func(o *ir.Op) bool {
			if name, own := o.StringAttr("name"), w.variable(o); name != "" && own != "" {
				if other, ok := others[name]; ok && other != own {
					own = name // which of them is meant is not known
				}
				others[name] = own
			}
			return true
		})
	}
	return func(entry *ir.Op, reason string) string {
		for name, own := range others {
			if entry != nil && entry.StringAttr("name") == name {
				own = cmp.Or(w.variable(entry), own)
			}
			reason = strings.ReplaceAll(reason, "'"+name+"'", "'"+own+"'")
		}
		return reason
	}
}

// outline is what a variable consists of, apart from the numbers in its sections: the names of the IR have the values of constant
// expressions. The length of an empty section is part of it: a translation may write a section with elements in its place.
func outline(toks []pragma.Token) string {
	var list []string
	for i, t := range toks {
		empty := t.Text == "0" && i > 0 && toks[i-1].Text == ":" && i+1 < len(toks) && toks[i+1].Text == "]"
		if empty || t.Kind == pragma.Ident || slices.Contains([]string{"[", "]", ":", ",", "%", ".", "->"}, t.Text) {
			list = append(list, strings.ToLower(t.Text))
		}
	}
	if n := len(toks); n > 0 && toks[n-1].Text == ")" {
		list = append(list, ")")
	}
	return strings.Join(list, " ")
}
