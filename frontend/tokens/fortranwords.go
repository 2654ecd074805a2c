package tokens

import (
	"slices"
	"strings"
)

// fortranWords splits the text of one logical line of Fortran into tokens. Which words are keywords is not known here.
type fortranWords struct {
	f      *File
	line   *joined
	text   string
	at     int
	branch uint16
	// spaced: the text is of fixed form, where dotted words and numbers may have blanks inside.
	spaced bool
	// first is the first token of the line. bare: the next token is a label, and digits alone.
	first int
	bare  bool
	// again: the line continues another.
	again bool
}

// words adds the tokens of a line. before is how the line ends that it continues.
func (r *fortran) words(j *joined, before pending) {
	j.done()
	l := fortranWords{f: r.f, line: j, text: j.text, branch: uint16(r.branch), spaced: r.f.Lexis.Form == Fixed, first: len(r.f.Toks), again: before.open}
	if before.quote != 0 {
		l.at--
		l.quoted(before.quote)
		l.add(0, String, Unclosed)
	}
	for l.next() {
	}
}

func (l *fortranWords) add(start int, kind Kind, flags Flags) {
	from, to, spliced := l.line.span(start, l.at)
	if spliced {
		flags |= Spliced
	}
	if from == to {
		return // only blanks that are not in the source
	}
	l.f.Toks = append(l.f.Toks, Token{from, to, kind, flags, l.branch})
}

