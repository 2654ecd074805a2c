package dialects_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/aymanbagabas/go-udiff"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir/irtest"
)

var (
	mutants    = flag.Int("mutants", 150, "how many broken pieces of each dialect TestMutants compares")
	mutantSeed = flag.Uint64("mutant-seed", 1, "where TestMutants and TestGenerated begin their random numbers")
	mutantOf   = flag.String("mutant-of", "*", "the dialects whose pieces TestMutants breaks, as a pattern of file names")
)

// random is a source of random numbers that a text begins.
func random(text string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(text))
	return rand.New(rand.NewPCG(*mutantSeed, h.Sum64()))
}

// tokenOf cuts text into blanks, comments and tokens, of which the first byte tells the class.
var tokenOf = regexp.MustCompile(`[ \n\t]+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|[%@^!#][\w$.#]+|->|\d[\w.]*|[A-Za-z_][\w$.]*|.`)

// class tells which tokens may replace each other.
func class(token string) byte {
	switch b := token[0]; {
	case b == '"', b == '%', b == '@', b == '^', b == '!', b == '#':
		return b
	case b >= '0' && b <= '9':
		return '0'
	case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b == '_':
		return 'a'
	}
	return '('
}

// A mutator makes mistakes in text as people and programs make them.
type mutator struct {
	*rand.Rand
	pool map[byte][]string // tokens to put in, by class
}

func newMutator(r *rand.Rand, pieces []string) *mutator {
	m := &mutator{r, map[byte][]string{}}
	for _, p := range pieces {
		for _, t := range tokenOf.FindAllString(p, -1) {
			if strings.TrimSpace(t) != "" && !strings.HasPrefix(t, "//") {
				m.pool[class(t)] = append(m.pool[class(t)], t)
			}
		}
	}
	return m
}

// mutate makes one mistake in a piece: a token or a clause is left out, said twice, moved or replaced.
func (m *mutator) mutate(piece string) string {
	tokens := tokenOf.FindAllString(piece, -1)
	var places []int
	for i, t := range tokens {
		if strings.TrimSpace(t) != "" && !strings.HasPrefix(t, "//") {
			places = append(places, i)
		}
	}
	if len(places) == 0 {
		return piece
	}
	i := places[m.IntN(len(places))]
	end := clauseEnd(tokens, i)
	text := func(parts ...[]string) string {
		var b strings.Builder
		for _, p := range parts {
			b.WriteString(strings.Join(p, ""))
		}
		return b.String()
	}
	blank := []string{" "}
	switch m.IntN(8) {
	case 0:
		return text(tokens[:i], tokens[i+1:])
	case 1:
		return text(tokens[:i+1], blank, tokens[i:])
	case 2:
		return text(tokens[:i], tokens[end:])
	case 3:
		return text(tokens[:end], blank, tokens[i:])
	case 4: // the clause changes places with the one behind it
		j := end
		for j < len(tokens) && strings.TrimSpace(tokens[j]) == "" {
			j++
		}
		if j == len(tokens) {
			return text(tokens[:i], tokens[end:])
		}
		last := clauseEnd(tokens, j)
		return text(tokens[:i], tokens[j:last], blank, tokens[i:end], blank, tokens[last:])
	case 5:
		other := places[m.IntN(len(places))]
		return text(tokens[:i], tokens[other:other+1], tokens[i+1:])
	default:
		pool := m.pool[class(tokens[i])]
		return text(tokens[:i], []string{pool[m.IntN(len(pool))]}, tokens[i+1:])
	}
}

// clauseEnd is where the token at i ends with the brackets that it opens or that follow it.
func clauseEnd(tokens []string, i int) int {
	j := i
	if class(tokens[i]) == 'a' && i+1 < len(tokens) {
		j = i + 1
	}
	if !strings.Contains("([{<", tokens[j]) {
		return i + 1
	}
	depth := 0
	for ; j < len(tokens); j++ {
		switch tokens[j] {
		case "(", "[", "{", "<":
			depth++
		case ")", "]", "}", ">":
			depth--
		}
		if depth == 0 {
			return j + 1
		}
	}
	return len(tokens)
}

// verdict is what a tool says of a piece.
type verdict struct {
	out     string // printed, "" when rejected
	line    int    // of the first error, counted from the piece's first
	crashed bool
}

// verdicts runs a tool of LLVM over pieces. Pieces that it does not survive are found by halving.
func verdicts(t *testing.T, tool string, pieces []string, flags ...string) []verdict {
	t.Helper()
	const mark = "// -----\n"
	if len(pieces) == 0 {
		return nil
	}
	out, messages, _ := irtest.Run(t, tool, strings.Join(pieces, mark), append([]string{"--split-input-file", "-"}, flags...)...)
	got := strings.Split(out, mark)
	if len(got) != len(pieces) || strings.Contains(messages, "PLEASE submit a bug report") {
		if len(pieces) == 1 {
			return []verdict{{crashed: true}}
		}
		half := len(pieces) / 2
		return append(verdicts(t, tool, pieces[:half], flags...), verdicts(t, tool, pieces[half:], flags...)...)
	}
	result := make([]verdict, len(pieces))
	for i, line := range firstErrors(t, pieces, messages) {
		result[i] = verdict{out: strings.TrimSpace(got[i]), line: line}
	}
	return result
}

