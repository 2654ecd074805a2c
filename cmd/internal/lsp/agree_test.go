package lsp

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"accc/frontend/source"

	semaacc "accc/sema/acc"
	semaomp "accc/sema/omp"
	"github.com/stretchr/testify/require"
)

var edits = flag.Int("edits", 1, "how many edits of each source TestEditsAgree makes; with 1, of every third source")

// What is answered after an edit before the whole text has been read is what is answered afterwards: diagnostics, hints, outline, folding and colours,
// and about some words of directives definitions, references, highlights, a rename and calls, for edits at random of the sources of other tests.
func TestEditsAgree(t *testing.T) {
	told, variables := map[string]int{}, 0
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
			told[dir] += agree(t, name, string(text), rand.New(rand.NewPCG(uint64(len(text)), 7)), &variables)
		}
	}
	t.Log("edits that were answered before the whole text was read:", told, "variables that were asked for:", variables)
	require.NotZero(t, variables)
	for dir, n := range told {
		require.NotZero(t, n, dir)
	}
}

// pieces are what random edits insert.
var pieces = []string{" ", "\n", "n", "a", "0", "1", ";", "loop", ",", "(", ")", " + 1", "/ 2", " * x", "\"", "// no\n", "! no\n", "'", "{", "}", "{ }", "end", "return", "return;",
	"x = 1;", "x = 1\n", "int i = 0;", "copy(a)", " private(i)", " reduction(+:s)", "\n#pragma acc wait\n", "\n!$acc wait\n", "\n!$omp barrier\n", "&\n", "end do\n", "\n#endif\n"}

// randomEdit is an edit in a body. One in three is likely to leave a program: it is of a whole line.
func randomEdit(program string, body source.Span, random *rand.Rand) (at, end int, inserted string) {
	at = body.Start + random.IntN(body.End-body.Start+1)
	if random.IntN(3) > 0 {
		return at, min(body.End, at+random.IntN(3)*random.IntN(4)), pieces[random.IntN(len(pieces))]
	}
	at = max(body.Start, strings.LastIndexByte(program[:at], '\n')+1)
	end = at + strings.IndexByte(program[at:]+"\n", '\n') + 1
	if end > body.End {
		return at, at, " "
	}
	line := program[at:end]
	return at, end, []string{"\n" + line, "  " + line, line + line, "", strings.TrimSuffix(line, "\n") + " \n"}[random.IntN(5)]
}

// agree edits a source at random, and returns how many edits were answered before the whole text was read. It counts the variables that it
// asks for.
func agree(t *testing.T, name, program string, random *rand.Rand, variables *int) (told int) {
	s := unheard(t, semaacc.Checks, semaomp.Checks)
	if strings.Contains(name, "bench") {
		// Those have the directives of both languages for the same loops.
		program = strings.NewReplacer("#pragma omp", "//", "!$omp", "!").Replace(program)
	}
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
		s.Large = 1
		at, end, inserted := randomEdit(program, bodies[random.IntN(len(bodies))].Body, random)
		text := program[:at] + inserted + program[end:]
		next := newDocument(uri, 2, text, true)
		s.latest[uri], s.open[uri] = before, next
		list := s.editedViews(next)
		if list == nil {
			continue
		}
		quick := answers(t, s, next)
		about := answersAbout(t, s, next)
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
		s.Large = len(text) + 1
		require.Equal(t, answers(t, s, next), quick, "%s: %s", name, edited(program, text, at))
		for k, want := range answersAbout(t, s, next) {
			require.Equal(t, want, about[k], "%s: %s", name, edited(program, text, at))
			if len(want[1].([]location)) > 0 {
				*variables++
			}
		}
	}
	return told
}

// answersAbout are those to requests about one variable or procedure: for the last words of some directives, each with its position first.
func answersAbout(t *testing.T, s *Server, d *document) (out [][]any) {
	spots := directiveWords.FindAllSubmatchIndex(d.file.Text, -1)
	for k := 0; k < len(spots); k += 1 + len(spots)/8 {
		line := string(d.file.Text[spots[k][2]:spots[k][3]])
		words := variableWords.FindAllStringIndex(line, -1)
		if len(words) == 0 {
			continue
		}
		p := positionParams{TextDocument: documentID{URI: d.uri, doc: d}, Position: d.position(spots[k][2] + words[max(0, len(words)-1-k%2)][0])}
		references, err := s.references(referenceParams{positionParams: p})
		require.NoError(t, err)
		slices.SortFunc(references.([]location), func(x, y location) int { return x.Range.Start.compare(y.Range.Start) })
		marks, err := s.highlight(p)
		require.NoError(t, err)
		slices.SortFunc(marks.([]highlighted), func(x, y highlighted) int { return x.Range.Start.compare(y.Range.Start) })
		definition, err := s.definition(p)
		require.NoError(t, err)
		renamed, err := s.rename(renameParams{positionParams: p, NewName: "zz"})
		items, _ := s.prepareCalls(p)
		about := []any{p.Position, references, marks, definition, renamed, err, items}
		if list, ok := items.([]callItem); ok {
			in, err := s.incoming(callsParams{Item: list[0]})
			require.NoError(t, err)
			callers := in.([]*incomingCall)
			slices.SortFunc(callers, func(x, y *incomingCall) int { return x.FromRanges[0].Start.compare(y.FromRanges[0].Start) })
			called, err := s.outgoing(callsParams{Item: list[0]})
			require.NoError(t, err)
			about = append(about, callers, called)
		}
		out = append(out, about)
	}
	return out
}

var (
	directiveWords = regexp.MustCompile(`(?m)^\s*(?:#pragma|!\$)\s*((?:acc|omp)\b.*)$`)
	variableWords  = regexp.MustCompile(`\b[A-Za-z_]\w*\b`)
)

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
