package main

import (
	"errors"

	"accc/backend/emit"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

func checkCommand(s *driver.Session) *cobra.Command {
	var fix, diff, both bool
	var by emit.Guards
	var database string
	cmd := &cobra.Command{
		Use:   "check PATH...",
		Short: "Check directives and clauses, and print diagnostics",
		Long: `check reads sources and reports what is wrong with their directives of OpenACC and OpenMP, or with
those of the language that --directives chooses. PATH is a source, a directory
(the sources in and below it) or a pattern such as src/**/*.c. With -p, the sources and their flags
come from a compilation database (compile_commands.json).

--fix makes the edits that diagnostics offer; --diff shows them. --format selects the form of diagnostics,
-o a file for them. -W, -Wno-CODE and -Werror select warnings; 'accc explain CODE' describes one.

--agree is for sources that have directives of both languages, side by side or chosen by the
preprocessor: those of OpenMP are translated, and each statement for which the two say different things
is reported: data clauses, reductions, private copies, collapse, and directives that one of them lacks.

A file .accc.toml holds settings for the sources in and below its directory: std, openacc, openmp,
directives, warnings, includes, defines and undefines. The command line overrides it.`,
		Example: `  accc check jacobi.c
  accc check --format gnu src/*.c
  accc check -p build
  accc check --format sarif -o accc.sarif src
  accc check --fix src
  accc check --agree both.c`,
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
			case both:
				work = func(inputs []driver.Input) error {
					return s.Each(inputs, func(part *driver.Session, name string) error {
						return part.Guard(name, func() error { return agree(part, name, by) })
					})
				}
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
	f.BoolVar(&both, "agree", false, "compare the directives of OpenACC and OpenMP of sources that have both, and report where they differ")
	f.StringVar(&by.ACC, "guard-acc", "", "with --agree, a macro that is defined where directives of OpenACC are read")
	f.StringVar(&by.OMP, "guard-omp", "", "with --agree, a macro that is defined where directives of OpenMP are read")
	f.BoolVar(&diff, "diff", false, "print the edits that --fix makes, as a unified diff, and write nothing")
	f.StringVarP(&s.Report, "output", "o", "", "write the diagnostics to a file, or to standard output (-), in the form of --format")
	f.StringVarP(&database, "database", "p", "", "take flags from a compilation database, or from the one in a directory")
	sourceFlags(s, cmd)
	return cmd
}
