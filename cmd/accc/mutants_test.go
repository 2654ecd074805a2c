package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"accc/cmd/internal/driver"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir/irtest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	mutants    = flag.Int("mutants", 150, "how many mutants of the programs in testdata TestMutants makes")
	mutantSeed = flag.Uint64("mutants-seed", 0, "the first of them")
)

// TestMutants demands that no change of a program leads to an internal error: accc says with a place what it does not accept, and every command
// can do with what check accepts, or says what it cannot do. One mutant alone: -run TestMutants -mutants 1 -mutants-seed N.
func TestMutants(t *testing.T) {
	programs := parents(t)
	patience := irtest.Patience(t)
	t.Chdir(t.TempDir()) // what a mutant writes stays there
	var accepted, refused, unsupported atomic.Int64
	next := atomic.Uint64{}
	var wait sync.WaitGroup
	var mu sync.Mutex
	said := map[string]int{}
	for worker := range 2 {
		wait.Go(func() {
			for {
				seed := next.Add(1) - 1
				if seed >= uint64(*mutants) || t.Failed() && *mutants < 1000 {
					return
				}
				m := mutate(programs, seed+*mutantSeed)
				m.patience = patience
				name := fmt.Sprintf("mutant%d%s", worker, filepath.Ext(m.name))
				if !assert.NoError(t, os.WriteFile(name, []byte(m.text), 0o644)) {
					return
				}
				if !m.try(t, name, "check") {
					refused.Add(1)
					continue
				}
				accepted.Add(1)
				for _, args := range [][]string{{"ir"}, {"emit"}, {"emit", "--as", "acc"}, {"emit", "--as", "omp"}, {"run", "--timeout=1", "--memory=64M"}} {
					if m.try(t, name, args...); m.failed {
						break
					}
				}
				if m.unsupported != "" {
					unsupported.Add(1)
					mu.Lock()
					said[m.unsupported]++
					mu.Unlock()
				}
			}
		})
	}
	wait.Wait()
	t.Logf("%d mutants: check refused %d and accepted %d, of which other commands cannot do with %d", *mutants, refused.Load(), accepted.Load(), unsupported.Load())
	for _, what := range slices.SortedFunc(maps.Keys(said), func(a, b string) int { return said[b] - said[a] }) {
		t.Logf("%6d %s", said[what], what)
	}
}

// A mutant is a program with some tokens changed.
type mutant struct {
	name, text  string
	seed        uint64
	patience    context.Context
	failed      bool   // with an internal error
	unsupported string // what a command does not handle though check accepts it
}

// try runs a command about the mutant, which must not end with an internal error, and reports whether it succeeds.
func (m *mutant) try(t *testing.T, name string, args ...string) bool {
	args = append(slices.Clone(args), "-w", name)
	var status int
	var said string
	if args[0] == "run" { // in a process of its own: a time limit starts one
		var errs strings.Builder
		c := exec.CommandContext(m.patience, "accc", args...)
		c.Stderr = &errs
		err := c.Run()
		assert.True(t, err == nil || c.ProcessState != nil, "%v", err)
		status, said = c.ProcessState.ExitCode(), errs.String()
	} else {
		status, _, said = command(args...)
	}
	if status == driver.ExitInternal || strings.Contains(said, "internal error") || strings.Contains(said, "goroutine ") {
		m.failed = true
		assert.Fail(t, "internal error", "accc %s of mutant %d of %s\n%s\n%s", args[0], m.seed, m.name, said, m.text)
	}
	if _, after, ok := strings.Cut(said, "not yet handled: "); ok && m.unsupported == "" {
		m.unsupported, _, _ = strings.Cut(after, "\n")
		m.unsupported += fmt.Sprintf(" (mutant %d)", m.seed)
	}
	return status == driver.ExitOK
}

// parents returns small programs in C and Fortran as tokens.
func parents(t *testing.T) (out []*tokens.File) {
	t.Helper()
	const small = 6 << 10
	for _, pattern := range []string{
		"c/*.c", "c/irgen/*.c", "c/loops/*.c", "c/omp_ir/*.c", "c/omp_run/*.c", "discrete/*/*.[cf]*", "findings/*/*.[cf]*", "fortran/acc/*.f90", "fortran/irgen/*.f90",
		"fortran/omp_ir/*.f90", "fortran/omp_run/*.f90", "fortran/programs/*.f90", "fortran/run/*.f90", "spec/*/*.[cf]*", "transfers/*/*.[cf]*",
	} {
		names, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		for _, name := range names {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			lexis := tokens.Lexis{Form: tokens.C}
			switch filepath.Ext(name) {
			case ".f90":
				lexis.Form = tokens.Free
			case ".f":
				lexis = tokens.Lexis{Form: tokens.Fixed, Width: 72}
			}
			if len(text) < small {
				out = append(out, tokens.New(source.NewFile(name, text), lexis))
			}
		}
	}
	require.Greater(t, len(out), 500)
	return out
}

