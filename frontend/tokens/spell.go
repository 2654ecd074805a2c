package tokens

import (
	"slices"
	"strings"

	"accc/frontend/source"
)

// Where says in what a spelled run stands.
type Where uint8

// The places.
const (
	InText     Where = iota
	InArgument       // of Spelling.Use
	InBody           // of the macro of Spelling.Use
)

// Spelling is a run of spelled tokens that yields a range of expanded ones.
type Spelling struct {
	Run
	In    uint16 // the inclusion
	Where Where
	Use   uint32 // the expansion whose body or argument the run is in
	// Once: the run yields nothing else. An argument may be used twice; a body yields as much as there are uses.
	Once bool
	// Parts: the range is these parts of a string that _Pragma reads, the only token of the run. Empty for other runs.
	Parts Run
}

// depth returns how many expansions are around a token that came through e, e among them.
func (r *Reading) depth(e uint32) (n int) {
	for ; e != 0; e = r.Expansions[e].Outer {
		n++
	}
	return n
}

// common returns the innermost expansion that contains both, 0 for the text.
func (r *Reading) common(a, b uint32) uint32 {
	for m, n := r.depth(a), r.depth(b); a != b; {
		if m >= n {
			a = r.Expansions[a].Outer
			m--
		} else {
			b = r.Expansions[b].Outer
			n--
		}
	}
	return a
}

// within reports whether e is outer or in it.
func (r *Reading) within(e, outer uint32) bool {
	for ; e != outer; e = r.Expansions[e].Outer {
		if e == 0 {
			return false
		}
	}
	return true
}

// below returns the expansion around e, e among them, whose Outer is level.
func (r *Reading) below(e, level uint32) uint32 {
	for r.Expansions[e].Outer != level {
		e = r.Expansions[e].Outer
	}
	return e
}

// around returns the innermost expansion that contains all of x.
func (r *Reading) around(x Range) uint32 {
	n := r.run(x.From)
	e := r.runs[n].From
	for n++; n < len(r.runs) && r.runs[n].at < x.To && e != 0; n++ {
		e = r.common(e, r.runs[n].From)
	}
	return e
}

// yields reports whether the expanded token i comes out of e.
func (r *Reading) yields(e uint32, i int32) bool {
	return i >= 0 && i < r.n && r.within(r.Origin(i).From, e)
}

// whole reports whether x is all that e yields. x must be in it.
func (r *Reading) whole(e uint32, x Range) bool { return !r.yields(e, x.From-1) && !r.yields(e, x.To) }

// Level returns the innermost expansion, from e outwards, whose body a token stands in; 0 for the text.
func (r *Reading) Level(e uint32, at Ref) uint32 {
	for e != 0 && !r.inBody(e, at) {
		e = r.Expansions[e].Outer
	}
	return e
}

// outermost returns the innermost expansion that contains all of x but yields more than x; the uses of those that yield
// no more stand for x as wholes.
func (r *Reading) outermost(x Range) uint32 {
	e := r.around(x)
	for e != 0 && r.whole(e, x) {
		e = r.Expansions[e].Outer
	}
	return e
}

// Spell returns the smallest run of spelled tokens that yields exactly x: in the text, in one argument of a use, or in
// the body of one macro. A use that yields x and nothing else stands for it. ok is false where there is no such run,
// and where a token is made.
func (r *Reading) Spell(x Range) (s Spelling, ok bool) {
	if x.Empty() || r.Truncated {
		return s, false
	}
	e := r.outermost(x)
	if e == 0 {
		if p, _, ok := r.place(0, x.From, x.To); !ok {
			return s, false
		} else if p.part == 0 {
			return r.spellText(x, p)
		}
	}
	var list []place
	for i := x.From; i < x.To; {
		p, next, ok := r.place(e, i, x.To)
		if !ok {
			return s, false
		}
		list = append(list, p)
		i = next
	}
	if p := list[0]; p.part != 0 {
		return r.spellParts(e, list, x)
	}

	// What comes out of an argument is spelled outside of the macro: in the text, or in the body of a macro around.
	use := uint32(0)
	for ; e != 0; e = r.Expansions[e].Outer {
		if slices.ContainsFunc(list, func(p place) bool { return r.inBody(e, p.ref()) }) {
			return r.spellBody(e, list, x)
		}
		if use = e; r.Expansions[e].Torn {
			return s, false
		}
	}
	if s, ok = hull(list); !ok || use == 0 {
		return s, false
	}
	for _, arg := range r.Expansions[use].Args {
		if arg.First <= s.First && s.End <= arg.End {
			s.Where, s.Use, s.Once = InArgument, use, r.once(use, s, x)
			return s, true
		}
	}
	return s, false
}

