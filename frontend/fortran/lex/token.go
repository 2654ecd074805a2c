package lex

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Kind classifies tokens.
type Kind = tokens.Kind

// The kinds of tokens that statements and directives have.
const (
	EOF     = tokens.End
	Ident   = tokens.Name    // lower case
	Int     = tokens.Int     // digits, with _kind
	Real    = tokens.Real    // with exponent and _kind
	String  = tokens.String  // with its quotes, or a Hollerith constant: 4Habcd
	BOZ     = tokens.BOZ     // b'01', o"17", z'ff'
	Logical = tokens.Logical // .true. and .false., with _kind
	DotOp   = tokens.DotOp   // .and., .eq., .defined., lower case
	Punct   = tokens.Punct   // one or two characters
	Other   = tokens.Other   // a character that Fortran does not know, or a literal that is not closed
)

// A Token is one token after macro expansion: its text, names and dotted operators in lower case. Where it was written is in Text.Reading,
// under its number.
type Token struct {
	Text  string
	Kind  Kind
	Space bool // a blank, or the start of the line, precedes it
}

// Is reports whether the token is that punctuation.
func (t *Token) Is(text string) bool { return t.Kind == Punct && t.Text == text }

// Word reports whether the token is that name.
func (t *Token) Word(text string) bool { return t.Kind == Ident && t.Text == text }

// Span is where the user wrote a token: the outermost use of a macro for one that comes out of it.
func (t *Text) Span(i int32) source.Span {
	run, in := t.spelled(i)
	return t.Reading.File(in).Span(run)
}

// use is a use of a macro in the text.
func (t *Text) use(e uint32) (tokens.Run, uint16) {
	x := &t.Reading.Expansions[e]
	run := tokens.Run{First: x.Use.Tok, End: x.Use.Tok + 1}
	if x.Last.In == x.Use.In && x.Last.Tok >= x.Use.Tok {
		run.End = x.Last.Tok + 1
	}
	return run, x.Use.In
}

// Use returns the outermost expansion that a token comes out of, 0 for one that stands in the text.
func (t *Text) Use(i int32) uint32 { return t.outermost(t.Reading.Origin(i).From) }

// Macro returns the name of the macro whose use in the text a token comes out of, "" if there is none.
func (t *Text) Macro(i int32) string {
	e := t.Use(i)
	if e == 0 {
		return ""
	}
	at := t.Reading.Expansions[e].Use
	return t.Reading.File(at.In).Text(at.Tok)
}

// Spelled returns the tokens of the text from first to last, with the uses of macros that they come out of. The run is empty if the two are
// in different files.
func (t *Text) Spelled(first, last int32) (*tokens.File, tokens.Run) {
	a, in := t.spelled(first)
	b, end := t.spelled(last)
	if in != end {
		return t.Reading.File(in), tokens.Run{First: a.First, End: a.First}
	}
	return t.Reading.File(in), tokens.Run{First: a.First, End: max(a.End, b.End)}
}

// spelled returns a token as it stands in the text, or the use of the macro that it comes out of.
func (t *Text) spelled(i int32) (tokens.Run, uint16) {
	o := t.Reading.Origin(i)
	if o.From == 0 {
		return tokens.Run{First: o.Tok, End: o.Tok + 1}, o.In
	}
	return t.use(t.outermost(o.From))
}

func (t *Text) outermost(e uint32) uint32 {
	for e != 0 && t.Reading.Expansions[e].Outer != 0 {
		e = t.Reading.Expansions[e].Outer
	}
	return e
}

// lower is s in lower case; ASCII only, as Fortran's names are.
func lower(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			return strings.ToLower(s)
		}
	}
	return s
}

func isLetter(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_' || b == '$'
}
func isDigit(b byte) bool { return b >= '0' && b <= '9' }
func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\f' || b == '\v' || b == '\r' }

// skipBlanks is the first offset from at on that is not a blank.
func skipBlanks(text string, at, end int) int {
	for at < end && isBlank(text[at]) {
		at++
	}
	return at
}
