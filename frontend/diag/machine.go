package diag

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"net/url"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"accc/frontend/source"
)

type jsonSpan struct {
	File        string `json:"file"`
	Line        int    `json:"line"`
	Column      int    `json:"column"`
	EndLine     int    `json:"endLine"`
	EndColumn   int    `json:"endColumn"`
	StartOffset int    `json:"startOffset"`
	EndOffset   int    `json:"endOffset"`
}

type jsonLabel struct {
	jsonSpan
	Text string `json:"text,omitempty"`
}

type jsonEdit struct {
	jsonSpan
	New string `json:"new"`
}

type jsonFix struct {
	Message string     `json:"message"`
	Edits   []jsonEdit `json:"edits"`
}

type jsonDiagnostic struct {
	Code     string      `json:"code,omitempty"`
	Severity string      `json:"severity"`
	Message  string      `json:"message"`
	Place    *jsonLabel  `json:"place,omitempty"`
	Labels   []jsonLabel `json:"labels,omitempty"`
	Notes    []string    `json:"notes,omitempty"`
	Spec     string      `json:"spec,omitempty"`
	Fixes    []jsonFix   `json:"fixes,omitempty"`
}

func jsonSpanOf(s source.Span) jsonSpan {
	r := regionOf(s)
	return jsonSpan{File: r.start.File, Line: r.start.Line, Column: r.start.Column,
		EndLine: r.end.Line, EndColumn: r.end.Column, StartOffset: s.Start, EndOffset: s.End}
}

// JSON writes {"diagnostics": [...]}. Lines and columns count from 1, columns and
// offsets in bytes, ends are exclusive.
func JSON(w io.Writer, list []Diagnostic, _ Options) error {
	out := make([]jsonDiagnostic, len(list))
	for i, d := range list {
		j := jsonDiagnostic{Code: d.Code, Severity: d.Severity.String(), Message: d.Message, Notes: d.Notes, Spec: d.Spec}
		if d.Primary.Span.IsValid() {
			j.Place = &jsonLabel{jsonSpanOf(d.Primary.Span), d.Primary.Text}
		}
		for _, l := range d.Labels {
			j.Labels = append(j.Labels, jsonLabel{jsonSpanOf(l.Span), l.Text})
		}
		for _, f := range d.Fixes {
			fix := jsonFix{Message: f.Message, Edits: []jsonEdit{}}
			for _, e := range f.Edits {
				fix.Edits = append(fix.Edits, jsonEdit{jsonSpanOf(e.Span), e.New})
			}
			j.Fixes = append(j.Fixes, fix)
		}
		out[i] = j
	}
	return encode(w, map[string]any{"diagnostics": out})
}

