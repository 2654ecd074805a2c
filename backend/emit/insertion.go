package emit

import (
	"regexp"
	"strings"

	"accc/frontend/source"
)

// The statement around an offset in a loop, for directives before or after it.

var cTail = regexp.MustCompile(`^\s*(//.*|/\*([^*]|\*[^/])*\*/\s*)?$`)

// statementAt finds the innermost statement around an offset in the loop that is a statement.
func (cPrinter) statementAt(file *source.File, loop source.Span, at int, _ bool) (p insertionPoint, ok bool) {
	scan := cScanner{file.Text, loop.Start}
	p.Span, p.head, p.body, ok = scan.around(at, loop.Start, false)
	if !ok || p.Start == loop.Start {
		return p, false
	}
	p.File, p.open, p.shut, p.tail = file, " {", "}", cTail
	p.indent = indentAt(file, p.Start)
	if p.body {
		p.outer = indentAt(file, p.head)
		if p.indent == p.outer {
			p.indent += "    "
			if strings.Contains(p.outer, "\t") {
				p.indent = p.outer + "\t"
			}
		}
	}
	return p, true
}

// around finds the innermost statement around an offset in the next one. head is where what comes before it ends if it is the body of a
// statement without a block.
func (s *cScanner) around(at, head int, body bool) (span source.Span, end int, isBody, ok bool) {
	if !s.blanks() {
		return
	}
	whole := *s
	if at < s.at || !whole.statement() || at >= whole.at {
		return
	}
	span = source.Span{Start: s.at, End: whole.at}
	if s.text[s.at] == '{' {
		s.at++
		for s.blanks() && s.text[s.at] != '}' {
			next := *s
			if !next.statement() {
				return
			}
			if at < next.at {
				return s.around(at, 0, false)
			}
			s.at = next.at
		}
		return
	}
	// inner goes on to the statement that comes next, if the offset is in it.
	inner := func() (within bool) {
		head := s.at
		next := *s
		if !next.statement() || at >= next.at {
			s.at = next.at
			return false
		}
		span, end, isBody, ok = s.around(at, head, true)
		return true
	}
	this := func() (source.Span, int, bool, bool) { return span, head, body, true }
	switch word := s.token(); word {
	case "for", "while", "switch", "if":
		if !s.group() || at < s.at {
			return this()
		}
		if inner() {
			return
		}
		if word == "if" && s.next("else") {
			inner()
		}
		return
	case "do":
		if inner() {
			return
		}
		return this()
	case "case", "default":
		return source.Span{}, 0, false, false
	default:
		if s.blanks() && s.text[s.at] == ':' {
			return source.Span{}, 0, false, false
		}
	}
	return this()
}

var (
	fortranTail  = regexp.MustCompile(`^\s*(!.*)?$`)
	partOfOther  = regexp.MustCompile(`(?i)^(end|else|case|contains|rank|type\s*is|class\s*(is|default))\b|^(end(do|if)|elseif|elsewhere)|^\d|^\w+\s*:[^:]|^#`)
	other        = regexp.MustCompile(`(?i)^(select|where|forall|associate|block|critical|entry|format|data)\b`)
	ifBegin      = regexp.MustCompile(`(?i)^if\s*\(`)
	ifEnd        = regexp.MustCompile(`(?i)^end\s*if\b`)
	thenAtTheEnd = regexp.MustCompile(`(?i)\)\s*then\s*$`)
)

// A fortranLine is a statement with the lines that it goes on in, without comments.
type fortranLine struct {
	source.Span
	text string
}

