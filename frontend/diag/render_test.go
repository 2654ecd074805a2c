package diag

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/source"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output in testdata")

// A case names spans by their text: "needle", or "file:needle".
type caseLabel struct{ At, Text string }

type caseDiagnostic struct {
	Code, Severity, Message, Spec string
	At, Label                     string
	Labels                        []caseLabel
	Notes                         []string
	Fixes                         []struct{ Message, At, New string }
}

// TestRenderers renders the diagnostics of every testdata/*.txtar in every format.
// Sections: the sources, "diagnostics" (JSON), and one section for each format.
func TestRenderers(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			require.NoError(t, err)
			files := map[string]*source.File{}
			var cases []caseDiagnostic
			for _, f := range archive.Files {
				switch {
				case f.Name == "diagnostics":
					require.NoError(t, json.Unmarshal(f.Data, &cases))
				case Formats[f.Name] == nil && f.Name != "text-color":
					files[f.Name] = source.NewFile(f.Name, f.Data)
				}
			}
			var list []Diagnostic
			for _, c := range cases {
				list = append(list, c.build(t, files))
			}
			rules := []*Rule{{Code: "ACC3004", Title: "seq with gang", Doc: "A loop runs one way.", Spec: "OpenACC 3.3 §2.9.5", Avoid: "bad", Prefer: "good"}}
			changed := false
			for i, f := range archive.Files {
				render, o := Formats[f.Name], Options{Rules: rules, Version: "1.0"}
				if f.Name == "text-color" {
					render, o.Color = Text, true
				}
				if render == nil {
					continue
				}
				var got bytes.Buffer
				require.NoError(t, render(&got, list, o))
				out := strings.ReplaceAll(got.String(), "\x1b", "\\e")
				if *update {
					archive.Files[i].Data = []byte(out)
					changed = true
					continue
				}
				require.Equal(t, string(f.Data), out, f.Name)
			}
			if changed {
				require.NoError(t, os.WriteFile(path, txtar.Format(archive), 0o644))
			}
		})
	}
}

func (c caseDiagnostic) build(t *testing.T, files map[string]*source.File) Diagnostic {
	find := func(at string) source.Span {
		if at == "" {
			return source.Span{}
		}
		name, needle := "in.c", at
		if n, rest, ok := strings.Cut(at, "::"); ok {
			name, needle = n, rest
		}
		f := files[name]
		require.NotNil(t, f, name)
		start := bytes.Index(f.Text, []byte(needle))
		require.GreaterOrEqual(t, start, 0, needle)
		return source.Span{File: f, Start: start, End: start + len(needle)}
	}
	d := Diagnostic{Code: c.Code, Message: c.Message, Spec: c.Spec, Notes: c.Notes, Primary: Label{find(c.At), c.Label}}
	switch c.Severity {
	case "warning":
		d.Severity = Warning
	case "info":
		d.Severity = Info
	}
	for _, l := range c.Labels {
		d.See(find(l.At), "%s", l.Text)
	}
	for _, f := range c.Fixes {
		d.Fix(f.Message, source.Edit{Span: find(f.At), New: f.New})
	}
	return d
}

func TestLongLineIsCut(t *testing.T) {
	line := strings.Repeat("a", 1<<20) + " bad " + strings.Repeat("b", 1<<20)
	f := source.NewFile("long.c", []byte(line))
	at := strings.Index(line, "bad")
	var out bytes.Buffer
	require.NoError(t, Text(&out, []Diagnostic{{Message: "m", Primary: Label{Span: source.Span{File: f, Start: at, End: at + 3}}}}, Options{}))
	require.Less(t, out.Len(), 1000)
	lines := strings.Split(out.String(), "\n")
	require.Equal(t, strings.Index(lines[3], "bad"), strings.Index(lines[4], "^^^"))
}

func TestNearest(t *testing.T) {
	words := []string{"copy", "copyin", "copyout", "create", "parallel", "if", "num_gangs"}
	for word, want := range map[string]string{
		"copyn": "copyin", "paralel": "parallel", "num_gang": "num_gangs", "cpoyin": "copyin",
		"fi": "if", "x": "", "banana": "", "numgangs": "num_gangs", "": "",
	} {
		require.Equal(t, want, Nearest(word, words), word)
	}
}

func TestSortedAndSummary(t *testing.T) {
	f := source.NewFile("a.c", []byte("abcdef"))
	var l List
	for _, at := range []int{4, 1, 3} {
		l.Report(Diagnostic{Code: "ACC1", Severity: Warning, Primary: Label{Span: source.Span{File: f, Start: at, End: at + 1}}})
	}
	require.False(t, l.HasErrors())
	l.Report(Diagnostic{Code: "ACC2", Primary: Label{Span: source.Span{File: f, Start: 3, End: 4}}})
	require.True(t, l.HasErrors())
	var order []string
	for _, d := range l.Sorted() {
		order = append(order, d.Code+"@"+d.Primary.Span.Text())
	}
	require.Equal(t, []string{"ACC1@b", "ACC2@d", "ACC1@d", "ACC1@e"}, order)
	require.Equal(t, "1 error and 3 warnings", Summary(l.Sorted()))
}
