package quirks

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// An At is a directive of the user, and what is written for it.
type At struct {
	Directive source.Span
	Lines     []*pragma.Directive
	// Reading has the tokens of the source, Body those of the statement (C).
	Reading *tokens.Reading
	Body    tokens.Range
	// Namelist are the variables of the construct that are in a namelist (Fortran).
	Namelist []string
}

// A Match is a place with a mistake, and what the sentence of the row is about there.
type Match struct {
	At   source.Span
	Args []any
}

// is reports whether an expanded token of the statement is one of some words.
func (at *At) is(i int32, words ...string) bool {
	return at.Body.From <= i && i < at.Body.To && slices.Contains(words, at.Reading.Text(i))
}

// isName reports whether an expanded token of the statement is a name.
func (at *At) isName(i int32) bool {
	if i < at.Body.From || i >= at.Body.To {
		return false
	}
	kind, _ := tokens.Scan(at.Reading.Text(i))
	return kind == tokens.Name
}

// span is where some tokens are in the text: their own bytes, or the use of the macro that has them.
func (at *At) span(from, to int32) source.Span { return at.Reading.Span(from).To(at.Reading.Span(to)) }

// onDevice reports whether a device executes the statement.
func (at *At) onDevice() bool {
	return slices.ContainsFunc(at.Lines, func(d *pragma.Directive) bool {
		return d.Def.Table == ompdir.Table && d.Def.Assoc != pragma.Standalone && (d.Def == ompdir.DirTarget || slices.Contains(d.Def.Leaves, ompdir.DirTarget))
	})
}

// loops is how many loops of the statement the directives are about.
func (at *At) loops() (n int) {
	for _, d := range at.Lines {
		if d.Def.Assoc != pragma.LoopNest {
			continue
		}
		n = max(n, 1)
		for _, c := range d.Clauses {
			if c.Def.Name == ompdir.ClauseCollapse.Name && len(c.Args) > 0 {
				if k, err := strconv.Atoi(c.Args[0].Text()); err == nil {
					n = max(n, k)
				}
			}
		}
	}
	return n
}

// loopVariableInParentheses finds the first of the loops that a directive is about that begins with for ((i) =.
func loopVariableInParentheses(at *At) []Match {
	loops := at.loops()
	for i := at.Body.From; i < at.Body.To && loops > 0; i++ {
		if !at.is(i, "for") {
			continue
		}
		loops--
		if at.is(i+1, "(") && at.is(i+2, "(") && at.isName(i+3) && at.is(i+4, ")") && at.is(i+5, "=") {
			return []Match{{At: at.span(i, i+1)}}
		}
	}
	return nil
}

// memberByAddress finds members of variables by the address of the variable, as in (&g)->n, for which clang does not find the variable to map.
func memberByAddress(at *At) (found []Match) {
	if !at.onDevice() {
		return nil
	}
	for i := at.Body.From; i < at.Body.To; i++ {
		from := i - 4
		if at.is(i, "->") && at.is(from, "(") && at.is(from+1, "&") && at.isName(from+2) && at.is(from+3, ")") {
			span := at.span(from, i)
			found = append(found, Match{span, []any{span.Text()}})
		}
	}
	return found
}

// literalMember finds the first member of a compound literal, as in (struct s){1}.n or (&(struct s){1})->n.
func literalMember(at *At) []Match {
	if !at.onDevice() {
		return nil
	}
	for i := at.Body.From; i < at.Body.To; i++ {
		if !at.is(i, ".", "->") || !at.isName(i+1) {
			continue
		}
		end := i - 1
		for at.is(end, ")") {
			end--
		}
		if at.is(end, "}") && at.is(at.opening(end)-1, ")") {
			return []Match{{at.span(i, i+1), []any{at.Reading.Text(i) + at.Reading.Text(i+1)}}}
		}
	}
	return nil
}

// opening is the token of the brace that another one closes.
func (at *At) opening(end int32) int32 {
	depth := 0
	for i := end; i >= at.Body.From; i-- {
		switch {
		case at.is(i, "}"):
			depth++
		case at.is(i, "{"):
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// copying are the clauses that give constructs copies of variables.
var copying = []*pragma.ClauseDef{ompdir.ClauseReduction, ompdir.ClausePrivate, ompdir.ClauseFirstprivate, ompdir.ClauseLastprivate}

// copiesInNamelist finds copies of variables that are in a namelist.
func copiesInNamelist(at *At) (found []Match) {
	for _, d := range at.Lines {
		for _, c := range d.Clauses {
			if !slices.Contains(copying, c.Def) {
				continue
			}
			for _, a := range c.Args {
				if slices.ContainsFunc(at.Namelist, func(name string) bool { return strings.EqualFold(name, a.Text()) }) {
					found = append(found, Match{at.Directive, []any{c.Def.Name, a.Text()}})
				}
			}
		}
	}
	return found
}
