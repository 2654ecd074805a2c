package pragma

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Wrap is the text of a directive in a file, its sentinel and the user's words in their order, with lines of at most a width where
// clauses allow that. ok is false where there are no lines of its own to write: it comes from an operator or a macro, or has comments or
// lines of the preprocessor inside.
func Wrap(f *tokens.File, span source.Span, width int) (text string, ok bool) {
	run := f.Within(span.Start, span.End)
	if run.Empty() {
		return "", false
	}
	line := &f.Lines[f.LineOf(run.First)]
	indent := string(f.File.Text[f.File.Offset(span.Position().Line, 1):span.Start])
	if line.Kind != tokens.Directive || line.First != run.First || line.End < run.End || strings.Trim(indent, " \t") != "" {
		return "", false
	}
	var l Layout
	sentinel := uint32(1)
	switch f.Lexis.Form {
	case tokens.Fixed:
		l = FixedLayout(f.Text(run.First))
		width = min(width, l.Width)
	case tokens.Free:
		l = FreeLayout(indent, f.Text(run.First))
	default:
		sentinel = 3
		l = CLayout(indent, f.Text(run.First+2))
	}
	l.Width = width
	run.First += sentinel
	words, ok := splitWords(f, run)
	// A comma in a character constant is no place to break at.
	l.Split = true
	for i := run.First; i < run.End; i++ {
		l.Split = l.Split && f.Toks[i].Kind != tokens.String && f.Toks[i].Kind != tokens.Char
	}
	return l.Sentinel + l.words(words, len(l.Indent)+len(l.Sentinel), true), ok && len(words) > 0
}

// splitWords are the parts of a directive between which a line may be broken: words, with their argument lists. Blanks in lists are single,
// and one comes after each comma between arguments. It fails where text is between the words that the tokens are not.
func splitWords(f *tokens.File, run tokens.Run) (words []string, ok bool) {
	var b strings.Builder
	depth := 0
	ends := false // a clause ends without a blank
	for i := run.First; i < run.End; i++ {
		gap := f.Gap(i)
		for _, g := range gap {
			if g.Kind == tokens.Comment || g.Kind == tokens.Past {
				return nil, false
			}
		}
		text := f.Text(i)
		if ends || len(gap) > 0 {
			ends = false
			s := b.String()
			switch {
			case depth == 0 && s != "" && text != "(" && text != ",":
				words = append(words, s)
				b.Reset()
			case depth > 0 && !strings.HasSuffix(s, "(") && !strings.HasSuffix(s, " ") && text != ")" && text != ",":
				b.WriteByte(' ')
			}
		}
		switch text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		}
		b.WriteString(text)
		switch {
		case text == "," && depth == 1:
			b.WriteByte(' ')
		case (text == ")" || text == ",") && depth == 0:
			ends = true
		}
	}
	if b.Len() > 0 {
		words = append(words, strings.TrimRight(b.String(), " "))
	}
	return words, true
}