// spellBody spells a range of which some tokens are in the body of e, and the others in whole arguments.
func (r *Reading) spellBody(e uint32, list []place, x Range) (s Spelling, ok bool) {
	s = Spelling{Where: InBody, Use: e, In: r.Expansions[e].Def.In}
	first := slices.IndexFunc(list, func(p place) bool { return r.inBody(e, p.ref()) })
	s.Run = list[first].Run
	for _, p := range list[first:] {
		if p.part != 0 {
			return s, false
		}
		if r.inBody(e, p.ref()) {
			s.First, s.End = min(s.First, p.First), max(s.End, p.End)
		}
	}

	// Parameters at the ends stand for the arguments there.
	d, f := r.def(e), r.File(s.In)
	if first > 0 {
		if p := s.First - 1; !d.Body.Has(p) || f.Param(d, p) < 0 || r.sameArgument(e, x.From-1, list[0]) {
			return s, false
		}
		s.First--
	}
	if last := list[len(list)-1]; !r.inBody(e, last.ref()) {
		if !d.Body.Has(s.End) || f.Param(d, s.End) < 0 || r.sameArgument(e, x.To, last) {
			return s, false
		}
		s.End++
	}
	return s, true
}

// spellText spells a range that no expansion contains: from its first place to its last one. What is between them
// yields the rest.
func (r *Reading) spellText(x Range, begin place) (s Spelling, ok bool) {
	last := x.To - 1
	if d := r.Origin(last).From; d != 0 {
		for d = r.below(d, 0); last > x.From && r.yields(d, last-1); last-- {
		}
	}
	end, next, ok := r.place(0, last, x.To)
	if !ok || next != x.To || begin.In != end.In || end.part != 0 || end.First < begin.First {
		return s, false
	}
	return Spelling{Run: Run{begin.First, end.End}, In: begin.In, Once: true}, true
}

// place is what a part of a range is spelled as, at the level of an expansion.
type place struct {
	Run
	In         uint16
	part, last uint16 // of a string, from 1 on
}

func (p place) ref() Ref { return Ref{Tok: p.First, In: p.In} }

// place returns the spelled tokens of the expanded token i at the level of e: itself, or the use of a macro that
// yields it, of which nothing is after end. next is the index of the token behind what is spelled.
func (r *Reading) place(e uint32, i, end int32) (p place, next int32, ok bool) {
	o := r.Origin(i)
	if o.From == e {
		_, made := r.Made[i]
		return place{Run{o.Tok, o.Tok + 1}, o.In, o.Part, o.Part}, i + 1, !made
	}
	d := r.below(o.From, e)
	if r.yields(d, i-1) {
		return p, 0, false
	}
	for next = i + 1; next < end && r.yields(d, next); next++ {
	}
	x := &r.Expansions[d]
	return place{Run{x.Use.Tok, x.Last.Tok + 1}, x.Use.In, x.Use.Part, x.Last.Part}, next, !x.Torn && !r.yields(d, next)
}

// hull joins places that are in one file, in their order.
func hull(list []place) (s Spelling, ok bool) {
	s.Run, s.In = list[0].Run, list[0].In
	for _, p := range list[1:] {
		if p.In != s.In || p.First < s.End {
			return s, false
		}
		s.End = p.End
	}
	return s, true
}

// spellParts spells a range that _Pragma reads from one string.
func (r *Reading) spellParts(e uint32, list []place, x Range) (s Spelling, ok bool) {
	s = Spelling{Run: list[0].Run, In: list[0].In, Parts: Run{uint32(list[0].part - 1), uint32(list[0].last)}, Use: e, Once: e == 0}
	for _, p := range list[1:] {
		if p.part == 0 || p.In != s.In || p.First != s.First || uint32(p.part) != s.Parts.End+1 {
			return s, false
		}
		s.Parts.End = uint32(p.last)
	}
	switch at := (Ref{Tok: s.First, In: s.In}); {
	case e == 0:
	case r.inBody(e, at):
		s.Where = InBody
	default:
		s.Where, s.Once = InArgument, r.once(e, s, x)
	}
	return s, true
}

