package lsp

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
)

const navigated = `#define M 4
int g;
void f(int n, float *a)
{
    float s = 0;
#pragma acc data copy(a[0:n])
    {
#pragma acc parallel loop reduction(+:s) \
    num_gangs(n + M)
        for (int i = 0; i < n; i++)
            s += a[i] * g;
    }
}
`

// cursor is the position of the n-th occurrence of a text, from 0.
func cursor(t *testing.T, text, find string, n int) (line, character int) {
	t.Helper()
	from := 0
	for {
		at := strings.Index(text[from:], find)
		require.GreaterOrEqual(t, at, 0, find)
		from += at
		if n == 0 {
			break
		}
		n--
		from++
	}
	line = strings.Count(text[:from], "\n")
	return line, from - 1 - strings.LastIndexByte(text[:from], '\n')
}

func (c *client) atText(text, find string, n int) map[string]any {
	line, character := cursor(c.t, text, find, n)
	return at(line, character)
}

func show(list []location) string {
	var out []string
	for _, l := range list {
		out = append(out, fmt.Sprintf("%d:%d-%d", l.Range.Start.Line, l.Range.Start.Character, l.Range.End.Character))
	}
	return strings.Join(out, " ")
}

func TestNavigation(t *testing.T) {
	c := start(t, "utf-8")
	c.open(navigated)
	var where location
	c.call("textDocument/definition", c.atText(navigated, "a[0:n]", 0), &where)
	require.Equal(t, "2:21-22", show([]location{where}))
	c.call("textDocument/definition", c.atText(navigated, "n + M", 0), &where)
	require.Equal(t, "2:11-12", show([]location{where}))

	references := func(params map[string]any, declaration bool) string {
		params["context"] = map[string]any{"includeDeclaration": declaration}
		var list []location
		c.call("textDocument/references", params, &list)
		return show(list)
	}
	require.Equal(t, "4:10-11 10:12-13 7:38-39", references(c.atText(navigated, "s) ", 0), true))
	require.Equal(t, "10:12-13 7:38-39", references(c.atText(navigated, "s) ", 0), false))
	// In the code, the server of the host language finds the others.
	require.Equal(t, "7:38-39", references(c.atText(navigated, "s += ", 0), true))
	require.Empty(t, references(c.atText(navigated, "g;", 1), true))

	var marks []highlighted
	c.call("textDocument/documentHighlight", c.atText(navigated, "s) ", 0), &marks)
	require.Len(t, marks, 3)

	var about hover
	c.call("textDocument/hover", c.atText(navigated, "a[0:n]", 0), &about)
	require.Contains(t, about.Contents.Value, "**a** — `float *`, 8 bytes, a parameter")
	require.Contains(t, about.Contents.Value, "Declared in line 3")
	require.Contains(t, about.Contents.Value, "Line 6: `copy(a[0:n])`")
	c.call("textDocument/hover", c.atText(navigated, "s) ", 0), &about)
	require.Contains(t, about.Contents.Value, "Line 8: `reduction(s)`")
}

func TestRename(t *testing.T) {
	c := start(t, "utf-8")
	c.open(navigated)
	rename := func(params map[string]any, name string) (edit workspaceEdit, err error) {
		params["newName"] = name
		err = c.conn.Call(context.Background(), "textDocument/rename", params, &edit)
		return edit, err
	}
	var what renamable
	c.call("textDocument/prepareRename", c.atText(navigated, "a[0:n]", 0), &what)
	require.Equal(t, "a", what.Placeholder)
	edit, err := rename(c.atText(navigated, "a[0:n]", 0), "field")
	require.NoError(t, err)
	var places []location
	for _, e := range edit.Changes[uri] {
		require.Equal(t, "field", e.NewText)
		places = append(places, location{Range: e.Range})
	}
	require.Equal(t, "2:21-22 5:22-23 10:17-18", show(places))

	_, err = rename(c.atText(navigated, "a[0:n]", 0), "n")
	require.ErrorContains(t, err, "with the name n the program has mistakes")
	_, err = rename(c.atText(navigated, "a[0:n]", 0), "no name")
	require.ErrorContains(t, err, `"no name" is not a name`)
	_, err = rename(c.atText(navigated, "g;", 1), "h")
	require.ErrorContains(t, err, "no variable of a directive is here")
	// A name that an inner block has already.
	hidden := strings.Replace(navigated, "s += a[i] * g;", "{ float t = 1; s += t; }", 1)
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []map[string]any{{"text": hidden}}})
	_, err = rename(c.atText(hidden, "s) ", 0), "t")
	require.Error(t, err)
	macro := "#define V s\n" + strings.Replace(navigated, "s += a[i]", "V += a[i]", 1)
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 3},
		"contentChanges": []map[string]any{{"text": macro}}})
	_, err = rename(c.atText(macro, "s) ", 0), "t")
	require.ErrorContains(t, err, "s is named in a macro")
}

