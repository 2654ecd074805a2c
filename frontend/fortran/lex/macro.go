package lex

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// A macro is a definition.
type macro struct {
	name   string
	def    tokens.DefRef
	call   bool // has a parameter list
	params []string
	body   []word
	// language is that of the sentinel with which the body begins, comment tells that it is a comment. Neither can be expanded within a line.
	language tokens.Language
	comment  bool
}

// word is a token during macro expansion; names have the user's letters.
type word struct {
	Token
	tokens.Origin
	made *tokens.Made // nobody wrote it
}

// define runs #define and #undef.
func (r *reader) define(in *input, line int) {
	l := &in.Lines[line]
	name := l.First + 2
	d := in.DefAt(name)
	if d == tokens.None {
		if l.Word == tokens.Define {
			after := tokens.Run{First: name, End: min(name+1, l.End)}
			r.Fault(RulePreprocessor.New(in.Span(after), "expected the name of a macro after #define"))
		}
		return
	}
	def := &in.Defs[d]
	m := &macro{name: in.Text(name), def: tokens.DefRef{Def: d, In: in.in}, call: def.Func}
	r.Reading.Defined = append(r.Reading.Defined, tokens.Defined{At: r.Reading.Len(), Def: m.def})
	if def.Undef {
		delete(r.macros, m.name)
		return
	}
	if first := def.Body.First; !def.Func && first < def.Body.End && in.Is(first, "(") && !in.Toks[first].Is(tokens.Blank) {
		r.Fault(RulePreprocessor.New(in.Span(tokens.Run{First: name, End: name + 1}), "expected ')' after the parameters of '%s'", m.name))
		return
	}
	for _, p := range def.Params {
		m.params = append(m.params, in.Text(p))
	}
	body := def.Body
	if body.Empty() {
		m.comment = in.CommentAfter(body.First - 1)
	} else if in.Toks[body.First].Kind == tokens.Sentinel {
		m.language = tokens.ACC
		if strings.EqualFold(in.Text(body.First), "!$omp") {
			m.language = tokens.OMP
		}
		body.First++
	}
	for i := body.First; i < body.End; i++ {
		// A comment inside of a word joins its parts, as in preprocessors before C had ##.
		if i > body.First && in.JoinsWord(i) {
			m.body = append(m.body, word{Token: Token{Text: "##", Kind: Punct}, Origin: tokens.Origin{Tok: i, In: in.in}})
		}
		m.body = append(m.body, r.word(in, i))
	}
	r.macros[m.name] = m
}

// word is a token of a file for macro expansion.
func (r *reader) word(in *input, i uint32) word {
	return word{Token: r.token(in, i, false), Origin: tokens.Origin{Tok: i, In: in.in}}
}

// macroLine is the present line as words, if macros may have a part in it or it has several parts; else nil.
func (r *reader) macroLine() []word {
	if len(r.parts) == 1 {
		p := &r.parts[0]
		found := false
		for i := p.First; i < p.End && !found; i++ {
			found = p.in.Toks[i].Kind == Ident && r.isMacro(p.in.Text(i))
		}
		if !found {
			return nil
		}
	}
	words := []word{}
	for n, p := range r.parts {
		for i := p.First; i < p.End; i++ {
			w := r.word(p.in, i)
			if i == p.First && n > 0 && len(words) > 0 {
				if last := &words[len(words)-1]; r.goesOnIn(last, &w, p.in) {
					continue
				}
			}
			words = append(words, w)
		}
	}
	return words
}

// goesOnIn makes one token of the last one of a part and the first one of the next, if they are written without a blank between them.
func (r *reader) goesOnIn(last, w *word, in *input) bool {
	before := r.Reading.File(last.In)
	if !before.EndsPart(last.Tok) || !in.BeginsPart(w.Tok) {
		return false
	}
	kind, n := tokens.ScanFortran(last.Text+w.Text, r.opts.Form == Fixed)
	if n != len(last.Text)+len(w.Text) {
		return false
	}
	last.Text += w.Text
	last.Kind = kind
	last.made = &tokens.Made{Text: last.Text, Operands: []tokens.Origin{last.Origin, w.Origin}}
	return true
}

func (r *reader) isMacro(name string) bool {
	return r.macros[name] != nil || name == "__LINE__" || name == "__FILE__"
}

// directiveMacro handles a line that is the name of a macro which expands to a directive or comment. ok is false where the line is none that
// is read.
func (r *reader) directiveMacro(words []word, kind LineKind) (out []word, as LineKind, ok bool) {
	if kind != Statement || len(words) != 1 || words[0].Kind != Ident {
		return words, kind, true
	}
	t := &words[0]
	m := r.macros[t.Text]
	if m == nil || m.language == tokens.NoLanguage && !m.comment || m.call {
		return words, kind, true
	}
	as, ok = r.kind(&tokens.Line{Kind: tokens.Directive, Language: m.language})
	if m.comment || !ok {
		if !m.comment {
			r.unread.Add(languageOf(m.language), r.wordSpan(t))
		}
		return nil, kind, false
	}
	plain := *m
	plain.language = tokens.NoLanguage
	r.macros[m.name] = &plain
	out = r.expansion(words, nil, 0)
	r.macros[m.name] = m
	return out, as, true
}

