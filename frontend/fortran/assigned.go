package fortran

import "accc/frontend/fortran/lex"

// Labels in variables, which Fortran 95 deleted: assign 10 to v, and go to v, (10, 20). They are refused with what to
// write.

// assignedLabel reports whether a statement puts a label into a variable or jumps to one, which it reports.
func (p *statementParser) assignedLabel(first, end int) bool {
	at := func(i int) *lex.Token {
		if first+i < end {
			return &p.toks[first+i]
		}
		return &lex.Token{}
	}
	if at(0).Word("assign") && at(1).Kind == lex.Int && at(2).Word("to") && at(3).Kind == lex.Ident && first+4 == end {
		v, label := at(3).Text, at(1).Text
		p.report(lex.RuleNotYet.New(at(0).Span(), "not yet handled: assign").
			Note("write '%s = %s', and 'select case (%s)' with a 'go to' for each label where the program jumps; for a format, a character variable that holds it",
				v, label, v))
		return true
	}
	target := 1
	if at(0).Word("go") && at(1).Word("to") {
		target = 2
	} else if !at(0).Word("goto") {
		return false
	}
	after := at(target + 1)
	if at(target).Kind != lex.Ident || !(first+target+1 == end || after.Is(",") || after.Is("(")) {
		return false
	}
	v := at(target).Text
	p.report(lex.RuleNotYet.New(at(target).Span(), "not yet handled: go to the label in a variable").
		Note("write 'select case (%s)' with 'case (10)' and 'go to 10' for each label that '%s' may hold", v, v))
	return true
}
