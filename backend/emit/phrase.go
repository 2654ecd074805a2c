package emit

import (
	"cmp"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// A phrase is an expression or a variable of a clause as the user wrote it. The operations that compute it have locations in it.
type phrase struct {
	source.Span
	text string
	// expanded is the text without its macros, squeezed.
	expanded string
	words    int // 0: the text cannot be used, as it is not the phrase alone: a macro yields more than it
}

// note keeps the phrases of a directive.
func (w *Words) note(d *pragma.Directive) {
	clauses := d.Clauses
	if d.Args != nil {
		clauses = append(slices.Clip(clauses), d.Args)
	}
	for _, c := range clauses {
		for _, a := range c.Args {
			switch {
			case a.Kind == pragma.ArgExpr && a.Expr != nil:
				w.phrase(d, a.Expr.Span, a.Expr.Tokens)
			case a.Kind == pragma.ArgVar && a.Var != nil:
				w.phrase(d, a.Var.Span, a.Var.Tokens)
			}
		}
	}
}

func (w *Words) phrase(d *pragma.Directive, span source.Span, toks []pragma.Token) {
	if !span.IsValid() || len(toks) == 0 {
		return
	}
	p := phrase{Span: span, expanded: squeezed(pragma.JoinTokens(toks))}
	overlap := func(t pragma.Token) bool {
		return t.Span.File == span.File && t.Span.Start < span.End && span.Start < t.Span.End
	}
	others := 0
	for _, t := range d.Tokens {
		if overlap(t) {
			others++
		}
	}
	if others == len(toks) {
		p.text, p.words = spelled(span, toks)
	}
	w.phrases[span.File.Name] = append(w.phrases[span.File.Name], p)
}

// spelled is the text of tokens in one line, without comments, and the number of its words; the use of a macro is one.
func spelled(span source.Span, toks []pragma.Token) (string, int) {
	list := make([]source.Span, len(toks))
	for i, t := range toks {
		list[i] = t.Span
	}
	slices.SortFunc(list, func(a, b source.Span) int { return cmp.Or(a.Start-b.Start, b.End-a.End) })
	var b strings.Builder
	end, words := span.Start, 0
	for _, s := range list {
		switch {
		case words > 0 && s.End <= end:
			continue // of the same use of a macro
		case s.Start < end:
			return "", 0
		}
		if gap := string(span.File.Text[end:s.Start]); strings.Trim(gap, " \t") == "" {
			b.WriteString(gap)
		} else {
			b.WriteByte(' ')
		}
		if strings.Contains(s.Text(), "\n") { // a word in two lines
			return "", 0
		}
		b.WriteString(s.Text())
		end = s.End
		words++
	}
	if end != span.End {
		return "", 0
	}
	return b.String(), words
}

// sort puts the phrases of each file in the order of the text.
func (w *Words) sort() {
	for _, list := range w.phrases {
		slices.SortFunc(list, func(a, b phrase) int { return cmp.Or(a.Start-b.Start, a.End-b.End) })
	}
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
	list := w.phrases[l.File]
	at := list[0].File.Offset(l.Line, l.Col)
	i, found := slices.BinarySearchFunc(list, at, func(p phrase, at int) int { return p.Start - at })
	if !found {
		i--
	}
	if i < 0 || at >= list[i].End {
		return nil
	}
	return &list[i]
}

// value is the text of a value that is all of a phrase, or of what a translation computes from it; ok is false if it has no words.
func (w *Words) value(v *ir.Value) (s string, words int, ok bool) {
	if p := w.of(v.Op()); p != nil && p.words > 0 {
		return p.text, p.words, true
	}
	return "", 0, false
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
	if name := op.StringAttr("name"); name != "" && squeezed(name) != strings.Trim(p.expanded, "/") {
		return ""
	}
	return p.text
}
