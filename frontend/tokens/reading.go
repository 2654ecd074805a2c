package tokens

import (
	"sort"
	"sync"
	"sync/atomic"

	"accc/frontend/source"
)

// Ref is a token of an inclusion.
type Ref struct {
	Tok  uint32
	In   uint16
	Part uint16 // as in Origin
}

// DefRef is a definition of an inclusion: an index in File.Defs, None for a macro of the preprocessor itself.
type DefRef struct {
	Def uint32
	In  uint16
}

// Origin says where an expanded token is spelled: a token of an inclusion's file, in the text or in the body of a
// macro.
type Origin struct {
	Tok  uint32
	From uint32 // the innermost expansion that it came through, as a token of the body or of an argument; 0: it stands in the text
	In   uint16
	Part uint16 // of a string that _Pragma reads, from 1 on: Tok is the string. 0: the token itself
}

func (o Origin) ref() Ref { return Ref{o.Tok, o.In, o.Part} }

// Inclusion is one time that a file is read: a file that is included twice has two.
type Inclusion struct {
	File  *File
	At    Ref // the #include, Tok is None for the main file and what the command line says
	Taken []uint64
}

// Takes reports whether a branch is read.
func (in *Inclusion) Takes(branch uint16) bool {
	return branch == 0 || int(branch/64) < len(in.Taken) && in.Taken[branch/64]&(1<<(branch%64)) != 0
}

// Take notes that a branch is read.
func (in *Inclusion) Take(branch uint16) {
	for len(in.Taken) <= int(branch/64) {
		in.Taken = append(in.Taken, 0)
	}
	in.Taken[branch/64] |= 1 << (branch % 64)
}

// The names of files that are none.
const (
	Predefined  = "<predefined>"   // definitions of the compiler
	CommandLine = "<command line>" // -D, -U and -include
)

// Expansion is one use of a macro that was expanded.
type Expansion struct {
	Def   DefRef
	Use   Ref    // the name
	Last  Ref    // the last token of the use: the name, or the closing parenthesis
	Outer uint32 // the expansion in whose body or argument the use stands, 0 for the text
	// Args are the arguments as they are spelled, in the file of Use.
	Args []Run
	// Torn: the name and the parentheses are not spelled side by side, so the use is no run of tokens.
	Torn bool
}

// Made is a token that nobody spelled: pasted, a stringized argument, __LINE__. Its origin is the token that asks for
// it.
type Made struct {
	Text     string
	Operands []Origin // what is pasted or stringized
	Position bool     // the text depends on where or how often the macro is used: __LINE__, __COUNTER__, __TIME__
}

// Range is a half-open run of expanded tokens. The zero Range is nowhere.
type Range struct{ From, To int32 }

// Empty reports whether the range has no tokens.
func (x Range) Empty() bool { return x.To <= x.From }

// Hull returns the smallest range that contains both.
func (x Range) Hull(y Range) Range {
	switch {
	case x.Empty():
		return y
	case y.Empty():
		return x
	}
	return Range{min(x.From, y.From), max(x.To, y.To)}
}

// Contains reports whether y lies in x.
func (x Range) Contains(y Range) bool { return x.From <= y.From && y.To <= x.To }

// Reading is what one configuration reads of a file and of those that it includes: the tokens after macro expansion,
// directives among them where they stand.
type Reading struct {
	Defines, Undefs []string    // -D and -U
	Inclusions      []Inclusion // [0] is the main file
	Expansions      []Expansion // [0] is none
	Made            map[int32]Made
	Defined         []Defined // the definitions that are read, in their order
	// Truncated: there are more than 65,535 inclusions, so origins are not known.
	Truncated bool

	runs []originRun
	n    int32
	memo sync.Map     // what Freedom found, by name, and what Definitions counted
	last atomic.Int32 // the run that was asked for last: the next token is often in it
}

// Defined is a #define or #undef that is read before the expanded token At. Def is None where #pragma pop_macro
// undefines.
type Defined struct {
	At  int32
	Def DefRef
}

// Definition returns the definition that a macro has at the expanded token at; ok is false where it has none, or where
// that is not known.
func (r *Reading) Definition(name string, at int32) (d DefRef, ok bool) {
	n := sort.Search(len(r.Defined), func(n int) bool { return r.Defined[n].At > at })
	for n--; n >= 0; n-- {
		d = r.Defined[n].Def
		if d.Def == None {
			return d, false
		}
		f := r.File(d.In)
		if def := &f.Defs[d.Def]; f.Is(def.Name, name) {
			return d, !def.Undef
		}
	}
	return d, false
}

