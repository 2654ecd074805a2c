package main

import (
	"fmt"
	"os"

	"accc/backend/run"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

func runCommand(s *driver.Session) *cobra.Command {
	var opts run.Options
	cmd := &cobra.Command{
		Use:   "run FILE [-- ARGS...]",
		Short: "Compile a program and execute it on the simulated accelerator",
		Long: `run compiles a program and executes it at once; its exit status is the program's.
Host and device have separate memories: a kernel that touches data that is not on
the device stops the program with the place, the variable and the directive, and status 134.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if files := inputs(cmd, args); len(files) != 1 {
				return fmt.Errorf("expected one input file, got %d (arguments of the program go behind --)", len(files))
			}
			return nil
		},
		Example: `  accc run jacobi.c
  accc run -DN=64 jacobi.c -- 100 2000`,
		RunE: func(cmd *cobra.Command, args []string) error {
			name := inputs(cmd, args)[0]
			module, err := s.Module(name)
			if err != nil {
				return err
			}
			if err := s.Finish(); err != nil { // warnings
				return err
			}
			opts.Args = append([]string{name}, args[1:]...)
			opts.Env, opts.Stdin, opts.Stdout, opts.Stderr = os.Environ(), s.Stdin, s.Stdout, s.Stderr
			status, err := run.Main(module, opts)
			if err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			if status != 0 {
				return &driver.StatusError{Status: status}
			}
			return nil
		},
	}
	sourceFlags(s, cmd)
	return cmd
}

// inputs are the arguments in front of "--".
func inputs(cmd *cobra.Command, args []string) []string {
	if n := cmd.ArgsLenAtDash(); n >= 0 {
		return args[:n]
	}
	return args
}
