package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/backend/translate"
	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/frontend/fortran"
	"accc/frontend/source"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"

	"github.com/aymanbagabas/go-udiff"
)

// isDriver reports whether a command line is the compiler driver's: accc [cc flags] files, and not one of accc's commands.
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
	// A word that is not a command must look like an input; otherwise it is a mistyped command.
	return filepath.Ext(args[0]) != "" || strings.ContainsRune(args[0], filepath.Separator)
}

// runDriver compiles as a compiler of C or Fortran does: sources with OpenACC directives are translated to OpenMP
// first, everything else goes to the host compiler unchanged.
func runDriver(s *driver.Session, args []string) error {
	s.Command = "accc"
	line, err := ccflags.Parse(args)
	if err != nil {
		return &driver.StatusError{Status: driver.ExitUsage, Err: err}
	}
	return runLine(s, line)
}

func runLine(s *driver.Session, line *ccflags.Line) error {
	s.Options.Defines, s.Options.Undefs, s.Options.Includes, s.Options.Std = line.Defines, line.Undefs, line.Includes, cStandard(line.Std)
	s.Options.Preincludes, s.Options.Imacros = line.Preincludes, line.Imacros
	s.Fortran = driver.FortranFlags(line)
	s.Fortran.Dialect.ConcurrentOnDevice = false // what is translated has counted loops in their place
	s.Warn.Bearing = true
	s.Directives.Chosen = chosenLanguages(line)
	for _, arg := range line.Args {
		switch arg {
		case "-w":
			s.Warn.Quiet = true
		case "-Werror", "-Wno-error":
			line.Warnings = append(line.Warnings, strings.TrimPrefix(arg, "-W"))
		}
	}
	for _, w := range line.Warnings {
		if err := s.Warn.Set(w, driver.KnownCode); err != nil {
			return &driver.StatusError{Status: driver.ExitUsage, Err: err}
		}
	}
	inFortran := needsFortran(line)
	compiler, found := hostCompiler(line, inFortran)
	switch {
	case line.Target == "wasm" || !found:
		return buildSelfContained(s, line, found)
	case inFortran && line.Step <= ccflags.Assemble && slices.ContainsFunc(line.Inputs, ccflags.Input.IsC):
		return compileBoth(s, line)
	}
	if readsOpenMP(line) {
		// The host compiler reads its directives.
		if err := s.Warn.Set("no-"+accdir.RuleUnread.Code, driver.KnownCode); err != nil {
			return err
		}
	}
	d := &ccDriver{session: s, line: line, compiler: compiler, fortran: inFortran, sources: map[string]string{}, texts: map[string][]byte{}}
	defer d.clean()
	return d.run()
}

// readsOpenMP reports whether the command line asks for OpenMP.
func readsOpenMP(line *ccflags.Line) bool {
	on, given := languageOption(line, "openmp")
	return on && given
}

// readsOpenACC reports whether the directives of OpenACC are to be translated: -fno-openacc leaves them out.
func readsOpenACC(line *ccflags.Line) bool {
	on, given := languageOption(line, "openacc")
	return on || !given
}

// languageOption finds the last of -fNAME and -fno-NAME, and says whether there is one.
func languageOption(line *ccflags.Line, name string) (on, given bool) {
	for _, arg := range line.Args {
		switch option, _, _ := strings.Cut(arg, "="); option {
		case "-f" + name:
			on, given = true, true
		case "-fno-" + name:
			on, given = false, true
		}
	}
	return on, given
}

// chosenLanguages are the directive languages that the command line leaves, nil if it leaves out none.
func chosenLanguages(line *ccflags.Line) []string {
	_, given := languageOption(line, "openmp")
	omp := readsOpenMP(line) || !given
	switch {
	case omp && readsOpenACC(line):
		return nil
	case omp:
		return []string{"omp"}
	case readsOpenACC(line):
		return []string{"acc"}
	}
	return []string{}
}

// cStandard is the -std for the front end; standards of other languages are ignored.
func cStandard(std string) string {
	if strings.HasPrefix(std, "c++") || strings.HasPrefix(std, "gnu++") || fortran.KnownStd(std) {
		return ""
	}
	return std
}

