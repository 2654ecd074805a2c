package fortran

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
	// Modules are those of other files, which use statements may name; see Unit.Modules.
	Modules map[string]*Scope
}
