package sourcetest

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// An Accc runs accc with arguments, and returns its exit status and what it prints.
type Accc func(args ...string) (status int, stdout, stderr string)

// A Compiler is one that compiles what was written.
type Compiler struct {
	// Command is the name of the compiler, Reads the flags by which it reads directives of a language.
	Command string
	Reads   map[string][]string
	// Checks are the languages of directives that the compiler checks and has no code for.
	Checks map[string]bool
	// Form are the forms of the sources that it compiles.
	Form []Form
}

// hostOnly keeps GCC's compilers from compiling for a device that they are installed for.
const hostOnly = "-foffload=disable"

// Compilers are those that may be installed.
var Compilers = []Compiler{
	{Command: "gcc", Form: []Form{C}, Reads: map[string][]string{"acc": {"-fopenacc", hostOnly}, "omp": {"-fopenmp", hostOnly}}},
	{Command: "clang-22", Form: []Form{C}, Reads: map[string][]string{"acc": {"-fopenacc"}, "omp": {"-fopenmp"}}, Checks: map[string]bool{"acc": true}},
	{Command: "gfortran", Form: []Form{Free, Fixed}, Reads: map[string][]string{"acc": {"-fopenacc", hostOnly}, "omp": {"-fopenmp", hostOnly}}},
	{Command: "flang-22", Form: []Form{Free, Fixed}, Reads: map[string][]string{"acc": {"-fopenacc"}, "omp": {"-fopenmp"}}, Checks: map[string]bool{"acc": true}},
}

// Compiles reports whether the compiler takes sources of a form.
func (c Compiler) Compiles(form Form) bool { return slices.Contains(c.Form, form) }

// An Outcome is what became of a text.
type Outcome string

// The outcomes. Refused are texts that accc does not write, or that a compiler does not take; an original that a compiler does not take is no text for it.
const (
	Equal     Outcome = "equal"
	Refused   Outcome = "refused"
	Different Outcome = "different"
	Unfit     Outcome = "unfit"
)

// A Result is what became of one text in one build.
type Result struct {
	// Text is what was written: same, acc, omp, keep or data, or source for the original. By is who judged it: text for its bytes, again for a second
	// writing, accc or a compiler for what the program prints.
	Text, By string
	Build    int
	Outcome
	// Detail says why the outcome is not Equal.
	Detail string
}

// ways returns the texts that are written from a source, with the options of accc emit.
func (s Source) ways() []way {
	return []way{{"same", nil}, {s.Other(), []string{"--as", s.Other()}}, {"keep", []string{"--as", s.Other(), "--keep"}}, {"data", []string{"--optimize=data"}}}
}

// A way is how a text is written.
type way struct {
	name  string
	flags []string
}

// Check writes a source into a directory, has it written by accc in each way, and returns what became of each text, by accc run and the compilers.
func (s Source) Check(dir string, accc Accc, compilers []Compiler) (results []Result) {
	file := filepath.Join(dir, "source"+s.Ext())
	if err := os.WriteFile(file, []byte(s.Text), 0o644); err != nil {
		return []Result{{"source", "accc", 0, Refused, err.Error()}}
	}
	report := func(text, by string, build int, o Outcome, detail string) {
		results = append(results, Result{text, by, build, o, detail})
	}

	// What the source prints is the measure.
	builds := s.Builds()
	var want [2]string
	for b, flags := range builds {
		status, out, said := accc(slices.Concat([]string{"run", "-w", file}, s.Flags(), flags)...)
		if status != 0 {
			report("source", "accc", b, Refused, First(said))
			return results
		}
		want[b] = out
	}
	fit := map[string]bool{}
	for _, c := range compilers {
		if !c.Compiles(s.Form) {
			continue
		}
		fit[c.Command] = true
		for b, flags := range builds {
			out, said, ok := c.Run(file, s.Directives(), slices.Concat(s.Flags(), flags))
			if !ok {
				report("source", c.Command, b, Unfit, said)
			} else if out != Normal(want[b]) && !c.Checks[s.Directives()] {
				report("source", c.Command, b, Different, Difference(Normal(want[b]), out))
			} else {
				report("source", c.Command, b, Equal, "")
				continue
			}
			fit[c.Command] = false
		}
	}

	for _, w := range s.ways() {
		written := filepath.Join(dir, w.name+s.Ext())
		emit := slices.Concat([]string{"emit", "-w"}, s.Flags(), w.flags)
		status, _, said := accc(append(emit, "-o", written, file)...)
		if status != 0 {
			report(w.name, "text", 0, Refused, First(said))
			continue
		}
		text, err := os.ReadFile(written)
		if err != nil {
			report(w.name, "text", 0, Refused, err.Error())
			continue
		}
		if detail := s.stays(w.name, string(text)); detail != "" {
			report(w.name, "text", 0, Different, detail)
		} else {
			report(w.name, "text", 0, Equal, "")
		}
		if string(text) == s.Text {
			continue
		}

		// Writing it once more changes nothing.
		again := filepath.Join(dir, w.name+"again"+s.Ext())
		status, _, said = accc(append(emit, "-o", again, written)...)
		twice, _ := os.ReadFile(again)
		switch {
		case status != 0:
			report(w.name, "again", 0, Refused, First(said))
		case !bytes.Equal(twice, text):
			report(w.name, "again", 0, Different, Difference(string(text), string(twice)))
		default:
			report(w.name, "again", 0, Equal, "")
		}

		language := s.Directives()
		if w.name != "data" {
			language = s.Other()
		}
		for b, flags := range builds {
			status, out, said := accc(slices.Concat([]string{"run", "-w", written}, s.Flags(), flags)...)
			switch {
			case status != 0:
				report(w.name, "accc", b, Refused, First(said))
			case out != want[b]:
				report(w.name, "accc", b, Different, Difference(want[b], out))
			default:
				report(w.name, "accc", b, Equal, "")
			}
			for _, c := range compilers {
				if !fit[c.Command] {
					continue
				}
				out, said, ok := c.Run(written, language, slices.Concat(s.Flags(), flags))
				switch {
				case !ok:
					report(w.name, c.Command, b, Refused, said)
				case out != Normal(want[b]) && !c.Checks[language]:
					report(w.name, c.Command, b, Different, Difference(Normal(want[b]), out))
				default:
					report(w.name, c.Command, b, Equal, "")
				}
			}
		}
	}
	return results
}

