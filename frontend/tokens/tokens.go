// Package tokens holds the text of a source file as tokens, without loss: the bytes of a file are its tokens and the
// gaps between them. It also holds the map from the tokens that a parser reads, after macro expansion, to the tokens
// that the user spelled.
//
// A File is the same under every configuration: branches of #if that are off, pragmas and sentinels of both directive
// languages are tokens of it. A Reading says which of them one configuration reads, and where each expanded token is
// spelled.
//
//	f := tokens.Of(file, tokens.Lexis{Form: tokens.C})
//	for i, line := range f.Lines { ... f.Text(line.First) ... }      // logical lines: a directive is one, with its splices
//	f.Span(line.Run)                                                 // from its first to its last spelled token
//	f.Gap(line.First)                                                // blanks, comments and line ends before a token
//	f.Branches[f.Toks[i].Branch].Cond                                // the condition a token stands under
//
// Ask a File what the text is: never search the text for a word, a quote or a brace.
//
//	at, in := f.At(offset)                     // the token at an offset
//	n := f.LineOf(at)                          // its logical line
//	f.Defs                                     // every #define and #undef, those in branches that are off too
//
// Ask a Reading what a parser read. A Range is a run of expanded tokens: a statement, a clause, an argument.
//
//	s, ok := r.Spell(x)                        // the tokens that yield exactly x, and where they stand: text, argument, body
//	w, ok := r.Words(x)                        // x in the user's words, with as few macros expanded as possible
//	r.Depends(x)                               // the definitions that x comes through, and what makes each free
//	r.Unread(s)                                // names in s that this configuration does not read
//
// For #define TEAM(k) num_workers(4 * (k)) and the text TEAM(N), the range of 4 * ( 16 ) is spelled in the body of
// TEAM, its words are 4 * (N), and it depends on TEAM and N.
//
// Read tokens.go, lines.go (logical lines, branches, definitions), c.go (the lexis of C), gap.go and part.go (what is
// between tokens, and in strings that _Pragma reads), ask.go (questions about lines: what they
// include, use and ask for), then reading.go (expanded tokens), spell.go (the way back to
// spelled ones), depend.go and unread.go (what another build would read).
// Fortran: fortran.go (lines of text and of the preprocessor), free.go and fixed.go (the two forms), joined.go (a line
// with those that continue it), fortranwords.go (its tokens), fortrangap.go.
//
// Learned from: clang's syntax.TokenBuffer, where spelled and expanded tokens are two streams with a map between them.
// That map ends at macro arguments; here each expanded token has its origin and its innermost expansion, which is
// enough for arguments and bodies.
package tokens

import (
	"sort"
	"strings"
	"sync"
	"unsafe"

	"accc/frontend/source"
)

// Kind classifies spelled tokens.
type Kind uint8

// The kinds of tokens.
const (
	End      Kind = iota // no token
	Name                 // identifiers and keywords
	Number               // a preprocessing number, with digit separators
	Char                 // a character constant, with its prefix
	String               // a string literal, with its prefix
	Header               // <name> after #include
	Punct                // punctuators, digraphs too
	Other                // a character that is no token of the language
	Int                  // Fortran: digits, with _kind
	Real                 // Fortran: with exponent and _kind
	BOZ                  // Fortran: b'01', o"17", z'ff'
	Logical              // Fortran: .true. and .false., with _kind
	DotOp                // Fortran: .and., .eq., .defined.
	Sentinel             // Fortran: !$acc, !$omp and !$
)

// Flags say how a token is spelled.
type Flags uint8

// The flags of tokens.
const (
	First    Flags = 1 << iota // of its logical line
	Blank                      // white space or a comment precedes it: in #define f (x) there are no parameters
	Spliced                    // a line end is inside: Text leaves it out
	Unclosed                   // a literal without its closing quote
	Cond                       // the line stands behind !$
)

// Token is one spelled token: the half-open range of its bytes.
type Token struct {
	Start, End uint32
	Kind       Kind
	Flags      Flags
	Branch     uint16 // index in File.Branches of the innermost branch around; for the lines of #if itself, the branch around the group
}

// Is reports whether the token has a flag.
func (t *Token) Is(f Flags) bool { return t.Flags&f != 0 }

// Run is a half-open range of spelled tokens of one file.
type Run struct{ First, End uint32 }

// Empty reports whether the run has no tokens.
func (r Run) Empty() bool { return r.End <= r.First }

