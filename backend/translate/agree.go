package translate

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/omptoacc"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
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
	// kinds are the constructs, words what their clauses say, by what is compared; each with the text to show.
	kinds, words map[string]phrase
	// host: directives of OpenMP about threads of the host. left: one that OpenACC cannot say, so that nothing is compared.
	host, left bool
	// deferred: a directive of OpenMP that the program need not wait for, or one after a wait for what is like a queue. alone: a parallel
	// construct of OpenACC without loops.
	deferred, alone bool
	// tiled, finalized: tile, and exit data with finalize, for which OpenMP has other words. present are the variables of present clauses.
	tiled, finalized bool
	present          []string
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
	file     *source.File
	acc, omp map[int]*said
	devices  bool // OpenMP is for devices
	// skipped are the lines that are uses of macros for directives, or that a translation wrote around them, by the offset.
	skipped map[int]bool
	// aliases are the names that a translation made for components, in order.
	aliases []alias
	// declared are the variables of declare directives of OpenACC, in small letters.
	declared map[string]bool
	kernels  []kernelsRegion
	loops    []loopAlone
	fixed    bool // Fortran in fixed form
}

// endsCondition is the end of a line and an #endif after it.
var endsCondition = regexp.MustCompile(`\A\r?\n[ \t]*#[ \t]*endif\b`)

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
	chosen := func(macro string) {
		if in.config.Macros = nil; macro != "" {
			in.config.Macros = Choice{macro: &anyText}
		}
	}
	chosen(by.ACC)
	acc, err := in.apart(accdir.Table.Sentinel)
	if err != nil {
		return err
	}
	chosen(by.OMP)
	omp, err := in.apart(ompdir.Table.Sentinel)
	if err != nil {
		return err
	}
	a := &agreement{file: acc.Unit().File, acc: map[int]*said{}, omp: map[int]*said{}, skipped: map[int]bool{}, declared: map[string]bool{}, fixed: in.Printer() == emit.FixedFortran}
	for _, u := range []*frontend.Unit{acc.Unit(), omp.Unit()} {
		for _, d := range MainDirectives(u) {
			a.skipped[bytes.LastIndexByte(a.file.Text[:d.Span.Start], '\n')+1] = true
		}
	}
	a.noteAliases()
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
	chosen(by.ACC)
	if err := in.forgetTranslated(a); err != nil {
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
	return &said{first: first, kinds: map[string]phrase{}, words: map[string]phrase{}}
}

// alternative is the line where another branch of a condition begins.
var alternative = regexp.MustCompile(`\A#[ \t]*el(?:se|if)`)

// conditionEnd is the offset of the #endif of a condition, of which a line with another branch is at an offset.
func conditionEnd(text []byte, at int) int {
	depth := 0
	for at < len(text) {
		line, _, _ := bytes.Cut(text[at:], []byte("\n"))
		switch word := bytes.TrimLeft(bytes.TrimPrefix(bytes.TrimSpace(line), []byte("#")), " \t"); {
		case !bytes.HasPrefix(bytes.TrimSpace(line), []byte("#")):
		case bytes.HasPrefix(word, []byte("if")):
			depth++
		case bytes.HasPrefix(word, []byte("endif")) && depth == 0:
			return at
		case bytes.HasPrefix(word, []byte("endif")):
			depth--
		}
		at += len(line) + 1
	}
	return len(text)
}

