package lsp

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/aymanbagabas/go-udiff"
	"github.com/sourcegraph/jsonrpc2"

	"accc/backend/emit"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// requestFailed is the error of LSP 3.17 for a request that is right and cannot be fulfilled.
const requestFailed = -32803

// otherLanguage is where the directives of a language are translated to, by the title of the action.
var otherLanguage = []struct {
	direction translate.Direction
	title     string
}{{translate.ToOpenMP, "OpenMP"}, {translate.ToOpenACC, "OpenACC"}}

// translations are the actions that translate the directives in a range, with what goes with them, or all of the file, and the one that writes out
// the implied clauses of all. Their edits are made when they are asked for. There are none in a text with errors, or of a part of it.
func (s *Server) translations(v view, from, to, trigger int) (out []codeAction) {
	touches := func(span source.Span) bool { return v.shows(span) && span.Start <= to && span.End >= from }
	if v.part.IsValid() || v.source == nil || errorsOf(v.diags) > 0 {
		return nil
	}
	i := slices.IndexFunc(v.directives, func(d *pragma.Directive) bool { return touches(d.Span) })
	if i < 0 {
		return nil
	}
	at := max(from, v.directives[i].Span.Start)
	offer := func(title string, direction translate.Direction, at int) {
		data := &actionData{v.text.uri, v.text.version, string(direction), at}
		a := codeAction{Title: title, Kind: rewrite, Data: data}
		if !s.resolves {
			if trigger == automatic {
				return // nobody has asked for an edit, which takes longer
			}
			edit, _, err := s.translated(v.text, data)
			if err != nil {
				return
			}
			a.Edit, a.Data = edit, nil
		}
		out = append(out, a)
	}
	for _, l := range otherLanguage {
		g := translate.GroupAt(v.together(l.direction), from, to)
		if g == nil {
			continue
		}
		if g.Why == "" && g.Others > 0 {
			title := "translate this directive to " + l.title
			if n := g.Directives - 1; n == 1 {
				title = "translate this directive, and one that goes with it, to " + l.title
			} else if n > 1 {
				title = fmt.Sprintf("translate this directive, and %d that go with it, to %s", n, l.title)
			}
			offer(title, l.direction, at)
		}
		n := g.Directives + g.Others
		offer(fmt.Sprintf("translate this file to %s (%s)", l.title, driver.Counted(n, "directive")), l.direction, -1)
	}
	if slices.ContainsFunc(v.implicit(), func(i implied) bool { return len(i.clauses) > 0 }) {
		offer("write out the clauses that the rules imply in this file", translate.Same, -1)
	}
	return out
}

// together are the directives that are translated together.
func (a *analysis) together(direction translate.Direction) []*translate.Group {
	a.grouping.Lock()
	defer a.grouping.Unlock()
	if a.groups == nil {
		a.groups = map[translate.Direction][]*translate.Group{}
	}
	if _, known := a.groups[direction]; !known {
		a.groups[direction] = translate.Groups(a.source.Neutral(), a.setup.Language.Printer(a.setup.Layout), direction)
	}
	return a.groups[direction]
}

// automatic is the trigger kind of requests that nobody has made.
const automatic = 2

// resolve makes the edit of an action. What the translation changes is said in a message, too.
func (s *Server) resolve(a codeAction) (any, error) {
	if a.Data == nil {
		return a, nil
	}
	d := s.document(a.Data.URI)
	if d == nil || d.version != a.Data.Version {
		return nil, &jsonrpc2.Error{Code: contentModified, Message: "the text has changed"}
	}
	edit, found, err := s.translated(d, a.Data)
	if err != nil {
		return nil, &jsonrpc2.Error{Code: requestFailed, Message: err.Error()}
	}
	if len(found) > 0 {
		s.showMessage(found)
	}
	a.Edit = edit
	return a, nil
}

// mostShown bounds the findings in one message.
const mostShown = 5

// showMessage shows findings about a translation.
func (s *Server) showMessage(found []diag.Diagnostic) {
	var lines []string
	for i, d := range found {
		if i == mostShown {
			lines = append(lines, fmt.Sprintf("and %d more", len(found)-i))
			break
		}
		line := d.Message
		if d.Primary.Span.IsValid() {
			line = fmt.Sprintf("line %d: %s", d.Primary.Span.Position().Line, line)
		}
		lines = append(lines, line)
	}
	_ = s.conn.Notify(context.Background(), "window/showMessage", showMessageParams{2, strings.Join(lines, "\n")})
}

