// Package sourcetest makes programs whose text is hard to rewrite, and checks what accc emit writes of them. A program has macros that hold extents,
// clauses and whole directives, #if around and inside of directives and around the heads of functions, comments, continued lines and raw line
// splices wherever the language has room for them. Its directives are those of OpenACC or OpenMP, its language is C or Fortran in free or fixed form.
//
// New writes the program of a seed, always the same. It prints numbers that depend on the values of its macros and not on its directives, so that any
// compiler is a judge of it: Check compares what a program prints with what the texts written from it print, in two builds.
//
// Csmith makes programs that compilers have to agree about; the round trips of mvdan/sh try each program in many layouts. This does both at once: the
// meaning is plain, the layout is not.
package sourcetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/frontend/tokens/buildtest"
)

// A Form is a host language and the form of its lines.
type Form int

// The forms of sources.
const (
	C Form = iota
	Free
	Fixed
)

// Forms are the names of the forms.
var Forms = [...]string{C: "C", Free: "free form", Fixed: "fixed form"}

// A Source is a program that was made.
type Source struct {
	Seed   uint64
	Form   Form
	OpenMP bool
	Text   string
	// Modern is whether C is that of 2023, with digit separators, or that of 2017, with K&R definitions.
	Modern bool
	// End ends each line.
	End string
	// Lines are the lines without a directive, in order, each as it is written: a translation keeps them. A line with splices or comments of several lines is one.
	Lines []string
	// Notes are the texts of the comments.
	Notes []string
}

// New returns the program of a seed. Seeds that follow each other have other forms and languages of directives.
func New(seed uint64) Source {
	w := &writer{Rand: rand.New(rand.NewPCG(seed, 38)), Source: Source{Seed: seed, Form: Form(seed % 3), OpenMP: seed/3%2 == 1}}
	w.Modern = w.chance(50)
	w.End = w.pick("\n", "\n", "\r\n")
	if w.Form == C {
		w.c()
	} else {
		w.fortran()
	}
	w.Text = w.text.String()
	return w.Source
}

// Ext returns the extension of the file of a source.
func (s Source) Ext() string { return [...]string{C: ".c", Free: ".F90", Fixed: ".F"}[s.Form] }

// Directives returns the language of directives: acc or omp.
func (s Source) Directives() string {
	if s.OpenMP {
		return "omp"
	}
	return "acc"
}

// Other returns the language that directives are translated to.
func (s Source) Other() string {
	if s.OpenMP {
		return "acc"
	}
	return "omp"
}

// Flags returns the options by which accc and compilers read a source.
func (s Source) Flags() []string {
	switch {
	case s.Form != C:
		return []string{"-cpp"}
	case s.Modern:
		return []string{"-std=gnu2x"}
	}
	return []string{"-std=gnu17"}
}

// Builds returns the flags of two builds of a source: none, and those that give each of its macros another value.
func (s Source) Builds() [2][]string {
	lexis := tokens.Lexis{}
	if s.Form != C {
		lexis.Form = []tokens.Form{Free: tokens.Free, Fixed: tokens.Fixed}[s.Form]
	}
	var other []string
	seen := map[string]bool{}
	for _, flags := range buildtest.Builds(tokens.New(source.NewFile("program"+s.Ext(), []byte(s.Text)), lexis)) {
		for _, f := range flags {
			name, _, _ := strings.Cut(f, "=")
			// One of the two other numbers of a macro.
			if !seen[name] {
				other = append(other, f)
			}
			seen[name] = true
		}
	}
	return [2][]string{nil, other}
}

// A writer makes one source.
type writer struct {
	*rand.Rand
	Source
	text strings.Builder
	// depth is that of blocks, number the last one given to a name, units those of functions that the program calls.
	depth, number int
	units         []string
}

func (w *writer) chance(percent int) bool { return w.IntN(100) < percent }

func (w *writer) pick(of ...string) string { return of[w.IntN(len(of))] }

// some returns the clauses that chance leaves.
func (w *writer) some(clauses ...string) (list []string) {
	for _, c := range clauses {
		if w.chance(50) {
			list = append(list, c)
		}
	}
	return list
}