// statementLine is the statement in the line that holds an offset, which may go on in others; ok is false where there are several.
func statementLine(file *source.File, at int) (l fortranLine, ok bool) {
	first := lineOf(file, at)
	for first.Start > 0 {
		before := lineOf(file, first.Start-1)
		if !strings.HasSuffix(withoutComment(before.Text()), "&") {
			break
		}
		first = before
	}
	l.Span = source.Span{File: file, Start: first.Start, End: first.End}
	for line := first; ; line = lineOf(file, line.End) {
		text := withoutComment(line.Text())
		l.End = line.End
		l.text += strings.TrimSuffix(strings.TrimPrefix(text, "&"), "&")
		if !strings.HasSuffix(text, "&") || line.End >= len(file.Text) {
			break
		}
	}
	return l, l.text != "" && !strings.Contains(l.text, ";")
}

// withoutComment is a line of free form without its comment and blanks.
func withoutComment(line string) string {
	quote := byte(0)
	for i := range len(line) {
		switch c := line[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '!':
			return strings.TrimSpace(line[:i])
		}
	}
	return strings.TrimSpace(line)
}

// statementAt finds the statement around an offset in the loop that is a statement.
func (p fortranPrinter) statementAt(file *source.File, loop source.Span, at int, nested bool) (found insertionPoint, ok bool) {
	l, ok := statementLine(file, at)
	if !ok || l.Start < loop.Start || partOfOther.MatchString(l.text) || other.MatchString(l.text) || p.fixed && (ifBegin.MatchString(l.text) || continues(file, l.Span)) {
		return found, false
	}
	found = insertionPoint{indent: indentAt(file, l.Start), tail: fortranTail}
	found.Span = source.Span{File: file, Start: l.Start + len(found.indent), End: l.End - 1}
	begin := doBegin.FindStringSubmatch(l.text)
	switch {
	case begin != nil && begin[1] != "":
		return found, false
	case begin != nil, ifBegin.MatchString(l.text) && thenAtTheEnd.MatchString(l.text):
		last, ok := constructEnd(file, l)
		found.End = last.End - 1
		return found, ok
	case !ifBegin.MatchString(l.text):
		return found, true
	}
	head := closing(file.Text[:found.End], found.Start)
	if head < 0 || at < head && !nested {
		return found, head >= 0
	}
	found.head, found.body, found.open, found.shut = head, true, " then", "end if"
	found.outer = found.indent
	rest := string(file.Text[head:found.End])
	found.Start = head + len(headEnd.FindString(rest))
	found.joined = strings.Contains(rest[:found.Start-head], "&")
	found.indent += "  "
	return found, found.Start < found.End && file.Text[found.Start] != '&'
}

// headEnd is what comes between the condition of an if and its statement.
var headEnd = regexp.MustCompile(`^[ \t]*(&[ \t]*\r?\n[ \t]*&?[ \t]*)?`)

// closing is where what is in parentheses ends that begin after an offset in a text of Fortran, -1 if it does not.
func closing(text []byte, at int) int {
	depth, quote := 0, byte(0)
	for i := at; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return -1
}

// constructEnd is the last statement of a loop or an if that begins with a statement.
func constructEnd(file *source.File, first fortranLine) (last fortranLine, ok bool) {
	depth := 0
	for l := first; ; {
		begin := doBegin.FindStringSubmatch(l.text)
		switch {
		case strings.Contains(l.text, ";"), strings.HasPrefix(l.text, "#"), begin != nil && begin[1] != "":
			return l, false
		case begin != nil, ifBegin.MatchString(l.text) && thenAtTheEnd.MatchString(l.text):
			depth++
		case doEnd.MatchString(l.text), ifEnd.MatchString(l.text):
			depth--
		}
		if depth == 0 {
			return l, true
		}
		if l.End >= len(file.Text) {
			return l, false
		}
		l, _ = statementLine(file, l.End)
	}
}

// continues reports whether a line of fixed form goes on in the next one, or comes from the one before.
func continues(file *source.File, line source.Span) bool {
	isNext := func(at int) bool {
		text := lineOf(file, at).Text()
		return len(text) > 5 && strings.TrimSpace(text[:5]) == "" && text[5] != ' ' && text[5] != '0'
	}
	return isNext(line.Start) || line.End < len(file.Text) && isNext(line.End)
}
