package driver

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/pelletier/go-toml/v2"
)

// ProjectFile is the name of the file that holds the settings of the sources in and below its directory.
const ProjectFile = ".accc.toml"

// A Project is what a ProjectFile says. The command line decides where both say something.
//
//	std = "c11"
//	openacc = "3.3"
//	openmp = "5.2"
//	directives = ["acc", "omp"]
//	warnings = ["no-ACC4024", "error"]
//	includes = ["include"]
//	defines = ["N=100"]
//	exclude = ["third_party"]
//
//	[per-file-ignores]
//	"tests/**" = ["ACC4"]
type Project struct {
	Std        string   `toml:"std"`        // as --std takes it
	OpenACC    string   `toml:"openacc"`    // "3.3": the version to check against
	OpenMP     string   `toml:"openmp"`     // "5.2": the same for OpenMP
	Directives []string `toml:"directives"` // the directive languages to read: acc, omp
	Warnings   []string `toml:"warnings"`   // as -W takes them
	Includes   []string `toml:"includes"`   // directories, relative to that of the file
	Defines    []string `toml:"defines"`    // NAME or NAME=TEXT
	Undefines  []string `toml:"undefines"`  // NAME
	Select     []string `toml:"select"`     // as --select takes them
	Ignore     []string `toml:"ignore"`     // as --ignore takes them
	Exclude    []string `toml:"exclude"`    // patterns of files and directories, relative to that of the file, that are left out of directories
	Baseline   string   `toml:"baseline"`   // a file of known findings, relative to the directory
	// PerFile are codes, as in ignore, by a pattern of files.
	PerFile map[string][]string `toml:"per-file-ignores"`

	file     string // its name
	acc, omp int
	warn     diag.Policy
}

// ProjectTemplate is a project file with all settings, which are comments.
const ProjectTemplate = `# Settings of accc for the sources in and below this directory. The command line decides where both say something.
# A setting holds once its line is no comment any more.

# std = "c11"                     # the standard of C; default: gnu17
# openacc = "3.3"                 # the version that directives of OpenACC are checked against; default: 3.4
# openmp = "5.2"                  # the same for OpenMP
# directives = ["acc"]            # the directive languages to read: acc, omp; default: both
# includes = ["include"]          # directories of headers, relative to this one
# defines = ["N=100"]             # macros: NAME or NAME=TEXT
# undefines = ["DEBUG"]
# warnings = ["maybe", "error"]   # as -W takes them: maybe, error, CODE, no-CODE, error=CODE
# select = ["ACC4", "OMP6"]       # of warnings and notes, show these codes alone (beginnings of codes)
# ignore = ["ACC4024"]            # of warnings and notes, do not show these
# exclude = ["third_party", "**/old/*.c"]   # left out where a directory is checked
# baseline = "accc.json"          # known findings, which are not shown; --update-baseline writes them

# [per-file-ignores]
# "tests/**" = ["ACC4", "OMP6011"]
`

// projects remembers the project files that were looked for, by directory.
type projects struct {
	mu  sync.Mutex
	dir map[string]projectOrError
}

type projectOrError struct {
	*Project
	err error
}

// of is the project of a directory: the nearest file in it or above it, or nil.
func (p *projects) of(dir string) (*Project, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.find(dir)
}

func (p *projects) find(dir string) (*Project, error) {
	if known, ok := p.dir[dir]; ok {
		return known.Project, known.err
	}
	project, err := readProject(filepath.Join(dir, ProjectFile))
	if parent := filepath.Dir(dir); project == nil && err == nil && parent != dir {
		project, err = p.find(parent)
	}
	if p.dir == nil {
		p.dir = map[string]projectOrError{}
	}
	p.dir[dir] = projectOrError{project, err}
	return project, err
}

