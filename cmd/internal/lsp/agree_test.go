package lsp

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	semaacc "accc/sema/acc"
	semaomp "accc/sema/omp"
	"github.com/stretchr/testify/require"
)

var edits = flag.Int("edits", 1, "how many edits of each source TestEditsAgree makes; with 1, of every third source")

// What is answered after an edit before the whole text has been read is what is answered afterwards: diagnostics, hints, outline, folding and colours,
// for edits at random of the sources of other tests.
func TestEditsAgree(t *testing.T) {
	told := map[string]int{}
	for _, dir := range []string{"c/diag", "c/frontend", "c/omp_run", "bench/c", "demo", "fortran/diag", "fortran/run", "fortran/omp_run", "bench/fortran"} {
		names, err := filepath.Glob(filepath.Join("..", "..", "..", "testdata", dir, "*.[cf]*"))
		require.NoError(t, err)
		require.NotEmpty(t, names, dir)
		for i, name := range names {
			if *edits == 1 && i%3 != 0 {
				continue
			}
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			told[dir] += agree(t, name, string(text), rand.New(rand.NewPCG(uint64(len(text)), 7)))
		}
	}
	t.Log("edits that were answered before the whole text was read:", told)
	for dir, n := range told {
		require.NotZero(t, n, dir)
	}
}

// pieces are what random edits insert.
var pieces = []string{" ", "\n", "n", "a", "0", "1", ";", "loop", ",", "(", ")", " + 1", "/ 2", " * x", "\"", "// no\n", "! no\n", "'", "{", "}", "{ }", "end", "return", "return;",
	"x = 1;", "x = 1\n", "int i = 0;", "copy(a)", " private(i)", " reduction(+:s)", "\n#pragma acc wait\n", "\n!$acc wait\n", "\n!$omp barrier\n", "&\n", "end do\n", "\n#endif\n"}

// agree edits a source at random, and returns how many edits were answered before the whole text was read.
func agree(t *testing.T, name, program string, random *rand.Rand) (told int) {
	s := &Server{Setup: setupWith(semaacc.Checks, semaomp.Checks), open: map[string]*document{}, latest: map[string]*analysis{}, parts: map[string]*analysis{}, Large: 1}
	s.Options.OpenACC, s.Options.OpenMP = true, true
	full, err := filepath.Abs(name)
	require.NoError(t, err)
	uri := uriOf(full)
	d := newDocument(uri, 1, program, true)
	s.open[uri] = d
	before := s.analysisOf(d)
	if before.source == nil {
		return 0
	}
	bodies := before.source.Pieces(d.file)
	if len(bodies) == 0 {
		return 0
	}
	for range *edits {
		body := bodies[random.IntN(len(bodies))].Body
		at := body.Start + random.IntN(body.End-body.Start+1)
		end := min(body.End, at+random.IntN(3)*random.IntN(4))
		text := program[:at] + pieces[random.IntN(len(pieces))] + program[end:]
		next := newDocument(uri, 2, text, true)
		s.latest[uri], s.open[uri] = before, next
		list := s.editedViews(next)
		if list == nil {
			continue
		}
		quick := answers(t, s, next)
		whole := s.analysisOf(next)
		told++
		if errorsOf(before.diags) > 0 || errorsOf(whole.diags) > 0 || errorsOf(list[1].diags) > 0 {
			// After an error less is said elsewhere. What is said of mistakes is the same.
			if errorsOf(before.diags) == 0 {
				require.Equal(t, mistakes(whole.itself().published()), mistakes(diagnosticsOf(list)), edited(program, text, at))
			}
			continue
		}
		require.Len(t, s.views(next), 1)
		require.Equal(t, answers(t, s, next), quick, "%s: %s", name, edited(program, text, at))
	}
	return told
}

// mistakes are the errors.
func mistakes(list []diagnostic) (out []diagnostic) {
	for _, d := range list {
		if d.Severity == 1 {
			out = append(out, d)
		}
	}
	return out
}

// edited shows an edit.
func edited(old, new string, at int) string {
	e := editBetween([]byte(old), []byte(new))
	return fmt.Sprintf("after %q, %q becomes %q", old[max(0, at-40):at], old[e.start:e.oldEnd], new[e.start:e.newEnd])
}

// answers are those to what editors ask after each edit.
func answers(t *testing.T, s *Server, d *document) (out []any) {
	all := documentParams{TextDocument: documentID{URI: d.uri, doc: d}}
	within := rangeParams{TextDocument: all.TextDocument, Range: textRange{End: d.position(len(d.file.Text))}}
	out = append(out, diagnosticsOf(s.views(d)))
	hints, err := s.hints(within)
	require.NoError(t, err)
	slices.SortFunc(hints.([]inlayHint), func(x, y inlayHint) int { return x.Position.compare(y.Position) })
	folds, err := s.folding(all)
	require.NoError(t, err)
	slices.SortFunc(folds.([]foldingRange), func(x, y foldingRange) int {
		return position{x.StartLine, x.EndLine}.compare(position{y.StartLine, y.EndLine})
	})
	symbols, err := s.symbols(all)
	require.NoError(t, err)
	tokens, err := s.tokens(all)
	require.NoError(t, err)
	return append(out, hints, folds, symbols, tokens)
}
