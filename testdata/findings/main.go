// Findings runs the corpus of wrong programs and their right twins, and prints what accc finds of each class:
//
//	go run ./testdata/findings
//
// A wrong program begins with a comment that says what is to be found: "find: stale value of b, read at 12, write at 10", where
// what is no access is a directive, and perhaps "fix: update self(b)", which the fix holds. NAME_right is NAME made right: nothing
// is found in it.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// A place is where one side of a finding is.
type place struct {
	Line   int
	Access string
}

// A finding is what accc run shows of one.
type finding struct {
	Kind, Message, Variable, Fix string
	First, Second                *place
}

// A program is a wrong program, with what is to be found in it.
type program struct {
	file, twin, class, language string
	want                        finding
}

var wanted = regexp.MustCompile(`^(?://|!) find: (data race|stale value|uninitialized value|out of bounds|not present|lifetime|async order|transfer)(?: of ([^,]+(?:\([^)]*\))?))?, (read|write|directive) at (\d+)(?:, (read|write|directive) at (\d+))?$`)

// corpus reads the programs below a directory.
func corpus(dir string) ([]program, error) {
	var list []program
	files, err := filepath.Glob(filepath.Join(dir, "*", "*", "*"))
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		ext := filepath.Ext(f)
		base := strings.TrimSuffix(f, ext)
		if strings.HasSuffix(base, "_right") {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		head, rest, _ := strings.Cut(string(text), "\n")
		m := wanted.FindStringSubmatch(head)
		if m == nil {
			return nil, fmt.Errorf("%s: expected a line such as '// find: stale value of b, read at 12, write at 10', not %q", f, head)
		}
		at := func(access, line string) *place {
			n, err := strconv.Atoi(line)
			if err != nil {
				return nil
			}
			return &place{n, strings.TrimPrefix(access, "directive")}
		}
		p := program{file: f, twin: base + "_right" + ext, class: filepath.Base(filepath.Dir(f)), language: filepath.Base(filepath.Dir(filepath.Dir(f))),
			want: finding{Kind: m[1], Variable: m[2], First: at(m[3], m[4]), Second: at(m[5], m[6])}}
		if second, _, _ := strings.Cut(rest, "\n"); len(second) > 0 {
			if _, fix, ok := strings.Cut(second, " fix: "); ok {
				p.want.Fix = fix
			}
		}
		list = append(list, p)
	}
	return list, nil
}

// found runs a program with all checks and returns what is found, notes left out.
func found(accc, file string) ([]finding, error) {
	cmd := exec.Command(accc, "run", "-w", "--check="+checks, "--format=json", "--timeout=60", file)
	var shown bytes.Buffer
	cmd.Stderr = &shown
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		return nil, err
	}
	var list []finding
	for lines := bufio.NewScanner(&shown); lines.Scan(); {
		var f finding
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			return nil, fmt.Errorf("%s: %s", file, shown.String())
		}
		list = append(list, f)
	}
	return list, nil
}

// checks are those that are asked for.
const checks = "all"

// matches says how much of what is wanted a finding has: its kind and variable, the lines and accesses, the fix.
func matches(want, got finding) (kind, lines, fix bool) {
	kind = want.Kind == got.Kind && (want.Variable == "" || want.Variable == got.Variable)
	same := func(a, b *place) bool { return a == nil || b != nil && *a == *b }
	lines = kind && (same(want.First, got.First) && same(want.Second, got.Second) ||
		want.Kind == "data race" && same(want.First, got.Second) && same(want.Second, got.First))
	return kind, lines, lines && strings.Contains(got.Fix, want.Fix)
}

// A result is what became of a program.
type result struct {
	program
	kind, lines, fix, alarm bool
	others                  int
	err                     error
	got                     []finding
}

func judge(accc string, p program) result {
	r := result{program: p}
	if r.got, r.err = found(accc, p.file); r.err != nil {
		return r
	}
	for _, f := range r.got {
		kind, lines, fix := matches(p.want, f)
		r.kind, r.lines, r.fix = r.kind || kind, r.lines || lines, r.fix || fix
		if !kind {
			r.others++
		}
	}
	var twin []finding
	twin, r.err = found(accc, p.twin)
	r.alarm = len(twin) > 0
	return r
}

// judgeAll judges the programs, in their order.
func judgeAll(accc string, list []program) []result {
	results := make([]result, len(list))
	var wg sync.WaitGroup
	room := make(chan struct{}, runtime.NumCPU())
	for i, p := range list {
		wg.Go(func() {
			room <- struct{}{}
			results[i] = judge(accc, p)
			<-room
		})
	}
	wg.Wait()
	return results
}

// table prints a line for each class and language.
func table(results []result) {
	type row struct{ programs, kind, lines, fix, alarms int }
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
		}{{&x.kind, r.kind}, {&x.lines, r.lines}, {&x.fix, r.fix}, {&x.alarms, r.alarm}} {
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
	fmt.Printf("%-10s %-8s %8s %8s %8s %8s %8s\n", "class", "language", "programs", "found", "lines", "fix", "alarms")
	for _, k := range keys {
		r := rows[k]
		fmt.Printf("%s %8d %8d %8d %8d %8d\n", strings.Replace(k, "~", " ", 1), r.programs, r.kind, r.lines, r.fix, r.alarms)
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
	flag.Parse()
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
			fmt.Printf("%s: kind %t, lines %t, fix %t, alarm in the twin %t: %+v\n", r.file, r.kind, r.lines, r.fix, r.alarm, r.got)
		}
	}
	table(results)
	return nil
}
