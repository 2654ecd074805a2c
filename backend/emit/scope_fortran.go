package emit

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
)

// unitLayout is that of directives among the statements of a unit.
func (t *fortranTranslation) unitLayout(indent string) pragma.Layout {
	if t.fixed {
		return pragma.FixedLayout("!$" + t.to.sentinel)
	}
	return pragma.FreeLayout(indent, "!$"+t.to.sentinel)
}

// guardedLines are directives as lines, each with its end.
func (t *fortranTranslation) guardedLines(list []*pragma.Directive, indent string) string {
	return t.kept(t.lines(list, t.unitLayout(indent), false)) + "\n"
}

// exits writes what is done where the scope of declare ends: before each return, and before the end of the procedure.
func (t *fortranTranslation) exits(s *Site, list []*pragma.Directive, unit *InsertionPoints) {
	if len(list) == 0 {
		return
	}
	for _, r := range s.Scope.Returns {
		if r.File != t.file || r.Start < s.Directive.End || t.unitOf(r.Start) != unit {
			continue
		}
		tok, _ := t.text.At(r.Start)
		indent := t.text.Indent(r.Start)
		switch label, first := t.text.Begins(tok); {
		case first && label == tokens.None:
			t.insert(t.text.LineStart(r.Start), t.guardedLines(list, indent))
		case first:
			t.insertLabeled(r.Start, list)
		default:
			lines := t.guardedLines(list, indent+"  ")
			t.edits = append(t.edits, source.Edit{Span: r, New: "then\n" + lines + indent + "  " + r.Text() + "\n" + indent + "end if"})
		}
	}
	end, _ := t.text.At(unit.End)
	if _, alone := t.text.Begins(end - 1); !alone || !t.text.Word(end-1, "return") {
		t.insert(unit.End, t.guardedLines(list, unit.Indent))
	}
}

// insertLabeled puts directives before a statement with a label, which a statement of its own gets.
func (t *fortranTranslation) insertLabeled(at int, list []*pragma.Directive) {
	blank := strings.Repeat(" ", at-t.text.LineStart(at))
	t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: at, End: at}, New: "continue\n" + t.guardedLines(list, blank) + blank})
}

// allocations writes that variables of declare directives are on the device from the statements that allocate them to those that free them.
func (t *fortranTranslation) allocations(list []Allocation) {
	for _, a := range list {
		if a.Statement.File != t.file {
			continue
		}
		run, _ := t.text.Run(a.Statement)
		label, alone := t.text.Begins(run.First)
		maybe := !alone || t.hasStatus(run)
		var directives []*pragma.Directive
		for i := range a.Variables {
			directives = append(directives, a.Variables[i].moves(a.Frees, maybe))
		}
		lines := t.guardedLines(directives, t.text.Indent(a.Statement.Start))
		switch {
		case !a.Frees:
			at := a.Statement.End + len(t.restOfLine(a.Statement.End))
			t.behind[at] += "\n" + strings.TrimSuffix(lines, "\n")
		case alone && label != tokens.None:
			t.insertLabeled(a.Statement.Start, directives)
		default:
			t.insert(t.text.LineStart(a.Statement.Start), lines)
		}
	}
}

// hasStatus reports whether an allocate or deallocate statement says what became of it: the memory may be missing behind it.
func (t *fortranTranslation) hasStatus(statement tokens.Run) bool {
	for i := statement.First; i+1 < statement.End; i++ {
		if t.text.Is(i+1, "=") && (t.text.Word(i, "stat") || t.text.Word(i, "errmsg")) {
			return true
		}
	}
	return false
}
