package driver

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"accc/frontend/diag"

	"golang.org/x/term"
)

// Showing is where and how a session shows its diagnostics.
type Showing struct {
	File       string // where they are written, "" for the stream, "-" for standard output
	Stdout     bool   // the stream is standard output, not standard error
	Color      string // auto (the zero value: "" too), always or never
	Summary    bool   // end text with a line that counts
	Statistics bool   // count by code instead
	MostErrors int    // show no more errors, and nothing after the last of them; 0: all
	Quiet      bool   // say nothing but diagnostics
}

// upTo leaves out what comes after a number of errors.
func upTo(items []diag.Diagnostic, most int) (shown []diag.Diagnostic, left int) {
	for i, d := range items {
		if d.Severity != diag.Error {
			continue
		}
		if most--; most == 0 {
			return items[:i+1], len(items) - i - 1
		}
	}
	return items, 0
}

// Colors are the values of --color.
var Colors = []string{"auto", "always", "never"}

// Flush shows the diagnostics, once.
func (s *Session) Flush() error {
	if s.shown {
		return nil
	}
	s.shown = true
	s.Restore()
	all := s.Diags.Sorted()
	items := all
	render, ok := diag.Formats[s.Format]
	if !ok {
		return &StatusError{ExitUsage, fmt.Errorf("unknown format %q for --format (expected %s)", s.Format, strings.Join(diag.FormatNames(), ", "))}
	}
	switch {
	case s.Showing.Statistics:
		render = statistics
	case s.Format == "text":
		items = missingOnce(items)
	}
	if most := s.Showing.MostErrors; most > 0 && !s.Showing.Statistics {
		left := 0
		if items, left = upTo(items, most); left > 0 && !s.Showing.Quiet {
			defer func() {
				fmt.Fprintf(s.Stderr, "accc: %s after the last of these errors not shown (--max-errors=%d)\n", Counted(left, "diagnostic"), most)
			}()
		}
	}
	if s.Showing.File == "" {
		o := s.Shown()
		if err := render(s.stream(), items, o); err != nil {
			return &StatusError{ExitErrors, err}
		}
		if s.Showing.Summary {
			return s.summarize(all)
		}
		return s.Explain(items)
	}
	var text bytes.Buffer
	o := s.Shown()
	o.Color = false
	o.Format = s.Format
	if err := render(&text, items, o); err != nil {
		return err
	}
	return firstError(s.Write(s.Showing.File, text.Bytes()), s.summarize(all))
}

// missingCodes are those of headers and modules that are not found.
var missingCodes = map[string]bool{"ACC0102": true, "ACC0215": true}

// missingOnce names each header and module that is not found once, with the other sources that want it.
func missingOnce(items []diag.Diagnostic) (out []diag.Diagnostic) {
	first := map[string]int{}
	others := map[int][]string{}
	for _, d := range items {
		if missingCodes[d.Code] && d.Primary.Span.IsValid() {
			key := d.Code + d.Message
			if at, ok := first[key]; ok {
				if name := d.Primary.Span.File.Name; name != out[at].Primary.Span.File.Name {
					if !slices.Contains(others[at], name) {
						others[at] = append(others[at], name)
					}
					continue
				}
			} else {
				first[key] = len(out)
			}
		}
		out = append(out, d)
	}
	for at, names := range others {
		const shown = 3
		list := strings.Join(names[:min(shown, len(names))], ", ")
		if more := len(names) - shown; more > 0 {
			list += fmt.Sprintf(" and %s more", Counted(more, "source"))
		}
		out[at].Notes = append(slices.Clip(out[at].Notes), "wanted by "+list+", too")
	}
	return out
}

// stream is where diagnostics are shown.
func (s *Session) stream() io.Writer {
	if s.Showing.Stdout {
		return s.Stdout
	}
	return s.Stderr
}

