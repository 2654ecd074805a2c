package emit

import (
	"slices"
	"strings"

	"accc/pragma"
)

// inUsersOrder puts the clauses of a directive into the order in which the text of the user's has them: what the rules imply
// follows from uses in the order of the text, clauses included. Clauses of one group keep their own order, and those that
// the text does not have come last.
func inUsersOrder(d *pragma.Directive, text string) {
	at := map[string][]int{}
	for i, w := range outerWords(text) {
		at[w] = append(at[w], i)
	}
	type placed struct {
		clause *pragma.Clause
		at     int
	}
	list := make([]placed, len(d.Clauses))
	groups := map[int][]int{}
	for i, c := range d.Clauses {
		list[i] = placed{c, len(text)}
		if p := at[strings.ToLower(c.Spelling)]; len(p) > 0 {
			list[i].at = p[0]
			if len(p) > 1 {
				at[strings.ToLower(c.Spelling)] = p[1:]
			}
		}
		r := clauseRank(c.Def)
		groups[r] = append(groups[r], i)
	}
	for _, group := range groups {
		var places []int
		for _, i := range group {
			places = append(places, list[i].at)
		}
		slices.Sort(places)
		for k, i := range group {
			list[i].at = places[k]
		}
	}
	slices.SortStableFunc(list, func(a, b placed) int { return a.at - b.at })
	for i, p := range list {
		d.Clauses[i] = p.clause
	}
}

// outerWords are the words of a text outside of parentheses and quotes, in lower case.
func outerWords(text string) (words []string) {
	depth, from := 0, -1
	quote := byte(0)
	for i := range len(text) + 1 {
		c := byte(' ')
		if i < len(text) {
			c = text[i]
		}
		if quote == 0 && depth == 0 && pragma.IsWordByte(c) {
			if from < 0 {
				from = i
			}
			continue
		}
		if from >= 0 {
			words = append(words, strings.ToLower(text[from:i]))
			from = -1
		}
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
	}
	return words
}
