package main

import (
	"fmt"
	"math"
	"os"
	"path"
	"strings"
	"time"

	"accc/backend/run"
	"accc/cmd/internal/driver"

	"github.com/spf13/pflag"
)

// A sandbox holds what a running program may access. Its flags are those of accc run and, for self-contained
// executables, of ACCC_RUN_FLAGS.
type sandbox struct {
	dirs []string
	env  []string
	seed int

	eager int64
	mpi   string
}

// started is when the command began.
var started = time.Now()

// usualEnv lists the environment variables that a program sees without --env: those that control the device, and
// common ones that hold no secrets. It is a list of what is allowed, because a list of secrets would miss the next token.
var usualEnv = []string{"ACC_*", "OMP_*", "HOME", "LANG", "LC_*", "LOGNAME", "PATH", "PWD", "TERM", "TMPDIR", "TZ", "USER"}

// flags adds the flags that limit what a program may access and how many resources it may use.
func (x *sandbox) flags(f *pflag.FlagSet, opts *run.Options) {
	f.Var(driver.NumberFlag(&opts.Devices, 1, 1, run.MaxDevices), "devices", "`number` of devices")
	f.Var(driver.NumberFlag(&opts.Gangs, 0, 1, run.MaxGangs), "gangs", "`number` of gangs of a construct without num_gangs (default 128)")
	f.Var(driver.NumberFlag(&opts.Workers, 0, 1, run.MaxWorkers), "workers", "`number` of gangs that run at the same time (default: the number of processors)")
	f.Var(driver.NumberFlag(&opts.Threads, 0, 1, run.MaxThreads), "threads", "most `number` of threads of a team of OpenMP (default: what the program asks for)")
	f.Var(driver.NumberFlag(&x.seed, 0, 1, math.MaxInt32), "schedule-seed", "run one thread at a time in a schedule made from a `number`, the same each time")
	f.Var(driver.NumberFlag(&opts.Ranks, 1, 1, run.MaxRanks), "ranks", "`number` of ranks of a program of MPI")
	f.BoolVar(&opts.Label, "label", false, "begin each line that a rank prints with its number")
	x.eager = run.DefaultEager
	f.Var(driver.SizeFlag(&x.eager, 0, 1<<30), "mpi-eager", "largest `size` of a message that its send does not wait with; 0 finds programs that rely on buffering")
	f.StringVar(&x.mpi, "mpi", "device-aware", "what MPI can access: device-aware (memory of devices too) or host")
	f.StringArrayVar(&x.dirs, "dir", nil, "let the program access the files below a `directory`; DIR:ro for reading only")
	f.StringArrayVar(&x.env, "env", nil, "let the program see a `variable` of the environment: NAME, NAME=VALUE or a pattern such as 'SLURM_*'")
	const most = run.MaxMemory + 64<<10 // the first 64 KiB of addresses have no memory
	f.Var(driver.SizeFlag(&opts.Memory, run.MinMemory, most), "memory", fmt.Sprintf("`size` of host memory and of each device's, such as 64M (default, and most: %dM)", most>>20))
	f.Var(driver.DurationFlag(&opts.Timeout), "timeout", "stop after a `time`, compilation included, such as 90, 1.5s or 2m, with status 124")
}

// apply sets the options from the flags. The caller closes the files.
func (x *sandbox) apply(opts *run.Options) (*driver.Files, error) {
	limit := opts.Timeout
	if x.seed > 0 {
		seed := uint64(x.seed)
		opts.Seed = &seed
	}
	switch x.mpi {
	case "device-aware":
	case "host":
		opts.HostMessages = true
	default:
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown value %q for --mpi (expected device-aware or host)", x.mpi)}
	}
	opts.Eager = int(x.eager)
	env, err := x.environment(os.Environ())
	if err != nil {
		return nil, err
	}
	files, err := driver.NewFiles(append([]string{"."}, x.dirs...))
	if err != nil {
		return nil, err
	}
	opts.Env, opts.Files, opts.Memory = env, files, min(opts.Memory, run.MaxMemory)
	if opts.Timeout > 0 {
		// The time counts from the start of the command.
		opts.Timeout = max(opts.Timeout-time.Since(started), 1)
		opts.Limit = limit
	}
	opts.Signals, opts.Stopped = sendSignals, os.Exit
	return files, nil
}

// environment returns the part of the environment that the program sees.
func (x *sandbox) environment(all []string) ([]string, error) {
	patterns := append([]string(nil), usualEnv...)
	set := map[string]string{}
	for _, e := range x.env {
		name, value, isSet := strings.Cut(e, "=")
		_, err := path.Match(name, "")
		switch {
		case name == "", err != nil, isSet && strings.ContainsAny(name, "*?["):
			return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--env=%s: expected NAME, NAME=VALUE or a pattern", e)}
		case isSet:
			set[name] = value
		default:
			patterns = append(patterns, name)
		}
	}
	var out []string
	for _, e := range all {
		name, _, _ := strings.Cut(e, "=")
		if _, ok := set[name]; ok || name == "" {
			continue
		}
		for _, p := range patterns {
			if ok, _ := path.Match(p, name); ok {
				out = append(out, e)
				break
			}
		}
	}
	for name, value := range set {
		out = append(out, name+"="+value)
	}
	return out, nil
}
