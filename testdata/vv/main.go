// Vv runs the tests of a checkout of the OpenACC Validation and Verification suite under accc run and prints
// how many pass: a test passes when it compiles and its program ends with status 0.
//
//	go run ./testdata/vv -suite DIR [-jobs 2] [-filter regexp] [-lang c] [-device "--devices=2"] [-against "gcc -fopenacc"] [-list]
//	go run ./testdata/vv -suite DIR -omp [-lang c|fortran] [-against "clang-22 -fopenmp -fsyntax-only -w"]
//	go run ./testdata/vv -suite DIR -omp -run [-lang c|fortran] [-filter regexp]
//	go run ./testdata/vv -suite DIR -omp -passes
//	go run ./testdata/vv -suite DIR -omp -flang [-filter regexp]
//	go run ./testdata/vv -suite DIR -omp -native-llvm [-lang c|fortran] [-filter regexp]
//	go run ./testdata/vv -suite DIR -omp -regenerate [-lang c|fortran] [-filter regexp] [-cc "gcc -fopenmp -O1"]
//	go run ./testdata/vv -suite DIR -omp -as acc [-lang c|fortran] [-filter regexp] [-cc "gcc -fopenmp"]
//	go run ./testdata/vv -suite DIR -as omp|back|omp-multicore|acc|omp-ir|omp-multicore-ir [-cc "gcc -fopenmp -O1"] [-against "gcc -fopenacc -O1"]
//	go run ./testdata/vv -suite DIR [-omp] -optimize [-lang c|fortran] [-filter regexp]
//	go run ./testdata/vv -suite DIR [-omp] -config [-as omp] [-lang c|fortran] [-filter regexp]
//	go run ./testdata/vv -suite DIR -as omp -offload nvptx-none [-run] [-lang c|fortran] [-cc "gcc-12 -fopenmp -O1"]
//
// With -omp the suite is the one of OpenMP; omp.go says what is done with it, regenerate.go what -regenerate does, toacc.go what -as acc does, optimize.go what -optimize does, config.go what -config does. With -as the tests are rewritten instead; translate.go says what passes then.
//
// The tests run on two discrete devices; the ones that do not pass run once more with --managed, and on shared memory, where a
// missing data clause does not show. known.txt, or known_omp.txt, says of tests that do not pass what in them is against the specification, known_flang.txt why the IR of a test is not flang's; the
// table has that reason, and names the tests that fail without one.
//
// The suite (github.com/OpenACCUserGroup/OpenACCV-V) is no part of this repository. As its own infrastructure
// does, every test is compiled by itself with the directory of the tests on the include path, which holds
// acc_testsuite.h. The tests draw random numbers from the time of day unless SEED is defined; it is, so that
// two runs do the same. With -against the tests that do not pass are compiled and run by another compiler
// too, which shows the ones that are wrong in themselves.
package main

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

type options struct {
	suite, filter, lang, against, accc, flags, device, as, cc, include, offload string
	jobs                                                                        int
	timeout                                                                     time.Duration
	list, omp, regenerate, passes, flang, nativeLLVM, run, optimize, config     bool
}

func main() {
	var o options
	flag.StringVar(&o.suite, "suite", "", "the checkout of the suite")
	flag.StringVar(&o.filter, "filter", "", "run the tests whose file name matches")
	flag.StringVar(&o.lang, "lang", "c", "c or fortran")
	flag.StringVar(&o.against, "against", "", "a compiler and its flags, to run the failing tests with too")
	flag.StringVar(&o.accc, "accc", "", "the accc to test (default: built from this tree)")
	flag.StringVar(&o.flags, "flags", "-DSEED=1", "flags of accc and of the compilers")
	flag.StringVar(&o.device, "device", "--devices=2", "flags of accc run alone")
	flag.StringVar(&o.as, "as", "", "rewrite the tests instead: acc, omp, back (to OpenMP and to OpenACC again), omp-multicore, omp-ir or omp-multicore-ir")
	flag.StringVar(&o.cc, "cc", "", "with -as, the compiler of what is written and its flags (default gcc -O1 with -fopenacc or -fopenmp)")
	flag.StringVar(&o.offload, "offload", "", "with -as omp, the device that GCC compiles and links the translations for: nvptx-none; nothing is run without -run")
	flag.IntVar(&o.jobs, "jobs", runtime.NumCPU(), "how many tests run at once")
	flag.DurationVar(&o.timeout, "timeout", 30*time.Second, "the time one test may take")
	flag.BoolVar(&o.list, "list", false, "list the tests that pass, too")
	flag.BoolVar(&o.omp, "omp", false, "the suite is that of OpenMP, whose tests are checked")
	flag.BoolVar(&o.passes, "passes", false, "with -omp, compare passes with those of fir-opt-22 on what flang-22 makes of the tests in Fortran")
	flag.BoolVar(&o.flang, "flang", false, "with -omp, compare the operations that the tests in Fortran become with flang-22's")
	flag.BoolVar(&o.nativeLLVM, "native-llvm", false, "with -omp, compile the tests by mlir-translate-22 and clang-22, and run them")
	flag.BoolVar(&o.regenerate, "regenerate", false, "with -omp, write the directives of the tests back and compare")
	flag.BoolVar(&o.optimize, "optimize", false, "compare the tests with what accc emit --optimize=data makes of them, under accc run with all checks")
	flag.BoolVar(&o.config, "config", false, "write the tests once, with -as or with accc emit --optimize=data, and compare them under other values of their macros")
	flag.BoolVar(&o.run, "run", false, "with -omp, run the tests with four threads; with -offload, run the translations on the device of this machine")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "vv:", err)
		os.Exit(1)
	}
}

