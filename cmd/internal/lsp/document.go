package lsp

import (
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf16"
	"unicode/utf8"

	"accc/frontend/source"
)

// A document is an open file at a version; it never changes.
type document struct {
	uri      string
	version  int
	language string // as the editor calls it
	file     *source.File
	utf8     bool // positions count bytes, else UTF-16 code units

	// reads are the files that its analysis has tried to read, by absolute names; the server's mu guards it.
	reads map[string]bool

	once     sync.Once
	analysis *analysis // made once
	// analysed: analysis is there, and explained.
	analysed  atomic.Bool
	explained bool // the views of the edit say more than analysis

	asked      atomic.Bool // a request about this text has come
	outdated   atomic.Bool // a newer text has come before this one was understood
	onceEdited sync.Once

	mu     sync.Mutex
	edited []view // see editedViews; mu guards it, and piece
	piece  view   // the procedure that has been read alone last
}

func newDocument(uri string, version int, text string, utf8 bool) *document {
	return &document{uri: uri, version: version, file: source.NewFile(pathOf(uri), []byte(text)), utf8: utf8}
}

// pathOf is the file name of a URI; other schemes (untitled:) keep their text.
func pathOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return uri
	}
	return filepath.FromSlash(u.Path)
}

func uriOf(path string) string {
	if !filepath.IsAbs(path) {
		return path
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

// offset is the byte offset of a position; positions outside of the text are clamped.
func (d *document) offset(p position) int {
	if p.Line < 0 {
		return 0
	}
	start := d.file.Offset(p.Line+1, 1)
	line := d.file.Line(p.Line + 1)
	if d.utf8 {
		return start + max(0, min(p.Character, len(line)))
	}
	units := 0
	for i, r := range line {
		if units >= p.Character {
			return start + i
		}
		units += utf16.RuneLen(orReplacement(r))
	}
	return start + len(line)
}

// position is the position of a byte offset.
func (d *document) position(offset int) position { return positionIn(d.file, offset, d.utf8) }

func positionIn(f *source.File, offset int, bytes bool) position {
	at := f.Position(offset)
	p := position{Line: at.Line - 1, Character: at.Column - 1}
	if bytes {
		return p
	}
	line := f.Line(at.Line)
	units := 0
	for _, r := range line[:min(p.Character, len(line))] {
		units += utf16.RuneLen(orReplacement(r))
	}
	p.Character = units
	return p
}

func orReplacement(r rune) rune {
	if utf16.RuneLen(r) < 0 {
		return utf8.RuneError
	}
	return r
}

// apply is the text after a change.
func (d *document) apply(r *textRange, text string) string {
	if r == nil {
		return text
	}
	start, end := d.offset(r.Start), d.offset(r.End)
	if end < start {
		start, end = end, start
	}
	var b strings.Builder
	b.Write(d.file.Text[:start])
	b.WriteString(text)
	b.Write(d.file.Text[end:])
	return b.String()
}
