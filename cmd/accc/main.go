// Command accc checks, lowers, runs and rewrites C and Fortran with OpenACC and
// OpenMP directives. Each command is a file of this package.
package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"
	"accc/frontend/fortran"

	"github.com/spf13/cobra"
)

func main() {
	s := driver.NewSession()
	s.Alone = true
	image, ok, err := embedded()
	switch {
	case err != nil:
		fmt.Fprintf(os.Stderr, "%s: %v\n", os.Args[0], err)
		os.Exit(driver.ExitErrors)
	case ok:
		os.Exit(runEmbedded(s, image, os.Args))
	}
	os.Exit(execute(s, os.Args[1:]))
}

// commands make the commands of accc; a command is one function in one file.
var commands = []func(*driver.Session) *cobra.Command{
	runCommand, irCommand, emitCommand, reportCommand, checkCommand, optCommand, explainCommand, dialectCommand, passesCommand,
	envCommand, versionCommand, initCommand, licensesCommand,
}

// execute runs accc on a session and returns its exit status.
func execute(s *driver.Session, args []string) int {
	root := newRoot(s)
	names := map[string]bool{}
	for _, c := range root.Commands() {
		names[c.Name()] = true
	}
	cmd, err := root, error(nil)
	if isDriver(args, names) {
		err = runDriver(s, args)
	} else {
		words, libraries := compilerWords(args)
		for _, l := range libraries {
			fmt.Fprintf(s.Stderr, "accc: library %s is not linked: what it defines is missing\n", l)
		}
		root.SetArgs(words)
		cmd, err = root.ExecuteC()
	}
	if unwritten := s.Unwritten(); unwritten != nil {
		err = unwritten
	}
	if err == nil {
		return driver.ExitOK
	}
	var status *driver.StatusError
	if !errors.As(err, &status) {
		// cobra's own errors are about the command line.
		status = &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%w\nsee '%s --help'", err, cmd.CommandPath())}
	}
	if status.Err != nil {
		fmt.Fprintf(s.Stderr, "accc: %v\n", status.Err)
	}
	return status.Status
}

func newRoot(s *driver.Session) *cobra.Command {
	root := &cobra.Command{
		Use:   "accc [compiler flags] FILE... | accc COMMAND",
		Short: "OpenACC and OpenMP without a GPU: check, lower, run, rewrite",
		Long: `accc reads C and Fortran with directives of OpenACC and OpenMP, checks every directive and clause,
lowers them to MLIR's acc and omp dialects, and then writes the directives back, prints the IR, or
runs the program on a simulated accelerator (OpenACC).

Given files instead of a command, accc is a compiler of C and Fortran that takes the options of cc
and gfortran. It translates sources with OpenACC directives to OpenMP and passes them to the host
compiler (--cc, ACCC_CC or cc; --fc, ACCC_FC or gfortran). Directives of OpenMP are the host
compiler's; with -fopenmp they are checked first in the sources that are translated. CC=accc and FC=accc work for make and CMake, with
MPI's compilers, and for C also with automake and ccache. To find a Fortran module again, accc
leaves NAME.accmod beside the NAME.mod of the host compiler.

With --target=wasm, or without a host compiler, the output is a self-contained executable that
needs no toolchain. It takes the flags of 'accc run' from the variable ACCC_RUN_FLAGS.

New here? 'accc help tutorial' goes from a serial program to a tuned one.`,
		Example: `  accc jacobi.c -o jacobi     compile to an executable
  accc run jacobi.c           compile and execute on the simulated device
  accc check src/             diagnostics only
  accc ir jacobi.c            the dialect IR
  accc emit jacobi.c --as acc the source with its directives regenerated`,
		Version:           driver.Version(),
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: false},
		PersistentPreRun: func(cmd *cobra.Command, args []string) {
			s.Command = cmd.CommandPath()
			if shortLived[cmd.Name()] {
				eager(s, args)
			}
		},
	}
	root.SetOut(s.Stdout)
	root.SetErr(s.Stderr)
	root.SetIn(s.Stdin)
	root.SetHelpCommand(helpCommand(root))
	root.SetFlagErrorFunc(unknownFlag)
	root.SetVersionTemplate("accc {{.Version}}\n")
	for _, c := range commands {
		root.AddCommand(c(s))
	}
	for _, name := range topics {
		root.AddCommand(topicCommand(name))
	}
	completeValues(root)
	return root
}

// sources are the commands with sourceFlags.
var sources = map[string]bool{"run": true, "ir": true, "emit": true, "check": true, "report": true}

