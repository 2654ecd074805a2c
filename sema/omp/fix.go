package omp

import "accc/frontend/source"

// insertion is an edit that puts text at the end of a span.
func insertion(at source.Span, text string) []source.Edit {
	at.Start = at.End
	return []source.Edit{{Span: at, New: text}}
}
