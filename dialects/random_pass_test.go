package dialects_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/conversion"
	"accc/ir/irtest"
	"accc/ir/pass"
)

var randomModules = flag.Int("random-modules", 60, "how many random modules TestPassesAtRandom runs the passes on")

// TestPassesAtRandom runs all passes on modules that are made at random, and on pieces of the corpus with random changes
// that are still right: what comes out is right, too, without a panic, and soon.
func TestPassesAtRandom(t *testing.T) {
	var texts []string
	for i := range *randomModules {
		m := &randomModule{Rand: rand.New(rand.NewPCG(*mutantSeed, uint64(i)))}
		texts = append(texts, m.module())
	}
	texts = append(texts, changed(t, *randomModules)...)
	list := slices.Concat(passes, pass.Table{conversion.Inline, conversion.DeadValues})
	read, ran := 0, 0
	for _, text := range texts {
		if _, messages := irtest.Parse(dialects.NewContext(), "in.mlir", text); len(messages) > 0 {
			if strings.HasPrefix(text, "memref.global @state") {
				t.Fatalf("a generated module is not right: %q\n%s", messages, text)
			}
			continue
		}
		read++
		for _, p := range list {
			if why := attempt(t, p, text); why != "" {
				t.Errorf("%s: %s\n%s", p.Name, why, text)
			}
			ran++
		}
	}
	t.Logf("%d modules, %d runs of passes", read, ran)
}

// changed are pieces of the corpus with random changes.
func changed(t *testing.T, count int) (out []string) {
	files, err := filepath.Glob(corpus + "/*/*s.mlir")
	require.NoError(t, err)
	var pieces []string
	for _, f := range files {
		if !isOwn(f) {
			pieces = append(pieces, irtest.Split(read(t, f))...)
		}
	}
	r := rand.New(rand.NewPCG(*mutantSeed, 19))
	for range 4 * count { // most changes are mistakes
		p := pieces[r.IntN(len(pieces))]
		out = append(out, newMutator(r, []string{p}).mutate(p))
	}
	return out
}

// attempt runs a pass over a module; "" when all is well. A pass may refuse a module.
func attempt(t *testing.T, p *pass.Pass, text string) string {
	done := make(chan string, 1)
	go func() {
		defer func() {
			if x := recover(); x != nil {
				done <- fmt.Sprintf("panic: %v", x)
			}
		}()
		ctx := dialects.NewContext()
		op, _ := irtest.Parse(ctx, "in.mlir", text)
		steps, err := pass.Table{p}.Parse(p.Name)
		if err == nil && pass.Run(op, steps, pass.Hooks{}) != nil {
			done <- ""
			return
		}
		after := irtest.Print(op, false)
		if _, messages := irtest.Parse(dialects.NewContext(), "out.mlir", after); len(messages) > 0 {
			done <- fmt.Sprintf("%q\nin\n%s\nof", messages, after)
			return
		}
		done <- ""
	}()
	select {
	case why := <-done:
		return why
	case <-irtest.Patience(t).Done():
		return "does not end"
	}
}
