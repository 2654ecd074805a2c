package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/cmd/internal/driver"
	"accc/dialects/conversion"
	"accc/dialects/conversion/transfer"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// openmp are the forms of OpenMP that emit writes.
var openmp = map[string]acctoomp.Target{"omp": acctoomp.Offload, "omp-multicore": acctoomp.Multicore}

// same is the argument of --as that regenerates the directives of each language; it is the default.
const same = "same"

// A rewriting is an input with its directives in another form.
type rewriting struct {
	main *source.File
	// files are those of the input, the main one first.
	files []*source.File
	// units are the programs that were read, each with the directives of one language or of both.
	units []*frontend.Unit
	// edits are those of a file that rewrite its directives; headers are the files that the caller writes, too. ok is false when that
	// gave errors, which are in the session's diagnostics.
	edits func(f *source.File, headers ...*source.File) (edits []source.Edit, ok bool)
	// made are the edits of the files whose text has been asked for.
	made map[*source.File][]source.Edit
	// list is the text for an input that is no source, which has no edits.
	list func() []byte
	// branches are the same input read under other configurations of the preprocessor.
	branches []*branch
	// conditionals are the directives that are in branches of conditional groups.
	conditionals []*conditional
	// inside are the directives among whose lines the preprocessor chooses.
	inside []*region
	// definitions are the groups with definitions of macros each of which is read (definitions.go); undecided are macros that are not
	// read with all of theirs, chosen those that are, which what is written takes into account.
	definitions []*chooser
	undecided   []string
	chosen      map[string]bool
	fortran     bool
	// left are those of them that stay as they are.
	left []source.Span
	// leave makes the directives of a span stay as they are; nil where they are not translated.
	leave   func(span source.Span)
	session *driver.Session
	// keep: the directives of both languages are in what is written.
	keep bool
	// verify proves that the new text of the main file means the same; nil where that is not asked for.
	verify func(text []byte) error
}

// whole is the text of the main file, verified if that was asked for.
func (r *rewriting) whole() ([]byte, error) {
	text := r.text(r.main)
	if text == nil {
		return nil, nil
	}
	return text, r.verified(text)
}

// verified proves that a text of the main file means the same, in each configuration that was read, if that was asked for.
func (r *rewriting) verified(text []byte) error {
	if r.verify == nil {
		return nil
	}
	if err := r.verify(text); err != nil {
		return err
	}
	for _, b := range r.branches {
		if b.joined {
			if err := b.verify(text); err != nil {
				return err
			}
		}
	}
	return nil
}

// text is that of a file with its directives rewritten; headers are those that the caller writes, too. It is nil when that gave
// errors, which are in the session's diagnostics.
func (r *rewriting) text(f *source.File, headers ...*source.File) []byte {
	if r.list != nil {
		return r.list()
	}
	said := r.session.Diags.Sorted()
	edits, ok := r.edits(f, headers...)
	if !ok {
		return nil
	}
	edits, again := r.join(f, edits, headers)
	if again {
		for _, d := range r.session.Diags.Sorted() {
			if d.Code == emit.NotInPlace.Code && !slices.ContainsFunc(said, func(s diag.Diagnostic) bool { return s.Code == d.Code && s.Primary.Span == d.Primary.Span }) {
				said = append(said, d) // what is left is not looked at again
			}
		}
		r.session.Diags.Replace(said)
		return r.text(f, headers...)
	}
	if r.made == nil {
		r.made = map[*source.File][]source.Edit{}
	}
	r.made[f] = edits
	return emit.Apply(f, edits, &r.session.Diags)
}

// rewrite prepares to write an input with its directives in another form, those in the branches that the preprocessor leaves out
// included.
func rewrite(s *driver.Session, name, as string, opts emit.Options) (*rewriting, error) {
	if opts.Keep && as != same {
		again, err := keptBefore(s, name, opts)
		if err != nil {
			return nil, err
		}
		defer again()
	}
	r, err := rewriteActive(s, name, as, opts)
	if err != nil || r.list != nil {
		return r, err
	}
	r.session, r.keep = s, opts.Keep
	if opts.Transfers {
		return r, nil // what may be changed depends on the code of the configuration that is read
	}
	return r, r.readBranches(name, as, opts)
}

