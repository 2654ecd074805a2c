// Package probe reads the probes of the specification: small programs of one sentence of OpenACC 3.3 each, which say themselves
// what is expected of them. The comment at the head of a probe is
//
//	// 2.6.2: what the sentence says, in our own words,
//	// on as many lines as it takes
//	// flags: --devices=2
//	// env: ACC_DEVICE_NUM=1
//	// status: 3
//	// error: y is not on the device
//	// output: 1 2 3
//
// of which all but the first are optional. "output" is a line of standard output, "status" the exit status, "error" a regular
// expression for the run-time error that stops the program, with status 134. A comment "want ACC3004" at the end of a line says that
// this diagnostic is reported there; without output the program is refused. What is not expected is a deviation.
package probe

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A Probe is one program and what is expected of it.
type Probe struct {
	Path    string
	Section string // paragraph of the specification: 2.6.2
	Says    string // its sentence
	Flags   []string
	Env     []string // NAME=value
	Status  int
	Output  string
	Error   *regexp.Regexp // of the run-time error, or nil
	Wants   []string       // "12 ACC3004", a line and a code, sorted
}

// Name is the name of the probe: its file without the directory.
func (p *Probe) Name() string { return filepath.Base(p.Path) }

// Fortran reports whether the probe is in Fortran.
func (p *Probe) Fortran() bool { return filepath.Ext(p.Path) != ".c" }

// Refused reports whether the program is expected to be refused before it runs.
func (p *Probe) Refused() bool { return len(p.Wants) > 0 && p.Output == "" && p.Error == nil }

const (
	statusErrors = 1   // accc has reported errors
	statusTrap   = 134 // a run-time error has stopped the program
)

var (
	head = regexp.MustCompile(`^(?://|!) ?(?:([0-9][0-9.]*): (.*)|(flags|env|status|error|output):(?: (.*))?|(.*))$`)
	want = regexp.MustCompile(`(?://|!) want ((?:ACC\d+ ?)+)$`)
)

// Read reads a probe.
func Read(path string) (*Probe, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	p := &Probe{Path: path}
	status := ""
	lines := strings.Split(string(text), "\n")
	for n, line := range lines {
		m := head.FindStringSubmatch(line)
		if m == nil || strings.HasPrefix(line, "!$") {
			break
		}
		value := m[4]
		switch m[3] {
		case "flags":
			p.Flags = strings.Fields(value)
		case "env":
			p.Env = append(p.Env, value)
		case "status":
			status = value
		case "error":
			if p.Error, err = regexp.Compile(value); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", path, n+1, err)
			}
		case "output":
			p.Output += value + "\n"
		default:
			if m[1] != "" {
				p.Section, p.Says = m[1], m[2]
			} else {
				p.Says += " " + strings.TrimSpace(m[5])
			}
		}
	}
	for n, line := range lines {
		if m := want.FindStringSubmatch(line); m != nil {
			for _, code := range strings.Fields(m[1]) {
				p.Wants = append(p.Wants, fmt.Sprint(n+1, " ", code))
			}
		}
	}
	slices.Sort(p.Wants)
	if section, _, _ := strings.Cut(p.Name(), "-"); section != p.Section {
		return nil, fmt.Errorf("%s: expected a first line \"%s: sentence\"", path, section)
	}
	return p, p.expectStatus(status)
}

func (p *Probe) expectStatus(status string) (err error) {
	switch {
	case status != "":
		if p.Status, err = strconv.Atoi(status); err != nil {
			return fmt.Errorf("%s: status: %w", p.Path, err)
		}
	case p.Error != nil:
		p.Status = statusTrap
	case p.Refused():
		p.Status = statusErrors
	}
	return nil
}

// All reads the probes below a directory that holds c and fortran, in the order of their sections.
func All(dir string) ([]*Probe, error) {
	var all []*Probe
	for _, pattern := range []string{"c/*.c", "fortran/*.[fF]90", "fortran/*.f"} {
		paths, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return nil, err
		}
		for _, path := range paths {
			p, err := Read(path)
			if err != nil {
				return nil, err
			}
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b *Probe) int { return slices.Compare(numbers(a.Section), numbers(b.Section)) })
	return all, nil
}

// numbers are the numbers of a section.
func numbers(section string) (list []int) {
	for part := range strings.SplitSeq(section, ".") {
		n, _ := strconv.Atoi(part) // what is not a number sorts first
		list = append(list, n)
	}
	return list
}

// Args are the arguments of accc for the probe.
func (p *Probe) Args() []string {
	return slices.Concat([]string{"run", "--format=gnu"}, p.Flags, []string{p.Path})
}

// An Answer is what a program, or the compiler that refuses it, does.
type Answer struct {
	Status         int
	Stdout, Stderr string
}

// diagnostic is one in GNU's form.
var diagnostic = regexp.MustCompile(`(?m)^[^:\n]+:(\d+):\d+: (?:error|warning): .*\[(ACC\d+)\]$`)

// Deviations are the ways in which accc's answer is not the expected one.
func (p *Probe) Deviations(got Answer) (list []string) {
	if p.Status != got.Status {
		list = append(list, fmt.Sprintf("expected exit status %d, got %d", p.Status, got.Status))
	}
	if p.Output != got.Stdout && p.Error == nil {
		list = append(list, fmt.Sprintf("expected output %q, got %q", p.Output, got.Stdout))
	}
	if p.Error != nil && !p.Error.MatchString(got.Stderr) {
		list = append(list, fmt.Sprintf("expected an error like %q", p.Error))
	}
	var reported []string
	for _, m := range diagnostic.FindAllStringSubmatch(got.Stderr, -1) {
		reported = append(reported, m[1]+" "+m[2])
	}
	slices.Sort(reported)
	if !slices.Equal(p.Wants, reported) {
		list = append(list, fmt.Sprintf("expected diagnostics %q, got %q", p.Wants, reported))
	}
	if len(list) > 0 && got.Stderr != "" {
		list = append(list, got.Stderr)
	}
	return list
}