// hostCompiler finds the compiler to drive: for C --cc, ACCC_CC, or cc, for Fortran --fc, ACCC_FC, or gfortran.
func hostCompiler(line *ccflags.Line, fortran bool) (words []string, ok bool) {
	name, variable, standard := line.CC, "ACCC_CC", "cc"
	if fortran {
		name, variable, standard = line.FC, "ACCC_FC", "gfortran"
	}
	if name == "" {
		name = os.Getenv(variable)
	}
	chosen := name != ""
	if !chosen {
		name = standard
	}
	words = strings.Fields(name)
	_, err := exec.LookPath(words[0])
	// A compiler that was asked for by name is not silently replaced: running it says what is wrong.
	return words, err == nil || chosen
}

type ccDriver struct {
	session  *driver.Session
	line     *ccflags.Line
	compiler []string
	fortran  bool   // the compiler is one of Fortran
	temp     string // directory of translated sources, made when needed
	made     *driver.Temp
	// sources are the user's names of the translated sources, by theirs.
	sources map[string]string
	texts   map[string][]byte // what is in them
	stdin   []byte            // standard input, where it has been read
	// knownVendor is whose options the compiler takes, once it has been asked.
	knownVendor *vendor
}

// model is the directive language that a target is written in.
var models = map[string]translate.Direction{"multicore": translate.ToMulticore, "offload": translate.ToOpenMP}

func (d *ccDriver) run() error {
	args := append([]string(nil), d.line.Args...)
	translated, objects := false, false
	for _, in := range d.inputs() {
		if in.IsPreprocessed() && preprocessedHere(in.Name) {
			objects = true
			args = append(args, d.openMP()...)
			continue
		}
		if !in.IsC() && !in.IsFortran() || d.line.Depend || !readsOpenACC(d.line) {
			objects = objects || in.IsObject()
			continue
		}
		has, err := d.hasDirectives(in)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		concurrent := d.line.Dialect.ConcurrentOnDevice && in.IsFortran()
		if !has && !concurrent {
			continue
		}
		if in.IsFortran() && d.line.Step == ccflags.Preprocess {
			args = append(args, defineOpenACC) // what is left has its directives still
			continue
		}
		d.choose(in)
		if !translated {
			language := "c"
			if d.fortran {
				language = "f95-cpp-input"
			}
			d.session.Options.SystemIncludes = systemIncludes(d.compiler, language)
		}
		if concurrent {
			if loops, err := d.session.WriteConcurrent(in.Name); err != nil {
				return err
			} else if loops == nil && !has {
				continue
			}
		}
		file, err := d.translate(in.Name)
		if err != nil {
			return err
		}
		args[in.Arg] = file
		translated = true
	}
	if translated && !readsOpenMP(d.line) {
		if err := d.switchOff(args); err != nil {
			return err
		}
	}
	// Objects may have been translated in an earlier step: they need the OpenMP library.
	if translated || objects && d.line.Step == ccflags.Link {
		offloading, err := d.offloading()
		if err != nil {
			return err
		}
		args = slices.Concat(args, d.othersLibrary(), d.openMP(), offloading, d.atomics())
	}
	if translated && !readsOpenMP(d.line) {
		args = append(args, "-U_OPENMP") // the program sees what it would see without
	}
	if translated {
		if err := d.session.Finish(); err != nil { // warnings
			return err
		}
		if d.fortran {
			args = append(args, defineOpenACC) // the code for OpenACC is what was translated
		}
		more, err := d.searched()
		if err != nil {
			return err
		}
		args = append(more, args...)
		if d.line.Output == "" && d.line.Step != ccflags.Link && d.line.Step != ccflags.Preprocess && len(d.line.Inputs) == 1 {
			args = append(args, "-o", d.line.Inputs[0].ObjectName(d.line.Step))
		}
	}
	if d.fortran {
		more, err := d.library()
		if err != nil {
			return err
		}
		args = append(args, more...)
	}
	if d.line.Debug {
		// The temporary name must not get into the object: builds are to be the same each time.
		for _, temp := range slices.Sorted(maps.Keys(d.sources)) {
			args = append(args, "-fdebug-prefix-map="+filepath.Dir(temp)+"="+filepath.Dir(d.sources[temp]))
		}
	}
	if translated && d.line.Step == ccflags.Preprocess && !d.line.DryRun {
		return d.preprocess(args)
	}
	if d.line.Verbose && len(d.line.Inputs) == 0 {
		fmt.Fprintf(d.session.Stderr, "accc %s\n", driver.Version())
	}
	if d.line.Verbose && !translated {
		args = append(args, "-v") // what goes straight through is the compiler's business
	}
	if err := d.exec(args, d.session.ForOthers()); err != nil {
		return err
	}
	if err := d.noteModules(); err != nil {
		return err
	}
	return d.restoreDependencies()
}

