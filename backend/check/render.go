package check

import (
	"encoding/json"
	"io"
	"strings"
	"unicode"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// FaultText is what is shown of a finding that stops the program, when its source need not be there:
//
//	a.c:3:9: run-time error: copyin: a[0:n] is only partially present on the device
//	  note: a[0:n] is [0x10000, +800)
func (f *Finding) FaultText() string {
	if f.Text != "" {
		return f.Text
	}
	var b strings.Builder
	if f.First.IsValid() {
		b.WriteString(f.First.String() + ": ")
	}
	what := "run-time error"
	switch f.Level {
	case Note:
		what = "note"
	case Warn:
		what = "warning"
	case Wrong:
		what = string(f.Kind)
	}
	b.WriteString(what + ": " + f.Message + "\n")
	if f.Level != Fatal { // those have the second place in a note
		for _, p := range f.others() {
			b.WriteString("  note: " + p.Text + " at " + p.String() + "\n")
		}
	}
	for _, n := range f.Notes {
		b.WriteString("  note: " + n + "\n")
	}
	if f.Fix != "" {
		b.WriteString("  help: " + f.Fix + "\n")
	}
	return b.String()
}

func (f *Finding) others() []Place {
	var out []Place
	for _, p := range append([]Place{f.Second}, f.More...) {
		if p.IsValid() {
			out = append(out, p)
		}
	}
	return out
}

type jsonPlace struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Access Access `json:"access"`
}

func jsonOf(p Place) *jsonPlace {
	if !p.IsValid() {
		return nil
	}
	return &jsonPlace{p.File, p.Line, p.Column, p.Access}
}

// WriteJSON writes the finding as one object on one line. A place that is not known is null.
func (f *Finding) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(struct {
		Code     string     `json:"code"`
		Kind     Kind       `json:"kind"`
		Message  string     `json:"message"`
		Variable string     `json:"variable"`
		First    *jsonPlace `json:"first"`
		Second   *jsonPlace `json:"second"`
		Fix      string     `json:"fix"`
	}{f.Code, f.Kind, f.Message, f.Variable, jsonOf(f.First), jsonOf(f.Second), f.Fix})
}

// Diagnostic is the finding for the renderers of diagnostics. open returns the source of a name, or nil.
func (f *Finding) Diagnostic(open func(name string) *source.File) diag.Diagnostic {
	severity := map[Level]diag.Severity{Wrong: diag.Error, Fatal: diag.Error, Warn: diag.Warning, Note: diag.Info}[f.Level]
	d := diag.Diagnostic{Code: f.Code, Severity: severity, Message: f.Message, Primary: diag.Label{Span: spanOf(f.First, open), Text: f.First.Text}}
	if !d.Primary.Span.IsValid() && f.First.IsValid() {
		d.Notes = append(d.Notes, "at "+f.First.String())
	}
	for _, p := range f.others() {
		if span := spanOf(p, open); span.IsValid() {
			d.See(span, "%s", p.Text)
		} else {
			d.Note("%s at %s", p.Text, p)
		}
	}
	d.Notes = append(d.Notes, f.Notes...)
	if f.Fix != "" {
		d.Fix(f.Fix)
	}
	return d
}

// spanOf is the word at a place: where an access ends is not known.
func spanOf(p Place, open func(name string) *source.File) source.Span {
	if !p.IsValid() || open == nil {
		return source.Span{}
	}
	file := open(p.File)
	if file == nil || p.Line < 1 || p.Line > file.Lines() {
		return source.Span{}
	}
	start := file.Offset(p.Line, max(p.Column, 1))
	rest := string(file.Text[start:])
	end := strings.IndexFunc(rest, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		end = len(rest)
	}
	return source.Span{File: file, Start: start, End: start + end}
}
