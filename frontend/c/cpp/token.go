package cpp

import "accc/frontend/source"

// Kind classifies preprocessing tokens.
type Kind uint8

const (
	EOF Kind = iota
	Ident
	Number // pp-number
	Char   // with prefix and quotes
	String // with prefix and quotes
	Punct  // digraphs are spelled out
	Other  // a character that is not a token of C
	Newline
	placemarker // an empty macro argument next to ##
	endRun      // the end of a run of tokens that is expanded by itself
)

// A Token is a preprocessing token. Pos and End are where the user wrote it: its own text, or,
// when Moved is set, the use of the macro it came from.
type Token struct {
	Text  string
	Macro string // the outermost macro the token came from, or ""
	File  *source.File
	Pos   int32
	End   int32
	Kind  Kind
	Space bool // white space or a comment precedes it
	BOL   bool // first token of its line
	Moved bool // Text is not at Pos

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
