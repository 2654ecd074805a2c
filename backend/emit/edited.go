package emit

import (
	"slices"

	"accc/backend/rewrite"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// An editedText is a source in which directives are written: its tokens, and its statements by the front end.
type editedText struct {
	*rewrite.Editor
	statements source.Statements
}

// newText is a file of a source. statements are those of its files, nil where nobody knows.
func newText(p Printer, file *source.File, statements func(*source.File) source.Statements) *editedText {
	t := &editedText{Editor: rewrite.New(Tokens(file, p)), statements: func(int) []source.Statement { return nil }}
	if statements != nil {
		t.statements = statements(file)
	}
	return t
}

// Tokens are those of a source that a printer writes.
func Tokens(file *source.File, p Printer) *tokens.File { return tokens.AsRead(file, p.lexis()) }

// declaration is the one at an offset outside of procedures, or that comes next, by its first line that the preprocessor leaves.
func (t *editedText) declaration(at int) (d source.Statement, ok bool) {
	if path := t.statements(at); len(path) > 0 {
		return path[0], true
	}
	tok, _ := t.At(at)
	for i := int(t.LineOf(tok)); i < len(t.Lines); i++ {
		if l := t.Lines[i]; l.Kind == tokens.Code && l.First >= tok {
			if path := t.statements(int(t.Toks[l.First].Start)); len(path) > 0 {
				return path[0], true
			}
		}
	}
	return d, false
}

// behind is a line behind a declaration, as text at an offset: after its line, unless others follow in that.
func (t *editedText) behind(d source.Span, line string) (at int, text string) {
	if end, code := t.EndOfLine(d.End); !code {
		return end, "\n" + line
	}
	return d.End, "\n" + line + "\n"
}

// innermost is the innermost statement with a word around an offset.
func (t *editedText) innermost(at int, word string) (found source.Statement, ok bool) {
	for _, s := range t.statements(at) {
		if s.Word == word {
			found, ok = s, true
		}
	}
	return found, ok
}

// begins reports whether a statement begins with a token: it ends no block, and is no part of one such as else.
func (t *editedText) begins(tok uint32) bool {
	start := int(t.Toks[tok].Start)
	path := t.statements(start)
	return len(path) > 0 && path[len(path)-1].Start == start && path[len(path)-1].Word != "part"
}

func (cPrinter) lexis() tokens.Lexis { return tokens.Lexis{Form: tokens.C} }

func (p fortranPrinter) lexis() tokens.Lexis {
	if p.fixed {
		return tokens.Lexis{Form: tokens.Fixed, Width: 72}
	}
	return tokens.Lexis{Form: tokens.Free}
}

// languageOf is the language of a table of directives.
func languageOf(t *pragma.Table) tokens.Language {
	if t == ompdir.Table {
		return tokens.OMP
	}
	return tokens.ACC
}

// loops are the words of statements that are loops.
var loops = []string{"for", "while", "do"}

// loopAt is the loop that begins at an offset; ok is false where no directive of a language can be around it.
func (t *editedText) loopAt(at int, table *pragma.Table) (loop source.Statement, ok bool) {
	for _, s := range t.statements(at) {
		if s.Start == at && slices.Contains(loops, s.Word) {
			return s, !t.Governed(at, languageOf(table)) && t.CanEnclose(s) == nil
		}
	}
	return loop, false
}

// simple are the words of statements that directives can be put beside.
var simple = []string{"", "if", "do", "for", "while", "switch", "declaration", "select"}

// placeAt is the place of the innermost statement around an offset in a loop; ok is false where no directive can be before it and after it. nested: it is the
// statement of an if that begins at the offset.
func (t *editedText) placeAt(loop source.Span, at int, nested bool) (p *rewrite.Place, ok bool) {
	path := t.statements(at)
	if n := len(path); nested && n > 0 && path[n-1].Word == "if" && path[n-1].Start == at {
		path = t.statements(path[n-1].End - 1)
	}
	if i := slices.IndexFunc(path, func(s source.Statement) bool { return s.Span == loop }); i >= 0 {
		path = path[i+1:]
	} else {
		return nil, false
	}
	if len(path) == 0 || slices.ContainsFunc(path, func(s source.Statement) bool { return s.Labeled }) {
		return nil, false
	}
	s := path[len(path)-1]
	if !slices.Contains(simple, s.Word) || s.Word == "select" && s.Start != at {
		return nil, false
	}
	p, refusal := t.Place(s)
	return p, refusal == nil
}

// chosen reports whether the preprocessor chooses among the lines of what a directive is about, or its statement cannot be found. rest: it is about the rest of
// its block.
func (t *editedText) chosen(directive source.Span, rest bool) bool {
	path := t.statements(directive.Start)
	for i, s := range slices.Backward(path) {
		switch {
		case !rest && s.Word == "directive" && s.End > directive.End,
			(rest || s.Word != "directive") && (s.Word == "{" || s.Word == "routine" || s.Word == "block"), i == 0:
			return t.Chooses(directive.End, s.End)
		}
	}
	return true
}

// layoutLike is the layout of a directive in a loop, with the indentation of a statement.
func (w *writing) layoutLike(loop source.Span, indent string, t *pragma.Table) pragma.Layout {
	switch w.Lexis.Form {
	case tokens.C:
		return pragma.CLayout(w.IndentLike(loop, indent), t.Sentinel)
	case tokens.Fixed:
		return pragma.FixedLayout("!$" + t.Sentinel)
	}
	return pragma.FreeLayout(w.IndentLike(loop, indent), "!$"+t.Sentinel)
}

// blockOf is the innermost block around an offset, in which names that are declared there are known.
func (t *editedText) blockOf(at int) (block source.Span) {
	for _, s := range t.statements(at) {
		switch s.Word {
		case "{", "for", "block", "associate", "routine":
			block = s.Span
		}
	}
	return block
}

// ChoosesInside reports whether the preprocessor chooses among the lines of a span.
func ChoosesInside(span source.Span, p Printer) bool {
	if !span.IsValid() {
		return false
	}
	f := Tokens(span.File, p)
	run := f.Within(span.Start, span.End)
	if run.Empty() {
		return false
	}
	return slices.ContainsFunc(f.Lines[f.LineOf(run.First):f.LineOf(run.End-1)+1], func(l tokens.Line) bool {
		return run.Has(l.First) && (l.Word.Opens() || l.Word.Turns() || l.Word == tokens.Endif)
	})
}
