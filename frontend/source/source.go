// Package source is what every later stage means by "where": a file's text,
// half-open byte spans in it, and edits to it.
//
// Offsets are bytes everywhere inside accc. Lines and columns (1-based, columns
// in bytes) exist only at the edges: diagnostics, IR locations, editors.
package source

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
)

// A File is the text of one input, as read, never modified.
type File struct {
	Name string // as the user named it
	Text []byte

	lines []int        // offset of the first byte of every line; lines[0] == 0
	last  atomic.Int32 // the line that was asked for last, 1-based: the next one is often the same; 0: none
	memo  sync.Map
}

// Memo returns what make returns, which it calls once for a file and a key. It keeps what depends on nothing but the text.
func (f *File) Memo(key any, make func() any) any {
	v, ok := f.memo.Load(key)
	if !ok {
		v, _ = f.memo.LoadOrStore(key, make())
	}
	return v
}

// NewFile makes a file of a name and its text. The text must not change afterwards.
func NewFile(name string, text []byte) *File {
	f := &File{Name: name, Text: text, lines: make([]int, 1, bytes.Count(text, []byte{'\n'})+1)}
	for i, b := range text {
		if b == '\n' {
			f.lines = append(f.lines, i+1)
		}
	}
	return f
}

// A Position is a location as people write it.
type Position struct {
	File   string
	Line   int // 1-based; 0 when unknown
	Column int // 1-based, in bytes
}

// String returns "file:line:column".
func (p Position) String() string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column) }

// Position converts a byte offset; offsets outside the file are clamped to it.
func (f *File) Position(offset int) Position {
	offset = max(0, min(offset, len(f.Text)))
	line := int(f.last.Load())
	if line == 0 || f.lines[line-1] > offset || line < len(f.lines) && f.lines[line] <= offset {
		line = sort.Search(len(f.lines), func(i int) bool { return f.lines[i] > offset })
		f.last.Store(int32(line))
	}
	return Position{File: f.Name, Line: line, Column: offset - f.lines[line-1] + 1}
}

// Offset converts a 1-based line and column; positions outside the file are clamped to it.
func (f *File) Offset(line, column int) int {
	if line < 1 {
		return 0
	}
	if line > len(f.lines) {
		return len(f.Text)
	}
	return min(f.lines[line-1]+max(0, column-1), len(f.Text))
}

// Lines is the number of lines.
func (f *File) Lines() int { return len(f.lines) }

// Line returns the text of the 1-based line n without its line end.
func (f *File) Line(n int) string {
	if n < 1 || n > len(f.lines) {
		return ""
	}
	end := len(f.Text)
	if n < len(f.lines) {
		end = f.lines[n] - 1
	}
	return strings.TrimSuffix(string(f.Text[f.lines[n-1]:end]), "\r")
}

// A Span is the half-open byte range [Start, End) of a file. The zero Span is "nowhere".
type Span struct {
	File       *File
	Start, End int
}

// IsValid reports whether the span is in a file.
func (s Span) IsValid() bool { return s.File != nil }

// Position is where the span starts.
func (s Span) Position() Position {
	if s.File == nil {
		return Position{}
	}
	return s.File.Position(s.Start)
}

// EndPosition is the position just after the span.
func (s Span) EndPosition() Position {
	if s.File == nil {
		return Position{}
	}
	return s.File.Position(s.End)
}

// Text is the text the span covers.
func (s Span) Text() string {
	if s.File == nil {
		return ""
	}
	return string(s.File.Text[s.Start:s.End])
}

// To is the smallest span covering s and t, which must be in the same file; if one of them is invalid, the other is
// returned.
func (s Span) To(t Span) Span {
	if !s.IsValid() {
		return t
	}
	if !t.IsValid() || t.File != s.File {
		return s
	}
	return Span{s.File, min(s.Start, t.Start), max(s.End, t.End)}
}

// An Edit replaces the text of a span; an empty span inserts.
type Edit struct {
	Span
	New string
	// Moved is text that another edit inserts elsewhere in place of what this one removes.
	Moved string
}

// Apply returns the text of f with the edits made. Edits of other files are
// ignored; overlapping edits are an error and nothing is changed. Lines of new
// text end as the line does that they are put into.
func Apply(f *File, edits []Edit) ([]byte, error) {
	var mine []Edit
	for _, e := range edits {
		if e.File == f {
			mine = append(mine, e)
		}
	}
	// What is inserted where another edit begins comes before that.
	sort.SliceStable(mine, func(i, j int) bool {
		a, b := mine[i], mine[j]
		return a.Start < b.Start || a.Start == b.Start && a.End == a.Start && b.End > b.Start
	})
	var out []byte
	at := 0
	for _, e := range mine {
		if e.Start < at {
			return nil, fmt.Errorf("%s: overlapping edits", f.Position(e.Start))
		}
		out = append(out, f.Text[at:e.Start]...)
		out = append(out, f.endLines(e.New, e.Start)...)
		at = e.End
	}
	return append(out, f.Text[at:]...), nil
}

// endLines ends the lines of a text as the line at an offset ends; as the one before it, if it is the last of the file.
func (f *File) endLines(text string, at int) string {
	if !strings.Contains(text, "\n") {
		return text
	}
	end := bytes.IndexByte(f.Text[at:], '\n')
	if end >= 0 {
		end += at
	} else {
		end = bytes.LastIndexByte(f.Text, '\n')
	}
	if end < 1 || f.Text[end-1] != '\r' {
		return text
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\n", "\r\n")
}