// keptBefore warns of guards in a source that compilers do not preprocess. One that has them already is read with them, so that keeping both
// languages again changes nothing; restore ends that.
func keptBefore(s *driver.Session, name string, opts emit.Options) (restore func(), err error) {
	if s.Fortran.Preprocesses(name) {
		return func() {}, nil
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	emit.NotPreprocessed.New(source.Span{File: file}, "--keep guards directives with lines of the preprocessor: compilers read this file with -cpp, or with a name that ends in .F90 or .F").To(s.Warn.Reporter(&s.Diags))
	before := s.Fortran.Preprocess
	if before == nil && opts.Guards.In(file.Text) {
		yes := true
		s.Fortran.Preprocess = &yes
	}
	return func() { s.Fortran.Preprocess = before }, nil
}

// rewriteActive does that for the directives that the preprocessor leaves.
func rewriteActive(s *driver.Session, name, as string, opts emit.Options) (*rewriting, error) {
	target, toOMP := openmp[as]
	if as != "acc" && as != same && !toOMP {
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown directive language %q for --as (expected same, acc, omp or omp-multicore)", as)}
	}
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	s.Implied = opts.Implicit
	switch {
	case layout == driver.MLIR:
		return listed(s, name, as, file, opts)
	case toOMP:
		return inOpenMP(s, name, target, file, opts)
	}
	if as == "acc" {
		return inOpenACC(s, name, file, opts)
	}
	s.Directives.OpenMP = true
	module, err := s.Module(name)
	if err != nil {
		return nil, err
	}
	return regenerated(s, s, module, name, file, opts)
}

// listed lists the directives of IR, which has no source.
func listed(s *driver.Session, name, as string, file *source.File, opts emit.Options) (*rewriting, error) {
	if opts.Transfers {
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: --optimize changes sources; accc opt --passes %s does so for IR", name, fewerTransfers(nil))}
	}
	module, err := s.Module(name)
	if err != nil {
		return nil, err
	}
	switch as {
	case "acc":
		opts.Only = accdir.Table
	case same:
	default:
		opts.Only = accdir.Table
		if d, errs := emit.Directives(module, opts); len(d)+len(errs) > 0 {
			return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: OpenACC is translated to OpenMP in sources, not in IR", name)}
		}
		opts.Only = ompdir.Table
	}
	list := func() []byte { return []byte(emit.Text(module, opts, &s.Diags)) }
	return &rewriting{main: file, files: []*source.File{file}, list: list}, nil
}

// regenerated writes directives from the IR of an input that a session has read; s is the one with the user's diagnostics.
func regenerated(s, read *driver.Session, module *ir.Op, name string, file *source.File, opts emit.Options) (*rewriting, error) {
	shown := module
	if opts.Implicit {
		shown = module.Clone(ir.NewMapping())
		if err := conversion.Implicit.Run(shown, nil); err != nil {
			return nil, err
		}
	}
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	opts.Printer = driver.LanguageOf(layout).Printer(layout)
	unit := read.Source(name).Neutral()
	if !opts.Regenerate {
		opts.Words = emit.NewWords(userDirectives(unit))
	}
	if opts.Transfers {
		if shown, err = withFewerTransfers(s, read, module, name, file, opts); err != nil {
			return nil, err
		}
	}
	r := &rewriting{main: file, files: unit.Files, units: []*frontend.Unit{unit}}
	r.edits = func(f *source.File, _ ...*source.File) ([]source.Edit, bool) {
		return emit.Edits(shown, f, opts, &s.Diags)
	}
	if opts.Transfers {
		r.verify = func(text []byte) error { return sameTransfers(s, read, name, shown, file, text) }
	} else if opts.Verify {
		r.verify = func(text []byte) error { return verifyEmitted(s, read, name, module, file, text, opts) }
	}
	return r, nil
}

// fewerTransfers are the passes of --optimize=data, with the clauses that are not to be made around loops.
func fewerTransfers(without []string) string {
	options := ""
	if len(without) > 0 {
		options = fmt.Sprintf("{without=%s}", strings.Join(without, "+"))
	}
	return fmt.Sprintf("acc-implicit-data,acc-data-hoisting%[1]s,acc-redundant-data-elimination%[1]s,omp-data-hoisting%[1]s,omp-redundant-data-elimination%[1]s", options)
}

// withFewerTransfers is a module after the passes. A loop that has another name for what a function maps than it seems, or none, is known only when what
// is written is read again. Then the clauses for that are found by halves, and left out.
func withFewerTransfers(s, read *driver.Session, module *ir.Op, name string, file *source.File, opts emit.Options) (shown *ir.Op, err error) {
	build := func(without []string) (made *ir.Op, across []string, written bool, err error) {
		made = module.Clone(ir.NewMapping())
		emit.Protect(made, file, opts)
		if err := s.RunPasses(made, fewerTransfers(without)); err != nil {
			return nil, nil, false, err
		}
		across = append(transfer.AcrossCalls(made), transfer.ChangedUpdates(made)...)
		emit.NameSections(made, opts)
		return made, across, len(across) == 0 || isWritten(s, read, made, name, file, opts), nil
	}
	shown, across, written, err := build(nil)
	var without []string
	for err == nil && !written && !slices.ContainsFunc(across, func(c string) bool { return slices.Contains(without, c) }) {
		without = append(without, across...) // others may be made instead, of loops inside
		shown, across, written, err = build(without)
	}
	var allow func(list []string) error
	allow = func(list []string) error {
		rest := slices.DeleteFunc(slices.Clone(without), func(c string) bool { return slices.Contains(list, c) })
		made, _, written, err := build(rest)
		switch {
		case err != nil:
			return err
		case written:
			shown, without = made, rest
		case len(list) > 1:
			return cmp.Or(allow(list[:len(list)/2]), allow(list[len(list)/2:]))
		}
		return nil
	}
	if all := without; err == nil && len(all) > 1 {
		err = cmp.Or(allow(all[:len(all)/2]), allow(all[len(all)/2:]))
	}
	return shown, err
}

// isWritten reports whether a module after the passes is what its source is read as when it is written from that.
func isWritten(s, read *driver.Session, shown *ir.Op, name string, file *source.File, opts emit.Options) bool {
	shown = shown.Clone(ir.NewMapping())
	var unsaid diag.List
	edits, ok := emit.Edits(shown, file, opts, &unsaid)
	if !ok {
		return false
	}
	text := emit.Apply(file, edits, &unsaid)
	defer func(w io.Writer) { read.Stderr = w }(read.Stderr)
	read.Stderr = io.Discard // what is found wrong in the text is not the user's
	differs, err := differenceTo(s, read, name, shown, text)
	return err == nil && differs == ""
}

// differenceTo is what the directives of a text have other than those of a module from which it was written, "" if nothing.
func differenceTo(s, read *driver.Session, name string, made *ir.Op, text []byte) (string, error) {
	again, _, err := read.Reread(name, text)
	if err != nil {
		return "", fmt.Errorf("%s: the optimized source is not valid, which is a bug in accc: %w", name, err)
	}
	if err := s.RunPasses(again, conversion.Implicit.Name); err != nil {
		return "", err
	}
	return transfer.Difference(made, again), nil
}

// sameTransfers checks that an optimized source, read again, has the data operations that were proved to transfer what is needed. Clauses
// are about names, which may be those of other variables around a loop, and they change what is implied for the constructs inside.
func sameTransfers(s, read *driver.Session, name string, made *ir.Op, file *source.File, text []byte) error {
	what, err := differenceTo(s, read, name, made, text)
	if err != nil {
		return err
	}
	if what != "" {
		emit.Differs.New(source.Span{File: file}, "%s: the optimized source has other data operations than those that were found to be enough: %s", name, what).To(&s.Diags)
	}
	return nil
}

func errVerify(language string) error {
	return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--verify reads the result again and compares it, which is for directives that are written back in their own language; " +
		"this source has directives of " + language)}
}

