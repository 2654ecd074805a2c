package c

import (
	"slices"

	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// ompAttributes takes the directives of OpenMP out of the tokens between [[ and ]]: [[omp::directive(...)]],
// [[omp::sequence(directive(...), ...)]] and [[using omp: directive(...)]] (OpenMP 5.2 §3.1.2).
func (w *rewriter) ompAttributes(toks []cpp.Token) {
	qualified := false
	if len(toks) > 2 && toks[0].Text == "using" && toks[1].Text == "omp" {
		toks, qualified = afterColons(toks[2:]), true
	}
	for _, item := range split(toks) {
		w.ompAttribute(item, qualified)
	}
}

// ompAttribute takes one attribute; qualified: it is one of OpenMP without a prefix.
func (w *rewriter) ompAttribute(toks []cpp.Token, qualified bool) {
	if len(toks) > 1 && toks[0].Text == "omp" && isWord(&toks[1], ":") || len(toks) > 1 && toks[0].Text == "omp" && isWord(&toks[1], "::") {
		toks, qualified = afterColons(toks[1:]), true
	}
	if !qualified || len(toks) == 0 {
		return
	}
	name, last := &toks[0], &toks[len(toks)-1]
	known := map[string]bool{"directive": true, "sequence": true}
	switch {
	case name.Text == "decl":
		w.report.Report(*RuleNotYet.New(name.Span(), "attribute omp::decl is not supported").Note("write the directive after the declaration, as in #pragma omp threadprivate(x)"))
		return
	case !known[name.Text]:
		d := RuleAttribute.New(name.Span(), "expected directive or sequence, found %s", diag.Quote(name.Text))
		if near := diag.Nearest(name.Text, []string{"directive", "sequence"}); near != "" {
			d.Fix("did you mean "+near+"?", source.Edit{Span: name.Span(), New: near})
		}
		w.report.Report(*d)
		return
	case len(toks) < 3 || !isWord(&toks[1], "(") || !isWord(last, ")"):
		w.report.Report(*RuleAttribute.New(name.Span(), "expected a directive in parentheses after %s", name.Text))
		return
	}
	inner := toks[2 : len(toks)-1]
	if name.Text == "sequence" {
		for _, item := range split(inner) {
			w.ompAttribute(item, true)
		}
		return
	}
	w.Pragma("omp", name.Span(), last.Span(), withoutComma(inner), tokens.Range{From: name.At, To: last.At + 1})
}

// withoutComma leaves out the comma that attributes allow after the name of a directive and its arguments.
func withoutComma(toks []cpp.Token) []cpp.Token {
	i := 0
	for i < len(toks) && toks[i].Kind == cpp.Ident {
		i++
	}
	if i > 0 && i < len(toks) && isWord(&toks[i], ",") {
		return slices.Concat(toks[:i], toks[i+1:])
	}
	return toks
}

// afterColons are the tokens after : or ::, which are one token or two.
func afterColons(toks []cpp.Token) []cpp.Token {
	for len(toks) > 0 && (isWord(&toks[0], ":") || isWord(&toks[0], "::")) {
		toks = toks[1:]
	}
	return toks
}

// split cuts a list at the commas outside of brackets.
func split(toks []cpp.Token) (items [][]cpp.Token) {
	depth, from := 0, 0
	for i := range toks {
		switch t := &toks[i]; {
		case t.Kind != cpp.Punct:
		case t.Text == "(" || t.Text == "[" || t.Text == "{":
			depth++
		case t.Text == ")" || t.Text == "]" || t.Text == "}":
			depth--
		case t.Text == "," && depth == 0:
			items = append(items, toks[from:i])
			from = i + 1
		}
	}
	return append(items, toks[from:])
}
