package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"

	"accc/backend/check"
	"accc/backend/run"
	"accc/backend/trace"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// deviceModes are the values of --device.
var deviceModes = map[string]run.Mode{"discrete": run.Discrete, "shared": run.Shared, "host": run.Host}

func runCommand(s *driver.Session) *cobra.Command {
	var opts run.Options
	var mode, checks, profile string
	var report, live bool
	var box sandbox
	cmd := &cobra.Command{
		Use:   "run FILE... [-- ARGS...]",
		Short: "Compile a program and execute it on the simulated accelerator",
		Long: `run compiles a program and executes it. The exit status is the program's, 134 after a run-time
error, or 1 where something wrong was found in a program that ends with 0.

Host and device have separate memories. A kernel that accesses data that is not on the device stops
the program, and the message names the location, the variable and the directive. Writes just past
the ends of a variable on the device are found too; --check=memory finds every access out of bounds.
--check=data finds reads of values that the other side has newer ones of, or that were never set, and
names the update that is missing. --check=race finds accesses of one construct that nothing orders, and
--check=async work of queues and target tasks that nothing waits for, both in one run, whatever its
timing: queues do everything at once then. --check=all makes all of these checks.

What is found is shown on standard error, each finding at once. With --format=json a finding is one
object on one line; --format=sarif is one document at the end.

A program runs in a sandbox. It can access files in and below the working directory and below the
directories of --dir (DIR:ro for reading only; .:ro is allowed), and /dev/null, stdin, stdout and stderr; neither links nor .. lead out of
them. Of the environment it sees ACC_*, OMP_*, HOME, LANG, LC_*, LOGNAME, PATH, PWD, TERM, TMPDIR,
TZ and USER, and the variables of --env ('*' for all). It starts no processes and has no network.
--memory limits host memory and the memory of each device, at most 2 GiB; what accc keeps for the program
beside these (scratch files, messages, tables of the libraries) as much again and 256 MB, after which
calls fail as without memory or space on disk. --timeout limits the time.

The C library is that of C11 with what HPC programs use of POSIX: files, clocks, signals (those from outside, such as
SIGTERM and SIGUSR1, reach the handlers of the program, or stop it with what was measured until then), and threads,
each of which runs to its end when it is created. The built-in functions of GNU C, the atomic ones
included, work on the host and in kernels. A call of a missing function
is an error that names it.

A program of MPI runs as --ranks=N ranks, each with host memory and devices of its own, without an MPI library:
messages, collective operations, derived types and topologies, by mpi.h, the modules mpi and mpi_f08, and mpif.h; no
one-sided communication, MPI-IO or dynamic processes. Ranks that wait for one another end with a message that says
what each waits for; --mpi-eager=0 finds sends that rely on buffering.

Callbacks for events (OpenACC 3.3 chapter 5, acc_prof.h) are called: acc_prof_register, or a function
acc_register_library of the program. So is the routine of acc_set_error_routine, before an
error of the runtime ends the program. Profiling libraries (ACC_PROFLIB) are native code and are not
loaded.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(inputs(cmd, args)) == 0 {
				return errors.New("expected an input file (arguments of the program follow --)")
			}
			return nil
		},
		Example: `  accc run jacobi.c
  accc run -DN=64 main.c solver.c -- 100 2000
  accc run --device=shared jacobi.c
  accc run --ranks=4 --label halo.c
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
			if checks != "" {
				var err error
				if opts.Check, err = check.ParseClasses(checks); err != nil {
					return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--check: %w", err)}
				}
			}
			if opts.Check&(check.Data|check.Race|check.Async) != 0 {
				eager(s, nil) // what detectors know of the program lives long
			}
			if opts.Timeout > 0 {
				if status, ok, err := watched(s, opts.Timeout); err != nil {
					return &driver.StatusError{Status: driver.ExitErrors, Err: err}
				} else if ok {
					return &driver.StatusError{Status: status}
				}
			}
			if slices.Contains(s.Fortran.Checks, "bounds") || slices.Contains(s.Fortran.Checks, "all") {
				opts.Check |= check.Memory // finds the accesses that leave the whole variable
			}
			s.Warn.Bearing, s.Fortran.Whole, s.Directives.OpenMP = true, true, true
			module, err := s.Linked(files)
			if err != nil {
				return err
			}
			opts.Verbose = s.Directives.List
			if note := unfollowed(mode, opts.Check); note != "" && s.Format == "text" {
				fmt.Fprintln(s.Stderr, "note: "+note)
			}
			shown := &findings{s: s}
			if err := shown.begin(); err != nil {
				return err
			}
			opener, err := box.apply(&opts)
			if err != nil {
				return err
			}
			defer opener.Close()
			opts.Args = append([]string{files[0]}, args[len(files):]...)
			opts.Stdin, opts.Stdout, opts.Stderr = s.Stdin, s.ForOthers(), s.Stderr
			if f, ok := opts.Stdout.(*os.File); ok {
				opts.Interactive = term.IsTerminal(int(f.Fd()))
			}
			// A program that is stopped does not lose the lines that it has printed.
			opts.Interactive = opts.Interactive || opts.Timeout > 0
			opts.Found = shown.found
			var recorder *trace.Recorder
			if profile != "" || report {
				recorder = trace.NewRecorder()
				opts.Observer = recorder
			}
			var unread unreadTransfers
			if report {
				opts.Unread, opts.Lost = unread.add, unread.lose
			}
			if live {
				opts.Observer = &tracer{w: s.Stderr, next: opts.Observer}
			}
			// finish writes what was measured, also of a program that is stopped from outside.
			finish := func() error {
				if recorder != nil {
					if p := recorder.Profile(); p.Lost > 0 {
						fmt.Fprintf(s.Stderr, "accc: the profile has the first %d events: %d later ones are left out\n", len(p.Events), p.Lost)
					}
				}
				if report {
					if err := writeMovements(s.Stderr, recorder.Profile(), &unread, s.Format == "json"); err != nil {
						return err
					}
				}
				if profile != "" {
					var out bytes.Buffer
					if err := recorder.Profile().Write(&out); err != nil {
						return err
					}
					if err := driver.WriteFile(profile, out.Bytes(), 0o644); err != nil {
						return &driver.StatusError{Status: driver.ExitErrors, Err: err}
					}
				}
				return shown.end()
			}
			if stopped := opts.Stopped; stopped != nil {
				var once sync.Once
				opts.Stopped = func(status int) {
					once.Do(func() {
						if err := finish(); err != nil {
							fmt.Fprintf(s.Stderr, "accc: %v\n", err)
						}
					})
					stopped(status)
				}
			}
			var status int
			err = s.Guard(files[0], func() (err error) {
				status, err = run.Main(module, opts)
				return err
			})
			if s.Format == "text" {
				opener.ExplainOutside(s.Stderr)
			}
			if fail := finish(); fail != nil {
				return fail
			}
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
	concurrentFlag(s, cmd)
	f := cmd.Flags()
	f.StringVar(&mode, "device", "discrete", "the device: discrete (a memory of its own), shared (host memory) or host (none)")
	box.flags(f, &opts)
	f.BoolVar(&opts.Managed, "managed", false, "also transfer the block of malloc that a pointer in no data clause points into, as with managed memory")
	f.StringVar(&profile, "profile", "", "write what the devices did, and when, to a file of trace events (Perfetto, chrome://tracing, accc report)")
	f.BoolVar(&report, "report", false, "at the end, show what each clause moved: how often, how many bytes, how often it was there, and what was needless: with --check=data also what was never read; with --format=json an object on a line each")
	f.BoolVar(&live, "trace", false, "show transfers, allocations, kernels and waiting as they happen")
	f.StringVar(&checks, "check", "", "check more while the program runs: memory (every access is to memory that is there), data (no value that is read is old or was never set), race (no two accesses depend on their order), async (queues and target tasks are waited for), all, or several with commas; many times slower")
	return cmd
}

// unfollowed says what a check cannot find on a device; "" where there is nothing to say.
func unfollowed(device string, checks check.Classes) string {
	switch {
	case checks&check.Async != 0 && device == "host":
		return "--check=async finds nothing with --device=host, nor does data: the host does everything itself, in order"
	case checks&check.Data != 0 && device != "discrete":
		return "--check=data finds nothing with --device=" + device + ": host and device have one memory, where no value is old"
	}
	return ""
}

// inputs returns the arguments before "--".
func inputs(cmd *cobra.Command, args []string) []string {
	if n := cmd.ArgsLenAtDash(); n >= 0 {
		return args[:n]
	}
	return args
}
