package tokens

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// scanner splits one file into tokens.
type scanner struct {
	f      *File
	src    string
	branch uint32 // the innermost branch
	opens  []open
}

// scan fills the file.
func (s *scanner) scan() {
	switch s.f.Lexis.Form {
	case C:
		s.scanC(0, len(s.src))
	default:
		s.scanFortran()
	}
	s.finish()
}

// bom is the mark that may precede the text of a file.
const bom = "\ufeff"

// scanC splits bytes into the preprocessing tokens of C (translation phases 1 to 3), which end a line where they end.
// Trigraphs are not replaced, as in gcc without -std=c99.
func (s *scanner) scanC(pos, end int) {
	f, src := s.f, s.src[:end]
	if pos == 0 && strings.HasPrefix(src, bom) {
		pos = len(bom)
	}
	first := uint32(len(f.Toks))
	flags := First
	for pos < len(src) {
		// White space and comments. A line end ends the logical line, unless a comment contains it.
		switch c := src[pos]; c {
		case ' ', '\t', '\v', '\f', '\r':
			pos++
			flags |= Blank
			continue
		case '\n':
			if first < uint32(len(f.Toks)) {
				s.line(first)
				first = uint32(len(f.Toks))
			}
			pos++
			flags = First | Blank
			continue
		case '\\':
			if n := splice(src, pos); n != 0 {
				pos += n
				continue
			}
		case '/':
			if n := comment(src, pos); n != 0 {
				if n == len(src) && openComment(src[pos:]) {
					f.OpenComment = uint32(pos)
				}
				pos = n
				flags |= Blank
				continue
			}
		case '<':
			if uint32(len(f.Toks)) == first+2 && s.includes(first) {
				if n := headerName(src, pos); n != 0 {
					f.Toks = append(f.Toks, Token{uint32(pos), uint32(n), Header, flags, uint16(s.branch)})
					pos, flags = n, 0
					continue
				}
			}
		}

		// A token. Most have no splices; the others are scanned again without them.
		kind, stop, clean := scan(src, pos)
		if clean && splice(src, stop) != 0 || !clean {
			var text string
			kind, text, stop = scanSpliced(src, pos)
			if len(text) != stop-pos {
				flags |= Spliced
			}
			if kind == String || kind == Char {
				if !closed(text) {
					flags |= Unclosed
				}
			}
		} else if (kind == String || kind == Char) && !closed(src[pos:stop]) {
			flags |= Unclosed
		}
		f.Toks = append(f.Toks, Token{uint32(pos), uint32(stop), kind, flags, uint16(s.branch)})
		pos, flags = stop, 0
	}
	s.line(first)
}

// includes reports whether the line that begins with a token is #include so far.
func (s *scanner) includes(first uint32) bool {
	f := s.f
	if t := &f.Toks[first]; t.Kind != Punct || f.Toks[first+1].Kind != Name || !f.Is(first, "#") && !f.Is(first, "%:") {
		return false
	}
	return words[f.Text(first+1)] == IncludeWord
}

// headerName returns the end of the <name> at src[i:], 0 if there is none.
func headerName(src string, i int) int {
	for i++; i < len(src) && src[i] != '\n'; i++ {
		if src[i] == '>' {
			return i + 1
		}
	}
	return 0
}

// splice returns the length of a line splice at src[i:], 0 if there is none. Blanks between the backslash and the end
// of the line are allowed, as in gcc.
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

// after returns the offset of the first byte from i on that is not part of a splice.
func after(src string, i int) int {
	for {
		n := splice(src, i)
		if n == 0 {
			return i
		}
		i += n
	}
}

// comment returns the end of the comment at src[i:], 0 if there is none. A comment that is not closed goes on to the
// end.
func comment(src string, i int) int {
	i = after(src, i+1)
	if i >= len(src) {
		return 0
	}
	switch src[i] {
	case '/':
		for i++; i < len(src) && src[i] != '\n'; i++ {
			if n := splice(src, i); n != 0 {
				i += n - 1
			}
		}
		return i
	case '*':
		for i++; i < len(src); i++ {
			if src[i] == '*' {
				if j := after(src, i+1); j < len(src) && src[j] == '/' {
					return j + 1
				}
			}
		}
		return len(src)
	}
	return 0
}

// openComment reports whether a comment is one that has no end.
func openComment(text string) bool {
	i := after(text, 1)
	if text[i] != '*' {
		return false
	}
	for i++; i < len(text); i++ {
		if text[i] == '*' {
			if j := after(text, i+1); j < len(text) && text[j] == '/' {
				return false
			}
		}
	}
	return true
}

// Scan returns the kind of the token of C that text begins with, and its length. A line end ends it.
func Scan(text string) (Kind, int) {
	if text == "" {
		return End, 0
	}
	kind, n, _ := scan(text, 0)
	return kind, n
}

// scanSpliced scans a token with splices inside, or one that a splice follows.
func scanSpliced(src string, start int) (kind Kind, text string, end int) {
	for limit := 256; ; limit *= 2 {
		var clean []byte
		var at []int
		i := start
		for i = after(src, i); i < len(src) && len(clean) < limit; i = after(src, i+1) {
			clean = append(clean, src[i])
			at = append(at, i)
		}
		kind, n, _ := scan(string(clean), 0)
		if n == len(clean) && i < len(src) {
			continue // the token may go on
		}
		// The token ends after its last byte: a splice behind it belongs to the gap.
		return kind, string(clean[:n]), at[n-1] + 1
	}
}

// closed reports whether a literal ends with its unescaped quote.
func closed(text string) bool {
	i := 0
	for i < len(text) && text[i] != '"' && text[i] != '\'' {
		i++
	}
	if i == len(text) {
		return false
	}
	quote := text[i]
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

// scan returns the kind and the end of the token at src[i]. clean is false when a splice may be inside.
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
			return Name, unicodeIdent(src, j), true
		}
		return Name, j, true
	case c >= '0' && c <= '9', c == '.' && i+1 < len(src) && isDigit(src[i+1]):
		return Number, number(src, i), true
	case c == '"' || c == '\'':
		return literal(src, i)
	case c >= utf8.RuneSelf:
		if j := unicodeIdent(src, i); j > i {
			return Name, j, true
		}
		_, n := utf8.DecodeRuneInString(src[i:])
		return Other, i + n, true
	}
	if n := punct(src, i); n > 0 {
		return Punct, i + n, true
	}
	return Other, i + 1, true
}

// punct returns the length of the punctuator at src[i], 0 if there is none.
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

// unicodeIdent returns the end of an identifier that goes on at src[i:] with letters outside of ASCII.
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

// number returns the end of the pp-number at src[i:] (§6.4.8), with the digit separators of C23.
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

// literal returns the end of the literal whose quote is at src[i]; without a closing quote it ends with the line.
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
