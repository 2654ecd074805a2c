package translate

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/omptoacc"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Sources that have directives of both languages say the same twice. accc check --agree translates those of OpenMP for devices to OpenACC
// and compares, for each statement, what the directives before it say: what moves, what is reduced, private and collapsed, and whether
// there is one at all. Who shares a loop and how many threads do is not compared: the languages differ there.

// said is what the directives of one language before a statement say.
type said struct {
	first source.Span
	// kinds are the constructs, words what their clauses say; each with the text to show.
	kinds map[string]phrase
	words map[key]phrase
	// host: directives of OpenMP about threads of the host. left: one that OpenACC cannot say, so that nothing is compared.
	host, left bool
	// deferred: a directive of OpenMP that the program need not wait for, or one after a wait for what is like a queue. alone: a parallel
	// construct of OpenACC without loops.
	deferred, alone bool
	// tiled, finalized: tile, and exit data with finalize, for which OpenMP has other words. present are the variables of present clauses.
	tiled, finalized bool
	present          []key
	// unequalled: it has a collapse that OpenMP has no word for, of loops with code between them, or for one kind of device. macro: the words are
	// those of a macro.
	unequalled, macro bool
}

type phrase struct {
	text string
	span source.Span
}

// agreement is the directives of a source, by the offset of the statement after them.
type agreement struct {
	lines
	file     *source.File
	acc, omp map[int]*said
	devices  bool // OpenMP is for devices
	// statements are those of the source, as it is read for OpenACC and then as it is read for OpenMP.
	statements source.Statements
	// passed are the lines that no directive is about: uses of macros for directives, and what a translation wrote around directives.
	passed map[uint32]bool
	// aliases are the names that a translation made for components, in order.
	aliases []alias
	// declared are the variables of declare directives of OpenACC, in small letters.
	declared map[string]bool
	kernels  []kernelsRegion
	loops    []loopAlone
}

// Agree checks that the directives of both languages in a source say the same, and returns what is found. by are macros that are defined where the directives
// of a language are read.
func Agree(reader Reader, by emit.Guards) (*diag.List, error) {
	in := &input{Reader: reader, found: &diag.List{}}
	err := in.agree(by)
	if err == errFound {
		err = nil
	}
	return in.found, err
}

func (in *input) agree(by emit.Guards) error {
	guards := map[tokens.Language]string{tokens.ACC: by.ACC, tokens.OMP: by.OMP}
	chosen := func(l tokens.Language) {
		if in.config.Macros = nil; guards[l] != "" {
			in.config.Macros = Choice{guards[l]: &anyText}
		}
	}
	chosen(tokens.ACC)
	acc, err := in.apart(accdir.Table.Sentinel)
	if err != nil {
		return err
	}
	chosen(tokens.OMP)
	omp, err := in.apart(ompdir.Table.Sentinel)
	if err != nil {
		return err
	}
	file := acc.Unit().File
	a := &agreement{lines: linesOf(file, in.Printer()), file: file, acc: map[int]*said{}, omp: map[int]*said{}, passed: map[uint32]bool{}, declared: map[string]bool{}}
	ofACC, ofOMP := acc.Source.Statements(file), omp.Source.Statements(file)
	a.statements = func(at int) []source.Statement { return slices.Concat(ofACC(at), ofOMP(at)) }
	for _, u := range []*frontend.Unit{acc.Unit(), omp.Unit()} {
		for _, d := range MainDirectives(u) {
			a.passed[a.lineAt(d.Span.Start)] = true
		}
	}
	a.notePassed()
	acc.Unit().EachConstruct(func(c *frontend.Construct) {
		a.declares(c.Directive)
		a.noteKernels(c)
		a.openACC(c.Directive, c.Directive.Span, loopVariables(c), a.acc)
		if c.Directive.Def == accdir.DirParallel && c.Directive.Span.File == a.file && len(c.Children) == 0 {
			a.at(a.acc, c.Directive.Span).alone = true
		}
	})
	a.openMP(omp.Unit(), omp.Module, in.Printer())
	a.noteLoops(omp.Unit())
	a.divide()
	var differ diag.List
	if a.compare(&differ); len(differ.Sorted()) == 0 {
		return nil
	}
	if err := in.forgetTranslated(a, chosen); err != nil {
		return err
	}
	a.compare(in.report())
	return nil
}

// loopVariables are the variables of the loops that a construct and those in it are about, which are private without a clause.
func loopVariables(c *frontend.Construct) (names []string) {
	for l := c.Loop; l != nil; l = l.Inner {
		if l.Var != nil {
			names = append(names, strings.ToLower(l.Var.Name))
		}
	}
	for _, in := range c.Children {
		names = append(names, loopVariables(in)...)
	}
	return names
}

