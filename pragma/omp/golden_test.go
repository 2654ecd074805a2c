package omp

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output in testdata")

// fortranTokens makes of C's tokens those that Fortran's front end hands over.
func fortranTokens(toks []pragma.Token) []pragma.Token {
	var out []pragma.Token
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch {
		case t.Text == "." && i+2 < len(toks) && toks[i+1].Kind == pragma.Ident && toks[i+2].Text == ".":
			t.Text = "." + toks[i+1].Text + "."
			t.Span = t.Span.To(toks[i+2].Span)
			if t.Text == ".true." || t.Text == ".false." {
				t.Kind = pragma.Number
			}
			i += 2
		case t.Text == ":" && i+1 < len(toks) && toks[i+1].Text == ":" && toks[i+1].Span.Start == t.Span.End:
			t.Text = "::"
			t.Span = t.Span.To(toks[i+1].Span)
			i++
		case t.Kind == pragma.Char:
			t.Kind = pragma.String
		}
		out = append(out, t)
	}
	return out
}

var sentinel = regexp.MustCompile(`^(#pragma|!\$)\s*omp`)

// parseLine reads one directive of a file, in C or Fortran by its sentinel.
func parseLine(f *source.File, line int, r diag.Reporter) *pragma.Directive {
	text := f.Line(line)
	start := f.Offset(line, 1)
	word := len(sentinel.FindString(text))
	span := source.Span{File: f, Start: start, End: start + word}
	toks := pragma.LexC(f, span.End, start+len(text))
	if strings.HasPrefix(text, "!$") {
		return pragma.ParseFortran(Table, span, fortranTokens(toks), false, r)
	}
	return pragma.Parse(Table, span, toks, r)
}

// TestGolden reads every directive of testdata/*.omp and compares what it is printed as, and what is reported, with the
// .golden file.
func TestGolden(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.omp")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".omp"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			f := source.NewFile(filepath.Base(path), text)
			var out bytes.Buffer
			for n := 1; n <= f.Lines(); n++ {
				if !sentinel.MatchString(f.Line(n)) {
					continue
				}
				var list diag.List
				d := parseLine(f, n, &list)
				fmt.Fprintf(&out, "%s\n", f.Line(n))
				if d == nil {
					fmt.Fprintln(&out, "  none")
				} else {
					fmt.Fprintf(&out, "  %s\n", d.Text())
				}
				for _, r := range list.Sorted() {
					fmt.Fprintf(&out, "  %s %s %d-%d '%s': %s\n", r.Severity, r.Code, r.Primary.Span.Position().Column,
						r.Primary.Span.EndPosition().Column, r.Primary.Span.Text(), r.Message)
					for _, n := range r.Notes {
						fmt.Fprintf(&out, "    %s\n", n)
					}
					for _, fix := range r.Fixes {
						fixed, err := source.Apply(f, fix.Edits)
						require.NoError(t, err)
						fmt.Fprintf(&out, "    %s -> %s\n", fix.Message, source.NewFile("", fixed).Line(n))
					}
				}
			}
			golden := strings.TrimSuffix(path, ".omp") + ".golden"
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
