package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/conversion/transfer"
	"accc/ir"
)

// A Change is what the passes of --optimize=data do about a variable, or why they leave it as it is.
type Change struct {
	Line     int    `json:"line"`
	Variable string `json:"variable,omitempty"`
	Text     string `json:"text"`
	// Kept: nothing is changed.
	Kept bool `json:"kept,omitempty"`
	// Moved is what the clauses that it is about moved in the run, Saved the most that the change saves of that: all but a transfer for each direction.
	Moved uint64 `json:"bytes_moved,omitempty"`
	Saved uint64 `json:"bytes_saved,omitempty"`
	// lines are those of the constructs with the clauses. clause: the change is about a clause of the construct itself. up and down: the variable is copied to the device and back afterwards.
	lines            []int
	clause, up, down bool
	// about are clauses of functions that it is about, too.
	about []about
}

// An about is a clause by the line of its directive and the name of its variable.
type about struct {
	line     int
	variable string
}

// clausesOf are the clauses of functions that a data operation is about.
func clausesOf(entry *ir.Op) (list []about) {
	attr, _ := entry.Attr(accc.About.Name).(*ir.ArrayAttr)
	if attr == nil {
		return nil
	}
	for _, x := range attr.Elems {
		text, _ := x.(*ir.StringAttr)
		if text == nil {
			continue
		}
		line, name, _ := strings.Cut(text.Value, " ")
		if n, err := strconv.Atoi(line); err == nil {
			list = append(list, about{n, variable(name)})
		}
	}
	return list
}

// covers reports whether a change is about what a directive moves.
func (c *Change) covers(d *Directive, name string) bool {
	on := func(line int) bool { return d.Line <= line && line <= d.EndLine }
	return slices.ContainsFunc(c.lines, on) && variable(name) == variable(c.Variable) ||
		slices.ContainsFunc(c.about, func(a about) bool { return on(a.line) && a.variable == variable(name) })
}

// Change adds what passes changed in a copy of the module.
func (s *Source) Change(module *ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		at := ir.File(o.Loc)
		if at == nil || at.File != s.File {
			return true
		}
		change := transfer.ChangeOf(o)
		for _, why := range change.Reasons {
			c := &Change{Line: at.Line, Text: why.Text, Kept: why.Kept}
			switch e := why.Entry; {
			case e != nil:
				c.Variable, c.clause, c.lines, c.about = e.StringAttr("name"), at.EndLine > 0 && !c.Kept, []int{at.Line}, clausesOf(e)
				c.up, c.down = transfer.Transfers(e)
				if at.EndLine == 0 {
					c.lines = linesIn(o)
				}
			case at.EndLine == 0 || transfer.Updated(o) == nil:
				continue // What an update of the user saves depends on what the host accesses, which the text says.
			}
			s.Changes = append(s.Changes, c)
		}
		return true
	})
	for _, x := range transfer.RemovedFrom(module) {
		if x.At.File == s.File {
			s.Changes = append(s.Changes, &Change{Line: x.At.Line, Text: x.Reason})
		}
	}
	slices.SortStableFunc(s.Changes, func(a, b *Change) int { return a.Line - b.Line })
}

// linesIn are the lines of the constructs in one that a pass made.
func linesIn(construct *ir.Op) (lines []int) {
	ir.Walk(construct, func(o *ir.Op) bool {
		if at := ir.File(o.Loc); o != construct && transfer.Entries(o) != nil && at != nil {
			lines = append(lines, at.Line)
		}
		return true
	})
	return lines
}

// measure adds what the clauses that a change is about moved.
func (c *Change) measure(s *Source) {
	up, down, once := uint64(0), uint64(0), uint64(0)
	for _, d := range s.Directives {
		for _, m := range d.Moved {
			if c.covers(d, m.Variable) {
				c.Moved += m.Up + m.Down
				left := uint64(0)
				if c.up {
					left += each(m.Up, m.Uploads)
					up += m.Up
				}
				if c.down {
					left += each(m.Down, m.Downloads)
					down += m.Down
				}
				once = max(once, left)
			}
		}
	}
	switch {
	case c.Kept:
	case c.clause:
		c.Saved = c.Moved - up - down
	default:
		c.Saved = c.Moved - min(once, c.Moved)
	}
}

// each is how much of a sum one of n has.
func each(sum uint64, n int) uint64 {
	if n == 0 {
		return 0
	}
	return sum / uint64(n)
}

// variable is the name of a variable of which a clause has a section.
func variable(text string) string {
	if i := strings.IndexAny(text, "[("); i >= 0 {
		return text[:i]
	}
	return text
}

// Gain is what a change saves, for people; "" where no run tells.
func (c *Change) Gain() string {
	switch {
	case c.Moved == 0:
		return ""
	case c.Kept:
		return fmt.Sprintf("%s in this run", Bytes(c.Moved))
	}
	return fmt.Sprintf("up to %s of %s in this run", Bytes(c.Saved), Bytes(c.Moved))
}

// Changes is the number of changes that passes would make.
func (p *Page) Changes() (n int) {
	for _, s := range p.Sources {
		for _, c := range s.Changes {
			if !c.Kept {
				n++
			}
		}
	}
	return n
}

// Changeable reports whether the passes have something to say about a program.
func (p *Page) Changeable() bool {
	return slices.ContainsFunc(p.Sources, func(s *Source) bool { return len(s.Changes) > 0 })
}
