package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"
	"accc/frontend/fortran"
)

// What is different when the driver replaces a compiler of Fortran.

// runtimes are names that objects from compilers of Fortran refer to: they are linked by such a compiler.
var runtimes = [][]byte{[]byte("_gfortran_"), []byte("_FortranA")}

// needsFortran reports whether a command line is for a compiler of Fortran.
func needsFortran(line *ccflags.Line) bool {
	if slices.ContainsFunc(line.Inputs, ccflags.Input.IsFortran) {
		return true
	}
	if slices.ContainsFunc(line.Inputs, ccflags.Input.IsC) || len(line.Inputs) == 0 || line.Step != ccflags.Link {
		return line.FC != "" && line.CC == ""
	}
	return line.FC != "" || holds(line, runtimes...)
}

// holds reports whether an object or library on a command line holds one of some names.
func holds(line *ccflags.Line, names ...[]byte) bool {
	return slices.ContainsFunc(line.Inputs, func(in ccflags.Input) bool {
		if !in.IsObject() {
			return false
		}
		text, err := os.ReadFile(in.Name)
		return err == nil && slices.ContainsFunc(names, func(n []byte) bool { return bytes.Contains(text, n) })
	})
}

// compileBoth compiles a command line with sources of C and of Fortran: each with its compiler; that of Fortran links.
func compileBoth(s *driver.Session, line *ccflags.Line) error {
	temp, err := driver.MakeTemp()
	if err != nil {
		return &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	defer temp.Remove()
	sub := func(part *ccflags.Line) error { // with settings of its own
		other := driver.NewSession()
		other.Stdin, other.Stdout, other.Stderr, other.Command = s.Stdin, s.Stdout, s.Stderr, s.Command
		return runLine(other, part)
	}
	objects := map[int][]string{} // what replaces sources of C, by their index
	for i, in := range line.Inputs {
		if !in.IsC() {
			continue
		}
		words := []string{"-c"}
		if line.Step == ccflags.Link {
			object := filepath.Join(temp.Dir, fmt.Sprint(i), in.ObjectName(ccflags.Compile))
			if err := os.Mkdir(filepath.Dir(object), 0o700); err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			words = append(words, "-o", object)
			objects[in.Arg] = []string{object}
			if in.Lang != "" {
				objects[in.Arg] = []string{"-x", "none", object, "-x", in.Lang}
			}
		}
		part, err := line.Part(func(other ccflags.Input) []string {
			if other.Arg == in.Arg {
				return []string{in.Name}
			}
			return nil
		}, words...)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitUsage, Err: err}
		}
		part.FC = ""
		if err := sub(part); err != nil {
			return err
		}
	}
	part, err := line.Part(func(in ccflags.Input) []string {
		if in.IsC() {
			return objects[in.Arg]
		}
		return []string{in.Name}
	})
	if err != nil {
		return &driver.StatusError{Status: driver.ExitUsage, Err: err}
	}
	return sub(part)
}

// inputs are the inputs of the command line, modules before what uses them.
func (d *ccDriver) inputs() []ccflags.Input {
	list := d.line.Inputs
	byName := map[string]ccflags.Input{}
	var names []string
	for _, in := range list {
		if in.IsFortran() {
			byName[in.Name] = in
			names = append(names, in.Name)
		}
	}
	d.session.Fortran.FormOf = func(name string) (form fortran.Form, preprocess, ok bool) {
		in, ok := byName[name]
		if ok {
			form, preprocess = d.line.FortranForm(in)
		}
		return form, preprocess, ok
	}
	if len(names) < 2 {
		return list
	}
	d.choose(byName[names[0]])
	out := slices.DeleteFunc(slices.Clone(list), ccflags.Input.IsFortran)
	for _, n := range d.session.Order(names) {
		out = append(out, byName[n])
	}
	return out
}

// defineOpenACC is what compilers of OpenACC define.
const defineOpenACC = "-D_OPENACC=201711"

