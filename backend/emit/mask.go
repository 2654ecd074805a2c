package emit

import (
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// unread are the edits that switch off the user's directives of OpenMP in a file, apart from those in text that is replaced anyway. The
// compiler of a translation reads OpenMP; the user's was not told to.
func (h Header) unread(file *source.File, replaced []source.Edit) (edits []source.Edit) {
	if !h.Unread {
		return nil
	}
	for _, e := range h.Printer.offOpenMP(Tokens(file, h.Printer)) {
		if !slices.ContainsFunc(replaced, func(r source.Edit) bool { return r.Span.Start < e.End && e.Start < r.Span.End }) {
			edits = append(edits, e)
		}
	}
	return edits
}

// offOpenMP changes # pragma omp and _Pragma("omp ..").
func (cPrinter) offOpenMP(f *tokens.File) (edits []source.Edit) {
	off := func(start, end uint32) {
		edits = append(edits, source.Edit{Span: source.Span{File: f.File, Start: int(start), End: int(end)}, New: "unread_omp"})
	}
	for i := range f.Lines {
		l := &f.Lines[i]
		if l.Kind == tokens.Directive && l.Language == tokens.OMP {
			word := &f.Toks[l.First+2]
			off(word.Start, word.End)
			continue
		}
		for tok := l.First; tok < l.End; tok++ {
			if p := f.Operator(tok); len(p) > 0 && p[0].Text == "omp" {
				off(p[0].Start, p[0].End)
			}
		}
	}
	return edits
}

// offOpenMP changes !$omp, and !$ of conditional compilation (OpenMP 5.2 §3.3), in each of the lines of text.
func (fortranPrinter) offOpenMP(f *tokens.File) (edits []source.Edit) {
	off := func(sentinel uint32) {
		at := int(sentinel) + 1
		edits = append(edits, source.Edit{Span: source.Span{File: f.File, Start: at, End: at + 1}, New: "#"})
	}
	for i := range f.Lines {
		l := &f.Lines[i]
		if !withOpenMP(f, l) {
			continue
		}
		off(f.Toks[l.First].Start)
		for tok := l.First + 1; tok < l.End; tok++ {
			for _, g := range f.Gap(tok) {
				if text := f.GapText(g); g.Kind == tokens.Continue && len(text) > 1 && text[1] == '$' {
					off(g.Start)
				}
			}
		}
	}
	return edits
}

// withOpenMP reports whether a line is read with OpenMP only: a directive, or what stands behind !$.
func withOpenMP(f *tokens.File, l *tokens.Line) bool {
	return l.Kind == tokens.CondOMP || l.Language == tokens.OMP || l.Kind == tokens.Include && f.Toks[l.First].Kind == tokens.Sentinel
}

// HasOpenMP reports whether a file may have directives of OpenMP, or lines that are read with it.
func HasOpenMP(file *source.File, p Printer) bool {
	return p.hasDirectives(Tokens(file, p), tokens.OMP)
}

// HasOpenACC reports whether a file may have directives of OpenACC.
func HasOpenACC(file *source.File, p Printer) bool {
	return p.hasDirectives(Tokens(file, p), tokens.ACC)
}

// hasDirectives looks for lines, and for operators in the text and in definitions.
func (cPrinter) hasDirectives(f *tokens.File, language tokens.Language) bool {
	word := sentinelWords[language]
	for i := range f.Lines {
		l := &f.Lines[i]
		if l.Kind == tokens.Directive && l.Language == language {
			return true
		}
		for tok := l.First; tok < l.End; tok++ {
			if p := f.Operator(tok); len(p) > 0 && p[0].Text == word {
				return true
			}
		}
	}
	return false
}

// hasDirectives looks for lines, and for definitions that begin with a sentinel.
func (fortranPrinter) hasDirectives(f *tokens.File, language tokens.Language) bool {
	word := sentinelWords[language]
	return slices.ContainsFunc(f.Lines, func(l tokens.Line) bool {
		return l.Language == language || language == tokens.OMP && withOpenMP(f, &l)
	}) || slices.ContainsFunc(f.Defs, func(d tokens.Def) bool {
		return !d.Body.Empty() && f.Toks[d.Body.First].Kind == tokens.Sentinel && strings.EqualFold(f.Text(d.Body.First)[2:], word)
	})
}

// sentinelWords are the words of the directive languages.
var sentinelWords = map[tokens.Language]string{tokens.ACC: "acc", tokens.OMP: "omp"}

// WithoutOpenMP is the text of a file with the directives of OpenMP switched off.
func WithoutOpenMP(file *source.File, p Printer) ([]byte, error) {
	h := Header{Unread: true, Printer: p}
	return source.Apply(file, h.unread(file, nil))
}
