package cpp

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// A lexer splits one file into preprocessing tokens (phases 1 to 3).
type lexer struct {
	file *source.File
	src  string
	pos  int
	bol  bool
	// directive: a newline ends the line of tokens and is returned as a token.
	directive bool
	// quiet: faults are not reported (groups that are skipped, look-ahead).
	quiet bool
	fault func(span source.Span, rule *diag.Rule, message string)
}

// splice returns the length of a line continuation at src[i:], 0 if there is none. Blanks between the backslash and
// the end of the line are allowed, as in gcc.
func splice(src string, i int) int {
	if i >= len(src) || src[i] != '\\' {
		return 0
	}
	for j := i + 1; j < len(src); j++ {
		switch src[j] {
		case '\n':
			return j + 1 - i
		case ' ', '\t', '\r', '\f', '\v':
		default:
			return 0
		}
	}
	return 0
}

// after is the offset of the first byte from i on that is not part of a line continuation.
func (l *lexer) after(i int) int {
	for {
		n := splice(l.src, i)
		if n == 0 {
			return i
		}
		i += n
	}
}

func (l *lexer) byteAt(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

// next reads one token.
func (l *lexer) next() Token {
	t := Token{File: l.file, BOL: l.bol}
	for {
		if l.pos >= len(l.src) {
			t.Kind, t.Pos, t.End = EOF, int32(len(l.src)), int32(len(l.src))
			if l.directive {
				t.Kind, l.directive = Newline, false
			}
			l.bol = true
			return t
		}
		switch l.src[l.pos] {
		case ' ', '\t', '\v', '\f', '\r':
			l.pos++
			t.Space = true
			continue
		case '\n':
			if l.directive {
				t.Kind, t.Pos, t.End = Newline, int32(l.pos), int32(l.pos)
				l.directive, l.bol = false, true
				l.pos++
				return t
			}
			l.pos++
			t.BOL, t.Space = true, true
			continue
		case '\\':
			if n := splice(l.src, l.pos); n != 0 {
				l.pos += n
				continue
			}
		case '/':
			if l.comment() {
				t.Space = true
				continue
			}
		}
		break
	}
	l.bol = false
	start := l.pos
	kind, end, clean := scan(l.src, start)
	text := ""
	if clean && splice(l.src, end) == 0 {
		text = l.src[start:end]
	} else {
		kind, text, end = l.scanSpliced(start)
	}
	t.Kind, t.Text, t.Pos, t.End = kind, text, int32(start), int32(end)
	l.pos = end
	switch kind {
	case Punct:
		if d, ok := digraphs[text]; ok {
			t.Text, t.Moved = d, true
		}
	case String, Char:
		l.checkQuotes(&t)
	}
	if len(text) != end-start {
		t.Moved = true
	}
	return t
}

// comment skips a comment at l.pos, if there is one.
func (l *lexer) comment() bool {
	i := l.after(l.pos + 1)
	switch l.byteAt(i) {
	case '/':
		for i++; i < len(l.src) && l.src[i] != '\n'; i++ {
			if n := splice(l.src, i); n != 0 {
				i += n - 1
			}
		}
		l.pos = i
		return true
	case '*':
		for i++; i < len(l.src); i++ {
			if l.src[i] == '*' {
				if j := l.after(i + 1); l.byteAt(j) == '/' {
					l.pos = j + 1
					return true
				}
			}
		}
		l.report(l.pos, l.pos+2, RuleUnterminated, "comment is not terminated")
		l.pos = len(l.src)
		return true
	}
	return false
}

// scanSpliced scans a token with line continuations inside.
func (l *lexer) scanSpliced(start int) (kind Kind, text string, end int) {
	for limit := 256; ; limit *= 2 {
		var clean []byte
		var at []int
		i := start
		for i = l.after(i); i < len(l.src) && len(clean) < limit; i = l.after(i + 1) {
			clean = append(clean, l.src[i])
			at = append(at, i)
		}
		at = append(at, i)
		kind, n, _ := scan(string(clean), 0)
		if n == len(clean) && i < len(l.src) {
			continue // the token may go on
		}
		// The token ends after its last byte: a continuation after it belongs to what follows.
		return kind, string(clean[:n]), at[n-1] + 1
	}
}

// checkQuotes reports a literal without its closing quote and closes it.
func (l *lexer) checkQuotes(t *Token) {
	quote := byte('"')
	what := "string literal"
	if t.Kind == Char {
		quote, what = '\'', "character constant"
	}
	if closed(t.Text, quote) {
		if strings.TrimLeft(t.Text, "LuU8") == "''" {
			l.report(int(t.Pos), int(t.End), RuleCharacter, "character constant is empty")
		}
		return
	}
	l.report(int(t.Pos), int(t.End), RuleUnterminated, what+" is not terminated")
	t.Text += string(quote)
	t.Moved = true
}

// closed reports whether a literal ends with its unescaped quote.
func closed(text string, quote byte) bool {
	i := 0
	for i < len(text) && text[i] != quote {
		i++
	}
	for i++; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case quote:
			return i == len(text)-1
		}
	}
	return false
}

