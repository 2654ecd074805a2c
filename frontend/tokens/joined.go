package tokens

import "sort"

// segment says where a part of a joined line stands: size bytes from at on are those of the file from pos on. Blanks that are not in the
// source may follow.
type segment struct{ at, pos, size int }

// joined is the text of a logical line with its continuation lines put together.
type joined struct {
	src      string // of the file
	text     string // of the line, once it is complete
	segs     []segment
	one      [1]segment // of a line that is in one piece
	buf      []byte     // of a line of several parts
	mistakes []Mistake
}

// Mistake is a fault in how a line of Fortran is continued.
type Mistake struct {
	At   uint32
	Kind MistakeKind
}

// MistakeKind says what is wrong.
type MistakeKind uint8

// The kinds of mistakes.
const (
	NoAmpersand    MistakeKind = iota // a line that continues a character constant does not begin with &
	LabelContinued                    // columns 1 to 5 of a continuation line are not blank
)

// add appends a part of the file.
func (j *joined) add(from, to int) {
	to = max(from, to)
	if j.segs == nil {
		j.one[0] = segment{0, from, to - from}
		j.segs = j.one[:]
		j.text = j.src[from:to]
		return
	}
	if j.buf == nil {
		j.split()
	}
	j.segs = append(j.segs, segment{len(j.buf), from, to - from})
	j.buf = append(j.buf, j.src[from:to]...)
}

// blank appends a blank that is not in the source.
func (j *joined) blank() {
	if j.buf == nil {
		j.split()
	}
	j.buf = append(j.buf, ' ')
}

func (j *joined) split() { j.buf = append(make([]byte, 0, 2*len(j.text)+80), j.text...) }

// done makes the text complete.
func (j *joined) done() {
	if j.buf != nil {
		j.text = string(j.buf)
	}
}

func (j *joined) flags() LineFlags {
	if len(j.mistakes) > 0 {
		return Wrong
	}
	return 0
}

// place returns the segment of the byte at an offset.
func (j *joined) place(at int) int {
	return max(0, sort.Search(len(j.segs), func(i int) bool { return j.segs[i].at > at })-1)
}

// span returns the bytes of the file from one offset to another, and whether they are of several lines of text.
func (j *joined) span(from, to int) (start, end uint32, spliced bool) {
	if len(j.segs) == 1 && j.buf == nil {
		pos := j.segs[0].pos
		return uint32(pos + from), uint32(pos + to), false
	}
	a, b := j.place(from), j.place(max(from, to-1))
	return uint32(j.segs[a].pos + min(from-j.segs[a].at, j.segs[a].size)), uint32(j.segs[b].pos + min(to-j.segs[b].at, j.segs[b].size)), a != b
}

// offset returns the offset in the joined text of a byte of the file.
func (j *joined) offset(pos int) int {
	i := max(0, sort.Search(len(j.segs), func(i int) bool { return j.segs[i].pos > pos })-1)
	return j.segs[i].at + pos - j.segs[i].pos
}

// again joins the cards of a line once more.
func (f *File) again(line uint32) *joined {
	l := &f.Lines[line]
	r := f.reader(int(f.Toks[l.First].Start))
	var before pending
	if l.Flags&InLiteral != 0 {
		before.quote = '\''
	}
	if l.Flags&DoubleQuote != 0 {
		before.quote = '"'
	}
	r.goesOn[NoLanguage] = before
	start, end, _ := r.next()
	c, _ := r.card(start, end)
	j, _, _ := r.gather(c, before)
	j.done()
	return j
}

// reader returns a reader of the lines of text from that on that an offset is in.
func (f *File) reader(at int) *fortran {
	return &fortran{scanner: &scanner{f: f, src: f.src}, at: f.lineStart(at)}
}

// firstCard returns the card that the first token of a line is in.
func (f *File) firstCard(line uint32) card {
	r := f.reader(int(f.Toks[f.Lines[line].First].Start))
	start, end, _ := r.next()
	c, _ := r.card(start, end)
	return c
}

// lineStart returns where the line of text begins that an offset is in.
func (f *File) lineStart(at int) int {
	for at > 0 && f.src[at-1] != '\n' {
		at--
	}
	if at == 0 && len(f.src) >= len(bom) && f.src[:len(bom)] == bom {
		at = len(bom)
	}
	return at
}

// Mistakes returns the faults in how a line of Fortran is continued.
func (f *File) Mistakes(line uint32) []Mistake {
	if f.Lines[line].Flags&Wrong == 0 {
		return nil
	}
	return f.again(line).mistakes
}

// rejoined returns the text of a token of Fortran that has line ends inside.
func (f *File) rejoined(tok uint32) string {
	t, line := &f.Toks[tok], f.LineOf(tok)
	if int(line) == len(f.Lines) || f.Lines[line].Kind == CPP { // one that is being read is of the preprocessor
		return f.unspliced(t)
	}
	j := f.again(line)
	return j.text[j.offset(int(t.Start)) : j.offset(int(t.End)-1)+1]
}