// alone are options of Fortran compilers with one dash that do not begin with -f.
var alone = map[string]bool{"-r8": true, "-i8": true, "-cpp": true, "-nocpp": true, "-fpp": true, "-nofpp": true, "-Mfree": true, "-Mfixed": true, "-Mextend": true,
	"-Mpreprocess": true, "-free": true, "-fixed": true, "-extend-source": true}

// compilerWords turns options as compilers have them, with one dash, into those of accc's commands, and leaves out those that are about code alone.
// libraries are those that a program would be linked with and accc run does not have.
func compilerWords(args []string) (words, libraries []string) {
	if len(args) == 0 || !sources[args[0]] {
		return args, nil
	}
	words = args[:1:1]
	for i := 1; i < len(args); i++ {
		switch a := args[i]; {
		case a == "--":
			return append(words, args[i:]...), libraries
		case strings.HasPrefix(a, "-std="):
			words = append(words, "-"+a)
		case ccflags.IsAboutCode(a):
			library, given := strings.CutPrefix(a, "-l")
			if ccflags.TakesNext(a) && i+1 < len(args) {
				i++
				library = args[i]
			}
			if given && args[0] == "run" && !slices.Contains(ccflags.Libraries, library) {
				libraries = append(libraries, library)
			}
		case alone[a], strings.HasPrefix(a, "-f") && len(a) > 2:
			words = append(words, "--fortran="+a)
		default:
			words = append(words, a)
		}
	}
	return words, libraries
}

// sourceFlags are the flags of commands that read source files.
func sourceFlags(s *driver.Session, cmd *cobra.Command) {
	inputFlags(s, cmd)
	cmd.Flags().StringVar(&s.Format, "format", "text", diag.FormatsHelp)
	cmd.Flags().Var(driver.ChoiceFlag(&s.Showing.Color, driver.Colors...), "color", "colour diagnostics: auto (on a terminal), always or never")
}

// inputFlags are those of them that tell how sources are read.
func inputFlags(s *driver.Session, cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVarP(&s.Lang, "language", "x", "", "language of the inputs: c, f90, f, mlir (default: by file name)")
	f.StringArrayVarP(&s.Options.Includes, "include", "I", nil, "search a directory for headers")
	f.StringArrayVarP(&s.Options.Defines, "define", "D", nil, "define a macro: NAME or NAME=TEXT")
	f.StringArrayVarP(&s.Options.Undefs, "undefine", "U", nil, "undefine a macro")
	f.Var(driver.StdFlag(s), "std", "language standard: c89, c99, c11, c17, c23 or a gnu form, f95 to f2023 or legacy (all of Fortran is read with each), acc2.7 to acc3.4, and omp4.5 to omp6.0 (default gnu17, acc3.4, omp5.2)")
	f.Var(driver.DirectivesFlag(s), "directives", "directive languages to read: acc, omp or acc,omp (default both)")
	f.BoolVarP(&s.Directives.List, "verbose", "v", false, "list the directives of a language that --directives leaves out; accc run: also tell what is left on devices, and what does nothing")
	f.VarP(driver.WarnFlag(s), "warn", "W", "choose warnings: -WCODE, -Wno-CODE, -Wmaybe, -Werror, -Werror=CODE")
	f.Var(driver.CodesFlag(&s.Warn.Select), "select", "show only warnings and notes with these codes, or codes that begin so: ACC4,OMP6011")
	f.Var(driver.CodesFlag(&s.Warn.Ignore), "ignore", "show no warnings and notes with these codes, or codes that begin so")
	f.BoolVarP(&s.Warn.Quiet, "no-warnings", "w", false, "show no warnings")
	f.BoolVar(&s.Options.HostHeaders, "host-headers", false, "use the host's headers instead of accc's own")
	f.Var(driver.NumberFlag(&s.Fortran.Width, 72, 7, fortran.NoWidth), "fixed-line-length", "`number` of the last column of statements in fixed form Fortran")
	f.StringArrayVarP(&s.Fortran.ModuleDirs, "module-dir", "J", nil, "search a directory for modules of Fortran")
	f.Var(driver.FortranFlag(s), "fortran", "an option of Fortran compilers; it may be given alone too: -fdefault-real-8, -ffixed-form, -cpp, -fimplicit-none, -fconvert=big-endian...")
}

// concurrentFlag is the flag of commands that take do concurrent for a loop of the device where that is asked for.
func concurrentFlag(s *driver.Session, cmd *cobra.Command) {
	cmd.Flags().Var(driver.ConcurrentFlag(s), "do-concurrent", "where loops do concurrent of Fortran run: host or device, as parallel loops (default host)")
}
