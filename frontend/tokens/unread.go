package tokens

import (
	"cmp"
	"slices"

	"accc/frontend/source"
)

// An Unread is a name that the preprocessor took away in this build: in lines that are off, in an argument that a macro
// drops, or in another definition of a macro. Another build may read it.
type Unread struct {
	Name string
	// At is where the name is in the text, or the use of the macro that it belongs to.
	At source.Span
}

// UnreadNames returns the names that EachUnread finds in some files, in the order of the text of each.
func (r *Reading) UnreadNames(files []*source.File) map[*source.File][]Unread {
	out := map[*source.File][]Unread{}
	mine := func(f *File) bool { return slices.Contains(files, f.File) }
	r.EachUnread(mine, func(at, name Ref) {
		f := r.File(at.In)
		out[f.File] = append(out[f.File], Unread{
			Name: r.File(name.In).Text(name.Tok),
			At:   f.Span(Run{First: at.Tok, End: at.Tok + 1}),
		})
	})
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b Unread) int { return a.At.Start - b.At.Start })
	}
	return out
}

// UnreadIn returns those of a sorted list that stand in a span.
func UnreadIn(list []Unread, span source.Span) []Unread {
	at := func(offset int) int {
		i, _ := slices.BinarySearchFunc(list, offset, func(x Unread, at int) int { return cmp.Compare(x.At.Start, at) })
		return i
	}
	return list[at(span.Start):at(span.End)]
}

// EachUnread calls f for the names that stand in the text of some inclusions but in no expanded token: in branches that are off, in arguments of
// parameters without a use, and in the other definitions of the macros that are used. at is where the name would be read in the text: itself, or the use
// of the macro in the text.
func (r *Reading) EachUnread(wanted func(*File) bool, f func(at, name Ref)) {
	if r.Truncated {
		return
	}
	for k := range r.Inclusions {
		in := &r.Inclusions[k]
		if !wanted(in.File) {
			continue
		}
		for l := range in.File.Lines {
			line := &in.File.Lines[l]
			if line.Kind == CPP || line.Empty() || r.reads(in, in.File.Toks[line.First].Branch) || in.File.never(in.File.Toks[line.First].Branch) {
				continue
			}
			for i := line.First; i < line.End; i++ {
				if at := (Ref{Tok: i, In: uint16(k)}); in.File.Toks[i].Kind == Name {
					f(at, at)
				}
			}
		}
	}
	for e := uint32(1); e < uint32(len(r.Expansions)); e++ {
		at := r.Expansions[e].Use
		for o := r.Expansions[e].Outer; o != 0; o = r.Expansions[o].Outer {
			if r.inBody(o, at) {
				at = r.Expansions[o].Use
			}
		}
		if wanted(r.File(at.In)) {
			r.dropped(e, func(name Ref) { f(at, name) })
		}
	}
}

// never reports whether no build reads a branch of which directives have a meaning: one under #if 0, or for compilers without directives.
func (f *File) never(b uint16) bool {
	for ; b != 0; b = f.Groups[f.Branches[b].Group].Outer {
		br := &f.Branches[b]
		first := &f.Branches[f.Groups[br.Group].Branches[0]]
		cond := func(b *Branch, text string) bool {
			return b.Cond.End == b.Cond.First+1 && f.Is(b.Cond.First, text)
		}
		word := f.Lines[br.Head].Word
		switch head := f.Lines[first.Head].Word; {
		case (word == If || word == Elif) && cond(br, "0"), word == Else && head == If && cond(first, "1"):
			return true
		case !cond(first, "_OPENACC") && !cond(first, "_OPENMP"):
		case word == Ifndef, word == Else && head == Ifdef:
			return true
		}
	}
	return false
}

// dropped calls f for the names in the arguments of an expansion that the macro does not use, and in other definitions of the macro.
func (r *Reading) dropped(e uint32, f func(name Ref)) {
	d := r.def(e)
	if d == nil {
		return
	}
	// A parameter of a macro around stands for an argument of that one.
	var names func(in uint16, run Run, outer uint32)
	names = func(in uint16, run Run, outer uint32) {
		file := r.File(in)
		for i := run.First; i < run.End; i++ {
			at := Ref{Tok: i, In: in}
			if file.Toks[i].Kind != Name {
				continue
			}
			o := r.Level(outer, at)
			if o != 0 {
				if p := file.Param(r.def(o), i); p >= 0 && p < len(r.Expansions[o].Args) {
					names(r.Expansions[o].Use.In, r.Expansions[o].Args[p], r.Expansions[o].Outer)
					continue
				}
			}
			f(at)
		}
	}
	x := &r.Expansions[e]
	body := r.File(x.Def.In)
	for p, arg := range x.Args {
		used := false
		for i := d.Body.First; i < d.Body.End; i++ {
			used = used || body.Param(d, i) == p
		}
		if !used {
			names(x.Use.In, arg, x.Outer)
		}
	}
	var seen []*File
	for k := range r.Inclusions {
		other := r.File(uint16(k))
		if slices.Contains(seen, other) {
			continue
		}
		seen = append(seen, other)
		for _, n := range other.Named(r.name(e)) {
			if other != body || n != x.Def.Def {
				names(uint16(k), other.Defs[n].Body, 0)
			}
		}
	}
}
