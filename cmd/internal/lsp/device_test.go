package lsp

import (
	"bytes"
	"os"
	"testing"
	"time"

	"accc/backend/device"
	"accc/backend/trace"

	"github.com/stretchr/testify/require"
)

const called = `#pragma acc routine seq
float twice(float x) { return 2 * x; }
#pragma acc routine seq
float four(float x) { return twice(twice(x)); }
void f(int n, float *a)
{
#pragma acc data copy(a[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            a[i] = four(a[i]) + twice(1);
    }
    a[0] = twice(a[0]);
}
`

func TestCallHierarchy(t *testing.T) {
	c := start(t, "utf-8")
	c.open(called)
	prepare := func(find string, n int) (items []callItem) {
		c.call("textDocument/prepareCallHierarchy", c.atText(called, find, n), &items)
		return items
	}
	routine := prepare("routine", 0)
	require.Len(t, routine, 1)
	require.Equal(t, "twice", routine[0].Name)
	require.Equal(t, "routine seq", routine[0].Detail)
	require.Equal(t, "1:6-11", show([]location{{Range: routine[0].SelectionRange}}))
	var in []incomingCall
	c.call("callHierarchy/incomingCalls", map[string]any{"item": routine[0]}, &in)
	var callers []string
	for _, i := range in {
		callers = append(callers, i.From.Name+" "+i.From.Detail)
	}
	require.Equal(t, []string{"four routine seq", "data copy(a[0:n]) f", "f "}, callers)
	require.Len(t, in[0].FromRanges, 2)

	var out []outgoingCall
	c.call("callHierarchy/outgoingCalls", map[string]any{"item": prepare("parallel", 0)[0]}, &out)
	require.Len(t, out, 2)
	require.Equal(t, "four", out[0].To.Name)
	require.Equal(t, "twice", out[1].To.Name)
	c.call("callHierarchy/outgoingCalls", map[string]any{"item": out[0].To}, &out)
	require.Len(t, out, 1)
	// The code is for the server of the host language.
	require.Empty(t, prepare("four(a", 0))
}

func TestFormatting(t *testing.T) {
	long := "void f(int n, float *a, float *b)\n{\n#pragma acc parallel  loop copyin(a[0:n]) copyout(b[0:n])\nfor (int i = 0; i < n; i++) b[i] = a[i];\n" +
		"#pragma acc  update  self(a[0:n])\n}\n"
	c := startWith(t, map[string]any{"capabilities": map[string]any{"general": map[string]any{"positionEncodings": []string{"utf-8"}}},
		"initializationOptions": map[string]any{"format": true, "width": 44}}, "utf-8")
	c.open(long)
	document := map[string]any{"textDocument": map[string]any{"uri": uri}}
	var edits []textEdit
	c.call("textDocument/formatting", document, &edits)
	require.Len(t, edits, 1)
	require.Equal(t, "#pragma acc parallel loop copyin(a[0:n]) \\\n    copyout(b[0:n])", edits[0].NewText)
	document["range"] = textRange{position{4, 3}, position{4, 3}}
	c.call("textDocument/rangeFormatting", document, &edits)
	require.Len(t, edits, 1)
	require.Equal(t, "#pragma acc update self(a[0:n])", edits[0].NewText)
	document["range"] = textRange{position{2, 3}, position{2, 3}}
	document["context"] = map[string]any{"only": []string{"refactor"}}
	var actions []codeAction
	c.call("textDocument/codeAction", document, &actions)
	require.Equal(t, "wrap the lines of the directive", actions[0].Title)
}

func TestCodeLens(t *testing.T) {
	dir := files(t, map[string]string{"a.c": called})
	r := trace.NewRecorder()
	at := device.Site{Directive: "data", Clause: "copy", File: "a.c", Line: 7, Column: 1}
	r.Event(device.Event{Kind: device.EventUpload, Site: at, Var: "a", Bytes: 4096})
	r.Event(device.Event{Kind: device.EventDownload, Site: at, Var: "a", Bytes: 4096})
	r.Event(device.Event{Kind: device.EventUpload, Site: device.Site{File: "b.c", Line: 7}, Var: "b", Bytes: 1})
	var text bytes.Buffer
	require.NoError(t, r.Profile().Write(&text))
	require.NoError(t, os.WriteFile(pathOf(dir+"/run.json"), text.Bytes(), 0o644))
	later := time.Now().Add(time.Minute)
	require.NoError(t, os.Chtimes(pathOf(dir+"/run.json"), later, later))
	c := startWith(t, map[string]any{"rootUri": dir, "capabilities": map[string]any{"general": map[string]any{"positionEncodings": []string{"utf-8"}}},
		"initializationOptions": map[string]any{"profile": "run.json"}}, "utf-8")
	c.openAs(dir+"/a.c", called)
	var lenses []codeLens
	params := map[string]any{"textDocument": map[string]any{"uri": dir + "/a.c"}}
	c.call("textDocument/codeLens", params, &lenses)
	require.Len(t, lenses, 1)
	require.Equal(t, 6, lenses[0].Range.Start.Line)
	require.Equal(t, "1 upload (4.1 kB), 1 download (4.1 kB)", lenses[0].Command.Title)
	c.change(dir+"/a.c", 2, called+"\n")
	c.call("textDocument/codeLens", params, &lenses)
	require.Equal(t, "1 upload (4.1 kB), 1 download (4.1 kB) in a run of an older text", lenses[0].Command.Title)
}
