package main

import (
	"errors"
	"fmt"
	"os"

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
	var dirs []string
	cmd := &cobra.Command{
		Use:   "run FILE... [-- ARGS...]",
		Short: "Compile a program and execute it on the simulated accelerator",
		Long: `run compiles a program and executes it at once; its exit status is the program's.
Host and device have separate memories: a kernel that touches data that is not on
the device stops the program with the place, the variable and the directive, and status 134.
The program reaches files in and below the working directory; --dir opens other directories.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(inputs(cmd, args)) == 0 {
				return errors.New("expected an input file (arguments of the program go behind --)")
			}
			return nil
		},
		Example: `  accc run jacobi.c
  accc run -DN=64 main.c solver.c -- 100 2000
  accc run --device=shared jacobi.c`,
		RunE: func(cmd *cobra.Command, args []string) error {
			files := inputs(cmd, args)
			var ok bool
			if opts.Mode, ok = deviceModes[mode]; !ok {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown device %q for --device (expected discrete, shared or host)", mode)}
			}
			if opts.Workers < 0 {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--workers=%d: expected a positive number", opts.Workers)}
			}
			if opts.CheckMemory = check == "memory"; check != "" && !opts.CheckMemory {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown check %q for --check (expected memory)", check)}
			}
			s.Warn.Bearing, s.Fortran.Whole = true, true
			module, err := s.Linked(files)
			if err != nil {
				return err
			}
			if err := s.Finish(); err != nil { // warnings
				return err
			}
			opener, err := driver.NewFiles(append([]string{"."}, dirs...))
			if err != nil {
				return err
			}
			defer opener.Close()
			opts.Files = opener
			opts.Args = append([]string{files[0]}, args[len(files):]...)
			opts.Env, opts.Stdin, opts.Stdout, opts.Stderr = os.Environ(), s.Stdin, s.Stdout, s.Stderr
			if f, ok := s.Stdout.(*os.File); ok {
				opts.Interactive = term.IsTerminal(int(f.Fd()))
			}
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
	f.IntVar(&opts.Devices, "devices", 1, "number of devices")
	f.IntVar(&opts.Gangs, "gangs", 0, "gangs of a construct without num_gangs (default 128)")
	f.IntVar(&opts.Workers, "workers", 0, "how many gangs run at the same time (default: the number of processors)")
	f.BoolVar(&opts.Managed, "managed", false, "take the block of malloc along that a pointer in no data clause leads to, as with managed memory")
	f.StringVar(&check, "check", "", "check more while the program runs: memory (each access to it; several times slower)")
	f.StringArrayVar(&dirs, "dir", nil, "let the program reach the files below a directory")
	return cmd
}

// inputs are the arguments in front of "--".
func inputs(cmd *cobra.Command, args []string) []string {
	if n := cmd.ArgsLenAtDash(); n >= 0 {
		return args[:n]
	}
	return args
}
