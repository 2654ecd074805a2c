package main

import (
	"fmt"
	"strings"

	"accc/cmd/internal/driver"
	"accc/frontend/diag"

	"github.com/spf13/cobra"
)

func explainCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:     "explain [CODE]",
		Short:   "Explain what a diagnostic means, with a wrong and a right example",
		Args:    cobra.MaximumNArgs(1),
		Example: "  accc explain ACC3004\n  accc explain          lists the codes",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var codes []string
			for _, r := range driver.Rules() {
				codes = append(codes, r.Code+"\t"+r.Title)
			}
			return codes, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				for _, r := range driver.Rules() {
					fmt.Fprintf(s.Stdout, "%s  %-7s  %s\n", r.Code, r.Severity, r.Title)
				}
				return nil
			}
			var codes []string
			for _, r := range driver.Rules() {
				if strings.EqualFold(r.Code, args[0]) {
					explain(s, r)
					return nil
				}
				codes = append(codes, r.Code)
			}
			hint := ""
			if near := diag.Nearest(strings.ToUpper(args[0]), codes); near != "" {
				hint = fmt.Sprintf(" (did you mean %s?)", near)
			}
			return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown code %s%s; 'accc explain' lists them", args[0], hint)}
		},
	}
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
