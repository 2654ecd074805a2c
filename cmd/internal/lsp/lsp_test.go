package lsp

import (
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/ir/irtest"
	"accc/sema"
	semaacc "accc/sema/acc"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
)

// checks are those of all tests.
var checks = []*sema.Set{semaacc.Checks}

// A client is an editor that talks to a server in this process.
type client struct {
	t     *testing.T
	conn  *jsonrpc2.Conn
	diags chan publishParams
	done  chan int
	// messages are those that the editor shows.
	messages chan string
}

func start(t *testing.T, encodings ...string) *client {
	t.Helper()
	return startWith(t, map[string]any{"capabilities": map[string]any{"general": map[string]any{"positionEncodings": encodings}}}, encodings...)
}

// startWith is start with the parameters of initialize.
func startWith(t *testing.T, initialize map[string]any, encodings ...string) *client {
	t.Helper()
	fromClient, toServer := io.Pipe()
	fromServer, toClient := io.Pipe()
	c := &client{t: t, diags: make(chan publishParams, 100), done: make(chan int, 1), messages: make(chan string, 100)}
	go func() {
		s := &Server{Version: "test", Debounce: time.Millisecond, Setup: setupWith(checks...), Sources: driver.NewSession().Editing().Sources}
		s.Options.OpenACC = true
		s.Options.OpenMP = true
		c.done <- s.Serve(context.Background(), fromClient, toClient)
	}()
	handler := jsonrpc2.HandlerWithError(func(_ context.Context, _ *jsonrpc2.Conn, r *jsonrpc2.Request) (any, error) {
		if r.Method == "textDocument/publishDiagnostics" {
			var p publishParams
			if err := json.Unmarshal(*r.Params, &p); err != nil {
				return nil, err
			}
			c.diags <- p
		}
		if r.Method == "window/showMessage" {
			var p showMessageParams
			if err := json.Unmarshal(*r.Params, &p); err != nil {
				return nil, err
			}
			c.messages <- p.Message
		}
		return nil, nil
	})
	c.conn = jsonrpc2.NewConn(context.Background(), newFrames(fromServer, toServer, toServer.Close), handler)
	var got initializeResult
	c.call("initialize", initialize, &got)
	want := "utf-16"
	for _, e := range encodings {
		if e == "utf-8" {
			want = "utf-8"
		}
	}
	require.Equal(t, want, got.Capabilities.PositionEncoding)
	c.notify("initialized", map[string]any{})
	t.Cleanup(func() {
		c.call("shutdown", nil, nil)
		c.notify("exit", nil)
		select {
		case status := <-c.done:
			require.Zero(t, status)
		case <-irtest.Patience(t).Done():
			t.Error("the server did not end")
		}
		c.conn.Close()
	})
	return c
}

// setupWith is the setup of a session without settings, with some checks.
func setupWith(checks ...*sema.Set) func(string, string, frontend.Options) *driver.Setup {
	edit := driver.NewSession().Editing()
	return func(file, language string, o frontend.Options) *driver.Setup {
		out := edit.Setup(file, language, o)
		out.Options, out.Checks = o, checks
		return out
	}
}

func (c *client) call(method string, params, result any) {
	c.t.Helper()
	require.NoError(c.t, c.conn.Call(irtest.Patience(c.t), method, params, result), method)
}

// fails is the error of a request.
func (c *client) fails(method string, params, result any) error {
	return c.conn.Call(irtest.Patience(c.t), method, params, result)
}

func (c *client) notify(method string, params any) {
	c.t.Helper()
	require.NoError(c.t, c.conn.Notify(context.Background(), method, params), method)
}

const uri = "file:///work/a.c"

func (c *client) open(text string) { c.openAs(uri, text) }

func (c *client) openAs(uri, text string) {
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 1, "languageId": "c", "text": text}})
}

// diagnostics waits for those of a version.
func (c *client) diagnostics(version int) []diagnostic {
	c.t.Helper()
	timeout := irtest.Patience(c.t).Done()
	for {
		select {
		case p := <-c.diags:
			if p.Version == version {
				return p.Diagnostics
			}
		case <-timeout:
			c.t.Fatalf("no diagnostics for version %d", version)
		}
	}
}

func at(line, character int) map[string]any { return in(uri, line, character) }

func in(uri string, line, character int) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": uri}, "position": position{line, character}}
}

const program = `void f(int n, float *a)
{
    float s = 0;
    int m = 2;
#pragma acc parallel loop copyn(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = m;
}
`

