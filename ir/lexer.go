package ir

// The lexer cuts MLIR text into tokens on demand. A token is a kind and a byte
// range; its text is a substring of the file, so lexing allocates nothing.

type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokError
	tokWord    // bare identifier or keyword: func.func, i32, x4xf32
	tokAt      // @name or @"name"
	tokPercent // %name
	tokCaret   // ^name
	tokHash    // #name
	tokBang    // !name
	tokInteger // 12 or 0x1F
	tokFloat   // 1.5e3
	tokString  // "text"
	tokPunct   // one of the strings of punctuation
)

// token is a lexeme: src[start:end].
type token struct {
	kind       tokenKind
	start, end int
}

const (
	classSpace   = 1 << iota // blank, tab, line ends
	classLetter              // a-z A-Z _
	classDigit               // 0-9
	classWord                // what continues a bare identifier: letters digits $ .
	classSuffix              // what continues a prefixed identifier: the same and -
	classHex                 // 0-9 a-f A-F
	classPrinted             // what a string may hold unescaped when printed
)

var charClass [256]uint8

func init() {
	for c := 0; c < 256; c++ {
		b := byte(c)
		var m uint8
		letter := b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
		digit := b >= '0' && b <= '9'
		if b == ' ' || b == '\t' || b == '\n' || b == '\r' {
			m |= classSpace
		}
		if letter || b == '_' {
			m |= classLetter
		}
		if digit {
			m |= classDigit
		}
		if letter || digit || b == '_' || b == '$' || b == '.' {
			m |= classWord
		}
		if letter || digit || b == '_' || b == '$' || b == '.' || b == '-' {
			m |= classSuffix
		}
		if digit || b >= 'a' && b <= 'f' || b >= 'A' && b <= 'F' {
			m |= classHex
		}
		if b >= 0x20 && b < 0x7f && b != '"' && b != '\\' {
			m |= classPrinted
		}
		charClass[c] = m
	}
}

// lex reads the token that starts at or after p.pos into p.tok.
func (p *Parser) lex() {
	src, i := p.src, p.pos
	for i < len(src) {
		c := src[i]
		if charClass[c]&classSpace != 0 {
			i++
			continue
		}
		if c == '/' && i+1 < len(src) && src[i+1] == '/' {
			for i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
			continue
		}
		break
	}
	start := i
	if i >= len(src) {
		p.setToken(tokEOF, len(src), len(src))
		return
	}
	c := src[i]
	switch {
	case charClass[c]&classLetter != 0:
		for i++; i < len(src) && charClass[src[i]]&classWord != 0; i++ {
		}
		p.setToken(tokWord, start, i)
		return
	case charClass[c]&classDigit != 0:
		p.lexNumber(start)
		return
	}
	switch c {
	case '%':
		p.lexPrefixed(tokPercent, start)
	case '"':
		p.lexString(tokString, start, start)
	case '@':
		switch {
		case i+1 < len(src) && src[i+1] == '"':
			p.lexString(tokAt, start, start+1)
		case i+1 < len(src) && charClass[src[i+1]]&classLetter != 0:
			for i += 2; i < len(src) && charClass[src[i]]&classWord != 0; i++ {
			}
			p.setToken(tokAt, start, i)
		default:
			p.lexError(start, "expected a name or a string after @")
		}
	case '#':
		if i+2 < len(src) && src[i+1] == '-' && src[i+2] == '}' {
			p.setToken(tokPunct, start, i+3)
			return
		}
		p.lexPrefixed(tokHash, start)
	case '!':
		p.lexPrefixed(tokBang, start)
	case '^':
		p.lexPrefixed(tokCaret, start)
	case '-':
		if i+1 < len(src) && src[i+1] == '>' {
			p.setToken(tokPunct, start, i+2)
			return
		}
		p.setToken(tokPunct, start, i+1)
	case '.':
		if i+2 < len(src) && src[i+1] == '.' && src[i+2] == '.' {
			p.setToken(tokPunct, start, i+3)
			return
		}
		p.lexError(start, "expected ... after .")
	case '{':
		if i+2 < len(src) && src[i+1] == '-' && src[i+2] == '#' {
			p.setToken(tokPunct, start, i+3)
			return
		}
		p.setToken(tokPunct, start, i+1)
	case ':', ',', '=', '>', '<', '}', '(', ')', '[', ']', '+', '?', '*', '|', '/':
		p.setToken(tokPunct, start, i+1)
	default:
		p.lexError(start, "unexpected character")
	}
}

