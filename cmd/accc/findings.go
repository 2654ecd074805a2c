package main

import (
	"fmt"
	"io"
	"strings"
	"sync"

	"accc/backend/check"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// findings shows what is found while a program runs, in the form of --format: each finding at once, but SARIF, which is one
// document, at the end.
type findings struct {
	s    *driver.Session
	mu   sync.Mutex
	list []diag.Diagnostic // those of the document
	// first has the code of the first finding.
	first []diag.Diagnostic
	// races are the pairs of places of those that people were shown: a read and a write of one expression are one mistake.
	races map[[2]check.Place]bool
	// more counts the data races of a variable in a construct that come after the first one: they have one cause.
	more  map[cause]int
	order []cause
}

// A cause is what several data races have in common.
type cause struct{ file, variable, construct string }

// begin shows the warnings about the sources. SARIF has them in its document; for JSON nothing to say is no document, so that
// each line is a finding.
func (x *findings) begin() error {
	if diag.OneDocument[x.s.Format] && !x.s.Diags.HasErrors() {
		x.list = x.s.Take()
		return nil
	}
	if x.s.Format == "json" && len(x.s.Diags.Sorted()) == 0 {
		return nil
	}
	return x.s.Finish()
}

// found shows a finding.
func (x *findings) found(f check.Finding) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if f.Code == check.LostRule.Code && x.s.InConcurrent(f.Second.File, f.Second.Line) {
		f.Fix += ", or have the device run the do concurrent: --do-concurrent=device"
	}
	w := x.s.Stderr
	if x.first == nil {
		x.first = []diag.Diagnostic{{Code: f.Code}}
	}
	switch format := x.s.Format; {
	case format == "json":
		_ = f.WriteJSON(w)
	case x.again(f):
	case diag.OneDocument[format]:
		x.list = append(x.list, f.Diagnostic(x.open))
	case format == "text" && f.Level == check.Fatal:
		_, _ = io.WriteString(w, f.FaultText())
	default:
		_ = diag.Formats[x.s.Format](w, []diag.Diagnostic{f.Diagnostic(x.open)}, x.s.Shown())
	}
}

// again reports whether a data race of the same two expressions has been shown.
func (x *findings) again(f check.Finding) bool {
	if f.Kind != check.DataRace {
		return false
	}
	at := func(p check.Place) check.Place { return check.Place{File: p.File, Line: p.Line, Column: p.Column} }
	pair := [2]check.Place{at(f.First), at(f.Second)}
	if x.races[pair] {
		return true
	}
	if x.races == nil {
		x.races = map[[2]check.Place]bool{}
	}
	x.races[pair], x.races[[2]check.Place{pair[1], pair[0]}] = true, true
	if f.Variable == "" || f.Construct == "" {
		return false
	}
	c := cause{f.First.File, f.Variable, f.Construct}
	n, shown := x.more[c]
	switch {
	case shown:
		x.more[c] = n + 1
	case x.more == nil:
		x.more = map[cause]int{}
		fallthrough
	default:
		x.more[c] = 0
		x.order = append(x.order, c)
	}
	return shown
}

// open returns a source by its name, or nil where it cannot be read.
func (x *findings) open(name string) *source.File {
	f, err := x.s.Read(name)
	if err != nil {
		return nil
	}
	return f
}

// end writes what one document has of the whole run, and how to know more of a finding.
func (x *findings) end() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	if !diag.OneDocument[x.s.Format] {
		for _, c := range x.order {
			if n := x.more[c]; n > 0 && x.s.Format == "text" {
				pairs := fmt.Sprintf("%d more pairs of accesses to '%s' race", n, c.variable)
				if n == 1 {
					pairs = fmt.Sprintf("1 more pair of accesses to '%s' races", c.variable)
				}
				fmt.Fprintf(x.s.Stderr, "note: %s in %s; --format=json lists them\n", pairs, strings.TrimPrefix(c.construct, ": "))
			}
		}
		return x.s.Explain(x.first)
	}
	return diag.Formats[x.s.Format](x.s.Stderr, x.list, x.s.Shown())
}