// mutate changes one or two tokens or lines of a program, most often in directives.
func mutate(programs []*tokens.File, seed uint64) *mutant {
	r := rand.New(rand.NewPCG(seed, 42))
	f := programs[r.IntN(len(programs))]
	var edits []source.Edit
	for range 1 + r.IntN(4)/2 {
		if e, ok := mutation(r, f, programs); ok && !slices.ContainsFunc(edits, func(o source.Edit) bool { return o.Span.Start < e.Span.End && e.Span.Start < o.Span.End }) {
			edits = append(edits, e)
		}
	}
	text, err := source.Apply(f.File, edits)
	if err != nil {
		text = f.File.Text
	}
	return &mutant{name: f.Name, text: string(text), seed: seed}
}

// mutation is one change of a file.
func mutation(r *rand.Rand, f *tokens.File, programs []*tokens.File) (source.Edit, bool) {
	line := f.Lines[r.IntN(len(f.Lines))]
	if directives := directiveLines(f); len(directives) > 0 && r.IntN(3) > 0 {
		line = directives[r.IntN(len(directives))]
	}
	if line.Empty() {
		return source.Edit{}, false
	}
	at := line.First + uint32(r.IntN(int(line.End-line.First)))
	span := func(tok uint32) source.Span {
		return source.Span{File: f.File, Start: int(f.Toks[tok].Start), End: int(f.Toks[tok].End)}
	}
	edit := source.Edit{Span: span(at)}
	switch r.IntN(8) {
	case 0: // delete a token
	case 1: // write a token twice
		edit.New = f.Text(at) + " " + f.Text(at)
	case 2, 3: // another token of the file
		edit.New = pick(r, f, f.Toks[at].Kind)
	case 4: // a token of another file
		other := programs[r.IntN(len(programs))]
		edit.New = pick(r, other, f.Toks[at].Kind)
	case 5: // a constant that is an edge
		edit.New = edges[r.IntN(len(edges))]
	case 6: // a line twice, or none
		edit.Span = span(line.First).To(span(line.End - 1))
		if r.IntN(2) == 0 {
			words := string(f.File.Text[edit.Span.Start:edit.Span.End])
			edit.New = words + "\n" + words
		}
	case 7: // a clause of another directive
		other := programs[r.IntN(len(programs))]
		directives := directiveLines(other)
		if other.Lexis.Form != f.Lexis.Form || len(directives) == 0 {
			return edit, false
		}
		from := directives[r.IntN(len(directives))]
		clause := clauseIn(r, other, from.Run)
		edit.Span.Start = edit.Span.End
		edit.New = " " + clause
	}
	return edit, true
}

var edges = []string{"0", "-1", "1", "2147483648", "9223372036854775807", "1.5", "1e400", `"text"`, "(", ")", ":", ",", "*", "&", "x", "a", "n", "i"}

// pick returns the text of a token of a kind.
func pick(r *rand.Rand, f *tokens.File, kind tokens.Kind) string {
	for range 20 {
		if at := uint32(r.IntN(len(f.Toks))); f.Toks[at].Kind == kind {
			return f.Text(at)
		}
	}
	return "0"
}

// directiveLines are the lines of directives of a file.
func directiveLines(f *tokens.File) (out []tokens.Line) {
	for _, l := range f.Lines {
		if l.Kind == tokens.Directive && !l.Empty() {
			out = append(out, l)
		}
	}
	return out
}

// clauseIn returns a name of a directive with the parentheses that follow it.
func clauseIn(r *rand.Rand, f *tokens.File, line tokens.Run) string {
	from := line.First + uint32(r.IntN(int(line.End-line.First)))
	depth, to := 0, from
	for to = from + 1; to < line.End; to++ {
		switch f.Text(to) {
		case "(":
			depth++
		case ")":
			depth--
		}
		if depth <= 0 {
			if depth == 0 && f.Text(to) == ")" {
				to++
			}
			break
		}
	}
	return string(f.File.Text[f.Toks[from].Start:f.Toks[to-1].End])
}
