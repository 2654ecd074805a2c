package emit

import (
	"regexp"
	"strings"

	"accc/frontend/source"
)

// The comments of the user inside of a directive that is written anew go before it, in lines of their own. Those after it stay.

// commentsIn are the comments inside of a directive, without the blanks around them.
func commentsIn(span source.Span, fortran bool) (list []string) {
	text := span.Text()
	if !fortran {
		for i := 0; i < len(text); i++ {
			switch {
			case text[i] == '"' || text[i] == '\'':
				i = literalEnd(text, i)
			case strings.HasPrefix(text[i:], "/*"):
				n := comment([]byte(text[i:]))
				list = append(list, text[i:i+n])
				i += n - 1
			case strings.HasPrefix(text[i:], "//"):
				return append(list, text[i:]) // as far as the directive reaches
			}
		}
		return list
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines[:len(lines)-1] { // what follows the last one is after the directive
		line = strings.TrimRight(line, "\r")
		if strings.HasPrefix(line, "#") {
			continue
		}
		if i > 0 && !continuedBySentinel.MatchString(line) {
			if c := strings.TrimSpace(line); c != "" {
				list = append(list, c)
			}
			continue
		}
		start := len(continuedBySentinel.FindString(line))
		for k := start; k < len(line); k++ {
			if line[k] == '"' || line[k] == '\'' {
				k = literalEnd(line, k)
			} else if line[k] == '!' {
				list = append(list, line[k:])
				break
			}
		}
	}
	return list
}

var continuedBySentinel = regexp.MustCompile(`(?i)^[ \t]*[!c*]\$(?:acc|omp)`)

// literalEnd is the index of the quote that ends the literal which begins at i.
func literalEnd(text string, i int) int {
	for k := i + 1; k < len(text); k++ {
		switch text[k] {
		case '\\':
			k++
		case text[i]:
			return k
		}
	}
	return len(text)
}

// CommentLines are the comments inside of a directive as lines with an indentation; "" if there are none. Comments of several lines keep
// their text.
func CommentLines(span source.Span, fortran bool, indent string) string {
	return commentLines(span, fortran, indent, func(string) bool { return true })
}

// commentLines are those of the comments that are wanted.
func commentLines(span source.Span, fortran bool, indent string, wanted func(string) bool) string {
	var b strings.Builder
	for _, c := range commentsIn(span, fortran) {
		if c = strings.ReplaceAll(c, "\r", ""); !wanted(c) {
			continue
		}
		if !fortran && strings.HasPrefix(c, "/*") {
			c = continuedComment.ReplaceAllString(c, "\n")
		}
		b.WriteString(indent + c + "\n")
	}
	return b.String()
}

// continuedComment is where a comment goes on in the next line of a directive.
var continuedComment = regexp.MustCompile(`[ \t]*\\\n`)

// comments are those inside of a directive that is replaced; where the directive stays beside its translation, so do they.
func (t *translation) comments(span source.Span, indent string) string {
	if t.keep || t.to.reverse != nil && t.to.reverse.stay[span.Start] || conditional.MatchString(span.Text()) {
		return ""
	}
	return CommentLines(span, t.p.fortran(), indent)
}
