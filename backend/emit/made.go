package emit

import (
	"slices"

	"accc/backend/acctoomp"
	"accc/backend/translate/outcome"
	"accc/dialects/accc"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// What was made of a directive of OpenACC: an operation that is a construct of OpenMP, with those of its leaves, or a
// statement.
type made struct {
	op *ir.Op
	// lines are the directives that are written for it.
	lines []*pragma.Directive
	// loop is the operation of the loop of a construct that no directive asked for, nil if that is about several
	// statements.
	loop *ir.Op
	err  error // why it cannot be written
}

func newTranslation(p Printer, program *outcome.Program, file *source.File, opts Header, r diag.Reporter) translation {
	return translation{p: p, words: p.known(), text: newText(p, file, opts.Statements), to: toOpenMP, program: program, file: file, r: r, keep: opts.Keep, guards: opts.Guards, chosen: opts.Chosen, at: map[int][]*made{}, checks: map[int][]outcome.Check{}, rows: map[int][]outcome.Rows{}, own: map[int][]outcome.Own{}, behind: map[int]string{}}
}

// collect reads the operations of the program that are about the file.
func (t *translation) collect(sites []Site, opts Header) {
	for i := range sites {
		if f := sites[i].Directive.File; f != t.file && !opts.Header && !slices.Contains(opts.Translated, f.Name) {
			t.elsewhere(sites[i].Directive)
		}
	}
	for _, f := range t.program.Failures {
		t.place(&made{op: f.Op, err: &decompileError{f.Op, f.Reason}})
	}
	for _, c := range t.program.Checks {
		if l := ir.File(c.Construct.Loc); l != nil && l.File == t.file.Name {
			start := spanOf(t.file, l).Start
			t.checks[start] = append(t.checks[start], c)
		}
	}
	for _, r := range t.program.Rows {
		if l := ir.File(r.Construct.Loc); l != nil && l.File == t.file.Name {
			start := spanOf(t.file, l).Start
			t.rows[start] = append(t.rows[start], r)
		}
	}
	for _, o := range t.program.Own {
		if l := ir.File(o.Construct.Loc); l != nil && l.File == t.file.Name {
			start := spanOf(t.file, l).Start
			t.own[start] = append(t.own[start], o)
		}
	}
	reader := t.to.reader(&generator{p: t.p, opts: Options{For: t.program.For}, translated: true})
	ir.Walk(t.program.Module, func(o *ir.Op) bool {
		if isStatement(o) && !o.Is(scf.If) {
			t.place(&made{op: o})
			return true
		}
		list, err := reader.directives(o)
		if len(list) == 0 && err == nil {
			return true
		}
		m := &made{op: o, err: err}
		for _, d := range list {
			m.lines = append(m.lines, d.Directive)
		}
		t.place(m)
		return true
	})
}

// place assigns what an operation became to the directives that it comes from.
func (t *translation) place(m *made) {
	if m.op.Attr(accc.Bare.Name) != nil {
		for o := m.op; o != nil; o = omprows.NextLeaf(o) {
			if _, ok := ir.As[*omp.Wrapper](o); ok {
				m.loop = o
			}
		}
		t.pieces = append(t.pieces, m)
		return
	}
	l := ir.File(m.op.Loc)
	if l == nil || t.p.fortran() && inDeclare(m.op) {
		return
	}
	at := parts(m.op)
	switch {
	case len(at) == 0:
		at = []*ir.FileLoc{l}
	case t.to.reverse == nil: // one directive does what those of several said
		at = at[:1]
	}
	for _, l := range at {
		if l.File == t.file.Name {
			start := spanOf(t.file, l).Start
			if others := t.at[start]; len(others) > 0 && !sameFunction(others[0].op, m.op) {
				continue // each entry of a subprogram is a function that holds all of its directives
			}
			t.at[start] = append(t.at[start], m)
		}
	}
}

// sameFunction reports whether two operations are in one function, as far as they are in any.
func sameFunction(a, b *ir.Op) bool {
	function := func(o *ir.Op) *ir.Op {
		if o.Is(fn.Func) {
			return o
		}
		return ir.ParentOf(o, fn.Func)
	}
	f, g := function(a), function(b)
	return f == nil || g == nil || f == g
}

// isStatement reports whether an operation is written as a statement.
func isStatement(o *ir.Op) bool { return o.Attr(accc.Statement.Name) != nil }

// statements are the operations of what a construct is for that no directive asked for.
func (m *made) statements() []*ir.Op {
	if m.loop != nil {
		return []*ir.Op{m.loop}
	}
	// An address of data is computed for a variable of the region where the data is first used.
	namesData := func(x *ir.Op) bool { return x.Is(llvm.Store) && isDataEntry(x.Operand(0).Op()) }
	return slices.DeleteFunc(m.op.Region(0).Entry().Ops(), namesData)
}

// A ompForm is the replacement of one directive.
type ompForm struct {
	under  string              // a condition for all of it; "" for none
	checks []string            // statements before all of it
	inner  string              // the indentation of the statement that the directive is for
	own    []string            // declarations in a block around all of it, of arrays that hide pointers
	moves  []string            // statements that move rows, after what waits
	moved  []string            // those after what the directive governs
	lines  []*pragma.Directive // before what the directive governs
	calls  []string            // statements
	end    []*pragma.Directive // at the end of what the directive governs
	behind []*pragma.Directive // after it
	// leaving is what is done where the scope of declare ends.
	leaving []*pragma.Directive
	left    []string // the statements after that
	loose   bool     // some of lines are not a statement together with what follows
}

func (f *ompForm) empty() bool {
	return len(f.checks)+len(f.own)+len(f.moves)+len(f.lines)+len(f.calls)+len(f.behind) == 0
}

// form is what the operations from one location are written as.
func (t *translation) form(parts []*made) (*ompForm, error) {
	f := &ompForm{}
	for _, m := range parts {
		if m.err != nil {
			return nil, m.err
		}
		t.refers(m.op)
		if p := m.op.ParentOp(); p.Is(scf.If) && isStatement(p) {
			x, err := t.p.condition(p.Operand(0))
			if err != nil {
				return nil, err
			}
			f.under = x.s
		}
		switch at := m.op.StringAttr(accc.At.Name); {
		case isStatement(m.op):
			s, err := t.p.statement(m.op)
			if err != nil {
				return nil, err
			}
			f.calls = append(f.calls, s)
		case at == "end":
			f.end = append(f.end, m.lines...)
		case at == "after":
			f.behind = append(f.behind, m.lines...)
		default:
			f.lines = append(f.lines, m.lines...)
			for _, d := range m.lines {
				f.loose = f.loose || d.Def.Assoc == pragma.Standalone || d.Def == ompdir.DirTask
			}
		}
	}
	f.loose = f.loose || len(f.calls) > 1
	return f, nil
}

// refers notes what an operation refers to that the user's text does not have.
func (t *translation) refers(o *ir.Op) {
	var list []*ir.Value
	if l := omprows.Of(o); l != nil {
		for _, row := range l.Rows {
			if row.Clause == ompdir.ClauseDepend {
				list = row.Slot.Of(o).Values()
			}
		}
	}
	if isStatement(o) {
		t.needs.calls = t.needs.calls || o.Attr("callee") != nil
		list = o.Operands()
	}
	for len(list) > 0 {
		op := list[0].Op()
		if list = list[1:]; op == nil {
			continue
		}
		for _, name := range []string{"global_name", "symbol"} {
			if s, ok := op.Attr(name).(*ir.SymbolRefAttr); ok {
				t.needs.queues = t.needs.queues || s.Root == acctoomp.QueueArray
				t.needs.defaultQueue = t.needs.defaultQueue || s.Root == acctoomp.DefaultQueue
			}
		}
		list = append(list, op.Operands()...)
	}
}
