package libc

import (
	"errors"
	"regexp"
	"regexp/syntax"
	"strings"
)

var regexHeader = header{"regex.h", []row{
	{"int regcomp(regex_t *restrict to, const char *restrict pattern, int flags)", "compile a regular expression", host, regcomp},
	{"int regexec(const regex_t *restrict re, const char *restrict text, size_t n, regmatch_t *restrict matches, int flags)", "the first match of a regular expression, the longest there", host, regexec},
	{"size_t regerror(int code, const regex_t *restrict re, char *restrict to, size_t size)", "what an error of regcomp is", host, regerror},
	{"void regfree(regex_t *re)", "forget a regular expression", host, func(e *Env, s []uint64) {
		e.mu.Lock()
		defer e.mu.Unlock()
		number := e.load64(s[0] + 8)
		if x := e.expressions[number]; x != nil {
			e.cfg.Budget.Give(x.size)
		}
		delete(e.expressions, number)
	}},
}}

// Flags and errors of regex.h.
const (
	regExtended = 1
	regIgnore   = 2
	regNewline  = 4
	regNoSub    = 8

	regNotBegin = 1
	regNotEnd   = 2

	regNoMatch   = 1
	regBad       = 2
	regBadEscape = 5
	regBadBack   = 6
	regBadSet    = 7
	regBadParen  = 8
	regBadBrace  = 9
	regBadRange  = 11
	regSpace     = 12
	regBadRepeat = 13
)

var regTexts = map[int32]string{0: "Success", regNoMatch: "No match", regBad: "Invalid regular expression", 3: "Invalid collation character",
	4: "Invalid character class name", regBadEscape: "Trailing backslash", regBadBack: "Invalid back reference", regBadSet: "Unmatched [, [^, [:, [., or [=",
	regBadParen: "Unmatched ( or \\(", regBadBrace: "Unmatched \\{", 10: "Invalid content of \\{\\}", regBadRange: "Invalid range end", regSpace: "Memory exhausted",
	regBadRepeat: "Invalid preceding regular expression"}

// An expression is a compiled regular expression, in the four forms in which the ends of the text are not those of a line.
type expression struct {
	forms  [4]*regexp.Regexp // by regNotBegin and regNotEnd
	noSub  bool
	groups int
	size   int64 // the bytes that it counts
}

// expressionSize is about how many bytes the forms of an expression take: the instructions of each are there up to three times.
func expressionSize(form *regexp.Regexp) int64 {
	const instruction = 4 * 3 * 40
	tree, err := syntax.Parse(form.String(), syntax.Perl)
	if err != nil {
		return entrySize
	}
	program, err := syntax.Compile(tree.Simplify())
	if err != nil {
		return entrySize
	}
	return entrySize + 4*1024 + instruction*int64(len(program.Inst))
}

// errBack is about \1 to \9, which no automaton can match.
var errBack = errors.New("back reference")

func regcomp(e *Env, s []uint64) {
	to, pattern, flags := s[0], string(e.cstring(s[1])), int32(s[2])
	x := &expression{noSub: flags&regNoSub != 0}
	for i := range x.forms {
		text, err := translate(pattern, flags, int32(i))
		if errors.Is(err, errBack) {
			e.fail("back references in regular expressions are not supported: %s", pattern)
		}
		if err == nil {
			x.forms[i], err = regexp.Compile(text)
		}
		if err != nil {
			s[0] = uint64(regCode(err))
			return
		}
		x.forms[i].Longest()
	}
	x.groups = x.forms[0].NumSubexp()
	if x.size = expressionSize(x.forms[0]); !e.charge(x.size) {
		s[0] = regSpace
		return
	}
	e.mu.Lock()
	e.lastExpression++
	number := e.lastExpression
	e.expressions[number] = x
	e.mu.Unlock()
	e.store64(to, uint64(x.groups))
	e.store64(to+8, number)
	s[0] = 0
}

// regCode is the number that regcomp returns for what is wrong.
func regCode(err error) int32 {
	var se *syntax.Error
	if !errors.As(err, &se) {
		return regBad
	}
	switch se.Code {
	case syntax.ErrMissingBracket:
		return regBadSet
	case syntax.ErrMissingParen, syntax.ErrUnexpectedParen:
		return regBadParen
	case syntax.ErrTrailingBackslash:
		return regBadEscape
	case syntax.ErrInvalidCharRange:
		return regBadRange
	case syntax.ErrInvalidCharClass:
		return 4
	case syntax.ErrMissingRepeatArgument, syntax.ErrInvalidRepeatOp:
		return regBadRepeat
	case syntax.ErrInvalidRepeatSize:
		return 10
	}
	return regBad
}

