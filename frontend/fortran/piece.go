package fortran

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Pieces implements frontend.Source. The procedures that a procedure contains are pieces, too, which follow it.
func (u *Unit) Pieces(file *source.File) (list []frontend.Piece) {
	bySpan := map[source.Span]*frontend.Routine{}
	for _, r := range u.Model.Routines {
		if r.HasBody {
			bySpan[r.Span] = r
		}
	}
	var visit func(p *ProgUnit)
	visit = func(p *ProgUnit) {
		if r := bySpan[u.Span(p.First, p.Last)]; r != nil && r.Span.File == file {
			if piece, ok := u.piece(p, r); ok {
				list = append(list, piece)
			}
		}
		for _, c := range p.Contains {
			visit(c)
		}
	}
	for _, p := range u.Units {
		visit(p)
	}
	return list
}

// piece finds the execution part of a procedure. ok is false where it cannot be told from what follows.
func (u *Unit) piece(p *ProgUnit, r *frontend.Routine) (out frontend.Piece, ok bool) {
	points, ok := u.insertionPoints(p, r.Span.File)
	if !ok || p.End == nil {
		return out, false
	}
	text := r.Span.File.Text
	end := u.Span(p.End.First, p.End.Last)
	if end.File != r.Span.File {
		return out, false
	}
	body := source.Span{File: end.File, Start: points.Executable, End: lineOf(text, end.Start)}
	if p.contained {
		if p.contains == nil {
			return out, false
		}
		contains := u.Span(p.contains.First, p.contains.Last)
		if contains.File != r.Span.File {
			return out, false
		}
		body.End = lineOf(text, contains.Start)
	}
	if body.End <= body.Start || len(bytes.TrimSpace(text[lineOf(text, end.Start):end.Start])) > 0 {
		return out, false
	}
	if _, lasting, ok := apart(text[body.Start:body.End], u.text.opts.Form); !ok || lasting {
		return out, false
	}
	return frontend.Piece{Routine: r, Span: r.Span, Body: body, Removable: true}, true
}

// StaysApart implements frontend.FrontEnd.
func (FrontEnd) StaysApart(before, after []byte, layout frontend.Layout) bool {
	form := Free
	if layout == FixedForm {
		form = Fixed
	}
	was, _, ok := apart(before, form)
	if !ok {
		return false
	}
	is, _, ok := apart(after, form)
	return ok && slices.Equal(was, is)
}

// limiting are words of statements that begin or end program units.
var limiting = set("subroutine", "function", "program", "module", "submodule", "procedure", "contains", "entry", "interface", "endsubroutine",
	"endfunction", "endprogram", "endmodule", "endsubmodule", "endprocedure", "endblockdata", "blockdata")

// apart reads the text of an execution part. ok tells whether it is lines without the words that begin or end program units, which continue
// none before and are continued by none after, and whose conditions of the preprocessor end where they begin. lines are those of the
// preprocessor; lasting: one of them may change the text after the procedure.
func apart(text []byte, form Form) (lines []string, lasting, ok bool) {
	if len(text) > 0 && text[len(text)-1] != '\n' {
		return nil, false, false
	}
	lexis := tokens.Lexis{Form: tokens.Free}
	if form == Fixed {
		lexis = tokens.Lexis{Form: tokens.Fixed, Width: NoWidth}
	}
	f := tokens.New(source.NewFile("", text), lexis)
	within := 0
	var last *tokens.Line
	for i := range f.Lines {
		switch l := &f.Lines[i]; l.Kind {
		case tokens.CPP:
			if l.Word.Opens() {
				within++
			} else if l.Word == tokens.Endif {
				within--
			} else if !l.Word.Turns() {
				lasting = true
			}
			if within < 0 {
				return nil, false, false
			}
			lines = append(lines, f.Span(l.Run).Text())
		case tokens.Code, tokens.CondOMP:
			if last == nil && l.Flags&tokens.Leads != 0 || limits(f, l.Run) {
				return nil, false, false
			}
			last = l
		}
	}
	return lines, lasting, within == 0 && (last == nil || last.Flags&tokens.GoesOn == 0)
}

// limits reports whether one of the statements in a line may begin or end a program unit.
func limits(f *tokens.File, line tokens.Run) bool {
	for i := line.First; i < line.End; i++ {
		for i < line.End && (f.Toks[i].Kind == tokens.Sentinel || f.Toks[i].Kind == tokens.Int) {
			i++ // a label
		}
		first := i
		var words []string
		for ; i < line.End && !f.Is(i, ";"); i++ {
			if f.Toks[i].Kind == tokens.Name {
				words = append(words, strings.ToLower(f.Text(i)))
			}
		}
		switch {
		case len(words) == 1 && words[0] == "end" && i == first+1,
			slices.ContainsFunc(words, func(w string) bool { return limiting[w] }),
			len(words) > 1 && words[0] == "block" && words[1] == "data":
			return true
		}
	}
	return false
}
