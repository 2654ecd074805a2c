package report

import (
	"embed"
	"encoding/json"
	"html/template"
	"io"
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
		if d.EndLine == line && (len(d.Implied)+len(d.Data)+len(d.Loops)+len(d.Moved) > 0 || d.Kernel != nil) {
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

// Loops are the numbers of loops that are shared, and of sequential ones.
func (p *Page) Loops() (out struct{ Shared, Sequential int }) {
	for _, s := range p.Sources {
		for _, d := range s.Directives {
			for _, l := range d.Loops {
				if len(l.Shared) > 0 {
					out.Shared++
				} else {
					out.Sequential++
				}
			}
		}
	}
	return out
}

// Timeline is what the script of the page draws, as JSON.
func (r *Run) Timeline() (template.JS, error) {
	text, err := json.Marshal(map[string]any{"total": r.Total, "lanes": r.Lanes, "memory": r.Memory, "peak": r.Peak})
	return template.JS(text), err
}

// Moves reports whether a directive moved anything, or found it there.
func (d *Directive) Moves() bool {
	for _, m := range d.Moved {
		if m.Up+m.Down > 0 || m.Present > 0 {
			return true
		}
	}
	return false
}

// Text is what a launch took, for the page.
func (k *Kernel) Text() string { return k.text() }

// Place is where a clause stands.
func (m *Moved) Place() string { return m.place() }

// What is the directive with the clause.
func (m *Moved) What() string { return m.what() }

// Transfers reports whether bytes were moved.
func (m *Moved) Transfers() bool { return m.Up+m.Down > 0 }