// maxExpanded bounds the tokens that macros make in one file.
const maxExpanded = 2 << 20

// macroAt is the macro that a word names, nil if there is none.
func (r *reader) macroAt(w *word) *macro {
	if m := r.macros[w.Text]; m != nil {
		return m
	}
	made := word{Origin: w.Origin}
	switch w.Text {
	case "__LINE__":
		made.Token = Token{Text: "0", Kind: Int}
		if !r.opts.NoLines {
			made.Text = strconv.Itoa(r.wordSpan(w).Position().Line)
		}
	case "__FILE__":
		made.Token = Token{Text: "'" + strings.ReplaceAll(filepath.Base(r.wordSpan(w).File.Name), "'", "''") + "'", Kind: String}
	default:
		return nil
	}
	made.made = &tokens.Made{Text: made.Text, Position: true}
	return &macro{name: w.Text, def: tokens.DefRef{Def: tokens.None}, body: []word{made}}
}

// wordSpan is where the user wrote a word, or the use of the macro that it comes out of.
func (r *reader) wordSpan(w *word) source.Span {
	run, in := tokens.Run{First: w.Tok, End: w.Tok + 1}, w.In
	if w.From != 0 {
		run, in = r.use(r.outermost(w.From))
	}
	return r.Reading.File(in).Span(run)
}

// expansion is the expansion of words; hidden are the macros being expanded.
func (r *reader) expansion(words []word, hidden []string, depth int) []word {
	var out []word
	for i := 0; i < len(words); i++ {
		t := &words[i]
		var m *macro
		if t.Kind == Ident {
			m = r.macroAt(t)
		}
		if m == nil || slices.Contains(hidden, m.name) || depth > 100 || r.expanded > maxExpanded {
			out = append(out, *t)
			continue
		}
		if m.language != tokens.NoLanguage || m.comment {
			r.Fault(RuleNotYet.New(r.wordSpan(t), "not yet handled: the macro '%s' expands to a comment or directive", m.name))
			continue
		}
		var args [][]word
		next := i + 1
		if m.call {
			if next >= len(words) || !words[next].Is("(") {
				out = append(out, *t)
				continue
			}
			var ok bool
			if args, next, ok = arguments(words, next); !ok || len(args) != len(m.params) && !(len(m.params) == 0 && len(args) == 1) {
				r.Fault(RulePreprocessor.New(r.wordSpan(t), "macro '%s' has %d parameters", m.name, len(m.params)))
				out = append(out, *t)
				continue
			}
		}
		e := r.expand(m, words[i:next])
		body := r.substitute(m, e, args, hidden, depth)
		if len(body) > 0 {
			body[0].Space = t.Space
		}
		before := r.expanded
		if r.expanded += len(body); before <= maxExpanded && r.expanded > maxExpanded {
			r.Fault(RulePreprocessor.New(r.wordSpan(t), "macros expand to too much text"))
			return out
		}
		out = append(out, r.expansion(body, append(slices.Clip(hidden), m.name), depth+1)...)
		i = next - 1
	}
	return out
}

// expand notes a use of a macro: its name, and its arguments with their parentheses.
func (r *reader) expand(m *macro, use []word) uint32 {
	name, last := &use[0], &use[len(use)-1]
	x := tokens.Expansion{Def: m.def, Use: tokens.Ref{Tok: name.Tok, In: name.In}, Last: tokens.Ref{Tok: last.Tok, In: last.In}, Outer: name.From}
	x.Torn = name.made != nil && m.def.Def != tokens.None || last.In != name.In || last.From != name.From || last.Tok < name.Tok
	if m.call && !x.Torn {
		// Commas and parentheses of the use stand side by side with its name, whatever the arguments come out of.
		depth, start := 0, name.Tok+2
		for i := range use[1:] {
			w := &use[1+i]
			switch {
			case w.Is("(") || w.Is("["):
				depth++
			case w.Is(")") || w.Is("]"):
				depth--
			}
			if depth == 1 && w.Is(",") || depth == 0 {
				if w.In != name.In || w.From != name.From || w.Tok < start {
					x.Torn = true
					break
				}
				x.Args = append(x.Args, tokens.Run{First: start, End: w.Tok})
				start = w.Tok + 1
			}
		}
	}
	r.Reading.Expansions = append(r.Reading.Expansions, x)
	return uint32(len(r.Reading.Expansions) - 1)
}

// arguments reads the parenthesised arguments of a macro call; end is the index after them.
func arguments(words []word, open int) (args [][]word, end int, ok bool) {
	depth := 0
	start := open + 1
	for i := open; i < len(words); i++ {
		switch {
		case words[i].Is("("), words[i].Is("["):
			depth++
		case words[i].Is(")"), words[i].Is("]"):
			if depth--; depth == 0 {
				return append(args, words[start:i]), i + 1, true
			}
		case words[i].Is(",") && depth == 1:
			args = append(args, words[start:i])
			start = i + 1
		}
	}
	return nil, 0, false
}
