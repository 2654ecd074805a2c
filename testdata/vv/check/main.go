// Check runs accc check over the C tests of a checkout of the OpenACC Validation and Verification suite, all in one process,
// prints what it rejects, and compares the time with that of a compiler that looks at the syntax of the same files, one process
// for each.
//
//	go run ./testdata/vv/check -suite DIR [-jobs 2] [-rounds 5] [-against "clang-22 -fopenacc"]
//
// testdata/vv/defects.md lists the tests that break a rule; those that it lacks, and those in it that are not rejected, are named.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"
)

type options struct {
	suite, against, accc string
	jobs, rounds         int
}

func main() {
	var o options
	flag.StringVar(&o.suite, "suite", "", "the checkout of the suite")
	flag.StringVar(&o.against, "against", "", "a compiler and its flags, to measure too")
	flag.StringVar(&o.accc, "accc", "", "the accc to run (default: built from this tree)")
	flag.IntVar(&o.jobs, "jobs", runtime.NumCPU(), "how many processes of the other compiler run at once")
	flag.IntVar(&o.rounds, "rounds", 3, "how often to measure; the fastest counts")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(1)
	}
}

// defectsFile lists the tests that are wrong in themselves, with the rule each breaks.
const defectsFile = "testdata/vv/defects.md"

func run(o *options) error {
	tests, err := filepath.Glob(filepath.Join(o.suite, "Tests", "*.c"))
	if err == nil && (o.suite == "" || len(tests) == 0) {
		err = errors.New("-suite DIR: the checkout of the suite is needed")
	}
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "accc-vv")
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
	ours, report, err := o.check(tests)
	if err != nil {
		return err
	}
	if err := rejections(report, tests); err != nil {
		return err
	}
	fmt.Printf("accc check: %d files in %.2f s\n", len(tests), ours.Seconds())
	if o.against == "" {
		return nil
	}
	theirs, err := o.syntax(dir, tests)
	if err != nil {
		return err
	}
	fmt.Printf("%s -fsyntax-only: %.2f s, %d at once\nratio: %.2f\n", o.against, theirs.Seconds(), o.jobs, ours.Seconds()/theirs.Seconds())
	return nil
}

// check measures accc check, and returns its report in JSON.
func (o *options) check(tests []string) (time.Duration, []byte, error) {
	args := slices.Concat([]string{"check", "--format", "json", "-I", filepath.Dir(tests[0])}, tests)
	var report bytes.Buffer
	took, err := o.fastest(func() error {
		report.Reset()
		c := exec.Command(o.accc, args...)
		c.Stderr = &report
		return c.Run()
	}, 1)
	return took, report.Bytes(), err
}

// syntax measures the other compiler. It gets accc's openacc.h, which it may not have itself.
func (o *options) syntax(dir string, tests []string) (time.Duration, error) {
	header, err := os.ReadFile("frontend/c/include/openacc.h")
	if err != nil {
		return 0, err
	}
	if err := os.WriteFile(filepath.Join(dir, "openacc.h"), header, 0o600); err != nil {
		return 0, err
	}
	args := slices.Concat([]string{"-P", fmt.Sprint(o.jobs), "-n", "1"}, strings.Fields(o.against),
		[]string{"-fsyntax-only", "-w", "-I", dir, "-I", filepath.Dir(tests[0])})
	return o.fastest(func() error {
		c := exec.Command("xargs", args...)
		c.Stdin = strings.NewReader(strings.Join(tests, "\n"))
		return c.Run()
	}, someRejected)
}

// someRejected is how xargs ends when a command has failed.
const someRejected = 123

// fastest is the least time that f takes; ending with the status is fine.
func (o *options) fastest(f func() error, status int) (time.Duration, error) {
	var best time.Duration
	for i := range max(o.rounds, 1) {
		start := time.Now()
		err := f()
		took := time.Since(start)
		var exit *exec.ExitError
		if err != nil && !(errors.As(err, &exit) && exit.ExitCode() == status) {
			return 0, err
		}
		if i == 0 || took < best {
			best = took
		}
	}
	return best, nil
}

// testName finds the test that a row of the list of defects is about.
var testName = regexp.MustCompile("(?m)^\\| `([A-Za-z0-9_]+\\.c)`")

// rejections prints the errors of a report, and compares the files that have some with the list of defects.
func rejections(report []byte, tests []string) error {
	var list struct {
		Diagnostics []struct {
			Code, Severity, Message string
			Place                   struct {
				File string
				Line int
			}
		}
	}
	if err := json.Unmarshal(report, &list); err != nil {
		return fmt.Errorf("the report of accc check: %w", err)
	}
	rejected := map[string]bool{}
	for _, d := range list.Diagnostics {
		if d.Severity == "error" {
			name := filepath.Base(d.Place.File)
			if filepath.Ext(name) == ".c" { // errors in headers come with one in the test that includes them
				rejected[name] = true
			}
			fmt.Printf("%s:%d: %s [%s]\n", name, d.Place.Line, d.Message, d.Code)
		}
	}
	text, err := os.ReadFile(defectsFile)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	rows, _, _ := strings.Cut(string(text), "\n## Warnings")
	for _, m := range testName.FindAllStringSubmatch(rows, -1) {
		known[m[1]] = true
	}
	for _, name := range slices.Sorted(maps.Keys(rejected)) {
		if !known[name] {
			fmt.Printf("%s is not in %s\n", name, defectsFile)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(known)) {
		if !rejected[name] {
			fmt.Printf("%s is in %s and not rejected\n", name, defectsFile)
		}
	}
	fmt.Printf("%d of %d tests rejected\n", len(rejected), len(tests))
	return nil
}