// choose sets the language of the session to that of an input.
func (d *ccDriver) choose(in ccflags.Input) {
	if !in.IsFortran() {
		d.session.Lang = in.Lang
		return
	}
	form, preprocess := d.line.FortranForm(in)
	d.session.Lang = string(form.Layout())
	d.session.Fortran.Preprocess = &preprocess
}

// moduleSymbols are in objects that use the module openacc of translations.
var moduleSymbols = [][]byte{[]byte("__openacc_MOD_"), []byte("_QMopenaccP")}

// Options of the machine and of its code, which objects that are linked have in common.
var (
	machineOptions  = []string{"-fpic", "-fPIC", "-fpie", "-fPIE", "-fno-pic", "-fno-PIC", "-fno-pie", "-fno-PIE"}
	machinePrefixes = []string{"-m", "-O", "-fuse-ld="}
)

func isMachineOption(arg string) bool {
	return slices.Contains(machineOptions, arg) || slices.ContainsFunc(machinePrefixes, func(p string) bool { return strings.HasPrefix(arg, p) })
}

// library compiles the module openacc where a translation uses it or a program is linked that does. The result are arguments for
// the compiler.
func (d *ccDriver) library() ([]string, error) {
	used := false
	for _, text := range d.texts {
		used = used || emit.UsesOpenACC(text)
	}
	linked := d.line.Step == ccflags.Link && (used || holds(d.line, moduleSymbols...))
	if !used && !linked {
		return nil, nil
	}
	if err := d.makeTemp(); err != nil {
		return nil, err
	}
	dir := filepath.Join(d.temp, "lib")
	out := []string{"-I", dir}
	argv := slices.Concat(d.compiler[1:], d.openMP(), []string{"-c", "-fPIC", "-w"})
	if linked {
		out = append(out, filepath.Join(dir, "openacc.o"))
		argv = append(argv, slices.DeleteFunc(slices.Clone(d.line.Args), func(a string) bool { return !isMachineOption(a) })...)
	}
	if d.line.DryRun {
		return out, nil
	}
	err := os.Mkdir(dir, 0o700)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "openacc.f90"), []byte(models[d.line.Target].Library().Module()), 0o600)
	}
	if err != nil {
		return nil, &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	cmd := exec.Command(d.compiler[0], append(argv, "openacc.f90")...)
	cmd.Dir = dir // modules are left there
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("%s does not compile the module openacc: %w\n%s", d.compiler[0], err, said)}
	}
	return out, nil
}

// noteModules writes a file for each .mod that the compiler has written, in the same directory.
func (d *ccDriver) noteModules() error {
	if d.line.DryRun || d.line.Step == ccflags.Preprocess {
		return nil
	}
	dir := d.line.ModuleDir
	if dir == "" {
		dir = "."
	}
	for _, in := range d.line.Inputs {
		if !in.IsFortran() || in.Name == "-" {
			continue
		}
		d.choose(in)
		modules, err := d.session.NoteModules(in.Name, dir)
		if err != nil {
			return err
		}
		for _, m := range modules {
			if err := d.restoreModule(filepath.Join(dir, m+".mod")); err != nil {
				return err
			}
		}
	}
	return nil
}

// restoreModule puts the user's name of a translated source into the .mod that gfortran made of it, so that builds are
// reproducible.
func (d *ccDriver) restoreModule(name string) error {
	packed, err := os.ReadFile(name)
	if err != nil {
		return nil // of another compiler, which has other names
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil
	}
	text, err := io.ReadAll(r)
	if err != nil || d.temp == "" || !bytes.Contains(text, []byte(d.temp)) {
		return nil
	}
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err = w.Write(d.restore(text, "")); err == nil {
		err = w.Close()
	}
	if err != nil {
		return &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	return driver.WriteFile(name, out.Bytes(), 0o644)
}
