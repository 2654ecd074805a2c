package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// The fifth form asks language servers for what an editor shows inside of directives, and prints a table of what they answer: the
// same requests to each, on the same source. A server that is not installed has no column.

const accSource = `#pragma acc routine seq
static float twice(float x) { return 2 * x; }

void scale(int n, float *a, const float *bias)
{
#pragma acc parallel loop copyin(bias[0:n]) copy(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = twice(bias[i]);
}
`

const ompSource = `#pragma omp declare target
static float twice(float x) { return 2 * x; }
#pragma omp end declare target

void scale(int n, float *a, const float *bias)
{
#pragma omp target teams distribute parallel for map(to: bias[0:n]) map(tofrom: a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = twice(bias[i]);
}
`

const fortranSource = `subroutine scale(n, a, bias)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, intent(in) :: bias(n)
  integer :: i
  !$acc parallel loop copyin(bias(1:n)) copy(a(1:n))
  do i = 1, n
    a(i) = 2 * bias(i)
  end do
end subroutine
`

// A setting is a server on a source.
type setting struct {
	title, language, file, text string
	command                     []string
	clause                      string // a clause of the directive
}

// A probe is a request and what of its result is an answer.
type probe struct {
	feature, method string
	params          func(p *place) map[string]any
	answers         func(p *place, result string) bool
}

// A place is the directive of a source.
type place struct {
	uri                    string
	line, clause, variable int    // where the directive is, and in its line a clause and a variable
	name                   string // of the variable
}

func (p *place) at(line, character int) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": p.uri}, "position": map[string]any{"line": line, "character": character}}
}

func (p *place) inVariable() map[string]any { return p.at(p.line, p.variable+1) }

func (p *place) whole() map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": p.uri}}
}

func (p *place) directive(more map[string]any) map[string]any {
	m := p.whole()
	m["range"] = map[string]any{"start": map[string]any{"line": p.line, "character": 0}, "end": map[string]any{"line": p.line + 1, "character": 0}}
	for k, v := range more {
		m[k] = v
	}
	return m
}

func something(_ *place, result string) bool {
	return result != "" && result != "null" && result != "[]" && result != "{}"
}

// onLine reports whether a result has a range that begins in the line of the directive.
func onLine(p *place, result string) bool {
	return strings.Contains(result, fmt.Sprintf(`"start":{"line":%d,`, p.line)) || strings.Contains(result, fmt.Sprintf(`"line":%d}`, p.line))
}

func names(p *place, result string) bool { return strings.Contains(result, `"`+p.name) }

var probes = []probe{
	{"what a clause means, on hover", "textDocument/hover", func(p *place) map[string]any { return p.at(p.line, p.clause+1) }, something},
	{"a variable in a clause, on hover", "textDocument/hover", (*place).inVariable, something},
	{"completion of clauses", "textDocument/completion", func(p *place) map[string]any { return p.at(p.line, p.clause) },
		func(_ *place, r string) bool { return strings.Contains(r, `"firstprivate`) }},
	{"completion of variables in clauses", "textDocument/completion", (*place).inVariable, names},
	{"signature of a clause", "textDocument/signatureHelp", (*place).inVariable, func(_ *place, r string) bool { return strings.Contains(r, `"label":`) }},
	{"definition of a variable in a clause", "textDocument/definition", (*place).inVariable, something},
	{"its references, clauses among them", "textDocument/references", func(p *place) map[string]any {
		m := p.inVariable()
		m["context"] = map[string]any{"includeDeclaration": true}
		return m
	}, onLine},
	{"its highlights", "textDocument/documentHighlight", (*place).inVariable, onLine},
	{"its renaming, in clauses too", "textDocument/rename", func(p *place) map[string]any {
		m := p.inVariable()
		m["newName"] = "offset"
		return m
	}, onLine},
	{"constructs in the outline", "textDocument/documentSymbol", (*place).whole, onLine},
	{"folding of constructs", "textDocument/foldingRange", (*place).whole,
		func(p *place, r string) bool { return strings.Contains(r, fmt.Sprintf(`"startLine":%d,`, p.line)) }},
	{"colours in directives", "textDocument/semanticTokens/full", (*place).whole, coloured},
	{"what the rules imply, as hints", "textDocument/inlayHint", func(p *place) map[string]any { return p.directive(nil) },
		func(p *place, r string) bool { return strings.Contains(r, fmt.Sprintf(`"line":%d`, p.line)) }},
	{"an action that writes that out", "textDocument/codeAction", func(p *place) map[string]any {
		return p.directive(map[string]any{"context": map[string]any{"diagnostics": []any{}}})
	}, something},
}

// coloured reports whether semantic tokens have one in the line of the directive.
func coloured(p *place, result string) bool {
	var tokens struct{ Data []int }
	if json.Unmarshal([]byte(result), &tokens) != nil {
		return false
	}
	line := 0
	for i := 0; i+4 < len(tokens.Data); i += 5 {
		if line += tokens.Data[i]; line == p.line {
			return true
		}
	}
	return false
}

