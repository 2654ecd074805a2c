package pragma

import (
	"unicode/utf8"

	"accc/frontend/source"
)

// LexC splits the bytes [start, end) of a file into C's preprocessing tokens. A comment counts as a blank, a backslash
// at a line end as nothing; a token that a backslash splits is joined, and its span covers both parts. Anything that
// is not a token of C becomes a Punct of one character, which the parser reports.
func LexC(file *source.File, start, end int) []Token {
	end = min(end, len(file.Text))
	start = min(start, end)
	l := lexer{file: file, at: start, end: end, base: start, all: string(file.Text[start:end])}
	var out []Token
	for {
		t, ok := l.next()
		if !ok {
			return out
		}
		out = append(out, t)
	}
}

// LexText splits text that is in no file, such as a clause expression made by accc.
func LexText(text string) []Token {
	toks := LexC(source.NewFile("", []byte(text)), 0, len(text))
	for i := range toks {
		toks[i].Span = source.Span{}
	}
	return toks
}

type lexer struct {
	file    *source.File
	at, end int
	base    int    // where reading began
	all     string // the text from base to end: tokens are parts of it
	buffer  []byte // of the present token
}

// peek returns the byte at an offset and the offset after it, past line splices; 0 at the end.
func (l *lexer) peek(at int) (byte, int) {
	text := l.file.Text
	for at < l.end && text[at] == '\\' {
		switch {
		case at+1 < l.end && text[at+1] == '\n':
			at += 2
		case at+2 < l.end && text[at+1] == '\r' && text[at+2] == '\n':
			at += 3
		case at+1 == l.end:
			return 0, l.end
		default:
			return '\\', at + 1
		}
	}
	if at >= l.end {
		return 0, l.end
	}
	return text[at], at + 1
}

// blanks skips white space and comments. An open comment goes on to the end.
func (l *lexer) blanks() {
	for l.at < l.end {
		b, after := l.peek(l.at)
		switch {
		case b == 0 && after == l.end && (l.at >= l.end || l.file.Text[l.at] != 0):
			l.at = l.end
		case b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == '\v' || b == '\f':
			l.at = after
		case b == '/':
			second, body := l.peek(after)
			switch second {
			case '/':
				l.at = body
				for l.at < l.end {
					if b, next := l.peek(l.at); b == '\n' {
						break
					} else {
						l.at = next
					}
				}
			case '*':
				l.at = body
				for l.at < l.end {
					b, next := l.peek(l.at)
					l.at = next
					if b != '*' {
						continue
					}
					if b, next := l.peek(l.at); b == '/' {
						l.at = next
						break
					}
				}
			default:
				return
			}
		default:
			return
		}
	}
}

func (l *lexer) next() (Token, bool) {
	l.blanks()
	if l.at >= l.end {
		return Token{}, false
	}
	start := l.at
	text := l.buffer[:0]
	defer func() { l.buffer = text }()
	take := func() byte {
		b, after := l.peek(l.at)
		text = append(text, b)
		l.at = after
		return b
	}
	ahead := func() byte { b, _ := l.peek(l.at); return b }

	kind := Punct
	b := take()
	switch {
	case b >= '0' && b <= '9' || b == '.' && isDigit(ahead()):
		kind = Number
		for {
			c := ahead()
			last := text[len(text)-1] | 0x20
			if !IsWordByte(c) && c != '.' && !((c == '+' || c == '-') && (last == 'e' || last == 'p')) {
				break
			}
			take()
		}
	case IsWordByte(b):
		kind = Ident
		for IsWordByte(ahead()) {
			take()
		}
		if q := ahead(); (q == '"' || q == '\'') && isLiteralPrefix(string(text)) {
			take()
			kind = l.quoted(q, take, ahead)
		}
	case b == '"' || b == '\'':
		kind = l.quoted(b, take, ahead)
	default:
		for {
			c := ahead()
			if c == 0 {
				break
			}
			if _, ok := punctuators[string(text)+string(c)]; !ok || c == '/' || string(text)+string(c) == "/*" {
				// ".." is the start of "..." only.
				if string(text) != "." || c != '.' || !l.dots() {
					break
				}
			}
			take()
		}
		if b >= utf8.RuneSelf {
			for c := ahead(); c >= utf8.RuneSelf && !utf8.RuneStart(c); c = ahead() {
				take()
			}
		}
	}
	whole := l.all[start-l.base : l.at-l.base]
	if len(whole) != len(text) {
		whole = string(text) // a line end was cut out
	}
	return Token{Kind: kind, Text: whole, Span: source.Span{File: l.file, Start: start, End: l.at}}, true
}

// dots reports whether two more dots follow.
func (l *lexer) dots() bool {
	a, after := l.peek(l.at)
	b, _ := l.peek(after)
	return a == '.' && b == '.'
}

// quoted takes the rest of a string or character constant; one that is not closed ends with the line.
func (l *lexer) quoted(quote byte, take, ahead func() byte) TokenKind {
	for l.at < l.end && ahead() != '\n' {
		b := take()
		if b == quote {
			break
		}
		if b == '\\' && l.at < l.end && ahead() != '\n' {
			take()
		}
	}
	if quote == '"' {
		return String
	}
	return Char
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

func isLiteralPrefix(s string) bool { return s == "L" || s == "u" || s == "U" || s == "u8" }