func (l *lexer) report(start, end int, rule *diag.Rule, message string) {
	if l.quiet || l.fault == nil {
		return
	}
	l.fault(source.Span{File: l.file, Start: start, End: min(end, len(l.src))}, rule, message)
}

// headerName reads <...> after #include, if it is next; ok is false otherwise.
func (l *lexer) headerName() (t Token, ok bool) {
	i := l.pos
	for i < len(l.src) && (l.src[i] == ' ' || l.src[i] == '\t') {
		i++
	}
	if l.byteAt(i) != '<' {
		return t, false
	}
	for j := i + 1; j < len(l.src) && l.src[j] != '\n'; j++ {
		if l.src[j] == '>' {
			l.pos = j + 1
			return Token{Kind: String, Text: l.src[i : j+1], File: l.file, Pos: int32(i), End: int32(j + 1)}, true
		}
	}
	return t, false
}

// scan finds the kind and end of the token at src[i]. clean is false when a line continuation may be inside.
func scan(src string, i int) (kind Kind, end int, clean bool) {
	c := src[i]
	switch {
	case isIdentStart(c):
		j := i + 1
		for j < len(src) && isIdentByte(src[j]) {
			j++
		}
		if j < len(src) && (src[j] == '"' || src[j] == '\'') && isPrefix(src[i:j]) {
			return literal(src, j)
		}
		if j < len(src) && src[j] >= utf8.RuneSelf {
			return Ident, unicodeIdent(src, j), true
		}
		return Ident, j, true
	case c >= '0' && c <= '9', c == '.' && i+1 < len(src) && isDigit(src[i+1]):
		return Number, number(src, i), true
	case c == '"' || c == '\'':
		return literal(src, i)
	case c >= utf8.RuneSelf:
		if j := unicodeIdent(src, i); j > i {
			return Ident, j, true
		}
		_, n := utf8.DecodeRuneInString(src[i:])
		return Other, i + n, true
	}
	if n := punct(src, i); n > 0 {
		return Punct, i + n, true
	}
	return Other, i + 1, true
}

// punct is the length of the punctuator at src[i], 0 if there is none.
func punct(src string, i int) int {
	c, d, e := src[i], byte(0), byte(0)
	if i+1 < len(src) {
		d = src[i+1]
	}
	if i+2 < len(src) {
		e = src[i+2]
	}
	switch c {
	case '[', ']', '(', ')', '{', '}', '~', '?', ';', ',':
		return 1
	case '=', '*', '!', '^', '/':
		if d == '=' {
			return 2
		}
		return 1
	case '+', '&', '|':
		if d == c || d == '=' {
			return 2
		}
		return 1
	case '-':
		if d == '-' || d == '=' || d == '>' {
			return 2
		}
		return 1
	case '<', '>':
		switch {
		case d == c && e == '=':
			return 3
		case d == c, d == '=', c == '<' && (d == ':' || d == '%'):
			return 2
		}
		return 1
	case '.':
		if d == '.' && e == '.' {
			return 3
		}
		return 1
	case '#':
		if d == '#' {
			return 2
		}
		return 1
	case ':':
		if d == '>' {
			return 2
		}
		return 1
	case '%':
		switch {
		case d == ':' && e == '%' && i+3 < len(src) && src[i+3] == ':':
			return 4
		case d == '=', d == '>', d == ':':
			return 2
		}
		return 1
	}
	return 0
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isIdentStart(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$'
}

func isIdentByte(c byte) bool { return isIdentStart(c) || isDigit(c) }

func isPrefix(s string) bool { return s == "L" || s == "u" || s == "U" || s == "u8" }

// unicodeIdent extends an identifier at src[i:] by letters outside ASCII.
func unicodeIdent(src string, i int) int {
	for i < len(src) {
		r, n := utf8.DecodeRuneInString(src[i:])
		if r == utf8.RuneError || r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) {
			break
		}
		i += n
	}
	return i
}

// number ends a pp-number (§6.4.8), with the digit separators of C23.
func number(src string, i int) int {
	for i++; i < len(src); i++ {
		switch c := src[i]; {
		case (c == '+' || c == '-') && (src[i-1] == 'e' || src[i-1] == 'E' || src[i-1] == 'p' || src[i-1] == 'P'):
		case c == '\'' && i+1 < len(src) && isIdentByte(src[i+1]):
		case c == '.' || isIdentByte(c):
		default:
			return i
		}
	}
	return i
}

// literal ends a string or character literal whose quote is at src[i]; without a closing quote it ends with the line.
func literal(src string, i int) (kind Kind, end int, clean bool) {
	quote := src[i]
	kind = String
	if quote == '\'' {
		kind = Char
	}
	for i++; i < len(src); i++ {
		switch src[i] {
		case quote:
			return kind, i + 1, true
		case '\n':
			return kind, i, true
		case '\\':
			if splice(src, i) != 0 {
				return kind, i, false
			}
			i++
		}
	}
	return kind, len(src), true
}

var digraphs = map[string]string{"<:": "[", ":>": "]", "<%": "{", "%>": "}", "%:": "#", "%:%:": "##"}
