package tokens

import "sort"

// None is no line, no token and no group.
const None = ^uint32(0)

// Line is a logical line: the tokens of one line of text, or of several that a splice, a comment or Fortran's & makes
// one. Lines without tokens are not listed.
type Line struct {
	Run
	Kind     LineKind
	Language Language // of a Directive
	Word     Word     // of a line of the preprocessor
	Flags    LineFlags
}

// LineFlags say how a line of Fortran continues another one behind lines of another kind.
type LineFlags uint8

// The flags of lines.
const (
	Leads       LineFlags = 1 << iota // free form: it begins with &; fixed form: column 6 continues
	GoesOn                            // free form: it ends with &
	InLiteral                         // it begins inside of a character constant
	DoubleQuote                       // in one of double quotes
	Wrong                             // it has Mistakes
)

// LineKind says who reads a line.
type LineKind uint8

// The kinds of lines.
const (
	Code      LineKind = iota
	CPP                // the preprocessor; #pragma of other languages too
	Directive          // #pragma acc, #pragma omp, or a sentinel
	CondOMP            // behind !$
	Marker             // # 12 "file", as preprocessors leave it
	Include            // Fortran's include
)

// Language is a directive language.
type Language uint8

// The directive languages.
const (
	NoLanguage Language = iota
	ACC
	OMP
)

// Word is the name of a preprocessing directive.
type Word uint8

// The preprocessing directives.
const (
	NoWord Word = iota
	Define
	Undef
	IncludeWord // #include, #include_next, #import
	If
	Ifdef
	Ifndef
	Elif
	Elifdef
	Elifndef
	Else
	Endif
	Pragma
	OtherWord // #error, #line and unknown ones
)

var words = map[string]Word{
	"define": Define, "undef": Undef, "include": IncludeWord, "include_next": IncludeWord, "import": IncludeWord, "if": If,
	"ifdef": Ifdef, "ifndef": Ifndef, "elif": Elif, "elifdef": Elifdef, "elifndef": Elifndef, "else": Else, "endif": Endif, "pragma": Pragma,
}

// Opens reports whether the word begins a conditional group.
func (w Word) Opens() bool { return w == If || w == Ifdef || w == Ifndef }

// Turns reports whether the word begins another branch of a conditional group.
func (w Word) Turns() bool { return Elif <= w && w <= Else }

// Group is a conditional group from #if to #endif.
type Group struct {
	Branches []uint16
	End      uint32 // the line of #endif, None if it is missing
	Outer    uint16 // the branch that the group is in
}

// Branch is one part of a conditional group: the tokens between its head and the next head or #endif.
type Branch struct {
	Run
	Group uint32 // None for the file itself
	Head  uint32 // the line of #if, #elif or #else
	Cond  Run    // the tokens of the condition, empty for #else
}

// Def is a #define or an #undef.
type Def struct {
	Name     uint32   // the token
	Params   []uint32 // names, or ... of a variadic macro without a name
	Body     Run
	Func     bool // has a parameter list
	Variadic bool // the last parameter takes all remaining arguments
	Undef    bool
}

// Param returns the parameter that a token of the body names, -1 for none.
func (f *File) Param(d *Def, tok uint32) int {
	if f.Toks[tok].Kind != Name {
		return -1
	}
	text := f.Text(tok)
	for i, p := range d.Params {
		if name := f.Text(p); name == text || name == "..." && text == "__VA_ARGS__" {
			return i
		}
	}
	return -1
}

// LineOf returns the logical line of a token.
func (f *File) LineOf(tok uint32) uint32 {
	from, to := 0, len(f.Lines)
	for from < to {
		if mid := (from + to) / 2; f.Lines[mid].End <= tok {
			from = mid + 1
		} else {
			to = mid
		}
	}
	return uint32(from)
}

// BranchAt returns the branch whose head is a line, 0 if there is none.
func (f *File) BranchAt(line uint32) uint16 {
	i := sort.Search(len(f.Branches)-1, func(i int) bool { return f.Branches[i+1].Head >= line }) + 1
	if i < len(f.Branches) && f.Branches[i].Head == line {
		return uint16(i)
	}
	return 0
}

// DefAt returns the definition of the name at a token, None if there is none.
func (f *File) DefAt(name uint32) uint32 {
	i := sort.Search(len(f.Defs), func(i int) bool { return f.Defs[i].Name >= name })
	if i < len(f.Defs) && f.Defs[i].Name == name {
		return uint32(i)
	}
	return None
}

// open is a conditional group whose #endif has not come.
type open struct{ group, outer uint32 }

