// Package lsp is accc's language server: the Language Server Protocol 3.17 over a
// stream, on top of the checks, tables and lowering of the rest of accc.
//
// Read server.go (lifecycle, open documents, debouncing), frames.go (messages on the stream), dispatch.go (requests at the same time,
// cancellation), document.go (positions), then a file for each feature:
// diagnose.go (diagnostics and code actions), limit.go (texts that are too large to be checked while somebody types), dependents.go (what is checked again because a file that it includes has changed),
// workspace.go (files that are not open), edited.go (the procedure that an
// edit is in), view.go (an analysis seen from a newer text), hover.go, complete.go, signature.go (the clause that is being written), hints.go
// (what the implicit rules decide), occurrences.go (where a variable is named), navigate.go (its definition, references and
// renaming), outline.go (symbols and folding), tokens.go (colours),
// translate.go (translations, which an editor shows before it makes them), calls.go (who calls device code), lens.go (what directives moved in a run), format.go (the lines of a directive). protocol.go has the wire types. lower.go has the IR of a
// document and what it says about that.
//
// A change makes a new immutable document, which is analysed once and lowered once; the result of work on an older one is dropped.
// Requests are answered on the newest document, at the same time, and with nothing where the text cannot be
// understood yet; a large text that a newer one replaces before it is understood is given up, with what was asked about it. Notifications are taken in their order. What a server of the host language answers, this one does not: it
// answers inside of directives.
//
// An edit inside of one procedure of a large text is answered from two views: the last analysis, moved by what the edit added or removed, for
// all that is outside of this procedure, and a new analysis of a text in which blanks replace the other procedures, but for those that
// call it and those that it calls, for all that is inside. The front ends say which texts are pieces that can be read so (frontend.Piece), and whether
// a text is still one after an edit. Everything is read again after a pause, so that nothing stays that an edit made wrong elsewhere: what a
// procedure does to the callers of its callers, say. Trees that are changed in place would not need that, but neither
// front end has any.
//
// Learned from: gopls (snapshots that never change, positions mapped between them), clangd (debounce, a preamble that is not read again, and
// diagnostics for an outdated version are not sent), rust-analyzer (bodies are what an edit may change without concern for the rest).
package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"accc/cmd/internal/driver"
	"accc/frontend"

	"github.com/sourcegraph/jsonrpc2"
)

// debounce is how long the server waits for further typing before it checks.
const debounce = 150 * time.Millisecond

// longPause is how long after the last edit a large document is checked as a whole; large is from how many bytes on that is.
const (
	longPause = 2 * time.Second
	large     = 64 << 10
)

// A Server serves one editor.
type Server struct {
	Version string
	// Options are those of all files, Setup what a file is read and checked with, given these.
	Options frontend.Options
	// An editor's name of the language decides where the name of the file does not.
	Setup func(file, language string, o frontend.Options) *driver.Setup
	// Debounce replaces the delay before a check; 0: the default.
	Debounce time.Duration
	// Large replaces the size, in bytes, from which on an edit has the procedure checked first that it is in; 0: the default.
	Large int
	// MaxNames replaces the number of names up to which a text is checked; 0: the default.
	MaxNames int
	// Sources are those in directories, without duplicates.
	Sources func(dirs []string) []string

	conn     *jsonrpc2.Conn
	utf8     bool
	shutdown atomic.Bool
	calls    calls

	mu     sync.Mutex
	open   map[string]*document
	latest map[string]*analysis // of the newest text that was read whole, by URI
	parts  map[string]*analysis // of the procedure that was edited since
	timers map[string]*time.Timer
	whole  [2]sync.Mutex   // large texts are read whole one after another, and so are huge ones
	sweep  sync.Mutex      // checks of the workspace come one after another
	around map[string]bool // the files that are not open and have diagnostics, by URI; sweep guards it
	watch  bool            // the editor tells of changed files when asked to

	roots      []string // the directories of the workspace
	everything bool     // its files are checked when it is opened, whether they are open or not
	formats    bool     // it formats documents
	width      int      // of lines that it writes; 0: the default
	profile    profile
	refreshes  bool // the editor asks for lenses again when told to
	resolves   bool // it asks for the edits of an action when somebody takes that
	edits      editCapabilities
}

// Serve speaks to an editor until it ends the connection. It returns the exit status that the protocol asks for.
func (s *Server) Serve(ctx context.Context, in io.ReadCloser, out io.Writer) int {
	s.open, s.timers, s.around = map[string]*document{}, map[string]*time.Timer{}, map[string]bool{}
	s.latest, s.parts = map[string]*analysis{}, map[string]*analysis{}
	if s.Debounce == 0 {
		s.Debounce = debounce
	}
	if s.Large == 0 {
		s.Large = large
	}
	ready := make(chan struct{})
	s.conn = jsonrpc2.NewConn(ctx, newFrames(in, out, in.Close), dispatcher{s, ready})
	close(ready)
	<-s.conn.DisconnectNotify()
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.timers {
		t.Stop()
	}
	if s.shutdown.Load() {
		return 0
	}
	return 1
}