func TestDiagnosticsAndMend(t *testing.T) {
	c := start(t, "utf-8")
	c.open(program)
	got := c.diagnostics(1)
	require.Len(t, got, 1)
	require.Equal(t, "ACC1003", got[0].Code)
	require.Equal(t, textRange{position{4, 26}, position{4, 31}}, got[0].Range)

	var actions []codeAction
	c.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri}, "range": got[0].Range}, &actions)
	require.NotEmpty(t, actions)
	edits := actions[0].Edit.Changes[uri]
	require.Len(t, edits, 1)
	require.Equal(t, "copyin", edits[0].NewText)

	// The editor makes the edit: nothing is wrong any more.
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []map[string]any{{"range": edits[0].Range, "text": edits[0].NewText}}})
	for _, d := range c.diagnostics(2) {
		require.NotEqual(t, 1, d.Severity, d.Message)
	}
}

func TestHoverAndHints(t *testing.T) {
	c := start(t)
	c.open(strings.Replace(program, "copyn", "copy", 1))
	c.diagnostics(1)

	var h hover
	c.call("textDocument/hover", at(4, 27), &h)
	require.Contains(t, h.Contents.Value, "**copy**")
	require.Contains(t, h.Contents.Value, "acc.copyout")
	c.call("textDocument/hover", at(4, 14), &h)
	require.Contains(t, h.Contents.Value, "**parallel loop**")
	require.Contains(t, h.Contents.Value, "firstprivate(n, m)")

	var hints []inlayHint
	c.call("textDocument/inlayHint", map[string]any{"textDocument": map[string]any{"uri": uri},
		"range": textRange{position{0, 0}, position{100, 0}}}, &hints)
	require.Len(t, hints, 1)
	require.Equal(t, 4, hints[0].Position.Line)
	require.Contains(t, hints[0].Label, "firstprivate(n, m)")
}

func TestCompletion(t *testing.T) {
	for _, tc := range []struct {
		line      string
		has, lack []string
	}{
		{"#pragma acc ", []string{"parallel", "enter data", "loop"}, []string{"copyin"}},
		{"#pragma acc par", []string{"parallel", "parallel loop"}, []string{"kernels"}},
		{"#pragma acc enter ", []string{"data"}, []string{"parallel"}},
		{"#pragma acc parallel ", []string{"loop", "copyin", "num_gangs"}, []string{"finalize"}},
		{"#pragma acc parallel loop copyin(a) num_", []string{"num_gangs", "num_workers"}, []string{"copyin"}},
		{"#pragma acc data copyin(", []string{"readonly:"}, []string{"copyin"}},
		{"#pragma acc parallel default(", []string{"none", "present"}, nil},
		{"#pragma acc parallel loop \\\n   vec", []string{"vector", "vector_length"}, []string{"gang"}},
		{"#pragma acc loop reduction(m", []string{"max:", "min:"}, []string{"+:"}},
		{"#pragma omp ", []string{"parallel", "target enter data", "declare simd"}, []string{"kernels", "num_threads"}},
		{"#pragma omp parallel ", []string{"for", "sections", "num_threads"}, []string{"num_gangs", "workshare"}},
		{"#pragma omp target map(", []string{"always:", "iterator(", "tofrom:"}, []string{"readonly:"}},
		{"#pragma omp for reduction(m", []string{"max:", "min:"}, []string{"+:"}},
		{"#pragma omp for schedule(", []string{"dynamic", "monotonic:"}, nil},
		{"int x = par", nil, []string{"parallel"}},
		{"#pragma once ", nil, []string{"parallel"}},
	} {
		t.Run(tc.line, func(t *testing.T) {
			c := start(t)
			c.open("void f(void) {\n" + tc.line)
			lines := strings.Split("void f(void) {\n"+tc.line, "\n")
			var items []completionItem
			c.call("textDocument/completion", at(len(lines)-1, len(lines[len(lines)-1])), &items)
			labels := map[string]bool{}
			for _, i := range items {
				labels[i.Label] = true
			}
			for _, w := range tc.has {
				require.True(t, labels[w], "%s is missing in %v", w, labels)
			}
			for _, w := range tc.lack {
				require.False(t, labels[w], "%s is offered", w)
			}
		})
	}
}

