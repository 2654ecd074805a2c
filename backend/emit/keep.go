package emit

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"strings"

	"accc/frontend/source"
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

// A pairing says which condition of the preprocessor a directive of OpenACC is alone under.
type pairing int

const (
	unguarded pairing = iota
	guarded           // #ifdef _OPENACC and #endif
	paired            // #ifdef _OPENACC and something else for other compilers
)

// endsCondition is a line that ends the lines under a condition.
var endsCondition = regexp.MustCompile(`^[ \t]*#[ \t]*(else|elif|endif)\b[^\n]*`)

// In reports whether a text has lines that choose between the languages.
func (g Guards) In(text []byte) bool {
	m := g.macros()
	return regexp.MustCompile(`(?m)^[ \t]*#[ \t]*if.*\b(?:` + regexp.QuoteMeta(m.ACC) + `|` + regexp.QuoteMeta(m.OMP) + `)\b`).Match(text)
}

// onlyForOpenACC is a condition for compilers of OpenACC at the end of a text.
func (g Guards) onlyForOpenACC(text []byte) bool {
	macro := regexp.QuoteMeta(g.macros().ACC)
	return regexp.MustCompile(`(?:^|\n)[ \t]*#[ \t]*if(?:def[ \t]+` + macro + `|[ \t]*defined[ \t]*\(?[ \t]*` + macro + `[ \t]*\)?)[ \t]*\r?\n\z`).Match(text)
}

// condition is a line that begins or ends lines under a condition.
var condition = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(if|endif)[^\n]*`)

// inCondition reports whether the end of a text is under a condition that asks for OpenACC.
func (g Guards) inCondition(text []byte) bool {
	asks := regexp.MustCompile(`\b(_OPENACC|` + regexp.QuoteMeta(g.macros().ACC) + `)\b`)
	var open []bool
	for _, m := range condition.FindAllSubmatch(text, -1) {
		switch {
		case string(m[1]) == "if":
			open = append(open, asks.Match(m[0]))
		case len(open) > 0:
			open = open[:len(open)-1]
		}
	}
	return slices.Contains(open, true)
}

// chosen reports whether a text ends with a condition about OpenACC.
func (g Guards) chosen(text []byte) bool {
	return regexp.MustCompile(`(?m)^[ \t]*#[ \t]*if[^\n]*\b` + regexp.QuoteMeta(g.macros().ACC) + `\b[^\n]*\n\z`).Match(text)
}

// endsWith reports whether a text ends with a line.
func endsWith(text []byte, line string) bool {
	rest, ok := bytes.CutSuffix(bytes.ReplaceAll(text[max(0, len(text)-len(line)-2):], []byte("\r\n"), []byte("\n")), []byte(line))
	return ok && (len(rest) == 0 || rest[len(rest)-1] == '\n')
}

// pairing is that of a directive, and the offset of the line after it, which ends the condition.
func (t *translation) pairing(span source.Span) (kind pairing, next int) {
	text := t.file.Text
	next = span.End + len(t.restOfLine(span.End))
	if n := bytes.IndexByte(text[next:], '\n'); n >= 0 {
		next += n + 1
	}
	m := endsCondition.FindSubmatch(text[next:])
	before := text[:t.lineStart(span.Start)]
	switch {
	case m == nil:
		return unguarded, next
	case t.to.reverse != nil:
		if string(m[1]) == "endif" && (endsWith(before, t.guards.openMPElse()) || endsWith(before, t.guards.openMPAlone())) {
			return paired, next
		}
		return unguarded, next
	case !t.guards.onlyForOpenACC(before):
		return unguarded, next
	case string(m[1]) == "endif":
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
		at := source.Span{File: t.file, Start: next, End: next}
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

// afterDirective is the end of the line of a directive, or of the condition that it is alone under.
func (t *translation) afterDirective(span source.Span) int {
	if kind, next := t.pairing(span); t.keep && kind == guarded {
		return next + len(endsCondition.Find(lineAt(t.file, next)))
	}
	return span.End + len(t.trailing(span.End))
}

// lineAt is the line of a file at an offset, without its end.
func lineAt(file *source.File, at int) []byte {
	line, _, _ := bytes.Cut(file.Text[at:], []byte("\n"))
	return bytes.TrimSuffix(line, []byte("\r"))
}

// trailing is what follows in a line, if it is no more than a comment that ends there.
func (t *translation) trailing(at int) string {
	end, code := t.text.EndOfLine(at)
	if code {
		return ""
	}
	return string(t.file.Text[at:end])
}

// has reports whether lines are in a file already, before or after an offset, or after other lines there that are under a condition.
func has(file *source.File, at int, lines string) bool {
	plain := func(b []byte) string { return strings.ReplaceAll(string(b), "\r\n", "\n") }
	if lines == "" {
		return false
	}
	size := len(lines) + strings.Count(lines, "\n")
	if strings.HasSuffix(plain(file.Text[max(0, at-size):at]), lines) {
		return true
	}
	for {
		rest := file.Text[at:]
		if strings.HasPrefix(plain(rest[:min(len(rest), size)]), lines) {
			return true
		}
		end := wholeCondition.FindIndex(rest)
		if end == nil {
			return false
		}
		at += end[1]
	}
}

// wholeCondition are lines under one condition, at the beginning of a text.
var wholeCondition = regexp.MustCompile(`\A#if[^\n]*\n(?:[^#\n][^\n]*\n|\r?\n)*#endif\r?\n`)

// inserted are the edits that insert texts, by offset. Where both languages are kept, what is there already is not inserted again.
func (t *translation) inserted() (edits []source.Edit) {
	for at, lines := range t.behind {
		if !t.keep || !has(t.file, at, lines) {
			edits = append(edits, source.Edit{Span: source.Span{File: t.file, Start: at, End: at}, New: lines})
		}
	}
	return edits
}