func TestOutline(t *testing.T) {
	c := start(t, "utf-8")
	c.open(navigated)
	params := map[string]any{"textDocument": map[string]any{"uri": uri}}
	var symbols []documentSymbol
	c.call("textDocument/documentSymbol", params, &symbols)
	require.Len(t, symbols, 1)
	require.Equal(t, "data copy(a[0:n])", symbols[0].Name)
	require.Equal(t, 11, symbols[0].Range.End.Line)
	require.Len(t, symbols[0].Children, 1)
	require.Equal(t, "parallel loop reduction(+:s) num_gangs(n+4)", symbols[0].Children[0].Name)

	var folds []foldingRange
	c.call("textDocument/foldingRange", params, &folds)
	require.Equal(t, []foldingRange{{5, 11, "region"}, {7, 10, "region"}}, folds)

	var tokens semanticTokens
	c.call("textDocument/semanticTokens/full", params, &tokens)
	lines := strings.Split(navigated, "\n")
	var words []string
	line, column := 0, 0
	for i := 0; i+4 < len(tokens.Data); i += 5 {
		d := tokens.Data[i : i+5]
		if d[0] > 0 {
			column = 0
		}
		line, column = line+d[0], column+d[1]
		words = append(words, legend.TokenTypes[d[3]]+":"+lines[line][column:column+d[2]])
	}
	require.Equal(t, "macro:#pragma acc keyword:data property:copy variable:a operator:[ number:0 operator:: variable:n operator:] "+
		"macro:#pragma acc keyword:parallel keyword:loop property:reduction operator:+ operator:: variable:s property:num_gangs variable:n operator:+",
		strings.Join(words, " "))
}

func TestSignatureAndVariables(t *testing.T) {
	c := start(t, "utf-8")
	c.open(navigated)
	c.diagnostics(1)
	// The directive is being typed.
	typed := strings.Replace(navigated, "copy(a[0:n])", "copyin(", 1)
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []map[string]any{{"text": typed}}})
	line, character := cursor(t, typed, "copyin(", 0)
	var help signatureHelp
	c.call("textDocument/signatureHelp", at(line, character+7), &help)
	require.Len(t, help.Signatures, 1)
	require.True(t, strings.HasPrefix(help.Signatures[0].Label, "copyin([readonly"), help.Signatures[0].Label)
	var items []completionItem
	c.call("textDocument/completion", at(line, character+7), &items)
	var labels []string
	for _, i := range items {
		if i.Kind == kindVariable {
			labels = append(labels, i.Label+" "+i.Detail)
		}
	}
	require.Subset(t, labels, []string{"n int", "a float *", "s float", "g int"})
}

// Code actions of one kind: all fixes at once.
func TestFixAll(t *testing.T) {
	text := "void f(int n, float *a) {\n#pragma acc parallel loop copyn(a[0:n])\nfor (int i = 0; i < n; i++) a[i] = 1;\n" +
		"#pragma acc parallel loop copyn(a[0:n])\nfor (int i = 0; i < n; i++) a[i] = 1;\n}\n"
	c := start(t, "utf-8")
	c.open(text)
	ask := func(only ...string) (list []codeAction) {
		c.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri},
			"range": textRange{position{0, 0}, position{10, 0}}, "context": map[string]any{"only": only}}, &list)
		return list
	}
	all := ask("source.fixAll")
	require.Len(t, all, 1)
	require.Len(t, all[0].Edit.Changes[uri], 2)
	for _, a := range ask("quickfix") {
		require.Equal(t, quickFix, a.Kind)
	}
	require.Empty(t, ask("refactor.extract"))
}

// A file whose name says nothing is read as the language that the editor takes it for.
func TestLanguageID(t *testing.T) {
	c := start(t, "utf-8")
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": "untitled:1", "version": 1, "languageId": "fortran",
		"text": "subroutine f(a)\nreal :: a(9)\n!$acc parallel loop copyn(a)\ndo i = 1, 9\na(i) = 1\nend do\nend subroutine\n"}})
	found := c.diagnostics(1)
	require.Len(t, found, 1)
	require.Equal(t, "ACC1003", found[0].Code)
}

// Requests are answered beside one another, one that is cancelled at once; the text that a request is about is that at its time.
func TestConcurrentRequests(t *testing.T) {
	var long strings.Builder
	long.WriteString("void f(int n, float *a)\n{\n")
	for range 400 {
		long.WriteString("#pragma acc parallel loop copy(a[0:n])\n    for (int i = 0; i < n; i++)\n        a[i] = i;\n")
	}
	long.WriteString("}\n")
	c := start(t, "utf-8")
	c.open(long.String())
	hints := map[string]any{"textDocument": map[string]any{"uri": uri}, "range": textRange{position{0, 0}, position{2000, 0}}}
	id := jsonrpc2.ID{Num: 77}
	first, err := c.conn.DispatchCall(context.Background(), "textDocument/inlayHint", hints, jsonrpc2.PickID(id))
	require.NoError(t, err)
	c.notify("$/cancelRequest", map[string]any{"id": 77})
	var list []inlayHint
	if err := first.Wait(context.Background(), &list); err != nil {
		require.ErrorContains(t, err, "cancelled")
	}
	answered, err := c.conn.DispatchCall(context.Background(), "textDocument/definition", at(2, 31))
	require.NoError(t, err)
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []map[string]any{{"text": "int x;\n"}}})
	var where location
	require.NoError(t, answered.Wait(context.Background(), &where))
	require.Equal(t, 0, where.Range.Start.Line)
	require.Equal(t, 21, where.Range.Start.Character)
}
