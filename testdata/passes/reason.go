package main

import (
	"regexp"
	"strings"
)

// A reason is why modules come out in another way on purpose: what decides, and how to see that a difference is of the kind.
type reason struct {
	pass, text string
	holds      func(m module, want, got []string) bool // lines that only the other tool, or only accc, has, without names of values
}

var reasons = []reason{
	{"acc-specialize-for-host{enable-host-fallback=true}", "LLVM keeps one operation of an atomic update that has several", severalUpdates},
	{"acc-implicit-data", "data operations of a construct with async are on its queue (§2.16.1)", func(_ module, _, got []string) bool {
		return some(got, "acc.", " async(", "implicit = true")
	}},
	{"acc-implicit-data", "a scalar that kernels only reads is passed by value (RATIONALE.md)", func(m module, _, got []string) bool {
		return some(got, "acc.firstprivate ", "implicit = true") && strings.Contains(m.text, "acc.kernels")
	}},
	{"acc-implicit-data", "the reduction variable of a construct is copied (§2.5.15)", func(_ module, _, got []string) bool {
		return some(got, "acc.copyin ", "data_clause acc_reduction", "implicit = true")
	}},
	{"acc-implicit-data", "a variable of which a section is private gets no copy (§2.6.2)", func(m module, want, got []string) bool {
		return some(want, "acc.copyin ", "implicit = true") && len(want) > len(got) && privateSection.MatchString(m.text)
	}},
}

var privateSection = regexp.MustCompile(`acc\.(first)?private .*name = "\w+\(`)

// why is the reason for which a module comes out in another way, "" if none is known.
func why(pass string, m module, want, got string) string {
	w, g := anonymous(want), anonymous(got)
	onlyWant, onlyGot := without(w, g), without(g, w)
	for _, r := range reasons {
		if r.pass == pass && r.holds(m, onlyWant, onlyGot) {
			return r.text
		}
	}
	return ""
}

// without are the lines that others lack.
func without(lines, others []string) (out []string) {
	count := map[string]int{}
	for _, l := range others {
		count[l]++
	}
	for _, l := range lines {
		if count[l]--; count[l] < 0 {
			out = append(out, l)
		}
	}
	return out
}

// some reports whether a line has all the words.
func some(lines []string, words ...string) bool {
	for _, l := range lines {
		all := true
		for _, w := range words {
			all = all && strings.Contains(l, w)
		}
		if all {
			return true
		}
	}
	return false
}

// severalUpdates reports whether the body of an atomic update has more than one operation before its yield.
func severalUpdates(m module, _, _ []string) bool {
	in, ops := false, 0
	for _, l := range strings.Split(m.text, "\n") {
		switch l = strings.TrimSpace(l); {
		case strings.HasPrefix(l, "acc.atomic.update "):
			in, ops = true, 0
		case in && strings.HasPrefix(l, "acc.yield"):
			if ops > 1 {
				return true
			}
			in = false
		case in && !strings.HasPrefix(l, "^"):
			ops++
		}
	}
	return false
}