func (p *Parser) setToken(kind tokenKind, start, end int) {
	p.tok = token{kind, start, end}
	p.pos = end
}

func (p *Parser) lexError(at int, msg string) {
	if p.lexErr == nil {
		p.lexErr = p.Errorf(at, "%s", msg)
	}
	p.tok = token{tokError, at, at}
	p.pos = len(p.src)
}

func (p *Parser) lexPrefixed(kind tokenKind, start int) {
	src, i := p.src, start+1
	switch {
	case i < len(src) && charClass[src[i]]&classDigit != 0:
		for i++; i < len(src) && charClass[src[i]]&classDigit != 0; i++ {
		}
	case i < len(src) && src[i] == '.' && (src[start] == '!' || src[start] == '#'):
		p.lexError(start, "expected the name of a dialect after "+src[start:start+1])
		return
	case i < len(src) && charClass[src[i]]&classSuffix != 0:
		for i++; i < len(src) && charClass[src[i]]&classSuffix != 0; i++ {
		}
	default:
		p.lexError(start, "expected a name after "+src[start:start+1])
		return
	}
	p.setToken(kind, start, i)
}

func (p *Parser) lexNumber(start int) {
	src, i := p.src, start
	if src[i] == '0' && i+2 < len(src) && src[i+1] == 'x' && charClass[src[i+2]]&classHex != 0 {
		for i += 2; i < len(src) && charClass[src[i]]&classHex != 0; i++ {
		}
		p.setToken(tokInteger, start, i)
		return
	}
	for i < len(src) && charClass[src[i]]&classDigit != 0 {
		i++
	}
	if i >= len(src) || src[i] != '.' {
		p.setToken(tokInteger, start, i)
		return
	}
	for i++; i < len(src) && charClass[src[i]]&classDigit != 0; i++ {
	}
	if i < len(src) && (src[i] == 'e' || src[i] == 'E') {
		j := i + 1
		if j < len(src) && (src[j] == '+' || src[j] == '-') {
			j++
		}
		if j < len(src) && charClass[src[j]]&classDigit != 0 {
			for i = j; i < len(src) && charClass[src[i]]&classDigit != 0; i++ {
			}
		}
	}
	p.setToken(tokFloat, start, i)
}

// lexString reads a string whose opening quote is at quote; the token starts at start.
func (p *Parser) lexString(kind tokenKind, start, quote int) {
	src := p.src
	for i := quote + 1; i < len(src); i++ {
		switch src[i] {
		case '"':
			p.setToken(kind, start, i+1)
			return
		case '\n', '\v', '\f':
			p.lexError(start, `expected " before the end of the line`)
			return
		case '\\':
			if i+1 < len(src) && (src[i+1] == '"' || src[i+1] == '\\' || src[i+1] == 'n' || src[i+1] == 't') {
				i++
			} else if i+2 < len(src) && charClass[src[i+1]]&classHex != 0 && charClass[src[i+2]]&classHex != 0 {
				i += 2
			} else {
				p.lexError(i, "unknown escape in string")
				return
			}
		}
	}
	p.lexError(start, `expected " before the end of the file`)
}

// unquote returns the value of a string token's text, quotes included.
func unquote(s string) string {
	s = s[1 : len(s)-1]
	n := 0
	for n < len(s) && s[n] != '\\' {
		n++
	}
	if n == len(s) {
		return s
	}
	out := append(make([]byte, 0, len(s)), s[:n]...)
	for i := n; i < len(s); i++ {
		if s[i] != '\\' {
			out = append(out, s[i])
			continue
		}
		i++
		switch s[i] {
		case '"', '\\':
			out = append(out, s[i])
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			out = append(out, hexDigit(s[i])<<4|hexDigit(s[i+1]))
			i++
		}
	}
	return string(out)
}

func hexDigit(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	}
	return c - 'A' + 10
}

// isBareName reports whether s may be written as a name without quotes.
func isBareName(s string) bool {
	if s == "" || charClass[s[0]]&classLetter == 0 {
		return false
	}
	for i := 1; i < len(s); i++ {
		if charClass[s[i]]&classWord == 0 {
			return false
		}
	}
	return true
}