// inOpenMP translates the directives of OpenACC of a source, and writes those of OpenMP back. A translation takes what the user
// compiles without OpenMP, so that the two languages are read apart.
func inOpenMP(s *driver.Session, name string, target acctoomp.Target, file *source.File, opts emit.Options) (*rewriting, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	printer := driver.LanguageOf(layout).Printer(layout)
	reads, err := s.Reads(name, ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	openACC := func(f *source.File) bool { return emit.HasOpenACC(f, printer) }
	var own *rewriting
	if reads && emit.HasOpenMP(file, printer) && !openACC(file) {
		// Without OpenMP the source may be wrong.
		if own, err = rewrittenOpenMP(s, name, file, opts); err != nil || !slices.ContainsFunc(own.files, openACC) {
			return own, err
		}
	}
	acc, module, err := s.Apart(name, accdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	unit := acc.Source(name).Neutral()
	if reads && slices.ContainsFunc(unit.Files, func(f *source.File) bool { return emit.HasOpenMP(f, printer) }) {
		if own == nil {
			own, err = rewrittenOpenMP(s, name, file, opts)
		}
		if err != nil || !hasDirectives(unit) {
			return own, err
		}
	}
	if opts.Verify {
		return nil, errVerify("OpenACC")
	}
	t, err := newTranslation(acc, name, module, target, opts)
	if err != nil {
		return nil, err
	}
	t.session = s
	units := []*frontend.Unit{unit}
	if own != nil {
		t.header.Own = own.alone
		for _, u := range own.units {
			t.header.Others = append(t.header.Others, sites(u)...)
		}
		units = append(units, own.units...)
	} else if !reads && slices.ContainsFunc(unit.Files, func(f *source.File) bool { return emit.HasOpenMP(f, printer) }) {
		// They stay as they are, but where a translation takes their place.
		if other := s.Beside(name, ompdir.Table.Sentinel); other != nil {
			t.header.Others = sites(other.Neutral())
		}
	}
	return translating(file, unit, units, &t.header, t.edits, t.sites), nil
}

// translating is the rewriting of a translation.
func translating(file *source.File, unit *frontend.Unit, units []*frontend.Unit, header *emit.Header, edits func(f *source.File, headers ...*source.File) ([]source.Edit, bool), sites []emit.Site) *rewriting {
	r := &rewriting{main: file, files: unit.Files, units: units, edits: edits, fortran: unit.Language == frontend.Fortran, chosen: map[string]bool{}}
	r.leave = func(span source.Span) { leave(sites, span) }
	header.Chosen, header.Skips, header.Files = r.chosen, r.skips(), unit.Files
	return r
}

// forDevices is the word of the directives of OpenMP that OpenACC has an equivalent for.
var forDevices = regexp.MustCompile(`(?i)\btarget\b`)

// inOpenACC translates the directives of OpenMP for devices, and writes those of OpenACC back.
func inOpenACC(s *driver.Session, name string, file *source.File, opts emit.Options) (*rewriting, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	printer := driver.LanguageOf(layout).Printer(layout)
	opts.Only = accdir.Table
	reads, err := s.Reads(name, ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	devices := func(f *source.File) bool { return emit.HasOpenMP(f, printer) && forDevices.Match(f.Text) }
	openACC := func(f *source.File) bool { return emit.HasOpenACC(f, printer) }
	// Without OpenMP a source that has no other directives may be wrong.
	alone := emit.HasOpenMP(file, printer) && !openACC(file)
	if reads && !alone && !devices(file) {
		// A header becomes the same text with a source that has no directives itself.
		apart, _, err := s.Apart(name, accdir.Table.Sentinel)
		if err != nil {
			return nil, err
		}
		reads = slices.ContainsFunc(apart.Source(name).Neutral().Files, devices)
	}
	if !reads {
		s.Directives.OpenMP = false
		module, err := s.Module(name)
		if err != nil {
			return nil, err
		}
		return regenerated(s, s, module, name, file, opts)
	}
	if opts.Verify {
		return nil, errVerify("OpenMP")
	}
	omp, module, err := s.Apart(name, ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	unit := omp.Source(name).Neutral()
	var own *rewriting
	var beside *frontend.Unit
	if openACC(file) || slices.ContainsFunc(unit.Files, openACC) {
		acc, module, err := s.Apart(name, accdir.Table.Sentinel)
		if err != nil {
			return nil, err
		}
		if own, err = regenerated(s, acc, module, name, file, opts); err != nil {
			return nil, err
		}
		beside = acc.Source(name).Neutral()
	}
	t := newReverse(omp, name, module, file, printer, opts, beside)
	t.session = s
	units := []*frontend.Unit{unit}
	if own != nil {
		t.header.Own = own.alone
		for _, u := range own.units {
			t.header.Others = append(t.header.Others, sites(u)...)
		}
		units = append(slices.Clone(own.units), unit)
	}
	differences(unit, s.Warn.Reporter(&s.Diags))
	refusedRoutines(t.program.Program, unit, s.Warn.Reporter(&s.Diags))
	assumptions(t.program, unit, file, s.Warn.Reporter(&s.Diags))
	return translating(file, unit, units, &t.header, t.edits, t.sites), nil
}

// rewrittenOpenMP writes the directives of OpenMP of a source back.
func rewrittenOpenMP(s *driver.Session, name string, file *source.File, opts emit.Options) (*rewriting, error) {
	omp, module, err := s.Apart(name, ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	opts.Only = ompdir.Table
	return regenerated(s, omp, module, name, file, opts)
}

// alone are the edits of a file that is written back beside a translation. Errors are in the session's diagnostics.
func (r *rewriting) alone(f *source.File) []source.Edit {
	edits, _ := r.edits(f)
	return edits
}

// hasDirectives reports whether a unit has directives.
func hasDirectives(u *frontend.Unit) (found bool) {
	u.EachConstruct(func(*frontend.Construct) { found = true })
	return found || len(u.Orphans) > 0
}