// at is what is said before the statement after a directive.
func (a *agreement) at(m map[int]*said, span source.Span) *said {
	at := a.anchor(span.End)
	if m[at] == nil {
		m[at] = newSaid(span)
	}
	return m[at]
}

func newSaid(first source.Span) *said {
	return &said{first: first, kinds: map[string]phrase{}, words: map[key]phrase{}}
}

// kinds are what directives are for, as far as that is compared.
var kinds = map[*pragma.DirectiveDef]string{
	accdir.DirParallel: "compute", accdir.DirKernels: "compute", accdir.DirSerial: "serial", accdir.DirData: "data",
	accdir.DirEnterData: "enter data", accdir.DirExitData: "exit data", accdir.DirUpdate: "update", accdir.DirHostData: "host_data",
	accdir.DirAtomic: "atomic",
}

// deferrable are the kinds for which async is nowait of OpenMP.
var deferrable = map[string]bool{"compute": true, "serial": true, "enter data": true, "exit data": true, "update": true}

// movements are the clauses that are compared. Those that copy nothing are one: whether data is expected or made is the same afterwards.
var movements = map[*pragma.ClauseDef]string{
	accdir.ClauseCopy: "copy", accdir.ClauseCopyin: "copyin", accdir.ClauseCopyout: "copyout", accdir.ClauseCreate: "create",
	accdir.ClausePresent: "create", accdir.ClauseNoCreate: "create", accdir.ClauseDelete: "delete", accdir.ClauseDevice: "device",
	accdir.ClauseHost: "self", accdir.ClauseSelf: "self", accdir.ClauseDeviceptr: "deviceptr", accdir.ClauseUseDevice: "use_device",
	accdir.ClausePrivate: "private", accdir.ClauseReduction: "reduction",
}

// openACC notes what a directive of OpenACC says, the user's or that of a translation.
func (a *agreement) openACC(d *pragma.Directive, span source.Span, private []string, into map[int]*said) {
	if span.File != a.file || d.Def.Table != accdir.Table {
		return
	}
	leaf := outermostLeaf(d.Def)
	kind := kinds[leaf]
	if kind == "" && leaf != accdir.DirLoop || d.Def == accdir.DirData && len(d.Clauses) == 0 {
		return
	}
	s := a.at(into, span)
	s.macro = s.macro || isMacro(d)
	if kind != "" {
		s.kinds[kind] = phrase{d.Def.Name, span}
	}
	for _, c := range d.Clauses {
		if c.Def == accdir.ClauseAsync && deferrable[kind] && leaf != accdir.DirKernels && !strings.Contains(c.Text(), "acc_async_sync") {
			s.words[key{what: "async"}] = phrase{c.Text(), span}
		}
		if c.Def == accdir.ClauseCollapse && collapses(c) {
			if c.Modifier("force") != nil || c.DeviceTypes != nil {
				s.unequalled = true
			} else {
				s.words[key{what: "collapse"}] = phrase{c.Text(), span}
			}
		}
		s.tiled = s.tiled || c.Def == accdir.ClauseTile
		s.finalized = s.finalized || c.Def == accdir.ClauseFinalize
		what := movements[c.Def]
		if what == "" || d.Def != accdir.DirUpdate && c.Def == accdir.ClauseSelf {
			continue
		}
		for _, v := range c.Args {
			if v.Kind != pragma.ArgVar {
				continue
			}
			k := a.keyOf(what, v.Text(), span.Start)
			if what == "private" {
				if k.section = ""; slices.Contains(private, k.name) {
					continue
				}
			}
			if c.Def == accdir.ClausePresent {
				s.present = append(s.present, k)
			}
			if what == "reduction" {
				k.operator = c.Operator.Text
			}
			one := *c
			one.Args = []*pragma.Arg{v}
			s.words[k] = phrase{spelledAs(&one), span}
		}
	}
}

