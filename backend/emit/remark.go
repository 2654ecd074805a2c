package emit

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// The comments of the user inside of a directive that is written anew go before it, in lines of their own. Those after it stay.

// commentsIn are the comments inside of a directive, but for those in lines of the preprocessor.
func commentsIn(span source.Span, p Printer) (list []string) {
	f := Tokens(span.File, p)
	run := f.Within(span.Start, span.End)
	for tok := run.First; tok <= run.End; tok++ {
		hash := tok > run.First && f.Lines[f.LineOf(tok-1)].Kind == tokens.CPP && f.LineOf(tok-1) != f.LineOf(run.First)
		for _, g := range f.Gap(tok) {
			switch {
			case g.Kind == tokens.LineEnd:
				hash = false
			case g.Kind == tokens.Comment && !hash && int(g.Start) >= span.Start && int(g.End) <= span.End:
				list = append(list, strings.TrimRight(f.GapText(g), " \t\r"))
			}
		}
	}
	return list
}

// CommentLines are the comments inside of a directive as lines with an indentation; "" if there are none. Comments of several lines keep
// their text.
func CommentLines(span source.Span, p Printer, indent string) string {
	return commentLines(span, p, indent, func(string) bool { return true })
}

// commentLines are those of the comments that are wanted.
func commentLines(span source.Span, p Printer, indent string, wanted func(string) bool) string {
	var b strings.Builder
	for _, c := range commentsIn(span, p) {
		if c = strings.ReplaceAll(c, "\r", ""); !wanted(c) {
			continue
		}
		if strings.HasPrefix(c, "/*") {
			lines := strings.Split(c, "\n")
			for i, line := range lines[:len(lines)-1] {
				if kept, spliced := strings.CutSuffix(line, `\`); spliced && kept != strings.TrimRight(kept, " \t") { // no word goes on
					lines[i] = strings.TrimRight(kept, " \t")
				}
			}
			c = strings.Join(lines, "\n")
		}
		b.WriteString(indent + c + "\n")
	}
	return b.String()
}

// inlineComments are the comments inside of a directive as text between two tokens of a line.
func (t *translation) inlineComments(span source.Span) (text string) {
	for _, c := range commentsIn(span, t.p) {
		if text += c; strings.HasPrefix(c, "//") {
			text += "\n"
		} else {
			text += " "
		}
	}
	return text
}

// comments are those inside of a directive that is replaced; where the directive stays beside its translation, so do they.
func (t *translation) comments(span source.Span, indent string) string {
	if t.keep || t.to.reverse != nil && t.to.reverse.stay[span.Start] || ChoosesInside(span, t.p) {
		return ""
	}
	return CommentLines(span, t.p, indent)
}
