package tokens

import "strings"

// gapReader splits a gap of a Fortran file.
type gapReader struct {
	fortran
	pos, end int
	list     []Trivia
}

// gapFortran returns the trivia in [start, end), the gap that follows token tok-1.
func (f *File) gapFortran(tok uint32, start, end int) []Trivia {
	g := gapReader{fortran: fortran{scanner: &scanner{f: f, src: f.src}}, pos: start, end: end}
	if start == 0 && strings.HasPrefix(f.src, bom) {
		g.add(len(bom), Mark)
	}
	if tok > 0 {
		if k := f.Lines[f.LineOf(tok-1)].Kind; k == CPP || k == Marker {
			g.preprocessor()
		}
	}
	for g.pos < g.end {
		g.line()
	}
	return g.list
}

// add ends a piece at an offset of the file, at the end of the gap at the latest.
func (g *gapReader) add(end int, kind TriviaKind) {
	if end = min(end, g.end); end > g.pos {
		g.list = append(g.list, Trivia{uint32(g.pos), uint32(end), kind})
		g.pos = end
	}
}

// text adds blanks and a comment or another piece up to an offset.
func (g *gapReader) text(end int, kind TriviaKind) {
	g.add(skipBlanks(g.src, g.pos, end), Spaces)
	g.add(end, kind)
}

// lineEnd adds the end of a line, if the gap reaches it.
func (g *gapReader) lineEnd() {
	if g.pos < g.end && g.src[g.pos] == '\r' {
		if g.pos+1 == len(g.src) {
			g.add(g.pos+1, Spaces)
			return
		}
		g.add(g.pos+2, LineEnd)
	} else if g.pos < g.end {
		g.add(g.pos+1, LineEnd)
	}
}

// preprocessor splits what the gap has of a line of the preprocessor.
func (g *gapReader) preprocessor() {
	for g.pos < g.end {
		switch b := g.src[g.pos]; {
		case b == '\n' || b == '\r' && strings.HasPrefix(g.src[g.pos:], "\r\n"):
			g.lineEnd()
			return
		case b == '\\':
			g.add(g.pos+max(1, splice(g.src, g.pos)), Splice)
		case b == '/' && comment(g.src, g.pos) > 0:
			g.add(comment(g.src, g.pos), Comment)
		case isBlank(b):
			g.add(g.pos+1, Spaces)
			for n := len(g.list) - 1; n > 0 && g.list[n-1].Kind == Spaces && g.list[n-1].End == g.list[n].Start; n-- {
				g.list[n-1].End = g.list[n].End
				g.list = g.list[:n]
			}
		default: // a comment of Fortran
			end := g.pos
			for end < g.end && g.src[end] != '\n' && splice(g.src, end) == 0 {
				end++
			}
			if end > g.pos && g.src[end-1] == '\r' && end < g.end && g.src[end] == '\n' {
				end--
			}
			g.add(end, Comment)
		}
	}
}

// line splits what the gap has of one line of text.
func (g *gapReader) line() {
	start := g.f.lineStart(g.pos)
	g.at = start
	_, end, _ := g.next()
	c, ok := g.card(start, end)
	switch {
	case g.hash(start, end) >= 0:
		g.add(end, Spaces)
	case !ok:
		kind := Comment
		if at := skipBlanks(g.src, start, end); at < end && g.src[at] == '&' {
			kind = Continue
		}
		g.text(end, kind)
	default:
		if g.pos == start {
			g.columns(&c)
		}
		g.field(&c, end)
	}
	g.lineEnd()
}

// columns splits what precedes the field of the statement: a sentinel that is repeated, a label that does not count, column 6.
func (g *gapReader) columns(c *card) {
	if c.sentinel[1] > 0 {
		g.add(c.sentinel[0], Spaces)
		g.add(c.sentinel[1], Continue)
	}
	if g.f.Lexis.Form == Free {
		return
	}
	if c.language == NoLanguage {
		if c.label[0] > c.start && c.sentinel[1] == 0 {
			g.add(c.start+1, Past) // D
		}
		g.text(min(c.label[1], c.from), Past)
	}
	g.text(c.from, Continue)
}

// field splits what follows a statement, or a part of it, in its line.
func (g *gapReader) field(c *card, end int) {
	if g.f.Lexis.Form == Fixed && g.pos == c.sentinel[1] && g.pos > c.start { // column 6
		g.text(c.from, Continue)
	}
	g.add(skipBlanks(g.src, g.pos, end), Spaces)
	if g.pos < end && g.src[g.pos] == '&' && g.f.Lexis.Form == Free {
		g.add(g.pos+1, Continue)
		g.add(skipBlanks(g.src, g.pos, end), Spaces)
		if g.pos < end && g.src[g.pos] == '&' { // a line with nothing between two of them
			g.add(g.pos+1, Continue)
			g.add(skipBlanks(g.src, g.pos, end), Spaces)
		}
	}
	if g.pos < min(c.to, end) && g.src[g.pos] == '!' {
		g.add(end, Comment)
		return
	}
	g.add(end, Past)
}
