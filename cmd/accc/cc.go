package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"

	"accc/backend/emit"
	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"

	"github.com/aymanbagabas/go-udiff"
)

// isDriver tells whether a command line is the compiler driver's: accc [cc flags] files, and not one of accc's commands.
func isDriver(args []string, commands map[string]bool) bool {
	if len(args) == 0 || commands[args[0]] {
		return false
	}
	switch args[0] {
	case "-h", "--help", "--version", "help", "completion", "__complete", "__completeNoDesc":
		return false
	}
	if strings.HasPrefix(args[0], "-") || strings.HasPrefix(args[0], "@") {
		return true
	}
	// A word that is no command must look like an input, or it is a mistyped command.
	return filepath.Ext(args[0]) != "" || strings.ContainsRune(args[0], filepath.Separator)
}

// runDriver compiles as a C compiler does: sources with OpenACC directives are translated to OpenMP first, everything
// else goes to the host compiler as it stands.
func runDriver(s *driver.Session, args []string) error {
	s.Command = "accc"
	line, err := ccflags.Parse(args)
	if err != nil {
		return &driver.StatusError{Status: driver.ExitUsage, Err: err}
	}
	s.C.Defines, s.C.Undefs, s.C.Includes, s.C.Std = line.Defines, line.Undefs, line.Includes, cStandard(line.Std)
	s.C.Preincludes, s.C.Imacros = line.Preincludes, line.Imacros
	cc, found := hostCompiler(line)
	if line.Target == "wasm" || !found {
		return buildSelfContained(s, line, found)
	}
	d := &ccDriver{session: s, line: line, cc: cc, sources: map[string]string{}}
	defer d.clean()
	return d.run()
}

// cStandard is the -std that the front end is told; standards of other languages are not its business.
func cStandard(std string) string {
	if strings.HasPrefix(std, "c++") || strings.HasPrefix(std, "gnu++") || strings.HasPrefix(std, "f") {
		return ""
	}
	return std
}

// hostCompiler finds the compiler to drive: --cc, ACCC_CC, or cc.
func hostCompiler(line *ccflags.Line) (words []string, ok bool) {
	name := line.CC
	if name == "" {
		name = os.Getenv("ACCC_CC")
	}
	chosen := name != ""
	if !chosen {
		name = "cc"
	}
	words = strings.Fields(name)
	_, err := exec.LookPath(words[0])
	// A compiler that was asked for by name is not silently replaced: running it says what is wrong.
	return words, err == nil || chosen
}

type ccDriver struct {
	session *driver.Session
	line    *ccflags.Line
	cc      []string
	temp    string // directory of translated sources, made when needed
	// sources are the user's names of the translated sources, by theirs.
	sources map[string]string
}

// model is the directive language that a target is written in.
var models = map[string]string{"multicore": "omp-multicore", "offload": "omp"}

func (d *ccDriver) run() error {
	args := append([]string(nil), d.line.Args...)
	translated, objects := false, false
	for _, in := range d.line.Inputs {
		if !in.IsC() || in.Name == "-" {
			objects = objects || in.IsObject()
			continue
		}
		has, err := hasDirectives(in.Name)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		if !has {
			continue
		}
		if !translated {
			d.session.C.SystemIncludes = systemIncludes(d.cc)
		}
		file, err := d.translate(in.Name)
		if err != nil {
			return err
		}
		args[in.Arg] = file
		translated = true
	}
	// Objects may have been translated in an earlier step: they need the OpenMP library.
	if translated || objects && d.line.Step == ccflags.Link {
		args = append(args, "-fopenmp")
	}
	if translated {
		// Headers that include openacc.h find the translation's.
		if err := os.WriteFile(filepath.Join(d.temp, "openacc.h"), []byte(openaccText(d.line.Target)), 0o600); err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		args = append(args, "-I", d.temp)
		if d.line.Output == "" && d.line.Step != ccflags.Link && d.line.Step != ccflags.Preprocess && len(d.line.Inputs) == 1 {
			args = append(args, "-o", d.line.Inputs[0].ObjectName(d.line.Step))
		}
	}
	if d.line.Debug {
		// The temporary name must not get into the object: builds are to be the same each time.
		for temp, name := range d.sources {
			args = append(args, "-fdebug-prefix-map="+filepath.Dir(temp)+"="+filepath.Dir(name))
		}
	}
	if err := d.exec(args); err != nil {
		return err
	}
	return d.mendDependencies()
}

