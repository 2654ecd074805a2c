package lex

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// sentinelAt finds !$acc or !$omp at the start of a comment and returns the offset after it, or 0.
func (r *reader) sentinelAt(text string, at, end int) (LineKind, int) {
	if end-at < 5 || text[at+1] != '$' {
		return 0, 0
	}
	// In fixed form any sign is allowed in column 6 of a continuation line; letters there would be the rest of another
	// word.
	if end-at > 5 && (isLetter(text[at+5]) || isDigit(text[at+5]) && r.opts.Form != Fixed) {
		return 0, 0
	}
	switch lower(text[at+2 : at+5]) {
	case "acc":
		if r.opts.OpenACC {
			return OpenACC, at + 5
		}
	case "omp":
		if r.opts.OpenMP {
			return OpenMP, at + 5
		}
	}
	return 0, 0
}

// passedOver is the language of a sentinel, !$acc or !$omp, that is not read; "" where there is none.
func (r *reader) passedOver(in *input, at, end int) string {
	n := len("!$omp")
	if end-at < n || end-at > n && (isLetter(in.text[at+n]) || isDigit(in.text[at+n])) {
		return ""
	}
	switch word := strings.ToLower(in.text[at+1 : at+n]); {
	case word == "$omp" && !r.opts.OpenMP, word == "$acc" && !r.opts.OpenACC:
		return word[1:]
	}
	return ""
}

// conditional finds the sentinel !$ of lines that are read with OpenMP only (OpenMP 5.2 §3.3).
func (r *reader) conditional(text string, at, end int) bool {
	if !r.opts.OpenMP || end-at <= 2 || text[at+1] != '$' {
		return false
	}
	if r.opts.Form != Fixed {
		return isBlank(text[at+2]) || text[at+2] == '&'
	}
	for i := at + 2; i < min(end, at+5); i++ {
		switch b := text[i]; {
		case b == '\t':
			return true
		case b != ' ' && !isDigit(b):
			return false
		}
	}
	return true
}

// sentinelWord is a directive language as the words of comments may mean it.
type sentinelWord struct {
	name  string
	table *pragma.Table
}

// vendorSentinels begin directives of other compilers, which are not misspellings.
var vendorSentinels = []string{"omx", "ompx", "dec", "dir", "ocl", "pgi", "ibm", "gcc"}

// nearSentinel warns of comments that look like directives: !acc, !omp$, !$ acc, ! $acc, !$acc loop misspelt as !$ac.
func (r *reader) nearSentinel(in *input, at, end int) {
	var words []sentinelWord
	if r.opts.OpenACC {
		words = append(words, sentinelWord{"acc", acc.Table})
	}
	if r.opts.OpenMP {
		words = append(words, sentinelWord{"omp", omp.Table})
	}
	if end-at < 5 {
		return
	}
	text := in.text[at:end]
	i := 1
	for i < len(text) && (isBlank(text[i]) || text[i] == '$') {
		i++
	}
	head := text[1:i]
	word := i
	for i < len(text) && (isLetter(text[i]) && text[i] != '$') {
		i++
	}
	name := lower(text[word:i])
	dollars := strings.Count(head, "$")
	if i < len(text) && text[i] == '$' {
		dollars++
		i++
	}
	rest := skipBlanks(text, i, len(text))
	next := rest
	for next < len(text) && isLetter(text[next]) {
		next++
	}
	following := lower(text[rest:next])
	for _, w := range words {
		starts := func(word string) bool { return startsDirective(w.table, word) }
		column := false
		length := i
		switch {
		case name == w.name && head == "$" && r.opts.Form == Fixed && starts(following):
			column = true
		case name == w.name && dollars <= 1 && head != "$" && starts(following):
		case dollars == 1 && head == "$" && len(name) >= 2 && len(name) <= 4 && isMisspelt(name, w.name) && starts(following):
		case head == "$" && strings.HasPrefix(name, w.name) && !slices.Contains(vendorSentinels, name) && starts(name[len(w.name):]):
			length = word + len(w.name)
		default:
			continue
		}
		span := source.Span{File: in.file, Start: at, End: at + length}
		d := RuleSentinel.New(span, "this is a comment, not a directive")
		if w.table == omp.Table {
			d.Citing("OpenMP 5.2 §3.1")
		}
		if column {
			d.Note("in fixed form a directive begins in column 1")
			r.Fault(d)
			return
		}
		fix := "!$" + w.name
		if at+length < end && !isBlank(in.text[at+length]) {
			fix += " "
		}
		d.Fix(fmt.Sprintf("did you mean %s?", strings.TrimSpace(fix)), source.Edit{Span: span, New: fix})
		r.Fault(d)
		return
	}
}

// isMisspelt reports whether a word is a sentinel's with a mistake, and no other's.
func isMisspelt(word, sentinel string) bool {
	return word != "acc" && word != "omp" && !slices.Contains(vendorSentinels, word) && diag.Nearest(word, []string{sentinel}) != ""
}

func startsDirective(model *pragma.Table, word string) bool {
	return word != "" && (word == "end" || model.StartsDirective(word))
}
