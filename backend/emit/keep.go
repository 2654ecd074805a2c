package emit

import (
	"cmp"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// With Options.Keep the directives of both languages are in the text, and the preprocessor chooses. A directive that has its translation
// beside it already is left alone: the user may have changed that, and writing a file again changes nothing.

// Guards are the macros that are defined for compilers of each language.
type Guards struct{ ACC, OMP string }

// macros are those of the languages themselves where the user named none.
func (g Guards) macros() Guards { return Guards{cmp.Or(g.ACC, "_OPENACC"), cmp.Or(g.OMP, "_OPENMP")} }

// openMPAlone begins lines that only compilers of OpenMP read.
func (g Guards) openMPAlone() string {
	m := g.macros()
	return "#if !defined(" + m.ACC + ") && defined(" + m.OMP + ")\n"
}

// openMPElse begins those after lines for OpenACC.
func (g Guards) openMPElse() string { return "#elif defined(" + g.macros().OMP + ")\n" }

// notForOpenMP begins lines that compilers of OpenMP alone do not read.
func (g Guards) notForOpenMP() string {
	m := g.macros()
	return "#if defined(" + m.ACC + ") || !defined(" + m.OMP + ")\n"
}

// openACC begins lines that compilers of OpenACC read.
func (g Guards) openACC() string { return "#ifdef " + g.macros().ACC + "\n" }

// guarded puts lines, the last without its end, under the condition that compilers read the language of a translation.
func (t *translation) guard(lines string) string {
	if t.to.reverse != nil {
		return t.guards.openACC() + lines + "\n#endif"
	}
	return t.guards.openMPAlone() + lines + "\n#endif"
}

// alone puts lines under the condition that compilers read OpenMP and not OpenACC, where both languages are kept.
func (t *translation) alone(lines string) string {
	if !t.keep || lines == "" {
		return lines
	}
	return t.guards.openMPAlone() + lines + "#endif\n"
}

// kept joins lines of a translation, under a condition where both languages are kept.
func (t *translation) kept(lines []string) string {
	text := strings.Join(lines, "\n")
	if !t.keep || text == "" {
		return text
	}
	return t.guard(text)
}

// A pairing says which condition of the preprocessor a directive of OpenACC is alone under.
type pairing int

const (
	unguarded pairing = iota
	guarded           // #ifdef _OPENACC and #endif
	paired            // #ifdef _OPENACC and something else for other compilers
)

// In reports whether a text has lines that choose between the languages.
func (g Guards) In(text []byte) bool {
	f := tokens.New(source.NewFile("", text), tokens.Lexis{Form: tokens.Free})
	return slices.ContainsFunc(f.Branches[1:], func(b tokens.Branch) bool { return g.asks(f, b.Cond) })
}

// asks reports whether a condition is about one of the languages.
func (g Guards) asks(f *tokens.File, cond tokens.Run) bool {
	m := g.macros()
	return f.Mentions(cond, m.ACC) || f.Mentions(cond, m.OMP)
}

// underOpenACC reports whether a token is read or not as compilers know OpenACC or do not.
func (g Guards) underOpenACC(f *tokens.File, tok uint32) bool {
	return slices.ContainsFunc(f.Conditions(f.Toks[tok].Branch), func(cond tokens.Run) bool {
		return f.Mentions(cond, "_OPENACC") || f.Mentions(cond, g.macros().ACC)
	})
}

// begins reports whether the line before one begins a branch with a line that is given.
func (g Guards) begins(f *tokens.File, line uint32, head string) bool {
	return line > 0 && f.Spells(f.Lines[line-1].Run, head)
}

// chosen reports whether the line before one begins a condition about OpenACC.
func (g Guards) chosen(f *tokens.File, line uint32) bool {
	return line > 0 && f.Lines[line-1].Word.Opens() && f.Mentions(f.Lines[line-1].Run, g.macros().ACC)
}

// pairing is that of a directive, and the line after it, which ends the condition.
func (t *translation) pairing(span source.Span) (kind pairing, next uint32) {
	f := t.text.File
	tok, _ := f.At(span.Start)
	line := f.LineOf(tok)
	next = line + 1
	if int(next) >= len(f.Lines) {
		return unguarded, next
	}
	word := f.Lines[next].Word
	switch {
	case word != tokens.Endif && !word.Turns():
		return unguarded, next
	case t.to.reverse != nil:
		if word == tokens.Endif && (t.guards.begins(f, line, t.guards.openMPElse()) || t.guards.begins(f, line, t.guards.openMPAlone())) {
			return paired, next
		}
		return unguarded, next
	case line == 0 || !f.IfDefined(f.BranchAt(line-1), t.guards.macros().ACC):
		return unguarded, next
	case word == tokens.Endif:
		return guarded, next
	}
	return paired, next
}

// settled reports whether both languages are kept and a directive has its translation beside it, or needs none.
func (t *translation) settled(span source.Span, empty bool) bool {
	kind, _ := t.pairing(span)
	return t.keep && (kind == paired || kind == guarded && empty)
}

// choose writes lines of OpenMP, the first without indentation, beside a directive whose line starts at start.
func (t *translation) choose(span source.Span, start int, indent, lines string) {
	kind, next := t.pairing(span)
	if kind == guarded {
		start := t.text.LineStart(int(t.text.Toks[t.text.Lines[next].First].Start))
		at := source.Span{File: t.file, Start: start, End: start}
		t.edits = append(t.edits, source.Edit{Span: at, New: t.guards.openMPElse() + indent + lines + "\n"})
		return
	}
	span.Start, span.End = start, span.End+len(t.trailing(span.End))
	text := t.guards.openACC() + span.Text() + "\n"
	switch {
	case t.to.reverse != nil && lines == "":
		text = t.guards.openMPAlone() + span.Text() + "\n"
	case t.to.reverse != nil:
		text = t.guards.openACC() + indent + lines + "\n" + t.guards.openMPElse() + span.Text() + "\n"
	case lines != "":
		text += t.guards.openMPElse() + indent + lines + "\n"
	}
	t.edits = append(t.edits, source.Edit{Span: span, New: text + "#endif"})
}

// isChosen reports whether a directive is no line of its own, or under a condition about OpenACC already.
func (t *translation) isChosen(span source.Span) bool {
	tok, _ := t.text.At(span.Start)
	return t.text.Lines[t.text.LineOf(tok)].Kind != tokens.Directive || t.guards.underOpenACC(t.text.File, tok)
}

// hide puts a directive of the language that is written, in whose place a translation is, under a condition with which compilers of that language do not
// read it.
func (t *translation) hide(span source.Span) {
	span.Start, span.End = t.text.LineStart(span.Start), span.End+len(t.trailing(span.End))
	text := t.guards.openACC()
	if t.to.reverse != nil {
		text = t.guards.openMPAlone()
	}
	t.edits = append(t.edits, source.Edit{Span: span, New: text + span.Text() + "\n#endif"})
}

// afterDirective is the end of the line of a directive, or of the condition that it is alone under.
func (t *translation) afterDirective(span source.Span) int {
	if kind, next := t.pairing(span); t.keep && kind == guarded {
		end, _ := t.text.EndOfLine(int(t.text.Toks[t.text.Lines[next].End-1].End))
		return end
	}
	return span.End + len(t.trailing(span.End))
}

// trailing is what follows in a line, if it is no more than a comment that ends there.
func (t *translation) trailing(at int) string {
	end, code := t.text.EndOfLine(at)
	if code {
		return ""
	}
	return string(t.file.Text[at:end])
}

// has reports whether both languages are kept and lines are in the text already, beside an offset or beside other lines there that choose between them.
func (t *translation) has(at int, lines string) bool {
	return t.keep && t.text.Has(at, lines, func(b uint16) bool { return t.guards.asks(t.text.File, t.text.Branches[b].Cond) })
}

// inserted are the edits that insert texts, by offset. Where both languages are kept, what is there already is not inserted again.
func (t *translation) inserted() (edits []source.Edit) {
	for at, lines := range t.behind {
		if !t.has(at, lines) {
			edits = append(edits, source.Edit{Span: source.Span{File: t.file, Start: at, End: at}, New: lines})
		}
	}
	return edits
}
