package pragma

import (
	"regexp"
	"strings"

	"accc/frontend/source"
)

// A host language's lines of directives: how one begins, and how one goes on.
var (
	sentinelOfC   = regexp.MustCompile(`^#[ \t]*pragma[ \t]+(\w+)`)
	sentinelFree  = regexp.MustCompile(`(?i)^!\$(\w+)`)
	sentinelFixed = regexp.MustCompile(`(?i)^[!c*]\$(\w+) ?`)
)

// Wrap is the text of a directive in a file, its sentinel and the user's words in their order, with lines of at most a width where
// clauses allow that. ok is false where there are no lines of its own to write: it comes from an operator or a macro, or has comments inside.
func Wrap(span source.Span, fortran, fixed bool, width int) (text string, ok bool) {
	file := span.File
	start := file.Offset(span.Position().Line, 1)
	indent := string(file.Text[start:span.Start])
	if strings.Trim(indent, " \t") != "" {
		return "", false
	}
	written := string(file.Text[span.Start:span.End])
	begins := sentinelOfC
	switch {
	case fixed:
		begins = sentinelFixed
	case fortran:
		begins = sentinelFree
	}
	m := begins.FindStringSubmatch(written)
	if m == nil {
		return "", false
	}
	sentinel := strings.TrimSpace(m[0])
	flat, ok := flatten(written[len(m[0]):], fortran, fixed, m[1])
	if !ok {
		return "", false
	}
	var l Layout
	switch {
	case fixed:
		l = FixedLayout(sentinel)
		width = min(width, l.Width)
	case fortran:
		l = FreeLayout(indent, sentinel)
	default:
		l = CLayout(indent, m[1])
	}
	l.Width = width
	words := splitWords(flat)
	// A comma in a character constant is no place to break at.
	l.Split = !strings.ContainsAny(flat, `"'`)
	return l.Sentinel + l.words(words, len(l.Indent)+len(l.Sentinel), true), len(words) > 0
}

// flatten joins the lines of a directive. It fails where a line has a comment.
func flatten(text string, fortran, fixed bool, word string) (string, bool) {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		line = strings.TrimRight(line, " \t\r")
		last := i == len(lines)-1
		if !fortran {
			cut, goesOn := strings.CutSuffix(line, `\`)
			if goesOn == last || strings.Contains(line, "/*") || strings.Contains(line, "//") {
				return "", false
			}
			lines[i] = cut
			continue
		}
		if i > 0 {
			line = strings.TrimLeft(line, " \t")
			if len(line) < len(word)+2 || !strings.EqualFold(line[1:len(word)+2], "$"+word) {
				return "", false // a line of comment, or an empty one
			}
			line = line[len(word)+2:]
			if fixed && line != "" {
				line = line[1:] // the sign in column 6
			}
			if !fixed {
				line = strings.TrimPrefix(strings.TrimLeft(line, " \t"), "&")
			}
		}
		if !fixed && !last {
			cut, goesOn := strings.CutSuffix(line, "&")
			if !goesOn {
				return "", false
			}
			line = cut
		}
		if strings.Contains(line, "!") {
			return "", false
		}
		lines[i] = line
	}
	return strings.Join(lines, " "), true
}

// splitWords are the parts of a flat directive between which a line may be broken: words, with their argument lists. Blanks in lists are single,
// and one comes after each comma between arguments.
func splitWords(flat string) (words []string) {
	var b strings.Builder
	depth := 0
	var quote byte
	blank := false
	for i := 0; i < len(flat); i++ {
		c := flat[i]
		if quote != 0 {
			b.WriteByte(c)
			switch {
			case c == '\\' && i+1 < len(flat):
				i++
				b.WriteByte(flat[i])
			case c == quote:
				quote = 0
			}
			continue
		}
		if c == ' ' || c == '\t' {
			blank = true
			continue
		}
		if blank {
			blank = false
			s := b.String()
			switch {
			case depth == 0 && s != "" && c != '(' && c != ',':
				words = append(words, s)
				b.Reset()
			case depth > 0 && !strings.HasSuffix(s, "(") && !strings.HasSuffix(s, " ") && c != ')' && c != ',':
				b.WriteByte(' ')
			}
		}
		switch c {
		case '"', '\'':
			quote = c
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		}
		b.WriteByte(c)
		switch {
		case c == ',' && depth == 1:
			b.WriteByte(' ')
		case (c == ')' || c == ',') && depth == 0:
			blank = true // a clause ends without a blank
		}
	}
	if b.Len() > 0 {
		words = append(words, strings.TrimRight(b.String(), " "))
	}
	return words
}
