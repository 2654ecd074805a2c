package c

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Pieces implements frontend.Source.
func (u *Unit) Pieces(file *source.File) (list []frontend.Piece) {
	for _, r := range u.Model.Routines {
		if p, ok := pieceOf(r, file); ok {
			list = append(list, p)
		}
	}
	return list
}

// pieceOf finds the body of a function. ok is false where the body is not in the text as it stands: it comes from a macro,
// or the preprocessor changes in it what follows.
func pieceOf(r *frontend.Routine, file *source.File) (p frontend.Piece, ok bool) {
	s := r.Span
	if !r.HasBody || s.File != file || s.End <= s.Start || s.End > len(file.Text) {
		return p, false
	}
	f := tokens.Of(file, tokens.Lexis{})
	run := f.Within(s.Start, s.End)
	if run.Empty() || !isBrace(f, run.End-1, "}") || int(f.Toks[run.End-1].End) != s.End {
		return p, false
	}

	// The opening brace is the one that matches the last token. No lines of the preprocessor are before it.
	open := run.End - 1
	for depth := 1; depth > 0; {
		if open == run.First {
			return p, false
		}
		open--
		if isBrace(f, open, "}") {
			depth++
		} else if isBrace(f, open, "{") {
			depth--
		}
	}
	for i := f.LineOf(run.First); i <= f.LineOf(open); i++ {
		if f.Lines[i].Kind != tokens.Code {
			return p, false
		}
	}
	body := source.Span{File: file, Start: int(f.Toks[open].End), End: s.End - len("}")}
	if f.Is(run.End-1, "%>") {
		body.End--
	}
	if _, lasting, ok := apart(file.Text[body.Start:body.End]); !ok || lasting {
		return p, false
	}
	return frontend.Piece{Routine: r, Span: s, Body: body, Removable: len(r.Directives) == 0 && !afterPragma(f, run.First)}, true
}

// isBrace reports whether a token is a brace, or the digraph for it.
func isBrace(f *tokens.File, tok uint32, brace string) bool {
	if f.Toks[tok].Kind != tokens.Punct {
		return false
	}
	if brace == "{" {
		return f.Is(tok, "{") || f.Is(tok, "<%")
	}
	return f.Is(tok, "}") || f.Is(tok, "%>")
}

// afterPragma reports whether a pragma stands between a declaration, which begins with a token, and what is before it.
func afterPragma(f *tokens.File, first uint32) bool {
	for i := int(first) - 1; i >= 0; i-- {
		switch tok := uint32(i); {
		case f.Is(tok, "pragma"), f.Is(tok, "_Pragma"):
			return true
		case f.Is(tok, ";"), isBrace(f, tok, "}"):
			if f.Lines[f.LineOf(tok)].Kind == tokens.Code {
				return false
			}
		}
	}
	return false
}

// StaysApart implements frontend.FrontEnd.
func (FrontEnd) StaysApart(before, after []byte, _ frontend.Layout) bool {
	was, _, ok := apart(before)
	if !ok {
		return false
	}
	is, _, ok := apart(after)
	return ok && slices.Equal(was, is)
}

// apart reads the text between the braces of a function. ok tells whether braces, literals, comments and conditions of the
// preprocessor end in it that begin in it, and no others. lines are those of the preprocessor, without directives of
// OpenACC and OpenMP; lasting: one of them may change the text after the function.
func apart(text []byte) (lines []string, lasting, ok bool) {
	f := tokens.New(source.NewFile("", text), tokens.Lexis{})
	if f.OpenComment != tokens.None {
		return nil, false, false
	}
	depth, within := 0, 0
	for i := range f.Lines {
		l := &f.Lines[i]
		if l.Kind == tokens.Code {
			if depth, ok = braces(f, l.Run, depth); !ok {
				return nil, false, false
			}
			continue
		}
		if !ownLine(f, l.First) || !ownLine(f, l.End) {
			return nil, false, false // the text around the body goes on the line
		}
		switch {
		case l.Kind == tokens.Directive:
			continue
		case l.Word.Opens():
			within++
		case l.Word == tokens.Endif:
			within--
		case !l.Word.Turns():
			lasting = true
		}
		if within < 0 || l.Word.Turns() && within == 0 {
			return nil, false, false
		}
		lines = append(lines, f.Span(l.Run).Text())
	}
	gap := f.Gap(uint32(len(f.Toks)))
	if n := len(gap); n > 0 && gap[n-1].Kind == tokens.Comment && !strings.HasPrefix(f.GapText(gap[n-1]), "/*") {
		return nil, false, false // the comment goes on in the line after the body
	}
	return lines, lasting, depth == 0 && within == 0
}

// braces counts the open braces after some tokens. ok is false if one closes that is not open, or a literal has no end.
func braces(f *tokens.File, run tokens.Run, open int) (depth int, ok bool) {
	for i := run.First; i < run.End; i++ {
		switch {
		case f.Toks[i].Is(tokens.Unclosed):
			return open, false
		case isBrace(f, i, "{"):
			open++
		case isBrace(f, i, "}"):
			if open--; open < 0 {
				return open, false
			}
		}
	}
	return open, true
}

// ownLine reports whether a line of text ends in the gap before a token.
func ownLine(f *tokens.File, tok uint32) bool {
	return slices.ContainsFunc(f.Gap(tok), func(t tokens.Trivia) bool { return t.Kind == tokens.LineEnd })
}