// sameArgument reports whether the expanded token i comes from the argument of e that a place is in.
func (r *Reading) sameArgument(e uint32, i int32, p place) bool {
	if !r.yields(e, i) {
		return false
	}
	o := r.Origin(i)
	at := o.ref()
	if o.From != e {
		at = r.Expansions[r.below(o.From, e)].Use
	}
	for _, arg := range r.Expansions[e].Args {
		if arg.Has(p.First) {
			return at.In == p.In && arg.Has(at.Tok)
		}
	}
	return false
}

// once reports whether the tokens of an argument of e yield x alone.
func (r *Reading) once(e uint32, s Spelling, x Range) bool {
	for r.Expansions[e].Outer != 0 {
		e = r.Expansions[e].Outer
	}
	same := func(i int32) bool {
		o := r.Origin(i)
		for f := o.From; f != 0; f = r.Expansions[f].Outer {
			if u := r.Expansions[f].Use; u.In == s.In && s.Has(u.Tok) {
				return true
			}
		}
		return o.In == s.In && s.Has(o.Tok)
	}
	for i := x.From - 1; r.yields(e, i); i-- {
		if same(i) {
			return false
		}
	}
	for i := x.To; r.yields(e, i); i++ {
		if same(i) {
			return false
		}
	}
	return true
}

// SpanOf returns the bytes of a spelling, false if it has none of its own.
func (r *Reading) SpanOf(s Spelling) source.Span {
	f := r.File(s.In)
	if s.Parts.Empty() {
		return f.Span(s.Run)
	}
	p := f.Parts(s.First)
	return source.Span{File: f.File, Start: int(p[s.Parts.First].Start), End: int(p[s.Parts.End-1].End)}
}

// Words are spelled tokens that mean what a range of expanded ones does.
type Words []Piece

// Piece is a run of spelled tokens among words.
type Piece struct {
	File *File
	Run
	Part  uint16 // of a string that _Pragma reads, from 1 on
	Blank bool   // white space precedes it
}

// String returns the words with one blank where white space or a comment is between two tokens.
func (w Words) String() string { return w.write(func(*File, uint32) string { return " " }) }

// Line returns the words in one line, with the blanks that the user has between tokens, and one blank for a comment or a line end.
func (w Words) Line() string { return w.write((*File).blanks) }

// blanks returns the white space before a token: one blank where it is more than blanks.
func (f *File) blanks(tok uint32) string {
	if gap := f.Gap(tok); len(gap) == 1 && gap[0].Kind == Spaces {
		return f.GapText(gap[0])
	}
	return " "
}

// write returns the words with white space between those that have some; space returns that before a token.
func (w Words) write(space func(f *File, tok uint32) string) string {
	var b strings.Builder
	last := ""
	for _, p := range w {
		for i := p.First; i < p.End; i++ {
			text, before := "", ""
			if p.Part != 0 {
				text = p.File.Parts(i)[p.Part-1].Text
			} else {
				text = p.File.Text(i)
			}
			switch {
			case i == p.First && !p.Blank:
				if touches(last, text) {
					before = " "
				}
			case p.Part == 0 && p.File.Toks[i].Is(Blank):
				before = space(p.File, i)
			case i == p.First:
				before = " "
			}
			if b.Len() > 0 {
				b.WriteString(before)
			}
			b.WriteString(text)
			last = text
		}
	}
	return b.String()
}

// touches reports whether two tokens are read as other ones if nothing is between them.
func touches(left, right string) bool {
	if left == "" {
		return false
	}
	_, n := Scan(left + right)
	return n != len(left) || strings.HasPrefix(left+right, "//") || strings.HasPrefix(left+right, "/*")
}

// Words returns x in the user's words with the least expansion: a use of a macro that yields nothing outside of x
// stays a use; else its body stands for it, with the arguments as they are spelled. ok is false where a token is made
// and no use around it is in x.
//
// The words mean the same at another place as far as the macros in them do: ask Depends.
func (r *Reading) Words(x Range) (w Words, ok bool) {
	if x.Empty() || r.Truncated {
		return nil, false
	}
	return w, r.words(&w, r.outermost(x), x)
}

// Atom reports whether x is spelled as one token or as one use of a macro.
func (r *Reading) Atom(x Range) bool {
	if x.Empty() || r.Truncated {
		return false
	}
	_, next, ok := r.place(r.outermost(x), x.From, x.To)
	return ok && next == x.To
}

