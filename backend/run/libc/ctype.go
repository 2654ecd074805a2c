package libc

// ctype.h, C23 7.4, in the C locale.
var ctypeHeader = header{"ctype.h", []row{
	{"int isalnum(int c)", "a letter or a digit", pure, class(alpha | digit)},
	{"int isalpha(int c)", "a letter", pure, class(alpha)},
	{"int isblank(int c)", "a space or a tab", pure, class(blank)},
	{"int iscntrl(int c)", "a control character", pure, class(control)},
	{"int isdigit(int c)", "a decimal digit", pure, class(digit)},
	{"int isgraph(int c)", "a printing character other than space", pure, class(alpha | digit | punct)},
	{"int islower(int c)", "a small letter", pure, class(lower)},
	{"int isprint(int c)", "a printing character", pure, class(alpha | digit | punct | printSpace)},
	{"int ispunct(int c)", "a printing character that is no letter, digit or space", pure, class(punct)},
	{"int isspace(int c)", "white space", pure, class(space)},
	{"int isupper(int c)", "a capital letter", pure, class(upper)},
	{"int isxdigit(int c)", "a hexadecimal digit", pure, class(digit | hexLetter)},
	{"int tolower(int c)", "the small letter", pure, func(_ *Env, s []uint64) { s[0] = toI32(toLower(int32(s[0]))) }},
	{"int toupper(int c)", "the capital letter", pure, func(_ *Env, s []uint64) { s[0] = toI32(toUpper(int32(s[0]))) }},
	{"int isascii(int c)", "a 7-bit character", pure, func(_ *Env, s []uint64) { s[0] = toBool(uint32(s[0]) < 128) }},
	{"int toascii(int c)", "the low 7 bits", pure, func(_ *Env, s []uint64) { s[0] &= 127 }},
}}

type charClass uint16

const (
	lower charClass = 1 << iota
	upper
	digit
	hexLetter
	blank
	space
	control
	punct
	printSpace
	alpha = lower | upper
)

var charClasses = func() (t [256]charClass) {
	for c := range 128 {
		switch {
		case c >= 'a' && c <= 'z':
			t[c] = lower
		case c >= 'A' && c <= 'Z':
			t[c] = upper
		case c >= '0' && c <= '9':
			t[c] = digit
		case c == ' ':
			t[c] = space | blank | printSpace
		case c < ' ' || c == 127:
			t[c] = control
		default:
			t[c] = punct
		}
		if c|0x20 >= 'a' && c|0x20 <= 'f' && t[c]&alpha != 0 {
			t[c] |= hexLetter
		}
	}
	for _, c := range "\t\n\v\f\r" {
		t[c] |= space
	}
	t['\t'] |= blank
	return t
}()

func class(want charClass) func(*Env, []uint64) {
	return func(_ *Env, s []uint64) {
		c := int32(s[0])
		s[0] = toBool(c >= 0 && c < 256 && charClasses[c]&want != 0)
	}
}

func isSpace(c byte) bool { return charClasses[c]&space != 0 }

func toLower(c int32) int32 {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

func toUpper(c int32) int32 {
	if c >= 'a' && c <= 'z' {
		return c - 'a' + 'A'
	}
	return c
}
