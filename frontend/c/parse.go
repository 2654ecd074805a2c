package c

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"accc/frontend"
	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// Parse preprocesses, parses and checks a file and fills the neutral model. Faults go to r. The result is
// nil when nothing can be said about the program (it is no text, or does not get
// through the preprocessor). Its AST is nil when the host code has errors; the model then holds the
// functions without errors, and the directives of the others are in Model.Orphans. Parse never panics.
func Parse(file *source.File, opts Options, r diag.Reporter) (unit *Unit) {
	defer func() {
		if e := recover(); e != nil {
			internal(file, e, r)
			unit = nil
		}
	}()
	if i := bytes.IndexByte(file.Text, 0); i >= 0 {
		r.Report(*RuleBinary.New(source.Span{File: file, Start: i, End: i + 1}, "expected a C source, found a zero byte"))
		return nil
	}
	faults := &counter{Reporter: r}
	w := newRewriter(standards[opts.Std].version >= "2023", faults)
	w.headers.inPlace = opts.HostHeaders
	w.main.out = make([]byte, 0, 2*len(file.Text)+1024)
	pragmas := map[string]bool{}
	if opts.OpenACC {
		pragmas["acc"] = true
	}
	if opts.OpenMP {
		pragmas["omp"] = true
	}
	result := cpp.Run(file, cpp.Config{
		Dirs: headerDirs(&opts), Defines: opts.Defines, Undefs: opts.Undefs, Predefined: predefined(&opts),
		C23: w.c23, Pragmas: pragmas, Limit: opts.ExpansionLimit, Now: time.Now(), Report: r.Report,
	}, w)
	if result.Faults == 0 && !w.stopped {
		w.ended()
	}
	u := &Unit{
		Model:   &frontend.Unit{Language: frontend.C, File: file, Files: result.Files},
		text:    w.finish(),
		byStmt:  map[*cc.Statement]*Directive{},
		byDecl:  map[*cc.Declaration]*Directive{},
		symbols: map[*cc.Declarator]*frontend.Symbol{},
		types:   map[cc.Type]*frontend.TypeInfo{},
	}
	u.Model.Orphans = w.unplaced
	if result.Faults > 0 || w.stopped {
		return nil
	}
	if ok, sound := u.translate(w, faults); ok {
		if !u.build(w, faults) || !sound {
			u.AST = nil
		}
		return u
	}
	for _, s := range w.stubs {
		u.Model.Orphans = append(u.Model.Orphans, s.Directive)
	}
	return u
}

// internal reports a panic.
func internal(file *source.File, e any, r diag.Reporter) {
	d := RuleInternal.New(source.Span{File: file}, "internal error: %v", e)
	d.Note("please report this with the file that causes it")
	r.Report(*d)
}

// A counter counts the errors that go through it.
type counter struct {
	diag.Reporter
	errors int
}

func (c *counter) Report(d diag.Diagnostic) {
	if d.Severity == diag.Error {
		c.errors++
	}
	c.Reporter.Report(d)
}

var abi = sync.OnceValues(func() (*cc.ABI, error) { return cc.NewABI("linux", "amd64") })

// maxRounds bounds how often the text is read again without what is wrong in it.
const maxRounds = 20

// translate runs cc/v4. It gives no tree for a text with errors, so what is wrong is taken out (clause
// expressions, and the bodies of functions with errors of the host code) and the text is read again; only
// faulty programs pay for it. The result is false when that does not help. sound tells whether
// the tree is the whole program.
func (u *Unit) translate(w *rewriter, r diag.Reporter) (ok, sound bool) {
	model, err := abi()
	if err != nil {
		panic(err)
	}
	text := u.text.file.Text
	sound = !w.lacking
	for round := 0; ; round++ {
		ast, err := guarded(&cc.Config{
			ABI: model, FSOnly: true,
			DefaultSizeT: cc.ULong, DefaultPtrdiffT: cc.Long, DefaultWcharT: cc.Int,
		}, text)
		if err == nil {
			u.AST = ast
			return true, sound
		}
		if round == 0 {
			text = bytes.Clone(text)
		}
		var c *crash
		faults := u.faults(err)
		if errors.As(err, &c) {
			internal(u.Model.File, err, r)
			return false, false
		}
		if len(faults) == 0 {
			faults = u.unplaced(err, text)
		}
		if round < maxRounds && w.drop(text, faults, round == maxRounds/2, r) {
			continue
		}
		sound = false
		u.report(faults, r)
		if round >= maxRounds || !w.gut(text, faults) {
			return false, false
		}
	}
}