// features prints the table.
func (r *runner) features(dir string) error {
	if err := r.build(dir); err != nil {
		return err
	}
	var settings []setting
	for _, s := range []setting{
		{title: "accc, OpenACC", command: []string{r.accc, "lsp"}, language: "c", file: "acc.c", text: accSource, clause: "copyin"},
		{title: "clangd, OpenACC", command: []string{"clangd-22"}, language: "c", file: "acc.c", text: accSource, clause: "copyin"},
		{title: "accc, OpenMP", command: []string{r.accc, "lsp"}, language: "c", file: "omp.c", text: ompSource, clause: "map"},
		{title: "clangd, OpenMP", command: []string{"clangd-22"}, language: "c", file: "omp.c", text: ompSource, clause: "map"},
		{title: "accc, Fortran", command: []string{r.accc, "lsp"}, language: "fortran", file: "acc.f90", text: fortranSource, clause: "copyin"},
		{title: "fortls", command: []string{"fortls"}, language: "fortran", file: "acc.f90", text: fortranSource, clause: "copyin"},
	} {
		path, err := exec.LookPath(s.command[0])
		if err != nil {
			fmt.Printf("%s is not installed\n\n", s.command[0])
			continue
		}
		s.command[0] = path
		settings = append(settings, s)
	}
	// clangd reads OpenMP where it is asked to, and OpenACC as far as clang does.
	if err := os.WriteFile(filepath.Join(dir, "compile_flags.txt"), []byte("-fopenmp\n-fopenacc\n"), 0o644); err != nil {
		return err
	}
	header, rule := "| inside of directives |", "|---|"
	rows := make([]string, len(probes)+1)
	rows[0] = "| mistakes, while typing |"
	for i, p := range probes {
		rows[i+1] = "| " + p.feature + " |"
	}
	for _, s := range settings {
		header, rule = header+" "+s.title+" |", rule+"---|"
		answers, err := s.ask(dir)
		if err != nil {
			return fmt.Errorf("%s: %w", s.title, err)
		}
		for i, yes := range answers {
			rows[i] += map[bool]string{true: " yes |", false: " |"}[yes]
		}
	}
	fmt.Println(header)
	fmt.Println(rule)
	fmt.Println(strings.Join(rows, "\n"))
	return nil
}

// ask asks a server everything: whether it reports a clause with a letter that is missing, and the probes. Each has a server of its own:
// what one does not answer is not held against the others.
func (s *setting) ask(dir string) (answers []bool, err error) {
	file := filepath.Join(dir, s.file)
	if err := os.WriteFile(file, []byte(s.text), 0o644); err != nil {
		return nil, err
	}
	p := &place{uri: "file://" + file, name: "bias"}
	for i, line := range strings.Split(s.text, "\n") {
		if at := strings.Index(line, " "+s.clause+"("); at >= 0 {
			p.line, p.clause, p.variable = i, at+1, strings.Index(line, p.name)
		}
	}
	server, stop, err := s.start(dir)
	if err != nil {
		return nil, err
	}
	defer stop()
	wrong := "file://" + filepath.Join(dir, "wrong"+filepath.Ext(s.file))
	s.open(server, wrong, strings.Replace(s.text, " "+s.clause+"(", " "+s.clause[1:]+"(", 1))
	reported := false
	if err := server.until(func(m message) bool {
		var d struct {
			URI         string
			Diagnostics []struct {
				Range struct{ Start struct{ Line int } }
			}
		}
		if m.Method != "textDocument/publishDiagnostics" || json.Unmarshal(m.Params, &d) != nil || d.URI != wrong {
			return false
		}
		for _, x := range d.Diagnostics {
			reported = reported || x.Range.Start.Line == p.line
		}
		return true
	}); err != nil {
		return nil, err
	}
	answers = append(answers, reported)
	for _, x := range probes {
		yes, err := s.answers(dir, p, x)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", x.method, err)
		}
		answers = append(answers, yes)
	}
	return answers, nil
}

// answers reports whether a server answers one probe.
func (s *setting) answers(dir string, p *place, x probe) (bool, error) {
	server, stop, err := s.start(dir)
	if err != nil {
		return false, err
	}
	defer stop()
	s.open(server, p.uri, s.text)
	// The text has been read when its diagnostics come.
	if err := server.until(func(m message) bool { return m.Method == "textDocument/publishDiagnostics" }); err != nil && !errors.Is(err, errSilent) {
		return false, err
	}
	result, err := server.ask(x.method, x.params(p))
	if errors.Is(err, errSilent) {
		return false, nil
	}
	return err == nil && x.answers(p, result), err
}

func (s *setting) open(server *languageServer, uri, text string) {
	_ = server.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": s.language, "version": 1, "text": text}})
}

// start starts the server in a directory.
func (s *setting) start(dir string) (server *languageServer, stop func(), err error) {
	cmd := exec.Command(s.command[0], s.command[1:]...)
	cmd.Dir = dir
	if server, err = startServer(cmd); err != nil {
		return nil, nil, err
	}
	server.patience = 20 * time.Second
	capabilities := map[string]any{"textDocument": map[string]any{
		"documentSymbol": map[string]any{"hierarchicalDocumentSymbolSupport": true},
		"semanticTokens": map[string]any{"requests": map[string]any{"full": true},
			"tokenTypes": []string{"macro", "keyword", "variable", "parameter", "function"}, "tokenModifiers": []string{}, "formats": []string{"relative"}},
		"inlayHint":  map[string]any{},
		"codeAction": map[string]any{"codeActionLiteralSupport": map[string]any{"codeActionKind": map[string]any{"valueSet": []string{"quickfix", "refactor"}}}},
	}}
	if err := server.call("initialize", map[string]any{"capabilities": capabilities, "processId": nil, "rootUri": "file://" + dir}); err != nil {
		server.stop(cmd)
		return nil, nil, err
	}
	return server, func() { server.stop(cmd) }, server.notify("initialized", map[string]any{})
}
