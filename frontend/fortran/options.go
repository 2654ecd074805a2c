package fortran

import (
	"path/filepath"
	"strings"
)

// Form is how a source is laid out.
type Form uint8

const (
	Free  Form = iota
	Fixed      // statements in columns 7 to Options.Width
)

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
	// Defines are -D arguments (NAME, NAME=TEXT), Undefs are -U arguments.
	Defines, Undefs []string
	// OpenACC and OpenMP turn the sentinels !$acc, and !$omp and !$, on.
	OpenACC, OpenMP bool
	// Modules are those of other files, which use statements may name; see Unit.Modules. Find looks for one that is not
	// among them; nil: nowhere.
	Modules map[string]*Scope
	Find    func(module string) *Scope
}

// NoWidth is a Width of lines that end nowhere.
const NoWidth = 1 << 20

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
