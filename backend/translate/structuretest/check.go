package structuretest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"accc/backend/translate/sourcetest"
)

// An Outcome is what a cell of the matrix says.
type Outcome string

// The outcomes: the output is the host's and nothing is found; check refuses the program with the paragraph that does; neither. Unfit is a
// program that a compiler does not take or whose fallback is wrong before accc has written anything.
const (
	Right   Outcome = "right"
	Refused Outcome = "refused"
	Wrong   Outcome = "wrong"
	Unfit   Outcome = "unfit"
)

// Texts are the columns of a program: the source, its directives written anew, and translated.
var Texts = []string{"run", "same", "other"}

// A Result is one cell, for accc run or a compiler.
type Result struct {
	Text, By string
	Outcome
	Detail string
}

// paragraph is how a message names a section of a specification.
var paragraph = regexp.MustCompile(`§\s?[0-9A]`)

// Check writes the program into a directory and returns its cells.
func (p Program) Check(dir string, accc sourcetest.Accc, compilers []sourcetest.Compiler) (results []Result) {
	report := func(text, by string, o Outcome, detail string) {
		results = append(results, Result{text, by, o, detail})
	}
	file := filepath.Join(dir, "source"+p.Ext())
	if err := os.WriteFile(file, []byte(p.Text()), 0o644); err != nil {
		report("run", "accc", Wrong, err.Error())
		return results
	}

	// Without its directives, the program runs on the host alone.
	status, want, said := accc("run", "-w", "--directives="+p.Other(), file)
	if status != 0 {
		report("run", "accc", Wrong, "on the host: "+sourcetest.First(said))
		return results
	}

	// A refusal by check counts for all texts.
	if status, out, said := accc("check", "-w", file); status != 0 {
		text := out + said
		for _, column := range Texts {
			if paragraph.MatchString(text) {
				report(column, "accc", Refused, sourcetest.First(text))
			} else {
				report(column, "accc", Wrong, "refused: "+sourcetest.First(text))
			}
		}
		return results
	}

	fit := p.fit(file, want, compilers, report)
	p.run("run", file, want, accc, report)
	for _, column := range []string{"same", "other"} {
		flags, language := []string{"emit", "-w", "--regenerate"}, p.Dialect
		if column == "other" {
			flags, language = []string{"emit", "-w", "--as", p.Other()}, p.Other()
		}
		written := filepath.Join(dir, column+p.Ext())
		if status, _, said := accc(append(flags, "-o", written, file)...); status != 0 {
			report(column, "accc", Wrong, "not written: "+sourcetest.First(said))
			continue
		}
		p.run(column, written, want, accc, report)

		// What has no counterpart stays in the language of the source.
		if text, err := os.ReadFile(written); err == nil && language != p.Dialect && strings.Contains(string(text), p.directive("")) {
			continue
		}
		for _, c := range fit {
			out, said, ok := c.Run(written, language, nil)
			switch {
			case !ok:
				report(column, c.Command, Wrong, said)
			case c.Checks[language] || fields(out) == fields(want):
				report(column, c.Command, Right, "")
			default:
				report(column, c.Command, Wrong, sourcetest.Difference(want, out))
			}
		}
	}
	return results
}

// fit returns the compilers that take the source and run it as the host does.
func (p Program) fit(file, want string, compilers []sourcetest.Compiler, report func(text, by string, o Outcome, detail string)) (list []sourcetest.Compiler) {
	for _, c := range compilers {
		form := sourcetest.C
		if p.Language == "fortran" {
			form = sourcetest.Free
		}
		if !c.Compiles(form) {
			continue
		}
		out, said, ok := c.Run(file, p.Dialect, nil)
		switch {
		case !ok:
			report("run", c.Command, Unfit, said)
		case !c.Checks[p.Dialect] && fields(out) != fields(want):
			report("run", c.Command, Unfit, sourcetest.Difference(want, out))
		default:
			report("run", c.Command, Right, "")
			list = append(list, c)
		}
	}
	return list
}

// fields is what a program prints, without the blanks that compilers of Fortran disagree about.
func fields(text string) string { return strings.Join(strings.Fields(text), " ") }

// run runs a text on a device of its own memory with all checks.
func (p Program) run(column, file, want string, accc sourcetest.Accc, report func(text, by string, o Outcome, detail string)) {
	status, out, said := accc("run", "-w", "--check=all", file)
	switch {
	case status != 0:
		report(column, "accc", Wrong, sourcetest.First(said))
	case out != want:
		report(column, "accc", Wrong, sourcetest.Difference(want, out))
	case strings.TrimSpace(said) != "":
		report(column, "accc", Wrong, fmt.Sprintf("found: %s", sourcetest.First(said)))
	default:
		report(column, "accc", Right, "")
	}
}
