package rewrite

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// LineStart returns the offset at which the line of an offset begins, with those that are spliced to it, and those in which a comment or a
// token begins that goes on in it.
func (e *Editor) LineStart(at int) int {
	start := bytes.LastIndexByte(e.File.File.Text[:at], '\n') + 1
	tok, in := e.At(start)
	if in && int(e.Toks[tok].Start) < start {
		return e.LineStart(int(e.Toks[tok].Start))
	}
	for _, x := range e.Gap(tok) {
		if int(x.Start) < start && (start < int(x.End) || start == int(x.End) && x.Kind == tokens.Splice) {
			return e.LineStart(int(x.Start))
		}
	}
	return start
}

// Indent returns the blanks that the line of an offset begins with.
func (e *Editor) Indent(at int) string {
	start := e.LineStart(at)
	end := start
	for end < len(e.File.File.Text) && (e.File.File.Text[end] == ' ' || e.File.File.Text[end] == '\t') {
		end++
	}
	return string(e.File.File.Text[start:end])
}

// BeginsLine reports whether nothing but blanks precedes a token in its line of text.
func (e *Editor) BeginsLine(tok uint32) bool {
	start := int(e.Toks[tok].Start)
	return strings.TrimLeft(string(e.File.File.Text[e.LineStart(start):start]), " \t") == ""
}

// AfterLine returns the offset after the line end that follows the token before tok; ok is false where tok, or what is left out of the text at the end of
// a file, comes before a line end.
func (e *Editor) AfterLine(tok uint32) (at int, ok bool) {
	for _, x := range e.Gap(tok) {
		switch x.Kind {
		case tokens.LineEnd:
			return int(x.End), true
		case tokens.Splice, tokens.Continue:
			return 0, false
		}
	}
	return len(e.File.File.Text), int(tok) == len(e.Toks)
}

// EndOfLine returns the offset of the line end that follows an offset outside of tokens, with lines that are spliced to the line and comments that go on. code
// tells that tokens come before it.
func (e *Editor) EndOfLine(at int) (end int, code bool) {
	tok, in := e.At(at)
	if in && int(e.Toks[tok].Start) < at {
		tok, code = tok+1, true
	}
	for ; ; tok++ {
		for _, x := range e.Gap(tok) {
			if x.Kind == tokens.LineEnd && int(x.Start) >= at {
				return int(x.Start), code
			}
		}
		if int(tok) >= len(e.Toks) {
			return len(e.File.File.Text), code
		}
		code = true
	}
}

// Top returns the offset of declarations for the whole file: before the first line, if that is one of the preprocessor, after the comments that the file begins
// with; else the beginning, after a byte order mark.
func (e *Editor) Top() int {
	if len(e.Lines) > 0 {
		if l := e.Lines[0]; l.Kind != tokens.Code {
			return max(e.LineStart(int(e.Toks[l.First].Start)), e.begin())
		}
	}
	return e.begin()
}

// AfterIncludes returns the offset of the line after the last one that includes something in all configurations, or after the conditional group that does, as long
// as these lines are before any other code; where nothing is included, it is the top of the file.
func (e *Editor) AfterIncludes() int {
	best, within := -1, false
	for _, l := range e.Lines {
		outside := e.Toks[l.First].Branch == 0
		if outside && (l.Kind == tokens.Code || l.Kind == tokens.CondOMP) {
			break
		}
		switch {
		case l.Word == tokens.IncludeWord && !outside:
			within = true
		case outside && (l.Word == tokens.IncludeWord || l.Word == tokens.Endif && within):
			best, _ = e.AfterLine(l.End)
			within = false
		}
	}
	if best < 0 {
		return e.Top()
	}
	return best
}

// begin returns the offset after a byte order mark.
func (e *Editor) begin() int {
	for _, x := range e.Gap(0) {
		if x.Kind == tokens.Mark {
			return int(x.End)
		}
	}
	return 0
}

// Run returns the tokens of a span; ok is false where it does not begin and end with tokens of its own.
func (e *Editor) Run(span source.Span) (r tokens.Run, ok bool) {
	r = e.Within(span.Start, span.End)
	return r, !r.Empty() && int(e.Toks[r.First].Start) == span.Start && int(e.Toks[r.End-1].End) == span.End
}

// lines returns the logical lines that a run has tokens of.
func (e *Editor) lines(r tokens.Run) []tokens.Line {
	if r.Empty() {
		return nil
	}
	return e.Lines[e.LineOf(r.First) : e.LineOf(r.End-1)+1]
}

// Chooses reports whether the preprocessor chooses, defines or includes text among the bytes [start, end).
func (e *Editor) Chooses(start, end int) bool {
	for _, l := range e.lines(e.Within(start, end)) {
		if (l.Kind == tokens.CPP && l.Word != tokens.Pragma) && int(e.Toks[l.First].Start) >= start {
			return true
		}
	}
	return false
}

// HasDirectives reports whether there are directives of OpenACC or OpenMP in a span.
func (e *Editor) HasDirectives(span source.Span) bool {
	for _, l := range e.lines(e.Within(span.Start, span.End)) {
		if l.Kind == tokens.Directive {
			return true
		}
	}
	return false
}

// IndentLike returns the indentation of a directive for a statement: none if the first directive in the statement has none, else the statement's own.
func (e *Editor) IndentLike(statement source.Span, own string) string {
	for _, l := range e.lines(e.Within(statement.Start, statement.End)) {
		if l.Kind != tokens.Directive {
			continue
		}
		if start := int(e.Toks[l.First].Start); e.LineStart(start) == start {
			return ""
		}
		break
	}
	return own
}

