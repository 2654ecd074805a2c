// Spec runs the probes of the specification, one sentence of OpenACC 3.3 each, under accc run and under gcc and gfortran, and
// prints what each of them answers:
//
//	go run ./testdata/spec [-filter regexp] [-jobs 2] [-accc PATH] [-gcc "gcc -fopenacc -O1"] [-gfortran "gfortran -fopenacc -O1"] [-failing]
//
// The other compilers run on the host. Package probe says what a probe looks like; TestSpec of cmd/accc holds accc to all of them.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"accc/testdata/spec/probe"
)

type options struct {
	dir, filter, accc, gcc, gfortran string
	jobs                             int
	timeout                          time.Duration
	failing                          bool
}

func main() {
	var o options
	flag.StringVar(&o.dir, "dir", "testdata/spec", "the directory of the probes")
	flag.StringVar(&o.filter, "filter", "", "run the probes whose file name matches")
	flag.StringVar(&o.accc, "accc", "", "the accc to test (default: built from this tree)")
	flag.StringVar(&o.gcc, "gcc", "gcc -fopenacc -O1", "the C compiler to compare with, or none")
	flag.StringVar(&o.gfortran, "gfortran", "gfortran -fopenacc -O1", "the Fortran compiler to compare with, or none")
	flag.IntVar(&o.jobs, "jobs", runtime.NumCPU(), "how many probes run at once")
	flag.DurationVar(&o.timeout, "timeout", 30*time.Second, "the time one program may take")
	flag.BoolVar(&o.failing, "failing", false, "list the probes that accc does not answer as expected, alone")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "spec:", err)
		os.Exit(1)
	}
}

// The verdicts on an answer.
const (
	ok       = "OK"
	other    = "other"    // ends with another status or output
	refused  = "refused"  // does not compile, but is expected to
	accepted = "accepted" // compiles, and is expected not to
	crashed  = "crashed"  // the program or the compiler is ended by a signal
	timedOut = "timeout"
)

var verdicts = []string{ok, other, refused, accepted, crashed, timedOut}

// A row is one probe with the answers to it.
type row struct {
	probe       *probe.Probe
	accc, other string
	deviations  []string
}

func run(o *options) error {
	wanted, err := regexp.Compile(o.filter)
	if err != nil {
		return err
	}
	all, err := probe.All(o.dir)
	if err != nil {
		return err
	}
	var rows []*row
	for _, p := range all {
		if wanted.MatchString(p.Name()) {
			rows = append(rows, &row{probe: p})
		}
	}
	dir, err := os.MkdirTemp("", "accc-spec")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.accc == "" {
		o.accc = filepath.Join(dir, "accc")
		if out, err := exec.Command("go", "build", "-o", o.accc, "./cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("building accc: %w\n%s", err, out)
		}
	}
	next := make(chan int)
	var workers sync.WaitGroup
	for range max(o.jobs, 1) {
		workers.Go(func() {
			for i := range next {
				o.answer(rows[i], filepath.Join(dir, fmt.Sprint("probe", i)))
			}
		})
	}
	for i := range rows {
		next <- i
	}
	close(next)
	workers.Wait()
	report(o, rows)
	return nil
}

// answer asks accc and the other compiler of the language.
func (o *options) answer(r *row, exe string) {
	p := r.probe
	got, late := o.execute(p.Env, append([]string{o.accc}, p.Args()...))
	r.deviations = p.Deviations(got)
	switch {
	case late:
		r.accc = timedOut
	case len(r.deviations) == 0:
		r.accc = ok
	case got.Status == statusSignal || strings.Contains(got.Stderr, "internal error"):
		r.accc = crashed
	case got.Status == 1 && p.Status != 1:
		r.accc = refused
	case p.Refused():
		r.accc = accepted
	default:
		r.accc = other
	}
	command := o.gcc
	if p.Fortran() {
		command = o.gfortran
	}
	if command != "" {
		r.other = o.native(p, command, exe)
	}
}

// compilerCrash is what GCC says when it fails itself.
var compilerCrash = regexp.MustCompile(`internal compiler error|Segmentation fault`)

// native compiles a probe with another compiler, runs it and judges the answer. A run-time error may end the program in any way.
func (o *options) native(p *probe.Probe, command, exe string) string {
	module := exe + ".d"
	if err := os.Mkdir(module, 0o755); err != nil {
		return err.Error()
	}
	args := append(strings.Fields(command), "-w")
	if p.Fortran() {
		args = append(args, "-J", module)
	}
	built, late := o.execute(nil, append(args, p.Path, "-o", exe, "-lm"))
	switch {
	case late:
		return timedOut
	case compilerCrash.MatchString(built.Stderr):
		return crashed
	case built.Status != 0 && p.Refused():
		return ok
	case built.Status != 0:
		return refused
	case p.Refused():
		return accepted
	}
	got, late := o.execute(p.Env, []string{exe})
	switch {
	case late:
		return timedOut
	case p.Error != nil && got.Status != 0, got.Status == p.Status && got.Stdout == p.Output:
		return ok
	case got.Status == statusSignal:
		return crashed
	}
	return other
}

// statusSignal stands for the end by a signal.
const statusSignal = -1

func (o *options) execute(env, command []string) (got probe.Answer, late bool) {
	ctx, cancel := context.WithTimeout(context.Background(), o.timeout)
	defer cancel()
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	c.Env = append(os.Environ(), env...)
	c.WaitDelay = time.Second
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	err := c.Run()
	got = probe.Answer{Stdout: stdout.String(), Stderr: stderr.String()}
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		got.Status = exit.ExitCode() // -1 for a signal
	case err != nil:
		got.Status, got.Stderr = statusSignal, err.Error()
	}
	return got, ctx.Err() != nil
}

func report(o *options, rows []*row) {
	fmt.Printf("%-7s %-52s %-9s %-9s\n", "section", "probe", "accc", "gcc")
	counts := map[string]map[string]int{"accc": {}, "gcc": {}, "gfortran": {}}
	programs := map[string]int{}
	for _, r := range rows {
		compiler := "gcc"
		if r.probe.Fortran() {
			compiler = "gfortran"
		}
		programs[compiler]++
		counts["accc"][r.accc]++
		counts[compiler][r.other]++
		if o.failing && r.accc == ok {
			continue
		}
		fmt.Printf("%-7s %-52s %-9s %-9s\n", r.probe.Section, r.probe.Name(), r.accc, r.other)
		for _, d := range r.deviations {
			fmt.Printf("%8s%s\n", "", strings.ReplaceAll(strings.TrimSpace(d), "\n", "\n        "))
		}
	}
	fmt.Printf("\n%d probes, %d in C and %d in Fortran\n", len(rows), programs["gcc"], programs["gfortran"])
	for _, name := range []string{"accc", "gcc", "gfortran"} {
		fmt.Printf("%-9s", name)
		for _, v := range verdicts {
			fmt.Printf(" %d %s", counts[name][v], v)
		}
		fmt.Println()
	}
}
