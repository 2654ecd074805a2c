package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"accc/cmd/internal/driver"
	"accc/frontend/diag"
	"accc/pragma"

	"github.com/spf13/cobra"
)

func explainCommand(s *driver.Session) *cobra.Command {
	all := ""
	cmd := &cobra.Command{
		Use:   "explain [CODE|DIRECTIVE|CLAUSE|VARIABLE]",
		Short: "Explain a diagnostic, with a wrong and a right example, a directive, a clause or an environment variable",
		Long: `explain tells what a diagnostic means, with a wrong and a right example, and what a directive or a
clause is: its clauses or directives, its versions, the operations that it becomes, and its section of
the specification. The name of a directive may have several words. What both directive languages have is
told of both; acc or omp before the name selects one. VARIABLE is an environment variable that accc or the programs
under accc run read. Without an argument, explain lists the codes. --all writes a
reference in Markdown.`,
		Example: "  accc explain ACC3004\n  accc explain copyin\n  accc explain omp target teams\n  accc explain OMP_SCHEDULE",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var codes []string
			for _, r := range driver.Rules() {
				codes = append(codes, r.Code+"\t"+r.Title)
			}
			for _, t := range driver.Tables {
				for _, d := range t.Directives {
					codes = append(codes, d.Name+"\t"+d.Doc)
				}
				for _, c := range t.Clauses {
					codes = append(codes, c.Name+"\t"+c.Doc)
				}
			}
			for _, v := range driver.Variables() {
				codes = append(codes, v.Name+"\t"+v.Doc)
			}
			return codes, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if all != "" {
				if len(args) > 0 {
					return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--all is about all diagnostics or variables: it takes no names")}
				}
				refer := references[all]
				if refer == nil {
					return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--all=%s: expected %s", all, strings.Join(slices.Sorted(maps.Keys(references)), " or "))}
				}
				var page bytes.Buffer
				refer(&page)
				return s.Write("", page.Bytes())
			}
			if len(args) == 0 {
				for _, r := range driver.Rules() {
					fmt.Fprintf(s.Stdout, "%s  %-7s  %s\n", r.Code, r.Severity, r.Title)
				}
				return nil
			}
			var codes []string
			for _, r := range driver.Rules() {
				if len(args) == 1 && strings.EqualFold(r.Code, args[0]) {
					explain(s, r)
					return nil
				}
				codes = append(codes, r.Code)
			}
			word := strings.ToLower(strings.Join(args, " "))
			known, names := explainName(s.Stdout, word)
			if known {
				return nil
			}
			for _, v := range driver.Variables() {
				if strings.EqualFold(v.Name, word) {
					explainVariable(s.Stdout, v)
					return nil
				}
				codes = append(codes, v.Name)
			}
			hint := ""
			if near := cmp.Or(diag.Nearest(strings.ToUpper(word), codes), diag.Nearest(word, names)); near != "" {
				hint = fmt.Sprintf(" (did you mean %s?)", near)
			}
			return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("no code, directive, clause or environment variable %s%s; 'accc explain' lists the codes", strings.Join(args, " "), hint)}
		},
	}
	cmd.Flags().StringVar(&all, "all", "", "write a reference in Markdown: `diagnostics` or environment")
	return cmd
}

func explain(s *driver.Session, r *diag.Rule) {
	fmt.Fprintf(s.Stdout, "%s: %s (%s)\n", r.Code, r.Title, r.Severity)
	if r.Doc != "" {
		fmt.Fprintf(s.Stdout, "\n%s\n", r.Doc)
	}
	if r.Spec != "" {
		fmt.Fprintf(s.Stdout, "\nSpecification: %s\n", r.Spec)
	}
	for _, e := range []struct{ title, text string }{{"Avoid", r.Avoid}, {"Prefer", r.Prefer}, {"Avoid, in Fortran", r.AvoidFortran}, {"Prefer, in Fortran", r.PreferFortran}} {
		if e.text != "" {
			fmt.Fprintf(s.Stdout, "\n%s:\n\n    %s\n", e.title, strings.ReplaceAll(strings.TrimRight(e.text, "\n"), "\n", "\n    "))
		}
	}
}