// switchOff replaces the sources that are compiled as they are, next to translations, by copies without the directives
// of OpenMP, for which -fopenmp is not meant.
func (d *ccDriver) switchOff(args []string) error {
	for _, in := range d.line.Inputs {
		if args[in.Arg] != in.Name || !in.IsC() && !in.IsFortran() {
			continue
		}
		text, err := d.read(in.Name)
		if err != nil {
			return err
		}
		file := source.NewFile(in.Name, text)
		d.choose(in)
		layout, err := d.session.LayoutOf(in.Name)
		if err != nil {
			return err
		}
		masked, err := emit.WithoutOpenMP(file, driver.LanguageOf(layout).Printer(layout))
		if err != nil || bytes.Equal(masked, text) {
			continue
		}
		if err := d.makeTemp(); err != nil {
			return err
		}
		if args[in.Arg], err = d.put(file, masked); err != nil {
			return err
		}
	}
	return nil
}

// searched are the arguments by which translated sources find what they include.
func (d *ccDriver) searched() (args []string, err error) {
	if !d.fortran {
		// Headers that include openacc.h find the translation's.
		if err := os.WriteFile(filepath.Join(d.temp, "openacc.h"), []byte(models[d.line.Target].Library().Text()), 0o600); err != nil {
			return nil, &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
	}
	for _, dir := range d.line.Includes {
		m, err := d.mirror(dir)
		if err != nil {
			return nil, err
		}
		if info, err := os.Stat(m); err != nil || !info.IsDir() {
			continue
		}
		if !d.fortran {
			args = append(args, "-iquote", m)
		}
		args = append(args, "-I", m)
	}
	return args, nil
}

// goneMark stands for a file that will be removed, in a dependency file; goneFile is such a file as a target, and as a word after others, in the form
// that compilers write.
const goneMark = "<gone>"

var goneFile = regexp.MustCompile(`(?m)^<gone>:\n*|(?:[ \t]\\\r?\n)?[ \t]+<gone>`)

// preprocess runs the compiler for -E, and puts the user's names into what it writes, which so is the same each time: compiler
// caches compare it.
func (d *ccDriver) preprocess(args []string) error {
	var text bytes.Buffer
	if err := d.exec(args, &text); err != nil {
		return err
	}
	if d.line.Output == "" || d.line.Output == "-" {
		return d.session.Write("", append(d.restore(text.Bytes(), "openacc.h"), translatedMark...))
	}
	written, err := os.ReadFile(d.line.Output)
	if err != nil {
		return &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	if err := driver.WriteFile(d.line.Output, append(d.restore(written, "openacc.h"), translatedMark...), 0o644); err != nil {
		return err
	}
	return d.restoreDependencies()
}

// translatedMark is a line marker at the end of preprocessed translations: they are to be compiled with OpenMP.
const translatedMark = "# 1 \"<accc: translated>\"\n"

// preprocessedHere reports whether a preprocessed source has come out of accc -E.
func preprocessedHere(name string) bool {
	text, err := os.ReadFile(name)
	return err == nil && bytes.Contains(text, []byte(translatedMark))
}

// restore replaces the names of translated files by the user's; gone stands for files that are not the user's.
func (d *ccDriver) restore(text []byte, gone string) []byte {
	ours := regexp.MustCompile(regexp.QuoteMeta(d.temp) + `[^\s":]*`) // in what a compiler wrote: names stand in quotes, or among blanks and colons
	return ours.ReplaceAllFunc(text, func(temp []byte) []byte {
		if name, ok := d.sources[filepath.Clean(string(temp))]; ok {
			return []byte(name)
		}
		return []byte(gone)
	})
}

// restoreDependencies puts the user's names of translated sources into the dependency files that -MD made.
func (d *ccDriver) restoreDependencies() error {
	if !d.line.DepFile || d.line.DryRun {
		return nil
	}
	for _, name := range d.sources {
		file := d.line.DepName(name)
		text, err := os.ReadFile(file)
		if err != nil || !bytes.Contains(text, []byte(d.temp)) {
			continue // elsewhere, by an option that the driver does not know: the compiler's business
		}
		// What is not a translation is the openacc.h of one, which will be removed.
		text = d.restore(text, goneMark)
		text = goneFile.ReplaceAll(text, nil)
		if err := driver.WriteFile(file, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// read reads an input; standard input is kept for the compiler.
func (d *ccDriver) read(name string) ([]byte, error) {
	if name == "-" {
		file, err := d.session.Read(name)
		if err != nil {
			return nil, err
		}
		d.stdin = file.Text
		return file.Text, nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return text, nil
}

// systemIncludes asks the host compiler for its header directories, so that those of other libraries are found (mpicc
// knows where mpi.h is). A compiler that does not print them has none.
func systemIncludes(compiler []string, language string) []string {
	argv := append(append([]string(nil), compiler[1:]...), "-E", "-v", "-x", language, os.DevNull)
	var said bytes.Buffer
	cmd := exec.Command(compiler[0], argv...)
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
// information and __FILE__ name the user's file. Where headers hold directives, they go there, too.
func (d *ccDriver) translate(name string) (string, error) {
	s := d.session
	module, err := s.Module(name)
	if err == nil && s.Diags.HasErrors() {
		err = s.Finish()
	}
	if err != nil {
		return "", err
	}
	s.CheckLoops(name)
	if readsOpenMP(d.line) {
		if err := s.CheckApart(name, ompdir.Table.Sentinel); err != nil {
			return "", err
		}
	}
	reader, err := s.Reader(name)
	if err != nil {
		return "", err
	}
	target, _ := models[d.line.Target].Target()
	t, err := translate.NewTranslation(s.Reading(name, module), reader.Printer(), target, emit.Options{Linked: true})
	if err != nil {
		return "", err
	}
	t.Header.Provided, t.Header.Unread = true, !readsOpenMP(d.line)
	headers := d.headers(t.Source.Neutral(), reader.Printer())
	var texts [][]byte
	for _, f := range append([]*source.File{reader.File()}, headers...) {
		edits, _ := t.Edits(s.Warn.Reporter(&s.Diags), f, headers...)
		texts = append(texts, emit.Apply(f, edits, &s.Diags))
	}
	if s.Diags.HasErrors() {
		return "", s.Finish()
	}
	if err := d.makeTemp(); err != nil {
		return "", err
	}
	for i, h := range headers {
		if _, err := d.put(h, texts[i+1]); err != nil {
			return "", err
		}
	}
	return d.put(reader.File(), texts[0])
}

func (d *ccDriver) makeTemp() (err error) {
	if d.temp == "" {
		if d.made, err = driver.MakeTemp(); err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		d.temp = d.made.Dir
	}
	return nil
}

// headers are the user's headers of a unit, if one of them holds directives: all of them, since one that includes another
// must find the translated one.
func (d *ccDriver) headers(unit *frontend.Unit, printer emit.Printer) (list []*source.File) {
	wanted := false
	for _, f := range unit.Files[1:] {
		if slices.ContainsFunc(d.session.Options.SystemIncludes, func(dir string) bool { return strings.HasPrefix(f.Name, dir+string(filepath.Separator)) }) {
			continue
		}
		wanted = wanted || emit.HasOpenACC(f, printer) || d.fortran && isAboutOpenACC(f, printer)
		list = append(list, f)
	}
	if !wanted {
		return nil
	}
	return list
}

// mirror is where a file or directory of the user is found in the temporary directory.
func (d *ccDriver) mirror(name string) (string, error) {
	full, err := filepath.Abs(name)
	if err != nil {
		return "", &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	return filepath.Join(d.temp, "tree", strings.ReplaceAll(full, ":", "")), nil
}

// put writes a translated file where the mirror of its name is.
func (d *ccDriver) put(f *source.File, text []byte) (string, error) {
	out, err := d.mirror(f.Name)
	if was, ok := d.texts[out]; ok && !bytes.Equal(was, text) {
		acctoomp.Diverging.New(source.Span{File: f}, "%s becomes different texts in the sources of one command", f.Name).Note("compile them one by one").To(&d.session.Diags)
		return "", d.session.Finish()
	}
	d.texts[out] = text
	if err == nil {
		err = os.MkdirAll(filepath.Dir(out), 0o700)
	}
	if err == nil {
		marker := "#line"
		if d.fortran {
			marker = "#" // compilers of Fortran know what the preprocessor writes
		}
		err = os.WriteFile(out, withLines(marker, f.Name, string(f.Text), string(text)), 0o600)
	}
	if err != nil {
		return "", &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	d.sources[out] = f.Name
	return out, nil
}

// withLines puts line markers into a translation wherever it has more or fewer lines than the source.
func withLines(marker, name, source, translation string) []byte {
	out := fmt.Appendf(nil, "%s 1 %q\n", marker, name)
	at, line := 0, 1
	for _, e := range udiff.Lines(source, translation) {
		out = append(out, source[at:e.Start]...)
		out = append(out, e.New...)
		line += strings.Count(source[at:e.End], "\n")
		if strings.Count(e.New, "\n") != strings.Count(source[e.Start:e.End], "\n") && strings.HasSuffix(string(out), "\n") {
			out = fmt.Appendf(out, "%s %d %q\n", marker, line, name)
		}
		at = e.End
	}
	return append(out, source[at:]...)
}

func (d *ccDriver) clean() {
	switch {
	case d.made == nil:
	case d.line.KeepTemp:
		d.made.Keep()
	default:
		d.made.Remove()
	}
}

// projectFlags returns the macros and directories of the project that the inputs belong to: what accc reads is what is compiled.
func (d *ccDriver) projectFlags() ([]string, error) {
	var first string
	var flags []string
	for _, in := range d.line.Inputs {
		if !in.IsC() && !in.IsFortran() {
			continue
		}
		of, err := d.session.CompilerFlags(in.Name)
		if err != nil {
			return nil, err
		}
		if first != "" && !slices.Equal(of, flags) {
			return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf(
				"%s and %s have other macros or directories by their %s: compile them one by one", first, in.Name, driver.ProjectFile)}
		}
		first, flags = in.Name, of
	}
	return flags, nil
}

// exec runs the host compiler; its messages and exit status are its own.
func (d *ccDriver) exec(args []string, stdout io.Writer) error {
	project, err := d.projectFlags()
	if err != nil {
		return err
	}
	// The command line comes after the project, and decides.
	argv := slices.Concat(d.compiler[1:], project, args)
	for _, in := range d.line.Inputs {
		switch {
		case in.IsC():
			argv = append(argv, "-iquote", filepath.Dir(in.Name))
		case in.IsFortran() && slices.Contains(slices.Collect(maps.Values(d.sources)), in.Name):
			argv = append(argv, "-I", filepath.Dir(in.Name))
		}
	}
	if d.line.Verbose || d.line.DryRun {
		fmt.Fprintf(d.session.Stderr, "%s %s\n", d.compiler[0], quoted(argv))
	}
	if d.line.DryRun {
		return nil
	}
	cmd := exec.Command(d.compiler[0], argv...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = d.session.Stdin, stdout, d.session.Stderr
	if d.stdin != nil {
		cmd.Stdin = bytes.NewReader(d.stdin)
	}
	// An interrupt reaches the compiler by itself; accc stays to clean up.
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	defer signal.Stop(interrupts)
	err = cmd.Run()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		return &driver.StatusError{Status: max(1, exit.ExitCode())}
	case err != nil:
		return &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("cannot run the host compiler %s: %w", d.compiler[0], errors.Unwrap(err))}
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
