package lex

import (
	"path/filepath"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// maxInclude bounds the depth of include lines, maxIncluded their number.
const (
	maxInclude  = 64
	maxIncluded = 10_000
)

// includeLine follows an include line.
func (r *reader) includeLine(in *input, l *tokens.Line) {
	name := in.Text(l.End - 1)
	r.open(in, name[1:len(name)-1], l.First, in.Span(tokens.Run{First: l.End - 2, End: l.End}))
}

// open reads an included file: that of the directory of the including one, of the -I directories, or one of ours.
func (r *reader) open(in *input, name string, tok uint32, at source.Span) {
	if r.included++; len(r.stack) >= maxInclude || r.included > maxIncluded {
		if r.included <= maxIncluded {
			r.Fault(RuleInclude.New(at, "include lines are nested too deeply"))
		}
		return
	}
	dirs := append([]string{filepath.Dir(in.Name)}, r.opts.Includes...)
	if filepath.IsAbs(name) {
		dirs = []string{""}
	}
	for _, dir := range dirs {
		path := filepath.Join(dir, name)
		if text, err := r.opts.Files.Read(path); err == nil {
			r.push(source.NewFile(path, text), tokens.Ref{Tok: tok, In: in.in}, r.opts.Width)
			return
		}
	}
	if text, ok := r.library(name); ok {
		r.push(source.NewFile(name, text), tokens.Ref{Tok: tok, In: in.in}, NoWidth)
		r.Files = r.Files[:len(r.Files)-1] // it is not on disk
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
