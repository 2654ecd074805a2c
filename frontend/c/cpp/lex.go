package cpp

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// An input is a file being read: an index in its tokens.
type input struct {
	f     *tokens.File
	in    uint16 // the inclusion
	at    uint32 // the next token
	cur   uint32 // the next token of the directive that is being executed
	end   uint32 // the end of that directive
	line  uint32 // the next line
	dir   int    // index in Config.Dirs the file was found in, -1 if none
	conds int    // open conditional groups when it was entered
	// skipped: the file has ended in a group that is not read.
	skipped bool
}

// eof is the token at the end of the input.
func (in *input) eof() Token {
	n := int32(len(in.f.File.Text))
	return Token{Kind: EOF, File: in.f.File, Pos: n, End: n}
}

// token reads the spelled token i of the input and reports faults in it.
func (p *processor) token(in *input, i uint32) Token {
	t := in.token(i)
	if t.Kind == Char || t.Kind == String {
		p.checkQuotes(&t, &in.f.Toks[i])
	}
	return t
}

// token reads the spelled token i.
func (in *input) token(i uint32) Token {
	s := &in.f.Toks[i]
	t := Token{
		Text: in.f.Text(i), File: in.f.File, Pos: int32(s.Start), End: int32(s.End), Kind: s.Kind,
		Origin: tokens.Origin{Tok: i, In: in.in}, BOL: s.Is(tokens.First), Space: s.Is(tokens.Blank), Moved: s.Is(tokens.Spliced),
	}
	if t.Kind == Punct && len(t.Text) > 1 && (t.Text[0] == '<' || t.Text[0] == '%' || t.Text[0] == ':') {
		if d, ok := digraphs[t.Text]; ok {
			t.Text, t.Moved = d, true
		}
	}
	return t
}

// nextOf reads the next token of the directive that is being executed; ok is false at its end.
func (p *processor) nextOf(in *input) (t Token, ok bool) {
	if in.cur >= in.end {
		return t, false
	}
	in.cur++
	return p.token(in, in.cur-1), true
}

// checkQuotes reports a literal without its closing quote and closes it.
func (p *processor) checkQuotes(t *Token, s *tokens.Token) {
	if s.Is(tokens.Unclosed) {
		quote, what := `"`, "string literal"
		if t.Kind == Char {
			quote, what = "'", "character constant"
		}
		p.fault(t.Span(), RuleUnterminated, what+" is not terminated")
		t.Text += quote
		t.Moved = true
		return
	}
	if t.Kind == Char && strings.TrimLeft(t.Text, "LuU8") == "''" {
		p.fault(t.Span(), RuleCharacter, "character constant is empty")
	}
}

// endOf reports what the end of a file shows.
func (p *processor) endOf(in *input) {
	if at := in.f.OpenComment; at != tokens.None && !in.skipped {
		in.skipped = true
		p.fault(source.Span{File: in.f.File, Start: int(at), End: min(int(at)+2, len(in.f.File.Text))}, RuleUnterminated, "comment is not terminated")
	}
}

var digraphs = map[string]string{"<:": "[", ":>": "]", "<%": "{", "%>": "}", "%:": "#", "%:%:": "##"}