// Governed reports whether the line before a statement is about the statement: a directive of OpenMP that is not about data if lang is OpenMP, any of OpenMP if
// it is OpenACC, another pragma, a line of the preprocessor, or a comment by which a compiler is told something.
func (e *Editor) Governed(at int, lang tokens.Language) bool {
	tok, _ := e.At(at)
	for _, x := range e.Gap(tok) {
		if x.Kind == tokens.Comment && strings.HasPrefix(strings.ToLower(e.GapText(x)), "!dir$") {
			return true
		}
	}
	if tok == 0 || int(tok) == len(e.Toks) {
		return false
	}
	switch l := e.Lines[e.LineOf(tok-1)]; {
	case l.Kind == tokens.CPP:
		return true
	case l.Kind != tokens.Directive:
		return false
	case l.Language != lang:
		return l.Language != tokens.ACC
	default:
		return lang == tokens.OMP && !e.isAboutData(l)
	}
}

// isAboutData reports whether a directive of OpenMP is for no statement, or ends one, and so needs not stand before it.
func (e *Editor) isAboutData(l tokens.Line) bool {
	var words []string
	for i := l.First; i < l.End && len(words) < 2; i++ {
		if e.Toks[i].Kind != tokens.Name {
			continue
		}
		if w := strings.ToLower(e.Text(i)); w != "pragma" && w != "omp" {
			words = append(words, w)
		}
	}
	words = append(words, "", "")
	switch words[0] {
	case "end", "barrier", "taskwait":
		return true
	case "target":
		switch words[1] {
		case "enter", "exit", "update", "data":
			return true
		}
	}
	return false
}

// Has reports whether lines of text stand at an offset already, before or after it, as tokens. Groups of the preprocessor between that begin with a branch
// for which own is true are passed over: other lines were inserted there.
func (e *Editor) Has(at int, lines string, own func(branch uint16) bool) bool {
	want := tokens.New(source.NewFile("", []byte(lines)), e.Lexis)
	n := uint32(len(want.Toks))
	tok, in := e.At(at)
	if n == 0 || in && int(e.Toks[tok].Start) < at {
		return false
	}
	for after := tok; ; {
		if e.HasLines(tokens.Run{First: after, End: after + n}, want) {
			return true
		}
		g, ok := e.groupAt(after, own)
		if !ok {
			break
		}
		after = e.Whole(g).End
	}
	for before := tok; before >= n; {
		if e.HasLines(tokens.Run{First: before - n, End: before}, want) {
			return true
		}
		g, ok := e.groupBefore(before, own)
		if !ok {
			break
		}
		before = e.Whole(g).First
	}
	return false
}

// groupAt returns the group whose first line begins with a token.
func (e *Editor) groupAt(tok uint32, own func(uint16) bool) (g uint32, ok bool) {
	if int(tok) >= len(e.Toks) {
		return 0, false
	}
	b := e.BranchAt(e.LineOf(tok))
	if b == 0 || !own(b) || e.Lines[e.Branches[b].Head].First != tok {
		return 0, false
	}
	g = e.Branches[b].Group
	return g, e.Groups[g].Branches[0] == b && e.Groups[g].End != tokens.None
}

// groupBefore returns the group whose last line ends before a token.
func (e *Editor) groupBefore(tok uint32, own func(uint16) bool) (g uint32, ok bool) {
	if tok == 0 {
		return 0, false
	}
	end := e.LineOf(tok - 1)
	i := slices.IndexFunc(e.Groups, func(g tokens.Group) bool { return g.End == end })
	return uint32(i), i >= 0 && own(e.Groups[i].Branches[0])
}

// CodeAfter returns the first line of code behind an offset, CodeBefore the last one before it: no directive, nothing for the preprocessor or behind !$.
func (e *Editor) CodeAfter(at int) (l tokens.Line, ok bool) {
	tok, _ := e.At(at)
	for i := int(e.LineOf(tok)); i < len(e.Lines); i++ {
		if l = e.Lines[i]; l.Kind == tokens.Code && l.First >= tok {
			return l, true
		}
	}
	return l, false
}

// CodeBefore returns the last line of code that begins before an offset.
func (e *Editor) CodeBefore(at int) (l tokens.Line, ok bool) {
	tok, _ := e.At(at)
	for i := min(int(e.LineOf(tok)), len(e.Lines)-1); i >= 0; i-- {
		if l = e.Lines[i]; l.Kind == tokens.Code && int(e.Toks[l.First].Start) < at {
			return l, true
		}
	}
	return l, false
}

// Nothing reports whether no code is between two offsets: lines of directives and pragmas, and those that begin and end groups of the preprocessor.
func (e *Editor) Nothing(from, to int) bool {
	for _, l := range e.lines(e.Within(from, to)) {
		if l.Kind != tokens.Directive && l.Word != tokens.Pragma && !l.Word.Opens() && l.Word != tokens.Endif {
			return false
		}
	}
	return from <= to
}

// WholeLines returns the bytes from the beginning of the line of the first token of a run to the end of that of its last one, with the line end.
func (e *Editor) WholeLines(r tokens.Run) source.Span {
	s := e.Span(r)
	s.Start = max(e.LineStart(s.Start), e.begin())
	s.End, _ = e.AfterLine(r.End)
	return s
}
