package main

import (
	"slices"
	"strings"
	"testing"

	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/ir/irtest"
	"accc/pragma"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// spelled compares expressions by their text but for blanks and parentheses, names of Fortran in any case.
func spelled(e *pragma.Expr) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "(", "", ")", "").Replace(e.Text()))
}

// directivesIn are the directives of a program.
func directivesIn(fortran bool, text string) []*pragma.Directive {
	s := driver.NewSession()
	s.Lang = "c"
	if fortran {
		s.Lang = "f90"
	}
	s.Stdin = strings.NewReader(text)
	if s.Check("-") != nil || s.Source("-") == nil {
		return nil
	}
	return translate.MainDirectives(s.Source("-").Neutral())
}

// accepted reports whether a program has no errors.
func accepted(fortran bool, text string) bool {
	return asked(fortran, text, []string{"check", "-w"}).status == 0
}

// combination draws a directive with clauses that go together.
func combination(t *rapid.T, l *language, fortran bool) string {
	var own []*pragma.DirectiveDef
	for _, d := range l.table.Directives {
		if d.Table == l.table && d.Only.Has(fortran) {
			own = append(own, d)
		}
	}
	d := rapid.SampledFrom(own).Draw(t, "directive")
	at := rapid.SampledFrom(settings(d, fortran)).Draw(t, "setting")
	w := &writing{language: l, fortran: fortran, procedure: "f", outside: at.outside, leaf: at.leaf}
	draw := func(c *pragma.ClauseDef) string {
		return rapid.SampledFrom(w.forms(d, c)).Draw(t, "form").text()
	}
	head, text := "", ""
	if d.Arg != nil {
		head = rapid.SampledFrom(w.forms(d, d.Arg)).Draw(t, "argument").args
	}
	if len(d.Words) > 0 {
		head = " " + rapid.SampledFrom(d.Words).Draw(t, "word").Name
	}
	program := func(text string) string { return w.program(d, head+text) }
	// A directive of its own is not wrong until it has what it needs: clauses are added while that leaves it right.
	for _, c := range d.Required[:min(1, len(d.Required))] {
		text += " " + draw(rapid.SampledFrom(d.Required).Draw(t, "required "+c.Name))
	}
	add := func(group string, uses []pragma.ClauseUse) {
		for range rapid.IntRange(0, 4).Draw(t, "clauses") {
			if len(uses) == 0 {
				return
			}
			next := text + group + " " + draw(rapid.SampledFrom(uses).Draw(t, "clause").Clause)
			if accepted(fortran, program(next)) {
				text, group = next, ""
			}
		}
	}
	grouping := func(u pragma.ClauseUse) bool { return u.Clause.Devices && d.Grouped() }
	add("", slices.DeleteFunc(slices.Clone(d.Clauses), grouping))
	if d.Grouped() {
		later := slices.DeleteFunc(slices.Clone(d.Clauses), func(u pragma.ClauseUse) bool { return !u.AfterDeviceType || grouping(u) })
		for _, devices := range rapid.SampledFrom([][]string{{}, {"nvidia"}, {"nvidia", "host, multicore"}, {"radeon", "*"}, {"acc_device_nvidia, host", "default"}}).Draw(t, "devices") {
			add(" device_type("+devices+")", later)
		}
	}
	return program(text)
}

// TestEveryCombination writes directives with random clauses: what is regenerated from the IR is the same directive,
// and lowers to the same IR. More are tried with -rapid.checks.
func TestEveryCombination(t *testing.T) {
	t.Parallel()
	for _, host := range []string{"C", "Fortran"} {
		fortran := host == "Fortran"
		t.Run(host, func(t *testing.T) {
			irtest.Property(t, func(t *rapid.T) { sameAgain(t, fortran, combination(t, openACC, fortran)) })
		})
	}
}

// TestCombinations are combinations that are easy to lose: clauses for some device types next to the same for all, one
// clause for several devices, clauses that add up.
func TestCombinations(t *testing.T) {
	for _, text := range []string{
		"parallel loop gang shortloop",
		"parallel loop collapse(2) device_type(nvidia) collapse(force: 2)",
		"parallel loop collapse(force: 2) device_type(nvidia) collapse(2) device_type(host, radeon) collapse(1)",
		"kernels loop device_type(nvidia) wait(1) num_workers(n) device_type(host, multicore) wait(1) async",
		"kernels loop device_type(host) wait(1) device_type(nvidia) async device_type(radeon) wait(1)",
		"kernels loop device_type(radeon) wait device_type(*) wait",
		"parallel loop wait(1) wait(n, 2) device_type(nvidia) wait wait(3)",
		"parallel loop wait(devnum: 1: 2) wait(devnum: 1: 3)",
		"parallel loop reduction(+: t) private(j)",
		"parallel loop gang(static: 4) device_type(nvidia) gang(static: *) vector device_type(default) worker",
	} {
		for _, fortran := range []bool{false, true} {
			d := accdir.DirParallelLoop
			rest, parallel := strings.CutPrefix(text, d.Name)
			if !parallel {
				d = accdir.DirKernelsLoop
				rest = strings.TrimPrefix(text, d.Name)
			}
			w := &writing{language: openACC, fortran: fortran, procedure: "f"}
			if !fortran {
				rest = strings.ReplaceAll(rest, " private(j)", "")
			}
			program := w.program(d, rest)
			require.True(t, accepted(fortran, program), program)
			sameAgain(t, fortran, program)
		}
	}
}

func sameAgain(t rapid.TB, fortran bool, text string) {
	if !accepted(fortran, text) {
		return // a clause that is required does not fit by itself
	}
	want := directivesIn(fortran, text)
	again := ask(fortran, text, "emit", "--as", "acc", "--verify", "--regenerate", "-w")
	if again.status != 0 {
		t.Fatalf("status %d\n%s\n%s", again.status, again.message, text)
	}
	got := directivesIn(fortran, again.out)
	if len(got) != len(want) {
		t.Fatalf("%s\nis regenerated as\n%s", text, again.out)
	}
	for i, d := range want {
		if diff := partsDiffer(d, got[i]); diff != "" {
			t.Fatalf("%s\nis regenerated as\n%s\n%s", text, again.out, diff)
		}
	}
	if third := ask(fortran, again.out, "emit", "--as", "acc", "--regenerate", "-w"); third.out != again.out {
		t.Fatalf("regenerated twice:\n%s\nand once:\n%s", third.out, again.out)
	}
	for _, as := range []string{"omp", "omp-multicore"} {
		if a := ask(fortran, text, "emit", "--as", as, "-w"); a.status > 1 || a.status == 1 && !coded.MatchString(a.message) {
			t.Fatalf("--as %s: %s\n%s", as, a.message, text)
		}
	}
}

// partsDiffer compares directives with the spelling of their expressions.
func partsDiffer(a, b *pragma.Directive) string {
	mode := func(p pragma.Part) bool {
		return p.Device == "" && slices.Contains([]*pragma.ClauseDef{accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto}, p.Clause)
	}
	for _, p := range a.Parts(spelled) {
		if !slices.Contains(b.Parts(spelled), p) && !mode(p) {
			return "missing: " + p.Text
		}
	}
	return ""
}
