package translate

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/translate/outcome"
	"accc/dialects/conversion"
	"accc/dialects/conversion/transfer"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/pass"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A rewriting is an input with its directives in another form.
type rewriting struct {
	in   *input
	main *source.File
	// files are those of the input, the main one first.
	files []*source.File
	// units are the programs that were read, each with the directives of one language or of both.
	units []*frontend.Unit
	// edits are those of a file that rewrite its directives; headers are the files that the caller writes, too. ok is false when that
	// gave errors, which are among the findings.
	edits func(f *source.File, headers ...*source.File) (edits []source.Edit, ok bool)
	// made are the edits of the files whose text has been asked for.
	made map[*source.File][]source.Edit
	// branches are the same input read under other configurations of the preprocessor.
	branches []*branch
	// conditionals are the directives that are in branches of conditional groups.
	conditionals []*conditional
	// inside are the directives among whose lines the preprocessor chooses.
	inside []*region
	// definitions are the groups with definitions of macros each of which is read (definitions.go); undecided are macros that are not
	// read with all of theirs, chosen those that are, which what is written takes into account; unchosen are those that were, and cannot be
	// written with all of theirs.
	definitions         []*chooser
	undecided, unchosen []string
	chosen              map[string]bool
	fortran             bool
	// left are those of them that stay as they are.
	left []source.Span
	// leave makes the directives of a span stay as they are; nil where they are not translated.
	leave func(span source.Span)
	// verify proves that the new text of the main file means the same; nil where that is not asked for.
	verify func(text []byte) error
}

// keeps reports whether the directives of both languages are in what is written.
func (r *rewriting) keeps() bool { return r.in.q.Options.Keep }

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

// rewriting prepares to write an input with its directives in another form, those in the branches that the preprocessor leaves out
// included. It is nil when the source has errors, which are among the findings.
func (in *input) rewriting() (*rewriting, error) {
	if in.q.Options.Keep && in.q.Direction != Same {
		in.keptBefore()
	}
	r, err := in.active()
	if err == errFound {
		return nil, nil
	}
	if err != nil || in.q.Options.Transfers || in.q.Only != nil {
		return r, err // what may be changed depends on the code of the configuration that is read
	}
	r.readBranches()
	return r, nil
}

// keptBefore warns of guards in a source that compilers do not preprocess. One that has them already is read with them, so that keeping both
// languages again changes nothing.
func (in *input) keptBefore() {
	if in.Preprocesses() {
		return
	}
	file := in.File()
	emit.NotPreprocessed.New(source.Span{File: file}, "--keep guards directives with lines of the preprocessor: compilers read this file with -cpp, or with a name that ends in .F90 or .F").To(in.report())
	in.config.Preprocess = in.q.Options.Guards.In(file.Text)
}

// active prepares that for the directives that the preprocessor leaves.
func (in *input) active() (*rewriting, error) {
	target, toOMP := in.q.Direction.Target()
	switch {
	case toOMP:
		return in.inOpenMP(target)
	case in.q.Direction == ToOpenACC:
		return in.inOpenACC()
	}
	read, err := in.read(Config{})
	if err != nil {
		return nil, err
	}
	return in.regenerated(read, in.q.Options)
}

// regenerated writes directives from the IR of a reading.
func (in *input) regenerated(read *Reading, opts emit.Options) (*rewriting, error) {
	module, file := read.Module, in.File()
	shown := module
	if opts.Implicit {
		shown = module.Clone(ir.NewMapping())
		if err := conversion.Implicit.Run(shown, nil); err != nil {
			return nil, err
		}
	}
	opts.Printer, opts.Statements = in.Printer(), read.Source.Statements
	unit := read.Unit()
	if !opts.Regenerate {
		opts.Words = WordsOf(unit)
	}
	if opts.Transfers {
		var err error
		if shown, err = WithFewerTransfers(in, read, opts); err != nil {
			return nil, err
		}
	}
	r := &rewriting{in: in, main: file, files: unit.Files, units: []*frontend.Unit{unit}}
	r.edits = func(f *source.File, _ ...*source.File) ([]source.Edit, bool) {
		return emit.Edits(shown, f, opts, in.found)
	}
	if opts.Transfers {
		r.verify = func(text []byte) error { return in.sameTransfers(read, shown, text) }
	} else if opts.Verify {
		r.verify = func(text []byte) error { return in.verifyEmitted(read, text, opts) }
	}
	return r, nil
}

// FewerTransfers are the passes of --optimize=data, as a pipeline for IR.
const FewerTransfers = "acc-implicit-data,acc-data-hoisting,acc-redundant-data-elimination,omp-data-hoisting,omp-redundant-data-elimination"

