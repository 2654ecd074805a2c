package main

import (
	"errors"

	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

func checkCommand(s *driver.Session) *cobra.Command {
	var fix, diff bool
	var database string
	cmd := &cobra.Command{
		Use:   "check PATH...",
		Short: "Check directives and clauses, and print diagnostics",
		Long: `check reads sources and reports what is wrong with their directives of OpenACC and OpenMP, or with
those of the language that --directives chooses. PATH is a source, a directory
(the sources in and below it) or a pattern such as src/**/*.c. With -p, the sources and their flags
come from a compilation database (compile_commands.json).

--fix makes the edits that diagnostics offer; --diff shows them. --format selects text, gnu, json or
sarif. -W, -Wno-CODE and -Werror select warnings; 'accc explain CODE' describes one.

A file .accc.toml holds settings for the sources in and below its directory: std, openacc, openmp,
directives, warnings, includes, defines and undefines. The command line overrides it.`,
		Example: `  accc check jacobi.c
  accc check --format gnu src/*.c
  accc check -p build
  accc check --fix src`,
		RunE: func(_ *cobra.Command, args []string) error {
			s.Directives.OpenMP = true
			if len(args) == 0 && database == "" {
				return errors.New("expected a source, a directory or a compilation database")
			}
			inputs, err := s.ExpandAll(args, database)
			if err != nil {
				return err
			}
			work := s.CheckAll
			switch {
			case diff:
				work = s.Diff
			case fix:
				work = s.Fix
			}
			err = work(inputs)
			if finish := s.Finish(); err == nil {
				err = finish
			}
			return err
		},
	}
	f := cmd.Flags()
	f.BoolVar(&fix, "fix", false, "make the edits that diagnostics offer, and show what remains")
	f.BoolVar(&diff, "diff", false, "print the edits that --fix makes, as a unified diff, and write nothing")
	f.StringVarP(&database, "database", "p", "", "take flags from a compilation database, or from the one in a directory")
	sourceFlags(s, cmd)
	return cmd
}
