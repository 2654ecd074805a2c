package emit

import (
	"regexp"
	"strings"

	"accc/frontend/source"
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
	text := strings.Join(t.lines(list, t.unitLayout(indent), false), "\n")
	if t.keep {
		text = t.guard(text)
	}
	return text + "\n"
}

var label = regexp.MustCompile(`^[ \t]*[0-9]+[ \t]+$`)

// exits writes what is done where the scope of declare ends: before each return, and before the end of the procedure.
func (t *fortranTranslation) exits(s *Site, list []*pragma.Directive, unit *InsertionPoints) {
	if len(list) == 0 {
		return
	}
	text := t.file.Text
	for _, r := range s.Scope.Returns {
		if r.File != t.file || r.Start < s.Directive.End || t.unitOf(r.Start) != unit {
			continue
		}
		start := t.lineStart(r.Start)
		before := string(text[start:r.Start])
		indent := leadingBlanks(before)
		switch {
		case strings.TrimSpace(before) == "":
			t.insert(start, t.guardedLines(list, indent))
		case label.MatchString(before):
			blank := strings.Repeat(" ", len(before))
			t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: r.Start, End: r.Start},
				New: "continue\n" + t.guardedLines(list, blank) + blank})
		default:
			lines := t.guardedLines(list, indent+"  ")
			t.edits = append(t.edits, source.Edit{Span: r, New: "then\n" + lines + indent + "  " + r.Text() + "\n" + indent + "end if"})
		}
	}
	before := strings.ToLower(strings.TrimSpace(string(text[:unit.End])))
	if !strings.HasSuffix(before, "return") {
		t.insert(unit.End, t.guardedLines(list, unit.Indent))
	}
}

var hasStatus = regexp.MustCompile(`(?i)\b(?:stat|errmsg)[ \t]*=`)

// allocations writes that variables of declare directives are on the device from the statements that allocate them to those that free them.
func (t *fortranTranslation) allocations(list []Allocation) {
	text := t.file.Text
	for _, a := range list {
		if a.Statement.File != t.file {
			continue
		}
		start := t.lineStart(a.Statement.Start)
		before := string(text[start:a.Statement.Start])
		indent := leadingBlanks(before)
		alone := strings.TrimSpace(before) == "" || label.MatchString(before)
		maybe := !alone || hasStatus.MatchString(a.Statement.Text())
		var directives []*pragma.Directive
		for i := range a.Variables {
			directives = append(directives, a.Variables[i].moves(a.Frees, maybe))
		}
		lines := t.guardedLines(directives, indent)
		switch {
		case !a.Frees:
			at := a.Statement.End + len(t.restOfLine(a.Statement.End))
			t.behind[at] += "\n" + strings.TrimSuffix(lines, "\n")
		case alone && strings.TrimSpace(before) != "":
			blank := strings.Repeat(" ", len(before))
			t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: a.Statement.Start, End: a.Statement.Start},
				New: "continue\n" + lines + blank})
		default:
			t.insert(start, lines)
		}
	}
}
