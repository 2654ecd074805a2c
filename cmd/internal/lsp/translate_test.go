package lsp

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/backend/emit"

	"github.com/stretchr/testify/require"
)

// previewing are the capabilities of an editor that shows edits before it makes them.
func previewing(more ...string) map[string]any {
	edits := map[string]any{"documentChanges": true, "changeAnnotationSupport": map[string]any{"groupsOnLabel": true}, "resourceOperations": more}
	return map[string]any{"capabilities": map[string]any{
		"general":      map[string]any{"positionEncodings": []string{"utf-8"}},
		"workspace":    map[string]any{"workspaceEdit": edits},
		"textDocument": map[string]any{"codeAction": map[string]any{"dataSupport": true, "resolveSupport": map[string]any{"properties": []string{"edit"}}}},
	}}
}

// offered are the actions at a text of a document, by their titles.
func (c *client) offered(uri, text, at string) (titles []string, actions map[string]codeAction) {
	before, _, ok := strings.Cut(text, at)
	require.True(c.t, ok, at)
	line := strings.Count(before, "\n")
	where := position{line, len(before) - strings.LastIndexByte(before, '\n') - 1}
	var list []codeAction
	c.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri}, "range": textRange{where, where},
		"context": map[string]any{"only": []string{"refactor"}, "triggerKind": 1}}, &list)
	actions = map[string]codeAction{}
	for _, a := range list {
		titles = append(titles, a.Title)
		actions[a.Title] = a
	}
	return titles, actions
}

// edited is a text after edits.
func editedText(text string, edits []textEdit) string {
	d := newDocument("file:///x", 0, text, true)
	for _, e := range slices.Backward(edits) {
		d = newDocument(d.uri, 0, d.apply(&e.Range, e.NewText), true)
	}
	return string(d.file.Text)
}

const twoLoops = `#include <openacc.h>
void f(int n, double *a, double *b)
{
#pragma acc data copy(a[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            a[i] += 1;
    }
#pragma acc parallel loop copy(b[0:n]) device_type(nvidia) num_gangs(8)
    for (int i = 0; i < n; i++)
        b[i] += 1;
}
`

// A directive is translated with what goes with it. The edit comes when it is asked for; each change says what it is for, and is confirmed before
// it is made.
func TestTranslateDirective(t *testing.T) {
	c := startWith(t, previewing(), "utf-8")
	c.open(twoLoops)
	titles, actions := c.offered(uri, twoLoops, "parallel loop\n")
	require.Equal(t, []string{"write out the clauses that the rules imply", "translate this directive, and one that goes with it, to OpenMP", "translate this file to OpenMP (3 directives)",
		"write out the clauses that the rules imply in this file"}, titles)
	a := actions[titles[1]]
	require.Nil(t, a.Edit)
	require.NotNil(t, a.Data)
	var got codeAction
	c.call("codeAction/resolve", a, &got)
	require.Len(t, got.Edit.DocumentChanges, 1)
	change := got.Edit.DocumentChanges[0]
	require.Equal(t, 1, *change.TextDocument.Version)
	require.Equal(t, strings.NewReplacer("acc data copy(a[0:n])", "omp target data map(tofrom: a[0:n])", "acc parallel loop\n", "omp target teams distribute parallel for\n").Replace(twoLoops),
		editedText(twoLoops, change.Edits))
	var labels []string
	for _, e := range change.Edits {
		note := got.Edit.ChangeAnnotations[e.AnnotationID]
		require.True(t, note.NeedsConfirmation)
		labels = append(labels, note.Label)
	}
	require.Equal(t, []string{"#pragma acc data copy(a[0:n])", "#pragma acc parallel loop"}, labels)
}

// What the translation says otherwise is told with the change, and in a message.
func TestTranslateFile(t *testing.T) {
	c := startWith(t, previewing(), "utf-8")
	c.open(twoLoops)
	titles, actions := c.offered(uri, twoLoops, "parallel loop copy")
	require.Equal(t, "translate this directive to OpenMP", titles[1])
	var got codeAction
	c.call("codeAction/resolve", actions["translate this file to OpenMP (3 directives)"], &got)
	text := editedText(twoLoops, got.Edit.DocumentChanges[0].Edits)
	require.NotContains(t, text, "acc")
	require.Equal(t, 3, strings.Count(text, "#pragma omp target"))
	var told []string
	for _, note := range got.Edit.ChangeAnnotations {
		if note.Description != "" {
			told = append(told, note.Description)
		}
	}
	require.Len(t, told, 1)
	require.Contains(t, <-c.messages, "line 10: "+told[0])
}

