package fortran

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma"
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
		at := containsLine(text[body.Start:body.End])
		if at < 0 {
			return out, false
		}
		body.End = body.Start + at
	}
	if body.End <= body.Start || len(bytes.TrimSpace(text[lineOf(text, end.Start):end.Start])) > 0 {
		return out, false
	}
	lines, ok := apart(text[body.Start:body.End], u.text.opts.Form == lex.Fixed)
	if !ok || slices.ContainsFunc(lines, lasting) {
		return out, false
	}
	return frontend.Piece{Routine: r, Span: r.Span, Body: body, Removable: true}, true
}

// containsLine is the offset of the line that is the statement contains, -1 if there is none.
func containsLine(text []byte) int {
	for at := 0; at < len(text); at = lineAfter(text, at) {
		line, _, _ := bytes.Cut(text[at:lineAfter(text, at)], []byte("!"))
		if strings.EqualFold(string(bytes.TrimSpace(line)), "contains") {
			return at
		}
	}
	return -1
}

// StaysApart implements frontend.FrontEnd.
func (FrontEnd) StaysApart(before, after []byte, layout frontend.Layout) bool {
	was, ok := apart(before, layout == FixedForm)
	if !ok {
		return false
	}
	is, ok := apart(after, layout == FixedForm)
	return ok && slices.Equal(was, is)
}

// conditions are the directives of the preprocessor that say nothing to what follows the last one of them.
var conditions = set("if", "ifdef", "ifndef", "elif", "else", "endif")

// lasting reports whether a line of the preprocessor may change the text after the procedure that it is in.
func lasting(line string) bool { return !conditions[preprocessorWord(line)] }

func preprocessorWord(line string) string {
	words := strings.Fields(strings.TrimPrefix(line, "#"))
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// limiting are words of statements that begin or end program units.
var limiting = set("subroutine", "function", "program", "module", "submodule", "procedure", "contains", "entry", "interface", "endsubroutine",
	"endfunction", "endprogram", "endmodule", "endsubmodule", "endprocedure", "endblockdata", "blockdata")

// apart reads the text of an execution part. ok tells whether it is lines without the words that begin or end program units, whose conditions
// of the preprocessor end where they begin. lines are those of the preprocessor.
func apart(text []byte, fixed bool) (lines []string, ok bool) {
	if len(text) > 0 && text[len(text)-1] != '\n' {
		return nil, false
	}
	within := 0
	last := ""
	for at := 0; at < len(text); {
		next := lineAfter(text, at)
		line := strings.TrimRight(string(text[at:next]), " \t\r\n")
		at = next
		switch {
		case strings.HasPrefix(line, "#"):
			switch preprocessorWord(line) {
			case "if", "ifdef", "ifndef":
				within++
			case "endif":
				within--
			}
			if within < 0 || strings.HasSuffix(line, `\`) {
				return nil, false
			}
			lines = append(lines, line)
			continue
		case fixed && line != "" && strings.ContainsRune("cC*!dD", rune(line[0])):
			continue
		}
		statement := strings.ToLower(withoutLiterals(line))
		if limits(statement) {
			return nil, false
		}
		if statement = strings.TrimSpace(statement); statement != "" {
			last = statement
		}
	}
	return lines, within == 0 && (fixed || !strings.HasSuffix(last, "&"))
}

// withoutLiterals is a line without its comment, its literals as blanks.
func withoutLiterals(line string) string {
	out := []byte(line)
	var quote byte
	for i, c := range out {
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
			out[i] = ' '
		case c == '!':
			return string(out[:i])
		case c == '\'' || c == '"':
			quote, out[i] = c, ' '
		}
	}
	return string(out)
}

// limits reports whether one of the statements in a line, which is in lower case, may begin or end a program unit.
func limits(line string) bool {
	for _, s := range strings.Split(line, ";") {
		words := strings.FieldsFunc(s, func(r rune) bool { return r > 127 || !pragma.IsWordByte(byte(r)) })
		if len(words) > 0 && strings.Trim(words[0], "0123456789") == "" {
			words = words[1:] // a label
		}
		if len(words) == 1 && words[0] == "end" && strings.HasSuffix(strings.TrimRight(s, " \t"), "end") {
			return true
		}
		if slices.ContainsFunc(words, func(w string) bool { return limiting[w] }) || len(words) > 1 && words[0] == "block" && words[1] == "data" {
			return true
		}
	}
	return false
}