// readProject reads a project file; it is nil if there is none.
func readProject(name string) (*Project, error) {
	text, err := readTrusted(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, &StatusError{ExitUsage, err}
	}
	p := &Project{file: name}
	shown := shownName(name)
	decoder := toml.NewDecoder(strings.NewReader(string(text))).DisallowUnknownFields()
	if err := decoder.Decode(p); err != nil {
		return nil, &StatusError{ExitUsage, projectError(shown, err)}
	}
	if err := p.check(filepath.Dir(name)); err != nil {
		return nil, &StatusError{ExitUsage, fmt.Errorf("%s: %w", shown, err)}
	}
	return p, nil
}

// maxProject is more than any project file has.
const maxProject = 1 << 20

// readTrusted reads a project file. It is looked for in each directory up to the root, where others may write: what another user has put there
// must not decide what is compiled here, so a file that belongs to neither the user nor root is refused (git does the same with its
// directory), and so is what is no regular file. The error wraps os.ErrNotExist where there is nothing.
func readTrusted(name string) ([]byte, error) {
	link, err := os.Lstat(name)
	if err != nil {
		return nil, err
	}
	shown := shownName(name)
	foreign := fmt.Errorf("%s: it belongs to another user, and is not read for that: remove it, or make it yours", shown)
	if !ownedByUser(link) {
		return nil, foreign // a link to a file of the user is another user's choice, too
	}
	// What was opened is looked at, whatever has the name by now.
	f, err := os.OpenFile(name, os.O_RDONLY|openNonblocking, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s: expected a regular file", shown)
	case info.Size() > maxProject:
		return nil, fmt.Errorf("%s: %d bytes are more than the %d of a project file", shown, info.Size(), maxProject)
	case !ownedByUser(info):
		return nil, foreign
	}
	return io.ReadAll(io.LimitReader(f, maxProject))
}

// projectError adds the position to an error of the TOML reader.
func projectError(name string, err error) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) && len(strict.Errors) > 0 {
		e := strict.Errors[0]
		line, column := e.Position()
		return fmt.Errorf("%s:%d:%d: unknown setting %s (expected std, openacc, openmp, directives, warnings, select, ignore, includes, defines, undefines, exclude, baseline or per-file-ignores)",
			name, line, column, strings.Join(e.Key(), "."))
	}
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, column := bad.Position()
		return fmt.Errorf("%s:%d:%d: %s", name, line, column, strings.TrimPrefix(bad.Error(), "toml: "))
	}
	return fmt.Errorf("%s: %w", name, err)
}

// check validates the values and makes directories absolute.
func (p *Project) check(dir string) error {
	if p.Std != "" && !c.KnownStd(p.Std) {
		return fmt.Errorf("unknown language standard %q for std", p.Std)
	}
	if p.OpenACC != "" {
		v, err := accVersion(p.OpenACC)
		if err != nil {
			return fmt.Errorf("openacc = %q: %w", p.OpenACC, err)
		}
		p.acc = v
	}
	if p.OpenMP != "" {
		v, err := ompVersion(p.OpenMP)
		if err != nil {
			return fmt.Errorf("openmp = %q: %w", p.OpenMP, err)
		}
		p.omp = v
	}
	if err := checkDirectives(p.Directives); err != nil {
		return fmt.Errorf("directives: %w", err)
	}
	for _, w := range p.Warnings {
		if err := p.warn.Set(w, KnownCode); err != nil {
			return err
		}
	}
	for _, codes := range append(slices.Collect(maps.Values(p.PerFile)), p.Select, p.Ignore) {
		if err := checkCodes(codes); err != nil {
			return err
		}
	}
	for _, pattern := range append(slices.Collect(maps.Keys(p.PerFile)), p.Exclude...) {
		if !doublestar.ValidatePattern(pattern) {
			return fmt.Errorf("%q is no pattern of files", pattern)
		}
	}
	if p.Baseline != "" && !filepath.IsAbs(p.Baseline) {
		p.Baseline = shownName(filepath.Join(dir, p.Baseline))
	}
	for i, include := range p.Includes {
		if !filepath.IsAbs(include) {
			p.Includes[i] = shownName(filepath.Join(dir, include))
		}
	}
	return nil
}

// shownName is a path as messages show it: relative to the working directory if it is below.
func shownName(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	rel, err := filepath.Rel(here, path)
	if err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return path
	}
	return rel
}

