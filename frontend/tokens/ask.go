package tokens

import (
	"strings"

	"accc/frontend/source"
)

// Included returns the name of the file that a line includes, "" for other lines: #include in both languages, and Fortran's own include. The
// file is looked for beside the one with the line first unless the name is in angle brackets.
func (f *File) Included(line uint32) (name string, beside bool) {
	l := &f.Lines[line]
	if l.Kind != Include && l.Word != IncludeWord {
		return "", false
	}
	for i := l.First; i < l.End; i++ {
		switch t := &f.Toks[i]; t.Kind {
		case Header, String, Char:
			if text := f.Text(i); !t.Is(Unclosed) && len(text) > 2 {
				return text[1 : len(text)-1], t.Kind != Header
			}
		}
	}
	return "", false
}

// Includes returns the lines that include a file of a name.
func (f *File) Includes(name string) (lines []uint32) {
	for i := range f.Lines {
		if n, _ := f.Included(uint32(i)); n == name {
			lines = append(lines, uint32(i))
		}
	}
	return lines
}

// Word reports whether a token is a word, in the case that its language compares: Fortran's statements ignore case, the preprocessor does not.
func (f *File) Word(tok uint32, word string) bool {
	if int(tok) >= len(f.Toks) {
		return false
	}
	text := f.Text(tok)
	return text == word || f.Lexis.Form != C && strings.EqualFold(text, word) && f.Lines[f.LineOf(tok)].Kind != CPP
}

// Mentions reports whether a run has a word among its tokens.
func (f *File) Mentions(r Run, word string) bool {
	for i := r.First; i < r.End; i++ {
		if f.Word(i, word) {
			return true
		}
	}
	return false
}

// Closing returns the token that closes the bracket at a token; ok is false where it is missing, or a line of the preprocessor comes before it.
func (f *File) Closing(open uint32) (tok uint32, ok bool) {
	depth := 0
	for tok = open; int(tok) < len(f.Toks); tok++ {
		if f.Toks[tok].Branch != f.Toks[open].Branch || tok > open && f.Is(tok, "#") {
			return tok, false
		}
		switch f.Text(tok) {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return tok, true
			}
		}
	}
	return tok, false
}

// Arguments returns what is between the parentheses at two tokens, divided at the commas that no bracket is around. Nothing between them are no arguments.
func (f *File) Arguments(open, shut uint32) (list []Run) {
	depth, first := 0, open+1
	for i := first; i < shut; i++ {
		switch f.Text(i) {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ",":
			if depth == 0 {
				list, first = append(list, Run{first, i}), i+1
			}
		}
	}
	if first < shut || len(list) > 0 {
		list = append(list, Run{first, shut})
	}
	return list
}

// IfDefined reports whether a branch begins a group and its condition is that a macro is defined, and nothing else.
func (f *File) IfDefined(b uint16, macro string) bool {
	if b == 0 {
		return false
	}
	c := f.Branches[b].Cond
	switch f.Lines[f.Branches[b].Head].Word {
	case Ifdef:
		return f.Spells(c, macro)
	case If:
		return f.Spells(c, "defined "+macro) || f.Spells(c, "defined("+macro+")")
	}
	return false
}

// Conditions returns the conditions that decide whether a branch is read: its own, those of the branches before it, and the same of the groups around.
func (f *File) Conditions(b uint16) (list []Run) {
	for b != 0 {
		g := &f.Groups[f.Branches[b].Group]
		for _, x := range g.Branches {
			if x <= b {
				list = append(list, f.Branches[x].Cond)
			}
		}
		b = g.Outer
	}
	return list
}

// Alone returns the group that has nothing but a run of whole lines; ok is false where there is none. Comments stand in it, too.
func (f *File) Alone(r Run) (g uint32, ok bool) {
	if r.Empty() {
		return None, false
	}
	b := &f.Branches[f.Toks[r.First].Branch]
	if b.Run != r || b.Group == None {
		return None, false
	}
	group := &f.Groups[b.Group]
	return b.Group, len(group.Branches) == 1 && group.End != None
}

