package c

import (
	"bytes"
	"time"

	"accc/frontend"
	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// Parse preprocesses, parses and checks a file and fills the neutral model. Faults go to r. The result is nil if
// nothing can be said about the program: it is not text, or preprocessing fails. Its AST is nil if the host code has
// errors; the model then holds the functions without errors, and the directives of the others are in Model.Orphans.
// Parse never panics.
func Parse(file *source.File, opts Options, r diag.Reporter) (unit *Unit) {
	var held backlog
	defer func() {
		for _, d := range held {
			r.Report(d)
		}
		if e := recover(); e != nil {
			internal(file, e, r)
			unit = nil
		}
	}()
	if i := bytes.IndexByte(file.Text, 0); i >= 0 {
		r.Report(*RuleBinary.New(source.Span{File: file, Start: i, End: i + 1}, "expected a C source, found a zero byte"))
		return nil
	}
	unit, bulks := read(file, opts, &held, false)
	if bulks > 0 && (unit == nil || unit.AST == nil || !unit.fits()) {
		held = nil
		unit, _ = read(file, opts, &held, true)
	}
	return unit
}

// read is Parse for a text. Unless plain is true, elements of long initial values may be kept apart; bulks is the number of these values.
func read(file *source.File, opts Options, r diag.Reporter, plain bool) (unit *Unit, bulks int) {
	faults := &counter{Reporter: r}
	w := newRewriter(standards[opts.Std].version >= "2023", faults)
	w.asIs = plain
	w.omp = opts.OpenMP
	w.headers.inPlace = opts.HostHeaders
	w.main.out = make([]byte, 0, 2*len(file.Text)+1024)
	w.main.runs = make([]run, 0, len(file.Text)/8+64)
	pragmas := map[string]bool{}
	if opts.OpenACC {
		pragmas["acc"] = true
	}
	if opts.OpenMP {
		pragmas["omp"] = true
	}
	result := cpp.Run(file, cpp.Config{
		Dirs: headerDirs(&opts), Files: opts.Files, Defines: opts.Defines, Undefs: opts.Undefs, Predefined: predefined(&opts),
		Imacros: opts.Imacros, Preincludes: opts.Preincludes,
		C23: w.c23, Pragmas: pragmas, Limit: opts.ExpansionLimit, NoLines: opts.NoLines, Builtin: isBuiltin, Now: time.Now(), Report: r.Report,
	}, w)
	result.Unread.Report(opts.LeftOut, r)
	w.settle()
	w.resume()
	if result.Faults == 0 && !w.stopped {
		w.ended()
	}
	u := &Unit{
		GNUInline: standards[opts.Std].version < "199901L",
		Model:     &frontend.Unit{Language: frontend.C, File: file, Files: result.Files, Chosen: result.Chosen, Reading: w.reading},
		Vectors:   w.vectors,
		text:      w.finish(),
		reading:   w.reading,
		Loops:     map[*cc.IterationStatement]*frontend.Loop{},
		extents:   map[*cc.IterationStatement]loopExtent{},
		byStmt:    map[*cc.Statement]*Directive{},
		byDecl:    map[*cc.Declaration]*Directive{},
		symbols:   map[*cc.Declarator]*frontend.Symbol{},
		types:     map[cc.Type]*frontend.TypeInfo{},
	}
	u.Model.Orphans, u.Model.Extents = w.unplaced, u.declaredExtents()
	if result.Faults > 0 || w.stopped {
		return nil, len(w.bulks)
	}
	ok, sound := u.translate(w, faults)
	u.bulks = make(map[int]*Bulk, len(w.bulks))
	for _, b := range w.bulks {
		u.bulks[b.brace] = b
	}
	if ok {
		if !u.build(w, faults) || !sound {
			u.AST = nil
		}
		return u, len(w.bulks)
	}
	for _, s := range w.stubs {
		u.Model.Orphans = append(u.Model.Orphans, s.Directive)
	}
	return u, len(w.bulks)
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