// translate writes a regular expression of POSIX (9.3 and 9.4) in the syntax of Go. ends tells which ends of the text are not ends of lines.
func translate(pattern string, flags, ends int32) (string, error) {
	t := &translator{text: pattern, extended: flags&regExtended != 0, lines: flags&regNewline != 0, ends: ends}
	mode := "(?"
	if flags&regIgnore != 0 {
		mode += "i"
	}
	if t.lines {
		mode += "m"
	} else {
		mode += "s"
	}
	t.out.WriteString(mode + ")")
	if err := t.all(); err != nil {
		return "", err
	}
	return t.out.String(), nil
}

type translator struct {
	text     string
	at       int
	out      strings.Builder
	extended bool
	lines    bool
	ends     int32
	depth    int
	start    bool // of an alternative: nothing precedes that could be repeated
}

const never = `[^\x00-\x{10FFFF}]`

func (t *translator) all() error {
	t.start = true
	for t.at < len(t.text) {
		c := t.text[t.at]
		t.at++
		operator := c
		if escaped := c == '\\'; escaped {
			if t.at == len(t.text) {
				return &syntax.Error{Code: syntax.ErrTrailingBackslash}
			}
			c = t.text[t.at]
			t.at++
			if operator = 0; !t.extended && strings.IndexByte("(){}|+?", c) >= 0 {
				operator = c
			} else {
				if err := t.escape(c); err != nil {
					return err
				}
				t.start = false
				continue
			}
		} else if !t.extended && strings.IndexByte("(){}|+?", c) >= 0 {
			operator = 0
		}
		start := t.start
		t.start = false
		switch operator {
		case '(':
			t.depth++
			t.out.WriteByte('(')
			t.start = true
		case ')':
			if t.depth == 0 && t.extended {
				t.literal(')')
				break
			}
			t.depth--
			t.out.WriteByte(')')
		case '|':
			t.out.WriteByte('|')
			t.start = true
		case '*', '+', '?', '{':
			if start {
				if t.extended {
					return &syntax.Error{Code: syntax.ErrMissingRepeatArgument}
				}
				t.literal(c)
				break
			}
			if err := t.repeat(operator); err != nil {
				return err
			}
		case '^':
			if !t.extended && !start {
				t.literal('^')
				break
			}
			t.anchor('^', regNotBegin)
			t.start = true
		case '$':
			if !t.extended && t.at < len(t.text) && !strings.HasPrefix(t.text[t.at:], `\)`) && !strings.HasPrefix(t.text[t.at:], `\|`) {
				t.literal('$')
				break
			}
			t.anchor('$', regNotEnd)
		case '.':
			t.out.WriteByte('.')
		case '[':
			if err := t.set(); err != nil {
				return err
			}
		default:
			t.literal(c)
		}
	}
	return nil
}

func (t *translator) literal(c byte) {
	if c < 0x80 {
		t.out.WriteString(regexp.QuoteMeta(string(rune(c))))
	} else {
		t.out.WriteByte(c)
	}
}

// anchor writes ^ or $. Under REG_NOTBOL or REG_NOTEOL the start or the end of the text is not that of a line, and does not match.
func (t *translator) anchor(c byte, flag int32) {
	switch {
	case t.ends&flag == 0 && (c == '^' || t.lines):
		t.out.WriteByte(c)
	case t.ends&flag == 0:
		t.out.WriteString(`\z`)
	case !t.lines:
		t.out.WriteString(never)
	case c == '^':
		t.out.WriteString(`(?:^` + never + `)`)
	default:
		t.out.WriteString(`(?:` + never + `$)`)
	}
}