// openMP notes what the directives of OpenMP say: those for devices by their translation, others by their own clauses.
func (a *agreement) openMP(unit *frontend.Unit, module *ir.Op, printer emit.Printer) {
	program := omptoacc.Directives(module, omptoacc.Choices{Fortran: unit.Language == frontend.Fortran, Levels: true, Nest: nests(unit)})
	at := func(o *ir.Op) source.Span { return emit.SpanOf(a.file, o) }
	private := map[int][]string{}
	unit.EachConstruct(func(c *frontend.Construct) { private[c.Directive.Span.Start] = loopVariables(c) })
	for _, d := range emit.Translated(program, printer) {
		if span := emit.SpanAt(a.file, d.Loc); span.IsValid() {
			a.devices = true
			if a.ofDeclare(d.Directive) {
				continue
			}
			a.openACC(d.Directive, span, private[span.Start], a.omp)
		}
	}
	for _, s := range a.omp {
		if w, ok := s.words[key{what: "async"}]; ok {
			s.words[key{what: "async"}] = phrase{ompdir.ClauseNowait.Name, w.span}
		}
	}
	for _, o := range program.Stay {
		if span := at(o); span.IsValid() {
			a.at(a.omp, span).left = true
		}
	}
	hosts := map[int]bool{}
	for _, o := range program.Host {
		hosts[at(o).Start] = true
	}
	unit.EachConstruct(func(c *frontend.Construct) {
		d := c.Directive
		if d.Span.File == a.file && hosts[d.Span.Start] && c.Loop != nil {
			a.threads(d, loopVariables(c))
		}
		if d.Span.File != a.file {
			return
		}
		s := a.omp[a.anchor(d.Span.End)]
		if s != nil {
			s.macro = s.macro || isMacro(d)
		}
		switch {
		case s == nil:
		case d.Def == ompdir.DirTaskwait, d.Def == ompdir.DirTask: // before a statement that is not a part of it
			s.deferred = s.deferred || d.Span.Start < s.first.Start
		case slices.Contains(deviceLeaves, outermostLeaf(d.Def)):
			s.deferred = s.deferred || isDeferred(c)
		}
	})
}

// isDeferred reports whether a construct says that the program need not wait for it, or is in a task, which runs beside the program.
func isDeferred(c *frontend.Construct) bool {
	for ; c != nil; c = c.Parent {
		if c.Directive.Def == ompdir.DirTask || slices.ContainsFunc(c.Directive.Clauses, func(k *pragma.Clause) bool { return k.Def == ompdir.ClauseNowait }) {
			return true
		}
	}
	return false
}

// ofDeclare reports whether a directive of OpenMP moves what declare of OpenACC does by itself: where its scope begins and ends, and where
// the program allocates and frees its variables.
func (a *agreement) ofDeclare(d *pragma.Directive) bool {
	if d.Def != accdir.DirEnterData && d.Def != accdir.DirExitData {
		return false
	}
	moves := false
	for _, c := range d.Clauses {
		for _, v := range c.Args {
			if v.Kind != pragma.ArgVar {
				continue
			}
			if name, _ := nameOf(v.Text()); !a.declared[name] {
				return false
			}
			moves = true
		}
	}
	return moves
}

// declares notes the variables of a declare directive.
func (a *agreement) declares(d *pragma.Directive) {
	if d.Def != accdir.DirDeclare {
		return
	}
	for _, c := range d.Clauses {
		for _, v := range c.Args {
			if v.Var != nil {
				a.declared[strings.ToLower(v.Var.Name)] = true
			}
		}
	}
}

// collapses reports whether a collapse clause is about more than the loop itself.
func collapses(c *pragma.Clause) bool { return len(c.Args) > 0 && c.Args[0].Text() != "1" }

// threads notes what a loop for threads of the host says.
func (a *agreement) threads(d *pragma.Directive, private []string) {
	s := a.at(a.omp, d.Span)
	s.host = true
	s.kinds["compute"] = phrase{d.Def.Name, d.Span}
	for _, c := range d.Clauses {
		switch c.Def {
		case ompdir.ClauseCollapse:
			if collapses(c) {
				s.words[key{what: "collapse"}] = phrase{c.Text(), d.Span}
			}
		case ompdir.ClauseReduction:
			for _, v := range c.Args {
				one := *c
				one.Args = []*pragma.Arg{v}
				name, section := nameOf(v.Text())
				s.words[key{"reduction", c.Operator.Text, name, section}] = phrase{spelledAs(&one), d.Span}
			}
		case ompdir.ClausePrivate:
			for _, v := range c.Args {
				if name, _ := nameOf(v.Text()); !slices.Contains(private, name) {
					s.words[key{what: "private", name: name}] = phrase{"private(" + v.Text() + ")", d.Span}
				}
			}
		}
	}
}

// compare reports what differs.
func (a *agreement) compare(r diag.Reporter) {
	var all []int
	for at := range a.acc {
		all = append(all, at)
	}
	for at := range a.omp {
		if a.acc[at] == nil {
			all = append(all, at)
		}
	}
	slices.Sort(all)
	for _, at := range all {
		acc, omp := a.acc[at], a.omp[at]
		switch {
		case omp != nil && omp.left:
		case omp == nil || acc != nil && len(omp.kinds)+len(omp.words) == 0 && len(acc.kinds) > 0:
			for _, k := range sortedKeys(acc.kinds) {
				if a.devices || k == "compute" || k == "serial" {
					omptoacc.Differ.New(acc.kinds[k].span, "'%s' of OpenACC has no directive of OpenMP beside it", acc.kinds[k].text).To(r)
				}
			}
		case acc == nil:
			for _, k := range sortedKeys(omp.kinds) {
				if !omp.host {
					omptoacc.Differ.New(omp.kinds[k].span, "this directive of OpenMP has none of OpenACC beside it (%s)", omp.kinds[k].text).To(r)
				}
			}
		default:
			a.statement(r, acc, omp)
		}
	}
	a.compareLoops(r)
}

