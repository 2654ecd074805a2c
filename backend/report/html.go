package report

import (
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed page.html page.css page.js
var files embed.FS

var page = template.Must(template.New("page.html").Funcs(template.FuncMap{
	"bytes":  Bytes,
	"time":   Time,
	"join":   strings.Join,
	"add":    func(a, b int) int { return a + b },
	"count":  count,
	"base":   filepath.Base,
	"style":  func() template.CSS { return template.CSS(embedded("page.css")) },
	"script": func() template.JS { return template.JS(embedded("page.js")) },
}).ParseFS(files, "page.html"))

func embedded(name string) string {
	text, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}

// HTML writes a page for a browser: one file that loads nothing else.
func (p *Page) HTML(w io.Writer) error { return page.Execute(w, p) }

// At is the directive that ends in a line of a source; nil if none does, or if there is nothing to say about it.
func (s *Source) At(line int) *Directive {
	for _, d := range s.Directives {
		if d.EndLine == line && (len(d.Implied)+len(d.Operations)+len(d.Data)+len(d.Loops)+len(d.Moved) > 0 || d.Kernel != nil) {
			return d
		}
	}
	return nil
}

// Marked reports whether a line is a part of a directive.
func (s *Source) Marked(line int) bool {
	for _, d := range s.Directives {
		if d.Line <= line && line <= d.EndLine {
			return true
		}
	}
	return false
}

// Counts of what a page is about, for its first lines.

// Directives is the number of directives.
func (p *Page) Directives() (n int) {
	for _, s := range p.Sources {
		n += len(s.Directives)
	}
	return n
}

// Implied is the number of clauses that the rules add.
func (p *Page) Implied() (n int) {
	for _, s := range p.Sources {
		for _, d := range s.Directives {
			n += len(d.Implied)
		}
	}
	return n
}

// Loops are the numbers of loops that are shared, of sequential ones, and of those among them of which the program does not say so.
func (p *Page) Loops() (out struct{ Shared, Sequential, Unasked int }) {
	for _, s := range p.Sources {
		for _, d := range s.Directives {
			for _, l := range d.Loops {
				switch {
				case len(l.Shared) > 0:
					out.Shared++
				default:
					out.Sequential++
					if !l.Asked {
						out.Unasked++
					}
				}
			}
		}
	}
	return out
}

// Timeline is what the script of the page draws, as JSON.
func (r *Run) Timeline() (template.JS, error) {
	text, err := json.Marshal(map[string]any{"total": r.Shown, "lanes": r.Lanes, "memories": r.Memories})
	return template.JS(text), err
}

// Transferred is what a directive moved.
func (d *Directive) Transferred() (out []*Moved) {
	for _, m := range d.Moved {
		if m.Transfers() {
			out = append(out, m)
		}
	}
	return out
}

// A Found is what clauses of a directive did to some variables without a transfer: "present", "allocated" or "nothing".
type Found struct {
	What, Times string
	Variables   []string
}

// Found is what was on the device when a directive was executed, and what it allocated there.
func (d *Directive) Found() (out []*Found) {
	for _, m := range d.Moved {
		if m.Transfers() || m.Times == 0 {
			continue
		}
		what, times := "nothing", count(m.Times, "time", "times")
		switch {
		case m.Present == m.Times:
			what = "present"
		case m.Present > 0:
			what, times = "present", fmt.Sprintf("%d of %s", m.Present, times)
		case m.Allocated > 0:
			what = "allocated"
		}
		i := slices.IndexFunc(out, func(f *Found) bool { return f.What == what && f.Times == times })
		if i < 0 {
			i, out = len(out), append(out, &Found{What: what, Times: times})
		}
		out[i].Variables = append(out[i].Variables, m.Variable)
	}
	return out
}

// A Launched is a directive with its kernel.
type Launched struct {
	*Directive
	Place, Anchor string
	Share         int // of the time of all kernels, in percent
}

// Mean is how long one launch took.
func (k *Kernel) Mean() int64 { return k.Took / int64(max(1, k.Launches)) }

// Launched are the directives that launched kernels, those that took longest first.
func (p *Page) Launched() (out []Launched) {
	for i, s := range p.Sources {
		for _, d := range s.Directives {
			if d.Kernel != nil {
				share := int((100*d.Kernel.Took + p.Run.Kernels/2) / max(1, p.Run.Kernels))
				out = append(out, Launched{d, p.name(s.File, d.Line), anchor(i, d.Line), share})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Launched) int { return cmp.Compare(b.Kernel.Took, a.Kernel.Took) })
	return out
}

// name is a line of a source, as short as the page can be understood.
func (p *Page) name(file string, line int) string {
	if len(p.Sources) == 1 {
		return fmt.Sprint("line ", line)
	}
	return fmt.Sprintf("%s:%d", filepath.Base(file), line)
}

func anchor(source, line int) string { return fmt.Sprintf("s%d-%d", source, line) }

// Anchor is the line on the page where a clause stands; "" if it is in none of its sources.
func (p *Page) Anchor(m *Moved) string {
	for i, s := range p.Sources {
		if m.File != "" && samePath(s.File, m.File) {
			return anchor(i, m.Line)
		}
	}
	return ""
}

// Place is where a clause stands.
func (p *Page) Place(m *Moved) string {
	if p.Anchor(m) != "" {
		return p.name(m.File, m.Line)
	}
	return m.place()
}

// Text is what a launch took, for the page.
func (k *Kernel) Text() string { return k.text() }

// What is the directive with the clause.
func (m *Moved) What() string { return m.what() }

// Transfers reports whether bytes were moved.
func (m *Moved) Transfers() bool { return m.Up+m.Down > 0 }

// Used reports whether the run used a device.
func (r *Run) Used() bool { return r.Launches+r.Transfers > 0 }

// Moves reports whether clauses moved bytes.
func (r *Run) Moves() bool { return slices.ContainsFunc(r.Moved, (*Moved).Transfers) }

// A DiffLine is a line of a difference.
type DiffLine struct{ Kind, Text string }

// DiffLines are those of the difference that the changes make, without the names of the file.
func (s *Source) DiffLines() (out []DiffLine) {
	kinds := map[byte]string{'+': "added", '-': "removed", '@': "hunk"}
	for i, line := range strings.Split(strings.TrimSuffix(s.Diff, "\n"), "\n") {
		if i >= 2 && line != "" {
			out = append(out, DiffLine{kinds[line[0]], line})
		}
	}
	return out
}