func (l *fortranWords) next() bool {
	text := l.text
	var flags Flags
	if l.at == 0 {
		flags = Blank
	}
	for l.at < len(text) && (isBlank(text[l.at]) || text[l.at] == '\n') {
		l.at++
		flags = Blank
	}
	if l.at >= len(text) {
		return false
	}
	start := l.at
	kind, closed := Punct, true
	switch b := text[start]; {
	case isIdentStart(b):
		kind, closed = l.name()
		if kind == Name && l.spaced {
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
		kind, closed = String, l.quoted(b)
	default:
		l.at++
		if l.at < len(text) && isPair(b, text[l.at]) {
			l.at++
		} else if strings.IndexByte("()[]+-*/=,:;%<>&|^?#{}", b) < 0 {
			kind = Other
			for l.at < len(text) && b >= 0x80 && text[l.at] >= 0x80 && text[l.at] < 0xc0 {
				l.at++ // the rest of a character in UTF-8
			}
		}
	}
	if !closed {
		flags |= Unclosed
	}
	l.add(start, kind, flags)
	return true
}

// isPair reports whether two characters are one punctuator. The brackets (/ and /) are two tokens each, since only the grammar can tell
// them from a parenthesis and a slash.
func isPair(a, b byte) bool {
	switch a {
	case '*', ':', '.', '#':
		return b == a
	case '/':
		return b == '/' || b == '='
	case '=':
		return b == '=' || b == '>'
	case '<', '>':
		return b == '='
	}
	return false
}

// is reports whether the token with an index is a punctuator or a word in lower case.
func (l *fortranWords) is(i int, word string) bool {
	t := &l.f.Toks[i]
	text := l.text
	if t.Flags&Spliced == 0 {
		text = l.f.src[t.Start:t.End]
	} else {
		text = text[l.line.offset(int(t.Start)) : l.line.offset(int(t.End)-1)+1]
	}
	return strings.EqualFold(text, word)
}

// name reads a name, or a constant in another base: z'ff'.
func (l *fortranWords) name() (kind Kind, closed bool) {
	text := l.text
	start := l.at
	for l.at < len(text) && (isIdentStart(text[l.at]) || isDigit(text[l.at])) {
		l.at++
	}
	if l.at == start+1 && l.at < len(text) && (text[l.at] == '\'' || text[l.at] == '"') {
		switch text[start] | 0x20 {
		case 'b', 'o', 'z', 'x':
			return BOZ, l.quoted(text[l.at])
		}
	}
	return Name, true
}

func (l *fortranWords) digits() bool {
	start := l.at
	for {
		for l.at < len(l.text) && isDigit(l.text[l.at]) {
			l.at++
		}
		if !l.beforeBlanks(isDigit) {
			return l.at > start
		}
	}
}

// beforeBlanks skips blanks inside of a number in fixed form, where a byte after them goes on with it.
func (l *fortranWords) beforeBlanks(goesOn func(byte) bool) bool {
	text := l.text
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
func (l *fortranWords) kindSuffix() {
	text := l.text
	if l.at+1 < len(text) && text[l.at] == '_' && (isIdentStart(text[l.at+1]) || isDigit(text[l.at+1])) {
		for l.at++; l.at < len(text) && (isIdentStart(text[l.at]) || isDigit(text[l.at])); {
			l.at++
		}
	}
}

// exponent reads e+5, d0 or q-3.
func (l *fortranWords) exponent() bool {
	text := l.text
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
			if word = strings.ToLower(string(letters)); slices.Contains(spacedWords, word) {
				return end + 1, "." + word + "."
			}
			return 0, ""
		case isIdentStart(b) && len(letters) < 5:
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
	for end < len(text) && isIdentStart(text[end]) && text[end] != '_' && text[end] != '$' {
		end++
	}
	if end > at+1 && end < len(text) && text[end] == '.' {
		return end + 1
	}
	return 0
}

func (l *fortranWords) number() Kind {
	text := l.text
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
	return kind
}

func (l *fortranWords) dot() Kind {
	text := l.text
	if l.spaced && dotWord(text, l.at) == 0 {
		if end, word := spacedWord(text, l.at); end > 0 {
			l.at = end
			if word == ".true." || word == ".false." {
				return Logical
			}
			return DotOp
		}
	}
	if end := dotWord(text, l.at); end > 0 {
		word := strings.ToLower(text[l.at:end])
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

// quoted reads a character constant, whose quote is written twice inside of it, and reports whether it ends.
func (l *fortranWords) quoted(quote byte) bool {
	text := l.text
	for l.at++; l.at < len(text); l.at++ {
		if text[l.at] != quote {
			continue
		}
		l.at++
		if l.at >= len(text) || text[l.at] != quote {
			return true
		}
	}
	return false
}

// hollerith reads a Hollerith constant, which FORTRAN 77 deleted: 4Habcd, where an expression or a value of data may begin.
func (l *fortranWords) hollerith() bool {
	text := l.text
	n := len(l.f.Toks) - 1
	if n < l.first {
		return false
	}
	last := &l.f.Toks[n]
	if last.Kind != Punct || last.End-last.Start != 1 || strings.IndexByte("(,/=*", l.f.src[last.Start]) < 0 {
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
func (l *fortranWords) unglue(start int) {
	text := l.text
	word := strings.ToLower(text[start:l.at])
	if !l.begins() {
		if n := len(l.f.Toks); word != "to" && strings.HasPrefix(word, "to") && n >= l.first+2 && l.f.Toks[n-1].Kind == Int && l.is(n-2, "assign") {
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
func (l *fortranWords) begins() bool {
	first, end := l.first, len(l.f.Toks)
	if l.again && first == end {
		return false
	}
	if first < end && l.f.Toks[first].Kind == Sentinel {
		first++
	}
	if first < end && l.f.Toks[first].Kind == Int {
		first++
	}
	if first == end {
		return true
	}
	if !l.is(first, "if") || !l.is(end-1, ")") {
		return false
	}
	depth := 0
	for i := first; i < end; i++ {
		switch {
		case l.is(i, "("):
			depth++
		case l.is(i, ")"):
			if depth--; depth == 0 && i < end-1 {
				return false
			}
		}
	}
	return depth == 0
}

// assigns reports whether the rest of the line is that of an assignment: an equals sign after a name and parentheses.
func (l *fortranWords) assigns(at int) bool {
	text := l.text
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
func (l *fortranWords) hasComma(at int) bool {
	depth := 0
	for ; at < len(l.text); at++ {
		switch l.text[at] {
		case '(':
			depth++
		case ')':
			depth--
		case '\'', '"':
			at += max(0, strings.IndexByte(l.text[at+1:], l.text[at])+1)
		case ',':
			if depth == 0 {
				return true
			}
		}
	}
	return false
}