func TestFortran(t *testing.T) {
	c := start(t)
	const name = "file:///work/a.f90"
	c.openAs(name, `subroutine f(n, a)
  integer :: n, i
  real :: a(n)
  !$acc parallel loop copyn(a(1:n)) private(i)
  do i = 1, n
    a(i) = 0
  end do
end subroutine
`)
	got := c.diagnostics(1)
	require.Len(t, got, 1)
	require.Equal(t, "ACC1003", got[0].Code)
	var h hover
	c.call("textDocument/hover", in(name, 3, 10), &h)
	require.Contains(t, h.Contents.Value, "**parallel loop**")
	c.call("textDocument/hover", in(name, 3, 38), &h)
	require.Contains(t, h.Contents.Value, "**private**")

	for _, tc := range []struct{ name, text, has, lacks string }{
		{"a.f90", "  !$acc par", "parallel loop", "kernels"},
		{"a.f90", "  !$ACC END ser", "serial loop", "seq"},
		{"a.f90", "!$acc parallel &\n!$acc & num_", "num_gangs", "copyin"},
		{"a.f90", "!$acc parallel loop reduction(ia", "iand:", "+:"},
		{"a.f90", "! par", "", "parallel"},
		{"a.f", "c$acc parallel", "parallel loop", "kernels"},
		{"a.f", "!$acc parallel loop\n!$acc+ vec", "vector_length", "gang"},
	} {
		c.openAs("file:///work/"+tc.name, tc.text)
		lines := strings.Split(tc.text, "\n")
		var items []completionItem
		c.call("textDocument/completion", in("file:///work/"+tc.name, len(lines)-1, len(lines[len(lines)-1])), &items)
		labels := map[string]bool{"": true}
		for _, i := range items {
			labels[i.Label] = true
		}
		require.True(t, labels[tc.has], "%q: %s is missing in %v", tc.text, tc.has, labels)
		require.False(t, labels[tc.lacks], "%q: %s is offered", tc.text, tc.lacks)
	}
}

func TestFortranHoverAndHints(t *testing.T) {
	c := start(t)
	for name, text := range map[string]string{
		"a.f90": `subroutine s(a, b, n)
  real :: a(n), b(n), x
  !$acc parallel loop copy(a) &
  !$acc & reduction(+:x)
  do i = 1, n
    x = x + a(i) * b(i)
  end do
end subroutine
`,
		"a.f": `      subroutine s(a, b, n)
      real a(n), b(n), x
!$acc parallel loop copy(a)
!$acc+ reduction(+:x)
      do i = 1, n
        x = x + a(i) * b(i)
      end do
      end
`,
	} {
		uri := "file:///work/" + name
		c.openAs(uri, text)
		require.Empty(t, c.diagnostics(1))
		var h hover
		c.call("textDocument/hover", in(uri, 2, 12), &h)
		require.Contains(t, h.Contents.Value, "**parallel loop**")
		require.Contains(t, h.Contents.Value, "copy(x, b) firstprivate(n)")
		var hints []inlayHint
		c.call("textDocument/inlayHint", map[string]any{"textDocument": map[string]any{"uri": uri},
			"range": textRange{position{0, 0}, position{100, 0}}}, &hints)
		require.Len(t, hints, 1, name)
		require.Equal(t, 3, hints[0].Position.Line, "after the last line of the directive")
		require.Contains(t, hints[0].Label, "copy(x, b) firstprivate(n)")
	}
}

// Positions count UTF-16 code units unless the editor takes bytes.
func TestEncodings(t *testing.T) {
	text := "/* \U0001F600é */ int f(void) { return 0; }\nvoid g(void) {\n/* é\U0001F600 */ undeclared = 1;\n}\n"
	for encoding, column := range map[string]int{"utf-8": len("/* é\U0001F600 */ "), "utf-16": len("/* xyy */ ")} {
		t.Run(encoding, func(t *testing.T) {
			c := start(t, encoding)
			c.open(text)
			got := c.diagnostics(1)
			require.NotEmpty(t, got)
			require.Equal(t, position{2, column}, got[0].Range.Start)
		})
	}
}

// Half-typed code, any position, any cut: always an answer, never an end of the server.
func TestHalfTyped(t *testing.T) {
	c := start(t)
	c.open("")
	version := 1
	for i := 0; i <= len(program); i += 3 {
		version++
		c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": version},
			"contentChanges": []map[string]any{{"text": program[:i]}}})
		line := strings.Count(program[:i], "\n")
		var items []completionItem
		c.call("textDocument/completion", at(line, 1000), &items)
		var h *hover
		c.call("textDocument/hover", at(line, 3), &h)
	}
	c.diagnostics(version)
	c.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": uri}})
}

func TestUnknownMethod(t *testing.T) {
	c := start(t)
	err := c.conn.Call(context.Background(), "textDocument/nonsense", nil, nil)
	require.ErrorContains(t, err, "method not found")
}

// The settings of a file choose the warnings that its editor shows.
func TestSettings(t *testing.T) {
	text := "void f(int n, float *a, float s) {\n#pragma acc parallel loop copy(a[0:n])\nfor (int i = 0; i < n; i++) s += a[i];\n}\n"
	s := &Server{Setup: setupWith(checks...)}
	s.Options.OpenACC = true
	d := newDocument("file:///project/f.c", 1, text, true)
	require.Len(t, s.analyze(d, always, nil).diags, 1)
	s.Setup = func(file, language string, o frontend.Options) *driver.Setup {
		require.Equal(t, "/project/f.c", file)
		out := setupWith(checks...)(file, language, o)
		require.NoError(t, out.Warn.Set("no-ACC4026", func(string) bool { return true }))
		return out
	}
	require.Empty(t, s.analyze(d, always, nil).diags)
}