// anchor is the offset of the line of the statement after a directive: other directives, comments, blank lines, empty statements, which tasks
// that do nothing have, and what the preprocessor reads are skipped.
func (a *agreement) anchor(at int) int {
	text, comment := a.file.Text, false
	for at < len(text) {
		n := bytes.IndexByte(text[at:], '\n')
		if n < 0 {
			return len(text)
		}
		continued := bytes.HasSuffix(bytes.TrimRight(text[:at+n], "\r"), []byte(`\`))
		at += n + 1
		line, _, _ := bytes.Cut(text[at:], []byte("\n"))
		t := bytes.TrimSpace(line)
		switch {
		case alternative.Match(t):
			at = conditionEnd(text, at)
		case rowsCall.Match(t): // beside a directive
		case continued, a.skipped[at], len(t) == 0, t[0] == '#', t[0] == '!', t[0] == ';', bytes.HasPrefix(t, []byte("//")):
		case bytes.HasPrefix(bytes.ToLower(t), []byte("c$")), bytes.HasPrefix(t, []byte("*$")):
		case a.fixed && bytes.IndexByte([]byte("cC*"), line[0]) >= 0: // a comment
		case len(t) == 1 && (t[0] == '{' || t[0] == '}') && endsCondition.Match(text[at+len(line):]): // what a translation puts into braces
		case comment, bytes.HasPrefix(t, []byte("/*")):
			comment = !bytes.Contains(t, []byte("*/"))
		default:
			return at
		}
	}
	return at
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
			s.words["async"] = phrase{c.Text(), span}
		}
		if c.Def == accdir.ClauseCollapse && collapses(c) {
			if c.Modifier("force") != nil || c.DeviceTypes != nil {
				s.unequalled = true
			} else {
				s.words["collapse"] = phrase{c.Text(), span}
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
			name := a.unaliased(sectionText(v.Text()), span.Start)
			if what == "private" {
				if name = wholeVariable(name); slices.Contains(private, name) {
					continue
				}
			}
			if c.Def == accdir.ClausePresent {
				s.present = append(s.present, name)
			}
			one := *c
			one.Args = []*pragma.Arg{v}
			key := what + " " + name
			if what == "reduction" {
				key = what + c.Operator.Text + " " + name
			}
			s.words[key] = phrase{spelledAs(&one), span}
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
		if w, ok := s.words["async"]; ok {
			s.words["async"] = phrase{ompdir.ClauseNowait.Name, w.span}
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
			name := wholeVariable(sectionText(v.Text()))
			if moves = a.declared[name]; !moves {
				return false
			}
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
				s.words["collapse"] = phrase{c.Text(), d.Span}
			}
		case ompdir.ClauseReduction:
			for _, v := range c.Args {
				one := *c
				one.Args = []*pragma.Arg{v}
				s.words["reduction"+c.Operator.Text+" "+sectionText(v.Text())] = phrase{spelledAs(&one), d.Span}
			}
		case ompdir.ClausePrivate:
			for _, v := range c.Args {
				if name := wholeVariable(sectionText(v.Text())); !slices.Contains(private, name) {
					s.words["private "+name] = phrase{"private(" + v.Text() + ")", d.Span}
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
	comparable := func(key string) bool {
		what, _, _ := strings.Cut(key, " ")
		return !omp.host || strings.HasPrefix(what, "reduction") || what == "private" || what == "collapse"
	}
	reduced := func(x *said, key string) bool { // what is reduced is copied
		what, name, _ := strings.Cut(key, " ")
		return what == "copy" && slices.ContainsFunc(sortedKeys(x.words), func(k string) bool {
			return strings.HasPrefix(k, "reduction") && strings.HasSuffix(k, " "+name)
		})
	}
	told := map[string]bool{}
	missing := func(x, y *said, say func(key string)) {
		for _, k := range sortedKeys(x.words) {
			w, ok := y.words[k]
			if comparable(k) && !reduced(x, k) && !told[k] && (!ok || k == "collapse" && w.text != x.words[k].text) {
				told[k] = true
				say(k)
			}
		}
	}
	missing(acc, omp, func(k string) {
		w := acc.words[k]
		for _, o := range sortedKeys(omp.words) {
			if _, ok := acc.words[o]; o == k || !ok && comparable(o) && sameVariable(k, o) && !told[o] {
				told[o] = true
				omptoacc.Differ.New(w.span, "%s of OpenACC is %s by the directive of OpenMP", w.text, omp.words[o].text).See(omp.words[o].span, "the directive of OpenMP").To(r)
				return
			}
		}
		omptoacc.Differ.New(w.span, "%s is in OpenACC alone", w.text).See(omp.first, "the directive of OpenMP does not say it").To(r)
	})
	missing(omp, acc, func(k string) {
		if k == "collapse" && acc.free() {
			return
		}
		omptoacc.Differ.New(acc.first, "%s is in OpenMP alone", omp.words[k].text).See(omp.words[k].span, "the directive of OpenMP").To(r)
	})
}

// settle removes what directives say in different words: queues and tasks; tiles are collapsed loops; a variable that is present as a whole needs no more of
// a map than any section; and finalize of copyout is an update before what is deleted.
func settle(acc, omp *said) {
	// Kernels is as many constructs of OpenMP as it has loops, and finalize is several directives that wait for one another.
	if _, async := acc.words["async"]; async && omp.deferred || acc.free() || acc.finalized {
		delete(acc.words, "async")
		delete(omp.words, "async")
	}
	if acc.tiled || acc.unequalled {
		delete(omp.words, "collapse")
	}
	if acc.macro || omp.macro {
		sameSections(acc, omp)
	}
	for _, name := range acc.present {
		if _, same := omp.words["create "+name]; same {
			continue
		}
		for k := range omp.words {
			if strings.HasPrefix(k, "create "+name+"[:") {
				delete(omp.words, k)
				delete(acc.words, "create "+name)
			}
		}
	}
	for k := range acc.words {
		name, ok := strings.CutPrefix(k, "copyout ")
		_, updated := omp.words["self "+name]
		_, deleted := omp.words["delete "+name]
		if ok && acc.finalized && updated && deleted {
			delete(acc.words, k)
			delete(omp.words, "self "+name)
			delete(omp.words, "delete "+name)
		}
	}
}

func sortedKeys(m map[string]phrase) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b string) int { return cmp.Or(m[a].span.Start-m[b].span.Start, strings.Compare(a, b)) })
	return keys
}
