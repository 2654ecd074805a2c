package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// A place is where one side of a finding is.
type place struct {
	Line, Column int // column 0, in what is wanted: any
	Access       string
}

// A finding is what accc run shows of one.
type finding struct {
	Code, Kind, Message, Variable, Fix string
	First, Second                      *place
}

// A program is a wrong program, with what is to be found in it.
type program struct {
	file, twin, class, language string
	want                        finding
	options                     []string // of accc run
	// read is whether it is to be found by accc check: the program is wrong in a way that no run shows.
	read bool
	// moved is whether it is a needless transfer, which the report of a run names.
	moved bool
}

const (
	kinds    = `data race|stale value|lost value|uninitialized value|out of bounds|not present|lifetime|async order|transfer|deadlock|message passing`
	access   = `read|write|directive|call`
	position = `\d+(?::\d+)?`
	variable = `(?: of ([^,]+(?:\([^)]*\))?))?`
)

var (
	wanted     = regexp.MustCompile(`^(?://|!) find: (` + kinds + `)(?: (RUN[\d\[\]]+))?` + variable + `, (` + access + `) at (` + position + `)(?:, (` + access + `) at (` + position + `))?(?:; (-.*))?$`)
	wantedMove = regexp.MustCompile(`^(?://|!) find: needless transfer` + variable + `, at (\d+)$`)
	wantedRead = regexp.MustCompile(`^(?://|!) find: ((?:ACC|OMP)\d+)` + variable + `, at (\d+)$`)
)

// expectation reads the first lines of a program.
func (p *program) expectation(text string) (ok bool) {
	want := &p.want
	head, rest, _ := strings.Cut(text, "\n")
	at := func(access, where string) *place {
		line, column, _ := strings.Cut(where, ":")
		n, err := strconv.Atoi(line)
		if err != nil {
			return nil
		}
		if access == "directive" || access == "call" {
			access = "" // no access of the program itself
		}
		col, _ := strconv.Atoi(column)
		return &place{n, col, access}
	}
	if m := wanted.FindStringSubmatch(head); m != nil {
		*want = finding{Kind: m[1], Code: m[2], Variable: m[3], First: at(m[4], m[5]), Second: at(m[6], m[7])}
		p.options = strings.Fields(m[8])
	} else if m := wantedMove.FindStringSubmatch(head); m != nil {
		p.moved, *want = true, finding{Variable: m[1], First: at("", m[2])}
	} else if m := wantedRead.FindStringSubmatch(head); m != nil {
		p.read, *want = true, finding{Code: m[1], Variable: m[2], First: at("", m[3])}
	} else {
		return false
	}
	second, _, _ := strings.Cut(rest, "\n")
	_, want.Fix, _ = strings.Cut(second, " fix: ")
	return true
}

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
		p := program{file: f, twin: base + "_right" + ext, class: filepath.Base(filepath.Dir(f)), language: filepath.Base(filepath.Dir(filepath.Dir(f)))}
		if !p.expectation(string(text)) {
			return nil, fmt.Errorf("%s: expected a first line such as '// find: stale value of b, read at 12, write at 10' or '// find: ACC4038 of s, at 8'", f)
		}
		list = append(list, p)
	}
	return list, nil
}
