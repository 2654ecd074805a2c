package emit

import (
	"bytes"
	"strings"
)

// A cScanner finds where a statement of C ends, in text that no preprocessor has read. It fails at directives that choose text, or include or
// define it.
type cScanner struct {
	text []byte
	at   int
}

// blanks skips white space, comments and pragmas; ok is false at another directive of the preprocessor.
func (s *cScanner) blanks() (ok bool) {
	for s.at < len(s.text) {
		rest := s.text[s.at:]
		switch {
		case bytes.HasPrefix(rest, []byte("//")):
			s.at = s.lineEnd()
		case bytes.HasPrefix(rest, []byte("/*")):
			n := bytes.Index(rest[2:], []byte("*/"))
			if n < 0 {
				return false
			}
			s.at += n + 4
		case bytes.HasPrefix(rest, []byte("#")):
			if !strings.HasPrefix(strings.TrimSpace(string(rest[1:])), "pragma") {
				return false
			}
			s.at = s.lineEnd()
		case strings.IndexByte(" \t\r\n\f\v\\", rest[0]) >= 0:
			s.at++
		default:
			return true
		}
	}
	return false
}

// lineEnd is the end of the line, which a backslash continues.
func (s *cScanner) lineEnd() int {
	for at := s.at; at < len(s.text); at++ {
		if s.text[at] == '\n' && !bytes.HasSuffix(bytes.TrimSuffix(s.text[:at], []byte("\r")), []byte(`\`)) {
			return at
		}
	}
	return len(s.text)
}

// token skips a word, a literal or one other character, and returns it.
func (s *cScanner) token() string {
	start := s.at
	c := s.text[s.at]
	s.at++
	switch {
	case c == '"' || c == '\'':
		for s.at < len(s.text) && s.text[s.at] != c && s.text[s.at] != '\n' {
			if s.text[s.at] == '\\' {
				s.at++
			}
			s.at++
		}
		s.at = min(s.at+1, len(s.text))
	case isWordByte(c):
		for s.at < len(s.text) && isWordByte(s.text[s.at]) {
			s.at++
		}
	}
	return string(s.text[start:s.at])
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// group skips what is in brackets, of which the first is next.
func (s *cScanner) group() bool {
	for depth := 0; ; {
		if !s.blanks() {
			return false
		}
		switch s.token() {
		case "(", "{", "[":
			depth++
		case ")", "}", "]":
			depth--
		}
		if depth == 0 {
			return true
		}
	}
}

// next reports whether the next token is a word, which it skips.
func (s *cScanner) next(word string) bool {
	at := s.at
	if s.blanks() && s.token() == word {
		return true
	}
	s.at = at
	return false
}

// rest skips the statements up to the end of the block.
func (s *cScanner) rest() bool {
	for s.blanks() {
		if s.text[s.at] == '}' {
			return true
		}
		if !s.statement() {
			return false
		}
	}
	return false
}

// statement skips a statement.
func (s *cScanner) statement() bool {
	if !s.blanks() {
		return false
	}
	if s.text[s.at] == '{' {
		return s.group()
	}
	switch start := s.at; s.token() {
	case "for", "while", "switch":
		return s.group() && s.statement()
	case "if":
		return s.group() && s.statement() && (!s.next("else") || s.statement())
	case "do":
		return s.statement() && s.next("while") && s.group() && s.next(";")
	case ";":
		return true
	default:
		s.at = start
	}
	for s.blanks() {
		switch c := s.text[s.at]; c {
		case '(', '{', '[':
			if !s.group() {
				return false
			}
		default:
			if s.token() == ";" {
				return true
			}
		}
	}
	return false
}
