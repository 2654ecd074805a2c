package fortran

import (
	"sort"
	"strings"

	"accc/frontend/source"
)

// Kind classifies tokens.
type Kind uint8

const (
	EOF     Kind = iota
	Ident        // lower case
	Int          // digits, with _kind
	Real         // with exponent and _kind
	String       // with its quotes
	BOZ          // b'01', o"17", z'ff'
	Logical      // .true. and .false., with _kind
	DotOp        // .and., .eq., .defined., lower case
	Punct        // one or two characters
	Other        // a character that Fortran does not know, or a literal that is not closed
)

// A Token is one lexical token: its text, names and dotted operators in lower case, and the bytes of the
// user's text it comes from. A token that is continued on the next line covers both parts; one that comes from a macro
// covers the use of the macro.
type Token struct {
	Text       string
	Macro      string // the outermost macro it came from, or ""
	File       *source.File
	Start, End int32
	Kind       Kind
	Space      bool // a blank, or the start of the line, precedes it
}

// Span is where the user wrote the token.
func (t *Token) Span() source.Span {
	return source.Span{File: t.File, Start: int(t.Start), End: int(t.End)}
}

// is reports whether the token is that punctuation.
func (t *Token) is(text string) bool { return t.Kind == Punct && t.Text == text }

// word reports whether the token is that name.
func (t *Token) word(text string) bool { return t.Kind == Ident && t.Text == text }

// lower is s in lower case; ASCII only, as Fortran's names are.
func lower(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			return strings.ToLower(s)
		}
	}
	return s
}

// pairs are the punctuators of two characters. The brackets (/ and /) are two tokens each, since
// only the grammar can tell them from a parenthesis and a slash.
var pairs = map[string]bool{
	"**": true, "//": true, "==": true, "/=": true, "<=": true, ">=": true, "=>": true, "::": true, "..": true, "##": true,
}

func isLetter(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_' || b == '$'
}
func isDigit(b byte) bool { return b >= '0' && b <= '9' }
func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\f' || b == '\v' || b == '\r' }

// A segment says where a part of a logical line comes from: the bytes from at on are those of file from pos on.
type segment struct {
	at   int
	file *source.File
	pos  int
}

// A logical is a line with its continuation lines put together.
type logical struct {
	text string // of the whole line, once it is complete
	segs []segment
	buf  []byte // of a line of several parts
}

// add appends a part of a file.
func (l *logical) add(in *input, from, to int) {
	to = max(from, to)
	at := len(l.buf)
	switch {
	case len(l.segs) == 0 && at == 0:
		l.text = in.text[from:to]
	case at == 0:
		l.join()
		at = len(l.buf)
		fallthrough
	default:
		l.buf = append(l.buf, in.text[from:to]...)
	}
	l.segs = append(l.segs, segment{at, in.file, from})
}

// blank appends a blank that is not in the source.
func (l *logical) blank() {
	if l.buf == nil {
		l.join()
	}
	l.buf = append(l.buf, ' ')
}

func (l *logical) join() { l.buf = append(make([]byte, 0, 2*len(l.text)+80), l.text...) }

// done makes the text complete.
func (l *logical) done() {
	if l.buf != nil {
		l.text = string(l.buf)
	}
}

// place is where the byte at an offset was written.
func (l *logical) place(at int) (*source.File, int) {
	i := sort.Search(len(l.segs), func(i int) bool { return l.segs[i].at > at }) - 1
	i = max(i, 0)
	return l.segs[i].file, l.segs[i].pos + at - l.segs[i].at
}

// span is the user's text from one offset to another. If the two are in different files it is the first byte.
func (l *logical) span(from, to int) (*source.File, int32, int32) {
	if len(l.segs) == 1 {
		s := &l.segs[0]
		return s.file, int32(s.pos + from - s.at), int32(s.pos + to - s.at)
	}
	file, start := l.place(from)
	other, end := l.place(max(from, to-1))
	if other != file || end < start {
		end = start
	}
	return file, int32(start), int32(min(end+1, len(file.Text)))
}

// A scanner splits one logical line into tokens.
type scanner struct {
	line *logical
	at   int
	out  []Token
	// names keeps names in lower case, so that each is made once.
	names map[string]string
	// spaced: the text is of fixed form, where dotted words may have blanks inside; word is such a word.
	spaced bool
	word   string
}

// lex appends the tokens of a line to out.
func lex(line *logical, out []Token, names map[string]string, form Form) []Token {
	l := scanner{line: line, out: out, names: names, spaced: form == Fixed}
	for l.next() {
	}
	return l.out
}

func (l *scanner) next() bool {
	text := l.line.text
	space := l.at == 0
	for l.at < len(text) && (isBlank(text[l.at]) || text[l.at] == '\n') {
		l.at++
		space = true
	}
	if l.at >= len(text) {
		return false
	}
	start := l.at
	kind := Punct
	switch b := text[start]; {
	case isLetter(b):
		kind = l.name()
	case isDigit(b):
		kind = l.number()
	case b == '.':
		kind = l.dot()
	case b == '"' || b == '\'':
		kind = l.quoted(b)
	default:
		l.at++
		if l.at < len(text) && pairs[text[start:l.at+1]] {
			l.at++
		} else if !strings.ContainsRune("()[]+-*/=,:;%<>&|^?#{}", rune(b)) {
			kind = Other
			for l.at < len(text) && b >= 0x80 && text[l.at] >= 0x80 && text[l.at] < 0xc0 {
				l.at++ // the rest of a character in UTF-8
			}
		}
	}
	t := Token{Text: text[start:l.at], Kind: kind, Space: space}
	switch kind {
	case Ident:
		t.Text = l.lowered(t.Text)
	case DotOp, Logical, Real, Int, BOZ:
		t.Text = lower(t.Text)
		if l.word != "" {
			t.Text, l.word = l.word, ""
		}
	}
	t.File, t.Start, t.End = l.line.span(start, l.at)
	l.out = append(l.out, t)
	return true
}

