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

// comments looks at the comments of a file up to an offset that may be meant as directives.
func (r *reader) comments(in *input, to int) {
	for in.comment < len(in.Comments) && int(in.Comments[in.comment]) < to {
		at := int(in.Comments[in.comment])
		in.comment++
		if r.active() {
			r.comment(in, at)
		}
	}
}

// comment looks at one of them.
func (r *reader) comment(in *input, at int) {
	line := in.Position(at).Line
	r.nearSentinel(in, at, in.Offset(line, 1)+len(in.Line(line)))
}

// passComments leaves out the comments up to an offset.
func (r *reader) passComments(in *input, to int) {
	for in.comment < len(in.Comments) && int(in.Comments[in.comment]) < to {
		in.comment++
	}
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
	text := string(in.File.File.Text[at:end])
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
		span := source.Span{File: in.File.File, Start: at, End: at + length}
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
		if at+length < end && !isBlank(text[length]) {
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
