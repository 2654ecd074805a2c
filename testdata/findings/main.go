// Findings runs the corpus of wrong programs and their right twins, and prints what accc finds of each class:
//
//	go run ./testdata/findings
//	go run ./testdata/findings -dir testdata/mpi/findings
//	go run ./testdata/findings -others
//
// A wrong program begins with a comment that says what is to be found when it runs with all checks: "find: stale value of b, read
// at 12, write at 10", or with columns, "read at 12:20", where what is no access is a directive; or, of what no run can show, what
// accc check tells: "find: ACC4038 of last, at 8". A code after the kind is that of the finding, and options of accc run follow a
// semicolon: "find: deadlock RUN1401, call at 12; --ranks=2". The second line may be "fix: update self(b)", which the fix contains.
// NAME_right is NAME made right: nothing is
// found in it, neither by running nor by reading.
//
// # Reading order
//
// corpus.go (the programs), judge.go (what accc finds in them), others.go (what sanitizers find), main.go (the table).
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// table prints a line for each class and language.
func table(results []result) {
	type row struct{ programs, kind, lines, fix, seen, alarms int }
	rows := map[string]*row{}
	add := func(key string, r result) {
		x := rows[key]
		if x == nil {
			x = &row{}
			rows[key] = x
		}
		x.programs++
		for _, c := range []struct {
			n  *int
			is bool
		}{{&x.kind, r.kind}, {&x.lines, r.lines}, {&x.fix, r.fix}, {&x.seen, r.seen}, {&x.alarms, r.alarm}} {
			if c.is {
				*c.n++
			}
		}
	}
	for _, r := range results {
		add(fmt.Sprintf("%-10s %-8s", r.class, r.language), r)
		add(fmt.Sprintf("%-10s %-8s", "~all", r.language), r)
	}
	var keys []string
	for k := range rows {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	fmt.Printf("%-10s %-8s %8s %8s %8s %8s %8s %8s\n", "class", "language", "programs", "found", "lines", "fix", "reading", "alarms")
	for _, k := range keys {
		r := rows[k]
		fmt.Printf("%s %8d %8d %8d %8d %8d %8d\n", strings.Replace(k, "~", " ", 1), r.programs, r.kind, r.lines, r.fix, r.seen, r.alarms)
	}
}

// build makes accc in a directory.
func build(dir string) (string, error) {
	accc := filepath.Join(dir, "accc")
	out, err := exec.Command("go", "build", "-o", accc, "accc/cmd/accc").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return accc, nil
}

func main() {
	dir := flag.String("dir", "testdata/findings", "the directory of the corpus")
	accc := flag.String("accc", "", "the accc to run (default: one that is built)")
	verbose := flag.Bool("v", false, "list the programs in which something is missed")
	sanitize := flag.Bool("others", false, "run the races among threads in C with the sanitizers of other compilers instead")
	flag.Parse()
	if *sanitize {
		list, err := corpus(*dir)
		if err == nil {
			err = others(list)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := run(*dir, *accc, *verbose); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir, accc string, verbose bool) error {
	list, err := corpus(dir)
	if err != nil {
		return err
	}
	if accc == "" {
		temp, err := os.MkdirTemp("", "findings")
		if err != nil {
			return err
		}
		defer os.RemoveAll(temp)
		if accc, err = build(temp); err != nil {
			return err
		}
	}
	results := judgeAll(accc, list)
	for _, r := range results {
		switch {
		case r.err != nil:
			fmt.Println(r.err)
		case verbose && (!r.fix || r.alarm):
			fmt.Printf("%s: kind %t, lines %t, fix %t\n\tran: %+v\n\tread: %+v\n\ttwin: %s\n", r.file, r.kind, r.lines, r.fix, r.got, r.told, r.twin)
		}
	}
	table(results)
	return nil
}