// fewerTransfers are these passes with the clauses that are not to be made around loops. Clauses of a source that transfer nothing stay: they say
// what a construct needs.
func fewerTransfers(without []string) string {
	options := "without=" + strings.Join(without, "+")
	return fmt.Sprintf("acc-implicit-data,acc-data-hoisting{%[1]s},acc-redundant-data-elimination{%[1]s dominated=false},omp-data-hoisting{%[1]s},"+
		"omp-redundant-data-elimination{%[1]s dominated=false}", options)
}

// passes are those that a pipeline here may name.
var passes = slices.Concat(conversion.Passes, transfer.Passes)

// runPasses runs a pipeline on a module.
func runPasses(module *ir.Op, pipeline string) error {
	steps, err := passes.Parse(pipeline)
	if err != nil {
		return err
	}
	return pass.Run(module, steps, pass.Hooks{})
}

// WithFewerTransfers is the module of a reading after the passes. A loop that has another name for what a function maps than it seems, or none, is known only when what
// is written is read again. Then the clauses for that are found by halves, and left out.
func WithFewerTransfers(reader Reader, read *Reading, opts emit.Options) (shown *ir.Op, err error) {
	file := reader.File()
	build := func(without []string) (made *ir.Op, across []string, written bool, err error) {
		made = read.Module.Clone(ir.NewMapping())
		emit.Protect(made, file, opts)
		if err := runPasses(made, fewerTransfers(without)); err != nil {
			return nil, nil, false, err
		}
		across = append(transfer.AcrossCalls(made), transfer.ChangedUpdates(made)...)
		emit.NameSections(made, opts)
		return made, across, len(across) == 0 || isWritten(reader, read, made, opts), nil
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
func isWritten(reader Reader, read *Reading, shown *ir.Op, opts emit.Options) bool {
	file := reader.File()
	shown = shown.Clone(ir.NewMapping())
	var unsaid diag.List
	edits, ok := emit.Edits(shown, file, opts, &unsaid)
	if !ok {
		return false
	}
	text := emit.Apply(file, edits, &unsaid)
	differs, err := differenceTo(reader, read, shown, text)
	return err == nil && differs == ""
}

// differenceTo is what the directives of a text have other than those of a module from which it was written, "" if nothing.
func differenceTo(reader Reader, read *Reading, made *ir.Op, text []byte) (string, error) {
	again, err := read.again(reader, text)
	if err != nil {
		return "", fmt.Errorf("%s: the optimized source is not valid, which is a bug in accc: %w", reader.File().Name, err)
	}
	if err := conversion.Implicit.Run(again.Module, nil); err != nil {
		return "", err
	}
	return transfer.Difference(made, again.Module), nil
}

// sameTransfers checks that an optimized source, read again, has the data operations that were proved to transfer what is needed. Clauses
// are about names, which may be those of other variables around a loop, and they change what is implied for the constructs inside.
func (in *input) sameTransfers(read *Reading, made *ir.Op, text []byte) error {
	file := in.File()
	what, err := differenceTo(in, read, made, text)
	if err != nil {
		return err
	}
	if what != "" {
		emit.Differs.New(source.Span{File: file}, "%s: the optimized source has other data operations than those that were found to be enough: %s", file.Name, what).To(in.found)
	}
	return nil
}

func errVerify(language string) error {
	return &UsageError{"--verify reads the result again and compares it, which is for directives that are written back in their own language; " +
		"this source has directives of " + language}
}

// inOpenMP translates the directives of OpenACC of a source, and writes those of OpenMP back. A translation takes what the user
// compiles without OpenMP, so that the two languages are read apart.
func (in *input) inOpenMP(target outcome.Target) (*rewriting, error) {
	printer, file := in.Printer(), in.File()
	reads, err := in.Reads(ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	openACC := func(f *source.File) bool { return emit.HasOpenACC(f, printer) }
	openMP := func(f *source.File) bool { return emit.HasOpenMP(f, printer) }
	var own *rewriting
	if reads && openMP(file) && !openACC(file) {
		// Without OpenMP the source may be wrong.
		if own, err = in.openMPAlone(); err != nil || !slices.ContainsFunc(own.files, openACC) {
			return own, err
		}
	}
	acc, err := in.apart(accdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	unit := acc.Unit()
	if reads && slices.ContainsFunc(unit.Files, openMP) {
		if own == nil {
			own, err = in.openMPAlone()
		}
		if err != nil || !hasDirectives(unit) {
			return own, err
		}
	}
	if in.q.Options.Verify {
		return nil, errVerify("OpenACC")
	}
	t, err := NewTranslation(acc, printer, target, in.q.Options)
	if err != nil {
		return nil, err
	}
	units := []*frontend.Unit{unit}
	if own != nil {
		t.Header.Own = own.alone
		for _, u := range own.units {
			t.Header.Others = append(t.Header.Others, sites(u)...)
		}
		units = append(units, own.units...)
	} else if !reads && slices.ContainsFunc(unit.Files, openMP) {
		// They stay as they are, but where a translation takes their place.
		if other := in.beside(ompdir.Table.Sentinel); other != nil {
			t.Header.Others = sites(other.Neutral())
		}
	}
	edits := func(f *source.File, headers ...*source.File) ([]source.Edit, bool) {
		return t.Edits(in.report(), f, headers...)
	}
	return in.translating(unit, units, &t.Header, edits, t.sites), nil
}

// translating is the rewriting of a translation.
func (in *input) translating(unit *frontend.Unit, units []*frontend.Unit, header *emit.Header, edits func(f *source.File, headers ...*source.File) ([]source.Edit, bool), sites []emit.Site) *rewriting {
	r := &rewriting{in: in, main: in.File(), files: unit.Files, units: units, edits: edits, fortran: unit.Language == frontend.Fortran, chosen: map[string]bool{}}
	r.leave = func(span source.Span) { leave(sites, span) }
	header.Chosen = r.chosen
	return r
}

// forDevices reports whether a directive of OpenMP is about devices, or chooses among directives of which one is: OpenACC has an equivalent for it.
func forDevices(d *pragma.Directive) bool {
	leaf := outermostLeaf(d.Def)
	return slices.Contains(deviceLeaves, leaf) || slices.Contains(onDeviceDirectives, leaf) || slices.ContainsFunc(d.Clauses, func(c *pragma.Clause) bool {
		return slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool { return a.Directive != nil && forDevices(a.Directive) })
	})
}

// onDeviceDirectives are those of functions and variables that devices have.
var onDeviceDirectives = []*pragma.DirectiveDef{ompdir.DirDeclareTarget, ompdir.DirBeginDeclareTarget, ompdir.DirEndDeclareTarget}

// inOpenACC translates the directives of OpenMP for devices, and writes those of OpenACC back.
func (in *input) inOpenACC() (*rewriting, error) {
	printer, file, opts := in.Printer(), in.File(), in.q.Options
	opts.Only = accdir.Table
	reads, err := in.Reads(ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	devices := func(f *source.File) bool { return emit.HasOpenMP(f, printer) && linesOf(f, printer).has("target") }
	openACC := func(f *source.File) bool { return emit.HasOpenACC(f, printer) }
	// Without OpenMP a source that has no other directives may be wrong.
	alone := emit.HasOpenMP(file, printer) && !openACC(file)
	if reads && !alone && !devices(file) {
		// A header becomes the same text with a source that has no directives itself.
		acc, err := in.apart(accdir.Table.Sentinel)
		if err != nil {
			return nil, err
		}
		reads = slices.ContainsFunc(acc.Unit().Files, devices)
	}
	if !reads {
		read, err := in.read(Config{WithoutOpenMP: true})
		if err != nil {
			return nil, err
		}
		return in.regenerated(read, opts)
	}
	if opts.Verify {
		return nil, errVerify("OpenMP")
	}
	omp, err := in.apart(ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	unit := omp.Unit()
	var own *rewriting
	var beside *frontend.Unit
	if openACC(file) || slices.ContainsFunc(unit.Files, openACC) {
		acc, err := in.apart(accdir.Table.Sentinel)
		if err != nil {
			return nil, err
		}
		if own, err = in.regenerated(acc, opts); err != nil {
			return nil, err
		}
		beside = acc.Unit()
	}
	t := newReverse(omp, printer, opts, beside)
	units := []*frontend.Unit{unit}
	if own != nil {
		t.header.Own = own.alone
		for _, u := range own.units {
			t.header.Others = append(t.header.Others, sites(u)...)
		}
		units = append(slices.Clone(own.units), unit)
	}
	differences(unit, in.report())
	refusedRoutines(t.program.Program, unit, in.report())
	assumptions(t.program, unit, file, in.report())
	edits := func(f *source.File, headers ...*source.File) ([]source.Edit, bool) {
		return t.edits(in.report(), f, headers...)
	}
	return in.translating(unit, units, &t.header, edits, t.sites), nil
}

// openMPAlone writes the directives of OpenMP of a source back.
func (in *input) openMPAlone() (*rewriting, error) {
	omp, err := in.apart(ompdir.Table.Sentinel)
	if err != nil {
		return nil, err
	}
	opts := in.q.Options
	opts.Only = ompdir.Table
	return in.regenerated(omp, opts)
}

// alone are the edits of a file that is written back beside a translation. Errors are among the findings.
func (r *rewriting) alone(f *source.File) []source.Edit {
	edits, _ := r.edits(f)
	return edits
}

// hasDirectives reports whether a unit has directives.
func hasDirectives(u *frontend.Unit) (found bool) {
	u.EachConstruct(func(*frontend.Construct) { found = true })
	return found || len(u.Orphans) > 0
}