// Has reports whether the run contains a token.
func (r Run) Has(tok uint32) bool { return r.First <= tok && tok < r.End }

// Form is the source form of a language.
type Form uint8

// The source forms.
const (
	C Form = iota
	Free
	Fixed
)

// Lexis says how a file is split into tokens.
type Lexis struct {
	Form  Form
	Width int // the width of a line in fixed form
	// DLines: lines of fixed form with a D in column 1 are statements.
	DLines bool
}

// File is one file as tokens. It does not depend on any configuration, and must not be changed.
type File struct {
	*source.File
	Lexis    Lexis
	Toks     []Token
	Lines    []Line
	Groups   []Group
	Branches []Branch // [0] is the file itself
	Defs     []Def
	Comments []uint32 // Fortran: where comments begin that may be meant as directives
	// Truncated: the file has more than 65,535 branches; Groups and Branches have only the first of them.
	Truncated bool
	// OpenComment is where the comment begins that is not closed, None if there is none.
	OpenComment uint32

	src   string // the text
	once  sync.Once
	named map[string][]uint32 // Defs by name
}

// Of returns the tokens of a file, which are made once.
func Of(file *source.File, lexis Lexis) *File {
	f := file.Memo(lexis, func() any { return New(file, lexis) }).(*File)
	file.Memo(asRead{}, func() any { return f })
	return f
}

// asRead is the key under which a file keeps the tokens that were asked for first.
type asRead struct{}

// AsRead returns the tokens of a file as its front end reads it, by a lexis if none has read it.
func AsRead(file *source.File, lexis Lexis) *File {
	return file.Memo(asRead{}, func() any { return New(file, lexis) }).(*File)
}

// New splits a file into tokens.
func New(file *source.File, lexis Lexis) *File {
	f := &File{File: file, Lexis: lexis, OpenComment: None, src: unsafe.String(unsafe.SliceData(file.Text), len(file.Text))}
	f.Toks = make([]Token, 0, len(f.src)/3+16)
	s := scanner{f: f, src: f.src}
	f.Branches = append(f.Branches, Branch{Group: None, Head: None})
	s.scan()
	f.Branches[0].End = uint32(len(f.Toks))
	return f
}

// Text returns the text of a token without the line ends inside of it. Digraphs stay as they are.
func (f *File) Text(tok uint32) string {
	t := &f.Toks[tok]
	if t.Flags&Spliced == 0 {
		return f.src[t.Start:t.End]
	}
	if f.Lexis.Form != C {
		return f.rejoined(tok)
	}
	return f.unspliced(t)
}

// unspliced returns the text of a token that has line ends inside.
func (f *File) unspliced(t *Token) string {
	var b strings.Builder
	for i := int(t.Start); i < int(t.End); {
		if n := splice(f.src, i); n != 0 {
			i += n
			continue
		}
		b.WriteByte(f.src[i])
		i++
	}
	return b.String()
}

// Is reports whether a token is the word or punctuator text.
func (f *File) Is(tok uint32, text string) bool {
	if tok >= uint32(len(f.Toks)) {
		return false
	}
	t := &f.Toks[tok]
	if t.Flags&Spliced == 0 {
		return f.src[t.Start:t.End] == text
	}
	return f.Text(tok) == text
}

// Span returns the bytes from the first to the last token of a run. The span of an empty run is the empty one before
// First.
func (f *File) Span(r Run) source.Span {
	if r.Empty() {
		at := len(f.src)
		if int(r.First) < len(f.Toks) {
			at = int(f.Toks[r.First].Start)
		}
		return source.Span{File: f.File, Start: at, End: at}
	}
	return source.Span{File: f.File, Start: int(f.Toks[r.First].Start), End: int(f.Toks[r.End-1].End)}
}

// At returns the token that an offset is in, or the first token after it; in tells which. Behind the last token it
// returns len(Toks).
func (f *File) At(offset int) (tok uint32, in bool) {
	i := sort.Search(len(f.Toks), func(i int) bool { return int(f.Toks[i].End) > offset })
	return uint32(i), i < len(f.Toks) && int(f.Toks[i].Start) <= offset
}

// Within returns the tokens that lie wholly in the bytes [start, end).
func (f *File) Within(start, end int) Run {
	first := sort.Search(len(f.Toks), func(i int) bool { return int(f.Toks[i].Start) >= start })
	last := sort.Search(len(f.Toks), func(i int) bool { return int(f.Toks[i].End) > end })
	return Run{uint32(first), uint32(max(first, last))}
}