// matches reports whether a pattern of the project is that of a file, or of a directory that it is in.
func (p *Project) matches(pattern, name string) bool {
	abs, err := filepath.Abs(name)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(filepath.Dir(p.file), abs)
	if err != nil {
		return false
	}
	pattern = strings.TrimSuffix(pattern, "/")
	for rel = filepath.ToSlash(rel); rel != "." && rel != "/"; rel = path.Dir(rel) {
		if is, _ := doublestar.Match(pattern, rel); is {
			return true
		}
	}
	return false
}

// isExcluded reports whether the project of a file leaves it out of directories.
func (s *Session) isExcluded(name string) bool {
	p, err := s.projectOf(name)
	return err == nil && p != nil && slices.ContainsFunc(p.Exclude, func(pattern string) bool { return p.matches(pattern, name) })
}

// Baseline is the file of known findings of the project in the working directory, "" where there is none.
func (s *Session) Baseline() (string, error) {
	p, err := s.projectOf("source.c")
	if p == nil {
		return "", err
	}
	return p.Baseline, err
}

// settings are what a source is read with.
type settings struct {
	Options  frontend.Options
	Versions Versions
	Warn     diag.Policy
}

// projectOf is the project that a source belongs to, or nil.
func (s *Session) projectOf(name string) (*Project, error) {
	if name == "-" || s.projects == nil {
		return nil, nil
	}
	abs, err := filepath.Abs(name)
	if err != nil {
		return nil, nil
	}
	return s.projects.of(filepath.Dir(abs))
}

// SettingsFile is the project file that holds for sources in the working directory, "" where there is none.
func (s *Session) SettingsFile() (string, error) {
	p, err := s.projectOf("source.c")
	if p == nil {
		return "", err
	}
	return p.file, err
}

// CompilerFlags returns what the project of a source asks a C or Fortran compiler for: -D, -U and -I.
func (s *Session) CompilerFlags(name string) ([]string, error) {
	p, err := s.projectOf(name)
	if p == nil || err != nil {
		return nil, err
	}
	var out []string
	for _, d := range p.Defines {
		out = append(out, "-D"+d)
	}
	for _, u := range p.Undefines {
		out = append(out, "-U"+u)
	}
	for _, dir := range p.Includes {
		out = append(out, "-I"+dir)
	}
	return out, nil
}

// settingsOf joins the command line with the project that a source belongs to.
func (s *Session) settingsOf(name string) (*settings, error) {
	out := &settings{Options: s.Options, Versions: s.Versions, Warn: s.Warn}
	p, err := s.projectOf(name)
	if err != nil {
		return out, err
	}
	if p != nil && out.Versions.Omp == 0 {
		out.Versions.Omp = p.omp
	}
	s.Directives.apply(s.chosen(p), &out.Options)
	out.Options.OpenMPVersion = out.Versions.Omp
	if p == nil {
		return out, nil
	}
	out.Options = with(out.Options, frontend.Options{Includes: p.Includes, Defines: p.Defines, Undefs: p.Undefines, Std: p.Std})
	if out.Versions.Acc == 0 {
		out.Versions.Acc = p.acc
	}
	if len(p.Warnings) > 0 {
		out.Warn = diag.Policy{Quiet: s.Warn.Quiet, Bearing: s.Warn.Bearing, Ignored: s.Warn.Ignored, Select: s.Warn.Select, Ignore: s.Warn.Ignore}
		for _, w := range slices.Concat(p.Warnings, s.warnings) {
			if err := out.Warn.Set(w, KnownCode); err != nil {
				return nil, &StatusError{ExitUsage, err}
			}
		}
	}
	if len(out.Warn.Select) == 0 {
		out.Warn.Select = p.Select
	}
	out.Warn.Ignore = slices.Concat(out.Warn.Ignore, p.Ignore)
	for _, pattern := range slices.Sorted(maps.Keys(p.PerFile)) {
		if p.matches(pattern, name) {
			out.Warn.Ignore = append(out.Warn.Ignore, p.PerFile[pattern]...)
		}
	}
	return out, nil
}
