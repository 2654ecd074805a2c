package frontend

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// Layout is a form of the text of a host language, named as -x names it: "c", "f90" for Fortran's free form, "f" for
// its fixed form.
type Layout string

// Options are the settings of one source that host languages have in common. A language ignores those that it has no
// use for.
type Options struct {
	// Includes are the -I directories, searched in order before the built-in headers.
	Includes []string
	// SystemIncludes are searched after the built-in headers: where the host compiler finds those of other libraries.
	SystemIncludes []string
	// Defines are -D arguments: NAME, NAME=TEXT or NAME(PARAMS)=TEXT.
	Defines []string
	// Undefs are -U arguments, applied after the predefined macros and Defines.
	Undefs []string
	// Preincludes are -include arguments: headers that precede the first line of the source. Of Imacros, the -imacros
	// arguments, only the macros are kept; they come first.
	Preincludes, Imacros []string
	// Std is the -std= argument of C: c89, c99, c11, c17, c23 and the gnu forms; "" means gnu17.
	Std string
	// HostHeaders searches the host's /usr/include and /usr/local/include instead of the
	// built-in headers.
	HostHeaders bool
	// OpenACC and OpenMP turn the directive languages on and define _OPENACC and _OPENMP.
	OpenACC, OpenMP bool
	// OpenMPVersion is the version of OpenMP that _OPENMP announces, times ten; 0: the default.
	OpenMPVersion int
	// LeftOut says what becomes of the directives of the language that is not on.
	LeftOut acc.LeftOut
	// ExpansionLimit bounds the tokens that macro expansion may produce; 0 means the default.
	ExpansionLimit int
	// NoLines: __LINE__ is 0, so that texts whose lines differ are the same program.
	NoLines bool
	// Files reads headers, include files and the sources of modules.
	Files source.ReadFunc
}

// A FrontEnd is a host language: how its files are told from others, and what an editor asks of text that is not
// complete. A Reader reads its sources, irgen.Lowering makes IR of them, and emit.Printer prints in it;
// cmd/internal/driver has a table that joins the four, with a row for each language.
type FrontEnd interface {
	Language() Language
	// Layouts are the layouts of sources in the language.
	Layouts() []Layout
	// LayoutOf is the layout of a file by its name; ok is false if that is not one of the language. header: the file is
	// read as a part of others.
	LayoutOf(name string) (layout Layout, header, ok bool)
	// Joint: sources refer to what others define (modules), so that those of a program are read in order, and lowered
	// into one module.
	Joint() bool
	// DirectiveBefore is the directive language and the text, without its sentinel, of the directive that a text ends
	// in; the table is nil if the text does not end in a directive. Where the language ignores case, the result is in
	// lower case.
	DirectiveBefore(text string, layout Layout) (*pragma.Table, string)
	// StaysApart reports whether one text in place of another, as the body of a piece, leaves the text after it what it is. It may say no
	// where that is hard to tell.
	StaysApart(before, after []byte, layout Layout) bool
	// Rules are what the front end reports.
	Rules() []*diag.Rule
}

// An Input is a source to read.
type Input struct {
	File    *source.File
	Layout  Layout
	Options Options
}

// A Reader reads the sources of one program in a host language. It remembers what they define for each other.
type Reader interface {
	// Parse reads a source and reports its mistakes. The result is nil if nothing can be said about the program.
	Parse(in Input, r diag.Reporter) Source
	// Order sorts sources so that those that define what others refer to come first. Others keep their order.
	Order(list []Input) []Input
}

// A Source is a source that has been read.
type Source interface {
	// Neutral is the neutral model of the source.
	Neutral() *Unit
	// InsertionPoints are those of the program units in one of the source's files, inner units after those around them;
	// none where declarations need no place of their own.
	InsertionPoints(file *source.File) []InsertionPoints
	// LibraryUses are the places in one of the source's files that make the library of OpenACC known, where the language has such
	// places for each program unit.
	LibraryUses(file *source.File) []LibraryUse
	// Statements are those of one of the source's files.
	Statements(file *source.File) source.Statements
	// Pieces are the procedures in one of the source's files that are pieces of its text, in order.
	Pieces(file *source.File) []Piece
}

// InsertionPoints are where statements can be added to a program unit, or to a procedure in one: the offsets of the
// lines before which they go.
type InsertionPoints struct {
	Span source.Span
	Uses int // use statements
	// Declarations: after what the language requires first in a specification part.
	Declarations int
	// Executable: after the specification part.
	Executable int
	// End is where the line of contains or end begins.
	End    int
	Indent string // of the unit's statements
}

// A LibraryUse is a statement or an include line that makes the library of OpenACC known in a program unit.
type LibraryUse struct {
	Span source.Span
	// Needed: statements refer to what it declares, in any configuration of the preprocessor, or other files may.
	Needed bool
	// Names are those of what it declares that directives mention, in lower case.
	Names []string
}

// Sentinel is the directive language whose sentinel, after a prefix, begins a text, and what follows it; nil if none
// does.
func Sentinel(text, prefix string) (*pragma.Table, string) {
	for _, t := range []*pragma.Table{acc.Table, omp.Table} {
		if rest, ok := strings.CutPrefix(text, prefix+t.Sentinel); ok && (rest == "" || !pragma.IsWordByte(rest[0])) {
			return t, rest
		}
	}
	return nil, ""
}
