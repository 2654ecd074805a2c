package acc

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output in testdata")

// directives finds the directives of a text: lines that start with #pragma acc,
// with the lines that backslashes add.
func directives(f *source.File) (sentinels []source.Span, ends []int) {
	for n := 1; n <= f.Lines(); n++ {
		start := f.Offset(n, 1)
		if !strings.HasPrefix(f.Line(n), "#pragma acc") {
			continue
		}
		for strings.HasSuffix(f.Line(n), "\\") {
			n++
		}
		sentinels = append(sentinels, source.Span{File: f, Start: start, End: start + len("#pragma acc")})
		ends = append(ends, f.Offset(n, 1)+len(f.Line(n)))
	}
	return
}

// TestGolden reads every directive of testdata/*.acc and compares what it is
// printed as, and what is reported, with the .golden file beside.
func TestGolden(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.acc")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".acc"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			f := source.NewFile(filepath.Base(path), text)
			var out bytes.Buffer
			sentinels, ends := directives(f)
			for i, s := range sentinels {
				var list diag.List
				d := pragma.Parse(Table, s, pragma.LexC(f, s.End, ends[i]), &list)
				fmt.Fprintf(&out, "%s\n", f.Line(s.Position().Line))
				switch {
				case d == nil:
					fmt.Fprintln(&out, "  none")
				default:
					fmt.Fprintf(&out, "  %s\n", d.Text())
					for _, c := range d.Clauses {
						if c.DeviceTypes != nil {
							fmt.Fprintf(&out, "    %s for %s\n", c.Text(), strings.Join(c.DeviceTypes, ", "))
						}
					}
					require.Equal(t, len(list.Sorted()) > 0, d.Incomplete)
				}
				for _, r := range list.Sorted() {
					fmt.Fprintf(&out, "  %s %d-%d '%s': %s\n", r.Code, r.Primary.Span.Position().Column, r.Primary.Span.EndPosition().Column, r.Primary.Span.Text(), r.Message)
					for _, n := range r.Notes {
						fmt.Fprintf(&out, "    %s\n", n)
					}
					for _, fix := range r.Fixes {
						fixed, err := source.Apply(f, fix.Edits)
						require.NoError(t, err)
						line := source.NewFile("", fixed).Line(s.Position().Line)
						fmt.Fprintf(&out, "    %s -> %s\n", fix.Message, line)
					}
				}
			}
			golden := strings.TrimSuffix(path, ".acc") + ".golden"
			if *update {
				require.NoError(t, os.WriteFile(golden, out.Bytes(), 0o644))
				return
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), out.String())
		})
	}
}

func parseText(t testing.TB, text string) (*pragma.Directive, []diag.Diagnostic) {
	f := source.NewFile("t.c", []byte(text))
	var list diag.List
	d := pragma.Parse(Table, source.Span{File: f}, pragma.LexC(f, 0, len(text)), &list)
	for _, r := range list.Sorted() {
		require.True(t, r.Primary.Span.IsValid(), r.Message)
	}
	return d, list.Sorted()
}

func TestSpans(t *testing.T) {
	d, list := parseText(t, " parallel loop  copyin( readonly : s->p[0 : n], b )  async")
	require.Empty(t, list)
	require.Equal(t, "parallel loop", d.NameSpan.Text())
	c := d.Clauses[0]
	require.Equal(t, "copyin( readonly : s->p[0 : n], b )", c.Span.Text())
	require.Equal(t, "copyin", c.NameSpan.Text())
	require.Equal(t, "readonly", c.Modifiers[0].Word.Span.Text())
	v := c.Args[0].Var
	require.Equal(t, "s->p[0 : n]", v.Span.Text())
	require.Equal(t, "s", v.Base.Text())
	require.Equal(t, "->p", v.Path[0].Span.Text())
	require.Equal(t, "[0 : n]", v.Path[1].Span.Text())
	require.Equal(t, "n", v.Path[1].Length.Span.Text())
	require.Equal(t, "s->p[0:n]", v.Text())
}

// A line of megabytes must be read, or refused, in the time of its length.
func TestLongLines(t *testing.T) {
	for _, part := range []string{"copyin(a[0:n]) ", "copyin(a ", "(", "x ", "copyin(((", "wait(1,", "[", "if(a?", "* ", "a->"} {
		text := "parallel " + strings.Repeat(part, 1<<19/len(part))
		d, _ := parseText(t, text)
		require.NotNil(t, d)
		_, list := parseText(t, "parallel copy("+strings.Repeat(part, 1<<19/len(part))+")")
		require.LessOrEqual(t, len(list), 40+1)
	}
}

func TestPrintBreaksLines(t *testing.T) {
	d, list := parseText(t, "parallel loop copyin(aaaaaaaaaaaaaaaa[0:n]) copyout(bbbbbbbbbbbbbbbbb[0:n]) async(1)")
	require.Empty(t, list)
	l := pragma.CLayout("  ", "acc")
	l.Width = 50
	require.Equal(t, "  #pragma acc parallel loop \\\n      copyin(aaaaaaaaaaaaaaaa[0:n]) \\\n      copyout(bbbbbbbbbbbbbbbbb[0:n]) async(1)", d.Print(l))
	l.Width = 0
	require.Equal(t, "  #pragma acc "+d.Text(), d.Print(l))
}

// A listReporter keeps the messages.
type listReporter []string

func (l *listReporter) Report(d diag.Diagnostic) { *l = append(*l, d.Message) }

func readLines(t testing.TB, path string) []string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return strings.Split(string(text), "\n")
}
