package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"accc/backend/emit"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"

	"github.com/spf13/cobra"
)

// checking is what the flags of accc check choose.
type checking struct {
	paths           []string
	command         []string // of a compiler
	database        string
	fix, diff, both bool
	by              emit.Guards
	baseline        string
	update          bool
}

func checkCommand(s *driver.Session) *cobra.Command {
	var x checking
	var watch bool
	cmd := &cobra.Command{
		Use:   "check PATH... | -- COMPILER [OPTIONS] FILE...",
		Short: "Check directives and clauses, and print diagnostics",
		Long: `check reads sources and reports what is wrong with their directives of OpenACC and OpenMP, or with
those of the language that --directives chooses. PATH is a source, a directory
(the sources in and below it) or a pattern such as src/**/*.c. With -p, the sources and their flags
come from a compilation database (compile_commands.json); after --, they are those of a compiler's command.
Options of compilers about code and linking (-O2, -g, -c, -lm, -march=native...) have no effect. Sources below a
directory in languages that accc does not read, such as C++ and CUDA, are counted on standard error.

Diagnostics go to standard output, or to a file with -o; --format selects their form. A summary and
what cannot be read go to standard error. -WCODE, -Wno-CODE and -Werror select warnings; -Wmaybe shows what may be
wrong or needless as well: dependences that cannot be excluded, and transfers; 'accc explain CODE'
describes one. --fix makes the edits that diagnostics offer; --diff shows them. --watch checks
again when a source, a header or a settings file changes, until it is interrupted.

A comment "accc:ignore CODE" in a source silences that code in its line or, if it is alone on its line, in
the next one; at a directive, in all lines of the directive and in what is reported elsewhere because of it. Without a
code it silences all warnings there. A comment that silences nothing is reported (ACC0130).
--baseline FILE reports only what FILE does not hold; --update-baseline writes everything that is
found now to it.

--agree is for sources that have directives of both languages, side by side or chosen by the
preprocessor: those of OpenMP are translated, and each statement for which the two say different things
is reported: data clauses, reductions, private copies, collapse, async with nowait, and directives that
one of them lacks. What emit --as omp writes for a statement agrees with it. The number of a queue is not
compared with what depend names, nor are numbers of gangs and threads.

--select and --ignore choose warnings and notes by their codes, or by how codes begin: --select=ACC4,OMP6. Errors
are always shown. --max-errors ends the list early; --quiet leaves out all but diagnostics.

A file .accc.toml holds settings for the sources in and below its directory: std, openacc, openmp,
directives, warnings, select, ignore, per-file-ignores, includes, defines, undefines, exclude and baseline; 'accc init' writes one
that explains them. The command line overrides it.

The exit status is 0 without errors, 1 with errors, 2 for a wrong command line.`,
		Example: `  accc check jacobi.c
  accc check --format gnu src/*.c
  accc check -p build
  accc check -- gcc -O3 -DN=64 -Iinclude -c jacobi.c
  accc check --format sarif -o accc.sarif src
  accc check --fix src
  accc check --baseline accc.json --update-baseline src
  accc check --statistics src
  accc check --agree both.c`,
		RunE: func(cmd *cobra.Command, args []string) error {
			x.paths = args
			if n := cmd.ArgsLenAtDash(); n >= 0 {
				x.paths, x.command = args[:n], args[n:]
			}
			switch {
			case len(x.command) > 0 && (len(x.paths) > 0 || x.database != ""):
				return errors.New("the command after -- names the sources: expected no path and no database before it")
			case len(x.command) > 0 && watch:
				return errors.New("--watch cannot be combined with a command after --")
			case len(args) == 0 && x.database == "":
				return errors.New("expected a source, a directory or a compilation database")
			case watch && (x.fix || x.diff || x.update):
				return errors.New("--watch cannot be combined with --fix, --diff and --update-baseline")
			}
			s.Directives.OpenMP = true
			s.Showing.Stdout, s.Showing.Summary = !x.diff, true
			if watch {
				stop := make(chan os.Signal, 1)
				signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
				defer signal.Stop(stop)
				return x.watch(s, stop)
			}
			return x.once(s)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&x.fix, "fix", false, "make the edits that diagnostics offer, and show what remains")
	f.BoolVar(&x.both, "agree", false, "compare the directives of OpenACC and OpenMP of sources that have both, and report where they differ")
	f.StringVar(&x.by.ACC, "guard-acc", "", "with --agree, a macro that is defined where directives of OpenACC are read")
	f.StringVar(&x.by.OMP, "guard-omp", "", "with --agree, a macro that is defined where directives of OpenMP are read")
	f.BoolVar(&x.diff, "diff", false, "print the edits that --fix makes, as a unified diff, and write nothing")
	f.StringVarP(&s.Showing.File, "output", "o", "", "write the diagnostics to a file instead of standard output")
	f.StringVarP(&x.database, "database", "p", "", "take flags from a compilation database, or from the one in a directory")
	f.StringVar(&x.baseline, "baseline", "", "report only what a `file` of known findings does not hold")
	f.BoolVar(&x.update, "update-baseline", false, "write what is found to the file of --baseline, and report nothing")
	f.BoolVar(&s.Showing.Statistics, "statistics", false, "count the diagnostics by code instead of showing them")
	f.Var(driver.NumberFlag(&s.Showing.MostErrors, 0, 1, math.MaxInt32), "max-errors", "show no more than this `number` of errors (default: all)")
	f.BoolVarP(&s.Showing.Quiet, "quiet", "q", false, "print diagnostics, and nothing else")
	f.BoolVar(&watch, "watch", false, "check again when a file changes")
	sourceFlags(s, cmd)
	concurrentFlag(s, cmd)
	return cmd
}

// inputs are the sources, each with what its compiler is told.
func (x *checking) inputs(s *driver.Session) ([]driver.Input, error) {
	if len(x.command) > 0 {
		return s.Compiled(x.command)
	}
	return s.ExpandAll(x.paths, x.database)
}

// once checks the inputs, and shows what it finds.
func (x *checking) once(s *driver.Session) error {
	inputs, err := x.inputs(s)
	if err != nil {
		return err
	}
	if x.baseline == "" && len(x.command) == 0 {
		if x.baseline, err = s.Baseline(); err != nil {
			return err
		}
		if _, missing := os.Stat(x.baseline); missing != nil && !x.update {
			x.baseline = "" // there are no known findings yet
		}
	}
	if x.update && x.baseline == "" {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--update-baseline needs --baseline FILE, or baseline in .accc.toml")}
	}
	var known *diag.Baseline
	if x.baseline != "" && !x.update {
		text, err := os.ReadFile(x.baseline)
		if err == nil {
			known, err = diag.ReadBaseline(x.baseline, text)
		}
		if err != nil {
			return &driver.StatusError{Status: driver.ExitUsage, Err: err}
		}
	}
	var work func([]driver.Input) error
	switch {
	case x.both:
		work = func(inputs []driver.Input) error {
			return s.Each(inputs, func(part *driver.Session, name string) error {
				return part.Guard(name, func() error { return agree(part, name, x.by) })
			})
		}
	case x.diff:
		work = s.Diff
	case x.fix:
		work = s.Fix
	default:
		work = s.CheckWhole
	}
	err = work(inputs)
	switch {
	case x.update:
		text, n, failed := diag.WriteBaseline(x.baseline, s.Take())
		if failed == nil {
			failed = s.Write(x.baseline, text)
		}
		if failed != nil {
			return failed
		}
		fmt.Fprintf(s.Stderr, "accc: %s holds %s\n", x.baseline, driver.Counted(n, "finding"))
		return err
	case known != nil:
		read := map[string]bool{}
		for _, in := range inputs {
			if name, err := filepath.Abs(in.Name); err == nil {
				read[name] = true
			}
		}
		fresh, old, gone := known.Split(s.Diags.Sorted(), func(name string) bool { return read[name] })
		s.Diags.Replace(fresh)
		if len(old) > 0 && !s.Showing.Quiet {
			fmt.Fprintf(s.Stderr, "accc: %s that %s holds not shown\n", driver.Counted(len(old), "finding"), x.baseline)
		}
		if gone > 0 && !s.Showing.Quiet {
			fmt.Fprintf(s.Stderr, "accc: %s that %s holds found no more; --update-baseline removes them\n", driver.Counted(gone, "finding"), x.baseline)
		}
	}
	if finish := s.Finish(); err == nil {
		err = finish
	}
	return err
}

// watch checks the inputs now and whenever a file changes, until a signal comes.
func (x *checking) watch(s *driver.Session, stop <-chan os.Signal) error {
	w, err := driver.NewWatch()
	if err != nil {
		return &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	defer w.Close()
	for {
		part := s.Again()
		inputs, err := part.ExpandAll(x.paths, x.database)
		if err != nil {
			return err
		}
		if err := w.Add(x.paths...); err != nil {
			return err
		}
		for _, in := range inputs {
			if err := w.Add(append([]string{in.Name}, in.Options.Includes...)...); err != nil {
				return err
			}
		}
		if err := w.Add(s.Options.Includes...); err != nil {
			return err
		}
		start := time.Now()
		var status *driver.StatusError
		if err := x.once(part); errors.As(err, &status) && status.Err != nil {
			fmt.Fprintf(s.Stderr, "accc: %v\n", status.Err)
		}
		fmt.Fprintf(s.Stderr, "accc: checked %s in %v; waiting for changes\n", driver.Counted(len(inputs), "file"), time.Since(start).Round(time.Millisecond))
		if again, err := w.Wait(stop); !again {
			return err
		}
	}
}

// agree checks that the directives of both languages in a source say the same.
func agree(s *driver.Session, name string, by emit.Guards) error {
	if layout, err := s.LayoutOf(name); err != nil || driver.LanguageOf(layout) == nil {
		return err
	}
	reader, err := s.Reader(name)
	if err != nil {
		return err
	}
	found, err := translate.Agree(reader, by)
	if s.AddFound(found); err == nil && found.HasErrors() {
		err = s.Finish()
	}
	return err
}