// compareVerdicts demands of accc what a tool of LLVM says of each piece: the same text, or an error at
// the same line; of pieces that the tool does not survive, nothing but that accc does. Where the tool accepts what
// it then loses a part of, accc may reject it.
func compareVerdicts(t *testing.T, tool string, pieces []string, flags ...string) (accepted, rejected, crashed int) {
	t.Helper()
	lossy := 0
	defer func() {
		if lossy > 0 {
			t.Logf("%d rejected of which %s loses a part", lossy, tool)
		}
	}()
	for i, want := range verdicts(t, tool, pieces, flags...) {
		got := irtest.Opt(dialects.NewContext(), pieces[i], flags...)
		switch {
		case want.crashed:
			crashed++
		case want.line == 0 && want.out == "" && got.FirstError() != 0:
			rejected++ // the tool does not say where
		case want.line == 0 && got.FirstError() != 0 && (dropped(got) || loses(t, tool, pieces[i], want.out)):
			lossy++
		case want.line != got.FirstError():
			t.Errorf("%s finds the first error at line %d, %q, accc at line %d: %v, %q\n%s", tool, want.line, lineOf(pieces[i], want.line),
				got.FirstError(), messagesOf(got), lineOf(pieces[i], got.FirstError()), excerpt(pieces[i], want.line))
		case want.line != 0:
			rejected++
		case want.out != strings.TrimSpace(got.Out):
			t.Errorf("printed differently:\n%s", udiff.Unified(tool, "accc", want.out, strings.TrimSpace(got.Out)))
		default:
			accepted++
		}
	}
	return accepted, rejected, crashed
}

// dropped reports whether a mistake is a property that mlir-opt drops when it reads it.
func dropped(r irtest.Result) bool {
	return strings.Contains(strings.Join(messagesOf(r), " "), "has no property")
}

// loses reports whether a tool does not read what it prints, or reads something else.
func loses(t *testing.T, tool, piece, out string) bool {
	t.Helper()
	generic := verdicts(t, tool, []string{piece, out}, "--mlir-print-op-generic")
	return generic[1].out == "" || generic[0].out != generic[1].out
}

func lineOf(text string, line int) string {
	if line == 0 {
		return "no error"
	}
	return strings.Split(text+"\n", "\n")[line-1]
}

// excerpt is text, or some lines of it around one when it is long.
func excerpt(text string, line int) string {
	lines := strings.Split(text, "\n")
	if len(lines) < 30 || line == 0 {
		return text
	}
	return strings.Join(lines[max(0, line-4):min(len(lines), line+4)], "\n")
}

func messagesOf(r irtest.Result) (list []string) {
	for _, d := range r.Diags {
		list = append(list, fmt.Sprintf("%s [%s]", d.Message, d.Code))
	}
	return list
}

// TestMutants breaks valid and invalid pieces at random places and demands the verdict of mlir-opt.
func TestMutants(t *testing.T) {
	files, err := filepath.Glob(corpus + "/" + *mutantOf + "/*s.mlir")
	require.NoError(t, err)
	for _, file := range files {
		dialect := filepath.Base(filepath.Dir(file))
		if dialect == "passes" || dialect == "run" {
			continue
		}
		t.Run(dialect+"/"+strings.TrimSuffix(filepath.Base(file), ".mlir"), func(t *testing.T) {
			pieces := irtest.Split(read(t, file))
			if strings.HasPrefix(filepath.Base(file), "snippets") {
				pieces = scaffolded(t, file, pieces)
			}
			var broken []string
			for _, piece := range pieces {
				// What is made of a piece only depends on its text: new pieces do not change the others.
				m := newMutator(random(piece), []string{piece})
				for range 1 + *mutants/len(pieces) {
					p := m.mutate(piece)
					for m.IntN(3) == 0 {
						p = m.mutate(p)
					}
					if !strings.Contains(p, "// -----") {
						broken = append(broken, strings.TrimRight(p, "\n")+"\n")
					}
				}
			}
			if isOwn(file) {
				for _, p := range broken {
					irtest.Opt(dialects.NewContext(), p) // an answer, whichever it is
				}
				return
			}
			a, b, c := compareVerdicts(t, oracleOf(file), broken)
			t.Logf("%d accepted alike, %d rejected alike, %d that %s does not survive", a, b, c, oracleOf(file))
		})
	}
}

// scaffolded puts the snippets that stand inside of functions where they belong.
func scaffolded(t *testing.T, file string, pieces []string) (out []string) {
	t.Helper()
	scaffold := read(t, filepath.Join(filepath.Dir(file), "scaffold.mlir"))
	for _, p := range pieces {
		head, text, _ := strings.Cut(p, "\n")
		if strings.Contains(head, "[old]") || strings.Contains(head, "[crash]") || strings.Contains(head, "[kept]") {
			continue
		}
		if !strings.Contains(head, "[module]") {
			text = strings.Replace(scaffold, "SNIPPET", text, 1)
		}
		out = append(out, text)
	}
	return out
}
