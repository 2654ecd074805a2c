package lex

import (
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
	String       // with its quotes, or a Hollerith constant: 4Habcd
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

// Is reports whether the token is that punctuation.
func (t *Token) Is(text string) bool { return t.Kind == Punct && t.Text == text }

// Word reports whether the token is that name.
func (t *Token) Word(text string) bool { return t.Kind == Ident && t.Text == text }

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
