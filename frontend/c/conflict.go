package c

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"strings"

	"modernc.org/cc/v4"
)

// cc/v4 looks at the names of a scope in no order, and stops at the first one whose declarations are of different types: of several
// mistakes it reports some.

// aboutNames are the faults that it finds so.
var aboutNames = regexp.MustCompile(`^(conflicting types for|multiple definitions of|redeclaration of) '(\w+)'`)

// maxConflicts bounds how often the text is read again for another mistake.
const maxConflicts = 100

// allFaults are the faults of a text with those that cc/v4 has not come to: what is declared again with another type gets another name, and
// the text is read again. Those about names are in the order of the text, after the others.
func (u *Unit) allFaults(err error, cfg *cc.Config, text []byte) []fault {
	faults := u.faults(err)
	var conflicts []fault
	for len(conflicts) < maxConflicts {
		i := slices.IndexFunc(faults, func(f fault) bool { return strings.HasPrefix(f.message, "conflicting types for '") })
		if i < 0 {
			break
		}
		f := faults[i]
		if conflicts == nil {
			text = bytes.Clone(text)
		}
		if slices.ContainsFunc(conflicts, func(g fault) bool { return g.at == f.at }) || !rename(text, f.at, aboutNames.FindStringSubmatch(f.message)[2]) {
			break
		}
		conflicts = append(conflicts, f)
		_, err := guarded(cc.Translate, cfg, text)
		if err == nil {
			faults = nil
			break
		}
		faults = u.faults(err)
	}
	faults = append(conflicts, faults...)
	slices.SortStableFunc(faults, func(a, b fault) int {
		x, y := aboutNames.MatchString(a.message), aboutNames.MatchString(b.message)
		switch {
		case x && y:
			return cmp.Compare(a.at, b.at)
		case x:
			return 1
		case y:
			return -1
		}
		return 0
	})
	return faults
}

// rename gives what is declared at an offset of a text another name of the same length.
func rename(text []byte, at int, name string) bool {
	if at < 0 {
		return false
	}
	word := regexp.MustCompile(`\b` + name + `\b`)
	place := word.FindIndex(text[at:])
	if place == nil {
		return false
	}
	other := []byte(name)
	for i := range other {
		for c := byte('a'); c <= 'z'; c++ {
			other[i] = c
			if !regexp.MustCompile(`\b` + string(other) + `\b`).Match(text) {
				copy(text[at+place[0]:], other)
				return true
			}
		}
	}
	return false
}