// explainName tells of the directives and clauses that have a name, and reports whether there are any; names are all there are.
func explainName(w io.Writer, name string) (known bool, names []string) {
	next := func() {
		if known {
			fmt.Fprintln(w)
		}
		known = true
	}
	language, rest, _ := strings.Cut(name, " ")
	for _, t := range driver.Tables {
		wanted := name
		if slices.ContainsFunc(driver.Tables, func(t *pragma.Table) bool { return t.Sentinel == language }) && rest != "" {
			wanted = rest
			if t.Sentinel != language {
				continue
			}
		}
		for _, d := range t.Directives {
			names = append(names, d.Name)
			if d.Name == wanted || d.Fortran == wanted || slices.ContainsFunc(d.Spellings, func(s pragma.Spelling) bool { return s.Name == wanted }) {
				next()
				explainDirective(w, d)
			}
		}
		for _, c := range t.Clauses {
			names = append(names, c.Name)
			if c.Name == wanted || c.Fortran == wanted || slices.Contains(c.Spellings, wanted) {
				next()
				explainClause(w, c)
			}
		}
	}
	return known, names
}

func explainVariable(w io.Writer, v driver.Variable) {
	fmt.Fprintf(w, "%s: an environment variable\n\n%s\n\nValues: %s\n", v.Name, v.Doc, v.Takes)
	if v.Default != "" {
		fmt.Fprintf(w, "Default: %s\n", v.Default)
	}
	if v.Spec != "" {
		fmt.Fprintf(w, "Specification: %s\n", v.Spec)
	}
}

// titled writes words under a title, if there are any.
func titled(w io.Writer, title string, words []string) {
	if len(words) > 0 {
		fmt.Fprintf(w, "%s: %s\n", title, strings.Join(words, ", "))
	}
}

// lives says which versions have something: versions are times ten, 0 is none.
func lives(t *pragma.Table, since, deprecated, until int) (out []string) {
	for _, v := range []struct {
		what    string
		version int
	}{{"since ", since}, {"deprecated in ", deprecated}, {"until ", until}} {
		if v.version != 0 {
			out = append(out, fmt.Sprintf("%s%s %d.%d", v.what, t.Name, v.version/10, v.version%10))
		}
	}
	return out
}

func explainDirective(w io.Writer, d *pragma.DirectiveDef) {
	fmt.Fprintf(w, "%s: a directive of %s\n\n%s\n\n", d.Name, d.Table.Name, d.Doc)
	var spellings, leaves, clauses []string
	if d.Fortran != "" {
		spellings = append(spellings, d.Fortran+" (Fortran)")
	}
	for _, s := range d.Spellings {
		spellings = append(spellings, s.Name)
	}
	for _, l := range d.Leaves {
		leaves = append(leaves, l.Name)
	}
	for _, c := range d.Clauses {
		clauses = append(clauses, c.Clause.Name)
	}
	slices.Sort(clauses)
	titled(w, "Also written", spellings)
	titled(w, "Constructs", leaves)
	titled(w, "Clauses", clauses)
	titled(w, "In the dialect", driver.DirectiveOps(d))
	titled(w, "Versions", lives(d.Table, d.Since, d.Deprecated, d.Until))
	fmt.Fprintf(w, "Specification: %s\n", d.Spec)
}

func explainClause(w io.Writer, c *pragma.ClauseDef) {
	fmt.Fprintf(w, "%s: a clause of %s\n\n%s\n\n", c.Name, c.Table.Name, c.Doc)
	var spellings, modifiers, on []string
	if c.Fortran != "" {
		spellings = append(spellings, c.Fortran+" (Fortran)")
	}
	for _, m := range c.Modifiers {
		modifiers = append(modifiers, m.Name)
	}
	for _, d := range c.Table.Directives {
		if d.Use(c) != nil && len(d.Leaves) == 0 {
			on = append(on, d.Name)
		}
	}
	titled(w, "Also written", append(spellings, c.Spellings...))
	titled(w, "Modifiers", modifiers)
	titled(w, "Keywords", c.Keywords)
	titled(w, "Directives", on)
	var ops []string
	if entry, exit := driver.ClauseOps(c); entry != "" {
		ops = append(ops, entry+" at entry")
		if exit != "" {
			ops = append(ops, exit+" at exit")
		}
	}
	titled(w, "In the dialect", ops)
	titled(w, "Versions", lives(c.Table, c.Since, c.Deprecated, c.Until))
	fmt.Fprintf(w, "Specification: %s\n", c.Spec)
}
