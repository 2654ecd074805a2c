package diag

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Formats of continuous integration: the workflow commands of GitHub's actions, the reports of JUnit's ant task that most
// servers show, and Checkstyle's, which reviewers' tools take.

var (
	githubLevel      = [...]string{Error: "error", Warning: "warning", Info: "notice"}
	githubData       = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	githubProperties = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// GitHub writes one workflow command for each diagnostic, which annotates the lines of a change:
// "::error file=a.c,line=3,endLine=3,col=5,endColumn=9,title=ACC3004::message". Columns count from 1 in bytes, ends are inclusive.
func GitHub(w io.Writer, list []Diagnostic, _ Options) error {
	for _, d := range list {
		var properties []string
		add := func(name string, value any) {
			properties = append(properties, name+"="+githubProperties.Replace(fmt.Sprint(value)))
		}
		if d.Primary.Span.IsValid() {
			r := regionOf(d.Primary.Span)
			add("file", r.start.File)
			add("line", r.start.Line)
			add("endLine", r.end.Line)
			add("col", r.start.Column)
			if r.start.Line != r.end.Line || r.end.Column > r.start.Column {
				add("endColumn", max(r.end.Column-1, 1))
			}
		}
		if d.Code != "" {
			add("title", d.Code)
		}
		command := githubLevel[d.Severity]
		if properties != nil {
			command += " " + strings.Join(properties, ",")
		}
		if _, err := fmt.Fprintf(w, "::%s::%s\n", command, githubData.Replace(d.whole())); err != nil {
			return err
		}
	}
	return nil
}

// whole is what a diagnostic says in words: the message, the other places, the notes, the section and the fixes, a line each.
func (d Diagnostic) whole() string {
	lines := []string{d.Message}
	for _, l := range d.Labels {
		if l.Span.IsValid() && l.Text != "" {
			lines = append(lines, l.Span.Position().String()+": "+l.Text)
		}
	}
	lines = append(lines, d.Notes...)
	if d.Spec != "" {
		lines = append(lines, "spec: "+d.Spec)
	}
	for _, f := range d.Fixes {
		lines = append(lines, "fix: "+f.Message)
	}
	return strings.Join(lines, "\n")
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	Failure *junitFailure `xml:"failure,omitempty"`
	Out     string        `xml:"system-out,omitempty"` // of what is no failure
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junit struct {
	XMLName xml.Name     `xml:"testsuites"`
	Name    string       `xml:"name,attr"`
	Suites  []junitSuite `xml:"testsuite"`
}

// JUnit writes a report with a suite for each file: a diagnostic is a case, and a failure unless it is an info.
func JUnit(w io.Writer, list []Diagnostic, _ Options) error {
	report := junit{Name: "accc"}
	at := map[string]int{}
	for _, d := range list {
		file := d.file()
		i, ok := at[file]
		if !ok {
			i, at[file] = len(report.Suites), len(report.Suites)
			report.Suites = append(report.Suites, junitSuite{Name: cmp.Or(file, "accc")})
		}
		suite := &report.Suites[i]
		text := place(d) + d.whole()
		c := junitCase{Name: strings.TrimSpace(d.Code + " " + strings.TrimSuffix(place(d), ": ")), Class: suite.Name}
		suite.Tests++
		if d.Severity == Info {
			c.Out = text
		} else {
			suite.Failures++
			c.Failure = &junitFailure{Message: oneLine(d.Message), Type: d.Severity.String(), Text: text}
		}
		suite.Cases = append(suite.Cases, c)
	}
	return encodeXML(w, report)
}

type checkstyleError struct {
	Line     int    `xml:"line,attr"`
	Column   int    `xml:"column,attr"`
	Severity string `xml:"severity,attr"`
	Message  string `xml:"message,attr"`
	Source   string `xml:"source,attr"`
}

type checkstyleFile struct {
	Name   string            `xml:"name,attr"`
	Errors []checkstyleError `xml:"error"`
}

type checkstyle struct {
	XMLName xml.Name         `xml:"checkstyle"`
	Version string           `xml:"version,attr"`
	Files   []checkstyleFile `xml:"file"`
}

// Checkstyle writes a report in Checkstyle's format, version 4.3. What has no place is at line 1 of a file without a name.
func Checkstyle(w io.Writer, list []Diagnostic, _ Options) error {
	report := checkstyle{Version: "4.3"}
	at := map[string]int{}
	for _, d := range list {
		file := d.file()
		i, ok := at[file]
		if !ok {
			i, at[file] = len(report.Files), len(report.Files)
			report.Files = append(report.Files, checkstyleFile{Name: file})
		}
		e := checkstyleError{Line: 1, Column: 1, Severity: d.Severity.String(), Message: oneLine(d.whole()), Source: strings.TrimSuffix("accc."+d.Code, ".")}
		if d.Primary.Span.IsValid() {
			p := d.Primary.Span.Position()
			e.Line, e.Column = p.Line, p.Column
		}
		report.Files[i].Errors = append(report.Files[i].Errors, e)
	}
	return encodeXML(w, report)
}

// file is the name of the file that a diagnostic is about, "" for none.
func (d Diagnostic) file() string {
	if !d.Primary.Span.IsValid() {
		return ""
	}
	return d.Primary.Span.Position().File
}

func encodeXML(w io.Writer, v any) error {
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}
