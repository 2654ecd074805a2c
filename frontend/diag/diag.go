// Package diag is the one model of a diagnostic: what is wrong, where, why, and how to fix it. Stages report values;
// renderers (text, gnu, json, ...) are the only code that turns them into something to read.
package diag

import (
	"slices"
	"sort"
	"sync"

	"accc/frontend/source"
)

// Severity orders diagnostics from fatal to helpful.
type Severity uint8

const (
	Error Severity = iota
	Warning
	Info
)

func (s Severity) String() string { return [...]string{"error", "warning", "info"}[s] }

// A Label is a span and what to say about it.
type Label struct {
	Span source.Span
	Text string
}

// A Fix describes a fix and has the edits that make it.
type Fix struct {
	Message string
	Edits   []source.Edit
}

// A Diagnostic is one mistake (or piece of advice), reported once.
type Diagnostic struct {
	Code     string // stable: "ACC3004"
	Severity Severity
	Message  string // lower case, no full stop, expected before actual
	Primary  Label  // the smallest span that is wrong
	Labels   []Label
	Notes    []string
	Spec     string // "OpenACC 3.3 §2.9.5"
	Fixes    []Fix
	// Bearable says of an error that the program still means something, which other compilers take it to mean: a
	// Policy can make it a warning.
	Bearable bool
	// Optional says that the code may be right as it is: a Policy shows the diagnostic where it is asked to only.
	Optional bool
}

// A Reporter takes diagnostics as they are found. It must be safe for one
// goroutine; List is safe for several.
type Reporter interface{ Report(Diagnostic) }

// A List collects diagnostics. The zero List is ready to use.
type List struct {
	mu    sync.Mutex
	items []Diagnostic
}

// Report adds d.
func (l *List) Report(d Diagnostic) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.items = append(l.items, d)
}

// Once returns the diagnostics without those that say the same of the same place, as when several sources include a header.
func Once(items []Diagnostic) []Diagnostic {
	type place struct {
		code, message, file string
		start, end          int
	}
	seen := map[place]bool{}
	return slices.DeleteFunc(slices.Clone(items), func(d Diagnostic) bool {
		at := place{code: d.Code, message: d.Message, start: d.Primary.Span.Start, end: d.Primary.Span.End}
		f := d.Primary.Span.File
		if f == nil {
			return false
		}
		at.file = f.Name
		again := seen[at]
		seen[at] = true
		return again
	})
}

// Sorted returns the diagnostics by file, offset, severity and code, each once.
func (l *List) Sorted() []Diagnostic {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := Once(l.items)
	key := func(d Diagnostic) (string, int) {
		if d.Primary.Span.File == nil {
			return "", 0
		}
		return d.Primary.Span.File.Name, d.Primary.Span.Start
	}
	sort.SliceStable(out, func(i, j int) bool {
		fi, oi := key(out[i])
		fj, oj := key(out[j])
		switch {
		case fi != fj:
			return fi < fj
		case oi != oj:
			return oi < oj
		case out[i].Severity != out[j].Severity:
			return out[i].Severity < out[j].Severity
		}
		return out[i].Code < out[j].Code
	})
	return out
}

// Replace makes items the diagnostics.
func (l *List) Replace(items []Diagnostic) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.items = items
}

// HasErrors reports whether any diagnostic is an error.
func (l *List) HasErrors() bool { return l.Errors() > 0 }

// Errors is the number of diagnostics that are errors.
func (l *List) Errors() (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, d := range l.items {
		if d.Severity == Error {
			n++
		}
	}
	return n
}