// handlers are the requests and notifications by method.
var handlers map[string]handler

// A handler reads the parameters of a message, and returns what answers it: the text that a request is about is the newest one when
// it comes, not when it is answered.
type handler func(s *Server, params json.RawMessage) (answer func() (any, error), err error)

func init() {
	handlers = map[string]handler{
		"initialize":                        with((*Server).initialize),
		"initialized":                       with((*Server).initialized),
		"textDocument/didOpen":              with((*Server).didOpen),
		"textDocument/didChange":            with((*Server).didChange),
		"textDocument/didClose":             with((*Server).didClose),
		"textDocument/didSave":              nothing,
		"textDocument/hover":                with((*Server).hover),
		"textDocument/completion":           with((*Server).complete),
		"textDocument/codeAction":           with((*Server).codeActions),
		"codeAction/resolve":                with((*Server).resolve),
		"textDocument/inlayHint":            with((*Server).hints),
		"textDocument/definition":           with((*Server).definition),
		"textDocument/references":           with((*Server).references),
		"textDocument/documentHighlight":    with((*Server).highlight),
		"textDocument/prepareRename":        with((*Server).prepareRename),
		"textDocument/rename":               with((*Server).rename),
		"textDocument/documentSymbol":       with((*Server).symbols),
		"textDocument/foldingRange":         with((*Server).folding),
		"textDocument/semanticTokens/full":  with((*Server).tokens),
		"textDocument/signatureHelp":        with((*Server).signature),
		"textDocument/formatting":           with((*Server).format),
		"textDocument/rangeFormatting":      with((*Server).formatRange),
		"textDocument/codeLens":             with((*Server).lenses),
		"textDocument/prepareCallHierarchy": with((*Server).prepareCalls),
		"callHierarchy/incomingCalls":       with((*Server).incoming),
		"callHierarchy/outgoingCalls":       with((*Server).outgoing),
		"workspace/didChangeWatchedFiles":   with((*Server).changedFiles),
		"workspace/executeCommand":          with((*Server).execute),
		"$/cancelRequest":                   with((*Server).cancel),
		"$/setTrace":                        nothing,
		"workspace/didChangeConfiguration":  nothing,
		"shutdown":                          with(func(s *Server, _ any) (any, error) { s.shutdown.Store(true); return nil, nil }),
		"exit":                              with(func(s *Server, _ any) (any, error) { return nil, s.conn.Close() }),
	}
}

func nothing(*Server, json.RawMessage) (func() (any, error), error) {
	return func() (any, error) { return nil, nil }, nil
}

// with decodes the parameters of a handler.
func with[P any](f func(*Server, P) (any, error)) handler {
	return func(s *Server, raw json.RawMessage) (func() (any, error), error) {
		var p P
		if len(raw) > 0 {
			if err := json.Unmarshal(raw, &p); err != nil {
				return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
			}
		}
		about, ok := any(&p).(interface {
			pin(*Server)
			text() *document
		})
		if !ok {
			return func() (any, error) { return f(s, p) }, nil
		}
		about.pin(s)
		return func() (any, error) {
			result, err := f(s, p)
			if d := about.text(); d != nil && d.outdated.Load() {
				return nil, &jsonrpc2.Error{Code: contentModified, Message: "the text has changed"}
			}
			return result, err
		}, nil
	}
}

