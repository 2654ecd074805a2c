package cpp

import (
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Kind classifies preprocessing tokens.
type Kind = tokens.Kind

// The kinds of tokens: those of spelled tokens, and those that expansion needs.
const (
	EOF    = tokens.End
	Ident  = tokens.Name
	Number = tokens.Number
	Char   = tokens.Char
	String = tokens.String
	Punct  = tokens.Punct // digraphs are spelled out
	Other  = tokens.Other

	placemarker Kind = 64 + iota // an empty macro argument next to ##
	endRun                       // the end of a run of tokens that is expanded by itself
)

// A Token is a preprocessing token. Pos and End are where the user wrote it: its own text, or,
// when Moved is set, the use of the macro it came from.
type Token struct {
	Text   string
	File   *source.File
	Pos    int32
	End    int32
	Origin tokens.Origin
	At     int32 // the index in the Reading of a token that is handed over; before that, of a token that is made, -1 minus its index in processor.mades
	Kind   Kind
	Space  bool // white space or a comment precedes it
	BOL    bool // first token of its line
	Moved  bool // Text is not at Pos

	noExpand bool // a name met inside its own expansion (§6.10.3.4)
}

// Span is where the user wrote the token.
func (t *Token) Span() source.Span {
	if t.File == nil {
		return source.Span{}
	}
	return source.Span{File: t.File, Start: int(t.Pos), End: int(t.End)}
}

func (t *Token) is(text string) bool { return t.Kind == Punct && t.Text == text }
