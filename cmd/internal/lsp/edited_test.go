package lsp

import (
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/sema"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
)

// manyFunctions have mistakes of several kinds, calls of one another, and parts that the preprocessor decides on.
const manyFunctions = `#define N 100
float table[N];
#pragma acc routine seq
static float twice(float x)
{
    return 2 * x;
}
void first(int n, float *a)
{
#pragma acc parallel loop copyn(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = twice(a[i]);
}
void second(int n, float *a)
{
    float s = 0;
#pragma acc data copyin(a[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            s += a[i];
#pragma acc parallel loop
        for (int i = 1; i < n; i++)
            a[i] = a[i - 1];
    }
}
void third(void)
{
#ifdef N
    float a[N];
#endif
#pragma acc parallel loop seq gang
    for (int i = 0; i < N; i++)
        a[i] = table[i];
}
int last(void)
{
    second(N, table);
#pragma acc update self(table)
    return table[0] > 0;
}
`

// unheard is a server whose editor hears nothing.
func unheard(t *testing.T, checks ...*sema.Set) *Server {
	s := &Server{Setup: setupWith(checks...), open: map[string]*document{}, latest: map[string]*analysis{}, parts: map[string]*analysis{}}
	s.Options.OpenACC, s.Options.OpenMP = true, true
	in, end := io.Pipe()
	s.conn = jsonrpc2.NewConn(context.Background(), newFrames(in, io.Discard, end.Close), dispatcher{})
	t.Cleanup(func() { s.conn.Close() })
	return s
}

// A mistake in one function is told at once, with those that the others had.
func TestEditedFunctionKeepsOthers(t *testing.T) {
	s := unheard(t, checks...)
	shown := func(text string) string {
		d := newDocument(uri, 2, text, true)
		s.open[uri] = d
		list := s.editedViews(d)
		if list == nil {
			return "all is read"
		}
		var out []string
		for _, x := range diagnosticsOf(list) {
			out = append(out, x.Code+" "+show([]location{{Range: x.Range}}))
		}
		return strings.Join(out, ", ")
	}
	d := newDocument(uri, 1, manyFunctions, true)
	s.open[uri] = d
	s.analysisOf(d)
	require.Equal(t, "ACC4026 20:12-13, ACC3004 31:26-29", shown(strings.Replace(manyFunctions, "copyn(", "copyin(", 1)))
	require.Equal(t, "ACC1003 9:26-31, ACC4026 20:12-13, ACC3004 31:26-29", shown(strings.Replace(manyFunctions, "second(N, table);\n", "second(N, table);\n\n", 1)))
	require.Equal(t, "ACC1003 9:26-31, ACC4026 21:12-13, ACC4041 24:12-13, ACC3004 32:26-29", shown(strings.Replace(manyFunctions, "float s = 0;\n", "float s = 0;\n    s = 1;\n", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "#define N 100", "#define N 10", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "float s = 0;", "float s = 0; {", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "#ifdef N", "#ifdef M", 1)))
}

// Of a text that is no longer there nothing is found out, and no text keeps an older one alive.
func TestOutdated(t *testing.T) {
	s := unheard(t, checks...)
	s.Large = 1
	version := func(n int) *document {
		d := newDocument(uri, n, strings.NewReplacer("copyn", "copyin", "seq gang", "gang", "float s = 0;", "float s = 0;"+strings.Repeat(" ", n)).Replace(manyFunctions), true)
		s.open[uri] = d
		return d
	}
	first, second := version(1), version(2)
	require.Nil(t, s.analysisOf(first).source)
	require.NotNil(t, s.analysisOf(second).source)
	third := version(3)
	require.Len(t, s.views(third), 2)
	fourth := version(4)
	require.Nil(t, s.analysisOf(third).source)
	require.Empty(t, third.edited)
	require.Len(t, s.views(fourth), 2)
	require.NotNil(t, s.analysisOf(fourth).source)
	require.Empty(t, fourth.edited)
	require.Len(t, s.views(fourth), 1)
}

// Of a large text that is opened, what the checks say is sent before the IR has been looked at.
func TestFirstDiagnostics(t *testing.T) {
	s := unheard(t, checks...)
	s.Large = 1
	d := newDocument(uri, 1, strings.NewReplacer("copyn", "copyin", "seq gang", "gang").Replace(manyFunctions), true)
	s.open[uri] = d
	codes := func(list []diagnostic) (out []string) {
		for _, x := range list {
			out = append(out, x.Code)
		}
		return out
	}
	var sent []string
	s.conn.Close()
	in, end := io.Pipe()
	s.conn = jsonrpc2.NewConn(context.Background(), newFrames(in, io.Discard, end.Close), dispatcher{},
		jsonrpc2.OnSend(func(r *jsonrpc2.Request, _ *jsonrpc2.Response) {
			var p publishParams
			require.NoError(t, json.Unmarshal(*r.Params, &p))
			sent = append(sent, strings.Join(codes(p.Diagnostics), " "))
		}))
	s.check(d)
	require.Equal(t, []string{"ACC4026", "ACC4026 ACC4041"}, sent)
	// Nothing that is shown goes away while the next version is checked.
	sent = nil
	d = newDocument(uri, 2, strings.Replace(string(d.file.Text), "float s = 0;", "float s = 0; ", 1), true)
	s.open[uri] = d
	s.check(d)
	require.Equal(t, []string{"ACC4026 ACC4041"}, sent)
}

// A client that edits all over a large text and asks about each version gets an answer to the last one after one check: the others are given up.
func TestFlood(t *testing.T) {
	s := unheard(t, checks...)
	s.Large = 1
	var checked int
	setup := s.Setup
	s.Setup = func(file, language string, o frontend.Options) *driver.Setup {
		checked++
		return setup(file, language, o)
	}
	answers := make([]func() (any, error), 50)
	for k := range answers {
		// A line before all procedures: nothing can be said without reading them all.
		s.open[uri] = newDocument(uri, k, strings.Repeat("\n", k)+strings.NewReplacer("copyn", "copyin", "seq gang", "gang").Replace(manyFunctions), true)
		var err error
		answers[k], err = handlers["textDocument/documentSymbol"](s, []byte(`{"textDocument": {"uri": "`+uri+`"}}`))
		require.NoError(t, err)
	}
	for k, answer := range answers {
		result, err := answer()
		if k < len(answers)-1 {
			require.ErrorContains(t, err, "the text has changed")
			continue
		}
		require.NoError(t, err)
		require.Len(t, result, 5)
	}
	require.Equal(t, 1, checked)
}
