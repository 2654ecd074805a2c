package translate

import (
	"cmp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Where the directives of one language are those that a translation of the other's writes, they agree, whatever words the languages have: a tile that
// is collapsed, kernels that is several constructs, a declare that is an update. So what differs by the words is translated, in each way that
// emit has, and compared with the tokens of the text.

// manners are the ways of translation.
var manners = []struct {
	as   Direction
	opts emit.Options
}{
	{ToOpenMP, emit.Options{}},
	{ToOpenMP, emit.Options{Style: "loop"}},
	{ToOpenMP, emit.Options{Present: true, Version: 52}},
	{ToOpenMP, emit.Options{Version: 45}},
	{ToOpenACC, emit.Options{}},
	{ToMulticore, emit.Options{}},
}

// forgetTranslated takes away what is said before statements whose directives of one language are a translation of those of the other one. by are the macros
// that are defined where each is read.
func (in *input) forgetTranslated(a *agreement, chosen func(tokens.Language)) error {
	for _, m := range manners {
		if m.as == ToMulticore && a.devices {
			continue // it has nothing for what moves
		}
		from, to := tokens.ACC, tokens.OMP
		if m.as == ToOpenACC {
			from, to = to, from
		}
		chosen(from)
		read, err := in.apart(languages[from])
		if err != nil {
			return err
		}
		edits, ok, err := in.editsOf(read, m.as, m.opts, a.file)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		written, expected := map[int][]string{}, map[int][]string{}
		a.eachWritten(to, func(line uint32, directive string) {
			n := a.after(line)
			written[n] = append(written[n], directive)
		})
		for _, e := range edits {
			lines{tokens.New(source.NewFile("", []byte(e.New)), a.Lexis)}.eachWritten(to, func(_ uint32, directive string) {
				n := a.edited(e)
				expected[n] = append(expected[n], directive)
			})
		}
		for _, set := range []map[int][]string{written, expected} {
			for _, list := range set {
				slices.Sort(list)
			}
		}
		agrees := func(at int) bool { return slices.Equal(expected[at], written[at]) }
		for at := range a.acc {
			if agrees(at) && a.kernelsAgree(at, agrees, expected, written) {
				delete(a.acc, at)
				delete(a.omp, at)
			}
		}
		for at := range a.omp {
			if agrees(at) && a.acc[at] == nil {
				delete(a.omp, at)
			}
		}
	}
	return nil
}

// editsOf are those of a file in one way of translation.
func (in *input) editsOf(read *Reading, as Direction, opts emit.Options, file *source.File) ([]source.Edit, bool, error) {
	if as == ToOpenACC {
		edits, ok := newReverse(read, in.Printer(), opts, nil).edits(&diag.List{}, file)
		return edits, ok, nil
	}
	t, err := NewTranslation(read, in.Printer(), targets[as], opts)
	if err != nil {
		return nil, false, err
	}
	edits, ok := t.Edits(&diag.List{}, file)
	return edits, ok, nil
}

// kernelsAgree reports whether the directives in a kernels construct before a statement agree, if there is one: without one for each of
// its kernels, it has none.
func (a *agreement) kernelsAgree(at int, agrees func(int) bool, sets ...map[int][]string) bool {
	for _, k := range a.kernels {
		if a.anchor(k.directive.End) != at {
			continue
		}
		for _, set := range sets {
			for in := range set {
				if k.body.Start <= in && in < k.body.End && !agrees(in) {
					return false
				}
			}
		}
	}
	return true
}

// edited is the statement that an edit is before.
func (a *agreement) edited(e source.Edit) int {
	tok, in := a.At(e.Start)
	here := a.Position(e.Start).Line
	if e.Start == e.End && !strings.HasPrefix(e.New, "\n") && (tok == 0 || a.last(tok-1) < here) && (!in || int(a.Toks[tok].Start) == e.Start) {
		return a.from(tok) // before a line
	}
	return a.anchor(max(e.Start, e.End-1))
}

// eachWritten calls f for each directive of a language in a text, and for each call that moves rows beside one, or in the place of one: the line with
// it, and its words, the clauses in any order, components by their own names.
func (t lines) eachWritten(language tokens.Language, f func(line uint32, said string)) {
	components := map[string]string{}
	var directive []string
	var from uint32
	tell := func() {
		if directive != nil {
			f(from, clausesOf(directive))
		}
		directive = nil
	}
	for i := range t.Lines {
		l := &t.Lines[i]
		switch {
		case l.Kind == tokens.Directive && l.Language == language:
			run := l.Run
			if run.First++; t.Lexis.Form == tokens.C {
				run.First += 2 // #pragma and the sentinel
			}
			if l.Flags&tokens.Leads == 0 || directive == nil {
				tell()
				from, directive = uint32(i), []string{}
			}
			for _, w := range t.words(run) {
				directive = append(directive, cmp.Or(components[strings.ToLower(w)], w))
			}
		case l.Kind == tokens.CPP && l.Word != tokens.Define:
		case t.callsRows(l, "ACCC_ROWS_CHECK"):
			tell()
			f(uint32(i), strings.Join(t.words(l.Run), ""))
		default:
			tell()
			if l.Kind == tokens.Code && strings.EqualFold(t.Text(l.First), "associate") {
				made, _ := t.associations(l)
				for _, x := range made {
					components[x.name] = x.component
				}
			}
			for tok := l.First; tok < l.End; tok++ {
				if parts := t.Operator(tok); len(parts) > 0 && parts[0].Text == languages[language] {
					var words []string
					for _, p := range parts[1:] {
						words = append(words, p.Text)
					}
					f(uint32(i), clausesOf(words))
				}
			}
		}
	}
	tell()
}

// callsRows reports whether a line is a call of a macro that moves rows, conditional or not, other than one.
func (t lines) callsRows(l *tokens.Line, other string) bool {
	tok := l.First
	if t.Is(tok, "if") {
		depth := 0
		for tok++; tok < l.End; tok++ {
			if t.Is(tok, "(") {
				depth++
			} else if t.Is(tok, ")") {
				if depth--; depth == 0 {
					tok++
					break
				}
			}
		}
	}
	return l.Kind == tokens.Code && tok < l.End && strings.HasPrefix(t.Text(tok), "ACCC_ROWS_") && !t.Is(tok, other) && t.Is(l.End-1, ";")
}

// clausesOf are the clauses among the words of a directive, and the words of its name, in an order that is the same for all directives that say the same.
func clausesOf(words []string) string {
	var list []string
	depth := 0
	for _, w := range words {
		switch n := len(list); {
		case depth == 0 && w == ",":
		case n > 0 && (depth > 0 || w == "("):
			list[n-1] += w
		default:
			list = append(list, w)
		}
		switch w {
		case "(":
			depth++
		case ")":
			depth--
		}
	}
	slices.Sort(list)
	return strings.ToLower(strings.Join(list, " "))
}
