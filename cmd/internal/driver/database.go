package driver

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/source"
)

// DatabaseFile is the usual name of a compilation database.
const DatabaseFile = "compile_commands.json"

// databaseEntry is how one source is compiled.
type databaseEntry struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`
}

// Database reads a compilation database: the sources it names in languages that accc knows, in its order, each with its
// flags. Relative names start at the directory of their entry.
func (s *Session) Database(name string) ([]Input, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return nil, &StatusError{ExitErrors, fmt.Errorf("%s: %w", name, err)}
	}
	var entries []databaseEntry
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, &StatusError{ExitErrors, jsonError(source.NewFile(name, text), err)}
	}
	var out []Input
	left := 0
	for i, e := range entries {
		in, err := e.input(filepath.Dir(name))
		if err != nil {
			return nil, &StatusError{ExitErrors, fmt.Errorf("%s: entry %d: %w", name, i+1, err)}
		}
		if _, err := s.LayoutOf(in.Name); err != nil {
			left++
			continue // of a language that accc does not read
		}
		out = append(out, in)
	}
	if len(out) == 0 {
		return nil, &StatusError{ExitErrors, fmt.Errorf("%s: no source in a language that accc reads", name)}
	}
	if left > 0 {
		s.LeftOut = append(s.LeftOut, fmt.Sprintf("%s: %s in languages that accc does not read left out", name, Counted(left, "source")))
	}
	return out, nil
}

// jsonError adds the position to an error of the JSON reader.
func jsonError(f *source.File, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return fmt.Errorf("%s: %w", f.Position(int(syntax.Offset)-1), err)
	case errors.As(err, &kind):
		return fmt.Errorf("%s: expected %s, found %s", f.Position(int(kind.Offset)-1), kind.Type, kind.Value)
	}
	return fmt.Errorf("%s: %w", f.Name, err)
}

// words are the command line, the compiler first.
func (e *databaseEntry) words() []string {
	if len(e.Arguments) > 0 {
		return e.Arguments
	}
	return ccflags.Words(e.Command)
}

// input makes an input of an entry of the database in a directory.
func (e *databaseEntry) input(base string) (Input, error) {
	if e.File == "" {
		return Input{}, errors.New("expected a file")
	}
	args := e.words()
	dir := e.Directory
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(base, dir)
	}
	in := Input{Name: inDirectory(dir, e.File)}
	if len(args) == 0 {
		return in, nil
	}
	_, err := in.compiledBy(dir, args)
	return in, err
}

// compiledBy adds what a command of a compiler in a directory says of how an input is read.
func (in *Input) compiledBy(dir string, args []string) (*ccflags.Line, error) {
	for i, a := range args {
		if file, response := strings.CutPrefix(a, "@"); response && i > 0 {
			args[i] = "@" + inDirectory(dir, file)
		}
	}
	line, err := ccflags.Parse(args[1:])
	if err != nil {
		return nil, err
	}
	in.Options = frontend.Options{Defines: line.Defines, Undefs: line.Undefs, Std: line.Std}
	if !c.KnownStd(in.Options.Std) {
		in.Options.Std = "" // of another language, or newer than accc: the default says most
	}
	set := FortranFlags(line)
	for i, d := range set.ModuleDirs {
		set.ModuleDirs[i] = inDirectory(dir, d)
	}
	in.Fortran = &set
	for _, i := range line.Includes {
		in.Options.Includes = append(in.Options.Includes, inDirectory(dir, i))
	}
	in.Options.Preincludes, in.Options.Imacros = existing(dir, line.Preincludes), existing(dir, line.Imacros)
	return line, nil
}

// Compiled are the inputs of a command of a compiler, each read as the command says.
func (s *Session) Compiled(words []string) ([]Input, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, &StatusError{ExitErrors, err}
	}
	var all Input
	line, err := all.compiledBy(dir, words)
	if err != nil {
		return nil, &StatusError{ExitUsage, err}
	}
	var out []Input
	for _, in := range line.Inputs {
		if !in.IsObject() {
			one := all
			one.Name = in.Name
			out = append(out, one)
		}
	}
	if len(out) == 0 {
		return nil, &StatusError{ExitUsage, fmt.Errorf("%s: the command names no source", strings.Join(words, " "))}
	}
	return out, nil
}

// existing are names of headers as the working directory sees those of them that are in dir; the others are found where
// headers are looked for.
func existing(dir string, names []string) []string {
	var out []string
	for _, n := range names {
		if there := inDirectory(dir, n); isFile(there) {
			n = there
		}
		out = append(out, n)
	}
	return out
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.IsDir()
}

// inDirectory is a name that a command in a directory uses, as the working directory sees it.
func inDirectory(dir, name string) string {
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	abs, err := filepath.Abs(name)
	if err != nil {
		return name
	}
	return shownName(abs)
}

// ExpandAll turns the arguments of check into inputs. A compilation database among them selects the sources it names;
// database, if not "", is one whose flags apply to the sources named, or to all of its sources if none is named. It tells what is left out of directories.
func (s *Session) ExpandAll(args []string, database string) (inputs []Input, err error) {
	s.LeftOut = nil
	inputs, err = s.expandAll(args, database)
	for _, left := range s.LeftOut {
		if s.Showing.Quiet {
			break
		}
		fmt.Fprintf(s.Stderr, "accc: %s\n", left)
	}
	return inputs, err
}

func (s *Session) expandAll(args []string, database string) ([]Input, error) {
	var known []Input
	if database != "" {
		if info, err := os.Stat(database); err == nil && info.IsDir() {
			database = filepath.Join(database, DatabaseFile)
		}
		var err error
		if known, err = s.Database(database); err != nil || len(args) == 0 {
			return known, err
		}
	}
	byName := map[string][]Input{}
	for _, in := range known {
		byName[in.Name] = append(byName[in.Name], in)
	}
	var out []Input
	for _, a := range args {
		if strings.HasSuffix(a, ".json") {
			inputs, err := s.Database(a)
			if err != nil {
				return nil, err
			}
			out = append(out, inputs...)
			continue
		}
		names, err := s.Expand([]string{a})
		if err != nil {
			return nil, err
		}
		for _, n := range names {
			if abs, err := filepath.Abs(n); err == nil && len(byName[shownName(abs)]) > 0 {
				out = append(out, byName[shownName(abs)]...)
				continue
			}
			out = append(out, Input{Name: n})
		}
	}
	return out, nil
}