// stays returns what is lost of the lines without directives and of the comments, or that a text is another one where nothing was to be changed; "" for neither.
func (s Source) stays(name, text string) string {
	if name == "same" {
		if text != s.Text {
			return Difference(s.Text, text)
		}
		return ""
	}
	rest := s.End + text
	for _, line := range s.Lines {
		_, after, found := strings.Cut(rest, s.End+line+s.End)
		if !found {
			return fmt.Sprintf("the line %q is lost", line)
		}
		rest = s.End + after
	}
	comments := strings.Join(strings.Fields(strings.ReplaceAll(text, "\\"+s.End, "")), " ") // their words, whatever ends their lines
	for _, note := range s.Notes {
		if !strings.Contains(comments, note) {
			return fmt.Sprintf("the comment %q is lost", note)
		}
	}
	if ends := strings.Count(text, "\n"); s.End == "\r\n" && ends != strings.Count(text, s.End) || s.End == "\n" && strings.Contains(text, "\r") {
		return "other line ends"
	}
	return ""
}

// Run compiles a file and returns what the program prints, or what the compiler says. A compiler that only checks directives returns nothing.
func (c Compiler) Run(file, directives string, flags []string) (out, said string, ok bool) {
	dir, err := os.MkdirTemp(filepath.Dir(file), c.Command)
	if err != nil {
		return "", err.Error(), false
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "program")
	args := slices.Concat([]string{"-w", "-O1"}, flags, c.Reads[directives])
	if c.Checks[directives] {
		args = append(args, "-fsyntax-only", file)
	} else {
		args = append(args, "-o", program, file)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	compile := exec.CommandContext(ctx, c.Command, args...)
	compile.Dir = dir // where modules are left
	if text, err := compile.CombinedOutput(); err != nil {
		return "", compilerError(string(text)), false
	}
	if c.Checks[directives] {
		return "", "", true
	}
	execute := exec.CommandContext(ctx, program)
	execute.Env = append(os.Environ(), "OMP_NUM_THREADS=2", "OMP_WAIT_POLICY=passive", "KMP_WARNINGS=0")
	text, err := execute.CombinedOutput()
	if err != nil {
		return fmt.Sprintf("%s%v", text, err), "", true
	}
	return Normal(string(text)), "", true
}

// Normal returns the output of a program without what compilers of Fortran disagree about.
func Normal(text string) string { return strings.ReplaceAll(text, "\r\n", "\n") }

var errorLine = regexp.MustCompile(`(?m)(?:[Ee]rror|sorry, unimplemented): .*|undefined reference to .*`)

// compilerError returns the first error that a compiler reports, without its place.
func compilerError(text string) string {
	if found := errorLine.FindString(text); found != "" {
		return found
	}
	return First(text)
}

// First returns the first line of a text that says something.
func First(text string) string {
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			return strings.TrimSpace(line)
		}
	}
	return "nothing was said"
}

// Difference returns the first lines in which two texts differ.
func Difference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d is %q for %q", i+1, b[i], a[i])
		}
	}
	return fmt.Sprintf("%d lines for %d", len(b), len(a))
}
