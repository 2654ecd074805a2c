package pragma

import "strings"

// JoinTokens is the text of tokens with blanks only where two of them would
// otherwise read as one: "a[i+1]", "sizeof x", "a- -b".
func JoinTokens(toks []Token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && needBlank(toks[i-1], t) {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

func needBlank(left, right Token) bool {
	if left.Text == "" || right.Text == "" {
		return false
	}
	l, r := left.Text[len(left.Text)-1], right.Text[0]
	switch {
	case IsWordByte(l) || left.Kind == Number:
		// 1. then 5, and L then "x", are two tokens only with a blank between.
		return IsWordByte(r) || left.Kind == Number && (r == '.' || (r == '+' || r == '-') && strings.ContainsRune("eEpP", rune(l))) ||
			left.Kind == Ident && (r == '"' || r == '\'')
	case left.Kind == Punct && right.Kind == Punct:
		_, joins := punctuators[string(l)+string(r)]
		return joins
	case left.Kind == Punct:
		return l == '.' && r >= '0' && r <= '9'
	}
	return false
}

// IsWordByte reports whether a byte can be in a name or number.
func IsWordByte(b byte) bool {
	return b == '_' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
}

// punctuators are C's, of more than one character; every single character is one, too.
// "//" and "/*" are here because they must not arise.
var punctuators = map[string]struct{}{
	"->": {}, "++": {}, "--": {}, "<<": {}, ">>": {}, "<=": {}, ">=": {}, "==": {}, "!=": {}, "&&": {}, "||": {},
	"+=": {}, "-=": {}, "*=": {}, "/=": {}, "%=": {}, "&=": {}, "|=": {}, "^=": {}, "##": {}, "//": {}, "/*": {},
	"<<=": {}, ">>=": {}, "...": {}, "<:": {}, ":>": {}, "<%": {}, "%>": {}, "%:": {},
}
