package driver

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/program"
	"accc/frontend/source"
)

// An Input is a source to check and the options of its compiler.
type Input struct {
	Name string
	// Options are added to those of the session: the flags of a compilation database.
	Options frontend.Options
	// Fortran is what holds for this source; nil: what holds for all.
	Fortran *FortranSettings
}

// Inputs are files without settings of their own.
func Inputs(names []string) []Input {
	out := make([]Input, len(names))
	for i, n := range names {
		out[i].Name = n
	}
	return out
}

// CheckAll checks sources on all processors. Diagnostics and failures are those of checking them one after another, in
// the same order, each once: a header with a mistake is reported with the first source that includes it. Diagnostics
// are shown by Finish; the names of files that cannot be read and the like are shown here.
func (s *Session) CheckAll(inputs []Input) error {
	return s.Each(inputs, (*Session).Check)
}

// CheckWhole is CheckAll, and reports the comments that silence nothing in sources without errors.
func (s *Session) CheckWhole(inputs []Input) error {
	s.Warn.Ignored = &diag.Ignored{}
	if len(inputs) > 1 {
		s.externals = &externals{}
	}
	err := s.CheckAll(inputs)
	s.disagreements()
	wrong := map[string]bool{}
	for _, d := range s.Diags.Sorted() {
		if d.Severity == diag.Error && d.Primary.Span.IsValid() {
			wrong[d.Primary.Span.File.Name] = true
		}
	}
	for _, in := range inputs {
		layout, failed := s.LayoutOf(in.Name)
		if failed != nil || LanguageOf(layout) == nil || wrong[in.Name] || in.Name == "-" {
			continue
		}
		wrong[in.Name] = true // each once
		if file, failed := s.Read(in.Name); failed == nil {
			s.Warn.Ignored.Unused(file, JudgedByCheck, s.Warn.Reporter(&s.Diags))
		}
	}
	return err
}

// JudgedByCheck reports whether a code is one that reading a source can find: not one of a translation or a run.
func JudgedByCheck(code string) bool {
	return !strings.HasPrefix(code, "ACC5") && !strings.HasPrefix(code, "RUN")
}

// Each does work on sources on all processors, each in a session of its own (those of a language whose sources are joint: all in
// one), with diagnostics and failures as in CheckAll.
func (s *Session) Each(inputs []Input, work func(part *Session, name string) error) error {
	found, err := s.each(inputs, work)
	for _, d := range found {
		s.Diags.Report(d)
	}
	return err
}

// checkAll is CheckAll without the list of the session.
func (s *Session) checkAll(inputs []Input) ([]diag.Diagnostic, error) {
	return s.each(inputs, (*Session).Check)
}

func (s *Session) each(inputs []Input, work func(*Session, string) error) ([]diag.Diagnostic, error) {
	s.program = program.New() // the sources may have changed since they were read before
	for _, in := range inputs {
		s.program.Give(in.Name)
	}
	jobs := s.jobs(inputs)
	results := make([]*checked, len(jobs))
	bar := s.progress(len(inputs))
	next := make(chan int)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(jobs)) {
		workers.Go(func() {
			for i := range next {
				results[i] = s.doJob(jobs[i], work, bar)
			}
		})
	}
	for i := range jobs {
		next <- i
	}
	close(next)
	workers.Wait()
	bar.end()
	return s.merge(results)
}

// jobs parts inputs into those that can be checked at the same time. Sources of a language whose sources are joint are one job.
func (s *Session) jobs(inputs []Input) [][]Input {
	var out [][]Input
	jobs := map[*Language]int{}
	for _, in := range inputs {
		layout, err := s.LayoutOf(in.Name)
		l := LanguageOf(layout)
		if err != nil || l == nil || !l.Joint() {
			out = append(out, []Input{in})
			continue
		}
		job, begun := jobs[l]
		if !begun {
			job = len(out)
			jobs[l] = job
			out = append(out, nil)
		}
		out[job] = append(out[job], in)
	}
	return out
}

// checked is what became of a job.
type checked struct {
	diags    []diag.Diagnostic
	failures []error
}

