package diag

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"accc/frontend/source"
)

// Options are what renderers can be told.
type Options struct {
	Color   bool    // ANSI colours, text only
	Rules   []*Rule // documentation of the codes, SARIF only
	Version string  // of accc, SARIF only
	Format  string  // a name of Formats, for renderers that have several forms
	// Failures are what kept sources from being read, SARIF only: others have them on standard error.
	Failures []Failure
	// Notices are what else the invocation has to say, SARIF only.
	Notices []string
}

// A Failure is why a source could not be read.
type Failure struct {
	File    string // "": it is about no file
	Message string
}

// A Renderer writes diagnostics, in the order given. Machine formats write one
// document even for an empty list.
type Renderer func(w io.Writer, list []Diagnostic, o Options) error

// Formats are the renderers by the name that --format takes.
var Formats = map[string]Renderer{
	"text":       Text,
	"gnu":        GNU,
	"json":       JSON,
	"sarif":      SARIF,
	"github":     GitHub,
	"junit":      JUnit,
	"checkstyle": Checkstyle,
}

// OneDocument are the formats that hold all diagnostics of a run in one document.
var OneDocument = map[string]bool{"sarif": true, "junit": true, "checkstyle": true}

// FormatsHelp describes --format.
const FormatsHelp = "form of diagnostics: text, gnu, json, sarif, github (annotations), junit or checkstyle"

// FormatNames lists Formats in order.
func FormatNames() []string {
	var out []string
	for name := range Formats {
		out = append(out, name)
	}
	sort.Strings(out)
	return out
}

// GNU writes one line for each diagnostic, as compilers and editors know it: "file:line:column: error: message
// [CODE]". A diagnostic without a location has no prefix.
func GNU(w io.Writer, list []Diagnostic, _ Options) error {
	for _, d := range list {
		code := ""
		if d.Code != "" {
			code = " [" + d.Code + "]"
		}
		if _, err := fmt.Fprintf(w, "%s%s: %s%s\n", place(d), d.Severity, oneLine(d.Message), code); err != nil {
			return err
		}
	}
	return nil
}

// place is where a diagnostic is, as compilers write it, "" without one.
func place(d Diagnostic) string {
	if !d.Primary.Span.IsValid() {
		return ""
	}
	return d.Primary.Span.Position().String() + ": "
}

func oneLine(s string) string { return strings.NewReplacer("\r", " ", "\n", " ").Replace(s) }

// Summary counts: "2 errors and 1 warning", or "" for none.
func Summary(list []Diagnostic) string {
	counts := map[Severity]int{}
	for _, d := range list {
		counts[d.Severity]++
	}
	var parts []string
	for _, s := range []Severity{Error, Warning} {
		switch n := counts[s]; n {
		case 0:
		case 1:
			parts = append(parts, "1 "+s.String())
		default:
			parts = append(parts, fmt.Sprintf("%d %ss", n, s))
		}
	}
	return strings.Join(parts, " and ")
}

// region is a span as machine formats have it, lines and columns from 1.
type region struct {
	start, end source.Position
}

func regionOf(s source.Span) region { return region{s.Position(), s.EndPosition()} }