// An outcome is what became of a test.
type outcome string

const (
	passed    outcome = "pass"
	rejected  outcome = "compile" // accc or the compiler has reported an error
	failed    outcome = "fail"    // the program ended with another status than 0
	trapped   outcome = "trap"    // the program was stopped by a run-time error
	timedOut  outcome = "timeout"
	internals outcome = "internal" // accc itself is wrong
)

var outcomes = []outcome{passed, failed, trapped, timedOut, rejected, internals}

// A result is one test with its outcome and the line that tells most about it.
type result struct {
	test    string
	outcome outcome
	detail  string
	other   outcome // with -against
	// status and otherStatus are the exit statuses of what was written and of the original, with -as.
	status, otherStatus int
	// managed and shared are with --managed and on shared memory, if the test did not pass.
	managed, shared outcome
}

//go:embed known.txt
var knownText string

//go:embed known_omp.txt
var knownOpenMPText string

//go:embed known_flang.txt
var knownFlangText string

// known are the reasons for tests that do not pass, by name: the section of the specification and what the test does.
func known() map[string]string { return reasonsIn(knownText) }

// reasonsIn reads a list of tests, sections and reasons.
func reasonsIn(text string) map[string]string {
	reasons := map[string]string{}
	for line := range strings.Lines(text) {
		if fields := strings.SplitN(strings.TrimSpace(line), " | ", 3); len(fields) == 3 {
			reasons[fields[0]] = fields[1] + ": " + fields[2]
		}
	}
	return reasons
}

var extensions = map[string]string{"c": ".c", "fortran": ".F90"}

// compiler is the one of GCC for the language.
func (o *options) compiler() string {
	if o.lang == "fortran" {
		return "gfortran"
	}
	return "gcc"
}

func run(o *options) error {
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.offload != "" && o.as != "omp" {
		return errors.New("-offload goes with -as omp")
	}
	if o.against == "" && o.as != "" && o.offload == "" {
		o.against = o.compiler() + " -fopenacc -O1"
	}
	if o.accc == "" {
		o.accc = filepath.Join(dir, "accc")
		if out, err := exec.Command("go", "build", "-o", o.accc, "./cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("building accc: %w\n%s", err, out)
		}
	}
	if o.flang {
		o.lang = "fortran"
	}
	if o.omp && o.passes {
		return comparePasses(o)
	}
	if o.omp && o.nativeLLVM {
		return compileNatively(o)
	}
	if o.omp {
		return checkOpenMP(o)
	}
	tests, err := find(o)
	if err != nil {
		return err
	}
	if o.config {
		return compareConfigured(o, tests)
	}
	if o.optimize {
		return compareOptimized(o, tests)
	}
	if err := o.prepare(dir); err != nil {
		return err
	}
	start := time.Now()
	results := make([]result, len(tests))
	o.each(len(tests), func(i int) { results[i] = o.test(dir, tests[i], i) })
	if o.as != "" {
		reportRewritten(o, results, time.Since(start))
		return nil
	}
	report(o, results, time.Since(start), known())
	return nil
}

// each calls f with the numbers below n, some at once.
func (o *options) each(n int, f func(i int)) {
	next := make(chan int)
	var workers sync.WaitGroup
	for range max(o.jobs, 1) {
		workers.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	workers.Wait()
}

// find returns the tests of the suite that are asked for.
func find(o *options) ([]string, error) {
	ext, ok := extensions[o.lang]
	if !ok {
		return nil, fmt.Errorf("-lang %s: expected c or fortran", o.lang)
	}
	wanted, err := regexp.Compile(o.filter)
	if err != nil {
		return nil, err
	}
	if o.suite == "" {
		return nil, errors.New("-suite DIR: the checkout of the suite is needed")
	}
	all, err := filepath.Glob(filepath.Join(o.suite, "Tests", "*"+ext))
	if err != nil {
		return nil, err
	}
	tests := slices.DeleteFunc(all, func(path string) bool { return !wanted.MatchString(filepath.Base(path)) })
	if len(tests) == 0 {
		return nil, fmt.Errorf("no test in %s/Tests matches", o.suite)
	}
	return tests, nil
}

// test runs one test under accc and, if it fails and that is asked for, with another compiler.
func (o *options) test(dir, path string, number int) result {
	r := result{test: filepath.Base(path)}
	if o.as != "" {
		o.rewritten(&r, dir, path, number)
		return r
	}
	command := slices.Concat([]string{o.accc, "run", "-I", filepath.Dir(path)}, strings.Fields(o.flags), strings.Fields(o.device))
	r.outcome, r.detail = classify(execute(o.timeout, append(command, path)))
	if r.outcome != passed && r.outcome != rejected {
		r.managed, _ = classify(execute(o.timeout, append(command, "--managed", path)))
		r.shared, _ = classify(execute(o.timeout, append(command, "--device=shared", path)))
	}
	if r.outcome != passed && o.against != "" {
		r.other, _ = o.native(o.against, path, filepath.Join(dir, fmt.Sprint("test", number)))
	}
	return r
}

// statusTimeout and statusSignal stand for ends that are no exit.
const (
	statusTimeout = -1
	statusSignal  = -2
)

func execute(limit time.Duration, command []string) (status int, stderr string) {
	status, _, stderr = printed(limit, command)
	return status, stderr
}

// printed is also what the command prints.
func printed(limit time.Duration, command []string) (status int, stdout, stderr string) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	var out, text bytes.Buffer
	c.Stdout, c.Stderr = &out, &text
	c.WaitDelay = time.Second
	// What the command has started ends with it: a compiler's own processes, too.
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	err := c.Run()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return statusTimeout, out.String(), text.String()
	case err == nil:
		return 0, out.String(), text.String()
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		return exit.ExitCode(), out.String(), text.String()
	}
	return statusSignal, out.String(), text.String() + err.Error()
}

