package emit

import (
	"slices"
	"strings"

	"accc/backend/omptoacc"
	"accc/backend/translate/outcome"
	"accc/dialects/accc"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// Arrays of pointers are moved together with their rows by calls beside the directives, of functions that are in the header with OpenACC's
// library, or in the text itself: see outcome.Rows. What a construct has moved is remembered until it ends, since the program may change
// the pointer and the bounds meanwhile.

// rowsCalls are the macros that the calls are written with.
var rowsCalls = map[outcome.RowsTime]string{
	outcome.RowsBegin: "ACCC_ROWS_BEGIN", outcome.RowsEnter: "ACCC_ROWS_ENTER", outcome.RowsExit: "ACCC_ROWS_EXIT", outcome.RowsUpdate: "ACCC_ROWS_UPDATE",
}

// rowsEnd is the call where a construct ends.
const rowsEnd = "ACCC_ROWS_END();"

// moved adds the calls that move the rows of a directive.
func (t *translation) moved(s *Site, f *ompForm) {
	for _, r := range t.rows[s.Directive.Start] {
		call, err := t.rowsCall(r, f)
		if err != nil {
			cannotWrite.New(s.Directive, "cannot write how the rows are moved: %s", err).To(t.r)
			t.failed = true
			return
		}
		f.moves = append(f.moves, call)
		if r.At == outcome.RowsBegin {
			f.moved = append(f.moved, rowsEnd)
		}
		f.loose = true
		t.needs.rows = true
	}
	if len(f.moves) > 0 {
		f.indented(t, s)
	}
}

// rowsCall is the call for the rows of a data operation.
func (t *translation) rowsCall(r outcome.Rows, f *ompForm) (string, error) {
	args, err := rowsArguments(t.p, r.Entry)
	if err != nil {
		return "", err
	}
	name, head, condition := rowsCalls[r.At], "", ""
	if r.At == outcome.RowsBegin {
		condition = f.condition()
	} else if r.Condition != nil {
		c, err := t.p.condition(r.Condition)
		if err != nil {
			return "", err
		}
		condition = c.s
	}
	switch {
	case condition == "":
	case r.At == outcome.RowsBegin:
		name, head = name+"_IF", condition+", "
	default:
		return "if (" + condition + ") " + name + "(" + r.Map + ", " + args + ");", nil
	}
	return name + "(" + head + r.Map + ", " + args + ");", nil
}

// rowsArguments are the pointer, the size of an element, and the bounds of a section of rows.
func rowsArguments(p Printer, e *ir.Op) (string, error) {
	pointers := e.Attr(accc.Pointers.Name)
	e.SetAttr(accc.Pointers.Name, nil)
	defer e.SetAttr(accc.Pointers.Name, pointers)
	_, base, sections, err := sectionsOf(p, e, func(sections []string) bool {
		return len(sections) == len(e.GetAny("bounds")) && !slices.ContainsFunc(sections, func(s string) bool { return s == "" || strings.HasSuffix(s, ":") })
	})
	if err != nil {
		return "", err
	}
	args := []string{base, "sizeof " + base + strings.Repeat("[0]", len(sections))}
	for _, s := range sections {
		low, n, ok := cutRange(s)
		if !ok {
			n = "1"
		}
		if low == "" {
			low = "0"
		}
		args = append(args, low, n)
	}
	return strings.Join(args, ", "), nil
}

// sectionsOf is a variable of C as it is written, and its pointer and sections. Where what is written has too little of them, as a macro or the type has
// the rest, they are those of the data operation.
func sectionsOf(p Printer, e *ir.Op, enough func(sections []string) bool) (name, base string, sections []string, err error) {
	if name, err = p.variable(e, false); err != nil {
		return "", "", nil, err
	}
	if base, sections = splitSections(name); !enough(sections) {
		var all string
		all, err = (cPrinter{}).variableOf(e, true)
		base, sections = splitSections(all)
	}
	return name, base, sections, err
}

// ofPointers is the section of the pointers of a section of rows.
func (p cPrinter) ofPointers(e *ir.Op, name string) (string, error) {
	base, sections := splitSections(name)
	if len(sections) == 0 { // a macro has it
		var err error
		if name, err = (cPrinter{}).variableOf(e, true); err != nil {
			return "", err
		}
		base, sections = splitSections(name)
	}
	return base + "[" + sections[0] + "]", nil
}

// checkedRows adds the statement that looks for pointers and rows.
func (t *translation) checkedRows(s *Site, f *ompForm, e *ir.Op) {
	args, err := rowsArguments(t.p, e)
	if err != nil {
		cannotWrite.New(s.Directive, "cannot write the check of what is present: %s", err).To(t.r)
		t.failed = true
		return
	}
	line := "ACCC_ROWS_CHECK(" + quoted(e.StringAttr("name")) + ", " + args + ");"
	if c := f.condition(); c != "" {
		line = "if (" + c + ") " + line
	}
	if !slices.Contains(f.checks, line) {
		f.checks = append(f.checks, line)
	}
	t.needs.rows = true
}

// isRowsCall reports whether a macro moves rows.
func isRowsCall(name string) bool {
	for _, call := range rowsCalls {
		if name == call || name == call+"_IF" {
			return true
		}
	}
	return false
}

// rowsStay reports the calls of a translation to OpenMP, which do nothing for compilers of OpenACC.
func (t *translation) rowsStay() {
	for i := range t.text.Toks {
		name := uint32(i)
		if !isRowsCall(t.text.Text(name)) || t.text.Lines[t.text.LineOf(name)].Kind != tokens.Code || !t.text.Is(name+1, "(") {
			continue
		}
		if shut, ok := t.text.Closing(name + 1); ok {
			omptoacc.Left.New(t.text.Span(tokens.Run{First: name, End: shut + 1}), "this call moves rows with OpenMP alone (name them in the clause of the directive instead: a[0:n][0:m])").To(t.r)
		}
	}
}

// waitsFirst is how many of the directives before a construct wait, or order tasks: rows are moved after them.
func (f *ompForm) waitsFirst() (n int) {
	for _, d := range f.lines {
		if d.Def != ompdir.DirTaskwait && d.Def != ompdir.DirTask {
			break
		}
		n++
	}
	return n
}

// unmoved reports a directive whose rows cannot be moved beside it.
func (t *translation) unmoved(at source.Span, why string) {
	cannotWrite.New(at, "rows that an array of pointers leads to are moved by statements of their own: %s", why).To(t.r)
	t.failed = true
}
