// Package driver is what accc's commands share: reading inputs, choosing their
// language, running the front half of the compiler, showing diagnostics, and
// writing results whole or not at all.
//
// Read driver.go (a Session: the settings and the diagnostics of one invocation), language.go (the table of host
// languages, and sources in them), compile.go (source to IR), llvm.go (IR to what LLVM translates), fortran.go and
// module.go (what is different in Fortran), concurrent.go (loops do concurrent as loops with directives), project.go and database.go (settings of files), batch.go (many sources at
// once), loops.go (the check of loops, which needs IR), translate.go (sources as readers for translations), show.go (how
// diagnostics are shown), fix.go (fixes), diff.go (differences of texts), output.go (files and
// streams). directives.go and versions.go are the directive languages and
// their versions, meaning.go the operations of directives and clauses, expand.go turns arguments into files, files.go lets a program reach some of them, walk.go reaches read-only
// directories step by step, temp.go and lock_flock.go remove what killed processes have left, editor.go keeps
// settings for servers, watch.go waits until an input changes, environment.go lists
// variables of the environment, unread.go names what accc does not read; flag.go and number.go are flags, progress.go bars (progress_js.go: none), verifydiag.go the rules about IR,
// version.go the version of accc.
package driver

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/program"
	"accc/frontend/source"
)

// Exit statuses of accc.
const (
	ExitOK       = 0
	ExitErrors   = 1   // diagnostics with errors
	ExitUsage    = 2   // the command line is wrong
	ExitInternal = 70  // a bug in accc
	ExitTimeout  = 124 // the program ran longer than --timeout allows, as timeout(1) has it
)

// A StatusError ends the process with a status; Err, if any, is shown first.
type StatusError struct {
	Status int
	Err    error
}

func (e *StatusError) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit status %d", e.Status)
	}
	return e.Err.Error()
}

func (e *StatusError) Unwrap() error { return e.Err }

// Failed is the error of an invocation whose diagnostics have been shown.
var Failed = &StatusError{Status: ExitErrors}

// A Session is one invocation: its settings, streams and diagnostics.
type Session struct {
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	Command        string // for messages: "accc check"
	// Alone: the process does nothing else, so that its settings are the session's to choose.
	Alone bool

	Lang     string // -x, "" by file name
	Format   string // of diagnostics: a name of diag.Formats
	Showing  Showing
	failures []diag.Failure // what kept sources from being read
	// LeftOut says what of directories among the inputs is in languages that accc does not read.
	LeftOut  []string
	Options  frontend.Options
	Versions Versions
	Warn     diag.Policy
	// Directives are the languages that are read.
	Directives Directives

	// warnings are the -W of the command line, which come after those of a project; projects are the project files read.
	warnings []string
	projects *projects

	Diags diag.List
	shown bool
	// hinted: it has been said how to know more of a diagnostic.
	hinted bool
	files  map[string]*source.File
	// program is what sessions that read the same sources share. draft: the texts of the session are not those of the program.
	program *program.Program
	draft   bool
	// rewritten is the source that WriteConcurrent has read last, nil without one.
	rewritten *Rewritten
	// readers are those of the host languages, sources what they have read.
	readers map[*Language]frontend.Reader
	sources map[string]frontend.Source
	// externals are what units know of one another, nil where that is not wanted.
	externals *externals

	Fortran FortranSettings
	// Symbolic: modules have the words of constants that other builds may give other values.
	Symbolic bool
	// Unread: modules have calls for what the preprocessor takes away.
	Unread bool
	// Implied: modules also say what constructs share by rule alone.
	Implied bool
	noLines bool // in run-time messages of the IR: it is to be compared
}

// NewSession is a session on the process's streams.
func NewSession() *Session {
	return &Session{Stdin: os.Stdin, Stdout: &Output{File: os.Stdout}, Stderr: os.Stderr, Format: "text",
		files: map[string]*source.File{}, projects: &projects{}, program: program.New()}
}

// An unreadable is why a source cannot be read.
type unreadable struct {
	name string
	err  error
}

func (e *unreadable) Error() string { return e.name + ": " + e.err.Error() }
func (e *unreadable) Unwrap() error { return e.err }

// Read reads an input; "-" is standard input.
func (s *Session) Read(name string) (*source.File, error) {
	if f := s.files[name]; f != nil {
		return f, nil
	}
	var text []byte
	var err error
	shown := name
	if name == "-" {
		shown = "<stdin>"
		text, err = io.ReadAll(s.Stdin)
	} else {
		var info os.FileInfo
		if info, err = os.Stat(name); err == nil && info.IsDir() {
			err = &os.PathError{Op: "read", Path: name, Err: errors.New("is a directory")}
		}
		if err == nil {
			text, err = os.ReadFile(name)
		}
	}
	if err != nil {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = &unreadable{name, pe.Err}
		}
		return nil, &StatusError{ExitErrors, err}
	}
	f := source.NewFile(shown, text)
	s.files[name] = f
	return f, nil
}

// irNames are how names of files with IR end: MLIR's, and those of flang's dialects.
var irNames = []string{"." + string(MLIR), ".mlirbc", ".fir", ".hlfir"}

// LayoutOf says what an input is written in, by -x or its name.
func (s *Session) LayoutOf(name string) (frontend.Layout, error) {
	if s.Lang != "" {
		if l := frontend.Layout(s.Lang); l == MLIR || LanguageOf(l) != nil {
			return l, nil
		}
		return "", &StatusError{ExitUsage, fmt.Errorf("unknown language %q for -x (expected %s)", s.Lang, layoutNames())}
	}
	l, layout, _ := ofName(name)
	switch {
	case l != nil && l.chosen != nil:
		return l.chosen(s, layout), nil
	case l != nil:
		return layout, nil
	case slices.Contains(irNames, filepath.Ext(name)):
		return MLIR, nil
	case name == "-":
		return languages[0].Layouts()[0], nil
	}
	return "", s.unknownInput(name)
}

// Guard runs f for one input and turns a panic, which is a bug in accc, into a
// diagnostic that says how to reproduce it. ACCC_TRACE=1 adds the stack.
func (s *Session) Guard(input string, f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			trace := "\nset ACCC_TRACE=1 for a stack trace"
			if os.Getenv("ACCC_TRACE") != "" {
				trace = "\n" + string(debug.Stack())
			}
			err = &StatusError{ExitInternal, fmt.Errorf(
				"internal error: %v\nthis is a bug in accc; it is reproduced by: %s %s%s", p, s.Command, input, trace)}
		}
	}()
	return f()
}
