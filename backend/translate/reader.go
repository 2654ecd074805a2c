package translate

import (
	"errors"
	"fmt"
	"slices"

	"accc/backend/emit"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// A Reader reads one source with the settings of whoever asks.
type Reader interface {
	// File is the source.
	File() *source.File
	// Printer is that of the language and the layout of the source.
	Printer() emit.Printer
	// Reads reports whether the directives of the language with a sentinel were not excluded.
	Reads(sentinel string) (bool, error)
	// Preprocesses reports whether compilers preprocess the source.
	Preprocesses() bool
	// Read reads the source under a configuration and lowers it. Mistakes in the source are in the reading; an error is about anything else.
	Read(c Config) (*Reading, error)
	// Reporter adds to a list what the settings for warnings let through.
	Reporter(list *diag.List) diag.Reporter
}

// A Config is a way to read a source.
type Config struct {
	// Only is the sentinel of the one language whose directives are read; "": those of all that were not excluded. Without OpenMP those
	// of OpenMP are passed over.
	Only          string
	WithoutOpenMP bool
	// Macros are defined, or undefined, beside those that the reader knows of.
	Macros Choice
	// Implied: the IR also says what constructs share by rule alone.
	Implied bool
	// Symbolic: the IR has the words of constants that other builds may give other values, so that no decision depends on these.
	Symbolic bool
	// Unread: the IR has calls for what the preprocessor takes away in this build.
	Unread bool
	// Preprocess runs the preprocessor also where compilers do not.
	Preprocess bool
	// Unlowered: no IR is asked for.
	Unlowered bool
	// File is another text of the source; nil: its own. NoLines leaves lines out of the messages in the IR and of __LINE__, so that two texts can be
	// compared.
	File    *source.File
	NoLines bool
}

// A Choice are macros: a text for those that are defined, nil for those that are not.
type Choice map[string]*string

// A Reading is a source as it was read. Source and Module are nil after errors.
type Reading struct {
	Source frontend.Source
	Module *ir.Op
	Found  *diag.List
	// Config is how it was read.
	Config Config
}

// again reads a text that was written, which must have no errors: they would not be the user's.
func (r *Reading) again(reader Reader, text []byte) (*Reading, error) {
	out, err := r.other(reader, text)
	if err != nil {
		return nil, err
	}
	for _, d := range out.Found.Sorted() {
		if d.Severity == diag.Error {
			return nil, fmt.Errorf("%s: %s", d.Primary.Span.Position(), d.Message)
		}
	}
	if out.Module == nil {
		return nil, errFound
	}
	return out, nil
}

// other reads another text under the same configuration.
func (r *Reading) other(reader Reader, text []byte) (*Reading, error) {
	c := r.Config
	c.File, c.NoLines = source.NewFile(reader.File().Name, text), true
	return reader.Read(c)
}

// Unit is the program.
func (r *Reading) Unit() *frontend.Unit { return r.Source.Neutral() }

// An input is a source to be written, and how it is read.
type input struct {
	Reader
	q      Request
	config Config
	found  *diag.List
}

// report adds to the findings what the settings for warnings let through.
func (in *input) report() diag.Reporter { return in.Reporter(in.found) }

// errFound is the error of a reading that has errors, which are among the findings.
var errFound = errors.New("the source has errors")

// read reads the source; what is found is added to the findings. It fails with errFound where the source has errors.
func (in *input) read(c Config) (*Reading, error) {
	c.Macros, c.Implied, c.Preprocess = in.config.Macros, in.config.Implied, in.config.Preprocess
	c.Symbolic, c.Unread = in.q.Direction != Same || in.q.Options.Transfers, in.q.Options.Transfers
	out, err := in.Read(c)
	if out != nil {
		addFound(in.found, out.Found.Sorted())
	}
	if err == nil && (out.Found.HasErrors() || out.Module == nil) {
		err = errFound
	}
	return out, err
}

// apart reads the directives of one language alone.
func (in *input) apart(sentinel string) (*Reading, error) { return in.read(Config{Only: sentinel}) }

// beside is the source as it is read for the directives of another language, of which nothing is reported; nil where it cannot be read.
func (in *input) beside(sentinel string) frontend.Source {
	c := in.config
	c.Only, c.Unlowered = sentinel, true
	out, err := in.Read(c)
	if err != nil {
		return nil
	}
	return out.Source
}

// under is the input under another configuration, with findings of its own.
func (in *input) under(macros Choice) *input {
	out := *in
	out.config.Macros, out.found = macros, &diag.List{}
	return &out
}

// addFound adds findings to those that are known, each once.
func addFound(to *diag.List, found []diag.Diagnostic) {
	known := to.Sorted()
	for _, d := range found {
		if !slices.ContainsFunc(known, func(k diag.Diagnostic) bool {
			return k.Code == d.Code && k.Message == d.Message && k.Primary.Span.Start == d.Primary.Span.Start
		}) {
			to.Report(d)
		}
	}
}