func (s *Server) initialize(p initializeParams) (any, error) {
	encoding := "utf-16"
	if slices.Contains(p.Capabilities.General.PositionEncodings, "utf-8") {
		encoding, s.utf8 = "utf-8", true
	}
	s.Options.Includes = append(s.Options.Includes, p.InitializationOptions.Includes...)
	s.Options.Defines = append(s.Options.Defines, p.InitializationOptions.Defines...)
	s.edits = p.Capabilities.Workspace.WorkspaceEdit
	if action := p.Capabilities.TextDocument.CodeAction; action.DataSupport && slices.Contains(action.ResolveSupport.Properties, "edit") {
		s.resolves = true
	}
	s.watch = p.Capabilities.Workspace.DidChangeWatchedFiles.DynamicRegistration
	s.roots = p.roots()
	s.everything = p.InitializationOptions.Workspace
	s.formats, s.width = p.InitializationOptions.Format, p.InitializationOptions.Width
	var lens *lensOptions
	if name := p.InitializationOptions.Profile; name != "" {
		if len(s.roots) > 0 && !filepath.IsAbs(name) {
			name = filepath.Join(s.roots[0], name)
		}
		s.profile.name, lens = absolute(name), &lensOptions{}
		s.refreshes = p.Capabilities.Workspace.CodeLens.RefreshSupport
	}
	return initializeResult{
		Capabilities: serverCapabilities{
			PositionEncoding:   encoding,
			TextDocumentSync:   syncOptions{OpenClose: true, Change: 2},
			HoverProvider:      true,
			CompletionProvider: completionOptions{TriggerCharacters: []string{" ", "(", ","}},
			CodeActionProvider: codeActionOptions{CodeActionKinds: []string{quickFix, rewrite, fixAll}, ResolveProvider: true},
			InlayHintProvider:  true,

			DefinitionProvider:        true,
			ReferencesProvider:        true,
			DocumentHighlightProvider: true,
			RenameProvider:            renameOptions{PrepareProvider: true},
			DocumentSymbolProvider:    true,
			FoldingRangeProvider:      true,
			SemanticTokensProvider:    tokenOptions{Legend: legend, Full: true},
			SignatureHelpProvider:     completionOptions{TriggerCharacters: []string{"(", ","}},
			ExecuteCommandProvider:    commandOptions{Commands: []string{checkWorkspace}},
			CallHierarchyProvider:     true,
			CodeLensProvider:          lens,
			FormattingProvider:        s.formats,
			RangeFormattingProvider:   s.formats,
		},
		ServerInfo: serverInfo{"accc", s.Version},
	}, nil
}

func (s *Server) didOpen(p didOpenParams) (any, error) {
	d := newDocument(p.TextDocument.URI, p.TextDocument.Version, p.TextDocument.Text, s.utf8)
	d.language = p.TextDocument.LanguageID
	s.update(d, 0)
	if onDisk, err := os.ReadFile(d.file.Name); err != nil || !bytes.Equal(onDisk, d.file.Text) {
		s.checkDependents(d.file.Name)
	}
	return nil, nil
}

func (s *Server) didChange(p didChangeParams) (any, error) {
	d := s.document(p.TextDocument.URI)
	if d == nil {
		return nil, fmt.Errorf("%s is not open", p.TextDocument.URI)
	}
	for _, c := range p.ContentChanges {
		language := d.language
		d = newDocument(d.uri, p.TextDocument.Version, d.apply(c.Range, c.Text), s.utf8)
		d.language = language
	}
	s.edited(d)
	s.checkDependents(d.file.Name)
	return nil, nil
}

func (s *Server) didClose(p documentParams) (any, error) {
	uri := p.TextDocument.URI
	s.mu.Lock()
	closed := s.open[uri]
	delete(s.open, uri)
	delete(s.latest, uri)
	delete(s.parts, uri)
	if t := s.timers[uri]; t != nil {
		t.Stop()
		delete(s.timers, uri)
	}
	s.mu.Unlock()
	s.publish(publishParams{URI: uri, Diagnostics: []diagnostic{}})
	if closed != nil {
		// What others include is the file on disk again.
		if onDisk, err := os.ReadFile(closed.file.Name); err != nil || !bytes.Equal(onDisk, closed.file.Text) {
			s.checkDependents(closed.file.Name)
		}
	}
	if s.everything {
		go s.checkWorkspace()
	}
	return nil, nil
}

func (s *Server) document(uri string) *document {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.open[uri]
}

// update makes d the newest document and checks it after a delay in which nothing newer came.
func (s *Server) update(d *document, after time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open[d.uri] = d
	if t := s.timers[d.uri]; t != nil {
		t.Stop()
	}
	s.timers[d.uri] = time.AfterFunc(after, func() { s.check(d) })
}

// edited makes d the newest document: what the edit touched is checked soon, where that can be told, and all of it when no further
// edit comes for a while.
func (s *Server) edited(d *document) {
	s.update(d, s.Debounce)
	if len(d.file.Text) < s.Large {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.timers[d.uri].Stop()
	s.timers[d.uri] = time.AfterFunc(s.Debounce/8, func() {
		began := time.Now()
		rest := s.Debounce - s.Debounce/8
		if list := s.editedViews(d); list != nil && s.document(d.uri) == d {
			s.publish(publishParams{URI: d.uri, Version: d.version, Diagnostics: diagnosticsOf(list)})
			// Whoever types on shall not wait for it.
			rest = max(rest, longPause)
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.open[d.uri] == d {
			s.timers[d.uri] = time.AfterFunc(max(0, rest-time.Since(began)), func() { s.check(d) })
		}
	})
}

func (s *Server) publish(p publishParams) {
	// The editor may be gone; then there is nothing to answer.
	_ = s.conn.Notify(context.Background(), "textDocument/publishDiagnostics", p)
}