// Whole returns the lines of a group, with those that begin and end it.
func (f *File) Whole(g uint32) Run {
	group := &f.Groups[g]
	r := Run{f.Lines[f.Branches[group.Branches[0]].Head].First, uint32(len(f.Toks))}
	if group.End != None {
		r.End = f.Lines[group.End].End
	}
	return r
}

// Spells reports whether a run has the tokens of a text, whatever is between them.
func (f *File) Spells(r Run, text string) bool {
	return f.spells(r, New(source.NewFile("", []byte(text)), Lexis{Form: C}))
}

// spells reports whether a run has the tokens of another file.
func (f *File) spells(r Run, g *File) bool {
	if int(r.End-r.First) != len(g.Toks) || int(r.End) > len(f.Toks) {
		return false
	}
	for i := range g.Toks {
		if f.Text(r.First+uint32(i)) != g.Text(uint32(i)) {
			return false
		}
	}
	return true
}

// HasLines reports whether a run is whole lines that have the tokens of those of another file, line by line.
func (f *File) HasLines(r Run, g *File) bool {
	if len(g.Toks) == 0 || !f.spells(r, g) || f.Lines[f.LineOf(r.First)].First != r.First || f.Lines[f.LineOf(r.End-1)].End != r.End {
		return false
	}
	first := f.LineOf(r.First)
	for i, l := range g.Lines {
		if int(first)+i >= len(f.Lines) || f.Lines[int(first)+i].First != r.First+l.First {
			return false
		}
	}
	return true
}

// FindLines returns the first whole lines in a run that have the tokens of some lines of text.
func (f *File) FindLines(text string, in Run) (r Run, ok bool) {
	g := New(source.NewFile("", []byte(text)), f.Lexis)
	n := uint32(len(g.Toks))
	if n == 0 || in.Empty() {
		return r, false
	}
	for _, l := range f.Lines[f.LineOf(in.First):] {
		if r = (Run{l.First, l.First + n}); r.End > in.End {
			break
		}
		if r.First >= in.First && f.HasLines(r, g) {
			return r, true
		}
	}
	return Run{}, false
}

// All returns the tokens of the file.
func (f *File) All() Run { return Run{0, uint32(len(f.Toks))} }

// Uses returns the tokens of a run that name a module of Fortran in a use statement.
func (f *File) Uses(r Run, module string) (list []uint32) {
	f.eachPart(r, func(part Run) {
		at := part.First
		if !f.Word(at, "use") {
			return
		}
		at++
		if f.Is(at, ",") { // use, intrinsic :: m
			at += 2
		}
		if f.Is(at, "::") {
			at++
		}
		if f.Word(at, module) && (at+1 == part.End || f.Is(at+1, ",")) {
			list = append(list, at)
		}
	})
	return list
}

// eachPart calls a function for each statement of Fortran that begins and ends in a run, without its label and the sentinel !$.
func (f *File) eachPart(r Run, do func(Run)) {
	if r.Empty() {
		return
	}
	for _, l := range f.Lines[f.LineOf(r.First):] {
		if l.First >= r.End {
			return
		}
		if l.Kind != Code && l.Kind != CondOMP {
			continue
		}
		part := Run{l.First, l.First}
		for i := l.First; i <= l.End; i++ {
			switch {
			case i == l.End || f.Is(i, ";"):
				if part.End = i; !part.Empty() && part.First >= r.First && part.End <= r.End {
					do(part)
				}
				part.First = i + 1
			case i == part.First && (f.Toks[i].Kind == Sentinel || f.Toks[i].Kind == Int):
				part.First++
			}
		}
	}
}

// Begins reports whether a token of Fortran is the first of a statement: of its line, behind a label, a sentinel or another statement. label is that of the
// statement, None if it has none.
func (f *File) Begins(tok uint32) (label uint32, ok bool) {
	label = None
	first := f.Lines[f.LineOf(tok)].First
	if tok > first && f.Toks[tok-1].Kind == Int && (tok-1 == first || f.Toks[tok-2].Kind == Sentinel || f.Is(tok-2, ";")) {
		tok--
		label = tok
	}
	return label, tok == first || f.Toks[tok-1].Kind == Sentinel || f.Is(tok-1, ";")
}