// unplaced finds the place of an error of cc/v4 that tells none.
func (u *Unit) unplaced(err error, text []byte) []fault {
	model, _ := abi()
	f := fault{at: -1, message: "not understood: " + strings.SplitN(err.Error(), "\n", 2)[0]}
	ast, e := cc.Parse(&cc.Config{ABI: model, FSOnly: true}, []cc.Source{{Name: "<prelude>", Value: prelude}, {Name: unitName, Value: text}})
	if e != nil {
		return []fault{f}
	}
	for l := ast.TranslationUnit; l != nil; l = l.TranslationUnit {
		if n := unassignable(l.ExternalDeclaration); n != nil {
			f.at, f.message = position(n).Offset, "expected something that can be assigned to"
			break
		}
	}
	return []fault{f}
}

// gut turns the functions in which faults lie into declarations. It returns false when a fault lies
// outside of functions.
func (w *rewriter) gut(text []byte, faults []fault) bool {
	for _, f := range faults {
		i := slices.IndexFunc(w.bodies, func(b extent) bool { return b.from <= f.at && f.at < b.to })
		if i < 0 {
			return false
		}
		for j := w.bodies[i].from; j < w.bodies[i].to; j++ {
			if text[j] != '\n' {
				text[j] = ' '
			}
		}
		text[w.bodies[i].to-1] = ';'
		if f.syntax {
			break // the others follow from the first
		}
	}
	return true
}

// guarded runs cc/v4 and gives up on it when it panics or does not end: on some texts with syntax errors its
// parser repeats the same complaint for ever, which shows in the memory it takes. Time is
// no measure, since a machine may be busy or suspended.
func guarded(cfg *cc.Config, text []byte) (*cc.AST, error) {
	type result struct {
		ast *cc.AST
		err error
	}
	done := make(chan result, 1)
	go func() {
		defer func() {
			if e := recover(); e != nil {
				done <- result{err: &crash{e}}
			}
		}()
		ast, err := cc.Translate(cfg, []cc.Source{{Name: "<prelude>", Value: prelude}, {Name: unitName, Value: text}})
		done <- result{ast, err}
	}()
	second := time.NewTicker(time.Second)
	defer second.Stop()
	for range 600 {
		select {
		case r := <-done:
			return r.ast, r.err
		case <-second.C:
		}
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		if m.HeapAlloc > 1<<31+2000*uint64(len(text)) {
			break
		}
	}
	return nil, &crash{"the parser does not end"}
}

// A crash is a panic of cc/v4.
type crash struct{ cause any }

func (c *crash) Error() string { return fmt.Sprint(c.cause) }

// A fault is one error of cc/v4.
type fault struct {
	at      int // offset in the text for cc/v4, -1 if unknown
	message string
	syntax  bool
}

var (
	positioned = regexp.MustCompile(`^` + regexp.QuoteMeta(unitName) + `:(\d+):(\d+): (.*)$`)
	goOrigin   = regexp.MustCompile(` \(\w+\.go:\d+:[^)]*\)$`)
)

// faults reads the error of cc/v4, one fault a line.
func (u *Unit) faults(err error) []fault {
	var out []fault
	for _, line := range strings.Split(err.Error(), "\n") {
		line = goOrigin.ReplaceAllString(line, "")
		m := positioned.FindStringSubmatch(line)
		if m == nil {
			if !strings.HasPrefix(line, "TODO") && !strings.HasPrefix(line, "internal error") { // what follows from a fault before
				out = append(out, fault{at: -1, message: line})
			}
			continue
		}
		row, _ := strconv.Atoi(m[1])
		col, _ := strconv.Atoi(m[2])
		f := fault{at: u.text.file.Offset(row, col), message: m[3]}
		f.syntax = strings.Contains(f.message, "unexpected") || strings.Contains(f.message, "must be unary-expression")
		out = append(out, f)
	}
	return out
}