// statement compares the directives of one statement.
func (a *agreement) statement(r diag.Reporter, acc, omp *said) {
	settle(acc, omp)
	for _, k := range sortedKeys(acc.kinds) {
		if _, ok := omp.kinds[k]; ok || omp.host && k != "compute" {
			continue
		}
		other := omp.kinds[map[string]string{"compute": "serial", "serial": "compute"}[k]]
		if other.text != "" && (acc.free() || acc.alone) {
			continue
		}
		if other.text != "" {
			omptoacc.Differ.New(acc.kinds[k].span, "'%s' of OpenACC is '%s' by the directive of OpenMP", acc.kinds[k].text, other.text).
				See(other.span, "the directive of OpenMP").To(r)
			continue
		}
		omptoacc.Differ.New(acc.kinds[k].span, "'%s' of OpenACC has no directive of OpenMP beside it", acc.kinds[k].text).See(omp.first, "the directive of OpenMP").To(r)
	}
	comparable := func(k key) bool {
		return !omp.host || slices.Contains([]string{"reduction", "private", "collapse"}, k.what)
	}
	reduced := func(x *said, k key) bool { // what is reduced is copied
		return k.what == "copy" && slices.ContainsFunc(sortedKeys(x.words), func(o key) bool { return o.what == "reduction" && o.sameSection(k) })
	}
	told := map[key]bool{}
	missing := func(x, y *said, say func(k key)) {
		for _, k := range sortedKeys(x.words) {
			w, ok := y.words[k]
			if comparable(k) && !reduced(x, k) && !told[k] && (!ok || k.what == "collapse" && w.text != x.words[k].text) {
				told[k] = true
				say(k)
			}
		}
	}
	missing(acc, omp, func(k key) {
		w := acc.words[k]
		for _, o := range sortedKeys(omp.words) {
			if _, ok := acc.words[o]; o == k || !ok && comparable(o) && k.sameSection(o) && !told[o] {
				told[o] = true
				omptoacc.Differ.New(w.span, "%s of OpenACC is %s by the directive of OpenMP", w.text, omp.words[o].text).See(omp.words[o].span, "the directive of OpenMP").To(r)
				return
			}
		}
		omptoacc.Differ.New(w.span, "%s is in OpenACC alone", w.text).See(omp.first, "the directive of OpenMP does not say it").To(r)
	})
	missing(omp, acc, func(k key) {
		if k.what == "collapse" && acc.free() {
			return
		}
		omptoacc.Differ.New(acc.first, "%s is in OpenMP alone", omp.words[k].text).See(omp.words[k].span, "the directive of OpenMP").To(r)
	})
}

// settle removes what directives say in different words: queues and tasks; tiles are collapsed loops; a variable that is present as a whole needs no more of
// a map than any section; and finalize of copyout is an update before what is deleted.
func settle(acc, omp *said) {
	// Kernels is as many constructs of OpenMP as it has loops, and finalize is several directives that wait for one another.
	if _, async := acc.words[key{what: "async"}]; async && omp.deferred || acc.free() || acc.finalized {
		delete(acc.words, key{what: "async"})
		delete(omp.words, key{what: "async"})
	}
	if acc.tiled || acc.unequalled {
		delete(omp.words, key{what: "collapse"})
	}
	if acc.macro || omp.macro {
		sameSections(acc, omp)
	}
	for _, p := range acc.present {
		if _, same := omp.words[p]; same || p.section != "" {
			continue
		}
		for k := range omp.words {
			if k.what == p.what && k.name == p.name && strings.HasPrefix(k.section, "[:") {
				delete(omp.words, k)
				delete(acc.words, p)
			}
		}
	}
	for k := range acc.words {
		self, gone := k, k
		self.what, gone.what = "self", "delete"
		_, updated := omp.words[self]
		_, deleted := omp.words[gone]
		if k.what == "copyout" && acc.finalized && updated && deleted {
			delete(acc.words, k)
			delete(omp.words, self)
			delete(omp.words, gone)
		}
	}
}

// sortedKeys are the keys of what is said, in the order of the text.
func sortedKeys[K comparable](m map[K]phrase) []K {
	return slices.SortedFunc(maps.Keys(m), func(a, b K) int {
		return cmp.Or(m[a].span.Start-m[b].span.Start, strings.Compare(fmt.Sprint(a), fmt.Sprint(b)))
	})
}
