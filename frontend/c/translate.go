package c

import (
	"bytes"
	"errors"
	"fmt"
	"runtime/metrics"
	"slices"
	"sort"
	"strings"
	"sync"
	"time"

	"accc/frontend/diag"

	"modernc.org/cc/v4"
)

var abi = sync.OnceValues(func() (*cc.ABI, error) { return cc.NewABI("linux", "amd64") })

// maxRounds bounds how often the text is read again without what is wrong in it.
const maxRounds = 20

// translate runs cc/v4. It returns no tree for a text with errors, so what is wrong is removed (clause expressions,
// and the bodies of functions with errors of the host code) and the text is read again; only faulty programs pay for
// that. The result is false when that does not help. sound tells whether the tree is the whole program.
func (u *Unit) translate(w *rewriter, r diag.Reporter) (ok, sound bool) {
	model, err := abi()
	if err != nil {
		panic(err)
	}
	cfg := &cc.Config{
		ABI: model, FSOnly: true,
		DefaultSizeT: cc.ULong, DefaultPtrdiffT: cc.Long, DefaultWcharT: cc.Int,
	}
	text := u.text.file.Text
	sound = !w.lacking
	for round := 0; ; round++ {
		ast, err := guarded(cc.Translate, cfg, text)
		if err == nil && w.vectors && round == 0 {
			faults := &counter{Reporter: r}
			if list := u.elements(ast, faults); len(list) > 0 {
				u.insert(w, list)
				text = u.text.file.Text
				ast, err = guarded(cc.Translate, cfg, text)
			}
			sound = sound && faults.errors == 0
		}
		if err == nil {
			u.AST = u.lend(cfg, text, ast)
			return true, sound
		}
		if round == 0 {
			text = bytes.Clone(text)
		}
		faults := u.allFaults(err, cfg, text)
		var c *crash
		switch {
		case errors.As(err, &c) && c.hangs:
			internal(u.Model.File, err, r)
			return false, false
		case c != nil || len(faults) == 0:
			faults = u.unplaced(w, cfg, text)
		}
		if round < maxRounds && w.drop(text, faults, round == maxRounds/2, r) {
			continue
		}
		sound = false
		u.report(w, faults, r)
		if round >= maxRounds || !w.gut(text, faults) {
			return false, false
		}
	}
}

// unplaced finds the position of a fault for which cc/v4 has none, a panic or an error without a position.
func (u *Unit) unplaced(w *rewriter, cfg *cc.Config, text []byte) []fault {
	f := fault{at: -1, message: "the program is not understood"}
	if ast, err := guarded(cc.Parse, cfg, text); err == nil {
		for l := ast.TranslationUnit; l != nil; l = l.TranslationUnit {
			if n := unassignable(l.ExternalDeclaration); n != nil {
				f.at, f.message = position(n).Offset, "expected something that can be assigned to"
				return []fault{f}
			}
		}
	}
	// The function at fault is the last of the shortest run of functions that fails.
	fails := func(n int) bool {
		cut := bytes.Clone(text)
		for _, b := range w.bodies[n:] {
			b.gut(cut)
		}
		_, err := guarded(cc.Translate, cfg, cut)
		return err != nil && len(u.faults(err)) == 0
	}
	if n := sort.Search(len(w.bodies), fails); n > 0 && !fails(0) {
		f.at, f.message, f.syntax = w.bodies[n-1].from, "this function is not understood", true
	}
	return []fault{f}
}

// gut turns the functions that contain faults into declarations. It returns false when a fault is outside of
// functions.
func (w *rewriter) gut(text []byte, faults []fault) bool {
	for _, f := range faults {
		i := slices.IndexFunc(w.bodies, func(b extent) bool { return b.from <= f.at && f.at < b.to })
		if i < 0 {
			return false
		}
		w.bodies[i].gut(text)
		if f.syntax {
			break // the others follow from the first
		}
	}
	return true
}

// gut turns a function's body into the end of a declaration.
func (e extent) gut(text []byte) {
	for i := e.from; i < e.to; i++ {
		if text[i] != '\n' {
			text[i] = ' '
		}
	}
	text[e.to-1] = ';'
}

// guarded runs cc/v4 and gives up on it when it panics or does not end: on some texts with syntax errors its parser
// repeats the same complaint for ever, which shows in the memory that lives. Time is not a measure, since a machine may be
// busy or suspended, nor is garbage, nor what lived before: a process may hold many sources. prototypes are declared before the text.
func guarded(run func(*cc.Config, []cc.Source) (*cc.AST, error), cfg *cc.Config, text []byte, prototypes ...string) (*cc.AST, error) {
	type result struct {
		ast *cc.AST
		err error
	}
	done := make(chan result, 1)
	go func() {
		defer func() {
			if e := recover(); e != nil {
				done <- result{err: &crash{cause: e}}
			}
		}()
		ast, err := run(cfg, []cc.Source{{Name: "<prelude>", Value: prelude + declarations(text) + strings.Join(prototypes, "")}, {Name: unitName, Value: text}})
		done <- result{ast, err}
	}()
	most := live() + 1<<31 + 2000*uint64(len(text))
	second := time.NewTicker(time.Second)
	defer second.Stop()
	for range 600 {
		select {
		case r := <-done:
			return r.ast, r.err
		case <-second.C:
		}
		if live() > most {
			break
		}
	}
	return nil, &crash{cause: "the parser does not end", hangs: true}
}

// live is how many bytes of the heap the last collection of garbage has left.
func live() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// A crash is a panic of cc/v4, or that it does not end.
type crash struct {
	cause any
	hangs bool
}

func (c *crash) Error() string { return fmt.Sprint(c.cause) }

// drop removes the clause expressions that contain faults from the text, or all of them. It reports those faults,
// except undeclared variables. It returns false when no expression is at fault.
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
			if f == nil || s.reported[a.expr] || s.mistyped && !a.typ {
				continue // expressions are only as right as the types of their names
			}
			if s.mistyped = s.mistyped || a.typ; a.expr != nil {
				s.noteReport(a.expr)
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
		d := RuleUndeclared.New(a.expr.Span, "%s", inWords(f.message)).Citing(specOf(s.Def.Table))
		for _, t := range a.expr.Tokens {
			if undefined && t.Text == name {
				d.Primary.Span = t.Span
				break
			}
		}
		return d
	}
	if undefined {
		return nil
	}
	return RuleUndeclared.New(a.object.Span, "%s", inWords(f.message)).Citing(specOf(s.Def.Table))
}