// drop takes the clause expressions out of the text in which faults lie, or all of them; it reports
// those faults, but for variables that are not declared. It returns false when no expression
// is at fault.
func (w *rewriter) drop(text []byte, faults []fault, all bool, r diag.Reporter) bool {
	dropped := false
	for _, s := range w.stubs {
		for _, a := range s.args {
			f := faultIn(faults, a)
			if a.bad || f == nil && !all {
				continue
			}
			a.bad, dropped = true, true
			for i := a.start; i < a.end; i++ {
				if text[i] != '\n' {
					text[i] = ' '
				}
			}
			text[a.end-1] = '0'
			if f == nil {
				continue
			}
			if d := s.explain(a, f); d != nil {
				r.Report(*d)
			}
		}
	}
	return dropped
}

func faultIn(faults []fault, a *stubArg) *fault {
	for i := range faults {
		if faults[i].at >= a.start && faults[i].at < a.end {
			return &faults[i]
		}
	}
	return nil
}

// explain is the report of a fault in an expression, nil when the model tells it already: a base name
// that is not declared is VarInfo without a symbol.
func (s *stub) explain(a *stubArg, f *fault) *diag.Diagnostic {
	name, undefined := strings.CutPrefix(f.message, "undefined: ")
	if a.expr != nil {
		d := RuleUndeclared.New(a.expr.Span, "%s", inWords(f.message))
		for _, t := range a.expr.Tokens {
			if undefined && t.Text == name {
				d.Primary.Span = t.Span
				break
			}
		}
		return d
	}
	v := a.object
	if v == nil {
		v = a.element
	}
	if undefined || a.element != nil {
		return nil
	}
	return RuleUndeclared.New(v.Span, "%s", inWords(f.message))
}

// report reports the errors of the host code: the first syntax error, or all type errors.
func (u *Unit) report(faults []fault, r diag.Reporter) {
	seen := map[source.Position]bool{}
	for _, f := range faults {
		rule := RuleType
		if f.syntax {
			rule = RuleSyntax
		}
		span := u.text.tokenAt(f.at)
		if !span.IsValid() {
			span = source.Span{File: u.Model.File}
		}
		// One mistake tends to give several faults on its line, the first of which names it.
		at := span.Position()
		at.Column = 0
		if !seen[at] {
			seen[at] = true
			d := rule.New(span, "%s", inWords(f.message))
			if m := earlier.FindStringSubmatch(f.message); m != nil {
				row, _ := strconv.Atoi(m[2])
				col, _ := strconv.Atoi(m[3])
				d.Message = inWords(strings.TrimSuffix(f.message, m[0]))
				d.See(u.text.tokenAt(u.text.file.Offset(row, col)), "%s", m[1])
			}
			r.Report(*d)
		}
		if f.syntax {
			return
		}
	}
}

var (
	unexpected = regexp.MustCompile(`^unexpected (.*), expected (.*)$`)
	expected   = regexp.MustCompile(`^((?:expected|operand shall be|invalid operand)[^:]*): (.*)$`)
	earlier    = regexp.MustCompile(`, ((?:first|previous) (?:definition|declaration)) at ` + regexp.QuoteMeta(unitName) + `:(\d+):(\d+):?$`)
	runeNumber = regexp.MustCompile(`U\+[0-9A-F]+ ('.*?')`)
)

// inWords says what cc/v4 says the way accc does: expected before found.
func inWords(message string) string {
	message = runeNumber.ReplaceAllString(message, "$1")
	if strings.HasPrefix(message, "TODO") {
		return "the type of this is not understood"
	}
	if m := unexpected.FindStringSubmatch(message); m != nil {
		return "expected " + m[2] + ", found " + m[1]
	}
	if m := expected.FindStringSubmatch(message); m != nil {
		return m[1] + ", found " + m[2]
	}
	if name, ok := strings.CutPrefix(message, "undefined: "); ok {
		return name + " is not declared"
	}
	return message
}
