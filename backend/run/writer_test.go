package run_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A writer writes a random program line by line, in any language.
type writer struct {
	*rand.Rand
	strings.Builder
	depth int
	names int // how many have been made up
}

func (w *writer) line(format string, args ...any) {
	w.WriteString(strings.Repeat("    ", w.depth))
	fmt.Fprintf(w, format, args...)
	w.WriteString("\n")
}

func (w *writer) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w *writer) one(n int) bool { return w.IntN(n) == 0 }

// name makes up a name.
func (w *writer) name(prefix string) string {
	w.names++
	return fmt.Sprint(prefix, w.names)
}