// private adds the clause without which the teams of OpenMP share a scalar. Gangs have their own.
func (w *writer) private(clauses []string) []string {
	if w.OpenMP && !slices.Contains(clauses, "private(part)") {
		return append(clauses, "private(part)")
	}
	return clauses
}

// next returns a name that is new.
func (w *writer) next(name string) string {
	w.number++
	return fmt.Sprint(name, w.number)
}

// kept writes a line that stays where directives are rewritten.
func (w *writer) kept(line string) {
	line = w.splice(w.noted(line))
	w.Lines = append(w.Lines, line)
	w.text.WriteString(line + w.End)
}

// changed writes a line that a translation may rewrite.
func (w *writer) changed(line string) { w.text.WriteString(w.splice(w.noted(line)) + w.End) }

// noted puts the texts of new comments in the place of §.
func (w *writer) noted(line string) string {
	for strings.Contains(line, "§") {
		note := fmt.Sprintf("note %d.", len(w.Notes)+1)
		w.Notes = append(w.Notes, note)
		line = strings.Replace(line, "§", note, 1)
	}
	return line
}

// splice ends the line of C somewhere with a backslash, inside of words, too: the preprocessor joins lines before it looks for words.
func (w *writer) splice(line string) string {
	if w.Form != C || !w.chance(7) || len(line) < 8 {
		return line
	}
	at := 1 + w.IntN(len(line)-1)
	if strings.ContainsRune("\\\r\n", rune(line[at-1])) || strings.ContainsRune("\r\n", rune(line[at])) {
		return line
	}
	return line[:at] + "\\" + w.End + line[at:]
}

// conditional writes lines under a condition, and others under its opposite.
func (w *writer) conditional(then, other func()) {
	name := w.pick("TUNED", "VERBOSE", "PLAIN")
	hash := "#"
	if w.Form == C {
		hash = w.pick("#", "#", "# ", "  #", "/* § */ #")
	}
	w.kept(hash + w.condition(name))
	then()
	if other != nil {
		w.kept("#else" + w.lineComment())
		other()
	}
	w.kept("#endif" + w.lineComment())
}

// condition returns the words of a condition after the number sign.
func (w *writer) condition(name string) string {
	return fmt.Sprintf(w.pick("ifdef %s", "ifndef %s", "if defined(%s)", "if !defined %s"), name)
}

// lineComment returns a comment after a line of the preprocessor. The preprocessor of Fortran has none.
func (w *writer) lineComment() string {
	if w.Form == C && w.chance(20) {
		return " /* § */"
	}
	return ""
}

// words translates a directive of OpenACC and its clauses to the directives of the source.
func (w *writer) words(name string, clauses []string) (string, []string) {
	if !w.OpenMP {
		return name, clauses
	}
	share := "for"
	if w.Form != C {
		share = "do"
	}
	name = strings.ReplaceAll(openMP[name], "LOOP", share)
	list := make([]string, 0, len(clauses))
	for _, c := range clauses {
		list = append(list, clauseOfOpenMP.Replace(c))
	}
	return name, list
}

// openMP are the directives that programs have, in both languages. LOOP is for or do.
var openMP = map[string]string{
	"parallel loop": "target teams distribute parallel LOOP", "kernels loop": "target teams distribute parallel LOOP", "parallel loop gang": "target teams distribute",
	"loop vector": "parallel LOOP", "serial": "target", "end serial": "end target", "data": "target data", "end data": "end target data",
	"enter data": "target enter data", "exit data": "target exit data", "update": "target update", "wait": "taskwait", "atomic update": "atomic update",
	"routine seq": "declare target", "declare create(table)": "declare target(table)",
}

// clauseOfOpenMP replaces the names of clauses. A name may have a gap after its parenthesis.
var clauseOfOpenMP = strings.NewReplacer("copyin(", "map(to:", "copyout(", "map(from:", "copy(", "map(tofrom:", "create(", "map(alloc:", "delete(", "map(delete:",
	"present(", "map(tofrom:", "self(", "from(", "device(", "to(", "num_gangs(", "num_teams(", "vector_length(", "thread_limit(", "async(1)", "nowait")
