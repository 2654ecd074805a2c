package c

import (
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// A buffer is text for cc/v4 with the way back to the expanded tokens.
type buffer struct {
	out     []byte
	runs    []run
	reading *tokens.Reading
	// The token copied last and where it ended; the next one continues the run if it follows immediately.
	file *source.File
	end  int
	last int32
	line int // where the present line of out began
}

// write appends an expanded token; same: text is the user's at [pos, end) of the file. White space between tokens is left
// out where they stay apart without: to cc/v4 it is a token of its own.
func (b *buffer) write(text string, at int32, file *source.File, pos, end int, same, newLine bool) {
	same = same && end-pos == len(text)
	follows := same && file == b.file && at == b.last+1
	b.last = at
	if follows && pos == b.end {
		b.out = append(b.out, text...)
		b.end = end
		return
	}
	b.part(text, newLine)
	if follows && pos == b.end+1 && b.out[len(b.out)-1] == ' ' {
		b.out = append(b.out, text...)
		b.end = end
		return
	}
	b.runs = append(b.runs, newRun(len(b.out), at, same))
	b.out = append(b.out, text...)
	if b.file = file; !same {
		b.file = nil
	}
	b.end = end
}

// synth appends text that the user did not write.
func (b *buffer) synth(text string) {
	if n := len(b.runs); n == 0 || !b.runs[n-1].none() {
		b.runs = append(b.runs, run{at: int32(len(b.out)), ref: -1})
	}
	b.part(text, false)
	b.out = append(b.out, text...)
	b.file = nil
}

// lineLength is about how long the lines for cc/v4 are: it takes memory for each, and more for long ones.
const lineLength = 120

// part keeps text apart from what has been written.
func (b *buffer) part(text string, newLine bool) {
	n := len(b.out)
	switch {
	case text == "":
	case n == 0: // so that no token is at 0
		b.out = append(b.out, '\n')
	case newLine && n-b.line > lineLength:
		b.out = append(b.out, '\n')
		b.line = n + 1
	case merge(b.out[n-1], text[0]):
		b.out = append(b.out, ' ')
	}
}

// merge reports whether a token that ends in left and one that begins with right may be taken for one.
func merge(left, right byte) bool {
	switch l, r := lexical[left], lexical[right]; {
	case l == bracket || r == bracket:
		return false
	case l == letter && r == operator:
		// 1e+5 is one number.
		return (right == '+' || right == '-') && (left|0x20 == 'e' || left|0x20 == 'p')
	case l == operator && r == letter:
		return false
	}
	return true
}

// What a character can be part of, as far as merge needs to know; 0 is anything.
const (
	letter   = iota + 1 // names and numbers, but for the point
	operator            // of one character or several
	bracket             // tokens of one character that begin no longer one
)

var lexical = func() (out [256]uint8) {
	for c := range out {
		switch {
		case c >= '0' && c <= '9', c|0x20 >= 'a' && c|0x20 <= 'z', c == '_', c == '$', c >= 0x80:
			out[c] = letter
		case strings.ContainsRune("=+-*/<>!&|^%:", rune(c)):
			out[c] = operator
		case strings.ContainsRune("()[]{};,~", rune(c)):
			out[c] = bracket
		}
	}
	return out
}()

// put appends text that stands for a token of a directive.
func (b *buffer) put(text string, at int32, span source.Span) {
	if !span.IsValid() {
		b.synth(text)
		return
	}
	same := span.Text() == text && b.reading.Origin(at).Part == 0
	b.write(text, at, span.File, span.Start, span.End, same, false)
}

// headerText holds what the built-in headers declare, apart from the program: most programs use
// few of their functions, so only the declarations that are used reach cc/v4.
type headerText struct {
	buffer
	chunks []chunk
	used   map[string]bool // words of the program
	open   bool            // a declaration has begun
	name   string          // the function it declares
	typ    bool            // it declares no function
	// inPlace: the headers stay where they are included, since they rely on the host's.
	inPlace bool
}

// A chunk is one declaration of a header.
type chunk struct {
	name     string // the function; "" for types and variables, which stay
	from, to int
	run      int
	words    []string
}

// choose directs the output: declarations of the built-in headers go to their own text.
func (w *rewriter) choose(t *cpp.Token) {
	h := &w.headers
	if h.open || h.inPlace {
		return
	}
	w.buffer = &w.main
	if len(w.frames) == 0 && t.File != nil && strings.HasPrefix(t.File.Name, builtinDir) && w.place() == atFile {
		w.buffer = &h.buffer
		h.open, h.name, h.typ = true, "", false
		h.file = nil
		h.chunks = append(h.chunks, chunk{from: len(h.out), run: len(h.runs)})
	}
}

// see follows a declaration to its end and collects the words of the program. It is called
// before the token is written.
func (h *headerText) see(t *cpp.Token) {
	if !h.open && t.Kind == cpp.Ident {
		h.used[t.Text] = true
	}
}

// wrote ends the declaration of a header when its last token has been written.
func (w *rewriter) wrote(t *cpp.Token) {
	h := &w.headers
	if !h.open {
		return
	}
	c := &h.chunks[len(h.chunks)-1]
	if t.Kind == cpp.Ident {
		c.words = append(c.words, t.Text)
		switch t.Text {
		case "typedef", "struct", "union", "enum", "extern":
			h.typ = h.typ || len(w.frames) == 0 && len(c.words) == 1
		}
		return
	}
	if t.Kind != cpp.Punct {
		return
	}
	if t.Text == "(" && h.name == "" && len(c.words) > 0 {
		h.name = c.words[len(c.words)-1]
	}
	if len(w.frames) > 0 || t.Text != ";" && (t.Text != "}" || h.name == "") {
		return
	}
	if c.to = len(h.out); !h.typ {
		c.name = h.name
	}
	h.open = false
	w.buffer = &w.main
}

// prune is the text of the declarations that are used, with its runs.
func (h *headerText) prune() (out []byte, runs []run) {
	keep := make([]bool, len(h.chunks))
	for i := len(h.chunks) - 1; i >= 0; i-- {
		c := &h.chunks[i]
		if c.to == 0 {
			c.to = len(h.out)
		}
		keep[i] = c.name == "" || h.used[c.name]
		if keep[i] {
			for _, word := range c.words {
				h.used[word] = true
			}
		}
	}
	for i, c := range h.chunks {
		if !keep[i] {
			continue
		}
		for r := c.run; r < len(h.runs) && int(h.runs[r].at) < c.to; r++ {
			x := h.runs[r]
			x.at += int32(len(out) - c.from)
			runs = append(runs, x)
		}
		out = append(out, h.out[c.from:c.to]...)
	}
	return out, runs
}