// escape is a character after a backslash that is not an operator of the syntax.
func (t *translator) escape(c byte) error {
	switch c {
	case 'w', 'W', 's', 'S', 'b', 'B':
		t.out.WriteString(`\` + string(rune(c)))
	case '<', '>':
		t.out.WriteString(`\b`)
	case '`':
		t.out.WriteString(`\A`)
	case '\'':
		t.out.WriteString(`\z`)
	default:
		if c >= '1' && c <= '9' {
			return errBack
		}
		t.literal(c)
	}
	return nil
}

// repeat is an operator of repetition; what follows and changes nothing is left out.
func (t *translator) repeat(c byte) error {
	op := string(rune(c))
	if c == '{' {
		closing := "}"
		if !t.extended {
			closing = `\}`
		}
		n := strings.Index(t.text[t.at:], closing)
		if n < 0 {
			return &syntax.Error{Code: syntax.ErrInvalidRepeatSize}
		}
		bounds := t.text[t.at : t.at+n]
		if strings.HasPrefix(bounds, ",") {
			bounds = "0" + bounds
		}
		if strings.Trim(bounds, "0123456789,") != "" || bounds == "" {
			return &syntax.Error{Code: syntax.ErrInvalidRepeatSize}
		}
		t.at += n + len(closing)
		op = "{" + bounds + "}"
	}
	t.out.WriteString(op)
	for t.at < len(t.text) && (t.text[t.at] == '*' || t.extended && strings.IndexByte("+?", t.text[t.at]) >= 0) { // in Go it would be another operator
		if c != '*' && t.text[t.at] != c {
			return &syntax.Error{Code: syntax.ErrInvalidRepeatOp}
		}
		t.at++ // (x*)* is x*
	}
	return nil
}

// set is a bracket expression, in which a backslash is a character.
func (t *translator) set() error {
	begin := t.at
	i := t.at
	negated := i < len(t.text) && t.text[i] == '^'
	if negated {
		i++
	}
	var in strings.Builder
	for first := true; ; first = false {
		if i >= len(t.text) {
			return &syntax.Error{Code: syntax.ErrMissingBracket, Expr: t.text[begin:]}
		}
		c := t.text[i]
		if c == ']' && !first {
			break
		}
		if c == '[' && i+1 < len(t.text) && strings.IndexByte(":.=", t.text[i+1]) >= 0 {
			kind := t.text[i+1]
			n := strings.Index(t.text[i+2:], string(rune(kind))+"]")
			if n < 0 {
				return &syntax.Error{Code: syntax.ErrMissingBracket, Expr: t.text[begin:]}
			}
			name := t.text[i+2 : i+2+n]
			if kind == ':' {
				in.WriteString("[:" + name + ":]")
			} else {
				in.WriteString(`\Q` + name + `\E`)
			}
			i += n + 4
			continue
		}
		switch {
		case c == '-' && !first && i+1 < len(t.text) && t.text[i+1] != ']':
			in.WriteByte('-')
		case c < 0x80 && strings.IndexByte(`\[]^-&~`, c) >= 0:
			in.WriteString(`\` + string(rune(c)))
		default:
			in.WriteByte(c)
		}
		i++
	}
	t.at = i + 1
	t.out.WriteByte('[')
	if negated {
		t.out.WriteByte('^')
		if t.lines {
			t.out.WriteString(`\n`)
		}
	}
	t.out.WriteString(in.String() + "]")
	return nil
}

func regexec(e *Env, s []uint64) {
	re, text, n, to, flags := s[0], e.cstring(s[1]), s[2], s[3], int32(s[4])
	number := e.load64(re + 8)
	e.mu.Lock()
	x := e.expressions[number]
	e.mu.Unlock()
	if x == nil {
		e.fail("regcomp has not made the regular expression at %#x, or regfree has ended it", re)
	}
	found := x.forms[flags&(regNotBegin|regNotEnd)].FindSubmatchIndex(text)
	if found == nil {
		s[0] = regNoMatch
		return
	}
	s[0] = 0
	if x.noSub {
		return
	}
	for i := range n {
		begin, end := -1, -1
		if 2*i < uint64(len(found)) {
			begin, end = found[2*i], found[2*i+1]
		}
		e.store32(to+8*i, uint32(int32(begin)))
		e.store32(to+8*i+4, uint32(int32(end)))
	}
}

func regerror(e *Env, s []uint64) {
	text, known := regTexts[int32(s[0])]
	if !known {
		text = "Unknown error"
	}
	if size := s[3]; size > 0 {
		e.setString(s[2], []byte(text[:min(uint64(len(text)), size-1)]))
	}
	s[0] = uint64(len(text) + 1)
}