// line ends a logical line whose first token is first. It finds what kind of line it is, and keeps the branches and
// definitions.
func (s *scanner) line(first uint32) {
	f := s.f
	l := Line{Run: Run{first, uint32(len(f.Toks))}}
	if l.Empty() {
		return
	}
	if hash := &f.Toks[first]; l.Kind == Code && hash.Kind == Punct && (f.src[hash.Start] == '#' || f.src[hash.Start] == '%') && (f.Is(first, "#") || f.Is(first, "%:")) {
		s.cpp(&l)
	}
	f.Lines = append(f.Lines, l)
}

// cpp reads a line that begins with #.
func (s *scanner) cpp(l *Line) {
	f := s.f
	l.Kind, l.Word = CPP, OtherWord
	name := l.First + 1
	if name == l.End {
		return
	}
	switch t := &f.Toks[name]; t.Kind {
	case Number:
		l.Kind, l.Word = Marker, NoWord
		return
	case Name:
	default:
		return
	}
	if w, ok := words[f.Text(name)]; ok {
		l.Word = w
	}
	rest := Run{name + 1, l.End}
	switch w := l.Word; {
	case w == Define || w == Undef:
		s.define(rest, w == Undef)
	case w == Pragma && !rest.Empty():
		switch f.Text(rest.First) {
		case "acc":
			l.Kind, l.Language = Directive, ACC
		case "omp", "ompx":
			l.Kind, l.Language = Directive, OMP
		}
	case w.Opens():
		f.Groups = append(f.Groups, Group{End: None, Outer: uint16(s.branch)})
		s.opens = append(s.opens, open{uint32(len(f.Groups) - 1), s.branch})
		s.turn(l, rest)
	case w.Turns() && len(s.opens) > 0:
		s.turn(l, rest)
	case w == Endif && len(s.opens) > 0:
		o := s.opens[len(s.opens)-1]
		s.opens = s.opens[:len(s.opens)-1]
		s.leave(l.First)
		s.rehome(l, o.outer)
		s.branch = o.outer
		f.Groups[o.group].End = uint32(len(f.Lines))
	}
}

// turn begins a branch of the innermost group after its head.
func (s *scanner) turn(head *Line, cond Run) {
	f := s.f
	o := s.opens[len(s.opens)-1]
	g := &f.Groups[o.group]
	if len(g.Branches) > 0 {
		s.leave(head.First)
		s.rehome(head, o.outer)
	}
	if len(f.Branches) > 0xffff {
		f.Truncated = true
		return
	}
	b := Branch{Run: Run{head.End, None}, Group: o.group, Head: uint32(len(f.Lines)), Cond: cond}
	if head.Word == Else {
		b.Cond.End = b.Cond.First
	}
	s.branch = uint32(len(f.Branches))
	f.Branches = append(f.Branches, b)
	g.Branches = append(g.Branches, uint16(s.branch))
}

// leave ends the present branch before a token.
func (s *scanner) leave(end uint32) {
	if s.branch != 0 {
		s.f.Branches[s.branch].End = end
	}
}

// rehome moves the tokens of a line to a branch.
func (s *scanner) rehome(l *Line, branch uint32) {
	for i := l.First; i < l.End; i++ {
		s.f.Toks[i].Branch = uint16(branch)
	}
}

// finish ends the groups whose #endif is missing.
func (s *scanner) finish() {
	for n := len(s.opens); n > 0; n = len(s.opens) {
		s.leave(uint32(len(s.f.Toks)))
		s.branch = s.opens[n-1].outer
		s.opens = s.opens[:n-1]
	}
}

// define notes a definition whose name and the rest are the tokens of line. A malformed parameter list is part of the
// body.
func (s *scanner) define(line Run, undef bool) {
	f := s.f
	if line.Empty() || f.Toks[line.First].Kind != Name {
		return
	}
	d := Def{Name: line.First, Body: Run{line.First + 1, line.End}, Undef: undef}
	if at := d.Body.First; !undef && at < line.End && !f.Toks[at].Is(Blank) && f.Is(at, "(") {
		s.params(&d)
	}
	f.Defs = append(f.Defs, d)
}

// params reads a parameter list, whose parenthesis the body begins with.
func (s *scanner) params(d *Def) {
	f := s.f
	var params []uint32
	variadic := false
	for at := d.Body.First + 1; at < d.Body.End; at++ {
		switch {
		case f.Is(at, ")"):
			d.Func, d.Params, d.Variadic = true, params, variadic
			d.Body.First = at + 1
			return
		case f.Is(at, "..."):
			if !variadic && !f.Is(at-1, "(") && !f.Is(at-1, ",") { // args...: the name is the parameter
				variadic = true
				continue
			}
			variadic = true
			params = append(params, at)
		case f.Toks[at].Kind == Name:
			params = append(params, at)
		case f.Is(at, ","):
		default:
			return
		}
	}
}