// Of OpenMP, those for devices are translated.
func TestTranslateToOpenACC(t *testing.T) {
	const text = `subroutine f(n, a, b)
  integer :: n, i
  real :: a(n), b(n)
  !$omp target teams distribute parallel do map(tofrom: a)
  do i = 1, n
    a(i) = a(i) + 1
  end do
  !$omp parallel do
  do i = 1, n
    b(i) = b(i) + 1
  end do
end subroutine
`
	const name = "file:///work/a.f90"
	c := startWith(t, previewing(), "utf-8")
	c.openAs(name, text)
	titles, _ := c.offered(name, text, "omp parallel do")
	require.NotContains(t, strings.Join(titles, "\n"), "translate")
	_, actions := c.offered(name, text, "target teams")
	var got codeAction
	c.call("codeAction/resolve", actions["translate this file to OpenACC (1 directive)"], &got)
	require.Equal(t, strings.Replace(text, "!$omp target teams distribute parallel do map(tofrom: a)", "!$acc parallel loop copy(a)", 1), editedText(text, got.Edit.DocumentChanges[0].Edits))
	c.call("codeAction/resolve", actions["write out the clauses that the rules imply in this file"], &got)
	require.Contains(t, editedText(text, got.Edit.DocumentChanges[0].Edits), "!$omp parallel do shared(n, b) private(i)\n")
}

// The library of OpenACC is a file of its own where the editor can create one.
func TestTranslateCreatesLibrary(t *testing.T) {
	text := strings.Replace(twoLoops, "    {\n", "    {\n        acc_init(acc_device_default);\n", 1)
	dir := t.TempDir()
	name := uriOf(filepath.Join(dir, "a.c"))
	library := "translate this file to OpenMP (3 directives)"
	for _, creates := range []bool{true, false} {
		var more []string
		if creates {
			more = []string{"create"}
		}
		c := startWith(t, previewing(more...), "utf-8")
		c.openAs(name, text)
		_, actions := c.offered(name, text, "acc data")
		var got codeAction
		c.call("codeAction/resolve", actions[library], &got)
		list := got.Edit.DocumentChanges
		own := editedText(text, list[len(list)-1].Edits)
		if !creates {
			require.Len(t, list, 1)
			require.Contains(t, own, "ACCC_FUNCTION void acc_init(")
			continue
		}
		require.Len(t, list, 3)
		require.Equal(t, "create", list[0].Kind)
		require.Equal(t, uriOf(filepath.Join(dir, emit.LibraryName)), list[0].URI)
		require.Contains(t, list[1].Edits[0].NewText, "ACCC_FUNCTION void acc_init(")
		require.True(t, strings.HasPrefix(own, "#include \""+emit.LibraryName+"\"\n"))
		require.NoError(t, os.WriteFile(filepath.Join(dir, emit.LibraryName), []byte(list[1].Edits[0].NewText), 0o600))
		got = codeAction{}
		c.call("codeAction/resolve", actions[library], &got)
		require.Len(t, got.Edit.DocumentChanges, 1, "it is there")
	}
}

// An editor that asks for no edits later gets them with the action, if somebody has asked for actions.
func TestTranslateAtOnce(t *testing.T) {
	c := start(t, "utf-8")
	c.open(twoLoops)
	_, actions := c.offered(uri, twoLoops, "parallel loop copy")
	a := actions["translate this directive to OpenMP"]
	require.Nil(t, a.Data)
	require.Contains(t, editedText(twoLoops, a.Edit.Changes[uri]), "#pragma omp target teams distribute parallel for map(tofrom: b[0:n])")
	var list []codeAction
	c.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri}, "range": textRange{position{9, 12}, position{9, 12}},
		"context": map[string]any{"triggerKind": 2}}, &list)
	for _, x := range list {
		require.NotContains(t, x.Title, "translate")
	}
}

// There is no translation of a text with mistakes, none of a newer text than the one that was asked about, and none of a directive of which the
// preprocessor leaves out others: that is for the whole file.
func TestTranslateNot(t *testing.T) {
	c := startWith(t, previewing(), "utf-8")
	wrong := strings.Replace(twoLoops, "copy(b", "copyn(b", 1)
	c.open(wrong)
	titles, _ := c.offered(uri, wrong, "acc data")
	require.NotContains(t, strings.Join(titles, "\n"), "translate")

	const name = "file:///work/b.c"
	chosen := strings.Replace(twoLoops, "#pragma acc parallel loop copy(b", "#ifdef LATER\n#pragma acc update self(b[0:n])\n#endif\n#pragma acc parallel loop copy(b", 1)
	chosen = strings.Replace(chosen, "\n}\n", "\n#pragma acc update self(b[0:n])\n}\n", 1)
	c.openAs(name, chosen)
	titles, actions := c.offered(name, chosen, "parallel loop copy(b")
	require.Equal(t, "translate this file to OpenMP (4 directives)", titles[1])
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": name, "version": 2}, "contentChanges": []map[string]any{{"text": "int x;\n"}}})
	var got codeAction
	require.ErrorContains(t, c.fails("codeAction/resolve", actions[titles[1]], &got), "the text has changed")
}
