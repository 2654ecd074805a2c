package c

import (
	"path/filepath"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// FrontEnd is C as a frontend.FrontEnd.
type FrontEnd struct{}

// Layout is the only layout of C.
const Layout frontend.Layout = "c"

// Language implements frontend.FrontEnd.
func (FrontEnd) Language() frontend.Language { return frontend.C }

// Layouts implements frontend.FrontEnd.
func (FrontEnd) Layouts() []frontend.Layout { return []frontend.Layout{Layout} }

// LayoutOf implements frontend.FrontEnd.
func (FrontEnd) LayoutOf(name string) (layout frontend.Layout, header, ok bool) {
	ext := filepath.Ext(name)
	return Layout, ext == ".h", ext == ".c" || ext == ".h"
}

// Joint implements frontend.FrontEnd: translation units know nothing of one another.
func (FrontEnd) Joint() bool { return false }

// Rules implements frontend.FrontEnd.
func (FrontEnd) Rules() []*diag.Rule { return Rules }

// DirectiveBefore implements frontend.FrontEnd; lines that end in a backslash go on.
func (FrontEnd) DirectiveBefore(before string, _ frontend.Layout) (*pragma.Table, string) {
	line := before[strings.LastIndexByte(before, '\n')+1:]
	rest := strings.TrimSuffix(before[:len(before)-len(line)], "\n")
	for strings.HasSuffix(strings.TrimRight(rest, " \t\r"), `\`) {
		previous := strings.TrimRight(rest, " \t\r")
		cut := strings.LastIndexByte(previous, '\n') + 1
		line = strings.TrimSuffix(previous[cut:], `\`) + " " + line
		rest = strings.TrimSuffix(previous[:cut], "\n")
		if cut == 0 {
			break
		}
	}
	words := strings.TrimLeft(line, " \t")
	words, ok := strings.CutPrefix(words, "#")
	if !ok {
		return nil, ""
	}
	words, ok = strings.CutPrefix(strings.TrimLeft(words, " \t"), "pragma")
	if !ok {
		return nil, ""
	}
	table, words := frontend.Sentinel(strings.TrimLeft(words, " \t"), "")
	if words == "" {
		return nil, ""
	}
	return table, strings.TrimLeft(words, " \t")
}

// Reader reads translation units, as a frontend.Reader.
type Reader struct{}

// Parse implements frontend.Reader.
func (Reader) Parse(in frontend.Input, r diag.Reporter) frontend.Source {
	if u := Parse(in.File, in.Options, r); u != nil {
		return u
	}
	return nil
}

// Order implements frontend.Reader.
func (Reader) Order(list []frontend.Input) []frontend.Input { return list }

// Neutral implements frontend.Source.
func (u *Unit) Neutral() *frontend.Unit { return u.Model }

// LibraryUses implements frontend.Source: in C a header is included for the whole file.
func (u *Unit) LibraryUses(*source.File) []frontend.LibraryUse { return nil }

// InsertionPoints implements frontend.Source: in C declarations may appear between statements.
func (u *Unit) InsertionPoints(*source.File) []frontend.InsertionPoints { return nil }