// words appends the words of x at the level of e.
func (r *Reading) words(w *Words, e uint32, x Range) bool {
	var before Ref // the token of the body of e that came last, if it came last
	for i := x.From; i < x.To; {
		o := r.Origin(i)
		at, n, end := o.ref(), len(*w), i+1
		if o.From == e {
			if _, made := r.Made[i]; made {
				return false
			}
			f := r.File(o.In)
			blank := f.Toks[o.Tok].Is(Blank)
			if o.Part != 0 {
				blank = f.Parts(o.Tok)[o.Part-1].Blank
			}
			w.add(f, o.Tok, o.Part, blank)
		} else {
			d := r.below(o.From, e)
			for end < x.To && r.yields(d, end) {
				end++
			}
			u := &r.Expansions[d]
			at = u.Use
			if u.Torn || !r.whole(d, Range{i, end}) {
				if !r.words(w, d, Range{i, end}) {
					return false
				}
			} else if r.moves(Range{i, end}) || !r.use(w, e, u) {
				return false
			}
		}

		// An argument begins where its parameter stands: with the blank before that.
		if e != 0 && r.inBody(e, at) {
			before = at
			if at != o.ref() {
				before = r.Expansions[r.below(o.From, e)].Last
			}
		} else {
			if p := (Ref{Tok: before.Tok + 1, In: before.In}); before != (Ref{}) && n < len(*w) && r.inBody(e, p) {
				(*w)[n].Blank = r.File(p.In).Toks[p.Tok].Is(Blank)
			}
			before = Ref{}
		}
		i = end
	}
	return true
}

// moves reports whether the text of a token depends on where it stands.
func (r *Reading) moves(x Range) bool {
	for i := x.From; i < x.To; i++ {
		if m, made := r.Made[i]; made && m.Position {
			return true
		}
	}
	return false
}

// use appends the use of a macro, which stands at the level of e.
func (r *Reading) use(w *Words, e uint32, x *Expansion) bool {
	f := r.File(x.Use.In)
	if x.Use.Part == 0 {
		return r.spelled(w, e, x.Use.In, Run{x.Use.Tok, x.Last.Tok + 1}, f.Toks[x.Use.Tok].Is(Blank))
	}
	parts := f.Parts(x.Use.Tok)
	for p := x.Use.Part; p <= x.Last.Part; p++ {
		w.add(f, x.Use.Tok, p, parts[p-1].Blank)
	}
	return true
}

// spelled appends spelled tokens that stand in the body of e, in that of a macro around, or in the text. Arguments
// stand for the parameters of the body.
func (r *Reading) spelled(w *Words, e uint32, in uint16, run Run, blank bool) bool {
	if run.Empty() {
		return true
	}
	f := r.File(in)
	e = r.Level(e, Ref{Tok: run.First, In: in})
	for i := run.First; i < run.End; i++ {
		if i > run.First {
			blank = f.Toks[i].Is(Blank)
		}
		p := -1
		if e != 0 {
			p = f.Param(r.def(e), i)
		}
		if p < 0 {
			w.add(f, i, 0, blank)
			continue
		}
		x := &r.Expansions[e]
		if f.joined(r.def(e), i) || x.Torn || p >= len(x.Args) {
			return false
		}
		if !r.spelled(w, x.Outer, x.Use.In, x.Args[p], blank) {
			return false
		}
	}
	return true
}

// joined reports whether a token of a body is an operand of # or ##.
func (f *File) joined(d *Def, tok uint32) bool {
	paste := func(i uint32) bool { return d.Body.Has(i) && (f.Is(i, "##") || f.Is(i, "%:%:")) }
	return paste(tok-1) || paste(tok+1) || d.Func && d.Body.Has(tok-1) && (f.Is(tok-1, "#") || f.Is(tok-1, "%:"))
}

// add appends a token; it goes on the last piece where it is spelled behind it.
func (w *Words) add(f *File, tok uint32, part uint16, blank bool) {
	if n := len(*w) - 1; n >= 0 && part == 0 && (*w)[n].Part == 0 && (*w)[n].File == f && (*w)[n].End == tok && blank == f.Toks[tok].Is(Blank) {
		(*w)[n].End++
		return
	}
	*w = append(*w, Piece{f, Run{tok, tok + 1}, part, blank})
}
