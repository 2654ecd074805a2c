package frontend

import "accc/frontend/source"

// A Piece is a procedure as a piece of a text: what an editor reads again without the others when the text changes in it. Learned from: the
// preamble of clangd and the syntax tree of rust-analyzer, which keep what an edit does not touch.
type Piece struct {
	Routine *Routine
	// Span is the definition. Body is the part of it to whose text nothing outside of the definition can refer: what is between the
	// braces in C, the execution part in Fortran.
	Span, Body source.Span
	// Removable: no text before the definition belongs to it, so that it can be left out where nothing names the procedure.
	Removable bool
}

// Blank overwrites a part of a text, so that nothing after it moves.
func Blank(text []byte, from, to int) {
	for i := from; i < to; i++ {
		if text[i] != '\n' {
			text[i] = ' '
		}
	}
}