func encode(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

type object = map[string]any

// RuleUnreadable is about sources that cannot be checked: in text, that is said on standard error.
var RuleUnreadable = &Rule{
	Code: "ACC0131", Severity: Error, Title: "source that cannot be read",
	Doc: `The file is not there, may not be read, or is larger than accc reads. The others are checked, and the status is that of
an error: what was not read is not known to be right.`,
}

// RuleTooLarge is about texts that editors show and that are not checked there.
var RuleTooLarge = &Rule{
	Code: "ACC0132", Severity: Warning, Title: "text that is too large to check while you type",
	Doc: `The language server does not check a text of so many names: that would take longer than the editor waits, and much memory. It
answers requests about the other texts as always, and none about this one. accc check reads texts of any length.`,
}

var sarifLevel = [...]string{Error: "error", Warning: "warning", Info: "note"}

// SARIF writes a SARIF 2.1.0 log with one run: every code with its documentation as a rule, every diagnostic with a place as a
// result with its related locations and fixes, and the others as notifications of the run. Columns count Unicode code points.
func SARIF(w io.Writer, list []Diagnostic, o Options) error {
	index := map[string]int{}
	rules := []object{}
	for _, r := range o.Rules {
		index[r.Code] = len(rules)
		rule := object{
			"id":                   r.Code,
			"shortDescription":     object{"text": r.Title},
			"defaultConfiguration": object{"level": sarifLevel[r.Severity]},
		}
		if full := strings.TrimSpace(r.Doc + sectionNote(r.Spec)); full != "" {
			rule["fullDescription"] = object{"text": full}
		}
		help := cmp.Or(r.Doc, r.Title)
		if r.Avoid != "" {
			help += "\n\nWrong:\n" + r.Avoid + "\n\nRight:\n" + r.Prefer
		}
		rule["help"] = object{"text": help}
		if name := ruleName(r.Title); name != "" {
			rule["name"] = name
		}
		for _, known := range references {
			if strings.HasPrefix(r.Spec, known.spec) && strings.HasPrefix(r.Code, known.code) {
				rule["helpUri"] = known.page
				break
			}
		}
		rules = append(rules, rule)
	}
	results, notices := []object{}, []object{}
	seen, success := map[string]int{}, true
	for _, d := range list {
		r := sarifResult(d, index)
		if !d.Primary.Span.IsValid() {
			// It is about the run, not about a line: viewers of code want a place for each result.
			delete(r, "relatedLocations")
			delete(r, "fixes")
			if id, ok := r["ruleId"]; ok {
				r["descriptor"] = object{"id": id}
				delete(r, "ruleId")
				delete(r, "ruleIndex")
			}
			notices = append(notices, r)
			success = success && d.Severity != Error
			continue
		}
		r["partialFingerprints"] = object{"primaryLocationLineHash": fingerprint(d, seen)}
		results = append(results, r)
	}
	for _, f := range o.Failures {
		success = false
		r := object{"level": "error", "message": object{"text": f.Message}}
		if f.File == "" {
			notices = append(notices, r)
			continue
		}
		r["ruleId"] = RuleUnreadable.Code
		if i, ok := index[RuleUnreadable.Code]; ok {
			r["ruleIndex"] = i
		}
		r["locations"] = []object{{"physicalLocation": object{"artifactLocation": object{"uri": sarifURI(f.File)}, "region": object{"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1}}}}
		r["partialFingerprints"] = object{"primaryLocationLineHash": "unreadable:1"}
		results = append(results, r)
	}
	for _, n := range o.Notices {
		notices = append(notices, object{"level": "note", "message": object{"text": n}})
	}
	invocation := object{"executionSuccessful": success}
	if len(notices) > 0 {
		invocation["toolExecutionNotifications"] = notices
	}
	driver := object{"name": "accc", "rules": rules}
	if o.Version != "" {
		driver["version"] = o.Version
	}
	return encode(w, object{
		"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
		"version": "2.1.0",
		"runs": []object{{
			"tool":        object{"driver": driver},
			"columnKind":  "unicodeCodePoints",
			"invocations": []object{invocation},
			"results":     results,
		}},
	})
}

// references are the pages of the texts that rules come from, by the beginnings of their sections and codes; the first that fits counts.
var references = []struct{ spec, code, page string }{
	{"OpenACC ", "", openACC},
	{"OpenMP ", "", openMP},
	{"MPI ", "", "https://www.mpi-forum.org/docs/"},
	{"", "OMP", openMP},
	{"", "IR", "https://mlir.llvm.org/docs/LangRef/"},
	{"", "ACC01", "https://www.iso.org/standard/82075.html"}, // C
	{"", "ACC02", "https://www.iso.org/standard/82170.html"}, // Fortran
	{"", "", openACC},
}

const (
	openACC = "https://www.openacc.org/specification"
	openMP  = "https://www.openmp.org/specifications/"
)

// ruleName is a title as an identifier, without articles: SeqWithGang.
func ruleName(title string) string {
	var b strings.Builder
	for _, word := range strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		switch word = strings.ToLower(word); word {
		case "a", "an", "the":
			continue
		}
		first, size := utf8.DecodeRuneInString(word)
		b.WriteRune(unicode.ToUpper(first))
		b.WriteString(word[size:])
	}
	return b.String()
}

// fingerprint tells a result from others of its file when lines move: by its code, the text of its line, and how many of the same
// come before it.
func fingerprint(d Diagnostic, seen map[string]int) string {
	f, line := d.Primary.Span.File, d.Primary.Span.Position().Line
	text := f.Text[f.Offset(line, 1):]
	if end := bytes.IndexByte(text, '\n'); end >= 0 {
		text = text[:end]
	}
	hash := fnv.New64a()
	hash.Write([]byte(d.Code + "\x00"))
	hash.Write(bytes.Join(bytes.Fields(text), []byte(" ")))
	sum := fmt.Sprintf("%016x", hash.Sum64())
	key := f.Name + "\x00" + sum
	seen[key]++
	return fmt.Sprintf("%s:%d", sum, seen[key])
}

func sectionNote(spec string) string {
	if spec == "" {
		return ""
	}
	return " (" + spec + ")"
}

func sarifResult(d Diagnostic, index map[string]int) object {
	text := d.Message
	for _, n := range d.Notes {
		text += "\n" + n
	}
	result := object{"level": sarifLevel[d.Severity], "message": object{"text": text}}
	if d.Code != "" {
		result["ruleId"] = d.Code
		if i, ok := index[d.Code]; ok {
			result["ruleIndex"] = i
		}
	}
	if d.Primary.Span.IsValid() {
		result["locations"] = []object{{"physicalLocation": sarifLocation(d.Primary.Span)}}
	}
	var related []object
	for i, l := range d.Labels {
		related = append(related, object{"id": i + 1, "message": object{"text": l.Text}, "physicalLocation": sarifLocation(l.Span)})
	}
	if related != nil {
		result["relatedLocations"] = related
	}
	var fixes []object
	for _, f := range d.Fixes {
		if len(f.Edits) > 0 {
			fixes = append(fixes, sarifFix(f))
		}
	}
	if fixes != nil {
		result["fixes"] = fixes
	}
	return result
}

func sarifFix(f Fix) object {
	var files []*source.File
	edits := map[*source.File][]object{}
	for _, e := range f.Edits {
		if edits[e.File] == nil {
			files = append(files, e.File)
		}
		edits[e.File] = append(edits[e.File], object{
			"deletedRegion":   sarifRegion(e.Span),
			"insertedContent": object{"text": e.New},
		})
	}
	var changes []object
	for _, file := range files {
		changes = append(changes, object{"artifactLocation": object{"uri": sarifURI(file.Name)}, "replacements": edits[file]})
	}
	return object{"description": object{"text": f.Message}, "artifactChanges": changes}
}

func sarifLocation(s source.Span) object {
	return object{"artifactLocation": object{"uri": sarifURI(s.File.Name)}, "region": sarifRegion(s)}
}

func sarifRegion(s source.Span) object {
	r := regionOf(s)
	return object{
		"startLine": r.start.Line, "startColumn": codePoints(s.File, r.start),
		"endLine": r.end.Line, "endColumn": codePoints(s.File, r.end),
	}
}

// codePoints turns a byte column into one that counts code points.
func codePoints(f *source.File, p source.Position) int {
	line := f.Offset(p.Line, 1)
	return utf8.RuneCount(f.Text[line:min(line+p.Column-1, len(f.Text))]) + 1
}

// sarifURI is the name as a relative reference, or a file URI if it is absolute.
func sarifURI(name string) string {
	u := url.URL{Path: filepath.ToSlash(name)}
	if filepath.IsAbs(name) {
		u.Scheme = "file"
	}
	return u.String()
}
