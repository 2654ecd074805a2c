package pragma

import (
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// LexC splits the bytes [start, end) of a file into C's preprocessing tokens. A comment or the end of a line counts as
// a blank; the span of a token that a backslash splits covers both parts. Digraphs are spelled out. Anything that is
// not a token of C becomes a Punct of one character, which the parser reports.
func LexC(file *source.File, start, end int) []Token {
	end = min(end, len(file.Text))
	start = min(start, end)
	f := tokens.New(source.NewFile(file.Name, file.Text[start:end]), tokens.Lexis{})
	var out []Token
	for i := range f.Toks {
		t := &f.Toks[i]
		text := f.Text(uint32(i))
		if d, ok := digraphs[text]; ok {
			text = d
		}
		span := source.Span{File: file, Start: start + int(t.Start), End: start + int(t.End)}
		out = append(out, Token{Kind: kinds[t.Kind], Text: text, Span: span})
	}
	return out
}

var digraphs = map[string]string{"<:": "[", ":>": "]", "<%": "{", "%>": "}", "%:": "#", "%:%:": "##"}

var kinds = [...]TokenKind{
	tokens.Name: Ident, tokens.Number: Number, tokens.Char: Char, tokens.String: String,
	tokens.Header: Punct, tokens.Punct: Punct, tokens.Other: Punct,
}

// LexText splits text that is in no file, such as a clause expression made by accc.
func LexText(text string) []Token {
	toks := LexC(source.NewFile("", []byte(text)), 0, len(text))
	for i := range toks {
		toks[i].Span = source.Span{}
	}
	return toks
}
