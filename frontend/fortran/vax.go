package fortran

import "accc/frontend/fortran/lex"

// The structures of VAX Fortran: structure /name/, record /name/ x, x.component, union and map. They are refused where they begin,
// and nothing else is said about them.

// inStructure reports whether a statement belongs to a structure, of which the first statement is reported.
func (p *statementParser) inStructure(first, end int) bool {
	t, next := &p.toks[first], p.second(first, end)
	switch {
	case t.Word("structure") && (next.Is("/") || p.structures > 0):
		if p.structures++; p.structures == 1 {
			p.report(lex.RuleNotYet.New(p.text.Span(int32(first)), "not yet handled: structure").Note("write 'type name' and 'end type'"))
		}
		return true
	case p.structures == 0:
		return false
	case t.Word("endstructure"), t.Word("end") && next.Word("structure"):
		p.structures--
	case t.Word("end") && (first+1 == end || unitWords[next.Text]):
		p.structures = 0 // the end of the structure is missing
		return false
	}
	return true
}

var unitWords = set("program", "module", "subroutine", "function")

// record reports record /name/ x, y and keeps the names, which cannot be declared.
func (p *statementParser) record(first, end int) {
	p.report(lex.RuleNotYet.New(p.text.Span(int32(first)), "not yet handled: record").Note("write 'type(name) :: x', and x%%component for x.component"))
	if p.records == nil {
		p.records = map[string]bool{}
	}
	for i := first + 4; i < end; i++ {
		switch t := &p.toks[i]; {
		case t.Is("("):
			i = p.closing(i, end)
		case t.Kind == lex.Ident:
			p.records[t.Text] = true
		}
	}
}

// hasRecord reports whether a name of a record occurs in a statement.
func (p *statementParser) hasRecord(first, end int) bool {
	if len(p.records) == 0 {
		return false
	}
	for i := first; i < end; i++ {
		if t := &p.toks[i]; t.Kind == lex.Ident && p.records[t.Text] {
			return true
		}
	}
	return false
}
