package fortran

import (
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
)

// A sourceText is a source as lines, and what later stages find out about it.
type sourceText struct {
	*lex.Text
	opts Options
	wide source.Span      // the first real of kind 10 or 16
	stay []ConcurrentLoop // loops do concurrent that are for the host, with the reason
}

func read(file *source.File, opts Options, r diag.Reporter) *sourceText {
	return &sourceText{Text: lex.Read(file, opts.lines(), r), opts: opts}
}

// directiveKinds are the kinds of tokens as package pragma has them.
var directiveKinds = [...]pragma.TokenKind{
	lex.EOF: pragma.EOF, lex.Ident: pragma.Ident, lex.Int: pragma.Number, lex.Real: pragma.Number, lex.String: pragma.String, lex.BOZ: pragma.Number,
	lex.Logical: pragma.Number, lex.DotOp: pragma.Punct, lex.Punct: pragma.Punct, lex.Other: pragma.Punct,
}

// directiveTokens are tokens for the directive parser. offset of a token in the result is that from first.
func (r *sourceText) directiveTokens(first, end int32) []pragma.Token {
	out := make([]pragma.Token, 0, end-first)
	for i := first; i < end; i++ {
		t := &r.Toks[i]
		out = append(out, pragma.Token{Kind: directiveKinds[t.Kind], Text: t.Text, Span: r.Span(i), Macro: r.Macro(i), At: i})
	}
	return out
}

// tokens are those of a file that has been read.
func (r *sourceText) tokens(file *source.File) *tokens.File {
	for i := range r.Reading.Inclusions {
		if f := r.Reading.File(uint16(i)); f.File == file {
			return f
		}
	}
	return nil
}

// spanOf is the user's text of the tokens from first to last.
func (r *sourceText) spanOf(first, last int32) source.Span {
	if first < 0 || int(first) >= len(r.Toks) {
		return source.Span{}
	}
	span := r.Span(first)
	if int(last) < len(r.Toks) && last > first {
		span = span.To(r.Span(last))
	}
	return span
}
