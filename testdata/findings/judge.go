package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// execute runs accc, whose status says that it found something, and returns what it wrote to standard error and output.
func execute(accc string, args ...string) (stderr, stdout []byte, err error) {
	cmd := exec.Command(accc, args...)
	var out, shown bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &shown
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		return nil, nil, err
	}
	return shown.Bytes(), out.Bytes(), nil
}

// found runs a program with all checks and returns what is found, notes left out.
func found(accc, file string, options []string) ([]finding, error) {
	args := append([]string{"run", "-w", "--check=all", "--format=json", "--timeout=60"}, options...)
	shown, _, err := execute(accc, append(args, file)...)
	if err != nil {
		return nil, err
	}
	var list []finding
	for lines := bufio.NewScanner(bytes.NewReader(shown)); lines.Scan(); {
		var f finding
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			return nil, fmt.Errorf("%s: %s", file, shown)
		}
		list = append(list, f)
	}
	return list, nil
}

// A diagnostic is what accc check shows of one.
type diagnostic struct {
	Code, Severity, Message string
	Place                   place
	Labels                  []struct{ Line int }
	Fixes                   []struct {
		Message string
		Edits   []struct{ New string }
	}
}

// A movement is what accc run --report shows of a clause.
type movement struct {
	Kind, Variable, Advice string
	Place                  place
}

// moved runs a program and returns the clauses whose transfers are needless.
func moved(accc, file string) (list []movement, err error) {
	shown, _, err := execute(accc, "run", "-w", "--check=data", "--report", "--format=json", "--timeout=60", file)
	if err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(bytes.NewReader(shown)); lines.Scan(); {
		var m movement
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil {
			return nil, fmt.Errorf("%s: %s", file, shown)
		}
		if m.Kind == "movement" && m.Advice != "" {
			list = append(list, m)
		}
	}
	return list, nil
}

// read checks a program without running it, and returns the warnings and errors, and what the code wanted is of.
func read(accc, file, code string) ([]diagnostic, error) {
	args := []string{"check", "--format=json", file}
	if code != "" {
		args = append(args, "-W"+code)
	}
	_, shown, err := execute(accc, args...)
	if err != nil {
		return nil, err
	}
	var all struct{ Diagnostics []diagnostic }
	if err := json.Unmarshal(shown, &all); err != nil {
		return nil, fmt.Errorf("%s: %w: %s", file, err, shown)
	}
	return slices.DeleteFunc(all.Diagnostics, func(d diagnostic) bool { return d.Severity == "info" && d.Code != code }), nil
}

// unordered are kinds of which either place may come first: it depends on the schedule.
var unordered = []string{"data race", "deadlock", "message passing"}

// matches says how much of what is wanted a finding has: its kind and variable, the lines and accesses, the fix.
func matches(want, got finding) (kind, lines, fix bool) {
	kind = want.Kind == got.Kind && (want.Code == "" || regexp.MustCompile("^"+want.Code+"$").MatchString(got.Code)) && (want.Variable == "" || want.Variable == got.Variable)
	same := func(a, b *place) bool {
		return a == nil || b != nil && a.Line == b.Line && a.Access == b.Access && (a.Column == 0 || a.Column == b.Column)
	}
	lines = kind && (same(want.First, got.First) && same(want.Second, got.Second) ||
		slices.Contains(unordered, want.Kind) && same(want.First, got.Second) && same(want.Second, got.First))
	return kind, lines, lines && strings.Contains(got.Fix, want.Fix)
}

// matchesRead does that of a diagnostic.
func matchesRead(want finding, got diagnostic) (kind, lines, fix bool) {
	kind = want.Code == got.Code && (want.Variable == "" || strings.Contains(got.Message, "'"+want.Variable+"'"))
	lines = kind && want.First.Line == got.Place.Line
	if want.Fix == "" {
		return kind, lines, lines
	}
	for _, f := range got.Fixes {
		fix = fix || lines && strings.Contains(f.Message, want.Fix)
	}
	return kind, lines, fix
}

// sees says whether a diagnostic is about a place of what is wanted.
func sees(want finding, got diagnostic) bool {
	lines := []int{got.Place.Line}
	for _, l := range got.Labels {
		lines = append(lines, l.Line)
	}
	return slices.ContainsFunc([]*place{want.First, want.Second}, func(p *place) bool { return p != nil && slices.Contains(lines, p.Line) })
}

// A result is what became of a program.
type result struct {
	program
	// kind, lines and fix: what is found is what is wanted, at its lines, with its fix. seen: accc check says something there.
	kind, lines, fix, seen bool
	// alarm: something is found in the twin, by running or by reading.
	alarm bool
	err   error
	got   []finding
	told  []diagnostic
	twin  string
}

func judge(accc string, p program) result {
	r := result{program: p}
	code := ""
	if p.read {
		code = p.want.Code
	}
	if r.told, r.err = read(accc, p.file, code); r.err != nil {
		return r
	}
	add := func(kind, lines, fix bool) {
		r.kind, r.lines, r.fix = r.kind || kind, r.lines || lines, r.fix || fix
	}
	for _, d := range r.told {
		r.seen = r.seen || sees(p.want, d)
		if p.read {
			add(matchesRead(p.want, d))
		}
	}
	if p.moved {
		return r.judgeMoved(accc)
	}
	if !p.read {
		if r.got, r.err = found(accc, p.file, p.options); r.err != nil {
			return r
		}
		for _, f := range r.got {
			add(matches(p.want, f))
		}
	}
	ran, err := found(accc, p.twin, p.options)
	if err != nil {
		r.err = err
		return r
	}
	told, err := read(accc, p.twin, code)
	if err != nil {
		r.err = err
		return r
	}
	if r.alarm = len(ran)+len(told) > 0; r.alarm {
		r.twin = fmt.Sprintf("%+v %+v", ran, told)
	}
	return r
}

// judgeMoved judges a program that transfers what it need not.
func (r result) judgeMoved(accc string) result {
	list, err := moved(accc, r.file)
	if err == nil {
		for _, m := range list {
			kind := r.want.Variable == m.Variable
			lines := kind && r.want.First.Line == m.Place.Line
			r.kind, r.lines, r.fix = r.kind || kind, r.lines || lines, r.fix || lines && strings.Contains(m.Advice, r.want.Fix)
		}
		list, err = moved(accc, r.program.twin)
	}
	if r.err, r.alarm = err, len(list) > 0; r.alarm {
		r.twin = fmt.Sprintf("%+v", list)
	}
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