// summarize counts what was found, for people: they read text, the log beside annotations, and what is printed where a report goes to a file.
func (s *Session) summarize(items []diag.Diagnostic) error {
	count := diag.Summary(items)
	read := s.Format == "text" || s.Format == "github" || s.Showing.File != "" && s.Showing.File != "-"
	if !s.Showing.Summary || s.Showing.Quiet || !read || count == "" {
		return nil
	}
	hint := explained(items)
	if hint != "" {
		hint = "; " + hint
	}
	files := map[string]bool{}
	for _, d := range items {
		if d.Primary.Span.IsValid() && d.Severity != diag.Info {
			files[d.Primary.Span.File.Name] = true
		}
	}
	where := ""
	if len(files) > 0 {
		where = " in " + Counted(len(files), "file")
	}
	_, err := fmt.Fprintf(s.Stderr, "accc: %s%s%s\n", count, where, hint)
	return err
}

// Explain tells people once how to know more of the first diagnostic that has a code. What is not coloured is read by programs, too.
func (s *Session) Explain(items []diag.Diagnostic) error {
	hint := explained(items)
	if hint == "" || s.hinted || s.Showing.Quiet || s.Format != "text" || !s.color() {
		return nil
	}
	s.hinted = true
	_, err := fmt.Fprintf(s.stream(), "accc: %s\n", hint)
	return err
}

// explained tells how to know more of the first diagnostic that has a code, "" where none has.
func explained(items []diag.Diagnostic) string {
	at := slices.IndexFunc(items, func(d diag.Diagnostic) bool { return KnownCode(d.Code) })
	if at < 0 {
		return ""
	}
	return fmt.Sprintf("'accc explain %s' tells more", items[at].Code)
}

// statistics counts diagnostics by code, the most frequent first.
func statistics(w io.Writer, list []diag.Diagnostic, o diag.Options) error {
	type row struct {
		Code     string `json:"code"`
		Severity string `json:"severity"`
		Count    int    `json:"count"`
		Fixable  int    `json:"fixable"`
		Title    string `json:"title"`
	}
	rows := []*row{}
	for _, d := range list {
		at := slices.IndexFunc(rows, func(r *row) bool { return r.Code == d.Code && r.Severity == d.Severity.String() })
		if at < 0 {
			r := &row{Code: d.Code, Severity: d.Severity.String()}
			for _, rule := range o.Rules {
				if rule.Code == d.Code {
					r.Title = rule.Title
				}
			}
			at, rows = len(rows), append(rows, r)
		}
		rows[at].Count++
		if len(d.Fixes) > 0 && len(d.Fixes[0].Edits) > 0 {
			rows[at].Fixable++
		}
	}
	slices.SortStableFunc(rows, func(a, b *row) int { return b.Count - a.Count })
	switch o.Format {
	case "json":
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		return e.Encode(rows)
	case "text":
		table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		for _, r := range rows {
			fixable := ""
			if r.Fixable > 0 {
				fixable = fmt.Sprintf(" (%d with a fix)", r.Fixable)
			}
			fmt.Fprintf(table, "%d\t%s\t%s\t%s%s\n", r.Count, r.Code, r.Severity, r.Title, fixable)
		}
		return table.Flush()
	}
	return &StatusError{ExitUsage, fmt.Errorf("--statistics has no form %q (expected --format text or json)", o.Format)}
}

// Take returns the diagnostics, for a caller that shows them itself.
func (s *Session) Take() []diag.Diagnostic {
	s.shown = true
	return s.Diags.Sorted()
}

// Shown is how diagnostics are shown on the stream.
func (s *Session) Shown() diag.Options {
	return diag.Options{Color: s.color(), Rules: Rules(), Version: Release, Format: s.Format, Failures: s.failures, Notices: s.LeftOut}
}

func (s *Session) color() bool {
	switch s.Showing.Color {
	case "always":
		return true
	case "never":
		return false
	}
	f, ok := s.stream().(interface{ Fd() uintptr })
	return ok && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}
