package pass_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/builtin"
	"accc/dialects/test"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"
)

// TestEffects runs the pipelines that the files of testdata name on operations of the test dialect, and checks what
// comes out by the comments in them.
func TestEffects(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			first, _, _ := strings.Cut(string(text), "\n")
			pipeline, ok := strings.CutPrefix(first, "// RUN: ")
			require.True(t, ok, "%s does not begin with its pipeline", file)
			steps, err := pass.Generic.Parse(pipeline)
			require.NoError(t, err)
			m := irtest.MustParse(t, ir.NewContext(builtin.Dialect, test.Dialect), string(text))
			require.NoError(t, pass.Run(m, steps, pass.Hooks{}))
			irtest.FileCheck(t, string(text), irtest.Print(m, false), "CHECK")
		})
	}
}

// TestNested: passes run on the operations that the pipeline names around them.
func TestNested(t *testing.T) {
	var ran []string
	note := &pass.Pass{Name: "note", Run: func(o *ir.Op, _ pass.Values) error {
		ran = append(ran, o.Name()+" "+ir.SymbolName(o))
		return nil
	}}
	anchored := &pass.Pass{Name: "anchored", Anchor: "test.isolated", Run: note.Run}
	table := pass.Table{note, anchored}
	text := "module @m {\n test.isolated {\n }\n module @in {\n test.isolated {\n }\n }\n}"
	for _, c := range []struct {
		pipeline, err string
		ran           []string
	}{
		{pipeline: "note", ran: []string{"builtin.module m"}},
		{pipeline: "builtin.module(note)", ran: []string{"builtin.module m"}},
		{pipeline: "builtin.module( builtin.module(note, note) , note)", ran: []string{"builtin.module in", "builtin.module in", "builtin.module m"}},
		{pipeline: "builtin.module(test.isolated(note))", ran: []string{"test.isolated "}},
		{pipeline: "any(any(note))", ran: []string{"test.isolated ", "builtin.module in"}},
		{pipeline: "anchored", ran: []string{"test.isolated ", "test.isolated "}},
		{pipeline: "builtin.module(builtin.module(anchored))", ran: []string{"test.isolated "}},
		{pipeline: "builtin.module()"},
		{pipeline: "builtin.module(note", err: "missing ')'"},
		{pipeline: "builtin.module(note))", err: "expected ','"},
		{pipeline: "note,", err: "expected a pass"},
	} {
		ran = nil
		steps, err := table.Parse(c.pipeline)
		if c.err != "" {
			require.ErrorContains(t, err, c.err, c.pipeline)
			continue
		}
		require.NoError(t, err, c.pipeline)
		m := irtest.MustParse(t, ir.NewContext(builtin.Dialect, test.Dialect), text)
		require.NoError(t, pass.Run(m, steps, pass.Hooks{}))
		require.Equal(t, c.ran, ran, c.pipeline)
	}
}
