package lex

import (
	"slices"
	"strings"
)

// A scanner splits one logical line into tokens.
type scanner struct {
	line *logical
	at   int
	out  []Token
	// names keeps names in lower case, so that each is made once.
	names map[string]string
	// spaced: the text is of fixed form, where dotted words and numbers may have blanks inside; word is such a word.
	spaced bool
	word   string
	// first is the index of the first token of the line in out. bare: the next token is a label, and digits alone.
	first int
	bare  bool
}

// lex appends the tokens of a line to out.
func lex(line *logical, out []Token, names map[string]string, form Form) []Token {
	l := scanner{line: line, out: out, names: names, spaced: form == Fixed, first: len(out)}
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
		if kind == Ident && l.spaced {
			l.unglue(start)
		}
	case isDigit(b) && l.bare:
		l.bare = false
		l.digits()
		kind = Int
	case isDigit(b) && l.hollerith():
		kind = String
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
	for {
		for l.at < len(l.line.text) && isDigit(l.line.text[l.at]) {
			l.at++
		}
		if !l.beforeBlanks(isDigit) {
			return l.at > start
		}
	}
}

// beforeBlanks skips blanks inside of a number in fixed form, where a byte after them goes on with it.
func (l *scanner) beforeBlanks(goesOn func(byte) bool) bool {
	text := l.line.text
	if !l.spaced || l.at >= len(text) || !isBlank(text[l.at]) {
		return false
	}
	at := skipBlanks(text, l.at, len(text))
	if at >= len(text) || !goesOn(text[at]) {
		return false
	}
	l.at = at
	return true
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
	skip := func(at int) int {
		if l.spaced {
			return skipBlanks(text, at, len(text))
		}
		return at
	}
	at := skip(l.at + 1)
	if at < len(text) && (text[at] == '+' || text[at] == '-') {
		at = skip(at + 1)
	}
	if at >= len(text) || !isDigit(text[at]) {
		return false
	}
	l.at = at
	l.digits()
	return true
}

// spacedWords are the dotted words that may have blanks inside in fixed form, where blanks mean nothing.
var spacedWords = []string{"and", "or", "not", "eqv", "neqv", "eq", "ne", "lt", "le", "gt", "ge", "true", "false"}

// spacedWord is dotWord for fixed form; word is the word without the blanks.
func spacedWord(text string, at int) (end int, word string) {
	var letters []byte
	for end = at + 1; end < len(text); end++ {
		switch b := text[end]; {
		case isBlank(b):
		case b == '.':
			if word = lower(string(letters)); slices.Contains(spacedWords, word) {
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
	start := l.at
	l.digits()
	kind := Int
	end := l.at
	l.beforeBlanks(func(b byte) bool { return b == '.' })
	point := l.at < len(text) && text[l.at] == '.' && dotWord(text, l.at) == 0 && !strings.HasPrefix(text[l.at:], "..")
	if point && l.spaced {
		end, _ := spacedWord(text, l.at)
		point = end == 0
	}
	if !point {
		l.at = end
	} else {
		l.at++
		l.beforeBlanks(isDigit)
		l.digits()
		kind = Real
		end = l.at
		// A name may follow an integer: do 10 e5 = 1, 3.
		if l.beforeBlanks(func(b byte) bool { return strings.IndexByte("eEdDqQ", b) >= 0 }) && !l.exponent() {
			l.at = end
		}
	}
	if l.exponent() {
		kind = Real
	}
	l.kindSuffix()
	if number := text[start:l.at]; strings.ContainsAny(number, " \t") {
		l.word = strings.Map(func(r rune) rune {
			if r == ' ' || r == '\t' {
				return -1
			}
			return r
		}, lower(number))
	}
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

// hollerith reads a Hollerith constant, which FORTRAN 77 deleted: 4Habcd, where an expression or a value of data may begin.
func (l *scanner) hollerith() bool {
	text := l.line.text
	if len(l.out) == l.first || l.out[len(l.out)-1].Kind != Punct || !strings.Contains("(,/=*", l.out[len(l.out)-1].Text) {
		return false
	}
	at, n := l.at, 0
	for ; at < len(text) && isDigit(text[at]) && n < 1000; at++ {
		n = n*10 + int(text[at]-'0')
	}
	if at >= len(text) || text[at]|0x20 != 'h' || n == 0 || at+1+n > len(text) {
		return false
	}
	l.at = at + 1 + n
	return true
}

// unglue ends the first word of a statement in fixed form where its keyword ends, if a label or a name follows without a blank: do10i=1,3,
// goto10, call s. Blanks mean nothing in fixed form, but names that begin like keywords are much more frequent: nothing is split in what may
// be an assignment.
func (l *scanner) unglue(start int) {
	text := l.line.text
	word := lower(text[start:l.at])
	if !l.begins() {
		if n := len(l.out); word != "to" && strings.HasPrefix(word, "to") && n >= l.first+2 && l.out[n-1].Kind == Int && l.out[n-2].Word("assign") {
			l.at = start + len("to") // assign 10 ton
		}
		return
	}
	for _, keyword := range []string{"do", "goto", "assign", "print", "stop", "pause", "return", "call", "subroutine"} {
		rest, ok := strings.CutPrefix(word, keyword)
		if !ok || rest == "" {
			continue
		}
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		fits := false
		switch keyword {
		case "do":
			fits = digits > 0 && digits < len(rest) && l.assigns(l.at) && l.hasComma(l.at)
		case "assign":
			fits = digits > 0 && !l.assigns(l.at)
		case "call", "subroutine":
			fits = !l.assigns(l.at)
		default:
			fits = digits == len(rest) && !l.assigns(l.at)
		}
		if fits {
			l.at, l.bare = start+len(keyword), digits > 0 && keyword != "call" && keyword != "subroutine"
		}
		return
	}
}

// begins reports whether a statement begins at the next token: the line, what follows its label, or what an if governs.
func (l *scanner) begins() bool {
	list := l.out[l.first:]
	if len(list) > 0 && list[0].Kind == Int {
		list = list[1:]
	}
	if len(list) == 0 {
		return true
	}
	if !list[0].Word("if") || !list[len(list)-1].Is(")") {
		return false
	}
	depth := 0
	for i := range list {
		switch {
		case list[i].Is("("):
			depth++
		case list[i].Is(")"):
			if depth--; depth == 0 && i < len(list)-1 {
				return false
			}
		}
	}
	return depth == 0
}

// assigns reports whether the rest of the line is that of an assignment: an equals sign after a name and parentheses.
func (l *scanner) assigns(at int) bool {
	text := l.line.text
	at = skipBlanks(text, at, len(text))
	if at < len(text) && text[at] == '(' {
		depth := 0
		for ; at < len(text); at++ {
			switch text[at] {
			case '(':
				depth++
			case ')':
				depth--
			case '\'', '"':
				at += max(0, strings.IndexByte(text[at+1:], text[at])+1)
			}
			if depth == 0 {
				at = skipBlanks(text, at+1, len(text))
				break
			}
		}
	}
	return at < len(text) && text[at] == '=' && !strings.HasPrefix(text[at:], "==")
}

// hasComma reports whether a comma outside of parentheses follows in the line.
func (l *scanner) hasComma(at int) bool {
	depth := 0
	for ; at < len(l.line.text); at++ {
		switch l.line.text[at] {
		case '(':
			depth++
		case ')':
			depth--
		case '\'', '"':
			at += max(0, strings.IndexByte(l.line.text[at+1:], l.line.text[at])+1)
		case ',':
			if depth == 0 {
				return true
			}
		}
	}
	return false
}