// mendDependencies puts the user's names of translated sources into the dependency files that -MD made.
func (d *ccDriver) mendDependencies() error {
	if !d.line.DepFile || d.line.DryRun {
		return nil
	}
	for temp, name := range d.sources {
		file := d.line.DepName(name)
		text, err := os.ReadFile(file)
		if err != nil || !bytes.Contains(text, []byte(temp)) {
			continue // elsewhere, by an option that the driver does not know: the compiler's business
		}
		if err := driver.WriteFile(file, bytes.ReplaceAll(text, []byte(temp), []byte(name)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// hasDirectives tells whether a source may hold OpenACC: files that do not go straight through, unchanged.
func hasDirectives(name string) (bool, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return false, fmt.Errorf("%s: %w", name, err)
	}
	for _, word := range []string{"pragma acc", "pragma\tacc", `_Pragma("acc`, "openacc.h", "_OPENACC"} {
		if bytes.Contains(text, []byte(word)) {
			return true, nil
		}
	}
	return false, nil
}

// systemIncludes asks the host compiler where it looks for headers, so that those of other libraries are found (mpicc
// knows where mpi.h is). A compiler that does not say gives none.
func systemIncludes(cc []string) []string {
	argv := append(append([]string(nil), cc[1:]...), "-E", "-v", "-x", "c", os.DevNull)
	var said bytes.Buffer
	cmd := exec.Command(cc[0], argv...)
	cmd.Stderr = &said
	if cmd.Run() != nil {
		return nil
	}
	_, list, found := strings.Cut(said.String(), "#include <...> search starts here:\n")
	if !found {
		return nil
	}
	list, _, _ = strings.Cut(list, "End of search list")
	var dirs []string
	for l := range strings.Lines(list) {
		// clang on macOS marks frameworks, which hold no plain headers.
		if d := strings.TrimSpace(l); d != "" && !strings.HasSuffix(d, "(framework directory)") {
			dirs = append(dirs, d)
		}
	}
	return dirs
}

// translate writes the OpenMP form of a source into a temporary directory, with a line marker, so that messages, debug
// information and __FILE__ name the user's file.
func (d *ccDriver) translate(name string) (string, error) {
	text, err := emitted(d.session, name, models[d.line.Target], emit.Options{})
	if err == nil && d.session.Diags.HasErrors() {
		err = d.session.Finish()
	}
	if err != nil {
		return "", err
	}
	if d.temp == "" {
		if d.temp, err = os.MkdirTemp("", "accc-"); err != nil {
			return "", &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
	}
	// Two inputs may share a base name.
	dir, err := os.MkdirTemp(d.temp, "")
	if err != nil {
		return "", &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	out := filepath.Join(dir, filepath.Base(name))
	file, err := d.session.Read(name)
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(out, withLines(name, string(file.Text), string(text)), 0o600); err != nil {
		return "", &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	d.sources[out] = name
	return out, nil
}

// withLines puts line markers into a translation wherever it has more or fewer lines than the source.
func withLines(name, source, translation string) []byte {
	out := fmt.Appendf(nil, "#line 1 %q\n", name)
	at, line := 0, 1
	for _, e := range udiff.Lines(source, translation) {
		out = append(out, source[at:e.Start]...)
		out = append(out, e.New...)
		line += strings.Count(source[at:e.End], "\n")
		if strings.Count(e.New, "\n") != strings.Count(source[e.Start:e.End], "\n") && strings.HasSuffix(string(out), "\n") {
			out = fmt.Appendf(out, "#line %d %q\n", line, name)
		}
		at = e.End
	}
	return append(out, source[at:]...)
}

func (d *ccDriver) clean() {
	if d.temp != "" && !d.line.KeepTemp {
		os.RemoveAll(d.temp)
	}
}

// exec runs the host compiler; its messages and exit status are its own.
func (d *ccDriver) exec(args []string) error {
	argv := append(append([]string(nil), d.cc[1:]...), args...)
	for _, in := range d.line.Inputs {
		if in.IsC() && in.Name != "-" {
			argv = append(argv, "-iquote", filepath.Dir(in.Name))
		}
	}
	if d.line.Verbose || d.line.DryRun {
		fmt.Fprintf(d.session.Stderr, "%s %s\n", d.cc[0], quoted(argv))
	}
	if d.line.DryRun {
		return nil
	}
	cmd := exec.Command(d.cc[0], argv...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = d.session.Stdin, d.session.Stdout, d.session.Stderr
	// An interrupt reaches the compiler by itself; accc stays to clean up.
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	defer signal.Stop(interrupts)
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		return &driver.StatusError{Status: max(1, exit.ExitCode())}
	case err != nil:
		return &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("cannot run the host compiler %s: %w", d.cc[0], errors.Unwrap(err))}
	}
	return nil
}

// quoted is a command line that a shell reads back.
func quoted(args []string) string {
	var out []string
	for _, a := range args {
		if a == "" || strings.ContainsAny(a, " \t\n\"'\\$`*?[]{}()<>|&;#~") {
			a = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
		out = append(out, a)
	}
	return strings.Join(out, " ")
}
