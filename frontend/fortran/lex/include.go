package lex

import (
	"path/filepath"
	"strings"

	"accc/frontend/source"
)

// maxInclude bounds the depth of include lines, maxIncluded their number.
const (
	maxInclude  = 64
	maxIncluded = 10_000
)

// include follows an include line: the word and a character constant, nothing else.
func (r *reader) include(in *input, at, end int) bool {
	text := in.text
	if end-at < 9 || text[at]|0x20 != 'i' || lower(text[at:at+7]) != "include" {
		return false
	}
	open := skipBlanks(text, at+7, end)
	if open == end || text[open] != '"' && text[open] != '\'' {
		return false
	}
	size := strings.IndexByte(text[open+1:end], text[open])
	if size < 0 {
		return false
	}
	after := skipBlanks(text, open+size+2, end)
	if after < end && text[after] != '!' {
		return false
	}
	r.open(in, text[open+1:open+1+size], source.Span{File: in.file, Start: open, End: open + size + 2})
	return true
}

// open reads an included file: that of the directory of the including one, of the -I directories, or one of ours.
func (r *reader) open(in *input, name string, at source.Span) {
	if r.included++; len(r.stack) >= maxInclude || r.included > maxIncluded {
		if r.included <= maxIncluded {
			r.Fault(RuleInclude.New(at, "include lines are nested too deeply"))
		}
		return
	}
	dirs := append([]string{filepath.Dir(in.file.Name)}, r.opts.Includes...)
	if filepath.IsAbs(name) {
		dirs = []string{""}
	}
	for _, dir := range dirs {
		path := filepath.Join(dir, name)
		if text, err := r.opts.Files.Read(path); err == nil {
			r.push(source.NewFile(path, text))
			return
		}
	}
	if text, ok := r.library(name); ok {
		r.push(source.NewFile(name, text))
		r.Own = append(r.Own, Inclusion{name, at})
		r.Files = r.Files[:len(r.Files)-1] // it is not on disk
		r.stack[len(r.stack)-1].width = NoWidth
		return
	}
	r.Incomplete = true
	r.Fault(RuleInclude.New(at, "cannot find '%s'", name))
}

// library is an include file that comes with accc.
func (r *reader) library(name string) ([]byte, bool) {
	if r.opts.Library == nil {
		return nil, false
	}
	return r.opts.Library(name)
}
