package main

import (
	"fmt"
	"io"
	"strings"

	"accc/cmd/internal/driver"
)

// references are the pages that accc explain --all writes; docs has them under these names.
var references = map[string]func(io.Writer){"diagnostics": referDiagnostics, "environment": referEnvironment}

// referDiagnostics writes what accc explain says about every diagnostic.
func referDiagnostics(w io.Writer) {
	rules := driver.Rules()
	fmt.Fprintf(w, "# Diagnostics\n\nEvery code with what it means, a wrong example and a right one, as `accc explain CODE` shows them. `-W` and the comment `accc:ignore`\n"+
		"choose among those that are not errors. This page is written by `accc explain --all=diagnostics`.\n")
	fmt.Fprintf(w, "\n| code | severity | about |\n|---|---|---|\n")
	for _, r := range rules {
		fmt.Fprintf(w, "| [%s](#%s) | %s | %s |\n", r.Code, strings.ToLower(r.Code), r.Severity, strings.ReplaceAll(r.Title, "|", "\\|"))
	}
	for _, r := range rules {
		fmt.Fprintf(w, "\n## %s\n\n**%s** (%s)\n", r.Code, r.Title, r.Severity)
		if r.Doc != "" {
			fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(r.Doc))
		}
		if r.Spec != "" {
			fmt.Fprintf(w, "\nSpecification: %s\n", r.Spec)
		}
		for _, e := range []struct{ title, language, text string }{
			{"Avoid", "c", r.Avoid}, {"Prefer", "c", r.Prefer}, {"Avoid, in Fortran", "fortran", r.AvoidFortran}, {"Prefer, in Fortran", "fortran", r.PreferFortran},
		} {
			if e.text != "" {
				// An example of a null byte would make the page a binary file.
				text := strings.ReplaceAll(strings.TrimRight(e.text, "\n"), "\x00", "\u2400")
				fmt.Fprintf(w, "\n%s:\n\n```%s\n%s\n```\n", e.title, e.language, text)
			}
		}
	}
}

// referEnvironment writes what accc explain says about every environment variable.
func referEnvironment(w io.Writer) {
	fmt.Fprintf(w, "# Environment variables\n\n`accc env` prints those that are set, and what accc makes of them; `accc env --all` prints all. A program under `accc run` sees those of\n"+
		"OpenACC and OpenMP and a few others (`accc help limits`). This page is written by `accc explain --all=environment`.\n"+
		"\n| variable | values | default | what it sets |\n|---|---|---|---|\n")
	cell := strings.NewReplacer("|", "\\|", "\n", " ")
	for _, v := range driver.Variables() {
		about := v.Doc
		if v.Spec != "" {
			about += " (" + v.Spec + ")"
		}
		value := v.Default
		if v.Processors {
			value = "the number of processors"
		}
		fmt.Fprintf(w, "| `%s` | %s | %s | %s |\n", v.Name, cell.Replace(v.Takes), cell.Replace(value), cell.Replace(about))
	}
}