func (l *scanner) lowered(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			if low, ok := l.names[s]; ok {
				return low
			}
			low := strings.ToLower(s)
			l.names[s] = low
			return low
		}
	}
	return s
}

// name reads a name, or a constant in another base: z'ff'.
func (l *scanner) name() Kind {
	text := l.line.text
	start := l.at
	for l.at < len(text) && (isLetter(text[l.at]) || isDigit(text[l.at])) {
		l.at++
	}
	if l.at == start+1 && l.at < len(text) && (text[l.at] == '\'' || text[l.at] == '"') {
		switch text[start] | 0x20 {
		case 'b', 'o', 'z', 'x':
			if l.quoted(text[l.at]) == String {
				return BOZ
			}
			return Other
		}
	}
	return Ident
}

func (l *scanner) digits() bool {
	start := l.at
	for l.at < len(l.line.text) && isDigit(l.line.text[l.at]) {
		l.at++
	}
	return l.at > start
}

// kindSuffix reads _8 or _dp.
func (l *scanner) kindSuffix() {
	text := l.line.text
	if l.at+1 < len(text) && text[l.at] == '_' && (isLetter(text[l.at+1]) || isDigit(text[l.at+1])) {
		for l.at++; l.at < len(text) && (isLetter(text[l.at]) || isDigit(text[l.at])); {
			l.at++
		}
	}
}

// exponent reads e+5, d0 or q-3.
func (l *scanner) exponent() bool {
	text := l.line.text
	if l.at >= len(text) {
		return false
	}
	switch text[l.at] | 0x20 {
	case 'e', 'd', 'q':
	default:
		return false
	}
	at := l.at + 1
	if at < len(text) && (text[at] == '+' || text[at] == '-') {
		at++
	}
	if at >= len(text) || !isDigit(text[at]) {
		return false
	}
	l.at = at
	l.digits()
	return true
}

// spacedWords are the dotted words that may have blanks inside in fixed form, where blanks mean nothing.
var spacedWords = set("and", "or", "not", "eqv", "neqv", "eq", "ne", "lt", "le", "gt", "ge", "true", "false")

// spacedWord is dotWord for fixed form; word is the word without the blanks.
func spacedWord(text string, at int) (end int, word string) {
	var letters []byte
	for end = at + 1; end < len(text); end++ {
		switch b := text[end]; {
		case isBlank(b):
		case b == '.':
			if word = lower(string(letters)); spacedWords[word] {
				return end + 1, "." + word + "."
			}
			return 0, ""
		case isLetter(b) && len(letters) < 5:
			letters = append(letters, b)
		default:
			return 0, ""
		}
	}
	return 0, ""
}

// dotWord reports whether ".letters." is at an offset: an operator, and not the decimal point of a number.
func dotWord(text string, at int) int {
	end := at + 1
	for end < len(text) && isLetter(text[end]) && text[end] != '_' && text[end] != '$' {
		end++
	}
	if end > at+1 && end < len(text) && text[end] == '.' {
		return end + 1
	}
	return 0
}

func (l *scanner) number() Kind {
	text := l.line.text
	l.digits()
	kind := Int
	point := l.at < len(text) && text[l.at] == '.' && dotWord(text, l.at) == 0 && !strings.HasPrefix(text[l.at:], "..")
	if point && l.spaced {
		end, _ := spacedWord(text, l.at)
		point = end == 0
	}
	if point {
		l.at++
		l.digits()
		kind = Real
	}
	if l.exponent() {
		kind = Real
	}
	l.kindSuffix()
	return kind
}

func (l *scanner) dot() Kind {
	text := l.line.text
	if l.spaced && dotWord(text, l.at) == 0 {
		if end, word := spacedWord(text, l.at); end > 0 {
			l.at, l.word = end, word
			if word == ".true." || word == ".false." {
				return Logical
			}
			return DotOp
		}
	}
	if end := dotWord(text, l.at); end > 0 {
		word := lower(text[l.at:end])
		l.at = end
		if word == ".true." || word == ".false." {
			l.kindSuffix()
			return Logical
		}
		return DotOp
	}
	l.at++
	if l.digits() {
		l.exponent()
		l.kindSuffix()
		return Real
	}
	if l.at < len(text) && text[l.at] == '.' {
		l.at++
	}
	return Punct
}

// quoted reads a character constant; a quote inside is written twice.
func (l *scanner) quoted(quote byte) Kind {
	text := l.line.text
	for l.at++; l.at < len(text); l.at++ {
		if text[l.at] != quote {
			continue
		}
		l.at++
		if l.at >= len(text) || text[l.at] != quote {
			return String
		}
	}
	return Other
}
