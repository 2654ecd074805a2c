package diag

import (
	"fmt"
	"unicode/utf8"

	"accc/frontend/source"
)

// A Rule documents one kind of mistake, which its code names. A stage declares its
// rules as values, reports through them, and lists them in a table, so that
// "accc explain" and the tests of the examples know them all.
//
// The first digit after the letters says whose rule it is: 0 files, options and
// the host language, 1 syntax of directives, 2 clauses and their arguments,
// 3 constructs, loops and nesting, 4 data and variables, 5 what accc does not
// support yet, 9 accc itself.
type Rule struct {
	Code     string
	Severity Severity
	Title    string // what is wrong: "seq combined with gang, worker or vector"
	Doc      string // why it is wrong and what to do: a few sentences
	Spec     string // "OpenACC 3.3 §2.9.5"; "" if no specification says so
	// Avoid is a wrong example that has this code and no other, Prefer the same made right. They are C: a translation
	// unit if Unit is set, else the inside of a function with int i, j, k, n, *p; float x, y, a[100], b[100],
	// c[10][10], *q.
	Avoid, Prefer string
	// AvoidFortran and PreferFortran are the same in Fortran, where the rule has such examples: sources if Unit is set, else the
	// executable part of a subroutine with integer i, j, k, n, p(100); real x, y, a(100), b(100), c(10, 10), pointer :: q(:).
	AvoidFortran, PreferFortran string
	Unit                        bool
	// Optional: what it reports may be right as it is, and is shown where a Policy asks for it only. The severity is Info.
	Optional bool
}

// New starts a diagnostic of the rule at a span.
func (r *Rule) New(at source.Span, format string, args ...any) *Diagnostic {
	message := format
	if len(args) > 0 {
		message = fmt.Sprintf(format, args...)
	}
	return &Diagnostic{Code: r.Code, Severity: r.Severity, Message: message, Primary: Label{Span: at}, Spec: r.Spec, Optional: r.Optional}
}

// Label says something about the primary span.
func (d *Diagnostic) Label(format string, args ...any) *Diagnostic {
	d.Primary.Text = fmt.Sprintf(format, args...)
	return d
}

// See points to another span and says what is there.
func (d *Diagnostic) See(at source.Span, format string, args ...any) *Diagnostic {
	if at.IsValid() {
		d.Labels = append(d.Labels, Label{at, fmt.Sprintf(format, args...)})
	}
	return d
}

// Note adds a sentence.
func (d *Diagnostic) Note(format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, fmt.Sprintf(format, args...))
	return d
}

// Fix adds a fix.
func (d *Diagnostic) Fix(message string, edits ...source.Edit) *Diagnostic {
	d.Fixes = append(d.Fixes, Fix{message, edits})
	return d
}

// Citing replaces the section of the specification.
func (d *Diagnostic) Citing(spec string) *Diagnostic {
	d.Spec = spec
	return d
}

// Bear says that the program means something in spite of the error.
func (d *Diagnostic) Bear() *Diagnostic {
	d.Bearable = true
	return d
}

// To hands the diagnostic to a reporter.
func (d *Diagnostic) To(r Reporter) { r.Report(*d) }

// Nearest returns the candidate that is spelled most like word, or "" if none is
// near: a swapped, missing, extra or wrong letter in three, at most three of them. Of
// two that are equally near it is the longer one: letters are forgotten more than added.
func Nearest(word string, candidates []string) string {
	if len(word) > maxWord {
		return ""
	}
	best, distance := "", min(3, (len(word)+2)/3)+1
	if len(word) < 3 {
		distance = 2
	}
	for _, c := range candidates {
		d := editDistance(word, c)
		if d < len(c) && (d < distance || d == distance && best != "" && (len(c) > len(best) || len(c) == len(best) && c < best)) {
			best, distance = c, d
		}
	}
	return best
}

// maxWord is longer than any word that could be meant.
const maxWord = 64

// Quote puts a word into quotes for a message; of a very long one only the start.
func Quote(word string) string {
	if len(word) > maxWord {
		end := maxWord
		for end > 0 && !utf8.RuneStart(word[end]) {
			end--
		}
		word = word[:end] + "..."
	}
	return "'" + word + "'"
}

// editDistance counts insertions, deletions, replacements and swaps of neighbours.
func editDistance(a, b string) int {
	var before, last []int
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