// The exit statuses of accc run beside those of the program: see accc help.
const (
	exitDiagnostics = 1
	exitUsage       = 2
	exitInternal    = 70
	exitTrap        = 134
)

var (
	diagnostic = regexp.MustCompile(`(?m)^(?:(?:[^\n:]+:\d+:\d+: )?error(?:\[\w+\])?|accc): .*`)
	runTime    = regexp.MustCompile(`(?m)^.*: run-time error: .*`)
	crash      = regexp.MustCompile(`(?m)^(?:panic: |fatal error: |goroutine \d+ ).*`)
)

func classify(status int, stderr string) (outcome, string) {
	line := diagnostic.FindString(stderr)
	switch {
	case status == 0:
		return passed, ""
	case status == statusTimeout:
		return timedOut, ""
	case status == exitInternal || status == statusSignal || crash.MatchString(stderr):
		return internals, cmpOr(crash.FindString(stderr), line, firstLine(stderr))
	case status == exitTrap:
		return trapped, cmpOr(runTime.FindString(stderr), line, firstLine(stderr))
	case (status == exitDiagnostics || status == exitUsage) && line != "":
		return rejected, line
	}
	return failed, fmt.Sprintf("exit status %d %s", status, firstLine(stderr))
}

func cmpOr(lines ...string) string {
	for _, l := range lines {
		if l != "" {
			return l
		}
	}
	return ""
}

func firstLine(text string) string {
	s := bufio.NewScanner(strings.NewReader(text))
	s.Scan()
	return s.Text()
}

// report prints the tests that do not pass, with their reasons from a list of these, and counts.
func report(o *options, results []result, took time.Duration, explained map[string]string) {
	counts := map[outcome]int{}
	reasons := map[string]int{}
	managed, shared, unexplained := 0, 0, 0
	for _, r := range results {
		counts[r.outcome]++
		if r.outcome == rejected || r.outcome == internals {
			reasons[r.detail]++
		}
		if r.outcome == passed && !o.list {
			continue
		}
		other := ""
		if r.other != "" {
			other = fmt.Sprintf(" [%s: %s]", strings.Fields(o.against)[0], r.other)
		}
		switch {
		case r.managed == passed:
			other += " [managed: pass]"
			managed++
		case r.shared == passed:
			other += " [shared: pass]"
			shared++
		}
		fmt.Printf("%-8s  %s%s  %s\n", r.outcome, r.test, other, strings.ReplaceAll(r.detail, filepath.Join(o.suite, "Tests")+"/", ""))
		reason, ok := explained[filepath.Base(r.test)]
		switch {
		case ok && r.outcome == passed:
			fmt.Printf("%10slisted as wrong, but passes\n", "")
		case ok:
			fmt.Printf("%10s%s\n", "", reason)
		case r.outcome != passed:
			unexplained++
			fmt.Printf("%10snot explained\n", "")
		}
	}
	if len(reasons) > 0 {
		fmt.Println("\nreasons, by number of tests:")
		for _, reason := range byCount(reasons) {
			fmt.Printf("%5d  %s\n", reasons[reason], reason)
		}
	}
	fmt.Printf("\n%d tests in %.0f s:", len(results), took.Seconds())
	for _, c := range outcomes {
		fmt.Printf(" %d %s", counts[c], c)
	}
	fmt.Println()
	if !o.omp {
		fmt.Printf("%d more pass with --managed, %d more on shared memory\n", managed, shared)
	}
	fmt.Printf("%d do not pass for a reason that is not known to be the test's\n", unexplained)
}

func byCount(reasons map[string]int) []string {
	var out []string
	for r := range reasons {
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b string) int {
		if reasons[a] != reasons[b] {
			return reasons[b] - reasons[a]
		}
		return strings.Compare(a, b)
	})
	return out
}
