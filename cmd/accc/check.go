package main

import (
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

func checkCommand(s *driver.Session) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "check PATH...",
		Short: "Check directives and clauses, and print diagnostics",
		Long: `check reads sources and reports what is wrong with their directives. A directory stands
for the sources in and below it, a pattern (src/**/*.c) for the files that match.`,
		Args: cobra.MinimumNArgs(1),
		Example: `  accc check jacobi.c
  accc check --format gnu src/*.c`,
		RunE: func(_ *cobra.Command, args []string) error {
			names, err := s.Expand(args)
			if err != nil {
				return err
			}
			var first error
			for _, name := range s.Order(names) {
				// One bad file does not keep the others from being checked.
				if err := s.Check(name); err != nil && first == nil {
					first = err
				}
			}
			if err := s.Finish(); err != nil && first == nil {
				first = err
			}
			return first
		},
	}
	sourceFlags(s, cmd)
	return cmd
}
