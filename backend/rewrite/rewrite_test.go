package rewrite

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/source"
	"accc/frontend/tokens"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestWishes makes the wishes of each archive of testdata in its text: a line for each, with the statement as it is spelled. The order of the wishes
// means nothing, which the test tries.
//
//	before else a = 1; => #pragma one
//	around - for (;;) f(); => #pragma begin => #pragma end
func TestWishes(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			require.NoError(t, err)
			require.GreaterOrEqual(t, len(archive.Files), 2)
			file := source.NewFile(archive.Files[0].Name, bytes.ReplaceAll(archive.Files[0].Data, []byte("\\r\n"), []byte("\r\n")))
			wishes := strings.Split(strings.TrimSpace(string(archive.Files[1].Data)), "\n")
			got := wished(t, file, wishes)
			var turned []string
			for _, w := range wishes {
				turned = append([]string{w}, turned...)
			}
			require.Equal(t, got, wished(t, file, turned), "in another order")
			got = strings.ReplaceAll(got, "\r\n", "\\r\n")
			if *update {
				archive.Files = append(archive.Files[:2], txtar.File{Name: "result", Data: []byte(got)})
				require.NoError(t, os.WriteFile(path, txtar.Format(archive), 0o644))
				return
			}
			require.Equal(t, string(archive.Files[2].Data), got)
		})
	}
}

// wished is a file with wishes made, and the refusals as lines after it, sorted as they are in the text.
func wished(t *testing.T, file *source.File, wishes []string) string {
	lexis := map[string]tokens.Lexis{".c": {}, ".f90": {Form: tokens.Free}, ".f": {Form: tokens.Fixed, Width: 72}}[filepath.Ext(file.Name)]
	e := New(tokens.New(file, lexis))
	var refused []string
	for _, wish := range wishes {
		words := strings.SplitN(wish, " ", 3)
		parts := strings.Split(words[2], " => ")
		text := strings.ReplaceAll(parts[0], `\n`, "\n")
		at := strings.Index(string(file.Text), text)
		require.GreaterOrEqual(t, at, 0, "%s is not in the text", text)
		s := source.Statement{Span: source.Span{File: file, Start: at, End: at + len(text)}, Place: strings.Trim(words[1], "-")}
		s.Labeled = s.Place == "labeled"
		var refusal *Refusal
		if words[0] == "around" {
			refusal = e.Enclose(s, parts[1], strings.Join(parts[2:], ""))
		} else {
			var p *Place
			if p, refusal = e.Place(s); refusal == nil {
				e.Insert(p, map[string]Side{"before": Before, "after": After}[words[0]], p.Indent+parts[1])
			}
		}
		if refusal != nil {
			refused = append(refused, file.Position(refusal.At.Start).String()+": "+refusal.Why+"\n")
		}
	}
	out, err := source.Apply(file, e.Edits())
	require.NoError(t, err)
	if len(refused) > 1 && refused[0] > refused[1] {
		refused[0], refused[1] = refused[1], refused[0]
	}
	return string(out) + strings.Join(refused, "")
}