// counted is the key of what Definitions counts.
type counted struct{}

// Definitions returns how often the reading defines or undefines a macro.
func (r *Reading) Definitions(name string) int {
	counts, ok := r.memo.Load(counted{})
	if !ok {
		m := map[string]int{}
		for _, d := range r.Defined {
			if d.Def.Def != None {
				f := r.File(d.Def.In)
				m[f.Text(f.Defs[d.Def.Def].Name)]++
			}
		}
		counts, _ = r.memo.LoadOrStore(counted{}, m)
	}
	return counts.(map[string]int)[name]
}

// originRun is a run of expanded tokens that are spelled side by side.
type originRun struct {
	at int32
	Origin
}

// Len returns the number of expanded tokens.
func (r *Reading) Len() int32 { return r.n }

// Add appends an expanded token and returns its index.
func (r *Reading) Add(o Origin) int32 {
	if n := len(r.runs) - 1; n < 0 || o.Part != 0 || r.follow(&r.runs[n], r.n) != o {
		r.runs = append(r.runs, originRun{r.n, o})
	}
	r.n++
	return r.n - 1
}

func (r *Reading) follow(run *originRun, i int32) Origin {
	o := run.Origin
	if o.Part == 0 {
		o.Tok += uint32(i - run.at)
	}
	return o
}

// Origin returns where an expanded token is spelled.
func (r *Reading) Origin(i int32) Origin {
	return r.follow(&r.runs[r.run(i)], i)
}

// run returns the run that an expanded token is in.
func (r *Reading) run(i int32) int {
	if n := int(r.last.Load()); n < len(r.runs) && r.runs[n].at <= i && (n+1 == len(r.runs) || r.runs[n+1].at > i) {
		return n
	}
	n := sort.Search(len(r.runs), func(n int) bool { return r.runs[n].at > i }) - 1
	r.last.Store(int32(max(n, 0)))
	return n
}

// File returns the file of an inclusion.
func (r *Reading) File(in uint16) *File { return r.Inclusions[in].File }

// Text returns the text of an expanded token.
func (r *Reading) Text(i int32) string {
	if m, ok := r.Made[i]; ok {
		return m.Text
	}
	o := r.Origin(i)
	if o.Part != 0 {
		return r.File(o.In).Parts(o.Tok)[o.Part-1].Text
	}
	return r.File(o.In).Text(o.Tok)
}

// def returns the definition of an expansion, nil for a macro of the preprocessor itself.
func (r *Reading) def(e uint32) *Def {
	if d := r.Expansions[e].Def; d.Def != None {
		return &r.File(d.In).Defs[d.Def]
	}
	return nil
}

// inBody reports whether a token stands in the body of the macro that an expansion expands.
func (r *Reading) inBody(e uint32, at Ref) bool {
	d := r.def(e)
	return d != nil && r.Expansions[e].Def.In == at.In && d.Body.Has(at.Tok)
}

// Span returns where an expanded token is in the text: its own bytes, or the use of the macro whose body it comes from.
func (r *Reading) Span(i int32) source.Span {
	o := r.Origin(i)
	first, last := o.ref(), o.ref()
	for e := o.From; e != 0; e = r.Expansions[e].Outer {
		if x := &r.Expansions[e]; x.Def.Def == None || r.inBody(e, first) {
			first, last = x.Use, x.Last
		}
	}
	f := r.File(first.In)
	if first.In != last.In || last.Tok < first.Tok || first.Part != 0 && last.Part == 0 {
		last = first
	}
	if first.Part != 0 {
		p := f.Parts(first.Tok)
		return source.Span{File: f.File, Start: int(p[first.Part-1].Start), End: int(p[last.Part-1].End)}
	}
	return f.Span(Run{first.Tok, last.Tok + 1})
}

// Macro returns the name of the macro whose use in the text an expanded token comes from, "" if it stands in the text
// outside of uses.
func (r *Reading) Macro(i int32) string {
	o := r.Origin(i)
	e := r.Level(o.From, o.ref())
	if e == 0 {
		e = o.From
	}
	for e != 0 {
		x := &r.Expansions[e]
		outer := r.Level(x.Outer, x.Use)
		if outer == 0 {
			return r.name(e)
		}
		e = outer
	}
	return ""
}

// name returns the name of the macro that an expansion expands.
func (r *Reading) name(e uint32) string {
	u := r.Expansions[e].Use
	if u.Part != 0 {
		return r.File(u.In).Parts(u.Tok)[u.Part-1].Text
	}
	return r.File(u.In).Text(u.Tok)
}
