package emit

import (
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// inUsersOrder puts the clauses of a directive into the order in which the text of the user's has them, and divides variables
// among them as there: what the rules imply follows from uses in the order of the text, clauses included. Those that the text
// does not have come last.
func inUsersOrder(d *pragma.Directive, f *tokens.File, span source.Span) {
	words := outerWords(f, span)
	type placed struct {
		clause *pragma.Clause
		at     int
	}
	var list []placed
	for _, c := range d.Clauses {
		for _, part := range asDivided(c, words) {
			list = append(list, placed{part, len(words)})
		}
	}
	for _, exact := range []bool{true, false} {
		for i, p := range list {
			if at, named := placeOf(p.clause, words, 0); p.at == len(words) && at >= 0 && named == exact {
				list[i].at, words[at].used = at, true
			}
		}
	}
	slices.SortStableFunc(list, func(a, b placed) int { return a.at - b.at })
	d.Clauses = nil
	for i, p := range list {
		if i > 0 && p.at < len(words) && list[i-1].at == p.at {
			last := d.Clauses[len(d.Clauses)-1]
			last.Args = append(slices.Clip(last.Args), p.clause.Args...)
			slices.SortStableFunc(last.Args, func(a, b *pragma.Arg) int { return words[p.at].order(a) - words[p.at].order(b) })
			continue
		}
		d.Clauses = append(d.Clauses, p.clause)
	}
}

// order is the index of an argument in a clause, after all others if it is not there.
func (w outerWord) order(a *pragma.Arg) int {
	if i := w.index(squeezed(a.Text())); i >= 0 {
		return i
	}
	return len(w.items)
}

// index is that of an item in a clause, or -1. Where the clause does not have it, it is that of another section of the same array:
// the text may have macros in its bounds.
func (w outerWord) index(item string) int {
	if i := slices.Index(w.items, item); i >= 0 {
		return i
	}
	array := arrayOf(item)
	return slices.IndexFunc(w.items, func(s string) bool { return array != "" && arrayOf(s) == array })
}

// arrayOf is what an item is a section of, "" for another item and for the empty section that a rule implies.
func arrayOf(item string) string {
	if i := strings.IndexAny(item, "[("); i > 0 && !strings.HasSuffix(item, "[:0]") {
		return item[:i]
	}
	return ""
}

// asDivided is a clause with variables as the clauses in which the text names them. Variables that the text does not name go with
// those before them, not with those after them: what is implied comes last.
func asDivided(c *pragma.Clause, words []outerWord) (out []*pragma.Clause) {
	if len(c.Args) < 2 || !omprows.ListsVariables(c) {
		return []*pragma.Clause{c}
	}
	last, unnamed := -1, false
	for i, a := range c.Args {
		one := *c
		one.Args = []*pragma.Arg{a}
		at, named := placeOf(&one, words, repeated(c.Args[:i], a))
		if i > 0 && (at == last && !unnamed || !named) {
			out[len(out)-1].Args = append(out[len(out)-1].Args, a)
			continue
		}
		out, last, unnamed = append(out, &one), at, !named
	}
	return out
}

// repeated is how many of a list of arguments are the same as another one.
func repeated(list []*pragma.Arg, a *pragma.Arg) (n int) {
	for _, o := range list {
		if o.Text() == a.Text() {
			n++
		}
	}
	return n
}

// placeOf is the index of the word that is a clause in the text, -1 if there is none: the one that names its first variable or its
// leaf, which another part of the same clause may have already, or else the next of the name. So many that name it before are skipped.
func placeOf(c *pragma.Clause, words []outerWord, skip int) (at int, named bool) {
	wanted := ""
	switch {
	case c.Def == ompdir.ClauseIf && len(c.Modifiers) > 0:
		wanted = squeezed(c.Modifiers[0].Text())
	case omprows.ListsVariables(c):
		wanted = squeezed(c.Args[0].Text())
	}
	exact := slices.ContainsFunc(words, func(w outerWord) bool {
		return w.text == strings.ToLower(c.Spelling) && slices.Contains(w.items, wanted)
	})
	next, shared := -1, -1
	for i, w := range words {
		if w.text != strings.ToLower(c.Spelling) {
			continue
		}
		named := wanted == "" || !exact && w.index(wanted) >= 0 || slices.Contains(w.items, wanted)
		switch {
		case w.used && named && omprows.ListsVariables(c) && len(c.Modifiers) == 0:
			shared = i
		case w.used:
		case named && skip > 0:
			shared = i
			skip--
		case named:
			return i, true
		case next < 0:
			next = i
		}
	}
	if shared >= 0 {
		return shared, true
	}
	return next, false
}

// An outerWord is a word outside of parentheses and quotes, in lower case, with what is between commas and colons in the
// parentheses after it.
type outerWord struct {
	text  string
	items []string
	used  bool
}

func squeezed(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), "")) }

// outerWords are those of the tokens of a span. The lines of the preprocessor have none.
func outerWords(f *tokens.File, span source.Span) (words []outerWord) {
	run := f.Within(span.Start, span.End)
	depth := 0
	var item strings.Builder
	for tok := run.First; tok < run.End; tok++ {
		if line := f.LineOf(tok); f.Lines[line].Kind == tokens.CPP && line != f.LineOf(run.First) {
			continue
		}
		text := strings.ToLower(f.Text(tok))
		if depth == 0 && f.Toks[tok].Kind == tokens.Name {
			words = append(words, outerWord{text: text})
		}
		switch text {
		case ")", "]":
			depth--
		}
		if ends := depth == 0 && text == ")" || depth == 1 && (text == "," || text == ":"); ends && len(words) > 0 {
			w := &words[len(words)-1]
			w.items = append(w.items, item.String())
			item.Reset()
		} else if depth > 0 {
			item.WriteString(strings.Join(strings.Fields(text), ""))
		}
		switch text {
		case "(", "[":
			if depth++; depth == 1 {
				item.Reset()
			}
		}
	}
	return words
}
