package emit

import (
	"bytes"
	"regexp"
	"strings"

	"accc/frontend/source"
)

// With Options.Keep the directives of both languages are in the text, and the preprocessor chooses. A directive that has its translation
// beside it already is left alone: the user may have changed that, and writing a file again changes nothing.

// Lines that only compilers of OpenMP read.
const (
	openMPAlone = "#if !defined(_OPENACC) && defined(_OPENMP)\n"
	openMPElse  = "#elif defined(_OPENMP)\n"
)

// notForOpenMP begins lines that compilers of OpenMP alone do not read.
const notForOpenMP = "#if defined(_OPENACC) || !defined(_OPENMP)\n"

// forOpenMP puts lines, the last without its end, under a condition.
func forOpenMP(lines string) string { return openMPAlone + lines + "\n#endif" }

// A pairing says which condition of the preprocessor a directive of OpenACC is alone under.
type pairing int

const (
	unguarded pairing = iota
	guarded           // #ifdef _OPENACC and #endif
	paired            // #ifdef _OPENACC and something else for other compilers
)

var (
	onlyForOpenACC = regexp.MustCompile(`(?:^|\n)[ \t]*#[ \t]*if(?:def[ \t]+_OPENACC|[ \t]*defined[ \t]*\(?[ \t]*_OPENACC[ \t]*\)?)[ \t]*\r?\n\z`)
	keptInclude    = regexp.MustCompile(`(?:^|\n)` + regexp.QuoteMeta(strings.TrimSuffix(notForOpenMP, "\n")) + `\r?\n\z`)
	endsCondition  = regexp.MustCompile(`^[ \t]*#[ \t]*(else|elif|endif)\b[^\n]*`)
)

// pairing is that of a directive, and the offset of the line after it, which ends the condition.
func (t *translation) pairing(span source.Span) (kind pairing, next int) {
	text := t.file.Text
	next = span.End + len(t.restOfLine(span.End))
	if n := bytes.IndexByte(text[next:], '\n'); n >= 0 {
		next += n + 1
	}
	m := endsCondition.FindSubmatch(text[next:])
	switch {
	case m == nil || !onlyForOpenACC.Match(text[:t.lineStart(span.Start)]):
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
		t.edits = append(t.edits, source.Edit{Span: at, New: openMPElse + indent + lines + "\n"})
		return
	}
	span.Start, span.End = start, span.End+len(t.trailing(span.End))
	text := "#ifdef _OPENACC\n" + span.Text() + "\n"
	if lines != "" {
		text += openMPElse + indent + lines + "\n"
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
	rest := t.restOfLine(at)
	if r := strings.TrimSpace(rest); r == "" || r[0] == '!' || strings.HasPrefix(r, "//") || comment([]byte(r)) == len(r) && strings.HasSuffix(r, "*/") {
		return rest
	}
	return ""
}

// has reports whether lines are in a file already, before or after an offset.
func has(file *source.File, at int, lines string) bool {
	plain := func(b []byte) string { return strings.ReplaceAll(string(b), "\r\n", "\n") }
	size := len(lines) + strings.Count(lines, "\n")
	before, after := plain(file.Text[max(0, at-size):at]), plain(file.Text[at:min(len(file.Text), at+size)])
	return lines != "" && (strings.HasSuffix(before, lines) || strings.HasPrefix(after, lines))
}

// inserted are the edits that insert texts, by offset. Where both languages are kept, what is there already is not inserted again.
func (t *translation) inserted() (edits []source.Edit) {
	for at, lines := range t.behind {
		if !t.keep || !has(t.file, at, lines) {
			edits = append(edits, source.Edit{Span: source.Span{File: t.file, Start: at, End: at}, New: lines})
		}
	}
	return edits
}
