package pragma

import (
	"strings"

	"accc/frontend/diag"
)

// A Table is a directive language: its directives and clauses, and what its parser reports. Packages acc and omp
// fill one each; nothing here knows which there are.
type Table struct {
	Name       string // "OpenACC"
	Sentinel   string // the word after #pragma and !$: "acc"
	Versions   []int  // times ten, the oldest first
	Usual      int    // the version that is meant where none is asked for; 0: the newest
	Directives []*DirectiveDef
	Clauses    []*ClauseDef
	Rules      ParserRules
	// Strides: array sections of C have a third part, first:count:stride, and pointers can be shaped: ([n][m])p.
	Strides bool
	// OptionalBlanks: blanks between the words of a name may be left out in Fortran's free form, too.
	OptionalBlanks bool

	// Synonyms are words, such as names of devices, and the words that mean the same.
	Synonyms map[string]string

	// LeafModifiers is the version from which the name of a directive is a modifier of every clause: it says for which leaf of a
	// combination the clause is. 0: never.
	LeafModifiers int

	directives map[string]*DirectiveDef
	squeezed   map[string]*DirectiveDef // by the name without blanks
	clauses    map[string]*ClauseDef
	// next are the words with which the name of a directive goes on after some words.
	next map[string][]string
}

// ParserRules are the mistakes that the parser finds in any directive language.
type ParserRules struct {
	UnknownDirective, NoDirective, UnknownClause, Syntax, NoArgument, Argument, Variable, Section,
	Modifier, Keyword, Operator, Expression, RepeatedPart, TooLong, Iterator *diag.Rule
}

// AddDirective adds a row, which is returned as it is kept.
func (t *Table) AddDirective(d DirectiveDef) *DirectiveDef {
	if t.directives == nil {
		t.directives, t.squeezed, t.next = map[string]*DirectiveDef{}, map[string]*DirectiveDef{}, map[string][]string{}
	}
	d.Table = t
	t.Directives = append(t.Directives, &d)
	names := []string{d.Name}
	if d.Fortran != "" {
		names = append(names, d.Fortran)
	}
	for _, s := range d.Spellings {
		names = append(names, s.Name)
	}
	for _, name := range names {
		t.directives[name] = &d
		t.squeezed[strings.ReplaceAll(name, " ", "")] = &d
		words := strings.Fields(name)
		for i := 1; i < len(words); i++ {
			start := strings.Join(words[:i], " ")
			t.next[start] = append(t.next[start], words[i])
		}
	}
	return &d
}

// AddClause adds a row, which is returned as it is kept.
func (t *Table) AddClause(c ClauseDef) *ClauseDef {
	if t.clauses == nil {
		t.clauses = map[string]*ClauseDef{}
	}
	c.Table = t
	t.Clauses = append(t.Clauses, &c)
	t.clauses[c.Name] = &c
	for _, s := range c.Spellings {
		t.clauses[s] = &c
	}
	if c.Fortran != "" {
		t.clauses[c.Fortran] = &c
	}
	return &c
}

// Directive finds a directive by its name in either host language or another spelling, or returns nil.
func (t *Table) Directive(name string) *DirectiveDef { return t.directives[name] }

// Clause finds a clause by any of its spellings, or returns nil.
func (t *Table) Clause(spelling string) *ClauseDef { return t.clauses[spelling] }

// Unsqueezed is the directive whose name without blanks is a word, or nil.
func (t *Table) Unsqueezed(word string) *DirectiveDef { return t.squeezed[word] }

// StartsDirective reports whether a directive's name is the word or starts with it.
func (t *Table) StartsDirective(word string) bool {
	return t.Directive(word) != nil || t.isPrefix(word)
}

// Default is the version that is meant where none is asked for, times ten.
func (t *Table) Default() int {
	if t.Usual != 0 {
		return t.Usual
	}
	return t.Latest()
}

// Latest is the newest version, times ten.
func (t *Table) Latest() int { return t.Versions[len(t.Versions)-1] }

// isPrefix reports whether a directive's name goes on after name.
func (t *Table) isPrefix(name string) bool { return t.next[name] != nil }

// nextWords are the words with which a directive's name goes on after name.
func (t *Table) nextWords(name string) []string { return t.next[name] }

// Many: the clauses may appear any number of times. Once: at most once.
func Many(c ...*ClauseDef) []ClauseUse { return Take(ClauseUse{}, c...) }
func Once(c ...*ClauseDef) []ClauseUse { return Take(ClauseUse{Once: true}, c...) }

// Take is a use for each of the clauses, alike but for the clause.
func Take(u ClauseUse, clauses ...*ClauseDef) []ClauseUse {
	out := make([]ClauseUse, len(clauses))
	for i, c := range clauses {
		out[i] = u
		out[i].Clause = c
	}
	return out
}

// AtMost limits the arguments of the clauses of a list.
func AtMost(n int, list []ClauseUse) []ClauseUse {
	out := append([]ClauseUse(nil), list...)
	for i := range out {
		out[i].Max = n
	}
	return out
}

// Since sets the version of all rows of a list.
func Since(version int, list []ClauseUse) []ClauseUse {
	out := append([]ClauseUse(nil), list...)
	for i := range out {
		out[i].Since = version
	}
	return out
}

// Uses joins lists; a clause that is in several of them is taken from the first.
func Uses(lists ...[]ClauseUse) []ClauseUse {
	var out []ClauseUse
	seen := map[*ClauseDef]bool{}
	for _, l := range lists {
		for _, u := range l {
			if !seen[u.Clause] {
				seen[u.Clause] = true
				out = append(out, u)
			}
		}
	}
	return out
}
