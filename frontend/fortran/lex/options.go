package lex

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma/acc"
)

// Form is how a source is laid out.
type Form uint8

const (
	Free  Form = iota
	Fixed      // statements in columns 7 to Options.Width
)

// The layouts of Fortran.
const (
	FreeForm  frontend.Layout = "f90"
	FixedForm frontend.Layout = "f"
)

// Layout is the layout of sources in a form.
func (f Form) Layout() frontend.Layout {
	if f == Fixed {
		return FixedForm
	}
	return FreeForm
}

// NoWidth is a Width of lines that end nowhere.
const NoWidth = 1 << 20

// Options are the settings for reading one source.
type Options struct {
	// Form is the layout of the main file and of what it includes.
	Form Form
	// Width is the last column of a statement in fixed form: 72 unless said otherwise, or 132.
	Width int
	// Preprocess makes lines that begin with # directives of the C preprocessor, as for names such as x.F90.
	Preprocess bool
	// Includes are the -I directories, searched after the directory of the including file.
	Includes []string
	// Files reads include files.
	Files source.ReadFunc
	// Library is an include file that comes with accc; nil: there is none.
	Library func(name string) (text []byte, ok bool)
	// Defines are -D arguments (NAME, NAME=TEXT), Undefs are -U arguments.
	Defines, Undefs []string
	// NoLines: __LINE__ is 0.
	NoLines bool
	// OpenACC and OpenMP turn the sentinels !$acc, and !$omp and !$, on.
	OpenACC, OpenMP bool
	// OpenMPVersion is the version of OpenMP that _OPENMP announces, times ten; 0: the default.
	OpenMPVersion int
	// LeftOut says what becomes of the directives of the language that is not on.
	LeftOut acc.LeftOut
	// DLines makes lines of fixed form with a D in column 1 statements, as if the column were blank; else they are
	// comments.
	DLines bool
}
