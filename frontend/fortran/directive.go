package fortran

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// directive puts a directive line into the tree.
func (b *builder) directive(i int, l *lex.Line) {
	model := acc.Table
	if l.Kind == lex.OpenMP {
		model = omp.Table
	}
	toks := b.r.directiveTokens(l.First, l.End)
	if len(toks) == 0 && l.Kind == lex.OpenMP {
		if b.r.opts.Form != lex.Fixed {
			b.fault(lex.RuleSentinel.New(b.r.Sentinel(l), "expected a directive after this, the line is a comment").Citing("OpenMP 5.2 §3.1"))
		}
		return
	}
	if len(toks) > 0 && toks[0].Kind == pragma.Ident && (toks[0].Text == "end" || strings.HasPrefix(toks[0].Text, "end") && !model.StartsDirective(toks[0].Text)) {
		b.endDirective(model, l, toks)
		return
	}
	sentinel := b.r.Sentinel(l)
	parsed := pragma.ParseFortran(model, sentinel, toks, b.squeezed(model), counting{b.r})
	if parsed == nil {
		return
	}
	parsed.Span = b.r.LineSpan(l)
	d := &Dir{Directive: parsed, Line: i, First: l.First, Last: l.End - 1, Sentinel: sentinel, last: l.End - 1}
	b.dirs = append(b.dirs, d)
	b.closeStrict(nil)
	b.place(d)
}

// squeezed reports whether the words of a name may be written without blanks between: in fixed form, and in free form in OpenMP,
// which has it so for most names (OpenMP 5.2 §3.1).
func (b *builder) squeezed(model *pragma.Table) bool {
	return b.r.opts.Form == lex.Fixed || model == omp.Table
}

// counting counts the errors of the directive parser.
type counting struct{ r *sourceText }

func (c counting) Report(d diag.Diagnostic) { c.r.Fault(&d) }

// A reach is what a directive governs in Fortran.
type reach uint8

const (
	reachNothing   reach = iota
	reachLoop            // the next do loop; its end directive may be left out
	reachStatement       // the next statement, likewise
	reachRegion          // what follows up to its end directive
	reachSpec            // declarations: it belongs to a specification part
	reachAnywhere        // nothing, in a specification part or among statements
	reachSection         // what follows up to the next one, or the end of the construct around
)

// reachOf tells what a directive governs.
func (b *builder) reachOf(d *Dir) reach {
	switch {
	case d.Def.Table == omp.Table:
		return b.ompReach(d)
	case d.Def.Assoc == pragma.Declarative:
		return reachSpec
	case d.Def.Assoc == pragma.LoopNest:
		return reachLoop
	case d.Def == acc.DirAtomic && d.Atomic != "capture":
		return reachStatement
	case d.Def.Assoc == pragma.Block:
		return reachRegion
	}
	return reachNothing
}

// place ties a directive to its place.
func (b *builder) place(d *Dir) {
	governs := b.reachOf(d)
	if b.pending != nil && b.nests(b.pending, d, governs) {
		b.pending.Body = append(b.pending.Body, &Item{Dir: d})
		d.outer, b.pending = b.pending, d
		return
	}
	if b.pending != nil {
		b.noLoop()
	}
	if b.top() == nil {
		if governs == reachSpec {
			b.misplaced(d, "%s outside of program units", nameOf(d.Def))
			return
		}
		b.main(d.First)
	}
	u := b.unit()
	f := b.top()
	if governs == reachAnywhere && f.unit == u && (!u.executes || u.contained) && b.beforeSpec(d) {
		governs = reachSpec
	}
	if governs == reachSpec {
		b.placeSpec(d, u, f)
		return
	}
	switch {
	case f.kind == "type" || f.kind == "interface" || f.kind == "enum":
		b.misplaced(d, "%s in a %s", nameOf(d.Def), blockName(f.kind))
		return
	case u.Kind == "module" || u.Kind == "submodule" || u.Kind == "blockdata" || u.Interface || f.unit == u && u.contained:
		b.misplaced(d, "%s outside of executable parts", nameOf(d.Def))
		return
	case governs == reachSection:
		b.endSection()
		if f = b.top(); f.dir == nil || !hasSections(f.dir.Def) {
			governs = reachNothing // the checks report it
		}
	}
	u.executes = true
	b.add(&Item{Dir: d})
	switch governs {
	case reachLoop, reachStatement:
		b.pending = d
	case reachRegion, reachSection:
		b.push(&frame{kind: d.Def.Name, dir: d, items: &d.Body})
	}
}

// placeSpec puts a directive into the specification part.
func (b *builder) placeSpec(d *Dir, u *ProgUnit, f *frame) {
	if f.kind == "block" && d.Def.Table == omp.Table && onlyDeclarations(*f.items) {
		b.add(&Item{Dir: d})
		return
	}
	if u.executes && f.unit == u && !onlyStatementFunctions(u.Body) {
		b.fault(wrongPlace(d, "%s after executable statements", nameOf(d.Def)).
			See(b.r.spanOf(firstOf(u.Body[0]), lastOf(u.Body[0])), "the first executable statement").
			Note("it belongs to the specification part"))
	}
	if f.unit == u && u.contained || f.unit != u {
		b.misplaced(d, "%s belongs to the specification part of a program unit", nameOf(d.Def))
		return
	}
	u.Spec = append(u.Spec, &Item{Dir: d})
}

func (b *builder) misplaced(d *Dir, format string, args ...any) {
	b.fault(wrongPlace(d, format, args...))
	b.orphans = append(b.orphans, d.Directive)
}

// wrongPlace and wrongEnd start a diagnostic with the specification of the directive language.
func wrongPlace(d *Dir, format string, args ...any) *diag.Diagnostic {
	return citing(d.Def, RuleDirectivePlace.New(d.NameSpan, format, args...))
}

func wrongEnd(def *pragma.DirectiveDef, at source.Span, format string, args ...any) *diag.Diagnostic {
	return citing(def, RuleDirectiveEnd.New(at, format, args...))
}

func citing(def *pragma.DirectiveDef, d *diag.Diagnostic) *diag.Diagnostic {
	if def.Table == omp.Table {
		d.Citing(def.Spec)
	}
	return d
}
