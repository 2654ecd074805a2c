package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"
)

// A rewriteReport says what became of each directive that emit has read.
type rewriteReport struct {
	name string // of the file that it is written to: its suffix selects the form
	as   translate.Direction
	mu   sync.Mutex
	file []*reportedFile
	// errors are those of sources that are left as they are, by name.
	errors map[string][]reportedFinding
}

// reportForm checks the name of a report.
func reportForm(name string) error {
	switch filepath.Ext(name) {
	case ".html", ".json":
		return nil
	}
	return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--report %s: expected a name that ends with .html or .json", name)}
}

type reportedFile struct {
	File       string               `json:"file"`
	Left       bool                 `json:"left,omitempty"` // it has errors and stays as it is
	Errors     []reportedFinding    `json:"errors,omitempty"`
	Directives []*reportedDirective `json:"directives"`
}

type reportedDirective struct {
	Line      int               `json:"line"`
	Column    int               `json:"column"`
	Directive string            `json:"directive"`
	Became    string            `json:"became"` // "" for a directive that is removed
	Kept      bool              `json:"kept"`   // the text is as it was
	Configure string            `json:"configuration,omitempty"`
	Findings  []reportedFinding `json:"findings"`
}

type reportedFinding struct {
	At       string   `json:"at,omitempty"` // of an error of a file
	Code     string   `json:"code"`
	Severity string   `json:"severity"`
	Message  string   `json:"message"`
	Notes    []string `json:"notes,omitempty"`
}

// add accounts for the directives of a file. Findings are those that point to the directive. The list of directives in IR is no file with directives.
func (p *rewriteReport) add(f *translate.File, found *diag.List) {
	if p == nil || f.Directives == nil {
		return
	}
	out := &reportedFile{File: f.Name, Directives: []*reportedDirective{}}
	for _, b := range f.Directives {
		at, last := f.Position(b.Span.Start), f.Position(b.Span.End).Line
		row := &reportedDirective{Line: at.Line, Column: at.Column, Directive: b.Span.Text(), Became: b.Text, Kept: b.Kept, Configure: b.Configuration, Findings: []reportedFinding{}}
		for _, x := range found.Sorted() {
			if s := x.Primary.Span; !s.IsValid() || s.File.Name != f.Name || s.Position().Line < at.Line || s.Position().Line > last {
				continue
			}
			row.Findings = append(row.Findings, reportedFinding{Code: x.Code, Severity: x.Severity.String(), Message: x.Message, Notes: x.Notes})
		}
		out.Directives = append(out.Directives, row)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.file = append(p.file, out)
}

// failed notes the errors of a source.
func (p *rewriteReport) failed(name string, diags *diag.List) {
	if p == nil {
		return
	}
	var list []reportedFinding
	for _, x := range diags.Sorted() {
		if x.Severity != diag.Error {
			continue
		}
		one := reportedFinding{Code: x.Code, Severity: x.Severity.String(), Message: x.Message, Notes: x.Notes}
		if span := x.Primary.Span; span.IsValid() {
			at := span.Position()
			one.At = fmt.Sprintf("%s:%d:%d", span.File.Name, at.Line, at.Column)
		}
		list = append(list, one)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.errors == nil {
		p.errors = map[string][]reportedFinding{}
	}
	p.errors[name] = list
}

// leave says that sources stay as they are.
func (p *rewriteReport) leave(names []string) {
	if p == nil {
		return
	}
	p.file = slices.DeleteFunc(p.file, func(f *reportedFile) bool { return slices.Contains(names, f.File) })
	for _, n := range names {
		p.file = append(p.file, &reportedFile{File: n, Left: true, Errors: p.errors[n], Directives: []*reportedDirective{}})
	}
}

// write writes the report, sorted by file.
func (p *rewriteReport) write(s *driver.Session) error {
	if p == nil {
		return nil
	}
	slices.SortFunc(p.file, func(a, b *reportedFile) int { return strings.Compare(a.File, b.File) })
	p.file = slices.CompactFunc(p.file, func(a, b *reportedFile) bool { return a.File == b.File })
	page := struct {
		As    translate.Direction `json:"as"`
		Files []*reportedFile     `json:"files"`
	}{p.as, p.file}
	var out bytes.Buffer
	var err error
	if filepath.Ext(p.name) == ".json" {
		e := json.NewEncoder(&out)
		e.SetEscapeHTML(false)
		e.SetIndent("", " ")
		err = e.Encode(page)
	} else {
		err = rewritePage.Execute(&out, page)
	}
	if err != nil {
		return err
	}
	return s.Write(p.name, out.Bytes())
}

// rewritePage is the report as a page that loads nothing.
var rewritePage = template.Must(template.New("page").Funcs(template.FuncMap{"warning": func(s string) bool { return s != diag.Info.String() }}).Parse(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>accc emit --as {{.As}}</title>
<style>
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 72rem; padding: 0 1rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.45 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid #8884; padding: .4rem .6rem .4rem 0; vertical-align: top; }
td:first-child { color: #888; text-align: right; width: 3rem; }
.became { color: light-dark(#05621f, #7bd88f); } .removed, .kept { color: #888; }
.finding { font-size: 14px; } .warning { color: light-dark(#8a4b00, #f0b264); } .error { color: light-dark(#a40000, #ff8a80); }
@media (max-width: 40rem) { td { display: block; border: 0; padding: .1rem 0; } td:first-child { border-top: 1px solid #8884; text-align: left; width: auto; } }
</style></head><body>
<h1>accc emit --as {{.As}}</h1>
{{range .Files}}<h2>{{.File}}</h2>
{{if .Left}}<div class="error">has errors and is left as it is</div>
{{range .Errors}}<div class="finding"><span class="{{.Severity}}">{{.Severity}} {{.Code}}</span>: {{with .At}}{{.}}: {{end}}{{.Message}}{{range .Notes}}<br>{{.}}{{end}}</div>{{end}}
{{else}}<table>{{range .Directives}}<tr><td>{{.Line}}</td><td>
<pre>{{.Directive}}</pre>
{{if .Configure}}<div class="kept">read with {{.Configure}}</div>{{end}}
{{if .Kept}}<div class="kept">stays as it is</div>{{else if .Became}}<pre class="became">{{.Became}}</pre>{{else}}<div class="removed">removed</div>{{end}}
{{range .Findings}}<div class="finding"><span class="{{.Severity}}">{{.Severity}} {{.Code}}</span>: {{.Message}}{{range .Notes}}<br>{{.}}{{end}}</div>{{end}}
</td></tr>{{else}}<tr><td></td><td class="kept">no directives</td></tr>{{end}}</table>{{end}}
{{end}}</body></html>
`))
