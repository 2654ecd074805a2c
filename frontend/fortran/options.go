package fortran

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma/acc"
)

// Form is how a source is laid out.
type Form = lex.Form

// The forms of sources.
const (
	Free  = lex.Free
	Fixed = lex.Fixed
)

// NoWidth is a Width of lines that end nowhere.
const NoWidth = lex.NoWidth

// Options are the settings of one translation.
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
	// Defines are -D arguments (NAME, NAME=TEXT), Undefs are -U arguments.
	Defines, Undefs []string
	// NoLines: __LINE__ is 0, so that texts whose lines differ are the same program.
	NoLines bool
	// OpenACC and OpenMP turn the sentinels !$acc, and !$omp and !$, on.
	OpenACC, OpenMP bool
	// OpenMPVersion is the version of OpenMP that _OPENMP announces, times ten; 0: the default.
	OpenMPVersion int
	// LeftOut says what becomes of the directives of the language that is not on.
	LeftOut acc.LeftOut
	// Dialect is what options of compilers say about the language.
	Dialect Dialect
	// Find returns a module of another file, nil if there is none. builtin: a module of that name comes with accc, and is used if the program
	// has none. Elsewhere names a file that has the module but is not a part of the program, "" if there is none, and Known are the
	// modules of the program, for what is said of one that is missing. Functions that are nil find nothing.
	Find      func(module string, builtin bool) *Scope
	Elsewhere func(module string) string
	Known     func() []string
}

// lines are the settings for reading lines.
func (o *Options) lines() lex.Options {
	return lex.Options{Form: o.Form, Width: o.Width, Preprocess: o.Preprocess, Includes: o.Includes, Files: o.Files, Library: builtinInclude,
		Defines: o.Defines, Undefs: o.Undefs, NoLines: o.NoLines, OpenACC: o.OpenACC, OpenMP: o.OpenMP, OpenMPVersion: o.OpenMPVersion, LeftOut: o.LeftOut,
		DLines: o.Dialect.DLines}
}

// A Dialect is what the options of a compiler say about the language of a source: its default kinds, and which rules hold.
type Dialect struct {
	// Real8, Double8 and Integer8: the kind of default real, integer and logical is 8. Double precision is twice as long as default real, so
	// Real8 without Double8 makes its kind 16.
	Real8, Double8, Integer8 bool `json:",omitempty"`
	// ImplicitNone: names must be declared everywhere. Save: variables of procedures keep their values.
	ImplicitNone, Save bool `json:",omitempty"`
	// Backslash makes \n and the like in character constants one character, as in C.
	Backslash bool `json:",omitempty"`
	// DLines makes lines of fixed form with a D in column 1 statements, as if the column were blank; else they are comments.
	DLines bool `json:",omitempty"`
	// AnyArguments: calls without an explicit interface are not compared with the definition in the same file.
	AnyArguments bool `json:",omitempty"`
	// ConcurrentOnDevice: do concurrent outside of the directives and procedures of devices is a parallel loop of one.
	ConcurrentOnDevice bool `json:",omitempty"`
}

// dialects are the options that set something of a Dialect. Compilers have the same name for the same thing, or one that no other has.
var dialects = map[string]func(*Dialect){
	"-fdefault-real-8":          func(d *Dialect) { d.Real8 = true },
	"-fdefault-double-8":        func(d *Dialect) { d.Double8 = true },
	"-fdefault-integer-8":       func(d *Dialect) { d.Integer8 = true },
	"-r8":                       func(d *Dialect) { d.Real8, d.Double8 = true, true }, // double precision stays what it is
	"-i8":                       func(d *Dialect) { d.Integer8 = true },
	"-fimplicit-none":           func(d *Dialect) { d.ImplicitNone = true },
	"-fno-automatic":            func(d *Dialect) { d.Save = true },
	"-fbackslash":               func(d *Dialect) { d.Backslash = true },
	"-fno-backslash":            func(d *Dialect) { d.Backslash = false },
	"-fd-lines-as-code":         func(d *Dialect) { d.DLines = true },
	"-fd-lines-as-comments":     func(d *Dialect) { d.DLines = false },
	"-fallow-argument-mismatch": func(d *Dialect) { d.AnyArguments = true },
}

// Set takes an option of a compiler; ok is false where it says nothing about the language.
func (d *Dialect) Set(option string) (ok bool) {
	set := dialects[option]
	if set != nil {
		set(d)
	}
	return set != nil
}

// The default kinds of integer and logical, real and double precision.
func (d Dialect) integer() int {
	if d.Integer8 {
		return 8
	}
	return 4
}

func (d Dialect) real() int {
	if d.Real8 {
		return 8
	}
	return 4
}

func (d Dialect) double() int {
	if d.Real8 && !d.Double8 {
		return 16
	}
	return 8
}

// The types of values of default kinds.
func (v *resolver) integerType() Type {
	return Type{Class: frontend.Integer, Kind: v.r.opts.Dialect.integer()}
}

func (v *resolver) realType() Type {
	return Type{Class: frontend.Real, Kind: v.r.opts.Dialect.real()}
}

func (v *resolver) doubleType() Type {
	return Type{Class: frontend.Real, Kind: v.r.opts.Dialect.double()}
}

func (v *resolver) logicalType() Type {
	return Type{Class: frontend.Logical, Kind: v.r.opts.Dialect.integer()}
}

// standards are the names by which -std= of compilers knows versions of Fortran. All of Fortran 2018 and the common extensions are read
// whichever is named.
var standards = map[string]bool{"f95": true, "f2003": true, "f2008": true, "f2008ts": true, "f2018": true, "f2023": true, "gnu": true, "legacy": true}

// KnownStd reports whether -std= may name a version of Fortran so.
func KnownStd(name string) bool { return standards[name] }

// Stds are the names that -std= takes for versions of Fortran.
func Stds() []string { return slices.Sorted(maps.Keys(standards)) }

// forms are the layouts of sources by the ends of their names.
var forms = map[string]Form{
	".f90": Free, ".f95": Free, ".f03": Free, ".f08": Free, ".f18": Free,
	".f": Fixed, ".for": Fixed, ".ftn": Fixed, ".f77": Fixed, ".fpp": Fixed,
}

// FormOf is the layout of a source by its name, and whether it is preprocessed; ok is false where the name is not of
// Fortran. Compilers preprocess what ends in capital letters.
func FormOf(name string) (form Form, preprocess, ok bool) {
	ext := filepath.Ext(name)
	form, ok = forms[strings.ToLower(ext)]
	return form, ok && (ext == strings.ToUpper(ext) || strings.EqualFold(ext, ".fpp")), ok
}