// translated are the edits of an action, and the warnings about them. It fails where the text cannot be translated.
func (s *Server) translated(d *document, data *actionData) (edit *workspaceEdit, found []diag.Diagnostic, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("internal error: this is a bug in accc")
		}
	}()
	direction := translate.Direction(data.Direction)
	q := translate.Request{Direction: direction, Options: emit.Options{Style: "explicit", Implicit: direction == translate.Same}}
	if data.At >= 0 {
		q.Only = []source.Span{{File: d.file, Start: data.At, End: data.At}}
	}
	creates := s.edits.DocumentChanges && slices.Contains(s.edits.ResourceOperations, "create")
	if creates {
		q.Options.Beside = func(string) string { return emit.LibraryName }
	}
	result, err := translate.Translate(s.setupOf(d).Reader(d.file), q)
	if err != nil {
		return nil, nil, err
	}
	for _, x := range result.Found.Sorted() {
		if x.Severity == diag.Error {
			return nil, nil, fmt.Errorf("line %d: %s", x.Primary.Span.Position().Line, x.Message)
		}
		if x.Severity == diag.Warning {
			found = append(found, x)
		}
	}
	file := result.Files[0]
	p := &preview{server: s, document: d, file: file, found: found}
	p.add(udiff.Lines(string(d.file.Text), string(file.New)))
	if len(p.edits) == 0 {
		why := "there is nothing to change"
		if len(found) > 0 {
			why = found[0].Message
		}
		return nil, nil, errors.New(why)
	}
	if creates && emit.IncludesLibrary(file.New) && !emit.IncludesLibrary(d.file.Text) {
		p.create(filepath.Join(filepath.Dir(d.file.Name), emit.LibraryName), direction.Library().Text())
	}
	return p.edit(), found, nil
}

// A preview is an edit of which each change says what it is for.
type preview struct {
	server   *Server
	document *document
	file     *translate.File
	found    []diag.Diagnostic
	edits    []textEdit
	created  []documentChange
	notes    map[string]changeAnnotation
}

// annotate makes an annotation, and returns its name; "" where the editor knows none.
func (p *preview) annotate(label, description string) string {
	if p.server.edits.ChangeAnnotationSupport == nil || !p.server.edits.DocumentChanges {
		return ""
	}
	if p.notes == nil {
		p.notes = map[string]changeAnnotation{}
	}
	id := strconv.Itoa(len(p.notes) + 1)
	p.notes[id] = changeAnnotation{Label: label, NeedsConfirmation: true, Description: description}
	return id
}

// add adds changes of the document: what they are for are the directives there, and what is to be known of them the findings.
func (p *preview) add(changes []udiff.Edit) {
	for _, e := range changes {
		label, description := "declarations for the directives", ""
		for _, b := range p.file.Directives {
			if b.Span.Start < e.End && e.Start < b.Span.End {
				label = b.Span.Text()
				break
			}
		}
		label, _, _ = strings.Cut(label, "\n")
		for _, x := range p.found {
			if x.Primary.Span.File == p.document.file && e.Start <= x.Primary.Span.Start && x.Primary.Span.Start < e.End {
				description += x.Message + "\n"
			}
		}
		p.edits = append(p.edits, textEdit{textRange{p.document.position(e.Start), p.document.position(e.End)}, e.New,
			p.annotate(strings.TrimSpace(label), strings.TrimSuffix(description, "\n"))})
	}
}

// create adds a file, if it is not there with this text.
func (p *preview) create(name, text string) {
	if there, err := os.ReadFile(name); err == nil && string(there) == text {
		return
	}
	uri := uriOf(name)
	note := p.annotate(filepath.Base(name), "the library of OpenACC, written with that of OpenMP")
	p.created = []documentChange{
		{Kind: "create", URI: uri, Options: &createOptions{Overwrite: true}, AnnotationID: note},
		{TextDocument: &versionedDocument{URI: uri}, Edits: []textEdit{{NewText: text, AnnotationID: note}}},
	}
}

// edit is the whole edit in a form that the editor knows.
func (p *preview) edit() *workspaceEdit {
	if !p.server.edits.DocumentChanges {
		return &workspaceEdit{Changes: map[string][]textEdit{p.document.uri: p.edits}}
	}
	version := p.document.version
	own := documentChange{TextDocument: &versionedDocument{p.document.uri, &version}, Edits: p.edits}
	return &workspaceEdit{DocumentChanges: append(p.created, own), ChangeAnnotations: p.notes}
}
