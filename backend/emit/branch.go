package emit

import (
	"slices"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

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