func (s *Session) doJob(inputs []Input, work func(*Session, string) error, bar *progress) *checked {
	r := &checked{}
	part := s.part()
	part.externals = s.externals
	byName := map[string][]Input{}
	var names []string
	for _, in := range inputs {
		if len(byName[in.Name]) == 0 {
			names = append(names, in.Name)
		}
		byName[in.Name] = append(byName[in.Name], in)
	}
	for _, name := range part.Order(names) {
		for _, in := range byName[name] {
			part.Options = with(s.Options, in.Options)
			if part.Fortran = s.Fortran; in.Fortran != nil {
				part.Fortran = *in.Fortran
			}
			if err := work(part, name); err != nil && err != Failed {
				r.failures = append(r.failures, err)
			}
			bar.add()
		}
	}
	r.diags = part.Diags.Sorted()
	return r
}

// part is a session with the settings of s and nothing read yet. It shares nothing with s that changes.
func (s *Session) part() *Session {
	return &Session{Stdin: s.Stdin, Stdout: s.Stdout, Stderr: s.Stderr, Command: s.Command, Lang: s.Lang, Format: s.Format, Showing: s.Showing, Options: s.Options, Versions: s.Versions, Directives: s.Directives,
		Warn: s.Warn, warnings: s.warnings, projects: s.projects, files: map[string]*source.File{}, program: s.program, Fortran: s.Fortran, Implied: s.Implied, Symbolic: s.Symbolic, Unread: s.Unread, shown: true}
}

// Again is a session with the settings of s that has read nothing, and shows what it finds.
func (s *Session) Again() *Session {
	out := s.part()
	out.projects, out.program, out.shown = &projects{}, program.New(), false
	return out
}

// Configured is a session with the settings of s that defines macros, or undefines those whose text is nil. It has read nothing, and
// shows nothing.
func (s *Session) Configured(macros map[string]*string) *Session {
	out := s.part()
	out.files = maps.Clone(s.files)
	out.Options = configured(s.Options, macros)
	return out
}

// configured are options that define macros, or undefine those whose text is nil.
func configured(o frontend.Options, macros map[string]*string) frontend.Options {
	others := func(list []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(d string) bool {
			name, _, _ := strings.Cut(d, "=")
			_, chosen := macros[name]
			return chosen
		})
	}
	o.Defines, o.Undefs = others(o.Defines), others(o.Undefs)
	for _, name := range slices.Sorted(maps.Keys(macros)) {
		if text := macros[name]; text != nil {
			o.Defines = append(o.Defines, name+"="+*text)
		} else {
			o.Undefs = append(o.Undefs, name)
		}
	}
	return o
}

// with adds the settings of one file to those of all: the command line decides where they differ.
func with(all, one frontend.Options) frontend.Options {
	all.Includes = slices.Concat(all.Includes, one.Includes)
	all.Defines = slices.Concat(one.Defines, all.Defines)
	all.Undefs = slices.Concat(one.Undefs, all.Undefs)
	all.Preincludes = slices.Concat(one.Preincludes, all.Preincludes)
	all.Imacros = slices.Concat(one.Imacros, all.Imacros)
	if all.Std == "" {
		all.Std = one.Std
	}
	return all
}

// merge puts results together in their order, without repetitions.
func (s *Session) merge(results []*checked) ([]diag.Diagnostic, error) {
	var out []diag.Diagnostic
	said := map[string]bool{}
	status := 0
	for _, r := range results {
		out = append(out, r.diags...)
		for _, err := range r.failures {
			var e *StatusError
			if !errors.As(err, &e) {
				e = &StatusError{ExitErrors, err}
			}
			status = max(status, e.Status)
			if e.Err != nil && !said[e.Err.Error()] {
				said[e.Err.Error()] = true
				fmt.Fprintf(s.Stderr, "accc: %v\n", e.Err)
				failure := diag.Failure{Message: e.Err.Error()}
				var source *unreadable
				if errors.As(e.Err, &source) {
					failure = diag.Failure{File: source.name, Message: source.err.Error()}
				}
				s.failures = append(s.failures, failure)
			}
		}
	}
	if status == 0 {
		return diag.Once(out), nil
	}
	return diag.Once(out), &StatusError{Status: status}
}
