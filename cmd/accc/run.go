package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"accc/backend/run"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// deviceModes are the values of --device.
var deviceModes = map[string]run.Mode{"discrete": run.Discrete, "shared": run.Shared, "host": run.Host}

func runCommand(s *driver.Session) *cobra.Command {
	var opts run.Options
	var mode, check string
	var box sandbox
	cmd := &cobra.Command{
		Use:   "run FILE... [-- ARGS...]",
		Short: "Compile a program and execute it on the simulated accelerator",
		Long: `run compiles a program and executes it at once; its exit status is the program's.
Host and device have separate memories: a kernel that touches data that is not on
the device stops the program with the place, the variable and the directive, and status 134.

What a program can reach: files in and below the working directory (.:ro for reading only), and
below the directories of --dir; links and .. do not lead out of them. Of the environment
the variables ACC_*, OMP_*, HOME, LANG, LC_*, LOGNAME, PATH, PWD, TERM, TMPDIR, TZ and USER, and those of
--env ('*' for all). It starts no processes and has no network. --memory and --timeout limit it.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(inputs(cmd, args)) == 0 {
				return errors.New("expected an input file (arguments of the program go behind --)")
			}
			return nil
		},
		Example: `  accc run jacobi.c
  accc run -DN=64 main.c solver.c -- 100 2000
  accc run --device=shared jacobi.c
  accc run --dir=/data:ro --timeout=60 --memory=512M jacobi.c`,
		RunE: func(cmd *cobra.Command, args []string) error {
			files := inputs(cmd, args)
			var ok bool
			if opts.Mode, ok = deviceModes[mode]; !ok {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown device %q for --device (expected discrete, shared or host)", mode)}
			}
			if opts.Mode == run.Host && cmd.Flags().Changed("devices") {
				return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--device=host has no devices: --devices cannot be given")}
			}
			if opts.CheckMemory = check == "memory"; check != "" && !opts.CheckMemory {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown check %q for --check (expected memory)", check)}
			}
			if opts.Timeout > 0 {
				if status, ok, err := watched(s, opts.Timeout); err != nil {
					return &driver.StatusError{Status: driver.ExitErrors, Err: err}
				} else if ok {
					return &driver.StatusError{Status: status}
				}
			}
			if slices.Contains(s.Fortran.Checks, "bounds") || slices.Contains(s.Fortran.Checks, "all") {
				opts.CheckMemory = true // what is out of bounds and out of the variable is found so
			}
			s.Warn.Bearing, s.Fortran.Whole = true, true
			module, err := s.Linked(files)
			if err != nil {
				return err
			}
			if err := s.Finish(); err != nil { // warnings
				return err
			}
			opener, err := box.apply(&opts)
			if err != nil {
				return err
			}
			defer opener.Close()
			opts.Args = append([]string{files[0]}, args[len(files):]...)
			opts.Stdin, opts.Stdout, opts.Stderr = s.Stdin, s.Stdout, s.Stderr
			if f, ok := s.Stdout.(*os.File); ok {
				opts.Interactive = term.IsTerminal(int(f.Fd()))
			}
			// A program that is stopped loses no line that it has printed.
			opts.Interactive = opts.Interactive || opts.Timeout > 0
			var status int
			err = s.Guard(files[0], func() (err error) {
				status, err = run.Main(module, opts)
				return err
			})
			var known *driver.StatusError
			switch {
			case errors.As(err, &known):
				return err
			case err != nil:
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			case status != 0:
				return &driver.StatusError{Status: status}
			}
			return nil
		},
	}
	sourceFlags(s, cmd)
	f := cmd.Flags()
	f.StringVar(&mode, "device", "discrete", "the device: discrete (a memory of its own), shared (host memory) or host (none)")
	box.flags(f, &opts)
	f.BoolVar(&opts.Managed, "managed", false, "take the block of malloc along that a pointer in no data clause leads to, as with managed memory")
	f.StringVar(&check, "check", "", "check more while the program runs: memory (each access to it; several times slower)")
	return cmd
}

// inputs are the arguments in front of "--".
func inputs(cmd *cobra.Command, args []string) []string {
	if n := cmd.ArgsLenAtDash(); n >= 0 {
		return args[:n]
	}
	return args
}
