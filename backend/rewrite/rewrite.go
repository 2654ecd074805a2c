// Package rewrite changes the text of a source by its tokens. It knows tokens, lines and statements, no IR and no dialect.
//
// An Editor collects wishes about one text, which stays as it is until all are known:
//
//	e := rewrite.New(tokens.New(file, lexis))
//	place, refusal := e.Place(statement)
//	e.Insert(place, rewrite.Before, rewrite.Update, "#pragma acc update self(a)")
//	e.Enclose(loop, "#pragma acc data copy(a)", "")
//	edits := e.Edits()
//
// What cannot be done is a Refusal, which says why: the caller writes less, leaves the directive, or reports it. Insertions at one offset are in the order of
// their ranks, never in that of the calls.
//
// Read rewrite.go (wishes and their order), place.go (statements and the lines beside them), line.go (what precedes and follows in a line), settle.go
// (what is written again with less).
//
// Considered: printing the tree again, as gofmt does. Bytes outside of directives must stay, and a tree has no place for half of a
// conditional group.
package rewrite

import (
	"cmp"
	"slices"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// A Refusal says why something cannot be written.
type Refusal struct {
	At  source.Span
	Why string
}

// A Rank orders insertions at one offset: smaller ranks come first.
type Rank int

// The ranks. What ends a construct comes before what begins one, and of two constructs that end at one place the inner one ends first.
const (
	End    Rank = iota // of a construct around statements before the place
	Behind             // belongs to the statement before
	Ahead              // belongs to the statement after
	Begin              // of a construct around the statement after
)

// An insertion is text at an offset.
type insertion struct {
	at   int
	rank Rank
	text string
}

// An Editor collects what is to become of a text.
type Editor struct {
	*tokens.File
	list     []insertion
	replaced []source.Edit
	places   []*Place
}

// New returns an editor for a text.
func New(f *tokens.File) *Editor { return &Editor{File: f} }

// insert inserts text at an offset.
func (e *Editor) insert(at int, rank Rank, text string) {
	if text != "" {
		e.list = append(e.list, insertion{at, rank, text})
	}
}

// replace puts text in the place of the bytes [start, end).
func (e *Editor) replace(start, end int, text string) {
	e.replaced = append(e.replaced, source.Edit{Span: source.Span{File: e.File.File, Start: start, End: end}, New: text})
}

// Edits returns the edits that fulfil all wishes. Insertions come in the order of the text, those at one offset in that of their ranks.
func (e *Editor) Edits() []source.Edit {
	for _, p := range e.places {
		p.write(e)
	}
	e.places = nil
	slices.SortStableFunc(e.list, func(x, y insertion) int { return cmp.Or(cmp.Compare(x.at, y.at), cmp.Compare(x.rank, y.rank)) })
	var edits []source.Edit
	for _, i := range e.list {
		edits = append(edits, source.Edit{Span: source.Span{File: e.File.File, Start: i.at, End: i.at}, New: i.text})
	}
	return append(edits, e.replaced...)
}
